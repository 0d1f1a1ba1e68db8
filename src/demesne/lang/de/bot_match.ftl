### demesne bot-match: programs in any language play. Numbers come written out; $n only chooses the plural.

bot-match-option-players = 2 bis 4 Spieler: easy, medium und hard sind Stufen, der Name einer mitgelieferten oder eine Datei mit Strategien ist eine Strategie, alles andere die Befehlszeile eines Programms; program: davor sagt, dass es ein Programm ist
bot-match-option-games = wie viele Spiele (Standard: 100), aufgerundet, damit jede Kartenverteilung von jedem Platz aus gespielt wird
bot-match-option-seconds = wie viele Sekunden ein Programm für eine Entscheidung hat (Standard: 1); für den Start hat es 10 Sekunden
bot-match-option-kingdom = eine Liste von Karten, der Name eines empfohlenen Königreichs oder random (Standard: was die Strategien verlangen, aufgefüllt mit Stapeln des Basisspiels, die nichts ändern für Spieler, die sie nicht kaufen)
bot-match-option-jobs = wie viele Spiele zugleich laufen, jedes mit eigenen Prozessen (Standard: 1)
bot-match-repeated = { $name } hat { $n } Spiele nacheinander durch eigene Schuld verloren. Die Begegnung geht weiter.

## The report
bot-match-column-forfeits = kampflos verloren
bot-match-column-mean = Zeit im Mittel
bot-match-column-worst = längste
bot-match-milliseconds = { $value } ms
bot-match-points = Die Punkte eines kampflos verlorenen Spiels zählen nach dem Stand in diesem Moment.
bot-match-endings = Die Spiele dauerten im Mittel { $turns } Züge.
bot-match-forfeits = { $n ->
    [one] { $name } hat { $games } Spiel durch eigene Schuld verloren:
   *[other] { $name } hat { $games } Spiele durch eigene Schuld verloren:
}
bot-match-last = das letzte davon, Spiel { $game }: { $why }
bot-match-said = und so endete seine Standardfehlerausgabe:
bot-match-reason-start = es startete nicht
bot-match-reason-crash = es endete
bot-match-reason-closed = es schloss seine Standardeingabe oder -ausgabe
bot-match-reason-time = es antwortete nicht rechtzeitig
bot-match-reason-flood = es schrieb mehr als 1 MB, wo eine Zeile erwartet wurde
bot-match-reason-json = seine Zeile war kein JSON-Objekt
bot-match-reason-answer = seine Antwort war keine der möglichen

## What is wrong
error-bot-match-seconds = eine Entscheidung darf mehr als 0 und höchstens { $most } Sekunden dauern, nicht { $value }
error-bot-match-command = „{ $name }“ ist keine Befehlszeile: { $detail }
error-bot-match-empty = „{ $name }“ nennt weder eine Strategie noch ein Programm
error-bot-match-no-start = „{ $name }“ lässt sich nicht als Spieler starten: { $detail }
error-bot-match-no-program = es gibt kein Programm „{ $name }“, das sich starten lässt
error-bot-match-neither = es gibt kein Programm „{ $name }“, das sich starten lässt, und { $problem }
