### demesne opening: kolik mincí bude ve 3. a 4. tahu. Čísla přicházejí naformátovaná.

opening-option-buys = jedna nebo dvě karty, například: silver silver, nebo "Council Room"
opening-option-json = vypsat pravděpodobnosti jako JSON, i jako přesné zlomky, a nic jiného
opening-option-plot = nakreslit pravděpodobnosti: soubor s příponou .png, .svg nebo .pdf

opening-deals = Lze koupit za { $deals } mincí v 1. a 2. tahu: { $chance } všech her.
opening-deck = Balíček ve 3. tahu: { $cards }.
opening-means = Průměrně { $third } mince ve 3. tahu a { $fourth } ve 4. tahu.
opening-exactly = právě
opening-least = alespoň
opening-coins = mince
opening-third = 3. tah
opening-fourth = 4. tah
opening-either = 3. nebo 4.
opening-both = 3. i 4.
opening-best = Akce se hrají a karty odkládají nebo zahazují tak, aby se v tom tahu dalo čekat co nejvíce mincí.
opening-left-out = Není započteno vše, co tyto karty dělají, například truhlice, získané karty a trvající účinky: { $cards }.
opening-shuffle = Kde 4. tah potřebuje nové míchání, není v něm to, co se koupilo ve 3. tahu.

error-opening-buys = zahájení je jeden nebo dva první nákupy, ne { $n }
error-opening-no-card = { $card } není karta, kterou lze koupit do balíčku
error-opening-uncountable = mince, které přinese karta { $card }, nelze přesně spočítat; nech s touto kartou raději hrát strategie (demesne simulate)
error-opening-too-dear = na to nikdy není dost mincí (cena: { $costs }): v 1. a 2. tahu jsou 3 a 4 mince, nebo 2 a 5
error-opening-not-coins = kartu { $card } nelze v 1. a 2. tahu koupit: její cena obsahuje { $kind ->
    [potion] Elixír, který je třeba koupit dřív
   *[debt] dluh
}
