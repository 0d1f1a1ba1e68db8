### Laboratorium w przeglądarce.

## Pages
lab-laboratory = Laboratorium
lab-laboratory-hint = Pisz strategie i rozgrywaj nimi tysiące gier
lab-page-laboratory = Warsztat
lab-page-kingdom = Królestwa
lab-page-strategies = Strategie
lab-kingdom = Co tu wygrywa?
lab-run = Symulacja
lab-strategies = Strategie
lab-coming = Chwileczkę…
lab-study = Zbadaj to królestwo
lab-try = Wypróbuj tu strategie

## The workbench
lab-how-many = Ilu graczy
lab-player = Gracz { $n }
lab-player-text = Własna strategia
lab-player-bot = { $name } w wersji z tego serwera
lab-library = Biblioteka
lab-own = Własne strategie
lab-edit = Edytuj
lab-copy-text = Edytuj kopię
lab-text = Tekst
lab-text-of = Strategia gracza { $n }
lab-save = Zapisz
lab-save-version = Zapisz jako nową wersję
lab-saved = Zapisano: { $name }.
lab-variants = Warianty
lab-add-variant = Skopiuj jako wariant
lab-variant-label = Nazwa tego wariantu
lab-drop-variant = Usuń ten wariant
lab-games = Gry
lab-seed = Ziarno
lab-seed-any = dowolne
lab-run-it = Rozegraj
lab-run-matches = { $n ->
    [one] Rozegraj { $n } mecz
    [few] Rozegraj { $n } mecze
   *[other] Rozegraj { $n } meczów
}
lab-same-shuffles = Mecze: { $n }, po { $games } gier, z tym samym tasowaniem, więc różni je tylko to, co zmieniono.
lab-too-many-matches = To byłoby meczów: { $n }; naraz można najwyżej { $most }.
lab-first = Wybierz graczy, napisz strategię i naciśnij „Rozegraj”. Tutaj w trakcie gier rosną wykresy.
lab-recent = Moje symulacje
lab-recent-facts = Gry: { $games }, { $at }

## A number that takes several values
lab-vary = Zmieniaj liczbę
lab-vary-none = Nie
lab-vary-no-number = W warunkach nie ma liczby całkowitej
lab-vary-number = { $value } w wierszu { $line }: { $source }
lab-vary-near = Zmieniaj { $value }
lab-vary-from = Od
lab-vary-to = Do
lab-vary-step = Krok
lab-vary-values = { $n ->
    [one] { $n } wartość: { $values }
    [few] { $n } wartości: { $values }
   *[other] { $n } wartości: { $values }
}
lab-vary-too-few = Potrzebne są co najmniej dwie wartości.

## The editor
lab-editor-help = Tab wychodzi z edytora. Ctrl+Spacja uzupełnia, F8 prowadzi do następnego błędu.
lab-at-line = Wiersz { $line }
lab-help-cursor = Ustaw kursor na słowie, aby przeczytać, co znaczy.
lab-help-all = Wszystkie słowa języka
lab-write-word = Wpisz { $word }
lab-kind-heading = Na początku
lab-kind-verb = Co robić
lab-kind-value = Wartości w warunkach
lab-kind-operator = Między wartościami
lab-kind-type = Typy kart
lab-cm-completions = Podpowiedzi
lab-cm-diagnostics = Błędy
lab-cm-no-diagnostics = Brak błędów
lab-cm-control = Znak sterujący

## Results
lab-results = Wyniki
lab-no-results = Nie policzono jeszcze żadnej gry.
lab-state-waiting = Czeka na swoją kolej
lab-state-waiting-behind = { $n ->
    [one] Czeka za inną twoją symulacją
   *[other] Czeka za { $n } innymi twoimi symulacjami
}
lab-state-running = Trwają gry
lab-state-stopped = Zatrzymano
lab-state-done = Gotowe
lab-state-failed = To się nie udało.
lab-games-done = { $done } z { $total } gier
lab-progress = Rozegrane gry
lab-stop = Zatrzymaj
lab-watched = Krzywe i zakupy dotyczą { $watched } obserwowanych gier; wygrane i zakończenia wszystkich { $games }.
lab-not-watched = Gry, w których ktoś myśli naprzód, nie są obserwowane tura po turze; pojedyncze można obejrzeć poniżej.
lab-match-title = Mecz { $name }
lab-beside = Obok
lab-whose-buys = Zakupy gracza
lab-openings = Pierwsze zakupy: { $name }
lab-numbers = Liczby
lab-save-chart = Zapisz: { $title }

