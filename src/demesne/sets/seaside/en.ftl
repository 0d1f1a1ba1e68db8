### Seaside: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-seaside = Seaside

card-native_village = Native Village
    .text = +2 Actions. Either put the top card of your deck, unseen, on your Native Village mat; or put all cards from that mat into your hand. Only you may look at them.
    .one = a Native Village
    .many = Native Villages
card-astrolabe = Astrolabe
    .text = +$1, +1 Buy, both now and once more when your next turn begins.
    .one = an Astrolabe
    .many = Astrolabes
card-smugglers = Smugglers
    .text = Gain a copy of a card costing up to $6 that the player to your right gained on their last turn.
    .one = a Smugglers
    .many = Smugglers
card-blockade = Blockade
    .text = Gain a card that costs at most $4 and set it aside on this one. Until your next turn, whenever someone else gains a copy of it in their own turn, they also gain a Curse. When your next turn begins, it comes to your hand.
    .one = a Blockade
    .many = Blockades
card-caravan = Caravan
    .text = +1 Card, +1 Action. Another +1 Card when your next turn begins.
    .one = a Caravan
    .many = Caravans
card-island = Island
    .text = This goes on your Island mat together with another card from your hand, until the end of the game. Worth 2 points.
    .one = an Island
    .many = Islands
card-warehouse = Warehouse
    .text = +3 Cards, +1 Action. Then discard 3 cards from your hand.
    .one = a Warehouse
    .many = Warehouses
card-salvager = Salvager
    .text = +1 Buy. Trash a card from your hand; each $1 it costs gives you +$1.
    .one = a Salvager
    .many = Salvagers
card-treasure_map = Treasure Map
    .text = Trash this and a second Treasure Map from your hand. Only if both are gone, gain 4 Golds, which go on top of your deck.
    .one = a Treasure Map
    .many = Treasure Maps
card-outpost = Outpost
    .text = In Clean-up this turn you draw only 3 cards. Then you take one more turn, unless it would be your third in a row.
    .one = an Outpost
    .many = Outposts
card-wharf = Wharf
    .text = +2 Cards, +1 Buy, both now and once more when your next turn begins.
    .one = a Wharf
    .many = Wharves

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-native_village-choose = { $card }: put the top card of your deck on your mat, or take all cards from the mat?
option-native_village-mat = put a card from your deck on the mat
option-native_village-hand = put all cards from the mat into your hand
option-blockade-when = gain a Curse
ask-smugglers-gain = { $card }: gain a copy of a card costing up to $6 that the player to your right gained on their last turn
ask-blockade-gain = { $card }: gain { $what } and set it aside until your next turn
