import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-raze = Wyburzenie
    .text = +1 akcja. Wyrzuć na Śmietnisko tę kartę albo kartę z ręki. Obejrzyj tyle kart z wierzchu talii, ile $ kosztuje wyrzucona karta; jedną z nich weź na rękę, a pozostałe odrzuć.
    .one = Wyburzenie
    .few = Wyburzenia
    .many = Wyburzeń
card-duplicate = Duplikat
    .text = Połóż tę kartę na swojej podkładce Karczmy. Gdy dodajesz kartę kosztującą do $6, możesz przywołać Duplikat, aby dodać jej kopię.
    .one = Duplikat
    .few = Duplikaty
    .many = Duplikatów
card-ranger = Łowczy
    .text = +1 zakup. Odwróć swój żeton podróży (na początku leży awersem do góry). Jeśli leży teraz awersem do góry, +5 kart.
    .one = Łowczego
    .few = Łowczych
    .many = Łowczych
card-transmogrify = Przemiana
    .text = +1 akcja. Połóż tę kartę na swojej podkładce Karczmy. Na początku swojej tury możesz ją przywołać; wtedy wyrzuć na Śmietnisko kartę z ręki i dodaj na rękę kartę droższą najwyżej o $1.
    .one = Przemianę
    .few = Przemiany
    .many = Przemian
card-distant_lands = Odległy ląd
    .text = Połóż tę kartę na swojej podkładce Karczmy. Na koniec gry jest tam warta 4 punkty, a gdzie indziej 0.
    .one = Odległy ląd
    .few = Odległe lądy
    .many = Odległych lądów
card-haunted_woods = Nawiedzony las
    .text = Do twojej następnej tury każdy inny gracz, który dodaje kupioną kartę, kładzie wszystkie karty z ręki na wierzchu talii w dowolnej kolejności. Na początku twojej następnej tury +3 karty.
    .one = Nawiedzony las
    .few = Nawiedzone lasy
    .many = Nawiedzonych lasów
card-royal_carriage = Karoca
    .text = +1 akcja. Połóż tę kartę na swojej podkładce Karczmy. Zaraz po zagraniu karty Akcji, która wciąż jest w grze, możesz przywołać Karocę, aby zagrać tę kartę ponownie.
    .one = Karocę
    .few = Karoce
    .many = Karoc
card-storyteller = Bajarz
    .text = +1 akcja. Zagraj z ręki najwyżej 3 Skarby. +1 karta. Potem zapłać wszystkie swoje $ i za każdą monetę dobierz kartę.
    .one = Bajarza
    .few = Bajarzy
    .many = Bajarzy
card-swamp_hag = Bagienna wiedźma
    .text = Do twojej następnej tury każdy inny gracz, który dodaje kupioną kartę, dodaje Klątwę. Na początku twojej następnej tury +$3.
    .one = Bagienną wiedźmę
    .few = Bagienne wiedźmy
    .many = Bagiennych wiedźm
card-hireling = Najemnik
    .text = Na początku każdej swojej kolejnej tury +1 karta. Ta karta zostaje w grze na zawsze.
    .one = Najemnika
    .few = Najemników
    .many = Najemników

## Events
card-ferry = Prom
    .text = Przenieś swój żeton −$2 na stos kart Akcji w Zasobach. W twoich turach karty z tego stosu kosztują o $2 mniej.
card-training = Szkolenie
    .text = Przenieś swój żeton +$1 na stos kart Akcji w Zasobach. Gdy zagrywasz kartę z tego stosu, najpierw otrzymujesz +$1.

## Questions
ask-raze-trash = { $card }: wyrzuć na Śmietnisko tę kartę albo kartę z ręki i obejrzyj tyle kart talii, ile ona kosztuje
ask-haunted_woods-topdeck = { $card }: którą kartę z ręki kładziesz na wierzchu talii?
ask-duplicate-when = { $card }: przywołać go, aby dodać kopię karty { $name }?
option-duplicate-when = przywołaj i dodaj kopię
ask-royal_carriage-when = { $card }: przywołać ją, aby ponownie zagrać kartę { $name }?
option-royal_carriage-when = przywołaj i zagraj tamtą kartę ponownie
ask-transmogrify-when = { $card }: przywołać ją, aby wyrzucić kartę z ręki na Śmietnisko i dodać na rękę kartę droższą najwyżej o $1?
option-transmogrify-when = przywołaj
ask-ferry-token = { $card }: na którym stosie kart Akcji kładziesz żeton −$2?
ask-training-token = { $card }: na którym stosie kart Akcji kładziesz żeton +$1?
option-swamp_hag-when = dodaj Klątwę
option-haunted_woods-when = połóż karty z ręki na talii
`,r=e({default:()=>i}),i=`### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Polish.

card-apothecary = Aptekarz
    .text = +1 karta, +1 akcja. Odkryj 4 wierzchnie karty talii; Miedziaki i Eliksiry weź na rękę, a pozostałe zwróć na talię w dowolnej kolejności.
    .one = Aptekarza
    .few = Aptekarzy
    .many = Aptekarzy
card-scrying_pool = Magiczny kocioł
    .text = +1 akcja. Każdy gracz, ty także, odkrywa wierzchnią kartę swojej talii, a ty decydujesz, czy ją odrzuca, czy zostawia. Potem odkrywaj karty swojej talii aż do pierwszej, która nie jest Akcją; wszystkie weź na rękę.
    .one = Magiczny kocioł
    .few = Magiczne kotły
    .many = Magicznych kotłów
card-alchemist = Alchemik
    .text = +2 karty, +1 akcja. Na początku fazy porządków w tej turze, jeśli masz w grze Eliksir, możesz położyć tę kartę na wierzchu talii.
    .one = Alchemika
    .few = Alchemików
    .many = Alchemików
card-golem = Golem
    .text = Odkrywaj karty talii, aż pojawią się dwie karty Akcji inne niż Golem; pozostałe odrzuć, a te dwie zagraj w dowolnej kolejności.
    .one = Golema
    .few = Golemy
    .many = Golemów
card-potion = Eliksir
    .text = +1 Eliksir na karty, które mają go w koszcie.
    .one = Eliksir
    .few = Eliksiry
    .many = Eliksirów
    .unofficial = yes
ask-alchemist-choose = Alchemik: położyć go na wierzchu talii?
option-alchemist-yes = połóż na talii
option-alchemist-no = zostaw
option-alchemist-when = połóż go na wierzchu talii
ask-scrying_pool-choose = { $card }: wierzchnia karta { $you ->
    [yes] twojej talii
   *[no] talii gracza { $who }
} to { $name }. Odrzucić ją czy zostawić?
option-scrying_pool-discard = odrzuć ją
option-scrying_pool-keep = zostaw ją
`,a=e({default:()=>o}),o=`### Allies: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Polish.

## Kingdom cards
card-capital_city = Stolica
    .text = +1 karta, +2 akcje. Możesz odrzucić 2 karty, by otrzymać +$2. Potem możesz zapłacić $2, by otrzymać +2 karty.
    .one = Stolicę
    .few = Stolice
    .many = Stolic
card-courier = Goniec
    .text = +$1. Odrzuć wierzchnią kartę talii. Przejrzyj swój stos kart odrzuconych; możesz zagrać z niego kartę Akcji lub Skarbu.
    .one = Gońca
    .few = Gońców
    .many = Gońców
card-galleria = Hala targowa
    .text = +$3. W tej turze każda dodana przez ciebie karta o koszcie $3 lub $4 daje +1 zakup.
    .one = Halę targową
    .few = Hale targowe
    .many = Hal targowych
card-importer = Importer
    .text = Na początku swojej następnej tury dodaj kartę kosztującą do $5. Przygotowanie: każdy gracz zaczyna z 4 dodatkowymi Przysługami.
    .one = Importera
    .few = Importerów
    .many = Importerów
card-modify = Dobudowa
    .text = Wyrzuć na Śmietnisko kartę z ręki. Wybierz jedno: +1 karta i +1 akcja; dodaj kartę kosztującą najwyżej o $2 więcej od wyrzuconej.
    .one = Dobudowę
    .few = Dobudowy
    .many = Dobudów
card-specialist = Specjalista
    .text = Możesz zagrać z ręki kartę Akcji lub Skarbu. Jeśli to zrobisz, wybierz jedno: zagraj ją ponownie; dodaj jej kopię.
    .one = Specjalistę
    .few = Specjalistów
    .many = Specjalistów
card-underling = Podwładny
    .text = +1 karta, +1 akcja, +1 Przysługa.
    .one = Podwładnego
    .few = Podwładnych
    .many = Podwładnych
card-townsfolk = Mieszczanie
    .text = Stos, od góry: 4 Obwoływaczy, 4 Kowali, 4 Młynarzy, 4 karty Starszyzny. Dostępna jest tylko wierzchnia karta.
    .one = kartę Mieszczan
    .few = karty Mieszczan
    .many = kart Mieszczan
card-town_crier = Obwoływacz
    .text = Wybierz jedno: +$2; dodaj kartę Srebrników; +1 karta i +1 akcja. Możesz obrócić stos Mieszczan (jednakowe karty z wierzchu idą na spód).
    .one = Obwoływacza
    .few = Obwoływaczy
    .many = Obwoływaczy
    .unofficial = yes
card-blacksmith = Kowal
    .text = Wybierz jedno: dobieraj, aż będziesz mieć na ręce 6 kart; +2 karty; +1 karta i +1 akcja.
    .one = Kowala
    .few = Kowali
    .many = Kowali
    .unofficial = yes
card-miller = Młynarz
    .text = +1 akcja. Obejrzyj 4 wierzchnie karty talii, jedną weź na rękę, a pozostałe odrzuć.
    .one = Młynarza
    .few = Młynarzy
    .many = Młynarzy
    .unofficial = yes
card-elder = Starszyzna
    .text = +$2. Możesz zagrać z ręki kartę Akcji. Ilekroć pozwala ci ona w tej turze wybierać spośród opcji, możesz wybrać o jedną więcej.
    .one = Starszyznę
    .few = karty Starszyzny
    .many = kart Starszyzny
    .unofficial = yes
card-wizards = Magowie
    .text = Stos, od góry: 4 Uczniów, 4 Zaklinaczy, 4 Czarnoksiężników, 4 Liczów. Dostępna jest tylko wierzchnia karta.
    .one = kartę Magów
    .few = karty Magów
    .many = kart Magów
card-student = Uczeń
    .text = +1 akcja. Możesz obrócić stos Magów (jednakowe karty z wierzchu idą na spód). Wyrzuć na Śmietnisko kartę z ręki; jeśli to karta Skarbu, otrzymujesz +1 Przysługę, a tę kartę kładziesz na wierzchu talii.
    .one = Ucznia
    .few = Uczniów
    .many = Uczniów
    .unofficial = yes
card-conjurer = Zaklinacz
    .text = Dodaj kartę kosztującą do $4. Na początku swojej następnej tury weź tę kartę z powrotem na rękę.
    .one = Zaklinacza
    .few = Zaklinaczy
    .many = Zaklinaczy
    .unofficial = yes
card-sorcerer = Czarnoksiężnik
    .text = +1 karta, +1 akcja. Każdy inny gracz podaje nazwę karty i odkrywa wierzchnią kartę swojej talii; kto nie zgadł, dodaje Klątwę.
    .one = Czarnoksiężnika
    .few = Czarnoksiężników
    .many = Czarnoksiężników
    .unofficial = yes
card-lich = Licz
    .text = +6 kart, +2 akcje. Pomijasz swoją następną turę. Gdy wyrzucisz tę kartę, odrzuć ją ze Śmietniska i dodaj stamtąd tańszą kartę.
    .one = Licza
    .few = Liczów
    .many = Liczów
    .unofficial = yes
card-odysseys = Odyseje
    .text = Stos, od góry: 4 Stare mapy, 4 Wyprawy morskie, 4 Zatopione skarby, 4 Odległe brzegi. Dostępna jest tylko wierzchnia karta.
    .one = kartę Odysei
    .few = karty Odysei
    .many = kart Odysei
card-old_map = Stara mapa
    .text = +1 karta, +1 akcja. Odrzuć kartę, a potem +1 karta. Możesz obrócić stos Odysei (jednakowe karty z wierzchu idą na spód).
    .one = Starą mapę
    .few = Stare mapy
    .many = Starych map
    .unofficial = yes
card-voyage = Wyprawa morska
    .text = +1 akcja. Po tej turze rozgrywasz jeszcze jedną, chyba że byłaby trzecią z rzędu; możesz w niej zagrać z ręki tylko 3 karty.
    .one = Wyprawę morską
    .few = Wyprawy morskie
    .many = Wypraw morskich
    .unofficial = yes
card-sunken_treasure = Zatopiony skarb
    .text = Dodaj kartę Akcji, której kopii nie masz w grze.
    .one = Zatopiony skarb
    .few = Zatopione skarby
    .many = Zatopionych skarbów
    .unofficial = yes
card-distant_shore = Odległy brzeg
    .text = +2 karty, +1 akcja. Dodaj Posiadłość. Na koniec gry: 2 punkty.
    .one = Odległy brzeg
    .few = Odległe brzegi
    .many = Odległych brzegów
    .unofficial = yes

## Allies
card-band_of_nomads = Grupa koczowników
    .text = Gdy dodajesz kartę o koszcie $3 lub większym, możesz zużyć Przysługę, by otrzymać +1 kartę, +1 akcję lub +1 zakup.
card-fellowship_of_scribes = Stowarzyszenie skrybów
    .text = Po zagraniu karty Akcji, jeśli masz na ręce najwyżej 4 karty, możesz zużyć Przysługę, by otrzymać +1 kartę.

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-specialist-replay = zagraj ją ponownie
option-specialist-gain = dodaj jej kopię
ask-capital_city-discard = { $card }: odrzucić 2 karty za +$2 czy żadnej?
option-blacksmith-draw = dobieraj, aż będziesz mieć na ręce 6 kart
ask-student-trash = { $card }: wyrzuć kartę na Śmietnisko (za Skarb: +1 Przysługa, a ta karta wraca na wierzch talii)
ask-sorcerer-name = { $card }: zgadnij wierzchnią kartę swojej talii; inaczej dodajesz Klątwę
ask-band_of_nomads-choose = { $card }: zużyć Przysługę za +1 kartę, +1 akcję lub +1 zakup?
option-band_of_nomads-when = możesz zużyć Przysługę
ask-fellowship_of_scribes-when = { $card }: zużyć Przysługę za +1 kartę?
option-fellowship_of_scribes-when = zużyj Przysługę za +1 kartę
`,s=e({default:()=>c}),c=`### The base game: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-cellar = Piwnica
    .text = +1 akcja. Odrzuć dowolną liczbę kart, a następnie dobierz tyle samo.
    .one = Piwnicę
    .few = Piwnice
    .many = Piwnic
card-chapel = Kaplica
    .text = Możesz wyrzucić na Śmietnisko do 4 kart z ręki.
    .one = Kaplicę
    .few = Kaplice
    .many = Kaplic
card-moat = Fosa
    .text = +2 karty. Gdy inny gracz zagra kartę Ataku, możesz najpierw odkryć z ręki Fosę: ten Atak nie będzie na ciebie działać.
    .one = Fosę
    .few = Fosy
    .many = Fos
card-chancellor = Kanclerz
    .text = +$2. Możesz od razu położyć całą talię, bez oglądania, na stosie kart odrzuconych.
    .one = Kanclerza
    .few = Kanclerzy
    .many = Kanclerzy
card-village = Wioska
    .text = +1 karta, +2 akcje.
    .one = Wioskę
    .few = Wioski
    .many = Wiosek
card-woodcutter = Drwal
    .text = +1 zakup, +$2.
    .one = Drwala
    .few = Drwali
    .many = Drwali
card-workshop = Warsztat
    .text = Dodaj kartę kosztującą do $4.
    .one = Warsztat
    .few = Warsztaty
    .many = Warsztatów
card-bureaucrat = Urzędnik
    .text = Dodaj kartę Srebrników na wierzch talii. Każdy inny gracz odkrywa z ręki kartę Zwycięstwa i kładzie ją na wierzchu swojej talii; kto takiej nie ma, odkrywa całą rękę.
    .one = Urzędnika
    .few = Urzędników
    .many = Urzędników
card-feast = Uczta
    .text = Wyrzuć tę kartę na Śmietnisko. Dodaj kartę kosztującą do $5.
    .one = Ucztę
    .few = Uczty
    .many = Uczt
card-gardens = Ogrody
    .text = 1 punkt za każde pełne 10 kart, które masz na koniec gry.
    .one = kartę Ogrodów
    .few = karty Ogrodów
    .many = kart Ogrodów
card-militia = Milicja
    .text = +$2. Każdy inny gracz, który ma na ręce więcej niż 3 karty, odrzuca karty, aż zostaną mu 3.
    .one = Milicję
    .few = Milicje
    .many = Milicji
card-moneylender = Lichwiarz
    .text = Wyrzuć na Śmietnisko Miedziaka z ręki. Jeśli to zrobisz: +$3.
    .one = Lichwiarza
    .few = Lichwiarzy
    .many = Lichwiarzy
card-remodel = Przebudowa
    .text = Wyrzuć na Śmietnisko kartę z ręki. Jeśli to zrobisz, dodaj kartę kosztującą najwyżej o $2 więcej.
    .one = Przebudowę
    .few = Przebudowy
    .many = Przebudów
card-smithy = Kuźnia
    .text = +3 karty.
    .one = Kuźnię
    .few = Kuźnie
    .many = Kuźni
card-spy = Szpieg
    .text = +1 karta, +1 akcja. Każdy gracz, zaczynając od ciebie, odkrywa wierzchnią kartę swojej talii, a ty decydujesz, czy ją odrzuca, czy odkłada z powrotem.
    .one = Szpiega
    .few = Szpiegów
    .many = Szpiegów
card-thief = Złodziej
    .text = Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii i jeśli są wśród nich karty Skarbu, wyrzuca na Śmietnisko jedną, którą wskażesz. Możesz dodać dowolne z wyrzuconych w ten sposób kart. Pozostałe odkryte karty zostają odrzucone.
    .one = Złodzieja
    .few = Złodziei
    .many = Złodziei
card-throne_room = Sala tronowa
    .text = Zagraj kartę Akcji z ręki, a po jej rozpatrzeniu zagraj ją ponownie.
    .one = Salę tronową
    .few = Sale tronowe
    .many = Sal tronowych
