import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-raze = Demolice
    .text = +1 akce. Zahoď tuto kartu nebo kartu z ruky. Prohlédni si tolik vrchních karet dobíracího balíčku, kolik $ zahozená karta stojí; jednu si dej do ruky a ostatní odlož.
    .one = Demolici
    .few = Demolice
    .many = Demolic
    .unofficial = yes
card-duplicate = Duplikát
    .text = Polož tuto kartu na svou podložku Hospoda. Když si bereš kartu, která stojí nejvýše $6, můžeš Duplikát povolat a vzít si její kopii.
    .one = Duplikát
    .few = Duplikáty
    .many = Duplikátů
    .unofficial = yes
card-ranger = Hraničář
    .text = +1 nákup. Otoč svůj žeton putování, který na začátku leží lícem nahoru. Leží-li teď lícem nahoru, +5 karet.
    .one = Hraničáře
    .few = Hraničáře
    .many = Hraničářů
    .unofficial = yes
card-transmogrify = Proměna
    .text = +1 akce. Polož tuto kartu na svou podložku Hospoda. Na začátku svého tahu ji můžeš povolat; potom zahoď kartu z ruky a vezmi si do ruky kartu nejvýše o $1 dražší.
    .one = Proměnu
    .few = Proměny
    .many = Proměn
    .unofficial = yes
card-distant_lands = Daleké země
    .text = Polož tuto kartu na svou podložku Hospoda. Na konci hry má tam hodnotu 4 body, jinak 0.
    .one = kartu Dalekých zemí
    .few = karty Dalekých zemí
    .many = karet Dalekých zemí
    .unofficial = yes
card-haunted_woods = Strašidelný les
    .text = Do tvého příštího tahu každý soupeř, který si bere koupenou kartu, položí všechny karty z ruky v libovolném pořadí na dobírací balíček. Na začátku tvého příštího tahu +3 karty.
    .one = Strašidelný les
    .few = Strašidelné lesy
    .many = Strašidelných lesů
    .unofficial = yes
card-royal_carriage = Královský kočár
    .text = +1 akce. Polož tuto kartu na svou podložku Hospoda. Hned po zahrání akční karty, která je stále ve hře, můžeš Kočár povolat a zahrát ji znovu.
    .one = Královský kočár
    .few = Královské kočáry
    .many = Královských kočárů
    .unofficial = yes
card-storyteller = Vypravěč
    .text = +1 akce. Zahraj z ruky nejvýše 3 karty peněz. +1 karta. Potom zaplať všechny své $ a za každou si dober kartu.
    .one = Vypravěče
    .few = Vypravěče
    .many = Vypravěčů
    .unofficial = yes
card-swamp_hag = Bažinná čarodějnice
    .text = Do tvého příštího tahu si každý soupeř, který si bere koupenou kartu, vezme Kletbu. Na začátku tvého příštího tahu +$3.
    .one = Bažinnou čarodějnici
    .few = Bažinné čarodějnice
    .many = Bažinných čarodějnic
    .unofficial = yes
card-hireling = Námezdník
    .text = Na začátku každého tvého dalšího tahu +1 karta. Tato karta zůstává ve hře natrvalo.
    .one = Námezdníka
    .few = Námezdníky
    .many = Námezdníků
    .unofficial = yes

## Events
card-ferry = Přívoz
    .text = Přesuň svůj žeton −$2 na balíček akčních karet v zásobě. Jeho karty stojí ve tvých tazích o $2 méně.
    .unofficial = yes
card-training = Výcvik
    .text = Přesuň svůj žeton +$1 na balíček akčních karet v zásobě. Když hraješ kartu z tohoto balíčku, dostaneš nejdřív +$1.
    .unofficial = yes

## Questions
ask-raze-trash = { $card }: zahoď tuto kartu nebo kartu z ruky a prohlédni si tolik karet dobíracího balíčku, kolik stojí
ask-haunted_woods-topdeck = { $card }: která karta z ruky přijde navrch dobíracího balíčku?
ask-duplicate-when = { $card }: povolat ho a vzít si kopii karty { $name }?
option-duplicate-when = povolat a vzít si kopii
ask-royal_carriage-when = { $card }: povolat ho a zahrát znovu kartu { $name }?
option-royal_carriage-when = povolat a zahrát tu kartu znovu
ask-transmogrify-when = { $card }: povolat ji, zahodit kartu z ruky a vzít si do ruky kartu nejvýše o $1 dražší?
option-transmogrify-when = povolat
ask-ferry-token = { $card }: na který balíček akčních karet položíš žeton −$2?
ask-training-token = { $card }: na který balíček akčních karet položíš žeton +$1?
option-swamp_hag-when = vzít si Kletbu
option-haunted_woods-when = položit karty z ruky na dobírací balíček
`,r=e({default:()=>i}),i=`### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-apothecary = Lékárník
    .text = +1 karta, +1 akce. Ukaž 4 vrchní karty dobíracího balíčku; Měďáky a Elixíry si dej do ruky, ostatní vrať v libovolném pořadí.
    .one = Lékárníka
    .few = Lékárníky
    .many = Lékárníků
card-scrying_pool = Vidění
    .text = +1 akce. Každý hráč včetně tebe ukáže vrchní kartu svého dobíracího balíčku a ty určíš, zda ji odloží, nebo nechá. Potom ukazuj karty svého dobíracího balíčku až po první, která není akční; všechny si dej do ruky.
    .one = Vidění
    .few = Vidění
    .many = Vidění
card-alchemist = Alchymista
    .text = +2 karty, +1 akce. Na začátku fáze úklidu v tomto tahu můžeš tuto kartu položit na dobírací balíček, máš-li vyložený Elixír.
    .one = Alchymistu
    .few = Alchymisty
    .many = Alchymistů
card-golem = Golem
    .text = Ukazuj karty dobíracího balíčku, dokud se neobjeví dvě akční karty jiné než Golem; ostatní odlož a tyto dvě zahraj v libovolném pořadí.
    .one = Golema
    .few = Golemy
    .many = Golemů
card-potion = Elixír
    .text = +1 Elixír na karty, které ho mají v ceně.
    .one = Elixír
    .few = Elixíry
    .many = Elixírů
ask-alchemist-choose = Alchymista: položit ho na dobírací balíček?
option-alchemist-yes = položit na balíček
option-alchemist-no = nechat
option-alchemist-when = položit ho na dobírací balíček
ask-scrying_pool-choose = { $card }: vrchní karta { $you ->
    [yes] tvého dobíracího balíčku
   *[no] dobíracího balíčku hráče { $who }
} je { $name }. Odložit ji, nebo nechat?
option-scrying_pool-discard = odložit ji
option-scrying_pool-keep = nechat ji
`,a=e({default:()=>o}),o=`### Allies: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

## Kingdom cards
card-capital_city = Hlavní město
    .text = +1 karta, +2 akce. Můžeš odložit 2 karty z ruky za +$2. Potom můžeš zaplatit $2 za +2 karty.
    .one = Hlavní město
    .few = Hlavní města
    .many = Hlavních měst
    .unofficial = yes
card-courier = Posel
    .text = +$1. Odlož vrchní kartu dobíracího balíčku. Prohlédni si svůj odkládací balíček; můžeš z něj zahrát akční kartu nebo kartu peněz.
    .one = Posla
    .few = Posly
    .many = Poslů
    .unofficial = yes
card-galleria = Tržnice
    .text = +$3. Každá karta za $3 nebo $4, kterou v tomto tahu získáš, dává +1 nákup.
    .one = Tržnici
    .few = Tržnice
    .many = Tržnic
    .unofficial = yes
card-importer = Dovozce
    .text = Na začátku svého příštího tahu si vezmi kartu, která stojí nejvýše $5. Příprava: každý hráč začíná se 4 laskavostmi navíc.
    .one = Dovozce
    .few = Dovozce
    .many = Dovozců
    .unofficial = yes
card-modify = Úprava
    .text = Zahoď kartu z ruky. Vyber si: +1 karta a +1 akce, nebo si vezmi kartu nejvýše o $2 dražší.
    .one = Úpravu
    .few = Úpravy
    .many = Úprav
    .unofficial = yes
card-specialist = Specialista
    .text = Můžeš z ruky zahrát akční kartu nebo kartu peněz. Uděláš-li to, vyber si: zahraj ji ještě jednou, nebo si vezmi její kopii.
    .one = Specialistu
    .few = Specialisty
    .many = Specialistů
    .unofficial = yes
card-underling = Podřízený
    .text = +1 karta, +1 akce, +1 laskavost.
    .one = Podřízeného
    .few = Podřízené
    .many = Podřízených
    .unofficial = yes
card-townsfolk = Měšťané
    .text = Balíček, odshora: 4 Vyvolávači, 4 Kováři, 4 Mlynáři, 4 karty Starších. Získat lze jen vrchní kartu.
    .one = kartu Měšťanů
    .few = karty Měšťanů
    .many = karet Měšťanů
    .unofficial = yes
card-town_crier = Vyvolávač
    .text = Vyber si: +$2; nebo si vezmi Stříbrňák; nebo +1 karta a +1 akce. Můžeš protočit balíček Měšťanů (stejné karty z vrchu dospod).
    .one = Vyvolávače
    .few = Vyvolávače
    .many = Vyvolávačů
    .unofficial = yes
card-blacksmith = Kovář
    .text = Vyber si: dobírej, dokud nemáš v ruce 6 karet; nebo +2 karty; nebo +1 karta a +1 akce.
    .one = Kováře
    .few = Kováře
    .many = Kovářů
    .unofficial = yes
card-miller = Mlynář
    .text = +1 akce. Prohlédni si 4 vrchní karty dobíracího balíčku, jednu si dej do ruky a ostatní odlož.
    .one = Mlynáře
    .few = Mlynáře
    .many = Mlynářů
    .unofficial = yes
card-elder = Starší
    .text = +$2. Můžeš z ruky zahrát akční kartu. Pokaždé, když ti v tomto tahu dá na výběr z několika možností, můžeš využít o jednu víc.
    .one = kartu Starších
    .few = karty Starších
    .many = karet Starších
    .unofficial = yes
card-wizards = Čarodějové
    .text = Balíček, odshora: 4 Studenti, 4 Zaklínači, 4 Černokněžníci, 4 Lichové. Získat lze jen vrchní kartu.
    .one = kartu Čarodějů
    .few = karty Čarodějů
    .many = karet Čarodějů
    .unofficial = yes
card-student = Student
    .text = +1 akce. Můžeš protočit balíček Čarodějů (stejné karty z vrchu dospod). Zahoď kartu z ruky; je-li to karta peněz, získej +1 laskavost a polož tuto kartu na dobírací balíček.
    .one = Studenta
    .few = Studenty
    .many = Studentů
    .unofficial = yes
card-conjurer = Zaklínač
    .text = Vezmi si kartu, která stojí nejvýše $4. Na začátku příštího tahu si tuto kartu vrať do ruky.
    .one = Zaklínače
    .few = Zaklínače
    .many = Zaklínačů
    .unofficial = yes
card-sorcerer = Černokněžník
    .text = +1 karta, +1 akce. Každý soupeř řekne název karty a ukáže vrchní kartu svého dobíracího balíčku; kdo neuhodl, vezme si Kletbu.
    .one = Černokněžníka
    .few = Černokněžníky
    .many = Černokněžníků
    .unofficial = yes
card-lich = Lich
    .text = +6 karet, +2 akce. Svůj příští tah vynecháš. Když tuto kartu zahodíš, odlož ji ze smetiště a vezmi si odtud levnější kartu.
    .one = Licha
    .few = Lichy
    .many = Lichů
    .unofficial = yes
card-odysseys = Odysey
    .text = Balíček, odshora: 4 Staré mapy, 4 Plavby, 4 Potopené poklady, 4 Daleké břehy. Získat lze jen vrchní kartu.
    .one = kartu Odyseí
    .few = karty Odyseí
    .many = karet Odyseí
    .unofficial = yes
card-old_map = Stará mapa
    .text = +1 karta, +1 akce. Odlož kartu z ruky, potom +1 karta. Můžeš protočit balíček Odyseí (stejné karty z vrchu dospod).
    .one = Starou mapu
    .few = Staré mapy
    .many = Starých map
    .unofficial = yes
card-voyage = Plavba
    .text = +1 akce. Po tomto tahu máš ještě jeden, ledaže by byl třetí v řadě; můžeš v něm z ruky zahrát jen 3 karty.
    .one = Plavbu
    .few = Plavby
    .many = Plaveb
    .unofficial = yes
card-sunken_treasure = Potopený poklad
    .text = Vezmi si akční kartu, jejíž kopii nemáš vyloženou.
    .one = Potopený poklad
    .few = Potopené poklady
    .many = Potopených pokladů
    .unofficial = yes
card-distant_shore = Daleký břeh
    .text = +2 karty, +1 akce. Vezmi si Statek. Na konci hry 2 body.
    .one = Daleký břeh
    .few = Daleké břehy
    .many = Dalekých břehů
    .unofficial = yes

## Allies
card-band_of_nomads = Tlupa kočovníků
    .text = Když získáš kartu, která stojí $3 nebo víc, můžeš utratit laskavost za +1 kartu, +1 akci nebo +1 nákup.
    .unofficial = yes
card-fellowship_of_scribes = Společenstvo písařů
    .text = Když zahraješ akční kartu a máš v ruce nejvýše 4 karty, můžeš utratit laskavost za +1 kartu.
    .unofficial = yes

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-specialist-replay = zahrát ji ještě jednou
option-specialist-gain = vzít si její kopii
ask-capital_city-discard = { $card }: odložit 2 karty za +$2, nebo žádnou?
option-blacksmith-draw = dobírat, dokud nebudeš mít v ruce 6 karet
ask-student-trash = { $card }: zahoď kartu (za kartu peněz +1 laskavost a tato karta přijde na dobírací balíček)
ask-sorcerer-name = { $card }: uhodni vrchní kartu svého dobíracího balíčku, jinak si vezmeš Kletbu
ask-band_of_nomads-choose = { $card }: utratit laskavost za +1 kartu, +1 akci nebo +1 nákup?
option-band_of_nomads-when = můžeš utratit laskavost
ask-fellowship_of_scribes-when = { $card }: utratit laskavost za +1 kartu?
option-fellowship_of_scribes-when = utratit laskavost za +1 kartu
`,s=e({default:()=>c}),c=`### The base game: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-cellar = Sklepení
    .text = +1 akce. Odlož z ruky libovolný počet karet a potom si dober stejný počet.
    .one = Sklepení
    .few = Sklepení
    .many = Sklepení
card-chapel = Kaple
    .text = Můžeš zahodit karty z ruky, nejvýše 4.
    .one = Kapli
    .few = Kaple
    .many = Kaplí
card-moat = Hradní příkop
    .text = +2 karty. Když soupeř zahraje útok, můžeš nejdřív ukázat tuto kartu z ruky; útok pak na tebe nepůsobí.
    .one = Hradní příkop
    .few = Hradní příkopy
    .many = Hradních příkopů
card-chancellor = Kancléř
    .text = +$2. Můžeš hned přesunout celý dobírací balíček bez prohlížení na odkládací.
    .one = Kancléře
    .few = Kancléře
    .many = Kancléřů
card-village = Vesnice
    .text = +1 karta, +2 akce.
    .one = Vesnici
    .few = Vesnice
    .many = Vesnic
card-woodcutter = Dřevorubec
    .text = +1 nákup, +$2.
    .one = Dřevorubce
    .few = Dřevorubce
    .many = Dřevorubců
card-workshop = Dílna
    .text = Vezmi si kartu, která stojí nejvýše $4.
    .one = Dílnu
    .few = Dílny
    .many = Dílen
card-bureaucrat = Úředník
    .text = Vezmi si Stříbrňák na dobírací balíček. Každý soupeř ukáže z ruky kartu bodů a položí ji na svůj dobírací balíček; kdo žádnou nemá, ukáže karty v ruce.
    .one = Úředníka
    .few = Úředníky
    .many = Úředníků
card-feast = Hostina
    .text = Zahoď tuto kartu. Potom si vezmi kartu, která stojí nejvýše $5.
    .one = Hostinu
    .few = Hostiny
    .many = Hostin
card-gardens = Zahrada
    .text = 1 bod za každých celých 10 karet, které vlastníš.
    .one = Zahradu
    .few = Zahrady
    .many = Zahrad
card-militia = Milice
    .text = +$2. Každý soupeř, který má v ruce více než 3 karty, odkládá, dokud mu nezůstanou 3.
    .one = Milici
    .few = Milice
    .many = Milicí
card-moneylender = Lichvář
    .text = Zahoď z ruky Měďák a získej za něj +$3.
    .one = Lichváře
    .few = Lichváře
    .many = Lichvářů
card-remodel = Přestavba
    .text = Zahoď kartu z ruky a vezmi si za ni kartu, která stojí nejvýše o $2 víc.
    .one = Přestavbu
    .few = Přestavby
    .many = Přestaveb
card-smithy = Kovárna
    .text = +3 karty.
    .one = Kovárnu
    .few = Kovárny
    .many = Kováren
card-spy = Špión
    .text = +1 karta, +1 akce. Každý hráč, nejdřív ty, ukáže vrchní kartu svého dobíracího balíčku; ty rozhodneš, zda ji odloží, nebo nechá ležet.
    .one = Špióna
    .few = Špióny
    .many = Špiónů
card-thief = Zloděj
    .text = Každý soupeř ukáže 2 vrchní karty svého dobíracího balíčku. Jednu kartu peněz z nich zahodí; jsou-li dvě, vybereš ty. Kteroukoli ze zahozených karet si můžeš vzít, třeba i všechny. Ostatní ukázané karty soupeři odloží.
    .one = Zloděje
    .few = Zloděje
    .many = Zlodějů
card-throne_room = Trůnní sál
    .text = Zahraj z ruky akční kartu a po jejím provedení ji zahraj ještě jednou.
    .one = Trůnní sál
    .few = Trůnní sály
    .many = Trůnních sálů
card-council_room = Zasedání rady
    .text = +4 karty, +1 nákup. Každý soupeř si dobere 1 kartu.
    .one = Zasedání rady
    .few = Zasedání rady
    .many = Zasedání rady
card-festival = Jarmark
    .text = +2 akce, +1 nákup, +$2.
    .one = Jarmark
    .few = Jarmarky
    .many = Jarmarků
card-laboratory = Laboratoř
    .text = +2 karty, +1 akce.
    .one = Laboratoř
    .few = Laboratoře
    .many = Laboratoří
card-library = Knihovna
    .text = Dobírej si karty po jedné, dokud jich nemáš v ruce 7. Dobereš-li si akční kartu, můžeš ji hned položit stranou. Karty ležící stranou nakonec odlož.
    .one = Knihovnu
    .few = Knihovny
    .many = Knihoven
card-market = Trh
    .text = +1 karta, +1 akce, +1 nákup, +$1.
    .one = Trh
    .few = Trhy
    .many = Trhů
card-mine = Důl
    .text = Zahoď z ruky kartu peněz a vezmi si za ni rovnou do ruky kartu peněz, která stojí nejvýše o $3 víc.
    .one = Důl
    .few = Doly
    .many = Dolů
card-witch = Čarodějnice
    .text = +2 karty. Každý soupeř si vezme Kletbu.
    .one = Čarodějnici
    .few = Čarodějnice
    .many = Čarodějnic
card-adventurer = Dobrodruh
    .text = Ukazuj karty z dobíracího balíčku, dokud se neobjeví 2 karty peněz. Ty si dej do ruky, ostatní ukázané karty odlož.
    .one = Dobrodruha
    .few = Dobrodruhy
    .many = Dobrodruhů

## Cards of the second edition
card-harbinger = Předzvěst
    .text = +1 karta, +1 akce. Prohlédni si svůj odkládací balíček. Jednu kartu z něj můžeš položit na dobírací balíček.
    .one = Předzvěst
    .few = Předzvěsti
    .many = Předzvěstí
    .unofficial = yes
card-merchant = Obchodník
    .text = +1 karta, +1 akce. Za první Stříbrňák, který v tomto tahu zahraješ, +$1.
    .one = Obchodníka
    .few = Obchodníky
    .many = Obchodníků
card-vassal = Vazal
    .text = +$2. Odlož vrchní kartu dobíracího balíčku. Je-li akční, můžeš ji zahrát.
    .one = Vazala
    .few = Vazaly
    .many = Vazalů

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-spy-choose = { $card }: vrchní karta { $you ->
    [yes] tvého dobíracího balíčku
   *[no] dobíracího balíčku hráče { $who }
} je { $name }. Odložit ji, nebo nechat?
option-spy-discard = odložit ji
option-spy-keep = nechat ji
ask-thief-gain = { $card }: vezmi si kterékoli z právě zahozených karet peněz
option-library-no = nechat si ji v ruce
`,l=e({default:()=>u}),u=`### The basic cards: name, text in our own words, and the forms of the name in sentences.
### Forms of a name as the object of a sentence, in the accusative: .one a card; .few after 2, 3, 4; .many after all others (the genitive,
### which piles are called by too).
### Words: „vezmi si“ is gain, „získáš“ is gain or buy (on-gain effects), „dej si do ruky“ is put into hand,
### „odlož“ is discard, „zahoď“ is trash, „vyložené“ is in play.

card-copper = Měďák
    .text = +$1.
    .one = Měďák
    .few = Měďáky
    .many = Měďáků
card-silver = Stříbrňák
    .text = +$2.
    .one = Stříbrňák
    .few = Stříbrňáky
    .many = Stříbrňáků
card-gold = Zlaťák
    .text = +$3.
    .one = Zlaťák
    .few = Zlaťáky
    .many = Zlaťáků
card-estate = Statek
    .text = 1 bod.
    .one = Statek
    .few = Statky
    .many = Statků
card-duchy = Vévodství
    .text = 3 body.
    .one = Vévodství
    .few = Vévodství
    .many = Vévodství
card-province = Provincie
    .text = 6 bodů.
    .one = Provincii
    .few = Provincie
    .many = Provincií
card-curse = Kletba
    .text = −1 bod.
    .one = Kletbu
    .few = Kletby
    .many = Kleteb
`,d=e({default:()=>f}),f=`### Cornucopia: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-hamlet = Osada
    .text = +1 karta, +1 akce. Můžeš odložit kartu z ruky za další +1 akci. Ať už to uděláš, nebo ne, můžeš odložit kartu z ruky za +1 nákup.
    .one = Osadu
    .few = Osady
    .many = Osad
card-fortune_teller = Věštkyně
    .text = +$2. Každý soupeř ukazuje karty ze svého dobíracího balíčku, dokud se neobjeví karta bodů nebo Kletba. Tu vrátí na dobírací balíček, ostatní ukázané karty odloží.
    .one = Věštkyni
    .few = Věštkyně
    .many = Věštkyň
card-menagerie = Zvěřinec
    .text = +1 akce. Ukaž všechny karty v ruce. Není-li mezi nimi žádná dvakrát, +3 karty, jinak +1 karta.
    .one = Zvěřinec
    .few = Zvěřince
    .many = Zvěřinců
