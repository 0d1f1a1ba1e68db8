### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence, in the accusative. $card is a name in the nominative: an apposition (“das Projekt Kathedrale”).

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
   *[other] { $n } { $many }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] eine Karte { $name }
   *[other] { $n } Karten { $name }
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
cards-hidden = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
cards-none = keine Karten
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $name }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } und { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = Zug { $n } – { $who }
log-extra-turn-begins = Extrazug – { $who }
log-clean-up = { $who } beginnt die Aufräumphase.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] Das Spiel endet: Der Stapel { $cards } ist leer.
   *[other] Das Spiel endet: Die Stapel { $cards } sind leer.
}
log-ending-piles = Das Spiel endet: { $n } Stapel sind leer ({ $cards }).
log-ending-turns = Das Spiel endet: Die Grenze von { $n } Zügen aller zusammen ist erreicht.
log-end = Das Spiel ist zu Ende.
log-extra-turn = { $who } bekommt einen Extrazug.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } spielt { $cards } aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-play-again = { $who } spielt { $cards } noch einmal aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-buy = { $who } kauft { $cards }.
log-buy-project = { $who } kauft das Projekt { $card }.
log-buy-event = { $who } kauft das Ereignis { $card }.
log-gain = { $who } nimmt { $cards }.
log-gain-hand = { $who } nimmt { $cards } vom Stapel auf die Hand.
log-gain-deck = { $who } nimmt { $cards } und legt { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.
log-gain-aside = { $who } nimmt { $cards } und legt { $n ->
    [one] die Karte
   *[other] die Karten
} zur Seite.
log-gain-trash = { $who } nimmt { $cards } vom Müllstapel.
log-gain-hand-trash = { $who } nimmt { $cards } vom Müllstapel auf die Hand.
log-gain-deck-trash = { $who } nimmt { $cards } vom Müllstapel und legt { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.

## Moving cards
log-trash = { $who } entsorgt { $cards }.
log-trash-supply = { $who } entsorgt { $cards } aus dem Vorrat.
log-discard = { $who } legt { $cards } ab.
log-draw = { $who } zieht { $cards }.
log-reveal = { $who } deckt { $cards } auf.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } deckt alle Handkarten auf: { $cards }.
log-reveal-deck = { $who } deckt { $cards } vom Nachziehstapel auf.
log-look = { $who } sieht sich { $cards } an.
# Not from the Supply: this is no gain.
log-hand = { $who } nimmt { $cards } auf die Hand.
log-topdeck = { $who } legt { $cards } auf den Nachziehstapel.
log-bottom = { $who } legt { $cards } unter den Nachziehstapel.
log-aside = { $who } legt { $cards } zur Seite.
log-island = { $who } legt { $cards } auf das Insel-Tableau.
log-native_village = { $who } legt { $cards } auf das Eingeborenendorf-Tableau.
log-exile = { $who } schickt { $cards } ins Exil.
log-tavern = { $who } legt { $cards } aufs Wirtshaustableau.
log-call = { $who } ruft { $cards } auf.
log-journey-up = { $who } dreht den Reisemarker mit der Vorderseite nach oben.
log-journey-down = { $who } dreht den Reisemarker mit der Rückseite nach oben.
log-return = { $who } legt { $cards } auf den Stapel zurück.
log-exchange = { $who } nimmt im Tausch { $cards }.
log-shuffle = { $who } mischt die Karten.
log-deck_to_discard = { $who } legt den Nachziehstapel auf den Ablagestapel.
log-uncover = { $who } hat jetzt oben auf dem Ablagestapel { $cards }.

## Gifts and tokens
log-gifts = { $who } erhält { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } zahlt { $n } Geld.
log-favors = { $who } setzt { $n } Gefallen ein.
log-rotate = { $who } rotiert den Stapel { $card }.
log-skip = { $who } setzt einen Zug aus.
log-debt = { $who } nimmt { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} auf.
log-gather = { $who } legt einen Punktemarker auf den Stapel { $card }.
log-token_on_pile = { $who } legt den Marker { $token } auf den Stapel { $card }.
pile-token-card = +1 Karte
pile-token-action = +1 Aktion
pile-token-buy = +1 Kauf
pile-token-coin = +1 Geld
pile-token-cost = −2 Geld
pile-token-trash = Entsorgen
log-coffers-back = { $who } legt { $n } Taler zurück.
log-villagers-back = { $who } legt { $n } Dorfbewohner zurück.
log-spend-coffers = { $who } gibt { $n ->
    [one] einen Taler
   *[other] { $n } Taler
} aus. (+{ $n } Geld)
log-spend-villagers = { $who } setzt { $n ->
    [one] einen Dorfbewohner ein. (+1 Aktion)
   *[other] { $n } Dorfbewohner ein. (+{ $n } Aktionen)
}
log-spend-debt = { $who } zahlt { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} ab.
log-cost = In diesem Zug kosten alle Karten jetzt { $n } Geld weniger.
log-take = { $who } nimmt das Artefakt { $card }.
# A State; $card is its name.
log-take-state = { $who } nimmt den Zustand { $card }.
log-give_back = { $who } gibt den Zustand { $card } zurück.
# A Boon or Hex.
log-fortune = { $who } deckt „{ $card }“ auf.
log-receive = { $who } empfängt „{ $card }“.
log-keep = { $who } behält „{ $card }“ bis zum nächsten Zug.
log-shuffle_fortunes-boons = Die benutzten Gaben werden gemischt.
log-shuffle_fortunes-hexes = Die benutzten Plagen werden gemischt.
log-token-add = { $who } legt einen Marker auf das Projekt { $card }.
log-token-clear = { $who } entfernt { $n ->
    [0] keinen Marker
   *[other] { $n } Marker
} vom Projekt { $card }.

## Reactions and choices
log-react = { $who } reagiert mit der Karte { $card }.
log-way = { $who } folgt stattdessen dem { $card }.
log-unaffected = { $who } ist nicht betroffen.
log-choose = { $who } wählt: { $option }.
log-name = { $who } nennt { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
