### Der Tisch im Terminal.

phase-action = Aktionsphase
phase-buy = Kaufphase
phase-clean-up = Aufräumphase
state-look = sieht sich an: { $cards }
key-enter = Enter
key-space = Leertaste
tui-treasures = Geld ausspielen
tui-keys = Leertaste Geld · Rücktaste zurück · ! Rat · = Deck · / Karten · ? Hilfe · Esc Ende
tui-help =
    Die Tasten stehen bei dem, was du tun kannst: im Vorrat, auf der Hand und unter der Frage. Klicken geht auch.

    Enter         Phase beenden, verzichten oder Auswahl abschließen
    Leertaste     alle Geldkarten ausspielen, deren Reihenfolge egal ist
    Rücktaste     letzte Antwort zurücknehmen
    !             was würdest du tun? Die Möglichkeiten mit ihren Gewinnchancen
    /             Text und Entscheidungen zu jeder Karte
    =             alle deine Karten und deine Punkte bisher
    Bild↑ Bild↓   im Log blättern
    Strg+S        wo das Spiel gespeichert ist (jede Antwort, sofort)
    Esc           aufhören; das Spiel wird gespeichert und lässt sich fortsetzen

    Buchstaben hinter dem Namen: A Aktion, G Geld, P Punkte, F Fluch, ! Angriff, R Reaktion, D Dauer, X Preis, # Projekt; * ist der Bann.
    Hinter einem Projekt stehen die Nummern der Spieler, die es haben.
tui-how-many = { $mode ->
    [exactly] Wähle { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
    }
    [up-to] Wähle bis zu { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
    }
   *[between] Wähle { $least } bis { $most } Karten
}; markiert: { $n }.
table-action-left = Du kannst noch eine Aktionskarte ausspielen. Enter (oder „end“) beendet die Aktionsphase.
tui-undo-agree =
    Seither war etwas Neues zu sehen.
    Sind alle anderen einverstanden, es zurückzunehmen?

    Enter einverstanden   Esc nicht
tui-leave =
    Das Spiel verlassen? Es wird gespeichert, `demesne resume` setzt es fort.

    Enter verlassen   Esc bleiben
tui-choose-kingdom = Welches Königreich?
tui-resume = { $n ->
    [one] Das verlassene Spiel fortsetzen
   *[other] Eines der { $n } verlassenen Spiele fortsetzen
}
tui-random = Ein zufälliges Königreich
tui-choose-keys = ↑ ↓ wählen · Enter spielen · 1 2 3 Gegner: { $n } · L Stufe: { $level } · Esc Ende
tui-again = Enter: noch ein Spiel   R: Rückblick auf dieses   Esc: Ende
tui-too-small = Dieses Terminal ist zu klein: nötig sind mindestens 80 Spalten und 24 Zeilen, oder `demesne play --plain`.
result-per-turn = Punkte nach jedem Zug
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize and project, in this order.
tui-letters = A G P F ! R D X #
tui-close = Esc: zurück
tui-search = Tippen, um zu suchen
# What bots are called; the level is written small.
player-bot-level = Bot ({ $level })
player-bot-level-n = Bot { $n } ({ $level })
## Looking at a game once more
replay-step = Schritt { $n } von { $of }
replay-given = Antwort: { $answer }
replay-keys = ← → Schritt · ↑ ↓ Zug · Pos1 Ende · / Karten · Esc Ende
