### Advice for a decision, and the review of a game.

## What would you do? $n: how many games were played out.
hint-thinking = Thinking about it…
hint-title = What would you do? Chances of winning, from { $n ->
    [one] 1 game
   *[other] { $n } games
} played out from here:
hint-how = Cards you cannot see were dealt at random, and you are taken to play on as well as Hard. At the right, 95% intervals, which include how far such chances were off in measured games.
hint-rough = What would you do? The answers, the best one first:
# What answers are ranked by where their chances are alike.
hint-points = { $n } VP
hint-money = ${ $n }
hint-nothing = There is nothing to decide here.
hint-treasures = After all Treasures are played:
hint-close = Enter: back

## The review
review-title = { $who }: the chance of winning, turn by turn
review-end = end
review-mistakes = The most costly decisions
review-no-mistakes = No decision cost more than luck may explain.
review-nothing = There is nothing to look back at: { $who } has not decided anything.
review-turn = Turn { $turn }. { $question }
review-given = chosen
review-better = better
# In percentage points of the chance of winning, with a 95% interval.
review-cost = cost: { $n } percentage points ({ $low }–{ $high })
review-cost-points = cost: about { $n } points in the end ({ $low }–{ $high })
review-cost-money = cost: about ${ $n } in the next { $turns } turns ({ $low }–{ $high })
review-unused = Left unused
# $n: games played out for the best answer to each decision.
review-how = Every decision was searched with what could be known then, { $n ->
    [one] 1 game
   *[other] { $n } games
} per decision. The costly ones were searched again with other shuffles; what may still be luck is left out.
review-working = Looking back…
review-kept = Saved to { $file }
# What is typed for it at the plain table; the English word is understood everywhere.
review-word = review
# $n: how many people played.
review-offer = { $n ->
    [one] Type review to look back at the game, or press Enter.
   *[other] Type review and the number of a player to look back at the game, or press Enter.
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
review-option-file = a saved game (default: the one that was finished last)
review-option-player = whose game: the number of a seat (default: the first person)
review-option-playouts = how many games are played out for each decision: then the same seed always gives the same review
review-option-seconds = how many seconds it may take (default: { $n })
review-option-seed = the same seed gives the same review (default: 0)
review-option-json = print the review as JSON and nothing else
review-option-plot = draw the chance of winning: a file that ends in .png, .svg or .pdf
error-review-player = this game has players 1 to { $most }, not { $n }
error-review-playouts = for a review, { $least } to { $most } games are played out for each decision, not { $n }
error-review-seconds = a review takes { $least } to { $most } seconds, not { $n }
error-review-none = no game has been finished here yet; name the file of a saved one

## The chart
review-chart-title = { $who }: the chance of winning
review-chart-how = At each of { $decisions } decisions, with the best answer; the band is a 95% interval; { $playouts } games played out each
review-chart-turn = turn
review-chart-won = won
review-chart-shared = shared
review-chart-lost = lost
review-chart-mistake = turn { $turn }: { $given } cost { $cost } ± { $margin } percentage points; better: { $better }