card-farming_village = Selský dvůr
    .text = +2 akce. Ukazuj karty z dobíracího balíčku, dokud se neobjeví akční karta nebo karta peněz. Tu si dej do ruky, ostatní ukázané karty odlož.
    .one = Selský dvůr
    .few = Selské dvory
    .many = Selských dvorů
card-horse_traders = Koňští handlíři
    .text = +1 nákup, +$3. Odlož 2 karty z ruky. Když soupeř zahraje útok, můžeš nejdřív tuto kartu ukázat z ruky a položit stranou; na začátku příštího tahu ji vrať do ruky a dober si 1 kartu.
    .one = kartu Koňských handlířů
    .few = karty Koňských handlířů
    .many = karet Koňských handlířů
card-remake = Nové provedení
    .text = Zahoď kartu z ruky a vezmi si za ni kartu, která stojí přesně o $1 víc. Potom to celé zopakuj.
    .one = Nové provedení
    .few = Nová provedení
    .many = Nových provedení
card-tournament = Turnaj
    .text = +1 akce. Každý hráč může ukázat z ruky Provincii. Ukážeš-li ji ty, odlož ji a vezmi si na dobírací balíček libovolnou odměnu, nebo Vévodství. Neukáže-li ji žádný soupeř, +1 karta a +$1.
    .one = Turnaj
    .few = Turnaje
    .many = Turnajů
card-young_witch = Mladá čarodějka
    .text = +2 karty. Odlož 2 karty z ruky. Každý soupeř může ukázat z ruky kartu zhouby; kdo to neudělá, vezme si Kletbu. Příprava: přidej do zásoby ještě jeden balíček karet království za $2 nebo $3; to jsou karty zhouby.
    .one = Mladou čarodějku
    .few = Mladé čarodějky
    .many = Mladých čarodějek
card-harvest = Sklizeň
    .text = Ukaž 4 vrchní karty dobíracího balíčku a odlož je. +$1 za každou kartu s jiným názvem.
    .one = Sklizeň
    .few = Sklizně
    .many = Sklizní
card-horn_of_plenty = Roh hojnosti
    .text = Spočítej různé názvy mezi svými vyloženými kartami včetně této. Vezmi si kartu, která stojí nejvýše tolik $. Je-li to karta bodů, zahoď Roh hojnosti.
    .one = Roh hojnosti
    .few = Rohy hojnosti
    .many = Rohů hojnosti
card-hunting_party = Lovci
    .text = +1 karta, +1 akce. Ukaž všechny karty v ruce. Potom ukazuj karty z dobíracího balíčku, dokud se neobjeví taková, jakou v ruce nemáš. Tu si dej do ruky, ostatní karty ukázané z balíčku odlož.
    .one = kartu Lovců
    .few = karty Lovců
    .many = karet Lovců
card-jester = Šašek
    .text = +$2. Každý soupeř postupně odloží vrchní kartu svého dobíracího balíčku. Je-li to karta bodů, vezme si Kletbu; jinak rozhodneš, zda si její kopii ze zásoby vezme on, nebo ty.
    .one = Šaška
    .few = Šašky
    .many = Šašků
card-fairgrounds = Tržiště
    .text = 2 body za každých celých 5 různých názvů mezi kartami, které vlastníš.
    .one = Tržiště
    .few = Tržiště
    .many = Tržišť
card-ferryman = Převozník
    .text = +2 karty, +1 akce. Odlož kartu z ruky. Když tuto kartu získáš, vezmi si také kartu z Převozníkova balíčku. Příprava: polož vedle zásoby ještě jeden balíček karet království za $3 nebo $4; to je Převozníkův balíček.
    .one = Převozníka
    .few = Převozníky
    .many = Převozníků
    .unofficial = yes

## Prizes
card-bag_of_gold = Pytel zlata
    .text = +1 akce. Vezmi si Zlaťák na dobírací balíček. (Není v zásobě.)
    .one = Pytel zlata
    .few = Pytle zlata
    .many = Pytlů zlata
card-diadem = Diadém
    .text = +$2 a ještě +$1 za každou akci, kterou máš nevyužitou. (Není v zásobě.)
    .one = Diadém
    .few = Diadémy
    .many = Diadémů
card-followers = Stoupenci
    .text = +2 karty. Vezmi si Statek. Každý soupeř si vezme Kletbu. Potom každý soupeř, který má v ruce více než 3 karty, odkládá, dokud mu nezůstanou 3. (Není v zásobě.)
    .one = kartu Stoupenců
    .few = karty Stoupenců
    .many = karet Stoupenců
card-princess = Princezna
    .text = +1 nákup. Dokud je tato karta vyložená, stojí všechny karty o $2 méně (nejméně $0). (Není v zásobě.)
    .one = Princeznu
    .few = Princezny
    .many = Princezen
card-trusty_steed = Věrný oř
    .text = Vyber dvě různé možnosti a proveď je v tomto pořadí: +2 karty; +2 akce; +$2; vezmi si 4 Stříbrňáky a přesuň dobírací balíček na odkládací. (Není v zásobě.)
    .one = Věrného oře
    .few = Věrné oře
    .many = Věrných ořů

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-jester-choose = { $card }: { $who } odkládá { $one }. Kdo si vezme kopii?
option-jester-self = vzít si kopii
option-jester-victim = nechat kopii soupeři
ask-tournament-gain = { $card }: vezmi si na dobírací balíček odměnu, nebo Vévodství
ask-young_witch-reveal = { $card }: ukázat { $what } a nevzít si Kletbu?
ask-horse_traders-when = { $card }: položit tuto kartu stranou do svého příštího tahu? Pak se vrátí do ruky a dobereš si 1 kartu
option-trusty_steed-cards = +2 karty
option-trusty_steed-actions = +2 akce
option-trusty_steed-coins = +$2
option-trusty_steed-silvers = vzít si 4 Stříbrňáky a přesunout dobírací balíček na odkládací
`,p=e({default:()=>m}),m=`### Dark Ages: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-hermit = Poustevník
    .text = Prohlédni si svůj odkládací balíček. Můžeš z něj nebo z ruky zahodit jednu kartu, která není kartou peněz. Vezmi si kartu, která stojí nejvýše $3. Nevezmeš-li si v fázi nákupu tohoto tahu nic, na jejím konci tuto kartu vyměň za Šílence.
    .one = Poustevníka
    .few = Poustevníky
    .many = Poustevníků
card-sage = Mudrc
    .text = +1 akce. Ukazuj karty z dobíracího balíčku, dokud se neobjeví karta za $3 nebo víc. Tu si dej do ruky, ostatní odlož.
    .one = Mudrce
    .few = Mudrce
    .many = Mudrců
card-procession = Procesí
    .text = Můžeš dvakrát zahrát akční kartu z ruky, která není kartou trvání. Potom ji zahoď a vezmi si akční kartu, která stojí přesně o $1 víc.
    .one = Procesí
    .few = Procesí
    .many = Procesí
card-rats = Krysy
    .text = +1 karta, +1 akce. Vezmi si Krysy. Zahoď kartu z ruky jinou než Krysy; nemáš-li žádnou, ukaž karty v ruce. Kdo tuto kartu zahodí, dobere si kartu.
    .one = kartu Krys
    .few = karty Krys
    .many = karet Krys
card-wandering_minstrel = Bard
    .text = +1 karta, +2 akce. Ukaž 3 vrchní karty dobíracího balíčku. Akční karty vrať nahoru v libovolném pořadí, ostatní odlož.
    .one = Barda
    .few = Bardy
    .many = Bardů
card-count = Hrabě
    .text = Nejdřív jedno z toho: odlož 2 karty z ruky; polož kartu z ruky na dobírací balíček; vezmi si Měďák. Potom jedno z toho: +$3; zahoď všechny karty z ruky; vezmi si Vévodství.
    .one = Hraběte
    .few = Hrabata
    .many = Hrabat
card-counterfeit = Padělek
    .text = +$1, +1 nákup. Můžeš dvakrát zahrát jinou kartu peněz z ruky, která není kartou trvání; potom ji zahoď.
    .one = Padělek
    .few = Padělky
    .many = Padělků
card-cultist = Vyznavač
    .text = +2 karty. Každý soupeř si vezme vrchní kartu Ruin. Potom můžeš bez použití akce zahrát z ruky dalšího Vyznavače. Kdo tuto kartu zahodí, dobere si 3 karty.
    .one = Vyznavače
    .few = Vyznavače
    .many = Vyznavačů
card-graverobber = Vykradač hrobů
    .text = Vyber si: vezmi si ze smetiště na dobírací balíček kartu za $3 až $6; nebo zahoď akční kartu z ruky a vezmi si kartu nejvýše o $3 dražší.
    .one = Vykradače hrobů
    .few = Vykradače hrobů
    .many = Vykradačů hrobů
card-mystic = Šamanka
    .text = +1 akce, +$2. Řekni název karty a ukaž vrchní kartu dobíracího balíčku. Uhodneš-li, dej si ji do ruky.
    .one = Šamanku
    .few = Šamanky
    .many = Šamanek
card-madman = Šílenec
    .text = +2 akce. Vrať tuto kartu na její balíček; pokud to uděláš, dober si tolik karet, kolik jich máš v ruce. (Není v zásobě.)
    .one = Šílence
    .few = Šílence
    .many = Šílenců
card-abandoned_mine = Opuštěný důl
    .text = +$1.
    .one = Opuštěný důl
    .few = Opuštěné doly
    .many = Opuštěných dolů
card-ruined_library = Zničená knihovna
    .text = +1 karta.
    .one = Zničenou knihovnu
    .few = Zničené knihovny
    .many = Zničených knihoven
card-ruined_market = Zničené tržiště
    .text = +1 nákup.
    .one = Zničené tržiště
    .few = Zničená tržiště
    .many = Zničených tržišť
card-ruined_village = Vypálená vesnice
    .text = +1 akce.
    .one = Vypálenou vesnici
    .few = Vypálené vesnice
    .many = Vypálených vesnic
card-survivors = Pozůstalí
    .text = Podívej se na 2 vrchní karty dobíracího balíčku. Obě odlož, nebo obě vrať v libovolném pořadí.
    .one = kartu Pozůstalých
    .few = karty Pozůstalých
    .many = karet Pozůstalých
card-ruins = Ruiny
    .text = Zamíchaný balíček Ruin pěti druhů (10 karet na každého hráče kromě prvního), ve hrách s kartami typu Nájezdník. Vzít lze jen vrchní.
    .one = kartu Ruin
    .few = karty Ruin
    .many = karet Ruin
card-hovel = Chýše
    .text = Když si bereš kartu bodů, můžeš tuto kartu zahodit z ruky.
    .one = Chýši
    .few = Chýše
    .many = Chýší
card-necropolis = Vylidněné město
    .text = +2 akce.
    .one = Vylidněné město
    .few = Vylidněná města
    .many = Vylidněných měst
card-overgrown_estate = Zpustlý statek
    .text = Žádné body. Kdo tuto kartu zahodí, dobere si kartu.
    .one = Zpustlý statek
    .few = Zpustlé statky
    .many = Zpustlých statků

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-hermit-trash = { $card }: zahodit z odkládacího balíčku nebo z ruky kartu, která není kartou peněz?
ask-procession-play = { $card }: zahrát dvakrát akční kartu, pak ji zahodit a vzít si akční kartu přesně o $1 dražší?
ask-counterfeit-play = { $card }: zahrát dvakrát kartu peněz a pak ji zahodit?
`,h=e({default:()=>g}),g=`### Empires: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

card-patrician = Patricij
    .text = +1 karta, +1 akce. Ukaž vrchní kartu dobíracího balíčku; stojí-li aspoň $5, dej si ji do ruky.
    .one = Patricije
    .few = Patricije
    .many = Patricijů
    .unofficial = yes
card-emporium = Emporium
    .text = +1 karta, +1 akce, +$1. Když tuto kartu získáš a máš vyloženo aspoň 5 akčních karet: +2 VB.
    .one = Emporium
    .few = Emporia
    .many = Emporií
    .unofficial = yes
card-patrician_emporium = Patricij/Emporium
    .text = Jeden balíček: 5 Patricijů na 5 Emporiích.
    .one = Patricije/Emporium
    .few = Patricije/Emporium
    .many = Patricije/Emporium
    .unofficial = yes
card-chariot_race = Závod vozů
    .text = +1 akce. Dober si vrchní kartu dobíracího balíčku a ukaž ji; hráč po levici ukáže svou. Stojí-li tvá víc: +$1, +1 VB.
    .one = Závod vozů
    .few = Závody vozů
    .many = Závodů vozů
    .unofficial = yes
card-enchantress = Kouzelnice
    .text = Do tvého příštího tahu dává první akční karta, kterou každý soupeř ve svém tahu zahraje, +1 kartu a +1 akci místo svého účinku. Na začátku tvého příštího tahu: +2 karty.
    .one = Kouzelnici
    .few = Kouzelnice
    .many = Kouzelnic
    .unofficial = yes
card-farmers_market = Farmářský trh
    .text = +1 nákup. Leží-li na tomto balíčku aspoň 4 VB, vezmi je všechny a tuto kartu zahoď; jinak na něj polož 1 VB a získej +$1 za každý VB na něm.
    .one = Farmářský trh
    .few = Farmářské trhy
    .many = Farmářských trhů
    .unofficial = yes
card-gladiator = Gladiátor
    .text = +$2. Ukaž kartu z ruky; hráč po levici může ukázat stejnou. Pokud to neudělá: +$1 a zahoď Gladiátora ze zásoby.
    .one = Gladiátora
    .few = Gladiátory
    .many = Gladiátorů
    .unofficial = yes
card-fortune = Jmění
    .text = +1 nákup. První zahrané v tahu zdvojnásobí tvé peníze. Když tuto kartu získáš, vezmi si Zlaťák za každého vyloženého Gladiátora.
    .one = Jmění
    .few = Jmění
    .many = Jmění
    .unofficial = yes
card-gladiator_fortune = Gladiátor/Jmění
    .text = Jeden balíček: 5 Gladiátorů na 5 Jměních.
    .one = Gladiátora/Jmění
    .few = Gladiátora/Jmění
    .many = Gladiátora/Jmění
    .unofficial = yes
card-sacrifice = Oběť
    .text = Zahoď kartu z ruky. Za akční kartu: +2 karty, +2 akce; za kartu peněz: +$2; za kartu bodů: +2 VB.
    .one = Oběť
    .few = Oběti
    .many = Obětí
    .unofficial = yes
card-villa = Vila
    .text = +2 akce, +1 nákup, +$1. Když tuto kartu získáš, dej si ji do ruky, získej +1 akci a ze své fáze nákupu se vrať do akční fáze.
    .one = Vilu
    .few = Vily
    .many = Vil
    .unofficial = yes
card-groundskeeper = Správkyně zahrad
    .text = +1 karta, +1 akce. V tomto tahu dává každá karta bodů, kterou získáš, +1 VB.
    .one = Správkyni zahrad
    .few = Správkyně zahrad
    .many = Správkyň zahrad
    .unofficial = yes
card-wild_hunt = Divoký hon
    .text = Vyber si: +3 karty a polož na tento balíček 1 VB; nebo si vezmi Statek, a pokud se to stalo, vezmi z balíčku všechny VB.
    .one = Divoký hon
    .few = Divoké hony
    .many = Divokých honů
    .unofficial = yes
card-city_quarter = Městská čtvrť
    .text = +2 akce. Ukaž karty v ruce; +1 karta za každou akční kartu mezi nimi.
    .one = Městskou čtvrť
    .few = Městské čtvrti
    .many = Městských čtvrtí
    .unofficial = yes
card-ritual = Rituál
    .text = Vezmi si Kletbu. Pokud se to stalo, zahoď kartu z ruky a získej +1 VB za každou $1 její ceny.
    .unofficial = yes
card-battlefield = Bojiště
    .text = Když získáš kartu bodů, vezmi si odtud 2 VB. Na začátku je tu 6 VB na hráče.
    .unofficial = yes

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-gladiator-reveal = { $card }: ukaž kartu; pokud hráč po levici neukáže stejnou, +$1 a Gladiátor ze zásoby se zahodí
ask-gladiator-reveal-others = { $card }: ukázat { $what }, aby nebylo +$1 a Gladiátor se nezahodil?
ask-sacrifice-trash = { $card }: zahoď kartu (za akční +2 karty a +2 akce, za kartu peněz +$2, za kartu bodů +2 VB)
option-wild_hunt-cards = +3 karty a položit 1 VB na balíček
option-wild_hunt-estate = vzít si Statek a všechny VB z balíčku
option-battlefield-when = vzít si odtud 2 VB
`,_=e({default:()=>v}),v=`### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

## Kingdom cards
card-farrier = Podkovář
    .text = +1 karta, +1 akce, +1 nákup. Když tuto kartu kupuješ, můžeš zaplatit víc, než stojí; za každou $1 navíc si na konci tohoto tahu dober 1 kartu.
    .one = Podkováře
    .few = Podkováře
    .many = Podkovářů
    .unofficial = yes
card-stonemason = Kameník
    .text = Zahoď kartu z ruky. Vezmi si 2 karty, z nichž každá stojí méně než ona. Když tuto kartu kupuješ, můžeš zaplatit víc, než stojí; vezmi si pak 2 akční karty, z nichž každá stojí přesně tolik, kolik připlatíš.
    .one = Kameníka
    .few = Kameníky
    .many = Kameníků
    .unofficial = yes
card-plaza = Rynek
    .text = +1 karta, +2 akce. Můžeš odložit kartu peněz z ruky za +1 truhlici.
    .one = Rynek
    .few = Rynky
    .many = Rynků
    .unofficial = yes
card-baker = Pekař
    .text = +1 karta, +1 akce, +1 truhlice. Příprava: každý hráč začíná s 1 truhlicí.
    .one = Pekaře
    .few = Pekaře
    .many = Pekařů
    .unofficial = yes
card-butcher = Řezník
    .text = +2 truhlice. Můžeš zahodit kartu z ruky. Uděláš-li to, vrať libovolný počet žetonů truhlice a vezmi si kartu, která stojí nejvýše tolik co zahozená a $1 navíc za každý vrácený žeton.
    .one = Řezníka
    .few = Řezníky
    .many = Řezníků
    .unofficial = yes
card-merchant_guild = Cech kupců
    .text = +1 nákup, +$1. Na konci své fáze nákupu v tomto tahu získej +1 truhlici za každou kartu, kterou v ní získáš.
    .one = Cech kupců
    .few = Cechy kupců
    .many = Cechů kupců
    .unofficial = yes

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-farrier-when = dobrat zaplacené karty
ask-farrier-overpay = { $card }: kolik $ připlácíš nad cenu? Za každou $1 si na konci tahu dobereš kartu
ask-stonemason-overpay = { $card }: kolik $ připlácíš nad cenu? Vezmeš si 2 akční karty, které stojí přesně tolik
ask-stonemason-trash = { $card }: zahoď kartu a vezmi si 2 levnější karty
ask-butcher-trash = { $card }: zahodit kartu a vzít si jinou, která stojí nejvýše tolik a $1 navíc za každý vrácený žeton truhlice?
option-merchant_guild-when = +1 truhlice za každou kartu získanou v této fázi nákupu
`,y=e({default:()=>b}),b=`### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
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
    [exactly] \${ $least }
    [between] \${ $least } nebo \${ $most }
    [most] \${ $most }
   *[some] o $1 víc nebo méně než zahozená
}
ask-spice_merchant-trash = { $card }: zahodit kartu peněz za +2 karty a +1 akci, nebo za +1 nákup a +$2?
ask-trader-trash = { $card }: zahoď kartu a vezmi si tolik Stříbrňáků, kolik stojí
ask-trader-when = { $card }: ukázat tuto kartu a vyměnit získanou ({ $name }) za Stříbrňák?
option-trader-when = ukázat a vyměnit kartu za Stříbrňák
`,x=e({default:()=>S}),S=`### Intrigue: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

card-courtyard = Hradní nádvoří
    .text = +3 karty. Potom polož jednu kartu z ruky na dobírací balíček.
    .one = Hradní nádvoří
    .few = Hradní nádvoří
    .many = Hradních nádvoří
card-lurker = Slídil
    .text = +1 akce. Buď zahoď akční kartu ze zásoby, nebo si vezmi akční kartu ze smetiště.
    .one = Slídila
    .few = Slídily
    .many = Slídilů
    .unofficial = yes
card-pawn = Pěšák
    .text = Vyber dvě různé možnosti a obě dostaneš: +1 karta; +1 akce; +1 nákup; +$1.
    .one = Pěšáka
    .few = Pěšáky
    .many = Pěšáků
card-great_hall = Velký sál
    .text = +1 karta, +1 akce. Na konci hry 1 bod.
    .one = Velký sál
    .few = Velké sály
    .many = Velkých sálů
card-steward = Správce
    .text = Vyber si: +2 karty, nebo +$2, nebo zahoď 2 karty z ruky.
    .one = Správce
    .few = Správce
    .many = Správců
card-swindler = Podvodník
    .text = +$2. Každý soupeř zahodí vrchní kartu svého dobíracího balíčku a vezme si za ni stejně drahou kartu, kterou určíš ty.
    .one = Podvodníka
    .few = Podvodníky
    .many = Podvodníků
card-wishing_well = Studna přání
    .text = +1 karta, +1 akce. Řekni název karty a ukaž vrchní kartu dobíracího balíčku. Uhodneš-li, dej si ji do ruky.
    .one = Studnu přání
    .few = Studny přání
    .many = Studen přání
card-conspirator = Spiklenec
    .text = +$2. Je-li to v tomto tahu aspoň třetí akční karta, kterou hraješ, +1 karta a +1 akce.
    .one = Spiklence
    .few = Spiklence
    .many = Spiklenců
card-coppersmith = Měditepec
    .text = Každý Měďák, který ještě v tomto tahu zahraješ, má hodnotu o $1 vyšší.
    .one = Měditepce
    .few = Měditepce
    .many = Měditepců
card-ironworks = Hutě
    .text = Vezmi si kartu, která stojí nejvýše $4. Je-li akční, +1 akce; je-li to karta peněz, +$1; je-li to karta bodů, +1 karta.
    .one = kartu Hutí
    .few = karty Hutí
    .many = karet Hutí
card-mining_village = Důlní osada
    .text = +1 karta, +2 akce. Tuto kartu můžeš hned zahodit za +$2.
    .one = Důlní osadu
    .few = Důlní osady
    .many = Důlních osad
card-courtier = Dvořané
    .text = Ukaž kartu z ruky. Za každý její typ si vyber jednu možnost, pokaždé jinou: +1 akce; +1 nákup; +$3; vezmi si Zlaťák.
    .one = kartu Dvořanů
    .few = karty Dvořanů
    .many = karet Dvořanů
    .unofficial = yes
card-duke = Vévoda
    .text = 1 bod za každé Vévodství, které vlastníš.
    .one = Vévodu
    .few = Vévody
    .many = Vévodů
