### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-guilds = Die Gilden

## Kingdom cards
card-farrier = Hufschmied
    .text = +1 Karte, +1 Aktion, +1 Kauf. Kaufst du diese Karte, darfst du mehr zahlen, als sie kostet; für jedes Geld darüber hinaus ziehst du am Ende dieses Zuges eine Karte.
    .one = einen Hufschmied
    .many = Hufschmiede
card-stonemason = Steinmetz
    .text = Entsorge eine Handkarte. Nimm 2 Karten, die jeweils weniger kosten als sie. Kaufst du diese Karte, darfst du mehr zahlen, als sie kostet; dann nimm 2 Aktionskarten, die jeweils genau so viel kosten, wie du mehr gezahlt hast.
    .one = einen Steinmetz
    .many = Steinmetze
card-plaza = Platz
    .text = +1 Karte, +2 Aktionen. Du darfst eine Geldkarte ablegen, um +1 Taler zu erhalten.
    .one = einen Platz
    .many = Plätze
card-baker = Bäcker
    .text = +1 Karte, +1 Aktion, +1 Taler. Spielvorbereitung: Alle Spieler beginnen mit 1 Taler.
    .one = einen Bäcker
    .many = Bäcker
card-butcher = Metzger
    .text = +2 Taler. Du darfst eine Handkarte entsorgen. Wenn du das tust, lege beliebig viele Taler zurück und nimm eine Karte, die höchstens so viel kostet wie die entsorgte, plus 1 Geld je zurückgelegtem Taler.
    .one = einen Metzger
    .many = Metzger
card-merchant_guild = Kaufmannsgilde
    .text = +1 Kauf, +1 Geld. Am Ende deiner Kaufphase in diesem Zug: +1 Taler für jede Karte, die du in ihr genommen hast.
    .one = eine Kaufmannsgilde
    .many = Kaufmannsgilden

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-farrier-when = die bezahlten Karten ziehen
ask-farrier-overpay = { $card }: Wie viel Geld zahlst du über die Kosten hinaus? Für jedes ziehst du am Ende des Zuges eine Karte
ask-stonemason-overpay = { $card }: Wie viel Geld zahlst du über die Kosten hinaus? Du nimmst 2 Aktionskarten, die genau so viel kosten
ask-stonemason-trash = { $card }: Entsorge eine Karte und nimm 2 billigere Karten
ask-butcher-trash = { $card }: eine Karte entsorgen und eine nehmen, die höchstens so viel kostet, plus 1 Geld je zurückgelegtem Taler?
option-merchant_guild-when = +1 Taler je Karte, die du in dieser Kaufphase genommen hast

