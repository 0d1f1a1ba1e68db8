### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
    [exactly] ${ $least }
    [between] ${ $least } lub ${ $most }
    [most] ${ $most }
   *[some] o $1 więcej lub mniej od wyrzuconej
}
ask-spice_merchant-trash = { $card }: wyrzucić na Śmietnisko kartę Skarbu za +2 karty i +1 akcję albo za +1 zakup i +$2?
ask-trader-trash = { $card }: wyrzuć kartę na Śmietnisko i dodaj tyle kart Srebrników, ile ona kosztuje
ask-trader-when = { $card }: odkryć tę kartę i wymienić dodaną ({ $name }) na Srebrniki?
option-trader-when = odkryj i wymień kartę na Srebrniki
