### Co je špatně a jak by to bylo správně.

error-no-card = žádná karta, projekt ani artefakt se nejmenuje { $names }
# A name as somebody wrote it.
error-quoted = „{ $name }“
error-did-you-mean = „{ $name }“ (možná { $near }?)
error-lacking-card = „{ $name }“ (taková karta existuje, ale tady zatím není)
error-players = hrají 2, 3 nebo 4 hráči, ne { $n }
error-repeated = { $card }: uvedeno vícekrát; každý balíček a projekt se vykládá jednou
error-repeated-names = uvedeno vícekrát: { $cards }
error-no-kingdom-card = { $card } není karta království a nemůže být jedním z deseti balíčků
error-heirloom = { $card } je dědictví, které v prvních balíčcích nahrazuje Měďák: uveď kartu { $other } a bude ve hře s ní
error-comes-with = { $card } není karta království, ale přichází do hry s kartami, které ji používají: uveď některou z nich, například { $other }
error-comes-with-option = { $card } není karta království a nepočítá se mezi deset balíčků: je ve hře s volbou { $option }
error-in-pile = { $card } leží v balíčku s jinými kartami: uveď balíček { $other }
error-no-landscape = { $card } není karta na šířku, se kterou lze začít hru (projekt, událost, pamětihodnost, cesta, spojenec ani vlastnost)
error-needs-ally = { $card } je prostředník: uveď spojence, u kterého se utrácejí laskavosti
error-needless-ally = { $card } je spojenec, ale žádná karta tohoto království nedává laskavosti: vynech ho nebo vyber prostředníka
error-many-allies = ve hře je jeden spojenec, ne { $n }
error-trait-pile = { $card } je vlastnost: řekni, na kterém balíčku akčních karet nebo karet peněz království leží
error-trait-elsewhere = { $card } nemůže ležet na balíčku { $pile }, který není mezi balíčky tohoto království: vyber některý z nich, s akčními kartami nebo kartami peněz
error-trait-type = { $card } nemůže ležet na balíčku { $pile }, nejsou v něm akční karty ani karty peněz: vyber jiný balíček
error-trait-twice = { $other } i { $card } leží na stejném balíčku ({ $pile }): vyber pro jednu z vlastností jiný
error-one-trait = { $card } leží na jednom balíčku, uvedeno je jich více: { $cards }
error-which-trait = { $card } je vlastnost: řekni, na kterém balíčku akčních karet nebo karet peněz leží, například { $example }
error-no-trait-pile = nezbývá žádný balíček akčních karet ani karet peněz, na kterém by { $card } mohla ležet
error-kingdom-size = království má 10 karet (a zhoubu, je-li třeba), ne { $n }
error-needs-bane = { $card } potřebuje zhoubu: uveď jedenáctou kartu království za ${ $low } nebo ${ $high }
error-needless-bane = { $card } je uvedena jako zhouba, ale žádná karta tohoto království ji nepoužívá
error-wrong-bane = zhouba musí být karta království za ${ $low } nebo ${ $high }; { $card } není
error-needs-ferryman = { $card } potřebuje vlastní balíček vedle zásoby: uveď jedenáctou kartu království za ${ $low } nebo ${ $high }
error-needless-ferryman = { $card } je uvedena jako Převozníkův balíček, ale žádná karta tohoto království ho nepoužívá
error-wrong-ferryman = Převozníkův balíček musí být karta království za ${ $low } nebo ${ $high }; { $card } není
error-setup-unknown = neznámé v přípravě hry: { $names }; známé jsou: { $known }
error-setup-form = { $field } v přípravě hry má nesprávný tvar: { $found }
error-setup-no-mark = neexistuje označení „{ $name }“; existuje: { $known }
error-setup-no-option = neexistuje volba „{ $name }“; existuje: { $known }
error-one-bane = zhouba je jen jedna, uvedeno je jich více: { $cards }
error-which-bane = { $card } potřebuje zhoubu: uveď, která z těchto karet to je: { $cards }; například { $example }
error-one-ferryman = Převozníkův balíček je jen jeden, uvedeno je jich více: { $cards }
error-which-ferryman = { $card } potřebuje vlastní balíček: uveď, která z těchto karet to je: { $cards }; například { $example }
error-list-too-long = tento seznam je příliš dlouhý (znaků: { $n })
error-no-kingdom = žádné doporučené království se nejmenuje „{ $name }“ (možná { $near }?)
error-no-kingdom-or-card = žádné království ani karta se nejmenuje „{ $name }“; království jsou například { $kingdoms }
error-too-many-names = království má 10 karet, v seznamu je jich { $n }
error-no-such = neexistuje: { $names }; existuje: { $possible }
error-wanted-and-forbidden = zároveň požadováno i zakázáno: { $cards }
error-neither = ani karty království, ani karty na šířku: { $cards }
error-too-many-kept = království má 10 karet, ponecháno nebo požadováno je jich { $n }
error-kept-bane = { $cards } má zůstat zhoubou, ale žádná ponechaná ani požadovaná karta ji nepoužívá
error-kept-ferryman = { $cards } má zůstat Převozníkovým balíčkem, ale žádná ponechaná ani požadovaná karta ho nepoužívá
error-landscapes = karet na šířku může být 0 až 2, ne { $n }
error-landscapes-kept = karet na šířku má být { $n }, ponecháno nebo požadováno je jich { $kept }
error-landscapes-few = karet na šířku má být { $n }, povoleno je jich jen { $allowed }
error-sets-and-kingdom = --sets platí pro losovaná království, takže je nelze použít spolu s --kingdom
error-too-few-allowed = království má 10 karet, povoleno je jich jen { $n }
error-hopeless = žádná z povolených karet nemá vlastnost: { $wishes }
error-too-few-free = volných balíčků je { $n }, to je na všechna přání málo: { $wishes }
error-no-bane-left = žádné království nesplní tato přání tak, aby zbyla karta za ${ $low } nebo ${ $high } na zhoubu
error-no-ferryman-left = žádné království nesplní tato přání tak, aby zbyla karta za ${ $low } nebo ${ $high } na Převozníkův balíček
error-seed = semínko je celé číslo od 0 do { $most }, ne { $seed }
error-not-possible = „{ $answer }“: to tady nejde
error-how-many = { $mode ->
    [exactly] vyber { $most } z těchto karet
   *[other] vyber { $least } až { $most } z těchto karet
}
error-save-damaged = tato uložená hra je poškozená ({ $detail })
error-save-cut-off = to není uložená hra: neplatný JSON ({ $detail }); není soubor useknutý?
error-no-save = to není uložená hra
error-save-version = tato uložená hra má verzi { $version }, program čte nejvýše { $known }: aktualizuj demesne
error-save-journal =
    odpověď { $n } z { $of }, „{ $detail }“, už není možná; { $since ->
        [other] pravidla se od té doby změnila (verze { $saved }, nyní { $now })
        [unknown] verze, která hru uložila, nezaznamenala svá pravidla, takže se mohla změnit
       *[same] pravidla jsou stejná, takže uložená hra je poškozená
    }