card-council_room = Sala obrad
    .text = +4 karty, +1 zakup. Każdy inny gracz dobiera kartę.
    .one = Salę obrad
    .few = Sale obrad
    .many = Sal obrad
card-festival = Festyn
    .text = +2 akcje, +1 zakup, +$2.
    .one = Festyn
    .few = Festyny
    .many = Festynów
card-laboratory = Laboratorium
    .text = +2 karty, +1 akcja.
    .one = Laboratorium
    .few = Laboratoria
    .many = Laboratoriów
card-library = Biblioteka
    .text = Dobieraj po jednej karcie, aż będziesz mieć 7 kart na ręce. Każdą dobraną tak kartę Akcji możesz od razu odłożyć na bok. Na koniec odrzuć karty odłożone na bok.
    .one = Bibliotekę
    .few = Biblioteki
    .many = Bibliotek
card-market = Targowisko
    .text = +1 karta, +1 akcja, +1 zakup, +$1.
    .one = Targowisko
    .few = Targowiska
    .many = Targowisk
card-mine = Kopalnia
    .text = Wyrzuć na Śmietnisko kartę Skarbu z ręki. Jeśli to zrobisz, dodaj na rękę kartę Skarbu kosztującą najwyżej o $3 więcej.
    .one = Kopalnię
    .few = Kopalnie
    .many = Kopalni
card-witch = Wiedźma
    .text = +2 karty. Każdy inny gracz dodaje Klątwę.
    .one = Wiedźmę
    .few = Wiedźmy
    .many = Wiedźm
card-adventurer = Odkrywca
    .text = Odkrywaj po jednej karcie z wierzchu talii, aż trafisz na drugą kartę Skarbu. Odkryte karty Skarbu weź na rękę, a resztę odrzuć.
    .one = Odkrywcę
    .few = Odkrywców
    .many = Odkrywców

## Cards of the second edition
card-harbinger = Zwiastun
    .text = +1 karta, +1 akcja. Przejrzyj swój stos kart odrzuconych. Możesz położyć jedną kartę z niego na wierzchu talii.
    .one = Zwiastuna
    .few = Zwiastunów
    .many = Zwiastunów
card-merchant = Kupiec
    .text = +1 karta, +1 akcja. Gdy po raz pierwszy w tej turze zagrasz kartę Srebrników: +$1.
    .one = Kupca
    .few = Kupców
    .many = Kupców
card-vassal = Wasal
    .text = +$2. Odrzuć wierzchnią kartę talii. Jeśli to karta Akcji, możesz ją zagrać.
    .one = Wasala
    .few = Wasali
    .many = Wasali

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-spy-choose = { $card }: wierzchnia karta { $you ->
    [yes] twojej talii
   *[no] talii gracza { $who }
} to { $name }. Odrzucić ją czy zostawić?
option-spy-discard = odrzuć ją
option-spy-keep = zostaw ją
ask-thief-gain = { $card }: dodaj dowolne z właśnie wyrzuconych kart Skarbu
option-library-no = zatrzymaj ją na ręce
`,l=e({default:()=>u}),u=`### The basic cards: name, text in our own words, and the forms of the name in sentences.
### Forms of a name as the object of a sentence, in the accusative: .one a card; .few after 2, 3, 4 and other numbers of that kind; .many
### after all others (the genitive, which piles are called by too).

card-copper = Miedziak
    .text = +$1.
    .one = Miedziaka
    .few = Miedziaki
    .many = Miedziaków
card-silver = Srebrniki
    .text = +$2.
    .one = kartę Srebrników
    .few = karty Srebrników
    .many = kart Srebrników
card-gold = Złoto
    .text = +$3.
    .one = Złoto
    .few = karty Złota
    .many = kart Złota
card-estate = Posiadłość
    .text = 1 punkt.
    .one = Posiadłość
    .few = Posiadłości
    .many = Posiadłości
card-duchy = Powiat
    .text = 3 punkty.
    .one = Powiat
    .few = Powiaty
    .many = Powiatów
card-province = Prowincja
    .text = 6 punktów.
    .one = Prowincję
    .few = Prowincje
    .many = Prowincji
card-curse = Klątwa
    .text = −1 punkt.
    .one = Klątwę
    .few = Klątwy
    .many = Klątw
`,d=e({default:()=>f}),f=`### Cornucopia: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-hamlet = Folwark
    .text = +1 karta, +1 akcja. Możesz odrzucić kartę, by otrzymać +1 akcję. Możesz odrzucić kartę, by otrzymać +1 zakup.
    .one = Folwark
    .few = Folwarki
    .many = Folwarków
card-fortune_teller = Cyganka
    .text = +$2. Każdy inny gracz odkrywa po jednej karcie z wierzchu swojej talii, aż do pierwszej karty Zwycięstwa lub Klątwy. Ta karta wraca na wierzch talii, a pozostałe odkryte zostają odrzucone.
    .one = Cygankę
    .few = Cyganki
    .many = Cyganek
card-menagerie = Menażeria
    .text = +1 akcja. Odkryj rękę. Jeśli wszystkie karty mają różne nazwy: +3 karty. Jeśli nie: +1 karta.
    .one = Menażerię
    .few = Menażerie
    .many = Menażerii
card-farming_village = Farma
    .text = +2 akcje. Odkrywaj po jednej karcie z wierzchu talii, aż do pierwszej karty Akcji lub Skarbu. Weź ją na rękę, a pozostałe odkryte odrzuć.
    .one = Farmę
    .few = Farmy
    .many = Farm
card-horse_traders = Banda koniokradów
    .text = +1 zakup, +$3. Odrzuć 2 karty. Gdy inny gracz zagra kartę Ataku, możesz najpierw odkryć z ręki Bandę koniokradów i odłożyć ją na bok. Jeśli to zrobisz, na początku swojej następnej tury weź ją z powrotem na rękę i dobierz kartę.
    .one = Bandę koniokradów
    .few = Bandy koniokradów
    .many = Band koniokradów
card-remake = Rozbiórka
    .text = Zrób to dwukrotnie: wyrzuć na Śmietnisko kartę z ręki, a w zamian dodaj kartę o koszcie wyższym dokładnie o $1.
    .one = Rozbiórkę
    .few = Rozbiórki
    .many = Rozbiórek
card-tournament = Turniej rycerski
    .text = +1 akcja. Każdy gracz może odkryć z ręki Prowincję. Jeśli ty to zrobisz, odrzuć ją i dodaj na wierzch talii wybraną Nagrodę lub Powiat. Jeśli nie zrobi tego nikt inny: +1 karta, +$1.
    .one = Turniej rycerski
    .few = Turnieje rycerskie
    .many = Turniejów rycerskich
card-young_witch = Młoda wiedźma
    .text = +2 karty. Odrzuć 2 karty. Każdy inny gracz może odkryć z ręki kartę Zguby; kto tego nie zrobi, dodaje Klątwę. Przygotowanie: dołóż do Zasobów stos Zguby, czyli jeszcze jeden stos kart Królestwa, o koszcie $2 lub $3.
    .one = Młodą wiedźmę
    .few = Młode wiedźmy
    .many = Młodych wiedźm
card-harvest = Żniwa
    .text = Odkryj 4 wierzchnie karty talii i odrzuć je. +$1 za każdą z nich o innej nazwie.
    .one = kartę Żniw
    .few = karty Żniw
    .many = kart Żniw
card-horn_of_plenty = Róg obfitości
    .text = Dodaj kartę kosztującą najwyżej tyle $, ile różnych nazw mają twoje karty w grze (razem z tą). Jeśli dodasz kartę Zwycięstwa, wyrzuć Róg obfitości na Śmietnisko.
    .one = Róg obfitości
    .few = Rogi obfitości
    .many = Rogów obfitości
card-hunting_party = Polowanie
    .text = +1 karta, +1 akcja. Odkryj rękę, a potem odkrywaj po jednej karcie z wierzchu talii, aż trafisz na taką, jakiej nie masz na ręce. Weź ją na rękę, a pozostałe odkryte z talii odrzuć.
    .one = Polowanie
    .few = Polowania
    .many = Polowań
card-jester = Błazen
    .text = +$2. Każdy inny gracz odrzuca wierzchnią kartę swojej talii. Jeśli to karta Zwycięstwa, dodaje Klątwę. Jeśli nie, ty wybierasz, kto dodaje kopię tej karty: ten gracz czy ty.
    .one = Błazna
    .few = Błaznów
    .many = Błaznów
card-fairgrounds = Odpust
    .text = 2 punkty za każde pełne 5 różnych nazw wśród kart, które masz na koniec gry.
    .one = Odpust
    .few = Odpusty
    .many = Odpustów
card-ferryman = Przewoźnik
    .text = +2 karty, +1 akcja. Odrzuć kartę. Gdy dodajesz tę kartę, dodaj też kartę ze stosu Przewoźnika. Przygotowanie: połóż obok Zasobów jeszcze jeden stos kart Królestwa o koszcie $3 lub $4; to stos Przewoźnika.
    .one = Przewoźnika
    .few = Przewoźników
    .many = Przewoźników

## Prizes
card-bag_of_gold = Worek złota
    .text = +1 akcja. Dodaj Złoto na wierzch talii. (Tej karty nie ma w Zasobach.)
    .one = Worek złota
    .few = Worki złota
    .many = Worków złota
card-diadem = Diadem
    .text = +$2. +$1 za każdą niewykorzystaną akcję. (Tej karty nie ma w Zasobach.)
    .one = Diadem
    .few = Diademy
    .many = Diademów
card-followers = Korowód
    .text = +2 karty. Dodaj Posiadłość. Każdy inny gracz dodaje Klątwę. Następnie każdy inny gracz, który ma na ręce więcej niż 3 karty, odrzuca karty, aż zostaną mu 3. (Tej karty nie ma w Zasobach.)
    .one = Korowód
    .few = Korowody
    .many = Korowodów
card-princess = Księżniczka
    .text = +1 zakup. Dopóki ta karta jest w grze, wszystkie karty kosztują o $2 mniej (ale nie mniej niż $0). (Tej karty nie ma w Zasobach.)
    .one = Księżniczkę
    .few = Księżniczki
    .many = Księżniczek
card-trusty_steed = Wierny rumak
    .text = Wybierz dwie różne opcje: +2 karty; +2 akcje; +$2; dodaj 4 karty Srebrników, po czym połóż talię, bez oglądania, na stosie kart odrzuconych. Wykonaj je w tej kolejności. (Tej karty nie ma w Zasobach.)
    .one = Wiernego rumaka
    .few = Wierne rumaki
    .many = Wiernych rumaków

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-jester-choose = { $card }: { $who } odrzuca { $one }. Kto dodaje kopię?
option-jester-self = kopia dla siebie
option-jester-victim = kopia dla przeciwnika
ask-tournament-gain = { $card }: dodaj na wierzch talii Nagrodę lub Powiat
ask-young_witch-reveal = { $card }: odkryć { $what } i nie dodawać Klątwy?
ask-horse_traders-when = { $card }: odłożyć tę kartę na bok do swojej następnej tury? Wróci wtedy na rękę i dobierzesz kartę
option-trusty_steed-cards = +2 karty
option-trusty_steed-actions = +2 akcje
option-trusty_steed-coins = +$2
option-trusty_steed-silvers = dodaj 4 karty Srebrników i połóż talię na stosie kart odrzuconych
`,p=e({default:()=>m}),m=`### Dark Ages: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-hermit = Pustelnik
    .text = Przejrzyj swój stos kart odrzuconych. Możesz wyrzucić na Śmietnisko jedną kartę z niego lub z ręki, która nie jest Skarbem. Dodaj kartę kosztującą do $3. Jeśli w fazie zakupu tej tury nic nie dodasz, na jej koniec wymień tę kartę na Szaleńca.
    .one = Pustelnika
    .few = Pustelników
    .many = Pustelników
card-sage = Mędrzec
    .text = +1 akcja. Odkrywaj po jednej karcie z wierzchu talii, aż trafisz na kosztującą $3 lub więcej. Weź ją na rękę, a pozostałe odrzuć.
    .one = Mędrca
    .few = Mędrców
    .many = Mędrców
card-procession = Procesja
    .text = Możesz dwukrotnie zagrać z ręki kartę Akcji, która nie jest kartą Następstwa. Potem wyrzuć ją na Śmietnisko i dodaj kartę Akcji o koszcie wyższym dokładnie o $1.
    .one = Procesję
    .few = Procesje
    .many = Procesji
card-rats = Szczury
    .text = +1 karta, +1 akcja. Dodaj Szczury. Wyrzuć na Śmietnisko kartę z ręki, która nie jest Szczurami; jeśli takiej nie masz, odkryj rękę. Kto wyrzuca tę kartę, dobiera kartę.
    .one = kartę Szczurów
    .few = karty Szczurów
    .many = kart Szczurów
card-wandering_minstrel = Wędrowny bard
    .text = +1 karta, +2 akcje. Odkryj 3 wierzchnie karty talii. Karty Akcji wracają na wierzch w wybranej przez ciebie kolejności, pozostałe odrzuć.
    .one = Wędrownego barda
    .few = Wędrownych bardów
    .many = Wędrownych bardów
card-count = Hrabia
    .text = Najpierw jedno z trzech: odrzuć 2 karty; połóż kartę z ręki na wierzchu talii; dodaj Miedziaka. Potem jedno z trzech: +$3; wyrzuć na Śmietnisko wszystkie karty z ręki; dodaj Powiat.
    .one = Hrabiego
    .few = Hrabiów
    .many = Hrabiów
card-counterfeit = Falsyfikat
    .text = +$1, +1 zakup. Możesz dwukrotnie zagrać z ręki inną kartę Skarbu, która nie jest kartą Następstwa; potem wyrzuć ją na Śmietnisko.
    .one = Falsyfikat
    .few = Falsyfikaty
    .many = Falsyfikatów
card-cultist = Kultysta
    .text = +2 karty. Każdy inny gracz dodaje wierzchnią kartę Ruin. Potem możesz bez zużywania akcji zagrać Kultystę z ręki. Kto wyrzuca tę kartę, dobiera 3 karty.
    .one = Kultystę
    .few = Kultystów
    .many = Kultystów
card-graverobber = Hiena cmentarna
    .text = Wybierz: dodaj na wierzch talii kartę ze Śmietniska kosztującą od $3 do $6; albo wyrzuć na Śmietnisko kartę Akcji z ręki i dodaj kartę kosztującą najwyżej o $3 więcej.
    .one = Hienę cmentarną
    .few = Hieny cmentarne
    .many = Hien cmentarnych
card-mystic = Mistyk
    .text = +1 akcja, +$2. Podaj nazwę karty i odkryj wierzchnią kartę talii. Jeśli zgadniesz, weź ją na rękę.
    .one = Mistyka
    .few = Mistyków
    .many = Mistyków
card-madman = Szaleniec
    .text = +2 akcje. Zwróć tę kartę na jej stos; jeśli to zrobisz, dobierz tyle kart, ile masz na ręce. (Tej karty nie ma w Zasobach.)
    .one = Szaleńca
    .few = Szaleńców
    .many = Szaleńców
    .unofficial = yes
card-abandoned_mine = Opuszczona kopalnia
    .text = +$1.
    .one = Opuszczoną kopalnię
    .few = Opuszczone kopalnie
    .many = Opuszczonych kopalni
    .unofficial = yes
card-ruined_library = Zrujnowana biblioteka
    .text = +1 karta.
    .one = Zrujnowaną bibliotekę
    .few = Zrujnowane biblioteki
    .many = Zrujnowanych bibliotek
    .unofficial = yes
card-ruined_market = Zrujnowane targowisko
    .text = +1 zakup.
    .one = Zrujnowane targowisko
    .few = Zrujnowane targowiska
    .many = Zrujnowanych targowisk
    .unofficial = yes
card-ruined_village = Zrujnowana wioska
    .text = +1 akcja.
    .one = Zrujnowaną wioskę
    .few = Zrujnowane wioski
    .many = Zrujnowanych wiosek
    .unofficial = yes
card-survivors = Ocaleni
    .text = Obejrzyj 2 wierzchnie karty talii. Odrzuć obie albo odłóż obie na wierzch w wybranej kolejności.
    .one = kartę Ocalonych
    .few = karty Ocalonych
    .many = kart Ocalonych
    .unofficial = yes
card-ruins = Ruiny
    .text = Potasowany stos kart Ruin pięciu rodzajów (po 10 kart na każdego gracza prócz pierwszego), w grach z kartą Szabrownika. Można wziąć tylko wierzchnią.
    .one = kartę Ruin
    .few = karty Ruin
    .many = kart Ruin
    .unofficial = yes
card-hovel = Szałas
    .text = Gdy dodajesz kartę Zwycięstwa, możesz wyrzucić tę kartę z ręki na Śmietnisko.
    .one = Szałas
    .few = Szałasy
    .many = Szałasów
    .unofficial = yes
card-necropolis = Nekropolia
    .text = +2 akcje.
    .one = Nekropolię
    .few = Nekropolie
    .many = Nekropolii
    .unofficial = yes
card-overgrown_estate = Zarośnięta posiadłość
    .text = 0 punktów. Kto wyrzuca tę kartę, dobiera kartę.
    .one = Zarośniętą posiadłość
    .few = Zarośnięte posiadłości
    .many = Zarośniętych posiadłości
    .unofficial = yes

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-hermit-trash = { $card }: wyrzucić na Śmietnisko ze stosu kart odrzuconych lub z ręki kartę, która nie jest Skarbem?
ask-procession-play = { $card }: zagrać dwukrotnie kartę Akcji, a potem wyrzucić ją na Śmietnisko i dodać kartę Akcji droższą dokładnie o $1?
ask-counterfeit-play = { $card }: zagrać dwukrotnie kartę Skarbu, a potem wyrzucić ją na Śmietnisko?
`,h=e({default:()=>g}),g=`### Empires: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-patrician = Patrycjusz
    .text = +1 karta, +1 akcja. Odkryj wierzchnią kartę talii; jeśli kosztuje co najmniej $5, weź ją na rękę.
    .one = Patrycjusza
    .few = Patrycjuszy
    .many = Patrycjuszy
card-emporium = Emporium
    .text = +1 karta, +1 akcja, +$1. Gdy dodajesz tę kartę, mając w grze co najmniej 5 kart Akcji: +2 PZ.
    .one = Emporium
    .few = Emporia
    .many = Emporiów
