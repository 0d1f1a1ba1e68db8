### Cornucopia: names and texts.

## Kingdom cards
card-hamlet = Weiler
    .text = +1 Karte, +1 Aktion. Du darfst eine Handkarte ablegen, um +1 Aktion zu erhalten. Danach darfst du eine Handkarte ablegen, um +1 Kauf zu erhalten.
card-fortune_teller = Wahrsagerin
    .text = +2 Geld. Alle Mitspieler decken Karten von ihrem Nachziehstapel auf, bis eine Punktekarte oder ein Fluch erscheint. Diese Karte legen sie auf ihren Nachziehstapel zurück, die anderen aufgedeckten legen sie ab.
card-menagerie = Menagerie
    .text = +1 Aktion. Decke deine Hand auf. Kommt darin kein Kartenname mehrfach vor: +3 Karten, sonst +1 Karte.
card-farming_village = Bauerndorf
    .text = +2 Aktionen. Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte erscheint. Sie kommt auf deine Hand; die anderen aufgedeckten Karten legst du ab.
card-horse_traders = Pferdehändler
    .text = +1 Kauf, +3 Geld. Lege 2 Handkarten ab. Wenn jemand anderes einen Angriff ausspielt, darfst du, bevor er wirkt, diese Karte aus der Hand aufdecken und zur Seite legen. Zu Beginn deines nächsten Zuges kommt sie dann auf deine Hand zurück: +1 Karte.
card-remake = Nachbau
    .text = Zweimal nacheinander: Entsorge eine Handkarte. Dafür nimmst du eine Karte, die genau 1 Geld mehr kostet.
card-tournament = Turnier
    .text = +1 Aktion. Alle Spieler, auch du, dürfen eine Provinz aus der Hand aufdecken. Wenn du es tust, lege deine ab und nimm einen beliebigen Preis oder ein Herzogtum auf deinen Nachziehstapel. Wenn niemand sonst es tut: +1 Karte, +1 Geld.
card-young_witch = Junge Hexe
    .text = +2 Karten. Lege 2 Handkarten ab. Alle Mitspieler dürfen eine Bannkarte aus der Hand aufdecken; wer es nicht tut, nimmt einen Fluch. Spielvorbereitung: Ein weiterer Königreichstapel, dessen Karten 2 oder 3 Geld kosten, kommt als Bannstapel in den Vorrat.
card-harvest = Ernte
    .text = Decke 4 Karten von deinem Nachziehstapel auf und lege sie danach ab: +1 Geld für jeden unterschiedlichen Kartennamen darunter.
card-horn_of_plenty = Füllhorn
    .text = Nimm eine Karte, die höchstens so viel Geld kostet, wie du unterschiedliche Kartennamen im Spiel hast (das Füllhorn zählt mit). Ist sie eine Punktekarte, entsorge dieses Füllhorn.
card-hunting_party = Treibjagd
    .text = +1 Karte, +1 Aktion. Decke deine Hand auf. Decke dann Karten von deinem Nachziehstapel auf, bis eine erscheint, deren Name auf deiner Hand nicht vorkommt. Sie kommt auf deine Hand; die anderen vom Stapel aufgedeckten Karten legst du ab.
card-jester = Harlekin
    .text = +2 Geld. Nacheinander legen alle Mitspieler die oberste Karte ihres Nachziehstapels ab. Wer eine Punktekarte ablegt, nimmt einen Fluch. Bei jeder anderen Karte bestimmst du, wer von euch beiden eine gleiche aus dem Vorrat nimmt.
card-fairgrounds = Festplatz
    .text = 2 Punkte je volle 5 unterschiedliche Kartennamen, die bei Spielende unter deinen Karten sind.

## Prizes
card-bag_of_gold = Ein Sack voll Gold
    .text = +1 Aktion. Nimm ein Gold auf deinen Nachziehstapel. Nicht im Vorrat.
card-diadem = Diadem
    .text = +2 Geld. +1 Geld für jede Aktion, die du noch übrig hast. Nicht im Vorrat.
card-followers = Gefolge
    .text = +2 Karten. Nimm ein Anwesen. Alle Mitspieler nehmen je einen Fluch; danach legen alle mit mehr als 3 Handkarten so viele ab, dass ihnen 3 bleiben. Nicht im Vorrat.
card-princess = Prinzessin
    .text = +1 Kauf. Solange diese Karte im Spiel ist, kosten alle Karten 2 Geld weniger (nie weniger als 0). Nicht im Vorrat.
card-trusty_steed = Streitross
    .text = Wähle zuerst zwei verschiedene Möglichkeiten und führe sie dann in dieser Reihenfolge aus: +2 Karten; +2 Aktionen; +2 Geld; nimm 4 Silber und lege danach deinen Nachziehstapel ungesehen auf deinen Ablagestapel. Nicht im Vorrat.
