### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: ask (whether you do it), do (you are told to), then (to do next), label (on a button). A language uses what it needs of $form and of
### the forms of cards: $name alone, $one and $few and $many as the object of a sentence.

## The turn
# $n: Buys; $coins: what can be spent.
ask-action = Which Action do you play?
# $n: Actions that are left.
ask-action-spend = You have no { $n ->
    [0] Actions left
   *[other] Action to play
}. Spend a Villager, or go on to the Buy phase?
ask-action-end = You have no { $n ->
    [0] Actions left
   *[other] Action to play
}: go on to the Buy phase
ask-play-or-buy = What do you play or buy?
ask-play = { $n ->
    [0] You have no Buys left. Play a Treasure, or end your turn?
   *[other] You have nothing to buy. Play a Treasure, or end your turn?
}
ask-buy = What do you buy for ${ $coins }?
ask-buy-end = You have { $n ->
    [0] no Buys left
   *[other] nothing to buy for ${ $coins }
}: end your turn
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] You have no Buys left. Play a Treasure, or end the Buy phase?
   *[other] You have nothing to buy. Play a Treasure, or end the Buy phase?
}
ask-buy-end-night = You have { $n ->
    [0] no Buys left
   *[other] nothing to buy for ${ $coins }
}: end the Buy phase
# Nothing can be bought with debt. $can: play Treasures, pay off ($pays of) it, do so after the last Buy, or only end; $then: a Night phase or the turn's end.
ask-debt = { $can ->
    [play] You have debt ({ $n }) and cannot buy. Play a Treasure, or end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }?
    [pay] Pay off your debt ({ $n }) before you buy, or end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }?
    [pay-late] You have debt ({ $n }). Pay off ${ $pays } of it, or end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }?
   *[end] You have debt ({ $n }) and cannot buy: end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }
}
# $n: how many there are.
ask-how-many-coffers = How many Coffers tokens do you spend (0 to { $n })?
ask-how-many-villagers = How many Villagers do you spend (0 to { $n })?
ask-night = Night: which card do you play?
ask-night-end = You have no Night card to play: end your turn

## Questions. $card is the card or project that asks, $do what is to be done.
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
# It is done to the cards of $who.
ask-for = { $question } (for { $who })
ask-one-of = { $card }: { $choices }?
ask-choose-one = { $card }: choose one
# Another one of several, because something allows it.
ask-one-more = { $card }: choose one more?
ask-about = { $card }, { $you ->
    [yes] your
   *[no] { $who }’s
} { $name }: { $choices }?
ask-some-of = { $card }: { $n ->
    [one] choose one more option
   *[other] choose { $n } different options
}
ask-yes-or-no = { $card }: use it?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: follow { $choices } instead of the card?
ask-effects = { $form ->
    [ask] Which of these do you use now?
   *[do] Which of these happens first?
}
# All of them have become impossible while they were offered.
ask-effects-gone = There is nothing left to use here
# What is said if nothing better can be.
ask-plainly = Choose one
ask-effect = { $card }: use it now?
ask-order-topdeck = { $card }: which card goes on top of your deck?
ask-order-play = { $card }: which card do you play first?
ask-name = { $card }: name a card
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: how many coins do you overpay?
ask-overpay-potions = { $card }: how many Potions do you overpay?
ask-give-back-coffers = { $card }: how many Coffers tokens do you return?
ask-give-back-villagers = { $card }: how many Villagers do you return?
ask-picked = so far: { $cards }
# What somebody else is asked.
asked-other = { $who } is asked: “{ $question }”
asked-something = { $who } is choosing

