### Das Labor im Browser.

## Pages
lab-laboratory = Labor
lab-laboratory-hint = Strategien schreiben und tausende Spiele spielen lassen
lab-page-laboratory = Werkbank
lab-page-kingdom = Königreiche
lab-page-strategies = Strategien
lab-kingdom = Was gewinnt hier?
lab-run = Ein Lauf
lab-strategies = Strategien
lab-coming = Einen Moment …
lab-study = Dieses Königreich untersuchen
lab-try = Strategien hier ausprobieren

## The workbench
lab-how-many = Wie viele Spieler
lab-player = Spieler { $n }
lab-player-text = Eigene Strategie
lab-player-bot = { $name }, wie dieser Server sie kennt
lab-library = Mitgelieferte Strategien
lab-own = Eigene Strategien
lab-edit = Bearbeiten
lab-copy-text = Kopie bearbeiten
lab-text = Text
lab-text-of = Strategie von Spieler { $n }
lab-save = Speichern
lab-save-version = Als neue Fassung speichern
lab-saved = { $name } ist gespeichert.
lab-variants = Varianten
lab-add-variant = Als Variante kopieren
lab-variant-label = Name dieser Variante
lab-drop-variant = Diese Variante entfernen
lab-games = Spiele
lab-seed = Startwert
lab-seed-any = beliebig
lab-run-it = Spielen
lab-run-matches = { $n ->
    [one] { $n } Begegnung spielen
   *[other] { $n } Begegnungen spielen
}
lab-same-shuffles = { $n } Begegnungen zu je { $games } Spielen, gleich gemischt, sodass sie sich nur in dem unterscheiden, was geändert wurde.
lab-too-many-matches = Das wären { $n } Begegnungen; höchstens { $most } gehen auf einmal.
lab-first = Wähle Spieler, schreibe eine Strategie und drücke auf „Spielen“. Hier wachsen Diagramme, während gespielt wird.
lab-recent = Eigene Läufe
lab-recent-facts = Spiele: { $games }, { $at }

## A number that takes several values
lab-vary = Eine Zahl verändern
lab-vary-none = Nein
lab-vary-no-number = In den Bedingungen steht keine ganze Zahl
lab-vary-number = { $value } in Zeile { $line }: { $source }
lab-vary-near = Die { $value } verändern
lab-vary-from = Von
lab-vary-to = Bis
lab-vary-step = Schritt
lab-vary-values = { $n ->
    [one] { $n } Wert: { $values }
   *[other] { $n } Werte: { $values }
}
lab-vary-too-few = Mindestens zwei Werte sind nötig.

## The editor
lab-editor-help = Tab verlässt den Editor. Strg+Leertaste ergänzt, F8 führt zum nächsten Fehler.
lab-at-line = Zeile { $line }
lab-help-cursor = Setze den Cursor auf ein Wort, um zu lesen, was es bedeutet.
lab-help-all = Alle Wörter der Sprache
lab-write-word = { $word } schreiben
lab-kind-heading = Am Anfang
lab-kind-verb = Was zu tun ist
lab-kind-value = Werte in Bedingungen
lab-kind-operator = Zwischen Werten
lab-kind-type = Kartentypen
lab-cm-completions = Vorschläge
lab-cm-diagnostics = Fehler
lab-cm-no-diagnostics = Keine Fehler
lab-cm-control = Steuerzeichen

## Results
lab-results = Ergebnisse
lab-no-results = Noch ist kein Spiel gezählt.
lab-state-waiting = Wartet, bis es drankommt
lab-state-waiting-behind = { $n ->
    [one] Wartet hinter einem anderen eigenen Lauf
   *[other] Wartet hinter { $n } anderen eigenen Läufen
}
lab-state-running = Es wird gespielt
lab-state-stopped = Angehalten
lab-state-done = Fertig
lab-state-failed = Das ist gescheitert.
lab-games-done = { $done } von { $total } Spielen
lab-progress = Gespielte Spiele
lab-stop = Anhalten
lab-watched = Kurven und Käufe stammen aus den { $watched } beobachteten Spielen, Siege und Enden aus allen { $games }.
lab-not-watched = Spiele, in denen jemand vorausdenkt, werden nicht Zug um Zug beobachtet; einzelne lassen sich unten ansehen.
lab-match-title = Begegnung { $name }
lab-beside = Daneben
lab-whose-buys = Käufe von
lab-openings = Erste Käufe: { $name }
lab-numbers = Zahlen
lab-save-chart = Speichern: { $title }

