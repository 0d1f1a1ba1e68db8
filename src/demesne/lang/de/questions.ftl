### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: do (the imperative, which begins a sentence), then (the imperative behind it), ask and label (the infinitive). Objects stand in the
### accusative; forms of cards: $name alone, $one, $many (see cards/basic.ftl).

## The turn
ask-action = Welche Aktionskarte spielst du aus?
# $n: Actions that are left.
ask-action-spend = Du hast keine { $n ->
    [0] Aktionen mehr
   *[other] Aktionskarte zum Ausspielen
}. Setzt du einen Dorfbewohner ein oder gehst du in die Kaufphase?
ask-action-end = Du hast keine { $n ->
    [0] Aktionen mehr
   *[other] Aktionskarte zum Ausspielen
}: Weiter zur Kaufphase
ask-play-or-buy = Was möchtest du ausspielen oder kaufen?
ask-play = { $n ->
    [0] Du hast keinen Kauf mehr. Spielst du eine Geldkarte aus oder beendest du den Zug?
   *[other] Es gibt nichts zu kaufen. Spielst du eine Geldkarte aus oder beendest du den Zug?
}
ask-buy = Was kaufst du für { $coins } Geld?
ask-buy-end = { $n ->
    [0] Du hast keinen Kauf mehr
   *[other] Für { $coins } Geld gibt es nichts zu kaufen
}: Beende deinen Zug
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] Du hast keinen Kauf mehr. Spielst du eine Geldkarte aus oder beendest du die Kaufphase?
   *[other] Es gibt nichts zu kaufen. Spielst du eine Geldkarte aus oder beendest du die Kaufphase?
}
ask-buy-end-night = { $n ->
    [0] Du hast keinen Kauf mehr
   *[other] Für { $coins } Geld gibt es nichts zu kaufen
}: Beende deine Kaufphase
ask-debt = { $can ->
    [play] Du hast Schulden ({ $n }) und kannst nichts kaufen. Spielst du eine Geldkarte aus oder beendest du { $then ->
        [night] die Kaufphase
       *[turn] den Zug
    }?
    [pay] Zahlst du deine Schulden ({ $n }) ab, bevor du etwas kaufst, oder beendest du { $then ->
        [night] die Kaufphase
       *[turn] den Zug
    }?
    [pay-late] Du hast Schulden ({ $n }). Zahlst du { $pays } davon ab oder beendest du { $then ->
        [night] die Kaufphase
       *[turn] den Zug
    }?
   *[end] Du hast Schulden ({ $n }) und kannst nichts kaufen: Beende { $then ->
        [night] deine Kaufphase
       *[turn] deinen Zug
    }
}
# $n: how many there are.
ask-how-many-coffers = Wie viele Taler gibst du aus (0 bis { $n })?
ask-how-many-villagers = Wie viele Dorfbewohner setzt du ein (0 bis { $n })?
ask-night = Nacht: Welche Karte spielst du aus?
ask-night-end = Du hast keine Nachtkarte zum Ausspielen: Beende deinen Zug

## Questions
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
ask-for = { $question } (für { $who })
ask-one-of = { $card }: { $choices }?
ask-choose-one = { $card }: Wähle eins
ask-one-more = { $card }: noch eins wählen?
ask-about = { $card }, { $you ->
    [yes] deine Karte { $name }
   *[no] { $name } von { $who }
}: { $choices }?
ask-some-of = { $card }: { $n ->
    [one] Wähle noch eine Möglichkeit
   *[other] Wähle { $n } verschiedene Möglichkeiten
}
ask-yes-or-no = { $card }: Nutzt du das?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: statt der Karte dem Weg folgen ({ $choices })?
ask-effects = { $form ->
    [ask] Was nutzt du jetzt?
   *[do] Was geschieht zuerst?
}
# All of them have become impossible while they were offered.
ask-effects-gone = Hier ist nichts mehr einzusetzen
# What is said if nothing better can be.
ask-plainly = Wähle eins
ask-effect = { $card }: jetzt einsetzen?
ask-order-topdeck = { $card }: Welche Karte soll oben auf deinem Nachziehstapel liegen?
ask-order-play = { $card }: Welche Karte spielst du zuerst aus?
ask-name = { $card }: Nenne eine Karte
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: Wie viel Geld zahlst du über die Kosten hinaus?
ask-overpay-potions = { $card }: Wie viele Tränke zahlst du über die Kosten hinaus?
ask-give-back-coffers = { $card }: Wie viele Taler legst du zurück?
ask-give-back-villagers = { $card }: Wie viele Dorfbewohner legst du zurück?
ask-picked = bisher: { $cards }
asked-other = Frage an { $who }: „{ $question }“
asked-something = { $who } wählt

