### The basic cards: name and text in our own words. Names marked .unofficial were never published in Czech.
### Words: „vezmi si“ is gain, „získáš“ is gain or buy (on-gain effects), „dej si do ruky“ is put into hand,
### „odlož“ is discard, „zahoď“ is trash, „vyložené“ is in play.

card-copper = Měďák
    .text = +$1.
card-silver = Stříbrňák
    .text = +$2.
card-gold = Zlaťák
    .text = +$3.
card-estate = Statek
    .text = 1 bod.
card-duchy = Vévodství
    .text = 3 body.
card-province = Provincie
    .text = 6 bodů.
card-curse = Kletba
    .text = −1 bod.
