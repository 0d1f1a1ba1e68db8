### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-alchemy = Alchymie

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

### Rulings
ruling-AL01 = Kartu s Elixírem v ceně může koupit jen ten, kdo má kromě peněz i Elixír
ruling-AL02 = Jeden Elixír zaplatí jednu kartu s Elixírem v ceně
ruling-AL03 = Slevy snižují peníze v ceně, nikdy ale Elixír
ruling-AL04 = S vyloženým Elixírem může zahraný Alchymista jít na začátku úklidu na balíček, než se dobere nová ruka
ruling-AL05 = Lékárník vezme do ruky všechny ukázané Měďáky a Elixíry a ostatní vrátí v pořadí podle volby hráče
ruling-AL06 = Golem zahraje dvě nejbližší akční karty balíčku, které nejsou Golem, v libovolném pořadí a odloží, co leželo mezi nimi
ruling-AL07 = Vidění posoudí vrchní kartu každého balíčku a potom vezme akční karty včetně první jiné
ruling-AL08 = Balíček Elixírů je v zásobě jen tehdy, když některá karta Elixír stojí
ruling-AL09 = Prázdný balíček Elixírů se počítá jako prázdný balíček zásoby
ruling-AL10 = Elixír je karta peněz bez mincí: Banka ho počítá a Cechovní dům za něj platí
ruling-AL11 = Neutracené Elixíry na konci tahu propadají
ruling-AL12 = Jeden vyložený Elixír stačí libovolnému počtu Alchymistů, ať se za něj nakoupilo, nebo ne
ruling-AL13 = Alchymista položený na prázdný balíček je jeho jedinou kartou
ruling-AL14 = Alchymistu, kterého Vylepšení na začátku úklidu zahodilo, už na balíček položit nelze; Golem stojí přesně o $1 víc
ruling-AL15 = Bez vyloženého Elixíru Alchymistu na balíček položit nelze
ruling-AL28 = Alchymistu lze nechat být, pak se odloží
ruling-AL16 = Lékárníkem se musí vzít všechny ukázané Měďáky a Elixíry
ruling-AL17 = Mecenáš ukázaný Lékárníkem přinese truhlici, i když se vrací
ruling-AL18 = Golem, který najde jen jednu akční kartu, ji zahraje a vše ostatní odloží
ruling-AL29 = Golem, který nenajde žádnou akční kartu, odloží celý balíček
ruling-AL19 = Obě akční karty, které Golem najde, se musí zahrát
ruling-AL20 = Akční karty nalezené Golemem nejsou v ruce, takže jedna nemůže použít druhou
ruling-AL21 = Druhá akční karta Golema čeká stranou a při zahrání první se nezamíchá
ruling-AL22 = Golem nezůstává vyložený s trvalou kartou, kterou zahrál
ruling-AL23 = Mecenáši ukázaní Golemem přinesou po truhlici, ať jsou nalezeni, nebo ne
ruling-AL24 = Karta, která je mimo jiné akční, poslední ukazování Vidění nekončí
ruling-AL25 = Kdo ukáže Hradní příkop, pro Vidění nic neukazuje, kdo ho zahrál, ale vždy
ruling-AL26 = Mecenáš přinese truhlici pokaždé, když ho Vidění ukáže
ruling-AL27 = Účinek s limitem v penězích nemůže získat kartu s Elixírem v ceně
ruling-AL30 = Kde záleží na ceně karty, počítají se z ceny s Elixírem jen peníze
ruling-AL301 = Alchymista zahraný v tahu jiného hráče může na začátku úklidu toho tahu na dobírací balíček