card-minion = Služebník
    .text = +1 akce. Buď +$2, nebo odlož všechny karty z ruky a dober si 4 karty; totéž potom udělá každý soupeř, který má v ruce aspoň 5 karet.
    .one = Služebníka
    .few = Služebníky
    .many = Služebníků
card-patrol = Hlídka
    .text = +3 karty. Potom ukaž 4 vrchní karty dobíracího balíčku. Karty bodů a Kletby z nich si dej do ruky, ostatní vrať na balíček v libovolném pořadí.
    .one = Hlídku
    .few = Hlídky
    .many = Hlídek
    .unofficial = yes
card-replace = Výměna
    .text = Zahoď kartu z ruky a vezmi si za ni kartu nejvýše o $2 dražší. Je-li to akční karta nebo karta peněz, polož ji na dobírací balíček. Je-li to karta bodů, každý soupeř si vezme Kletbu.
    .one = Výměnu
    .few = Výměny
    .many = Výměn
    .unofficial = yes
card-tribute = Dar poddaných
    .text = Hráč po tvé levici ukáže 2 vrchní karty svého dobíracího balíčku a odloží je. Za každou kartu s jiným názvem dostaneš: za akční kartu +2 akce, za kartu peněz +$2, za kartu bodů +2 karty.
    .one = Dar poddaných
    .few = Dary poddaných
    .many = Darů poddaných
card-upgrade = Pokrok
    .text = +1 karta, +1 akce. Zahoď kartu z ruky a vezmi si za ni kartu, která stojí přesně o $1 víc.
    .one = Pokrok
    .few = Pokroky
    .many = Pokroků
card-harem = Harém
    .text = +$2. Na konci hry 2 body.
    .one = Harém
    .few = Harémy
    .many = Harémů
card-nobles = Šlechtici
    .text = Buď +3 karty, nebo +2 akce. Na konci hry 2 body.
    .one = kartu Šlechticů
    .few = karty Šlechticů
    .many = karet Šlechticů

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-swindler-gain = { $card }: urči { $what } (vezme si ji { $who })
ask-courtier-choose = { $card }: vyber { $n ->
    [one] jednu možnost
    [few] { $n } různé možnosti
   *[other] { $n } různých možností
} (jednu za každý typ karty)
option-lurker-trash = zahodit akční kartu ze zásoby
option-minion-discard = odložit všechny karty z ruky a dobrat si 4 karty, totéž každý soupeř, který má v ruce aspoň 5 karet
`,C=e({default:()=>w}),w=`### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
`,T=e({default:()=>E}),E=`### Nocturne: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

## Kingdom cards
card-blessed_village = Požehnaná vesnice
    .text = +1 karta, +2 akce. Když tuto kartu získáš, otoč další požehnání. Buď ho přijmi hned, nebo si ho nech před sebou a přijmi ho na začátku příštího tahu.
    .one = Požehnanou vesnici
    .few = Požehnané vesnice
    .many = Požehnaných vesnic
    .unofficial = yes
card-crypt = Krypta
    .text = Polož libovolný počet svých vyložených karet peněz, které nejsou kartami trvání, lícem dolů pod tuto kartu. Dokud tam nějaká leží, dej si na začátku každého svého tahu jednu z nich do ruky.
    .one = Kryptu
    .few = Krypty
    .many = Krypt
    .unofficial = yes
card-devils_workshop = Ďáblova dílna
    .text = Je-li karet získaných v tomto tahu aspoň 2, vezmi si Ďáblíka. Je-li to právě jedna, vezmi si kartu, která stojí nejvýše $4. Není-li to žádná, vezmi si Zlaťák.
    .one = Ďáblovu dílnu
    .few = Ďáblovy dílny
    .many = Ďáblových dílen
    .unofficial = yes
card-faithful_hound = Věrný pes
    .text = +2 karty. Když tuto kartu odložíš jindy než při úklidu, můžeš ji položit stranou; na konci tohoto tahu si ji dej do ruky.
    .one = Věrného psa
    .few = Věrné psy
    .many = Věrných psů
    .unofficial = yes
card-monastery = Klášter
    .text = Za každou kartu získanou v tomto tahu můžeš zahodit jednu kartu: libovolnou z ruky, nebo svůj vyložený Měďák.
    .one = Klášter
    .few = Kláštery
    .many = Klášterů
    .unofficial = yes
card-sacred_grove = Posvátný háj
    .text = +1 nákup, +$3. Otoč další požehnání a přijmi ho. Nedává-li +$1, může ho přijmout i každý soupeř.
    .one = Posvátný háj
    .few = Posvátné háje
    .many = Posvátných hájů
    .unofficial = yes
card-secret_cave = Tajná jeskyně
    .text = +1 karta, +1 akce. Můžeš odložit 3 karty z ruky. Odložíš-li 3, na začátku příštího tahu +$3. Příprava: každý hráč začíná s Kouzelnou lampou místo jednoho Měďáku.
    .one = Tajnou jeskyni
    .few = Tajné jeskyně
    .many = Tajných jeskyní
    .unofficial = yes
card-shepherd = Pastýř
    .text = +1 akce. Odlož odkrytě libovolný počet karet bodů z ruky; za každou +2 karty. Příprava: každý hráč začíná s Pastvinou místo jednoho Měďáku.
    .one = Pastýře
    .few = Pastýře
    .many = Pastýřů
    .unofficial = yes
card-skulk = Záškodník
    .text = +1 nákup. Otoč další uřknutí; každý soupeř ho přijme. Když tuto kartu získáš, vezmi si Zlaťák.
    .one = Záškodníka
    .few = Záškodníky
    .many = Záškodníků
    .unofficial = yes
card-tragic_hero = Tragický hrdina
    .text = +3 karty, +1 nákup. Máš-li potom v ruce aspoň 8 karet, zahoď tuto kartu a vezmi si kartu peněz.
    .one = Tragického hrdinu
    .few = Tragické hrdiny
    .many = Tragických hrdinů
    .unofficial = yes

## Beside the supply, and Heirlooms
card-imp = Ďáblík
    .text = +2 karty. Můžeš zahrát z ruky akční kartu, jakou nemáš vyloženou. (Není v zásobě.)
    .one = Ďáblíka
    .few = Ďáblíky
    .many = Ďáblíků
    .unofficial = yes
card-wish = Přání
    .text = +1 akce. Vrať tuto kartu na její balíček. Pokud se tak stane, vezmi si rovnou do ruky kartu, která stojí nejvýše $6. (Není v zásobě.)
    .one = Přání
    .few = Přání
    .many = Přání
    .unofficial = yes
card-will_o_wisp = Bludička
    .text = +1 karta, +1 akce. Ukaž vrchní kartu dobíracího balíčku. Stojí-li nejvýše $2, dej si ji do ruky. (Není v zásobě.)
    .one = Bludičku
    .few = Bludičky
    .many = Bludiček
    .unofficial = yes
card-pasture = Pastvina
    .text = +$1. 1 bod za každý Statek, který vlastníš. (Není v zásobě: každý hráč začíná s jednou.)
    .one = Pastvinu
    .few = Pastviny
    .many = Pastvin
    .unofficial = yes
card-magic_lamp = Kouzelná lampa
    .text = +$1. Máš-li vyloženo aspoň 6 karet, včetně této, právě po jednom kusu, zahoď ji. Pokud se tak stane, vezmi si 3 Přání. (Není v zásobě: každý hráč začíná s jednou.)
    .one = Kouzelnou lampu
    .few = Kouzelné lampy
    .many = Kouzelných lamp
    .unofficial = yes

## Boons
card-the_earths_gift = Dar země
    .text = Můžeš odložit kartu peněz z ruky; vezmi si za ni kartu, která stojí nejvýše $4.
    .unofficial = yes
card-the_fields_gift = Dar pole
    .text = +1 akce, +$1. (Leží před tebou do úklidu.)
    .unofficial = yes
card-the_flames_gift = Dar plamene
    .text = Můžeš zahodit kartu z ruky.
    .unofficial = yes
card-the_forests_gift = Dar lesa
    .text = +1 nákup, +$1. (Leží před tebou do úklidu.)
    .unofficial = yes
card-the_moons_gift = Dar měsíce
    .text = Prohlédni si svůj odkládací balíček. Jednu kartu z něj můžeš položit na dobírací balíček.
    .unofficial = yes
card-the_mountains_gift = Dar hory
    .text = Vezmi si Stříbrňák.
    .unofficial = yes
card-the_rivers_gift = Dar řeky
    .text = Na konci tohoto tahu, po dobrání nové ruky, +1 karta. (Leží před tebou do úklidu.)
    .unofficial = yes
card-the_seas_gift = Dar moře
    .text = +1 karta.
    .unofficial = yes
card-the_skys_gift = Dar nebe
    .text = Můžeš odložit 3 karty z ruky. Odložíš-li 3, vezmi si Zlaťák.
    .unofficial = yes
card-the_suns_gift = Dar slunce
    .text = Prohlédni si 4 vrchní karty dobíracího balíčku. Kterékoli z nich odlož, ostatní vrať nahoru v libovolném pořadí.
    .unofficial = yes
card-the_swamps_gift = Dar bažiny
    .text = Vezmi si Bludičku z jejího balíčku.
    .unofficial = yes
card-the_winds_gift = Dar větru
    .text = +2 karty. Odlož 2 karty z ruky.
    .unofficial = yes

## Hexes
card-bad_omens = Zlá znamení
    .text = Přesuň svůj dobírací balíček na odkládací. Potom z něj polož 2 Měďáky na dobírací balíček; nejsou-li tam dva, ukaž odkládací balíček.
    .unofficial = yes
card-delusion = Zaslepení
    .text = Nejsi-li Zaslepený ani Závistivý, vezmi si stav Zaslepený.
    .unofficial = yes
card-envy = Závist
    .text = Nejsi-li Zaslepený ani Závistivý, vezmi si stav Závistivý.
    .unofficial = yes
card-famine = Hladomor
    .text = Ukaž 3 vrchní karty dobíracího balíčku. Akční karty z nich odlož, ostatní do balíčku zamíchej.
    .unofficial = yes
card-fear = Strach
    .text = Máš-li v ruce aspoň 5 karet, odlož akční kartu nebo kartu peněz; nemáš-li žádnou, ukaž karty v ruce.
    .unofficial = yes
card-greed = Chamtivost
    .text = Vezmi si Měďák na dobírací balíček.
    .unofficial = yes
card-haunting = Strašení
    .text = Máš-li v ruce aspoň 4 karty, polož jednu z nich na dobírací balíček.
    .unofficial = yes
card-locusts = Kobylky
    .text = Zahoď vrchní kartu dobíracího balíčku. Za Měďák nebo Statek si vezmi Kletbu, za jinou kartu levnější, která s ní má společný typ.
    .unofficial = yes
card-misery = Neštěstí
    .text = Vezmi si stav Nešťastný. Máš-li ho už, otoč ho na Dvojnásob nešťastný.
    .unofficial = yes
card-plague = Mor
    .text = Vezmi si Kletbu rovnou do ruky.
    .unofficial = yes
card-poverty = Chudoba
    .text = Odkládej karty z ruky, dokud ti nezůstanou 3.
    .unofficial = yes
card-war = Válka
    .text = Ukazuj karty z dobíracího balíčku, dokud se neobjeví karta za $3 nebo $4. Tu zahoď, ostatní ukázané karty odlož.
    .unofficial = yes

## States
card-deluded = Zaslepený
    .text = Na začátku své fáze nákupu tento stav vrať; v tomto tahu nemůžeš kupovat akční karty.
    .unofficial = yes
card-envious = Závistivý
    .text = Na začátku své fáze nákupu tento stav vrať; v tomto tahu ti Stříbrňák i Zlaťák dávají jen $1.
    .unofficial = yes
card-miserable = Nešťastný
    .text = −2 body.
    .unofficial = yes
card-twice_miserable = Dvojnásob nešťastný
    .text = −4 body.
    .unofficial = yes

## Questions and answers
option-blessed_village-now = přijmout hned
option-blessed_village-later = přijmout v příštím tahu
ask-sacred_grove-choose = { $card }: přijmout také { $name }?
option-sacred_grove-yes = přijmout
ask-crypt-aside = { $card }: polož pod ni libovolný počet svých vyložených karet peněz
ask-crypt-hand = { $card }: kterou z těchto karet si dáš do ruky?
ask-monastery-trash = { $card }: zahoď { $what } z ruky nebo své vyložené Měďáky
ask-secret_cave-discard = { $card }: odložit 3 karty za +$3 v příštím tahu, nebo žádnou?
ask-the_skys_gift-discard = { $card }: odložit 3 karty za Zlaťák, nebo žádnou?
ask-shepherd-discard = { $card }: odlož libovolný počet karet bodů, za každou +2 karty
ask-faithful_hound-when = { $card }: položit ho stranou a na konci tahu si ho dát do ruky?
option-faithful_hound-when = položit stranou
ask-imp-play = { $card }: zahrát akční kartu, jakou nemáš vyloženou?
ask-locusts-gain = { $card }: vezmi si { $what } (musí mít se zahozenou společný typ)
ask-blessed_village-choose = { $card }: { $name } – přijmout hned, nebo na začátku příštího tahu?
`,D=e({default:()=>O}),O=`### Plunder: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

## Kingdom cards
card-crucible = Tavicí kelímek
    .text = Zahoď kartu z ruky. +$1 za každou $1 její ceny.
    .one = Tavicí kelímek
    .few = Tavicí kelímky
    .many = Tavicích kelímků
    .unofficial = yes
card-frigate = Fregata
    .text = +$3. Než začne tvůj příští tah, každý soupeř po každé akční kartě, kterou zahraje, odkládá karty, dokud mu v ruce nezbudou 4.
    .one = Fregatu
    .few = Fregaty
    .many = Fregat
    .unofficial = yes
card-gondola = Gondola
    .text = Vyber si: +$2 hned, nebo na začátku svého příštího tahu. Když si tuto kartu bereš, můžeš z ruky zahrát akční kartu.
    .one = Gondolu
    .few = Gondoly
    .many = Gondol
    .unofficial = yes
card-jewelled_egg = Klenotové vejce
    .text = +$1, +1 nákup. Když tuto kartu zahazuješ, vezmi si Lup.
    .one = Klenotové vejce
    .few = Klenotová vejce
    .many = Klenotových vajec
    .unofficial = yes
card-pickaxe = Krumpáč
    .text = +$1. Zahoď kartu z ruky. Stojí-li $3 nebo víc, vezmi si Lup do ruky.
    .one = Krumpáč
    .few = Krumpáče
    .many = Krumpáčů
    .unofficial = yes
card-quartermaster = Proviantní důstojník
    .text = Do konce hry si na začátku každého svého tahu vyber: vezmi si kartu, která stojí nejvýše $4, a polož ji na tuto kartu, nebo si kartu odsud dej do ruky.
    .one = Proviantního důstojníka
    .few = Proviantní důstojníky
    .many = Proviantních důstojníků
    .unofficial = yes
card-search = Pátrání
    .text = +$2. Až se příště vyprázdní balíček v zásobě, zahoď tuto kartu a vezmi si Lup.
    .one = Pátrání
    .few = Pátrání
    .many = Pátrání
    .unofficial = yes
card-shaman = Šaman
    .text = +1 akce, +$1. Můžeš zahodit kartu z ruky. Ve hrách s touto kartou si každý na začátku svého tahu vezme ze smetiště kartu, která stojí nejvýše $6.
    .one = Šamana
    .few = Šamany
    .many = Šamanů
    .unofficial = yes
card-taskmaster = Dozorce
    .text = +1 akce, +$1. Vezmeš-li si v tomto tahu kartu přesně za $5, zopakuj to všechno na začátku svého příštího tahu.
    .one = Dozorce
    .few = Dozorce
    .many = Dozorců
    .unofficial = yes
card-trickster = Šejdíř
    .text = Každý soupeř si vezme Kletbu. Jednou v tomto tahu, když odkládáš ze hry kartu peněz, můžeš ji položit stranou; na konci tahu si ji dej do ruky.
    .one = Šejdíře
    .few = Šejdíře
    .many = Šejdířů
    .unofficial = yes

## Loots, which lie beside the Supply
card-loot = Lup
    .text = Zamíchaný balíček 15 různých Lupů, od každého dva, lícem dolů. Kdo si bere Lup, vezme si vrchní. (Není v zásobě.)
    .one = Lup
    .few = Lupy
    .many = Lupů
    .unofficial = yes
card-amphora = Amfora
    .text = Vyber si: +1 nákup a +$3 hned, nebo na začátku svého příštího tahu. (Není v zásobě.)
    .one = Amforu
    .few = Amfory
    .many = Amfor
    .unofficial = yes
card-doubloons = Dublony
    .text = +$3. Když si tuto kartu bereš, vezmi si Zlaťák. (Není v zásobě.)
    .one = kartu Dublonů
    .few = karty Dublonů
    .many = karet Dublonů
    .unofficial = yes
card-endless_chalice = Bezedný kalich
    .text = Hned a do konce hry na začátku každého svého tahu: +$1, +1 nákup. (Není v zásobě.)
    .one = Bezedný kalich
    .few = Bezedné kalichy
    .many = Bezedných kalichů
    .unofficial = yes
card-figurehead = Lodní figura
    .text = +$3. Na začátku svého příštího tahu +2 karty. (Není v zásobě.)
    .one = Lodní figuru
    .few = Lodní figury
    .many = Lodních figur
    .unofficial = yes
card-hammer = Kladivo
    .text = +$3. Vezmi si kartu, která stojí nejvýše $4. (Není v zásobě.)
    .one = Kladivo
    .few = Kladiva
    .many = Kladiv
    .unofficial = yes
card-insignia = Insignie
    .text = +$3. Každou kartu, kterou si v tomto tahu vezmeš, můžeš položit navrch svého dobíracího balíčku. (Není v zásobě.)
    .one = kartu Insignií
    .few = karty Insignií
    .many = karet Insignií
    .unofficial = yes
card-jewels = Klenoty
    .text = +$3, +1 nákup. Na začátku svého příštího tahu dej tuto kartu dospod svého dobíracího balíčku. (Není v zásobě.)
    .one = kartu Klenotů
    .few = karty Klenotů
    .many = karet Klenotů
    .unofficial = yes
card-orb = Koule
    .text = Prohlédni si svůj odkládací balíček. Vyber si: zahraj z něj akční kartu nebo kartu peněz, nebo +1 nákup a +$3. (Není v zásobě.)
    .one = Kouli
    .few = Koule
    .many = Koulí
    .unofficial = yes
card-prize_goat = Šlechtěná koza
    .text = +$3, +1 nákup. Můžeš zahodit kartu z ruky. (Není v zásobě.)
    .one = Šlechtěnou kozu
    .few = Šlechtěné kozy
    .many = Šlechtěných koz
    .unofficial = yes
card-puzzle_box = Hlavolam
    .text = +$3, +1 nákup. Můžeš položit kartu z ruky stranou lícem dolů; na konci tahu si ji vrať do ruky. (Není v zásobě.)
    .one = Hlavolam
    .few = Hlavolamy
    .many = Hlavolamů
    .unofficial = yes
card-sextant = Sextant
    .text = +$3, +1 nákup. Podívej se na 5 vrchních karet svého dobíracího balíčku, libovolné z nich odlož a ostatní vrať navrch v libovolném pořadí. (Není v zásobě.)
    .one = Sextant
    .few = Sextanty
    .many = Sextantů
    .unofficial = yes
card-shield = Štít
    .text = +$3, +1 nákup. Když soupeř zahraje útok, můžeš nejdřív ukázat tuto kartu z ruky; útok na tebe pak nepůsobí. (Není v zásobě.)
    .one = Štít
    .few = Štíty
    .many = Štítů
    .unofficial = yes
card-spell_scroll = Kouzelný svitek
    .text = Zahoď tuto kartu; uděláš-li to, vezmi si levnější kartu. Je-li to akční karta nebo karta peněz, můžeš ji zahrát. (Není v zásobě.)
    .one = Kouzelný svitek
    .few = Kouzelné svitky
    .many = Kouzelných svitků
    .unofficial = yes
card-staff = Hůl
    .text = +$3, +1 nákup. Můžeš z ruky zahrát akční kartu. (Není v zásobě.)
    .one = Hůl
    .few = Hole
    .many = Holí
    .unofficial = yes
card-sword = Meč
    .text = +$3, +1 nákup. Každý soupeř odkládá karty, dokud mu v ruce nezbudou 4. (Není v zásobě.)
    .one = Meč
    .few = Meče
    .many = Mečů
    .unofficial = yes

## Landscapes
card-mirror = Zrcadlení
    .text = +1 nákup. Až si v tomto tahu příště vezmeš akční kartu, vezmi si i její kopii.
    .unofficial = yes
card-fated = Osudový
    .text = Když mícháš, můžeš z míchaných karet ukázat libovolné osudové a každou dát navrch, nebo dospod.
    .unofficial = yes
card-inspiring = Inspirující
    .text = Když ve svém tahu zahraješ inspirující kartu, můžeš pak z ruky zahrát akční kartu, jejíž kopii nemáš ve hře.
    .unofficial = yes

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-taskmaster-when = zopakovat účinek této karty
ask-gondola-choose = { $card }: +$2 hned, nebo na začátku příštího tahu?
option-gondola-now = +$2 hned
option-gondola-later = +$2 v příštím tahu
ask-amphora-choose = { $card }: +1 nákup a +$3 hned, nebo na začátku příštího tahu?
option-amphora-now = +1 nákup a +$3 hned
option-amphora-later = +1 nákup a +$3 v příštím tahu
option-frigate-when = odložit karty, až zbudou 4
ask-quartermaster-hand = { $card }: kterou kartu si z něj dáš do ruky?
option-quartermaster-hand = dát si do ruky kartu, která na něm leží
ask-trickster-aside = { $card }: položit stranou kartu peněz pro příští ruku?
ask-puzzle_box-aside = { $card }: položit stranou kartu pro příští ruku?
ask-fated-topdeck = { $card }: vybrat místo karty, místo aby se zamíchala?
ask-fated-choose = { $card }: navrch zamíchaných karet, nebo pod ně?
option-fated-top = navrch
option-fated-bottom = dospod
ask-pickaxe-trash = { $card }: zahoď kartu (stojí-li aspoň $3, vezmeš si Lup do ruky)
ask-inspiring-play = { $card }: zahrát akční kartu, jakou nemáš vyloženou?
`,k=e({default:()=>A}),A=`### Prosperity: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

card-watchtower = Strážní věž
    .text = Dobírej, dokud nemáš v ruce 6 karet. Když získáš kartu, můžeš tuto kartu ukázat z ruky a získanou kartu buď zahodit, nebo položit na dobírací balíček.
    .one = Strážní věž
    .few = Strážní věže
    .many = Strážních věží
card-investment = Investice
    .text = Zahoď kartu z ruky. Potom si vyber: +$1; nebo zahoď tuto kartu, a pokud se to stalo, ukaž karty v ruce a získej +1 VB za každou kartu peněz jiného názvu mezi nimi.
    .one = Investici
    .few = Investice
    .many = Investic
    .unofficial = yes
