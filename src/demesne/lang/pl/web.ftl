### Stół w przeglądarce.

## The first page
web-about = Dominion, gra w budowanie talii: samemu przeciw botom albo ze znajomymi, przez link.
web-play-now = Zagraj od razu z botem
web-play-now-hint = Królestwo: { $name }
web-quick = Albo inne Królestwo, przeciw botowi
web-your-name = Twoje imię
web-their-name = Imię
web-set-up = Przygotuj grę…
web-unofficial = Nieoficjalny projekt fanowski. Dominion to gra Donalda X. Vaccarina; prawa należą do wydawcy.
web-fonts = Kroje pisma:
web-unfinished = Niedokończone gry
web-finished = Zakończone gry
web-go-on = Graj dalej
web-game = Gra
web-you-won = Wygrywasz.
web-you-lost = Przegrywasz.
web-you-shared = Dzielisz zwycięstwo.
web-forget = Usuń z listy
web-open-games = Otwarte stoły
web-running-games = Gry do oglądania
web-sit-down = Usiądź do stołu
web-watch = Oglądaj

## Setting up a game
web-new-game = Nowa gra
web-kingdom = Królestwo
web-way-recommended = Polecane
web-way-pick = Wybierz karty
web-pick-hint = Kliknij karty i karty poziome, które chcesz (wybrano { $n } z 10); reszta zostanie wylosowana.
web-pick-search = Szukaj
web-pick-clear = Nic nie wybieraj
web-pick-options = Gramy z
web-trait-pile = Stos, na którym leży { $card }
web-draw-rest = Wylosuj resztę od nowa
web-names-read = Co odczytano
web-meant = { $name }?
web-lacking = jeszcze go tu nie ma
web-fill-up = Zachowaj te, wylosuj resztę
web-way-random = Losowe
web-way-paste = Wklej listę
web-sets = Zestawy
web-sets-all = Wszystkie
web-sets-none = Żaden
web-my-sets = Zestawy w grze: { $n } z { $all }
web-no-kingdom-of-sets = Żadnego polecanego królestwa nie da się rozegrać samymi tymi zestawami.
web-needs-sets = Potrzebne: { $sets }
web-set-part = { $name } ({ $n } z { $all } kart Królestwa)
web-wants = Co najmniej jedna karta
web-feature-village = wioska
web-feature-attack = Atak
web-feature-reaction = Reakcja
web-feature-buy = +zakup
web-feature-trasher = wyrzuca karty
web-feature-gainer = dodaje karty
web-feature-draw = +karty
web-landscapes = Karty poziome
web-landscapes-any = dowolnie
web-own-projects = Projekty
web-draw-kingdom = Losuj Królestwo
web-pin = Zatrzymaj: { $card }
web-pin-hint = Zatrzymane karty zostają przy następnym losowaniu.
web-paste-hint = Lista dziesięciu kart, w dowolnym języku i prawie dowolnej postaci, albo nazwa polecanego Królestwa
web-read-kingdom = Sprawdź
web-kingdom-text = Królestwo jako tekst
web-kingdom-link = Z tym linkiem inni mogą zagrać w tym królestwie:
web-players = Gracze
web-you = Ty
web-seat-kind = Kto tu gra
web-seat-bot = Bot
web-seat-link = Ktoś znajomy, przez link
web-seat-open = Ktokolwiek przyjdzie
web-seat-here = Ktoś przy tym ekranie
web-which-bot = Który bot
web-bot-level = Poziom
web-bot-strategies = Strategia
web-bot-best = Najlepsza w tym Królestwie
web-options = Opcje
web-i-begin = Ja zaczynam
web-listed = Pokaż grę wszystkim
web-watched = Inni mogą oglądać
web-hints-allowed = Podpowiedzi dozwolone
web-start = Start
web-starting = Zaczynamy…
web-no-sets = Zaznacz co najmniej jeden zestaw, z którego losować.
web-no-kingdom = Najpierw wybierz albo wklej Królestwo.

