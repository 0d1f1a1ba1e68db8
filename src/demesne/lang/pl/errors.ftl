### Co jest nie tak i jak powinno być.

error-no-card = nie ma karty, Projektu ani Artefaktu o nazwie { $names }
# A name as somebody wrote it.
error-quoted = „{ $name }”
error-did-you-mean = „{ $name }” (może chodzi o: { $near }?)
error-lacking-card = „{ $name }” (taka karta istnieje, ale tu jej jeszcze nie ma)
error-players = w grze bierze udział 2, 3 lub 4 graczy, a nie { $n }
error-repeated = { $card }: nazwa podana więcej niż raz; każdy stos i Projekt wykłada się raz
error-repeated-names = podane więcej niż raz: { $cards }
error-no-kingdom-card = { $card } nie jest kartą Królestwa i nie może być jednym z dziesięciu stosów
error-heirloom = { $card } to Dziedzictwo, które zastępuje Miedziaka w początkowych taliach; wchodzi do gry razem z kartą { $other }: podaj tę kartę
error-comes-with = { $card } to nie karta Królestwa: wchodzi do gry z kartami, które jej używają; podaj jedną z nich, na przykład { $other }
error-comes-with-option = { $card } to nie karta Królestwa i nie liczy się do dziesięciu stosów: jest w grze z opcją { $option }
error-in-pile = { $card } leży w stosie z innymi kartami; podaj nazwę stosu: { $other }
error-no-landscape = { $card } nie jest kartą poziomą, z którą można rozpocząć grę (Projektem, Zdarzeniem, Krajobrazem, Drogą, Sojusznikiem ani Cechą)
error-needs-ally = { $card } to karta Łącznika: podaj Sojusznika, u którego zużywa się Przysługi
error-needless-ally = { $card } to Sojusznik, ale żadna karta tego Królestwa nie daje Przysług: pomiń go albo wybierz Łącznika
error-many-allies = w grze jest jeden Sojusznik, nie { $n }
error-trait-pile = { $card } to Cecha: podaj, na którym stosie Akcji lub Skarbów Królestwa leży
error-trait-elsewhere = { $card } nie może leżeć na stosie { $pile }, bo nie ma go wśród stosów tego Królestwa: wybierz któryś z nich, z Akcjami lub Skarbami
error-trait-type = { $card } nie może leżeć na stosie { $pile }, bo to ani Akcja, ani Skarb: wybierz stos Akcji lub Skarbów
error-trait-twice = { $other } i { $card } leżą na tym samym stosie ({ $pile }): wybierz dla jednej z Cech inny
error-one-trait = { $card } leży na jednym stosie, a podano kilka: { $cards }
error-which-trait = { $card } to Cecha: podaj, na którym stosie Akcji lub Skarbów leży, na przykład { $example }
error-no-trait-pile = nie ma już stosu Akcji ani Skarbów, na którym mogłaby leżeć Cecha { $card }
error-kingdom-size = Królestwo ma 10 kart (i Zgubę, jeśli jest potrzebna); tu jest ich { $n }
error-needs-bane = { $card } wymaga Zguby: podaj jedenastą kartę Królestwa o koszcie ${ $low } lub ${ $high }
error-needless-bane = { $card } podano jako Zgubę, ale żadna karta tego Królestwa jej nie używa
error-wrong-bane = Zgubą może być tylko karta Królestwa o koszcie ${ $low } lub ${ $high }; { $card } nią nie jest
error-needs-ferryman = { $card } wymaga własnego stosu obok Zasobów: podaj jedenastą kartę Królestwa o koszcie ${ $low } lub ${ $high }
error-needless-ferryman = { $card } podano jako stos Przewoźnika, ale żadna karta tego Królestwa go nie używa
error-wrong-ferryman = stosem Przewoźnika może być tylko karta Królestwa o koszcie ${ $low } lub ${ $high }; { $card } nią nie jest
error-setup-unknown = nieznane w przygotowaniu gry: { $names }; znane są: { $known }
error-setup-form = { $field } w przygotowaniu gry ma złą postać: { $found }
error-setup-no-mark = nie ma oznaczenia „{ $name }”; są: { $known }
error-setup-no-option = nie ma opcji „{ $name }”; są: { $known }
error-one-bane = Zguba jest tylko jedna, a podano kilka: { $cards }
error-which-bane = { $card } wymaga Zguby: wskaż, która z tych kart nią jest: { $cards }; na przykład { $example }
error-one-ferryman = stos Przewoźnika jest tylko jeden, a podano kilka: { $cards }
error-which-ferryman = { $card } wymaga własnego stosu: wskaż, która z tych kart go tworzy: { $cards }; na przykład { $example }
error-list-too-long = ta lista jest za długa (liczba znaków: { $n })
error-no-kingdom = nie ma polecanego Królestwa o nazwie „{ $name }” (może chodzi o: { $near }?)
error-no-kingdom-or-card = nie ma Królestwa ani karty o nazwie „{ $name }”; Królestwa to na przykład { $kingdoms }
error-too-many-names = Królestwo ma 10 kart, a na liście jest ich { $n }
error-no-such = nie ma: { $names }; są: { $possible }
error-wanted-and-forbidden = jednocześnie wymagane i zabronione: { $cards }
error-neither = ani karty Królestwa, ani karty poziome: { $cards }
error-too-many-kept = Królestwo ma 10 kart, a zatrzymano lub zażądano { $n }
error-kept-bane = { $cards } ma zostać Zgubą, ale żadna z zatrzymanych ani wymaganych kart jej nie używa
error-kept-ferryman = { $cards } ma zostać stosem Przewoźnika, ale żadna z zatrzymanych ani wymaganych kart go nie używa
error-landscapes = kart poziomych może być od 0 do 2, a nie { $n }
error-landscapes-kept = kart poziomych ma być { $n }, a zatrzymano lub zażądano { $kept }
error-landscapes-few = kart poziomych ma być { $n }, a dozwolonych jest tylko { $allowed }
error-too-few-allowed = Królestwo ma 10 kart, a dozwolonych jest tylko { $n }
error-sets-and-kingdom = --sets dotyczy losowanych Królestw, więc nie można tego łączyć z --kingdom
error-hopeless = żadna z dozwolonych kart nie ma cechy: { $wishes }
error-too-few-free = wolnych stosów jest { $n }, to za mało na wszystkie życzenia: { $wishes }
error-no-bane-left = żadne Królestwo nie spełnia tych życzeń tak, by została karta o koszcie ${ $low } lub ${ $high } na Zgubę
error-no-ferryman-left = żadne Królestwo nie spełnia tych życzeń tak, by została karta o koszcie ${ $low } lub ${ $high } na stos Przewoźnika
error-seed = ziarno to liczba całkowita od 0 do { $most }, a nie { $seed }
error-not-possible = „{ $answer }”: tutaj to niemożliwe
error-how-many = { $mode ->
    [exactly] wybierz { $most } spośród tych kart
   *[other] wybierz od { $least } do { $most } spośród tych kart
}
error-save-damaged = ten zapis jest uszkodzony ({ $detail })
error-save-cut-off = to nie jest zapis gry: niepoprawny JSON ({ $detail }); czy plik nie jest ucięty?
error-no-save = to nie jest zapis gry
error-save-version = ten zapis ma wersję { $version }, a program czyta najwyżej { $known }: zaktualizuj demesne, aby go wczytać
error-save-journal =
    odpowiedzi { $n } z { $of }, „{ $detail }”, nie można już udzielić; { $since ->
        [other] zasady zmieniły się od tego czasu (wersja { $saved }, teraz { $now })
        [unknown] wersja, która to zapisała, nie zanotowała swoich zasad, więc mogły się zmienić
       *[same] zasady są te same, więc zapis jest uszkodzony
    }
