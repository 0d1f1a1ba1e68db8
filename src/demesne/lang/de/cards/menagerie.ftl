### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-goatherd = Ziegenhirtin
    .text = +1 Aktion. Du darfst eine Handkarte entsorgen. +1 Karte für jede Karte, die der Spieler rechts von dir in seinem letzten Zug entsorgt hat.
    .one = eine Ziegenhirtin
    .many = Ziegenhirtinnen
card-cardinal = Kardinal
    .text = +2 Geld. Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf, schicken eine davon, die 3 bis 6 Geld kostet, ins Exil und legen den Rest ab.
    .one = einen Kardinal
    .many = Kardinäle
card-cavalry = Kavallerie
    .text = Nimm 2 Pferde. Wenn du diese Karte nimmst: +2 Karten, +1 Kauf, und ist es deine Kaufphase, kehre in deine Aktionsphase zurück.
    .one = eine Kavallerie
    .many = Kavallerien
card-groom = Stallbursche
    .text = Nimm eine Karte, die bis zu 4 Geld kostet. Ist sie eine Aktionskarte: Nimm ein Pferd. Ist sie eine Geldkarte: Nimm ein Silber. Ist sie eine Punktekarte: +1 Karte und +1 Aktion.
    .one = einen Stallburschen
    .many = Stallburschen
card-coven = Hexenzirkel
    .text = +1 Aktion, +2 Geld. Alle Mitspieler schicken einen Fluch aus dem Vorrat ins Exil. Wer das nicht kann, legt alle Flüche aus seinem Exil ab.
    .one = einen Hexenzirkel
    .many = Hexenzirkel
card-displace = Vertreibung
    .text = Schicke eine Handkarte ins Exil. Dafür nimmst du eine Karte mit anderem Namen, die bis zu 2 Geld mehr kostet.
    .one = eine Vertreibung
    .many = Vertreibungen
card-fisherman = Fischer
    .text = +1 Karte, +1 Aktion, +1 Geld. Solange der Ablagestapel des Spielers, der am Zug ist, leer ist, kostet diese Karte 3 Geld weniger.
    .one = einen Fischer
    .many = Fischer
card-kiln = Brennofen
    .text = +2 Geld. Bevor die nächste Karte, die du in diesem Zug ausspielst, wirkt, darfst du eine gleiche nehmen.
    .one = einen Brennofen
    .many = Brennöfen
card-livery = Pferdestall
    .text = +3 Geld. Immer wenn du in diesem Zug eine Karte nimmst, die mindestens 4 Geld kostet, nimm ein Pferd.
    .one = einen Pferdestall
    .many = Pferdeställe
card-wayfarer = Wanderin
    .text = +3 Karten. Du darfst ein Silber nehmen. Diese Karte kostet so viel wie die Karte, die in diesem Zug zuletzt genommen wurde (andere Wanderinnen zählen nicht); gibt es keine, 6 Geld.
    .one = eine Wanderin
    .many = Wanderinnen

## Beside the Supply
card-horse = Pferd
    .text = +2 Karten, +1 Aktion. Lege diese Karte auf ihren Stapel zurück. (Nicht im Vorrat.)
    .one = ein Pferd
    .many = Pferde

## Landscapes
card-exile_mat = Exil
    .text = Wenn du eine Karte nimmst, darfst du alle gleichen aus deinem Exil ablegen. Karten im Exil zählen am Spielende zu deinen Karten.
card-demand = Forderung
    .text = Nimm ein Pferd und lege es auf deinen Nachziehstapel; dann nimm eine Karte, die bis zu 4 Geld kostet, und lege sie darauf.
card-way_of_the_turtle = Weg der Schildkröte
    .text = Lege diese Karte aus dem Spiel zur Seite. Wenn du das getan hast, spiele sie zu Beginn deines nächsten Zuges aus.

## Questions
ask-cardinal-exile = { $card }: Schicke eine deiner aufgedeckten Karten, die 3 bis 6 Geld kostet, ins Exil; der Rest wird abgelegt
ask-kiln-choose = { $card }: eine gleiche Karte nehmen wie die, die du ausspielst?
option-kiln-yes = eine gleiche nehmen
ask-exile_mat-when = Exil: daraus alle Karten ablegen, die der genommenen gleichen ({ $name })?
option-exile_mat-when = die gleichen Karten ablegen
