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
