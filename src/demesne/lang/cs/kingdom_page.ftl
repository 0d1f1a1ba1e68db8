### Co v království vyhrává: stránka zkoumání.

study-choose = Vyber království. Server v něm pak několik minut nechá hrát strategie a ukáže, co vyhrává; co najde, uloží.
study-begin = Prozkoumat
study-go-on = Pokračovat
study-stop = Zastavit
study-link = Odkaz na tuto stránku
study-another = Jiné království
study-cards = Království
study-to-bench = Vyzkoušet u pracovního stolu
study-copy = Kopírovat text
study-keep = Uložit jako vlastní
study-how = Všechny výsledky jsou z her, které strategie hrály ve dvojicích; remíza se počítá jako půl výhry. Čárky přes pruhy jsou 95% intervaly: skutečné číslo může ležet kdekoli v nich. Totéž království dává se stejnou verzí ({ $version }) stejná čísla.

## How far it is
study-state-waiting = Ve frontě
study-state-waiting-behind = { $n ->
    [one] Ve frontě za jedním tvým zkoumáním
    [few] Ve frontě za { $n } tvými zkoumáními
   *[other] Ve frontě za { $n } tvými zkoumáními
}
study-state-running = Probíhá
study-state-stopped = Zastaveno: co je známo, zůstává a pokračovat může kdokoli
study-state-done = Hotovo
study-state-failed = Nepovedlo se
study-stages = Postup
study-stage-tournament = Turnaj
study-stage-evolution = Evoluce
study-stage-openings = Zahájení
study-stage-cards = Co přinášejí karty
study-stage-pairs = Dvojice
study-stage-done = { $done } z { $total }
study-stage-later = později

## The tournament
study-standings = Co tu vyhrává
study-standings-hint = Strategie z knihovny, které se hodí, každá proti každé. Zatím každá odehrála { $games ->
    [one] { $games } hru
    [few] { $games } hry
   *[other] { $games } her
}.
study-standings-none = Hry hned začnou.
study-column-place = Místo
study-column-strategy = Strategie
study-column-wins = Výhry
study-column-interval = 95% interval

## Evolution
study-evolution = Lepší strategie
study-evolution-hint = Evoluce mění nejlepší strategie řádek po řádku a nechává si, co vyhrává. Každá dosud nejlepší se měří v nových hrách proti strategii { $name }, nejlepší z turnaje.
study-evolution-none = Přijde po turnaji.
study-evolution-chart = Výhry proti: { $name }
study-evolution-summary = Po { $n ->
    [one] jedné generaci
    [few] { $n } generacích
   *[other] { $n } generacích
} nejlepší strategie vyhrává { $share } (mezi { $low } a { $high }).
study-column-generation = Generace
study-best = Nejlepší nalezená strategie
study-best-changing = Zatím nejlepší strategie

## Openings
study-openings = Zahájení
study-openings-hint = Šance mít ve 3. nebo 4. tahu aspoň tolik mincí a dobrat do 4. tahu obě koupené karty: přesně spočítaná, ne odehraná. Nejdřív to, co tu kupují nejlepší strategie, a jak často.
study-openings-none = Přijde po evoluci.
study-column-opening = První nákupy
study-column-bought = Kupováno
study-column-coins = Mince: { $n }
study-column-both = Obě dobrány

## What cards add
study-worth = Co přináší každá karta
study-worth-hint = Nejlepší nalezená strategie, která kartu kupuje, hraje tisíce nových her s nejlepší, která ji nekupuje: o kolik je její podíl výher nad 50 %. Pod 0 její nákup škodí.
study-worth-none = Přijde po zahájeních.
study-column-card = Karta
study-column-adds = Přináší
study-worth-row = { $gain } (mezi { $low } a { $high })

## Pairs
study-pairs = Které karty patří k sobě
study-pairs-hint = Pro karty, které přinášejí nejvíc: co obě společně přinesou oproti žádné z nich nad to, co přinese každá sama, měřeno stejně. Pod 0 jedna dělá práci druhé.
study-pairs-none = Přijde nakonec.
study-column-pair = Karty
study-column-together = Nad každou zvlášť
