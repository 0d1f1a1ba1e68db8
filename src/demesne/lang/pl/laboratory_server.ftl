# Co serwer mówi stronom laboratorium.

error-lab-no-secret = powiedz, kim jesteś: brakuje nagłówka Authorization
error-lab-secret = nagłówek Authorization nie ma sensu: zapisuje się go jako Bearer KLUCZ, z 22 do 128 liter, cyfr, - i _
error-lab-not-yours = to należy do kogoś innego
error-lab-no-run = nie ma takiej symulacji
error-lab-busy = laboratorium jest zajęte; spróbuj później
error-lab-too-long = strategie twoich serii mają razem więcej niż { $n } znaków; zatrzymaj którąś serię albo poczekaj
error-lab-too-many = { $n ->
    [one] jedno twoje zadanie już trwa lub czeka
    [few] { $n } twoje zadania już trwają lub czekają
   *[other] { $n } twoich zadań już trwa lub czeka
}; zatrzymaj któreś albo poczekaj
error-lab-endless = to trwa zbyt długo: część, która powinna zająć chwilę, nie skończyła się po { $seconds ->
    [one] sekundzie
   *[other] { $seconds } sekundach
} obliczeń; czy któraś strategia ma warunki bez końca?
error-lab-died = procesy, które miały to zrobić, padły przy tym
error-lab-player = gracz { $number } to albo ktoś z nazwy, albo strategia w tekście, nie jedno i drugie
error-lab-strategy = { $line ->
    [0] strategia gracza { $name }: { $problem }
   *[other] strategia gracza { $name }, wiersz { $line }, kolumna { $column }: { $problem }
}
error-lab-no-bot = ani poziom ({ $names }), ani strategia z biblioteki nie nazywa się { $name }
error-lab-level = tutaj poziom trudny liczy w przód przez określoną liczbę rozgrywek, najwyżej { $n }, a nie przez liczbę sekund
error-lab-games = rozgrywa się tu najwyżej { $n } gier jednego meczu; w wierszu poleceń nie ma ograniczenia: { $command }
error-lab-slow-games = gry z poziomem trudnym trwają po kilka sekund, więc rozgrywa się tu najwyżej { $n } w meczu; gdy chcesz więcej: { $command }
error-lab-no-game = w tej symulacji nie ma takiej gry
error-lab-kingdom-lacks = to Królestwo nie ma: { $cards }
error-lab-kingdom-bane = w tym Królestwie Zgubą nie jest: { $cards }

