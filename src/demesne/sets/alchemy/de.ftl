### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-alchemy = Die Alchemisten

card-apothecary = Apotheker
    .text = +1 Karte, +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf; Kupfer und Tränke kommen auf deine Hand, der Rest in beliebiger Reihenfolge zurück.
    .one = einen Apotheker
    .many = Apotheker
card-scrying_pool = Vision
    .text = +1 Aktion. Alle Spieler, auch du, decken die oberste Karte ihres Nachziehstapels auf; du bestimmst, ob sie abgelegt oder zurückgelegt wird. Decke danach Karten von deinem Nachziehstapel auf bis zur ersten, die keine Aktionskarte ist; alle kommen auf deine Hand.
    .one = eine Vision
    .many = Visionen
card-alchemist = Alchemist
    .text = +2 Karten, +1 Aktion. Zu Beginn deiner Aufräumphase in diesem Zug darfst du diese Karte, wenn du einen Trank im Spiel hast, oben auf deinen Nachziehstapel legen.
    .one = einen Alchemisten
    .many = Alchemisten
card-golem = Golem
    .text = Decke Karten von deinem Nachziehstapel auf, bis zwei Aktionskarten außer Golem dabei sind; lege die anderen ab und spiele diese beiden in beliebiger Reihenfolge aus.
    .one = einen Golem
    .many = Golems
card-potion = Trank
    .text = +1 Trank für Karten, die einen kosten.
    .one = einen Trank
    .many = Tränke
ask-alchemist-choose = Alchemist: oben auf deinen Nachziehstapel legen?
option-alchemist-yes = auf den Nachziehstapel legen
option-alchemist-no = liegen lassen
option-alchemist-when = auf den Nachziehstapel legen
ask-scrying_pool-choose = { $card }: Oben auf { $you ->
    [yes] deinem Nachziehstapel
   *[no] dem Nachziehstapel von { $who }
} liegt die Karte { $name }. Ablegen oder liegen lassen?
option-scrying_pool-discard = ablegen
option-scrying_pool-keep = liegen lassen

### Rulings
ruling-AL01 = Eine Karte mit einem Trank in den Kosten kann nur kaufen, wer neben dem Geld einen Trank hat
ruling-AL02 = Ein Trank bezahlt eine Karte mit einem Trank in den Kosten
ruling-AL03 = Vergünstigungen senken das Geld der Kosten, aber nie den Trank
ruling-AL04 = Mit einem Trank im Spiel darf ein ausgespielter Alchemist zu Beginn der Aufräumphase auf den Nachziehstapel, bevor die neue Hand gezogen wird
ruling-AL05 = Der Apotheker nimmt alle aufgedeckten Kupfer und Tränke auf die Hand und legt den Rest in beliebiger Reihenfolge zurück
ruling-AL06 = Der Golem spielt die nächsten zwei Aktionskarten, die keine Golems sind, in beliebiger Reihenfolge und legt ab, was dazwischen lag
ruling-AL07 = Die Vision urteilt über die oberste Karte jedes Stapels und nimmt dann Aktionskarten bis einschließlich der ersten anderen Karte
ruling-AL08 = Der Stapel der Tränke liegt nur aus, wenn eine Karte einen Trank kostet
ruling-AL09 = Ein leerer Stapel der Tränke zählt als leerer Vorratsstapel
ruling-AL10 = Ein Trank ist eine Geldkarte ohne Geldwert; die Bank zählt ihn, und das Gildenhaus zahlt für ihn
ruling-AL11 = Nicht ausgegebene Tränke verfallen am Ende des Zuges
ruling-AL12 = Ein Trank im Spiel genügt für beliebig viele Alchemisten, ob man mit ihm gekauft hat oder nicht
ruling-AL13 = Auf einem leeren Nachziehstapel ist der Alchemist die einzige Karte
ruling-AL14 = Ein Alchemist, den der Fortschritt zu Beginn der Aufräumphase entsorgt hat, kommt nicht mehr auf den Nachziehstapel, und ein Golem kostet genau 1 Geld mehr
ruling-AL15 = Ohne Trank im Spiel darf der Alchemist nicht auf den Nachziehstapel
ruling-AL28 = Man darf den Alchemisten liegen lassen; dann wird er abgelegt
ruling-AL16 = Beim Apotheker muss man alle aufgedeckten Kupfer und Tränke nehmen
ruling-AL17 = Ein mit dem Apotheker aufgedeckter Patron bringt einen Taler, obwohl er zurückkommt
ruling-AL18 = Findet der Golem nur eine Aktionskarte, spielt er diese und legt alles andere ab
ruling-AL29 = Findet der Golem keine Aktionskarte, legt er den ganzen Nachziehstapel ab
ruling-AL19 = Beide Aktionskarten, die der Golem findet, müssen ausgespielt werden
ruling-AL20 = Die vom Golem gefundenen Aktionskarten sind nicht auf der Hand; keine kann die andere benutzen
ruling-AL21 = Die zweite Aktionskarte des Golems wartet zur Seite gelegt und wird beim Ausspielen der ersten nicht eingemischt
ruling-AL22 = Der Golem bleibt nicht mit einer Dauerkarte im Spiel, die er ausgespielt hat
ruling-AL23 = Patrone, die der Golem aufdeckt, bringen je einen Taler, gefunden oder nicht
ruling-AL24 = Eine Karte, die unter anderem eine Aktion ist, beendet das letzte Aufdecken der Vision nicht
ruling-AL25 = Wer einen Burggraben aufdeckt, deckt für die Vision nichts auf; wer sie ausspielt, immer
ruling-AL26 = Ein Patron bringt jedes Mal einen Taler, wenn die Vision ihn aufdeckt
ruling-AL27 = Eine Wirkung mit einer Grenze in Geld kann keine Karte mit einem Trank in den Kosten nehmen
ruling-AL30 = Wo die Kosten einer Karte zählen, zählt bei Kosten mit Trank nur das Geld
ruling-AL301 = Ein im Zug eines Mitspielers ausgespielter Alchemist darf zu Beginn der Aufräumphase dieses Zuges auf den Nachziehstapel
