### Rada při rozhodnutí a rozbor hry.

## Co bys udělal? $n: kolik her se dohrálo.
hint-thinking = Přemýšlím…
hint-title = Co udělat? Šance na výhru, odtud { $n ->
    [one] dohrána 1 hra
    [few] dohrány { $n } hry
   *[other] dohráno { $n } her
}:
hint-how = Karty, které nevidíš, byly rozdány náhodně; předpokládá se, že budeš hrát dál tak dobře jako úroveň Těžký. Vpravo 95% intervaly; zahrnují i to, jak daleko takové šance v měřených hrách byly od skutečnosti.
hint-rough = Co udělat? Odpovědi, nejlepší jako první:
# What answers are ranked by where their chances are alike.
hint-points = { $n } VB
hint-money = ${ $n }
hint-nothing = Tady není co rozhodovat.
hint-treasures = Po zahrání všech peněz:

## Rozbor
review-title = { $who }: šance na výhru, tah po tahu
review-end = konec
review-mistakes = Nejdražší rozhodnutí
review-no-mistakes = Žádné rozhodnutí nestálo víc, než může vysvětlit náhoda.
review-nothing = Není co rozebírat: { $who } v této hře o ničem nerozhoduje.
review-turn = { $turn }. tah: { $question }
review-given = zvoleno
review-better = lepší
# V procentních bodech šance na výhru, s 95% intervalem.
review-cost = cena v procentních bodech: { $n } ({ $low }–{ $high })
review-cost-points = cena: na konci asi { $n } b. ({ $low }–{ $high })
review-cost-money = cena: asi ${ $n } v příštích { $turns } tazích ({ $low }–{ $high })
review-unused = Nevyužito
# $n: hry dohrané pro nejlepší odpověď na každé rozhodnutí.
review-how = Každé rozhodnutí bylo prozkoumáno s tím, co se tehdy dalo vědět; her na rozhodnutí: { $n }. Drahá rozhodnutí byla prozkoumána znovu s jiným zamícháním; co i pak může být náhoda, je vynecháno.
review-working = Rozbor…
review-kept = Hra je uložena: { $file }
# What is typed for it at the plain table; the English word is understood everywhere.
review-word = rozbor
# $n: kolik lidí hrálo.
review-offer = { $n ->
    [one] Napiš „rozbor“, chceš-li rozbor hry, nebo stiskni Enter.
   *[other] Napiš „rozbor“ a číslo hráče, chceš-li rozbor hry, nebo stiskni Enter.
}
# $n: kolik rozhodnutí je ukázáno.
review-offer-play-on = { $n ->
    [one] Napiš 1, chceš-li hrát dál od tohoto rozhodnutí, nebo stiskni Enter.
   *[other] Napiš 1 až { $n }, chceš-li hrát dál od jednoho z těchto rozhodnutí, nebo stiskni Enter.
}
review-keys = { $n ->
    [0] P: další hráč   Esc: zpět
    [one] 1: hrát odtud dál   P: další hráč   Esc: zpět
   *[other] 1–{ $n }: hrát odtud dál   P: další hráč   Esc: zpět
}

## Příkaz
review-option-file = uložená hra (výchozí: naposledy dohraná)
review-option-player = čí hra: číslo místa (výchozí: první lidský hráč)
review-option-playouts = kolik her se dohraje pro každé rozhodnutí: pak stejné semínko dá vždy stejný rozbor
review-option-seconds = kolik sekund smí trvat (výchozí: { $n })
review-option-seed = stejné semínko dá stejný rozbor (výchozí: 0)
review-option-json = vypsat rozbor jako JSON a nic jiného
review-option-plot = nakreslit šanci na výhru: soubor s příponou .png, .svg nebo .pdf
error-review-player = v této hře jsou hráči 1 až { $most }, ne { $n }
error-review-playouts = pro rozbor se na každé rozhodnutí dohraje { $least } až { $most } her, ne { $n }
error-review-seconds = rozbor trvá { $least } až { $most } sekund, ne { $n }
error-review-none = zatím tu žádná hra neskončila; uveď soubor uložené hry

## Graf
review-chart-title = { $who }: šance na výhru
review-chart-how = Rozhodnutí: { $decisions }, vždy s nejlepší odpovědí; pás je 95% interval; her na rozhodnutí: { $playouts }
review-chart-turn = tah
review-chart-won = výhra
review-chart-shared = remíza
review-chart-lost = prohra
review-chart-mistake = { $turn }. tah: { $given }, cena { $cost } ± { $margin } procentních bodů; lepší: { $better }