card-patrician_emporium = Patrycjusz/Emporium
    .text = Jeden stos: 5 Patrycjuszy na 5 Emporiach.
    .one = Patrycjusza/Emporium
    .few = Patrycjusza/Emporium
    .many = Patrycjusza/Emporium
card-chariot_race = Wyścig rydwanów
    .text = +1 akcja. Dobierz wierzchnią kartę talii, odkrywając ją; gracz po lewej odkrywa swoją. Jeśli twoja kosztuje więcej: +$1, +1 PZ.
    .one = Wyścig rydwanów
    .few = Wyścigi rydwanów
    .many = Wyścigów rydwanów
card-enchantress = Czarodziejka
    .text = Do twojej następnej tury pierwsza karta Akcji zagrana przez każdego innego gracza w jego turze daje +1 kartę i +1 akcję zamiast wykonania jej poleceń. Na początku twojej następnej tury: +2 karty.
    .one = Czarodziejkę
    .few = Czarodziejki
    .many = Czarodziejek
card-farmers_market = Targ rolny
    .text = +1 zakup. Jeśli na tym stosie leżą co najmniej 4 PZ, weź je wszystkie i wyrzuć tę kartę na Śmietnisko; w przeciwnym razie połóż tam 1 PZ i otrzymaj +$1 za każdy PZ na stosie.
    .one = Targ rolny
    .few = Targi rolne
    .many = Targów rolnych
card-gladiator = Gladiator
    .text = +$2. Odkryj kartę z ręki; gracz po lewej może odkryć taką samą. Jeśli tego nie zrobi: +$1 i wyrzuć Gladiatora z Zasobów na Śmietnisko.
    .one = Gladiatora
    .few = Gladiatorów
    .many = Gladiatorów
card-fortune = Fortuna
    .text = +1 zakup. Pierwsza zagrana w turze podwaja twoje $. Gdy dodajesz tę kartę, dodaj Złoto za każdego Gladiatora, którego masz w grze.
    .one = Fortunę
    .few = Fortuny
    .many = Fortun
card-gladiator_fortune = Gladiator/Fortuna
    .text = Jeden stos: 5 Gladiatorów na 5 Fortunach.
    .one = Gladiatora/Fortunę
    .few = Gladiatora/Fortunę
    .many = Gladiatora/Fortuny
card-sacrifice = Ofiara
    .text = Wyrzuć kartę z ręki na Śmietnisko. Za kartę Akcji: +2 karty, +2 akcje; za Skarb: +$2; za kartę Zwycięstwa: +2 PZ.
    .one = Ofiarę
    .few = Ofiary
    .many = Ofiar
card-villa = Willa
    .text = +2 akcje, +1 zakup, +$1. Gdy dodajesz tę kartę, weź ją na rękę i otrzymaj +1 akcję, a jeśli trwa twoja faza zakupu, wróć do fazy akcji.
    .one = Willę
    .few = Wille
    .many = Willi
card-groundskeeper = Ogrodnik
    .text = +1 karta, +1 akcja. W tej turze każda dodana przez ciebie karta Zwycięstwa daje +1 PZ.
    .one = Ogrodnika
    .few = Ogrodników
    .many = Ogrodników
card-wild_hunt = Dziki gon
    .text = Wybierz jedno: +3 karty i połóż 1 PZ na tym stosie; albo dodaj Posiadłość, a jeśli to zrobisz, weź ze stosu wszystkie PZ.
    .one = Dziki gon
    .few = Dzikie gony
    .many = Dzikich gonów
card-city_quarter = Dzielnica
    .text = +2 akcje. Odkryj rękę; +1 karta za każdą kartę Akcji na ręce.
    .one = Dzielnicę
    .few = Dzielnice
    .many = Dzielnic
card-ritual = Rytuał
    .text = Dodaj Klątwę. Jeśli to zrobisz, wyrzuć kartę z ręki na Śmietnisko i weź +1 PZ za każdą $1 jej kosztu.
card-battlefield = Pole bitwy
    .text = Gdy dodajesz kartę Zwycięstwa, weź stąd 2 PZ. Na początku leży tu po 6 PZ na gracza.

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-gladiator-reveal = { $card }: odkryj kartę; jeśli gracz po lewej nie odkryje takiej samej, +$1, a Gladiator z Zasobów trafia na Śmietnisko
ask-gladiator-reveal-others = { $card }: odkryć { $what }, aby zapobiec +$1 i wyrzuceniu Gladiatora?
ask-sacrifice-trash = { $card }: wyrzuć kartę na Śmietnisko (Akcja: +2 karty i +2 akcje, Skarb: +$2, karta Zwycięstwa: +2 PZ)
option-wild_hunt-cards = +3 karty i połóż 1 PZ na stosie
option-wild_hunt-estate = dodaj Posiadłość i weź wszystkie PZ ze stosu
option-battlefield-when = weź stąd 2 PZ
`,_=e({default:()=>v}),v=`### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-farrier = Podkuwacz
    .text = +1 karta, +1 akcja, +1 zakup. Kupując tę kartę, możesz dopłacić ponad jej koszt; za każdą dopłaconą $1 dobierz kartę na koniec tej tury.
    .one = Podkuwacza
    .few = Podkuwaczy
    .many = Podkuwaczy
card-stonemason = Kamieniarz
    .text = Wyrzuć na Śmietnisko kartę z ręki. Dodaj 2 karty tańsze od niej. Kupując tę kartę, możesz dopłacić ponad jej koszt; dodaj wtedy 2 karty Akcji kosztujące dokładnie tyle, ile dopłacisz.
    .one = Kamieniarza
    .few = Kamieniarzy
    .many = Kamieniarzy
card-plaza = Rynek
    .text = +1 karta, +2 akcje. Możesz odrzucić kartę Skarbu, by otrzymać +1 Fundusz.
    .one = Rynek
    .few = Rynki
    .many = Rynków
card-baker = Piekarz
    .text = +1 karta, +1 akcja, +1 Fundusz. Przygotowanie: każdy gracz zaczyna z 1 Funduszem.
    .one = Piekarza
    .few = Piekarzy
    .many = Piekarzy
card-butcher = Rzeźnik
    .text = +2 Fundusze. Możesz wyrzucić na Śmietnisko kartę z ręki. Jeśli to zrobisz, zwróć do puli dowolną liczbę żetonów Funduszy i dodaj kartę kosztującą najwyżej tyle, co wyrzucona, plus $1 za każdy zwrócony żeton.
    .one = Rzeźnika
    .few = Rzeźników
    .many = Rzeźników
card-merchant_guild = Gildia kupców
    .text = +1 zakup, +$1. Na koniec swojej fazy zakupu w tej turze: +1 Fundusz za każdą kartę dodaną przez ciebie w tej fazie.
    .one = Gildię kupców
    .few = Gildie kupców
    .many = Gildii kupców

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-farrier-when = dobierz opłacone karty
ask-farrier-overpay = { $card }: ile $ dopłacasz ponad koszt? Za każdą $1 dobierzesz kartę na koniec tury
ask-stonemason-overpay = { $card }: ile $ dopłacasz ponad koszt? Dodasz 2 karty Akcji kosztujące dokładnie tyle, ile dopłacisz
ask-stonemason-trash = { $card }: wyrzuć kartę na Śmietnisko i dodaj 2 karty tańsze od niej
ask-butcher-trash = { $card }: wyrzucić kartę na Śmietnisko i dodać kartę kosztującą najwyżej tyle samo, plus $1 za każdy zwrócony żeton Funduszu?
option-merchant_guild-when = +1 Fundusz za każdą kartę dodaną w tej fazie zakupu
`,y=e({default:()=>b}),b=`### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-develop = Rozwój
    .text = Wyrzuć na Śmietnisko kartę z ręki. Dodaj na wierzch talii, w dowolnej kolejności, kartę kosztującą dokładnie o $1 więcej od niej i kartę kosztującą dokładnie o $1 mniej.
    .one = Rozwój
    .few = karty Rozwoju
    .many = kart Rozwoju
card-guard_dog = Pies stróżujący
    .text = +2 karty. Jeśli masz wtedy na ręce najwyżej 5 kart: +2 karty. Gdy inny gracz zagra kartę Ataku, możesz najpierw zagrać Psa stróżującego z ręki.
    .one = Psa stróżującego
    .few = Psy stróżujące
    .many = Psów stróżujących
card-oasis = Oaza
    .text = +1 karta, +1 akcja, +$1. Odrzuć kartę.
    .one = Oazę
    .few = Oazy
    .many = Oaz
card-spice_merchant = Zamorski kupiec
    .text = Możesz wyrzucić na Śmietnisko kartę Skarbu z ręki. Jeśli to zrobisz, wybierz jedno: +2 karty i +1 akcja; albo +1 zakup i +$2.
    .one = Zamorskiego kupca
    .few = Zamorskich kupców
    .many = Zamorskich kupców
card-trader = Handlarz
    .text = Wyrzuć na Śmietnisko kartę z ręki. Za każdą $1 jej kosztu dodaj kartę Srebrników. Gdy dodajesz kartę, możesz odkryć Handlarza z ręki i wymienić tę kartę na Srebrniki.
    .one = Handlarza
    .few = Handlarzy
    .many = Handlarzy
card-berserker = Berserk
    .text = Dodaj kartę tańszą niż ta. Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3. Gdy dodajesz tę kartę i masz w grze kartę Akcji, od razu zagraj Berserka.
    .one = Berserka
    .few = Berserków
    .many = Berserków
card-haggler = Przekupień
    .text = +$2. W tej turze, ilekroć dodajesz kupioną kartę, dodaj też tańszą kartę, która nie jest kartą Zwycięstwa.
    .one = Przekupnia
    .few = Przekupniów
    .many = Przekupniów
card-souk = Suk
    .text = +1 zakup, +$7. Potem tracisz $1 za każdą kartę na ręce (ale zostaje co najmniej $0). Gdy dodajesz tę kartę, możesz wyrzucić na Śmietnisko do 2 kart z ręki.
    .one = Suk
    .few = karty Suku
    .many = kart Suku
card-witchs_hut = Chatka wiedźmy
    .text = +4 karty. Odkryj 2 karty z ręki i odrzuć je. Jeśli obie są kartami Akcji, każdy inny gracz dodaje Klątwę.
    .one = Chatkę wiedźmy
    .few = Chatki wiedźmy
    .many = Chatek wiedźmy
card-border_village = Pogranicze
    .text = +1 karta, +2 akcje. Gdy dodajesz tę kartę, dodaj też kartę tańszą od niej.
    .one = Pogranicze
    .few = Pogranicza
    .many = Pograniczy

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-develop-trash = { $card }: wyrzuć kartę na Śmietnisko; dodasz na wierzch talii dwie: jedną droższą i jedną tańszą dokładnie o $1
ask-develop-gain = { $card }: dodaj na wierzch talii kartę kosztującą dokładnie { $mode ->
    [exactly] \${ $least }
    [between] \${ $least } lub \${ $most }
    [most] \${ $most }
   *[some] o $1 więcej lub mniej od wyrzuconej
}
ask-spice_merchant-trash = { $card }: wyrzucić na Śmietnisko kartę Skarbu za +2 karty i +1 akcję albo za +1 zakup i +$2?
ask-trader-trash = { $card }: wyrzuć kartę na Śmietnisko i dodaj tyle kart Srebrników, ile ona kosztuje
ask-trader-when = { $card }: odkryć tę kartę i wymienić dodaną ({ $name }) na Srebrniki?
option-trader-when = odkryj i wymień kartę na Srebrniki
`,x=e({default:()=>S}),S=`### Intrigue: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-courtyard = Dziedziniec
    .text = +3 karty. Połóż jedną kartę z ręki na wierzchu talii.
    .one = Dziedziniec
    .few = Dziedzińce
    .many = Dziedzińców
card-lurker = Intrygant
    .text = +1 akcja. Wybierz jedno: wyrzuć na Śmietnisko kartę Akcji z Zasobów; dodaj kartę Akcji ze Śmietniska.
    .one = Intryganta
    .few = Intrygantów
    .many = Intrygantów
card-pawn = Pionek
    .text = Wybierz dwie różne opcje, a potem otrzymaj obie: +1 karta; +1 akcja; +1 zakup; +$1.
    .one = Pionka
    .few = Pionki
    .many = Pionków
card-great_hall = Westybul
    .text = +1 karta, +1 akcja. Na koniec gry: 1 punkt.
    .one = Westybul
    .few = Westybule
    .many = Westybuli
card-steward = Zarządca
    .text = Wybierz jedno: +2 karty; +$2; wyrzuć na Śmietnisko 2 karty z ręki.
    .one = Zarządcę
    .few = Zarządców
    .many = Zarządców
card-swindler = Kanciarz
    .text = +$2. Każdy inny gracz wyrzuca na Śmietnisko wierzchnią kartę swojej talii i dodaje wskazaną przez ciebie kartę o tym samym koszcie.
    .one = Kanciarza
    .few = Kanciarzy
    .many = Kanciarzy
card-wishing_well = Studnia życzeń
    .text = +1 karta, +1 akcja. Podaj nazwę karty i odkryj wierzchnią kartę talii. Jeśli to ta karta, weź ją na rękę.
    .one = Studnię życzeń
    .few = Studnie życzeń
    .many = Studni życzeń
card-conspirator = Spiskowiec
    .text = +$2. Jeśli to co najmniej trzecia karta Akcji, którą zagrywasz w tej turze: +1 karta, +1 akcja.
    .one = Spiskowca
    .few = Spiskowców
    .many = Spiskowców
card-coppersmith = Kotlarz
    .text = Do końca tej tury każdy zagrany przez ciebie Miedziak jest wart o $1 więcej.
    .one = Kotlarza
    .few = Kotlarzy
    .many = Kotlarzy
card-ironworks = Huta żelaza
    .text = Dodaj kartę kosztującą do $4. Jeśli to karta Akcji: +1 akcja; jeśli karta Skarbu: +$1; jeśli karta Zwycięstwa: +1 karta.
    .one = Hutę żelaza
    .few = Huty żelaza
    .many = Hut żelaza
card-mining_village = Osada górnicza
    .text = +1 karta, +2 akcje. Możesz od razu wyrzucić tę kartę na Śmietnisko, by otrzymać +$2.
    .one = Osadę górniczą
    .few = Osady górnicze
    .many = Osad górniczych
card-courtier = Dworzanie
    .text = Odkryj kartę z ręki. Za każdy jej typ wybierz jedną z opcji, za każdym razem inną: +1 akcja; +1 zakup; +$3; dodaj Złoto.
    .one = kartę Dworzan
    .few = karty Dworzan
    .many = kart Dworzan
card-duke = Książę
    .text = 1 punkt za każdy Powiat, który masz na koniec gry.
    .one = Księcia
    .few = Książąt
    .many = Książąt
card-minion = Sługus
    .text = +1 akcja. Wybierz jedno: +$2; odrzuć wszystkie karty z ręki i dobierz 4 karty, po czym każdy inny gracz mający na ręce co najmniej 5 kart robi to samo.
    .one = Sługusa
    .few = Sługusów
    .many = Sługusów
card-patrol = Patrol
    .text = +3 karty. Odkryj 4 wierzchnie karty talii. Karty Zwycięstwa i Klątwy weź na rękę, a pozostałe połóż z powrotem na wierzchu talii w dowolnej kolejności.
    .one = Patrol
    .few = Patrole
    .many = Patroli
card-replace = Podmiana
    .text = Wyrzuć na Śmietnisko kartę z ręki i dodaj kartę kosztującą najwyżej o $2 więcej. Jeśli to karta Akcji lub Skarbu, połóż ją na wierzchu talii. Jeśli to karta Zwycięstwa, każdy inny gracz dodaje Klątwę.
    .one = Podmianę
    .few = Podmiany
    .many = Podmian
card-tribute = Danina
    .text = Gracz po twojej lewej odkrywa 2 wierzchnie karty swojej talii i odrzuca je. Za każdą z nich o innej nazwie otrzymujesz: +2 akcje, jeśli to karta Akcji; +$2, jeśli karta Skarbu; +2 karty, jeśli karta Zwycięstwa.
    .one = Daninę
    .few = Daniny
    .many = Danin
card-upgrade = Rozbudowa
    .text = +1 karta, +1 akcja. Wyrzuć na Śmietnisko kartę z ręki, a w zamian dodaj kartę kosztującą dokładnie o $1 więcej.
    .one = Rozbudowę
    .few = Rozbudowy
    .many = Rozbudów
card-harem = Harem
    .text = +$2. Na koniec gry: 2 punkty.
    .one = Harem
    .few = Haremy
    .many = Haremów
card-nobles = Szlachta
    .text = Wybierz jedno: +3 karty; +2 akcje. Na koniec gry: 2 punkty.
    .one = Szlachtę
    .few = karty Szlachty
    .many = kart Szlachty

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-swindler-gain = { $card }: wskaż { $what } (dodaje ją { $who })
ask-courtier-choose = { $card }: wybierz { $n ->
    [one] jedną opcję
    [few] { $n } różne opcje
    [many] { $n } różnych opcji
   *[other] { $n } różnych opcji
} (po jednej za każdy typ karty)
option-lurker-trash = wyrzuć na Śmietnisko kartę Akcji z Zasobów
option-minion-discard = odrzuć wszystkie karty z ręki i dobierz 4 karty, a po tobie każdy, kto ma na ręce co najmniej 5 kart
`,C=e({default:()=>w}),w=`### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-goatherd = Koziarz
    .text = +1 akcja. Możesz wyrzucić kartę z ręki na Śmietnisko. +1 karta za każdą kartę, którą gracz po twojej prawej wyrzucił na Śmietnisko w swojej ostatniej turze.
    .one = Koziarza
    .few = Koziarzy
    .many = Koziarzy
card-cardinal = Kardynał
    .text = +$2. Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, jedną z nich, o koszcie od $3 do $6, skazuje na Wygnanie, a pozostałe odrzuca.
    .one = Kardynała
    .few = Kardynałów
    .many = Kardynałów
card-cavalry = Kawaleria
    .text = Dodaj 2 Konie. Gdy dodajesz tę kartę: +2 karty, +1 zakup, a jeśli trwa twoja faza zakupu, wróć do fazy akcji.
    .one = Kawalerię
    .few = Kawalerie
    .many = Kawalerii
