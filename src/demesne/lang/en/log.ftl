### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence.

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
   *[other] { $n } { $many }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] { $name }
   *[other] { $n } { $name } cards
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] a card
   *[other] { $n } cards
}
cards-hidden = { $n ->
    [one] a card
   *[other] { $n } cards
}
cards-none = no cards
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $name }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } and { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = Turn { $n } – { $who }
log-extra-turn-begins = Extra turn – { $who }
log-clean-up = { $who } begins Clean-up.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] The game ends: the { $cards } pile is empty.
   *[other] The game ends: the piles { $cards } are empty.
}
log-ending-piles = The game ends: { $n } piles are empty ({ $cards }).
log-ending-turns = The game ends: the limit of { $n } turns for all players together is reached.
log-end = The game is over.
log-extra-turn = { $who } will take an extra turn.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } plays { $cards }{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-play-again = { $who } plays { $cards } again{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-buy = { $who } buys { $cards }.
log-buy-project = { $who } buys the project { $card }.
log-buy-event = { $who } buys the Event { $card }.
log-gain = { $who } gains { $cards }.
log-gain-hand = { $who } gains { $cards } to their hand.
log-gain-deck = { $who } gains { $cards } onto their deck.
log-gain-aside = { $who } gains { $cards }, set aside.
log-gain-trash = { $who } gains { $cards } from the trash.
log-gain-hand-trash = { $who } gains { $cards } from the trash to their hand.
log-gain-deck-trash = { $who } gains { $cards } from the trash onto their deck.

## Moving cards
log-trash = { $who } trashes { $cards }.
log-trash-supply = { $who } trashes { $cards } from the supply.
log-discard = { $who } discards { $cards }.
log-draw = { $who } draws { $cards }.
log-reveal = { $who } reveals { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } reveals their hand: { $cards }.
log-reveal-deck = { $who } reveals { $cards } from their deck.
log-look = { $who } looks at { $cards }.
log-hand = { $who } puts { $cards } into their hand.
log-topdeck = { $who } puts { $cards } on top of their deck.
log-bottom = { $who } puts { $cards } on the bottom of their deck.
log-aside = { $who } sets { $cards } aside.
log-island = { $who } puts { $cards } on their Island mat.
log-native_village = { $who } puts { $cards } on their Native Village mat.
log-exile = { $who } Exiles { $cards }.
log-tavern = { $who } puts { $cards } on their Tavern mat.
log-call = { $who } calls { $cards }.
log-journey-up = { $who } turns their Journey token face up.
log-journey-down = { $who } turns their Journey token face down.
log-return = { $who } returns { $cards } to the pile.
log-exchange = { $who } takes { $cards } in exchange.
log-shuffle = { $who } shuffles their deck.
log-deck_to_discard = { $who } puts their deck on their discard pile.
log-uncover = The discard pile of { $who } now shows { $cards }.

## Gifts and tokens
log-gifts = { $who } gets { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } pays ${ $n }.
log-favors = { $who } spends { $n ->
    [one] a Favor
   *[other] { $n } Favors
}.
log-rotate = { $who } rotates the pile { $card }.
log-skip = { $who } skips a turn.
log-debt = { $who } takes { $n } debt.
log-gather = { $who } puts a VP token on the pile { $card }.
log-token_on_pile = { $who } puts the { $token } token on the pile { $card }.
pile-token-card = +1 Card
pile-token-action = +1 Action
pile-token-buy = +1 Buy
pile-token-coin = +$1
pile-token-cost = −$2
pile-token-trash = trashing
log-coffers-back = { $who } puts { $n ->
    [one] 1 Coffers token
   *[other] { $n } Coffers tokens
} back.
log-villagers-back = { $who } puts { $n ->
    [one] 1 Villager
   *[other] { $n } Villagers
} back.
log-spend-coffers = { $who } spends { $n ->
    [one] a Coffers token
   *[other] { $n } Coffers tokens
}. (+${ $n })
log-spend-villagers = { $who } spends { $n ->
    [one] a Villager. (+1 Action)
   *[other] { $n } Villagers. (+{ $n } Actions)
}
log-spend-debt = { $who } pays off ${ $n } of debt.
log-cost = All cards now cost ${ $n } less this turn.
log-take = { $who } takes the { $card }.
# A State; $card is its name.
log-take-state = { $who } is now { $card }.
log-give_back = { $who } is no longer { $card }.
# A Boon or Hex.
log-fortune = { $who } reveals { $card }.
log-receive = { $who } receives { $card }.
log-keep = { $who } keeps { $card } for the next turn.
log-shuffle_fortunes-boons = The used Boons are shuffled.
log-shuffle_fortunes-hexes = The used Hexes are shuffled.
log-token-add = { $who } puts a token on { $card }.
log-token-clear = { $who } takes { $n ->
    [0] no tokens
    [one] 1 token
   *[other] { $n } tokens
} off { $card }.

## Reactions and choices
log-react = { $who } reacts with { $card }.
log-way = { $who } follows { $card } instead.
log-unaffected = { $who } is unaffected.
log-choose = { $who } chooses: { $option }.
log-name = { $who } names { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
