### Strategie po nazwie, strategie symulatora Geronimoo i polecenie `demesne strategy`.
### Słowa plików XML (buy, board, getTotalMoney ...) i strategii (trash, deck_money ...) są w każdym języku takie same.

strategy-option-names = nazwa z biblioteki, plik z końcówką .strategy lub .xml albo jeden gracz z pliku: bots.xml:Nazwa
strategy-option-convert = zapisz w tym folderze każdą strategię, której można użyć, jako plik .strategy
strategy-option-force = nadpisuj istniejące pliki
strategy-option-xml = wypisz strategie jako XML dla symulatora Geronimoo
strategy-option-json = wypisz JSON

strategy-library = Strategie z biblioteki
strategy-library-hint = demesne strategy NAZWA pokazuje jedną z nich.
strategy-needs = wymaga: { $cards }
strategy-any-kingdom = dowolne Królestwo
strategy-ok = w porządku
strategy-ok-but = w porządku, ale
strategy-refused = nie można użyć
strategy-usable = Można użyć { $usable } z { $n }.
strategy-from-xml = Przekształcono z { $file }, pliku symulatora Geronimoo.
strategy-note = Uwaga: { $what }
strategy-written = { $name }: zapisano w { $file }
strategy-not-written = { $name }: nie zapisano, { $file } już istnieje (--force nadpisuje plik, o ile nie był tu czytany)
strategy-all-written = Zapisano { $done } z { $n }.

error-strategy-convert-what = podaj, co przekształcić, na przykład: demesne strategy bots.xml --convert FOLDER
error-strategy-xml-what = podaj, które strategie wypisać jako XML, na przykład: demesne strategy moja.strategy --xml
error-strategy-xml-alone = --xml wypisuje strategie i nic poza tym; pomiń { $option }
error-strategy-cannot-write = nie można zapisać { $file }: { $detail }

## Nazwy i pliki

error-find-no-strategy = w bibliotece nie ma strategii o nazwie { $name }; plik wymaga ścieżki z końcówką .strategy lub .xml
error-find-no-file = nie ma pliku { $file }
error-find-folder = { $file } to folder; podaj plik z końcówką .strategy lub .xml
error-find-too-large = { $file } ma ponad { $most } MB, a tak duża nie jest żadna strategia
error-find-not-utf8 = { $file } nie jest tekstem UTF-8 (wiersz { $line }); zapisz go jako UTF-8 i spróbuj ponownie
error-find-no-players = w { $file } nie ma graczy
error-find-which = w { $file } jest kilka strategii; podaj jedną z nich, na przykład { $example }. Są: { $names }
error-find-none-usable = żadnego gracza z { $file } nie można użyć; demesne strategy { $file } mówi dlaczego
error-find-refused = nie można użyć „{ $name }” z { $file }: { $problem }
error-find-no-player = w { $file } nie ma gracza o nazwie { $name }; są: { $names }
error-find-same-name = w { $file } nazwę „{ $name }” nosi { $n } graczy; nadaj każdemu inną

## Pliki symulatora Geronimoo, których nie da się odczytać

error-geronimoo-xml = to nie jest poprawny XML: wiersz { $line }, kolumna { $column }: { $detail }
error-geronimoo-doctype = wiersz { $line }, kolumna { $column }: zadeklarowano typ dokumentu; strategie go nie potrzebują, więc go usuń
error-geronimoo-too-long = plik ze strategiami ma najwyżej { $most } mln znaków
error-geronimoo-too-deep = wiersz { $line }, kolumna { $column }: za dużo elementów jeden w drugim
error-geronimoo-root = wiersz { $line }: znaleziono element { $name }, oczekiwano playerCollection lub player

## Czego nie dało się przejąć od gracza. Pierwsze sprawiają, że nie można go użyć.

