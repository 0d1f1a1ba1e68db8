### Cornucopia: name and text in our own words. Names marked .unofficial were never published in Czech.
### What the words of card texts mean is said in basic.ftl.

## Kingdom cards
card-hamlet = Osada
    .text = +1 karta, +1 akce. Můžeš odložit kartu z ruky za další +1 akci. Ať už to uděláš, nebo ne, můžeš odložit kartu z ruky za +1 nákup.
card-fortune_teller = Věštkyně
    .text = +$2. Každý soupeř ukazuje karty ze svého dobíracího balíčku, dokud se neobjeví karta bodů nebo Kletba. Tu vrátí na dobírací balíček, ostatní ukázané karty odloží.
card-menagerie = Zvěřinec
    .text = +1 akce. Ukaž všechny karty v ruce. Není-li mezi nimi žádná dvakrát, +3 karty, jinak +1 karta.
card-farming_village = Selský dvůr
    .text = +2 akce. Ukazuj karty z dobíracího balíčku, dokud se neobjeví akční karta nebo karta peněz. Tu si dej do ruky, ostatní ukázané karty odlož.
card-horse_traders = Koňští handlíři
    .text = +1 nákup, +$3. Odlož 2 karty z ruky. Když soupeř zahraje útok, můžeš nejdřív tuto kartu ukázat z ruky a položit stranou; na začátku příštího tahu ji vrať do ruky a dober si 1 kartu.
card-remake = Nové provedení
    .text = Zahoď kartu z ruky a vezmi si za ni kartu, která stojí přesně o $1 víc. Potom to celé zopakuj.
card-tournament = Turnaj
    .text = +1 akce. Každý hráč může ukázat z ruky Provincii. Ukážeš-li ji ty, odlož ji a vezmi si na dobírací balíček libovolnou odměnu, nebo Vévodství. Neukáže-li ji žádný soupeř, +1 karta a +$1.
card-young_witch = Mladá čarodějka
    .text = +2 karty. Odlož 2 karty z ruky. Každý soupeř může ukázat z ruky kartu zhouby; kdo to neudělá, vezme si Kletbu. Příprava: přidej do zásoby ještě jeden balíček karet království za $2 nebo $3; to jsou karty zhouby.
card-harvest = Sklizeň
    .text = Ukaž 4 vrchní karty dobíracího balíčku a odlož je. +$1 za každý různý název mezi nimi.
card-horn_of_plenty = Roh hojnosti
    .text = Spočítej různé názvy mezi svými vyloženými kartami včetně této. Vezmi si kartu, která stojí nejvýše tolik $. Je-li to karta bodů, zahoď Roh hojnosti.
card-hunting_party = Lovci
    .text = +1 karta, +1 akce. Ukaž všechny karty v ruce. Potom ukazuj karty z dobíracího balíčku, dokud se neobjeví taková, jakou v ruce nemáš. Tu si dej do ruky, ostatní karty ukázané z balíčku odlož.
card-jester = Šašek
    .text = +$2. Každý soupeř postupně odloží vrchní kartu svého dobíracího balíčku. Je-li to karta bodů, vezme si Kletbu; jinak rozhodneš, zda si její kopii ze zásoby vezme on, nebo ty.
card-fairgrounds = Tržiště
    .text = 2 body za každých celých 5 různých názvů mezi kartami, které vlastníš.

## Prizes
card-bag_of_gold = Pytel zlata
    .text = +1 akce. Vezmi si Zlaťák na dobírací balíček.
card-diadem = Diadém
    .text = +$2 a ještě +$1 za každou akci, kterou máš nevyužitou.
card-followers = Stoupenci
    .text = +2 karty. Vezmi si Statek. Každý soupeř si vezme Kletbu. Potom každý soupeř, který má v ruce více než 3 karty, odkládá, dokud mu nezůstanou 3.
card-princess = Princezna
    .text = +1 nákup. Dokud je tato karta vyložená, stojí všechny karty o $2 méně (nejméně $0).
card-trusty_steed = Věrný oř
    .text = Vyber dvě různé možnosti a proveď je v tomto pořadí: +2 karty; +2 akce; +$2; vezmi si 4 Stříbrňáky a přesuň dobírací balíček na odkládací.
