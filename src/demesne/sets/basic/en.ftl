### The basic cards: name, text in our own words, and the forms of the name in sentences.

set-basic = Basic cards

### Forms of a name as the object of a sentence: .one a card, with its article; .many more of them, after their number.

card-copper = Copper
    .text = +$1.
    .one = a Copper
    .many = Coppers
card-silver = Silver
    .text = +$2.
    .one = a Silver
    .many = Silvers
card-gold = Gold
    .text = +$3.
    .one = a Gold
    .many = Golds
card-estate = Estate
    .text = 1 point.
    .one = an Estate
    .many = Estates
card-duchy = Duchy
    .text = 3 points.
    .one = a Duchy
    .many = Duchies
card-province = Province
    .text = 6 points.
    .one = a Province
    .many = Provinces
card-curse = Curse
    .text = −1 point.
    .one = a Curse
    .many = Curses
