### Stůl v prohlížeči.

## The first page
web-about = Hra Dominion o stavění balíčku: proti botům, nebo s přáteli přes odkaz.
web-play-now = Hrát hned proti botovi
web-play-now-hint = Království: { $name }
web-quick = Nebo jiné království, proti botovi
web-your-name = Tvoje jméno
web-their-name = Jméno
web-set-up = Připravit hru…
web-unofficial = Neoficiální fanouškovský projekt. Dominion je hra Donalda X. Vaccarina; práva patří vydavateli.
web-fonts = Písma:
web-unfinished = Nedohrané hry
web-finished = Dohrané hry
web-go-on = Pokračovat
web-game = Hra
web-you-won = Vyhráváš.
web-you-lost = Prohráváš.
web-you-shared = O vítězství se dělíš.
web-forget = Odebrat ze seznamu
web-open-games = Otevřené stoly
web-running-games = Hry ke sledování
web-sit-down = Přisednout
web-watch = Sledovat

## Setting up a game
web-new-game = Nová hra
web-kingdom = Království
web-way-recommended = Doporučené
web-way-pick = Vybrat karty
web-pick-hint = Klikni na karty a karty na šířku, které chceš (vybráno { $n } z 10); zbytek se vylosuje.
web-pick-search = Hledat
web-pick-clear = Nic nevybírat
web-pick-options = Hraje se s
web-trait-pile = Balíček, na kterém leží { $card }
web-draw-rest = Vylosovat zbytek znovu
web-names-read = Co se přečetlo
web-meant = { $name }?
web-lacking = zatím tu není
web-fill-up = Tyto nechat, zbytek vylosovat
web-way-random = Náhodné
web-way-paste = Vložit seznam
web-sets = Sady
web-sets-all = Všechny
web-sets-none = Žádné
web-my-sets = Hraje se se sadami: { $n } z { $all }
web-no-kingdom-of-sets = Žádné doporučené království si s těmito sadami nevystačí.
web-needs-sets = Potřeba: { $sets }
web-set-part = { $name } ({ $n } z { $all } karet království)
web-wants = Aspoň jedna karta
web-feature-village = vesnice
web-feature-attack = útok
web-feature-reaction = reakce
web-feature-buy = +nákup
web-feature-trasher = zahazuje karty
web-feature-gainer = získává karty
web-feature-draw = +karty
web-landscapes = Karty na šířku
web-landscapes-any = libovolně
web-own-projects = Projekty
web-draw-kingdom = Vylosovat království
web-pin = Ponechat: { $card }
web-pin-hint = Zamčené karty při dalším losování zůstanou.
web-paste-hint = Seznam deseti karet v libovolném jazyce a téměř libovolné podobě, nebo název doporučeného království
web-read-kingdom = Zkontrolovat
web-kingdom-text = Království jako text
web-kingdom-link = S tímto odkazem si toto království mohou zahrát ostatní:
web-players = Hráči
web-you = Ty
web-seat-kind = Kdo tu hraje
web-seat-bot = Bot
web-seat-link = Přítel, přes odkaz
web-seat-open = Kdokoli přijde
web-seat-here = Někdo u této obrazovky
web-which-bot = Který bot
web-bot-level = Úroveň
web-bot-strategies = Strategie
web-bot-best = Nejlepší pro toto království
web-options = Možnosti
web-i-begin = Začínám já
web-listed = Ukázat hru všem
web-watched = Ostatní se mohou dívat
web-hints-allowed = Povolit rady
web-start = Začít
web-starting = Začínáme…
web-no-sets = Zaškrtni aspoň jednu sadu, ze které se má losovat.
web-no-kingdom = Nejdřív vyber nebo vlož království.

