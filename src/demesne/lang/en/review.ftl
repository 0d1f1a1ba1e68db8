### Advice for a decision, and the review of a game.

## Hints. $n: the number of simulated games.
hint-thinking = Thinking…
hint-title = Hint: chances of winning, from { $n ->
    [one] 1 game
   *[other] { $n } games
} simulated from here:
hint-how = Cards you cannot see were dealt at random, and you are assumed to play on as well as Hard. The numbers on the right are 95% intervals; they include how far such chances were off in measured games.
hint-rough = Hint: the answers, best first:
# What answers are ranked by where their chances are alike.
hint-points = { $n } VP
hint-money = ${ $n }
hint-nothing = There is nothing to decide.
hint-treasures = After playing all Treasures:

## The review
review-title = { $who }: chance of winning, turn by turn
review-end = end
review-mistakes = Costliest decisions
review-no-mistakes = No decision cost more than luck can explain.
review-nothing = Nothing to review: { $who } made no decisions.
review-turn = Turn { $turn }. { $question }
review-given = chosen
review-better = better
# In percentage points of the chance of winning, with a 95% interval.
review-cost = cost: { $n } percentage points ({ $low }–{ $high })
review-cost-points = cost: about { $n } points in the end ({ $low }–{ $high })
review-cost-money = cost: about ${ $n } in the next { $turns } turns ({ $low }–{ $high })
review-unused = Left unused
# $n: games played out for the best answer to each decision.
review-how = Each decision was analysed using only what the player could know, with { $n ->
    [one] 1 game
   *[other] { $n } games
} per decision. The costly ones were analysed again with other shuffles; what may still be luck is left out.
review-working = Analysing…
review-kept = Saved to { $file }
# What is typed for it at the plain table; the English word is understood everywhere.
review-word = review
# $n: how many people played.
review-offer = { $n ->
    [one] Type “review” to review the game, or press Enter.
   *[other] Type “review” and a player’s number to review the game, or press Enter.
}
# $n: how many decisions are shown.
review-offer-play-on = { $n ->
    [one] Type 1 to play on from that decision, or press Enter.
   *[other] Type 1 to { $n } to play on from one of these decisions, or press Enter.
}
review-keys = { $n ->
    [0] P: next player   Esc: back
    [one] 1: play on from there   P: next player   Esc: back
   *[other] 1–{ $n }: play on from there   P: next player   Esc: back
}

## The command
review-option-file = a saved game (default: the one finished last)
review-option-player = seat number of the player to review (default: the first person)
review-option-playouts = simulated games per decision; the same seed then always gives the same review
review-option-seconds = time limit in seconds (default: { $n })
review-option-seed = the same seed gives the same review (default: 0)
review-option-json = print the review as JSON and nothing else
review-option-plot = draw the chance of winning to a .png, .svg or .pdf file
error-review-player = this game has players 1 to { $most }, not { $n }
error-review-playouts = a review simulates { $least } to { $most } games per decision, not { $n }
error-review-seconds = a review takes { $least } to { $most } seconds, not { $n }
error-review-none = no finished game found; name the file of a saved one

## The chart
review-chart-title = { $who }: chance of winning
review-chart-how = At each of { $decisions } decisions, with the best answer; the band is a 95% interval; { $playouts } simulated games each
review-chart-turn = turn
review-chart-won = won
review-chart-shared = shared
review-chart-lost = lost
review-chart-mistake = turn { $turn }: { $given } cost { $cost } ± { $margin } percentage points; better: { $better }
