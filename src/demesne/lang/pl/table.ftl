### The table: questions, options, and everything around the game.

## Questions. $card is the card or project that asks.
ask-action = Którą kartę Akcji zagrywasz?
ask-buy = Co zagrywasz lub kupujesz?
ask-trigger = Który efekt rozpatrujesz teraz?
ask-order = { $card }: która karta ma być na wierzchu?
ask-gain-pile = { $card }: którą kartę dodajesz?
# $mode: exactly, up-to, any (any number); $n: how many.
ask-discard = { $card }: { $mode ->
    [any] odrzuć dowolną liczbę kart
    [up-to] { $n ->
        [one] możesz odrzucić kartę
        [few] odrzuć najwyżej { $n } karty
        [many] odrzuć najwyżej { $n } kart
       *[other] odrzuć najwyżej { $n } karty
    }
   *[exactly] { $n ->
        [one] odrzuć kartę
        [few] odrzuć { $n } karty
        [many] odrzuć { $n } kart
       *[other] odrzuć { $n } karty
    }
}
ask-trash = { $card }: { $mode ->
    [any] wyrzuć na Śmietnisko dowolną liczbę kart
    [up-to] { $n ->
        [one] możesz wyrzucić kartę na Śmietnisko
        [few] wyrzuć na Śmietnisko najwyżej { $n } karty
        [many] wyrzuć na Śmietnisko najwyżej { $n } kart
       *[other] wyrzuć na Śmietnisko najwyżej { $n } karty
    }
   *[exactly] { $n ->
        [one] wyrzuć kartę na Śmietnisko
        [few] wyrzuć na Śmietnisko { $n } karty
        [many] wyrzuć na Śmietnisko { $n } kart
       *[other] wyrzuć na Śmietnisko { $n } karty
    }
}
ask-gain = { $card }: { $mode ->
    [any] dodaj dowolną liczbę tych kart
    [up-to] { $n ->
        [one] możesz dodać jedną z tych kart
       *[other] dodaj najwyżej { $n } z tych kart
    }
   *[exactly] { $n ->
        [one] dodaj jedną z tych kart
       *[other] dodaj { $n } z tych kart
    }
}
ask-topdeck = { $card }: { $mode ->
    [up-to] możesz położyć kartę na wierzchu talii
   *[exactly] połóż kartę na wierzchu talii
}
ask-hand = { $card }: weź kartę na rękę
ask-play = { $card }: którą kartę Akcji zagrywasz?
ask-replay = { $card }: którą kartę Akcji zagrywasz ponownie?
ask-reveal = { $card }: czy odkrywasz kartę?
# $cards: the card in question.
ask-aside = { $card }: czy odkładasz na bok { $cards }?
ask-chancellor = { $card }: czy kładziesz talię na stosie kart odrzuconych?
ask-choose = { $card }: wybierz
ask-picked = dotychczas: { $cards }

## Why one is asked
why-gain = { $who } dodaje kartę { $card }
why-trash = { $who } wyrzuca na Śmietnisko kartę { $card }
why-play = { $who } zagrywa kartę { $card }
why-reveal = { $who } odkrywa kartę { $card }
why-discard = { $who } odrzuca kartę { $card }
why-with = { $why } za pomocą karty { $cause }
why-shuffle = { $who } będzie tasować karty
why-turn-start = początek tury
why-buy-phase-start = początek fazy zakupu
why-buy-phase-end = koniec fazy zakupu
why-clean-up-start = początek fazy porządków
why-turn-end = koniec tury
why-game-end = gra ma się zakończyć

## Options
option-play = zagraj: { $card }
option-buy = kup: { $card }
option-end-actions = zakończ fazę akcji
option-end-buys = zakończ turę
option-none = pomiń
option-done = gotowe
option-yes = tak
option-no = nie
option-spend-coffers = zużyj żeton Funduszu (+$1)
option-spend-villagers = zużyj żeton Wieśniaka (+1 akcja)
option-spy-discard = odrzuć kartę
option-spy-keep = zostaw kartę na wierzchu talii
option-jester-self = kopia dla siebie
option-jester-victim = kopia dla przeciwnika
option-trusty_steed-cards = +2 karty
option-trusty_steed-actions = +2 akcje
option-trusty_steed-coins = +$2
option-trusty_steed-silvers = dodaj 4 karty Srebrników, połóż talię na stosie kart odrzuconych
option-scepter-coins = +$2
option-scepter-replay = zagraj ponownie kartę Akcji
option-treasurer-trash = wyrzuć na Śmietnisko kartę Skarbu z ręki
option-treasurer-gain = dodaj na rękę kartę Skarbu ze Śmietniska
option-treasurer-key = weź Klucz
option-border_guard-lantern = weź Latarenkę
option-border_guard-horn = weź Róg
option-sinister_plot-add = dołóż żeton
option-sinister_plot-draw = zdejmij żetony i dobierz tyle samo kart
# The second of several that look alike.
option-another = { $option } (nr { $n })