## Waiting for others
web-invited = Pozvánka do hry
web-invited-by = U stolu: { $who }
web-lobby = Čeká se na hráče
web-seat-free = volné místo
web-seat-taken = je tady
web-send-link = Pošli tento odkaz jedné osobě:
web-send-open-link = S tímto odkazem si může přisednout kdokoli:
web-invitation = Pozvánka
web-link = Odkaz
web-begins-when-full = Hra začne, jakmile budou všechna místa obsazena.
web-only-here = Tato stránka je otevřená na adrese, kterou zná jen tento počítač, takže přátelé odkaz neotevřou. Spusť server pro svou síť (demesne serve --host 0.0.0.0), nebo uveď jeho veřejnou adresu (--public-url).
web-fill-with-bots = Volná místa přenechat botům
web-give-up-table = Zavřít stůl
web-table-closed = Tento stůl byl zavřen.
web-invitation-used = S touto pozvánkou si už někdo sedl.
web-rematch-waits = Chceš hrát znovu. Hra začne, až budou chtít i ostatní.
web-rematch-wanted = Znovu chce hrát: { $who }.
web-connecting = Připojování…
web-reconnecting = Spojení se ztratilo. Další pokus…
web-not-connected = Právě teď není spojení se serverem.
web-cannot-open = Tuto hru nelze otevřít
web-closed-4400 = Server a tato stránka si nerozumějí. Načti stránku znovu.
web-closed-4401 = Tento prohlížeč nemá v té hře místo.
web-closed-4403 = Tuto hru nelze sledovat.
web-closed-4404 = Taková hra neexistuje.
web-closed-4409 = Server byl aktualizován. Načti stránku znovu.
web-hand-over = Převezmi obrazovku; nikdo jiný by se neměl dívat.
web-ready = Můžeme začít

## Signs and buttons
web-home = Úvodní stránka
web-close = Zavřít
web-cancel = Zrušit
web-copy = Kopírovat
web-copied = Zkopírováno.
web-copy-by-hand = Text je označen: zkopíruj ho teď.
web-menu = Nabídka
web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-auto = podle systému
web-theme-light = světlé
web-theme-dark = tmavé
web-text-size = Velikost textu
web-text-normal = běžná
web-text-large = velká
web-text-huge = velmi velká
web-animations = Animace karet
web-pace = Tahy ostatních
web-pace-off = najednou
web-pace-fast = krok za krokem, rychle
web-pace-slow = krok za krokem, pomalu
web-auto-treasures = Hrát za mě peníze, když není co jiného zahrát
web-auto-end = Ukončit můj tah, když nezbývá nákup
web-sounds = Tiché zvuky
web-shortcuts = Zkratky jednou klávesou

