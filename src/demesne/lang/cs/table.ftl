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

## The plain table
plain-welcome = Demesne. Nápověda: ?
plain-prompt = >
plain-not-possible = „{ $answer }“ tady nejde. Napiš některou z možností, nebo ? pro nápovědu.
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
set-basic = Základní karty
set-base = Základní hra
set-intrigue = Intriky
set-alchemy = Alchymie
set-prosperity = Prosperita
set-seaside = Pobřeží
set-cornucopia = Roh hojnosti
set-hinterlands = Vzdálené kraje
set-dark_ages = Temné časy
set-guilds = Cechy
set-adventures = Dobrodružství
set-nocturne = Nokturno
set-empires = Říše
set-renaissance = Renesance
set-menagerie = Zvěřinec
set-allies = Spojenci
set-plunder = Kořist

## Names of recommended kingdoms
kingdom-first_game = První hra
kingdom-big_money = Velké peníze
kingdom-interaction = Interakce
kingdom-size_distortion = Změna měřítka
kingdom-village_square = Náves
kingdom-bounty_of_the_hunt = Bohatý úlovek
kingdom-bad_omens = Zlá znamení
kingdom-the_jesters_workshop = Šaškova dílna
kingdom-last_laughs = Kdo se směje naposled
kingdom-the_spice_of_life = Koření života
kingdom-small_victories = Malá vítězství
kingdom-overture = Předehra
kingdom-prelude = Preludium
kingdom-it_takes_a_villager = Bez vesničana ani ránu
kingdom-capture_the_flag = Ukořisti vlajku
kingdom-memento_mori = Memento mori
kingdom-clockwork_court = Dvůr na klíček
kingdom-sweetened_deals = Oslazené obchody
kingdom-a_penny_saved = Kdo šetří, má za tři
kingdom-combo_corner = Koutek kombinací
kingdom-filling_the_coffers = Plnění truhlic
kingdom-progress = Pokrok
kingdom-once_upon_a_time = Bylo nebylo
kingdom-biding_time = Vyčkávání
kingdom-villager_madness = Vesnické šílenství
kingdom-dreamers_of_dreams = Snílci snů
kingdom-movers_and_shakers = Lidé činu
kingdom-becoming_a_monster = Jak se stát netvorem
kingdom-true_believers = Praví věřící
kingdom-free_shipping = Doprava zdarma
kingdom-digging_for_treasure = Hledání pokladu
kingdom-peek_a_boo = Kuk!
kingdom-exploring_the_city = Průzkum města
kingdom-navigating_the_sewers = Cestou stok
kingdom-stargazing = Pohled ke hvězdám
kingdom-sewer_rats = Krysy ve stokách
kingdom-production_line = Výrobní linka
kingdom-age_of_scribes = Věk písařů
kingdom-circle_of_life = Koloběh života
kingdom-mirror_masters = Mistři zrcadel
