### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-guilds = Cechy

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

### Rulings
ruling-GU01 = Zahraný Podkovář dává kartu, akci a nákup
ruling-GU02 = Každý $1 připlacený u Podkováře znamená o kartu víc po dobrání nové ruky
ruling-GU03 = Za Podkováře lze zaplatit jen jeho cenu; zbylé peníze zůstanou a nic navíc se nedobírá
ruling-GU04 = Příplatky za několik Podkovářů se sčítají
ruling-GU05 = Podkovář získaný bez koupě na konci tahu nic nedobere
ruling-GU06 = Karty za připlaceného Podkováře se dobírají po nové ruce, takže míchá-li se kvůli nim, je v balíčku i sám Podkovář
ruling-GU07 = Kameník rozbije kartu na dvě levnější, které nemusí být stejné
ruling-GU08 = Zahození i braní Kameníkem jsou povinné a obě karty smějí být stejné
ruling-GU09 = Měďák zahozený Kameníkem nic nepřinese
ruling-GU10 = S prázdnou rukou Kameník nic nedělá
ruling-GU11 = Příplatek za Kameníka přinese dvě akční karty, které stojí přesně tolik, kolik se připlatilo
ruling-GU12 = Odpovídá-li příplatku za Kameníka jediná karta, získá se jen ta
ruling-GU13 = Kdo za Kameníka nic nepřiplatí, nezíská žádné akční karty, ani ty, které nic nestojí
ruling-GU14 = U Kameníka i jeho akčních karet platí ceny v tu chvíli, takže s Průplavem přinese příplatek $3 akční karty s natištěnou cenou $4
ruling-GU15 = Co smí Kameník přinést jako druhé, se posuzuje znovu, zde poté, co Inovace zahrála Vynálezce vzatého jako první
ruling-GU16 = Rynek může jednu kartu peněz z ruky proměnit v žeton truhlice
ruling-GU17 = Kdo při Rynku nic neodloží, žeton nedostane
ruling-GU18 = Při Rynku lze odložit i právě dobranou kartu, je-li to karta peněz, jinou ne
ruling-GU19 = Při Rynku lze odložit i kartu peněz, která je zároveň něčím jiným, zde Jarmark s Kapitalismem
ruling-GU20 = Pekař nahradí sám sebe a přidá žeton truhlice
ruling-GU21 = Žeton od Pekaře lze utratit v témže tahu
ruling-GU22 = Dva Pekaři dají dva žetony a neutracené žetony zůstávají
ruling-GU23 = Žetony vrácené Řezníkovi zvyšují hranici každý o $1, místo aby dávaly peníze, i ty dva, které právě přinesl
ruling-GU24 = Kdo Řezníkem nic nezahodí, nechá si prostě jeho dva žetony
ruling-GU25 = Řezník zahozený jiným přinese Vévodství bez jediného žetonu
ruling-GU26 = U Řezníka se nejdřív zahodí karta, pak se určí počet žetonů a potom je nutné si kartu vzít
ruling-GU27 = Žetony vrácené Řezníkovi se počítají jen do hranice, ponechané mohou později dát peníze
ruling-GU28 = S prázdnou rukou dá Řezník dva žetony a nic nezahodí
ruling-GU29 = Cech kupců platí na konci fáze nákupu, jeden žeton za každou kartu v ní získanou
ruling-GU30 = Každé zahrání Cechu kupců platí za každou kartu
ruling-GU31 = Karty získané v akční fázi s Cechem kupců nic nepřinesou
ruling-GU32 = Pro Cech kupců se počítají i karty získané ve fázi nákupu bez koupě
ruling-GU33 = Cech kupců zahraný ve fázi nákupu platí i za to, co v ní bylo získáno dřív
ruling-GU34 = Kdo ve fázi nákupu nic nezíská, od Cechu kupců nic nedostane
ruling-GU40 = Každý balíček království z Cechů má deset karet
ruling-GU41 = Připlatit lze libovolnou část zbylých peněz, ale ne víc
ruling-GU42 = Komu po zaplacení ceny nic nezbylo, ten na příplatek tázán není
ruling-GU43 = Žetony truhlice lze utratit ve chvíli, kdy kupující říká, kolik připlácí
ruling-GU44 = Příplatek nemění cenu karty, takže Handlíř přinese jen kartu levnější než její cena
ruling-GU45 = Příplatek působí při získání karty, tedy i u Podkováře, kterého Kramář vyměnil za Stříbrňák
ruling-GU46 = U karty získané bez koupě se nikdo na příplatek neptá
ruling-GU47 = Karty dobrané na konci tahu patří do ruky pro příští tah
ruling-GU301 = Elixír připlacený za Kameníka bez mincí přinese dvě akční karty, které stojí Elixír a nic víc
ruling-GU302 = Žetony truhlice leží na jedné podložce, ať je karta z kterékoli sady, takže Šermíř počítá i ty od Pekaře
ruling-GU303 = S Průplavem přinese příplatek $1 za Kameníka dvě akční karty za $1
