### What wins in a kingdom: the page of a study.

study-choose = Choose a kingdom. The server lets strategies play there for a few minutes and shows what wins. Results are saved.
study-begin = Analyse
study-go-on = Resume
study-stop = Stop
study-link = Link to this page
study-another = Another kingdom
study-cards = The kingdom
study-to-bench = Open in the workbench
study-copy = Copy text
study-keep = Save as mine
study-how = All results are from two-player games between strategies; a tie counts as half a win. Lines on the bars are 95% intervals: the true value may lie anywhere in them. The same version ({ $version }) gives the same numbers for the same kingdom.

## How far it is
study-state-waiting = Queued
study-state-waiting-behind = { $n ->
    [one] Queued behind one of your other studies
   *[other] Queued behind { $n } of your other studies
}
study-state-running = Running
study-state-stopped = Stopped. Results so far are saved, and anyone can resume it.
study-state-done = Done
study-state-failed = Failed
study-stages = Progress
study-stage-tournament = Tournament
study-stage-evolution = Evolution
study-stage-openings = Openings
study-stage-cards = Card values
study-stage-pairs = Pairs
study-stage-done = { $done } of { $total }
study-stage-later = later

## The tournament
study-standings = What wins here
study-standings-hint = Library strategies that fit this kingdom, in a round robin. { $games ->
    [one] One game
   *[other] { $games } games
} each so far.
study-standings-none = The first games are about to start.
study-column-place = Place
study-column-strategy = Strategy
study-column-wins = Wins
study-column-interval = 95% interval

## Evolution
study-evolution = A better strategy
study-evolution-hint = Evolution changes the best strategies line by line and keeps what wins. Each new best is measured in fresh games against { $name }, the winner of the tournament.
study-evolution-none = Starts after the tournament.
study-evolution-chart = Wins against { $name }
study-evolution-summary = After { $n ->
    [one] one generation
   *[other] { $n } generations
} the best strategy wins { $share } (between { $low } and { $high }).
study-column-generation = Generation
study-best = Best strategy found
study-best-changing = Best strategy so far

## Openings
study-openings = Openings
study-openings-hint = The chance of at least this many coins on turn 3 or 4, and of drawing both purchases by turn 4. Computed exactly, not simulated. The openings the best strategies choose come first, with how often they do.
study-openings-none = Starts after evolution.
study-column-opening = First purchases
study-column-bought = Bought
study-column-coins = ${ $n }
study-column-both = Both drawn

## What cards add
study-worth = What each card adds
study-worth-hint = The best strategy that buys the card plays thousands of new games against the best that does not. The number is its share of wins above 50%. Below 0, buying the card hurts.
study-worth-none = Starts after the openings.
study-column-card = Card
study-column-adds = Adds
study-worth-row = { $gain } (between { $low } and { $high })

## Pairs
study-pairs = Which cards work together
study-pairs-hint = For the cards that add most: how much the pair adds beyond the sum of its cards, measured in the same way. Below 0, one card does the other’s job.
study-pairs-none = Runs last.
study-column-pair = Cards
study-column-together = Beyond the sum
