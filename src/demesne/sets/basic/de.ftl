### The basic cards: name, text in our own words, and the forms of the name in sentences.

set-basic = Basiskarten

### Forms of a name as the object of a sentence, in the accusative: .one a card, with its article; .many more of them, after their number.

card-copper = Kupfer
    .text = +1 Geld.
    .one = ein Kupfer
    .many = Kupfer
card-silver = Silber
    .text = +2 Geld.
    .one = ein Silber
    .many = Silber
card-gold = Gold
    .text = +3 Geld.
    .one = ein Gold
    .many = Gold
card-estate = Anwesen
    .text = 1 Punkt.
    .one = ein Anwesen
    .many = Anwesen
card-duchy = Herzogtum
    .text = 3 Punkte.
    .one = ein Herzogtum
    .many = Herzogtümer
card-province = Provinz
    .text = 6 Punkte.
    .one = eine Provinz
    .many = Provinzen
card-curse = Fluch
    .text = −1 Punkt.
    .one = einen Fluch
    .many = Flüche

### Rulings
ruling-X01 = Haben zwei Spieler das Straßennetz, ziehen beide, wenn ein anderer eine Punktekarte nimmt
ruling-X02 = Nach der Sternenkarte wird mitten im Ziehen beim Aufräumen gefragt, und die gewählte Karte kommt nach dem Mischen als erste
ruling-X03 = Bei Thronsaal auf Thronsaal auf Frachtschiff bleibt nur der Thronsaal liegen, der es ausgespielt hat
ruling-X04 = Taler darf man ausgeben, während man selbst noch etwas anderes entscheiden muss, hier den Festzug nach dem Ausgeben
ruling-X05 = Mit der Innovation darf man ein genommenes Frachtschiff ausspielen, das dann eine später genommene Karte zur Seite legen darf
ruling-X06 = Ein durch die Zitadelle noch einmal ausgespieltes Frachtschiff erlaubt, zwei Karten zur Seite zu legen
ruling-X07 = Auf einen Angriff dürfen zwei Pferdehändler und ein Burggraben zugleich reagieren
ruling-X08 = Warten beim Nehmen mehrere Effekte, kann ein mit der Innovation ausgespieltes Experiment sein Gegenstück wegmischen, bevor das Frachtschiff es bekommt
ruling-X09 = Der Fortschritt kann keinen Thronsaal entsorgen, der an ein liegen bleibendes Frachtschiff gebunden ist
ruling-X10 = Eine Forscherin, die im nächsten Zug durch den Fortschritt entsorgt wird, hat ihre Karten schon geliefert
ruling-X11 = Gegen eine Miliz im Thronsaal muss man den Burggraben bei jedem Ausspielen aufdecken
ruling-X13 = Priester, Seidenhändlerin und Abwassertunnel reagieren alle auf dasselbe Entsorgen; ihr Besitzer bestimmt die Reihenfolge
ruling-X15 = Mit dem Kapitalismus darf man ein Frachtschiff in der Kaufphase als Geldkarte ausspielen und mit dem Zepter noch einmal
ruling-X16 = Für eine selbst genommene Punktekarte zieht man mit dem Straßennetz nichts
ruling-X17 = Die Innovation wirkt im nächsten eigenen Zug wieder
ruling-X18 = Nur die ausliegenden Projekte kann man kaufen, auch wenn jemand ein anderes hat
ruling-X19 = Eine auf den Nachziehstapel genommene Karte, die eine andere verdeckt, kann nicht mehr bewegt werden; für sie wird kein Wachturm aufgedeckt
ruling-X20 = Weder das Frachtschiff noch die Innovation bekommt eine Karte auf dem Nachziehstapel, die eine andere verdeckt
ruling-X21 = Der Fahrende Händler kann keine Karte auf dem Nachziehstapel austauschen, die eine andere verdeckt
ruling-X22 = Eine Karte, die auf dem Ablagestapel von einer anderen verdeckt wird, kann weiterhin bewegt werden
ruling-X23 = Ein Thronsaal bleibt mit einem Beschwörer bis zu dem Zug liegen, in dem dieser auf die Hand zurückkommt, ob er nun wieder ausgespielt wird oder nicht
ruling-X24 = Eine Spezialistin bleibt mit den Juwelen bis zu dem Zug liegen, in dem diese unter den Nachziehstapel kommen, ob sie nun wieder ausgespielt werden oder nicht
ruling-X25 = Ein Thronsaal bleibt nicht für eine Karawane liegen, die der Weg der Schildkröte beim zweiten Ausspielen aus dem Spiel genommen hat
ruling-X26 = Eine Königliche Kutsche bleibt nicht für eine Karawane liegen, die mit ihr als Weg der Schildkröte ausgespielt wurde
ruling-X27 = Eine Werft, die der Weg der Schildkröte beim zweiten Ausspielen aus dem Spiel genommen hat, bewirkt für das erste nichts mehr
ruling-X28 = Eine Werft, die der Weg der Schildkröte beim ersten Ausspielen aus dem Spiel genommen hat, bewirkt für das zweite in späteren Zügen nichts
ruling-X29 = Ein Gefolgsmann, den der Weg der Schildkröte aus dem Spiel genommen hat, lässt nur für sein Ausspielen von dort Karten ziehen
ruling-X30 = Hat ein Thronsaal das Spiel verlassen, bewirkt das zweite Ausspielen einer Werft durch ihn in späteren Zügen nichts
ruling-X31 = Karten, die man mit dem Grafen entsorgt, liegen alle auf dem Müllstapel, bevor etwas daraus folgt, und ihr Besitzer bestimmt die Reihenfolge
ruling-X32 = Beide Karten, die man mit dem Verwalter entsorgt, liegen auf dem Müllstapel, bevor etwas daraus folgt, und ihr Besitzer bestimmt die Reihenfolge
ruling-X33 = Karten, die man mit dem Kloster entsorgt, liegen alle auf dem Müllstapel, bevor etwas daraus folgt, und ihr Besitzer bestimmt die Reihenfolge
ruling-X34 = Der Abwassertunnel darf vor dem kommen, was eine zusammen mit einer anderen entsorgte Karte bewirkt
ruling-X35 = Nach jedem Getreuen Hund, der mit anderen Karten abgelegt wird, wird gefragt, wenn alle auf dem Ablagestapel liegen
ruling-X36 = Mit der Sternenkarte kommt eine Karte nach oben, wenn ihr Besitzer durch die Hungersnot Karten in den Nachziehstapel mischt
ruling-X37 = Vorherbestimmte Karten kommen nach oben oder nach unten, wenn ihr Besitzer durch die Hungersnot Karten in den Nachziehstapel mischt
ruling-X38 = Beide Schatzkarten liegen auf dem Müllstapel, bevor der Abwassertunnel weitere Karten entsorgen lässt
