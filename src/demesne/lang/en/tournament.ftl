### demesne tournament: all against all. Numbers come written out; $n only chooses the plural.

tournament-help = play a round-robin tournament between strategies, with ratings
tournament-about = Plays every pair of strategies in one kingdom, each shuffle from both seats, and rates them. The result of a pair depends only on the kingdom, the seed and the two strategies, not on the other entrants or the number of jobs.
tournament-option-strategies = library names, levels (easy, medium, hard) or files; players.xml stands for all players in it (default: every library strategy that fits the kingdom)
tournament-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
tournament-option-fitting = leave out strategies that require cards missing from the kingdom
tournament-option-games = games per pair (default: 1,000)
tournament-option-csv = write a CSV table with two rows per pairing, one for each side (- for standard output)
tournament-option-plot = draw a heat map to a .png, .svg or .pdf file
tournament-summary = { $n ->
    [one] { $n } strategy
   *[other] { $n } strategies
}, all against all, { $games } games each; seed { $seed }, demesne { $version }
tournament-left-out = Left out because they require other cards: { $names }
tournament-interrupted = Interrupted: only { $done } of { $asked } pairings are finished and counted.
tournament-strategy = strategy
tournament-rated = rating
tournament-rating = ± marks 95% intervals. The rating (openskill, Bradley–Terry) starts at 25; { $step } more means two wins for every loss. Wins, ties and losses are averages over all opponents.
tournament-pairings = Wins of the row against the column in percent (a tie is half a win):
tournament-too-many = The table of pairings is too wide for a terminal: --plot draws it, --csv writes it.
error-tournament-who = name strategies, or a kingdom (--kingdom) to use the library strategies that fit it
error-tournament-twice = two strategies are called { $name }; in a tournament each needs its own name
error-tournament-unfit = these strategies require cards missing from this kingdom: { $names }; --fitting leaves them out
error-tournament-few = a tournament needs at least 2 strategies that fit the kingdom, not { $n }
