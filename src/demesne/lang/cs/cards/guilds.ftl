### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
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
