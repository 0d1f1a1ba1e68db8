### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-hinterlands = Hinterlands

## Kingdom cards
card-develop = Develop
    .text = Trash a card from your hand. Gain two cards onto your deck, in the order you like: one that costs exactly $1 more than the trashed card and one that costs exactly $1 less.
    .one = a Develop
    .many = Develops
card-guard_dog = Guard Dog
    .text = +2 Cards. If you then hold 5 cards or fewer, +2 Cards. Before another player’s Attack does anything, you may play this from your hand.
    .one = a Guard Dog
    .many = Guard Dogs
card-oasis = Oasis
    .text = +1 Card, +1 Action, +$1. Discard a card.
    .one = an Oasis
    .many = Oases
card-spice_merchant = Spice Merchant
    .text = You may trash a Treasure from your hand. If you do, choose one: +2 Cards and +1 Action; or +1 Buy and +$2.
    .one = a Spice Merchant
    .many = Spice Merchants
card-trader = Trader
    .text = Trash a card from your hand; gain a Silver for every $1 it costs. When you gain a card, you may reveal this from your hand to exchange that card for a Silver.
    .one = a Trader
    .many = Traders
card-berserker = Berserker
    .text = Gain a card that costs less than this. Everyone else discards down to 3 cards in hand. If you have an Action in play when you gain this, play Berserker at once.
    .one = a Berserker
    .many = Berserkers
card-haggler = Haggler
    .text = +$2. This turn, each time you gain a card you bought, also gain a cheaper card that is not a Victory card.
    .one = a Haggler
    .many = Hagglers
card-souk = Souk
    .text = +1 Buy, +$7. Then lose $1 for every card in your hand (you cannot fall below $0). Whoever gains this may trash up to 2 cards from their hand.
    .one = a Souk
    .many = Souks
card-witchs_hut = Witch’s Hut
    .text = +4 Cards. Reveal 2 cards from your hand and discard them. If both are Actions, everyone else gains a Curse.
    .one = a Witch’s Hut
    .many = Witch’s Huts
card-border_village = Border Village
    .text = +1 Card, +2 Actions. Whoever gains this also gains a card that costs less than it.
    .one = a Border Village
    .many = Border Villages

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-develop-trash = { $card }: trash a card; you gain two onto your deck, one costing exactly $1 more and one costing exactly $1 less
ask-develop-gain = { $card }: gain onto your deck a card that costs { $mode ->
    [exactly] exactly ${ $least }
    [between] exactly ${ $least } or ${ $most }
    [most] exactly ${ $most }
   *[some] exactly $1 more or less than the trashed one
}
ask-spice_merchant-trash = { $card }: trash a Treasure for +2 Cards and +1 Action, or for +1 Buy and +$2?
ask-trader-trash = { $card }: trash a card for as many Silvers as it costs
ask-trader-when = { $card }: reveal it and exchange the { $name } for a Silver?
option-trader-when = reveal it and exchange the card for a Silver
