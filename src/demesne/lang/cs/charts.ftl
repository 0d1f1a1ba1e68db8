### Grafy. Čísla přicházejí naformátovaná.

charts-versus = { $first } proti { $second }
charts-strategies = { $n ->
    [one] 1 strategie proti sobě
    [few] { $n } strategie proti sobě
   *[other] { $n } strategií proti sobě
}
charts-games = Her: { $games }, průměrně { $turns } tahu; každé rozdání z každého místa; čárky: 95% intervaly
charts-won = výhry { $share } ± { $margin }
charts-tied = remízy { $share }
charts-lost = prohry { $share }
charts-average = průměr { $points } b.
charts-buys = první nákupy: { $buys }
charts-no-buy = nic
charts-endings = Jak hry končily
charts-end-provinces = došly Provincie: { $share }
charts-end-piles = tři prázdné balíčky: { $share }
charts-end-limit = omezení tahů: { $share }
charts-money = Mince k utracení podle tahů
charts-points = Body podle tahů
charts-turn = tah
charts-kingdom = Království: { $cards }
charts-source = Semínko { $seed } · demesne { $version }

charts-heat-title = Každý s každým
charts-heat-how = Výhry řádku nad sloupcem v procentech, remíza platí za půl; her ve dvojici: { $games }
charts-heat-rating = Hodnocení, 95% interval
charts-rating = { $rating } ± { $margin }

charts-opening-title = První nákupy: { $cards }
charts-opening-exactly = Mince ve 3. a 4. tahu
charts-opening-least = Alespoň tolik mincí
charts-opening-third = 3. tah
charts-opening-fourth = 4. tah
charts-opening-either = v jednom z nich nebo v obou
charts-opening-both = v obou
charts-opening-coins = mince
charts-opening-deck = Balíček: { $cards }. Přesné pravděpodobnosti v procentech.
charts-version = demesne { $version }

error-charts-suffix = { $file }: název grafu končí na { $possible }
error-charts-folder = { $file }: složka pro tento graf neexistuje
error-charts-cannot-write = graf { $file } nelze zapsat: { $detail }
