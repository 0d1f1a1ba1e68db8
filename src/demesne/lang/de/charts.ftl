### Diagramme. Zahlen kommen fertig formatiert.

charts-versus = { $first } gegen { $second }
charts-strategies = { $n ->
    [one] 1 Strategie
   *[other] { $n } Strategien
} gegeneinander
charts-games = { $games } Spiele von im Schnitt { $turns } Zügen; jede Kartenverteilung von jedem Platz aus; Striche: 95-%-Intervalle
charts-won = Siege { $share } ± { $margin }
charts-tied = Gleichstände { $share }
charts-lost = Niederlagen { $share }
charts-average = Ø { $points } Punkte
charts-buys = erste Käufe: { $buys }
charts-no-buy = nichts
charts-endings = Wie die Spiele endeten
charts-end-provinces = Provinzen leer: { $share }
charts-end-piles = drei Stapel leer: { $share }
charts-end-limit = Zuggrenze: { $share }
charts-money = Geld zum Ausgeben, je Zug
charts-points = Punkte, je Zug
charts-turn = Zug
charts-kingdom = Königreich: { $cards }
charts-source = Startwert { $seed } · demesne { $version }

charts-heat-title = Alle gegen alle
charts-heat-how = Siege der Zeile über die Spalte in Prozent, ein Gleichstand zählt halb; je { $games } Spiele
charts-heat-rating = Wertung, 95-%-Intervall
charts-rating = { $rating } ± { $margin }

charts-opening-title = Erste Käufe: { $cards }
charts-opening-exactly = Geld in Zug 3 und 4
charts-opening-least = Mindestens so viel Geld
charts-opening-third = Zug 3
charts-opening-fourth = Zug 4
charts-opening-either = in mindestens einem davon
charts-opening-both = in beiden
charts-opening-coins = Geld
charts-opening-deck = Kartensatz: { $cards }. Genaue Wahrscheinlichkeiten in Prozent.
charts-version = demesne { $version }

error-charts-suffix = { $file }: der Name eines Diagramms endet auf { $possible }
error-charts-folder = { $file }: den Ordner für dieses Diagramm gibt es nicht
error-charts-cannot-write = das Diagramm { $file } kann nicht geschrieben werden: { $detail }
