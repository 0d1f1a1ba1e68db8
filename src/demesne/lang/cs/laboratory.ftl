### Laboratoř v prohlížeči.

## Pages
lab-laboratory = Laboratoř
lab-laboratory-hint = Piš strategie a nech je odehrát tisíce her
lab-page-laboratory = Pracovní stůl
lab-page-kingdom = Království
lab-page-strategies = Strategie
lab-kingdom = Co tu vyhrává?
lab-run = Běh
lab-strategies = Strategie
lab-coming = Okamžik…
lab-study = Prozkoumat toto království
lab-try = Vyzkoušet tu strategie

## The workbench
lab-how-many = Kolik hráčů
lab-player = Hráč { $n }
lab-player-text = Vlastní strategie
lab-player-bot = { $name }, jak ji zná tento server
lab-library = Knihovna
lab-own = Vlastní strategie
lab-edit = Upravit
lab-copy-text = Upravit kopii
lab-text = Text
lab-text-of = Strategie hráče { $n }
lab-save = Uložit
lab-save-version = Uložit jako novou verzi
lab-saved = { $name } je uložena.
lab-variants = Varianty
lab-add-variant = Zkopírovat jako variantu
lab-variant-label = Název této varianty
lab-drop-variant = Odebrat tuto variantu
lab-games = Hry
lab-seed = Semínko
lab-seed-any = libovolné
lab-run-it = Odehrát
lab-run-matches = { $n ->
    [one] Odehrát { $n } zápas
    [few] Odehrát { $n } zápasy
   *[other] Odehrát { $n } zápasů
}
lab-same-shuffles = Zápasů: { $n }, v každém { $games } her, se stejným mícháním, takže se liší jen tím, co bylo změněno.
lab-too-many-matches = To by bylo zápasů: { $n }; najednou jich může být nejvýše { $most }.
lab-first = Vyber hráče, napiš strategii a stiskni „Odehrát“. Zatímco se hraje, rostou tu grafy.
lab-recent = Vlastní běhy
lab-recent-facts = Hry: { $games }, { $at }

## A number that takes several values
lab-vary = Měnit číslo
lab-vary-none = Ne
lab-vary-no-number = V podmínkách není celé číslo
lab-vary-number = { $value } na řádku { $line }: { $source }
lab-vary-near = Měnit { $value }
lab-vary-from = Od
lab-vary-to = Do
lab-vary-step = Krok
lab-vary-values = { $n ->
    [one] { $n } hodnota: { $values }
    [few] { $n } hodnoty: { $values }
   *[other] { $n } hodnot: { $values }
}
lab-vary-too-few = Jsou potřeba aspoň dvě hodnoty.

## The editor
lab-editor-help = Tab opustí editor. Ctrl+mezerník doplňuje, F8 vede k další chybě.
lab-at-line = Řádek { $line }
lab-help-cursor = Umísti kurzor na slovo a přečti si, co znamená.
lab-help-all = Všechna slova jazyka
lab-write-word = Napsat { $word }
lab-kind-heading = Na začátku
lab-kind-verb = Co dělat
lab-kind-value = Hodnoty v podmínkách
lab-kind-operator = Mezi hodnotami
lab-kind-type = Typy karet
lab-cm-completions = Návrhy
lab-cm-diagnostics = Chyby
lab-cm-no-diagnostics = Žádné chyby
lab-cm-control = Řídicí znak

## Results
lab-results = Výsledky
lab-no-results = Zatím není započtena žádná hra.
lab-state-waiting = Čeká, až přijde na řadu
lab-state-waiting-behind = { $n ->
    [one] Čeká za { $n } jiným tvým během
   *[other] Čeká za { $n } jinými tvými běhy
}
lab-state-running = Hraje se
lab-state-stopped = Zastaveno
lab-state-done = Hotovo
lab-state-failed = To se nezdařilo.
lab-games-done = { $done } z { $total } her
lab-progress = Odehrané hry
lab-stop = Zastavit
lab-watched = Křivky a nákupy jsou z { $watched } sledovaných her, výhry a konce ze všech { $games }.
lab-not-watched = Hry, v nichž někdo myslí dopředu, se nesledují tah po tahu; jednotlivé si lze prohlédnout níže.
lab-match-title = Zápas { $name }
lab-beside = Vedle
lab-whose-buys = Nákupy hráče
lab-openings = První nákupy: { $name }
lab-numbers = Čísla
lab-save-chart = Uložit: { $title }