## Słowa języka strategii
lab-heading-name = Jak nazywa się strategia.
lab-heading-author = Kto ją napisał.
lab-heading-about = O co w niej chodzi, jednym zdaniem.
lab-heading-requires = Karty Królestwa, także poziome, bez których nie może grać, oddzielone przecinkami.
lab-heading-bane = Karta Królestwa, która musi być Zgubą.
lab-verb-buy = Kup tę kartę, także poziomą; z kilku wierszy liczy się pierwszy, na którego kartę cię stać i którego warunek jest spełniony.
lab-verb-gain = Dodaj tę kartę, gdy efekt pozwala wybrać; liczy się pierwszy wiersz, którego warunek jest spełniony.
lab-verb-play = Zagraj tę kartę; wcześniejsze wiersze mają pierwszeństwo.
lab-verb-trash = Wyrzuć tę kartę na Śmietnisko, gdy efekt pozwala wybrać; wcześniejsze wiersze mają pierwszeństwo.
lab-verb-discard = Odrzuć tę kartę, gdy efekt pozwala wybrać; wcześniejsze wiersze mają pierwszeństwo.
lab-verb-spend = Zużywaj Fundusze lub Wieśniaków tylko wtedy, gdy warunek jest spełniony.
lab-verb-option = Daj tę odpowiedź, gdy karta o to pyta.
lab-value-owned = Moje karty o tej nazwie lub tego typu, gdziekolwiek są.
lab-value-opponents = Karty o tej nazwie lub tego typu, które mają razem wszyscy inni gracze.
lab-value-in_hand = Karty o tej nazwie lub tego typu na mojej ręce.
lab-value-in_play = Karty o tej nazwie lub tego typu, które mam w grze.
lab-value-gained = Karty o tej nazwie lub tego typu, dodane przeze mnie w tej turze.
lab-value-on_mats = Karty o tej nazwie lub tego typu na moich podkładkach: Wygnanie, Karczma, Wyspa, Wioska tubylców.
lab-value-left = Ile kopii tej karty zostało w Zasobach.
lab-value-vp_on = Żetony PZ leżące na tym stosie lub na tej karcie poziomej.
lab-value-has = 1, jeśli mam ten projekt, artefakt lub stan, w przeciwnym razie 0.
lab-value-points = Ile jedna kopia tej karty byłaby teraz dla mnie warta.
lab-value-deck_money = Monety ze wszystkich moich Skarbów.
lab-value-deck_coins = Monety ze wszystkich moich kart, także z Akcji.
lab-value-deck_draw = Karty, które moje Akcje dobierają ponad to, że zastępują same siebie.
lab-value-deck_buys = Zakupy, które dają moje karty.
lab-value-spare_actions = Akcje, które moje karty Akcji dają ponad tę jedną, którą każda zużywa.
lab-value-terminals = Moje karty Akcji, które nie oddają żadnej akcji.
lab-value-stop_cards = Moje karty, które nie dobierają żadnej karty.
lab-value-turn_cards = Ile kart mojej talii widzi tura, średnio.
lab-value-turn_coins = Ile monet przynosi tura, średnio.
lab-value-deck_size = Wszystkie moje karty.
lab-value-draw_pile = Karty do dobrania, zanim będę tasować.
lab-value-turn = Numer mojej tury, od 1.
lab-value-coins = Monety, które mogę teraz wydać.
lab-value-buys = Zakupy, które teraz mam.
lab-value-actions = Akcje, które teraz mam.
lab-value-score = Moje punkty teraz.
lab-value-lead = Moje punkty minus najwięcej, ile ma inny gracz.
lab-value-empty_piles = Puste stosy w Zasobach.
lab-value-smallest_pile = Karty w najmniejszym stosie Zasobów.
lab-value-gains_to_end = Dodane karty, które mogłyby zakończyć grę: pozostałe Prowincje albo karty w trzech najmniejszych stosach, jeśli jest ich mniej.
lab-value-coffers = Moje Fundusze.
lab-value-villagers = Moi Wieśniacy.
lab-value-favors = Moje Przysługi.
lab-value-vp_tokens = Moje żetony PZ.
lab-value-debt = Mój dług.
lab-value-potions = Eliksiry, które mogę teraz wydać.
lab-value-action_phase = 1 w fazie akcji, w przeciwnym razie 0.
lab-operator-less = Spełnione, gdy lewa strona jest mniejsza.
lab-operator-at-most = Spełnione, gdy lewa strona jest mniejsza lub obie są równe.
lab-operator-equal = Spełnione, gdy obie strony są równe.
lab-operator-unequal = Spełnione, gdy strony są różne.
lab-operator-at-least = Spełnione, gdy lewa strona jest większa lub obie są równe.
lab-operator-more = Spełnione, gdy lewa strona jest większa.
lab-operator-plus = Suma obu stron.
lab-operator-minus = Lewa strona minus prawa.
lab-operator-times = Obie strony pomnożone.
lab-operator-by = Lewa strona podzielona przez prawą; dzielenie przez 0 daje 0.
lab-operator-and = Spełnione, gdy oba warunki są spełnione.
lab-operator-or = Spełnione, gdy jeden z warunków jest spełniony lub oba.
lab-operator-not = Spełnione, gdy warunek nie jest spełniony.
lab-operator-when = Po nim następuje warunek, pod którym wiersz się liczy.
lab-type = Wszystkie karty typu { $type }.
lab-type-card = Każda karta, niezależnie od typu.
lab-type-others = Każda karta, której nie wymienia żaden wiersz z tym czasownikiem.

## Zachowane strategie
error-lab-no-strategy = nie ma tu takiej strategii albo jej właściciel jej nie udostępnił
error-lab-other-owner = ta strategia należy do kogoś innego; zapisz jej kopię, żeby ją zmienić
error-lab-kept-most = masz już { $n } zapisanych strategii i więcej mieć nie można; najpierw jakąś usuń
error-lab-at-once = ta strategia jest w tej samej chwili zmieniana gdzie indziej; spróbuj jeszcze raz
error-lab-empty = nie ma czego zapisać: tekst jest pusty
error-lab-draft = strategię z błędami można zapisać, ale nie udostępnić: najpierw ją popraw
error-lab-no-strategies = nie ma w tym żadnej strategii
error-lab-file-most = plik może mieć najwyżej { $n } strategii; usuń z niego część
error-lab-refused = tej strategii nie da się przetłumaczyć: { $reasons }

## Badania królestw
error-lab-no-study = tutaj nie ma takiego badania
