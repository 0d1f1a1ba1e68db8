### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