## Waiting for others
web-invited = Zaproszenie do gry
web-invited-by = Przy stole: { $who }
web-lobby = Czekamy na graczy
web-seat-free = wolne miejsce
web-seat-taken = jest
web-send-link = Wyślij ten link jednej osobie:
web-send-open-link = Z tym linkiem może usiąść każdy:
web-invitation = Zaproszenie
web-link = Link
web-begins-when-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-only-here = Ta strona jest otwarta pod adresem, który zna tylko ten komputer, więc znajomi nie otworzą linku. Uruchom serwer dla swojej sieci (demesne serve --host 0.0.0.0) albo podaj jego publiczny adres (--public-url).
web-fill-with-bots = Niech boty zajmą wolne miejsca
web-give-up-table = Zamknij stół
web-table-closed = Ten stół został zamknięty.
web-invitation-used = Ktoś już usiadł z tym zaproszeniem.
web-rematch-waits = Chcesz zagrać jeszcze raz. Gra zacznie się, gdy inni też tego zechcą.
web-rematch-wanted = Chce zagrać jeszcze raz: { $who }.
web-connecting = Łączenie…
web-reconnecting = Utracono połączenie. Ponawianie…
web-not-connected = W tej chwili nie ma połączenia z serwerem.
web-cannot-open = Nie można otworzyć tej gry
web-closed-4400 = Serwer i ta strona się nie rozumieją. Odśwież stronę.
web-closed-4401 = Ta przeglądarka nie ma miejsca w tej grze.
web-closed-4403 = Tej gry nie można oglądać.
web-closed-4404 = Nie ma takiej gry.
web-closed-4409 = Serwer został zaktualizowany. Odśwież stronę.
web-hand-over = Przejmij ekran; nikt inny nie powinien patrzeć.
web-ready = Można zaczynać

## Signs and buttons
web-home = Strona główna
web-close = Zamknij
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-by-hand = Tekst jest zaznaczony: skopiuj go teraz.
web-menu = Menu
web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-text-size = Wielkość tekstu
web-text-normal = zwykła
web-text-large = duża
web-text-huge = bardzo duża
web-animations = Animacje kart
web-pace = Tury innych
web-pace-off = od razu
web-pace-fast = krok po kroku, szybko
web-pace-slow = krok po kroku, powoli
web-auto-treasures = Zagrywaj za mnie Skarby, gdy nie ma nic innego do zagrania
web-auto-end = Kończ moją turę, gdy nie zostały zakupy
web-sounds = Ciche dźwięki
web-shortcuts = Skróty jednym klawiszem

