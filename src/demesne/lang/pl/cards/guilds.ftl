### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
