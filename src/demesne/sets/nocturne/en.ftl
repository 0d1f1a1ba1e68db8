### Nocturne: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-nocturne = Nocturne

## Kingdom cards
card-blessed_village = Blessed Village
    .text = +1 Card, +2 Actions. When you gain this, reveal the next Boon. Receive it at once, or keep it in front of you and receive it when your next turn begins.
    .one = a Blessed Village
    .many = Blessed Villages
card-crypt = Crypt
    .text = Put any number of your Treasures in play that are not Durations face down under this. As long as any are there, take one of them into your hand when each of your turns begins.
    .one = a Crypt
    .many = Crypts
card-devils_workshop = Devil’s Workshop
    .text = If you have gained 2 cards or more this turn, gain an Imp. If it was exactly one, gain a card that costs up to $4. If it was none, gain a Gold.
    .one = a Devil’s Workshop
    .many = Devil’s Workshops
card-faithful_hound = Faithful Hound
    .text = +2 Cards. When you discard this other than in Clean-up, you may set it aside; at the end of the turn it comes to your hand.
    .one = a Faithful Hound
    .many = Faithful Hounds
card-monastery = Monastery
    .text = For every card you have gained this turn, you may trash a card: any from your hand, or a Copper you have in play.
    .one = a Monastery
    .many = Monasteries
card-sacred_grove = Sacred Grove
    .text = +1 Buy, +$3. Reveal the next Boon and receive it. Unless it gives +$1, everyone else may receive it too.
    .one = a Sacred Grove
    .many = Sacred Groves
card-secret_cave = Secret Cave
    .text = +1 Card, +1 Action. You may discard 3 cards. If you discarded 3, +$3 when your next turn begins. Setup: every player starts with a Magic Lamp in place of a Copper.
    .one = a Secret Cave
    .many = Secret Caves
card-shepherd = Shepherd
    .text = +1 Action. Reveal any number of Victory cards and discard them; +2 Cards for each. Setup: every player starts with a Pasture in place of a Copper.
    .one = a Shepherd
    .many = Shepherds
card-skulk = Skulk
    .text = +1 Buy. Reveal the next Hex; everyone else receives it. When you gain this, gain a Gold.
    .one = a Skulk
    .many = Skulks
card-tragic_hero = Tragic Hero
    .text = +3 Cards, +1 Buy. If your hand then has 8 cards or more, trash this and gain a Treasure.
    .one = a Tragic Hero
    .many = Tragic Heroes

## Beside the supply, and Heirlooms
card-imp = Imp
    .text = +2 Cards. You may play an Action from your hand of which you have no copy in play. (Not in the Supply.)
    .one = an Imp
    .many = Imps
card-wish = Wish
    .text = +1 Action. Return this to its pile. If you did, gain a card that costs up to $6 to your hand. (Not in the Supply.)
    .one = a Wish
    .many = Wishes
card-will_o_wisp = Will-o’-Wisp
    .text = +1 Card, +1 Action. Reveal the top card of your deck. If it costs $2 or less, put it into your hand. (Not in the Supply.)
    .one = a Will-o’-Wisp
    .many = Will-o’-Wisps
card-pasture = Pasture
    .text = +$1. 1 point for every Estate you own. (Not in the Supply: each player starts with one.)
    .one = a Pasture
    .many = Pastures
card-magic_lamp = Magic Lamp
    .text = +$1. If you have at least 6 cards in play of which you have no second copy in play, this one included, trash this. If you did, gain 3 Wishes. (Not in the Supply: each player starts with one.)
    .one = a Magic Lamp
    .many = Magic Lamps

## Boons
card-the_earths_gift = The Earth’s Gift
    .text = You may discard a Treasure. If you did, gain a card that costs up to $4.
card-the_fields_gift = The Field’s Gift
    .text = +1 Action, +$1. (Stays in front of you until Clean-up.)
