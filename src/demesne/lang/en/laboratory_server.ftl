# What the server says to pages of the laboratory.

error-lab-no-secret = missing Authorization header: send Bearer SECRET
error-lab-secret = malformed Authorization header: send Bearer SECRET, with 22 to 128 letters, digits, - and _
error-lab-not-yours = this belongs to somebody else
error-lab-no-run = there is no such run
error-lab-busy = the laboratory is busy; try again later
error-lab-too-long = the strategies of your runs have more than { $n } letters together; stop a run, or wait
error-lab-too-many = { $n ->
    [one] you already have one job running or queued
   *[other] you already have { $n } jobs running or queued
}; stop one of them, or wait
error-lab-endless = this takes too long: a step that should take a moment was not finished after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} of computing; is there a strategy with endless conditions?
error-lab-died = the worker processes crashed on this job
error-lab-player = player { $number } must be either a name or a strategy text, not both
error-lab-strategy = { $line ->
    [0] the strategy of player { $name }: { $problem }
   *[other] the strategy of player { $name }, line { $line }, column { $column }: { $problem }
}
error-lab-no-bot = { $name } is neither a level ({ $names }) nor a strategy in the library
error-lab-level = here Hard is limited by a number of playouts ({ $n } at most), not by seconds
error-lab-games = a match has at most { $n } games here; the command line has no limit: { $command }
error-lab-slow-games = games with Hard take seconds, so a match has at most { $n } here; for more: { $command }
error-lab-no-game = there is no such game in this run
error-lab-kingdom-lacks = missing from this kingdom: { $cards }
error-lab-kingdom-bane = { $cards } is not the Bane of this kingdom

## Words of the strategy language
lab-heading-name = The strategy’s name.
lab-heading-author = Its author.
lab-heading-about = A one-sentence description.
lab-heading-requires = Kingdom cards and landscapes it cannot play without, separated by commas.
lab-heading-bane = The kingdom card that must be the Bane.
lab-verb-buy = Buy this card or landscape. The first line whose card is affordable and whose condition holds applies.
lab-verb-gain = Gain this card when an effect lets you choose. The first line that holds applies.
lab-verb-play = Play this card. Earlier lines take precedence.
lab-verb-trash = Trash this card when an effect lets you choose. Earlier lines take precedence.
lab-verb-discard = Discard this card when an effect lets you choose. Earlier lines take precedence.
lab-verb-spend = Spend Coffers or Villagers only when the condition holds.
lab-verb-option = Give this answer when the card asks.
lab-value-owned = My cards of this name or type, wherever they are.
lab-value-opponents = Cards of this name or type that all opponents have together.
lab-value-in_hand = Cards of this name or type in my hand.
lab-value-in_play = Cards of this name or type I have in play.
lab-value-gained = Cards of this name or type I have gained this turn.
lab-value-on_mats = Cards of this name or type on my mats: Exile, Tavern, Island, Native Village.
lab-value-left = Copies of this card left in the supply.
lab-value-vp_on = VP tokens on this pile or landscape.
lab-value-has = 1 if I have this project, artifact or State, otherwise 0.
lab-value-points = What one more copy of this card would be worth to me now.
lab-value-deck_money = Total coins from my Treasures.
lab-value-deck_coins = Total coins from all my cards, including Actions.
lab-value-deck_draw = Cards my Actions draw beyond replacing themselves.
lab-value-deck_buys = Buys my cards give.
lab-value-spare_actions = Actions my Actions give beyond the one each uses.
lab-value-terminals = My Actions that give no Action back.
lab-value-stop_cards = My cards that draw nothing.
lab-value-turn_cards = Cards of my deck I see per turn, on average.
lab-value-turn_coins = Coins I make per turn, on average.
lab-value-deck_size = Number of cards I own.
lab-value-draw_pile = Cards left to draw before I shuffle.
lab-value-turn = Number of my turn, starting at 1.
lab-value-coins = Coins I have to spend now.
lab-value-buys = Buys I have now.
lab-value-actions = Actions I have now.
lab-value-score = My points now.
lab-value-lead = My points minus the most any opponent has.
lab-value-empty_piles = Empty supply piles.
lab-value-smallest_pile = Cards in the smallest supply pile.
lab-value-gains_to_end = Gains needed to end the game: Provinces left, or cards in the three smallest piles, whichever is fewer.
lab-value-coffers = My Coffers.
lab-value-villagers = My Villagers.
lab-value-favors = My Favors.
lab-value-vp_tokens = My VP tokens.
lab-value-debt = My debt.
lab-value-potions = Potions I have to spend now.
lab-value-action_phase = 1 during an Action phase, otherwise 0.
lab-operator-less = True if the left side is smaller.
lab-operator-at-most = True if the left side is smaller or equal.
lab-operator-equal = True if both sides are equal.
lab-operator-unequal = True if the sides differ.
lab-operator-at-least = True if the left side is larger or equal.
lab-operator-more = True if the left side is larger.
lab-operator-plus = The sum of both sides.
lab-operator-minus = The left side minus the right side.
lab-operator-times = The product of both sides.
lab-operator-by = The left side divided by the right side; dividing by 0 gives 0.
lab-operator-and = True if both conditions hold.
lab-operator-or = True if at least one condition holds.
lab-operator-not = True if the condition does not hold.
lab-operator-when = Followed by the condition under which the line applies.
lab-type = All cards of type { $type }.
lab-type-card = Every card.
lab-type-others = Every card that no other line with this verb names.

## Saved strategies
error-lab-no-strategy = this strategy does not exist, or its owner has not shared it
error-lab-other-owner = this strategy belongs to somebody else; save a copy to change it
error-lab-kept-most = you already have { $n } saved strategies, which is the limit; delete one first
error-lab-at-once = this strategy is being changed elsewhere; try again
error-lab-empty = there is nothing to save: the text is empty
error-lab-draft = a strategy with mistakes can be saved but not shared; fix it first
error-lab-no-strategies = no strategy found in it
error-lab-file-most = a file may have at most { $n } strategies; remove some
error-lab-refused = this strategy cannot be converted: { $reasons }

## Studies of kingdoms
error-lab-no-study = there is no such study here
