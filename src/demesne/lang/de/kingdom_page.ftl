### Was in einem Königreich gewinnt: die Seite einer Untersuchung.

study-choose = Wähle ein Königreich. Der Server lässt dann einige Minuten lang Strategien dort spielen und zeigt, was gewinnt; was er findet, bleibt gespeichert.
study-begin = Untersuchen
study-go-on = Weitermachen
study-stop = Anhalten
study-link = Link zu dieser Seite
study-another = Ein anderes Königreich
study-cards = Das Königreich
study-to-bench = An der Werkbank ausprobieren
study-copy = Text kopieren
study-keep = Als eigene speichern
study-how = Alle Ergebnisse stammen aus Spielen je zweier Strategien; ein Gleichstand zählt als halber Sieg. Striche über den Balken sind 95-%-Intervalle: Die wahre Zahl kann gut irgendwo dort liegen. Dasselbe Königreich ergibt mit derselben Version ({ $version }) dieselben Zahlen.

## How far it is
study-state-waiting = In der Warteschlange
study-state-waiting-behind = { $n ->
    [one] Wartet hinter einer anderen eigenen Untersuchung
   *[other] Wartet hinter { $n } anderen eigenen Untersuchungen
}
study-state-running = Läuft
study-state-stopped = Angehalten: Was bekannt ist, bleibt, und jeder kann weitermachen
study-state-done = Fertig
study-state-failed = Fehlgeschlagen
study-stages = Fortschritt
study-stage-tournament = Turnier
study-stage-evolution = Evolution
study-stage-openings = Eröffnungen
study-stage-cards = Was Karten bringen
study-stage-pairs = Paare
study-stage-done = { $done } von { $total }
study-stage-later = später

## The tournament
study-standings = Was hier gewinnt
study-standings-hint = Mitgelieferte Strategien, die passen, jede gegen jede. Bisher je { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
study-standings-none = Gleich beginnen die Spiele.
study-column-place = Platz
study-column-strategy = Strategie
study-column-wins = Siege
study-column-interval = 95-%-Intervall

## Evolution
study-evolution = Eine bessere Strategie
study-evolution-hint = Die Evolution verändert die besten Strategien Zeile für Zeile und behält, was gewinnt. Jede bisher beste wird in neuen Spielen gegen { $name } gemessen, die beste des Turniers.
study-evolution-none = Kommt nach dem Turnier.
study-evolution-chart = Siege gegen { $name }
study-evolution-summary = Nach { $n ->
    [one] einer Generation
   *[other] { $n } Generationen
} gewinnt die beste Strategie { $share } (zwischen { $low } und { $high }).
study-column-generation = Generation
study-best = Die beste gefundene Strategie
study-best-changing = Die bisher beste Strategie

## Openings
study-openings = Eröffnungen
study-openings-hint = Die Chance, im 3. oder 4. Zug mindestens so viel Geld zu haben und beide gekauften Karten bis zum 4. Zug zu ziehen: genau ausgezählt, nicht gespielt. Zuerst, was die besten Strategien hier kaufen, und wie oft.
study-openings-none = Kommt nach der Evolution.
study-column-opening = Erste Käufe
study-column-bought = Gekauft
study-column-coins = { $n } Geld
study-column-both = Beide gezogen

## What cards add
study-worth = Was jede Karte bringt
study-worth-hint = Die beste gefundene Strategie, die die Karte kauft, spielt tausende neue Spiele gegen die beste, die sie nicht kauft: um wie viel ihr Anteil an Siegen über 50 % liegt. Unter 0 schadet es, sie zu kaufen.
study-worth-none = Kommt nach den Eröffnungen.
study-column-card = Karte
study-column-adds = Bringt
study-worth-row = { $gain } (zwischen { $low } und { $high })

## Pairs
study-pairs = Welche Karten zusammengehören
study-pairs-hint = Für die Karten, die am meisten bringen: was beide zusammen gegenüber keiner von beiden bringen, über das hinaus, was jede allein bringt, auf dieselbe Weise gemessen. Unter 0 leistet die eine, was die andere leistet.
study-pairs-none = Kommt zuletzt.
study-column-pair = Karten
study-column-together = Mehr als jede allein