card-the_flames_gift = The Flame’s Gift
    .text = You may trash a card from your hand.
card-the_forests_gift = The Forest’s Gift
    .text = +1 Buy, +$1. (Stays in front of you until Clean-up.)
card-the_moons_gift = The Moon’s Gift
    .text = Look through your discard pile. You may put one of its cards on top of your deck.
card-the_mountains_gift = The Mountain’s Gift
    .text = Gain a Silver.
card-the_rivers_gift = The River’s Gift
    .text = +1 Card when this turn ends, after the new hand is drawn. (Stays in front of you until Clean-up.)
card-the_seas_gift = The Sea’s Gift
    .text = +1 Card.
card-the_skys_gift = The Sky’s Gift
    .text = You may discard 3 cards. If you discarded 3, gain a Gold.
card-the_suns_gift = The Sun’s Gift
    .text = Look at the top 4 cards of your deck. Discard any of them and put the others back in any order.
card-the_swamps_gift = The Swamp’s Gift
    .text = Gain a Will-o’-Wisp from its pile.
card-the_winds_gift = The Wind’s Gift
    .text = +2 Cards. Discard 2 cards.

## Hexes
card-bad_omens = Bad Omens
    .text = Put your deck on your discard pile. Then put 2 Coppers from there on top of your deck; if there are fewer, reveal your discard pile.
card-delusion = Delusion
    .text = If you are neither Deluded nor Envious, take Deluded.
card-envy = Envy
    .text = If you are neither Deluded nor Envious, take Envious.
card-famine = Famine
    .text = Reveal the top 3 cards of your deck. Discard the Actions among them; the others are shuffled into your deck.
card-fear = Fear
    .text = With 5 or more cards in hand, discard an Action or a Treasure; if you have neither, reveal your hand.
card-greed = Greed
    .text = Gain a Copper, which goes on top of your deck.
card-haunting = Haunting
    .text = With 4 or more cards in hand, put one of them on top of your deck.
card-locusts = Locusts
    .text = Trash the top card of your deck. For a Copper or an Estate gain a Curse; for any other card gain one that costs less and shares a type with it.
card-misery = Misery
    .text = Take Miserable. If you have it already, it becomes Twice Miserable.
card-plague = Plague
    .text = Gain a Curse to your hand.
card-poverty = Poverty
    .text = Discard until you have 3 cards in hand.
card-war = War
    .text = Reveal cards from the top of your deck until one costs $3 or $4. Trash it; discard the rest.

## States
card-deluded = Deluded
    .text = When your Buy phase begins, give this back; you cannot buy Actions this turn.
card-envious = Envious
    .text = When your Buy phase begins, give this back; Silver and Gold give you only $1 each this turn.
card-miserable = Miserable
    .text = −2 points.
card-twice_miserable = Twice Miserable
    .text = −4 points.

## Questions and answers
option-blessed_village-now = receive it now
option-blessed_village-later = receive it next turn
ask-sacred_grove-choose = { $card }: receive { $name }, too?
option-sacred_grove-yes = receive it
ask-crypt-aside = { $card }: put any number of your Treasures in play under it
ask-crypt-hand = { $card }: which of these cards do you take into your hand?
ask-monastery-trash = { $card }: trash { $what } from your hand, or Coppers you have in play
ask-secret_cave-discard = { $card }: discard 3 cards for +$3 next turn, or none?
ask-the_skys_gift-discard = { $card }: discard 3 cards for a Gold, or none?
ask-shepherd-discard = { $card }: discard any number of Victory cards for +2 Cards each
ask-faithful_hound-when = { $card }: set it aside and take it into your hand at the end of the turn?
option-faithful_hound-when = set it aside
ask-imp-play = { $card }: play an Action card that you have no copy of in play?
ask-locusts-gain = { $card }: gain { $what } (it must share a type with the trashed one)
ask-blessed_village-choose = { $card }: receive { $name } now or at the start of your next turn?
