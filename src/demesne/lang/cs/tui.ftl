### Stůl v terminálu.

phase-action = akční fáze
phase-buy = fáze nákupu
phase-clean-up = fáze úklidu
state-look = prohlíží si: { $cards }
key-enter = Enter
key-space = Mezerník
tui-treasures = zahrát peníze
tui-keys = Mezerník peníze · Backspace zpět · ! rada · = balíček · / karty · ? nápověda · Esc konec
tui-help =
    Klávesy jsou uvedeny u toho, co můžeš udělat: v zásobě, v ruce a pod otázkou. Klikat lze také.

    Enter       ukončit fázi, odmítnout nebo dokončit výběr
    Mezerník    zahrát všechny peníze, na jejichž pořadí nezáleží
    Backspace   vzít zpět poslední odpověď
    !           co udělat? Možnosti s šancemi na výhru
    /           text a výklad každé karty
    =           všechny tvé karty a dosavadní body
    PgUp PgDn   posouvat deník
    Ctrl+S      kam se hra ukládá (každá odpověď, hned)
    Esc         odejít; hra se uloží a lze v ní pokračovat

    Písmena za názvem: A akce, P peníze, V vítězství, K kletba, ! útok, R reakce, T trvání, O odměna, # projekt; * je zhouba.
    Za projektem stojí čísla hráčů, kteří ho mají.
tui-how-many = { $mode ->
    [exactly] Vyber { $most ->
        [one] 1 kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
    [up-to] Vyber nejvýše { $most ->
        [one] 1 kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
   *[between] Vyber { $least } až { $most } karet
}; označeno: { $n }.
table-action-left = Ještě můžeš zahrát akční kartu. Enter (nebo „end“) ukončí fázi akcí.
tui-undo-agree =
    Od té doby se ukázalo něco nového.
    Souhlasí všichni ostatní s vrácením?

    Enter souhlasí   Esc ne
tui-leave =
    Opustit hru? Uloží se a `demesne resume` v ní bude pokračovat.

    Enter odejít   Esc zůstat
tui-choose-kingdom = Které království?
tui-resume = { $n ->
    [one] Pokračovat v opuštěné hře
   *[other] Pokračovat v některé z opuštěných her ({ $n })
}
tui-random = Náhodné království
tui-choose-keys = ↑ ↓ výběr · Enter hrát · 1 2 3 soupeři: { $n } · L úroveň: { $level } · Esc konec
tui-again = Enter: další hra   R: rozbor této hry   Esc: konec
tui-too-small = Tento terminál je příliš malý: je třeba alespoň 80 sloupců a 24 řádků, nebo `demesne play --plain`.
result-per-turn = Body po každém tahu
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize and project, in this order.
tui-letters = A P V K ! R T O #
tui-close = Esc: zpět
tui-search = Piš a hledej
# What bots are called; the level is written small.
player-bot-level = Bot ({ $level })
player-bot-level-n = Bot { $n } ({ $level })
## Looking at a game once more
replay-step = krok { $n } z { $of }
replay-given = odpověď: { $answer }
replay-keys = ← → krok · ↑ ↓ tah · Home End · / karty · Esc konec
