### The basic cards: name, text in our own words, and the forms of the name in sentences.
### Forms of a name as the object of a sentence, in the accusative: .one a card, with its article; .many more of them, after their number.

card-copper = Kupfer
    .text = +1 Geld.
    .one = ein Kupfer
    .many = Kupfer
card-silver = Silber
    .text = +2 Geld.
    .one = ein Silber
    .many = Silber
card-gold = Gold
    .text = +3 Geld.
    .one = ein Gold
    .many = Gold
card-estate = Anwesen
    .text = 1 Punkt.
    .one = ein Anwesen
    .many = Anwesen
card-duchy = Herzogtum
    .text = 3 Punkte.
    .one = ein Herzogtum
    .many = Herzogtümer
card-province = Provinz
    .text = 6 Punkte.
    .one = eine Provinz
    .many = Provinzen
card-curse = Fluch
    .text = −1 Punkt.
    .one = einen Fluch
    .many = Flüche
