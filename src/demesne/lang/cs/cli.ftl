### Příkazový řádek.

cli-description = Dominion jako program. Neoficiální fanouškovský projekt.
cli-commands = příkazy
cli-examples = příklady
cli-settings = Výchozí jazyk, jméno a úroveň lze nastavit v souboru { $file }.
cli-option-cards = soubor v Pythonu nebo složka s vlastními kartami
cli-option-lang = jazyk: en, pl, de nebo cs (výchozí: jazyk systému)
cli-option-with-english = ukazovat vedle českého i anglický název karty
cli-option-kingdom = doporučené království, seznam karet a projektů v kterémkoli jazyce, nebo random
cli-option-players = kolik hraje: 2, 3 nebo 4
cli-option-bots = kolik z nich jsou boti (výchozí: všichni kromě jednoho)
cli-option-bot = kdo jsou boti: easy (lehký), medium (střední), hard (těžký), hard s nastavením jako hard:seconds=2, nebo strategie: název z knihovny či soubor (výchozí: medium)
cli-option-seed = stejné semínko rozdá stejnou hru
cli-option-games = kolik her po sobě
cli-option-plain = řádek po řádku, i pro čtečky obrazovky a roury
cli-option-name = tvé jméno; více hráčů s čárkami, nejdřív lidé, potom boti: Anna,Bob
cli-option-json = vypsat pro každé upřesnění jeden objekt JSON
cli-option-ruling-files = soubory YAML, viz docs/rulings.md
cli-option-coverage = vypsat věty těchto karet, které neprovádí žádné upřesnění; bez názvů: všech karet, nebo karet z --cards
cli-option-mutations = měnit tyto karty vždy v jedné drobnosti a vypsat změny, kterých si žádné upřesnění nevšimne; bez názvů: všechny karty, nebo karty z --cards
cli-option-card-name = její název v kterémkoli jazyce nebo její id
cli-option-list = seznam karet i karet na šířku (vlastnost se svým balíčkem, např. „Osudový (Koření)“) nebo název doporučeného království
cli-option-generate = vylosovat království
cli-option-sets = vylosuj království z těchto sad: { $names }, z vydání jako { $example } nebo ze sady ze souboru --cards
cli-option-colonies = hrát s platinou a koloniemi, nebo bez nich; jinak rozhodnou karty vylosovaného království
cli-option-shelters = hrát s Přístřešími, nebo bez nich; jinak rozhodnou karty vylosovaného království
cli-option-landscapes = kolik projektů, událostí, pamětihodností, cest a vlastností: 0, 1 nebo 2
cli-option-require = karty i karty na šířku, které nesmějí chybět; vlastnost může uvést svůj balíček
cli-option-forbid = karty nebo projekty, které tam být nesmějí
cli-option-want = alespoň jedna taková karta: village, attack, reaction, buy, trasher, gainer, draw
cli-option-keep = tyto karty i karty na šířku nechat, ostatní vylosovat znovu
cli-option-shell = bash, zsh nebo fish
cli-recommended = Doporučená království
cli-sets = Sady, ze kterých lze losovat, a počet jejich karet království
cli-set = { $name }: { $n }
cli-set-part = { $name }: { $n } z { $all }, jen část
cli-rulings-done = { $n ->
    [one] 1 upřesnění
    [few] { $n } upřesnění
   *[other] { $n } upřesnění
}, platí: { $held }, neplatí: { $broken }
cli-coverage-done = { $n ->
    [one] 1 věta
    [few] { $n } věty
   *[other] { $n } vět
}, provedené: { $proved }, výjimky: { $excused }, neprovedené: { $unproved }
cli-mutations-done = { $n ->
    [one] 1 změna
    [few] { $n } změny
   *[other] { $n } změn
}, povšimnuté: { $proved }, výjimky: { $excused }, nepovšimnuté: { $unproved }
cli-proofs-need-rulings = Tato upřesnění neplatí, takže nelze říci, co upřesnění dokazují: { $rulings }
cli-lacks-message = { $file }: chybí { $lacks }
cli-lacks-ruling = { $file }: žádné upřesnění se netýká { $lacks }
cli-version-compiled = demesne { $version } (engine zkompilovaný)
cli-version-uncompiled = demesne { $version } (engine nezkompilovaný)
cli-uncompiled = demesne: engine není zkompilovaný, takže to potrvá nejméně 50krát déle; pokud máš překladač jazyka C, zkompiluje ho `make install` nebo `pip install .` ve zdrojích

## What the parser of the command line says by itself; % marks what it fills in
cli-parser-usage = použití:
cli-parser-arguments = argumenty
cli-parser-options = volby
cli-parser-help = ukázat tuto nápovědu
cli-parser-version = ukázat verzi
cli-parser-required = chybějí argumenty: %s
cli-parser-unrecognized = neznámé argumenty: %s
cli-parser-choice = neplatná volba: „%(value)s“ (možnosti: %(choices)s)
cli-parser-value = neplatná hodnota (%(type)s): „%(value)s“
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-one = je třeba jedna hodnota
cli-parser-some = je třeba alespoň jedna hodnota
cli-parser-error = %(prog)s: chyba: %(message)s

## What is written behind an option, as help shows it
cli-value-address = ADRESA
cli-value-bot = BOT
cli-value-bots = BOTI
cli-value-card = KARTA
cli-value-command = PŘÍKAZ
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-games = HRY
cli-value-kingdom = KRÁLOVSTVÍ
cli-value-lang = JAZYK
cli-value-list = SEZNAM
cli-value-name = NÁZEV
cli-value-path = CESTA
cli-value-percent = PROCENTA
cli-value-player = HRÁČ
cli-value-players = HRÁČI
cli-value-port = PORT
cli-value-seed = SEMÍNKO
cli-value-set = SADA
cli-value-shell = SHELL
cli-value-strategy = STRATEGIE
