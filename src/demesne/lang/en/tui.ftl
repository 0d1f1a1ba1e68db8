### The table in the terminal.

phase-action = Action phase
phase-buy = Buy phase
phase-night = Night
phase-clean-up = Clean-up
state-look = looked at: { $cards }
key-enter = Enter
key-space = Space
tui-treasures = play Treasures
tui-keys = Space Treasures · Backspace undo · ! hint · = deck · / cards · ? help · Esc quit
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
tui-choose-keys = ↑ ↓ choose · Enter play · ? how to play · G language: { $language } · Esc leave
tui-choose-players = 1 2 3 opponents: { $n } · P people at the keyboard: { $people } · L level: { $level }
tui-choose-names = N names: { $names }
# $sets, $projects: what a kingdom is drawn from.
tui-choose-cards = C cards · R draw again · S sets: { $sets } · J projects: { $projects }
tui-language = English
tui-all = all
tui-any = any number
tui-lesson = Learn it in a first game
tui-lesson-about = Never played Dominion? A few minutes against an easy bot; at every step the screen says what to look at. With ? you read the rules in short.
tui-resume-about = Every answer was saved as it was given, so you go on where you left.
tui-own = Cards of my own choice
tui-own-about = Press Enter to choose cards and projects. If you choose fewer than ten cards, the others are drawn.
tui-picked = Chosen ({ $n } of { $of }): { $cards }
tui-pick-keys = Enter: take, put back · a list can be pasted · Esc: done
tui-trait-pile = { $card } lies on
tui-trait-keys = Enter: this pile · Esc: a pile that is drawn
tui-sets-keys = Enter: take, put back · Esc: done
tui-names = Names
tui-names-keys = Enter: next · Esc: back
tui-scroll = ↑ ↓ scroll · Esc: back
tui-help-keys = R: the rules in short · ↑ ↓ scroll · Esc: back
tui-cost = ${ $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = The goal: more points than the other. A Province has 6. You begin with 7 Coppers and 3 Estates. Press Space to play your Treasures.
tip-treasures = Buy phase: Space plays your Treasures; then buy something.
tip-buy = These are your coins. Every pile with a letter before it can be bought: press that letter. Silver makes later hands richer; / shows what Action cards do.
tip-poor = Little money this time. Buy something cheap (Copper and Curse do no good), or nothing: Enter ends the turn.
tip-gold = 6 coins or more: Gold gives 3 coins each time you draw it.
tip-province = 8 coins: enough for a Province, 6 points. Provinces decide most games.
tip-deck = A new hand. What you bought lay on your discard pile; when your deck is empty, that pile is shuffled, and the cards come back. Space plays your Treasures.
tip-other = Now the other plays. The log on the right tells what is played and bought.
tip-action = Action phase: press the number before an Action card to play it. You have one Action per turn; +1 Action gives another. Enter goes on to buying.
tip-choose = A card asks you something. The keys below are the answers; / shows what the card does.
tip-last = Few Provinces are left. The game ends with the last one, or when three piles are empty: now points count more than money.
tui-again = Enter: another game   R: look back at this one   Esc: leave
tui-too-small = This terminal is too small: at least 80 columns and 24 lines are needed, or use `--plain`.
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
    back        the answer before
    next        the beginning of the next turn
    previous    the beginning of this turn, or of the one before
    turn N      the beginning of turn number N of the game
    N           the moment after N answers
    board       supply, trash, and what everybody has
    card NAME   the text of a card
    quit        leave
replay-plain-start = Enter goes on, “back” goes back, a number jumps there, ? helps.
replay-plain-moment = { $place } · turn { $turn } of { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = help rules all end hint undo piles table log deck card save quit
plain-help =
    Answer with the number or the name of an option; several cards at once with commas.
    rules      how Dominion is played, in short
    all        play all Treasures whose order does not matter
    end        end this phase
    hint       what would you do? The options with their chances of winning
    undo       take back your last answer
    piles      what can still be bought
    table      trash, play areas, mats, projects
    log        what happened since your last turn
    deck       all your cards, and your points so far
    card NAME  the text of a card
    save FILE  save the game
    quit       leave; the game is saved and can be resumed
# An option that costs something.
plain-price = { $option } (${ $cost }{ $more })
