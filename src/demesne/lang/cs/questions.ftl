### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: do and then (the imperative), ask and label (the infinitive). Objects stand in the accusative; forms of
### cards: $name alone, $one, $few, $many (see cards/basic.ftl).

## The turn
ask-action = Kterou akční kartu zahraješ?
# $n: Actions that are left.
ask-action-spend = Nemáš { $n ->
    [0] už žádnou akci
   *[other] akční kartu k zahrání
}. Utratíš žeton vesničana, nebo přejdeš do fáze nákupu?
ask-action-end = Nemáš { $n ->
    [0] už žádnou akci
   *[other] akční kartu k zahrání
}: přejdi do fáze nákupu
ask-play-or-buy = Co zahraješ nebo koupíš?
ask-play = { $n ->
    [0] Nezbývá ti žádný nákup. Zahraješ kartu peněz, nebo ukončíš tah?
   *[other] Není co koupit. Zahraješ kartu peněz, nebo ukončíš tah?
}
ask-buy = Co koupíš za ${ $coins }?
ask-buy-end = { $n ->
    [0] Nezbývá ti žádný nákup
   *[other] Za ${ $coins } není co koupit
}: ukonči tah
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] Nezbývá ti žádný nákup. Zahraješ kartu peněz, nebo ukončíš fázi nákupu?
   *[other] Není co koupit. Zahraješ kartu peněz, nebo ukončíš fázi nákupu?
}
ask-buy-end-night = { $n ->
    [0] Nezbývá ti žádný nákup
   *[other] Za ${ $coins } není co koupit
}: ukonči fázi nákupu
ask-debt = { $can ->
    [play] Máš dluh ({ $n }) a nemůžeš nakupovat. Zahraješ kartu peněz, nebo ukončíš { $then ->
        [night] fázi nákupu
       *[turn] tah
    }?
    [pay] Splatíš dluh ({ $n }), než něco koupíš, nebo ukončíš { $then ->
        [night] fázi nákupu
       *[turn] tah
    }?
    [pay-late] Máš dluh ({ $n }). Splatíš z něj ${ $pays }, nebo ukončíš { $then ->
        [night] fázi nákupu
       *[turn] tah
    }?
   *[end] Máš dluh ({ $n }) a nemůžeš nakupovat: ukonči { $then ->
        [night] fázi nákupu
       *[turn] tah
    }
}
# $n: how many there are.
ask-how-many-coffers = Kolik žetonů truhlice utratíš (0 až { $n })?
ask-how-many-villagers = Kolik žetonů vesničanů utratíš (0 až { $n })?
ask-night = Noc: kterou kartu zahraješ?
ask-night-end = Nemáš noční kartu k zahrání: ukonči tah

## Questions
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
ask-for = { $question } (karty hráče { $who })
ask-one-of = { $card }: { $choices }?
ask-choose-one = { $card }: vyber jednu možnost
ask-one-more = { $card }: vybrat ještě jednu možnost?
ask-about = { $card }, { $you ->
    [yes] tvoje karta
   *[no] karta hráče { $who }:
} { $name }: { $choices }?
ask-some-of = { $card }: { $n ->
    [one] vyber ještě jednu možnost
    [few] vyber { $n } různé možnosti
   *[other] vyber { $n } různých možností
}
ask-yes-or-no = { $card }: využít tuto možnost?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: využít místo účinku karty cestu ({ $choices })?
ask-effects = { $form ->
    [ask] Který účinek teď využiješ?
   *[do] Který účinek přijde na řadu jako první?
}
# All of them have become impossible while they were offered.
ask-effects-gone = Už není co využít
# What is said if nothing better can be.
ask-plainly = Vyber jednu možnost
ask-effect = { $card }: využít teď?
ask-order-topdeck = { $card }: která karta přijde nahoru na dobírací balíček?
ask-order-play = { $card }: kterou kartu zahraješ jako první?
ask-name = { $card }: řekni název karty
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: kolik $ připlácíš nad cenu?
ask-overpay-potions = { $card }: kolik Elixírů připlácíš nad cenu?
ask-give-back-coffers = { $card }: kolik žetonů truhlice vracíš?
ask-give-back-villagers = { $card }: kolik vesničanů vracíš?
ask-picked = zatím: { $cards }
asked-other = Otázka pro hráče { $who }: „{ $question }“
asked-something = { $who } vybírá

