### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: ask (whether you do it: the infinitive), do, then and label (the imperative). Objects stand in the accusative; forms of
### cards: $name alone, $one, $few, $many (see cards/basic.ftl).

## The turn
ask-action = Którą kartę Akcji zagrywasz?
# $n: Actions that are left.
ask-action-spend = Nie masz { $n ->
    [0] już akcji
   *[other] karty Akcji do zagrania
}. Zużywasz żeton Wieśniaka czy przechodzisz do fazy zakupu?
ask-action-end = Nie masz { $n ->
    [0] już akcji
   *[other] karty Akcji do zagrania
}: przejdź do fazy zakupu
ask-play-or-buy = Co zagrywasz lub kupujesz?
ask-play = { $n ->
    [0] Nie masz już zakupów. Zagrywasz kartę Skarbu czy kończysz turę?
   *[other] Nie ma nic do kupienia. Zagrywasz kartę Skarbu czy kończysz turę?
}
ask-buy = Co kupujesz za ${ $coins }?
ask-buy-end = { $n ->
    [0] Nie masz już zakupów
   *[other] Za ${ $coins } nie ma nic do kupienia
}: zakończ turę
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] Nie masz już zakupów. Zagrywasz kartę Skarbu czy kończysz fazę zakupu?
   *[other] Nie ma nic do kupienia. Zagrywasz kartę Skarbu czy kończysz fazę zakupu?
}
ask-buy-end-night = { $n ->
    [0] Nie masz już zakupów
   *[other] Za ${ $coins } nie ma nic do kupienia
}: zakończ fazę zakupu
ask-debt = { $can ->
    [play] Masz dług ({ $n }) i nie możesz kupować. Zagrywasz kartę Skarbu czy kończysz { $then ->
        [night] fazę zakupu
       *[turn] turę
    }?
    [pay] Spłacasz dług ({ $n }), zanim coś kupisz, czy kończysz { $then ->
        [night] fazę zakupu
       *[turn] turę
    }?
    [pay-late] Masz dług ({ $n }). Spłacasz ${ $pays } czy kończysz { $then ->
        [night] fazę zakupu
       *[turn] turę
    }?
   *[end] Masz dług ({ $n }) i nie możesz kupować: zakończ { $then ->
        [night] fazę zakupu
       *[turn] turę
    }
}
# $n: how many there are.
ask-how-many-coffers = Ile żetonów Funduszy zużywasz (od 0 do { $n })?
ask-how-many-villagers = Ile żetonów Wieśniaków zużywasz (od 0 do { $n })?
ask-night = Noc: którą kartę zagrywasz?
ask-night-end = Nie masz karty Nocy do zagrania: zakończ turę

## Questions
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
ask-for = { $question } (karty gracza { $who })
ask-one-of = { $card }, wybierz jedno: { $choices }
ask-choose-one = { $card }: wybierz jedno
ask-one-more = { $card }: wybrać jeszcze jedno?
ask-about = { $card }, { $you ->
    [yes] twoja karta
   *[no] karta gracza { $who }:
} { $name }, wybierz jedno: { $choices }
ask-some-of = { $card }: { $n ->
    [one] wybierz jeszcze jedną opcję
    [few] wybierz { $n } różne opcje
    [many] wybierz { $n } różnych opcji
   *[other] wybierz { $n } różnych opcji
}
ask-yes-or-no = { $card }: skorzystać z tej możliwości?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: skorzystać z Drogi ({ $choices }) zamiast z działania karty?
ask-effects = { $form ->
    [ask] Z którego efektu teraz korzystasz?
   *[do] Który efekt rozpatrujesz najpierw?
}
# All of them have become impossible while they were offered.
ask-effects-gone = Nie ma tu już z czego skorzystać
# What is said if nothing better can be.
ask-plainly = Wybierz jedno
ask-effect = { $card }: skorzystać teraz?
ask-order-topdeck = { $card }: która karta ma leżeć na wierzchu talii?
ask-order-play = { $card }: którą kartę zagrywasz najpierw?
ask-name = { $card }: podaj nazwę karty
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: ile $ dopłacasz ponad koszt?
ask-overpay-potions = { $card }: ile Eliksirów dopłacasz ponad koszt?
ask-give-back-coffers = { $card }: ile żetonów Funduszu zwracasz do puli?
ask-give-back-villagers = { $card }: ilu Wieśniaków zwracasz do puli?
ask-picked = dotychczas: { $cards }
asked-other = Pytanie do gracza { $who }: „{ $question }”
asked-something = { $who } wybiera