error-save-position =
    po odpowiedzi { $n } z { $of } sytuacja nie jest tą, którą zapisano ({ $detail }); { $since ->
        [other] zasady zmieniły się od tego czasu (wersja { $saved }, teraz { $now })
        [unknown] wersja, która to zapisała, nie zanotowała swoich zasad, więc mogły się zmienić
       *[same] zasady są te same, więc zapis jest uszkodzony
    }
error-cannot-save = nie można zapisać gry w { $file }: { $detail }
error-no-file = nie ma zapisanej gry { $file }
error-cannot-read = nie można odczytać { $file }: { $detail }
error-file-cut-off = { $file } nie jest zapisem gry: niepoprawny JSON ({ $detail }); czy plik nie jest ucięty?
error-in-file = { $file }: { $problem }
error-no-card-file = nie ma pliku z kartami { $file }
error-bots = botów może być najwyżej { $most }, a nie { $n }
error-same-name = dwóch graczy ma to samo imię: { $name }; podaj różne imiona
error-names-for-players = liczba imion: { $n }, a graczy: { $players }
error-games = seria ma co najmniej 1 grę, a nie { $n }
error-save-bot = bot w tej grze gra według strategii { $name }, której brakuje: { $problem }
error-strategy-lacks = strategia { $name } potrzebuje kart: { $names }; brakuje ich w tym Królestwie
error-settings-read = nie można odczytać pliku { $file }: { $problem }
error-settings-toml = { $file } nie jest poprawnym plikiem TOML ({ $problem }); wiersz wygląda na przykład tak: language = "pl"
error-settings-key = { $file }: nie ma ustawienia { $setting }; są: { $known }
error-settings-value = { $file }: „{ $value }” nie jest wartością dla { $setting }; możliwe są na przykład { $possible }
error-endless-text = tekst karty { $card } nie ma końca: w jednej turze rozpoczęto { $n } tekstów i końca nie widać
