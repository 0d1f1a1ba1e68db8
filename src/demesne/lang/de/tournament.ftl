### demesne tournament: alle gegen alle. Zahlen kommen fertig formatiert; $n wählt nur die Form.

tournament-option-strategies = Namen mitgelieferter Strategien, Stufen (easy, medium, hard) oder Dateien; spieler.xml steht für alle Spieler darin (Standard: alle mitgelieferten, die zum Königreich passen)
tournament-option-kingdom = eine Liste von Karten, der Name eines empfohlenen Königreichs oder random (Standard: was die Strategien verlangen, aufgefüllt mit Stapeln des Basisspiels, die nichts ändern für Spieler, die sie nicht kaufen)
tournament-help = Strategien alle gegen alle, mit Wertung
tournament-about = Lässt je zwei der Strategien in einem Königreich spielen, jede Kartenverteilung von beiden Plätzen aus, und wertet sie. Was zwei Strategien gegeneinander erreichen, hängt vom Königreich, vom Startwert und von ihnen selbst ab, nicht davon, wer noch mitspielt oder wie viele Prozesse spielen.
tournament-option-fitting = Strategien weglassen, die andere Karten verlangen, als das Königreich hat
tournament-option-games = Spiele je Paarung (Standard: 1.000)
tournament-option-csv = eine Tabelle mit zwei Zeilen je Paarung schreiben, eine von jeder Seite (- für die Standardausgabe)
tournament-option-plot = eine Heatmap zeichnen: eine Datei, die auf .png, .svg oder .pdf endet

tournament-summary = { $n ->
    [one] { $n } Strategie
   *[other] { $n } Strategien
}, alle gegen alle, je { $games } Spiele; Startwert { $seed }, demesne { $version }
tournament-left-out = Weggelassen, weil sie andere Karten verlangen: { $names }
tournament-interrupted = Abgebrochen: nur { $done } von { $asked } Paarungen sind fertig und gezählt.
tournament-strategy = Strategie
tournament-rated = Wertung
tournament-rating = ± sind 95-%-Intervalle. Die Wertung (openskill, Bradley–Terry) beginnt bei 25; { $step } mehr bedeuten zwei Siege je Niederlage. Siege, Gleichstände und Niederlagen sind Mittel über alle Gegner.
tournament-pairings = Siege der Zeile über die Spalte in Prozent, ein Gleichstand zählt halb:
tournament-too-many = Die Tabelle aller Paarungen ist zu breit für ein Terminal: --plot zeichnet, --csv schreibt sie.

error-tournament-who = nenne Strategien oder ein Königreich (--kingdom), zu dem die mitgelieferten passen sollen
error-tournament-twice = zwei Strategien heißen { $name }; in einem Turnier braucht jede ihren eigenen Namen
error-tournament-unfit = diesen Strategien fehlen Karten in diesem Königreich: { $names }; --fitting lässt sie weg
error-tournament-few = ein Turnier braucht mindestens 2 Strategien, die zum Königreich passen, nicht { $n }
