### demesne simulate: many games between strategies. Numbers come written out; $n only chooses the plural.

simulate-help = play strategies against each other, many times
simulate-about = Plays strategies against each other and says how often each wins. Every shuffle is played once from every seat, so that luck cancels out. The same seed gives the same result, however many jobs or machines play.
simulate-option-strategies = 2 to 4 strategies: names of the library, files (players.xml:Name for one of several), or levels (easy, medium, hard, hard:playouts=500)
simulate-option-games = how many games (default: 10,000; with --until at most 10,000,000), rounded up so that each shuffle is played from every seat
simulate-option-until = stop when the 95% confidence interval of every win rate is at most this wide to either side
simulate-option-seed = the same seed gives the same games (default: a random one, which is printed)
simulate-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
simulate-option-jobs = how many processes play (default: one for each processor)
simulate-option-cluster = play on a Ray cluster: its address, or auto for one that runs here or is started here
simulate-option-json = print the result as JSON, and nothing else
simulate-option-csv = write a table with one row per player (- for standard output)
simulate-option-plot = draw the result: a file that ends in .png or .svg
simulate-option-log = print the first N games move by move, too

## While it runs
simulate-preparing = { $name } looks for plans in this kingdom: { $done }%
simulate-starting = starting
simulate-progress = { $done } of { $total } games, { $rate } per second, { $left } left
simulate-local-cluster = No Ray cluster is running here, so one is started on this machine.

## The report
simulate-percent = { $value }%
simulate-summary = { $n ->
    [one] { $games } game
   *[other] { $games } games
}, every shuffle from every seat; seed { $seed }, demesne { $version }
simulate-interrupted = Interrupted: these are the first of { $asked } games.
simulate-filled = No kingdom was named: filled up with piles that change nothing for players who do not buy them.
simulate-rounded = { $asked } were asked for; with more, every shuffle is played from every seat.
simulate-reached = The win rates are known to within ± { $found }, as asked for (± { $wanted }).
simulate-not-reached = The win rates are known only to within ± { $found }, not ± { $wanted }: that takes more games (--games).
simulate-column-wins = wins
simulate-column-ties = ties
simulate-column-losses = losses
simulate-column-points = points
simulate-column-turns = turns
simulate-intervals = Below each number its 95% confidence interval.
simulate-endings = Games lasted { $turns } turns on average. They ended by empty Provinces: { $provinces }, by three empty piles: { $piles }.
simulate-limit = { $n ->
    [one] { $games } game was stopped after { $turns } turns per player and counted as it stood.
   *[other] { $games } games were stopped after { $turns } turns per player and counted as they stood.
}
simulate-empty = Piles empty at the end: { $piles }.
simulate-openings = First buys of turns 1 and 2 (in the first { $games } games)
simulate-no-buy = nothing
simulate-money = Coins in turns 1 to { $turns } (scale from { $low } to { $high })
simulate-points = Points after turns 1 to { $turns } (scale from { $low } to { $high })
simulate-speed = { $wall } s; CPU time { $cpu } s; { $rate } games per second of CPU time
simulate-log-title = Game { $n } (seed { $seed })
simulate-log-scores = Points: { $scores }

## What is wrong
error-simulate-games = at least 1 game must be played, not { $n }
error-simulate-jobs = at least 1 process must play, not { $n }
error-simulate-jobs-or-cluster = --jobs is for this machine: leave it out with --cluster
error-simulate-until = a precision must lie between 0% and 50%, not { $value }
error-simulate-percentage = { $value } is not a percentage; write for example 0.5%
error-simulate-log = the number of games to print cannot be { $n }
error-simulate-one-output = with --csv - there is no room for --json or --log on standard output: give --csv a file
error-simulate-picture = a picture is a file that ends in .png or .svg, not { $file }
error-simulate-no-folder = there is no folder { $file } to write to
error-simulate-cannot-write = { $file } cannot be written: { $detail }
error-simulate-too-many-cards = together these strategies require { $n } kingdom cards, but a kingdom has { $most }: { $cards }
error-simulate-too-many-projects = together these strategies require { $n } projects, but a game has at most { $most }: { $cards }
error-simulate-two-banes = { $one } needs { $bane } as the Bane, but { $other } needs { $second }: there is only one
error-simulate-kingdom-lacks = { $name } requires cards that this kingdom does not have: { $cards }
error-simulate-kingdom-bane = { $name } requires a kingdom with this Bane: { $cards }
error-simulate-workers = { $n ->
    [one] { $n } process
   *[other] { $n } processes
} crashed while playing the same games; is there enough memory? --jobs 1 plays them in one process
error-simulate-no-ray = --cluster needs Ray; install it with: pip install ray
error-simulate-no-cluster = there is no Ray cluster at { $address } that can be used: { $detail }
error-simulate-cluster-address = { $address } is not the address of a cluster; write HOST:PORT, ray://HOST:PORT or auto
error-simulate-cluster-lost = the cluster lost the same games { $n } times ({ $detail }); are its machines running, with enough memory?
error-simulate-cluster-version = { $machine } has demesne { $theirs }, but this is { $ours }: install the same version on all machines
