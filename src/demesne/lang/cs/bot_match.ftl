### demesne bot-match: programs in any language play. Numbers come written out; $n only chooses the plural.

bot-match-option-players = 2 až 4 hráči: easy, medium a hard jsou úrovně, název z knihovny nebo soubor se strategiemi je strategie, cokoli jiného je příkazový řádek programu; program: na začátku říká, že jde o program
bot-match-option-games = kolik her (výchozí: 100), zaokrouhleno nahoru, aby se každé rozdání hrálo z každého místa
bot-match-option-seconds = kolik sekund má program na rozhodnutí (výchozí: 1); na spuštění má 10 sekund
bot-match-option-kingdom = seznam karet, název doporučeného království, nebo random (výchozí: to, co strategie vyžadují, doplněné balíčky základní hry, které nic nemění hráčům, kteří je nekupují)
bot-match-option-jobs = kolik her se hraje najednou, každá s vlastními procesy (výchozí: 1)
bot-match-repeated = { $name }: hry prohrané vlastní vinou za sebou: { $n }. Zápas pokračuje.

## The report
bot-match-column-forfeits = kontumace
bot-match-column-mean = průměrný čas
bot-match-column-worst = nejdelší
bot-match-milliseconds = { $value } ms
bot-match-points = Body kontumované hry se počítají podle stavu v tu chvíli.
bot-match-endings = Hry trvaly v průměru { $turns } tahu.
bot-match-forfeits = { $n ->
    [one] { $name }: { $games } hra prohraná vlastní vinou:
    [few] { $name }: { $games } hry prohrané vlastní vinou:
   *[other] { $name }: { $games } her prohraných vlastní vinou:
}
bot-match-last = poslední z nich, hra { $game }: { $why }
bot-match-said = a takto končil jeho standardní chybový výstup:
bot-match-reason-start = nespustil se
bot-match-reason-crash = skončil
bot-match-reason-closed = zavřel svůj standardní vstup nebo výstup
bot-match-reason-time = neodpověděl včas
bot-match-reason-flood = napsal více než 1 MB tam, kde se čekal jeden řádek
bot-match-reason-json = jeho řádek nebyl objekt JSON
bot-match-reason-answer = jeho odpověď nebyla mezi možnými

## What is wrong
error-bot-match-seconds = rozhodnutí smí trvat více než 0 a nejvýše { $most } sekund, ne { $value }
error-bot-match-command = „{ $name }“ není příkazový řádek: { $detail }
error-bot-match-empty = „{ $name }“ neoznačuje ani strategii, ani program
error-bot-match-no-start = „{ $name }“ nelze spustit jako hráče: { $detail }
error-bot-match-no-program = není tu program „{ $name }“, který by šlo spustit
error-bot-match-neither = není tu program „{ $name }“, který by šlo spustit, a { $problem }