## What is done
do-all = { $do }
do-for = { $do } for { $gifts }
do-get = { $gifts }
do-discard = discard { $what }
do-trash = trash { $what }
do-gain = gain { $to ->
    [hand] to your hand{ " " }
    [deck] onto your deck{ " " }
   *[discard] {""}
}{ $what }
do-topdeck = put { $what } on top of your deck
do-bottom = put { $what } on the bottom of your deck
do-hand = put { $what } into your hand
do-play = play { $what }{ $times ->
    [1] {""}
    [2] { " " }twice
   *[other] { " " }{ $times } times
}
do-replay = play { $what } again
do-reveal = reveal { $what }
do-reveal-deck = reveal the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck
# $until: turn (until your next turn) or ever.
do-aside = set { $what } aside{ $until ->
    [turn] { " " }until your next turn
   *[ever] {""}
}
do-island = put { $what } on your Island mat
do-exile = Exile { $what }
do-tavern = put { $what } on your Tavern mat
do-look = look at { $what }
do-put = put { $what } into play
do-choose = choose { $what }
do-one-of = choose one of its effects
do-exchange = exchange { $what }
do-return = return { $what } to its pile
do-pay = pay { $what }
do-take = take the { $name }
do-token-add = add a token
do-token-clear = take your tokens off
do-unaffected = be unaffected by the { $name }
do-gain-copy = { $mine ->
    [yes] gain a copy yourself
   *[no] let the other player gain a copy
}
do-deck-to-discard = put your deck onto your discard pile
do-extra-turn = take an extra turn
do-rotate = rotate its pile
do-boon = reveal the next Boon
do-receive = receive it
do-end-state = return this State

## With what. $mode: exactly, up-to, any (any number), some (nobody says how many).
what-some = { $mode ->
    [any] any number of { $many }
    [some] { $many }
    [up-to] up to { $n } { $many }
   *[exactly] { $n ->
        [one] { $one }
       *[other] { $n } { $many }
    }
}
what-called = { $name } cards
what-it = it
what-them = them
what-that = the { $name }
what-aside = what you set aside
what-revealed = the revealed cards
what-hand = your hand
what-these = one of these cards
what-coins = ${ $n }
# $mode: exactly, least, most, between; $n: how many cards.
what-costing = { $what } that { $n ->
    [one] costs
   *[other] cost
} { $mode ->
    [exactly] exactly ${ $least }
    [least] ${ $least } or more
    [between] ${ $least } to ${ $most }
   *[most] up to ${ $most }
}
# Compared with the card before.
what-more = { $what } that costs { $mode ->
    [exactly] exactly
   *[most] up to
} ${ $n } more
what-alike = { $what } of the same cost
what-cheaper = { $what } that costs less
what-from = { $what } { $from }
what-for = { $what } for { $gifts }
what-each = { $what } for { $gifts } each
from-hand = from { $you ->
    [yes] your
   *[no] { $who }’s
} hand
from-play = { $you ->
    [yes] you have
   *[no] { $who } has
} in play
from-discard = from { $you ->
    [yes] your
   *[no] { $who }’s
} discard pile
from-look = from { $you ->
    [yes] among these
   *[no] { $who }’s revealed cards
}
from-aside = from { $you ->
    [yes] your
   *[no] { $who }’s
} cards set aside
from-island = from { $you ->
    [yes] your
   *[no] { $who }’s
} Island mat
from-native_village = from { $you ->
    [yes] your
   *[no] { $who }’s
} Native Village mat
from-exile = from { $you ->
    [yes] your
   *[no] { $who }’s
} Exile mat
from-tavern = from { $you ->
    [yes] your
   *[no] { $who }’s
} Tavern mat
from-trash = from the trash
from-supply = from the supply

## Which cards
kind-any = card
    .one = a card
    .many = cards
kind-action = Action card
    .one = an Action card
    .many = Action cards
kind-treasure = Treasure
    .one = a Treasure
    .many = Treasures
kind-victory = Victory card
    .one = a Victory card
    .many = Victory cards
kind-curse = Curse
    .one = a Curse
    .many = Curses
kind-attack = Attack card
    .one = an Attack card
    .many = Attack cards
kind-reaction = Reaction card
    .one = a Reaction card
    .many = Reaction cards
kind-duration = Duration card
    .one = a Duration card
    .many = Duration cards
kind-action-treasure = Action or Treasure
    .one = an Action or a Treasure
    .many = Actions and Treasures
kind-victory-curse = Victory card or Curse
    .one = a Victory card or a Curse
    .many = Victory cards and Curses
kind-bane = Bane card
    .one = a Bane card
    .many = Bane cards

