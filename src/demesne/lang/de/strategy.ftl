### Was an einer Strategiedatei falsch sein kann. Ihre Wörter (buy, when, owned ...) sind in jeder Sprache gleich.

## Wo und was. $source ist die Zeile der Datei, $caret die Marke darunter.

error-strategy-at = Zeile { $line }, Spalte { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-in-file = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-unexpected = gefunden: { $found }, erwartet: { $expected }

## Was gefunden oder erwartet wurde: Teile des Satzes oben.

error-strategy-end-of-line = das Ende der Zeile
error-strategy-expected-one-of = eines von { $possible }
error-strategy-expected-text = ein Text
error-strategy-expected-name = der Name einer Karte oder eines Projekts
error-strategy-expected-comma = ein Komma oder das Ende der Zeile
error-strategy-expected-end = das Ende der Zeile
error-strategy-expected-when = „when“ oder das Ende der Zeile
error-strategy-expected-operand = eine Zahl, ein Wert wie coins oder owned(silver), oder eine öffnende Klammer
error-strategy-expected-operator = ein Operator (+ - * / < <= = != >= > and or) oder das Ende der Zeile
error-strategy-expected-closing = ein Operator (+ - * / < <= = != >= > and or) oder eine schließende Klammer
error-strategy-expected-closing-only = eine schließende Klammer
error-strategy-expected-brackets = Klammern, wie in { $example }

## Namen

error-strategy-near-card = „{ $name }“ (gemeint: { $card }?)
error-strategy-ambiguous = „{ $name }“ heißen in verschiedenen Sprachen verschiedene Karten; schreib eines von { $possible }
error-strategy-type = „{ $name }“ ist ein Typ; hier muss eine einzelne Karte stehen
error-strategy-not-required = { $card } kann nicht verlangt werden; nenne Königreichkarten, Projekte, Ereignisse und Ähnliches
error-strategy-not-bought = { $card } kann nicht gekauft werden; nenne eine Karte aus dem Vorrat, ein Projekt oder ein Ereignis
error-strategy-not-gained = { $card } kann nicht genommen werden; nenne eine Karte
error-strategy-not-played = { $card } kann nicht ausgespielt werden; nenne eine Aktions-, Geld- oder Nachtkarte
error-strategy-not-card = { $card } ist keine Karte, die man auf der Hand haben kann
error-strategy-not-counted = { $card } ist keine Karte; has({ $written }) ist 1, wenn du es hast
error-strategy-not-pile = { $card } hat keinen Stapel im Vorrat
error-strategy-not-landscape = { $card } ist weder Projekt noch Artefakt; owned({ $written }) zählt Karten

## Zeilen

error-strategy-twice = es gibt schon eine Zeile, die mit „{ $keyword }“ beginnt
error-strategy-required-twice = { $card } ist zweimal verlangt
error-strategy-needless-bane = { $card } ist als Bannstapel genannt, aber keine verlangte Karte braucht einen
error-strategy-others = „others“ kann nicht auf „{ $verb }“ folgen, nur auf { $possible }
error-strategy-asks-nothing = { $card } fragt nichts, was eine Option beantworten könnte
error-strategy-no-condition = eine Zeile, die mit „and“ oder „or“ beginnt, setzt eine Bedingung fort, aber davor steht keine
error-strategy-no-name = eine Strategie braucht einen Namen: schreib eine Zeile, die mit „name“ beginnt
error-strategy-no-buy = eine Strategie braucht mindestens eine Zeile, die mit „buy“ beginnt
error-strategy-too-long = das ist zu lang für eine Strategie; erlaubt sind { $most } KB

## Bedingungen

error-strategy-no-value = es gibt keinen Wert namens { $names }
error-strategy-takes-nothing = hinter { $name } steht nichts in Klammern
error-strategy-chain = nur zwei Dinge lassen sich auf einmal vergleichen; schreib es so: { $example }
error-strategy-number = diese Zahl ist zu groß; erlaubt ist höchstens { $most }
error-strategy-too-deep = diese Bedingung ist zu lang; erlaubt sind { $most } Operatoren und Klammern