## Charts
lab-interval = { $rate } ({ $low } bis { $high })
lab-mean = Im Mittel { $value }
lab-curve-summary = { $name } erreicht { $value }
lab-chart-wins = Siege, mit 95-%-Intervallen
lab-chart-wins-of = Siege von { $name }, mit 95-%-Intervallen
lab-chart-points_at = Punkte, Zug um Zug
lab-chart-money_at = Geld, Zug um Zug
lab-chart-lengths = Länge der Spiele
lab-chart-differences = Punktevorsprung von { $name }
lab-chart-endings = Wie die Spiele endeten
lab-chart-bought = Was { $name } wann kauft
lab-ended-provinces = Provinzen oder Kolonien leer
lab-ended-piles = Drei leere Stapel
lab-ended-limit = Zuggrenze erreicht
lab-axis-value = Wert
lab-axis-variant = Variante
lab-axis-points = Punkte
lab-column-player = Spieler
lab-column-games = Spiele
lab-column-wins = Siege
lab-column-ties = Gleichstände
lab-column-losses = Niederlagen
lab-column-points = Punkte
lab-column-turns = Züge
lab-column-turn = Zug
lab-column-share = Anteil
lab-column-ending = Ende
lab-column-card = Karte
lab-column-total = Je Spiel
lab-turn = Zug { $n }

## Taking a run along
lab-take = Mitnehmen
lab-link = Link zu diesem Lauf
lab-command = Befehl, der dieselben Zahlen liefert
lab-command-hint = { $files ->
    [0] Version { $version } ergibt dieselben Zahlen.
   *[other] Die Dateien unten in den Ordner legen, in dem der Befehl läuft; Version { $version } liefert dieselben Zahlen.
  }
lab-run-facts = { $games } Spiele je Begegnung, Startwert { $seed }, Königreich: { $kingdom }
lab-to-bench = An der Werkbank weiter probieren

## Single games
lab-single = Ein einzelnes Spiel
lab-single-number = Nummer, von 1 bis { $n }
lab-single-open = Ansehen
lab-single-before = Das Spiel davor
lab-single-after = Das nächste Spiel
lab-single-result = Gewonnen von { $who }: { $scores }
lab-single-turns = Züge dieses Spiels
lab-single-keys = ← und → gehen von Zug zu Zug, Pos1 und Ende zum ersten und letzten.
lab-turn-first = Der erste Zug
lab-turn-back = Der Zug davor
lab-turn-next = Der nächste Zug
lab-turn-last = Der letzte Zug
lab-turn-of = { $who }, Zug { $n }
lab-turn-extra = { $who }, ein zusätzlicher Zug
lab-hand = Hand
lab-coins = Geld
lab-points = Punkte
lab-purchases = Käufe
lab-because = nach Zeile { $line }:
lab-no-line = nach keiner Zeile eines Textes
lab-log = Was in diesem Zug geschah

## Own strategies and the shelf
lab-own-none = Du hast noch keine Strategie gespeichert. Schreibe eine an der Werkbank oder importiere eine.
lab-shelf = Regal: Strategien, die andere teilen
lab-shelf-find = Im Regal suchen
lab-shelf-none = Keine geteilte Strategie gefunden.
lab-built-in = Mitgelieferte Strategien
lab-by = Von { $author },
lab-open = An der Werkbank öffnen
lab-history = Verlauf
lab-history-of = Verlauf: { $name }
lab-version = Fassung { $n }
lab-restore = Wiederherstellen
lab-restored = Fassung { $n } ist wiederhergestellt.
lab-share = Ins Regal stellen
lab-unshare = Aus dem Regal nehmen
lab-shared = { $name } steht für alle im Regal.
lab-unshared = { $name } steht nicht mehr im Regal.
lab-is-shared = im Regal
lab-delete = Löschen
lab-delete-named = { $name } löschen
lab-delete-really = { $name } mit dem ganzen Verlauf löschen? Das lässt sich nicht rückgängig machen.
lab-deleted = { $name } ist gelöscht.
lab-import = Importieren
lab-import-file = Eine Datei: unsere Sprache oder Geronimoos XML
lab-import-paste = Oder den Text einfügen
lab-import-read = Lesen
lab-secret = Dein geheimer Schlüssel
lab-secret-about = An diesem geheimen Schlüssel, den dieser Browser erzeugt hat, erkennt der Server deine Strategien. Gib ihn auf einem anderen Gerät ein, um sie dort zu finden. Wer ihn hat, kann sie ändern.
lab-secret-other = Ein Schlüssel von einem anderen Gerät
lab-secret-use = Verwenden
lab-secret-used = Dieser Browser verwendet jetzt diesen Schlüssel.
lab-secret-wrong = Ein Schlüssel hat mindestens 22 Buchstaben, Ziffern, - und _.