## What is done
do-all = { $do }
do-for = { $do } za { $gifts }
do-get = získat { $gifts }
do-discard = { $form ->
    [do] odlož
   *[ask] odložit
} { $what }
do-trash = { $form ->
    [do] zahoď
   *[ask] zahodit
} { $what }
do-gain = { $form ->
    [do] vezmi si
    [then] vezmi si
   *[ask] vzít si
} { $to ->
    [hand] do ruky{ " " }
    [deck] na dobírací balíček{ " " }
   *[discard] {""}
}{ $what }
do-topdeck = { $form ->
    [do] polož
   *[ask] položit
} { $what } na dobírací balíček
do-bottom = { $form ->
    [do] polož
   *[ask] položit
} { $what } pod dobírací balíček
do-hand = { $form ->
    [do] dej si
   *[ask] dát si
} { $what } do ruky
do-play = { $form ->
    [do] zahraj
   *[ask] zahrát
} { $times ->
    [1] {""}
    [2] dvakrát{ " " }
   *[other] { $times }krát{ " " }
}{ $what }
do-replay = { $form ->
    [do] zahraj
   *[ask] zahrát
} znovu { $what }
do-reveal = { $form ->
    [do] ukaž
   *[ask] ukázat
} { $what }
do-reveal-deck = { $form ->
    [do] ukaž
   *[ask] ukázat
} { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} dobíracího balíčku
do-aside = { $form ->
    [do] polož
   *[ask] položit
} { $what } stranou{ $until ->
    [turn] { " " }do svého příštího tahu
   *[ever] {""}
}
do-island = { $form ->
    [do] polož
   *[ask] položit
} { $what } na svou podložku Ostrov
do-exile = { $form ->
    [do] pošli
   *[ask] poslat
} do vyhnanství { $what }
do-tavern = { $form ->
    [do] polož
   *[ask] položit
} { $what } na podložku Hospoda
do-look = { $form ->
    [do] prohlédni si
   *[ask] prohlédnout si
} { $what }
do-put = { $form ->
    [do] vylož
   *[ask] vyložit
} { $what }
do-choose = { $form ->
    [do] vyber
   *[ask] vybrat
} { $what }
do-one-of = { $form ->
    [do] vyber
   *[ask] vybrat
} jeden z účinků
do-exchange = { $form ->
    [do] vyměň
   *[ask] vyměnit
} { $what }
do-return = { $form ->
    [do] vrať
   *[ask] vrátit
} { $what } na balíček
do-pay = { $form ->
    [do] zaplať
   *[ask] zaplatit
} { $what }
do-take = { $form ->
    [do] vezmi si
   *[ask] vzít si
} artefakt { $name }
do-token-add = { $form ->
    [do] přidej
   *[ask] přidat
} žeton
do-token-clear = { $form ->
    [do] odeber
   *[ask] odebrat
} své žetony
do-unaffected = { $form ->
    [do] uchraň se
   *[ask] uchránit se
} před kartou { $name }
do-gain-copy = { $mine ->
    [yes] vzít si kopii
   *[no] nechat kopii soupeři
}
do-deck-to-discard = { $form ->
    [do] přesuň
   *[ask] přesunout
} dobírací balíček na odkládací
do-extra-turn = { $form ->
    [do] odehraj
   *[ask] odehrát
} tah navíc
do-rotate = { $form ->
    [do] protoč
   *[ask] protočit
} balíček této karty
do-boon = { $form ->
    [do] otoč
   *[ask] otočit
} další požehnání
do-receive = { $form ->
    [do] přijmi
   *[ask] přijmout
} ho
do-end-state = { $form ->
    [do] vrať
   *[ask] vrátit
} tento stav

