### Dlaczego odpowiedź jest polecana. Wszystko to wynika z gier rozegranych stąd do końca.

## $answers: odpowiedzi, z którymi się ją porównuje.
why-answer = „{ $answer }”
why-better = Lepsze niż { $answer }: { $why }.
why-luck = { $answers }: w tych grach wygrywało się tak nieco częściej, ale może to być przypadek.
why-alike = { $answers }: to może być równie dobre.
why-all-alike = Wszystkie inne odpowiedzi mogą być równie dobre.

## W czym odpowiedź jest lepsza, po dwukropku. $n może być ułamkiem; $others: ilu jest pozostałych graczy.
why-wins = na 100 gier wygrywasz średnio o { $n } więcej
why-money-now = w tej turze masz do wydania średnio o ${ $n } więcej
why-money-soon = w następnych { $turns } turach masz do wydania średnio o ${ $n } więcej
why-reached = średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej masz do wydania ${ $coins }
why-money-of-others = { $others ->
    [one] drugi gracz ma w następnej turze do wydania średnio o ${ $n } mniej
   *[other] pozostali gracze mają w następnych turach razem do wydania średnio o ${ $n } mniej
}
why-points = kończysz z wynikiem wyższym średnio o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
why-points-of-others = { $others ->
    [one] drugi gracz
   *[other] najlepszy z pozostałych graczy
} kończy z wynikiem niższym średnio o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
why-sooner = gra kończy się średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej, kiedy prowadzisz
why-later = gra trwa średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} dłużej, a w przeciwnym razie na koniec przegrywasz
why-dear-cards = zdobywasz średnio o { $cards } więcej
why-dear-cards-in-ten = w 10 grach zdobywasz łącznie o { $cards } więcej
why-junk = na koniec masz średnio o { $cards } mniej
why-junk-in-ten = w 10 grach masz na koniec łącznie o { $cards } mniej
why-junk-of-others = { $others ->
    [one] drugi gracz ma
   *[other] pozostali gracze mają
} na koniec średnio o { $cards } więcej
why-junk-of-others-in-ten = w 10 grach { $others ->
    [one] drugi gracz ma
   *[other] pozostali gracze mają
} na koniec łącznie o { $cards } więcej

## Gdy wszystkie odpowiedzi wygrywają mniej więcej tak samo często. $turns: następne tury czytającego.
why-ranked-points = Wszystkie odpowiedzi wygrywają mniej więcej tak samo często, dlatego ich kolejność wyznaczają punkty: twoje na koniec gry minus punkty najlepszego przeciwnika.
why-ranked-money = Wszystkie odpowiedzi wygrywają mniej więcej tak samo często, dlatego ich kolejność wyznacza to, ile możesz wydać w następnych { $turns } turach.

## Dlaczego szansa jest mała albo duża. $others: ilu jest przeciwników; $cards: ile zostało w najdroższym stosie Zwycięstwa.
why-behind-scores = Przegrywasz o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, a zostało jeszcze: { $cards }.
why-ahead-scores = Prowadzisz o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, a zostało jeszcze: { $cards }.
why-behind-draws = { $others ->
    [one] Przeciwnik dobiera
   *[other] Jeden z przeciwników dobiera
} prawie w każdej turze całą talię, a ty nie.
why-ahead-draws = Prawie w każdej turze dobierasz całą talię, a { $others ->
    [one] przeciwnik nie
   *[other] przeciwnicy nie
}.
why-behind-reaches = { $others ->
    [one] Przeciwnik ma
   *[other] Jeden z przeciwników ma
} do wydania ${ $coins } średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej niż ty.
why-ahead-reaches = Masz do wydania ${ $coins } średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej niż { $others ->
    [one] przeciwnik
   *[other] którykolwiek przeciwnik
}.
why-behind-earns = W następnych { $turns } turach { $others ->
    [one] przeciwnik ma
   *[other] jeden z przeciwników ma
} w każdej do wydania średnio o ${ $n } więcej niż ty.
why-ahead-earns = W następnych { $turns } turach masz w każdej do wydania średnio o ${ $n } więcej niż { $others ->
    [one] przeciwnik
   *[other] którykolwiek przeciwnik
}.

## Dlaczego nie ma szansy. $n: ile gier rozegrano do końca.
why-few = W tym czasie rozegrano do końca tylko { $n ->
    [one] 1 grę
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}: to za mało, by podać szansę na zwycięstwo.
why-slow = Silnik nie jest skompilowany, więc trwa to około stu razy dłużej; z kompilatorem C skompiluje go `make install` w katalogu ze źródłami.

## Czego nie wykorzystano w grze.
unused-coffers = Na koniec { $n ->
    [one] został 1 żeton Funduszu
    [few] zostały { $n } żetony Funduszu
    [many] zostało { $n } żetonów Funduszu
   *[other] zostało { $n } żetonu Funduszu
}.
unused-villagers = Na koniec { $n ->
    [one] został 1 Wieśniak
    [few] zostało { $n } Wieśniaków
    [many] zostało { $n } Wieśniaków
   *[other] zostało { $n } Wieśniaka
}.
unused-coins = Nie wydano ${ $n } { $turns ->
    [one] w jednej turze.
   *[other] w { $turns } turach.
}
unused-cards = Nie zagrano { $n ->
    [one] 1 karty Akcji lub Skarbu
   *[other] { $n } kart Akcji i Skarbu
} { $turns ->
    [one] w jednej turze.
   *[other] w { $turns } turach.
}
