### demesne simulate: many games between strategies. Numbers come written out; $n only chooses the plural.

simulate-help = rozegraj wiele gier między strategiami
simulate-about = Rozgrywa gry między strategiami i mówi, jak często każda wygrywa. Każde rozdanie jest rozgrywane raz z każdego miejsca, by wpływ przypadku się znosił. To samo ziarno daje ten sam wynik, niezależnie od tego, ile procesów lub komputerów gra.
simulate-option-strategies = od 2 do 4 strategii: nazwy z biblioteki, pliki (gracze.xml:Nazwa oznacza jedną z kilku) lub poziomy (easy, medium, hard, hard:playouts=500)
simulate-option-games = ile gier (domyślnie 10 000; z --until najwyżej 10 000 000), zaokrąglone w górę, aby każde rozdanie rozegrać z każdego miejsca
simulate-option-until = zakończ, gdy 95-procentowy przedział ufności każdego odsetka zwycięstw jest w każdą stronę najwyżej tak szeroki
simulate-option-seed = to samo ziarno daje te same gry (domyślnie losowe, które zostanie podane)
simulate-option-kingdom = lista kart, nazwa polecanego Królestwa albo random (domyślnie to, czego wymagają strategie, uzupełnione stosami gry podstawowej, które niczego nie zmieniają dla graczy, którzy ich nie kupują)
simulate-option-jobs = ile procesów gra (domyślnie jeden na procesor)
simulate-option-cluster = graj na klastrze Ray: jego adres albo auto, czyli klaster działający lub uruchomiony tutaj
simulate-option-json = wypisz wynik jako JSON i nic więcej
simulate-option-csv = zapisz tabelę z jednym wierszem na gracza (- oznacza standardowe wyjście)
simulate-option-plot = narysuj wynik: plik z rozszerzeniem .png lub .svg
simulate-option-log = wypisz też dziennik pierwszych N gier

## While it runs
simulate-preparing = { $name } szuka planów w tym Królestwie: { $done }%
simulate-starting = uruchamianie
simulate-progress = gry: { $done } z { $total }, { $rate } na sekundę, zostało { $left }
simulate-local-cluster = Nie działa tu żaden klaster Ray, więc zostaje uruchomiony na tym komputerze.

## The report
simulate-percent = { $value }%
simulate-summary = { $n ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, każde rozdanie z każdego miejsca; ziarno { $seed }, demesne { $version }
simulate-interrupted = Przerwano: to pierwsze gry z { $asked }.
simulate-filled = Nie podano Królestwa: uzupełniono je stosami, które niczego nie zmieniają dla graczy, którzy ich nie kupują.
simulate-rounded = Zamówiono { $asked }; gier jest więcej, aby każde rozdanie rozegrać z każdego miejsca.
simulate-reached = Odsetki zwycięstw są znane z dokładnością ± { $found }, zgodnie z życzeniem (± { $wanted }).
simulate-not-reached = Odsetki zwycięstw są znane tylko z dokładnością ± { $found }, a nie ± { $wanted }: potrzeba więcej gier (--games).
simulate-column-wins = zwycięstwa
simulate-column-ties = remisy
simulate-column-losses = porażki
simulate-column-points = punkty
simulate-column-turns = tury
simulate-intervals = Pod każdą liczbą jej 95-procentowy przedział ufności.
simulate-endings = Gry trwały średnio { $turns } tury. Skończyły się wyczerpaniem Prowincji: { $provinces }, trzech stosów: { $piles }.
simulate-limit = { $n ->
    [one] { $games } grę zatrzymano po { $turns } turach na gracza i policzono według stanu w tej chwili.
    [few] { $games } gry zatrzymano po { $turns } turach na gracza i policzono według stanu w tej chwili.
    [many] { $games } gier zatrzymano po { $turns } turach na gracza i policzono według stanu w tej chwili.
   *[other] { $games } gry zatrzymano po { $turns } turach na gracza i policzono według stanu w tej chwili.
}
simulate-empty = Stosy puste na koniec: { $piles }.
simulate-openings = Pierwsze zakupy tur 1 i 2 (w pierwszych grach: { $games })
simulate-no-buy = nic
simulate-money = Monety w turach od 1 do { $turns } (skala od { $low } do { $high })
simulate-points = Punkty po turach od 1 do { $turns } (skala od { $low } do { $high })
simulate-speed = { $wall } s; czas procesora { $cpu } s; { $rate } gier na sekundę czasu procesora
simulate-log-title = Gra { $n } (ziarno { $seed })
simulate-log-scores = Punkty: { $scores }

## What is wrong
error-simulate-games = trzeba rozegrać co najmniej 1 grę, a nie { $n }
error-simulate-jobs = grać musi co najmniej 1 proces, a nie { $n }
error-simulate-jobs-or-cluster = --jobs dotyczy tego komputera: pomiń je przy --cluster
error-simulate-until = dokładność musi być między 0% a 50%, a nie { $value }
error-simulate-percentage = „{ $value }” to nie procent; napisz na przykład 0.5%
error-simulate-log = liczba gier do wypisania nie może wynosić { $n }
error-simulate-one-output = przy --csv - na standardowym wyjściu nie ma miejsca na --json ani --log: podaj plik dla --csv
error-simulate-picture = obraz to plik z rozszerzeniem .png lub .svg, a nie { $file }
error-simulate-no-folder = nie ma katalogu { $file }, w którym można by pisać
error-simulate-cannot-write = nie można zapisać { $file }: { $detail }
error-simulate-too-many-cards = razem te strategie wymagają { $n } kart Królestwa, a Królestwo ma ich { $most }: { $cards }
error-simulate-too-many-landscapes = razem te strategie wymagają { $n } kart poziomych, a w grze jest ich najwyżej { $most }: { $cards }
error-simulate-two-banes = { $one } potrzebuje Zguby { $bane }, a { $other } Zguby { $second }: jest tylko jedna
error-simulate-kingdom-lacks = { $name } wymaga kart, których nie ma w tym Królestwie: { $cards }
error-simulate-kingdom-bane = { $name } wymaga Królestwa z taką Zgubą: { $cards }
error-simulate-workers = { $n ->
    [one] { $n } proces zakończył się awarią
    [few] { $n } procesy zakończyły się awarią
    [many] { $n } procesów zakończyło się awarią
   *[other] { $n } procesu zakończyło się awarią
} na tych samych grach; czy wystarcza pamięci? --jobs 1 rozgrywa je w jednym procesie
error-simulate-no-ray = --cluster wymaga Ray; zainstaluj go poleceniem: pip install ray
error-simulate-no-cluster = pod adresem { $address } nie ma klastra Ray, którego można użyć: { $detail }
error-simulate-cluster-address = „{ $address }” to nie adres klastra; napisz HOST:PORT, ray://HOST:PORT albo auto
error-simulate-cluster-lost = klaster zgubił te same gry { $n } razy ({ $detail }); czy jego komputery działają i mają dość pamięci?
error-simulate-cluster-version = { $machine } ma demesne { $theirs }, a tu działa { $ours }: zainstaluj wszędzie tę samą wersję
