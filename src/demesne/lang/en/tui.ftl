### The table in the terminal.

phase-action = Action phase
phase-buy = Buy phase
phase-clean-up = Clean-up
state-look = looked at: { $cards }
key-enter = Enter
key-space = Space
tui-treasures = play Treasures
tui-keys = Space Treasures · Backspace undo · ! hint · = deck · / cards · ? help · Esc leave
tui-help =
    Keys are shown next to what you can do: in the supply, in your hand, and below the question. Clicking works as well.

    Enter       end the phase, decline, or finish choosing
    Space       play all Treasures whose order does not matter
    Backspace   take back your last answer
    !           what would you do? The options with their chances of winning
    /           text and rulings of every card
    =           all your cards, and your points so far
    PgUp PgDn   scroll the log
    Ctrl+S      where the game is saved (every answer is, as it is given)
    Esc         leave; the game is saved and can be resumed

    Letters behind a name: A Action, T Treasure, V Victory, C Curse, ! Attack, R Reaction, D Duration, P Prize, # project; * is the Bane.
    Behind a project stand the numbers of the players who have it.
tui-how-many = { $mode ->
    [exactly] Choose { $most ->
        [one] 1 card
       *[other] { $most } cards
    }
    [up-to] Choose up to { $most ->
        [one] 1 card
       *[other] { $most } cards
    }
   *[between] Choose { $least } to { $most } cards
}; marked: { $n }.
table-action-left = You can still play an Action. Enter (or “end”) ends the Action phase.
tui-undo-agree =
    Something new has been seen since.
    Do all others agree to undo it?

    Enter agreed   Esc not
tui-leave =
    Leave the game? It is saved, and `demesne resume` goes on with it.

    Enter leave   Esc stay
tui-choose-kingdom = Which kingdom?
tui-resume = { $n ->
    [one] Go on with the game you left
   *[other] Go on with one of the { $n } games you left
}
tui-random = A random kingdom
tui-choose-keys = ↑ ↓ choose · Enter play · 1 2 3 opponents: { $n } · L level: { $level } · Esc leave
tui-again = Enter: another game   R: look back at this one   Esc: leave
tui-too-small = This terminal is too small: at least 80 columns and 24 lines are needed, or use `demesne play --plain`.
result-per-turn = Points after each turn
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize and project, in this order.
tui-letters = A T V C ! R D P #
tui-close = Esc: back
tui-search = Type to search
# What bots are called; the level is written small.
player-bot-level = Bot ({ $level })
player-bot-level-n = Bot { $n } ({ $level })
## Looking at a game once more
replay-step = step { $n } of { $of }
replay-given = answer: { $answer }
replay-keys = ← → step · ↑ ↓ turn · Home End · / cards · Esc leave
