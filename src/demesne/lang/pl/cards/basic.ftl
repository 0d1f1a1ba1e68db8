### The basic cards: name, text in our own words, and the forms of the name in sentences.
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
