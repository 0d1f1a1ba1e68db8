### Der Tisch im Terminal.

phase-action = Aktionsphase
phase-buy = Kaufphase
phase-night = Nacht
phase-clean-up = Aufräumphase
state-look = sieht sich an: { $cards }
key-enter = Enter
key-space = Leertaste
tui-keys = Leertaste Geld · Rücktaste zurück · ! Tipp · = Deck · / Karten · ? Hilfe · Esc
tui-help =
    Die Tasten stehen bei dem, was du tun kannst: im Vorrat, auf der Hand und unter der Frage. Klicken geht auch.

    Enter         Phase beenden, verzichten oder Auswahl abschließen
    Leertaste     alle Geldkarten ausspielen, deren Reihenfolge egal ist
    Rücktaste     letzte Antwort zurücknehmen
    !             Tipp: was würdest du tun? Die Möglichkeiten mit ihren Gewinnchancen
    /             Text und Klarstellungen zu jeder Karte
    =             alle deine Karten und deine Punkte bisher
    Bild↑ Bild↓   im Spielverlauf blättern
    Strg+S        wo das Spiel gespeichert ist (jede Antwort, sofort)
    Esc           aufhören; das Spiel wird gespeichert und lässt sich fortsetzen

    Buchstaben hinter dem Namen: A Aktion, G Geld, P Punkte, F Fluch, ! Angriff, R Reaktion, D Dauer, X Preis, # Projekt, N Nacht; * ist der Bannstapel.
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
table-action-left = Du kannst noch eine Aktionskarte ausspielen. Enter (oder „ende“) beendet die Aktionsphase.
tui-undo-agree =
    Seither war etwas Neues zu sehen.
    Sind alle anderen einverstanden, es zurückzunehmen?

    Enter ja   Esc nein
tui-leave =
    Das Spiel verlassen? Es wird gespeichert, `demesne resume` setzt es fort.

    Enter verlassen   Esc bleiben