## What is done
do-all = { $do }
do-for = { $do } za { $gifts }
do-get = otrzymaj { $gifts }
do-discard = { $form ->
    [ask] odrzucić
   *[do] odrzuć
} { $what }
do-trash = { $form ->
    [ask] wyrzucić
   *[do] wyrzuć
} na Śmietnisko { $what }
do-gain = { $form ->
    [ask] dodać
   *[do] dodaj
} { $to ->
    [hand] na rękę{ " " }
    [deck] na wierzch talii{ " " }
   *[discard] {""}
}{ $what }
do-topdeck = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na wierzchu talii
do-bottom = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na spodzie talii
do-hand = { $form ->
    [ask] wziąć
   *[do] weź
} { $what } na rękę
do-play = { $form ->
    [ask] zagrać
   *[do] zagraj
} { $times ->
    [1] {""}
    [2] dwukrotnie{ " " }
   *[other] { $times } razy{ " " }
}{ $what }
do-replay = { $form ->
    [ask] zagrać
   *[do] zagraj
} ponownie { $what }
do-reveal = { $form ->
    [ask] odkryć
   *[do] odkryj
} { $what }
do-reveal-deck = { $form ->
    [ask] odkryć
   *[do] odkryj
} { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
    [many] { $n } wierzchnich kart
   *[other] { $n } wierzchnich kart
} talii
do-aside = { $form ->
    [ask] odłożyć
   *[do] odłóż
} { $what } na bok{ $until ->
    [turn] { " " }do swojej następnej tury
   *[ever] {""}
}
do-island = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na swojej podkładce Wyspy
do-exile = { $form ->
    [ask] skazać
   *[do] skaż
} na Wygnanie { $what }
do-tavern = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na podkładce Karczmy
do-look = { $form ->
    [ask] obejrzeć
   *[do] obejrzyj
} { $what }
do-put = { $form ->
    [ask] wyłożyć
   *[do] wyłóż
} { $what }
do-choose = { $form ->
    [ask] wybrać
   *[do] wybierz
} { $what }
do-one-of = { $form ->
    [ask] wybrać
   *[do] wybierz
} jeden z efektów
do-exchange = { $form ->
    [ask] wymienić
   *[do] wymień
} { $what }
do-return = { $form ->
    [ask] zwrócić
   *[do] zwróć
} { $what } na stos
do-pay = { $form ->
    [ask] zapłacić
   *[do] zapłać
} { $what }
do-take = { $form ->
    [ask] wziąć
   *[do] weź
} Artefakt { $name }
do-token-add = { $form ->
    [ask] dołożyć
   *[do] dołóż
} żeton
do-token-clear = { $form ->
    [ask] zdjąć
   *[do] zdejmij
} swoje żetony
do-unaffected = { $form ->
    [ask] uchronić się
   *[do] uchroń się
} przed kartą { $name }
do-gain-copy = { $mine ->
    [yes] dodaj kopię u siebie
   *[no] niech kopię doda ten gracz
}
do-deck-to-discard = { $form ->
    [ask] położyć
   *[do] połóż
} całą talię na stosie kart odrzuconych
do-extra-turn = { $form ->
    [ask] rozegrać
   *[do] rozegraj
} dodatkową turę
do-rotate = { $form ->
    [ask] obrócić
   *[do] obróć
} stos tej karty
do-boon = { $form ->
    [ask] odsłonić
   *[do] odsłoń
} następne Błogosławieństwo
do-receive = { $form ->
    [ask] otrzymać
   *[do] otrzymaj
} je
do-end-state = { $form ->
    [ask] zwrócić
   *[do] zwróć
} ten Stan

