### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = Začínáš úklid.
you-extra-turn = Dostáváš tah navíc.
you-play = Hraješ { $cards }{ $n ->
    [0] .
   *[other] {" "}a získáváš { $gifts }.
}
you-play-again = Znovu hraješ { $cards }{ $n ->
    [0] .
   *[other] {" "}a získáváš { $gifts }.
}
you-buy = Kupuješ { $cards }.
you-buy-project = Kupuješ projekt { $card }.
you-buy-event = Kupuješ událost { $card }.
you-gain = Bereš si { $cards }.
you-gain-hand = Bereš si rovnou do ruky { $cards }.
you-gain-deck = Bereš si na dobírací balíček { $cards }.
you-gain-aside = Bereš si a pokládáš stranou { $cards }.
you-gain-trash = Bereš si ze smetiště { $cards }.
you-gain-hand-trash = Bereš si ze smetiště rovnou do ruky { $cards }.
you-gain-deck-trash = Bereš si ze smetiště na dobírací balíček { $cards }.
you-trash = Zahazuješ { $cards }.
you-trash-supply = Zahazuješ ze zásoby { $cards }.
you-discard = Odkládáš { $cards }.
you-draw = Dobíráš si { $cards }.
you-reveal = Ukazuješ { $cards }.
you-reveal-hand = Ukazuješ celou ruku: { $cards }.
you-reveal-deck = Ukazuješ z dobíracího balíčku { $cards }.
you-look = Prohlížíš si { $cards }.
you-hand = Dáváš si do ruky { $cards }.
you-topdeck = Pokládáš na dobírací balíček { $cards }.
you-bottom = Pokládáš pod dobírací balíček { $cards }.
you-aside = Pokládáš stranou { $cards }.
you-island = Pokládáš { $cards } na podložku Ostrov.
you-native_village = Pokládáš { $cards } na podložku Domorodá vesnice.
you-exile = Posíláš do vyhnanství { $cards }.
you-tavern = Pokládáš { $cards } na podložku Hospoda.
you-call = Povoláváš { $cards }.
you-journey-up = Otáčíš žeton putování lícem nahoru.
you-journey-down = Otáčíš žeton putování rubem nahoru.
you-return = Vracíš na balíček { $cards }.
you-exchange = Výměnou si bereš { $cards }.
you-shuffle = Mícháš balíček.
you-deck_to_discard = Přesouváš celý dobírací balíček na odkládací.
you-gifts = Získáváš { $gifts }.
you-pay = Platíš ${ $n }.
you-favors = Utrácíš { $n ->
    [one] 1 laskavost
    [few] { $n } laskavosti
   *[other] { $n } laskavostí
}.
you-rotate = Protáčíš balíček { $card }.
you-skip = Vynecháváš tah.
you-debt = Bereš si dluh { $n }.
you-gather = Pokládáš žeton VB na balíček { $card }.
you-token_on_pile = Pokládáš žeton { $token } na balíček { $card }.
you-coffers-back = Vracíš { $n ->
    [one] 1 žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}.
you-villagers-back = Vracíš { $n ->
    [one] 1 vesničana
    [few] { $n } vesničany
   *[other] { $n } vesničanů
}.
you-spend-coffers = Utrácíš { $n ->
    [one] žeton truhlice
    [few] { $n } žetony truhlice
   *[other] { $n } žetonů truhlice
}. (+${ $n })
you-spend-villagers = Utrácíš { $n ->
    [one] žeton vesničana. (+1 akce)
    [few] { $n } žetony vesničana. (+{ $n } akce)
   *[other] { $n } žetonů vesničana. (+{ $n } akcí)
}
you-spend-debt = Splácíš ${ $n } dluhu.
you-take = Bereš si artefakt { $card }.
you-take-state = Bereš si stav { $card }.
you-give_back = Vracíš stav { $card }.
you-fortune = Otáčíš { $card }.
you-receive = Přijímáš { $card }.
you-keep = Necháváš si { $card } do příštího tahu.
you-token-add = Přidáváš žeton na projekt { $card }.
you-token-clear = { $n ->
    [0] Neodebíráš žádný žeton
    [one] Odebíráš 1 žeton
    [few] Odebíráš { $n } žetony
   *[other] Odebíráš { $n } žetonů
} z projektu { $card }.
you-react = Reaguješ kartou { $card }.
you-way = Místo toho využíváš cestu: { $card }.
you-unaffected = Chráníš se před útokem.
you-choose = Volíš: { $option }.
you-name = Říkáš název: { $card }.
