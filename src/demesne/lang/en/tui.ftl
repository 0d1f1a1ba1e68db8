### The table in the terminal.

phase-action = Action phase
phase-buy = Buy phase
phase-night = Night
phase-clean-up = Clean-up
state-look = looked at: { $cards }
key-enter = Enter
key-space = Space
tui-keys = Space Treasures · Backspace undo · ! hint · = deck · / cards · ? help · Esc quit
tui-help =
    Keys are shown next to what you can do: in the supply, in your hand, and below the question. Clicking works as well.

    Enter       end the phase, decline, or finish choosing
    Space       play all Treasures whose order does not matter
    Backspace   undo your last answer
    !           hint: each option with its chance of winning
    /           card texts and rulings
    =           all your cards, and your points so far
    PgUp PgDn   scroll the log
    Ctrl+S      show where the game is saved (every answer is saved)
    Esc         leave; the game is saved and can be resumed

    Letters after a name: A Action, T Treasure, V Victory, C Curse, ! Attack, R Reaction, D Duration, P Prize, # project, N Night; * is the Bane.
    After a project: the numbers of the players who have it.
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
    New cards have been revealed since.
    Does everyone agree to undo?

    Enter yes   Esc no
tui-leave =
    Leave the game? It is saved; `demesne resume` continues it.

    Enter leave   Esc stay
tui-choose-kingdom = Which kingdom?
tui-resume = { $n ->
    [one] Resume your unfinished game
   *[other] Resume one of { $n } unfinished games
}
tui-random = A random kingdom
tui-choose-keys = ↑ ↓ choose · Enter play · ? how to play · G language: { $language } · Esc leave
tui-choose-players = 1 2 3 opponents: { $n } · P people at the keyboard: { $people } · L level: { $level }
tui-choose-names = N names: { $names }
# $sets, $landscapes: what a kingdom is drawn from.
tui-choose-cards = C cards · R redraw · S sets: { $sets } · J landscapes: { $landscapes }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O Platinum and Colonies: { $colonies } · H Shelters: { $shelters }
tui-drawn = as drawn
tui-language = English
tui-all = all
tui-any = any number
tui-lesson = Learn to play: your first game
tui-lesson-about = Never played Dominion? Play a few minutes against an easy bot. Each step tells you what to look at. Press ? for the rules in brief.
tui-resume-about = Every answer is saved, so you continue exactly where you left off.
tui-own = Choose my own cards
tui-own-about = Press Enter to choose cards and landscapes. If you choose fewer than ten cards, the rest are drawn at random.
tui-picked = Chosen ({ $n } of { $of }): { $cards }
tui-pick-keys = Enter: add or remove · you can paste a list · Esc: done
tui-trait-pile = Pile for { $card }
tui-trait-keys = Enter: this pile · Esc: random pile
tui-sets-keys = Enter: add or remove · Esc: done
tui-names = Names
tui-names-keys = Enter: next · Esc: back
tui-scroll = ↑ ↓ scroll · Esc: back
tui-help-keys = R: the rules in brief · ↑ ↓ scroll · Esc: back
tui-cost = ${ $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Goal: score more points than your opponent. A Province is worth 6. You start with 7 Coppers and 3 Estates. Press Space to play your Treasures.
tip-treasures = Buy phase: Space plays your Treasures. Then buy something.
tip-buy = These are your coins. You can buy from every pile with a letter next to it: press that letter. Silver gives you more to spend in later turns; / shows what Action cards do.
tip-poor = Not much money this time. Buy something cheap (but not Copper or Curse), or nothing: Enter ends your turn.
tip-gold = 6 coins or more: buy Gold. It gives 3 coins every time you draw it.
tip-province = 8 coins: enough for a Province, worth 6 points. Provinces decide most games.
tip-deck = A new hand. The cards you bought went to your discard pile. When your deck is empty, that pile is shuffled and they come back. Space plays your Treasures.
tip-other = Now your opponent plays. The log on the right shows what they play and buy.
tip-action = Action phase: press the number next to an Action card to play it. You have one Action per turn; +1 Action gives you another. Enter moves on to buying.
tip-choose = A card asks you a question. The keys below are the answers; / shows what the card does.
tip-last = Few Provinces are left. The game ends when the last one is gone, or when three piles are empty. Points now matter more than money.
tui-again = Enter: play again   R: review this game   Esc: leave
tui-too-small = This terminal is too small. It needs at least 80 columns and 24 lines; or use `--plain`.
result-per-turn = Points after each turn
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A T V C ! R D P # N
tui-close = Esc: back
tui-search = Type to search
## Looking at a game once more
replay-step = step { $n } of { $of }
replay-given = answer: { $answer }
replay-keys = ← → step · ↑ ↓ turn · Home End · / cards · Esc leave
replay-words = back next previous turn board card quit
replay-plain-help =
    Enter       the next answer
    back        the previous answer
    next        the start of the next turn
    previous    the start of this turn, or of the previous one
    turn N      the start of turn N of the game
    N           the position after N answers
    board       the supply, the trash and every player’s cards
    card NAME   the text of a card
    quit        leave
replay-plain-start = Enter: next answer. “back”: previous answer. A number jumps to that answer. ? for help.
replay-plain-moment = { $place } · turn { $turn } of { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = help rules all end hint undo piles table log deck card save quit
plain-help =
    Answer with the number or the name of an option; several cards at once with commas.
    rules      the rules in brief
    all        play all Treasures whose order does not matter
    end        end this phase
    hint       each option with its chance of winning
    undo       undo your last answer
    piles      the supply
    table      trash, play areas, mats, projects
    log        what happened since your last turn
    deck       all your cards, and your points so far
    card NAME  the text of a card
    save FILE  save the game
    quit       leave; the game is saved and can be resumed
# An option that costs something.
plain-price = { $option } (${ $cost }{ $more })
