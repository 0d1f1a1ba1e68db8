### demesne bot-match: programs in any language play. Numbers come written out; $n only chooses the plural.

bot-match-option-players = 2 to 4 players: easy, medium and hard are levels, a name of the library or a file with strategies is a strategy, anything else the command line of a program; program: before it says that it is a program
bot-match-option-games = how many games (default: 100), rounded up so that each shuffle is played from every seat
bot-match-option-seconds = how long a program may take for a decision (default: 1); it may take 10 seconds to start
bot-match-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
bot-match-option-jobs = how many games are played at a time, each with processes of its own (default: 1)
bot-match-repeated = { $name } has lost { $n } games in a row through its own fault. The match goes on.

## The report
bot-match-column-forfeits = forfeits
bot-match-column-mean = mean time
bot-match-column-worst = longest
bot-match-milliseconds = { $value } ms
bot-match-points = The points of a forfeited game count as they stood when it was forfeited.
bot-match-endings = Games lasted { $turns } turns on average.
bot-match-forfeits = { $n ->
    [one] { $name } lost { $games } game through its own fault:
   *[other] { $name } lost { $games } games through its own fault:
}
bot-match-last = the last of them, game { $game }: { $why }
bot-match-said = and this was the end of its standard error:
bot-match-reason-start = it did not start
bot-match-reason-crash = it ended
bot-match-reason-closed = it closed its standard input or output
bot-match-reason-time = it gave no answer in time
bot-match-reason-flood = it wrote more than 1 MB where a line was expected
bot-match-reason-json = its line was not a JSON object
bot-match-reason-answer = its answer was none of the options

## What is wrong
error-bot-match-seconds = a decision may take more than 0 and at most { $most } seconds, not { $value }
error-bot-match-command = { $name } is not a command line: { $detail }
error-bot-match-empty = { $name } names neither a strategy nor a program
error-bot-match-no-start = { $name } cannot be started as a player: { $detail }
error-bot-match-no-program = there is no program { $name } that can be run
error-bot-match-neither = there is no program { $name } that can be run, and { $problem }
