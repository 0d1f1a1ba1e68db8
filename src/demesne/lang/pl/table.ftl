### The table: everything around the game. Questions and answers are in questions.ftl.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż

## The state of the table
player-human = Gracz
player-human-n = Gracz { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, { $buys ->
    [one] 1 zakup
    [few] { $buys } zakupy
    [many] { $buys } zakupów
   *[other] { $buys } zakupu
}, ${ $coins }
state-hand = Na ręce: { $cards }
state-play = w grze: { $cards }
state-discard = wierzch stosu kart odrzuconych: { $cards }
state-discard-empty = stos kart odrzuconych: pusty
state-deck = talia: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
state-hand-size = na ręce: { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
state-aside = odłożone na bok: { $cards }
state-coffers = Fundusze: { $n }
state-villagers = Wieśniacy: { $n }
state-vp = żetony PZ: { $n }
state-debt = dług: { $n }
state-potions = , { $n ->
    [one] 1 Eliksir
    [few] { $n } Eliksiry
    [many] { $n } Eliksirów
   *[other] { $n } Eliksiru
}
state-projects = Projekty: { $cards }
state-artifacts = Artefakty: { $cards }
state-tokens = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} na karcie { $card }
state-favors = Przysługi: { $n }
state-journey = żeton podróży zakryty
state-skips = tury do pominięcia: { $n }
state-mat = { $mat }: { $cards }
state-states = Stany: { $cards }
state-boons = Błogosławieństwa: { $cards }
state-pile-tokens = { $tokens } na stosie { $card }
state-lying = { $n } PZ na stosie { $card }
state-deck-boons = Błogosławieństwa: { $n }, ostatnie { $card }
state-deck-hexes = Uroki: { $n }, ostatni { $card }
state-stack = { $card }, od wierzchu: { $cards }
state-trash = Śmietnisko: { $cards }
state-prizes = Nagrody: { $cards }
state-pile = ${ $cost }{ $more } { $card }: { $n }
state-beside = obok Zasobów
state-bane = Zguba
state-ferryman = Stos Przewoźnika
state-landscape-for-sale = ${ $cost }{ $more } { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = brak
state-kingdom = Królestwo: { $cards }
state-kingdom-bane = Zguba: { $card }
state-seed = Ziarno: { $seed }

## The end
# Points can be negative, so no number is written out.
result-points = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} w { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
}
result-sources = { $sources }
result-source = { $card } { $n }
result-vp = żetony PZ { $n }
result-deck = talia: { $cards }
result-winner = { $n ->
    [one] Wygrywa: { $who }
   *[other] Wygrywają razem: { $who }
}
result-fewer-turns = Przy remisie wygrywa gracz, który rozegrał mniej tur.

## The plain table
plain-welcome = Demesne. Wpisz ?, aby wyświetlić pomoc.
plain-prompt = >
plain-not-possible = „{ $answer }”: to nie jest teraz możliwe. Wpisz jedną z opcji albo ?, aby wyświetlić pomoc.
plain-pick-several = Podaj numery lub nazwy, oddzielone przecinkami, np. 1, 2.
plain-type-something = Wpisz numer lub nazwę opcji albo ?, aby wyświetlić pomoc.
plain-no-treasure = Nie masz kart Skarbu, które można zagrać w dowolnej kolejności.
plain-undone = Cofnięto.
plain-undone-seen = Cofnięto, choć odsłonięto już coś nowego.
plain-nothing-to-undo = Nie ma czego cofnąć.
plain-undo-agree = Od tego czasu odsłonięto coś nowego. Jeśli wszyscy inni zgadzają się na cofnięcie, wpisz { $yes }.
plain-seen-first = Odsłonięto coś nowego, więc „{ $answer }” i to, co dalej, zostaje do twojej decyzji.
plain-left = Gra jest zapisana. Wznów ją poleceniem: demesne resume
plain-saved = Zapisano: { $file }
plain-turn-of = Teraz gra { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Naciśnij Enter, gdy patrzy tylko { $who }.
plain-no-save = Nie ma zapisanej gry do wznowienia.

## Cards
# What a price has besides coins.
price-potion = Eliksir
price-debt = { $n } długu
card-cost = koszt: ${ $cost }
card-set = zestaw: { $set }
card-rulings = Uwagi do karty
card-unofficial = (nazwa nieoficjalna)
type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
type-gathering = Gromadzenie
type-duration = Następstwo
type-prize = Nagroda
type-project = Projekt
type-artifact = Artefakt
type-reserve = Rezerwa
type-landmark = Krajobraz
type-event = Zdarzenie
type-way = Droga
type-night = Noc
type-command = Rozkaz
type-liaison = Łącznik
type-fate = Los
type-doom = Fatum
type-heirloom = Dziedzictwo
type-spirit = Duch
type-shelter = Schronienie
type-ruins = Ruiny
type-looter = Szabrownik
type-loot = Łup
type-townsfolk = Mieszczanin
type-wizard = Mag
type-odyssey = Odyseja
type-ally = Sojusznik
type-trait = Cecha
type-boon = Błogosławieństwo
type-hex = Urok
type-state = Stan