### Rulings
ruling-GU01 = Ein ausgespielter Hufschmied gibt eine Karte, eine Aktion und einen Kauf
ruling-GU02 = Jedes beim Hufschmied zusätzlich gezahlte Geld ist eine Karte mehr, nachdem die neue Hand gezogen ist
ruling-GU03 = Man darf für den Hufschmied nur seine Kosten zahlen, behält das übrige Geld und zieht dann nichts zusätzlich
ruling-GU04 = Was man für mehrere Hufschmiede zusätzlich zahlt, wird zusammengezählt
ruling-GU05 = Ein ohne Kauf genommener Hufschmied zieht am Ende des Zuges nichts
ruling-GU06 = Die Karten für einen überzahlten Hufschmied zieht man nach der neuen Hand; wird für sie gemischt, ist der Hufschmied selbst schon dabei
ruling-GU07 = Der Steinmetz zerlegt eine Karte in zwei billigere, die nicht gleich sein müssen
ruling-GU08 = Entsorgen und Nehmen sind beim Steinmetz Pflicht, und die zwei Karten dürfen gleich sein
ruling-GU09 = Ein mit dem Steinmetz entsorgtes Kupfer bringt nichts
ruling-GU10 = Mit leerer Hand bewirkt der Steinmetz nichts
ruling-GU11 = Zahlt man beim Kauf eines Steinmetzes mehr, bringt das zwei Aktionskarten, die genau so viel kosten wie das zusätzlich Gezahlte
ruling-GU12 = Passt nur eine Karte zu dem, was man für den Steinmetz zusätzlich gezahlt hat, nimmt man nur diese
ruling-GU13 = Wer beim Steinmetz nichts zusätzlich zahlt, nimmt keine Aktionskarten, auch keine, die nichts kosten
ruling-GU14 = Für den Steinmetz und seine Aktionskarten gelten die Kosten des Augenblicks; mit dem Kanal bringen 3 Geld zusätzlich also Aktionskarten, auf denen 4 steht
ruling-GU15 = Was der Steinmetz als zweite Karte bringen darf, wird neu beurteilt, hier nachdem der zuerst genommene Erfinder mit der Innovation ausgespielt wurde
ruling-GU16 = Der Platz kann eine Geldkarte der Hand in einen Taler verwandeln
ruling-GU17 = Wer beim Platz nichts ablegt, erhält keinen Taler
ruling-GU18 = Beim Platz darf man die eben gezogene Karte ablegen, wenn sie eine Geldkarte ist, aber keine andere
ruling-GU19 = Beim Platz darf man auch eine Geldkarte mit weiterem Typ ablegen, hier einen Jahrmarkt mit Kapitalismus
ruling-GU20 = Der Bäcker ersetzt sich selbst und gibt einen Taler
ruling-GU21 = Den Taler des Bäckers darf man im selben Zug ausgeben
ruling-GU22 = Zwei Bäcker geben zwei Taler, und nicht ausgegebene Taler bleiben
ruling-GU23 = Für den Metzger zurückgelegte Taler heben die Grenze um je 1, statt Geld zu geben, auch die zwei, die er gerade gebracht hat
ruling-GU24 = Wer mit dem Metzger nichts entsorgt, behält einfach dessen zwei Taler
ruling-GU25 = Ein mit einem anderen entsorgter Metzger bringt ein Herzogtum ohne einen einzigen Taler
ruling-GU26 = Beim Metzger wird erst entsorgt, dann die Zahl der Taler bestimmt, und dann muss man eine Karte nehmen
ruling-GU27 = Für den Metzger zurückgelegte Taler zählen nur für seine Grenze; behaltene können später Geld geben
ruling-GU28 = Mit leerer Hand gibt der Metzger zwei Taler und entsorgt nichts
ruling-GU29 = Die Kaufmannsgilde zahlt am Ende der Kaufphase, einen Taler für jede in ihr genommene Karte
ruling-GU30 = Jedes Ausspielen der Kaufmannsgilde zahlt für jede Karte
ruling-GU31 = In der Aktionsphase genommene Karten bringen bei der Kaufmannsgilde nichts
ruling-GU32 = Für die Kaufmannsgilde zählen auch Karten, die man in der Kaufphase ohne Kauf nimmt
ruling-GU33 = Eine in der Kaufphase ausgespielte Kaufmannsgilde zahlt auch für das, was man in ihr schon genommen hat
ruling-GU34 = Wer in der Kaufphase nichts nimmt, erhält von der Kaufmannsgilde nichts
ruling-GU40 = Jeder Königreichstapel der Gilden hat zehn Karten
ruling-GU41 = Zusätzlich zahlen darf man beliebig viel von dem Geld, das übrig ist, aber nicht mehr
ruling-GU42 = Wer nach den Kosten kein Geld mehr hat, wird nicht nach mehr gefragt
ruling-GU43 = Taler darf man ausgeben, während man gefragt wird, wie viel man zusätzlich zahlt
ruling-GU44 = Was man zusätzlich zahlt, ändert die Kosten der Karte nicht, also bringt der Feilscher nur eine Karte, die billiger ist als ihre Kosten
ruling-GU45 = Das zusätzlich Gezahlte wirkt beim Nehmen der Karte, also auch bei einem Hufschmied, den der Fahrende Händler gegen ein Silber getauscht hat
ruling-GU46 = Bei einer ohne Kauf genommenen Karte wird niemand nach mehr Geld gefragt
ruling-GU47 = Am Ende des Zuges gezogene Karten gehören zur Hand des nächsten Zuges
ruling-GU301 = Ein Trank, der ohne Geld für einen Steinmetz zusätzlich gezahlt wird, bringt zwei Aktionskarten, die einen Trank und sonst nichts kosten
ruling-GU302 = Taler liegen auf einem Tableau, aus welchem Set eine Karte auch ist; die Freibeuterin zählt daher die eines Bäckers
ruling-GU303 = Mit dem Kanal bringt 1 Geld zusätzlich beim Steinmetz zwei Aktionskarten, die 1 Geld kosten
