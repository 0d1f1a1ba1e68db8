### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
