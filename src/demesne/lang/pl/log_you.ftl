### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = Rozpoczynasz fazę porządków.
you-extra-turn = Rozegrasz dodatkową turę.
you-play = Zagrywasz { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymujesz { $gifts }.
}
you-play-again = Ponownie zagrywasz { $cards }{ $n ->
    [0] .
   *[other] {" "}i otrzymujesz { $gifts }.
}
you-buy = Kupujesz { $cards }.
you-buy-project = Kupujesz Projekt { $card }.
you-buy-event = Kupujesz Zdarzenie { $card }.
you-gain = Dodajesz { $cards }.
you-gain-hand = Dodajesz na rękę { $cards }.
you-gain-deck = Dodajesz na wierzch talii { $cards }.
you-gain-aside = Dodajesz, odkładając na bok, { $cards }.
you-gain-trash = Dodajesz ze Śmietniska { $cards }.
you-gain-hand-trash = Dodajesz ze Śmietniska na rękę { $cards }.
you-gain-deck-trash = Dodajesz ze Śmietniska na wierzch talii { $cards }.
you-trash = Wyrzucasz na Śmietnisko { $cards }.
you-trash-supply = Wyrzucasz z Zasobów na Śmietnisko { $cards }.
you-discard = Odrzucasz { $cards }.
you-draw = Dobierasz { $cards }.
you-reveal = Odkrywasz { $cards }.
you-reveal-hand = Odkrywasz wszystkie karty na ręce: { $cards }.
you-reveal-deck = Odkrywasz z talii { $cards }.
you-look = Oglądasz { $cards }.
you-hand = Bierzesz na rękę { $cards }.
you-topdeck = Kładziesz na wierzchu talii { $cards }.
you-bottom = Kładziesz na spodzie talii { $cards }.
you-aside = Odkładasz na bok { $cards }.
you-island = Kładziesz na podkładce Wyspy { $cards }.
you-native_village = Kładziesz na podkładce Wioski tubylców { $cards }.
you-exile = Skazujesz na Wygnanie { $cards }.
you-tavern = Kładziesz na podkładce Karczmy { $cards }.
you-call = Przywołujesz { $cards }.
you-journey-up = Odwracasz żeton podróży awersem do góry.
you-journey-down = Odwracasz żeton podróży rewersem do góry.
you-return = Zwracasz na stos { $cards }.
you-exchange = Otrzymujesz w zamian { $cards }.
you-shuffle = Tasujesz karty.
you-deck_to_discard = Kładziesz talię na stosie kart odrzuconych.
you-gifts = Otrzymujesz { $gifts }.
you-pay = Płacisz ${ $n }.
you-favors = Zużywasz { $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
   *[other] { $n } Przysług
}.
you-rotate = Obracasz stos: { $card }.
you-skip = Pomijasz turę.
you-debt = Zaciągasz dług: { $n }.
you-gather = Kładziesz żeton PZ na stosie { $card }.
you-token_on_pile = Kładziesz żeton { $token } na stosie { $card }.
you-coffers-back = Zwracasz do puli { $n ->
    [one] 1 żeton Funduszu
    [few] { $n } żetony Funduszu
    [many] { $n } żetonów Funduszu
   *[other] { $n } żetonu Funduszu
}.
you-villagers-back = Zwracasz do puli { $n ->
    [one] 1 Wieśniaka
    [few] { $n } Wieśniaków
    [many] { $n } Wieśniaków
   *[other] { $n } Wieśniaka
}.
you-spend-coffers = Zużywasz { $n ->
    [one] żeton Funduszu
    [few] { $n } żetony Funduszy
   *[other] { $n } żetonów Funduszy
}. (+${ $n })
you-spend-villagers = Zużywasz { $n ->
    [one] żeton Wieśniaka. (+1 akcja)
    [few] { $n } żetony Wieśniaków. (+{ $n } akcje)
   *[other] { $n } żetonów Wieśniaków. (+{ $n } akcji)
}
you-spend-debt = Spłacasz ${ $n } długu.
you-take = Bierzesz Artefakt { $card }.
you-take-state = Bierzesz Stan { $card }.
you-give_back = Zwracasz Stan { $card }.
you-fortune = Odsłaniasz { $card }.
you-receive = Otrzymujesz { $card }.
you-keep = Zatrzymujesz { $card } do następnej tury.
you-token-add = Kładziesz żeton na karcie { $card }.
you-token-clear = { $n ->
    [0] Nie masz żetonów do zdjęcia z karty { $card }.
    [one] Zdejmujesz 1 żeton z karty { $card }.
    [few] Zdejmujesz { $n } żetony z karty { $card }.
    [many] Zdejmujesz { $n } żetonów z karty { $card }.
   *[other] Zdejmujesz { $n } żetonu z karty { $card }.
}
you-react = Reagujesz kartą { $card }.
you-way = Korzystasz zamiast tego z Drogi: { $card }.
you-unaffected = Chronisz się przed Atakiem.
you-choose = Wybierasz: „{ $option }”.
you-name = Podajesz nazwę: { $card }.
