### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-adventures = Adventures

## Kingdom cards
card-raze = Raze
    .text = +1 Action. Trash this or a card from your hand. Look at as many cards from the top of your deck as the trashed card costs in $; put one of them into your hand and discard the rest.
    .one = a Raze
    .many = Razes
card-duplicate = Duplicate
    .text = Put this on your Tavern mat. When you gain a card costing up to $6, you may call this to gain a copy of it.
    .one = a Duplicate
    .many = Duplicates
card-ranger = Ranger
    .text = +1 Buy. Turn over your Journey token, which starts face up. If it is face up now, +5 Cards.
    .one = a Ranger
    .many = Rangers
card-transmogrify = Transmogrify
    .text = +1 Action. Put this on your Tavern mat. At the start of your turn you may call this; then trash a card from your hand and gain one that costs up to $1 more to your hand.
    .one = a Transmogrify
    .many = Transmogrifies
card-distant_lands = Distant Lands
    .text = Put this on your Tavern mat. Worth 4 points there at the end of the game, otherwise none.
    .one = a Distant Lands
    .many = Distant Lands
card-haunted_woods = Haunted Woods
    .text = Until your next turn, any other player who gains a card they bought puts the cards from their hand on top of their deck in any order. At the start of your next turn, +3 Cards.
    .one = a Haunted Woods
    .many = Haunted Woods
card-royal_carriage = Royal Carriage
    .text = +1 Action. Put this on your Tavern mat. Right after you have played an Action that is still in play, you may call this to play that Action again.
    .one = a Royal Carriage
    .many = Royal Carriages
card-storyteller = Storyteller
    .text = +1 Action. Play up to 3 Treasures from your hand. +1 Card. Then pay all your $ and draw a card for each $1.
    .one = a Storyteller
    .many = Storytellers
card-swamp_hag = Swamp Hag
    .text = Until your next turn, any other player who gains a card they bought gains a Curse. At the start of your next turn, +$3.
    .one = a Swamp Hag
    .many = Swamp Hags
card-hireling = Hireling
    .text = At the start of each of your later turns, +1 Card. This stays in play for the rest of the game.
    .one = a Hireling
    .many = Hirelings

## Events
card-ferry = Ferry
    .text = Move your −$2 token to an Action pile of the Supply. Its cards cost $2 less on your turns.
card-training = Training
    .text = Move your +$1 token to an Action pile of the Supply. Whenever you play one of its cards, you first get +$1.

## Questions
ask-raze-trash = { $card }: trash this card or one from your hand, and look at as many cards of your deck as it costs
ask-haunted_woods-topdeck = { $card }: which card from your hand goes on top of your deck?
ask-duplicate-when = { $card }: call it to gain another { $name }?
option-duplicate-when = call it for a copy
ask-royal_carriage-when = { $card }: call it to play the { $name } again?
option-royal_carriage-when = call it and play that card again
ask-transmogrify-when = { $card }: call it to trash a card and gain one costing up to $1 more to your hand?
option-transmogrify-when = call it
ask-ferry-token = { $card }: on which Action pile do you put your −$2 token?
ask-training-token = { $card }: on which Action pile do you put your +$1 token?
option-swamp_hag-when = gain a Curse
option-haunted_woods-when = put your hand onto your deck
