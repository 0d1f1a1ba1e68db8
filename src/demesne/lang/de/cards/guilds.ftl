### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