## The table
web-table = Stůl
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $who }
web-turn-number = { $n }. tah
web-phases = Fáze tahu
web-supply = Zásoba
web-prizes = Odměny
web-trash = Smetiště
web-trash-empty = Smetiště je prázdné.
web-empty = prázdné
# Behind the number of cards in a pile, for screen readers; before its name, what a click does.
web-left = zbývá
web-use-buy = koupit:
web-use-treasures = zahrát peníze a koupit:
web-use-play = zahrát:
web-use-choose = vybrat:
web-nobody = nikdo
web-held-by = má: { $who }
web-owned-by = vlastní: { $who }
web-hand = Ruka
web-deck = Balíček
web-discard = Odloženo
web-in-play = Vyloženo
web-looked-at = Odkryto
web-aside = Stranou
web-my-side = Tvoje strana stolu
web-my-hand = Tvoje ruka
web-no-cards = Žádné karty v ruce
web-what-i-have = Co máš
web-actions = { $n ->
    [one] akce
    [few] akce
   *[other] akcí
}
web-buys = { $n ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
web-coins = { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
web-coffers = Truhlice
web-villagers = { $n ->
    [one] vesničan
    [few] vesničané
   *[other] vesničanů
}
web-thinks = vybírá
web-away = mimo
web-resigned = hra vzdána
web-replaced = hraje bot
web-watching = Sleduješ hru.

## Questions
web-question = Tvoje rozhodnutí
web-answers = Odpovědi
web-marked-of = { $n } z { $all }
web-one-less = O jednu méně
web-show-table = Ukázat stůl
web-show-choice = Zpět k výběru
web-play-area = Zahrané karty
web-in-play-of = Hraje { $who }
web-about-this = O tohle jde
web-artifacts = Artefakty
web-skip = Přeskočit
web-next = Dál
web-waiting-for = Čeká se na tah: { $who }
web-away-now = { $who } tu není. Můžeš počkat, nebo v menu nechat hrát dál bota.
web-bot-studies = Před prvním tahem v novém království hledá dobrý plán; může to trvat několik sekund.
web-treasures-buy = Zahrát peníze a koupit: { $card }
# $n cards are marked; $least to $most must be.
web-confirm = Hotovo ({ $n } z { $least ->
    [0] nejvýše { $most }
   *[other] { $most }
})

## What would you do?
web-hint = Rada
web-hint-waits = Tato pozice se mnohokrát dohrává…
web-hint-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
web-hint-treasures = Po zahrání všech peněz:
web-hint-nothing = Tady není o čem rozhodovat.
web-hint-marked = Nejlepší odpověď je na stole označena.
# $n is how many games were played on.
web-hint-about = Šance na výhru, budeš-li hrát dál tak dobře jako úroveň Těžký, z { $n ->
    [one] jedné hry dohrané
   *[other] { $n } her dohraných
} odsud. Čárka přes pruh je 95% interval; zahrnuje i to, jak daleko takové šance v měřených hrách byly od skutečnosti.
web-hint-points = { $n } VB
web-hint-money = ${ $n }
web-percent = { $n } %
web-range = { $low } až { $high } %

## What happened since my last turn
web-recap = Od tvého posledního tahu
web-deed-play = zahráno
web-deed-gain = získáno
web-deed-trash = zahozeno
web-deed-discard = odloženo
web-deed-reveal = ukázáno
web-deed-topdeck = položeno na balíček
web-deed-take = vzato
web-deed-project = koupen projekt
web-deed-react = reakce

## Around the game
web-log = Průběh hry
web-chat = Chat
web-chat-say = Řekni něco…
web-undo = Vzít zpět
web-cards = Všechny karty této hry
web-more-rulings = … a ještě { $n }: klikni pravým tlačítkem
web-rulings-elsewhere = S kartami, které v této hře nejsou ({ $n })
web-result = Výsledek
web-rename = Změnit jméno
web-let-bot-play = Ať za mě hraje bot
web-come-back = Vrátit se do hry
web-replace-by-bot = Ať hraje bot za: { $who }
web-replace-soon = { $who } tu není: bot může převzít hru za { $n } s.
web-resign = Vzdát hru
web-resign-text = Tuto hru pak už nemůžeš vyhrát. Při více než dvou hráčích za tebe hraje dál bot.
web-watch-link = S tímto odkazem se mohou ostatní dívat:
web-request-undo = { $who } chce vzít něco zpět. Souhlasíš?
web-request-about = Vzalo by se zpět: { $what }
web-request-turn-end = konec tahu
web-request-replace = { $who } chce, aby za hráče { $name } hrál bot. Souhlasíš?
web-request-waits = Čeká se na souhlas: { $who }.
web-agree = Souhlasím
web-refuse = Odmítnout
web-withdraw = Stáhnout
web-note-undone = { $who } bere něco zpět.
web-note-refused = { $who } nesouhlasí.
web-note-lapsed = Hra pokračovala, žádost zanikla.
web-note-resigned = { $who } vzdává hru.
web-note-replaced = Za hráče { $who } teď hraje bot.
web-note-returned = { $who } je zpátky.
web-note-rules = Od začátku této hry se změnila pravidla. Hra pokračuje od poslední odpovědi, která je stále možná.
error-web-offline = server neodpovídá

## Help
web-help = Nápověda
web-help-click = Co můžeš právě udělat, svítí: klikni na kartu v ruce a zahraješ ji, na balíček a koupíš kartu, na žeton a utratíš ho. Odpovědi na otázky jsou nad rukou.
web-help-read = Nech ukazatel na kartě, podrž ji, nebo na ni klikni pravým tlačítkem, a přečteš si její text a upřesnění.
web-help-undo = Vzít zpět zruší tvůj poslední krok. Proti botům to jde vždy; ostatní musí souhlasit, pokud se nedalo předvídat vše, co z něj vzešlo.
web-help-keys = Klávesy
web-key-treasures = zahrát všechny peníze, na jejichž pořadí nezáleží
web-key-pay = splatit dluh
web-key-end = ukončit fázi, potvrdit nebo odmítnout
web-key-undo = vzít zpět
web-key-hint = rada
web-key-options = vybrat odpověď
web-key-arrows = od karty ke kartě; Enter ji použije
web-key-details = text a upřesnění karty
web-key-log = průběh hry
web-key-help = tato nápověda

## The end
web-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
web-turns = { $n ->
    [one] za 1 tah
    [few] za { $n } tahy
   *[other] za { $n } tahů
}
web-turn = Tah
web-points-by-source = Body
web-final-deck = { $n ->
    [one] Balíček: 1 karta
    [few] Balíček: { $n } karty
   *[other] Balíček: { $n } karet
}
web-points-per-turn = Body po každém tahu
web-money-per-turn = Mince v každém tahu
web-ended-resigned = Všichni ostatní vzdali hru.
web-ended-length = Hra byla příliš dlouhá.
web-rematch = Odveta
web-join-rematch = K odvetě
web-look-at-table = Prohlédnout stůl
web-replay = Záznam
web-share = Sdílet
web-share-replay = S tímto odkazem může záznam vidět kdokoli:

## The review
web-review = Rozbor
web-review-whose = Čí hra
web-review-waits = Ostatní jsou dřív. Okamžik…
web-review-works = Hra se rozebírá: { $n } %
web-review-chance = Šance na výhru
web-review-about = Šance s nejlepší odpovědí na každou otázku, asi z { $n } dohraných her. Pás je 95% interval; zahrnuje i to, jak daleko takové šance v měřených hrách byly od skutečnosti.
web-review-costly = Nejdražší rozhodnutí
web-review-clean = Žádné rozhodnutí nebylo zjevnou chybou.
web-review-fall = Největší propad
web-review-fall-where = V { $n }. tahu klesla šance z { $from } % na { $to } %.
web-review-fall-mistake = Zčásti to bylo rozhodnutí { $n } níže.
web-review-fall-luck = Žádné rozhodnutí tam nevyčnívá: rozhodly karty nebo to, co udělali ostatní.
web-review-fall-between = Co se stalo do dalšího rozhodnutí
web-review-empty = V této hře nebylo o čem rozhodovat.
web-review-turn = { $n }. tah
web-review-chosen = Vybráno
web-review-better = Lepší
# Of 100 games that stand like this, so many more are lost.
web-review-cost = Stálo to { $n ->
    [one] 1 výhru
    [few] { $n } výhry
   *[other] { $n } výher
} na 100 her ({ $low } až { $high }).
web-review-cost-points = Stálo to na konci asi { $n } b. ({ $low } až { $high }).
web-review-cost-money = Stálo to asi ${ $n } v příštích { $turns } tazích ({ $low } až { $high }).
web-review-unused = Nevyužito
web-see-moment = Podívat se na tento okamžik
web-play-on = Hrát dál odsud

## The replay
web-speed = Rychlost
web-time = Okamžik hry
web-play = Přehrát
web-pause = Pozastavit
web-step-back = O krok zpět
web-step-on = O krok dál
web-turn-back = K předchozímu tahu
web-turn-on = K dalšímu tahu
web-seen-by = Pohled
web-spectator = divák
web-open-hands = všechny ruce odkryté
web-answered = Odpověď: { $option }

## The first game, and the rules
web-learn = Nauč se hrát: první hra
web-learn-hint = Pár minut; každý krok se vysvětlí při hraní.
web-rules = Pravidla ve zkratce
web-rules-goal = Vyhrává, kdo má na konci nejvíc bodů. Body jsou na zelených kartách bodů: Statek 1, Vévodství 3, Provincie 6. Nic jiného nedělají, a tak nejdřív potřebuješ lepší karty.
web-rules-deck = Každý má vlastní balíček: na začátku 7 Měďáků a 3 Statky, 5 karet v ruce. Co získáš, jde na tvůj odkládací balíček; když je dobírací balíček prázdný, odkládací se zamíchá a stane se dobíracím.
web-rules-action = Akční fáze: můžeš zahrát z ruky jednu akční kartu. Karty s +1 akcí dovolí zahrát další.
web-rules-buy = Fáze nákupu: zahraj peníze a kup jednu kartu, na kterou máš. Karty s +1 nákupem dovolí koupit další.
web-rules-clean = Úklid: všechno zahrané i zbytek ruky jde na odkládací balíček a ty si dobereš 5 nových karet. Pak hraje další hráč.
web-rules-end = Hra končí po tahu, ve kterém je vzata poslední Provincie nebo je vyprázdněn třetí balíček.
web-key-rules = pravidla ve zkratce
web-lesson = První hra
web-lesson-start = Cíl: víc bodů než soupeř. Body jsou na zelených kartách; Provincie má 6. Začínáš se 7 Měďáky a 3 Statky. Zahraj peníze!
web-lesson-buy = Tohle jsou tvoje peníze. Co svítí, můžeš teď koupit. Stříbrňáky a Zlaťáky ti příště dají víc peněz. Kartu si přečteš, když na ni najedeš nebo ji podržíš.
web-lesson-poor = Tentokrát málo peněz. Kup něco levného, nebo nic, a ukonči tah.
web-lesson-gold = 6 nebo víc: Zlaťák dá 3 pokaždé, když si ho dobereš.
web-lesson-province = 8: dost na Provincii, 6 bodů. Provincie rozhodují většinu her.
web-lesson-end = Co koupíš, jde na odkládací balíček. Ukonči tah: tam jdou i karty z ruky a zahrané karty a ty si dobereš 5 nových.
web-lesson-other = Teď hraje soupeř. Sleduj, co hraje a kupuje.
web-lesson-deck = Nová ruka. Když je dobírací balíček prázdný, odkládací se zamíchá a koupené karty se vrátí. Zahraj peníze.
web-lesson-action = Akční fáze: klikni na svítící akční kartu a zahraješ ji. Máš jednu akci za tah; +1 akce dá další. Peníze se hrají až po akcích.
web-lesson-choose = Karta se tě na něco ptá. Svítící karty a tlačítka jsou odpovědi; najeď na kartu nebo ji podrž a přečteš si ji.
web-lesson-treasures = Fáze nákupu: zahraj peníze, pak nakupuj.
web-lesson-last = Zbývá málo Provincií. Hra končí s poslední, nebo když jsou tři balíčky prázdné: teď body znamenají víc než peníze.
web-lesson-won = Vyhráváš svou první hru!
web-lesson-lost = Prohráváš o { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}. Tak začíná většina lidí.
web-lesson-resigned = Vzdáváš svou první hru.
web-lesson-turns = Body jsou stejné, ale vyhrává soupeř, protože měl méně tahů.
web-lesson-tied = O vítězství v první hře se dělíš!
web-lesson-learnt = Teď už víš, jak to chodí: akce, pak peníze, pak nákup, a po zamíchání se všechno vrací. Nejdřív Stříbrňáky a Zlaťáky, Provincie, jakmile máš 8 mincí.
web-lesson-next = Zkus teď stejné království proti střední úrovni. Vesnice před Kovárnou dovolí zahrát obě v jednom tahu; Milice soupeře zpomalí a Hradní příkop tě ochrání.
web-lesson-again = Hrát proti střední úrovni
web-actions-skipped = Tvoje akční fáze skončila. Vrátí ji „Vzít zpět“.
web-skip-actions = Vynechat akce?
web-skip-actions-text = Ještě můžeš zahrát akční kartu. Peníze ukončí akční fázi: potom už v tomto tahu žádnou akci nezahraješ.
web-skip-actions-yes = Zahrát peníze

# What other sets bring to the table
web-beside = Vedle zásoby
web-boons = Požehnání
web-hexes = Uřknutí
web-face-down = { $n ->
    [one] Jedna karta leží lícem dolů.
    [few] { $n } karty leží lícem dolů.
   *[other] { $n } karet leží lícem dolů.
}
web-lies-on = na balíčku { $card }
web-use-way = zahrát další kartu jako tuto cestu
web-vp = { $n } VB
web-as-way = jako { $card }
web-vp-tokens = žetony VB
web-debt = Dluh
web-favors = { $n ->
    [one] Laskavost
    [few] Laskavosti
   *[other] Laskavostí
}
web-journey = žeton putování lícem dolů
web-skips = { $n ->
    [one] tah k vynechání
    [few] tahy k vynechání
   *[other] tahů k vynechání
}
web-potions = { $n ->
    [one] Elixír
    [few] Elixíry
   *[other] Elixírů
}
web-mats = Podložky
web-mat-exile = Vyhnanství
web-mat-tavern = Hospoda
web-mat-island = Ostrov
web-mat-native_village = Domorodá vesnice
web-states = Stavy
web-stack = Co leží v balíčku { $card }
web-stack-order = Odshora dolů. Vzít lze jen vrchní kartu.
setup-colonies = s Platinou a Koloniemi
setup-shelters = s Přístřešími
web-overpay = Lze za ni zaplatit víc.
