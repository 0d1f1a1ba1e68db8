### demesne opening: the chances of coins on turns 3 and 4. Numbers come written out.

opening-option-buys = one or two cards, for example: silver silver, or "Council Room"
opening-option-json = print only JSON, with exact fractions
opening-option-plot = draw the chances to a .png, .svg or .pdf file

opening-deals = Affordable with { $deals } coins on turns 1 and 2: { $chance } of all games.
opening-deck = Deck on turn 3: { $cards }.
opening-means = On average { $third } coins on turn 3 and { $fourth } on turn 4.
opening-exactly = exactly
opening-least = at least
opening-coins = coins
opening-third = turn 3
opening-fourth = turn 4
opening-either = 3 or 4
opening-both = 3 and 4
opening-best = Actions are played, and cards discarded or trashed, to maximise the expected coins of that turn.
opening-left-out = Effects such as Coffers, gained cards and lasting effects are not counted for: { $cards }.
opening-shuffle = If turn 4 needs another shuffle, the card bought on turn 3 is not part of it.

error-opening-buys = an opening is one or two first buys, not { $n }
error-opening-no-card = { $card } is not a card you can buy
error-opening-uncountable = the coins from { $card } cannot be counted exactly; simulate strategies with it instead (demesne simulate)
error-opening-too-dear = no deal brings the coins for this (cost: { $costs }): turns 1 and 2 have 3 and 4 coins, or 2 and 5
error-opening-not-coins = { $card } cannot be bought on turns 1 and 2: its price { $kind ->
    [potion] has a Potion, which has to be bought first
   *[debt] has debt
}
