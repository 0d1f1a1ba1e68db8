### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-alchemy = Alchemy

card-apothecary = Apothecary
    .text = +1 Card, +1 Action. Reveal 4 cards from the top of your deck; the Coppers and Potions among them go into your hand, the others back in any order.
    .one = an Apothecary
    .many = Apothecaries
card-scrying_pool = Scrying Pool
    .text = +1 Action. Every player, you too, reveals the top card of their deck, and you say whether it is discarded or goes back. Then reveal cards from your deck up to the first that is not an Action; all of these go into your hand.
    .one = a Scrying Pool
    .many = Scrying Pools
card-alchemist = Alchemist
    .text = +2 Cards, +1 Action. At the start of Clean-up this turn, if you have a Potion in play, you may put this on your deck.
    .one = an Alchemist
    .many = Alchemists
card-golem = Golem
    .text = Reveal cards from your deck until two Actions other than Golems have come up; discard the others and play these two in any order.
    .one = a Golem
    .many = Golems
card-potion = Potion
    .text = +1 Potion, for cards that have one in their cost.
    .one = a Potion
    .many = Potions
ask-alchemist-choose = Alchemist: put it on your deck?
option-alchemist-yes = put it on the deck
option-alchemist-no = leave it
option-alchemist-when = put it on the deck
ask-scrying_pool-choose = { $card }: { $you ->
    [yes] your
   *[no] { $who }’s
} top card is { $name }. Discard it or put it back?
option-scrying_pool-discard = discard it
option-scrying_pool-keep = put it back