card-monument = Památník
    .text = +$2, +1 VB.
    .one = Památník
    .few = Památníky
    .many = Památníků
card-workers_village = Dělnická čtvrť
    .text = +1 karta, +2 akce, +1 nákup.
    .one = Dělnickou čtvrť
    .few = Dělnické čtvrti
    .many = Dělnických čtvrtí
card-charlatan = Šarlatán
    .text = +$3. Každý soupeř si vezme Kletbu. Ve hrách s touto kartou je každá Kletba i kartou peněz za $1.
    .one = Šarlatána
    .few = Šarlatány
    .many = Šarlatánů
    .unofficial = yes
card-city = Město
    .text = +1 karta, +2 akce. Je-li některý balíček zásoby prázdný: +1 karta. Jsou-li prázdné aspoň dva: navíc +1 nákup a +$1.
    .one = Město
    .few = Města
    .many = Měst
card-rabble = Dav
    .text = +3 karty. Každý soupeř ukáže 3 vrchní karty svého dobíracího balíčku, akční karty a karty peněz z nich odloží a ostatní vrátí v libovolném pořadí.
    .one = Dav
    .few = Davy
    .many = Davů
card-vault = Trezor
    .text = +2 karty. Odlož libovolný počet karet, za každou +$1. Každý soupeř může odložit 2 karty; kdo to udělá, dobere si kartu.
    .one = Trezor
    .few = Trezory
    .many = Trezorů
card-grand_market = Velký trh
    .text = +1 karta, +1 akce, +1 nákup, +$2. Nelze ho koupit, dokud máš vyložený Měďák.
    .one = Velký trh
    .few = Velké trhy
    .many = Velkých trhů
card-bank = Banka
    .text = +$1 za každou kartu peněz, kterou máš vyloženou, včetně této.
    .one = Banku
    .few = Banky
    .many = Bank
card-platinum = Platina
    .text = +$5.
    .one = Platinu
    .few = Platiny
    .many = Platin
card-colony = Kolonie
    .text = 10 bodů.
    .one = Kolonii
    .few = Kolonie
    .many = Kolonií

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-vault-discard-others = { $card }: odložit 2 karty za +1 kartu, nebo žádnou?
ask-watchtower-choose = { $card }: { $name } – zahodit tuto kartu, nebo položit na dobírací balíček?
ask-watchtower-when = { $card }: ukázat tuto kartu a získanou ({ $name }) zahodit nebo položit na dobírací balíček?
option-watchtower-when = ukázat tuto kartu
option-investment-trash = zahodit tuto kartu a ukázat karty v ruce: +1 VB za každou kartu peněz jiného názvu
`,j=e({default:()=>M}),M=`### Renaissance: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Czech.

## Kingdom cards
card-border_guard = Pohraniční stráž
    .text = +1 akce. Ukaž 2 vrchní karty dobíracího balíčku; jednu si dej do ruky, druhou odlož. Byly-li obě akční, vezmi si Lucernu, nebo Roh.
    .one = Pohraniční stráž
    .few = Pohraniční stráže
    .many = Pohraničních stráží
    .unofficial = yes
card-ducat = Dukát
    .text = +1 truhlice, +1 nákup. Když tuto kartu získáš, můžeš zahodit Měďák z ruky.
    .one = Dukát
    .few = Dukáty
    .many = Dukátů
    .unofficial = yes
card-lackeys = Lokajové
    .text = +2 karty. Když tuto kartu získáš, +2 vesničané.
    .one = kartu Lokajů
    .few = karty Lokajů
    .many = karet Lokajů
    .unofficial = yes
card-acting_troupe = Herecká společnost
    .text = +4 vesničané. Zahoď tuto kartu.
    .one = Hereckou společnost
    .few = Herecké společnosti
    .many = Hereckých společností
    .unofficial = yes
card-cargo_ship = Nákladní loď
    .text = +$2. Jednu kartu, kterou ještě v tomto tahu získáš, můžeš hned položit stranou lícem nahoru. Na začátku příštího tahu si ji dej do ruky.
    .one = Nákladní loď
    .few = Nákladní lodě
    .many = Nákladních lodí
    .unofficial = yes
card-experiment = Experiment
    .text = +2 karty, +1 akce. Vrať tuto kartu do zásoby. Když tuto kartu získáš, vezmi si ještě jeden Experiment; ten už další nepřinese.
    .one = Experiment
    .few = Experimenty
    .many = Experimentů
    .unofficial = yes
card-improve = Vylepšení
    .text = +$2. Na začátku úklidu můžeš zahodit vyloženou akční kartu, která by se v tomto tahu odložila; vezmi si za ni kartu, která stojí přesně o $1 víc.
    .one = Vylepšení
    .few = Vylepšení
    .many = Vylepšení
    .unofficial = yes
card-flag_bearer = Praporečník
    .text = +$2. Když tuto kartu získáš nebo zahodíš, vezmi si Prapor.
    .one = Praporečníka
    .few = Praporečníky
    .many = Praporečníků
    .unofficial = yes
card-hideout = Úkryt
    .text = +1 karta, +2 akce. Zahoď kartu z ruky. Je-li to karta bodů, vezmi si Kletbu.
    .one = Úkryt
    .few = Úkryty
    .many = Úkrytů
    .unofficial = yes
card-inventor = Vynálezce
    .text = Vezmi si kartu, která stojí nejvýše $4. Potom stojí všechny karty do konce tahu o $1 méně (nejméně $0).
    .one = Vynálezce
    .few = Vynálezce
    .many = Vynálezců
    .unofficial = yes
card-mountain_village = Horská vesnice
    .text = +2 akce. Prohlédni si svůj odkládací balíček a jednu kartu z něj si dej do ruky. Je-li prázdný, +1 karta.
    .one = Horskou vesnici
    .few = Horské vesnice
    .many = Horských vesnic
    .unofficial = yes
card-patron = Mecenáš
    .text = +1 vesničan, +$2. Když tuto kartu ukážeš v akční fázi kteréhokoli hráče, +1 truhlice.
    .one = Mecenáše
    .few = Mecenáše
    .many = Mecenášů
    .unofficial = yes
card-priest = Kněz
    .text = +$2. Zahoď kartu z ruky. Za každou další kartu, kterou v tomto tahu zahodíš, +$2.
    .one = Kněze
    .few = Kněze
    .many = Kněží
    .unofficial = yes
card-research = Výzkum
    .text = +1 akce. Zahoď kartu z ruky. Za každou $1 její ceny polož stranou lícem dolů 1 kartu z dobíracího balíčku. Na začátku příštího tahu si je všechny dej do ruky.
    .one = Výzkum
    .few = Výzkumy
    .many = Výzkumů
    .unofficial = yes
card-silk_merchant = Obchodník s hedvábím
    .text = +2 karty, +1 nákup. Když tuto kartu získáš nebo zahodíš, +1 truhlice a +1 vesničan.
    .one = Obchodníka s hedvábím
    .few = Obchodníky s hedvábím
    .many = Obchodníků s hedvábím
    .unofficial = yes
card-old_witch = Stará čarodějnice
    .text = +3 karty. Každý soupeř si vezme Kletbu a potom může jednu Kletbu z ruky zahodit.
    .one = Starou čarodějnici
    .few = Staré čarodějnice
    .many = Starých čarodějnic
    .unofficial = yes
card-recruiter = Verbíř
    .text = +2 karty. Zahoď kartu z ruky. Za každou $1 její ceny +1 vesničan.
    .one = Verbíře
    .few = Verbíře
    .many = Verbířů
    .unofficial = yes
card-scepter = Žezlo
    .text = Buď +$2, nebo zahraj znovu akční kartu, která není Rozkaz, kterou máš vyloženou a která byla zahrána v tomto tahu.
    .one = Žezlo
    .few = Žezla
    .many = Žezel
    .unofficial = yes
card-scholar = Učenec
    .text = Odlož všechny karty z ruky. Potom +7 karet.
    .one = Učence
    .few = Učence
    .many = Učenců
    .unofficial = yes
card-sculptor = Sochař
    .text = Vezmi si rovnou do ruky kartu, která stojí nejvýše $4. Je-li to karta peněz, +1 vesničan.
    .one = Sochaře
    .few = Sochaře
    .many = Sochařů
    .unofficial = yes
card-seer = Jasnovidec
    .text = +1 karta, +1 akce. Ukaž 3 vrchní karty dobíracího balíčku. Ty, které stojí $2 až $4, si dej do ruky, ostatní vrať na balíček v libovolném pořadí.
    .one = Jasnovidce
    .few = Jasnovidce
    .many = Jasnovidců
    .unofficial = yes
card-spices = Koření
    .text = +$2, +1 nákup. Když tuto kartu získáš, +2 truhlice.
    .one = Koření
    .few = karty Koření
    .many = karet Koření
    .unofficial = yes
card-swashbuckler = Šermíř
    .text = +3 karty. Není-li potom tvůj odkládací balíček prázdný, +1 truhlice; a máš-li teď aspoň 4 truhlice, vezmi si Truhlu s pokladem.
    .one = Šermíře
    .few = Šermíře
    .many = Šermířů
    .unofficial = yes
card-treasurer = Pokladník
    .text = +$3. Potom buď zahoď kartu peněz z ruky, nebo si vezmi kartu peněz ze smetiště rovnou do ruky, nebo si vezmi Klíč.
    .one = Pokladníka
    .few = Pokladníky
    .many = Pokladníků
    .unofficial = yes
card-villain = Padouch
    .text = +2 truhlice. Každý soupeř, který má v ruce aspoň 5 karet, odloží kartu, která stojí aspoň $2; kdo takovou nemá, ukáže karty v ruce.
    .one = Padoucha
    .few = Padouchy
    .many = Padouchů
    .unofficial = yes

## Artifacts
card-flag = Prapor
    .text = Při úklidu si do nové ruky dober o 1 kartu víc.
    .unofficial = yes
card-horn = Roh
    .text = Jednou za tah, když odkládáš vyloženou Pohraniční stráž, ji můžeš položit na dobírací balíček.
    .unofficial = yes
card-key = Klíč
    .text = Na začátku každého svého tahu získej +$1.
    .unofficial = yes
card-lantern = Lucerna
    .text = Zahraješ-li Pohraniční stráž, ukaž 3 karty; jednu si dej do ruky, dvě odlož. Artefakt si pak nevybíráš: byly-li akční všechny tři, vezmi si Roh.
    .unofficial = yes
card-treasure_chest = Truhla s pokladem
    .text = Na začátku každé své fáze nákupu si vezmi Zlaťák.
    .unofficial = yes

## Projects
card-cathedral = Katedrála
    .text = Na začátku každého svého tahu zahoď kartu z ruky.
    .unofficial = yes
card-city_gate = Městská brána
    .text = Na začátku každého svého tahu si dober 1 kartu; potom polož kartu z ruky na dobírací balíček.
    .unofficial = yes
card-pageant = Slavnostní průvod
    .text = Na konci své fáze nákupu můžeš za zbylý $1 získat +1 truhlici.
    .unofficial = yes
card-sewers = Stoky
    .text = Za každou kartu, kterou zahodíš jinak než Stokami, můžeš zahodit ještě jednu z ruky.
    .unofficial = yes
card-star_chart = Hvězdná mapa
    .text = Kdykoli mícháš, můžeš si nejdřív míchané karty prohlédnout a vybrat jednu, která bude ležet nahoře.
    .unofficial = yes
card-exploration = Průzkum
    .text = Nezískáš-li ve své fázi nákupu žádnou kartu, na jejím konci +1 truhlice a +1 vesničan.
    .unofficial = yes
card-fair = Pouť
    .text = Na začátku každého svého tahu získej +1 nákup.
    .unofficial = yes
card-silos = Sýpky
    .text = Na začátku každého svého tahu můžeš odkrytě odložit z ruky libovolný počet Měďáků; dober si za ně stejný počet karet.
    .unofficial = yes
card-sinister_plot = Zlověstné spiknutí
    .text = Na začátku každého svého tahu sem buď přidej žeton ze společné zásoby, nebo odsud odeber všechny své žetony a za každý si dober 1 kartu.
    .unofficial = yes
card-academy = Akademie
    .text = Kdykoli získáš akční kartu, +1 vesničan.
    .unofficial = yes
card-capitalism = Kapitalismus
    .text = Ve tvých tazích je každá akční karta, která má v textu +$, také kartou peněz, ať patří komukoli.
    .unofficial = yes
card-fleet = Loďstvo
    .text = Když má hra skončit, odehraje každý, kdo má tento projekt, ještě jeden tah navíc, v pořadí tahů; poslední je hráč, který byl právě na tahu. Potom hra v každém případě končí.
    .unofficial = yes
card-guildhall = Cechovní dům
    .text = Kdykoli získáš kartu peněz, +1 truhlice.
    .unofficial = yes
card-piazza = Náměstí
    .text = Na začátku každého svého tahu ukaž vrchní kartu dobíracího balíčku. Je-li akční, zahraj ji, jinak ji nech ležet.
    .unofficial = yes
card-road_network = Síť cest
    .text = Kdykoli soupeř získá kartu bodů, +1 karta.
    .unofficial = yes
card-barracks = Kasárna
    .text = Na začátku každého svého tahu získej +1 akci.
    .unofficial = yes
card-crop_rotation = Střídání plodin
    .text = Na začátku každého svého tahu můžeš odložit kartu bodů z ruky; dober si za ni 2 karty.
    .unofficial = yes
card-innovation = Inovace
    .text = Jednou v každém svém tahu můžeš akční kartu, kterou právě získáš, hned zahrát.
    .unofficial = yes
card-canal = Průplav
    .text = Ve tvých tazích stojí všechny karty o $1 méně (nejméně $0).
    .unofficial = yes
card-citadel = Citadela
    .text = Když ve svém tahu zahraješ první akční kartu, zahraj ji po jejím provedení ještě jednou.
    .unofficial = yes

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-border_guard-hand = { $card }: dej si jednu z těchto karet do ruky a ostatní odlož
option-border_guard-lantern = vzít si Lucernu
option-border_guard-horn = vzít si Roh
ask-hideout-trash = { $card }: zahoď kartu (za kartu bodů si vezmeš Kletbu)
ask-research-trash = { $card }: zahoď kartu a polož stranou tolik karet z dobíracího balíčku, kolik stojí
ask-scepter-replay = { $card }: kterou vyloženou akční kartu zahraješ znovu?
option-scepter-coins = +$2
option-scepter-replay = zahrát znovu akční kartu
option-treasurer-trash = zahodit kartu peněz z ruky
option-treasurer-gain = vzít si kartu peněz ze smetiště do ruky
option-treasurer-key = vzít si Klíč
ask-star_chart-topdeck = { $card }: položit jednu z míchaných karet nahoru na dobírací balíček?
ask-silos-discard = { $card }: odlož libovolný počet Měďáků, za každý +1 kartu
ask-sinister_plot-choose = { $card }: přidat žeton, nebo si dobrat karty?
option-sinister_plot-add = přidat žeton
option-sinister_plot-draw = odebrat žetony a dobrat si stejný počet karet
`,N=e({default:()=>P}),P=`### Seaside: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-native_village = Domorodá vesnice
    .text = +2 akce. Vyber si: polož vrchní kartu dobíracího balíčku bez prohlížení na svou podložku Domorodá vesnice; nebo si dej do ruky všechny karty z této podložky. Prohlížet si je můžeš jen ty.
    .one = Domorodou vesnici
    .few = Domorodé vesnice
    .many = Domorodých vesnic
card-astrolabe = Astroláb
    .text = +$1, +1 nákup; na začátku příštího tahu ještě jednou totéž.
    .one = Astroláb
    .few = Astroláby
    .many = Astrolábů
    .unofficial = yes
card-smugglers = Pašeráci
    .text = Vezmi si kopii jedné z karet, které si ve svém posledním tahu vzal hráč po tvé pravici a které stojí nejvýše $6.
    .one = kartu Pašeráků
    .few = karty Pašeráků
    .many = karet Pašeráků
card-blockade = Blokáda
    .text = Vezmi si kartu, která stojí nejvýše $4, a polož ji stranou na tuto kartu. Až do tvého příštího tahu si každý soupeř, který si ve svém tahu vezme stejnou kartu, vezme i Kletbu. Na začátku svého příštího tahu si odloženou kartu dej do ruky.
    .one = Blokádu
    .few = Blokády
    .many = Blokád
    .unofficial = yes
card-caravan = Karavana
    .text = +1 karta, +1 akce. Na začátku příštího tahu ještě +1 karta.
    .one = Karavanu
    .few = Karavany
    .many = Karavan
card-island = Ostrov
    .text = Polož tuto kartu a ještě jednu kartu z ruky na svou podložku Ostrov; zůstanou tam do konce hry. Ostrov má hodnotu 2 body.
    .one = Ostrov
    .few = Ostrovy
    .many = Ostrovů
card-salvager = Zachránce
    .text = +1 nákup. Zahoď kartu z ruky: dostaneš tolik $, kolik stojí.
    .one = Zachránce
    .few = Zachránce
    .many = Zachránců
card-treasure_map = Mapa pokladu
    .text = Zahoď tuto kartu a druhou Mapu pokladu z ruky. Jen když zahodíš obě, vezmi si na dobírací balíček 4 Zlaťáky.
    .one = Mapu pokladu
    .few = Mapy pokladu
    .many = Map pokladu
card-outpost = Strážnice
    .text = Při úklidu v tomto tahu si dobereš jen 3 karty. Potom máš ještě jeden tah, ledaže by byl třetí v řadě.
    .one = Strážnici
    .few = Strážnice
    .many = Strážnic
card-wharf = Loděnice
    .text = +2 karty, +1 nákup; na začátku příštího tahu ještě jednou totéž.
    .one = Loděnici
    .few = Loděnice
    .many = Loděnic

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-native_village-choose = { $card }: položit vrchní kartu dobíracího balíčku na podložku, nebo si dát do ruky všechny karty z podložky?
option-native_village-mat = karta z dobíracího balíčku na podložku
option-native_village-hand = všechny karty z podložky do ruky
option-blockade-when = vzít si Kletbu
ask-smugglers-gain = { $card }: vezmi si kopii karty, kterou hráč po pravici získal ve svém posledním tahu a která stojí nejvýše $6
ask-blockade-gain = { $card }: vezmi si { $what } a polož ji stranou do svého příštího tahu
`,F=e({default:()=>I}),I=`### Co je špatně a jak by to bylo správně.

error-no-card = žádná karta, projekt ani artefakt se nejmenuje { $names }
# A name as somebody wrote it.
error-quoted = „{ $name }“
error-did-you-mean = „{ $name }“ (možná { $near }?)
error-lacking-card = „{ $name }“ (taková karta existuje, ale tady zatím není)
error-players = hrají 2, 3 nebo 4 hráči, ne { $n }
error-repeated = { $card }: uvedeno vícekrát; každý balíček a projekt se vykládá jednou
error-repeated-names = uvedeno vícekrát: { $cards }
error-no-kingdom-card = { $card } není karta království a nemůže být jedním z deseti balíčků
error-heirloom = { $card } je dědictví, které v prvních balíčcích nahrazuje Měďák: uveď kartu { $other } a bude ve hře s ní
error-comes-with = { $card } není karta království, ale přichází do hry s kartami, které ji používají: uveď některou z nich, například { $other }
error-comes-with-option = { $card } není karta království a nepočítá se mezi deset balíčků: je ve hře s volbou { $option }
error-in-pile = { $card } leží v balíčku s jinými kartami: uveď balíček { $other }
error-no-landscape = { $card } není karta na šířku, se kterou lze začít hru (projekt, událost, pamětihodnost, cesta, spojenec ani vlastnost)
error-needs-ally = { $card } je prostředník: uveď spojence, u kterého se utrácejí laskavosti
error-needless-ally = { $card } je spojenec, ale žádná karta tohoto království nedává laskavosti: vynech ho nebo vyber prostředníka
error-many-allies = ve hře je jeden spojenec, ne { $n }
error-trait-pile = { $card } je vlastnost: řekni, na kterém balíčku akčních karet nebo karet peněz království leží
error-trait-elsewhere = { $card } nemůže ležet na balíčku { $pile }, který není mezi balíčky tohoto království: vyber některý z nich, s akčními kartami nebo kartami peněz
error-trait-type = { $card } nemůže ležet na balíčku { $pile }, nejsou v něm akční karty ani karty peněz: vyber jiný balíček
error-trait-twice = { $other } i { $card } leží na stejném balíčku ({ $pile }): vyber pro jednu z vlastností jiný
error-one-trait = { $card } leží na jednom balíčku, uvedeno je jich více: { $cards }
error-which-trait = { $card } je vlastnost: řekni, na kterém balíčku akčních karet nebo karet peněz leží, například { $example }
error-no-trait-pile = nezbývá žádný balíček akčních karet ani karet peněz, na kterém by { $card } mohla ležet
error-kingdom-size = království má 10 karet (a zhoubu, je-li třeba), ne { $n }
error-needs-bane = { $card } potřebuje zhoubu: uveď jedenáctou kartu království za \${ $low } nebo \${ $high }
error-needless-bane = { $card } je uvedena jako zhouba, ale žádná karta tohoto království ji nepoužívá
error-wrong-bane = zhouba musí být karta království za \${ $low } nebo \${ $high }; { $card } není
error-needs-ferryman = { $card } potřebuje vlastní balíček vedle zásoby: uveď jedenáctou kartu království za \${ $low } nebo \${ $high }
error-needless-ferryman = { $card } je uvedena jako Převozníkův balíček, ale žádná karta tohoto království ho nepoužívá
error-wrong-ferryman = Převozníkův balíček musí být karta království za \${ $low } nebo \${ $high }; { $card } není
error-setup-unknown = neznámé v přípravě hry: { $names }; známé jsou: { $known }
error-setup-form = { $field } v přípravě hry má nesprávný tvar: { $found }
error-setup-no-mark = neexistuje označení „{ $name }“; existuje: { $known }
error-setup-no-option = neexistuje volba „{ $name }“; existuje: { $known }
error-one-bane = zhouba je jen jedna, uvedeno je jich více: { $cards }
error-which-bane = { $card } potřebuje zhoubu: uveď, která z těchto karet to je: { $cards }; například { $example }
error-one-ferryman = Převozníkův balíček je jen jeden, uvedeno je jich více: { $cards }
error-which-ferryman = { $card } potřebuje vlastní balíček: uveď, která z těchto karet to je: { $cards }; například { $example }
error-list-too-long = tento seznam je příliš dlouhý (znaků: { $n })
error-no-kingdom = žádné doporučené království se nejmenuje „{ $name }“ (možná { $near }?)
error-no-kingdom-or-card = žádné království ani karta se nejmenuje „{ $name }“; království jsou například { $kingdoms }
error-too-many-names = království má 10 karet, v seznamu je jich { $n }
error-no-such = neexistuje: { $names }; existuje: { $possible }
error-wanted-and-forbidden = zároveň požadováno i zakázáno: { $cards }
error-neither = ani karty království, ani projekty: { $cards }
error-too-many-kept = království má 10 karet, ponecháno nebo požadováno je jich { $n }
error-kept-bane = { $cards } má zůstat zhoubou, ale žádná ponechaná ani požadovaná karta ji nepoužívá
error-kept-ferryman = { $cards } má zůstat Převozníkovým balíčkem, ale žádná ponechaná ani požadovaná karta ho nepoužívá
error-projects = projektů může být 0 až 2, ne { $n }
error-projects-kept = projektů má být { $n }, ponecháno nebo požadováno je jich { $kept }
error-projects-few = projektů má být { $n }, povoleno je jich jen { $allowed }
error-sets-and-kingdom = --sets platí pro losovaná království, takže je nelze použít spolu s --kingdom
error-too-few-allowed = království má 10 karet, povoleno je jich jen { $n }
error-hopeless = žádná z povolených karet nemá vlastnost: { $wishes }
error-too-few-free = volných balíčků je { $n }, to je na všechna přání málo: { $wishes }
error-no-bane-left = žádné království nesplní tato přání tak, aby zbyla karta za \${ $low } nebo \${ $high } na zhoubu
error-no-ferryman-left = žádné království nesplní tato přání tak, aby zbyla karta za \${ $low } nebo \${ $high } na Převozníkův balíček
error-seed = semínko je celé číslo od 0 do { $most }, ne { $seed }
error-not-possible = „{ $answer }“: to tady nejde
error-how-many = { $mode ->
    [exactly] vyber { $most } z těchto karet
   *[other] vyber { $least } až { $most } z těchto karet
}
error-save-damaged = tato uložená hra je poškozená ({ $detail })
error-save-cut-off = to není uložená hra: neplatný JSON ({ $detail }); není soubor useknutý?
error-no-save = to není uložená hra
error-save-version = tato uložená hra má verzi { $version }, program čte nejvýše { $known }: aktualizuj demesne
error-save-journal =
    odpověď { $n } z { $of }, „{ $detail }“, už není možná; { $since ->
        [other] pravidla se od té doby změnila (verze { $saved }, nyní { $now })
        [unknown] verze, která hru uložila, nezaznamenala svá pravidla, takže se mohla změnit
       *[same] pravidla jsou stejná, takže uložená hra je poškozená
    }
