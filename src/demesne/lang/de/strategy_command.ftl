### Strategien nach ihrem Namen, die von Geronimoos Simulator, und der Befehl `demesne strategy`.
### Die Wörter der XML-Dateien (buy, board, getTotalMoney ...) und der Strategien (trash, deck_money ...) sind in jeder Sprache dieselben.

strategy-option-names = der Name einer mitgelieferten Strategie, eine Datei mit der Endung .strategy oder .xml, oder ein Spieler einer Datei: bots.xml:Name
strategy-option-convert = jede brauchbare Strategie als .strategy-Datei in diesen Ordner schreiben
strategy-option-force = vorhandene Dateien überschreiben
strategy-option-xml = die Strategien als XML für Geronimoos Simulator ausgeben
strategy-option-json = JSON ausgeben

strategy-library = Mitgelieferte Strategien
strategy-library-hint = demesne strategy NAME zeigt eine davon.
strategy-needs = braucht { $cards }
strategy-any-kingdom = jedes Königreich
strategy-ok = in Ordnung
strategy-ok-but = in Ordnung, aber
strategy-refused = unbrauchbar
strategy-usable = { $usable } von { $n } sind brauchbar.
strategy-from-xml = Umgewandelt aus { $file }, einer Datei von Geronimoos Simulator.
strategy-note = Hinweis: { $what }
strategy-written = { $name }: geschrieben in { $file }
strategy-not-written = { $name }: nicht geschrieben, { $file } gibt es schon (--force überschreibt die Datei, wenn sie nicht selbst gelesen wurde)
strategy-all-written = { $done } von { $n } geschrieben.

error-strategy-convert-what = sag, was umgewandelt werden soll, zum Beispiel: demesne strategy bots.xml --convert ORDNER
error-strategy-xml-what = sag, welche Strategien als XML ausgegeben werden sollen, zum Beispiel: demesne strategy meine.strategy --xml
error-strategy-xml-alone = --xml gibt die Strategien aus und tut sonst nichts; lass { $option } weg
error-strategy-cannot-write = { $file } kann nicht geschrieben werden: { $detail }

## Namen und Dateien

error-find-no-strategy = unter den mitgelieferten gibt es keine Strategie namens { $name }; für eine Datei braucht es einen Pfad, der auf .strategy oder .xml endet
error-find-no-file = es gibt keine Datei { $file }
error-find-folder = { $file } ist ein Ordner; nenne eine Datei, die auf .strategy oder .xml endet
error-find-too-large = { $file } ist größer als { $most } MB; so groß ist keine Strategie
error-find-not-utf8 = { $file } ist kein UTF-8-Text (Zeile { $line }); speichere die Datei als UTF-8 und versuch es noch einmal
error-find-no-players = { $file } enthält keine Spieler
error-find-which = { $file } enthält mehrere Strategien; nenne eine davon, zum Beispiel { $example }. Es gibt: { $names }
error-find-none-usable = kein Spieler aus { $file } ist brauchbar; demesne strategy { $file } sagt, warum
error-find-refused = „{ $name }“ aus { $file } ist unbrauchbar: { $problem }
error-find-no-player = { $file } enthält keinen Spieler namens { $name }; es gibt: { $names }
error-find-same-name = { $file } enthält { $n } Spieler namens „{ $name }“; gib jedem einen eigenen Namen

## Dateien von Geronimoos Simulator, die nicht gelesen werden können

error-geronimoo-xml = das ist kein gültiges XML: Zeile { $line }, Spalte { $column }: { $detail }
error-geronimoo-doctype = Zeile { $line }, Spalte { $column }: ein Dokumenttyp wird deklariert; Strategien brauchen keinen, also lösche ihn
error-geronimoo-too-long = eine Datei mit Strategien hat höchstens { $most } Millionen Zeichen
error-geronimoo-too-deep = Zeile { $line }, Spalte { $column }: zu viele Elemente ineinander
error-geronimoo-root = Zeile { $line }: gefunden wurde das Element { $name }, erwartet playerCollection oder player

## Was von einem Spieler nicht übernommen werden konnte. Die ersten machen ihn unbrauchbar.

