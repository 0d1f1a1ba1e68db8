### Proč se odpověď doporučuje. Všechno vyplynulo z her, které se odtud dohrály.

## $answers: odpovědi, se kterými se porovnává.
why-answer = „{ $answer }“
why-better = Lepší než { $answer }: { $why }.
why-luck = { $answers }: v těchto hrách se tak vyhrávalo o něco častěji, ale může to být náhoda.
why-alike = { $answers }: to může být stejně dobré.
why-all-alike = Všechny ostatní odpovědi mohou být stejně dobré.

## V čem je odpověď lepší, po dvojtečce. $n může být zlomek; $others: kolik je ostatních hráčů.
why-wins = ze 100 her vyhraješ asi o { $n } víc
why-money-now = v tomto tahu můžeš utratit asi o ${ $n } víc
why-money-soon = v příštích { $turns } tazích můžeš utratit asi o ${ $n } víc
why-reached = asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} dřív můžeš utratit ${ $coins }
why-money-of-others = { $others ->
    [one] druhý hráč může v příštím tahu utratit asi o ${ $n } méně
   *[other] ostatní hráči mohou v příštích tazích dohromady utratit asi o ${ $n } méně
}
why-points = na konci máš asi o { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
} víc
why-points-of-others = { $others ->
    [one] druhý hráč
   *[other] nejlepší z ostatních hráčů
} má na konci asi o { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
} méně
why-sooner = hra skončí asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} dřív, dokud vedeš
why-later = hra trvá asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} déle, jinak na konci vede soupeř
why-dear-cards = získáš asi o { $cards } víc
why-dear-cards-in-ten = v 10 hrách získáš asi o { $cards } víc
why-junk = na konci máš asi o { $cards } méně
why-junk-in-ten = v 10 hrách máš na konci asi o { $cards } méně
why-junk-of-others = { $others ->
    [one] druhý hráč má
   *[other] ostatní hráči mají
} na konci asi o { $cards } víc
why-junk-of-others-in-ten = v 10 hrách { $others ->
    [one] druhý hráč má
   *[other] ostatní hráči mají
} na konci asi o { $cards } víc
