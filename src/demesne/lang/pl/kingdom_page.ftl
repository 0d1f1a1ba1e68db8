### Co wygrywa w królestwie: strona badania.

study-choose = Wybierz królestwo. Serwer przez kilka minut każe strategiom w nim grać i pokazuje, co wygrywa; to, co znajdzie, zostaje zapisane.
study-begin = Zbadaj
study-go-on = Kontynuuj
study-stop = Zatrzymaj
study-link = Link do tej strony
study-another = Inne królestwo
study-cards = Królestwo
study-to-bench = Wypróbuj w warsztacie
study-copy = Kopiuj tekst
study-keep = Zapisz jako własną
study-how = Wszystkie wyniki pochodzą z gier, które strategie rozegrały w parach; remis liczy się jako pół wygranej. Kreski na paskach to przedziały 95%: prawdziwa liczba może leżeć gdziekolwiek w nich. To samo królestwo daje te same liczby w tej samej wersji ({ $version }).

## How far it is
study-state-waiting = W kolejce
study-state-waiting-behind = { $n ->
    [one] W kolejce za jednym twoim badaniem
    [few] W kolejce za { $n } twoimi badaniami
   *[many] W kolejce za { $n } twoimi badaniami
}
study-state-running = W toku
study-state-stopped = Zatrzymane: to, co wiadomo, zostaje, i każdy może kontynuować
study-state-done = Gotowe
study-state-failed = Nie powiodło się
study-stages = Postęp
study-stage-tournament = Turniej
study-stage-evolution = Ewolucja
study-stage-openings = Otwarcia
study-stage-cards = Co dają karty
study-stage-pairs = Pary
study-stage-done = { $done } z { $total }
study-stage-later = później

## The tournament
study-standings = Co tu wygrywa
study-standings-hint = Pasujące strategie z biblioteki, każda przeciw każdej. Na razie każda rozegrała { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}.
study-standings-none = Gry zaraz się zaczną.
study-column-place = Miejsce
study-column-strategy = Strategia
study-column-wins = Wygrane
study-column-interval = Przedział 95%

## Evolution
study-evolution = Lepsza strategia
study-evolution-hint = Ewolucja zmienia najlepsze strategie wiersz po wierszu i zachowuje to, co wygrywa. Każda dotąd najlepsza jest mierzona w nowych grach przeciw strategii { $name }, najlepszej w turnieju.
study-evolution-none = Po turnieju.
study-evolution-chart = Wygrane przeciw: { $name }
study-evolution-summary = Po { $n ->
    [one] jednym pokoleniu
    [few] { $n } pokoleniach
   *[many] { $n } pokoleniach
} najlepsza strategia wygrywa { $share } (między { $low } a { $high }).
study-column-generation = Pokolenie
study-best = Najlepsza znaleziona strategia
study-best-changing = Dotąd najlepsza strategia

## Openings
study-openings = Otwarcia
study-openings-hint = Szansa na co najmniej tyle monet w turze 3 lub 4 oraz na dobranie obu kupionych kart do tury 4: policzona dokładnie, nie rozegrana. Najpierw to, co kupują tu najlepsze strategie, i jak często.
study-openings-none = Po ewolucji.
study-column-opening = Pierwsze zakupy
study-column-bought = Kupowane
study-column-coins = Monety: { $n }
study-column-both = Obie dobrane

## What cards add
study-worth = Co daje każda karta
study-worth-hint = Najlepsza znaleziona strategia, która kupuje tę kartę, gra tysiące nowych gier z najlepszą, która jej nie kupuje: o ile jej udział wygranych przekracza 50%. Poniżej 0 kupowanie jej szkodzi.
study-worth-none = Po otwarciach.
study-column-card = Karta
study-column-adds = Daje
study-worth-row = { $gain } (między { $low } a { $high })

## Pairs
study-pairs = Które karty do siebie pasują
study-pairs-hint = Dla kart, które dają najwięcej: co obie dają razem wobec żadnej z nich ponad to, co każda daje sama, mierzone tak samo. Poniżej 0 jedna robi to, co druga.
study-pairs-none = Na końcu.
study-column-pair = Karty
study-column-together = Ponad każdą osobno
