### Charts. Numbers come formatted.

charts-versus = { $first } against { $second }
charts-strategies = { $n ->
    [one] 1 strategy
   *[other] { $n } strategies
} against each other
charts-games = { $games } games, { $turns } turns on average; every shuffle is played from every seat; marks show 95% intervals
charts-won = won { $share } ± { $margin }
charts-tied = tied { $share }
charts-lost = lost { $share }
charts-average = { $points } points
charts-buys = first buys: { $buys }
charts-no-buy = nothing
charts-endings = How the games ended
charts-end-provinces = Provinces gone: { $share }
charts-end-piles = three piles gone: { $share }
charts-end-limit = turn limit: { $share }
charts-money = Coins to spend, by turn
charts-points = Points, by turn
charts-turn = turn
charts-kingdom = Kingdom: { $cards }
charts-source = Seed { $seed } · demesne { $version }

charts-heat-title = Round robin
charts-heat-how = Wins of the row against the column in percent (a tie is half a win); { $games } games each
charts-heat-rating = Rating, 95% interval
charts-rating = { $rating } ± { $margin }

charts-opening-title = First buys: { $cards }
charts-opening-exactly = Coins on turns 3 and 4
charts-opening-least = At least this many coins
charts-opening-third = turn 3
charts-opening-fourth = turn 4
charts-opening-either = on one or both
charts-opening-both = on both
charts-opening-coins = coins
charts-opening-deck = Deck: { $cards }. Exact chances, in percent.
charts-version = demesne { $version }

error-charts-suffix = { $file }: a chart’s file name must end in { $possible }
error-charts-folder = { $file }: the folder does not exist
error-charts-cannot-write = the chart { $file } cannot be written: { $detail }
