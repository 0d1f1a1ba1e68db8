### Rat bei einer Entscheidung und der Rückblick auf ein Spiel.

## Was würdest du tun? $n: wie viele Spiele zu Ende gespielt wurden.
hint-thinking = Ich überlege …
hint-title = Was würdest du tun? Gewinnchancen aus { $n ->
    [one] 1 Spiel, das
   *[other] { $n } Spielen, die
} von hier an zu Ende gespielt { $n ->
    [one] wurde
   *[other] wurden
}:
hint-how = Karten, die du nicht siehst, wurden zufällig verteilt; angenommen ist, dass du so gut weiterspielst wie die Stufe Schwer. Rechts 95-%-Intervalle; sie enthalten auch, wie weit solche Chancen in gemessenen Spielen danebenlagen.
hint-rough = Was würdest du tun? Die Antworten, die beste zuerst:
# What answers are ranked by where their chances are alike.
hint-points = { $n } Punkte
hint-money = { $n } Geld
hint-nothing = Hier gibt es nichts zu entscheiden.
hint-treasures = Nachdem alles Geld ausgespielt ist:

## Der Rückblick
review-title = { $who }: die Gewinnchance, Zug um Zug
review-end = Ende
review-mistakes = Die teuersten Entscheidungen
review-no-mistakes = Keine Entscheidung hat mehr gekostet, als der Zufall erklären kann.
review-nothing = Es gibt keinen Rückblick: { $who } hat noch nichts entschieden.
review-turn = Zug { $turn }. { $question }
review-given = gewählt
review-better = besser
# In Prozentpunkten der Gewinnchance, mit einem 95-%-Intervall.
review-cost = Kosten: { $n } Prozentpunkte ({ $low }–{ $high })
review-cost-points = Kosten: am Ende etwa { $n } Punkte ({ $low }–{ $high })
review-cost-money = Kosten: etwa { $n } Geld in den nächsten { $turns } Zügen ({ $low }–{ $high })
review-unused = Ungenutzt
# $n: zu Ende gespielte Spiele für die beste Antwort auf jede Entscheidung.
review-how = Jede Entscheidung wurde mit dem untersucht, was man damals wissen konnte, mit { $n ->
    [one] 1 Spiel
   *[other] { $n } Spielen
} je Entscheidung. Die teuren wurden mit neu gemischten Karten noch einmal untersucht; was auch dann noch Zufall sein kann, fehlt hier.
review-working = Rückblick …
review-kept = Das Spiel ist gespeichert: { $file }
# What is typed for it at the plain table; the English word is understood everywhere.
review-word = rückblick
# $n: wie viele Menschen mitgespielt haben.
review-offer = { $n ->
    [one] Tippe „rückblick“ für einen Rückblick auf das Spiel, oder drücke die Eingabetaste.
   *[other] Tippe „rückblick“ und die Nummer eines Spielers für einen Rückblick auf das Spiel, oder drücke die Eingabetaste.
}
# $n: wie viele Entscheidungen gezeigt werden.
review-offer-play-on = { $n ->
    [one] Tippe 1, um von dieser Entscheidung an weiterzuspielen, oder drücke die Eingabetaste.
   *[other] Tippe 1 bis { $n }, um von einer dieser Entscheidungen an weiterzuspielen, oder drücke die Eingabetaste.
}
review-keys = { $n ->
    [0] P: nächster Spieler   Esc: zurück
    [one] 1: von dort weiterspielen   P: nächster Spieler   Esc: zurück
   *[other] 1–{ $n }: von dort weiterspielen   P: nächster Spieler   Esc: zurück
}

## Der Befehl
review-option-file = ein gespeichertes Spiel (Standard: das zuletzt beendete)
review-option-player = wessen Spiel: die Nummer eines Platzes (Standard: der erste menschliche Spieler)
review-option-playouts = wie viele Spiele für jede Entscheidung zu Ende gespielt werden: Dann ergibt derselbe Seed immer denselben Rückblick
review-option-seconds = wie viele Sekunden er dauern darf (Vorgabe: { $n })
review-option-seed = gleicher Startwert, gleicher Rückblick (Standard: 0)
review-option-json = den Rückblick als JSON ausgeben, und sonst nichts
review-option-plot = die Gewinnchance zeichnen: eine Datei, die auf .png, .svg oder .pdf endet
error-review-player = dieses Spiel hat die Spieler 1 bis { $most }, nicht { $n }
error-review-playouts = für einen Rückblick werden je Entscheidung { $least } bis { $most } Spiele zu Ende gespielt, nicht { $n }
error-review-seconds = ein Rückblick dauert { $least } bis { $most } Sekunden, nicht { $n }
error-review-none = hier ist noch kein Spiel zu Ende gegangen; nenne die Datei eines gespeicherten

## Das Diagramm
review-chart-title = { $who }: die Gewinnchance
review-chart-how = Bei jeder von { $decisions } Entscheidungen, mit der besten Antwort; das Band ist ein 95-%-Intervall; je { $playouts } Spiele
review-chart-turn = Zug
review-chart-won = gewonnen
review-chart-shared = geteilt
review-chart-lost = verloren
review-chart-mistake = Zug { $turn }: { $given } hat { $cost } ± { $margin } Prozentpunkte gekostet; besser: { $better }
