### The basic cards: names and texts.

card-copper = Miedziak
    .text = +$1.
card-silver = Srebrniki
    .text = +$2.
card-gold = Złoto
    .text = +$3.
card-estate = Posiadłość
    .text = 1 punkt.
card-duchy = Powiat
    .text = 3 punkty.
card-province = Prowincja
    .text = 6 punktów.
card-curse = Klątwa
    .text = −1 punkt.
