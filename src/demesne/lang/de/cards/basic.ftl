### The basic cards: names and texts.

card-copper = Kupfer
    .text = +1 Geld.
card-silver = Silber
    .text = +2 Geld.
card-gold = Gold
    .text = +3 Geld.
card-estate = Anwesen
    .text = 1 Punkt.
card-duchy = Herzogtum
    .text = 3 Punkte.
card-province = Provinz
    .text = 6 Punkte.
card-curse = Fluch
    .text = -1 Punkt.
