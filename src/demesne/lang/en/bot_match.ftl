### demesne bot-match: programs in any language play. Numbers come written out; $n only chooses the plural.

bot-match-option-players = 2 to 4 players: levels (easy, medium, hard), strategies by library name or file, or the command line of a program; the prefix program: marks a program
bot-match-option-games = number of games (default: 100), rounded up so that each shuffle is played from every seat
bot-match-option-seconds = time limit of a program per decision (default: 1); it has 10 seconds to start
bot-match-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
bot-match-option-jobs = games played in parallel, each in its own processes (default: 1)
bot-match-repeated = { $name } has forfeited { $n } games in a row. The match continues.

## The report
bot-match-column-forfeits = forfeits
bot-match-column-mean = mean time
bot-match-column-worst = longest
bot-match-milliseconds = { $value } ms
bot-match-points = Points of a forfeited game count as they stood at that moment.
bot-match-endings = Games lasted { $turns } turns on average.
bot-match-forfeits = { $n ->
    [one] { $name } lost { $games } game through its own fault:
   *[other] { $name } lost { $games } games through its own fault:
}
bot-match-last = the last one, game { $game }: { $why }
bot-match-said = the end of its standard error:
bot-match-reason-start = it did not start
bot-match-reason-crash = it exited
bot-match-reason-closed = it closed its standard input or output
bot-match-reason-time = it gave no answer in time
bot-match-reason-flood = it wrote more than 1 MB where a line was expected
bot-match-reason-json = its line was not a JSON object
bot-match-reason-answer = its answer was not one of the options

## What is wrong
error-bot-match-seconds = a decision may take more than 0 and at most { $most } seconds, not { $value }
error-bot-match-command = “{ $name }” is not a command line: { $detail }
error-bot-match-empty = “{ $name }” names neither a strategy nor a program
error-bot-match-no-start = “{ $name }” cannot be started as a player: { $detail }
error-bot-match-no-program = “{ $name }” is not an executable program
error-bot-match-neither = “{ $name }” is not an executable program, and { $problem }
