### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

## Kingdom cards
card-develop = Výstavba
    .text = Zahoď kartu z ruky. Vezmi si na dobírací balíček v libovolném pořadí kartu, která stojí přesně o $1 víc než ona, a kartu, která stojí přesně o $1 méně.
    .one = Výstavbu
    .few = Výstavby
    .many = Výstaveb
card-guard_dog = Hlídací pes
    .text = +2 karty. Máš-li pak v ruce nejvýše 5 karet, +2 karty. Když soupeř zahraje útok, můžeš nejdřív zahrát tuto kartu z ruky.
    .one = Hlídacího psa
    .few = Hlídací psy
    .many = Hlídacích psů
    .unofficial = yes
card-oasis = Oáza
    .text = +1 karta, +1 akce, +$1. Odlož kartu z ruky.
    .one = Oázu
    .few = Oázy
    .many = Oáz
card-spice_merchant = Kořenář
    .text = Můžeš zahodit kartu peněz z ruky. Uděláš-li to, vyber si: buď +2 karty a +1 akce, nebo +1 nákup a +$2.
    .one = Kořenáře
    .few = Kořenáře
    .many = Kořenářů
card-trader = Kramář
    .text = Zahoď kartu z ruky. Za každou $1 její ceny si vezmi Stříbrňák. Když získáš kartu, můžeš ukázat Kramáře z ruky a vyměnit ji za Stříbrňák.
    .one = Kramáře
    .few = Kramáře
    .many = Kramářů
card-berserker = Berserk
    .text = Vezmi si kartu, která stojí méně než tato. Každý soupeř odkládá karty z ruky, dokud mu nezbudou 3. Když tuto kartu získáš a máš vyloženou akční kartu, hned zahraj Berserka.
    .one = Berserka
    .few = Berserky
    .many = Berserků
    .unofficial = yes
card-haggler = Handlíř
    .text = +$2. Kdykoli v tomto tahu získáš koupenou kartu, vezmi si k ní levnější kartu, která není kartou bodů.
    .one = Handlíře
    .few = Handlíře
    .many = Handlířů
card-souk = Súk
    .text = +1 nákup, +$7. Potom ztratíš $1 za každou kartu v ruce (nejméně ti zbude $0). Když tuto kartu získáš, můžeš zahodit až 2 karty z ruky.
    .one = Súk
    .few = Súky
    .many = Súků
    .unofficial = yes
card-witchs_hut = Čarodějnická chýše
    .text = +4 karty. Ukaž 2 karty z ruky a odlož je. Jsou-li obě akční, každý soupeř si vezme Kletbu.
    .one = Čarodějnickou chýši
    .few = Čarodějnické chýše
    .many = Čarodějnických chýší
    .unofficial = yes
card-border_village = Pohraniční vesnice
    .text = +1 karta, +2 akce. Když tuto kartu získáš, vezmi si také kartu, která stojí méně než ona.
    .one = Pohraniční vesnici
    .few = Pohraniční vesnice
    .many = Pohraničních vesnic

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-develop-trash = { $card }: zahoď kartu; na dobírací balíček si vezmeš dvě: jednu přesně o $1 dražší a jednu přesně o $1 levnější
ask-develop-gain = { $card }: vezmi si na dobírací balíček kartu, která stojí přesně { $mode ->
    [exactly] ${ $least }
    [between] ${ $least } nebo ${ $most }
    [most] ${ $most }
   *[some] o $1 víc nebo méně než zahozená
}
ask-spice_merchant-trash = { $card }: zahodit kartu peněz za +2 karty a +1 akci, nebo za +1 nákup a +$2?
ask-trader-trash = { $card }: zahoď kartu a vezmi si tolik Stříbrňáků, kolik stojí
ask-trader-when = { $card }: ukázat tuto kartu a vyměnit získanou ({ $name }) za Stříbrňák?
option-trader-when = ukázat a vyměnit kartu za Stříbrňák
