### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-goatherd = Pasáček koz
    .text = +1 akce. Můžeš zahodit kartu z ruky. +1 karta za každou kartu, kterou hráč po tvé pravici zahodil ve svém posledním tahu.
    .one = Pasáčka koz
    .few = Pasáčky koz
    .many = Pasáčků koz
    .unofficial = yes
card-cardinal = Kardinál
    .text = +$2. Každý soupeř ukáže 2 vrchní karty svého dobíracího balíčku, jednu z nich za $3 až $6 pošle do vyhnanství a zbytek odloží.
    .one = Kardinála
    .few = Kardinály
    .many = Kardinálů
    .unofficial = yes
card-cavalry = Jízda
    .text = Vezmi si 2 Koně. Když si bereš tuto kartu: +2 karty, +1 nákup, a probíhá-li tvá fáze nákupu, vrať se do akční fáze.
    .one = Jízdu
    .few = Jízdy
    .many = Jízd
    .unofficial = yes
card-groom = Podkoní
    .text = Vezmi si kartu, která stojí nejvýše $4. Je-li akční, vezmi si Koně; je-li to karta peněz, vezmi si Stříbrňák; je-li to karta bodů, +1 karta a +1 akce.
    .one = Podkoního
    .few = karty Podkoního
    .many = karet Podkoního
    .unofficial = yes
card-coven = Sabat
    .text = +1 akce, +$2. Každý soupeř pošle Kletbu ze zásoby do vyhnanství. Kdo nemůže, odloží všechny Kletby ze svého vyhnanství.
    .one = Sabat
    .few = Sabaty
    .many = Sabatů
    .unofficial = yes
card-displace = Přesídlení
    .text = Pošli kartu z ruky do vyhnanství. Vezmi si za ni kartu jiného názvu, která stojí nejvýše o $2 víc.
    .one = Přesídlení
    .few = Přesídlení
    .many = Přesídlení
    .unofficial = yes
card-fisherman = Rybář
    .text = +1 karta, +1 akce, +$1. Dokud je odkládací balíček hráče, který je na tahu, prázdný, stojí tato karta o $3 méně.
    .one = Rybáře
    .few = Rybáře
    .many = Rybářů
    .unofficial = yes
card-kiln = Pec
    .text = +$2. Než začne působit další karta, kterou v tomto tahu zahraješ, můžeš si vzít její kopii.
    .one = Pec
    .few = Pece
    .many = Pecí
    .unofficial = yes
card-livery = Nájemná stáj
    .text = +$3. Do konce tahu si za každou získanou kartu, která stojí aspoň $4, vezmi Koně.
    .one = Nájemnou stáj
    .few = Nájemné stáje
    .many = Nájemných stájí
    .unofficial = yes
card-wayfarer = Poutník
    .text = +3 karty. Můžeš si vzít Stříbrňák. Tato karta stojí tolik co karta získaná v tomto tahu jako poslední (jiní Poutníci se nepočítají); není-li taková, $6.
    .one = Poutníka
    .few = Poutníky
    .many = Poutníků
    .unofficial = yes

## Beside the Supply
card-horse = Kůň
    .text = +2 karty, +1 akce. Vrať tuto kartu na její balíček. (Není v zásobě.)
    .one = Koně
    .few = Koně
    .many = Koní
    .unofficial = yes

## Landscapes
card-exile_mat = Vyhnanství
    .text = Když si bereš kartu, můžeš odložit všechny její kopie ze svého vyhnanství. Karty ve vyhnanství jsou na konci hry tvoje.
card-demand = Požadavek
    .text = Vezmi si na dobírací balíček Koně a na něj pak kartu, která stojí nejvýše $4.
    .unofficial = yes
card-way_of_the_turtle = Cesta želvy
    .text = Polož tuto kartu ze hry stranou. Pokud se to stalo, zahraj ji na začátku svého příštího tahu.
    .unofficial = yes

## Questions
ask-cardinal-exile = { $card }: pošli jednu ze svých ukázaných karet za $3 až $6 do vyhnanství; zbytek se odloží
ask-kiln-choose = { $card }: vzít si kopii karty, kterou právě hraješ?
option-kiln-yes = vzít si kopii
ask-exile_mat-when = Vyhnanství: odložit z něj všechny kopie získané karty ({ $name })?
option-exile_mat-when = odložit kopie
