### The table: everything around the game. Questions and answers are in questions.ftl.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž

## The state of the table
player-human = Hráč
player-human-n = Hráč { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, { $buys ->
    [one] 1 nákup
    [few] { $buys } nákupy
   *[other] { $buys } nákupů
}, ${ $coins }
state-hand = V ruce: { $cards }
state-play = vyloženo: { $cards }
state-discard = na odkládacím balíčku nahoře: { $cards }
state-discard-empty = odkládací balíček: prázdný
state-deck = dobírací balíček: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
state-hand-size = v ruce: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
state-aside = stranou: { $cards }
state-coffers = truhlice: { $n }
state-villagers = vesničané: { $n }
state-vp = žetony VB: { $n }
state-debt = dluh: { $n }
state-potions = , { $n ->
    [one] 1 Elixír
    [few] { $n } Elixíry
   *[other] { $n } Elixírů
}
state-projects = projekty: { $cards }
state-artifacts = artefakty: { $cards }
state-tokens = { $card }: { $n ->
    [one] 1 žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
state-favors = laskavosti: { $n }
state-journey = žeton putování lícem dolů
state-skips = tahy k vynechání: { $n }
state-mat = { $mat }: { $cards }
state-states = stavy: { $cards }
state-boons = požehnání: { $cards }
state-pile-tokens = { $tokens } na balíčku { $card }
state-lying = { $n } VB na balíčku { $card }
state-deck-boons = požehnání: { $n }, naposled { $card }
state-deck-hexes = uřknutí: { $n }, naposled { $card }
state-stack = { $card }, odshora: { $cards }
state-trash = Smetiště: { $cards }
state-prizes = Odměny: { $cards }
state-pile = ${ $cost }{ $more } { $card }: { $n }
state-beside = vedle zásoby
state-bane = Zhouba
state-ferryman = Převozníkův balíček
state-landscape-for-sale = ${ $cost }{ $more } { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = nic
state-kingdom = Království: { $cards }
state-kingdom-bane = Zhouba: { $card }
state-seed = Semínko { $seed }

## The end
# Points can be negative, and -1 is `one` too: so the number itself is written there.
result-points = { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
result-sources = body za: { $sources }
result-source = { $card } { $n }
result-vp = žetony VB { $n }
result-deck = balíček: { $cards }
result-winner = { $n ->
    [one] Vyhrává { $who }
   *[other] O vítězství se dělí { $who }
}
result-fewer-turns = Při shodě bodů vyhrává hráč, který měl méně tahů.

## The plain table
plain-welcome = Demesne. Nápověda: ?
plain-prompt = >
plain-not-possible = „{ $answer }“ tady nejde. Napiš některou z možností, nebo ? pro nápovědu.
plain-pick-several = Napiš čísla nebo názvy oddělené čárkami, např. 1, 2.
plain-type-something = Napiš číslo nebo název možnosti, nebo ? pro nápovědu.
plain-no-treasure = Nemáš žádnou kartu peněz, u které by nezáleželo na pořadí.
plain-undone = Vzato zpět.
plain-undone-seen = Vzato zpět, i když se mezitím ukázalo něco nového.
plain-nothing-to-undo = Není co vzít zpět.
plain-undo-agree = Od té doby se ukázalo něco nového. Pokud všichni ostatní souhlasí s vrácením, napiš { $yes }.
plain-seen-first = Ukázalo se něco nového, takže „{ $answer }“ a co následuje, zůstává na tobě.
plain-left = Hra je uložená. Pokračovat můžeš příkazem: demesne resume
plain-saved = Uloženo: { $file }
plain-turn-of = Na tahu je { $who }. Stiskni Enter, až se nikdo jiný nebude dívat.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Stiskni Enter, až se bude dívat jen { $who }.
plain-no-save = Není uložená žádná hra, ve které by se dalo pokračovat.

## Cards
# What a price has besides coins.
price-potion = Elixír
price-debt = dluh { $n }
card-cost = stojí ${ $cost }
card-set = ze sady { $set }
card-rulings = Upřesnění
card-unofficial = (neoficiální název)
type-action = Akce
type-treasure = Peníze
type-victory = Vítězné body
type-curse = Kletba
type-attack = Útok
type-reaction = Reakce
type-gathering = Sbírání
type-duration = Trvání
type-prize = Odměna
type-project = Projekt
type-artifact = Artefakt
type-reserve = Rezerva
type-landmark = Pamětihodnost
type-event = Událost
type-way = Cesta
type-night = Noc
type-command = Rozkaz
type-liaison = Prostředník
type-fate = Osud
type-doom = Zkáza
type-heirloom = Dědictví
type-spirit = Duch
type-shelter = Přístřeší
type-ruins = Ruiny
type-looter = Nájezdník
type-loot = Lup
type-townsfolk = Měšťan
type-wizard = Čaroděj
type-odyssey = Odysea
type-ally = Spojenec
type-trait = Vlastnost
type-boon = Požehnání
type-hex = Uřknutí
type-state = Stav
