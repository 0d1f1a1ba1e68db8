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

## Když všechny odpovědi vyhrávají zhruba stejně často. $turns: příští tahy čtenáře.
why-ranked-points = Všechny odpovědi vyhrávají zhruba stejně často, proto jsou seřazeny podle bodů: tvých na konci minus bodů nejlepšího soupeře.
why-ranked-money = Všechny odpovědi vyhrávají zhruba stejně často, proto jsou seřazeny podle toho, kolik můžeš utratit v příštích { $turns } tazích.

## Proč je šance malá nebo velká. $others: kolik je soupeřů; $cards: co zbývá z nejdražší hromádky vítězných karet.
why-behind-scores = Ztrácíš { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}, zbývá: { $cards }.
why-ahead-scores = Vedeš o { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}, zbývá: { $cards }.
why-behind-draws = { $others ->
    [one] Soupeř si dobírá
   *[other] Jeden ze soupeřů si dobírá
} téměř každý tah celý balíček, ty ne.
why-ahead-draws = Téměř každý tah si dobíráš celý balíček, { $others ->
    [one] soupeř ne
   *[other] soupeři ne
}.
why-behind-reaches = { $others ->
    [one] Soupeř může
   *[other] Jeden ze soupeřů může
} utratit ${ $coins } asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} dřív než ty.
why-ahead-reaches = Můžeš utratit ${ $coins } asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} dřív než { $others ->
    [one] soupeř
   *[other] kterýkoli soupeř
}.
why-behind-earns = V příštích { $turns } tazích může { $others ->
    [one] soupeř
   *[other] jeden ze soupeřů
} v každém utratit asi o ${ $n } víc než ty.
why-ahead-earns = V příštích { $turns } tazích můžeš v každém utratit asi o ${ $n } víc než { $others ->
    [one] soupeř
   *[other] kterýkoli soupeř
}.

## Proč se šance neuvádí. $n: kolik her se dohrálo.
why-few = Za tu dobu se { $n ->
    [one] dohrála jen 1 hra
    [few] dohrály jen { $n } hry
   *[other] dohrálo jen { $n } her
}: to je na odhad šance na výhru málo.
why-slow = Jádro není zkompilované, proto to trvá asi stokrát déle; s kompilátorem C ho zkompiluje `make install` ve zdrojových souborech.

## Co zůstalo ve hře nevyužito.
unused-coffers = Na konci { $n ->
    [one] zbyl 1 žeton truhlice
    [few] zbyly { $n } žetony truhlice
   *[other] zbylo { $n } žetonů truhlice
}.
unused-villagers = Na konci { $n ->
    [one] zbyl 1 vesničan
    [few] zbyli { $n } vesničané
   *[other] zbylo { $n } vesničanů
}.
unused-coins = Nebylo utraceno ${ $n }, { $turns ->
    [one] v jednom tahu.
   *[other] v { $turns } tazích.
}
unused-cards = { $n ->
    [one] 1 akční karta nebo karta peněz nebyla zahrána
    [few] { $n } akční karty a karty peněz nebyly zahrány
   *[other] { $n } akčních karet a karet peněz nebylo zahráno
}, { $turns ->
    [one] v jednom tahu.
   *[other] v { $turns } tazích.
}
