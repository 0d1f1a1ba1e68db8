### demesne opening: the chances of coins on turns 3 and 4. Numbers come written out.

opening-option-buys = one or two cards, for example: silver silver, or "Council Room"
opening-option-json = print the chances as JSON, also as exact fractions, and nothing else
opening-option-plot = draw the chances: a file that ends in .png, .svg or .pdf

opening-deals = Can be bought with { $deals } coins on turns 1 and 2: { $chance } of all games.
opening-deck = Deck on turn 3: { $cards }.
opening-means = On average { $third } coins on turn 3 and { $fourth } on turn 4.
opening-exactly = exactly
opening-least = at least
opening-coins = coins
opening-third = turn 3
opening-fourth = turn 4
opening-either = 3 or 4
opening-both = 3 and 4
opening-best = Actions are played, and cards discarded or trashed, for the most coins that can be expected on that turn.
opening-left-out = Not everything these cards do is counted, such as Coffers, gained cards and what lasts: { $cards }.
opening-shuffle = Where turn 4 needs another shuffle, what turn 3 bought is not in it.

error-opening-buys = an opening is one or two first buys, not { $n }
error-opening-no-card = { $card } is not a card that can be bought for the deck
error-opening-uncountable = the coins that { $card } brings cannot be counted exactly; let strategies with it play instead (demesne simulate)
error-opening-too-dear = no deal brings the coins for this (cost: { $costs }): turns 1 and 2 have 3 and 4 coins, or 2 and 5
error-opening-not-coins = { $card } cannot be bought on turns 1 and 2: its price { $kind ->
    [potion] has a Potion, which has to be bought first
   *[debt] has debt
}
