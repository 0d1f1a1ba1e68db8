### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-hinterlands = Hinterland

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

### Rulings
ruling-HI01 = Der Berserker bringt eine billigere Karte, dann legen alle Mitspieler Karten ab, bis sie nur noch drei haben
ruling-HI02 = Ein Berserker, den man nimmt, während man eine Aktionskarte im Spiel hat, wird sofort ausgespielt und verbraucht keine Aktion
ruling-HI03 = Ein Berserker, den man nur mit Geldkarten im Spiel nimmt, kommt einfach auf den Ablagestapel
ruling-HI04 = Ein Berserker, der beim Nehmen ausgespielt wird, ist ein Angriff wie jeder andere, und ein Burggraben schützt vor ihm
ruling-HI05 = Ein Berserker, den zuerst die Innovation ausgespielt hat, spielt sich nicht noch einmal selbst aus
ruling-HI06 = Ein Berserker, den ein Frachtschiff zur Seite gelegt hat, spielt sich nicht selbst aus
ruling-HI07 = Ein Berserker, den man im Zug eines Mitspielers nimmt, greift sofort an und wird in der Aufräumphase dieses Zuges abgelegt
ruling-HI08 = Ein Berserker, der nichts kostet, bringt nichts und greift trotzdem an
ruling-HI09 = Die Aktionskarte, mit der man einen Berserker nimmt, zählt als Aktionskarte im Spiel
ruling-HI10 = Eine Dauerkarte, die vom Zug davor noch im Spiel ist, zählt beim Nehmen eines Berserkers als Aktionskarte im Spiel
ruling-HI11 = Bei gesenkten Kosten bringt der Berserker nur, was weniger kostet, als er selbst dann kostet
ruling-HI12 = Wer ein Grenzdorf nimmt, nimmt auch eine billigere Karte dazu
ruling-HI13 = Ein ausgespieltes Grenzdorf gibt eine Karte und zwei Aktionen und bringt sonst nichts
ruling-HI14 = Auch ein Grenzdorf, das man ohne Kauf nimmt, bringt seine Karte, wohin auch immer es kommt
ruling-HI15 = Nachlässe senken mit den Kosten des Grenzdorfs auch seine Grenze, also ist ein Markt noch erlaubt, ein Gold aber nicht
ruling-HI16 = Ein Grenzdorf bringt nie ein zweites Grenzdorf, denn es kostet gleich viel
ruling-HI17 = Der Aufbau bringt eine Karte, die genau 1 Geld mehr, und eine, die genau 1 Geld weniger kostet, in beliebiger Reihenfolge auf den Nachziehstapel
ruling-HI18 = Beim Aufbau darf man zuerst die billigere Karte nehmen, damit die teurere oben liegt
ruling-HI19 = Kostet keine Karte 1 Geld weniger, bringt der Aufbau trotzdem die, die 1 Geld mehr kostet
ruling-HI20 = Ein mit dem Aufbau entsorgtes Kupfer bringt nichts, denn keine Karte im Vorrat kostet 1 Geld
ruling-HI21 = Ein mit dem Aufbau entsorgtes Kupfer bringt ein Anwesen, wenn Anwesen gerade 1 Geld kosten
ruling-HI22 = Beim Aufbau muss man eine Karte entsorgen; mit leerer Hand geschieht nichts
ruling-HI23 = Die zweite Karte des Aufbaus richtet sich nach den Kosten in diesem Augenblick, hier nachdem der zuerst genommene Erfinder mit der Innovation ausgespielt wurde
ruling-HI24 = Der Wachhund zieht zwei Karten, und zwei weitere, wenn man danach höchstens fünf auf der Hand hat
ruling-HI25 = Wer nach den ersten zwei Karten sechs auf der Hand hat, zieht mit dem Wachhund keine mehr
ruling-HI26 = Der Wachhund darf vor dem Angriff eines Mitspielers aus der Hand ausgespielt werden und wird in der Aufräumphase dieses Zuges abgelegt
ruling-HI27 = Niemand muss den Wachhund gegen einen Angriff ausspielen
ruling-HI28 = Ein mit dem Wachhund gezogener Burggraben darf gegen denselben Angriff aufgedeckt werden
ruling-HI29 = Auch ein Wachhund, den ein anderer gezogen hat, darf gegen denselben Angriff ausgespielt werden, und keiner verbraucht eine Aktion
ruling-HI30 = Der Wachhund hält den Angriff nicht auf, gegen den er ausgespielt wurde
ruling-HI31 = Nach einem Feilscher bringt jede gekaufte Karte eine billigere, die keine Punktekarte ist
ruling-HI32 = Ein zweimal ausgespielter Feilscher bringt für jede gekaufte Karte zwei
ruling-HI33 = Der Feilscher wirkt bis zum Ende des Zuges, auch wenn er nicht mehr im Spiel ist
ruling-HI34 = Karten, die man ohne Kauf nimmt, durch den Feilscher oder andere Karten, bringen beim Feilscher nichts
ruling-HI35 = Ein gekauftes Projekt ist keine Karte und bringt beim Feilscher nichts
ruling-HI36 = Wer eine Karte kauft, die nichts kostet, nimmt mit dem Feilscher nichts
ruling-HI37 = Über die Reihenfolge mehrerer Wirkungen beim Nehmen bestimmt, wer nimmt, hier die Karte des Feilschers vor der des Grenzdorfs selbst
ruling-HI38 = Mit dem Feilscher nimmt man nur, was nach den Kosten dieses Augenblicks billiger ist als die gekaufte Karte
ruling-HI39 = Die Oase gibt eine Karte, eine Aktion und 1 Geld, danach muss man eine Karte ablegen
ruling-HI40 = Man darf die Karte ablegen, die man mit der Oase gezogen hat
ruling-HI41 = Auch ohne Karte zum Ziehen verlangt die Oase, dass man eine ablegt
ruling-HI42 = Der Souk gibt einen Kauf und 7 Geld, abzüglich 1 Geld für jede Handkarte
ruling-HI43 = Mit mehr als sieben Handkarten verliert man durch den Souk schon vorhandenes Geld
ruling-HI44 = Der Souk lässt nie weniger als 0 Geld übrig
ruling-HI45 = Wer einen Souk nimmt, darf bis zu zwei Handkarten entsorgen
ruling-HI46 = Beim Nehmen eines Souks muss niemand etwas entsorgen, und eine Karte genügt
ruling-HI47 = Auch ein mit einer anderen Karte genommener Souk lässt entsorgen, ein ausgespielter nicht
ruling-HI48 = Mit dem Gewürzhändler darf man eine Geldkarte entsorgen und erhält dann zwei Karten und eine Aktion oder einen Kauf und 2 Geld
ruling-HI49 = Wer keine Geldkarte entsorgt, erhält vom Gewürzhändler nichts
ruling-HI50 = Ohne Geldkarte auf der Hand bewirkt der Gewürzhändler nichts
ruling-HI51 = Was aus dem Entsorgen folgt, kommt vor der Wahl beim Gewürzhändler, hier das Geld des Priesters
ruling-HI52 = Mit dem Fahrenden Händler entsorgt man eine Handkarte und nimmt für jedes Geld, das sie kostet, ein Silber
ruling-HI53 = Ein mit dem Fahrenden Händler entsorgtes Kupfer bringt kein Silber, und beim Gold zählt, was es gerade kostet
ruling-HI54 = Wer eine Karte nimmt, darf einen Fahrenden Händler aus der Hand aufdecken und sie gegen ein Silber tauschen
ruling-HI55 = Niemand muss den Fahrenden Händler aufdecken
ruling-HI56 = Eine mit dem Fahrenden Händler getauschte Karte wurde genommen, also geschieht alles, was daraus folgt; das Silber dagegen gilt nicht als genommen
ruling-HI57 = Das Silber des Fahrenden Händlers kommt immer auf den Ablagestapel, auch für eine Karte, die man auf die Hand genommen hat
ruling-HI58 = Eine Karte, die ein Frachtschiff zur Seite gelegt hat, kann der Fahrende Händler nicht mehr tauschen
ruling-HI59 = Eine mit dem Fahrenden Händler getauschte Karte ist für das Frachtschiff nicht mehr da
ruling-HI60 = Ist kein Silber im Vorrat, tauscht der Fahrende Händler nichts
ruling-HI61 = Mit dem Fahrenden Händler muss man eine Karte entsorgen, wenn man eine hat; mit leerer Hand nimmt man nichts
ruling-HI62 = Den Fahrenden Händler darf man für jede einzelne Karte aufdecken, die man nimmt, hier für beide Flüche
ruling-HI63 = Die Hexenhütte zieht vier Karten und gibt den Mitspielern einen Fluch, wenn die zwei danach abgelegten Karten Aktionskarten sind
ruling-HI64 = Niemand nimmt einen Fluch, wenn eine der für die Hexenhütte abgelegten Karten keine Aktionskarte ist
ruling-HI65 = Wer für die Hexenhütte nur eine Karte abzulegen hat, gibt niemandem einen Fluch
ruling-HI66 = Die für die Hexenhütte abgelegten Karten werden aufgedeckt, also bringt ein Patron darunter einen Taler
ruling-HI67 = Weitere Typen der abgelegten Karten sind der Hexenhütte gleich, und die Flüche werden in Zugreihenfolge verteilt
ruling-HI68 = Die Hexenhütte ist auch dann ein Angriff, wenn sie keine Flüche gibt; wer mit einer Reaktion antwortet, bleibt vom Fluch verschont
ruling-HI80 = Jeder Königreichstapel von Hinterland hat zehn Karten
ruling-HI81 = Gekauft ist eine Karte, für die man mit einem Kauf bezahlt; was der Steinmetz für das zusätzlich Gezahlte bringt, wird nur genommen
ruling-HI82 = Eine im Zug eines Mitspielers ausgespielte Karte wird in dessen Aufräumphase abgelegt; eine Dauerkarte, die noch etwas zu tun hat, bleibt liegen
