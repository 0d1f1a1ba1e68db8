### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence, in the accusative. $card is a name in the nominative, after the noun it belongs to (projekt, artefakt, kartou).

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
    [few] { $n } { $few }
   *[other] { $n } { $many }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] kartu { $name }
    [few] { $n } karty { $name }
   *[other] { $n } karet { $name }
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}
cards-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
cards-none = žádné karty
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $many }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } a { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = { $n }. tah – { $who }
log-extra-turn-begins = Tah navíc – { $who }
log-clean-up = { $who } začíná úklid.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] Hra končí: balíček { $cards } je prázdný.
   *[other] Hra končí: balíčky { $cards } jsou prázdné.
}
log-ending-piles = { $n ->
    [few] Hra končí: { $n } balíčky jsou prázdné ({ $cards }).
   *[other] Hra končí: { $n } balíčků je prázdných ({ $cards }).
}
log-ending-turns = Hra končí: bylo dosaženo omezení tahů všech hráčů dohromady ({ $n }).
log-end = Konec hry.
log-extra-turn = { $who } dostává tah navíc.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } hraje { $cards }{ $n ->
    [0] .
   *[other] {" "}a získává { $gifts }.
}
log-play-again = { $who } znovu hraje { $cards }{ $n ->
    [0] .
   *[other] {" "}a získává { $gifts }.
}
log-buy = { $who } kupuje { $cards }.
log-buy-project = { $who } kupuje projekt { $card }.
log-buy-event = { $who } kupuje událost { $card }.
log-gain = { $who } si bere { $cards }.
log-gain-hand = { $who } si bere rovnou do ruky { $cards }.
log-gain-deck = { $who } si bere na dobírací balíček { $cards }.
log-gain-aside = { $who } si bere a pokládá stranou { $cards }.
log-gain-trash = { $who } si bere ze smetiště { $cards }.
log-gain-hand-trash = { $who } si bere ze smetiště rovnou do ruky { $cards }.
log-gain-deck-trash = { $who } si bere ze smetiště na dobírací balíček { $cards }.

## Moving cards
log-trash = { $who } zahazuje { $cards }.
log-trash-supply = { $who } zahazuje ze zásoby { $cards }.
log-discard = { $who } odkládá { $cards }.
log-draw = { $who } si dobírá { $cards }.
log-reveal = { $who } ukazuje { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } ukazuje celou ruku: { $cards }.
log-reveal-deck = { $who } ukazuje z dobíracího balíčku { $cards }.
log-look = { $who } si prohlíží { $cards }.
log-hand = { $who } si dává do ruky { $cards }.
log-topdeck = { $who } pokládá na dobírací balíček { $cards }.
log-bottom = { $who } pokládá pod dobírací balíček { $cards }.
log-aside = { $who } pokládá stranou { $cards }.
log-island = { $who } pokládá { $cards } na podložku Ostrov.
log-native_village = { $who } pokládá { $cards } na podložku Domorodá vesnice.
log-exile = { $who } posílá do vyhnanství { $cards }.
log-tavern = { $who } pokládá { $cards } na podložku Hospoda.
log-call = { $who } povolává { $cards }.
log-journey-up = { $who } otáčí žeton putování lícem nahoru.
log-journey-down = { $who } otáčí žeton putování rubem nahoru.
log-return = { $who } vrací na balíček { $cards }.
log-exchange = { $who } si výměnou bere { $cards }.
log-shuffle = { $who } míchá balíček.
log-deck_to_discard = { $who } přesouvá celý dobírací balíček na odkládací.
log-uncover = { $who } má teď na odkládacím balíčku nahoře { $cards }.

## Gifts and tokens
log-gifts = { $who } získává { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } platí ${ $n }.
log-favors = { $who } utrácí { $n ->
    [one] 1 laskavost
    [few] { $n } laskavosti
   *[other] { $n } laskavostí
}.
log-rotate = { $who } protáčí balíček { $card }.
log-skip = { $who } vynechává tah.
log-debt = { $who } si bere dluh { $n }.
log-gather = { $who } pokládá žeton VB na balíček { $card }.
log-token_on_pile = { $who } pokládá žeton { $token } na balíček { $card }.
pile-token-card = +1 karta
pile-token-action = +1 akce
pile-token-buy = +1 nákup
pile-token-coin = +$1
pile-token-cost = −$2
pile-token-trash = zahazování
log-coffers-back = { $who } vrací { $n ->
    [one] 1 žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}.
log-villagers-back = { $who } vrací { $n ->
    [one] 1 vesničana
    [few] { $n } vesničany
   *[other] { $n } vesničanů
}.
log-spend-coffers = { $who } utrácí { $n ->
    [one] žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}. (+${ $n })
log-spend-villagers = { $who } utrácí { $n ->
    [one] žeton vesničana. (+1 akce)
    [few] { $n } žetony vesničana. (+{ $n } akce)
   *[other] { $n } žetonů vesničana. (+{ $n } akcí)
}
log-spend-debt = { $who } splácí ${ $n } dluhu.
log-cost = Všechny karty teď stojí do konce tahu o ${ $n } méně.
log-take = { $who } si bere artefakt { $card }.
# A State; $card is its name.
log-take-state = { $who } si bere stav { $card }.
log-give_back = { $who } vrací stav { $card }.
# A Boon or Hex.
log-fortune = { $who } otáčí { $card }.
log-receive = { $who } přijímá { $card }.
log-keep = { $who } si nechává { $card } do příštího tahu.
log-shuffle_fortunes-boons = Použitá požehnání se míchají.
log-shuffle_fortunes-hexes = Použitá uřknutí se míchají.
log-token-add = { $who } přidává žeton na projekt { $card }.
log-token-clear = { $who } { $n ->
    [0] neodebírá žádný žeton
    [one] odebírá 1 žeton
    [few] odebírá { $n } žetony
   *[other] odebírá { $n } žetonů
} z projektu { $card }.

## Reactions and choices
log-react = { $who } reaguje kartou { $card }.
log-way = { $who } místo toho využívá cestu: { $card }.
log-unaffected = { $who } se chrání před útokem.
log-choose = { $who } volí: { $option }.
log-name = { $who } říká název: { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