## Charts
lab-interval = { $rate } ({ $low } až { $high })
lab-mean = V průměru { $value }
lab-curve-summary = { $name } dosahuje { $value }
lab-chart-wins = Výhry, s 95% intervaly
lab-chart-wins-of = Výhry: { $name }, s 95% intervaly
lab-chart-points_at = Body, tah po tahu
lab-chart-money_at = Peníze, tah po tahu
lab-chart-lengths = Délka her
lab-chart-differences = O kolik bodů vede { $name }
lab-chart-endings = Jak hry končily
lab-chart-bought = Co a kdy kupuje { $name }
lab-ended-provinces = Došly Provincie nebo Kolonie
lab-ended-piles = Tři prázdné balíčky
lab-ended-limit = Limit tahů
lab-axis-value = Hodnota
lab-axis-variant = Varianta
lab-axis-points = Body
lab-column-player = Hráč
lab-column-games = Hry
lab-column-wins = Výhry
lab-column-ties = Remízy
lab-column-losses = Prohry
lab-column-points = Body
lab-column-turns = Tahy
lab-column-turn = Tah
lab-column-share = Podíl
lab-column-ending = Konec
lab-column-card = Karta
lab-column-total = Za hru
lab-turn = { $n }. tah

## Taking a run along
lab-take = Vzít s sebou
lab-link = Odkaz na tento běh
lab-command = Příkaz, který dá stejná čísla
lab-command-hint = { $files ->
    [0] Verze { $version } dá stejná čísla.
   *[other] Soubory níže ulož do složky, kde se příkaz spouští; verze { $version } dá stejná čísla.
  }
lab-run-facts = Her na zápas: { $games }, semínko { $seed }, království: { $kingdom }
lab-to-bench = Zkoušet dál u pracovního stolu

## Single games
lab-single = Jedna hra
lab-single-number = Číslo, od 1 do { $n }
lab-single-open = Prohlédnout
lab-single-before = Předchozí hra
lab-single-after = Další hra
lab-single-result = Vyhrává { $who }: { $scores }
lab-single-turns = Tahy této hry
lab-single-keys = ← a → vedou z tahu na tah, Home a End na první a poslední.
lab-turn-first = První tah
lab-turn-back = Předchozí tah
lab-turn-next = Další tah
lab-turn-last = Poslední tah
lab-turn-of = { $who }, { $n }. tah
lab-turn-extra = { $who }, tah navíc
lab-hand = Ruka
lab-coins = Peníze
lab-points = Body
lab-purchases = Nákupy
lab-because = podle řádku { $line }:
lab-no-line = bez řádku v textu
lab-log = Co se v tomto tahu stalo

## Own strategies and the shelf
lab-own-none = Zatím tu nemáš žádnou strategii. Napiš ji u pracovního stolu, nebo ji importuj.
lab-shelf = Police: strategie, které sdílejí ostatní
lab-shelf-find = Hledat v polici
lab-shelf-none = Žádná sdílená strategie se nenašla.
lab-built-in = Vestavěné strategie
lab-by = Autor: { $author },
lab-open = Otevřít u pracovního stolu
lab-history = Historie
lab-history-of = Historie: { $name }
lab-version = Verze { $n }
lab-restore = Obnovit
lab-restored = Verze { $n } je obnovena.
lab-share = Dát do police
lab-unshare = Vzít z police
lab-shared = { $name } je v polici pro všechny.
lab-unshared = { $name } už není v polici.
lab-is-shared = v polici
lab-delete = Smazat
lab-delete-named = Smazat: { $name }
lab-delete-really = Smazat { $name } s celou historií? To nelze vrátit.
lab-deleted = { $name }: smazáno.
lab-import = Importovat
lab-import-file = Soubor: náš jazyk, nebo Geronimoovo XML
lab-import-paste = Nebo vlož text
lab-import-read = Načíst
lab-secret = Tvůj tajný klíč
lab-secret-about = Podle tohoto tajného klíče, který vytvořil prohlížeč, se poznají tvé strategie. Zadej ho na jiném zařízení a najdeš je tam. Kdo ho má, může je měnit.
lab-secret-other = Tajný klíč z jiného zařízení
lab-secret-use = Použít
lab-secret-used = Tento prohlížeč teď používá tento klíč.
lab-secret-wrong = Tajný klíč má aspoň 22 písmen, číslic, - a _.
