### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-menagerie = Menagerie

## Kingdom cards
card-goatherd = Goatherd
    .text = +1 Action. You may trash a card from your hand. +1 Card for every card the player on your right trashed in their last turn.
    .one = a Goatherd
    .many = Goatherds
card-cardinal = Cardinal
    .text = +$2. Everyone else reveals the top 2 cards of their deck, Exiles one of them that costs $3 to $6, and discards the rest.
    .one = a Cardinal
    .many = Cardinals
card-cavalry = Cavalry
    .text = Gain 2 Horses. When you gain this card, +2 Cards and +1 Buy, and if it is your Buy phase, go back to your Action phase.
    .one = a Cavalry
    .many = Cavalries
card-groom = Groom
    .text = Gain a card costing up to $4. If it is an Action, also gain a Horse; if it is a Treasure, a Silver; if it is a Victory card, +1 Card and +1 Action.
    .one = a Groom
    .many = Grooms
card-coven = Coven
    .text = +1 Action, +$2. Everyone else Exiles a Curse from the Supply. Whoever cannot discards all Curses from their Exile mat.
    .one = a Coven
    .many = Covens
card-displace = Displace
    .text = Exile a card from your hand. In return, gain one with another name that costs up to $2 more.
    .one = a Displace
    .many = Displaces
card-fisherman = Fisherman
    .text = +1 Card, +1 Action, +$1. As long as the discard pile of the player whose turn it is has no cards, this costs $3 less.
    .one = a Fisherman
    .many = Fishermen
card-kiln = Kiln
    .text = +$2. Before the next card you play this turn does anything, you may gain a copy of it.
    .one = a Kiln
    .many = Kilns
card-livery = Livery
    .text = +$3. For the rest of the turn, each card you gain that costs $4 or more brings you a Horse.
    .one = a Livery
    .many = Liveries
card-wayfarer = Wayfarer
    .text = +3 Cards. You may gain a Silver. This card costs the same as the last card with another name gained this turn, if there is one; otherwise $6.
    .one = a Wayfarer
    .many = Wayfarers

## Beside the Supply
card-horse = Horse
    .text = +2 Cards, +1 Action. Put this back on its pile. (Not in the Supply.)
    .one = a Horse
    .many = Horses

## Landscapes
card-exile_mat = Exile mat
    .text = When you gain a card, you may discard all its copies from your Exile mat. Exiled cards are yours at the end of the game.
card-demand = Demand
    .text = Gain a Horse onto your deck, and then onto it a card costing up to $4.
card-way_of_the_turtle = Way of the Turtle
    .text = Set this card aside from play. If you did, play it at the start of your next turn.

## Questions
ask-cardinal-exile = { $card }: Exile one of your revealed cards that costs $3 to $6; the other is discarded
ask-kiln-choose = { $card }: gain a copy of the card you are playing?
option-kiln-yes = gain a copy
ask-exile_mat-when = Exile mat: discard from it all copies of the card you gained ({ $name })?
option-exile_mat-when = discard the copies
