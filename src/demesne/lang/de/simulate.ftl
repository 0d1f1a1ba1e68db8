### demesne simulate: many games between strategies. Numbers come written out; $n only chooses the plural.

simulate-option-strategies = 2 bis 4 Strategien: Namen mitgelieferter Strategien, Dateien (spieler.xml:Name für eine von mehreren) oder Stufen (easy, medium, hard, hard:playouts=500)
simulate-option-games = wie viele Spiele (Standard: 10.000; mit --until höchstens 10.000.000), aufgerundet, damit jede Kartenverteilung von jedem Platz aus gespielt wird
simulate-help = Strategien viele Male gegeneinander spielen lassen
simulate-about = Lässt Strategien gegeneinander spielen und sagt, wie oft jede gewinnt. Jede Kartenverteilung wird von jedem Platz aus einmal gespielt, damit sich das Glück aufhebt. Gleicher Startwert, gleiches Ergebnis, egal wie viele Prozesse oder Rechner spielen.
simulate-option-until = aufhören, wenn das 95-%-Konfidenzintervall jeder Siegquote nach jeder Seite höchstens so breit ist
simulate-option-seed = gleicher Startwert, gleiche Spiele (Standard: ein zufälliger, der ausgegeben wird)
simulate-option-kingdom = eine Liste von Karten, der Name eines empfohlenen Königreichs oder random (Standard: was die Strategien verlangen, aufgefüllt mit Stapeln des Basisspiels, die nichts ändern für Spieler, die sie nicht kaufen)
simulate-option-jobs = wie viele Prozesse spielen (Standard: einer je Prozessor)
simulate-option-cluster = auf einem Ray-Cluster spielen: seine Adresse, oder auto für einen, der hier läuft oder gestartet wird
simulate-option-json = das Ergebnis als JSON ausgeben, und sonst nichts
simulate-option-csv = eine Tabelle mit einer Zeile je Spieler schreiben (- für die Standardausgabe)
simulate-option-plot = das Ergebnis zeichnen: eine Datei, die auf .png oder .svg endet
simulate-option-log = auch den Verlauf der ersten N Spiele ausgeben

## While it runs
simulate-preparing = { $name } sucht Pläne für dieses Königreich: { $done } %
simulate-starting = wird gestartet
simulate-progress = { $done } von { $total } Spielen, { $rate } je Sekunde, noch { $left }
simulate-local-cluster = Hier läuft kein Ray-Cluster, deshalb wird einer auf diesem Rechner gestartet.

## The report
simulate-percent = { $value } %
simulate-summary = { $n ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, jede Kartenverteilung von jedem Platz aus; Startwert { $seed }, demesne { $version }
simulate-interrupted = Abgebrochen: das sind die ersten von { $asked } Spielen.
simulate-filled = Kein Königreich genannt: aufgefüllt mit Stapeln, die nichts ändern für Spieler, die sie nicht kaufen.
simulate-rounded = Verlangt waren { $asked }; mit mehr wird jede Kartenverteilung von jedem Platz aus gespielt.
simulate-reached = Die Siegquoten sind auf ± { $found } genau bekannt, wie verlangt (± { $wanted }).
simulate-not-reached = Die Siegquoten sind nur auf ± { $found } genau bekannt, nicht auf ± { $wanted }: dazu braucht es mehr Spiele (--games).
simulate-column-wins = Siege
simulate-column-ties = Gleichstände
simulate-column-losses = Niederlagen
simulate-column-points = Punkte
simulate-column-turns = Züge
simulate-intervals = Unter jeder Zahl ihr 95-%-Konfidenzintervall.
simulate-endings = Spiele dauerten im Mittel { $turns } Züge. Sie endeten, weil der Provinzstapel leer war: { $provinces }, weil drei Stapel leer waren: { $piles }.
simulate-limit = { $n ->
    [one] { $games } Spiel wurde nach { $turns } Zügen je Spieler beendet und nach dem Stand in diesem Moment gewertet.
   *[other] { $games } Spiele wurden nach { $turns } Zügen je Spieler beendet und nach dem Stand in diesem Moment gewertet.
}
simulate-empty = Am Ende leere Stapel: { $piles }.
simulate-openings = Erste Käufe der Züge 1 und 2 (in den ersten { $games } Spielen)
simulate-no-buy = nichts
simulate-money = Geld in den Zügen 1 bis { $turns } (Skala von { $low } bis { $high })
simulate-points = Punkte nach den Zügen 1 bis { $turns } (Skala von { $low } bis { $high })
simulate-speed = { $wall } s; CPU-Zeit { $cpu } s; { $rate } Spiele je Sekunde CPU-Zeit
simulate-log-title = Spiel { $n } (Startwert { $seed })
simulate-log-scores = Punkte: { $scores }

## What is wrong
error-simulate-games = mindestens 1 Spiel muss gespielt werden, nicht { $n }
error-simulate-jobs = mindestens 1 Prozess muss spielen, nicht { $n }
error-simulate-jobs-or-cluster = --jobs gilt für diesen Rechner: lass es mit --cluster weg
error-simulate-until = eine Genauigkeit muss zwischen 0 % und 50 % liegen, nicht { $value }
error-simulate-percentage = „{ $value }“ ist keine Prozentangabe; schreib zum Beispiel 0.5%
error-simulate-log = { $n } Spiele lassen sich nicht ausgeben
error-simulate-one-output = mit --csv - ist auf der Standardausgabe kein Platz für --json oder --log: gib --csv eine Datei
error-simulate-picture = ein Bild ist eine Datei, die auf .png oder .svg endet, nicht { $file }
error-simulate-no-folder = es gibt keinen Ordner { $file }, in den geschrieben werden könnte
error-simulate-cannot-write = { $file } kann nicht geschrieben werden: { $detail }
error-simulate-too-many-cards = zusammen verlangen diese Strategien { $n } Königreichkarten, ein Königreich hat aber { $most }: { $cards }
error-simulate-too-many-landscapes = zusammen verlangen diese Strategien { $n } Querformatkarten, ein Spiel hat aber höchstens { $most }: { $cards }
error-simulate-two-banes = { $one } braucht als Bannstapel { $bane }, { $other } aber { $second }: es gibt nur einen
error-simulate-kingdom-lacks = { $name } verlangt Karten, die dieses Königreich nicht hat: { $cards }
error-simulate-kingdom-bane = { $name } verlangt ein Königreich mit diesem Bannstapel: { $cards }
error-simulate-workers = { $n ->
    [one] { $n } Prozess ist
   *[other] { $n } Prozesse sind
} an denselben Spielen abgestürzt; reicht der Speicher? --jobs 1 spielt sie in einem Prozess
error-simulate-no-ray = --cluster braucht Ray; installiere es mit: pip install ray
error-simulate-no-cluster = unter { $address } gibt es keinen brauchbaren Ray-Cluster: { $detail }
error-simulate-cluster-address = „{ $address }“ ist keine Adresse eines Clusters; schreib HOST:PORT, ray://HOST:PORT oder auto
error-simulate-cluster-lost = der Cluster hat dieselben Spiele { $n }-mal verloren ({ $detail }); laufen seine Rechner, mit genug Speicher?
error-simulate-cluster-version = { $machine } hat demesne { $theirs }, hier läuft { $ours }: installiere auf allen Rechnern dieselbe Version