error-geronimoo-at = { $problem } (wiersz { $line })
error-geronimoo-no-name = gracz bez nazwy
error-geronimoo-no-rules = gracz bez reguły zakupu
error-geronimoo-nameless = { $where } bez nazwy
error-geronimoo-unknown-card = nieznana karta { $name }
error-geronimoo-not-bought = { $name }: tego nie można kupić
error-geronimoo-not-counted = { $where } nie może dotyczyć: { $name }
error-geronimoo-too-many-cards = kart Królestwa jest { $n }, a Królestwo ma 10
error-geronimoo-too-many-conditions = warunków w jednej regule jest { $n }, to za dużo
error-geronimoo-no-bane = { $name } nie może być Zgubą
error-geronimoo-two-banes = więcej niż jedna Zguba: { $names }
error-geronimoo-value = nieznana wartość { $name }
error-geronimoo-elsewhere = wartość { $name }, która należy do dodatku { $expansion }
error-geronimoo-coffers = wartość { $name }: zakup nie może zależeć od tego, czy wymaga Funduszy
error-geronimoo-type = nieznany typ karty { $name }
error-geronimoo-operator = nieznany operator { $name }
error-geronimoo-operation = nieznana extra_operation { $name }
error-geronimoo-number = { $where } z „{ $name }”, co nie jest liczbą albo jest liczbą zbyt dużą
error-geronimoo-by-zero = dzielenie przez 0
error-geronimoo-incomplete = warunek, w którym brakuje { $name }
error-geronimoo-twice = warunek, w którym jest więcej niż jedno { $name }
error-geronimoo-unreadable = strategii nie da się zapisać: { $problem }

## O pozostałych tylko się wspomina.

error-geronimoo-labels = etykiety { $names }
error-geronimoo-last-but-one = etykieta { $name }: nic nie powstrzymuje przed kupnem przedostatniej Prowincji
error-geronimoo-shuffling = etykieta { $name }: karty są tasowane tak jak wszystkie inne
error-geronimoo-start-state = start_state: gra zaczyna się ze zwykłymi kartami
error-geronimoo-shelters = Shelters: gra zaczyna się z Posiadłościami
error-geronimoo-board-card = { $name }: nie ma tej karty tutaj, więc i w Królestwie
error-geronimoo-board-attribute = { $name } w board, { $value }, jest pomijane
error-geronimoo-comes-along = { $name } nie wchodzi do Królestwa, bo pojawia się razem z inną kartą
error-geronimoo-needless-bane = { $name } nie zostaje Zgubą, bo żadna karta strategii jej nie używa
error-geronimoo-hint = strategy { $hint }: { $name } jest zagrywana jak zwykle
error-geronimoo-aggressive = strategy { $hint }: zamiast tego „{ $rule }” obowiązuje kartę { $name } i wszystkie inne, które wyrzucają na Śmietnisko
error-geronimoo-element = element { $name } w { $where } jest pomijany
error-geronimoo-attribute = atrybut { $name } w { $where } jest pomijany
error-geronimoo-text = tekst „{ $text }” w { $where } jest pomijany
error-geronimoo-sort = typ { $name }: liczą się karty tego rodzaju, które kupuje: { $cards }
error-geronimoo-smallest-pile = wartość { $name }: liczą się także puste stosy
error-geronimoo-all-opponents = wartość { $name }: przy kilku przeciwnikach liczą się karty wszystkich

## Czego nie da się zapisać w XML Geronimoo
error-geronimoo-writes-no-rule = nic nigdy nie jest kupowane, więc nie ma czego zapisać
error-geronimoo-writes-kingdom = potrzeba lub kupuje się { $n } kart królestwa, a gracze Geronimoo mają królestwo z 10 kart
error-geronimoo-writes-line = wiersz { $line }: „{ $what }” nie da się powiedzieć w języku Geronimoo, który ma tylko reguły kupowania
error-geronimoo-writes-condition = wiersz { $line }: „{ $what }” nie da się powiedzieć w języku Geronimoo, który porównuje dwie własne wartości, z jedną liczbą dodaną do jednej z nich lub przez nią pomnożoną
error-geronimoo-writes-value = wiersz { $line }: „{ $what }” nie da się powiedzieć w języku Geronimoo, który nie zna niczego takiego jak { $value }
error-geronimoo-writes-money = wiersz { $line }: „{ $what }” nie da się powiedzieć w języku Geronimoo: jego pieniądze obejmują też Akcje; zamiast deck_money napisz { $better }
error-geronimoo-writes-too-much = wiersz { $line }: w języku Geronimoo ten warunek potrzebowałby więcej niż { $most } reguł
