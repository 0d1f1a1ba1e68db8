### Seaside: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-native_village = Eingeborenendorf
    .text = +2 Aktionen. Wähle eins: Lege die oberste Karte deines Nachziehstapels verdeckt auf dein Eingeborenendorf-Tableau; oder nimm alle Karten von diesem Tableau auf die Hand. Nur du darfst sie ansehen.
    .one = ein Eingeborenendorf
    .many = Eingeborenendörfer
card-astrolabe = Astrolabium
    .text = +1 Geld, +1 Kauf; zu Beginn deines nächsten Zuges noch einmal dasselbe.
    .one = ein Astrolabium
    .many = Astrolabien
card-smugglers = Schmuggler
    .text = Nimm eine Karte mit Kosten bis 6 Geld, wie sie dein rechter Nachbar in seinem letzten Zug genommen hat.
    .one = einen Schmuggler
    .many = Schmuggler
card-blockade = Blockade
    .text = Nimm eine Karte mit Kosten bis 4 Geld und lege sie auf dieser Karte zur Seite. Bis zu deinem nächsten Zug nimmt jeder Mitspieler, der in seinem eigenen Zug eine gleiche Karte nimmt, auch einen Fluch. Zu Beginn deines nächsten Zuges kommt die Karte auf deine Hand.
    .one = eine Blockade
    .many = Blockaden
card-caravan = Karawane
    .text = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges noch +1 Karte.
    .one = eine Karawane
    .many = Karawanen
card-island = Insel
    .text = Lege diese und eine weitere Handkarte auf dein Insel-Tableau; dort bleiben sie bis Spielende. Wert: 2 Punkte.
    .one = eine Insel
    .many = Inseln
card-salvager = Müllverwerter
    .text = +1 Kauf. Entsorge eine Handkarte: so viel Geld, wie sie kostet.
    .one = einen Müllverwerter
    .many = Müllverwerter
card-treasure_map = Schatzkarte
    .text = Entsorge diese und eine zweite Schatzkarte aus deiner Hand. Nur wenn beide entsorgt sind, nimm 4 Gold und lege sie auf deinen Nachziehstapel.
    .one = eine Schatzkarte
    .many = Schatzkarten
card-outpost = Außenposten
    .text = In der Aufräumphase dieses Zuges ziehst du nur 3 Karten. Danach hast du noch einen Zug, außer es wäre dein dritter in Folge.
    .one = einen Außenposten
    .many = Außenposten
card-wharf = Werft
    .text = +2 Karten, +1 Kauf; zu Beginn deines nächsten Zuges noch einmal dasselbe.
    .one = eine Werft
    .many = Werften

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-native_village-choose = { $card }: Die oberste Karte des Nachziehstapels auf das Tableau legen oder alle Karten vom Tableau nehmen?
option-native_village-mat = eine Karte vom Nachziehstapel auf das Tableau
option-native_village-hand = alle Karten vom Tableau auf die Hand
option-blockade-when = einen Fluch nehmen
