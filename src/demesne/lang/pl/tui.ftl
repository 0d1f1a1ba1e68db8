### Stół w terminalu.

phase-action = faza akcji
phase-buy = faza zakupu
phase-clean-up = faza porządków
state-look = ogląda: { $cards }
key-enter = Enter
key-space = Spacja
tui-treasures = zagraj Skarby
tui-keys = Spacja Skarby · Backspace cofnij · ! rada · = talia · / karty · ? pomoc · Esc koniec
tui-help =
    Klawisze są podane przy tym, co możesz zrobić: w Zasobach, na ręce i pod pytaniem. Można też klikać.

    Enter       zakończ fazę, zrezygnuj albo zakończ wybieranie
    Spacja      zagraj wszystkie Skarby, których kolejność nie ma znaczenia
    Backspace   cofnij ostatnią odpowiedź
    !           co zrobić? Opcje z szansami na zwycięstwo
    /           tekst i orzeczenia każdej karty
    =           wszystkie twoje karty i punkty do tej pory
    PgUp PgDn   przewiń dziennik
    Ctrl+S      gdzie gra jest zapisywana (każda odpowiedź, od razu)
    Esc         wyjdź; gra zostanie zapisana i można do niej wrócić

    Litery za nazwą: A Akcja, S Skarb, Z Zwycięstwo, K Klątwa, ! Atak, R Reakcja, N Następstwo, G Nagroda, # projekt; * to Zguba.
    Za projektem stoją numery graczy, którzy go mają.
tui-how-many = { $mode ->
    [exactly] Wybierz { $most ->
        [one] 1 kartę
        [few] { $most } karty
       *[many] { $most } kart
    }
    [up-to] Wybierz najwyżej { $most ->
        [one] 1 kartę
        [few] { $most } karty
       *[many] { $most } kart
    }
   *[between] Wybierz od { $least } do { $most } kart
}; zaznaczono: { $n }.
table-action-left = Możesz jeszcze zagrać kartę Akcji. Enter (albo „end”) kończy fazę akcji.
tui-undo-agree =
    Od tego czasu odsłonięto coś nowego.
    Czy wszyscy inni zgadzają się na cofnięcie?

    Enter zgoda   Esc nie
tui-leave =
    Wyjść z gry? Zostanie zapisana, a `demesne resume` do niej wróci.

    Enter wyjdź   Esc zostań
tui-choose-kingdom = Które królestwo?
tui-resume = { $n ->
    [one] Wróć do przerwanej gry
   *[other] Wróć do jednej z przerwanych gier ({ $n })
}
tui-random = Losowe królestwo
tui-choose-keys = ↑ ↓ wybór · Enter graj · 1 2 3 przeciwnicy: { $n } · L poziom: { $level } · Esc koniec
tui-again = Enter: następna gra   R: analiza tej gry   Esc: koniec
tui-too-small = Ten terminal jest za mały: potrzeba co najmniej 80 kolumn i 24 wierszy albo `demesne play --plain`.
result-per-turn = Punkty po każdej turze
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize and project, in this order.
tui-letters = A S Z K ! R N G #
tui-close = Esc: wróć
tui-search = Wpisz, aby szukać
# What bots are called; the level is written small.
player-bot-level = Bot ({ $level })
player-bot-level-n = Bot { $n } ({ $level })
## Looking at a game once more
replay-step = krok { $n } z { $of }
replay-given = odpowiedź: { $answer }
replay-keys = ← → krok · ↑ ↓ tura · Home End · / karty · Esc koniec
