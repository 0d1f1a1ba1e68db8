### The table: everything around the game. Questions and answers are in questions.ftl.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z

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
state-vp = VP: { $n }
state-debt = debt: { $n }
state-potions = , { $n ->
    [one] 1 Potion
   *[other] { $n } Potions
}
state-projects = projects: { $cards }
state-artifacts = artifacts: { $cards }
state-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} on { $card }
state-favors = Favors: { $n }
state-journey = Journey token face down
state-skips = turns to skip: { $n }
state-mat = { $mat }: { $cards }
state-states = States: { $cards }
state-boons = Boons: { $cards }
state-pile-tokens = { $tokens } on { $card }
state-lying = { $n } VP on { $card }
state-deck-boons = Boons: { $n }, last { $card }
state-deck-hexes = Hexes: { $n }, last { $card }
state-stack = { $card }, from the top: { $cards }
state-trash = Trash: { $cards }
state-prizes = Prizes: { $cards }
state-pile = ${ $cost }{ $more } { $card }: { $n }
state-beside = beside the supply
state-bane = Bane
state-ferryman = Ferryman pile
state-landscape-for-sale = ${ $cost }{ $more } { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
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
result-vp = VP tokens { $n }
result-deck = deck: { $cards }
result-winner = { $n ->
    [one] Winner: { $who }
   *[other] Shared win: { $who }
}
result-fewer-turns = The scores are level: the player with fewer turns wins.

## The plain table
plain-welcome = Demesne. Type ? for help.
plain-prompt = >
plain-not-possible = “{ $answer }” is not possible here. Type one of the options, or ? for help.
plain-pick-several = Type numbers or names, separated by commas, such as 1, 2.
plain-type-something = Type the number or the name of an option, or ? for help.
plain-no-treasure = You have no Treasures that can be played in any order.
plain-undone = Undone.
plain-undone-seen = Undone, although new cards had been revealed.
plain-nothing-to-undo = There is nothing to undo.
plain-undo-agree = New cards have been revealed since. If everyone else agrees to undo, type { $yes }.
plain-seen-first = New cards were revealed, so “{ $answer }” and the rest were not carried out.
plain-left = The game is saved. Continue with: demesne resume
plain-saved = Saved: { $file }
plain-turn-of = It is { $who }’s turn. Press Enter when nobody else is looking.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Press Enter when only { $who } is looking.
plain-no-save = There is no saved game to resume.

## Cards
# What a price has besides coins.
price-potion = Potion
price-debt = { $n } debt
card-cost = costs ${ $cost }
card-set = from { $set }
card-rulings = Rulings
card-unofficial = (unofficial name)
type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-gathering = Gathering
type-duration = Duration
type-prize = Prize
type-project = Project
type-artifact = Artifact
type-reserve = Reserve
type-landmark = Landmark
type-event = Event
type-way = Way
type-night = Night
type-command = Command
type-liaison = Liaison
type-fate = Fate
type-doom = Doom
type-heirloom = Heirloom
type-spirit = Spirit
type-shelter = Shelter
type-ruins = Ruins
type-looter = Looter
type-loot = Loot
type-townsfolk = Townsfolk
type-wizard = Wizard
type-odyssey = Odyssey
type-ally = Ally
type-trait = Trait
type-boon = Boon
type-hex = Hex
type-state = State