## The table
web-table = Stół
web-your-turn = Twoja tura
web-turn-of = Tura gracza { $who }
web-turn-number = Tura { $n }
web-phases = Fazy tury
web-supply = Zasoby
web-prizes = Nagrody
web-trash = Śmietnisko
web-trash-empty = Śmietnisko jest puste.
web-empty = pusto
# Behind the number of cards in a pile, for screen readers; before its name, what a click does.
web-left = zostało
web-use-buy = kup:
web-use-treasures = zagraj Skarby i kup:
web-use-play = zagraj:
web-use-choose = wybierz:
web-nobody = nikt
web-held-by = ma: { $who }
web-owned-by = kupione przez: { $who }
web-hand = Ręka
web-deck = Talia
web-discard = Odrzucone
web-in-play = W grze
web-looked-at = Odkryte
web-aside = Odłożone na bok
web-my-side = Twoja strona stołu
web-my-hand = Twoja ręka
web-no-cards = Brak kart na ręce
web-what-i-have = Co masz
web-actions = { $n ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
}
web-buys = { $n ->
    [one] zakup
    [few] zakupy
    [many] zakupów
   *[other] zakupu
}
web-coins = { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
web-coffers = Fundusze
web-villagers = { $n ->
    [one] Wieśniak
    [few] Wieśniacy
    [many] Wieśniaków
   *[other] Wieśniaka
}
web-thinks = wybiera
web-away = poza stołem
web-resigned = po rezygnacji
web-replaced = gra bot
web-watching = Oglądasz grę.

## Questions
web-question = Twoja decyzja
web-answers = Odpowiedzi
web-marked-of = { $n } z { $all }
web-one-less = O jedną mniej
web-show-table = Pokaż stół
web-show-choice = Wróć do wyboru
web-play-area = Zagrane karty
web-in-play-of = Gra: { $who }
web-about-this = Chodzi o to
web-artifacts = Artefakty
web-skip = Pomiń
web-next = Dalej
web-waiting-for = Czekamy na ruch: { $who }
web-away-now = { $who } jest poza stołem. Możesz poczekać albo w menu zlecić grę botowi.
web-bot-studies = Przed pierwszą turą w nowym Królestwie szuka dobrego planu; to może potrwać kilka sekund.
web-treasures-buy = Zagraj Skarby i kup: { $card }
# $n cards are marked; $least to $most must be.
web-confirm = Gotowe ({ $n } z { $least ->
    [0] najwyżej { $most }
   *[other] { $most }
})

## What would you do?
web-hint = Podpowiedź
web-hint-waits = Sprawdzam tę pozycję w wielu grach…
web-hint-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
web-hint-treasures = Po zagraniu wszystkich Skarbów:
web-hint-nothing = Tu nie ma o czym decydować.
web-hint-marked = Najlepsza odpowiedź jest zaznaczona na stole.
# $n is how many games were played on.
web-hint-about = Szanse na wygraną, jeśli grasz dalej tak dobrze jak poziom Trudny, z { $n ->
    [one] jednej gry dokończonej
   *[other] { $n } gier dokończonych
} od tego miejsca. Kreska na pasku to przedział 95%, który obejmuje też to, jak bardzo takie szanse myliły się w zmierzonych grach.
web-hint-points = { $n } PZ
web-hint-money = ${ $n }
web-percent = { $n }%
web-range = { $low } do { $high }%

## What happened since my last turn
web-recap = Od twojej ostatniej tury
web-deed-play = zagrane
web-deed-gain = dodane
web-deed-trash = wyrzucone na Śmietnisko
web-deed-discard = odrzucone
web-deed-reveal = odkryte
web-deed-topdeck = położone na talii
web-deed-take = wzięte
web-deed-project = kupiony Projekt
web-deed-react = reakcja

## Around the game
web-log = Dziennik gry
web-chat = Czat
web-chat-say = Powiedz coś…
web-undo = Cofnij
web-cards = Wszystkie karty tej gry
web-more-rulings = … i jeszcze { $n }: kliknij prawym przyciskiem
web-rulings-elsewhere = Z kartami, których nie ma w tej grze ({ $n })
web-result = Wynik
web-rename = Zmień imię
web-let-bot-play = Niech bot gra za mnie
web-come-back = Gram dalej
web-replace-by-bot = Niech bot zagra za: { $who }
web-replace-soon = { $who } jest poza stołem: bot może przejąć grę za { $n } s.
web-resign = Poddaj się
web-resign-text = Nie będziesz już mieć szans na wygraną. Przy więcej niż dwóch graczach bot gra za ciebie dalej.
web-watch-link = Z tym linkiem inni mogą oglądać:
web-request-undo = { $who } chce coś cofnąć. Zgoda?
web-request-about = Cofnięte zostanie: { $what }
web-request-turn-end = zakończenie tury
web-request-replace = { $who } chce, żeby bot zagrał za gracza { $name }. Zgoda?
web-request-waits = Czekamy na zgodę: { $who }.
web-agree = Zgoda
web-refuse = Odmów
web-withdraw = Wycofaj
web-note-undone = { $who } cofa ruch.
web-note-refused = { $who } nie zgadza się.
web-note-lapsed = Gra toczy się dalej, prośba wygasła.
web-note-resigned = { $who } poddaje grę.
web-note-replaced = Za gracza { $who } gra teraz bot.
web-note-returned = { $who } wraca do gry.
web-note-rules = Od początku tej gry zmieniły się zasady. Gra toczy się dalej od ostatniej odpowiedzi, która jest nadal możliwa.
error-web-offline = serwer nie odpowiada

## Help
web-help = Pomoc
web-help-click = To, co możesz teraz zrobić, jest podświetlone: kliknij kartę na ręce, żeby ją zagrać, stos, żeby kupić, żeton, żeby go zużyć. Odpowiedzi na pytania są nad ręką.
web-help-read = Zatrzymaj wskaźnik na karcie, przytrzymaj ją albo kliknij prawym przyciskiem, żeby przeczytać jej tekst i uwagi do niej.
web-help-undo = Cofnij anuluje twój ostatni krok. Przeciw botom można to zrobić zawsze; inni muszą się zgodzić, jeśli od tego czasu odsłonięto coś nowego.
web-help-keys = Klawisze
web-key-treasures = zagraj wszystkie Skarby, których kolejność nie ma znaczenia
web-key-pay = spłać dług
web-key-end = zakończ fazę, zatwierdź albo zrezygnuj
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-options = wybierz odpowiedź
web-key-arrows = od karty do karty; Enter jej używa
web-key-details = tekst karty i uwagi do niej
web-key-log = dziennik gry
web-key-help = ta pomoc

## The end
web-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
web-turns = { $n ->
    [one] w 1 turze
   *[other] w { $n } turach
}
web-turn = Tura
web-points-by-source = Punkty
web-final-deck = { $n ->
    [one] Talia: 1 karta
    [few] Talia: { $n } karty
    [many] Talia: { $n } kart
   *[other] Talia: { $n } karty
}
web-points-per-turn = Punkty po każdej turze
web-money-per-turn = Monety w każdej turze
web-ended-resigned = Wszyscy inni poddali grę.
web-ended-length = Gra stała się za długa.
web-rematch = Rewanż
web-join-rematch = Do rewanżu
web-look-at-table = Obejrzyj stół
web-replay = Powtórka
web-share = Udostępnij
web-share-replay = Z tym linkiem każdy może obejrzeć powtórkę:

## The review
web-review = Analiza
web-review-whose = Czyja gra
web-review-waits = Inni są pierwsi. Chwileczkę…
web-review-works = Trwa przeglądanie gry: { $n }%
web-review-chance = Szansa na wygraną
web-review-about = Szansa przy najlepszej odpowiedzi na każde pytanie, z około { $n } dokończonych gier. Pas to przedział 95%, który obejmuje też to, jak bardzo takie szanse myliły się w zmierzonych grach.
web-review-costly = Najkosztowniejsze błędy
web-review-clean = Żadna decyzja nie była wyraźnym błędem.
web-review-fall = Największy spadek
web-review-fall-where = W turze { $n } szansa spadła z { $from }% do { $to }%.
web-review-fall-mistake = Częściowo to decyzja { $n } poniżej.
web-review-fall-luck = Żadna decyzja się tam nie wyróżnia: to sprawa kart albo tego, co zrobili inni.
web-review-fall-between = Co się działo do następnej decyzji
web-review-empty = W tej grze nie było o czym decydować.
web-review-turn = W turze { $n }
web-review-chosen = Wybrane
web-review-better = Lepiej
# Of 100 games that stand like this, so many more are lost.
web-review-cost = Koszt: { $n ->
    [one] 1 wygrana
    [few] { $n } wygrane
    [many] { $n } wygranych
   *[other] { $n } wygranej
} na 100 gier ({ $low } do { $high }).
web-review-cost-points = Koszt: na koniec średnio { $n } pkt ({ $low } do { $high }).
web-review-cost-money = Koszt: w następnych { $turns } turach średnio ${ $n } ({ $low } do { $high }).
web-review-unused = Niewykorzystane
web-see-moment = Zobacz ten moment
web-play-on = Graj dalej od tego miejsca

## The replay
web-speed = Szybkość
web-time = Moment gry
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-turn-back = Do poprzedniej tury
web-turn-on = Do następnej tury
web-seen-by = Widok
web-spectator = widz
web-open-hands = wszystkie karty na ręce odkryte
web-answered = Odpowiedź: { $option }

## The first game, and the rules
web-learn = Naucz się grać: pierwsza gra
web-learn-hint = Kilka minut; każdy krok jest objaśniany podczas gry.
web-rules = Zasady w skrócie
web-rules-goal = Wygrywa, kto na koniec ma najwięcej punktów. Punkty są na zielonych kartach Zwycięstwa: Posiadłość 1, Powiat 3, Prowincja 6. Nic innego nie robią, więc najpierw potrzebujesz lepszych kart.
web-rules-deck = Każdy ma własną talię: na początku 7 Miedziaków i 3 Posiadłości, 5 kart na ręce. To, co zdobywasz, trafia na twój stos kart odrzuconych; gdy talia się skończy, stos zostaje potasowany i staje się talią.
web-rules-action = Faza akcji: możesz zagrać z ręki jedną kartę Akcji. Karty z napisem +1 akcja pozwalają zagrać następną.
web-rules-buy = Faza zakupu: zagraj Skarby i kup jedną kartę, na którą cię stać. Karty z napisem +1 zakup pozwalają kupić następną.
web-rules-clean = Porządki: wszystko, co zagrano, i to, co zostało na ręce, trafia na stos kart odrzuconych, a ty dobierasz 5 nowych kart. Potem gra następna osoba.
web-rules-end = Gra kończy się po turze, w której wzięto ostatnią Prowincję albo w której opróżniono trzeci stos.
web-key-rules = zasady w skrócie
web-lesson = Pierwsza gra
web-lesson-start = Cel: mieć więcej punktów niż przeciwnik. Punkty są na zielonych kartach; Prowincja ma 6. Zaczynasz z 7 Miedziakami i 3 Posiadłościami. Zagraj Skarby!
web-lesson-buy = To są twoje monety. Wszystko, co podświetlone, możesz teraz kupić. Srebrniki i Złoto dadzą ci więcej monet w następnych turach. Żeby przeczytać kartę, zatrzymaj na niej wskaźnik albo ją przytrzymaj.
web-lesson-poor = Tym razem mało pieniędzy. Kup coś taniego albo nic i zakończ turę.
web-lesson-gold = 6 monet lub więcej: Złoto daje 3 monety za każdym razem, gdy je dobierzesz.
web-lesson-province = 8 monet: dość na Prowincję, 6 punktów. Prowincje rozstrzygają większość gier.
web-lesson-end = To, co kupujesz, trafia na stos kart odrzuconych. Zakończ turę: karty z ręki i zagrane karty też tam trafią, a ty dobierzesz 5 nowych kart.
web-lesson-other = Teraz gra przeciwnik. Zobacz, co zagrywa i kupuje.
web-lesson-deck = Nowa ręka. Gdy talia się skończy, stos kart odrzuconych zostaje potasowany i kupione karty wracają. Zagraj Skarby.
web-lesson-action = Faza akcji: kliknij podświetloną kartę Akcji, żeby ją zagrać. Masz jedną akcję na turę; +1 akcja daje następną. Skarby zagrywa się po akcjach.
web-lesson-choose = Karta o coś pyta. Podświetlone karty i przyciski to odpowiedzi; zatrzymaj wskaźnik na karcie albo ją przytrzymaj, żeby ją przeczytać.
web-lesson-treasures = Faza zakupu: zagraj Skarby, potem kupuj.
web-lesson-last = Zostało mało Prowincji. Gra kończy się z ostatnią albo gdy trzy stosy są puste: teraz punkty liczą się bardziej niż pieniądze.
web-lesson-won = Wygrywasz swoją pierwszą grę!
web-lesson-lost = Zabrakło ci { $n ->
    [one] 1 punktu
   *[other] { $n } punktów
}. Tak zaczyna większość graczy.
web-lesson-resigned = Poddajesz swoją pierwszą grę.
web-lesson-turns = Punktów jest po równo, ale wygrywa przeciwnik, bo rozegrał mniej tur.
web-lesson-tied = Dzielisz zwycięstwo w swojej pierwszej grze!
web-lesson-learnt = Znasz już przebieg gry: akcja, potem Skarby, potem zakup, a po tasowaniu wszystko wraca. Najpierw Srebrniki i Złoto, Prowincje, gdy tylko masz 8 monet.
web-lesson-next = Spróbuj teraz: to samo królestwo przeciw poziomowi Średniemu. Wioska przed Kuźnią pozwala zagrać obie w jednej turze; Milicja spowalnia przeciwnika, a Fosa cię chroni.
web-lesson-again = Zagraj przeciw poziomowi Średniemu
web-actions-skipped = Twoja faza akcji już minęła. Cofnij, jeśli chcesz do niej wrócić.
web-skip-actions = Pominąć akcje?
web-skip-actions-text = Masz jeszcze kartę Akcji do zagrania. Skarby kończą fazę akcji: potem w tej turze nie zagrasz już żadnej Akcji.
web-skip-actions-yes = Zagraj Skarby

# What other sets bring to the table
web-beside = Obok Zasobów
web-boons = Błogosławieństwa
web-hexes = Uroki
web-face-down = { $n ->
    [one] Jedna karta leży zakryta.
    [few] { $n } karty leżą zakryte.
   *[other] { $n } kart leży zakrytych.
}
web-lies-on = na stosie { $card }
web-use-way = zagraj następną kartę jako tę Drogę
web-vp = { $n } PZ
web-as-way = jako { $card }
web-vp-tokens = żetony PZ
web-debt = Dług
web-favors = { $n ->
    [one] Przysługa
    [few] Przysługi
   *[other] Przysług
}
web-journey = żeton podróży zakryty
web-skips = { $n ->
    [one] tura do pominięcia
    [few] tury do pominięcia
   *[other] tur do pominięcia
}
web-potions = { $n ->
    [one] Eliksir
    [few] Eliksiry
   *[other] Eliksirów
}
web-mats = Podkładki
web-mat-exile = Wygnanie
web-mat-tavern = Karczma
web-mat-island = Wyspa
web-mat-native_village = Wioska tubylców
web-states = Stany
web-stack = Co leży na stosie { $card }
web-stack-order = Od wierzchu do spodu. Wziąć można tylko wierzchnią kartę.
setup-colonies = z Platynami i Koloniami
setup-shelters = ze Schronieniami
web-overpay = Można zapłacić za nią więcej.