error-save-position =
    po odpovědi { $n } z { $of } není pozice ta, která byla uložena ({ $detail }); { $since ->
        [other] pravidla se od té doby změnila (verze { $saved }, nyní { $now })
        [unknown] verze, která hru uložila, nezaznamenala svá pravidla, takže se mohla změnit
       *[same] pravidla jsou stejná, takže uložená hra je poškozená
    }
error-cannot-save = hru nelze uložit do { $file }: { $detail }
error-no-file = uložená hra { $file } neexistuje
error-cannot-read = { $file } nelze přečíst: { $detail }
error-file-cut-off = { $file } není uložená hra: neplatný JSON ({ $detail }); není soubor useknutý?
error-in-file = { $file }: { $problem }
error-no-card-file = soubor s kartami { $file } neexistuje
error-bots = botů může být nejvýše { $most }, ne { $n }
error-same-name = dva hráči se jmenují { $name }; dej jim různá jména
error-names-for-players = jmen: { $n }, hráčů ale: { $players }
error-games = série má alespoň 1 hru, ne { $n }
error-save-bot = bot v této hře hraje podle strategie { $name }, která chybí: { $problem }
error-strategy-lacks = strategie { $name } potřebuje { $names }; to v tomto království chybí
error-settings-read = soubor { $file } nelze přečíst: { $problem }
error-settings-toml = { $file } není platný TOML ({ $problem }); řádek vypadá například takto: language = "pl"
error-settings-key = { $file }: žádné nastavení se nejmenuje { $setting }; jsou tu { $known }
error-settings-value = { $file }: „{ $value }“ není hodnota pro { $setting }; možné je například { $possible }
error-endless-text = text karty { $card } nekončí: v jednom tahu bylo zahájeno { $n } textů a konec není v dohledu
