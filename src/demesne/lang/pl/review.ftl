### Rada przy decyzji i analiza gry.

## Co byś zrobił? $n: ile gier rozegrano do końca.
hint-thinking = Zastanawiam się…
hint-title = Podpowiedź. Szanse na zwycięstwo, { $n ->
    [one] 1 gra rozegrana
    [few] { $n } gry rozegrane
    [many] { $n } gier rozegranych
   *[other] { $n } gry rozegranej
} stąd do końca:
hint-how = Karty, których nie widzisz, rozdano losowo; zakłada się, że grasz dalej tak dobrze jak poziom Trudny. Po prawej przedziały 95%, które obejmują też to, jak bardzo takie szanse myliły się w zmierzonych grach.
hint-rough = Podpowiedź. Odpowiedzi, najlepsza na początku:
# What answers are ranked by where their chances are alike.
hint-points = { $n } PZ
hint-money = ${ $n }
hint-nothing = Tu nie ma nic do rozstrzygnięcia.
hint-treasures = Po zagraniu wszystkich Skarbów:

## Analiza
review-title = { $who }: szansa na zwycięstwo, tura po turze
review-end = koniec
review-mistakes = Najkosztowniejsze błędy
review-no-mistakes = Żadna decyzja nie kosztowała więcej, niż można wyjaśnić przypadkiem.
review-nothing = Nie ma czego analizować: { $who } nie podejmuje żadnej decyzji w tej grze.
review-turn = Tura { $turn }. { $question }
review-given = wybrano
review-better = lepiej
# W punktach procentowych szansy na zwycięstwo, z przedziałem 95%.
review-cost = koszt w punktach procentowych: { $n } ({ $low }–{ $high })
review-cost-points = koszt: na koniec średnio { $n } pkt ({ $low }–{ $high })
review-cost-money = koszt: w następnych { $turns } turach średnio ${ $n } ({ $low }–{ $high })
review-unused = Niewykorzystane
# $n: gry rozegrane do końca dla najlepszej odpowiedzi na każdą decyzję.
review-how = Każdą decyzję zbadano z tym, co można było wtedy wiedzieć; gier na decyzję: { $n }. Kosztowne zbadano jeszcze raz przy innym tasowaniu; pominięto to, co nadal może być dziełem przypadku.
review-working = Analiza…
review-kept = Grę zapisano w pliku { $file }
# What is typed for it at the plain table; the English word is understood everywhere.
review-word = analiza
# $n: ilu ludzi grało.
review-offer = { $n ->
    [one] Wpisz „analiza”, aby przeanalizować grę, albo naciśnij Enter.
   *[other] Wpisz „analiza” i numer gracza, aby przeanalizować grę, albo naciśnij Enter.
}
# $n: ile decyzji pokazano.
review-offer-play-on = { $n ->
    [one] Wpisz 1, aby grać dalej od tej decyzji, albo naciśnij Enter.
   *[other] Wpisz 1 do { $n }, aby grać dalej od jednej z tych decyzji, albo naciśnij Enter.
}
review-keys = { $n ->
    [0] P: następny gracz   Esc: wróć
    [one] 1: graj dalej stamtąd   P: następny gracz   Esc: wróć
   *[other] 1–{ $n }: graj dalej stamtąd   P: następny gracz   Esc: wróć
}

## Polecenie
review-option-file = zapisana gra (domyślnie: ostatnio zakończona)
review-option-player = czyja gra: numer miejsca (domyślnie: pierwszy gracz, który nie jest botem)
review-option-playouts = ile gier rozgrywa się do końca dla każdej decyzji: wtedy to samo ziarno daje zawsze tę samą analizę
review-option-seconds = ile sekund może to trwać (domyślnie: { $n })
review-option-seed = to samo ziarno daje tę samą analizę (domyślnie: 0)
review-option-json = wypisz analizę jako JSON i nic więcej
review-option-plot = narysuj szansę na zwycięstwo: plik z rozszerzeniem .png, .svg lub .pdf
error-review-player = w tej grze są gracze od 1 do { $most }, a nie { $n }
error-review-playouts = do analizy rozgrywa się od { $least } do { $most } gier na decyzję, a nie { $n }
error-review-seconds = analiza trwa od { $least } do { $most } sekund, a nie { $n }
error-review-none = nie zakończono tu jeszcze żadnej gry; podaj plik zapisanej

## Wykres
review-chart-title = { $who }: szansa na zwycięstwo
review-chart-how = Decyzje: { $decisions }, za każdym razem z najlepszą odpowiedzią; pas to przedział 95%; gier na decyzję: { $playouts }
review-chart-turn = tura
review-chart-won = wygrana
review-chart-shared = remis
review-chart-lost = przegrana
review-chart-mistake = tura { $turn }: { $given }, koszt { $cost } ± { $margin } punktów procentowych; lepiej: { $better }