error-geronimoo-at = { $problem } (Zeile { $line })
error-geronimoo-no-name = ein Spieler ohne Namen
error-geronimoo-no-rules = ein Spieler ohne Kaufregel
error-geronimoo-nameless = { $where } ohne Namen
error-geronimoo-unknown-card = unbekannte Karte { $name }
error-geronimoo-not-bought = { $name } kann man nicht kaufen
error-geronimoo-not-counted = bei { $where } kann nicht { $name } stehen
error-geronimoo-too-many-cards = { $n } Königreichkarten, aber ein Königreich hat 10
error-geronimoo-too-many-conditions = { $n } Bedingungen in einer Regel, das sind zu viele
error-geronimoo-no-bane = { $name } kann nicht der Bannstapel sein
error-geronimoo-two-banes = mehr als ein Bannstapel: { $names }
error-geronimoo-value = unbekannter Wert { $name }
error-geronimoo-elsewhere = der Wert { $name }, der zu { $expansion } gehört
error-geronimoo-coffers = der Wert { $name }: ein Kauf kann nicht davon abhängen, ob er Taler kostet
error-geronimoo-type = unbekannter Kartentyp { $name }
error-geronimoo-operator = unbekannter Operator { $name }
error-geronimoo-operation = unbekannte extra_operation { $name }
error-geronimoo-number = { $where } mit „{ $name }“, das keine oder eine zu große Zahl ist
error-geronimoo-by-zero = eine Division durch 0
error-geronimoo-incomplete = eine Bedingung ohne { $name }
error-geronimoo-twice = eine Bedingung mit mehr als einem { $name }
error-geronimoo-unreadable = die Strategie lässt sich nicht aufschreiben: { $problem }

## Auf die anderen wird nur hingewiesen.

error-geronimoo-labels = Merkmale { $names }
error-geronimoo-last-but-one = Merkmal { $name }: nichts hält ihn davon ab, die vorletzte Provinz zu kaufen
error-geronimoo-shuffling = Merkmal { $name }: seine Karten werden gemischt wie alle anderen
error-geronimoo-start-state = start_state: er beginnt mit den üblichen Karten
error-geronimoo-shelters = Shelters: er beginnt mit Anwesen
error-geronimoo-board-card = { $name } gibt es hier nicht; die Karte fehlt im Königreich
error-geronimoo-board-attribute = { $name } am board, { $value }, wird nicht beachtet
error-geronimoo-comes-along = { $name } steht nicht im Königreich, sondern kommt mit einer anderen Karte
error-geronimoo-needless-bane = { $name } wird nicht Bannstapel, denn keine Karte der Strategie braucht einen
error-geronimoo-hint = strategy { $hint }: { $name } wird wie sonst gespielt
error-geronimoo-aggressive = strategy { $hint }: stattdessen gilt „{ $rule }“ für { $name } und alle anderen Karten, die entsorgen
error-geronimoo-element = das Element { $name } in { $where } wird nicht beachtet
error-geronimoo-attribute = das Attribut { $name } von { $where } wird nicht beachtet
error-geronimoo-text = der Text „{ $text }“ in { $where } wird nicht beachtet
error-geronimoo-sort = Typ { $name }: gezählt werden die Karten dieser Art, die er kauft: { $cards }
error-geronimoo-smallest-pile = der Wert { $name }: auch leere Stapel zählen
error-geronimoo-all-opponents = der Wert { $name }: bei mehreren Gegnern zählen die Karten aller

## Was sich nicht als Geronimoos XML schreiben lässt
error-geronimoo-writes-no-rule = es wird nie etwas gekauft, also gibt es nichts zu schreiben
error-geronimoo-writes-kingdom = { $n } Königreichkarten werden benötigt oder gekauft, aber Geronimoos Spieler haben ein Königreich von 10
error-geronimoo-writes-line = Zeile { $line }: „{ $what }“ lässt sich in Geronimoos Sprache nicht sagen, denn sie hat nur Regeln zum Kaufen
error-geronimoo-writes-condition = Zeile { $line }: „{ $what }“ lässt sich in Geronimoos Sprache nicht sagen: sie vergleicht zwei ihrer Werte, von denen einer um eine Zahl vermehrt oder mit ihr vervielfacht ist
error-geronimoo-writes-value = Zeile { $line }: „{ $what }“ lässt sich in Geronimoos Sprache nicht sagen, denn sie kennt nichts wie { $value }
error-geronimoo-writes-money = Zeile { $line }: „{ $what }“ lässt sich in Geronimoos Sprache nicht sagen: ihr Geld zählt auch Aktionen; schreibe { $better } statt deck_money
error-geronimoo-writes-too-much = Zeile { $line }: in Geronimoos Sprache bräuchte diese Bedingung mehr als { $most } Regeln
