### Wykresy. Liczby są już sformatowane.

charts-versus = { $first } przeciw { $second }
charts-strategies = { $n ->
    [one] 1 strategia przeciw sobie
    [few] { $n } strategie przeciw sobie
    [many] { $n } strategii przeciw sobie
   *[other] { $n } strategii przeciw sobie
}
charts-games = Gry: { $games }, średnio { $turns } tury; każde rozdanie z każdego miejsca; kreski: przedziały ufności 95%
charts-won = zwycięstwa { $share } ± { $margin }
charts-tied = remisy { $share }
charts-lost = porażki { $share }
charts-average = śr. { $points } pkt
charts-buys = pierwsze zakupy: { $buys }
charts-no-buy = nic
charts-endings = Jak kończyły się gry
charts-end-provinces = brak Prowincji: { $share }
charts-end-piles = trzy puste stosy: { $share }
charts-end-limit = limit tur: { $share }
charts-money = Monety do wydania w kolejnych turach
charts-points = Punkty w kolejnych turach
charts-turn = tura
charts-kingdom = Królestwo: { $cards }
charts-source = Ziarno { $seed } · demesne { $version }

charts-heat-title = Każdy z każdym
charts-heat-how = Zwycięstwa wiersza nad kolumną w procentach, remis liczy się za pół; gier w parze: { $games }
charts-heat-rating = Ocena, przedział 95%
charts-rating = { $rating } ± { $margin }

charts-opening-title = Pierwsze zakupy: { $cards }
charts-opening-exactly = Monety w turach 3 i 4
charts-opening-least = Co najmniej tyle monet
charts-opening-third = tura 3
charts-opening-fourth = tura 4
charts-opening-either = w jednej z nich lub w obu
charts-opening-both = w obu
charts-opening-coins = monety
charts-opening-deck = Talia: { $cards }. Dokładne szanse w procentach.
charts-version = demesne { $version }

error-charts-suffix = { $file }: nazwa wykresu kończy się na { $possible }
error-charts-folder = { $file }: nie ma folderu na ten wykres
error-charts-cannot-write = nie można zapisać wykresu { $file }: { $detail }