## What is done
do-all = { $do }
do-for = { $do } für { $gifts }
do-get = { $gifts }
do-discard = { $form ->
    [do] Lege { $what } ab
   *[ask] { $what } ablegen
}
do-trash = { $form ->
    [do] Entsorge { $what }
   *[ask] { $what } entsorgen
}
do-gain = { $form ->
    [do] Nimm { $what }{ $to ->
        [hand] { " " }auf die Hand
        [deck] { " " }und lege die Karte auf deinen Nachziehstapel
       *[discard] {""}
    }
    [then] nimm { $what }{ $to ->
        [hand] { " " }auf die Hand
        [deck] { " " }und lege die Karte auf deinen Nachziehstapel
       *[discard] {""}
    }
   *[ask] { $what } { $to ->
        [hand] auf die Hand nehmen
        [deck] nehmen und auf deinen Nachziehstapel legen
       *[discard] nehmen
    }
}
do-topdeck = { $form ->
    [do] Lege { $what } auf deinen Nachziehstapel
   *[ask] { $what } auf deinen Nachziehstapel legen
}
do-bottom = { $form ->
    [do] Lege { $what } unter deinen Nachziehstapel
   *[ask] { $what } unter deinen Nachziehstapel legen
}
do-hand = { $form ->
    [do] Nimm { $what } auf die Hand
   *[ask] { $what } auf die Hand nehmen
}
do-play = { $form ->
    [do] Spiele { $what }{ $times ->
        [1] {""}
        [2] { " " }zweimal
       *[other] { " " }{ $times }-mal
    } aus
   *[ask] { $what }{ $times ->
        [1] {""}
        [2] { " " }zweimal
       *[other] { " " }{ $times }-mal
    } ausspielen
}
do-replay = { $form ->
    [do] Spiele { $what } noch einmal aus
   *[ask] { $what } noch einmal ausspielen
}
do-reveal = { $form ->
    [do] Decke { $what } auf
   *[ask] { $what } aufdecken
}
do-reveal-deck = { $form ->
    [do] Decke { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels auf
   *[ask] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels aufdecken
}
do-aside = { $form ->
    [do] Lege { $what }{ $until ->
        [turn] { " " }bis zu deinem nächsten Zug
       *[ever] {""}
    } zur Seite
   *[ask] { $what }{ $until ->
        [turn] { " " }bis zu deinem nächsten Zug
       *[ever] {""}
    } zur Seite legen
}
do-island = { $form ->
    [do] Lege { $what } auf dein Insel-Tableau
   *[ask] { $what } auf dein Insel-Tableau legen
}
do-exile = { $form ->
    [do] Schicke { $what } ins Exil
   *[ask] { $what } ins Exil schicken
}
do-tavern = { $form ->
    [do] Lege { $what } auf dein Wirtshaustableau
   *[ask] { $what } auf dein Wirtshaustableau legen
}
do-look = { $form ->
    [do] Sieh dir { $what } an
   *[ask] { $what } ansehen
}
do-put = { $form ->
    [do] Bringe { $what } ins Spiel
   *[ask] { $what } ins Spiel bringen
}
do-choose = { $form ->
    [do] Wähle { $what }
   *[ask] { $what } wählen
}
do-one-of = { $form ->
    [do] Wähle einen der Effekte
   *[ask] einen der Effekte wählen
}
do-exchange = { $form ->
    [do] Tausche { $what } um
   *[ask] { $what } umtauschen
}
do-return = { $form ->
    [do] Lege { $what } auf den Stapel zurück
   *[ask] { $what } auf den Stapel zurücklegen
}
do-pay = { $form ->
    [do] Zahle { $what }
   *[ask] { $what } zahlen
}
do-take = { $form ->
    [do] Nimm das Artefakt { $name }
   *[ask] das Artefakt { $name } nehmen
}
do-token-add = { $form ->
    [do] Lege einen Marker dazu
   *[ask] einen Marker dazulegen
}
do-token-clear = { $form ->
    [do] Entferne deine Marker
   *[ask] deine Marker entfernen
}
do-unaffected = { $form ->
    [do] Sei von der Karte { $name } nicht betroffen
   *[ask] von der Karte { $name } nicht betroffen sein
}
do-gain-copy = { $mine ->
    [yes] selbst die gleiche Karte nehmen
   *[no] den Mitspieler die gleiche Karte nehmen lassen
}
do-deck-to-discard = { $form ->
    [do] Lege deinen Nachziehstapel auf deinen Ablagestapel
   *[ask] deinen Nachziehstapel auf deinen Ablagestapel legen
}
do-extra-turn = { $form ->
    [do] Mache einen Extrazug
   *[ask] einen Extrazug machen
}
do-rotate = { $form ->
    [do] Rotiere den Stapel dieser Karte
   *[ask] den Stapel dieser Karte rotieren
}
do-boon = { $form ->
    [do] Decke die nächste Gabe auf
   *[ask] die nächste Gabe aufdecken
}
do-receive = { $form ->
    [do] Empfange sie
   *[ask] sie empfangen
}
do-end-state = { $form ->
    [do] Gib diesen Zustand zurück
   *[ask] diesen Zustand zurückgeben
}

## With what
what-some = { $mode ->
    [any] beliebig viele { $many }
    [some] { $many }
    [up-to] bis zu { $n } { $many }
   *[exactly] { $n ->
        [one] { $one }
       *[other] { $n } { $many }
    }
}
what-called = Karten { $name }
what-it = diese Karte
what-them = diese Karten
what-that = { $name }
what-aside = die zur Seite gelegten Karten
what-revealed = die aufgedeckten Karten
what-hand = alle Handkarten
what-these = eine dieser Karten
what-coins = { $n } Geld
# A clause ends with a comma, which is left out where the sentence ends there.
what-costing = { $what }, die { $mode ->
    [exactly] genau { $least } Geld
    [least] mindestens { $least } Geld
    [between] { $least } bis { $most } Geld
   *[most] bis zu { $most } Geld
} { $n ->
    [one] kostet
   *[other] kosten
},
what-more = { $what }, die { $mode ->
    [exactly] genau { $n } Geld
   *[most] bis zu { $n } Geld
} mehr kostet,
what-alike = { $what }, die genauso viel kostet,
what-cheaper = { $what }, die weniger kostet,
what-from = { $what } { $from }
what-for = { $what } für { $gifts }
what-each = { $what } für je { $gifts }
from-hand = aus { $you ->
    [yes] deiner Hand
   *[no] der Hand von { $who }
}
from-play = { $you ->
    [yes] aus deinem Spielbereich
   *[no] aus dem Spielbereich von { $who }
}
from-discard = { $you ->
    [yes] aus deinem Ablagestapel
   *[no] aus dem Ablagestapel von { $who }
}
from-look = { $you ->
    [yes] aus diesen Karten
   *[no] aus den aufgedeckten Karten von { $who }
}
from-aside = { $you ->
    [yes] aus deinen zur Seite gelegten Karten
   *[no] aus den zur Seite gelegten Karten von { $who }
}
from-island = { $you ->
    [yes] von deinem Insel-Tableau
   *[no] vom Insel-Tableau von { $who }
}
from-native_village = { $you ->
    [yes] von deinem Eingeborenendorf-Tableau
   *[no] vom Eingeborenendorf-Tableau von { $who }
}
from-exile = { $you ->
    [yes] aus deinem Exil
   *[no] aus dem Exil von { $who }
}
from-tavern = { $you ->
    [yes] von deinem Wirtshaustableau
   *[no] vom Wirtshaustableau von { $who }
}
from-trash = vom Müllstapel
from-supply = aus dem Vorrat

## Which cards
kind-any = Karte
    .one = eine Karte
    .many = Karten
kind-action = Aktionskarte
    .one = eine Aktionskarte
    .many = Aktionskarten
kind-treasure = Geldkarte
    .one = eine Geldkarte
    .many = Geldkarten
kind-victory = Punktekarte
    .one = eine Punktekarte
    .many = Punktekarten
kind-curse = Fluch
    .one = einen Fluch
    .many = Flüche
kind-attack = Angriffskarte
    .one = eine Angriffskarte
    .many = Angriffskarten
kind-reaction = Reaktionskarte
    .one = eine Reaktionskarte
    .many = Reaktionskarten
kind-duration = Dauerkarte
    .one = eine Dauerkarte
    .many = Dauerkarten
kind-action-treasure = Aktions- oder Geldkarte
    .one = eine Aktions- oder Geldkarte
    .many = Aktions- und Geldkarten
kind-victory-curse = Punktekarte oder Fluch
    .one = eine Punktekarte oder einen Fluch
    .many = Punktekarten und Flüche
kind-bane = Bannkarte
    .one = eine Bannkarte
    .many = Bannkarten

## What for, in the accusative
gift-cards = { $of ->
    [cost] so viele Karten, wie sie kostet
    [some] Karten
   *[fixed] +{ $n } { $n ->
        [one] Karte
       *[other] Karten
    }
}
gift-actions = { $of ->
    [cost] so viele Aktionen, wie sie kostet
    [some] Aktionen
   *[fixed] +{ $n } { $n ->
        [one] Aktion
       *[other] Aktionen
    }
}
gift-buys = { $of ->
    [cost] so viele Käufe, wie sie kostet
    [some] Käufe
   *[fixed] +{ $n } { $n ->
        [one] Kauf
       *[other] Käufe
    }
}
gift-coins = { $of ->
    [cost] so viel Geld, wie sie kostet
    [some] Geld
   *[fixed] +{ $n } Geld
}
gift-coffers = { $of ->
    [cost] so viele Taler, wie sie kostet
    [some] Taler
   *[fixed] +{ $n } Taler
}
gift-villagers = { $of ->
    [cost] so viele Dorfbewohner, wie sie kostet
    [some] Dorfbewohner
   *[fixed] +{ $n } Dorfbewohner
}
gift-vp = { $of ->
    [cost] so viele Punkte, wie sie kostet
    [some] Punkte
   *[fixed] +{ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
}
gift-potions = +{ $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
}
gift-favors = +{ $n } Gefallen

## Why one is asked
why-gain = { $you ->
    [yes] du nimmst
   *[no] { $who } nimmt
} { $cards }
why-trash = { $you ->
    [yes] du entsorgst
   *[no] { $who } entsorgt
} { $cards }
why-play = { $you ->
    [yes] du spielst { $cards } aus
   *[no] { $who } spielt { $cards } aus
}
why-reveal = { $you ->
    [yes] du deckst { $cards } auf
   *[no] { $who } deckt { $cards } auf
}
why-discard = { $you ->
    [yes] du legst { $cards } ab
   *[no] { $who } legt { $cards } ab
}
why-with = { $why } durch die Karte { $card }
why-shuffle = { $you ->
    [yes] du mischst
   *[no] { $who } mischt
} gleich
why-turn-start = { $you ->
    [yes] dein Zug
   *[no] der Zug von { $who }
} beginnt
why-buy-phase-start = { $you ->
    [yes] deine Kaufphase
   *[no] die Kaufphase von { $who }
} beginnt
why-buy-phase-end = { $you ->
    [yes] deine Kaufphase
   *[no] die Kaufphase von { $who }
} endet
why-clean-up-start = { $you ->
    [yes] deine Aufräumphase
   *[no] die Aufräumphase von { $who }
} beginnt
why-turn-end = { $you ->
    [yes] dein Zug
   *[no] der Zug von { $who }
} endet
why-game-end = das Spiel würde enden

## Answers
option-card = { $card }
option-play = ausspielen: { $card }
option-play-as = ausspielen: { $card } ({ $name })
option-way = dem Weg folgen: { $card }
option-no-way = der Karte folgen: { $card }
option-buy = kaufen: { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = Geld ausspielen ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; übrig: { $cards }
})
option-end-actions = Aktionsphase beenden
option-end-buys = Zug beenden
option-number = { $n }
option-end-buys-night = Kaufphase beenden
option-end-night = Zug beenden
option-none = verzichten
option-done = fertig
option-yes = ja
option-no = nein
option-nothing = nichts
option-spend-coffers = { $n ->
    [one] Taler
   *[other] { $n } Taler
} ausgeben (+{ $n } Geld)
option-spend-villagers = { $n ->
    [one] Dorfbewohner einsetzen (+1 Aktion)
   *[other] { $n } Dorfbewohner einsetzen (+{ $n } Aktionen)
}
option-pay-debt = { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} abzahlen
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, bis zu { $n }
option-effect = { $card }: { $do }
option-another = { $option } (Nr. { $n })
list-or = { $first } oder { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = jeder Mitspieler: { $do }
text-everybody = jeder Spieler: { $do }
text-may = du darfst: { $do }
text-more = Diese Karte kann mehr, als dieser Satz sagt.
text-worth = ihre Siegpunkte hängen vom Spiel ab
text-overpay = du darfst für diese Karte mehr bezahlen
text-when = später: { $do }
text-when-gain = wenn eine Karte genommen wird: { $do }
text-when-play = wenn eine Karte ausgespielt wird: { $do }
text-when-trash = wenn eine Karte entsorgt wird: { $do }
text-when-discard = wenn eine Karte abgelegt wird: { $do }
text-when-turn-start = zu Beginn deines nächsten Zuges: { $do }
text-when-clean-up-start = zu Beginn der Aufräumphase: { $do }
text-when-reveal = wenn eine Karte aufgedeckt wird: { $do }