card-groom = Stajenny
    .text = Dodaj kartę kosztującą do $4. Jeśli to karta Akcji, dodaj Konia; jeśli Skarbu, dodaj kartę Srebrników; jeśli Zwycięstwa, +1 karta i +1 akcja.
    .one = Stajennego
    .few = Stajennych
    .many = Stajennych
card-coven = Sabat
    .text = +1 akcja, +$2. Każdy inny gracz skazuje na Wygnanie Klątwę z Zasobów. Kto nie może, odrzuca wszystkie Klątwy ze swojej podkładki Wygnania.
    .one = Sabat
    .few = Sabaty
    .many = Sabatów
card-displace = Przesiedlenie
    .text = Skaż na Wygnanie kartę z ręki. W zamian dodaj kartę o innej nazwie, droższą najwyżej o $2.
    .one = Przesiedlenie
    .few = Przesiedlenia
    .many = Przesiedleń
card-fisherman = Rybak
    .text = +1 karta, +1 akcja, +$1. Gdy stos kart odrzuconych gracza, którego tura trwa, jest pusty, ta karta kosztuje o $3 mniej.
    .one = Rybaka
    .few = Rybaków
    .many = Rybaków
card-kiln = Wypalarnia
    .text = +$2. Zanim zadziała następna karta, którą zagrasz w tej turze, możesz dodać jej kopię.
    .one = Wypalarnię
    .few = Wypalarnie
    .many = Wypalarni
card-livery = Stajnia
    .text = +$3. Do końca tury za każdą dodaną kartę o koszcie co najmniej $4 dodaj Konia.
    .one = Stajnię
    .few = Stajnie
    .many = Stajni
card-wayfarer = Wędrowiec
    .text = +3 karty. Możesz dodać kartę Srebrników. Ta karta kosztuje tyle, co karta dodana w tej turze jako ostatnia (inni Wędrowcy się nie liczą), a jeśli takiej nie ma, $6.
    .one = Wędrowca
    .few = Wędrowców
    .many = Wędrowców

## Beside the Supply
card-horse = Koń
    .text = +2 karty, +1 akcja. Zwróć tę kartę na jej stos. (Tej karty nie ma w Zasobach.)
    .one = Konia
    .few = Konie
    .many = Koni
    .unofficial = yes

## Landscapes
card-exile_mat = Podkładka Wygnania
    .text = Gdy dodajesz kartę, możesz odrzucić wszystkie jej kopie ze swojej podkładki Wygnania. Karty na Wygnaniu liczą się na koniec gry.
card-demand = Żądanie
    .text = Dodaj na wierzch talii Konia, a potem na niego kartę kosztującą do $4.
card-way_of_the_turtle = Droga żółwia
    .text = Odłóż tę kartę z gry na bok. Jeśli to zrobisz, zagraj ją na początku swojej następnej tury.

## Questions
ask-cardinal-exile = { $card }: skaż na Wygnanie jedną ze swoich odkrytych kart o koszcie od $3 do $6; pozostałe zostaną odrzucone
ask-kiln-choose = { $card }: dodać kopię zagrywanej karty?
option-kiln-yes = dodaj kopię
ask-exile_mat-when = Podkładka Wygnania: odrzucić z niej wszystkie kopie dodanej karty ({ $name })?
option-exile_mat-when = odrzuć kopie
`,T=e({default:()=>E}),E=`### Nocturne: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-blessed_village = Błogosławiona wioska
    .text = +1 karta, +2 akcje. Gdy dodajesz tę kartę, odsłoń następne Błogosławieństwo. Otrzymaj je od razu albo zatrzymaj przed sobą i otrzymaj na początku swojej następnej tury.
    .one = Błogosławioną wioskę
    .few = Błogosławione wioski
    .many = Błogosławionych wiosek
card-crypt = Krypta
    .text = Połóż zakryte pod tą kartą dowolną liczbę swoich kart Skarbu w grze, które nie są kartami Następstwa. Dopóki coś tam leży, na początku każdej swojej tury weź jedną z nich na rękę.
    .one = Kryptę
    .few = Krypty
    .many = Krypt
card-devils_workshop = Diabelski warsztat
    .text = Jeśli liczba kart dodanych przez ciebie w tej turze wynosi 2 lub więcej, dodaj Diablika; jeśli 1, dodaj kartę kosztującą do $4; jeśli 0, dodaj Złoto.
    .one = Diabelski warsztat
    .few = Diabelskie warsztaty
    .many = Diabelskich warsztatów
card-faithful_hound = Wierny pies
    .text = +2 karty. Gdy odrzucasz tę kartę poza fazą porządków, możesz odłożyć ją na bok; na koniec tej tury weź ją na rękę.
    .one = Wiernego psa
    .few = Wierne psy
    .many = Wiernych psów
card-monastery = Klasztor
    .text = Za każdą kartę dodaną przez ciebie w tej turze możesz wyrzucić na Śmietnisko jedną kartę: dowolną z ręki albo swojego Miedziaka w grze.
    .one = Klasztor
    .few = Klasztory
    .many = Klasztorów
card-sacred_grove = Święty gaj
    .text = +1 zakup, +$3. Odsłoń następne Błogosławieństwo i otrzymaj je. Jeśli nie daje ono +$1, każdy inny gracz też może je otrzymać.
    .one = Święty gaj
    .few = Święte gaje
    .many = Świętych gajów
card-secret_cave = Sekretna jaskinia
    .text = +1 karta, +1 akcja. Możesz odrzucić 3 karty. Jeśli odrzucisz 3, na początku swojej następnej tury: +$3. Przygotowanie: każdy gracz zaczyna z Magiczną lampą zamiast jednego Miedziaka.
    .one = Sekretną jaskinię
    .few = Sekretne jaskinie
    .many = Sekretnych jaskiń
card-shepherd = Pasterz
    .text = +1 akcja. Odrzuć jawnie dowolną liczbę kart Zwycięstwa z ręki; za każdą: +2 karty. Przygotowanie: każdy gracz zaczyna z Pastwiskiem zamiast jednego Miedziaka.
    .one = Pasterza
    .few = Pasterzy
    .many = Pasterzy
card-skulk = Zasadzka
    .text = +1 zakup. Odsłoń następny Urok; każdy inny gracz go otrzymuje. Gdy dodajesz tę kartę, dodaj Złoto.
    .one = Zasadzkę
    .few = Zasadzki
    .many = Zasadzek
card-tragic_hero = Tragiczny bohater
    .text = +3 karty, +1 zakup. Jeśli masz potem na ręce co najmniej 8 kart, wyrzuć tę kartę na Śmietnisko i dodaj kartę Skarbu.
    .one = Tragicznego bohatera
    .few = Tragicznych bohaterów
    .many = Tragicznych bohaterów

## Beside the supply, and Heirlooms
card-imp = Diablik
    .text = +2 karty. Możesz zagrać z ręki kartę Akcji, której kopii nie masz w grze. (Tej karty nie ma w Zasobach.)
    .one = Diablika
    .few = Diabliki
    .many = Diablików
card-wish = Życzenie
    .text = +1 akcja. Zwróć tę kartę na jej stos. Jeśli to zrobisz, dodaj na rękę kartę kosztującą do $6. (Tej karty nie ma w Zasobach.)
    .one = Życzenie
    .few = Życzenia
    .many = Życzeń
card-will_o_wisp = Błędny ognik
    .text = +1 karta, +1 akcja. Odkryj wierzchnią kartę talii. Jeśli kosztuje do $2, weź ją na rękę. (Tej karty nie ma w Zasobach.)
    .one = Błędnego ognika
    .few = Błędne ogniki
    .many = Błędnych ogników
card-pasture = Pastwisko
    .text = +$1. 1 punkt za każdą twoją Posiadłość. (Tej karty nie ma w Zasobach: każdy gracz zaczyna z jedną.)
    .one = Pastwisko
    .few = Pastwiska
    .many = Pastwisk
card-magic_lamp = Magiczna lampa
    .text = +$1. Jeśli masz w grze co najmniej 6 kart w dokładnie jednym egzemplarzu, licząc tę, wyrzuć ją na Śmietnisko. Jeśli to zrobisz, dodaj 3 Życzenia. (Tej karty nie ma w Zasobach: każdy gracz zaczyna z jedną.)
    .one = Magiczną lampę
    .few = Magiczne lampy
    .many = Magicznych lamp

## Boons
card-the_earths_gift = Dar ziemi
    .text = Możesz odrzucić z ręki kartę Skarbu. Jeśli to zrobisz, dodaj kartę kosztującą do $4.
card-the_fields_gift = Dar pól
    .text = +1 akcja, +$1. (Leży przed tobą do fazy porządków.)
card-the_flames_gift = Dar płomieni
    .text = Możesz wyrzucić na Śmietnisko kartę z ręki.
card-the_forests_gift = Dar lasu
    .text = +1 zakup, +$1. (Leży przed tobą do fazy porządków.)
card-the_moons_gift = Dar księżyca
    .text = Przejrzyj swój stos kart odrzuconych. Możesz położyć kartę z niego na wierzchu talii.
card-the_mountains_gift = Dar gór
    .text = Dodaj kartę Srebrników.
card-the_rivers_gift = Dar rzeki
    .text = Na koniec tej tury, po dobraniu nowej ręki: +1 karta. (Leży przed tobą do fazy porządków.)
card-the_seas_gift = Dar morza
    .text = +1 karta.
card-the_skys_gift = Dar nieba
    .text = Możesz odrzucić 3 karty. Jeśli odrzucisz 3, dodaj Złoto.
card-the_suns_gift = Dar słońca
    .text = Obejrzyj 4 wierzchnie karty talii. Odrzuć dowolne z nich, a pozostałe odłóż na wierzch w dowolnej kolejności.
card-the_swamps_gift = Dar mokradeł
    .text = Dodaj Błędnego ognika z jego stosu.
card-the_winds_gift = Dar wiatru
    .text = +2 karty. Odrzuć 2 karty.

## Hexes
card-bad_omens = Złe znaki
    .text = Połóż swoją talię na stosie kart odrzuconych. Potem przełóż z niego 2 Miedziaki na wierzch talii; jeśli dwóch nie ma, odkryj ten stos.
card-delusion = Omamy
    .text = Jeśli nie masz Stanu Omamiony ani Zazdrosny, weź Stan Omamiony.
card-envy = Zazdrość
    .text = Jeśli nie masz Stanu Omamiony ani Zazdrosny, weź Stan Zazdrosny.
card-famine = Nieurodzaj
    .text = Odkryj 3 wierzchnie karty talii. Karty Akcji odrzuć, a pozostałe wtasuj do talii.
card-fear = Strach
    .text = Jeśli masz na ręce co najmniej 5 kart, odrzuć kartę Akcji lub Skarbu, a jeśli takiej nie masz, odkryj rękę.
card-greed = Chciwość
    .text = Dodaj Miedziaka na wierzch talii.
card-haunting = Nawiedzenie
    .text = Jeśli masz na ręce co najmniej 4 karty, połóż jedną z nich na wierzchu talii.
card-locusts = Szarańcza
    .text = Wyrzuć na Śmietnisko wierzchnią kartę talii. Za Miedziaka lub Posiadłość dodaj Klątwę; za każdą inną kartę dodaj tańszą, która ma z nią wspólny typ.
card-misery = Nieszczęście
    .text = Weź Stan Nieszczęśliwy. Jeśli już go masz, obróć go na Podwójnie nieszczęśliwy.
card-plague = Plaga
    .text = Dodaj Klątwę na rękę.
card-poverty = Bieda
    .text = Odrzucaj karty, aż zostaną ci na ręce 3.
card-war = Wojna
    .text = Odkrywaj po jednej karcie z wierzchu talii, aż trafisz na kosztującą $3 lub $4. Wyrzuć ją na Śmietnisko, a pozostałe odkryte odrzuć.

## States
card-deluded = Omamiony
    .text = Na początku swojej fazy zakupu zwróć ten Stan; w tej turze nie możesz kupować kart Akcji.
card-envious = Zazdrosny
    .text = Na początku swojej fazy zakupu zwróć ten Stan; w tej turze Srebrniki i Złoto dają ci tylko po $1.
card-miserable = Nieszczęśliwy
    .text = −2 punkty.
card-twice_miserable = Podwójnie nieszczęśliwy
    .text = −4 punkty.

## Questions and answers
option-blessed_village-now = otrzymaj je teraz
option-blessed_village-later = otrzymaj je w następnej turze
ask-sacred_grove-choose = { $card }: też otrzymać: { $name }?
option-sacred_grove-yes = otrzymaj je
ask-crypt-aside = { $card }: połóż pod nią dowolną liczbę swoich kart Skarbu w grze
ask-crypt-hand = { $card }: którą z tych kart bierzesz na rękę?
ask-monastery-trash = { $card }: wyrzuć na Śmietnisko { $what } z ręki lub swoje Miedziaki w grze
ask-secret_cave-discard = { $card }: odrzucić 3 karty za +$3 w następnej turze czy żadnej?
ask-the_skys_gift-discard = { $card }: odrzucić 3 karty za Złoto czy żadnej?
ask-shepherd-discard = { $card }: odrzuć dowolną liczbę kart Zwycięstwa, za każdą +2 karty
ask-faithful_hound-when = { $card }: odłożyć go na bok i wziąć na rękę na koniec tury?
option-faithful_hound-when = odłóż na bok
ask-imp-play = { $card }: zagrać kartę Akcji, której kopii nie masz w grze?
ask-locusts-gain = { $card }: dodaj { $what } (musi mieć wspólny typ z wyrzuconą)
ask-blessed_village-choose = { $card }: { $name } – otrzymać teraz czy na początku następnej tury?
`,D=e({default:()=>O}),O=`### Plunder: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
### Names marked .unofficial were never published in Polish.

## Kingdom cards
card-crucible = Tygiel
    .text = Wyrzuć na Śmietnisko kartę z ręki. +$1 za każdą $1 jej kosztu.
    .one = Tygiel
    .few = Tygle
    .many = Tygli
card-frigate = Fregata
    .text = +$3. Do początku twojej następnej tury każdy inny gracz po każdej zagranej karcie Akcji odrzuca karty, aż zostaną mu 4 na ręce.
    .one = Fregatę
    .few = Fregaty
    .many = Fregat
card-gondola = Gondola
    .text = Wybierz: +$2 teraz albo na początku swojej następnej tury. Gdy dodajesz tę kartę, możesz zagrać z ręki kartę Akcji.
    .one = Gondolę
    .few = Gondole
    .many = Gondoli
card-jewelled_egg = Zdobione jajo
    .text = +$1, +1 zakup. Gdy wyrzucasz tę kartę na Śmietnisko, dodaj Łup.
    .one = Zdobione jajo
    .few = Zdobione jaja
    .many = Zdobionych jaj
card-pickaxe = Kilof
    .text = +$1. Wyrzuć na Śmietnisko kartę z ręki. Jeśli kosztuje co najmniej $3, dodaj Łup na rękę.
    .one = Kilof
    .few = Kilofy
    .many = Kilofów
card-quartermaster = Kwatermistrz
    .text = Do końca gry na początku każdej swojej tury wybierz jedno: dodaj kartę kosztującą do $4, kładąc ją na tej karcie; weź na rękę kartę, która na niej leży.
    .one = Kwatermistrza
    .few = Kwatermistrzów
    .many = Kwatermistrzów
card-search = Poszukiwania
    .text = +$2. Gdy następnym razem opróżni się stos w Zasobach, wyrzuć tę kartę na Śmietnisko i dodaj Łup.
    .one = kartę Poszukiwań
    .few = karty Poszukiwań
    .many = kart Poszukiwań
card-shaman = Szamanka
    .text = +1 akcja, +$1. Możesz wyrzucić na Śmietnisko kartę z ręki. W grach z tą kartą każdy gracz na początku swojej tury dodaje ze Śmietniska kartę kosztującą do $6.
    .one = Szamankę
    .few = Szamanki
    .many = Szamanek
card-taskmaster = Nadzorca
    .text = +1 akcja, +$1. Jeśli w tej turze dodasz kartę o koszcie dokładnie $5, powtórz to wszystko na początku swojej następnej tury.
    .one = Nadzorcę
    .few = Nadzorców
    .many = Nadzorców
card-trickster = Oszust
    .text = Każdy inny gracz dodaje Klątwę. Raz w tej turze, gdy odrzucasz z gry kartę Skarbu, możesz odłożyć ją na bok; na koniec tury weź ją na rękę.
    .one = Oszusta
    .few = Oszustów
    .many = Oszustów

## Loots, which lie beside the Supply
card-loot = Łupy
    .text = Zakryty, potasowany stos 15 różnych Łupów, po dwa z każdego. Kto dodaje Łup, bierze wierzchni. (Tego stosu nie ma w Zasobach.)
    .one = Łup
    .few = Łupy
    .many = Łupów
    .unofficial = yes
card-amphora = Amfora
    .text = Wybierz: +1 zakup i +$3 teraz albo na początku swojej następnej tury. (Tej karty nie ma w Zasobach.)
    .one = Amforę
    .few = Amfory
    .many = Amfor
card-doubloons = Dublony
    .text = +$3. Gdy dodajesz tę kartę, dodaj Złoto. (Tej karty nie ma w Zasobach.)
    .one = kartę Dublonów
    .few = karty Dublonów
    .many = kart Dublonów
card-endless_chalice = Kielich bez dna
    .text = Teraz i do końca gry na początku każdej swojej tury: +$1, +1 zakup. (Tej karty nie ma w Zasobach.)
    .one = Kielich bez dna
    .few = Kielichy bez dna
    .many = Kielichów bez dna
card-figurehead = Galion
    .text = +$3. Na początku swojej następnej tury: +2 karty. (Tej karty nie ma w Zasobach.)
    .one = Galion
    .few = Galiony
    .many = Galionów
card-hammer = Młotek
    .text = +$3. Dodaj kartę kosztującą do $4. (Tej karty nie ma w Zasobach.)
    .one = Młotek
    .few = Młotki
    .many = Młotków
card-insignia = Insygnia
    .text = +$3. W tej turze każdą kartę, którą dodajesz, możesz położyć na wierzchu swojej talii. (Tej karty nie ma w Zasobach.)
    .one = kartę Insygniów
    .few = karty Insygniów
    .many = kart Insygniów
