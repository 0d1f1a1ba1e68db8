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

## Where all answers win about as often. $turns: the next turns of the reader.
why-ranked-points = All answers win about equally often, so they are ranked by points: yours at the end, less those of the best opponent.
why-ranked-money = All answers win about equally often, so they are ranked by what you can spend in your next { $turns } turns.

## Why the chance is low or high. $others: how many opponents there are; $cards: what is left of the dearest Victory pile.
why-behind-scores = You are { $n ->
    [one] 1 point
   *[other] { $n } points
} behind, with { $cards } left.
why-ahead-scores = You are { $n ->
    [one] 1 point
   *[other] { $n } points
} ahead, with { $cards } left.
why-behind-draws = { $others ->
    [one] Your opponent draws
   *[other] An opponent draws
} the whole deck nearly every turn, and you do not.
why-ahead-draws = You draw your whole deck nearly every turn, and { $others ->
    [one] your opponent does not
   *[other] your opponents do not
}.
why-behind-reaches = { $others ->
    [one] Your opponent reaches
   *[other] An opponent reaches
} ${ $coins } about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} before you.
why-ahead-reaches = You reach ${ $coins } about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} before { $others ->
    [one] your opponent
   *[other] any opponent
}.
why-behind-earns = { $others ->
    [one] Your opponent has
   *[other] An opponent has
} about ${ $n } a turn more to spend than you in the next { $turns } turns.
why-ahead-earns = You have about ${ $n } a turn more to spend than { $others ->
    [one] your opponent
   *[other] any opponent
} in the next { $turns } turns.

## Why there is no chance. $n: how many games were played out.
why-few = { $n ->
    [one] Only 1 game was
   *[other] Only { $n } games were
} simulated in that time: too few to tell a chance of winning.
why-slow = The engine is not compiled, so few games were simulated; with a C compiler, `make install` in the source tree makes it at least 50 times as fast.

## What was left unused in a game.
unused-coffers = { $n ->
    [one] 1 Coffers token was
   *[other] { $n } Coffers tokens were
} left at the end.
unused-villagers = { $n ->
    [one] 1 Villager was
   *[other] { $n } Villagers were
} left at the end.
unused-coins = ${ $n } { $turns ->
    [one] were not spent, in one turn.
   *[other] were not spent, in { $turns } turns.
}
unused-cards = { $n ->
    [one] 1 Action or Treasure was
   *[other] { $n } Actions and Treasures were
} not played, { $turns ->
    [one] in one turn.
   *[other] in { $turns } turns.
}
