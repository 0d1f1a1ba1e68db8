### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = You begin Clean-up.
you-extra-turn = You will take an extra turn.
you-play = You play { $cards }{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-play-again = You play { $cards } again{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-buy = You buy { $cards }.
you-buy-project = You buy the project { $card }.
you-buy-event = You buy the Event { $card }.
you-gain = You gain { $cards }.
you-gain-hand = You gain { $cards } to your hand.
you-gain-deck = You gain { $cards } onto your deck.
you-gain-aside = You gain { $cards }, set aside.
you-gain-trash = You gain { $cards } from the trash.
you-gain-hand-trash = You gain { $cards } from the trash to your hand.
you-gain-deck-trash = You gain { $cards } from the trash onto your deck.
you-trash = You trash { $cards }.
you-trash-supply = You trash { $cards } from the supply.
you-discard = You discard { $cards }.
you-draw = You draw { $cards }.
you-reveal = You reveal { $cards }.
you-reveal-hand = You reveal your hand: { $cards }.
you-reveal-deck = You reveal { $cards } from your deck.
you-look = You look at { $cards }.
you-hand = You put { $cards } into your hand.
you-topdeck = You put { $cards } on top of your deck.
you-bottom = You put { $cards } on the bottom of your deck.
you-aside = You set { $cards } aside.
you-island = You put { $cards } on your Island mat.
you-native_village = You put { $cards } on your Native Village mat.
you-exile = You Exile { $cards }.
you-tavern = You put { $cards } on your Tavern mat.
you-call = You call { $cards }.
you-journey-up = You turn your Journey token face up.
you-journey-down = You turn your Journey token face down.
you-return = You return { $cards } to the pile.
you-exchange = You take { $cards } in exchange.
you-shuffle = You shuffle your deck.
you-deck_to_discard = You put your deck on your discard pile.
you-gifts = You get { $gifts }.
you-pay = You pay ${ $n }.
you-favors = You spend { $n ->
    [one] a Favor
   *[other] { $n } Favors
}.
you-rotate = You rotate the pile { $card }.
you-skip = You skip a turn.
you-debt = You take { $n } debt.
you-gather = You put a VP token on the pile { $card }.
you-token_on_pile = You put the { $token } token on the pile { $card }.
you-coffers-back = You put { $n ->
    [one] 1 Coffers token
   *[other] { $n } Coffers tokens
} back.
you-villagers-back = You put { $n ->
    [one] 1 Villager
   *[other] { $n } Villagers
} back.
you-spend-coffers = You spend { $n ->
    [one] a Coffers token
   *[other] { $n } Coffers tokens
}. (+${ $n })
you-spend-villagers = You spend { $n ->
    [one] a Villager. (+1 Action)
   *[other] { $n } Villagers. (+{ $n } Actions)
}
you-spend-debt = You pay off ${ $n } of debt.
you-take = You take the { $card }.
you-take-state = You are now { $card }.
you-give_back = You are no longer { $card }.
you-fortune = You reveal { $card }.
you-receive = You receive { $card }.
you-keep = You keep { $card } for the next turn.
you-token-add = You put a token on { $card }.
you-token-clear = You take { $n ->
    [0] no tokens
    [one] 1 token
   *[other] { $n } tokens
} off { $card }.
you-react = You react with { $card }.
you-way = You follow { $card } instead.
you-unaffected = You are unaffected.
you-choose = You choose: { $option }.
you-name = You name { $card }.
