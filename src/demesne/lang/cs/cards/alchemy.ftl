### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