card-jewels = Klejnoty
    .text = +$3, +1 zakup. Na początku swojej następnej tury odłóż tę kartę na spód swojej talii. (Tej karty nie ma w Zasobach.)
    .one = kartę Klejnotów
    .few = karty Klejnotów
    .many = kart Klejnotów
card-orb = Magiczna kula
    .text = Przejrzyj swój stos kart odrzuconych. Wybierz jedno: zagraj z niego kartę Akcji lub Skarbu; +1 zakup i +$3. (Tej karty nie ma w Zasobach.)
    .one = Magiczną kulę
    .few = Magiczne kule
    .many = Magicznych kul
card-prize_goat = Rasowa koza
    .text = +$3, +1 zakup. Możesz wyrzucić na Śmietnisko kartę z ręki. (Tej karty nie ma w Zasobach.)
    .one = Rasową kozę
    .few = Rasowe kozy
    .many = Rasowych kóz
card-puzzle_box = Łamigłówka
    .text = +$3, +1 zakup. Możesz odłożyć na bok zakrytą kartę z ręki; na koniec tury weź ją na rękę. (Tej karty nie ma w Zasobach.)
    .one = Łamigłówkę
    .few = Łamigłówki
    .many = Łamigłówek
card-sextant = Sekstans
    .text = +$3, +1 zakup. Obejrzyj 5 wierzchnich kart talii, odrzuć dowolną ich liczbę, a resztę odłóż na wierzch w dowolnej kolejności. (Tej karty nie ma w Zasobach.)
    .one = Sekstans
    .few = Sekstansy
    .many = Sekstansów
card-shield = Tarcza
    .text = +$3, +1 zakup. Gdy inny gracz zagrywa kartę Ataku, możesz najpierw odkryć tę kartę z ręki; wtedy Atak na ciebie nie działa. (Tej karty nie ma w Zasobach.)
    .one = Tarczę
    .few = Tarcze
    .many = Tarcz
card-spell_scroll = Magiczny zwój
    .text = Wyrzuć tę kartę na Śmietnisko; jeśli to zrobisz, dodaj kartę tańszą od niej. Jeśli to karta Akcji lub Skarbu, możesz ją zagrać. (Tej karty nie ma w Zasobach.)
    .one = Magiczny zwój
    .few = Magiczne zwoje
    .many = Magicznych zwojów
card-staff = Kostur
    .text = +$3, +1 zakup. Możesz zagrać z ręki kartę Akcji. (Tej karty nie ma w Zasobach.)
    .one = Kostur
    .few = Kostury
    .many = Kosturów
card-sword = Miecz
    .text = +$3, +1 zakup. Każdy inny gracz odrzuca karty, aż zostaną mu 4 na ręce. (Tej karty nie ma w Zasobach.)
    .one = Miecz
    .few = Miecze
    .many = Mieczy

## Landscapes
card-mirror = Lustrzana kopia
    .text = +1 zakup. Gdy następnym razem w tej turze dodasz kartę Akcji, dodaj jej kopię.
card-fated = Przeznaczony
    .text = Gdy tasujesz, możesz odkryć spośród tasowanych kart dowolne Przeznaczone i każdą położyć na wierzchu albo na spodzie.
card-inspiring = Inspirujący
    .text = Gdy w swojej turze zagrasz Inspirującą kartę, możesz potem zagrać z ręki kartę Akcji, której kopii nie masz w grze.

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-taskmaster-when = powtórz działanie tej karty
ask-gondola-choose = { $card }: +$2 teraz czy na początku następnej tury?
option-gondola-now = +$2 teraz
option-gondola-later = +$2 w następnej turze
ask-amphora-choose = { $card }: +1 zakup i +$3 teraz czy na początku następnej tury?
option-amphora-now = +1 zakup i +$3 teraz
option-amphora-later = +1 zakup i +$3 w następnej turze
option-frigate-when = odrzuć karty, aż zostaną ci 4
ask-quartermaster-hand = { $card }: którą leżącą na nim kartę bierzesz na rękę?
option-quartermaster-hand = weź na rękę kartę, która na nim leży
ask-trickster-aside = { $card }: odłożyć na bok kartę Skarbu na następną rękę?
ask-puzzle_box-aside = { $card }: odłożyć na bok kartę na następną rękę?
ask-fated-topdeck = { $card }: wybrać miejsce karty, zamiast ją tasować?
ask-fated-choose = { $card }: na wierzch czy na spód potasowanych kart?
option-fated-top = na wierzch
option-fated-bottom = na spód
ask-pickaxe-trash = { $card }: wyrzuć kartę na Śmietnisko (za kosztującą co najmniej $3 dodajesz Łup na rękę)
ask-inspiring-play = { $card }: zagrać kartę Akcji, której kopii nie masz w grze?
`,k=e({default:()=>A}),A=`### Prosperity: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-watchtower = Strażnica
    .text = Dobieraj karty, aż będziesz mieć 6 kart na ręce. Gdy dodajesz kartę, możesz odkryć tę kartę z ręki i wyrzucić dodaną kartę na Śmietnisko albo położyć ją na wierzchu talii.
    .one = Strażnicę
    .few = Strażnice
    .many = Strażnic
card-investment = Inwestycja
    .text = Wyrzuć kartę z ręki na Śmietnisko. Potem wybierz jedno: +$1; albo wyrzuć tę kartę na Śmietnisko, a jeśli to zrobisz, odkryj rękę i weź +1 PZ za każdy Skarb o innej nazwie.
    .one = Inwestycję
    .few = Inwestycje
    .many = Inwestycji
card-monument = Monument
    .text = +$2, +1 PZ.
    .one = Monument
    .few = Monumenty
    .many = Monumentów
card-workers_village = Wioska robotnicza
    .text = +1 karta, +2 akcje, +1 zakup.
    .one = Wioskę robotniczą
    .few = Wioski robotnicze
    .many = Wiosek robotniczych
card-charlatan = Szachrajka
    .text = +$3. Każdy inny gracz dodaje Klątwę. W grach z tą kartą każda Klątwa jest też Skarbem wartym $1.
    .one = Szachrajkę
    .few = Szachrajki
    .many = Szachrajek
card-city = Miasto
    .text = +1 karta, +2 akcje. Jeśli choć jeden stos w Zasobach jest pusty: +1 karta. Jeśli co najmniej dwa: także +1 zakup i +$1.
    .one = Miasto
    .few = Miasta
    .many = Miast
card-rabble = Motłoch
    .text = +3 karty. Każdy inny gracz odkrywa 3 wierzchnie karty swojej talii, odrzuca spośród nich karty Akcji i Skarbu, a pozostałe zwraca na talię w dowolnej kolejności.
    .one = Motłoch
    .few = karty Motłochu
    .many = kart Motłochu
card-vault = Składnica
    .text = +2 karty. Odrzuć dowolną liczbę kart; za każdą otrzymujesz +$1. Każdy inny gracz może odrzucić 2 karty; kto to zrobi, dobiera kartę.
    .one = Składnicę
    .few = Składnice
    .many = Składnic
card-grand_market = Wielki targ
    .text = +1 karta, +1 akcja, +1 zakup, +$2. Nie możesz kupić tej karty, gdy masz w grze Miedziaka.
    .one = Wielki targ
    .few = Wielkie targi
    .many = Wielkich targów
card-bank = Bank
    .text = +$1 za każdy Skarb, który masz w grze, licząc tę kartę.
    .one = Bank
    .few = Banki
    .many = Banków
card-platinum = Platyna
    .text = +$5.
    .one = Platynę
    .few = Platyny
    .many = Platyn
card-colony = Kolonia
    .text = 10 punktów.
    .one = Kolonię
    .few = Kolonie
    .many = Kolonii

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-vault-discard-others = { $card }: odrzucić 2 karty za +1 kartę czy żadnej?
ask-watchtower-choose = { $card }: { $name } – wyrzucić tę kartę na Śmietnisko czy położyć na wierzchu talii?
ask-watchtower-when = { $card }: odkryć tę kartę, aby dodaną ({ $name }) wyrzucić na Śmietnisko lub położyć na wierzchu talii?
option-watchtower-when = odkryj tę kartę
option-investment-trash = wyrzuć tę kartę i odkryj rękę: +1 PZ za każdy Skarb o innej nazwie
`,j=e({default:()=>M}),M=`### Renaissance: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-border_guard = Straż graniczna
    .text = +1 akcja. Odkryj 2 wierzchnie karty talii. Weź jedną z nich na rękę, a drugą odrzuć. Jeśli obie są kartami Akcji, weź Latarenkę albo Róg.
    .one = Straż graniczną
    .few = Straże graniczne
    .many = Straży granicznych
card-ducat = Dukat
    .text = +1 Fundusz, +1 zakup. Gdy dodajesz tę kartę, możesz wyrzucić na Śmietnisko Miedziaka z ręki.
    .one = Dukata
    .few = Dukaty
    .many = Dukatów
card-lackeys = Służba
    .text = +2 karty. Gdy dodajesz tę kartę: +2 Wieśniaków.
    .one = Służbę
    .few = karty Służby
    .many = kart Służby
card-acting_troupe = Trupa aktorów
    .text = +4 Wieśniaków. Wyrzuć tę kartę na Śmietnisko.
    .one = Trupę aktorów
    .few = Trupy aktorów
    .many = Trup aktorów
card-cargo_ship = Frachtowiec
    .text = +$2. Raz w tej turze, gdy dodajesz kartę, możesz odłożyć ją odkrytą na bok. Na początku swojej następnej tury weź ją na rękę.
    .one = Frachtowiec
    .few = Frachtowce
    .many = Frachtowców
card-experiment = Eksperyment
    .text = +2 karty, +1 akcja. Zwróć tę kartę na jej stos. Gdy dodajesz tę kartę, dodaj jeszcze jeden Eksperyment (on nie daje następnego).
    .one = Eksperyment
    .few = Eksperymenty
    .many = Eksperymentów
card-improve = Ulepszenie
    .text = +$2. Na początku fazy porządków tej tury możesz wyrzucić na Śmietnisko kartę Akcji, która miałaby w tej fazie zostać odrzucona z gry. Jeśli to zrobisz, dodaj kartę kosztującą dokładnie o $1 więcej.
    .one = Ulepszenie
    .few = Ulepszenia
    .many = Ulepszeń
card-flag_bearer = Chorąży
    .text = +$2. Gdy dodajesz tę kartę lub wyrzucasz ją na Śmietnisko, weź Chorągiew.
    .one = Chorążego
    .few = Chorążych
    .many = Chorążych
card-hideout = Kryjówka
    .text = +1 karta, +2 akcje. Wyrzuć na Śmietnisko kartę z ręki. Jeśli to karta Zwycięstwa, dodaj Klątwę.
    .one = Kryjówkę
    .few = Kryjówki
    .many = Kryjówek
card-inventor = Wynalazca
    .text = Dodaj kartę kosztującą do $4. Potem do końca tury wszystkie karty kosztują o $1 mniej (ale nie mniej niż $0).
    .one = Wynalazcę
    .few = Wynalazców
    .many = Wynalazców
card-mountain_village = Górska wioska
    .text = +2 akcje. Przejrzyj swój stos kart odrzuconych i weź z niego kartę na rękę. Jeśli jest pusty: +1 karta.
    .one = Górską wioskę
    .few = Górskie wioski
    .many = Górskich wiosek
card-patron = Patron
    .text = +1 Wieśniak, +$2. Gdy w czyjejkolwiek fazie akcji odkrywasz tę kartę: +1 Fundusz.
    .one = Patrona
    .few = Patronów
    .many = Patronów
card-priest = Kapłan
    .text = +$2. Wyrzuć na Śmietnisko kartę z ręki. Potem do końca tury za każdą kartę, którą wyrzucisz na Śmietnisko: +$2.
    .one = Kapłana
    .few = Kapłanów
    .many = Kapłanów
card-research = Badania
    .text = +1 akcja. Wyrzuć na Śmietnisko kartę z ręki. Odłóż na bok, zakryte, tyle kart z wierzchu talii, ile $ kosztuje wyrzucona karta. Na początku swojej następnej tury weź je na rękę.
    .one = kartę Badań
    .few = karty Badań
    .many = kart Badań
card-silk_merchant = Kupiec jedwabny
    .text = +2 karty, +1 zakup. Gdy dodajesz tę kartę lub wyrzucasz ją na Śmietnisko: +1 Fundusz, +1 Wieśniak.
    .one = Kupca jedwabnego
    .few = Kupców jedwabnych
    .many = Kupców jedwabnych
card-old_witch = Stara wiedźma
    .text = +3 karty. Każdy inny gracz dodaje Klątwę, a potem może wyrzucić na Śmietnisko Klątwę z ręki.
    .one = Starą wiedźmę
    .few = Stare wiedźmy
    .many = Starych wiedźm
card-recruiter = Oficer werbunkowy
    .text = +2 karty. Wyrzuć na Śmietnisko kartę z ręki. Otrzymujesz tylu Wieśniaków, ile $ ona kosztuje.
    .one = Oficera werbunkowego
    .few = Oficerów werbunkowych
    .many = Oficerów werbunkowych
card-scepter = Berło
    .text = Wybierz jedno: +$2; zagraj ponownie kartę Akcji (ale nie Rozkazu) zagraną przez ciebie w tej turze, jeśli wciąż jest w grze.
    .one = Berło
    .few = Berła
    .many = Bereł
card-scholar = Uczony
    .text = Odrzuć wszystkie karty z ręki. +7 kart.
    .one = Uczonego
    .few = Uczonych
    .many = Uczonych
card-sculptor = Rzeźbiarz
    .text = Dodaj na rękę kartę kosztującą do $4. Jeśli to karta Skarbu: +1 Wieśniak.
    .one = Rzeźbiarza
    .few = Rzeźbiarzy
    .many = Rzeźbiarzy
card-seer = Jasnowidz
    .text = +1 karta, +1 akcja. Odkryj 3 wierzchnie karty talii. Te, które kosztują od $2 do $4, weź na rękę. Pozostałe połóż z powrotem na wierzchu talii w dowolnej kolejności.
    .one = Jasnowidza
    .few = Jasnowidzów
    .many = Jasnowidzów
card-spices = Przyprawy
    .text = +$2, +1 zakup. Gdy dodajesz tę kartę: +2 Fundusze.
    .one = kartę Przypraw
    .few = karty Przypraw
    .many = kart Przypraw
card-swashbuckler = Awanturniczka
    .text = +3 karty. Jeśli twój stos kart odrzuconych nie jest pusty: +1 Fundusz, a jeśli masz wtedy co najmniej 4 żetony Funduszy, weź Skrzynię skarbów.
    .one = Awanturniczkę
    .few = Awanturniczki
    .many = Awanturniczek
card-treasurer = Skarbniczka
    .text = +$3. Wybierz jedno: wyrzuć na Śmietnisko kartę Skarbu z ręki; dodaj na rękę kartę Skarbu ze Śmietniska; weź Klucz.
    .one = Skarbniczkę
    .few = Skarbniczki
    .many = Skarbniczek
card-villain = Złoczyńca
    .text = +2 Fundusze. Każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca kartę kosztującą co najmniej $2, a jeśli takiej nie ma, odkrywa rękę.
    .one = Złoczyńcę
    .few = Złoczyńców
    .many = Złoczyńców

## Artifacts
card-flag = Chorągiew
    .text = Gdy dobierasz nową rękę w fazie porządków, dobierz o 1 kartę więcej.
card-horn = Róg
    .text = Raz na turę, gdy odrzucasz z gry Straż graniczną, możesz położyć ją na wierzchu talii.
card-key = Klucz
    .text = Na początku swojej tury: +$1.
card-lantern = Latarenka
    .text = Twoja Straż graniczna odkrywa 3 karty zamiast 2: jedną bierzesz na rękę, a 2 odrzucasz. Artefaktu już nie wybierasz: jeśli wszystkie 3 są kartami Akcji, bierzesz Róg.
card-treasure_chest = Skrzynia skarbów
    .text = Na początku swojej fazy zakupu dodaj Złoto.

## Projects
card-cathedral = Katedra
    .text = Na początku swojej tury wyrzuć na Śmietnisko kartę z ręki.
card-city_gate = Brama miejska
    .text = Na początku swojej tury: +1 karta. Potem połóż kartę z ręki na wierzchu talii.
card-pageant = Przedstawienie
    .text = Na koniec swojej fazy zakupu możesz zapłacić $1, by otrzymać +1 Fundusz.
card-sewers = Ścieki
    .text = Gdy wyrzucasz kartę na Śmietnisko inaczej niż przez Ścieki, możesz wyrzucić na Śmietnisko kartę z ręki.
card-star_chart = Mapa nieba
    .text = Gdy tasujesz, możesz obejrzeć tasowane karty i wybrać jedną: trafi na wierzch potasowanych.
card-exploration = Eksploracja
    .text = Na koniec swojej fazy zakupu, jeśli nie dodasz w niej żadnej karty: +1 Fundusz, +1 Wieśniak.
card-fair = Jarmark
    .text = Na początku swojej tury: +1 zakup.
card-silos = Silosy
    .text = Na początku swojej tury możesz jawnie odrzucić z ręki dowolną liczbę Miedziaków. Dobierz tyle samo kart.
card-sinister_plot = Złowieszczy plan
    .text = Na początku swojej tury wybierz jedno: dołóż tu żeton z puli jako swój; zdejmij stąd wszystkie swoje żetony i dobierz tyle samo kart.
card-academy = Akademia
    .text = Gdy dodajesz kartę Akcji: +1 Wieśniak.
card-capitalism = Kapitalizm
    .text = W twoich turach wszystkie karty Akcji, które mają w tekście +$, są też kartami Skarbu.
card-fleet = Flota
    .text = Gdy gra ma się zakończyć, każdy, kto ma ten Projekt, rozgrywa dodatkową turę, w kolejności tur; ostatni jest gracz, którego tura właśnie minęła. Potem gra kończy się w każdym przypadku.
card-guildhall = Ratusz
    .text = Gdy dodajesz kartę Skarbu: +1 Fundusz.
card-piazza = Plac miejski
    .text = Na początku swojej tury odkryj wierzchnią kartę talii. Jeśli to karta Akcji, zagraj ją; każda inna zostaje na talii.
card-road_network = Sieć dróg
    .text = Gdy inny gracz dodaje kartę Zwycięstwa: +1 karta.
card-barracks = Koszary
    .text = Na początku swojej tury: +1 akcja.