## Charts
lab-interval = { $rate } (od { $low } do { $high })
lab-mean = Średnio { $value }
lab-curve-summary = { $name } osiąga { $value }
lab-chart-wins = Wygrane, z przedziałami 95%
lab-chart-wins-of = Wygrane: { $name }, z przedziałami 95%
lab-chart-points_at = Punkty, tura po turze
lab-chart-money_at = Pieniądze, tura po turze
lab-chart-lengths = Długość gier
lab-chart-differences = O ile punktów prowadzi { $name }
lab-chart-endings = Jak kończyły się gry
lab-chart-bought = Co i kiedy kupuje { $name }
lab-ended-provinces = Brak Prowincji lub Kolonii
lab-ended-piles = Trzy puste stosy
lab-ended-limit = Limit tur
lab-axis-value = Wartość
lab-axis-variant = Wariant
lab-axis-points = Punkty
lab-column-player = Gracz
lab-column-games = Gry
lab-column-wins = Wygrane
lab-column-ties = Remisy
lab-column-losses = Przegrane
lab-column-points = Punkty
lab-column-turns = Tury
lab-column-turn = Tura
lab-column-share = Udział
lab-column-ending = Zakończenie
lab-column-card = Karta
lab-column-total = Na grę
lab-turn = Tura { $n }

## Taking a run along
lab-take = Zabierz ze sobą
lab-link = Link do tej symulacji
lab-command = Polecenie dające te same liczby
lab-command-hint = { $files ->
    [0] Wersja { $version } daje te same liczby.
   *[other] Pliki poniżej umieść w katalogu, w którym uruchamiasz polecenie; wersja { $version } da te same liczby.
  }
lab-run-facts = Gier na mecz: { $games }, ziarno { $seed }, królestwo: { $kingdom }
lab-to-bench = Wypróbuj dalej w warsztacie

## Single games
lab-single = Pojedyncza gra
lab-single-number = Numer, od 1 do { $n }
lab-single-open = Obejrzyj
lab-single-before = Poprzednia gra
lab-single-after = Następna gra
lab-single-result = Wygrywa { $who }: { $scores }
lab-single-turns = Tury tej gry
lab-single-keys = ← i → prowadzą z tury do tury, Home i End do pierwszej i ostatniej.
lab-turn-first = Pierwsza tura
lab-turn-back = Poprzednia tura
lab-turn-next = Następna tura
lab-turn-last = Ostatnia tura
lab-turn-of = { $who }, tura { $n }
lab-turn-extra = { $who }, dodatkowa tura
lab-hand = Ręka
lab-coins = Monety
lab-points = Punkty
lab-purchases = Zakupy
lab-because = według wiersza { $line }:
lab-no-line = bez wiersza w tekście
lab-log = Co się działo w tej turze

## Own strategies and the shelf
lab-own-none = Nie masz jeszcze żadnej strategii. Napisz ją w warsztacie albo zaimportuj.
lab-shelf = Półka: strategie udostępnione przez innych
lab-shelf-find = Szukaj na półce
lab-shelf-none = Nie znaleziono udostępnionej strategii.
lab-built-in = Wbudowane strategie
lab-by = Autor: { $author },
lab-open = Otwórz w warsztacie
lab-history = Historia
lab-history-of = Historia: { $name }
lab-version = Wersja { $n }
lab-restore = Przywróć
lab-restored = Przywrócono wersję { $n }.
lab-share = Połóż na półce
lab-unshare = Zdejmij z półki
lab-shared = { $name } leży na półce dla wszystkich.
lab-unshared = { $name } nie leży już na półce.
lab-is-shared = na półce
lab-delete = Usuń
lab-delete-named = Usuń: { $name }
lab-delete-really = Usunąć „{ $name }” z całą historią? Tego nie da się cofnąć.
lab-deleted = Usunięto: { $name }.
lab-import = Importuj
lab-import-file = Plik: nasz język albo XML Geronimoo
lab-import-paste = Albo wklej tekst
lab-import-read = Wczytaj
lab-secret = Twój tajny klucz
lab-secret-about = Po tym tajnym kluczu, utworzonym przez przeglądarkę, rozpoznawane są twoje strategie. Wpisz go na innym urządzeniu, aby je tam znaleźć. Kto go ma, może je zmieniać.
lab-secret-other = Tajny klucz z innego urządzenia
lab-secret-use = Użyj
lab-secret-used = Ta przeglądarka używa teraz tego klucza.
lab-secret-wrong = Tajny klucz ma co najmniej 22 litery, cyfry, - i _.
