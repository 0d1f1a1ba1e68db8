### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below.
### Names of cards stand in the nominative, so they come after a colon or as an apposition (“das Projekt Kathedrale”).

## Lists of cards
# One kind of card and how many of it. $name: its name.
cards-some = { $n ->
    [one] { $name }
   *[other] { $n }× { $name }
}
# Cards whose faces the reader does not see.
cards-hidden = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
cards-none = keine Karten
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
log-play = { $who } spielt aus: { $cards }.
# Treasures and the coins they gave.
log-play-coins = { $who } spielt aus: { $cards }. (+{ $n } Geld)
log-play-again = { $who } spielt noch einmal aus: { $cards }.
log-buy = { $who } kauft und nimmt: { $cards }.
log-buy-project = { $who } kauft das Projekt { $card }.
log-gain = { $who } nimmt: { $cards }.
log-gain-hand = { $who } nimmt auf die Hand: { $cards }.
log-gain-deck = { $who } nimmt auf den Nachziehstapel: { $cards }.
log-gain-trash = { $who } nimmt vom Müllstapel: { $cards }.
log-gain-hand-trash = { $who } nimmt vom Müllstapel auf die Hand: { $cards }.

## Moving cards
log-trash = { $who } entsorgt: { $cards }.
log-discard = { $who } legt ab: { $cards }.
log-draw = { $who } zieht: { $cards }.
log-reveal = { $who } deckt auf: { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } deckt alle Handkarten auf: { $cards }.
log-reveal-deck = { $who } deckt vom Nachziehstapel auf: { $cards }.
log-look = { $who } sieht sich an: { $cards }.
# Not “nimmt”, which is a gain.
log-hand = { $who } holt auf die Hand: { $cards }.
log-topdeck = { $who } legt auf den Nachziehstapel: { $cards }.
log-aside = { $who } legt zur Seite: { $cards }.
log-return = { $who } legt zurück in den Vorrat: { $cards }.
log-shuffle = { $who } mischt die Karten.
log-deck_to_discard = { $who } legt den Nachziehstapel auf den Ablagestapel.
log-uncover = Oben auf dem Ablagestapel von { $who } liegt jetzt: { $cards }.

## Gifts and tokens
log-coins = { $who } erhält +{ $n } Geld.
log-pay = { $who } zahlt { $n } Geld.
log-actions = { $who } erhält +{ $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}.
log-buys = { $who } erhält +{ $n ->
    [one] 1 Kauf
   *[other] { $n } Käufe
}.
log-coffers = { $who } erhält +{ $n } Taler.
log-villagers = { $who } erhält +{ $n } Dorfbewohner.
log-spend-coffers = { $who } gibt einen Taler aus. (+1 Geld)
log-spend-villagers = { $who } setzt einen Dorfbewohner ein. (+1 Aktion)
log-cost = In diesem Zug kosten alle Karten jetzt { $n } Geld weniger.
log-take = { $who } nimmt das Artefakt { $card }.
log-token-add = { $card }: { $who } legt einen Marker dazu.
log-token-clear = { $card }: { $who } entfernt { $n ->
    [0] keinen Marker
   *[other] { $n } Marker
}.

## Reactions and choices
log-react = { $who } reagiert mit: { $card }.
log-unaffected = { $who } ist nicht betroffen.
log-choose = { $who } wählt: { $option }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
