### Strategie podle jména, strategie Geronimoova simulátoru a příkaz `demesne strategy`.
### Slova souborů XML (buy, board, getTotalMoney ...) a strategií (trash, deck_money ...) jsou v každém jazyce stejná.

strategy-option-names = jméno z knihovny, soubor s koncovkou .strategy nebo .xml, nebo jeden hráč ze souboru: bots.xml:Jméno
strategy-option-convert = zapsat do této složky každou použitelnou strategii jako soubor .strategy
strategy-option-force = přepisovat existující soubory
strategy-option-xml = vypsat strategie jako XML pro simulátor Geronimoo
strategy-option-json = vypsat JSON

strategy-library = Strategie z knihovny
strategy-library-hint = demesne strategy JMÉNO ukáže jednu z nich.
strategy-needs = potřebuje: { $cards }
strategy-any-kingdom = jakékoli království
strategy-ok = v pořádku
strategy-ok-but = v pořádku, ale
strategy-refused = nelze použít
strategy-usable = Použít lze { $usable } z { $n }.
strategy-from-xml = Převedeno z { $file }, souboru Geronimoova simulátoru.
strategy-note = Poznámka: { $what }
strategy-written = { $name }: zapsáno do { $file }
strategy-not-written = { $name }: nezapsáno, { $file } už existuje (--force soubor přepíše, pokud se tu nečetl)
strategy-all-written = Zapsáno { $done } z { $n }.

error-strategy-convert-what = řekni, co převést, například: demesne strategy bots.xml --convert SLOŽKA
error-strategy-xml-what = řekni, které strategie vypsat jako XML, například: demesne strategy moje.strategy --xml
error-strategy-xml-alone = --xml strategie vypíše a nic jiného nedělá; vynech { $option }
error-strategy-cannot-write = { $file } nelze zapsat: { $detail }

## Jména a soubory

error-find-no-strategy = v knihovně není strategie jménem { $name }; soubor potřebuje cestu s koncovkou .strategy nebo .xml
error-find-no-file = soubor { $file } neexistuje
error-find-folder = { $file } je složka; uveď soubor s koncovkou .strategy nebo .xml
error-find-too-large = { $file } má přes { $most } MB, tak velká žádná strategie není
error-find-not-utf8 = { $file } není text v UTF-8 (řádek { $line }); ulož ho jako UTF-8 a zkus to znovu
error-find-no-players = v souboru { $file } nejsou žádní hráči
error-find-which = v souboru { $file } je více strategií; uveď jednu z nich, například { $example }. Jsou tu: { $names }
error-find-none-usable = ze souboru { $file } nelze použít žádného hráče; demesne strategy { $file } řekne proč
error-find-refused = „{ $name }“ ze souboru { $file } nelze použít: { $problem }
error-find-no-player = v souboru { $file } není hráč jménem { $name }; jsou tu: { $names }
error-find-same-name = v souboru { $file } má jméno „{ $name }“ více hráčů: { $n }; dej každému jiné

## Soubory Geronimoova simulátoru, které nelze přečíst

error-geronimoo-xml = to není platné XML: řádek { $line }, sloupec { $column }: { $detail }
error-geronimoo-doctype = řádek { $line }, sloupec { $column }: je deklarován typ dokumentu; strategie ho nepotřebují, proto ho smaž
error-geronimoo-too-long = soubor se strategiemi má nejvýše { $most } mil. znaků
error-geronimoo-too-deep = řádek { $line }, sloupec { $column }: příliš mnoho prvků v sobě
error-geronimoo-root = řádek { $line }: nalezen prvek { $name }, očekáván playerCollection nebo player

## Co nešlo od hráče převzít. Kvůli prvním ho nelze použít.

