### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence, in the accusative. $card is a name in the nominative: an apposition ("kartą Fosa").

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
    [few] { $n } { $few }
    [many] { $n } { $many }
   *[other] { $n } { $few }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] kartę { $name }
    [few] { $n } karty { $name }
    [many] { $n } kart { $name }
   *[other] { $n } karty { $name }
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-none = żadnych kart
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $many }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } i { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = Tura { $n } – { $who }
log-extra-turn-begins = Dodatkowa tura – { $who }
log-clean-up = { $who } rozpoczyna fazę porządków.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] Gra się kończy: stos { $cards } jest pusty.
   *[other] Gra się kończy: puste są stosy { $cards }.
}
log-ending-piles = { $n ->
    [few] Gra się kończy: { $n } stosy są puste ({ $cards }).
   *[other] Gra się kończy: { $n } stosów jest pustych ({ $cards }).
}
log-ending-turns = Gra się kończy: osiągnięto limit tur wszystkich graczy razem ({ $n }).
log-end = Koniec gry.
log-extra-turn = { $who } rozegra dodatkową turę.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } zagrywa { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymuje { $gifts }.
}
log-play-again = { $who } ponownie zagrywa { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymuje { $gifts }.
}
log-buy = { $who } kupuje { $cards }.
log-buy-project = { $who } kupuje Projekt { $card }.
log-buy-event = { $who } kupuje Zdarzenie { $card }.
log-gain = { $who } dodaje { $cards }.
log-gain-hand = { $who } dodaje na rękę { $cards }.
log-gain-deck = { $who } dodaje na wierzch talii { $cards }.
log-gain-aside = { $who } dodaje, odkładając na bok, { $cards }.
log-gain-trash = { $who } dodaje ze Śmietniska { $cards }.
log-gain-hand-trash = { $who } dodaje ze Śmietniska na rękę { $cards }.
log-gain-deck-trash = { $who } dodaje ze Śmietniska na wierzch talii { $cards }.

## Moving cards
log-trash = { $who } wyrzuca na Śmietnisko { $cards }.
log-trash-supply = { $who } wyrzuca z Zasobów na Śmietnisko { $cards }.
log-discard = { $who } odrzuca { $cards }.
log-draw = { $who } dobiera { $cards }.
log-reveal = { $who } odkrywa { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } odkrywa wszystkie karty na ręce: { $cards }.
log-reveal-deck = { $who } odkrywa z talii { $cards }.
log-look = { $who } ogląda { $cards }.
log-hand = { $who } bierze na rękę { $cards }.
log-topdeck = { $who } kładzie na wierzchu talii { $cards }.
log-bottom = { $who } kładzie na spodzie talii { $cards }.
log-aside = { $who } odkłada na bok { $cards }.
log-island = { $who } kładzie na podkładce Wyspy { $cards }.
log-native_village = { $who } kładzie na podkładce Wioski tubylców { $cards }.
log-exile = { $who } skazuje na Wygnanie { $cards }.
log-tavern = { $who } kładzie na podkładce Karczmy { $cards }.
log-call = { $who } przywołuje { $cards }.
log-journey-up = { $who } odwraca żeton podróży awersem do góry.
log-journey-down = { $who } odwraca żeton podróży rewersem do góry.
log-return = { $who } zwraca na stos { $cards }.
log-exchange = { $who } otrzymuje w zamian { $cards }.
log-shuffle = { $who } tasuje karty.
log-deck_to_discard = { $who } kładzie talię na stosie kart odrzuconych.
log-uncover = { $who } ma teraz na wierzchu stosu kart odrzuconych { $cards }.

## Gifts and tokens
log-gifts = { $who } otrzymuje { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } płaci ${ $n }.
log-favors = { $who } zużywa { $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
}.
log-rotate = { $who } obraca stos: { $card }.
log-skip = { $who } pomija turę.
log-debt = { $who } zaciąga dług: { $n }.
log-gather = { $who } kładzie żeton PZ na stosie { $card }.
log-token_on_pile = { $who } kładzie żeton { $token } na stosie { $card }.
pile-token-card = +1 karta
pile-token-action = +1 akcja
pile-token-buy = +1 zakup
pile-token-coin = +$1
pile-token-cost = −$2
pile-token-trash = wyrzucania
log-coffers-back = { $who } zwraca do puli { $n ->
    [one] 1 żeton Funduszu
    [few] { $n } żetony Funduszu
    [many] { $n } żetonów Funduszu
   *[other] { $n } żetonu Funduszu
}.
log-villagers-back = { $who } zwraca do puli { $n ->
    [one] 1 Wieśniaka
    [few] { $n } Wieśniaków
    [many] { $n } Wieśniaków
   *[other] { $n } Wieśniaka
}.
log-spend-coffers = { $who } zużywa { $n ->
    [one] żeton Funduszu
    [few] { $n } żetony Funduszy
   *[other] { $n } żetonów Funduszy
}. (+${ $n })
log-spend-villagers = { $who } zużywa { $n ->
    [one] żeton Wieśniaka. (+1 akcja)
    [few] { $n } żetony Wieśniaków. (+{ $n } akcje)
   *[other] { $n } żetonów Wieśniaków. (+{ $n } akcji)
}
log-spend-debt = { $who } spłaca ${ $n } długu.
log-cost = Do końca tej tury wszystkie karty kosztują teraz o ${ $n } mniej.
log-take = { $who } bierze Artefakt { $card }.
# A State; $card is its name.
log-take-state = { $who } bierze Stan { $card }.
log-give_back = { $who } zwraca Stan { $card }.
# A Boon or Hex.
log-fortune = { $who } odsłania { $card }.
log-receive = { $who } otrzymuje { $card }.
log-keep = { $who } zatrzymuje { $card } do następnej tury.
log-shuffle_fortunes-boons = Zużyte Błogosławieństwa zostają potasowane.
log-shuffle_fortunes-hexes = Zużyte Uroki zostają potasowane.
log-token-add = { $who } kładzie żeton na karcie { $card }.
log-token-clear = { $n ->
    [0] { $who } nie ma żetonów do zdjęcia z karty { $card }.
    [one] { $who } zdejmuje 1 żeton z karty { $card }.
    [few] { $who } zdejmuje { $n } żetony z karty { $card }.
    [many] { $who } zdejmuje { $n } żetonów z karty { $card }.
   *[other] { $who } zdejmuje { $n } żetonu z karty { $card }.
}

## Reactions and choices
log-react = { $who } reaguje kartą { $card }.
log-way = { $who } korzysta zamiast tego z Drogi: { $card }.
log-unaffected = { $who } chroni się przed Atakiem.
log-choose = { $who } wybiera: „{ $option }”.
log-name = { $who } podaje nazwę: { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
