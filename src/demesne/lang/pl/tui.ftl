### Stół w terminalu.

phase-action = faza akcji
phase-buy = faza zakupu
phase-night = Noc
phase-clean-up = faza porządków
state-look = ogląda: { $cards }
key-enter = Enter
key-space = Spacja
tui-keys = Spacja Skarby · Bksp cofnij · ! podpowiedź · = talia · / karty · ? pomoc · Esc
tui-help =
    Klawisze są podane przy tym, co możesz zrobić: w Zasobach, na ręce i pod pytaniem. Można też klikać.

    Enter       zakończ fazę, zrezygnuj albo zakończ wybieranie
    Spacja      zagraj wszystkie Skarby, których kolejność nie ma znaczenia
    Backspace   cofnij ostatnią odpowiedź
    !           podpowiedź: opcje z szansami na zwycięstwo
    /           tekst każdej karty i uwagi do niej
    =           wszystkie twoje karty i punkty do tej pory
    PgUp PgDn   przewiń dziennik
    Ctrl+S      gdzie gra jest zapisywana (każda odpowiedź, od razu)
    Esc         wyjdź; gra zostanie zapisana i można do niej wrócić

    Litery po nazwie: A Akcja, S Skarb, Z Zwycięstwo, K Klątwa, ! Atak, R Reakcja, N Następstwo, G Nagroda, # Projekt, O Noc; * to Zguba.
    Obok Projektu podano numery graczy, którzy go mają.
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
table-action-left = Możesz jeszcze zagrać kartę Akcji. Enter (albo „koniec”) kończy fazę akcji.
tui-undo-agree =
    Od tego czasu odsłonięto coś nowego.
    Czy wszyscy inni zgadzają się na cofnięcie?

    Enter zgoda   Esc nie
tui-leave =
    Wyjść z gry? Zostanie zapisana, a `demesne resume` do niej wróci.

    Enter wyjdź   Esc zostań