error-geronimoo-at = { $problem } (řádek { $line })
error-geronimoo-no-name = hráč beze jména
error-geronimoo-no-rules = hráč bez pravidla nákupu
error-geronimoo-nameless = { $where } bez názvu
error-geronimoo-unknown-card = neznámá karta { $name }
error-geronimoo-not-bought = { $name }: to nelze koupit
error-geronimoo-not-counted = { $where } se nemůže týkat: { $name }
error-geronimoo-too-many-cards = karet království je { $n }, království jich má 10
error-geronimoo-too-many-conditions = podmínek v jednom pravidle je { $n }, to je příliš
error-geronimoo-no-bane = { $name } nemůže být zhouba
error-geronimoo-two-banes = více než jedna zhouba: { $names }
error-geronimoo-value = neznámá hodnota { $name }
error-geronimoo-elsewhere = hodnota { $name }, která patří k rozšíření { $expansion }
error-geronimoo-coffers = hodnota { $name }: nákup nemůže záviset na tom, zda stojí truhlice
error-geronimoo-type = neznámý typ karty { $name }
error-geronimoo-operator = neznámý operátor { $name }
error-geronimoo-operation = neznámá extra_operation { $name }
error-geronimoo-number = { $where } s „{ $name }“, což není číslo, nebo je příliš velké
error-geronimoo-by-zero = dělení nulou
error-geronimoo-incomplete = podmínka, ve které chybí { $name }
error-geronimoo-twice = podmínka, ve které je více než jedno { $name }
error-geronimoo-unreadable = strategii nelze zapsat: { $problem }

## Ostatní se jen připomíná.

error-geronimoo-labels = štítky { $names }
error-geronimoo-last-but-one = štítek { $name }: nic nebrání koupi předposlední Provincie
error-geronimoo-shuffling = štítek { $name }: balíček se míchá jako každý jiný
error-geronimoo-start-state = start_state: začíná se s obvyklými kartami
error-geronimoo-shelters = Shelters: začíná se se Statky
error-geronimoo-board-card = { $name } tu není, a proto chybí i v království
error-geronimoo-board-attribute = { $name } u board, { $value }, se ignoruje
error-geronimoo-comes-along = { $name } není v království, protože přichází s jinou kartou
error-geronimoo-needless-bane = { $name } se nestává zhoubou, protože ji žádná karta strategie nepoužívá
error-geronimoo-hint = strategy { $hint }: { $name } se hraje jako obvykle
error-geronimoo-aggressive = strategy { $hint }: místo toho „{ $rule }“ platí pro { $name } a všechny ostatní karty, které zahazují
error-geronimoo-element = prvek { $name } v { $where } se ignoruje
error-geronimoo-attribute = atribut { $name } u { $where } se ignoruje
error-geronimoo-text = text „{ $text }“ v { $where } se ignoruje
error-geronimoo-sort = typ { $name }: počítají se karty tohoto druhu, které kupuje: { $cards }
error-geronimoo-smallest-pile = hodnota { $name }: počítají se i prázdné balíčky
error-geronimoo-all-opponents = hodnota { $name }: u více soupeřů se počítají karty všech

## Co nelze zapsat jako XML Geronimoo
error-geronimoo-writes-no-rule = nikdy se nic nekupuje, takže není co zapsat
error-geronimoo-writes-kingdom = potřebuje nebo kupuje se { $n } karet království, ale hráči Geronimoo mají království z 10 karet
error-geronimoo-writes-line = řádek { $line }: „{ $what }“ nelze říci v jazyce Geronimoo, který má jen pravidla pro nákupy
error-geronimoo-writes-condition = řádek { $line }: „{ $what }“ nelze říci v jazyce Geronimoo, který porovnává dvě vlastní hodnoty, z nichž jedna má přičteno jedno číslo nebo je jím vynásobena
error-geronimoo-writes-value = řádek { $line }: „{ $what }“ nelze říci v jazyce Geronimoo, který nezná nic jako { $value }
error-geronimoo-writes-money = řádek { $line }: „{ $what }“ nelze říci v jazyce Geronimoo: jeho peníze počítají i Akce; místo deck_money napiš { $better }
error-geronimoo-writes-too-much = řádek { $line }: v jazyce Geronimoo by tato podmínka potřebovala více než { $most } pravidel
