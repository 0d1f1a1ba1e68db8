### Die Befehlszeile.

cli-description = Dominion als Programm. Ein inoffizielles Fanprojekt.
cli-commands = Befehle
cli-examples = Beispiele
cli-settings = Sprache, Name und Stufe lassen sich in { $file } voreinstellen.
cli-option-cards = eine Python-Datei oder ein Ordner mit eigenen Karten
cli-option-lang = die Sprache: en, pl, de oder cs (Standard: die des Systems)
cli-option-with-english = den englischen Kartennamen neben dem deutschen zeigen
cli-option-kingdom = ein empfohlenes Königreich, eine Liste von Karten und Projekten in jeder Sprache, oder random
cli-option-players = wie viele mitspielen: 2, 3 oder 4
cli-option-bots = wie viele davon Bots sind (Standard: alle außer einem)
cli-option-bot = was die Bots sind: easy (leicht), medium (mittel), hard (schwer), hard mit Einstellungen wie hard:seconds=2, oder eine Strategie: der Name einer mitgelieferten oder eine Datei (Standard: medium)
cli-option-seed = gleicher Startwert, gleiches Spiel
cli-option-games = wie viele Spiele hintereinander
cli-option-plain = Zeile für Zeile, auch für Screenreader und Pipes
cli-option-name = dein Name; mehrere Spieler mit Kommas, erst Menschen, dann Bots: Anna,Bob
cli-option-json = je Klarstellung ein JSON-Objekt ausgeben
cli-option-ruling-files = YAML-Dateien, siehe docs/rulings.md
cli-option-coverage = die Sätze dieser Karten auflisten, die keine Klarstellung ausführt; ohne Namen: aller Karten oder derer aus --cards
cli-option-mutations = diese Karten in je einer Kleinigkeit ändern und die Änderungen auflisten, die keine Klarstellung bemerkt; ohne Namen: alle Karten oder die aus --cards
cli-option-card-name = ihr Name in einer der Sprachen oder ihre Kennung
cli-option-list = eine Liste von Karten und Querformatkarten, ein Merkmal mit seinem Stapel wie „Vorherbestimmt (Gewürze)“, oder der Name eines empfohlenen Königreichs
cli-option-generate = ein Königreich auslosen
cli-option-sets = das Königreich aus diesen Sets auslosen: { $names }, eine Ausgabe wie { $example } oder ein Set aus --cards
cli-option-colonies = mit Platin und Kolonien spielen oder ohne; sonst entscheiden die Karten eines ausgelosten Königreichs
cli-option-shelters = mit Unterschlüpfen spielen oder ohne; sonst entscheiden die Karten eines ausgelosten Königreichs
cli-option-landscapes = wie viele Projekte, Ereignisse, Landmarken, Wege und Merkmale: 0, 1 oder 2
cli-option-require = Karten oder Querformatkarten, die dabei sein müssen; ein Merkmal darf seinen Stapel nennen
cli-option-forbid = Karten oder Projekte, die nicht dabei sein dürfen
cli-option-want = mindestens eine solche Karte: village, attack, reaction, buy, trasher, gainer, draw
cli-option-keep = diese Karten und Querformatkarten behalten, die anderen neu auslosen
cli-option-shell = bash, zsh oder fish
cli-recommended = Empfohlene Königreiche
cli-sets = Sets, aus denen gezogen werden kann, mit der Zahl ihrer Königreichkarten
cli-set = { $name }: { $n }
cli-set-part = { $name }: { $n } von { $all }, nur ein Teil
cli-rulings-done = { $n ->
    [one] 1 Klarstellung
   *[other] { $n } Klarstellungen
}, davon treffen { $held } zu, { $broken } nicht
cli-coverage-done = { $n ->
    [one] 1 Satz
   *[other] { $n } Sätze
}: { $proved } ausgeführt, { $excused } ausgenommen, { $unproved } nicht ausgeführt
cli-mutations-done = { $n ->
    [one] 1 Änderung
   *[other] { $n } Änderungen
}: { $proved } bemerkt, { $excused } ausgenommen, { $unproved } nicht bemerkt
cli-proofs-need-rulings = Diese Klarstellungen treffen nicht zu, daher lässt sich nicht sagen, was die Klarstellungen beweisen: { $rulings }
cli-lacks-message = { $file }: { $lacks } fehlt
cli-lacks-ruling = { $file }: keine Klarstellung handelt von { $lacks }
cli-version-compiled = demesne { $version } (Engine kompiliert)
cli-version-uncompiled = demesne { $version } (Engine nicht kompiliert)
cli-uncompiled = demesne: die Engine ist nicht kompiliert, daher dauert das mindestens 50-mal so lange; mit einem C-Compiler kompiliert sie `make install` oder `pip install .` in den Quellen

## What the parser of the command line says by itself; % marks what it fills in
cli-parser-usage = Aufruf:
cli-parser-arguments = Argumente
cli-parser-options = Optionen
cli-parser-help = diese Hilfe anzeigen
cli-parser-version = die Version anzeigen
cli-parser-required = diese Argumente fehlen: %s
cli-parser-unrecognized = unbekannte Argumente: %s
cli-parser-choice = ungültige Auswahl: „%(value)s“ (möglich: %(choices)s)
cli-parser-value = ungültiger Wert (%(type)s): „%(value)s“
cli-parser-argument = Argument %(argument_name)s: %(message)s
cli-parser-one = ein Wert wird erwartet
cli-parser-some = mindestens ein Wert wird erwartet
cli-parser-error = %(prog)s: Fehler: %(message)s

## What is written behind an option, as help shows it
cli-value-address = ADRESSE
cli-value-bot = BOT
cli-value-bots = BOTS
cli-value-card = KARTE
cli-value-command = BEFEHL
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-games = SPIELE
cli-value-kingdom = KÖNIGREICH
cli-value-lang = SPRACHE
cli-value-list = LISTE
cli-value-name = NAME
cli-value-path = PFAD
cli-value-percent = PROZENT
cli-value-player = SPIELER
cli-value-players = SPIELER
cli-value-port = PORT
cli-value-seed = STARTWERT
cli-value-set = SET
cli-value-shell = SHELL
cli-value-strategy = STRATEGIE