card-crop_rotation = Płodozmian
    .text = Na początku swojej tury możesz odrzucić z ręki kartę Zwycięstwa. Jeśli to zrobisz: +2 karty.
card-innovation = Innowacja
    .text = Raz w każdej swojej turze, gdy dodajesz kartę Akcji, możesz ją od razu zagrać.
card-canal = Kanał
    .text = W twoich turach wszystkie karty kosztują o $1 mniej (ale nie mniej niż $0).
card-citadel = Cytadela
    .text = Po rozpatrzeniu pierwszej karty Akcji, którą zagrywasz w swojej turze, zagraj ją ponownie.

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-border_guard-hand = { $card }: weź na rękę jedną z tych kart, a pozostałe odrzuć
option-border_guard-lantern = weź Latarenkę
option-border_guard-horn = weź Róg
ask-hideout-trash = { $card }: wyrzuć kartę na Śmietnisko (za kartę Zwycięstwa dodajesz Klątwę)
ask-research-trash = { $card }: wyrzuć kartę na Śmietnisko i odłóż na bok tyle kart z talii, ile ona kosztuje
ask-scepter-replay = { $card }: którą kartę Akcji w grze zagrywasz ponownie?
option-scepter-coins = +$2
option-scepter-replay = zagraj ponownie kartę Akcji
option-treasurer-trash = wyrzuć na Śmietnisko kartę Skarbu z ręki
option-treasurer-gain = dodaj na rękę kartę Skarbu ze Śmietniska
option-treasurer-key = weź Klucz
ask-star_chart-topdeck = { $card }: położyć jedną z tasowanych kart na wierzchu talii?
ask-silos-discard = { $card }: odrzuć dowolną liczbę Miedziaków, za każdego +1 kartę
ask-sinister_plot-choose = { $card }: dołożyć żeton czy dobrać karty?
option-sinister_plot-add = dołóż żeton
option-sinister_plot-draw = zdejmij żetony i dobierz tyle samo kart
`,N=e({default:()=>P}),P=`### Seaside: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-native_village = Wioska tubylców
    .text = +2 akcje. Wybierz: połóż wierzchnią kartę talii, bez oglądania, na swojej podkładce Wioski tubylców; albo weź na rękę wszystkie karty z tej podkładki. Tylko ty możesz je oglądać.
    .one = Wioskę tubylców
    .few = Wioski tubylców
    .many = Wiosek tubylców
card-astrolabe = Astrolabium
    .text = +$1, +1 zakup; to samo jeszcze raz na początku twojej następnej tury.
    .one = Astrolabium
    .few = Astrolabia
    .many = Astrolabiów
card-smugglers = Przemytnicy
    .text = Dodaj kopię jednej z kart kosztujących do $6, które gracz po twojej prawej stronie dodał w swojej ostatniej turze.
    .one = kartę Przemytników
    .few = karty Przemytników
    .many = kart Przemytników
card-blockade = Blokada
    .text = Dodaj kartę kosztującą do $4, odkładając ją na bok na tej karcie. Do twojej następnej tury każdy inny gracz, który w swojej turze doda kopię tej karty, dodaje też Klątwę. Na początku swojej następnej tury weź odłożoną kartę na rękę.
    .one = Blokadę
    .few = Blokady
    .many = Blokad
card-caravan = Karawana
    .text = +1 karta, +1 akcja. Na początku twojej następnej tury jeszcze +1 karta.
    .one = Karawanę
    .few = Karawany
    .many = Karawan
card-island = Wyspa
    .text = Połóż tę kartę i jeszcze jedną kartę z ręki na swojej podkładce Wyspy, gdzie zostają do końca gry. Wyspa jest warta 2 punkty.
    .one = Wyspę
    .few = Wyspy
    .many = Wysp
card-salvager = Wyławiacz
    .text = +1 zakup. Wyrzuć na Śmietnisko kartę z ręki. Otrzymujesz tyle $, ile ona kosztuje.
    .one = Wyławiacza
    .few = Wyławiaczy
    .many = Wyławiaczy
card-treasure_map = Mapa skarbu
    .text = Wyrzuć na Śmietnisko tę kartę i drugą Mapę skarbu z ręki. Tylko jeśli wyrzucisz obie, dodaj na wierzch talii 4 karty Złota.
    .one = Mapę skarbu
    .few = Mapy skarbu
    .many = Map skarbu
card-outpost = Przyczółek
    .text = W fazie porządków tej tury dobierasz tylko 3 karty. Potem rozgrywasz jeszcze jedną turę, o ile nie byłaby to twoja trzecia z rzędu.
    .one = Przyczółek
    .few = Przyczółki
    .many = Przyczółków
card-wharf = Nabrzeże
    .text = +2 karty, +1 zakup; to samo jeszcze raz na początku twojej następnej tury.
    .one = Nabrzeże
    .few = Nabrzeża
    .many = Nabrzeży

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-native_village-choose = { $card }: położyć na podkładce wierzchnią kartę talii czy wziąć na rękę wszystkie karty z podkładki?
option-native_village-mat = karta z talii na podkładkę
option-native_village-hand = wszystkie karty z podkładki na rękę
option-blockade-when = dodaj Klątwę
ask-smugglers-gain = { $card }: dodaj kopię karty kosztującej do $6, dodanej przez gracza po prawej w jego ostatniej turze
ask-blockade-gain = { $card }: dodaj { $what } i odłóż ją na bok do swojej następnej tury
`,F=e({default:()=>I}),I=`### Co jest nie tak i jak powinno być.

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
error-needs-bane = { $card } wymaga Zguby: podaj jedenastą kartę Królestwa o koszcie \${ $low } lub \${ $high }
error-needless-bane = { $card } podano jako Zgubę, ale żadna karta tego Królestwa jej nie używa
error-wrong-bane = Zgubą może być tylko karta Królestwa o koszcie \${ $low } lub \${ $high }; { $card } nią nie jest
error-needs-ferryman = { $card } wymaga własnego stosu obok Zasobów: podaj jedenastą kartę Królestwa o koszcie \${ $low } lub \${ $high }
error-needless-ferryman = { $card } podano jako stos Przewoźnika, ale żadna karta tego Królestwa go nie używa
error-wrong-ferryman = stosem Przewoźnika może być tylko karta Królestwa o koszcie \${ $low } lub \${ $high }; { $card } nią nie jest
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
error-neither = ani karty Królestwa, ani Projekty: { $cards }
error-too-many-kept = Królestwo ma 10 kart, a zatrzymano lub zażądano { $n }
error-kept-bane = { $cards } ma zostać Zgubą, ale żadna z zatrzymanych ani wymaganych kart jej nie używa
error-kept-ferryman = { $cards } ma zostać stosem Przewoźnika, ale żadna z zatrzymanych ani wymaganych kart go nie używa
error-projects = Projektów może być od 0 do 2, a nie { $n }
error-projects-kept = Projektów ma być { $n }, a zatrzymano lub zażądano { $kept }
error-projects-few = Projektów ma być { $n }, a dozwolonych jest tylko { $allowed }
error-too-few-allowed = Królestwo ma 10 kart, a dozwolonych jest tylko { $n }
error-sets-and-kingdom = --sets dotyczy losowanych Królestw, więc nie można tego łączyć z --kingdom
error-hopeless = żadna z dozwolonych kart nie ma cechy: { $wishes }
error-too-few-free = wolnych stosów jest { $n }, to za mało na wszystkie życzenia: { $wishes }
error-no-bane-left = żadne Królestwo nie spełnia tych życzeń tak, by została karta o koszcie \${ $low } lub \${ $high } na Zgubę
error-no-ferryman-left = żadne Królestwo nie spełnia tych życzeń tak, by została karta o koszcie \${ $low } lub \${ $high } na stos Przewoźnika
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
`,L=e({default:()=>R}),R=`### Co wygrywa w królestwie: strona badania.

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
`,z=e({default:()=>B}),B=`### Laboratorium w przeglądarce.

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
`,V=e({default:()=>H}),H=`# Co serwer mówi stronom laboratorium.

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
`,U=e({default:()=>W}),W=`### Poziomy: jak silny jest przeciwnik.

level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
# Bot jako gracz i jeden z kilku botów tego samego poziomu.
level-bot = { $level ->
    [easy] Bot (łatwy)
    [medium] Bot (średni)
   *[hard] Bot (trudny)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (łatwy)
    [medium] Bot { $n } (średni)
   *[hard] Bot { $n } (trudny)
}
level-thinks = { $who } myśli…

error-level-setting = „{ $text }”: { $name } nie ma ustawienia „{ $setting }”; ma: { $names }
error-level-value = „{ $text }”: „{ $value }” nie jest wartością ustawienia { $setting }; napisz na przykład hard:playouts=2000 albo hard:seconds=0.5
`,G=e({default:()=>K}),K=`### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence, in the accusative. $card is a name in the nominative: an apposition ("kartą Fosa").

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
    [few] { $n } { $few }
    [many] { $n } { $many }
   *[other] { $n } { $few }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] kartę { $name }
    [few] { $n } karty { $name }
    [many] { $n } kart { $name }
   *[other] { $n } karty { $name }
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-none = żadnych kart
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $many }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } i { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = Tura { $n } – { $who }
log-extra-turn-begins = Dodatkowa tura – { $who }
log-clean-up = { $who } rozpoczyna fazę porządków.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] Gra się kończy: stos { $cards } jest pusty.
   *[other] Gra się kończy: puste są stosy { $cards }.
}
log-ending-piles = { $n ->
    [few] Gra się kończy: { $n } stosy są puste ({ $cards }).
   *[other] Gra się kończy: { $n } stosów jest pustych ({ $cards }).
}
log-ending-turns = Gra się kończy: osiągnięto limit tur wszystkich graczy razem ({ $n }).
log-end = Koniec gry.
log-extra-turn = { $who } rozegra dodatkową turę.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } zagrywa { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymuje { $gifts }.
}
log-play-again = { $who } ponownie zagrywa { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymuje { $gifts }.
}
log-buy = { $who } kupuje { $cards }.
log-buy-project = { $who } kupuje Projekt { $card }.
log-buy-event = { $who } kupuje Zdarzenie { $card }.
log-gain = { $who } dodaje { $cards }.
log-gain-hand = { $who } dodaje na rękę { $cards }.
log-gain-deck = { $who } dodaje na wierzch talii { $cards }.
log-gain-aside = { $who } dodaje, odkładając na bok, { $cards }.
log-gain-trash = { $who } dodaje ze Śmietniska { $cards }.
log-gain-hand-trash = { $who } dodaje ze Śmietniska na rękę { $cards }.
log-gain-deck-trash = { $who } dodaje ze Śmietniska na wierzch talii { $cards }.

## Moving cards
log-trash = { $who } wyrzuca na Śmietnisko { $cards }.
log-trash-supply = { $who } wyrzuca z Zasobów na Śmietnisko { $cards }.
log-discard = { $who } odrzuca { $cards }.
log-draw = { $who } dobiera { $cards }.
log-reveal = { $who } odkrywa { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } odkrywa wszystkie karty na ręce: { $cards }.
log-reveal-deck = { $who } odkrywa z talii { $cards }.
log-look = { $who } ogląda { $cards }.
log-hand = { $who } bierze na rękę { $cards }.
log-topdeck = { $who } kładzie na wierzchu talii { $cards }.
log-bottom = { $who } kładzie na spodzie talii { $cards }.
log-aside = { $who } odkłada na bok { $cards }.
log-island = { $who } kładzie na podkładce Wyspy { $cards }.
log-native_village = { $who } kładzie na podkładce Wioski tubylców { $cards }.
log-exile = { $who } skazuje na Wygnanie { $cards }.
log-tavern = { $who } kładzie na podkładce Karczmy { $cards }.
log-call = { $who } przywołuje { $cards }.
log-journey-up = { $who } odwraca żeton podróży awersem do góry.
log-journey-down = { $who } odwraca żeton podróży rewersem do góry.
log-return = { $who } zwraca na stos { $cards }.
log-exchange = { $who } otrzymuje w zamian { $cards }.
log-shuffle = { $who } tasuje karty.
log-deck_to_discard = { $who } kładzie talię na stosie kart odrzuconych.
log-uncover = { $who } ma teraz na wierzchu stosu kart odrzuconych { $cards }.

## Gifts and tokens
log-gifts = { $who } otrzymuje { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } płaci \${ $n }.
log-favors = { $who } zużywa { $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
}.
log-rotate = { $who } obraca stos: { $card }.
log-skip = { $who } pomija turę.
log-debt = { $who } zaciąga dług: { $n }.
log-gather = { $who } kładzie żeton PZ na stosie { $card }.
log-token_on_pile = { $who } kładzie żeton { $token } na stosie { $card }.
pile-token-card = +1 karta
pile-token-action = +1 akcja
pile-token-buy = +1 zakup
pile-token-coin = +$1
pile-token-cost = −$2
pile-token-trash = wyrzucania
log-coffers-back = { $who } zwraca do puli { $n ->
    [one] 1 żeton Funduszu
    [few] { $n } żetony Funduszu
    [many] { $n } żetonów Funduszu
   *[other] { $n } żetonu Funduszu
}.
log-villagers-back = { $who } zwraca do puli { $n ->
    [one] 1 Wieśniaka
    [few] { $n } Wieśniaków
    [many] { $n } Wieśniaków
   *[other] { $n } Wieśniaka
}.
log-spend-coffers = { $who } zużywa { $n ->
    [one] żeton Funduszu
    [few] { $n } żetony Funduszy
   *[other] { $n } żetonów Funduszy
}. (+\${ $n })
log-spend-villagers = { $who } zużywa { $n ->
    [one] żeton Wieśniaka. (+1 akcja)
    [few] { $n } żetony Wieśniaków. (+{ $n } akcje)
   *[other] { $n } żetonów Wieśniaków. (+{ $n } akcji)
}
log-spend-debt = { $who } spłaca \${ $n } długu.
log-cost = Do końca tej tury wszystkie karty kosztują teraz o \${ $n } mniej.
log-take = { $who } bierze Artefakt { $card }.
# A State; $card is its name.
log-take-state = { $who } bierze Stan { $card }.
log-give_back = { $who } zwraca Stan { $card }.
# A Boon or Hex.
log-fortune = { $who } odsłania { $card }.
log-receive = { $who } otrzymuje { $card }.
log-keep = { $who } zatrzymuje { $card } do następnej tury.
log-shuffle_fortunes-boons = Zużyte Błogosławieństwa zostają potasowane.
log-shuffle_fortunes-hexes = Zużyte Uroki zostają potasowane.
log-token-add = { $who } kładzie żeton na karcie { $card }.
log-token-clear = { $n ->
    [0] { $who } nie ma żetonów do zdjęcia z karty { $card }.
    [one] { $who } zdejmuje 1 żeton z karty { $card }.
    [few] { $who } zdejmuje { $n } żetony z karty { $card }.
    [many] { $who } zdejmuje { $n } żetonów z karty { $card }.
   *[other] { $who } zdejmuje { $n } żetonu z karty { $card }.
}

