### The table: everything around the game. Questions and answers are in questions.ftl.
### Names of cards stand in the nominative, so they come before or after a colon or as an apposition.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z

## The state of the table
player-human = Spieler
player-human-n = Spieler { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}, { $coins } Geld
state-hand = Hand: { $cards }
state-play = im Spiel: { $cards }
state-discard = oben auf dem Ablagestapel: { $cards }
state-discard-empty = Ablagestapel: leer
state-deck = Nachziehstapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
state-hand-size = Hand: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
state-aside = zur Seite gelegt: { $cards }
state-coffers = Taler: { $n }
state-villagers = Dorfbewohner: { $n }
state-vp = Punktemarker: { $n }
state-debt = Schulden: { $n }
state-potions = , { $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
}
state-projects = Projekte: { $cards }
state-artifacts = Artefakte: { $cards }
state-tokens = { $card }: { $n } Marker
state-favors = Gefallen: { $n }
state-journey = Reisemarker verdeckt
state-skips = muss aussetzen: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
state-mat = { $mat }: { $cards }
state-states = Zustände: { $cards }
state-boons = Gaben: { $cards }
state-pile-tokens = { $tokens } auf { $card }
state-lying = { $n } Punkte auf { $card }
state-deck-boons = Gaben: { $n }, zuletzt { $card }
state-deck-hexes = Plagen: { $n }, zuletzt { $card }
state-stack = { $card }, von oben: { $cards }
state-trash = Müllstapel: { $cards }
state-prizes = Preise: { $cards }
state-pile = { $cost } Geld{ $more } – { $card }: { $n }
state-beside = neben dem Vorrat
state-bane = Bannstapel
state-ferryman = Fährmannstapel
state-landscape-for-sale = { $cost } Geld{ $more } – { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = nichts
state-kingdom = Königreich: { $cards }
state-kingdom-bane = Bannstapel: { $card }
state-seed = Startwert { $seed }

## The end
# Points can be negative, and -1 is “one” too.
result-points = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
result-sources = aus: { $sources }
result-source = { $card } { $n }
result-vp = Punktemarker { $n }
result-deck = Kartensatz: { $cards }
result-winner = { $n ->
    [one] Gewonnen hat: { $who }
   *[other] Den Sieg teilen sich: { $who }
}
result-fewer-turns = Bei Gleichstand gewinnt, wer weniger Züge hatte.

## The plain table
plain-welcome = Demesne. Mit ? bekommst du Hilfe.
plain-prompt = >
plain-not-possible = „{ $answer }“ geht hier nicht. Gib eine der Möglichkeiten ein, oder ? für Hilfe.
plain-pick-several = Gib Nummern oder Namen ein, mit Kommas getrennt, zum Beispiel 1, 2.
plain-type-something = Gib die Nummer oder den Namen einer Möglichkeit ein, oder ? für Hilfe.
plain-no-treasure = Du hast keine Geldkarte, bei der die Reihenfolge egal ist.
plain-undone = Zurückgenommen.
plain-undone-seen = Zurückgenommen, obwohl inzwischen etwas Neues zu sehen war.
plain-nothing-to-undo = Es gibt nichts zurückzunehmen.
plain-undo-agree = Seither war etwas Neues zu sehen. Wenn alle anderen einverstanden sind, es zurückzunehmen, gib { $yes } ein.
plain-seen-first = Es war etwas Neues zu sehen; „{ $answer }“ und was folgt, bleibt daher dir überlassen.
plain-left = Das Spiel ist gespeichert. Weiter geht es mit: demesne resume
plain-saved = Gespeichert: { $file }
plain-turn-of = { $who } ist am Zug. Drücke die Eingabetaste, wenn sonst niemand zusieht.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Drücke die Eingabetaste, wenn nur { $who } zusieht.
plain-no-save = Es gibt kein gespeichertes Spiel zum Fortsetzen.

## Cards
# What a price has besides coins.
price-potion = Trank
price-debt = { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
}
card-cost = kostet { $cost } Geld
card-set = Set: { $set }
card-rulings = Klarstellungen
card-unofficial = (inoffizieller Name)
type-action = Aktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-attack = Angriff
type-reaction = Reaktion
type-gathering = Sammlung
type-duration = Dauer
type-prize = Preis
type-project = Projekt
type-artifact = Artefakt
type-reserve = Reserve
type-landmark = Landmarke
type-event = Ereignis
type-way = Weg
type-night = Nacht
type-command = Befehl
type-liaison = Kontakt
type-fate = Schicksal
type-doom = Verhängnis
type-heirloom = Erbstück
type-spirit = Geist
type-shelter = Unterschlupf
type-ruins = Ruinen
type-looter = Plünderer
type-loot = Kostbarkeit
type-townsfolk = Bürger
type-wizard = Zauberer
type-odyssey = Irrfahrt
type-ally = Verbündeter
type-trait = Merkmal
type-boon = Gabe
type-hex = Plage
type-state = Zustand