error-save-position =
    po odpovědi { $n } z { $of } není pozice ta, která byla uložena ({ $detail }); { $since ->
        [other] pravidla se od té doby změnila (verze { $saved }, nyní { $now })
        [unknown] verze, která hru uložila, nezaznamenala svá pravidla, takže se mohla změnit
       *[same] pravidla jsou stejná, takže uložená hra je poškozená
    }
error-cannot-save = hru nelze uložit do { $file }: { $detail }
error-no-file = uložená hra { $file } neexistuje
error-cannot-read = { $file } nelze přečíst: { $detail }
error-file-cut-off = { $file } není uložená hra: neplatný JSON ({ $detail }); není soubor useknutý?
error-in-file = { $file }: { $problem }
error-no-card-file = soubor s kartami { $file } neexistuje
error-bots = botů může být nejvýše { $most }, ne { $n }
error-same-name = dva hráči se jmenují { $name }; dej jim různá jména
error-names-for-players = jmen: { $n }, hráčů ale: { $players }
error-games = série má alespoň 1 hru, ne { $n }
error-save-bot = bot v této hře hraje podle strategie { $name }, která chybí: { $problem }
error-strategy-lacks = strategie { $name } potřebuje { $names }; to v tomto království chybí
error-settings-read = soubor { $file } nelze přečíst: { $problem }
error-settings-toml = { $file } není platný TOML ({ $problem }); řádek vypadá například takto: language = "pl"
error-settings-key = { $file }: žádné nastavení se nejmenuje { $setting }; jsou tu { $known }
error-settings-value = { $file }: „{ $value }“ není hodnota pro { $setting }; možné je například { $possible }
error-endless-text = text karty { $card } nekončí: v jednom tahu bylo zahájeno { $n } textů a konec není v dohledu
`,L=e({default:()=>R}),R=`### Co v království vyhrává: stránka zkoumání.

study-choose = Vyber království. Server v něm pak několik minut nechá hrát strategie a ukáže, co vyhrává; co najde, uloží.
study-begin = Prozkoumat
study-go-on = Pokračovat
study-stop = Zastavit
study-link = Odkaz na tuto stránku
study-another = Jiné království
study-cards = Království
study-to-bench = Vyzkoušet u pracovního stolu
study-copy = Kopírovat text
study-keep = Uložit jako vlastní
study-how = Všechny výsledky jsou z her, které strategie hrály ve dvojicích; remíza se počítá jako půl výhry. Čárky přes pruhy jsou 95% intervaly: skutečné číslo může ležet kdekoli v nich. Totéž království dává se stejnou verzí ({ $version }) stejná čísla.

## How far it is
study-state-waiting = Ve frontě
study-state-waiting-behind = { $n ->
    [one] Ve frontě za jedním tvým zkoumáním
    [few] Ve frontě za { $n } tvými zkoumáními
   *[other] Ve frontě za { $n } tvými zkoumáními
}
study-state-running = Probíhá
study-state-stopped = Zastaveno: co je známo, zůstává a pokračovat může kdokoli
study-state-done = Hotovo
study-state-failed = Nepovedlo se
study-stages = Postup
study-stage-tournament = Turnaj
study-stage-evolution = Evoluce
study-stage-openings = Zahájení
study-stage-cards = Co přinášejí karty
study-stage-pairs = Dvojice
study-stage-done = { $done } z { $total }
study-stage-later = později

## The tournament
study-standings = Co tu vyhrává
study-standings-hint = Strategie z knihovny, které se hodí, každá proti každé. Zatím každá odehrála { $games ->
    [one] { $games } hru
    [few] { $games } hry
   *[other] { $games } her
}.
study-standings-none = Hry hned začnou.
study-column-place = Místo
study-column-strategy = Strategie
study-column-wins = Výhry
study-column-interval = 95% interval

## Evolution
study-evolution = Lepší strategie
study-evolution-hint = Evoluce mění nejlepší strategie řádek po řádku a nechává si, co vyhrává. Každá dosud nejlepší se měří v nových hrách proti strategii { $name }, nejlepší z turnaje.
study-evolution-none = Přijde po turnaji.
study-evolution-chart = Výhry proti: { $name }
study-evolution-summary = Po { $n ->
    [one] jedné generaci
    [few] { $n } generacích
   *[other] { $n } generacích
} nejlepší strategie vyhrává { $share } (mezi { $low } a { $high }).
study-column-generation = Generace
study-best = Nejlepší nalezená strategie
study-best-changing = Zatím nejlepší strategie

## Openings
study-openings = Zahájení
study-openings-hint = Šance mít ve 3. nebo 4. tahu aspoň tolik mincí a dobrat do 4. tahu obě koupené karty: přesně spočítaná, ne odehraná. Nejdřív to, co tu kupují nejlepší strategie, a jak často.
study-openings-none = Přijde po evoluci.
study-column-opening = První nákupy
study-column-bought = Kupováno
study-column-coins = Mince: { $n }
study-column-both = Obě dobrány

## What cards add
study-worth = Co přináší každá karta
study-worth-hint = Nejlepší nalezená strategie, která kartu kupuje, hraje tisíce nových her s nejlepší, která ji nekupuje: o kolik je její podíl výher nad 50\xA0%. Pod 0 její nákup škodí.
study-worth-none = Přijde po zahájeních.
study-column-card = Karta
study-column-adds = Přináší
study-worth-row = { $gain } (mezi { $low } a { $high })

## Pairs
study-pairs = Které karty patří k sobě
study-pairs-hint = Pro karty, které přinášejí nejvíc: co obě společně přinesou oproti žádné z nich nad to, co přinese každá sama, měřeno stejně. Pod 0 jedna dělá práci druhé.
study-pairs-none = Přijde nakonec.
study-column-pair = Karty
study-column-together = Nad každou zvlášť
`,z=e({default:()=>B}),B=`### Laboratoř v prohlížeči.

## Pages
lab-laboratory = Laboratoř
lab-laboratory-hint = Piš strategie a nech je odehrát tisíce her
lab-page-laboratory = Pracovní stůl
lab-page-kingdom = Království
lab-page-strategies = Strategie
lab-kingdom = Co tu vyhrává?
lab-run = Běh
lab-strategies = Strategie
lab-coming = Okamžik…
lab-study = Prozkoumat toto království
lab-try = Vyzkoušet tu strategie

## The workbench
lab-how-many = Kolik hráčů
lab-player = Hráč { $n }
lab-player-text = Vlastní strategie
lab-player-bot = { $name }, jak ji zná tento server
lab-library = Knihovna
lab-own = Vlastní strategie
lab-edit = Upravit
lab-copy-text = Upravit kopii
lab-text = Text
lab-text-of = Strategie hráče { $n }
lab-save = Uložit
lab-save-version = Uložit jako novou verzi
lab-saved = { $name } je uložena.
lab-variants = Varianty
lab-add-variant = Zkopírovat jako variantu
lab-variant-label = Název této varianty
lab-drop-variant = Odebrat tuto variantu
lab-games = Hry
lab-seed = Semínko
lab-seed-any = libovolné
lab-run-it = Odehrát
lab-run-matches = { $n ->
    [one] Odehrát { $n } zápas
    [few] Odehrát { $n } zápasy
   *[other] Odehrát { $n } zápasů
}
lab-same-shuffles = Zápasů: { $n }, v každém { $games } her, se stejným mícháním, takže se liší jen tím, co bylo změněno.
lab-too-many-matches = To by bylo zápasů: { $n }; najednou jich může být nejvýše { $most }.
lab-first = Vyber hráče, napiš strategii a stiskni „Odehrát“. Zatímco se hraje, rostou tu grafy.
lab-recent = Vlastní běhy
lab-recent-facts = Hry: { $games }, { $at }

## A number that takes several values
lab-vary = Měnit číslo
lab-vary-none = Ne
lab-vary-no-number = V podmínkách není celé číslo
lab-vary-number = { $value } na řádku { $line }: { $source }
lab-vary-near = Měnit { $value }
lab-vary-from = Od
lab-vary-to = Do
lab-vary-step = Krok
lab-vary-values = { $n ->
    [one] { $n } hodnota: { $values }
    [few] { $n } hodnoty: { $values }
   *[other] { $n } hodnot: { $values }
}
lab-vary-too-few = Jsou potřeba aspoň dvě hodnoty.

## The editor
lab-editor-help = Tab opustí editor. Ctrl+mezerník doplňuje, F8 vede k další chybě.
lab-at-line = Řádek { $line }
lab-help-cursor = Umísti kurzor na slovo a přečti si, co znamená.
lab-help-all = Všechna slova jazyka
lab-write-word = Napsat { $word }
lab-kind-heading = Na začátku
lab-kind-verb = Co dělat
lab-kind-value = Hodnoty v podmínkách
lab-kind-operator = Mezi hodnotami
lab-kind-type = Typy karet
lab-cm-completions = Návrhy
lab-cm-diagnostics = Chyby
lab-cm-no-diagnostics = Žádné chyby
lab-cm-control = Řídicí znak

## Results
lab-results = Výsledky
lab-no-results = Zatím není započtena žádná hra.
lab-state-waiting = Čeká, až přijde na řadu
lab-state-waiting-behind = { $n ->
    [one] Čeká za { $n } jiným tvým během
   *[other] Čeká za { $n } jinými tvými běhy
}
lab-state-running = Hraje se
lab-state-stopped = Zastaveno
lab-state-done = Hotovo
lab-state-failed = To se nezdařilo.
lab-games-done = { $done } z { $total } her
lab-progress = Odehrané hry
lab-stop = Zastavit
lab-watched = Křivky a nákupy jsou z { $watched } sledovaných her, výhry a konce ze všech { $games }.
lab-not-watched = Hry, v nichž někdo myslí dopředu, se nesledují tah po tahu; jednotlivé si lze prohlédnout níže.
lab-match-title = Zápas { $name }
lab-beside = Vedle
lab-whose-buys = Nákupy hráče
lab-openings = První nákupy: { $name }
lab-numbers = Čísla
lab-save-chart = Uložit: { $title }

## Charts
lab-interval = { $rate } ({ $low } až { $high })
lab-mean = V průměru { $value }
lab-curve-summary = { $name } dosahuje { $value }
lab-chart-wins = Výhry, s 95% intervaly
lab-chart-wins-of = Výhry: { $name }, s 95% intervaly
lab-chart-points_at = Body, tah po tahu
lab-chart-money_at = Peníze, tah po tahu
lab-chart-lengths = Délka her
lab-chart-differences = O kolik bodů vede { $name }
lab-chart-endings = Jak hry končily
lab-chart-bought = Co a kdy kupuje { $name }
lab-ended-provinces = Došly Provincie nebo Kolonie
lab-ended-piles = Tři prázdné balíčky
lab-ended-limit = Limit tahů
lab-axis-value = Hodnota
lab-axis-variant = Varianta
lab-axis-points = Body
lab-column-player = Hráč
lab-column-games = Hry
lab-column-wins = Výhry
lab-column-ties = Remízy
lab-column-losses = Prohry
lab-column-points = Body
lab-column-turns = Tahy
lab-column-turn = Tah
lab-column-share = Podíl
lab-column-ending = Konec
lab-column-card = Karta
lab-column-total = Za hru
lab-turn = { $n }. tah

## Taking a run along
lab-take = Vzít s sebou
lab-link = Odkaz na tento běh
lab-command = Příkaz, který dá stejná čísla
lab-command-hint = { $files ->
    [0] Verze { $version } dá stejná čísla.
   *[other] Soubory níže ulož do složky, kde se příkaz spouští; verze { $version } dá stejná čísla.
  }
lab-run-facts = Her na zápas: { $games }, semínko { $seed }, království: { $kingdom }
lab-to-bench = Zkoušet dál u pracovního stolu

## Single games
lab-single = Jedna hra
lab-single-number = Číslo, od 1 do { $n }
lab-single-open = Prohlédnout
lab-single-before = Předchozí hra
lab-single-after = Další hra
lab-single-result = Vyhrává { $who }: { $scores }
lab-single-turns = Tahy této hry
lab-single-keys = ← a → vedou z tahu na tah, Home a End na první a poslední.
lab-turn-first = První tah
lab-turn-back = Předchozí tah
lab-turn-next = Další tah
lab-turn-last = Poslední tah
lab-turn-of = { $who }, { $n }. tah
lab-turn-extra = { $who }, tah navíc
lab-hand = Ruka
lab-coins = Peníze
lab-points = Body
lab-purchases = Nákupy
lab-because = podle řádku { $line }:
lab-no-line = bez řádku v textu
lab-log = Co se v tomto tahu stalo

## Own strategies and the shelf
lab-own-none = Zatím tu nemáš žádnou strategii. Napiš ji u pracovního stolu, nebo ji importuj.
lab-shelf = Police: strategie, které sdílejí ostatní
lab-shelf-find = Hledat v polici
lab-shelf-none = Žádná sdílená strategie se nenašla.
lab-built-in = Vestavěné strategie
lab-by = Autor: { $author },
lab-open = Otevřít u pracovního stolu
lab-history = Historie
lab-history-of = Historie: { $name }
lab-version = Verze { $n }
lab-restore = Obnovit
lab-restored = Verze { $n } je obnovena.
lab-share = Dát do police
lab-unshare = Vzít z police
lab-shared = { $name } je v polici pro všechny.
lab-unshared = { $name } už není v polici.
lab-is-shared = v polici
lab-delete = Smazat
lab-delete-named = Smazat: { $name }
lab-delete-really = Smazat { $name } s celou historií? To nelze vrátit.
lab-deleted = { $name }: smazáno.
lab-import = Importovat
lab-import-file = Soubor: náš jazyk, nebo Geronimoovo XML
lab-import-paste = Nebo vlož text
lab-import-read = Načíst
lab-secret = Tvůj tajný klíč
lab-secret-about = Podle tohoto tajného klíče, který vytvořil prohlížeč, se poznají tvé strategie. Zadej ho na jiném zařízení a najdeš je tam. Kdo ho má, může je měnit.
lab-secret-other = Tajný klíč z jiného zařízení
lab-secret-use = Použít
lab-secret-used = Tento prohlížeč teď používá tento klíč.
lab-secret-wrong = Tajný klíč má aspoň 22 písmen, číslic, - a _.
`,V=e({default:()=>H}),H=`# Co server říká stránkám laboratoře.

error-lab-no-secret = řekni, kdo jsi: chybí hlavička Authorization
error-lab-secret = hlavička Authorization nedává smysl: píše se Bearer KLÍČ, s 22 až 128 písmeny, číslicemi, - a _
error-lab-not-yours = to patří někomu jinému
error-lab-no-run = takový běh není
error-lab-busy = laboratoř je zaneprázdněná; zkus to později
error-lab-too-long = strategie tvých běhů mají dohromady více než { $n } znaků; zastav některý běh, nebo počkej
error-lab-too-many = { $n ->
    [one] jedna tvá práce už běží nebo čeká
    [few] { $n } tvé práce už běží nebo čekají
   *[other] { $n } tvých prací už běží nebo čeká
}; některou zastav, nebo počkej
error-lab-endless = trvá to příliš dlouho: část, která měla trvat chvíli, nebyla hotová ani po { $seconds ->
    [one] sekundě
   *[other] { $seconds } sekundách
} počítání; nemá některá strategie nekonečné podmínky?
error-lab-died = procesy, které to měly udělat, při tom skončily
error-lab-player = hráč { $number } je buď někdo podle jména, nebo strategie v textu, ne obojí
error-lab-strategy = { $line ->
    [0] strategie hráče { $name }: { $problem }
   *[other] strategie hráče { $name }, řádek { $line }, sloupec { $column }: { $problem }
}
error-lab-no-bot = ani úroveň ({ $names }), ani strategie z knihovny se nejmenuje { $name }
error-lab-level = tady těžká úroveň přemýšlí dopředu podle počtu zkušebních her, nejvýše { $n }, a ne podle počtu sekund
error-lab-games = tady se hraje nejvýše { $n } her jednoho zápasu; v příkazovém řádku žádné omezení není: { $command }
error-lab-slow-games = hry s těžkou úrovní trvají sekundy, proto se tu hraje nejvýše { $n } v zápase; pro více: { $command }
error-lab-no-game = taková hra v tomto běhu není
error-lab-kingdom-lacks = v tomto království chybí: { $cards }
error-lab-kingdom-bane = v tomto království není zhoubou: { $cards }

## Slova jazyka strategií
lab-heading-name = Jak se strategie jmenuje.
lab-heading-author = Kdo ji napsal.
lab-heading-about = O co v ní jde, jednou větou.
lab-heading-requires = Karty království i karty na šířku, bez kterých nemůže hrát, oddělené čárkami.
lab-heading-bane = Karta království, která musí být zhoubou.
lab-verb-buy = Kup tuto kartu, třeba i kartu na šířku; z více řádků platí první, na jehož kartu máš a jehož podmínka platí.
lab-verb-gain = Získej tuto kartu, když účinek dává na výběr; platí první řádek, jehož podmínka platí.
lab-verb-play = Zahraj tuto kartu; dřívější řádky mají přednost.
lab-verb-trash = Zahoď tuto kartu na smetiště, když účinek dává na výběr; dřívější řádky mají přednost.
lab-verb-discard = Odlož tuto kartu, když účinek dává na výběr; dřívější řádky mají přednost.
lab-verb-spend = Utrácej truhlice nebo vesničany jen tehdy, když podmínka platí.
lab-verb-option = Dej tuto odpověď, když se karta ptá.
lab-value-owned = Mé karty tohoto názvu nebo typu, ať jsou kdekoli.
lab-value-opponents = Karty tohoto názvu nebo typu, které mají všichni ostatní hráči dohromady.
lab-value-in_hand = Karty tohoto názvu nebo typu v mé ruce.
lab-value-in_play = Karty tohoto názvu nebo typu, které mám ve hře.
lab-value-gained = Karty tohoto názvu nebo typu, získané v tomto tahu.
lab-value-on_mats = Karty tohoto názvu nebo typu na mých podložkách: Vyhnanství, Hospoda, Ostrov, Domorodá vesnice.
lab-value-left = Kolik kopií této karty zbývá v zásobě.
lab-value-vp_on = Žetony VB, které leží na tomto balíčku nebo kartě na šířku.
lab-value-has = 1, pokud mám tento projekt, artefakt nebo stav, jinak 0.
lab-value-points = Jakou hodnotu by teď pro mě měla další taková karta.
lab-value-deck_money = Mince všech mých karet peněz.
lab-value-deck_coins = Mince všech mých karet, i těch akčních.
lab-value-deck_draw = Karty, které mé akce doberou navíc k tomu, že nahradí samy sebe.
lab-value-deck_buys = Nákupy, které mé karty dávají.
lab-value-spare_actions = Akce, které mé akční karty dávají nad tu jednu, kterou každá stojí.
lab-value-terminals = Mé akční karty, které žádnou akci nevracejí.
lab-value-stop_cards = Mé karty, které nedoberou žádnou kartu.
lab-value-turn_cards = Kolik karet mého balíčku tah uvidí, v průměru.
lab-value-turn_coins = Kolik mincí tah přinese, v průměru.
lab-value-deck_size = Všechny mé karty.
lab-value-draw_pile = Karty, které zbývají k dobrání, než zamíchám.
lab-value-turn = Číslo mého tahu, od 1.
lab-value-coins = Mince, které teď mohu utratit.
lab-value-buys = Nákupy, které teď mám.
lab-value-actions = Akce, které teď mám.
lab-value-score = Mé body teď.
lab-value-lead = Mé body minus nejvíc, kolik má jiný hráč.
lab-value-empty_piles = Prázdné balíčky v zásobě.
lab-value-smallest_pile = Karty v nejmenším balíčku zásoby.
lab-value-gains_to_end = Kolik získaných karet by mohlo ukončit hru: zbývající Provincie, nebo karty ve třech nejmenších balíčcích, je-li jich méně.
lab-value-coffers = Mé truhlice.
lab-value-villagers = Mí vesničané.
lab-value-favors = Mé laskavosti.
lab-value-vp_tokens = Mé žetony VB.
lab-value-debt = Můj dluh.
lab-value-potions = Elixíry, které teď mohu utratit.
lab-value-action_phase = 1 v akční fázi, jinak 0.
lab-operator-less = Platí, když je levá strana menší.
lab-operator-at-most = Platí, když je levá strana menší nebo jsou obě stejné.
lab-operator-equal = Platí, když jsou obě strany stejné.
lab-operator-unequal = Platí, když se strany liší.
lab-operator-at-least = Platí, když je levá strana větší nebo jsou obě stejné.
lab-operator-more = Platí, když je levá strana větší.
lab-operator-plus = Součet obou stran.
lab-operator-minus = Levá strana minus pravá.
lab-operator-times = Obě strany vynásobené.
lab-operator-by = Levá strana dělená pravou; dělení nulou dává 0.
lab-operator-and = Platí, když platí obě podmínky.
lab-operator-or = Platí, když platí jedna z podmínek nebo obě.
lab-operator-not = Platí, když podmínka neplatí.
lab-operator-when = Následuje podmínka, za které řádek platí.
lab-type = Všechny karty typu { $type }.
lab-type-card = Každá karta, ať má jakýkoli typ.
lab-type-others = Každá karta, kterou žádný řádek s tímto slovesem nejmenuje.