## Reactions and choices
log-react = { $who } reaguje kartą { $card }.
log-way = { $who } korzysta zamiast tego z Drogi: { $card }.
log-unaffected = { $who } chroni się przed Atakiem.
log-choose = { $who } wybiera: „{ $option }”.
log-name = { $who } podaje nazwę: { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
`,q=e({default:()=>J}),J=`### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = Rozpoczynasz fazę porządków.
you-extra-turn = Rozegrasz dodatkową turę.
you-play = Zagrywasz { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymujesz { $gifts }.
}
you-play-again = Ponownie zagrywasz { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymujesz { $gifts }.
}
you-buy = Kupujesz { $cards }.
you-buy-project = Kupujesz Projekt { $card }.
you-buy-event = Kupujesz Zdarzenie { $card }.
you-gain = Dodajesz { $cards }.
you-gain-hand = Dodajesz na rękę { $cards }.
you-gain-deck = Dodajesz na wierzch talii { $cards }.
you-gain-aside = Dodajesz, odkładając na bok, { $cards }.
you-gain-trash = Dodajesz ze Śmietniska { $cards }.
you-gain-hand-trash = Dodajesz ze Śmietniska na rękę { $cards }.
you-gain-deck-trash = Dodajesz ze Śmietniska na wierzch talii { $cards }.
you-trash = Wyrzucasz na Śmietnisko { $cards }.
you-trash-supply = Wyrzucasz z Zasobów na Śmietnisko { $cards }.
you-discard = Odrzucasz { $cards }.
you-draw = Dobierasz { $cards }.
you-reveal = Odkrywasz { $cards }.
you-reveal-hand = Odkrywasz wszystkie karty na ręce: { $cards }.
you-reveal-deck = Odkrywasz z talii { $cards }.
you-look = Oglądasz { $cards }.
you-hand = Bierzesz na rękę { $cards }.
you-topdeck = Kładziesz na wierzchu talii { $cards }.
you-bottom = Kładziesz na spodzie talii { $cards }.
you-aside = Odkładasz na bok { $cards }.
you-island = Kładziesz na podkładce Wyspy { $cards }.
you-native_village = Kładziesz na podkładce Wioski tubylców { $cards }.
you-exile = Skazujesz na Wygnanie { $cards }.
you-tavern = Kładziesz na podkładce Karczmy { $cards }.
you-call = Przywołujesz { $cards }.
you-journey-up = Odwracasz żeton podróży awersem do góry.
you-journey-down = Odwracasz żeton podróży rewersem do góry.
you-return = Zwracasz na stos { $cards }.
you-exchange = Otrzymujesz w zamian { $cards }.
you-shuffle = Tasujesz karty.
you-deck_to_discard = Kładziesz talię na stosie kart odrzuconych.
you-gifts = Otrzymujesz { $gifts }.
you-pay = Płacisz \${ $n }.
you-favors = Zużywasz { $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
}.
you-rotate = Obracasz stos: { $card }.
you-skip = Pomijasz turę.
you-debt = Zaciągasz dług: { $n }.
you-gather = Kładziesz żeton PZ na stosie { $card }.
you-token_on_pile = Kładziesz żeton { $token } na stosie { $card }.
you-coffers-back = Zwracasz do puli { $n ->
    [one] 1 żeton Funduszu
    [few] { $n } żetony Funduszu
    [many] { $n } żetonów Funduszu
   *[other] { $n } żetonu Funduszu
}.
you-villagers-back = Zwracasz do puli { $n ->
    [one] 1 Wieśniaka
    [few] { $n } Wieśniaków
    [many] { $n } Wieśniaków
   *[other] { $n } Wieśniaka
}.
you-spend-coffers = Zużywasz { $n ->
    [one] żeton Funduszu
    [few] { $n } żetony Funduszy
   *[other] { $n } żetonów Funduszy
}. (+\${ $n })
you-spend-villagers = Zużywasz { $n ->
    [one] żeton Wieśniaka. (+1 akcja)
    [few] { $n } żetony Wieśniaków. (+{ $n } akcje)
   *[other] { $n } żetonów Wieśniaków. (+{ $n } akcji)
}
you-spend-debt = Spłacasz \${ $n } długu.
you-take = Bierzesz Artefakt { $card }.
you-take-state = Bierzesz Stan { $card }.
you-give_back = Zwracasz Stan { $card }.
you-fortune = Odsłaniasz { $card }.
you-receive = Otrzymujesz { $card }.
you-keep = Zatrzymujesz { $card } do następnej tury.
you-token-add = Kładziesz żeton na karcie { $card }.
you-token-clear = { $n ->
    [0] Nie masz żetonów do zdjęcia z karty { $card }.
    [one] Zdejmujesz 1 żeton z karty { $card }.
    [few] Zdejmujesz { $n } żetony z karty { $card }.
    [many] Zdejmujesz { $n } żetonów z karty { $card }.
   *[other] Zdejmujesz { $n } żetonu z karty { $card }.
}
you-react = Reagujesz kartą { $card }.
you-way = Korzystasz zamiast tego z Drogi: { $card }.
you-unaffected = Chronisz się przed Atakiem.
you-choose = Wybierasz: „{ $option }”.
you-name = Podajesz nazwę: { $card }.
`,Y=e({default:()=>X}),X=`### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: ask (whether you do it: the infinitive), do, then and label (the imperative). Objects stand in the accusative; forms of
### cards: $name alone, $one, $few, $many (see cards/basic.ftl).

## The turn
ask-action = Którą kartę Akcji zagrywasz?
# $n: Actions that are left.
ask-action-spend = Nie masz { $n ->
    [0] już akcji
   *[other] karty Akcji do zagrania
}. Zużywasz żeton Wieśniaka czy przechodzisz do fazy zakupu?
ask-action-end = Nie masz { $n ->
    [0] już akcji
   *[other] karty Akcji do zagrania
}: przejdź do fazy zakupu
ask-play-or-buy = Co zagrywasz lub kupujesz?
ask-play = { $n ->
    [0] Nie masz już zakupów. Zagrywasz kartę Skarbu czy kończysz turę?
   *[other] Nie ma nic do kupienia. Zagrywasz kartę Skarbu czy kończysz turę?
}
ask-buy = Co kupujesz za \${ $coins }?
ask-buy-end = { $n ->
    [0] Nie masz już zakupów
   *[other] Za \${ $coins } nie ma nic do kupienia
}: zakończ turę
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] Nie masz już zakupów. Zagrywasz kartę Skarbu czy kończysz fazę zakupu?
   *[other] Nie ma nic do kupienia. Zagrywasz kartę Skarbu czy kończysz fazę zakupu?
}
ask-buy-end-night = { $n ->
    [0] Nie masz już zakupów
   *[other] Za \${ $coins } nie ma nic do kupienia
}: zakończ fazę zakupu
ask-debt = { $can ->
    [play] Masz dług ({ $n }) i nie możesz kupować. Zagrywasz kartę Skarbu czy kończysz { $then ->
        [night] fazę zakupu
       *[turn] turę
    }?
    [pay] Spłacasz dług ({ $n }), zanim coś kupisz, czy kończysz { $then ->
        [night] fazę zakupu
       *[turn] turę
    }?
    [pay-late] Masz dług ({ $n }). Spłacasz \${ $pays } czy kończysz { $then ->
        [night] fazę zakupu
       *[turn] turę
    }?
   *[end] Masz dług ({ $n }) i nie możesz kupować: zakończ { $then ->
        [night] fazę zakupu
       *[turn] turę
    }
}
# $n: how many there are.
ask-how-many-coffers = Ile żetonów Funduszy zużywasz (od 0 do { $n })?
ask-how-many-villagers = Ile żetonów Wieśniaków zużywasz (od 0 do { $n })?
ask-night = Noc: którą kartę zagrywasz?
ask-night-end = Nie masz karty Nocy do zagrania: zakończ turę

## Questions
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
ask-for = { $question } (karty gracza { $who })
ask-one-of = { $card }, wybierz jedno: { $choices }
ask-choose-one = { $card }: wybierz jedno
ask-one-more = { $card }: wybrać jeszcze jedno?
ask-about = { $card }, { $you ->
    [yes] twoja karta
   *[no] karta gracza { $who }:
} { $name }, wybierz jedno: { $choices }
ask-some-of = { $card }: { $n ->
    [one] wybierz jeszcze jedną opcję
    [few] wybierz { $n } różne opcje
    [many] wybierz { $n } różnych opcji
   *[other] wybierz { $n } różnych opcji
}
ask-yes-or-no = { $card }: skorzystać z tej możliwości?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: skorzystać z Drogi ({ $choices }) zamiast z działania karty?
ask-effects = { $form ->
    [ask] Z którego efektu teraz korzystasz?
   *[do] Który efekt rozpatrujesz najpierw?
}
# All of them have become impossible while they were offered.
ask-effects-gone = Nie ma tu już z czego skorzystać
# What is said if nothing better can be.
ask-plainly = Wybierz jedno
ask-effect = { $card }: skorzystać teraz?
ask-order-topdeck = { $card }: która karta ma leżeć na wierzchu talii?
ask-order-play = { $card }: którą kartę zagrywasz najpierw?
ask-name = { $card }: podaj nazwę karty
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: ile $ dopłacasz ponad koszt?
ask-overpay-potions = { $card }: ile Eliksirów dopłacasz ponad koszt?
ask-give-back-coffers = { $card }: ile żetonów Funduszu zwracasz do puli?
ask-give-back-villagers = { $card }: ilu Wieśniaków zwracasz do puli?
ask-picked = dotychczas: { $cards }
asked-other = Pytanie do gracza { $who }: „{ $question }”
asked-something = { $who } wybiera

## What is done
do-all = { $do }
do-for = { $do } za { $gifts }
do-get = otrzymaj { $gifts }
do-discard = { $form ->
    [ask] odrzucić
   *[do] odrzuć
} { $what }
do-trash = { $form ->
    [ask] wyrzucić
   *[do] wyrzuć
} na Śmietnisko { $what }
do-gain = { $form ->
    [ask] dodać
   *[do] dodaj
} { $to ->
    [hand] na rękę{ " " }
    [deck] na wierzch talii{ " " }
   *[discard] {""}
}{ $what }
do-topdeck = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na wierzchu talii
do-hand = { $form ->
    [ask] wziąć
   *[do] weź
} { $what } na rękę
do-play = { $form ->
    [ask] zagrać
   *[do] zagraj
} { $times ->
    [1] {""}
    [2] dwukrotnie{ " " }
   *[other] { $times } razy{ " " }
}{ $what }
do-replay = { $form ->
    [ask] zagrać
   *[do] zagraj
} ponownie { $what }
do-reveal = { $form ->
    [ask] odkryć
   *[do] odkryj
} { $what }
do-reveal-deck = { $form ->
    [ask] odkryć
   *[do] odkryj
} { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
    [many] { $n } wierzchnich kart
   *[other] { $n } wierzchnich kart
} talii
do-aside = { $form ->
    [ask] odłożyć
   *[do] odłóż
} { $what } na bok{ $until ->
    [turn] { " " }do swojej następnej tury
   *[ever] {""}
}
do-island = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na swojej podkładce Wyspy
do-exile = { $form ->
    [ask] skazać
   *[do] skaż
} na Wygnanie { $what }
do-tavern = { $form ->
    [ask] położyć
   *[do] połóż
} { $what } na podkładce Karczmy
do-look = { $form ->
    [ask] obejrzeć
   *[do] obejrzyj
} { $what }
do-put = { $form ->
    [ask] wyłożyć
   *[do] wyłóż
} { $what }
do-choose = { $form ->
    [ask] wybrać
   *[do] wybierz
} { $what }
do-one-of = { $form ->
    [ask] wybrać
   *[do] wybierz
} jeden z efektów
do-exchange = { $form ->
    [ask] wymienić
   *[do] wymień
} { $what }
do-return = { $form ->
    [ask] zwrócić
   *[do] zwróć
} { $what } na stos
do-pay = { $form ->
    [ask] zapłacić
   *[do] zapłać
} { $what }
do-take = { $form ->
    [ask] wziąć
   *[do] weź
} Artefakt { $name }
do-token-add = { $form ->
    [ask] dołożyć
   *[do] dołóż
} żeton
do-token-clear = { $form ->
    [ask] zdjąć
   *[do] zdejmij
} swoje żetony
do-unaffected = { $form ->
    [ask] uchronić się
   *[do] uchroń się
} przed kartą { $name }
do-gain-copy = { $mine ->
    [yes] dodaj kopię u siebie
   *[no] niech kopię doda ten gracz
}
do-deck-to-discard = { $form ->
    [ask] położyć
   *[do] połóż
} całą talię na stosie kart odrzuconych
do-extra-turn = { $form ->
    [ask] rozegrać
   *[do] rozegraj
} dodatkową turę
do-rotate = { $form ->
    [ask] obrócić
   *[do] obróć
} stos tej karty
do-boon = { $form ->
    [ask] odsłonić
   *[do] odsłoń
} następne Błogosławieństwo
do-receive = { $form ->
    [ask] otrzymać
   *[do] otrzymaj
} je
do-end-state = { $form ->
    [ask] zwrócić
   *[do] zwróć
} ten Stan

