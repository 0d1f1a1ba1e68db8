### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-develop = Aufbau
    .text = Entsorge eine Handkarte. Nimm in beliebiger Reihenfolge eine Karte, die genau 1 Geld mehr, und eine, die genau 1 Geld weniger kostet als die entsorgte Karte, und lege sie jeweils auf deinen Nachziehstapel.
    .one = einen Aufbau
    .many = Aufbauten
card-guard_dog = Wachhund
    .text = +2 Karten. Hast du danach höchstens 5 Handkarten: +2 Karten. Wenn jemand anderes einen Angriff ausspielt, darfst du, bevor er wirkt, diese Karte aus der Hand ausspielen.
    .one = einen Wachhund
    .many = Wachhunde
card-oasis = Oase
    .text = +1 Karte, +1 Aktion, +1 Geld. Lege eine Handkarte ab.
    .one = eine Oase
    .many = Oasen
card-spice_merchant = Gewürzhändler
    .text = Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust, wähle eins: +2 Karten und +1 Aktion; oder +1 Kauf und +2 Geld.
    .one = einen Gewürzhändler
    .many = Gewürzhändler
card-trader = Fahrender Händler
    .text = Entsorge eine Handkarte. Nimm für jedes Geld, das sie kostet, ein Silber. Wenn du eine Karte nimmst, darfst du diese Karte aus der Hand aufdecken und die genommene gegen ein Silber tauschen.
    .one = einen Fahrenden Händler
    .many = Fahrende Händler
card-berserker = Berserker
    .text = Nimm eine Karte, die weniger kostet als diese. Alle Mitspieler legen Handkarten ab, bis sie nur noch 3 haben. Wenn du diese Karte nimmst und eine Aktionskarte im Spiel hast, spiele den Berserker sofort aus.
    .one = einen Berserker
    .many = Berserker
card-haggler = Feilscher
    .text = +2 Geld. Immer wenn du in diesem Zug eine gekaufte Karte nimmst, nimm dazu eine billigere Karte, die keine Punktekarte ist.
    .one = einen Feilscher
    .many = Feilscher
card-souk = Souk
    .text = +1 Kauf, +7 Geld. Danach verlierst du 1 Geld für jede deiner Handkarten (nie unter 0). Wenn du diese Karte nimmst, darfst du bis zu 2 Handkarten entsorgen.
    .one = einen Souk
    .many = Souks
card-witchs_hut = Hexenhütte
    .text = +4 Karten. Decke 2 Handkarten auf und lege sie ab. Sind beide Aktionskarten, nehmen alle Mitspieler je einen Fluch.
    .one = eine Hexenhütte
    .many = Hexenhütten
card-border_village = Grenzdorf
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, nimm dazu eine Karte, die weniger kostet.
    .one = ein Grenzdorf
    .many = Grenzdörfer

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-develop-trash = { $card }: Entsorge eine Karte; dafür nimmst du eine, die genau 1 Geld mehr, und eine, die genau 1 Geld weniger kostet, und legst sie auf deinen Nachziehstapel
ask-develop-gain = { $card }: Nimm eine Karte, die genau { $mode ->
    [exactly] { $least } Geld kostet
    [between] { $least } oder { $most } Geld kostet
    [most] { $most } Geld kostet
   *[some] 1 Geld mehr oder weniger kostet als die entsorgte
}, und lege sie auf deinen Nachziehstapel
ask-spice_merchant-trash = { $card }: eine Geldkarte für +2 Karten und +1 Aktion oder für +1 Kauf und +2 Geld entsorgen?
ask-trader-trash = { $card }: Entsorge eine Karte und nimm so viele Silber, wie sie Geld kostet
ask-trader-when = { $card }: diese Karte aufdecken und die genommene ({ $name }) gegen ein Silber tauschen?
option-trader-when = aufdecken und die Karte gegen ein Silber tauschen