## Uložené strategie
error-lab-no-strategy = taková strategie tu není, nebo ji její vlastník nesdílí
error-lab-other-owner = tato strategie patří někomu jinému; chceš-li ji měnit, ulož si její kopii
error-lab-kept-most = máš tu už { $n } strategií a víc jich nikdo mít nemůže; nejdřív nějakou smaž
error-lab-at-once = tato strategie se právě mění jinde; zkus to znovu
error-lab-empty = není co uložit: text je prázdný
error-lab-draft = strategii s chybami lze uložit, ale ne sdílet: nejdřív ji oprav
error-lab-no-strategies = není v tom žádná strategie
error-lab-file-most = soubor smí mít nejvýše { $n } strategií; některé z něj odeber
error-lab-refused = tuto strategii nelze přeložit: { $reasons }

## Zkoumání království
error-lab-no-study = takové zkoumání tu není
`,U=e({default:()=>W}),W=`### Úrovně: jak silný je soupeř.

level-easy = Lehký
level-medium = Střední
level-hard = Těžký
# Bot jako hráč a jeden z několika botů téže úrovně.
level-bot = { $level ->
    [easy] Bot (lehký)
    [medium] Bot (střední)
   *[hard] Bot (těžký)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (lehký)
    [medium] Bot { $n } (střední)
   *[hard] Bot { $n } (těžký)
}
level-thinks = { $who } přemýšlí…

error-level-setting = „{ $text }“: { $name } nemá nastavení „{ $setting }“; má: { $names }
error-level-value = „{ $text }“: „{ $value }“ není hodnota pro { $setting }; napiš například hard:playouts=2000 nebo hard:seconds=0.5
`,G=e({default:()=>K}),K=`### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence, in the accusative. $card is a name in the nominative, after the noun it belongs to (projekt, artefakt, kartou).

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
    [few] { $n } { $few }
   *[other] { $n } { $many }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] kartu { $name }
    [few] { $n } karty { $name }
   *[other] { $n } karet { $name }
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
}
cards-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
cards-none = žádné karty
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $many }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } a { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = { $n }. tah – { $who }
log-extra-turn-begins = Tah navíc – { $who }
log-clean-up = { $who } začíná úklid.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] Hra končí: balíček { $cards } je prázdný.
   *[other] Hra končí: balíčky { $cards } jsou prázdné.
}
log-ending-piles = { $n ->
    [few] Hra končí: { $n } balíčky jsou prázdné ({ $cards }).
   *[other] Hra končí: { $n } balíčků je prázdných ({ $cards }).
}
log-ending-turns = Hra končí: bylo dosaženo omezení tahů všech hráčů dohromady ({ $n }).
log-end = Konec hry.
log-extra-turn = { $who } dostává tah navíc.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } hraje { $cards }{ $n ->
    [0] .
   *[other] {" "}a získává { $gifts }.
}
log-play-again = { $who } znovu hraje { $cards }{ $n ->
    [0] .
   *[other] {" "}a získává { $gifts }.
}
log-buy = { $who } kupuje { $cards }.
log-buy-project = { $who } kupuje projekt { $card }.
log-buy-event = { $who } kupuje událost { $card }.
log-gain = { $who } si bere { $cards }.
log-gain-hand = { $who } si bere rovnou do ruky { $cards }.
log-gain-deck = { $who } si bere na dobírací balíček { $cards }.
log-gain-aside = { $who } si bere a pokládá stranou { $cards }.
log-gain-trash = { $who } si bere ze smetiště { $cards }.
log-gain-hand-trash = { $who } si bere ze smetiště rovnou do ruky { $cards }.
log-gain-deck-trash = { $who } si bere ze smetiště na dobírací balíček { $cards }.

## Moving cards
log-trash = { $who } zahazuje { $cards }.
log-trash-supply = { $who } zahazuje ze zásoby { $cards }.
log-discard = { $who } odkládá { $cards }.
log-draw = { $who } si dobírá { $cards }.
log-reveal = { $who } ukazuje { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } ukazuje celou ruku: { $cards }.
log-reveal-deck = { $who } ukazuje z dobíracího balíčku { $cards }.
log-look = { $who } si prohlíží { $cards }.
log-hand = { $who } si dává do ruky { $cards }.
log-topdeck = { $who } pokládá na dobírací balíček { $cards }.
log-bottom = { $who } pokládá pod dobírací balíček { $cards }.
log-aside = { $who } pokládá stranou { $cards }.
log-island = { $who } pokládá { $cards } na podložku Ostrov.
log-native_village = { $who } pokládá { $cards } na podložku Domorodá vesnice.
log-exile = { $who } posílá do vyhnanství { $cards }.
log-tavern = { $who } pokládá { $cards } na podložku Hospoda.
log-call = { $who } povolává { $cards }.
log-journey-up = { $who } otáčí žeton putování lícem nahoru.
log-journey-down = { $who } otáčí žeton putování rubem nahoru.
log-return = { $who } vrací na balíček { $cards }.
log-exchange = { $who } si výměnou bere { $cards }.
log-shuffle = { $who } míchá balíček.
log-deck_to_discard = { $who } přesouvá celý dobírací balíček na odkládací.
log-uncover = { $who } má teď na odkládacím balíčku nahoře { $cards }.

## Gifts and tokens
log-gifts = { $who } získává { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } platí \${ $n }.
log-favors = { $who } utrácí { $n ->
    [one] 1 laskavost
    [few] { $n } laskavosti
   *[other] { $n } laskavostí
}.
log-rotate = { $who } protáčí balíček { $card }.
log-skip = { $who } vynechává tah.
log-debt = { $who } si bere dluh { $n }.
log-gather = { $who } pokládá žeton VB na balíček { $card }.
log-token_on_pile = { $who } pokládá žeton { $token } na balíček { $card }.
pile-token-card = +1 karta
pile-token-action = +1 akce
pile-token-buy = +1 nákup
pile-token-coin = +$1
pile-token-cost = −$2
pile-token-trash = zahazování
log-coffers-back = { $who } vrací { $n ->
    [one] 1 žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}.
log-villagers-back = { $who } vrací { $n ->
    [one] 1 vesničana
    [few] { $n } vesničany
   *[other] { $n } vesničanů
}.
log-spend-coffers = { $who } utrácí { $n ->
    [one] žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}. (+\${ $n })
log-spend-villagers = { $who } utrácí { $n ->
    [one] žeton vesničana. (+1 akce)
    [few] { $n } žetony vesničana. (+{ $n } akce)
   *[other] { $n } žetonů vesničana. (+{ $n } akcí)
}
log-spend-debt = { $who } splácí \${ $n } dluhu.
log-cost = Všechny karty teď stojí do konce tahu o \${ $n } méně.
log-take = { $who } si bere artefakt { $card }.
# A State; $card is its name.
log-take-state = { $who } si bere stav { $card }.
log-give_back = { $who } vrací stav { $card }.
# A Boon or Hex.
log-fortune = { $who } otáčí { $card }.
log-receive = { $who } přijímá { $card }.
log-keep = { $who } si nechává { $card } do příštího tahu.
log-shuffle_fortunes-boons = Použitá požehnání se míchají.
log-shuffle_fortunes-hexes = Použitá uřknutí se míchají.
log-token-add = { $who } přidává žeton na projekt { $card }.
log-token-clear = { $who } { $n ->
    [0] neodebírá žádný žeton
    [one] odebírá 1 žeton
    [few] odebírá { $n } žetony
   *[other] odebírá { $n } žetonů
} z projektu { $card }.

## Reactions and choices
log-react = { $who } reaguje kartou { $card }.
log-way = { $who } místo toho využívá cestu: { $card }.
log-unaffected = { $who } se chrání před útokem.
log-choose = { $who } volí: { $option }.
log-name = { $who } říká název: { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
`,q=e({default:()=>J}),J=`### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = Začínáš úklid.
you-extra-turn = Dostáváš tah navíc.
you-play = Hraješ { $cards }{ $n ->
    [0] .
   *[other] {" "}a získáváš { $gifts }.
}
you-play-again = Znovu hraješ { $cards }{ $n ->
    [0] .
   *[other] {" "}a získáváš { $gifts }.
}
you-buy = Kupuješ { $cards }.
you-buy-project = Kupuješ projekt { $card }.
you-buy-event = Kupuješ událost { $card }.
you-gain = Bereš si { $cards }.
you-gain-hand = Bereš si rovnou do ruky { $cards }.
you-gain-deck = Bereš si na dobírací balíček { $cards }.
you-gain-aside = Bereš si a pokládáš stranou { $cards }.
you-gain-trash = Bereš si ze smetiště { $cards }.
you-gain-hand-trash = Bereš si ze smetiště rovnou do ruky { $cards }.
you-gain-deck-trash = Bereš si ze smetiště na dobírací balíček { $cards }.
you-trash = Zahazuješ { $cards }.
you-trash-supply = Zahazuješ ze zásoby { $cards }.
you-discard = Odkládáš { $cards }.
you-draw = Dobíráš si { $cards }.
you-reveal = Ukazuješ { $cards }.
you-reveal-hand = Ukazuješ celou ruku: { $cards }.
you-reveal-deck = Ukazuješ z dobíracího balíčku { $cards }.
you-look = Prohlížíš si { $cards }.
you-hand = Dáváš si do ruky { $cards }.
you-topdeck = Pokládáš na dobírací balíček { $cards }.
you-bottom = Pokládáš pod dobírací balíček { $cards }.
you-aside = Pokládáš stranou { $cards }.
you-island = Pokládáš { $cards } na podložku Ostrov.
you-native_village = Pokládáš { $cards } na podložku Domorodá vesnice.
you-exile = Posíláš do vyhnanství { $cards }.
you-tavern = Pokládáš { $cards } na podložku Hospoda.
you-call = Povoláváš { $cards }.
you-journey-up = Otáčíš žeton putování lícem nahoru.
you-journey-down = Otáčíš žeton putování rubem nahoru.
you-return = Vracíš na balíček { $cards }.
you-exchange = Výměnou si bereš { $cards }.
you-shuffle = Mícháš balíček.
you-deck_to_discard = Přesouváš celý dobírací balíček na odkládací.
you-gifts = Získáváš { $gifts }.
you-pay = Platíš \${ $n }.
you-favors = Utrácíš { $n ->
    [one] 1 laskavost
    [few] { $n } laskavosti
   *[other] { $n } laskavostí
}.
you-rotate = Protáčíš balíček { $card }.
you-skip = Vynecháváš tah.
you-debt = Bereš si dluh { $n }.
you-gather = Pokládáš žeton VB na balíček { $card }.
you-token_on_pile = Pokládáš žeton { $token } na balíček { $card }.
you-coffers-back = Vracíš { $n ->
    [one] 1 žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}.
you-villagers-back = Vracíš { $n ->
    [one] 1 vesničana
    [few] { $n } vesničany
   *[other] { $n } vesničanů
}.
you-spend-coffers = Utrácíš { $n ->
    [one] žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}. (+\${ $n })
you-spend-villagers = Utrácíš { $n ->
    [one] žeton vesničana. (+1 akce)
    [few] { $n } žetony vesničana. (+{ $n } akce)
   *[other] { $n } žetonů vesničana. (+{ $n } akcí)
}
you-spend-debt = Splácíš \${ $n } dluhu.
you-take = Bereš si artefakt { $card }.
you-take-state = Bereš si stav { $card }.
you-give_back = Vracíš stav { $card }.
you-fortune = Otáčíš { $card }.
you-receive = Přijímáš { $card }.
you-keep = Necháváš si { $card } do příštího tahu.
you-token-add = Přidáváš žeton na projekt { $card }.
you-token-clear = { $n ->
    [0] Neodebíráš žádný žeton
    [one] Odebíráš 1 žeton
    [few] Odebíráš { $n } žetony
   *[other] Odebíráš { $n } žetonů
} z projektu { $card }.
you-react = Reaguješ kartou { $card }.
you-way = Místo toho využíváš cestu: { $card }.
you-unaffected = Chráníš se před útokem.
you-choose = Volíš: { $option }.
you-name = Říkáš název: { $card }.
`,Y=e({default:()=>X}),X=`### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: do and then (the imperative), ask and label (the infinitive). Objects stand in the accusative; forms of
### cards: $name alone, $one, $few, $many (see cards/basic.ftl).

## The turn
ask-action = Kterou akční kartu zahraješ?
# $n: Actions that are left.
ask-action-spend = Nemáš { $n ->
    [0] už žádnou akci
   *[other] akční kartu k zahrání
}. Utratíš žeton vesničana, nebo přejdeš do fáze nákupu?
ask-action-end = Nemáš { $n ->
    [0] už žádnou akci
   *[other] akční kartu k zahrání
}: přejdi do fáze nákupu
ask-play-or-buy = Co zahraješ nebo koupíš?
ask-play = { $n ->
    [0] Nezbývá ti žádný nákup. Zahraješ kartu peněz, nebo ukončíš tah?
   *[other] Není co koupit. Zahraješ kartu peněz, nebo ukončíš tah?
}
ask-buy = Co koupíš za \${ $coins }?
ask-buy-end = { $n ->
    [0] Nezbývá ti žádný nákup
   *[other] Za \${ $coins } není co koupit
}: ukonči tah
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] Nezbývá ti žádný nákup. Zahraješ kartu peněz, nebo ukončíš fázi nákupu?
   *[other] Není co koupit. Zahraješ kartu peněz, nebo ukončíš fázi nákupu?
}
ask-buy-end-night = { $n ->
    [0] Nezbývá ti žádný nákup
   *[other] Za \${ $coins } není co koupit
}: ukonči fázi nákupu
ask-debt = { $can ->
    [play] Máš dluh ({ $n }) a nemůžeš nakupovat. Zahraješ kartu peněz, nebo ukončíš { $then ->
        [night] fázi nákupu
       *[turn] tah
    }?
    [pay] Splatíš dluh ({ $n }), než něco koupíš, nebo ukončíš { $then ->
        [night] fázi nákupu
       *[turn] tah
    }?
    [pay-late] Máš dluh ({ $n }). Splatíš z něj \${ $pays }, nebo ukončíš { $then ->
        [night] fázi nákupu
       *[turn] tah
    }?
   *[end] Máš dluh ({ $n }) a nemůžeš nakupovat: ukonči { $then ->
        [night] fázi nákupu
       *[turn] tah
    }
}
# $n: how many there are.
ask-how-many-coffers = Kolik žetonů truhlice utratíš (0 až { $n })?
ask-how-many-villagers = Kolik žetonů vesničanů utratíš (0 až { $n })?
ask-night = Noc: kterou kartu zahraješ?
ask-night-end = Nemáš noční kartu k zahrání: ukonči tah

## Questions
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
ask-for = { $question } (karty hráče { $who })
ask-one-of = { $card }: { $choices }?
ask-choose-one = { $card }: vyber jednu možnost
ask-one-more = { $card }: vybrat ještě jednu možnost?
ask-about = { $card }, { $you ->
    [yes] tvoje karta
   *[no] karta hráče { $who }:
} { $name }: { $choices }?
ask-some-of = { $card }: { $n ->
    [one] vyber ještě jednu možnost
    [few] vyber { $n } různé možnosti
   *[other] vyber { $n } různých možností
}
ask-yes-or-no = { $card }: využít tuto možnost?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: využít místo účinku karty cestu ({ $choices })?
ask-effects = { $form ->
    [ask] Který účinek teď využiješ?
   *[do] Který účinek přijde na řadu jako první?
}
# All of them have become impossible while they were offered.
ask-effects-gone = Už není co využít
# What is said if nothing better can be.
ask-plainly = Vyber jednu možnost
ask-effect = { $card }: využít teď?
ask-order-topdeck = { $card }: která karta přijde nahoru na dobírací balíček?
ask-order-play = { $card }: kterou kartu zahraješ jako první?
ask-name = { $card }: řekni název karty
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: kolik $ připlácíš nad cenu?
ask-overpay-potions = { $card }: kolik Elixírů připlácíš nad cenu?
ask-give-back-coffers = { $card }: kolik žetonů truhlice vracíš?
ask-give-back-villagers = { $card }: kolik vesničanů vracíš?
ask-picked = zatím: { $cards }
asked-other = Otázka pro hráče { $who }: „{ $question }“
asked-something = { $who } vybírá

## What is done
do-all = { $do }
do-for = { $do } za { $gifts }
do-get = získat { $gifts }
do-discard = { $form ->
    [do] odlož
   *[ask] odložit
} { $what }
do-trash = { $form ->
    [do] zahoď
   *[ask] zahodit
} { $what }
do-gain = { $form ->
    [do] vezmi si
    [then] vezmi si
   *[ask] vzít si
} { $to ->
    [hand] do ruky{ " " }
    [deck] na dobírací balíček{ " " }
   *[discard] {""}
}{ $what }
do-topdeck = { $form ->
    [do] polož
   *[ask] položit
} { $what } na dobírací balíček
do-hand = { $form ->
    [do] dej si
   *[ask] dát si
} { $what } do ruky
do-play = { $form ->
    [do] zahraj
   *[ask] zahrát
} { $times ->
    [1] {""}
    [2] dvakrát{ " " }
   *[other] { $times }krát{ " " }
}{ $what }
do-replay = { $form ->
    [do] zahraj
   *[ask] zahrát
} znovu { $what }
do-reveal = { $form ->
    [do] ukaž
   *[ask] ukázat
} { $what }
do-reveal-deck = { $form ->
    [do] ukaž
   *[ask] ukázat
} { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} dobíracího balíčku
do-aside = { $form ->
    [do] polož
   *[ask] položit
} { $what } stranou{ $until ->
    [turn] { " " }do svého příštího tahu
   *[ever] {""}
}
do-island = { $form ->
    [do] polož
   *[ask] položit
} { $what } na svou podložku Ostrov
do-exile = { $form ->
    [do] pošli
   *[ask] poslat
} do vyhnanství { $what }
do-tavern = { $form ->
    [do] polož
   *[ask] položit
} { $what } na podložku Hospoda
do-look = { $form ->
    [do] prohlédni si
   *[ask] prohlédnout si
} { $what }
do-put = { $form ->
    [do] vylož
   *[ask] vyložit
} { $what }
do-choose = { $form ->
    [do] vyber
   *[ask] vybrat
} { $what }
do-one-of = { $form ->
    [do] vyber
   *[ask] vybrat
} jeden z účinků
do-exchange = { $form ->
    [do] vyměň
   *[ask] vyměnit
} { $what }
do-return = { $form ->
    [do] vrať
   *[ask] vrátit
} { $what } na balíček
do-pay = { $form ->
    [do] zaplať
   *[ask] zaplatit
} { $what }
do-take = { $form ->
    [do] vezmi si
   *[ask] vzít si
} artefakt { $name }
do-token-add = { $form ->
    [do] přidej
   *[ask] přidat
} žeton
do-token-clear = { $form ->
    [do] odeber
   *[ask] odebrat
} své žetony
do-unaffected = { $form ->
    [do] uchraň se
   *[ask] uchránit se
} před kartou { $name }
do-gain-copy = { $mine ->
    [yes] vzít si kopii
   *[no] nechat kopii soupeři
}
do-deck-to-discard = { $form ->
    [do] přesuň
   *[ask] přesunout
} dobírací balíček na odkládací
do-extra-turn = { $form ->
    [do] odehraj
   *[ask] odehrát
} tah navíc
do-rotate = { $form ->
    [do] protoč
   *[ask] protočit
} balíček této karty
do-boon = { $form ->
    [do] otoč
   *[ask] otočit
} další požehnání
do-receive = { $form ->
    [do] přijmi
   *[ask] přijmout
} ho
do-end-state = { $form ->
    [do] vrať
   *[ask] vrátit
} tento stav