tui-choose-kingdom = Które Królestwo?
tui-resume = { $n ->
    [one] Wróć do przerwanej gry
   *[other] Wróć do jednej z przerwanych gier ({ $n })
}
tui-random = Losowe Królestwo
tui-choose-keys = ↑ ↓ wybór · Enter graj · ? jak grać · G język: { $language } · Esc koniec
tui-choose-players = 1 2 3 przeciwnicy: { $n } · P osoby przy klawiaturze: { $people } · L poziom: { $level }
tui-choose-names = N imiona: { $names }
# $sets, $landscapes: what a kingdom is drawn from.
tui-choose-cards = C karty · R losuj ponownie · S zestawy: { $sets } · J karty poziome: { $landscapes }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O Platyny i Kolonie: { $colonies } · H Schronienia: { $shelters }
tui-drawn = jak wypadnie
tui-language = polski
tui-all = wszystkie
tui-any = dowolnie
tui-lesson = Naucz się grać: pierwsza gra
tui-lesson-about = Pierwszy raz grasz w Dominion? Kilka minut z łatwym botem; na każdym kroku ekran mówi, na co zwrócić uwagę. Klawisz ? pokazuje zasady w skrócie.
tui-resume-about = Każda odpowiedź została od razu zapisana, więc wrócisz dokładnie tam, gdzie gra została przerwana.
tui-own = Własny wybór kart
tui-own-about = Naciśnij Enter i wybierz karty, także poziome. Jeśli wybierzesz mniej niż dziesięć kart, reszta zostanie wylosowana.
tui-picked = Wybrane ({ $n } z { $of }): { $cards }
tui-pick-keys = Enter: weź, odłóż · można wkleić listę · Esc: gotowe
tui-trait-pile = { $card } leży na
tui-trait-keys = Enter: ten stos · Esc: stos wylosowany
tui-sets-keys = Enter: weź, odłóż · Esc: gotowe
tui-names = Imiona
tui-names-keys = Enter: dalej · Esc: wróć
tui-scroll = ↑ ↓ przewiń · Esc: wróć
tui-help-keys = R: zasady w skrócie · ↑ ↓ przewiń · Esc: wróć
tui-cost = ${ $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Cel: więcej punktów niż przeciwnik. Prowincja ma ich 6. Zaczynasz z 7 Miedziakami i 3 Posiadłościami. Spacja zagrywa twoje Skarby.
tip-treasures = Faza zakupu: Spacja zagrywa twoje Skarby; potem coś kup.
tip-buy = Oto twoje monety. Każdy stos z literą przed nim możesz kupić: naciśnij tę literę. Srebrniki dadzą ci więcej monet w następnych turach; / pokazuje, co robią karty Akcji.
tip-poor = Tym razem mało monet. Kup coś taniego (Miedziak i Klątwa nic nie dadzą) albo nic: Enter kończy turę.
tip-gold = 6 monet lub więcej: Złoto daje 3 monety za każdym razem, gdy je dobierzesz.
tip-province = 8 monet: wystarczy na Prowincję, 6 punktów. Prowincje rozstrzygają większość gier.
tip-deck = Nowa ręka. To, co kupiono, trafia na stos kart odrzuconych; gdy talia jest pusta, stos ten jest tasowany i karty wracają. Spacja zagrywa twoje Skarby.
tip-other = Teraz gra przeciwnik. Dziennik po prawej mówi, co zagrywa i kupuje.
tip-action = Faza akcji: naciśnij cyfrę przed kartą Akcji, aby ją zagrać. Masz jedną akcję na turę; +1 akcja daje następną. Enter przechodzi do zakupów.
tip-choose = Karta o coś pyta. Klawisze poniżej to odpowiedzi; / pokazuje, co robi karta.
tip-last = Zostało mało Prowincji. Gra kończy się z ostatnią albo gdy trzy stosy są puste: teraz punkty są ważniejsze niż monety.
tui-again = Enter: następna gra   R: analiza tej gry   Esc: koniec
tui-too-small = Ten terminal jest za mały: potrzeba co najmniej 80 kolumn i 24 wierszy albo `--plain`.
result-per-turn = Punkty po każdej turze
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A S Z K ! R N G # O
tui-close = Esc: wróć
tui-search = Wpisz, aby szukać
## Looking at a game once more
replay-step = krok { $n } z { $of }
replay-given = odpowiedź: { $answer }
replay-keys = ← → krok · ↑ ↓ tura · Home End · / karty · Esc koniec
replay-words = wstecz dalej poprzednia tura plansza karta wyjdź
replay-plain-help =
    Enter         następna odpowiedź
    wstecz        poprzednia odpowiedź
    dalej         początek następnej tury
    poprzednia    początek tej tury albo poprzedniej
    tura N        początek tury numer N w grze
    N             chwila po N odpowiedziach
    plansza       Zasoby, Śmietnisko i to, co każdy ma
    karta NAZWA   tekst karty
    wyjdź         wyjdź
replay-plain-start = Enter idzie dalej, „wstecz” cofa, liczba przenosi do tej chwili, ? pomaga.
replay-plain-moment = { $place } · tura { $turn } z { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = pomoc zasady wszystko koniec podpowiedź cofnij stosy stół dziennik talia karta zapisz wyjdź
plain-help =
    Odpowiadaj numerem lub nazwą opcji; kilka kart naraz oddziel przecinkami.
    zasady        jak się gra w Dominion, w skrócie
    wszystko      zagraj wszystkie karty Skarbu, których kolejność nie ma znaczenia
    koniec        zakończ tę fazę
    podpowiedź    co zrobić? Opcje z szansami na zwycięstwo
    cofnij        cofnij swoją ostatnią odpowiedź
    stosy         co można jeszcze kupić
    stół          Śmietnisko, karty w grze, podkładki, Projekty
    dziennik      co się wydarzyło od twojej ostatniej tury
    talia         wszystkie twoje karty i punkty do tej pory
    karta NAZWA   tekst karty
    zapisz PLIK   zapisz grę
    wyjdź         wyjdź; gra zostanie zapisana i można ją będzie wznowić
# An option that costs something.
plain-price = { $option } (${ $cost }{ $more })
