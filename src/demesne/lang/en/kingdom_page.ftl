### What wins in a kingdom: the page of a study.

study-choose = Choose a kingdom. The server then lets strategies play there for some minutes and shows what wins; what it finds is kept.
study-begin = Study it
study-go-on = Go on
study-stop = Stop
study-link = Link to this page
study-another = Another kingdom
study-cards = The kingdom
study-to-bench = Try it at the workbench
study-copy = Copy the text
study-keep = Keep as my own
study-how = Everything here was played by strategies for two players; a tie counts as half a win. Lines across the bars are 95% intervals: the true number may well lie anywhere there. The same kingdom gives the same numbers with the same version ({ $version }).

## How far it is
study-state-waiting = In line
study-state-waiting-behind = { $n ->
    [one] In line behind one other study of yours
   *[other] In line behind { $n } other studies of yours
}
study-state-running = Under way
study-state-stopped = Stopped: what is known so far stays, and anybody can go on
study-state-done = Done
study-state-failed = It failed
study-stages = Progress
study-stage-tournament = Tournament
study-stage-evolution = Evolution
study-stage-openings = Openings
study-stage-cards = What cards add
study-stage-pairs = Pairs
study-stage-done = { $done } of { $total }
study-stage-later = later

## The tournament
study-standings = What wins here
study-standings-hint = Strategies of the library that fit, each against each other. { $games ->
    [one] One game
   *[other] { $games } games
} each so far.
study-standings-none = Games are about to begin.
study-column-place = Place
study-column-strategy = Strategy
study-column-wins = Wins
study-column-interval = 95% interval

## Evolution
study-evolution = A better one
study-evolution-hint = Evolution changes the best strategies line by line and keeps what wins. Each best one so far is measured in new games against { $name }, the best of the tournament.
study-evolution-none = Comes after the tournament.
study-evolution-chart = Wins against { $name }
study-evolution-summary = After { $n ->
    [one] one generation
   *[other] { $n } generations
} the best strategy wins { $share } (between { $low } and { $high }).
study-column-generation = Generation
study-best = The best strategy found
study-best-changing = The best strategy so far

## Openings
study-openings = Openings
study-openings-hint = The chance of having at least so many coins on turn 3 or 4, and of drawing both purchases by turn 4: counted exactly, not played. First what the best strategies here buy, with how often they do.
study-openings-none = Comes after evolution.
study-column-opening = First purchases
study-column-bought = Bought
study-column-coins = ${ $n }
study-column-both = Both drawn

## What cards add
study-worth = What each card adds
study-worth-hint = The best strategy found that buys the card plays the best one found that does not, in thousands of new games: how far its share of wins is above 50%. Below 0, buying it does harm.
study-worth-none = Comes after the openings.
study-column-card = Card
study-column-adds = Adds
study-worth-row = { $gain } (between { $low } and { $high })

## Pairs
study-pairs = Which cards belong together
study-pairs-hint = For the cards that add most: what both bring together, over neither of them, beyond what each brings alone, measured in the same way. Below 0, one does the work of the other.
study-pairs-none = Comes last.
study-column-pair = Cards
study-column-together = Beyond each alone
