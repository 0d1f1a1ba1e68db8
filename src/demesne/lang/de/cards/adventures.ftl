### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-raze = Zerstörung
    .text = +1 Aktion. Entsorge diese Karte oder eine Handkarte. Sieh dir so viele Karten vom Nachziehstapel an, wie die entsorgte Karte Geld kostet; nimm eine davon auf die Hand und lege den Rest ab.
    .one = eine Zerstörung
    .many = Zerstörungen
card-duplicate = Duplikat
    .text = Lege diese Karte auf dein Wirtshaustableau. Wenn du eine Karte nimmst, die bis zu 6 Geld kostet, darfst du das Duplikat aufrufen, um eine gleiche zu nehmen.
    .one = ein Duplikat
    .many = Duplikate
card-ranger = Wildhüter
    .text = +1 Kauf. Drehe deinen Reisemarker um (anfangs liegt er mit der Vorderseite nach oben). Zeigt er jetzt die Vorderseite: +5 Karten.
    .one = einen Wildhüter
    .many = Wildhüter
card-transmogrify = Transformation
    .text = +1 Aktion. Lege diese Karte auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie aufrufen; entsorge dann eine Handkarte und nimm eine Karte auf die Hand, die bis zu 1 Geld mehr kostet.
    .one = eine Transformation
    .many = Transformationen
card-distant_lands = Ferne Lande
    .text = Lege diese Karte auf dein Wirtshaustableau. Dort ist sie am Spielende 4 Punkte wert, sonst 0.
    .one = eine Karte Ferne Lande
    .many = Karten Ferne Lande
card-haunted_woods = Geisterwald
    .text = Bis zu deinem nächsten Zug legen Mitspieler, die eine gekaufte Karte nehmen, ihre Handkarten in beliebiger Reihenfolge auf ihren Nachziehstapel. Zu Beginn deines nächsten Zuges +3 Karten.
    .one = einen Geisterwald
    .many = Geisterwälder
card-royal_carriage = Königliche Kutsche
    .text = +1 Aktion. Lege diese Karte auf dein Wirtshaustableau. Direkt nachdem du eine Aktionskarte ausgespielt hast, die noch im Spiel ist, darfst du die Kutsche aufrufen, um diese Karte noch einmal auszuspielen.
    .one = eine Königliche Kutsche
    .many = Königliche Kutschen
card-storyteller = Geschichtenerzähler
    .text = +1 Aktion. Spiele bis zu 3 Geldkarten aus der Hand aus. +1 Karte. Dann zahle all dein Geld und ziehe für jedes Geld eine Karte.
    .one = einen Geschichtenerzähler
    .many = Geschichtenerzähler
card-swamp_hag = Sumpfhexe
    .text = Bis zu deinem nächsten Zug nehmen Mitspieler, die eine gekaufte Karte nehmen, einen Fluch. Zu Beginn deines nächsten Zuges +3 Geld.
    .one = eine Sumpfhexe
    .many = Sumpfhexen
card-hireling = Gefolgsmann
    .text = Zu Beginn jedes deiner weiteren Züge +1 Karte. Diese Karte bleibt für immer im Spiel.
    .one = einen Gefolgsmann
    .many = Gefolgsleute

## Events
card-ferry = Überfahrt
    .text = Lege deinen Marker −2 Geld auf einen Aktionsstapel des Vorrats. Dessen Karten kosten in deinen Zügen 2 Geld weniger.
card-training = Training
    .text = Lege deinen Marker +1 Geld auf einen Aktionsstapel des Vorrats. Spielst du eine Karte von diesem Stapel aus, erhältst du zuerst +1 Geld.

## Questions
ask-raze-trash = { $card }: Entsorge diese Karte oder eine Handkarte und sieh dir so viele Karten vom Nachziehstapel an, wie sie kostet
ask-haunted_woods-topdeck = { $card }: Welche Handkarte kommt oben auf deinen Nachziehstapel?
ask-duplicate-when = { $card }: aufrufen, um eine gleiche Karte zu nehmen ({ $name })?
option-duplicate-when = aufrufen und die gleiche Karte nehmen
ask-royal_carriage-when = { $card }: aufrufen, um die Karte { $name } noch einmal auszuspielen?
option-royal_carriage-when = aufrufen und jene Karte noch einmal ausspielen
ask-transmogrify-when = { $card }: aufrufen, um eine Handkarte zu entsorgen und eine bis zu 1 Geld teurere Karte auf die Hand zu nehmen?
option-transmogrify-when = aufrufen
ask-ferry-token = { $card }: Auf welchen Aktionsstapel legst du deinen Marker −2 Geld?
ask-training-token = { $card }: Auf welchen Aktionsstapel legst du deinen Marker +1 Geld?
option-swamp_hag-when = einen Fluch nehmen
option-haunted_woods-when = alle Handkarten auf den Nachziehstapel legen
