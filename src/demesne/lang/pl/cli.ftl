### Wiersz poleceń.

cli-description = Dominion jako program. Nieoficjalny projekt fanowski.
cli-commands = polecenia
cli-examples = przykłady
cli-settings = Domyślny język, imię i poziom można ustawić w pliku { $file }.
cli-option-cards = plik Pythona lub folder z własnymi kartami
cli-option-lang = język: en, pl, de lub cs (domyślnie: język systemu)
cli-option-with-english = pokazuj angielską nazwę karty obok polskiej
cli-option-kingdom = polecane Królestwo, lista kart i Projektów w dowolnym języku albo random
cli-option-players = ilu gra: 2, 3 lub 4
cli-option-bots = ilu z nich to boty (domyślnie: wszyscy prócz jednego)
cli-option-bot = kim są boty: easy (łatwy), medium (średni), hard (trudny), hard z ustawieniami, np. hard:seconds=2, albo strategia: nazwa z biblioteki lub plik (domyślnie: medium)
cli-option-seed = to samo ziarno daje to samo rozdanie
cli-option-games = ile gier z rzędu
cli-option-plain = wiersz po wierszu, także dla czytników ekranu i potoków
cli-option-name = twoje imię; kilku graczy z przecinkami, najpierw osoby, potem boty: Ania,Bob
cli-option-json = wypisz po jednym obiekcie JSON na rozstrzygnięcie
cli-option-ruling-files = pliki YAML, zob. docs/rulings.md
cli-option-coverage = wypisz frazy tych kart, których nie wykonuje żadne rozstrzygnięcie; bez nazw: wszystkich kart albo kart z --cards
cli-option-mutations = zmieniaj te karty, po jednym szczególe, i wypisz zmiany, których nie zauważa żadne rozstrzygnięcie; bez nazw: wszystkie karty albo karty z --cards
cli-option-card-name = nazwa w dowolnym języku albo identyfikator
cli-option-list = lista kart, także poziomych (Cecha z jej stosem, np. „Przeznaczony (Przyprawy)”), albo nazwa polecanego Królestwa
cli-option-generate = wylosuj Królestwo
cli-option-sets = wylosuj Królestwo z tych zestawów: { $names }, z wydania takiego jak { $example } albo z zestawu z pliku --cards
cli-option-colonies = graj z Platynami i Koloniami albo bez nich; inaczej rozstrzygają karty wylosowanego Królestwa
cli-option-shelters = graj ze Schronieniami albo bez nich; inaczej rozstrzygają karty wylosowanego Królestwa
cli-option-landscapes = ile Projektów, Zdarzeń, Krajobrazów, Dróg i Cech: 0, 1 lub 2
cli-option-require = karty, także poziome, które muszą być; przy Cesze można podać jej stos
cli-option-forbid = karty lub Projekty, których ma nie być
cli-option-want = co najmniej jedna taka karta: village, attack, reaction, buy, trasher, gainer, draw
cli-option-keep = zatrzymaj te karty, także poziome, pozostałe wylosuj na nowo
cli-option-shell = bash, zsh lub fish
cli-recommended = Polecane Królestwa
cli-sets = Zestawy, z których można losować, i liczba ich kart Królestwa
cli-set = { $name }: { $n }
cli-set-part = { $name }: { $n } z { $all }, tylko część
cli-rulings-done = { $n ->
    [one] 1 rozstrzygnięcie
    [few] { $n } rozstrzygnięcia
    [many] { $n } rozstrzygnięć
   *[other] { $n } rozstrzygnięcia
}, spełnione: { $held }, niespełnione: { $broken }
cli-coverage-done = { $n ->
    [one] 1 fraza
    [few] { $n } frazy
    [many] { $n } fraz
   *[other] { $n } frazy
}, wykonane: { $proved }, wyjątki: { $excused }, niewykonane: { $unproved }
cli-mutations-done = { $n ->
    [one] 1 zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}, zauważone: { $proved }, wyjątki: { $excused }, niezauważone: { $unproved }
cli-proofs-need-rulings = Te rozstrzygnięcia nie są spełnione, więc nie da się powiedzieć, czego rozstrzygnięcia dowodzą: { $rulings }
cli-lacks-message = { $file }: brakuje { $lacks }
cli-lacks-ruling = { $file }: żadne rozstrzygnięcie nie dotyczy { $lacks }
cli-version-compiled = demesne { $version } (silnik skompilowany)
cli-version-uncompiled = demesne { $version } (silnik nieskompilowany)
cli-uncompiled = demesne: silnik nie jest skompilowany, więc to potrwa co najmniej 50 razy dłużej; jeśli jest kompilator C, skompiluje go `make install` albo `pip install .` w źródłach

## What the parser of the command line says by itself; % marks what it fills in
cli-parser-usage = użycie:
cli-parser-arguments = argumenty
cli-parser-options = opcje
cli-parser-help = pokaż tę pomoc
cli-parser-version = pokaż wersję
cli-parser-required = brakuje argumentów: %s
cli-parser-unrecognized = nieznane argumenty: %s
cli-parser-choice = niedozwolona wartość: „%(value)s” (do wyboru: %(choices)s)
cli-parser-value = niepoprawna wartość (%(type)s): „%(value)s”
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-one = potrzebna jest jedna wartość
cli-parser-some = potrzebna jest co najmniej jedna wartość
cli-parser-error = %(prog)s: błąd: %(message)s

## What is written behind an option, as help shows it
cli-value-address = ADRES
cli-value-bot = BOT
cli-value-bots = BOTY
cli-value-card = KARTA
cli-value-command = POLECENIE
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-games = GRY
cli-value-kingdom = KRÓLESTWO
cli-value-lang = JĘZYK
cli-value-list = LISTA
cli-value-name = NAZWA
cli-value-path = ŚCIEŻKA
cli-value-percent = PROCENT
cli-value-player = GRACZ
cli-value-players = GRACZE
cli-value-port = PORT
cli-value-seed = ZIARNO
cli-value-set = ZESTAW
cli-value-shell = POWŁOKA
cli-value-strategy = STRATEGIA