tui-choose-kingdom = Welches Königreich?
tui-resume = { $n ->
    [one] Das angefangene Spiel fortsetzen
   *[other] Eines der { $n } angefangenen Spiele fortsetzen
}
tui-random = Ein zufälliges Königreich
tui-choose-keys = ↑ ↓ wählen · Enter spielen · ? wie man spielt · G Sprache: { $language } · Esc Ende
tui-choose-players = 1 2 3 Gegner: { $n } · P Menschen an der Tastatur: { $people } · L Stufe: { $level }
tui-choose-names = N Namen: { $names }
# $sets, $landscapes: what a kingdom is drawn from.
tui-choose-cards = C Karten · R neu ziehen · S Sets: { $sets } · J Querformatkarten: { $landscapes }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O Platin und Kolonien: { $colonies } · H Unterschlüpfe: { $shelters }
tui-drawn = wie gelost
tui-language = Deutsch
tui-all = alle
tui-any = beliebig viele
tui-lesson = Dominion lernen: das erste Spiel
tui-lesson-about = Noch nie Dominion gespielt? Ein paar Minuten gegen einen leichten Bot; bei jedem Schritt steht da, worauf es ankommt. Mit ? liest du die Regeln in Kürze.
tui-resume-about = Jede Antwort wurde sofort gespeichert; es geht genau da weiter, wo du aufgehört hast.
tui-own = Karten nach eigener Wahl
tui-own-about = Mit Enter wählst du Karten und Querformatkarten. Sind es weniger als zehn Karten, werden die übrigen gezogen.
tui-picked = Gewählt ({ $n } von { $of }): { $cards }
tui-pick-keys = Enter: nehmen, zurücklegen · Liste einfügbar · Esc: fertig
tui-trait-pile = { $card } liegt auf
tui-trait-keys = Enter: dieser Stapel · Esc: ein gezogener Stapel
tui-sets-keys = Enter: nehmen, zurücklegen · Esc: fertig
tui-names = Namen
tui-names-keys = Enter: weiter · Esc: zurück
tui-scroll = ↑ ↓ blättern · Esc: zurück
tui-help-keys = R: die Regeln in Kürze · ↑ ↓ blättern · Esc: zurück
tui-cost = { $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Das Ziel: mehr Punkte als dein Gegner. Eine Provinz zählt 6 Punkte. Du beginnst mit 7 Kupfer und 3 Anwesen. Die Leertaste spielt dein Geld aus.
tip-treasures = Kaufphase: Die Leertaste spielt dein Geld aus; dann kaufe etwas.
tip-buy = Das ist dein Geld. Von jedem Stapel mit einem Buchstaben davor kannst du kaufen: Drücke den Buchstaben. Silber bringt dir später mehr Geld; / zeigt, was Aktionskarten tun.
tip-poor = Diesmal wenig Geld. Kaufe etwas Billiges (Kupfer und Fluch nützen nichts) oder nichts: Enter beendet den Zug.
tip-gold = 6 Geld oder mehr: Gold bringt jedes Mal 3, wenn du es ziehst.
tip-province = 8 Geld: genug für eine Provinz, 6 Punkte. Provinzen entscheiden die meisten Spiele.
tip-deck = Eine neue Hand. Was du kaufst, kommt auf deinen Ablagestapel; ist der Nachziehstapel leer, wird der Ablagestapel gemischt, und die Karten kommen wieder. Die Leertaste spielt dein Geld aus.
tip-other = Jetzt spielt dein Gegner. Der Spielverlauf rechts zeigt, was er ausspielt und kauft.
tip-action = Aktionsphase: Drücke die Ziffer vor einer Aktionskarte, um sie auszuspielen. Du hast eine Aktion pro Zug; +1 Aktion gibt noch eine. Enter geht weiter zum Kaufen.
tip-choose = Eine Karte fragt dich etwas. Die Tasten unten sind die Antworten; / zeigt, was die Karte tut.
tip-last = Es sind nur noch wenige Provinzen da. Mit der letzten endet das Spiel, oder wenn drei Stapel leer sind: Jetzt zählen Punkte mehr als Geld.
tui-again = Enter: noch ein Spiel   R: Rückblick auf dieses   Esc: Ende
tui-too-small = Dieses Terminal ist zu klein: nötig sind mindestens 80 Spalten und 24 Zeilen, oder `--plain`.
result-per-turn = Punkte nach jedem Zug
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A G P F ! R D X # N
tui-close = Esc: zurück
tui-search = Tippen, um zu suchen
## Looking at a game once more
replay-step = Schritt { $n } von { $of }
replay-given = Antwort: { $answer }
replay-keys = ← → Schritt · ↑ ↓ Zug · Pos1 Ende · / Karten · Esc Ende
replay-words = zurück weiter davor zug brett karte schluss
replay-plain-help =
    Enter        die nächste Antwort
    zurück       die Antwort davor
    weiter       der Beginn des nächsten Zuges
    davor        der Beginn dieses Zuges oder des vorigen
    zug N        der Beginn von Zug Nummer N des Spiels
    N            der Augenblick nach N Antworten
    brett        Vorrat, Müllstapel, und was jeder hat
    karte NAME   der Text einer Karte
    schluss      aufhören
replay-plain-start = Enter geht weiter, „zurück“ zurück, eine Zahl springt dorthin, ? hilft.
replay-plain-moment = { $place } · Zug { $turn } von { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = hilfe regeln alles ende tipp zurück stapel tisch log deck karte speichern schluss
plain-help =
    Antworte mit der Nummer oder dem Namen einer Möglichkeit; mehrere Karten auf einmal mit Kommas.
    regeln           wie Dominion gespielt wird, in Kürze
    alles            alle Geldkarten ausspielen, bei denen die Reihenfolge egal ist
    ende             diese Phase beenden
    tipp             was würdest du tun? Die Möglichkeiten mit ihren Gewinnchancen
    zurück           deine letzte Antwort zurücknehmen
    stapel           was es noch zu kaufen gibt
    tisch            Müllstapel, ausgespielte Karten, Taler und Dorfbewohner, Projekte
    log              was seit deinem letzten Zug geschehen ist
    deck             alle deine Karten und deine Punkte bisher
    karte NAME       der Text einer Karte
    speichern DATEI  das Spiel speichern
    schluss          aufhören; das Spiel wird gespeichert und lässt sich fortsetzen
# An option that costs something.
plain-price = { $option } ({ $cost } Geld{ $more })
