### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-guilds = Guilds

## Kingdom cards
card-farrier = Farrier
    .text = +1 Card, +1 Action, +1 Buy. You may overpay for this; for every $1 you overpaid, draw a card at the end of this turn.
    .one = a Farrier
    .many = Farriers
card-stonemason = Stonemason
    .text = Trash a card from your hand; gain 2 cards that each cost less than it. You may overpay for this; then gain 2 Actions that each cost exactly what you overpaid.
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
    .text = +2 Coffers. You may trash a card from your hand. If you do, return any number of Coffers tokens and gain a card that costs at most as much as the trashed one plus $1 for every token returned.
    .one = a Butcher
    .many = Butchers
card-merchant_guild = Merchant Guild
    .text = +1 Buy, +$1. At the end of your Buy phase this turn, +1 Coffers for every card you gained in it.
    .one = a Merchant Guild
    .many = Merchant Guilds

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-farrier-when = draw the cards you overpaid for
ask-farrier-overpay = { $card }: how much do you overpay? You draw a card at the end of the turn per $1
ask-stonemason-overpay = { $card }: how much do you overpay? You gain 2 Action cards that cost exactly that much
ask-stonemason-trash = { $card }: trash a card for 2 cheaper cards
ask-butcher-trash = { $card }: trash a card to gain one costing up to as much, plus $1 per Coffers token you return?
option-merchant_guild-when = +1 Coffers for each card you gained in this Buy phase
