### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-hinterlands = Vzdálené kraje

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

### Rulings
ruling-HI01 = Berserk přinese levnější kartu a pak soupeři odkládají karty, dokud jim nezbudou tři
ruling-HI02 = Berserk získaný, když má jeho majitel vyloženou akční kartu, se hned zahraje a nespotřebuje akci
ruling-HI03 = Berserk získaný, když jsou vyložené jen karty peněz, prostě skončí na odkládacím balíčku
ruling-HI04 = Berserk, který se při získání zahraje, je útok jako každý jiný a Hradní příkop proti němu chrání
ruling-HI05 = Berserk, kterého nejdřív zahrála Inovace, se podruhé sám nezahraje
ruling-HI06 = Berserk, kterého odložila stranou Nákladní loď, se sám nezahraje
ruling-HI07 = Berserk získaný v tahu soupeře zaútočí hned a odloží se při úklidu tohoto tahu
ruling-HI08 = Berserk, který nic nestojí, nic nepřinese, a přesto útočí
ruling-HI09 = Akční karta, která Berserka přinese, se počítá jako vyložená akční karta
ruling-HI10 = Karta trvání vyložená od minulého tahu je při získání Berserka vyložená akční karta
ruling-HI11 = Při snížených cenách přinese Berserk jen to, co stojí méně, než kolik tehdy stojí sám
ruling-HI12 = Kdo získá Pohraniční vesnici, vezme si i levnější kartu
ruling-HI13 = Zahraná Pohraniční vesnice dává kartu a dvě akce a nic nepřináší
ruling-HI14 = I Pohraniční vesnice získaná bez koupě přinese svou kartu, ať skončí kdekoli
ruling-HI15 = Slevy snižují hranici Pohraniční vesnice spolu s její cenou, takže Trh si vzít lze, ale Zlaťák ne
ruling-HI16 = Pohraniční vesnice nikdy nepřinese druhou Pohraniční vesnici, protože stojí stejně
ruling-HI17 = Výstavba přinese na dobírací balíček kartu přesně o $1 dražší a kartu přesně o $1 levnější, v libovolném pořadí
ruling-HI18 = U Výstavby si lze nejdřív vzít levnější kartu, aby dražší ležela nahoře
ruling-HI19 = Není-li žádná karta o $1 levnější, Výstavba přesto přinese tu o $1 dražší
ruling-HI20 = Měďák zahozený Výstavbou nic nepřinese, protože žádná karta v zásobě nestojí $1
ruling-HI21 = Měďák zahozený Výstavbou přinese Statek, stojí-li zrovna Statky $1
ruling-HI22 = Výstavbou se karta zahodit musí a s prázdnou rukou se nestane nic
ruling-HI23 = Druhá karta Výstavby se posuzuje podle cen v tu chvíli, zde poté, co Inovace zahrála Vynálezce vzatého jako první
ruling-HI24 = Hlídací pes dobere dvě karty a další dvě, má-li hráč v ruce nejvýše pět
ruling-HI25 = Kdo má po prvních dvou kartách v ruce šest, Hlídacím psem už dál nedobírá
ruling-HI26 = Hlídacího psa lze zahrát z ruky před útokem soupeře; odloží se při úklidu toho tahu
ruling-HI27 = Hlídacího psa není nutné proti útoku zahrát
ruling-HI28 = Hradní příkop dobraný Hlídacím psem lze ukázat proti témuž útoku
ruling-HI29 = I Hlídacího psa dobraného jiným lze zahrát proti témuž útoku a žádný nespotřebuje akci
ruling-HI30 = Hlídací pes nezastaví útok, proti kterému byl zahrán
ruling-HI31 = Po Handlíři přinese každá koupená karta levnější kartu, která není kartou bodů
ruling-HI32 = Dvakrát zahraný Handlíř přinese za každou koupenou kartu dvě
ruling-HI33 = Handlíř působí do konce tahu, i když už není vyložený
ruling-HI34 = Karty získané bez koupě, Handlířem i jinak, už nic dalšího nepřinesou
ruling-HI35 = Koupený projekt není karta a s Handlířem nic nepřinese
ruling-HI36 = Kdo koupí kartu, která nic nestojí, Handlířem nezíská nic
ruling-HI37 = O pořadí několika účinků jednoho získání rozhoduje ten, kdo kartu získal, zde karta Handlíře před kartou samotné Pohraniční vesnice
ruling-HI38 = Handlířem si lze vzít jen to, co je podle cen v tu chvíli levnější než koupená karta
ruling-HI39 = Oáza dává kartu, akci a $1 a potom je nutné odložit kartu
ruling-HI40 = Odložit lze i kartu, kterou Oáza právě dobrala
ruling-HI41 = I když není co dobrat, Oáza vyžaduje odložit kartu
ruling-HI42 = Súk dává nákup a $7 bez $1 za každou kartu v ruce
ruling-HI43 = Kdo má v ruce víc než sedm karet, ztratí Súkem i dřívější peníze
ruling-HI44 = Po Súku nikdy nezbude méně než $0
ruling-HI45 = Kdo získá Súk, může zahodit až dvě karty z ruky
ruling-HI46 = Při získání Súku není nutné nic zahodit a stačí i jedna karta
ruling-HI47 = I Súk získaný jinou kartou dovolí zahazovat, zahraný Súk ne
ruling-HI48 = Kořenářem lze zahodit kartu peněz z ruky a pak dává dvě karty a akci, nebo nákup a $2
ruling-HI49 = Kdo kartu peněz nezahodí, od Kořenáře nic nedostane
ruling-HI50 = Bez karty peněz v ruce Kořenář nic nedělá
ruling-HI51 = Co plyne ze zahození, přijde před volbou u Kořenáře, zde peníze za Kněze
ruling-HI52 = Kramářem se zahodí karta z ruky a za každou $1 její ceny se vezme Stříbrňák
ruling-HI53 = Měďák zahozený Kramářem žádný Stříbrňák nepřinese a u Zlaťáku rozhoduje, kolik právě stojí
ruling-HI54 = Kdo získá kartu, může z ruky ukázat Kramáře a vyměnit ji za Stříbrňák
ruling-HI55 = Kramáře není nutné ukazovat
ruling-HI56 = Karta vyměněná Kramářem byla získána, takže vše, co z toho plyne, nastane; Stříbrňák se však nezískává
ruling-HI57 = Stříbrňák od Kramáře přijde vždy na odkládací balíček, i za kartu získanou do ruky
ruling-HI58 = Kartu, kterou odložila stranou Nákladní loď, už Kramář nevymění
ruling-HI59 = Karta vyměněná Kramářem už pro Nákladní loď není k mání
ruling-HI60 = Není-li v zásobě Stříbrňák, Kramář nic nevymění
ruling-HI61 = Kramářem se karta zahodit musí, je-li jaká; s prázdnou rukou se nic nezíská
ruling-HI62 = Kramáře lze ukázat u každé jednotlivé získané karty, zde u obou Kleteb
ruling-HI63 = Čarodějnická chýše dobere čtyři karty a dá soupeřům Kletbu, jsou-li obě poté odložené karty akční
ruling-HI64 = Nikdo si nevezme Kletbu, není-li jedna z karet odložených Čarodějnické chýši akční
ruling-HI65 = Kdo má pro Čarodějnickou chýši jen jednu kartu k odložení, nikomu Kletbu nedá
ruling-HI66 = Karty odkládané Čarodějnické chýši se ukazují, takže Mecenáš mezi nimi přinese žeton truhlice
ruling-HI67 = Další typy odložených karet Čarodějnické chýši nevadí a Kletby se rozdávají v pořadí tahů
ruling-HI68 = Čarodějnická chýše je útok, i když žádné Kletby nedá; kdo ukáže reakci, je Kletby ušetřen
ruling-HI80 = Každý balíček království z Vzdálených krajů má deset karet
ruling-HI81 = Koupená je karta, za kterou se zaplatí s použitím nákupu; karty, které Kameník přinese za příplatek, se jen získávají
ruling-HI82 = Karta zahraná v tahu soupeře se odloží při úklidu toho tahu; karta trvání, která má ještě co dělat, zůstává vyložená
