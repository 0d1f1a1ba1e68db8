### Why an answer is recommended, from games simulated from the position.

## $answers: the answers it is compared with.
why-answer = “{ $answer }”
why-better = Better than { $answer }: { $why }.
why-luck = { $answers } won a little more often in these games, but that may be luck.
why-alike = { $answers } may be just as good.
why-all-alike = All other answers may be just as good.

## How an answer is better, after a colon. $n may be a fraction; $others: how many players the others are.
why-wins = you win about { $n } more of 100 games
why-money-now = you have about ${ $n } more to spend this turn
why-money-soon = you have about ${ $n } more to spend in your next { $turns } turns
why-reached = you reach ${ $coins } about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} earlier
why-money-of-others = { $others ->
    [one] the other player has about ${ $n } less to spend next turn
   *[other] the others have about ${ $n } less to spend in their next turns, taken together
}
why-points = you end with about { $n ->
    [one] 1 point
   *[other] { $n } points
} more
why-points-of-others = { $others ->
    [one] the other player
   *[other] the best of the others
} ends with about { $n ->
    [one] 1 fewer point
   *[other] { $n } fewer points
}
why-sooner = the game ends about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} earlier, while you are ahead
why-later = the game lasts about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} longer; otherwise you would lose
why-dear-cards = you get about { $cards } more
why-dear-cards-in-ten = in 10 games you get about { $cards } more
why-junk = you end with about { $cards } fewer
why-junk-in-ten = in 10 games you end with about { $cards } fewer
why-junk-of-others = { $others ->
    [one] the other player has
   *[other] the others have
} about { $cards } more in the end
why-junk-of-others-in-ten = in 10 games { $others ->
    [one] the other player has
   *[other] the others have
} about { $cards } more in the end
