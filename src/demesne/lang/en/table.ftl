### The table: questions, options, and everything around the game.

## Questions. $card is the card or project that asks.
ask-action = Which Action do you play?
ask-buy = What do you play or buy?
ask-trigger = Which effect now?
ask-order = { $card }: which card goes on top?
ask-gain-pile = { $card }: which card do you gain?
# $mode: exactly, up-to, any (any number); $n: how many.
ask-discard = { $card }: { $mode ->
    [any] discard any number of cards
    [up-to] { $n ->
        [one] you may discard a card
       *[other] discard up to { $n } cards
    }
   *[exactly] { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
}
ask-trash = { $card }: { $mode ->
    [any] trash any number of cards
    [up-to] { $n ->
        [one] you may trash a card
       *[other] trash up to { $n } cards
    }
   *[exactly] { $n ->
        [one] trash a card
       *[other] trash { $n } cards
    }
}
ask-gain = { $card }: { $mode ->
    [any] gain any number of these cards
    [up-to] { $n ->
        [one] you may gain one of these cards
       *[other] gain up to { $n } of these cards
    }
   *[exactly] { $n ->
        [one] gain one of these cards
       *[other] gain { $n } of these cards
    }
}
ask-topdeck = { $card }: { $mode ->
    [up-to] you may put a card on top of your deck
   *[exactly] put a card on top of your deck
}
ask-hand = { $card }: put a card into your hand
ask-play = { $card }: which Action do you play?
ask-replay = { $card }: which Action do you play again?
ask-reveal = { $card }: do you reveal such a card?
# $cards: the card in question.
ask-aside = { $card }: do you set { $cards } aside?
ask-chancellor = { $card }: do you put your deck on your discard pile?
ask-choose = { $card }: choose
ask-picked = so far: { $cards }

## Why one is asked
why-gain = { $who } gained { $card }
why-trash = { $who } trashed { $card }
why-play = { $who } played { $card }
why-reveal = { $who } revealed { $card }
why-discard = { $who } discarded { $card }
why-with = { $why } with { $cause }
why-shuffle = { $who } is about to shuffle
why-turn-start = the turn begins
why-buy-phase-start = the Buy phase begins
why-buy-phase-end = the Buy phase ends
why-clean-up-start = Clean-up begins
why-turn-end = the turn ends
why-game-end = the game would end

## Options
option-play = play { $card }
option-buy = buy { $card }
option-end-actions = end the Action phase
option-end-buys = end the turn
option-none = none
option-done = done
option-yes = yes
option-no = no
option-spend-coffers = spend a Coffers token (+$1)
option-spend-villagers = spend a Villager (+1 Action)
option-spy-discard = discard it
option-spy-keep = leave it there
option-jester-self = take the copy
option-jester-victim = let the other player gain the copy
option-trusty_steed-cards = +2 Cards
option-trusty_steed-actions = +2 Actions
option-trusty_steed-coins = +$2
option-trusty_steed-silvers = gain 4 Silvers, deck to the discard pile
option-scepter-coins = +$2
option-scepter-replay = play an Action again
option-treasurer-trash = trash a Treasure from hand
option-treasurer-gain = gain a Treasure from the trash
option-treasurer-key = take the Key
option-border_guard-lantern = take the Lantern
option-border_guard-horn = take the Horn
option-sinister_plot-add = add a token
option-sinister_plot-draw = take the tokens off and draw as many cards
# The second of several that look alike.
option-another = { $option } (number { $n })

## The state of the table
player-human = Player
player-human-n = Player { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}, { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}, ${ $coins }
state-hand = Hand: { $cards }
state-play = in play: { $cards }
state-discard = discard pile (top): { $cards }
state-discard-empty = discard pile: empty
state-deck = deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
state-hand-size = hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
state-aside = set aside: { $cards }
state-coffers = Coffers: { $n }
state-villagers = Villagers: { $n }
state-projects = projects: { $cards }
state-artifacts = artifacts: { $cards }
state-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} on { $card }
state-trash = Trash: { $cards }
state-prizes = Prizes: { $cards }
state-pile = ${ $cost } { $card }: { $n }
state-bane = Bane
state-project = ${ $cost } { $card } (project)
state-nothing = nothing
state-kingdom = Kingdom: { $cards }
state-kingdom-bane = Bane: { $card }
state-seed = Seed { $seed }

## The end
result-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
result-sources = from { $sources }
result-source = { $card } { $n }
result-deck = deck: { $cards }
result-winner = { $n ->
    [one] Winner: { $who }
   *[other] Shared win: { $who }
}

## The plain table
plain-welcome = Demesne. Type ? for help.
plain-help =
    Answer with the number or the name of an option; several cards at once with commas.
    all    play all Treasures whose order does not matter
    end    end this phase
    hint   what would you do? The options with their chances of winning
    undo   take back your last answer
    piles  what can still be bought
    table  trash, play areas, mats, projects
    log    what happened since your last turn
    deck   all your cards, and your points so far
    card NAME  the text of a card
    save FILE  save the game
    quit   leave; the game is saved and can be resumed
plain-prompt = >
plain-not-possible = “{ $answer }” is not possible here. Type one of the options, or ? for help.
plain-type-something = Type the number or the name of an option, or ? for help.
plain-no-treasure = There is no Treasure to play whose order does not matter.
plain-undone = Undone.
plain-undone-seen = Undone, although something new had been seen.
plain-nothing-to-undo = There is nothing to undo.
plain-undo-agree = Something new has been seen since. If all others agree to undo it, type { $yes }.
plain-seen-first = Something new was seen, so “{ $answer }” and what follows it is left to you.
plain-left = The game is saved. Go on with: demesne resume
plain-saved = Saved: { $file }
plain-turn-of = It is { $who }’s turn. Press Enter when nobody else is looking.
plain-no-save = There is no saved game to resume.

## Cards
card-cost = costs ${ $cost }
card-set = from { $set }
card-rulings = Rulings
card-unofficial = (unofficial translation)
type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-prize = Prize
type-project = Project
type-artifact = Artifact
set-basic = Basic cards
set-base = Base game
set-cornucopia = Cornucopia
set-renaissance = Renaissance

## Names of recommended kingdoms
kingdom-first_game = First Game
kingdom-big_money = Big Money
kingdom-interaction = Interaction
kingdom-size_distortion = Size Distortion
kingdom-village_square = Village Square
kingdom-bounty_of_the_hunt = Bounty of the Hunt
kingdom-bad_omens = Bad Omens
kingdom-the_jesters_workshop = The Jester’s Workshop
kingdom-overture = Overture
kingdom-prelude = Prelude