## What for. $of: fixed ($n of them), cost (as many as it costs), some (the game decides how many).
gift-cards = { $of ->
    [cost] as many cards as it costs
    [some] cards
   *[fixed] +{ $n } { $n ->
        [one] Card
       *[other] Cards
    }
}
gift-actions = { $of ->
    [cost] as many Actions as it costs
    [some] Actions
   *[fixed] +{ $n } { $n ->
        [one] Action
       *[other] Actions
    }
}
gift-buys = { $of ->
    [cost] as many Buys as it costs
    [some] Buys
   *[fixed] +{ $n } { $n ->
        [one] Buy
       *[other] Buys
    }
}
gift-coins = { $of ->
    [cost] as many coins as it costs
    [some] coins
   *[fixed] +${ $n }
}
gift-coffers = { $of ->
    [cost] as many Coffers as it costs
    [some] Coffers
   *[fixed] +{ $n } Coffers
}
gift-villagers = { $of ->
    [cost] as many Villagers as it costs
    [some] Villagers
   *[fixed] +{ $n } { $n ->
        [one] Villager
       *[other] Villagers
    }
}
gift-vp = { $of ->
    [cost] as many VP as it costs
    [some] VP
   *[fixed] +{ $n } VP
}
gift-potions = +{ $n ->
    [one] 1 Potion
   *[other] { $n } Potions
}
gift-favors = +{ $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}

## Why one is asked. $you: whether $who is the reader.
why-gain = { $you ->
    [yes] you
   *[no] { $who }
} gained { $cards }
why-trash = { $you ->
    [yes] you
   *[no] { $who }
} trashed { $cards }
why-play = { $you ->
    [yes] you
   *[no] { $who }
} played { $cards }
why-reveal = { $you ->
    [yes] you
   *[no] { $who }
} revealed { $cards }
why-discard = { $you ->
    [yes] you
   *[no] { $who }
} discarded { $cards }
why-with = { $why } because of { $card }
why-shuffle = { $you ->
    [yes] you are
   *[no] { $who } is
} about to shuffle
why-turn-start = { $you ->
    [yes] your
   *[no] { $who }’s
} turn begins
why-buy-phase-start = { $you ->
    [yes] your
   *[no] { $who }’s
} Buy phase begins
why-buy-phase-end = { $you ->
    [yes] your
   *[no] { $who }’s
} Buy phase ends
why-clean-up-start = { $you ->
    [yes] your
   *[no] { $who }’s
} Clean-up begins
why-turn-end = { $you ->
    [yes] your
   *[no] { $who }’s
} turn ends
why-game-end = the game would end

## Answers
option-card = { $card }
option-play = play { $card }
option-play-as = play { $card } as { $name }
option-way = follow { $card }
option-no-way = follow { $card }
option-buy = buy { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = play Treasures ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; left: { $cards }
})
option-end-actions = end the Action phase
option-end-buys = end the turn
option-number = { $n }
option-end-buys-night = end the Buy phase
option-end-night = end the turn
option-none = none
option-done = done
option-yes = yes
option-no = no
option-nothing = nothing
option-spend-coffers = spend { $n ->
    [one] a Coffers token
   *[other] { $n } Coffers tokens
} (+${ $n })
option-spend-villagers = spend { $n ->
    [one] a Villager (+1 Action)
   *[other] { $n } Villagers (+{ $n } Actions)
}
option-pay-debt = pay off ${ $n } of debt
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, up to { $n }
option-effect = { $card }: { $do }
# The second of several that look alike.
option-another = { $option } (number { $n })
list-or = { $first } or { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = each other player: { $do }
text-everybody = each player: { $do }
text-may = you may: { $do }
text-more = It does more than this sentence can say.
text-worth = its VP depend on the game
text-overpay = you may overpay for this card
text-when = later: { $do }
text-when-gain = when a card is gained: { $do }
text-when-play = when a card is played: { $do }
text-when-trash = when a card is trashed: { $do }
text-when-discard = when a card is discarded: { $do }
text-when-turn-start = at the start of your next turn: { $do }
text-when-clean-up-start = at the start of Clean-up: { $do }
text-when-reveal = when a card is revealed: { $do }