## The state of the table
player-human = Gracz
player-human-n = Gracz { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, { $buys ->
    [one] 1 zakup
    [few] { $buys } zakupy
    [many] { $buys } zakupów
   *[other] { $buys } zakupu
}, ${ $coins }
state-hand = Na ręce: { $cards }
state-play = w grze: { $cards }
state-discard = wierzch stosu kart odrzuconych: { $cards }
state-discard-empty = stos kart odrzuconych: pusty
state-deck = talia: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
state-hand-size = na ręce: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
state-aside = odłożone na bok: { $cards }
state-coffers = Fundusze: { $n }
state-villagers = Wieśniacy: { $n }
state-projects = Projekty: { $cards }
state-artifacts = Artefakty: { $cards }
state-tokens = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} na karcie { $card }
state-trash = Śmietnisko: { $cards }
state-prizes = Nagrody: { $cards }
state-pile = ${ $cost } { $card }: { $n }
state-bane = Zguba
state-project = ${ $cost } { $card } (Projekt)
state-nothing = brak
state-kingdom = Królestwo: { $cards }
state-kingdom-bane = Zguba: { $card }
state-seed = Ziarno: { $seed }

## The end
# Points can be negative, so no number is written out.
result-points = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} w { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
}
result-sources = { $sources }
result-source = { $card } { $n }
result-deck = talia: { $cards }
result-winner = { $n ->
    [one] Wygrywa: { $who }
   *[other] Wygrywają razem: { $who }
}

## The plain table
plain-welcome = Demesne. Wpisz ?, aby wyświetlić pomoc.
plain-help =
    Odpowiadaj numerem lub nazwą opcji; kilka kart naraz oddziel przecinkami.
    all         zagraj wszystkie karty Skarbu, których kolejność nie ma znaczenia
    end         zakończ tę fazę
    hint        co zrobić? Opcje z szansami na zwycięstwo
    undo        cofnij swoją ostatnią odpowiedź
    piles       co można jeszcze kupić
    table       Śmietnisko, karty w grze, podkładki, Projekty
    log         co się wydarzyło od twojej ostatniej tury
    deck   wszystkie twoje karty i punkty do tej pory
    card NAZWA  tekst karty
    save PLIK   zapisz grę
    quit        wyjdź; gra zostanie zapisana i można ją będzie wznowić
plain-prompt = >
plain-not-possible = „{ $answer }”: to nie jest teraz możliwe. Wpisz jedną z opcji albo ?, aby wyświetlić pomoc.
plain-type-something = Wpisz numer lub nazwę opcji albo ?, aby wyświetlić pomoc.
plain-no-treasure = Nie masz kart Skarbu, które można zagrać w dowolnej kolejności.
plain-undone = Cofnięto.
plain-undone-seen = Cofnięto, choć odsłonięto już coś nowego.
plain-nothing-to-undo = Nie ma czego cofnąć.
plain-undo-agree = Od tego czasu odsłonięto coś nowego. Jeśli wszyscy inni zgadzają się na cofnięcie, wpisz { $yes }.
plain-seen-first = Odsłonięto coś nowego, więc „{ $answer }” i to, co dalej, zostaje do twojej decyzji.
plain-left = Gra jest zapisana. Wznów ją poleceniem: demesne resume
plain-saved = Zapisano: { $file }
plain-turn-of = Teraz gra { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
plain-no-save = Nie ma zapisanej gry do wznowienia.

## Cards
card-cost = koszt: ${ $cost }
card-set = zestaw: { $set }
card-rulings = Uwagi do karty
card-unofficial = (tłumaczenie nieoficjalne)
type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-duration = Następstwo
type-prize = Nagroda
type-project = Projekt
type-artifact = Artefakt
set-basic = Karty podstawowe
set-base = Gra podstawowa
set-cornucopia = Róg obfitości
set-renaissance = Renesans

## Names of recommended kingdoms
kingdom-first_game = Pierwsza rozgrywka
kingdom-big_money = Bogactwo
kingdom-interaction = Interakcja
kingdom-size_distortion = Zakrzywienie rozmiaru
kingdom-village_square = Rynek wioskowy
kingdom-bounty_of_the_hunt = Pomyślne łowy
kingdom-bad_omens = Przepowiednie Cyganki
kingdom-the_jesters_workshop = Błazenada
kingdom-overture = Uwertura
kingdom-prelude = Preludium