## With what
what-some = { $mode ->
    [any] libovolný počet { $many }
    [some] { $few }
    [up-to] nejvýše { $n ->
        [few] { $n } { $few }
       *[other] { $n } { $many }
    }
   *[exactly] { $n ->
        [one] { $one }
        [few] { $n } { $few }
       *[other] { $n } { $many }
    }
}
what-called = karet { $name }
what-it = tuto kartu
what-them = tyto karty
what-that = { $one }
what-aside = karty položené stranou
what-revealed = ukázané karty
what-hand = všechny karty z ruky
what-these = jednu z těchto karet
what-coins = ${ $n }
# A clause ends with a comma, which is left out where the sentence ends there.
what-costing = { $what }, { $n ->
    [one] která stojí
   *[other] které stojí
} { $mode ->
    [exactly] přesně ${ $least }
    [least] aspoň ${ $least }
    [between] ${ $least } až ${ $most }
   *[most] nejvýše ${ $most }
},
what-more = { $what } { $mode ->
    [exactly] přesně o ${ $n } dražší
   *[most] nejvýše o ${ $n } dražší
}
what-alike = { $what } za stejnou cenu
what-cheaper = { $what } za nižší cenu
what-from = { $what } { $from }
what-for = { $what } za { $gifts }
what-each = { $what }, za každou { $gifts }
from-hand = z ruky{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-play = { $you ->
    [yes] ze svých vyložených karet
   *[no] z vyložených karet hráče { $who }
}
from-discard = z odkládacího balíčku{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-look = { $you ->
    [yes] z těchto karet
   *[no] z ukázaných karet hráče { $who }
}
from-aside = z karet položených stranou{ $you ->
    [yes] {""}
   *[no] { " " }hráčem { $who }
}
from-island = z podložky Ostrov{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-native_village = z podložky Domorodá vesnice{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-exile = z vyhnanství{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-tavern = z podložky Hospoda{ $you ->
    [yes] {""}
   *[no] { " " }hráče { $who }
}
from-trash = ze smetiště
from-supply = ze zásoby

## Which cards
kind-any = karta
    .one = kartu
    .few = karty
    .many = karet
kind-action = akční karta
    .one = akční kartu
    .few = akční karty
    .many = akčních karet
kind-treasure = karta peněz
    .one = kartu peněz
    .few = karty peněz
    .many = karet peněz
kind-victory = karta bodů
    .one = kartu bodů
    .few = karty bodů
    .many = karet bodů
kind-curse = Kletba
    .one = Kletbu
    .few = Kletby
    .many = Kleteb
kind-attack = karta útoku
    .one = kartu útoku
    .few = karty útoku
    .many = karet útoku
kind-reaction = karta reakce
    .one = kartu reakce
    .few = karty reakce
    .many = karet reakce
kind-duration = karta trvání
    .one = kartu trvání
    .few = karty trvání
    .many = karet trvání
kind-action-treasure = akční karta nebo karta peněz
    .one = akční kartu nebo kartu peněz
    .few = akční karty nebo karty peněz
    .many = akčních karet nebo karet peněz
kind-victory-curse = karta bodů nebo Kletba
    .one = kartu bodů nebo Kletbu
    .few = karty bodů nebo Kletby
    .many = karet bodů nebo Kleteb
kind-bane = karta zhouby
    .one = kartu zhouby
    .few = karty zhouby
    .many = karet zhouby

## What for, in the accusative
gift-cards = { $of ->
    [cost] tolik karet, kolik stojí
    [some] karty
   *[fixed] +{ $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
}
gift-actions = { $of ->
    [cost] tolik akcí, kolik stojí
    [some] akce
   *[fixed] +{ $n } { $n ->
        [one] akci
        [few] akce
       *[other] akcí
    }
}
gift-buys = { $of ->
    [cost] tolik nákupů, kolik stojí
    [some] nákupy
   *[fixed] +{ $n } { $n ->
        [one] nákup
        [few] nákupy
       *[other] nákupů
    }
}
gift-coins = { $of ->
    [cost] tolik $, kolik stojí
    [some] $
   *[fixed] +${ $n }
}
gift-coffers = { $of ->
    [cost] tolik truhlic, kolik stojí
    [some] truhlice
   *[fixed] +{ $n } { $n ->
        [one] truhlici
        [few] truhlice
       *[other] truhlic
    }
}
gift-villagers = { $of ->
    [cost] tolik vesničanů, kolik stojí
    [some] vesničany
   *[fixed] +{ $n } { $n ->
        [one] vesničana
        [few] vesničany
       *[other] vesničanů
    }
}
gift-vp = { $of ->
    [cost] tolik VB, kolik stojí
    [some] VB
   *[fixed] +{ $n } VB
}
gift-potions = +{ $n ->
    [one] 1 Elixír
    [few] { $n } Elixíry
   *[other] { $n } Elixírů
}
gift-favors = +{ $n ->
    [one] 1 laskavost
    [few] { $n } laskavosti
   *[other] { $n } laskavostí
}

## Why one is asked
why-gain = { $you ->
    [yes] získáváš
   *[no] { $who } získává
} { $cards }
why-trash = { $you ->
    [yes] zahazuješ
   *[no] { $who } zahazuje
} { $cards }
why-play = { $you ->
    [yes] hraješ
   *[no] { $who } hraje
} { $cards }
why-reveal = { $you ->
    [yes] ukazuješ
   *[no] { $who } ukazuje
} { $cards }
why-discard = { $you ->
    [yes] odkládáš
   *[no] { $who } odkládá
} { $cards }
why-with = { $why } kvůli kartě { $card }
why-shuffle = { $you ->
    [yes] budeš
   *[no] { $who } bude
} míchat
why-turn-start = začíná { $you ->
    [yes] tvůj tah
   *[no] tah hráče { $who }
}
why-buy-phase-start = začíná { $you ->
    [yes] tvoje fáze nákupu
   *[no] fáze nákupu hráče { $who }
}
why-buy-phase-end = končí { $you ->
    [yes] tvoje fáze nákupu
   *[no] fáze nákupu hráče { $who }
}
why-clean-up-start = začíná { $you ->
    [yes] tvůj úklid
   *[no] úklid hráče { $who }
}
why-turn-end = končí { $you ->
    [yes] tvůj tah
   *[no] tah hráče { $who }
}
why-game-end = hra má skončit

## Answers
option-card = { $card }
option-play = zahrát: { $card }
option-play-as = zahrát: { $card } ({ $name })
option-way = využít cestu: { $card }
option-no-way = účinek karty: { $card }
option-buy = koupit: { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = zahrát peníze ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; zbývá: { $cards }
})
option-end-actions = ukončit akční fázi
option-end-buys = ukončit tah
option-number = { $n }
option-end-buys-night = ukončit fázi nákupu
option-end-night = ukončit tah
option-none = nic
option-done = hotovo
option-yes = ano
option-no = ne
option-nothing = nic
option-spend-coffers = utratit { $n ->
    [one] žeton truhlice
    [few] { $n } žetony truhlice
   *[many] { $n } žetonů truhlice
} (+${ $n })
option-spend-villagers = utratit { $n ->
    [one] žeton vesničana (+1 akce)
    [few] { $n } žetony vesničana (+{ $n } akce)
   *[many] { $n } žetonů vesničana (+{ $n } akcí)
}
option-pay-debt = splatit ${ $n } dluhu
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, nejvýš { $n }
option-effect = { $card }: { $do }
option-another = { $option } (č. { $n })
list-or = { $first }, nebo { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = každý ostatní hráč: { $do }
text-everybody = každý hráč: { $do }
text-may = můžeš: { $do }
text-more = Tato karta umí víc, než říká tato věta.
text-worth = její VB závisí na hře
text-overpay = při koupi této karty můžeš zaplatit víc
text-when = později: { $do }
text-when-gain = když se získá karta: { $do }
text-when-play = když se zahraje karta: { $do }
text-when-trash = když se karta zahodí na smetiště: { $do }
text-when-discard = když se karta odloží: { $do }
text-when-turn-start = na začátku tvého příštího tahu: { $do }
text-when-clean-up-start = na začátku fáze úklidu: { $do }
text-when-reveal = když se odhalí karta: { $do }
