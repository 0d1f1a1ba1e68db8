# What the server says to pages of the laboratory.

error-lab-no-secret = say who you are: the header Authorization is missing
error-lab-secret = the header Authorization makes no sense: it is written Bearer SECRET, with 22 to 128 letters, digits, - and _
error-lab-not-yours = this belongs to somebody else
error-lab-no-run = there is no such run
error-lab-busy = the laboratory is busy; try again later
error-lab-too-long = the strategies of your runs have more than { $n } letters together; stop a run, or wait
error-lab-too-many = { $n ->
    [one] one of your works is
   *[other] { $n } of your works are
} under way or waiting already; stop one of them, or wait
error-lab-endless = this takes too long: a part that should take a moment was not done after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} of computing; is there a strategy with endless conditions?
error-lab-died = the processes that should do this died of it
error-lab-player = player { $number } must be either somebody by name or a strategy in text, not both
error-lab-strategy = { $line ->
    [0] the strategy of player { $name }: { $problem }
   *[other] the strategy of player { $name }, line { $line }, column { $column }: { $problem }
}
error-lab-no-bot = neither a level ({ $names }) nor a strategy of the library is called { $name }
error-lab-level = here Hard looks ahead by a number of playouts, { $n } at most, and not for a number of seconds
error-lab-games = at most { $n } games of a match are played here; at a command line there is no limit: { $command }
error-lab-slow-games = games with Hard take seconds, so at most { $n } of a match are played here; for more: { $command }
error-lab-no-game = there is no such game in this run
error-lab-kingdom-lacks = this kingdom does not have: { $cards }
error-lab-kingdom-bane = this kingdom does not have { $cards } as its Bane

## Words of the strategy language
lab-heading-name = What the strategy is called.
lab-heading-author = Who wrote it.
lab-heading-about = What it is about, in a sentence.
lab-heading-requires = Kingdom cards and landscapes without which it cannot play, with commas between them.
lab-heading-bane = The kingdom card that must be the Bane.
lab-verb-buy = Buy this card or landscape; of several lines the first counts whose card can be paid for and whose condition holds.
lab-verb-gain = Gain this card when an effect lets you choose; the first line that holds counts.
lab-verb-play = Play this card; lines that stand first are preferred.
lab-verb-trash = Trash this card when an effect lets you choose; lines that stand first are preferred.
lab-verb-discard = Discard this card when an effect lets you choose; lines that stand first are preferred.
lab-verb-spend = Spend Coffers or Villagers only when the condition holds.
lab-verb-option = Give this answer when the card asks.
lab-value-owned = My cards of this name or type, wherever they are.
lab-value-opponents = The cards of this name or type that all other players have together.
lab-value-in_hand = The cards of this name or type in my hand.
lab-value-in_play = The cards of this name or type that I have in play.
lab-value-gained = The cards of this name or type that I have gained this turn.
lab-value-on_mats = The cards of this name or type on my mats: Exile, Tavern, Island, Native Village.
lab-value-left = Copies of this card that are left in the supply.
lab-value-vp_on = VP tokens that lie on this pile or landscape.
lab-value-has = 1 if I have this project, artifact or State, otherwise 0.
lab-value-points = What one copy of this card would be worth to me now.
lab-value-deck_money = The coins of all my Treasures.
lab-value-deck_coins = The coins of all my cards, those of Actions too.
lab-value-deck_draw = Cards that my Actions draw beyond replacing themselves.
lab-value-deck_buys = Buys that my cards give.
lab-value-spare_actions = Actions that my Actions give beyond the one each takes.
lab-value-terminals = My Actions that give no Action back.
lab-value-stop_cards = My cards that draw no card.
lab-value-turn_cards = Cards of my deck that a turn sees, on average.
lab-value-turn_coins = Coins that a turn brings, on average.
lab-value-deck_size = All my cards.
lab-value-draw_pile = Cards left to draw before I shuffle.
lab-value-turn = The number of my turn, from 1.
lab-value-coins = Coins I have to spend now.
lab-value-buys = Buys I have now.
lab-value-actions = Actions I have now.
lab-value-score = My points now.
lab-value-lead = My points less the most that another player has.
lab-value-empty_piles = Empty piles of the supply.
lab-value-smallest_pile = Cards in the smallest pile of the supply.
lab-value-gains_to_end = Gains that could end the game: Provinces left, or cards in the three smallest piles if these are fewer.
lab-value-coffers = My Coffers.
lab-value-villagers = My Villagers.
lab-value-favors = My Favors.
lab-value-vp_tokens = My VP tokens.
lab-value-debt = My debt.
lab-value-potions = Potions I have to spend now.
lab-value-action_phase = 1 in an Action phase, otherwise 0.
lab-operator-less = Holds if the left side is smaller.
lab-operator-at-most = Holds if the left side is smaller or both are equal.
lab-operator-equal = Holds if both sides are equal.
lab-operator-unequal = Holds if the sides differ.
lab-operator-at-least = Holds if the left side is larger or both are equal.
lab-operator-more = Holds if the left side is larger.
lab-operator-plus = The sum of both sides.
lab-operator-minus = The left side less the right one.
lab-operator-times = Both sides multiplied.
lab-operator-by = The left side divided by the right one; divided by 0 it is 0.
lab-operator-and = Holds if both conditions hold.
lab-operator-or = Holds if one of the conditions holds, or both.
lab-operator-not = Holds if the condition does not.
lab-operator-when = Behind it stands the condition under which a line counts.
lab-type = All cards with the type { $type }.
lab-type-card = Every card, whatever its type.
lab-type-others = Every card that no line of this verb names.

## Strategies that are kept
error-lab-no-strategy = there is no such strategy here, or its owner has not shared it
error-lab-other-owner = this strategy belongs to somebody else; keep a copy of it to change it
error-lab-kept-most = you keep { $n } strategies already, and nobody can keep more; delete one first
error-lab-at-once = this strategy is being changed elsewhere at the same time; try again
error-lab-empty = there is nothing to keep: the text is empty
error-lab-draft = a strategy with mistakes can be kept, but not shared: mend it first
error-lab-no-strategies = there is no strategy in it
error-lab-file-most = a file may have at most { $n } strategies; take some of them out
error-lab-refused = this strategy cannot be translated: { $reasons }

## Studies of kingdoms
error-lab-no-study = there is no such study here
