### demesne tournament: all against all. Numbers come written out; $n only chooses the plural.

tournament-help = strategies against each other, all against all, with ratings
tournament-about = Lets each pair of strategies play on one kingdom, every shuffle from both seats, and rates them. What two strategies do against each other depends on the kingdom, the seed and the two of them, not on who else takes part, nor on how many jobs play.
tournament-option-strategies = names of the library, levels (easy, medium, hard), or files; players.xml stands for all players in it (default: all of the library that fit the kingdom)
tournament-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
tournament-option-fitting = leave strategies out that require other cards than those of the kingdom
tournament-option-games = games per pair (default: 1,000)
tournament-option-csv = write a table with two rows per pairing, one from either side (- for standard output)
tournament-option-plot = draw a heat map: a file that ends in .png, .svg or .pdf

tournament-summary = { $n ->
    [one] { $n } strategy
   *[other] { $n } strategies
}, all against all, { $games } games each; seed { $seed }, demesne { $version }
tournament-left-out = Left out, because they require other cards: { $names }
tournament-interrupted = Interrupted: only { $done } of { $asked } pairings are finished and counted.
tournament-strategy = strategy
tournament-rated = rating
tournament-rating = ± are 95% intervals. The rating (openskill, Bradley–Terry) begins at 25; { $step } more means two wins for every loss. Wins, ties and losses are means over all opponents.
tournament-pairings = Wins of the row against the column in percent, a tie counting as half a win:
tournament-too-many = The table of all pairings is too wide for a terminal: --plot draws it, --csv writes it.

error-tournament-who = name strategies, or a kingdom (--kingdom) for those of the library that fit it
error-tournament-twice = two strategies are called { $name }; in a tournament each needs a name of its own
error-tournament-unfit = these strategies lack cards in this kingdom: { $names }; --fitting leaves them out
error-tournament-few = a tournament needs at least 2 strategies that fit the kingdom, not { $n }
