### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-farrier = Farrier
    .text = +1 Card, +1 Action, +1 Buy. You may pay more than the price when you buy this; for every $1 on top you draw a card at the end of this turn.
    .one = a Farrier
    .many = Farriers
card-stonemason = Stonemason
    .text = Trash a card from your hand; gain 2 cards that each cost less than it. You may pay more than the price when you buy this; then gain 2 Actions that each cost exactly as much as you paid on top.
    .one = a Stonemason
    .many = Stonemasons
card-plaza = Plaza
    .text = +1 Card, +2 Actions. You may discard a Treasure to get +1 Coffers.
    .one = a Plaza
    .many = Plazas
card-baker = Baker
    .text = +1 Card, +1 Action, +1 Coffers. Setup: everyone starts with 1 Coffers.
    .one = a Baker
    .many = Bakers
card-butcher = Butcher
    .text = +2 Coffers. You may trash a card from your hand. If you do, put back any number of Coffers tokens and gain a card that costs at most as much as the trashed one plus $1 for every token put back.
    .one = a Butcher
    .many = Butchers
card-merchant_guild = Merchant Guild
    .text = +1 Buy, +$1. At the end of your Buy phase this turn, +1 Coffers for every card you gained in it.
    .one = a Merchant Guild
    .many = Merchant Guilds

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-farrier-when = draw the cards that were paid for
ask-farrier-overpay = { $card }: how many coins do you pay on top of its price? Each draws a card at the end of the turn
ask-stonemason-overpay = { $card }: how many coins do you pay on top of its price? You gain 2 Action cards that cost exactly as much
ask-stonemason-trash = { $card }: trash a card for 2 cheaper cards
ask-butcher-trash = { $card }: trash a card for one that costs up to as much, and $1 more for each Coffers token you put back?
option-merchant_guild-when = +1 Coffers for each card you gained in this Buy phase