## With what
what-some = { $mode ->
    [any] dowolną liczbę { $many }
    [some] { $few }
    [up-to] { $n ->
        [few] najwyżej { $n } { $few }
        [many] najwyżej { $n } { $many }
       *[other] najwyżej { $n } { $many }
    }
   *[exactly] { $n ->
        [one] { $one }
        [few] { $n } { $few }
        [many] { $n } { $many }
       *[other] { $n } { $many }
    }
}
what-called = kart { $name }
what-it = tę kartę
what-them = te karty
what-that = { $one }
what-aside = odłożone karty
what-revealed = odkryte karty
what-hand = wszystkie karty z ręki
what-these = jedną z tych kart
what-coins = ${ $n }
what-costing = { $what } { $n ->
    [one] kosztującą
    [few] kosztujące
    [many] kosztujących
   *[other] kosztujących
} { $mode ->
    [exactly] dokładnie ${ $least }
    [least] co najmniej ${ $least }
    [between] od ${ $least } do ${ $most }
   *[most] do ${ $most }
}
what-more = { $what } kosztującą { $mode ->
    [exactly] dokładnie
   *[most] najwyżej
} o ${ $n } więcej
what-alike = { $what } o tym samym koszcie
what-cheaper = { $what } o niższym koszcie
what-from = { $what } { $from }
what-for = { $what } za { $gifts }
what-each = { $what }, za każdą { $gifts }
from-hand = z ręki{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-play = { $you ->
    [yes] spośród swoich kart w grze
   *[no] spośród kart w grze gracza { $who }
}
from-discard = ze stosu kart odrzuconych{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-look = { $you ->
    [yes] spośród tych kart
   *[no] spośród kart odkrytych przez gracza { $who }
}
from-aside = spośród kart odłożonych na bok{ $you ->
    [yes] {""}
   *[no] { " " }przez gracza { $who }
}
from-island = z podkładki Wyspy{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-native_village = z podkładki Wioski tubylców{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-exile = z podkładki Wygnania{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-tavern = z podkładki Karczmy{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-trash = ze Śmietniska
from-supply = z Zasobów

## Which cards
kind-any = karta
    .one = kartę
    .few = karty
    .many = kart
kind-action = karta Akcji
    .one = kartę Akcji
    .few = karty Akcji
    .many = kart Akcji
kind-treasure = karta Skarbu
    .one = kartę Skarbu
    .few = karty Skarbu
    .many = kart Skarbu
kind-victory = karta Zwycięstwa
    .one = kartę Zwycięstwa
    .few = karty Zwycięstwa
    .many = kart Zwycięstwa
kind-curse = Klątwa
    .one = Klątwę
    .few = Klątwy
    .many = Klątw
kind-attack = karta Ataku
    .one = kartę Ataku
    .few = karty Ataku
    .many = kart Ataku
kind-reaction = karta Reakcji
    .one = kartę Reakcji
    .few = karty Reakcji
    .many = kart Reakcji
kind-duration = karta Następstwa
    .one = kartę Następstwa
    .few = karty Następstwa
    .many = kart Następstwa
kind-action-treasure = karta Akcji lub Skarbu
    .one = kartę Akcji lub Skarbu
    .few = karty Akcji lub Skarbu
    .many = kart Akcji lub Skarbu
kind-victory-curse = karta Zwycięstwa lub Klątwa
    .one = kartę Zwycięstwa lub Klątwę
    .few = karty Zwycięstwa lub Klątwy
    .many = kart Zwycięstwa lub Klątw
kind-bane = karta Zguby
    .one = kartę Zguby
    .few = karty Zguby
    .many = kart Zguby

## What for, in the accusative
gift-cards = { $of ->
    [cost] tyle kart, ile ona kosztuje
    [some] karty
   *[fixed] +{ $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }
}
gift-actions = { $of ->
    [cost] tyle akcji, ile ona kosztuje
    [some] akcje
   *[fixed] +{ $n } { $n ->
        [one] akcję
        [few] akcje
        [many] akcji
       *[other] akcji
    }
}
gift-buys = { $of ->
    [cost] tyle zakupów, ile ona kosztuje
    [some] zakupy
   *[fixed] +{ $n } { $n ->
        [one] zakup
        [few] zakupy
        [many] zakupów
       *[other] zakupu
    }
}
gift-coins = { $of ->
    [cost] tyle $, ile ona kosztuje
    [some] $
   *[fixed] +${ $n }
}
gift-coffers = { $of ->
    [cost] tyle Funduszy, ile ona kosztuje
    [some] Fundusze
   *[fixed] +{ $n } { $n ->
        [one] Fundusz
        [few] Fundusze
        [many] Funduszy
       *[other] Funduszu
    }
}
gift-villagers = { $of ->
    [cost] tylu Wieśniaków, ile ona kosztuje
    [some] Wieśniaków
   *[fixed] +{ $n } { $n ->
        [one] Wieśniaka
        [few] Wieśniaków
        [many] Wieśniaków
       *[other] Wieśniaka
    }
}
gift-vp = { $of ->
    [cost] tyle PZ, ile ona kosztuje
    [some] PZ
   *[fixed] +{ $n } PZ
}
gift-potions = +{ $n ->
    [one] 1 Eliksir
    [few] { $n } Eliksiry
    [many] { $n } Eliksirów
   *[other] { $n } Eliksiru
}
gift-favors = +{ $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
}

## Why one is asked
why-gain = { $you ->
    [yes] dodajesz
   *[no] { $who } dodaje
} { $cards }
why-trash = { $you ->
    [yes] wyrzucasz
   *[no] { $who } wyrzuca
} na Śmietnisko { $cards }
why-play = { $you ->
    [yes] zagrywasz
   *[no] { $who } zagrywa
} { $cards }
why-reveal = { $you ->
    [yes] odkrywasz
   *[no] { $who } odkrywa
} { $cards }
why-discard = { $you ->
    [yes] odrzucasz
   *[no] { $who } odrzuca
} { $cards }
why-with = { $why } przez kartę { $card }
why-shuffle = { $you ->
    [yes] będziesz
   *[no] { $who } będzie
} tasować karty
why-turn-start = początek { $you ->
    [yes] twojej tury
   *[no] tury gracza { $who }
}
why-buy-phase-start = początek { $you ->
    [yes] twojej fazy zakupu
   *[no] fazy zakupu gracza { $who }
}
why-buy-phase-end = koniec { $you ->
    [yes] twojej fazy zakupu
   *[no] fazy zakupu gracza { $who }
}
why-clean-up-start = początek { $you ->
    [yes] twojej fazy porządków
   *[no] fazy porządków gracza { $who }
}
why-turn-end = koniec { $you ->
    [yes] twojej tury
   *[no] tury gracza { $who }
}
why-game-end = gra ma się zakończyć

## Answers
option-card = { $card }
option-play = zagraj: { $card }
option-play-as = zagraj: { $card } ({ $name })
option-way = skorzystaj z Drogi: { $card }
option-no-way = działanie karty: { $card }
option-buy = kup: { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = zagraj Skarby ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; zostaje: { $cards }
})
option-end-actions = zakończ fazę akcji
option-end-buys = zakończ turę
option-number = { $n }
option-end-buys-night = zakończ fazę zakupu
option-end-night = zakończ turę
option-none = pomiń
option-done = gotowe
option-yes = tak
option-no = nie
option-nothing = nic
option-spend-coffers = zużyj { $n ->
    [one] żeton Funduszu
    [few] { $n } żetony Funduszy
   *[many] { $n } żetonów Funduszy
} (+${ $n })
option-spend-villagers = zużyj { $n ->
    [one] żeton Wieśniaka (+1 akcja)
    [few] { $n } żetony Wieśniaków (+{ $n } akcje)
   *[many] { $n } żetonów Wieśniaków (+{ $n } akcji)
}
option-pay-debt = spłać ${ $n } długu
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, najwyżej { $n }
option-effect = { $card }: { $do }
option-another = { $option } (nr { $n })
list-or = { $first } albo { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = każdy inny gracz: { $do }
text-everybody = każdy gracz: { $do }
text-may = możesz: { $do }
text-more = Ta karta robi więcej, niż mówi to zdanie.
text-worth = jej PZ zależą od przebiegu gry
text-overpay = kupując tę kartę, możesz dopłacić ponad jej koszt
text-when = później: { $do }
text-when-gain = gdy karta zostaje dodana: { $do }
text-when-play = gdy karta zostaje zagrana: { $do }
text-when-trash = gdy karta trafia na Śmietnisko: { $do }
text-when-discard = gdy karta zostaje odrzucona: { $do }
text-when-turn-start = na początku twojej następnej tury: { $do }
text-when-clean-up-start = na początku fazy porządków: { $do }
text-when-reveal = gdy karta zostaje odsłonięta: { $do }