## With what
what-some = { $mode ->
    [any] libovolný počet { $many }
    [some] { $few }
    [up-to] nejvýše { $n ->
        [few] { $n } { $few }
       *[other] { $n } { $many }
    }
   *[exactly] { $n ->
        [one] { $one }
        [few] { $n } { $few }
       *[other] { $n } { $many }
    }
}
what-called = karet { $name }
what-it = tuto kartu
what-them = tyto karty
what-that = { $one }
what-aside = karty položené stranou
what-revealed = ukázané karty
what-hand = všechny karty z ruky
what-these = jednu z těchto karet
what-coins = \${ $n }
# A clause ends with a comma, which is left out where the sentence ends there.
what-costing = { $what }, { $n ->
    [one] která stojí
   *[other] které stojí
} { $mode ->
    [exactly] přesně \${ $least }
    [least] aspoň \${ $least }
    [between] \${ $least } až \${ $most }
   *[most] nejvýše \${ $most }
},
what-more = { $what } { $mode ->
    [exactly] přesně o \${ $n } dražší
   *[most] nejvýše o \${ $n } dražší
}
what-alike = { $what } za stejnou cenu
what-cheaper = { $what } za nižší cenu
what-from = { $what } { $from }
what-for = { $what } za { $gifts }
what-each = { $what }, za každou { $gifts }
from-hand = z ruky{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-play = { $you ->
    [yes] ze svých vyložených karet
   *[no] z vyložených karet hráče { $who }
}
from-discard = z odkládacího balíčku{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-look = { $you ->
    [yes] z těchto karet
   *[no] z ukázaných karet hráče { $who }
}
from-aside = z karet položených stranou{ $you ->
    [yes] {""}
   *[no] { " " }hráčem { $who }
}
from-island = z podložky Ostrov{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-native_village = z podložky Domorodá vesnice{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-exile = z vyhnanství{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-tavern = z podložky Hospoda{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-trash = ze smetiště
from-supply = ze zásoby

## Which cards
kind-any = karta
    .one = kartu
    .few = karty
    .many = karet
kind-action = akční karta
    .one = akční kartu
    .few = akční karty
    .many = akčních karet
kind-treasure = karta peněz
    .one = kartu peněz
    .few = karty peněz
    .many = karet peněz
kind-victory = karta bodů
    .one = kartu bodů
    .few = karty bodů
    .many = karet bodů
kind-curse = Kletba
    .one = Kletbu
    .few = Kletby
    .many = Kleteb
kind-attack = karta útoku
    .one = kartu útoku
    .few = karty útoku
    .many = karet útoku
kind-reaction = karta reakce
    .one = kartu reakce
    .few = karty reakce
    .many = karet reakce
kind-duration = karta trvání
    .one = kartu trvání
    .few = karty trvání
    .many = karet trvání
kind-action-treasure = akční karta nebo karta peněz
    .one = akční kartu nebo kartu peněz
    .few = akční karty nebo karty peněz
    .many = akčních karet nebo karet peněz
kind-victory-curse = karta bodů nebo Kletba
    .one = kartu bodů nebo Kletbu
    .few = karty bodů nebo Kletby
    .many = karet bodů nebo Kleteb
kind-bane = karta zhouby
    .one = kartu zhouby
    .few = karty zhouby
    .many = karet zhouby

## What for, in the accusative
gift-cards = { $of ->
    [cost] tolik karet, kolik stojí
    [some] karty
   *[fixed] +{ $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
}
gift-actions = { $of ->
    [cost] tolik akcí, kolik stojí
    [some] akce
   *[fixed] +{ $n } { $n ->
        [one] akci
        [few] akce
       *[other] akcí
    }
}
gift-buys = { $of ->
    [cost] tolik nákupů, kolik stojí
    [some] nákupy
   *[fixed] +{ $n } { $n ->
        [one] nákup
        [few] nákupy
       *[other] nákupů
    }
}
gift-coins = { $of ->
    [cost] tolik $, kolik stojí
    [some] $
   *[fixed] +\${ $n }
}
gift-coffers = { $of ->
    [cost] tolik truhlic, kolik stojí
    [some] truhlice
   *[fixed] +{ $n } { $n ->
        [one] truhlici
        [few] truhlice
       *[other] truhlic
    }
}
gift-villagers = { $of ->
    [cost] tolik vesničanů, kolik stojí
    [some] vesničany
   *[fixed] +{ $n } { $n ->
        [one] vesničana
        [few] vesničany
       *[other] vesničanů
    }
}
gift-vp = { $of ->
    [cost] tolik VB, kolik stojí
    [some] VB
   *[fixed] +{ $n } VB
}
gift-potions = +{ $n ->
    [one] 1 Elixír
    [few] { $n } Elixíry
   *[other] { $n } Elixírů
}
gift-favors = +{ $n ->
    [one] 1 laskavost
    [few] { $n } laskavosti
   *[other] { $n } laskavostí
}

## Why one is asked
why-gain = { $you ->
    [yes] získáváš
   *[no] { $who } získává
} { $cards }
why-trash = { $you ->
    [yes] zahazuješ
   *[no] { $who } zahazuje
} { $cards }
why-play = { $you ->
    [yes] hraješ
   *[no] { $who } hraje
} { $cards }
why-reveal = { $you ->
    [yes] ukazuješ
   *[no] { $who } ukazuje
} { $cards }
why-discard = { $you ->
    [yes] odkládáš
   *[no] { $who } odkládá
} { $cards }
why-with = { $why } kvůli kartě { $card }
why-shuffle = { $you ->
    [yes] budeš
   *[no] { $who } bude
} míchat
why-turn-start = začíná { $you ->
    [yes] tvůj tah
   *[no] tah hráče { $who }
}
why-buy-phase-start = začíná { $you ->
    [yes] tvoje fáze nákupu
   *[no] fáze nákupu hráče { $who }
}
why-buy-phase-end = končí { $you ->
    [yes] tvoje fáze nákupu
   *[no] fáze nákupu hráče { $who }
}
why-clean-up-start = začíná { $you ->
    [yes] tvůj úklid
   *[no] úklid hráče { $who }
}
why-turn-end = končí { $you ->
    [yes] tvůj tah
   *[no] tah hráče { $who }
}
why-game-end = hra má skončit

## Answers
option-card = { $card }
option-play = zahrát: { $card }
option-play-as = zahrát: { $card } ({ $name })
option-way = využít cestu: { $card }
option-no-way = účinek karty: { $card }
option-buy = koupit: { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = zahrát peníze ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; zbývá: { $cards }
})
option-end-actions = ukončit akční fázi
option-end-buys = ukončit tah
option-number = { $n }
option-end-buys-night = ukončit fázi nákupu
option-end-night = ukončit tah
option-none = nic
option-done = hotovo
option-yes = ano
option-no = ne
option-nothing = nic
option-spend-coffers = utratit { $n ->
    [one] žeton truhlice
    [few] { $n } žetony truhlice
   *[many] { $n } žetonů truhlice
} (+\${ $n })
option-spend-villagers = utratit { $n ->
    [one] žeton vesničana (+1 akce)
    [few] { $n } žetony vesničana (+{ $n } akce)
   *[many] { $n } žetonů vesničana (+{ $n } akcí)
}
option-pay-debt = splatit \${ $n } dluhu
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, nejvýš { $n }
option-effect = { $card }: { $do }
option-another = { $option } (č. { $n })
list-or = { $first }, nebo { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = každý ostatní hráč: { $do }
text-everybody = každý hráč: { $do }
text-may = můžeš: { $do }
text-more = Tato karta umí víc, než říká tato věta.
text-worth = její VB závisí na hře
text-overpay = při koupi této karty můžeš zaplatit víc
text-when = později: { $do }
text-when-gain = když se získá karta: { $do }
text-when-play = když se zahraje karta: { $do }
text-when-trash = když se karta zahodí na smetiště: { $do }
text-when-discard = když se karta odloží: { $do }
text-when-turn-start = na začátku tvého příštího tahu: { $do }
text-when-clean-up-start = na začátku fáze úklidu: { $do }
text-when-reveal = když se odhalí karta: { $do }
`,Z=e({default:()=>Q}),Q=`### Proč se odpověď doporučuje. Všechno vyplynulo z her, které se odtud dohrály.

## $answers: odpovědi, se kterými se porovnává.
why-answer = „{ $answer }“
why-better = Lepší než { $answer }: { $why }.
why-luck = { $answers }: v těchto hrách se tak vyhrávalo o něco častěji, ale může to být náhoda.
why-alike = { $answers }: to může být stejně dobré.
why-all-alike = Všechny ostatní odpovědi mohou být stejně dobré.

## V čem je odpověď lepší, po dvojtečce. $n může být zlomek; $others: kolik je ostatních hráčů.
why-wins = ze 100 her vyhraješ asi o { $n } víc
why-money-now = v tomto tahu můžeš utratit asi o \${ $n } víc
why-money-soon = v příštích { $turns } tazích můžeš utratit asi o \${ $n } víc
why-reached = asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} dřív můžeš utratit \${ $coins }
why-money-of-others = { $others ->
    [one] druhý hráč může v příštím tahu utratit asi o \${ $n } méně
   *[other] ostatní hráči mohou v příštích tazích dohromady utratit asi o \${ $n } méně
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
} utratit \${ $coins } asi o { $n ->
    [one] 1 tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} dřív než ty.
why-ahead-reaches = Můžeš utratit \${ $coins } asi o { $n ->
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
} v každém utratit asi o \${ $n } víc než ty.
why-ahead-earns = V příštích { $turns } tazích můžeš v každém utratit asi o \${ $n } víc než { $others ->
    [one] soupeř
   *[other] kterýkoli soupeř
}.

## Proč se šance neuvádí. $n: kolik her se dohrálo.
why-few = Za tu dobu se { $n ->
    [one] dohrála jen 1 hra
    [few] dohrály jen { $n } hry
   *[other] dohrálo jen { $n } her
}: to je na odhad šance na výhru málo.
why-slow = Jádro není zkompilované, proto to trvá asi stokrát déle; s kompilátorem C ho zkompiluje \`make install\` ve zdrojových souborech.

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
unused-coins = Nebylo utraceno \${ $n }, { $turns ->
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
`,$=e({default:()=>ee}),ee=`### The table: everything around the game. Questions and answers are in questions.ftl.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž

## The state of the table
player-human = Hráč
player-human-n = Hráč { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, { $buys ->
    [one] 1 nákup
    [few] { $buys } nákupy
   *[other] { $buys } nákupů
}, \${ $coins }
state-hand = V ruce: { $cards }
state-play = vyloženo: { $cards }
state-discard = na odkládacím balíčku nahoře: { $cards }
state-discard-empty = odkládací balíček: prázdný
state-deck = dobírací balíček: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
state-hand-size = v ruce: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
state-aside = stranou: { $cards }
state-coffers = truhlice: { $n }
state-villagers = vesničané: { $n }
state-vp = žetony VB: { $n }
state-debt = dluh: { $n }
state-potions = , { $n ->
    [one] 1 Elixír
    [few] { $n } Elixíry
   *[other] { $n } Elixírů
}
state-projects = projekty: { $cards }
state-artifacts = artefakty: { $cards }
state-tokens = { $card }: { $n ->
    [one] 1 žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
state-favors = laskavosti: { $n }
state-journey = žeton putování lícem dolů
state-skips = tahy k vynechání: { $n }
state-mat = { $mat }: { $cards }
state-states = stavy: { $cards }
state-boons = požehnání: { $cards }
state-pile-tokens = { $tokens } na balíčku { $card }
state-lying = { $n } VB na balíčku { $card }
state-deck-boons = požehnání: { $n }, naposled { $card }
state-deck-hexes = uřknutí: { $n }, naposled { $card }
state-stack = { $card }, odshora: { $cards }
state-trash = Smetiště: { $cards }
state-prizes = Odměny: { $cards }
state-pile = \${ $cost }{ $more } { $card }: { $n }
state-beside = vedle zásoby
state-bane = Zhouba
state-ferryman = Převozníkův balíček
state-project = \${ $cost }{ $more } { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = nic
state-kingdom = Království: { $cards }
state-kingdom-bane = Zhouba: { $card }
state-seed = Semínko { $seed }

## The end
# Points can be negative, and -1 is \`one\` too: so the number itself is written there.
result-points = { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
result-sources = body za: { $sources }
result-source = { $card } { $n }
result-vp = žetony VB { $n }
result-deck = balíček: { $cards }
result-winner = { $n ->
    [one] Vyhrává { $who }
   *[other] O vítězství se dělí { $who }
}

## The plain table
plain-welcome = Demesne. Nápověda: ?
plain-prompt = >
plain-not-possible = „{ $answer }“ tady nejde. Napiš některou z možností, nebo ? pro nápovědu.
plain-type-something = Napiš číslo nebo název možnosti, nebo ? pro nápovědu.
plain-no-treasure = Nemáš žádnou kartu peněz, u které by nezáleželo na pořadí.
plain-undone = Vzato zpět.
plain-undone-seen = Vzato zpět, i když se mezitím ukázalo něco nového.
plain-nothing-to-undo = Není co vzít zpět.
plain-undo-agree = Od té doby se ukázalo něco nového. Pokud všichni ostatní souhlasí s vrácením, napiš { $yes }.
plain-seen-first = Ukázalo se něco nového, takže „{ $answer }“ a co následuje, zůstává na tobě.
plain-left = Hra je uložená. Pokračovat můžeš příkazem: demesne resume
plain-saved = Uloženo: { $file }
plain-turn-of = Na tahu je { $who }. Stiskni Enter, až se nikdo jiný nebude dívat.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Stiskni Enter, až se bude dívat jen { $who }.
plain-no-save = Není uložená žádná hra, ve které by se dalo pokračovat.

## Cards
# What a price has besides coins.
price-potion = Elixír
price-debt = dluh { $n }
card-cost = stojí \${ $cost }
card-set = ze sady { $set }
card-rulings = Upřesnění
card-unofficial = (neoficiální název)
type-action = Akce
type-treasure = Peníze
type-victory = Vítězné body
type-curse = Kletba
type-attack = Útok
type-reaction = Reakce
type-gathering = Sbírání
type-duration = Trvání
type-prize = Odměna
type-project = Projekt
type-artifact = Artefakt
type-reserve = Rezerva
type-landmark = Pamětihodnost
type-event = Událost
type-way = Cesta
type-night = Noc
type-command = Rozkaz
type-liaison = Prostředník
type-fate = Osud
type-doom = Zkáza
type-heirloom = Dědictví
type-spirit = Duch
type-shelter = Přístřeší
type-ruins = Ruiny
type-looter = Nájezdník
type-loot = Lup
type-townsfolk = Měšťan
type-wizard = Čaroděj
type-odyssey = Odysea
type-ally = Spojenec
type-trait = Vlastnost
type-boon = Požehnání
type-hex = Uřknutí
type-state = Stav
set-basic = Základní karty
set-base = Základní hra
set-intrigue = Intriky
set-alchemy = Alchymie
set-prosperity = Prosperita
set-seaside = Pobřeží
set-cornucopia = Roh hojnosti
set-hinterlands = Vzdálené kraje
set-dark_ages = Temné časy
set-guilds = Cechy
set-adventures = Dobrodružství
set-nocturne = Nokturno
set-empires = Říše
set-renaissance = Renesance
set-menagerie = Zvěřinec
set-allies = Spojenci
set-plunder = Kořist

## Names of recommended kingdoms
kingdom-first_game = První hra
kingdom-big_money = Velké peníze
kingdom-interaction = Interakce
kingdom-size_distortion = Změna měřítka
kingdom-village_square = Náves
kingdom-bounty_of_the_hunt = Bohatý úlovek
kingdom-bad_omens = Zlá znamení
kingdom-the_jesters_workshop = Šaškova dílna
kingdom-last_laughs = Kdo se směje naposled
kingdom-the_spice_of_life = Koření života
kingdom-small_victories = Malá vítězství
kingdom-overture = Předehra
kingdom-prelude = Preludium
kingdom-it_takes_a_villager = Bez vesničana ani ránu
kingdom-capture_the_flag = Ukořisti vlajku
kingdom-memento_mori = Memento mori
kingdom-clockwork_court = Dvůr na klíček
kingdom-sweetened_deals = Oslazené obchody
kingdom-a_penny_saved = Kdo šetří, má za tři
kingdom-combo_corner = Koutek kombinací
kingdom-filling_the_coffers = Plnění truhlic
kingdom-progress = Pokrok
kingdom-once_upon_a_time = Bylo nebylo
kingdom-biding_time = Vyčkávání
kingdom-villager_madness = Vesnické šílenství
kingdom-dreamers_of_dreams = Snílci snů
kingdom-movers_and_shakers = Lidé činu
kingdom-becoming_a_monster = Jak se stát netvorem
kingdom-true_believers = Praví věřící
kingdom-free_shipping = Doprava zdarma
kingdom-digging_for_treasure = Hledání pokladu
kingdom-peek_a_boo = Kuk!
kingdom-exploring_the_city = Průzkum města
kingdom-navigating_the_sewers = Cestou stok
kingdom-stargazing = Pohled ke hvězdám
kingdom-sewer_rats = Krysy ve stokách
kingdom-production_line = Výrobní linka
kingdom-age_of_scribes = Věk písařů
kingdom-circle_of_life = Koloběh života
kingdom-mirror_masters = Mistři zrcadel
`,te=e({default:()=>ne}),ne=`### Stůl v terminálu.

phase-action = akční fáze
phase-buy = fáze nákupu
phase-night = Noc
phase-clean-up = fáze úklidu
state-look = prohlíží si: { $cards }
key-enter = Enter
key-space = Mezerník
tui-keys = Mezerník peníze · Backspace zpět · ! rada · = karty · / texty · ? pomoc · Esc
tui-help =
    Klávesy jsou uvedeny u toho, co můžeš udělat: v zásobě, v ruce a pod otázkou. Klikat lze také.

    Enter       ukončit fázi, odmítnout nebo dokončit výběr
    Mezerník    zahrát všechny peníze, na jejichž pořadí nezáleží
    Backspace   vzít zpět poslední odpověď
    !           co udělat? Možnosti s šancemi na výhru
    /           text a upřesnění každé karty
    =           všechny tvé karty a dosavadní body
    PgUp PgDn   posouvat průběh hry
    Ctrl+S      kam se hra ukládá (každá odpověď, hned)
    Esc         odejít; hra se uloží a lze v ní pokračovat

    Písmena za názvem: A akce, P peníze, V vítězné body, K kletba, ! útok, R reakce, T trvání, O odměna, # projekt, N noc; * je zhouba.
    Za projektem jsou čísla hráčů, kteří ho mají.
tui-how-many = { $mode ->
    [exactly] Vyber { $most ->
        [one] 1 kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
    [up-to] Vyber nejvýše { $most ->
        [one] 1 kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
   *[between] Vyber { $least } až { $most ->
        [few] { $most } karty
       *[other] { $most } karet
    }
}; označeno: { $n }.
table-action-left = Ještě můžeš zahrát akční kartu. Enter (nebo „konec“) ukončí akční fázi.
tui-undo-agree =
    Od té doby se ukázalo něco nového.
    Souhlasí všichni ostatní s vrácením?

    Enter souhlasí   Esc ne
tui-leave =
    Opustit hru? Uloží se a \`demesne resume\` v ní bude pokračovat.

    Enter odejít   Esc zůstat
tui-choose-kingdom = Které království?
tui-resume = { $n ->
    [one] Pokračovat v rozehrané hře
   *[other] Pokračovat v některé z rozehraných her ({ $n })
}
tui-random = Náhodné království
tui-choose-keys = ↑ ↓ výběr · Enter hrát · ? jak se hraje · G jazyk: { $language } · Esc konec
tui-choose-players = 1 2 3 soupeři: { $n } · P lidé u klávesnice: { $people } · L úroveň: { $level }
tui-choose-names = N jména: { $names }
# $sets, $projects: what a kingdom is drawn from.
tui-choose-cards = C karty · R losovat znovu · S sady: { $sets } · J projekty: { $projects }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O platina a kolonie: { $colonies } · H úkryty: { $shelters }
tui-drawn = podle losu
tui-language = čeština
tui-all = všechny
tui-any = libovolně
tui-lesson = Nauč se hrát: první hra
tui-lesson-about = Dominion hraješ poprvé? Pár minut proti lehkému botovi; při každém kroku obrazovka řekne, čeho si všímat. Klávesa ? ukáže pravidla ve zkratce.
tui-resume-about = Každá odpověď se hned uložila, takže budeš pokračovat přesně tam, kde hra skončila.
tui-own = Karty podle vlastního výběru
tui-own-about = Stiskni Enter a vyber karty a projekty. Vybereš-li méně než deset karet, ostatní se vylosují.
tui-picked = Vybráno ({ $n } z { $of }): { $cards }
tui-pick-keys = Enter: vzít, vrátit · lze vložit seznam · Esc: hotovo
tui-trait-pile = { $card } leží na
tui-trait-keys = Enter: tento balíček · Esc: vylosovaný balíček
tui-sets-keys = Enter: vzít, vrátit · Esc: hotovo
tui-names = Jména
tui-names-keys = Enter: další · Esc: zpět
tui-scroll = ↑ ↓ posun · Esc: zpět
tui-help-keys = R: pravidla ve zkratce · ↑ ↓ posun · Esc: zpět
tui-cost = \${ $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Cíl: mít víc bodů než soupeř. Provincie jich má 6. Začínáš se 7 Měďáky a 3 Statky. Mezerník zahraje tvé peníze.
tip-treasures = Fáze nákupu: mezerník zahraje tvé peníze; potom něco kup.
tip-buy = To jsou tvé peníze. Každý balíček s písmenem před názvem lze koupit: stiskni to písmeno. Stříbrňáky ti příště dají víc peněz; / ukáže, co akční karty dělají.
tip-poor = Tentokrát málo peněz. Kup něco levného (Měďák ani Kletba nepomohou), nebo nic: Enter ukončí tah.
tip-gold = 6 mincí nebo víc: Zlaťák dá 3 pokaždé, když si ho dobereš.
tip-province = 8 mincí: stačí na Provincii, 6 bodů. Provincie rozhodují většinu her.
tip-deck = Nová ruka. Co koupíš, jde na tvůj odkládací balíček; když ti dojde dobírací balíček, odkládací se zamíchá a karty se vrátí. Mezerník zahraje tvé peníze.
tip-other = Teď hraje soupeř. Průběh hry vpravo říká, co hraje a kupuje.
tip-action = Akční fáze: stiskni číslici před akční kartou a zahraješ ji. Máš jednu akci za tah; +1 akce dá další. Enter přejde k nákupu.
tip-choose = Karta se tě na něco ptá. Klávesy dole jsou odpovědi; / ukáže, co karta dělá.
tip-last = Zbývá málo Provincií. Hra skončí s poslední, nebo až budou tři balíčky prázdné: teď jsou body důležitější než peníze.
tui-again = Enter: další hra   R: rozbor této hry   Esc: konec
tui-too-small = Tento terminál je příliš malý: je třeba alespoň 80 sloupců a 24 řádků, nebo \`--plain\`.
result-per-turn = Body po každém tahu
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A P V K ! R T O # N
tui-close = Esc: zpět
tui-search = Piš a hledej
## Looking at a game once more
replay-step = krok { $n } z { $of }
replay-given = odpověď: { $answer }
replay-keys = ← → krok · ↑ ↓ tah · Home End · / karty · Esc konec
replay-words = zpět dál předchozí tah stůl karta odejít
replay-plain-help =
    Enter         další odpověď
    zpět          předchozí odpověď
    dál           začátek dalšího tahu
    předchozí     začátek tohoto tahu, nebo předchozího
    tah N         začátek tahu číslo N této hry
    N             chvíle po N odpovědích
    stůl          zásoba, smetiště a co kdo má
    karta NÁZEV   text karty
    odejít        odejít
replay-plain-start = Enter jde dál, „zpět“ zpátky, číslo skočí na tu chvíli, ? poradí.
replay-plain-moment = { $place } · { $turn }. tah z { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = nápověda pravidla vše konec rada zpět balíčky stůl průběh karty karta uložit odejít
plain-help =
    Odpovídej číslem nebo názvem možnosti; více karet najednou odděl čárkami.
    pravidla       jak se Dominion hraje, ve zkratce
    vše            zahrát všechny karty peněz, u kterých nezáleží na pořadí
    konec          ukončit tuto fázi
    rada           co udělat? Možnosti s šancemi na výhru
    zpět           vzít zpět poslední odpověď
    balíčky        co se ještě dá koupit
    stůl           smetiště, vyložené karty, žetony, projekty
    průběh         co se stalo od tvého posledního tahu
    karty          všechny tvé karty a dosavadní body
    karta NÁZEV    text karty
    uložit SOUBOR  uložit hru
    odejít         odejít; hra se uloží a dá se v ní pokračovat
# An option that costs something.
plain-price = { $option } (\${ $cost }{ $more })
`,re=e({default:()=>ie}),ie=`### Stůl v prohlížeči.

## The first page
web-about = Hra Dominion o stavění balíčku: proti botům, nebo s přáteli přes odkaz.
web-play-now = Hrát hned proti botovi
web-play-now-hint = Království: { $name }
web-quick = Nebo jiné království, proti botovi
web-your-name = Tvoje jméno
web-their-name = Jméno
web-set-up = Připravit hru…
web-unofficial = Neoficiální fanouškovský projekt. Dominion je hra Donalda X. Vaccarina; práva patří vydavateli.
web-fonts = Písma:
web-unfinished = Nedohrané hry
web-finished = Dohrané hry
web-go-on = Pokračovat
web-game = Hra
web-you-won = Vyhráváš.
web-you-lost = Prohráváš.
web-you-shared = O vítězství se dělíš.
web-forget = Odebrat ze seznamu
web-open-games = Otevřené stoly
web-running-games = Hry ke sledování
web-sit-down = Přisednout
web-watch = Sledovat

## Setting up a game
web-new-game = Nová hra
web-kingdom = Království
web-way-recommended = Doporučené
web-way-pick = Vybrat karty
web-pick-hint = Klikni na karty a karty na šířku, které chceš (vybráno { $n } z 10); zbytek se vylosuje.
web-pick-search = Hledat
web-pick-clear = Nic nevybírat
web-pick-options = Hraje se s
web-trait-pile = Balíček, na kterém leží { $card }
web-draw-rest = Vylosovat zbytek znovu
web-names-read = Co se přečetlo
web-meant = { $name }?
web-lacking = zatím tu není
web-fill-up = Tyto nechat, zbytek vylosovat
web-way-random = Náhodné
web-way-paste = Vložit seznam
web-sets = Sady
web-sets-all = Všechny
web-sets-none = Žádné
web-my-sets = Hraje se se sadami: { $n } z { $all }
web-no-kingdom-of-sets = Žádné doporučené království si s těmito sadami nevystačí.
web-needs-sets = Potřeba: { $sets }
web-set-part = { $name } ({ $n } z { $all } karet království)
web-wants = Aspoň jedna karta
web-feature-village = vesnice
web-feature-attack = útok
web-feature-reaction = reakce
web-feature-buy = +nákup
web-feature-trasher = zahazuje karty
web-feature-gainer = získává karty
web-feature-draw = +karty
web-projects = Karty na šířku
web-projects-any = libovolně
web-own-projects = Projekty
web-draw-kingdom = Vylosovat království
web-pin = Ponechat: { $card }
web-pin-hint = Zamčené karty při dalším losování zůstanou.
web-paste-hint = Seznam deseti karet v libovolném jazyce a téměř libovolné podobě, nebo název doporučeného království
web-read-kingdom = Zkontrolovat
web-kingdom-text = Království jako text
web-kingdom-link = S tímto odkazem si toto království mohou zahrát ostatní:
web-players = Hráči
web-you = Ty
web-seat-kind = Kdo tu hraje
web-seat-bot = Bot
web-seat-link = Přítel, přes odkaz
web-seat-open = Kdokoli přijde
web-seat-here = Někdo u této obrazovky
web-which-bot = Který bot
web-bot-level = Úroveň
web-bot-strategies = Strategie
web-bot-best = Nejlepší pro toto království
web-options = Možnosti
web-i-begin = Začínám já
web-listed = Ukázat hru všem
web-watched = Ostatní se mohou dívat
web-hints-allowed = Povolit rady
web-start = Začít
web-starting = Začínáme…
web-no-sets = Zaškrtni aspoň jednu sadu, ze které se má losovat.
web-no-kingdom = Nejdřív vyber nebo vlož království.

## Waiting for others
web-invited = Pozvánka do hry
web-invited-by = U stolu: { $who }
web-lobby = Čeká se na hráče
web-seat-free = volné místo
web-seat-taken = je tady
web-send-link = Pošli tento odkaz jedné osobě:
web-send-open-link = S tímto odkazem si může přisednout kdokoli:
web-invitation = Pozvánka
web-link = Odkaz
web-begins-when-full = Hra začne, jakmile budou všechna místa obsazena.
web-only-here = Tato stránka je otevřená na adrese, kterou zná jen tento počítač, takže přátelé odkaz neotevřou. Spusť server pro svou síť (demesne serve --host 0.0.0.0), nebo uveď jeho veřejnou adresu (--public-url).
web-fill-with-bots = Volná místa přenechat botům
web-give-up-table = Zavřít stůl
web-table-closed = Tento stůl byl zavřen.
web-invitation-used = S touto pozvánkou si už někdo sedl.
web-rematch-waits = Chceš hrát znovu. Hra začne, až budou chtít i ostatní.
web-rematch-wanted = Znovu chce hrát: { $who }.
web-connecting = Připojování…
web-reconnecting = Spojení se ztratilo. Další pokus…
web-not-connected = Právě teď není spojení se serverem.
web-cannot-open = Tuto hru nelze otevřít
web-closed-4400 = Server a tato stránka si nerozumějí. Načti stránku znovu.
web-closed-4401 = Tento prohlížeč nemá v té hře místo.
web-closed-4403 = Tuto hru nelze sledovat.
web-closed-4404 = Taková hra neexistuje.
web-closed-4409 = Server byl aktualizován. Načti stránku znovu.
web-hand-over = Převezmi obrazovku; nikdo jiný by se neměl dívat.
web-ready = Můžeme začít

## Signs and buttons
web-home = Úvodní stránka
web-close = Zavřít
web-cancel = Zrušit
web-copy = Kopírovat
web-copied = Zkopírováno.
web-copy-by-hand = Text je označen: zkopíruj ho teď.
web-menu = Nabídka
web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-auto = podle systému
web-theme-light = světlé
web-theme-dark = tmavé
web-text-size = Velikost textu
web-text-normal = běžná
web-text-large = velká
web-text-huge = velmi velká
web-animations = Animace karet
web-pace = Tahy ostatních
web-pace-off = najednou
web-pace-fast = krok za krokem, rychle
web-pace-slow = krok za krokem, pomalu
web-auto-treasures = Hrát za mě peníze, když není co jiného zahrát
web-auto-end = Ukončit můj tah, když nezbývá nákup
web-sounds = Tiché zvuky
web-shortcuts = Zkratky jednou klávesou

## The table
web-table = Stůl
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $who }
web-turn-number = { $n }. tah
web-phases = Fáze tahu
web-supply = Zásoba
web-prizes = Odměny
web-trash = Smetiště
web-trash-empty = Smetiště je prázdné.
web-empty = prázdné
# Behind the number of cards in a pile, for screen readers; before its name, what a click does.
web-left = zbývá
web-use-buy = koupit:
web-use-treasures = zahrát peníze a koupit:
web-use-play = zahrát:
web-use-choose = vybrat:
web-nobody = nikdo
web-held-by = má: { $who }
web-owned-by = vlastní: { $who }
web-hand = Ruka
web-deck = Balíček
web-discard = Odloženo
web-in-play = Vyloženo
web-looked-at = Odkryto
web-aside = Stranou
web-my-side = Tvoje strana stolu
web-my-hand = Tvoje ruka
web-no-cards = Žádné karty v ruce
web-what-i-have = Co máš
web-actions = { $n ->
    [one] akce
    [few] akce
   *[other] akcí
}
web-buys = { $n ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
web-coins = { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
web-coffers = Truhlice
web-villagers = { $n ->
    [one] vesničan
    [few] vesničané
   *[other] vesničanů
}
web-thinks = vybírá
web-away = mimo
web-resigned = hra vzdána
web-replaced = hraje bot
web-watching = Sleduješ hru.

## Questions
web-question = Tvoje rozhodnutí
web-answers = Odpovědi
web-marked-of = { $n } z { $all }
web-one-less = O jednu méně
web-show-table = Ukázat stůl
web-show-choice = Zpět k výběru
web-play-area = Zahrané karty
web-in-play-of = Hraje { $who }
web-about-this = O tohle jde
web-artifacts = Artefakty
web-skip = Přeskočit
web-next = Dál
web-waiting-for = Čeká se na tah: { $who }
web-away-now = { $who } tu není. Můžeš počkat, nebo v menu nechat hrát dál bota.
web-bot-studies = Před prvním tahem v novém království hledá dobrý plán; může to trvat několik sekund.
web-treasures-buy = Zahrát peníze a koupit: { $card }
# $n cards are marked; $least to $most must be.
web-confirm = Hotovo ({ $n } z { $least ->
    [0] nejvýše { $most }
   *[other] { $most }
})

## What would you do?
web-hint = Rada
web-hint-waits = Tato pozice se mnohokrát dohrává…
web-hint-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
web-hint-treasures = Po zahrání všech peněz:
web-hint-nothing = Tady není o čem rozhodovat.
web-hint-marked = Nejlepší odpověď je na stole označena.
# $n is how many games were played on.
web-hint-about = Šance na výhru, budeš-li hrát dál tak dobře jako úroveň Těžký, z { $n ->
    [one] jedné hry dohrané
   *[other] { $n } her dohraných
} odsud. Čárka přes pruh je 95% interval; zahrnuje i to, jak daleko takové šance v měřených hrách byly od skutečnosti.
web-hint-points = { $n } VB
web-hint-money = \${ $n }
web-percent = { $n }\xA0%
web-range = { $low } až { $high }\xA0%

## What happened since my last turn
web-recap = Od tvého posledního tahu
web-deed-play = zahráno
web-deed-gain = získáno
web-deed-trash = zahozeno
web-deed-discard = odloženo
web-deed-reveal = ukázáno
web-deed-topdeck = položeno na balíček
web-deed-take = vzato
web-deed-project = koupen projekt
web-deed-react = reakce

## Around the game
web-log = Průběh hry
web-chat = Chat
web-chat-say = Řekni něco…
web-undo = Vzít zpět
web-cards = Všechny karty této hry
web-more-rulings = … a ještě { $n }: klikni pravým tlačítkem
web-rulings-elsewhere = S kartami, které v této hře nejsou ({ $n })
web-result = Výsledek
web-rename = Změnit jméno
web-let-bot-play = Ať za mě hraje bot
web-come-back = Vrátit se do hry
web-replace-by-bot = Ať hraje bot za: { $who }
web-replace-soon = { $who } tu není: bot může převzít hru za { $n } s.
web-resign = Vzdát hru
web-resign-text = Tuto hru pak už nemůžeš vyhrát. Při více než dvou hráčích za tebe hraje dál bot.
web-watch-link = S tímto odkazem se mohou ostatní dívat:
web-request-undo = { $who } chce vzít něco zpět. Souhlasíš?
web-request-about = Vzalo by se zpět: { $what }
web-request-turn-end = konec tahu
web-request-replace = { $who } chce, aby za hráče { $name } hrál bot. Souhlasíš?
web-request-waits = Čeká se na souhlas: { $who }.
web-agree = Souhlasím
web-refuse = Odmítnout
web-withdraw = Stáhnout
web-note-undone = { $who } bere něco zpět.
web-note-refused = { $who } nesouhlasí.
web-note-lapsed = Hra pokračovala, žádost zanikla.
web-note-resigned = { $who } vzdává hru.
web-note-replaced = Za hráče { $who } teď hraje bot.
web-note-returned = { $who } je zpátky.
web-note-rules = Od začátku této hry se změnila pravidla. Hra pokračuje od poslední odpovědi, která je stále možná.
error-web-offline = server neodpovídá

## Help
web-help = Nápověda
web-help-click = Co můžeš právě udělat, svítí: klikni na kartu v ruce a zahraješ ji, na balíček a koupíš kartu, na žeton a utratíš ho. Odpovědi na otázky jsou nad rukou.
web-help-read = Nech ukazatel na kartě, podrž ji, nebo na ni klikni pravým tlačítkem, a přečteš si její text a upřesnění.
web-help-undo = Vzít zpět zruší tvůj poslední krok. Proti botům to jde vždy; ostatní musí souhlasit, pokud se nedalo předvídat vše, co z něj vzešlo.
web-help-keys = Klávesy
web-key-treasures = zahrát všechny peníze, na jejichž pořadí nezáleží
web-key-pay = splatit dluh
web-key-end = ukončit fázi, potvrdit nebo odmítnout
web-key-undo = vzít zpět
web-key-hint = rada
web-key-options = vybrat odpověď
web-key-arrows = od karty ke kartě; Enter ji použije
web-key-details = text a upřesnění karty
web-key-log = průběh hry
web-key-help = tato nápověda

## The end
web-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
web-turns = { $n ->
    [one] za 1 tah
    [few] za { $n } tahy
   *[other] za { $n } tahů
}
web-turn = Tah
web-points-by-source = Body
web-final-deck = { $n ->
    [one] Balíček: 1 karta
    [few] Balíček: { $n } karty
   *[other] Balíček: { $n } karet
}
web-points-per-turn = Body po každém tahu
web-money-per-turn = Mince v každém tahu
web-ended-resigned = Všichni ostatní vzdali hru.
web-ended-length = Hra byla příliš dlouhá.
web-rematch = Odveta
web-join-rematch = K odvetě
web-look-at-table = Prohlédnout stůl
web-replay = Záznam
web-share = Sdílet
web-share-replay = S tímto odkazem může záznam vidět kdokoli:

## The review
web-review = Rozbor
web-review-whose = Čí hra
web-review-waits = Ostatní jsou dřív. Okamžik…
web-review-works = Hra se rozebírá: { $n }\xA0%
web-review-chance = Šance na výhru
web-review-about = Šance s nejlepší odpovědí na každou otázku, asi z { $n } dohraných her. Pás je 95% interval; zahrnuje i to, jak daleko takové šance v měřených hrách byly od skutečnosti.
web-review-costly = Nejdražší rozhodnutí
web-review-clean = Žádné rozhodnutí nebylo zjevnou chybou.
web-review-fall = Největší propad
web-review-fall-where = V { $n }. tahu klesla šance z { $from }\xA0% na { $to }\xA0%.
web-review-fall-mistake = Zčásti to bylo rozhodnutí { $n } níže.
web-review-fall-luck = Žádné rozhodnutí tam nevyčnívá: rozhodly karty nebo to, co udělali ostatní.
web-review-fall-between = Co se stalo do dalšího rozhodnutí
web-review-empty = V této hře nebylo o čem rozhodovat.
web-review-turn = { $n }. tah
web-review-chosen = Vybráno
web-review-better = Lepší
# Of 100 games that stand like this, so many more are lost.
web-review-cost = Stálo to { $n ->
    [one] 1 výhru
    [few] { $n } výhry
   *[other] { $n } výher
} na 100 her ({ $low } až { $high }).
web-review-cost-points = Stálo to na konci asi { $n } b. ({ $low } až { $high }).
web-review-cost-money = Stálo to asi \${ $n } v příštích { $turns } tazích ({ $low } až { $high }).
web-review-unused = Nevyužito
web-see-moment = Podívat se na tento okamžik
web-play-on = Hrát dál odsud

## The replay
web-speed = Rychlost
web-time = Okamžik hry
web-play = Přehrát
web-pause = Pozastavit
web-step-back = O krok zpět
web-step-on = O krok dál
web-turn-back = K předchozímu tahu
web-turn-on = K dalšímu tahu
web-seen-by = Pohled
web-spectator = divák
web-open-hands = všechny ruce odkryté
web-answered = Odpověď: { $option }

## The first game, and the rules
web-learn = Nauč se hrát: první hra
web-learn-hint = Pár minut; každý krok se vysvětlí při hraní.
web-rules = Pravidla ve zkratce
web-rules-goal = Vyhrává, kdo má na konci nejvíc bodů. Body jsou na zelených kartách bodů: Statek 1, Vévodství 3, Provincie 6. Nic jiného nedělají, a tak nejdřív potřebuješ lepší karty.
web-rules-deck = Každý má vlastní balíček: na začátku 7 Měďáků a 3 Statky, 5 karet v ruce. Co získáš, jde na tvůj odkládací balíček; když je dobírací balíček prázdný, odkládací se zamíchá a stane se dobíracím.
web-rules-action = Akční fáze: můžeš zahrát z ruky jednu akční kartu. Karty s +1 akcí dovolí zahrát další.
web-rules-buy = Fáze nákupu: zahraj peníze a kup jednu kartu, na kterou máš. Karty s +1 nákupem dovolí koupit další.
web-rules-clean = Úklid: všechno zahrané i zbytek ruky jde na odkládací balíček a ty si dobereš 5 nových karet. Pak hraje další hráč.
web-rules-end = Hra končí po tahu, ve kterém je vzata poslední Provincie nebo je vyprázdněn třetí balíček.
web-key-rules = pravidla ve zkratce
web-lesson = První hra
web-lesson-start = Cíl: víc bodů než soupeř. Body jsou na zelených kartách; Provincie má 6. Začínáš se 7 Měďáky a 3 Statky. Zahraj peníze!
web-lesson-buy = Tohle jsou tvoje peníze. Co svítí, můžeš teď koupit. Stříbrňáky a Zlaťáky ti příště dají víc peněz. Kartu si přečteš, když na ni najedeš nebo ji podržíš.
web-lesson-poor = Tentokrát málo peněz. Kup něco levného, nebo nic, a ukonči tah.
web-lesson-gold = 6 nebo víc: Zlaťák dá 3 pokaždé, když si ho dobereš.
web-lesson-province = 8: dost na Provincii, 6 bodů. Provincie rozhodují většinu her.
web-lesson-end = Co koupíš, jde na odkládací balíček. Ukonči tah: tam jdou i karty z ruky a zahrané karty a ty si dobereš 5 nových.
web-lesson-other = Teď hraje soupeř. Sleduj, co hraje a kupuje.
web-lesson-deck = Nová ruka. Když je dobírací balíček prázdný, odkládací se zamíchá a koupené karty se vrátí. Zahraj peníze.
web-lesson-action = Akční fáze: klikni na svítící akční kartu a zahraješ ji. Máš jednu akci za tah; +1 akce dá další. Peníze se hrají až po akcích.
web-lesson-choose = Karta se tě na něco ptá. Svítící karty a tlačítka jsou odpovědi; najeď na kartu nebo ji podrž a přečteš si ji.
web-lesson-treasures = Fáze nákupu: zahraj peníze, pak nakupuj.
web-lesson-last = Zbývá málo Provincií. Hra končí s poslední, nebo když jsou tři balíčky prázdné: teď body znamenají víc než peníze.
web-lesson-won = Vyhráváš svou první hru!
web-lesson-lost = Prohráváš o { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}. Tak začíná většina lidí.
web-lesson-tied = O vítězství v první hře se dělíš!
web-lesson-learnt = Teď už víš, jak to chodí: akce, pak peníze, pak nákup, a po zamíchání se všechno vrací. Nejdřív Stříbrňáky a Zlaťáky, Provincie, jakmile máš 8 mincí.
web-lesson-next = Zkus teď stejné království proti střední úrovni. Vesnice před Kovárnou dovolí zahrát obě v jednom tahu; Milice soupeře zpomalí a Hradní příkop tě ochrání.
web-lesson-again = Hrát proti střední úrovni
web-actions-skipped = Tvoje akční fáze skončila. Vrátí ji „Vzít zpět“.
web-skip-actions = Vynechat akce?
web-skip-actions-text = Ještě můžeš zahrát akční kartu. Peníze ukončí akční fázi: potom už v tomto tahu žádnou akci nezahraješ.
web-skip-actions-yes = Zahrát peníze

# What other sets bring to the table
web-beside = Vedle zásoby
web-boons = Požehnání
web-hexes = Uřknutí
web-face-down = { $n ->
    [one] Jedna karta leží lícem dolů.
    [few] { $n } karty leží lícem dolů.
   *[other] { $n } karet leží lícem dolů.
}
web-lies-on = na balíčku { $card }
web-use-way = zahrát další kartu jako tuto cestu
web-vp = { $n } VB
web-as-way = jako { $card }
web-vp-tokens = žetony VB
web-debt = Dluh
web-favors = { $n ->
    [one] Laskavost
    [few] Laskavosti
   *[other] Laskavostí
}
web-journey = žeton putování lícem dolů
web-skips = { $n ->
    [one] tah k vynechání
    [few] tahy k vynechání
   *[other] tahů k vynechání
}
web-potions = { $n ->
    [one] Elixír
    [few] Elixíry
   *[other] Elixírů
}
web-mats = Podložky
web-mat-exile = Vyhnanství
web-mat-tavern = Hospoda
web-mat-island = Ostrov
web-mat-native_village = Domorodá vesnice
web-states = Stavy
web-stack = Co leží v balíčku { $card }
web-stack-order = Odshora dolů. Vzít lze jen vrchní kartu.
setup-colonies = s Platinou a Koloniemi
setup-shelters = s Přístřešími
web-overpay = Lze za ni zaplatit víc.
`,ae=e({default:()=>oe}),oe=`### Co server stolu v prohlížeči odmítá a proč.

error-web-body = požadavek nedává smysl: { $detail }
error-web-message = tato zpráva nedává smysl: { $detail }
error-web-query = tato hodnota { $name } nedává smysl
error-web-no-json = obsah musí být JSON
error-web-method = touto metodou ne
error-web-too-large = požadavek má nejvýše { $n } bajtů
error-web-too-fast = příliš mnoho najednou; zkus to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
error-web-origin = stránky jiných webů nesmějí tento server používat
error-web-host = tak se tento server nejmenuje
error-web-not-found = tady nic není
error-web-failed = na serveru se něco nepovedlo
error-web-store = databáze neodpovídá; zkus to znovu
error-web-damaged = tato hra je poškozená a nelze ji zobrazit
error-web-no-game = taková hra neexistuje
error-web-invitation = tato pozvánka k této hře nepatří
error-web-taken = s touto pozvánkou už někdo přišel
error-web-full = u tohoto stolu není volné místo
error-web-no-people = alespoň jedno místo musí patřit člověku
error-web-seed = semínko lze zvolit jen tehdy, když jsou všichni ostatní boti
error-web-no-bot = žádný bot jménem { $name } toto království hrát neumí; tito ano: { $names }
error-web-not-begun = hra ještě nezačala: někdo chybí
error-web-over = hra skončila
error-web-not-over = hra ještě neskončila
error-web-too-often = limit takových žádostí u tohoto stolu je vyčerpán
error-web-hello = pozdrav už byl odeslán
error-web-no-seat = tuto hru sleduješ a nemáš u ní místo
error-web-not-asked = teď se tě nikdo na nic neptá
error-web-stale = někdo byl rychlejší: tato otázka už neplatí
error-web-bot-plays = hraje za tebe bot; nejdřív se vrať ke stolu
error-web-no-bot-plays = žádný bot za tebe nehraje
error-web-no-pick = teď nemáš vybírat více karet
error-web-no-treasures = nemáš žádnou kartu peněz, u které by nezáleželo na pořadí
error-web-nothing-to-undo = není co vzít zpět
error-web-undo-absent = někdo, kdo by musel souhlasit, tu není: co se nedalo předvídat, zůstává
error-web-request-open = jiná žádost ještě čeká na odpověď
error-web-no-request = tato žádost už neplatí
error-web-not-waiting = nikdo tě nežádá o souhlas
error-web-no-person = na tomto místě nehraje člověk
error-web-not-gone = tento hráč tu je, nebo ještě před chvílí byl
error-web-resigned = tuto hru už máš vzdanou
error-web-chat-full = limit tvých zpráv u tohoto stolu je vyčerpán
error-web-chat-fast = ne tak rychle
error-web-bot-slow = bot tu smí přemýšlet nejvýše { $seconds } sekund
error-web-no-hints = u tohoto stolu se nikomu neradí
error-web-hint-waits = o tom se už přemýšlí
error-web-busy = server je přetížený; zkus to později
error-web-no-moment = takový okamžik v této hře není
error-web-closed = tento stůl byl zrušen
error-web-begun = tento stůl už na hráče nečeká
`;export{t as A,h as C,s as D,l as E,a as O,_ as S,d as T,D as _,Z as a,x as b,G as c,z as d,L as f,k as g,j as h,$ as i,r as k,U as l,N as m,re as n,Y as o,F as p,te as r,q as s,ae as t,V as u,T as v,p as w,y as x,C as y};