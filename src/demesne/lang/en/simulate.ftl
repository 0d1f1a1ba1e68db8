### demesne simulate: many games between strategies. Numbers come written out; $n only chooses the plural.

simulate-help = play strategies against each other many times
simulate-about = Plays strategies against each other and reports how often each wins. Every shuffle is played once from every seat, so that luck cancels out. The same seed gives the same result, however many jobs or machines are used.
simulate-option-strategies = 2 to 4 strategies: library names, files (players.xml:Name for one of several), or levels (easy, medium, hard, hard:playouts=500)
simulate-option-games = number of games (default: 10,000; with --until at most 10,000,000), rounded up so that each shuffle is played from every seat
simulate-option-until = stop when the 95% confidence interval of every win rate is within ± this
simulate-option-seed = the same seed gives the same games (default: random, and printed)
simulate-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
simulate-option-jobs = number of processes (default: one per processor)
simulate-option-cluster = run on a Ray cluster: its address, or auto to find or start one here
simulate-option-json = print only JSON
simulate-option-csv = write a CSV table with one row per player (- for standard output)
simulate-option-plot = draw the result to a .png or .svg file
simulate-option-log = also print the first N games move by move

## While it runs
simulate-preparing = { $name } is looking for plans in this kingdom: { $done }%
simulate-starting = starting
simulate-progress = { $done } of { $total } games, { $rate } per second, { $left } left
simulate-local-cluster = No Ray cluster is running, so one is started on this machine.

## The report
simulate-percent = { $value }%
simulate-summary = { $n ->
    [one] { $games } game
   *[other] { $games } games
}, every shuffle from every seat; seed { $seed }, demesne { $version }
simulate-interrupted = Interrupted: these are the first of { $asked } games.
simulate-filled = No kingdom was named: filled up with piles that change nothing for players who do not buy them.
simulate-rounded = You asked for { $asked }; the number is rounded up so that every shuffle is played from every seat.
simulate-reached = All win rates are known to ± { $found } (you asked for ± { $wanted }).
simulate-not-reached = The win rates are only known to ± { $found }, not ± { $wanted }: allow more games (--games).
simulate-column-wins = wins
simulate-column-ties = ties
simulate-column-losses = losses
simulate-column-points = points
simulate-column-turns = turns
simulate-intervals = Below each number is its 95% confidence interval.
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
error-simulate-percentage = “{ $value }” is not a percentage; write for example 0.5%
error-simulate-log = --log needs a number of games of at least 0, not { $n }
error-simulate-one-output = --csv - uses standard output, so it cannot be combined with --json or --log: give --csv a file
error-simulate-picture = a picture must be a .png or .svg file, not { $file }
error-simulate-no-folder = there is no folder { $file } to write to
error-simulate-cannot-write = cannot write { $file }: { $detail }
error-simulate-too-many-cards = together these strategies require { $n } kingdom cards, but a kingdom has { $most }: { $cards }
error-simulate-too-many-landscapes = together these strategies require { $n } landscapes, but a game has at most { $most }: { $cards }
error-simulate-two-banes = { $one } needs { $bane } as the Bane, but { $other } needs { $second }: there is only one
error-simulate-kingdom-lacks = { $name } requires cards missing from this kingdom: { $cards }
error-simulate-kingdom-bane = { $name } requires a kingdom with this Bane: { $cards }
error-simulate-workers = { $n ->
    [one] { $n } process
   *[other] { $n } processes
} crashed while playing the same games; is there enough memory? --jobs 1 plays them in one process
error-simulate-no-ray = --cluster needs Ray; install it with: pip install ray
error-simulate-no-cluster = cannot use a Ray cluster at { $address }: { $detail }
error-simulate-cluster-address = “{ $address }” is not a cluster address; write HOST:PORT, ray://HOST:PORT or auto
error-simulate-cluster-lost = the cluster lost the same games { $n } times ({ $detail }); are its machines running, with enough memory?
error-simulate-cluster-version = { $machine } has demesne { $theirs }, but this is { $ours }: install the same version on all machines
