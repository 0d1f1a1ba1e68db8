### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = Du beginnst die Aufräumphase.
you-extra-turn = Du bekommst einen Extrazug.
you-play = Du spielst { $cards } aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-play-again = Du spielst { $cards } noch einmal aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-buy = Du kaufst { $cards }.
you-buy-project = Du kaufst das Projekt { $card }.
you-buy-event = Du kaufst das Ereignis { $card }.
you-gain = Du nimmst { $cards }.
you-gain-hand = Du nimmst { $cards } vom Stapel auf die Hand.
you-gain-deck = Du nimmst { $cards } und legst { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.
you-gain-aside = Du nimmst { $cards } und legst { $n ->
    [one] die Karte
   *[other] die Karten
} zur Seite.
you-gain-trash = Du nimmst { $cards } vom Müllstapel.
you-gain-hand-trash = Du nimmst { $cards } vom Müllstapel auf die Hand.
you-gain-deck-trash = Du nimmst { $cards } vom Müllstapel und legst { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.
you-trash = Du entsorgst { $cards }.
you-trash-supply = Du entsorgst { $cards } aus dem Vorrat.
you-discard = Du legst { $cards } ab.
you-draw = Du ziehst { $cards }.
you-reveal = Du deckst { $cards } auf.
you-reveal-hand = Du deckst alle Handkarten auf: { $cards }.
you-reveal-deck = Du deckst { $cards } vom Nachziehstapel auf.
you-look = Du siehst dir { $cards } an.
you-hand = Du nimmst { $cards } auf die Hand.
you-topdeck = Du legst { $cards } auf den Nachziehstapel.
you-bottom = Du legst { $cards } unter den Nachziehstapel.
you-aside = Du legst { $cards } zur Seite.
you-island = Du legst { $cards } auf das Insel-Tableau.
you-native_village = Du legst { $cards } auf das Eingeborenendorf-Tableau.
you-exile = Du schickst { $cards } ins Exil.
you-tavern = Du legst { $cards } aufs Wirtshaustableau.
you-call = Du rufst { $cards } auf.
you-journey-up = Du drehst den Reisemarker mit der Vorderseite nach oben.
you-journey-down = Du drehst den Reisemarker mit der Rückseite nach oben.
you-return = Du legst { $cards } auf den Stapel zurück.
you-exchange = Du nimmst im Tausch { $cards }.
you-shuffle = Du mischst die Karten.
you-deck_to_discard = Du legst den Nachziehstapel auf den Ablagestapel.
you-gifts = Du erhältst { $gifts }.
you-pay = Du zahlst { $n } Geld.
you-favors = Du setzt { $n } Gefallen ein.
you-rotate = Du rotierst den Stapel { $card }.
you-skip = Du setzt einen Zug aus.
you-debt = Du nimmst { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} auf.
you-gather = Du legst einen Punktemarker auf den Stapel { $card }.
you-token_on_pile = Du legst den Marker { $token } auf den Stapel { $card }.
you-coffers-back = Du legst { $n } Taler zurück.
you-villagers-back = Du legst { $n } Dorfbewohner zurück.
you-spend-coffers = Du gibst { $n ->
    [one] einen Taler
   *[other] { $n } Taler
} aus. (+{ $n } Geld)
you-spend-villagers = Du setzt { $n ->
    [one] einen Dorfbewohner ein. (+1 Aktion)
   *[other] { $n } Dorfbewohner ein. (+{ $n } Aktionen)
}
you-spend-debt = Du zahlst { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} ab.
you-take = Du nimmst das Artefakt { $card }.
you-take-state = Du nimmst den Zustand { $card }.
you-give_back = Du gibst den Zustand { $card } zurück.
you-fortune = Du deckst „{ $card }“ auf.
you-receive = Du empfängst „{ $card }“.
you-keep = Du behältst „{ $card }“ bis zum nächsten Zug.
you-token-add = Du legst einen Marker auf das Projekt { $card }.
you-token-clear = Du entfernst { $n ->
    [0] keinen Marker
   *[other] { $n } Marker
} vom Projekt { $card }.
you-react = Du reagierst mit der Karte { $card }.
you-way = Du folgst stattdessen dem { $card }.
you-unaffected = Du bist nicht betroffen.
you-choose = Du wählst: { $option }.
you-name = Du nennst { $card }.
