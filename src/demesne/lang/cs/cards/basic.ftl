### The basic cards: name, text in our own words, and the forms of the name in sentences.
### Forms of a name as the object of a sentence, in the accusative: .one a card; .few after 2, 3, 4; .many after all others (the genitive,
### which piles are called by too).
### Words: „vezmi si“ is gain, „získáš“ is gain or buy (on-gain effects), „dej si do ruky“ is put into hand,
### „odlož“ is discard, „zahoď“ is trash, „vyložené“ is in play.

card-copper = Měďák
    .text = +$1.
    .one = Měďák
    .few = Měďáky
    .many = Měďáků
card-silver = Stříbrňák
    .text = +$2.
    .one = Stříbrňák
    .few = Stříbrňáky
    .many = Stříbrňáků
card-gold = Zlaťák
    .text = +$3.
    .one = Zlaťák
    .few = Zlaťáky
    .many = Zlaťáků
card-estate = Statek
    .text = 1 bod.
    .one = Statek
    .few = Statky
    .many = Statků
card-duchy = Vévodství
    .text = 3 body.
    .one = Vévodství
    .few = Vévodství
    .many = Vévodství
card-province = Provincie
    .text = 6 bodů.
    .one = Provincii
    .few = Provincie
    .many = Provincií
card-curse = Kletba
    .text = −1 bod.
    .one = Kletbu
    .few = Kletby
    .many = Kleteb