## With what
what-some = { $mode ->
    [any] dowolną liczbę { $many }
    [some] { $few }
    [up-to] { $n ->
        [few] najwyżej { $n } { $few }
        [many] najwyżej { $n } { $many }
       *[other] najwyżej { $n } { $many }
    }
   *[exactly] { $n ->
        [one] { $one }
        [few] { $n } { $few }
        [many] { $n } { $many }
       *[other] { $n } { $many }
    }
}
what-called = kart { $name }
what-it = tę kartę
what-them = te karty
what-that = { $one }
what-aside = odłożone karty
what-revealed = odkryte karty
what-hand = wszystkie karty z ręki
what-these = jedną z tych kart
what-coins = \${ $n }
what-costing = { $what } { $n ->
    [one] kosztującą
    [few] kosztujące
    [many] kosztujących
   *[other] kosztujących
} { $mode ->
    [exactly] dokładnie \${ $least }
    [least] co najmniej \${ $least }
    [between] od \${ $least } do \${ $most }
   *[most] do \${ $most }
}
what-more = { $what } kosztującą { $mode ->
    [exactly] dokładnie
   *[most] najwyżej
} o \${ $n } więcej
what-alike = { $what } o tym samym koszcie
what-cheaper = { $what } o niższym koszcie
what-from = { $what } { $from }
what-for = { $what } za { $gifts }
what-each = { $what }, za każdą { $gifts }
from-hand = z ręki{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-play = { $you ->
    [yes] spośród swoich kart w grze
   *[no] spośród kart w grze gracza { $who }
}
from-discard = ze stosu kart odrzuconych{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-look = { $you ->
    [yes] spośród tych kart
   *[no] spośród kart odkrytych przez gracza { $who }
}
from-aside = spośród kart odłożonych na bok{ $you ->
    [yes] {""}
   *[no] { " " }przez gracza { $who }
}
from-island = z podkładki Wyspy{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-native_village = z podkładki Wioski tubylców{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-exile = z podkładki Wygnania{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-tavern = z podkładki Karczmy{ $you ->
    [yes] {""}
   *[no] { " " }gracza { $who }
}
from-trash = ze Śmietniska
from-supply = z Zasobów

## Which cards
kind-any = karta
    .one = kartę
    .few = karty
    .many = kart
kind-action = karta Akcji
    .one = kartę Akcji
    .few = karty Akcji
    .many = kart Akcji
kind-treasure = karta Skarbu
    .one = kartę Skarbu
    .few = karty Skarbu
    .many = kart Skarbu
kind-victory = karta Zwycięstwa
    .one = kartę Zwycięstwa
    .few = karty Zwycięstwa
    .many = kart Zwycięstwa
kind-curse = Klątwa
    .one = Klątwę
    .few = Klątwy
    .many = Klątw
kind-attack = karta Ataku
    .one = kartę Ataku
    .few = karty Ataku
    .many = kart Ataku
kind-reaction = karta Reakcji
    .one = kartę Reakcji
    .few = karty Reakcji
    .many = kart Reakcji
kind-duration = karta Następstwa
    .one = kartę Następstwa
    .few = karty Następstwa
    .many = kart Następstwa
kind-action-treasure = karta Akcji lub Skarbu
    .one = kartę Akcji lub Skarbu
    .few = karty Akcji lub Skarbu
    .many = kart Akcji lub Skarbu
kind-victory-curse = karta Zwycięstwa lub Klątwa
    .one = kartę Zwycięstwa lub Klątwę
    .few = karty Zwycięstwa lub Klątwy
    .many = kart Zwycięstwa lub Klątw
kind-bane = karta Zguby
    .one = kartę Zguby
    .few = karty Zguby
    .many = kart Zguby

## What for, in the accusative
gift-cards = { $of ->
    [cost] tyle kart, ile ona kosztuje
    [some] karty
   *[fixed] +{ $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }
}
gift-actions = { $of ->
    [cost] tyle akcji, ile ona kosztuje
    [some] akcje
   *[fixed] +{ $n } { $n ->
        [one] akcję
        [few] akcje
        [many] akcji
       *[other] akcji
    }
}
gift-buys = { $of ->
    [cost] tyle zakupów, ile ona kosztuje
    [some] zakupy
   *[fixed] +{ $n } { $n ->
        [one] zakup
        [few] zakupy
        [many] zakupów
       *[other] zakupu
    }
}
gift-coins = { $of ->
    [cost] tyle $, ile ona kosztuje
    [some] $
   *[fixed] +\${ $n }
}
gift-coffers = { $of ->
    [cost] tyle Funduszy, ile ona kosztuje
    [some] Fundusze
   *[fixed] +{ $n } { $n ->
        [one] Fundusz
        [few] Fundusze
        [many] Funduszy
       *[other] Funduszu
    }
}
gift-villagers = { $of ->
    [cost] tylu Wieśniaków, ile ona kosztuje
    [some] Wieśniaków
   *[fixed] +{ $n } { $n ->
        [one] Wieśniaka
        [few] Wieśniaków
        [many] Wieśniaków
       *[other] Wieśniaka
    }
}
gift-vp = { $of ->
    [cost] tyle PZ, ile ona kosztuje
    [some] PZ
   *[fixed] +{ $n } PZ
}
gift-potions = +{ $n ->
    [one] 1 Eliksir
    [few] { $n } Eliksiry
    [many] { $n } Eliksirów
   *[other] { $n } Eliksiru
}
gift-favors = +{ $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
}

## Why one is asked
why-gain = { $you ->
    [yes] dodajesz
   *[no] { $who } dodaje
} { $cards }
why-trash = { $you ->
    [yes] wyrzucasz
   *[no] { $who } wyrzuca
} na Śmietnisko { $cards }
why-play = { $you ->
    [yes] zagrywasz
   *[no] { $who } zagrywa
} { $cards }
why-reveal = { $you ->
    [yes] odkrywasz
   *[no] { $who } odkrywa
} { $cards }
why-discard = { $you ->
    [yes] odrzucasz
   *[no] { $who } odrzuca
} { $cards }
why-with = { $why } przez kartę { $card }
why-shuffle = { $you ->
    [yes] będziesz
   *[no] { $who } będzie
} tasować karty
why-turn-start = początek { $you ->
    [yes] twojej tury
   *[no] tury gracza { $who }
}
why-buy-phase-start = początek { $you ->
    [yes] twojej fazy zakupu
   *[no] fazy zakupu gracza { $who }
}
why-buy-phase-end = koniec { $you ->
    [yes] twojej fazy zakupu
   *[no] fazy zakupu gracza { $who }
}
why-clean-up-start = początek { $you ->
    [yes] twojej fazy porządków
   *[no] fazy porządków gracza { $who }
}
why-turn-end = koniec { $you ->
    [yes] twojej tury
   *[no] tury gracza { $who }
}
why-game-end = gra ma się zakończyć

## Answers
option-card = { $card }
option-play = zagraj: { $card }
option-play-as = zagraj: { $card } ({ $name })
option-way = skorzystaj z Drogi: { $card }
option-no-way = działanie karty: { $card }
option-buy = kup: { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = zagraj Skarby ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; zostaje: { $cards }
})
option-end-actions = zakończ fazę akcji
option-end-buys = zakończ turę
option-number = { $n }
option-end-buys-night = zakończ fazę zakupu
option-end-night = zakończ turę
option-none = pomiń
option-done = gotowe
option-yes = tak
option-no = nie
option-nothing = nic
option-spend-coffers = zużyj { $n ->
    [one] żeton Funduszu
    [few] { $n } żetony Funduszy
   *[many] { $n } żetonów Funduszy
} (+\${ $n })
option-spend-villagers = zużyj { $n ->
    [one] żeton Wieśniaka (+1 akcja)
    [few] { $n } żetony Wieśniaków (+{ $n } akcje)
   *[many] { $n } żetonów Wieśniaków (+{ $n } akcji)
}
option-pay-debt = spłać \${ $n } długu
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, najwyżej { $n }
option-effect = { $card }: { $do }
option-another = { $option } (nr { $n })
list-or = { $first } albo { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = każdy inny gracz: { $do }
text-everybody = każdy gracz: { $do }
text-may = możesz: { $do }
text-more = Ta karta robi więcej, niż mówi to zdanie.
text-worth = jej PZ zależą od przebiegu gry
text-overpay = kupując tę kartę, możesz dopłacić ponad jej koszt
text-when = później: { $do }
text-when-gain = gdy karta zostaje dodana: { $do }
text-when-play = gdy karta zostaje zagrana: { $do }
text-when-trash = gdy karta trafia na Śmietnisko: { $do }
text-when-discard = gdy karta zostaje odrzucona: { $do }
text-when-turn-start = na początku twojej następnej tury: { $do }
text-when-clean-up-start = na początku fazy porządków: { $do }
text-when-reveal = gdy karta zostaje odsłonięta: { $do }
`,Z=e({default:()=>Q}),Q=`### Dlaczego odpowiedź jest polecana. Wszystko to wynika z gier rozegranych stąd do końca.

## $answers: odpowiedzi, z którymi się ją porównuje.
why-answer = „{ $answer }”
why-better = Lepsze niż { $answer }: { $why }.
why-luck = { $answers }: w tych grach wygrywało się tak nieco częściej, ale może to być przypadek.
why-alike = { $answers }: to może być równie dobre.
why-all-alike = Wszystkie inne odpowiedzi mogą być równie dobre.

## W czym odpowiedź jest lepsza, po dwukropku. $n może być ułamkiem; $others: ilu jest pozostałych graczy.
why-wins = na 100 gier wygrywasz średnio o { $n } więcej
why-money-now = w tej turze masz do wydania średnio o \${ $n } więcej
why-money-soon = w następnych { $turns } turach masz do wydania średnio o \${ $n } więcej
why-reached = średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej masz do wydania \${ $coins }
why-money-of-others = { $others ->
    [one] drugi gracz ma w następnej turze do wydania średnio o \${ $n } mniej
   *[other] pozostali gracze mają w następnych turach razem do wydania średnio o \${ $n } mniej
}
why-points = kończysz z wynikiem wyższym średnio o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
why-points-of-others = { $others ->
    [one] drugi gracz
   *[other] najlepszy z pozostałych graczy
} kończy z wynikiem niższym średnio o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
why-sooner = gra kończy się średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej, kiedy prowadzisz
why-later = gra trwa średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} dłużej, a w przeciwnym razie na koniec przegrywasz
why-dear-cards = zdobywasz średnio o { $cards } więcej
why-dear-cards-in-ten = w 10 grach zdobywasz łącznie o { $cards } więcej
why-junk = na koniec masz średnio o { $cards } mniej
why-junk-in-ten = w 10 grach masz na koniec łącznie o { $cards } mniej
why-junk-of-others = { $others ->
    [one] drugi gracz ma
   *[other] pozostali gracze mają
} na koniec średnio o { $cards } więcej
why-junk-of-others-in-ten = w 10 grach { $others ->
    [one] drugi gracz ma
   *[other] pozostali gracze mają
} na koniec łącznie o { $cards } więcej

## Gdy wszystkie odpowiedzi wygrywają mniej więcej tak samo często. $turns: następne tury czytającego.
why-ranked-points = Wszystkie odpowiedzi wygrywają mniej więcej tak samo często, dlatego ich kolejność wyznaczają punkty: twoje na koniec gry minus punkty najlepszego przeciwnika.
why-ranked-money = Wszystkie odpowiedzi wygrywają mniej więcej tak samo często, dlatego ich kolejność wyznacza to, ile możesz wydać w następnych { $turns } turach.

## Dlaczego szansa jest mała albo duża. $others: ilu jest przeciwników; $cards: ile zostało w najdroższym stosie Zwycięstwa.
why-behind-scores = Przegrywasz o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, a zostało jeszcze: { $cards }.
why-ahead-scores = Prowadzisz o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, a zostało jeszcze: { $cards }.
why-behind-draws = { $others ->
    [one] Przeciwnik dobiera
   *[other] Jeden z przeciwników dobiera
} prawie w każdej turze całą talię, a ty nie.
why-ahead-draws = Prawie w każdej turze dobierasz całą talię, a { $others ->
    [one] przeciwnik nie
   *[other] przeciwnicy nie
}.
why-behind-reaches = { $others ->
    [one] Przeciwnik ma
   *[other] Jeden z przeciwników ma
} do wydania \${ $coins } średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej niż ty.
why-ahead-reaches = Masz do wydania \${ $coins } średnio o { $n ->
    [one] 1 turę
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
} wcześniej niż { $others ->
    [one] przeciwnik
   *[other] którykolwiek przeciwnik
}.
why-behind-earns = W następnych { $turns } turach { $others ->
    [one] przeciwnik ma
   *[other] jeden z przeciwników ma
} w każdej do wydania średnio o \${ $n } więcej niż ty.
why-ahead-earns = W następnych { $turns } turach masz w każdej do wydania średnio o \${ $n } więcej niż { $others ->
    [one] przeciwnik
   *[other] którykolwiek przeciwnik
}.

## Dlaczego nie ma szansy. $n: ile gier rozegrano do końca.
why-few = W tym czasie rozegrano do końca tylko { $n ->
    [one] 1 grę
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}: to za mało, by podać szansę na zwycięstwo.
why-slow = Silnik nie jest skompilowany, więc trwa to około stu razy dłużej; z kompilatorem C skompiluje go \`make install\` w katalogu ze źródłami.

## Czego nie wykorzystano w grze.
unused-coffers = Na koniec { $n ->
    [one] został 1 żeton Funduszu
    [few] zostały { $n } żetony Funduszu
    [many] zostało { $n } żetonów Funduszu
   *[other] zostało { $n } żetonu Funduszu
}.
unused-villagers = Na koniec { $n ->
    [one] został 1 Wieśniak
    [few] zostało { $n } Wieśniaków
    [many] zostało { $n } Wieśniaków
   *[other] zostało { $n } Wieśniaka
}.
unused-coins = Nie wydano \${ $n } { $turns ->
    [one] w jednej turze.
   *[other] w { $turns } turach.
}
unused-cards = Nie zagrano { $n ->
    [one] 1 karty Akcji lub Skarbu
   *[other] { $n } kart Akcji i Skarbu
} { $turns ->
    [one] w jednej turze.
   *[other] w { $turns } turach.
}
`,$=e({default:()=>ee}),ee=`### The table: everything around the game. Questions and answers are in questions.ftl.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż

## The state of the table
player-human = Gracz
player-human-n = Gracz { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, { $buys ->
    [one] 1 zakup
    [few] { $buys } zakupy
    [many] { $buys } zakupów
   *[other] { $buys } zakupu
}, \${ $coins }
state-hand = Na ręce: { $cards }
state-play = w grze: { $cards }
state-discard = wierzch stosu kart odrzuconych: { $cards }
state-discard-empty = stos kart odrzuconych: pusty
state-deck = talia: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
state-hand-size = na ręce: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
state-aside = odłożone na bok: { $cards }
state-coffers = Fundusze: { $n }
state-villagers = Wieśniacy: { $n }
state-vp = żetony PZ: { $n }
state-debt = dług: { $n }
state-potions = , { $n ->
    [one] 1 Eliksir
    [few] { $n } Eliksiry
    [many] { $n } Eliksirów
   *[other] { $n } Eliksiru
}
state-projects = Projekty: { $cards }
state-artifacts = Artefakty: { $cards }
state-tokens = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} na karcie { $card }
state-favors = Przysługi: { $n }
state-journey = żeton podróży zakryty
state-skips = tury do pominięcia: { $n }
state-mat = { $mat }: { $cards }
state-states = Stany: { $cards }
state-boons = Błogosławieństwa: { $cards }
state-pile-tokens = { $tokens } na stosie { $card }
state-lying = { $n } PZ na stosie { $card }
state-deck-boons = Błogosławieństwa: { $n }, ostatnie { $card }
state-deck-hexes = Uroki: { $n }, ostatni { $card }
state-stack = { $card }, od wierzchu: { $cards }
state-trash = Śmietnisko: { $cards }
state-prizes = Nagrody: { $cards }
state-pile = \${ $cost }{ $more } { $card }: { $n }
state-beside = obok Zasobów
state-bane = Zguba
state-ferryman = Stos Przewoźnika
state-project = \${ $cost }{ $more } { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = brak
state-kingdom = Królestwo: { $cards }
state-kingdom-bane = Zguba: { $card }
state-seed = Ziarno: { $seed }

## The end
# Points can be negative, so no number is written out.
result-points = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} w { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
}
result-sources = { $sources }
result-source = { $card } { $n }
result-vp = żetony PZ { $n }
result-deck = talia: { $cards }
result-winner = { $n ->
    [one] Wygrywa: { $who }
   *[other] Wygrywają razem: { $who }
}

## The plain table
plain-welcome = Demesne. Wpisz ?, aby wyświetlić pomoc.
plain-prompt = >
plain-not-possible = „{ $answer }”: to nie jest teraz możliwe. Wpisz jedną z opcji albo ?, aby wyświetlić pomoc.
plain-type-something = Wpisz numer lub nazwę opcji albo ?, aby wyświetlić pomoc.
plain-no-treasure = Nie masz kart Skarbu, które można zagrać w dowolnej kolejności.
plain-undone = Cofnięto.
plain-undone-seen = Cofnięto, choć odsłonięto już coś nowego.
plain-nothing-to-undo = Nie ma czego cofnąć.
plain-undo-agree = Od tego czasu odsłonięto coś nowego. Jeśli wszyscy inni zgadzają się na cofnięcie, wpisz { $yes }.
plain-seen-first = Odsłonięto coś nowego, więc „{ $answer }” i to, co dalej, zostaje do twojej decyzji.
plain-left = Gra jest zapisana. Wznów ją poleceniem: demesne resume
plain-saved = Zapisano: { $file }
plain-turn-of = Teraz gra { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Naciśnij Enter, gdy patrzy tylko { $who }.
plain-no-save = Nie ma zapisanej gry do wznowienia.

## Cards
# What a price has besides coins.
price-potion = Eliksir
price-debt = { $n } długu
card-cost = koszt: \${ $cost }
card-set = zestaw: { $set }
card-rulings = Uwagi do karty
card-unofficial = (nazwa nieoficjalna)
type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-gathering = Gromadzenie
type-duration = Następstwo
type-prize = Nagroda
type-project = Projekt
type-artifact = Artefakt
type-reserve = Rezerwa
type-landmark = Krajobraz
type-event = Zdarzenie
type-way = Droga
type-night = Noc
type-command = Rozkaz
type-liaison = Łącznik
type-fate = Los
type-doom = Fatum
type-heirloom = Dziedzictwo
type-spirit = Duch
type-shelter = Schronienie
type-ruins = Ruiny
type-looter = Szabrownik
type-loot = Łup
type-townsfolk = Mieszczanin
type-wizard = Mag
type-odyssey = Odyseja
type-ally = Sojusznik
type-trait = Cecha
type-boon = Błogosławieństwo
type-hex = Urok
type-state = Stan
set-basic = Karty podstawowe
set-base = Gra podstawowa
set-intrigue = Intryga
set-alchemy = Alchemia
set-prosperity = Złoty wiek
set-seaside = Przystań
set-cornucopia = Róg obfitości
set-hinterlands = W głąb lądu
set-dark_ages = Mroczne wieki
set-guilds = Rzemieślnicy
set-adventures = W nieznane!
set-nocturne = Pieśń nocy
set-empires = Imperium
set-renaissance = Renesans
set-menagerie = Menażeria
set-allies = Sojusznicy
set-plunder = Zdobycze

## Names of recommended kingdoms
kingdom-first_game = Pierwsza rozgrywka
kingdom-big_money = Bogactwo
kingdom-interaction = Interakcja
kingdom-size_distortion = Zakrzywienie rozmiaru
kingdom-village_square = Rynek wioskowy
kingdom-bounty_of_the_hunt = Pomyślne łowy
kingdom-bad_omens = Przepowiednie Cyganki
kingdom-the_jesters_workshop = Błazenada
kingdom-last_laughs = Kto się śmieje ostatni
kingdom-the_spice_of_life = Życie ze smakiem
kingdom-small_victories = Małe zwycięstwa
kingdom-overture = Uwertura
kingdom-prelude = Preludium
kingdom-it_takes_a_villager = Bez wieśniaka ani rusz
kingdom-capture_the_flag = Przechwyć flagę
kingdom-memento_mori = Memento mori
kingdom-clockwork_court = Nakręcany dwór
kingdom-sweetened_deals = Słodkie oferty
kingdom-a_penny_saved = Grosz do grosza
kingdom-combo_corner = Kombinacje w kącie
kingdom-filling_the_coffers = Nabijanie kabzy
kingdom-progress = Postęp
kingdom-once_upon_a_time = Dawno, dawno temu…
kingdom-biding_time = Wyczekiwanie
kingdom-villager_madness = Wiejskie szaleństwo
kingdom-dreamers_of_dreams = Śniący we śnie
kingdom-movers_and_shakers = Ludzie czynu
kingdom-becoming_a_monster = Jak stać się potworem
kingdom-true_believers = Niezachwiani w wierze
kingdom-free_shipping = Darmowa dostawa
kingdom-digging_for_treasure = Kop, aż znajdziesz
kingdom-peek_a_boo = A kuku!
kingdom-exploring_the_city = Zwiedzanie miasta
kingdom-navigating_the_sewers = Przemierzanie ścieków
kingdom-stargazing = Spójrz w gwiazdy
kingdom-sewer_rats = Ściekowe szczury
kingdom-production_line = Linia produkcyjna
kingdom-age_of_scribes = Wiek skrybów
kingdom-circle_of_life = Krąg życia
kingdom-mirror_masters = Mistrzowie naśladowania
`,te=e({default:()=>ne}),ne=`### Stół w terminalu.

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
    Wyjść z gry? Zostanie zapisana, a \`demesne resume\` do niej wróci.

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
# $sets, $projects: what a kingdom is drawn from.
tui-choose-cards = C karty · R losuj ponownie · S zestawy: { $sets } · J Projekty: { $projects }
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
tui-own-about = Naciśnij Enter i wybierz karty oraz Projekty. Jeśli wybierzesz mniej niż dziesięć kart, reszta zostanie wylosowana.
tui-picked = Wybrane ({ $n } z { $of }): { $cards }
tui-pick-keys = Enter: weź, odłóż · można wkleić listę · Esc: gotowe
tui-trait-pile = { $card } leży na
tui-trait-keys = Enter: ten stos · Esc: stos wylosowany
tui-sets-keys = Enter: weź, odłóż · Esc: gotowe
tui-names = Imiona
tui-names-keys = Enter: dalej · Esc: wróć
tui-scroll = ↑ ↓ przewiń · Esc: wróć
tui-help-keys = R: zasady w skrócie · ↑ ↓ przewiń · Esc: wróć
tui-cost = \${ $cost }

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
tui-too-small = Ten terminal jest za mały: potrzeba co najmniej 80 kolumn i 24 wierszy albo \`--plain\`.
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
plain-price = { $option } (\${ $cost }{ $more })
`,re=e({default:()=>ie}),ie=`### Stół w przeglądarce.

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
web-projects = Karty poziome
web-projects-any = dowolnie
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
web-hint-money = \${ $n }
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
web-log = Przebieg gry
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
web-key-log = przebieg gry
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
web-review-cost-money = Koszt: w następnych { $turns } turach średnio \${ $n } ({ $low } do { $high }).
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
`,ae=e({default:()=>oe}),oe=`### Czego serwer stołu w przeglądarce odmawia i dlaczego.

error-web-body = zapytanie nie ma sensu: { $detail }
error-web-message = ta wiadomość nie ma sensu: { $detail }
error-web-query = ta wartość { $name } nie ma sensu
error-web-no-json = treść musi być w formacie JSON
error-web-method = nie tą metodą
error-web-too-large = zapytanie może mieć najwyżej { $n } bajtów
error-web-too-fast = za dużo naraz; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
error-web-origin = strony innych witryn nie mogą korzystać z tego serwera
error-web-host = ten serwer nie ma takiej nazwy
error-web-not-found = tu nic nie ma
error-web-failed = coś się nie powiodło na serwerze
error-web-store = baza danych nie odpowiada; spróbuj ponownie
error-web-damaged = ta gra jest uszkodzona i nie można jej pokazać
error-web-no-game = nie ma takiej gry
error-web-invitation = to zaproszenie nie jest do tej gry
error-web-taken = ktoś już skorzystał z tego zaproszenia
error-web-full = przy tym stole nie ma wolnego miejsca
error-web-no-people = co najmniej jedno miejsce musi należeć do człowieka
error-web-seed = ziarno można wybrać tylko wtedy, gdy wszyscy pozostali to boty
error-web-no-bot = bot { $name } nie umie grać w tym Królestwie; umieją: { $names }
error-web-not-begun = gra się jeszcze nie zaczęła: kogoś brakuje
error-web-over = gra jest skończona
error-web-not-over = gra jeszcze trwa
error-web-too-often = wykorzystano limit takich próśb przy tym stole
error-web-hello = powitanie zostało już wysłane
error-web-no-seat = oglądasz tę grę i nie masz przy niej miejsca
error-web-not-asked = nikt cię teraz o nic nie pyta
error-web-stale = ktoś był szybszy: to pytanie nie jest już aktualne
error-web-bot-plays = gra za ciebie bot; najpierw usiądź znowu do stołu
error-web-no-bot-plays = nie gra za ciebie żaden bot
error-web-no-pick = nie masz teraz wybierać kilku kart
error-web-no-treasures = nie masz kart Skarbu, które można zagrać w dowolnej kolejności
error-web-nothing-to-undo = nie ma czego cofnąć
error-web-undo-absent = nie ma tu kogoś, kto musiałby się zgodzić: tego, czego nie dało się przewidzieć, nie można cofnąć
error-web-request-open = inna prośba wciąż czeka na odpowiedź
error-web-no-request = ta prośba nie jest już aktualna
error-web-not-waiting = nikt nie pyta cię o zgodę
error-web-no-person = na tym miejscu nie gra człowiek
error-web-not-gone = ten gracz jest przy stole albo był przed chwilą
error-web-resigned = ta gra jest już poddana
error-web-chat-full = wykorzystano limit twoich wiadomości przy tym stole
error-web-chat-fast = nie tak szybko
error-web-bot-slow = bot może tu myśleć najwyżej { $seconds } sekund
error-web-no-hints = przy tym stole nikomu się nie podpowiada
error-web-hint-waits = to pytanie jest już rozważane
error-web-busy = serwer jest przeciążony; spróbuj później
error-web-no-moment = w tej grze nie ma takiego momentu
error-web-closed = ten stół został zamknięty
error-web-begun = ten stół nie czeka już na graczy
`;export{t as A,h as C,s as D,l as E,a as O,_ as S,d as T,D as _,Z as a,x as b,G as c,z as d,L as f,k as g,j as h,$ as i,r as k,U as l,N as m,re as n,Y as o,F as p,te as r,q as s,ae as t,V as u,T as v,p as w,y as x,C as y};