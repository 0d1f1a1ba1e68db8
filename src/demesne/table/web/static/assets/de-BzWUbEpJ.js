import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
`,r=e({default:()=>i}),i=`### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
`,a=e({default:()=>o}),o=`### Allies: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-capital_city = Hauptstadt
    .text = +1 Karte, +2 Aktionen. Du darfst 2 Handkarten ablegen, um +2 Geld zu erhalten. Danach darfst du 2 Geld zahlen, um +2 Karten zu erhalten.
    .one = eine Hauptstadt
    .many = Hauptstädte
card-courier = Botin
    .text = +1 Geld. Lege die oberste Karte deines Nachziehstapels ab. Sieh deinen Ablagestapel durch; du darfst eine Aktions- oder Geldkarte daraus ausspielen.
    .one = eine Botin
    .many = Botinnen
card-galleria = Markthalle
    .text = +3 Geld. In diesem Zug gibt jede Karte, die du nimmst und die 3 oder 4 Geld kostet, +1 Kauf.
    .one = eine Markthalle
    .many = Markthallen
card-importer = Importeurin
    .text = Nimm zu Beginn deines nächsten Zuges eine Karte, die bis zu 5 Geld kostet. Spielvorbereitung: Alle beginnen mit 4 Gefallen mehr.
    .one = eine Importeurin
    .many = Importeurinnen
card-modify = Umgestaltung
    .text = Entsorge eine Handkarte. Wähle dann eins: +1 Karte und +1 Aktion; oder nimm eine Karte, die bis zu 2 Geld mehr kostet als die entsorgte Karte.
    .one = eine Umgestaltung
    .many = Umgestaltungen
card-specialist = Spezialistin
    .text = Du darfst eine Aktions- oder Geldkarte aus der Hand ausspielen. Wenn du das tust, wähle eins: spiele sie noch einmal aus; oder nimm eine gleiche Karte.
    .one = eine Spezialistin
    .many = Spezialistinnen
card-underling = Untergebener
    .text = +1 Karte, +1 Aktion, +1 Gefallen.
    .one = einen Untergebenen
    .many = Untergebene
card-townsfolk = Bürger
    .text = Ein Stapel, von oben: 4 Ausruferinnen, 4 Eisenschmiede, 4 Müller, 4 Älteste. Nur die oberste Karte kann gekauft oder genommen werden.
    .one = einen Bürger
    .many = Bürger
card-town_crier = Ausruferin
    .text = Wähle eins: +2 Geld; nimm ein Silber; oder +1 Karte und +1 Aktion. Du darfst die Bürger rotieren.
    .one = eine Ausruferin
    .many = Ausruferinnen
card-blacksmith = Eisenschmied
    .text = Wähle eins: ziehe, bis du 6 Handkarten hast; +2 Karten; oder +1 Karte und +1 Aktion.
    .one = einen Eisenschmied
    .many = Eisenschmiede
card-miller = Müller
    .text = +1 Aktion. Sieh dir die obersten 4 Karten deines Nachziehstapels an, nimm eine davon auf die Hand und lege die anderen ab.
    .one = einen Müller
    .many = Müller
card-elder = Älteste
    .text = +2 Geld. Du darfst eine Aktionskarte aus der Hand ausspielen. Lässt sie dich in diesem Zug unter mehreren Möglichkeiten wählen, darfst du jeweils eine mehr nutzen.
    .one = eine Älteste
    .many = Älteste
card-wizards = Zauberer
    .text = Ein Stapel, von oben: 4 Zauberschüler, 4 Beschwörer, 4 Hexenmeister, 4 Lichs. Nur die oberste Karte kann gekauft oder genommen werden.
    .one = einen Zauberer
    .many = Zauberer
card-student = Zauberschüler
    .text = +1 Aktion. Du darfst die Zauberer rotieren. Entsorge eine Handkarte; ist sie eine Geldkarte, erhältst du +1 Gefallen und legst diese Karte auf deinen Nachziehstapel.
    .one = einen Zauberschüler
    .many = Zauberschüler
card-conjurer = Beschwörer
    .text = Nimm eine Karte, die bis zu 4 Geld kostet. Zu Beginn deines nächsten Zuges kommt diese Karte auf deine Hand zurück.
    .one = einen Beschwörer
    .many = Beschwörer
card-sorcerer = Hexenmeister
    .text = +1 Karte, +1 Aktion. Alle Mitspieler nennen je eine Karte und decken dann die oberste ihres Nachziehstapels auf; wer falsch lag, nimmt einen Fluch.
    .one = einen Hexenmeister
    .many = Hexenmeister
card-lich = Lich
    .text = +6 Karten, +2 Aktionen. Setze deinen nächsten Zug aus. Entsorgst du diese Karte, lege sie vom Müllstapel ab und nimm von dort eine billigere Karte.
    .one = einen Lich
    .many = Lichs
card-odysseys = Irrfahrten
    .text = Ein Stapel, von oben: 4 Alte Landkarten, 4 Seereisen, 4 Versunkene Schätze, 4 Ferne Küsten. Nur die oberste Karte kann gekauft oder genommen werden.
    .one = eine Karte Irrfahrten
    .many = Karten Irrfahrten
card-old_map = Alte Landkarte
    .text = +1 Karte, +1 Aktion. Lege eine Handkarte ab; danach +1 Karte. Du darfst die Irrfahrten rotieren.
    .one = eine Alte Landkarte
    .many = Alte Landkarten
card-voyage = Seereise
    .text = +1 Aktion. Nach diesem Zug hast du einen weiteren, falls er nicht dein dritter in Folge wäre; in ihm kannst du nur 3 Karten aus der Hand ausspielen.
    .one = eine Seereise
    .many = Seereisen
card-sunken_treasure = Versunkener Schatz
    .text = Nimm eine Aktionskarte, von der du kein Exemplar im Spiel hast.
    .one = einen Versunkenen Schatz
    .many = Versunkene Schätze
card-distant_shore = Ferne Küste
    .text = +2 Karten, +1 Aktion. Nimm ein Anwesen. Bei Spielende: 2 Punkte.
    .one = eine Ferne Küste
    .many = Ferne Küsten

## Allies
card-band_of_nomads = Nomadenstamm
    .text = Nimmst du eine Karte, die mindestens 3 Geld kostet, darfst du einen Gefallen einsetzen: für +1 Karte, +1 Aktion oder +1 Kauf.
card-fellowship_of_scribes = Gefolgschaft der Schreiber
    .text = Hast du eine Aktionskarte ausgespielt und höchstens 4 Handkarten, darfst du einen Gefallen für +1 Karte einsetzen.

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-specialist-replay = sie noch einmal ausspielen
option-specialist-gain = eine gleiche Karte nehmen
ask-capital_city-discard = { $card }: 2 Karten für +2 Geld ablegen oder keine?
option-blacksmith-draw = ziehen, bis du 6 Handkarten hast
ask-student-trash = { $card }: Entsorge eine Karte (für eine Geldkarte +1 Gefallen, und diese Karte kommt auf deinen Nachziehstapel)
ask-sorcerer-name = { $card }: Nenne die oberste Karte deines Nachziehstapels, sonst nimmst du einen Fluch
ask-band_of_nomads-choose = { $card }: einen Gefallen für +1 Karte, +1 Aktion oder +1 Kauf einsetzen?
option-band_of_nomads-when = Gefallen einsetzen (freiwillig)
ask-fellowship_of_scribes-when = { $card }: einen Gefallen für +1 Karte einsetzen?
option-fellowship_of_scribes-when = einen Gefallen für +1 Karte einsetzen
`,s=e({default:()=>c}),c=`### The base game: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-cellar = Keller
    .text = +1 Aktion. Lege beliebig viele Handkarten ab und ziehe danach ebenso viele Karten.
    .one = einen Keller
    .many = Keller
card-chapel = Kapelle
    .text = Entsorge bis zu 4 Handkarten.
    .one = eine Kapelle
    .many = Kapellen
card-moat = Burggraben
    .text = +2 Karten. Wenn jemand anderes einen Angriff ausspielt, darfst du, bevor er wirkt, diese Karte aus der Hand aufdecken. Der Angriff betrifft dich dann nicht.
    .one = einen Burggraben
    .many = Burggräben
card-chancellor = Kanzler
    .text = +2 Geld. Du darfst deinen ganzen Nachziehstapel ungesehen auf deinen Ablagestapel legen.
    .one = einen Kanzler
    .many = Kanzler
card-village = Dorf
    .text = +1 Karte, +2 Aktionen.
    .one = ein Dorf
    .many = Dörfer
card-woodcutter = Holzfäller
    .text = +1 Kauf, +2 Geld.
    .one = einen Holzfäller
    .many = Holzfäller
card-workshop = Werkstatt
    .text = Nimm eine Karte, die bis zu 4 Geld kostet.
    .one = eine Werkstatt
    .many = Werkstätten
card-bureaucrat = Bürokrat
    .text = Nimm ein Silber und lege es auf deinen Nachziehstapel. Alle Mitspieler decken je eine Punktekarte aus der Hand auf und legen sie auf ihren Nachziehstapel; wer keine hat, deckt alle Handkarten auf.
    .one = einen Bürokraten
    .many = Bürokraten
card-feast = Festmahl
    .text = Entsorge dieses Festmahl. Nimm eine Karte, die bis zu 5 Geld kostet.
    .one = ein Festmahl
    .many = Festmähler
card-gardens = Gärten
    .text = 1 Punkt je 10 Karten in deinem Kartensatz bei Spielende (abgerundet).
    .one = eine Karte Gärten
    .many = Karten Gärten
card-militia = Miliz
    .text = +2 Geld. Alle Mitspieler mit mehr als 3 Handkarten legen so viele ab, dass ihnen 3 bleiben.
    .one = eine Miliz
    .many = Milizen
card-moneylender = Geldverleiher
    .text = Hast du Kupfer auf der Hand, entsorge eins davon: +3 Geld.
    .one = einen Geldverleiher
    .many = Geldverleiher
card-remodel = Umbau
    .text = Entsorge eine Handkarte. Dafür nimmst du eine Karte, die bis zu 2 Geld mehr kostet.
    .one = einen Umbau
    .many = Umbauten
card-smithy = Schmiede
    .text = +3 Karten.
    .one = eine Schmiede
    .many = Schmieden
card-spy = Spion
    .text = +1 Karte, +1 Aktion. Alle Spieler, auch du, decken die oberste Karte ihres Nachziehstapels auf. Du bestimmst bei jeder, ob sie abgelegt wird oder liegen bleibt.
    .one = einen Spion
    .many = Spione
card-thief = Dieb
    .text = Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf. Wer Geldkarten aufdeckt, entsorgt eine davon, die du aussuchst. Von den so entsorgten Karten darfst du beliebig viele nehmen. Alle übrigen aufgedeckten Karten werden abgelegt.
    .one = einen Dieb
    .many = Diebe
card-throne_room = Thronsaal
    .text = Wähle eine Aktionskarte aus deiner Hand. Spiele sie zweimal nacheinander aus.
    .one = einen Thronsaal
    .many = Thronsäle
card-council_room = Ratsversammlung
    .text = +4 Karten, +1 Kauf. Alle Mitspieler ziehen je eine Karte.
    .one = eine Ratsversammlung
    .many = Ratsversammlungen
card-festival = Jahrmarkt
    .text = +2 Aktionen, +1 Kauf, +2 Geld.
    .one = einen Jahrmarkt
    .many = Jahrmärkte
card-laboratory = Laboratorium
    .text = +2 Karten, +1 Aktion.
    .one = ein Laboratorium
    .many = Laboratorien
card-library = Bibliothek
    .text = Ziehe Karten, bis du 7 auf der Hand hast. Jede dabei gezogene Aktionskarte darfst du sofort zur Seite legen, statt sie zu behalten. Am Ende legst du die zur Seite gelegten Karten ab.
    .one = eine Bibliothek
    .many = Bibliotheken
card-market = Markt
    .text = +1 Karte, +1 Aktion, +1 Kauf, +1 Geld.
    .one = einen Markt
    .many = Märkte
card-mine = Mine
    .text = Entsorge eine Geldkarte, die du auf der Hand hast. Dafür nimmst du eine Geldkarte, die bis zu 3 Geld mehr kostet, auf die Hand.
    .one = eine Mine
    .many = Minen
card-witch = Hexe
    .text = +2 Karten. Alle Mitspieler nehmen je einen Fluch.
    .one = eine Hexe
    .many = Hexen
card-adventurer = Abenteurer
    .text = Decke so lange die oberste Karte deines Nachziehstapels auf, bis du 2 Geldkarten gefunden hast. Diese kommen auf deine Hand; die anderen aufgedeckten Karten legst du ab.
    .one = einen Abenteurer
    .many = Abenteurer

## Cards of the second edition
card-harbinger = Vorbotin
    .text = +1 Karte, +1 Aktion. Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus oben auf deinen Nachziehstapel legen.
    .one = eine Vorbotin
    .many = Vorbotinnen
card-merchant = Händlerin
    .text = +1 Karte, +1 Aktion. Für das erste Silber, das du in diesem Zug ausspielst: +1 Geld.
    .one = eine Händlerin
    .many = Händlerinnen
card-vassal = Vasall
    .text = +2 Geld. Lege die oberste Karte deines Nachziehstapels ab. Ist sie eine Aktionskarte, darfst du sie ausspielen.
    .one = einen Vasallen
    .many = Vasallen

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-spy-choose = { $card }: Oben auf { $you ->
    [yes] deinem Nachziehstapel
   *[no] dem Nachziehstapel von { $who }
} liegt die Karte { $name }. Ablegen oder liegen lassen?
option-spy-discard = ablegen
option-spy-keep = liegen lassen
ask-thief-gain = { $card }: Nimm beliebig viele der eben entsorgten Geldkarten
option-library-no = auf der Hand behalten
`,l=e({default:()=>u}),u=`### The basic cards: name, text in our own words, and the forms of the name in sentences.
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
`,d=e({default:()=>f}),f=`### Cornucopia: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-hamlet = Weiler
    .text = +1 Karte, +1 Aktion. Du darfst eine Handkarte ablegen, um +1 Aktion zu erhalten. Danach darfst du eine Handkarte ablegen, um +1 Kauf zu erhalten.
    .one = einen Weiler
    .many = Weiler
card-fortune_teller = Wahrsagerin
    .text = +2 Geld. Alle Mitspieler decken Karten von ihrem Nachziehstapel auf, bis eine Punktekarte oder ein Fluch erscheint. Diese Karte legen sie auf ihren Nachziehstapel zurück, die anderen aufgedeckten legen sie ab.
    .one = eine Wahrsagerin
    .many = Wahrsagerinnen
card-menagerie = Menagerie
    .text = +1 Aktion. Decke alle Handkarten auf. Kommt dabei kein Kartenname mehrfach vor: +3 Karten, sonst +1 Karte.
    .one = eine Menagerie
    .many = Menagerien
card-farming_village = Bauerndorf
    .text = +2 Aktionen. Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte erscheint. Sie kommt auf deine Hand; die anderen aufgedeckten Karten legst du ab.
    .one = ein Bauerndorf
    .many = Bauerndörfer
card-horse_traders = Pferdehändler
    .text = +1 Kauf, +3 Geld. Lege 2 Handkarten ab. Wenn jemand anderes einen Angriff ausspielt, darfst du, bevor er wirkt, diese Karte aus der Hand aufdecken und zur Seite legen. Zu Beginn deines nächsten Zuges kommt sie dann auf deine Hand zurück: +1 Karte.
    .one = einen Pferdehändler
    .many = Pferdehändler
card-remake = Nachbau
    .text = Zweimal nacheinander: Entsorge eine Handkarte. Dafür nimmst du eine Karte, die genau 1 Geld mehr kostet.
    .one = einen Nachbau
    .many = Nachbauten
card-tournament = Turnier
    .text = +1 Aktion. Alle Spieler, auch du, dürfen eine Provinz aus der Hand aufdecken. Wenn du es tust, lege deine ab und nimm einen beliebigen Preis oder ein Herzogtum und lege die Karte auf deinen Nachziehstapel. Wenn niemand sonst es tut: +1 Karte, +1 Geld.
    .one = ein Turnier
    .many = Turniere
card-young_witch = Junge Hexe
    .text = +2 Karten. Lege 2 Handkarten ab. Alle Mitspieler dürfen eine Bannkarte aus der Hand aufdecken; wer es nicht tut, nimmt einen Fluch. Spielvorbereitung: Ein weiterer Königreichstapel, dessen Karten 2 oder 3 Geld kosten, kommt als Bannstapel in den Vorrat.
    .one = eine Junge Hexe
    .many = Junge Hexen
card-harvest = Ernte
    .text = Decke 4 Karten von deinem Nachziehstapel auf und lege sie danach ab: +1 Geld für jeden unterschiedlichen Kartennamen darunter.
    .one = eine Ernte
    .many = Ernten
card-horn_of_plenty = Füllhorn
    .text = Nimm eine Karte, die höchstens so viel Geld kostet, wie du unterschiedliche Kartennamen im Spiel hast (das Füllhorn zählt mit). Ist sie eine Punktekarte, entsorge dieses Füllhorn.
    .one = ein Füllhorn
    .many = Füllhörner
card-hunting_party = Treibjagd
    .text = +1 Karte, +1 Aktion. Decke alle Handkarten auf. Decke dann Karten von deinem Nachziehstapel auf, bis eine erscheint, deren Name auf deiner Hand nicht vorkommt. Sie kommt auf deine Hand; die anderen vom Stapel aufgedeckten Karten legst du ab.
    .one = eine Treibjagd
    .many = Treibjagden
card-jester = Harlekin
    .text = +2 Geld. Nacheinander legen alle Mitspieler die oberste Karte ihres Nachziehstapels ab. Wer eine Punktekarte ablegt, nimmt einen Fluch. Bei jeder anderen Karte bestimmst du, wer von euch beiden eine gleiche aus dem Vorrat nimmt.
    .one = einen Harlekin
    .many = Harlekine
card-fairgrounds = Festplatz
    .text = 2 Punkte je 5 unterschiedlich benannte Karten in deinem Kartensatz bei Spielende (abgerundet).
    .one = einen Festplatz
    .many = Festplätze
card-ferryman = Fährmann
    .text = +2 Karten, +1 Aktion. Lege eine Handkarte ab. Wenn du diese Karte nimmst, nimm dazu eine Karte vom Fährmannstapel. Spielvorbereitung: Lege einen weiteren Königreichstapel, dessen Karten 3 oder 4 Geld kosten, als Fährmannstapel neben den Vorrat.
    .one = einen Fährmann
    .many = Fährmänner

## Prizes
card-bag_of_gold = Ein Sack voll Gold
    .text = +1 Aktion. Nimm ein Gold und lege es auf deinen Nachziehstapel. (Nicht im Vorrat.)
    .one = einen Sack voll Gold
    .many = Säcke voll Gold
card-diadem = Diadem
    .text = +2 Geld. +1 Geld für jede Aktion, die du noch übrig hast. (Nicht im Vorrat.)
    .one = ein Diadem
    .many = Diademe
card-followers = Gefolge
    .text = +2 Karten. Nimm ein Anwesen. Alle Mitspieler nehmen je einen Fluch; danach legen alle mit mehr als 3 Handkarten so viele ab, dass ihnen 3 bleiben. (Nicht im Vorrat.)
    .one = ein Gefolge
    .many = Gefolge
card-princess = Prinzessin
    .text = +1 Kauf. Solange diese Karte im Spiel ist, kosten alle Karten 2 Geld weniger (nie weniger als 0). (Nicht im Vorrat.)
    .one = eine Prinzessin
    .many = Prinzessinnen
card-trusty_steed = Streitross
    .text = Wähle zuerst zwei verschiedene Möglichkeiten und führe sie dann in dieser Reihenfolge aus: +2 Karten; +2 Aktionen; +2 Geld; nimm 4 Silber und lege danach deinen Nachziehstapel ungesehen auf deinen Ablagestapel. (Nicht im Vorrat.)
    .one = ein Streitross
    .many = Streitrösser

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-jester-choose = { $card }: { $who } hat { $one } abgelegt. Wer nimmt die gleiche Karte?
option-jester-self = selbst die gleiche Karte nehmen
option-jester-victim = den Mitspieler die gleiche Karte nehmen lassen
ask-tournament-gain = { $card }: Nimm einen Preis oder ein Herzogtum und lege die Karte auf deinen Nachziehstapel
ask-young_witch-reveal = { $card }: { $what } aufdecken und keinen Fluch nehmen?
ask-horse_traders-when = { $card }: diese Karte bis zu deinem nächsten Zug zur Seite legen? Sie kommt dann mit +1 Karte zurück
option-trusty_steed-cards = +2 Karten
option-trusty_steed-actions = +2 Aktionen
option-trusty_steed-coins = +2 Geld
option-trusty_steed-silvers = 4 Silber nehmen und den Nachziehstapel auf den Ablagestapel legen
`,p=e({default:()=>m}),m=`### Dark Ages: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-hermit = Eremit
    .text = Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus oder aus der Hand entsorgen, die keine Geldkarte ist. Nimm eine Karte, die bis zu 3 Geld kostet. Wenn du in der Kaufphase dieses Zuges nichts nimmst, tausche diese Karte an deren Ende gegen einen Verrückten.
    .one = einen Eremiten
    .many = Eremiten
card-sage = Weiser
    .text = +1 Aktion. Decke Karten von deinem Nachziehstapel auf, bis eine 3 Geld oder mehr kostet. Sie kommt auf deine Hand; die anderen legst du ab.
    .one = einen Weisen
    .many = Weise
card-procession = Prozession
    .text = Du darfst eine Aktionskarte, die keine Dauerkarte ist, aus der Hand zweimal ausspielen. Entsorge sie dann und nimm eine Aktionskarte, die genau 1 Geld mehr kostet.
    .one = eine Prozession
    .many = Prozessionen
card-rats = Ratten
    .text = +1 Karte, +1 Aktion. Nimm eine Karte Ratten. Entsorge eine Handkarte außer Ratten; hast du keine, decke alle Handkarten auf. Wer diese Karte entsorgt: +1 Karte.
    .one = eine Karte Ratten
    .many = Karten Ratten
card-wandering_minstrel = Barde
    .text = +1 Karte, +2 Aktionen. Decke 3 Karten von deinem Nachziehstapel auf. Aktionskarten legst du in beliebiger Reihenfolge zurück, die anderen ab.
    .one = einen Barden
    .many = Barden
card-count = Graf
    .text = Zuerst eins davon: Lege 2 Handkarten ab; lege eine Handkarte auf deinen Nachziehstapel; nimm ein Kupfer. Dann eins davon: +3 Geld; entsorge alle Handkarten; nimm ein Herzogtum.
    .one = einen Grafen
    .many = Grafen
card-counterfeit = Falschgeld
    .text = +1 Geld, +1 Kauf. Du darfst eine andere Geldkarte, die keine Dauerkarte ist, aus der Hand zweimal ausspielen; entsorge sie dann.
    .one = eine Karte Falschgeld
    .many = Karten Falschgeld
card-cultist = Kultist
    .text = +2 Karten. Alle Mitspieler nehmen die oberste Karte vom Ruinenstapel. Danach darfst du einen Kultisten aus der Hand ausspielen, ohne eine Aktion zu verbrauchen. Wer diese Karte entsorgt: +3 Karten.
    .one = einen Kultisten
    .many = Kultisten
card-graverobber = Grabräuber
    .text = Wähle eins: Nimm vom Müllstapel eine Karte, die 3 bis 6 Geld kostet, und lege sie auf deinen Nachziehstapel; oder entsorge eine Aktionskarte aus deiner Hand und nimm eine Karte, die bis zu 3 Geld mehr kostet.
    .one = einen Grabräuber
    .many = Grabräuber
card-mystic = Medium
    .text = +1 Aktion, +2 Geld. Nenne eine Karte und decke die oberste Karte deines Nachziehstapels auf. Hast du richtig geraten, kommt sie auf deine Hand.
    .one = ein Medium
    .many = Medien
card-madman = Verrückter
    .text = +2 Aktionen. Lege diese Karte auf ihren Stapel zurück; wenn du das tust, ziehe so viele Karten, wie du auf der Hand hast. (Nicht im Vorrat.)
    .one = einen Verrückten
    .many = Verrückte
card-abandoned_mine = Verlassene Mine
    .text = +1 Geld.
    .one = eine Verlassene Mine
    .many = Verlassene Minen
card-ruined_library = Zerstörte Bibliothek
    .text = +1 Karte.
    .one = eine Zerstörte Bibliothek
    .many = Zerstörte Bibliotheken
card-ruined_market = Zerstörter Markt
    .text = +1 Kauf.
    .one = einen Zerstörten Markt
    .many = Zerstörte Märkte
card-ruined_village = Zerstörtes Dorf
    .text = +1 Aktion.
    .one = ein Zerstörtes Dorf
    .many = Zerstörte Dörfer
card-survivors = Überlebende
    .text = Sieh dir die obersten 2 Karten deines Nachziehstapels an. Lege beide ab oder lege beide in beliebiger Reihenfolge zurück.
    .one = eine Karte Überlebende
    .many = Karten Überlebende
card-ruins = Ruinen
    .text = Ein gemischter Stapel mit Ruinen von fünf Arten (10 Karten je Spieler außer dem ersten), in Spielen mit Plünderern. Nur die oberste kann genommen werden.
    .one = eine Karte Ruinen
    .many = Karten Ruinen
card-hovel = Hütte
    .text = Wenn du eine Punktekarte nimmst, darfst du diese Karte aus der Hand entsorgen.
    .one = eine Hütte
    .many = Hütten
card-necropolis = Totenstadt
    .text = +2 Aktionen.
    .one = eine Totenstadt
    .many = Totenstädte
card-overgrown_estate = Verfallenes Anwesen
    .text = Keine Punkte. Wer diese Karte entsorgt: +1 Karte.
    .one = ein Verfallenes Anwesen
    .many = Verfallene Anwesen

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-hermit-trash = { $card }: eine Karte, die keine Geldkarte ist, aus dem Ablagestapel oder aus der Hand entsorgen?
ask-procession-play = { $card }: eine Aktionskarte zweimal ausspielen, dann entsorgen und eine Aktionskarte nehmen, die genau 1 Geld mehr kostet?
ask-counterfeit-play = { $card }: eine Geldkarte zweimal ausspielen und dann entsorgen?
`,h=e({default:()=>g}),g=`### Empires: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-patrician = Patrizier
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; kostet sie mindestens 5 Geld, kommt sie auf deine Hand.
    .one = einen Patrizier
    .many = Patrizier
card-emporium = Handelsplatz
    .text = +1 Karte, +1 Aktion, +1 Geld. Nimmst du diese Karte und hast mindestens 5 Aktionskarten im Spiel: +2 Punkte.
    .one = einen Handelsplatz
    .many = Handelsplätze
card-patrician_emporium = Patrizier/Handelsplatz
    .text = Ein Stapel: 5 Patrizier auf 5 Handelsplätzen.
    .one = einen Patrizier/Handelsplatz
    .many = Patrizier/Handelsplatz
card-chariot_race = Wagenrennen
    .text = +1 Aktion. Ziehe die oberste Karte deines Nachziehstapels offen; der Spieler links von dir deckt seine auf. Kostet deine mehr: +1 Geld, +1 Punkt.
    .one = ein Wagenrennen
    .many = Wagenrennen
card-enchantress = Zauberin
    .text = Bis zu deinem nächsten Zug bringt die erste Aktionskarte, die jeder Mitspieler in seinem Zug ausspielt, +1 Karte und +1 Aktion statt ihrer Anweisungen. Zu Beginn deines nächsten Zuges: +2 Karten.
    .one = eine Zauberin
    .many = Zauberinnen
card-farmers_market = Bauernmarkt
    .text = +1 Kauf. Liegen auf diesem Stapel mindestens 4 Punkte, nimm sie alle und entsorge diese Karte; sonst lege 1 Punkt darauf und erhalte +1 Geld je Punkt auf dem Stapel.
    .one = einen Bauernmarkt
    .many = Bauernmärkte
card-gladiator = Gladiator
    .text = +2 Geld. Decke eine Handkarte auf; der Spieler links von dir darf die gleiche aufdecken. Tut er es nicht: +1 Geld, und entsorge einen Gladiator aus dem Vorrat.
    .one = einen Gladiator
    .many = Gladiatoren
card-fortune = Reichtum
    .text = +1 Kauf. Der erste, den du in einem Zug ausspielst, verdoppelt dein Geld. Nimmst du diese Karte, nimm ein Gold für jeden Gladiator, den du im Spiel hast.
    .one = einen Reichtum
    .many = Reichtümer
card-gladiator_fortune = Gladiator/Reichtum
    .text = Ein Stapel: 5 Gladiatoren auf 5 Reichtümern.
    .one = einen Gladiator/Reichtum
    .many = Gladiator/Reichtum
card-sacrifice = Opfer
    .text = Entsorge eine Handkarte. Für eine Aktionskarte: +2 Karten, +2 Aktionen; für eine Geldkarte: +2 Geld; für eine Punktekarte: +2 Punkte.
    .one = ein Opfer
    .many = Opfer
card-villa = Villa
    .text = +2 Aktionen, +1 Kauf, +1 Geld. Nimmst du diese Karte, kommt sie auf deine Hand, du erhältst +1 Aktion und kehrst aus deiner Kaufphase in die Aktionsphase zurück.
    .one = eine Villa
    .many = Villen
card-groundskeeper = Gärtnerin
    .text = +1 Karte, +1 Aktion. In diesem Zug bringt jede Punktekarte, die du nimmst, +1 Punkt.
    .one = eine Gärtnerin
    .many = Gärtnerinnen
card-wild_hunt = Wilde Jagd
    .text = Wähle eins: +3 Karten, und lege 1 Punkt auf diesen Stapel; oder nimm ein Anwesen, und falls du das getan hast, nimm alle Punkte vom Stapel.
    .one = eine Wilde Jagd
    .many = Wilde Jagden
card-city_quarter = Stadtviertel
    .text = +2 Aktionen. Decke alle Handkarten auf; +1 Karte für jede Aktionskarte darunter.
    .one = ein Stadtviertel
    .many = Stadtviertel
card-ritual = Ritual
    .text = Nimm einen Fluch. Falls du das getan hast, entsorge eine Handkarte und erhalte +1 Punkt je 1 Geld, das sie kostet.
card-battlefield = Schlachtfeld
    .text = Nimmst du eine Punktekarte, nimm 2 Punkte von hier. Zu Beginn liegen hier 6 Punkte je Spieler.

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-gladiator-reveal = { $card }: Decke eine Karte auf; deckt dein linker Mitspieler nicht die gleiche auf: +1 Geld, und ein Gladiator aus dem Vorrat wird entsorgt
ask-gladiator-reveal-others = { $card }: { $what } aufdecken, sodass es kein +1 Geld gibt und kein Gladiator entsorgt wird?
ask-sacrifice-trash = { $card }: Entsorge eine Karte (Aktion: +2 Karten und +2 Aktionen, Geldkarte: +2 Geld, Punktekarte: +2 Punkte)
option-wild_hunt-cards = +3 Karten und 1 Punkt auf den Stapel legen
option-wild_hunt-estate = ein Anwesen und alle Punkte vom Stapel nehmen
option-battlefield-when = 2 Punkte von hier nehmen
`,_=e({default:()=>v}),v=`### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
`,y=e({default:()=>b}),b=`### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

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
`,x=e({default:()=>S}),S=`### Intrigue: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-courtyard = Burghof
    .text = +3 Karten. Lege danach eine Handkarte oben auf deinen Nachziehstapel.
    .one = einen Burghof
    .many = Burghöfe
card-lurker = Herumtreiberin
    .text = +1 Aktion. Wähle eins: Entsorge eine Aktionskarte aus dem Vorrat; oder nimm eine Aktionskarte vom Müllstapel.
    .one = eine Herumtreiberin
    .many = Herumtreiberinnen
card-pawn = Handlanger
    .text = Wähle zuerst zwei verschiedene Möglichkeiten und erhalte dann beide: +1 Karte; +1 Aktion; +1 Kauf; +1 Geld.
    .one = einen Handlanger
    .many = Handlanger
card-great_hall = Große Halle
    .text = +1 Karte, +1 Aktion. Bei Spielende: 1 Punkt.
    .one = eine Große Halle
    .many = Große Hallen
card-steward = Verwalter
    .text = Wähle eins: +2 Karten; +2 Geld; oder entsorge 2 Handkarten.
    .one = einen Verwalter
    .many = Verwalter
card-swindler = Trickser
    .text = +2 Geld. Alle Mitspieler entsorgen die oberste Karte ihres Nachziehstapels und nehmen dafür eine Karte mit denselben Kosten, die du bestimmst.
    .one = einen Trickser
    .many = Trickser
card-wishing_well = Wunschbrunnen
    .text = +1 Karte, +1 Aktion. Nenne einen Kartennamen und decke die oberste Karte deines Nachziehstapels auf. Heißt sie so, kommt sie auf deine Hand.
    .one = einen Wunschbrunnen
    .many = Wunschbrunnen
card-conspirator = Verschwörer
    .text = +2 Geld. Hast du in diesem Zug mit dieser Karte mindestens 3 Aktionskarten ausgespielt: +1 Karte, +1 Aktion.
    .one = einen Verschwörer
    .many = Verschwörer
card-coppersmith = Kupferschmied
    .text = Jedes Kupfer, das du noch in diesem Zug ausspielst, ist 1 Geld mehr wert.
    .one = einen Kupferschmied
    .many = Kupferschmiede
card-ironworks = Eisenhütte
    .text = Nimm eine Karte, die bis zu 4 Geld kostet. Ist sie eine Aktionskarte: +1 Aktion. Ist sie eine Geldkarte: +1 Geld. Ist sie eine Punktekarte: +1 Karte.
    .one = eine Eisenhütte
    .many = Eisenhütten
card-mining_village = Bergwerk
    .text = +1 Karte, +2 Aktionen. Du darfst diese Karte sofort entsorgen, um +2 Geld zu erhalten.
    .one = ein Bergwerk
    .many = Bergwerke
card-courtier = Höflinge
    .text = Decke eine Handkarte auf. Wähle für jeden ihrer Kartentypen eine andere Möglichkeit: +1 Aktion; +1 Kauf; +3 Geld; nimm ein Gold.
    .one = eine Karte Höflinge
    .many = Karten Höflinge
card-duke = Herzog
    .text = 1 Punkt je Herzogtum in deinem Kartensatz.
    .one = einen Herzog
    .many = Herzöge
card-minion = Lakai
    .text = +1 Aktion. Wähle eins: +2 Geld; oder lege alle Handkarten ab und ziehe 4 Karten, und alle Mitspieler mit mindestens 5 Handkarten tun dasselbe.
    .one = einen Lakaien
    .many = Lakaien
card-patrol = Patrouille
    .text = +3 Karten. Decke danach die obersten 4 Karten deines Nachziehstapels auf. Punktekarten und Flüche darunter kommen auf deine Hand; die anderen legst du in beliebiger Reihenfolge zurück.
    .one = eine Patrouille
    .many = Patrouillen
card-replace = Austausch
    .text = Entsorge eine Handkarte und nimm dafür eine Karte, die bis zu 2 Geld mehr kostet. Ist sie eine Aktions- oder Geldkarte, lege sie oben auf deinen Nachziehstapel. Ist sie eine Punktekarte, nehmen alle Mitspieler je einen Fluch.
    .one = einen Austausch
    .many = Austausche
card-tribute = Tribut
    .text = Dein linker Nachbar deckt die obersten 2 Karten seines Nachziehstapels auf und legt sie ab. Für jeden unterschiedlichen Kartennamen darunter erhältst du: bei einer Aktionskarte +2 Aktionen, bei einer Geldkarte +2 Geld, bei einer Punktekarte +2 Karten.
    .one = einen Tribut
    .many = Tribute
card-upgrade = Anbau
    .text = +1 Karte, +1 Aktion. Entsorge eine Handkarte. Dafür nimmst du eine Karte, die genau 1 Geld mehr kostet.
    .one = einen Anbau
    .many = Anbauten
card-harem = Harem
    .text = +2 Geld. Bei Spielende: 2 Punkte.
    .one = einen Harem
    .many = Harems
card-nobles = Adelige
    .text = Wähle eins: +3 Karten; oder +2 Aktionen. Bei Spielende: 2 Punkte.
    .one = eine Karte Adelige
    .many = Karten Adelige

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-swindler-gain = { $card }: Bestimme { $what } ({ $who } nimmt sie)
ask-courtier-choose = { $card }: Wähle { $n ->
    [one] eine Möglichkeit
   *[other] { $n } verschiedene Möglichkeiten
} (eine je Kartentyp)
option-lurker-trash = eine Aktionskarte aus dem Vorrat entsorgen
option-minion-discard = alle Handkarten ablegen und 4 Karten ziehen, ebenso alle Mitspieler mit mindestens 5 Handkarten
`,C=e({default:()=>w}),w=`### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-goatherd = Ziegenhirtin
    .text = +1 Aktion. Du darfst eine Handkarte entsorgen. +1 Karte für jede Karte, die der Spieler rechts von dir in seinem letzten Zug entsorgt hat.
    .one = eine Ziegenhirtin
    .many = Ziegenhirtinnen
card-cardinal = Kardinal
    .text = +2 Geld. Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf, schicken eine davon, die 3 bis 6 Geld kostet, ins Exil und legen den Rest ab.
    .one = einen Kardinal
    .many = Kardinäle
card-cavalry = Kavallerie
    .text = Nimm 2 Pferde. Wenn du diese Karte nimmst: +2 Karten, +1 Kauf, und ist es deine Kaufphase, kehre in deine Aktionsphase zurück.
    .one = eine Kavallerie
    .many = Kavallerien
card-groom = Stallbursche
    .text = Nimm eine Karte, die bis zu 4 Geld kostet. Ist sie eine Aktionskarte: Nimm ein Pferd. Ist sie eine Geldkarte: Nimm ein Silber. Ist sie eine Punktekarte: +1 Karte und +1 Aktion.
    .one = einen Stallburschen
    .many = Stallburschen
card-coven = Hexenzirkel
    .text = +1 Aktion, +2 Geld. Alle Mitspieler schicken einen Fluch aus dem Vorrat ins Exil. Wer das nicht kann, legt alle Flüche aus seinem Exil ab.
    .one = einen Hexenzirkel
    .many = Hexenzirkel
card-displace = Vertreibung
    .text = Schicke eine Handkarte ins Exil. Dafür nimmst du eine Karte mit anderem Namen, die bis zu 2 Geld mehr kostet.
    .one = eine Vertreibung
    .many = Vertreibungen
card-fisherman = Fischer
    .text = +1 Karte, +1 Aktion, +1 Geld. Solange der Ablagestapel des Spielers, der am Zug ist, leer ist, kostet diese Karte 3 Geld weniger.
    .one = einen Fischer
    .many = Fischer
card-kiln = Brennofen
    .text = +2 Geld. Bevor die nächste Karte, die du in diesem Zug ausspielst, wirkt, darfst du eine gleiche nehmen.
    .one = einen Brennofen
    .many = Brennöfen
card-livery = Pferdestall
    .text = +3 Geld. Immer wenn du in diesem Zug eine Karte nimmst, die mindestens 4 Geld kostet, nimm ein Pferd.
    .one = einen Pferdestall
    .many = Pferdeställe
card-wayfarer = Wanderin
    .text = +3 Karten. Du darfst ein Silber nehmen. Diese Karte kostet so viel wie die Karte, die in diesem Zug zuletzt genommen wurde (andere Wanderinnen zählen nicht); gibt es keine, 6 Geld.
    .one = eine Wanderin
    .many = Wanderinnen

## Beside the Supply
card-horse = Pferd
    .text = +2 Karten, +1 Aktion. Lege diese Karte auf ihren Stapel zurück. (Nicht im Vorrat.)
    .one = ein Pferd
    .many = Pferde

## Landscapes
card-exile_mat = Exil
    .text = Wenn du eine Karte nimmst, darfst du alle gleichen aus deinem Exil ablegen. Karten im Exil zählen am Spielende zu deinen Karten.
card-demand = Forderung
    .text = Nimm ein Pferd und lege es auf deinen Nachziehstapel; dann nimm eine Karte, die bis zu 4 Geld kostet, und lege sie darauf.
card-way_of_the_turtle = Weg der Schildkröte
    .text = Lege diese Karte aus dem Spiel zur Seite. Wenn du das getan hast, spiele sie zu Beginn deines nächsten Zuges aus.

## Questions
ask-cardinal-exile = { $card }: Schicke eine deiner aufgedeckten Karten, die 3 bis 6 Geld kostet, ins Exil; der Rest wird abgelegt
ask-kiln-choose = { $card }: eine gleiche Karte nehmen wie die, die du ausspielst?
option-kiln-yes = eine gleiche nehmen
ask-exile_mat-when = Exil: daraus alle Karten ablegen, die der genommenen gleichen ({ $name })?
option-exile_mat-when = die gleichen Karten ablegen
`,T=e({default:()=>E}),E=`### Nocturne: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-blessed_village = Seliges Dorf
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, decke die nächste Gabe auf. Empfange sie sofort, oder behalte sie vor dir und empfange sie zu Beginn deines nächsten Zuges.
    .one = ein Seliges Dorf
    .many = Selige Dörfer
card-crypt = Krypta
    .text = Lege beliebig viele deiner Geldkarten im Spiel, die keine Dauerkarten sind, verdeckt unter diese Karte. Solange dort welche liegen, nimm zu Beginn jedes deiner Züge eine davon auf die Hand.
    .one = eine Krypta
    .many = Krypten
card-devils_workshop = Teufelswerkstatt
    .text = Hast du in diesem Zug mindestens 2 Karten genommen, nimm ein Teufelchen. War es genau eine, nimm eine Karte, die bis zu 4 Geld kostet. War es keine, nimm ein Gold.
    .one = eine Teufelswerkstatt
    .many = Teufelswerkstätten
card-faithful_hound = Getreuer Hund
    .text = +2 Karten. Wenn du diese Karte ablegst, außer beim Aufräumen, darfst du sie zur Seite legen. Am Ende des Zuges kommt sie auf deine Hand.
    .one = einen Getreuen Hund
    .many = Getreue Hunde
card-monastery = Kloster
    .text = Für jede Karte, die du in diesem Zug genommen hast, darfst du eine Karte entsorgen: eine beliebige Handkarte oder ein Kupfer, das du im Spiel hast.
    .one = ein Kloster
    .many = Klöster
card-sacred_grove = Heiliger Hain
    .text = +1 Kauf, +3 Geld. Decke die nächste Gabe auf und empfange sie. Bringt sie kein +1 Geld, dürfen auch alle Mitspieler sie empfangen.
    .one = einen Heiligen Hain
    .many = Heilige Haine
card-secret_cave = Geheime Höhle
    .text = +1 Karte, +1 Aktion. Du darfst 3 Handkarten ablegen. Hast du 3 abgelegt: +3 Geld zu Beginn deines nächsten Zuges. Spielvorbereitung: Alle Spieler beginnen mit einer Wunderlampe statt eines Kupfers.
    .one = eine Geheime Höhle
    .many = Geheime Höhlen
card-shepherd = Schäferin
    .text = +1 Aktion. Lege beliebig viele Punktekarten aus der Hand offen ab. Für jede: +2 Karten. Spielvorbereitung: Alle Spieler beginnen mit einem Weideland statt eines Kupfers.
    .one = eine Schäferin
    .many = Schäferinnen
card-skulk = Attentäter
    .text = +1 Kauf. Decke die nächste Plage auf; alle Mitspieler empfangen sie. Wenn du diese Karte nimmst, nimm ein Gold.
    .one = einen Attentäter
    .many = Attentäter
card-tragic_hero = Tragischer Held
    .text = +3 Karten, +1 Kauf. Hast du danach mindestens 8 Karten auf der Hand, entsorge diese Karte und nimm eine Geldkarte.
    .one = einen Tragischen Helden
    .many = Tragische Helden

## Beside the supply, and Heirlooms
card-imp = Teufelchen
    .text = +2 Karten. Du darfst eine Aktionskarte aus der Hand ausspielen, von der du kein Exemplar im Spiel hast. (Nicht im Vorrat.)
    .one = ein Teufelchen
    .many = Teufelchen
card-wish = Wunsch
    .text = +1 Aktion. Lege diese Karte auf ihren Stapel zurück. Wenn du das tust, nimm eine Karte auf die Hand, die bis zu 6 Geld kostet. (Nicht im Vorrat.)
    .one = einen Wunsch
    .many = Wünsche
card-will_o_wisp = Irrlicht
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf. Kostet sie bis zu 2 Geld, nimm sie auf die Hand. (Nicht im Vorrat.)
    .one = ein Irrlicht
    .many = Irrlichter
card-pasture = Weideland
    .text = +1 Geld. 1 Punkt für jedes Anwesen in deinem Kartensatz. (Nicht im Vorrat: Alle Spieler beginnen mit einem.)
    .one = ein Weideland
    .many = Weideländer
card-magic_lamp = Wunderlampe
    .text = +1 Geld. Hast du mindestens 6 Karten, diese eingeschlossen, nur je einmal im Spiel, entsorge diese. Wenn du das tust, nimm 3 Wünsche. (Nicht im Vorrat: Alle Spieler beginnen mit einer.)
    .one = eine Wunderlampe
    .many = Wunderlampen

## Boons
card-the_earths_gift = Geschenk der Erde
    .text = Du darfst eine Geldkarte aus der Hand ablegen. Wenn du das tust, nimm eine Karte, die bis zu 4 Geld kostet.
card-the_fields_gift = Geschenk des Feldes
    .text = +1 Aktion, +1 Geld. (Bleibt bis zum Aufräumen vor dir liegen.)
card-the_flames_gift = Geschenk des Feuers
    .text = Du darfst eine Handkarte entsorgen.
card-the_forests_gift = Geschenk des Waldes
    .text = +1 Kauf, +1 Geld. (Bleibt bis zum Aufräumen vor dir liegen.)
card-the_moons_gift = Geschenk des Mondes
    .text = Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus auf deinen Nachziehstapel legen.
card-the_mountains_gift = Geschenk des Berges
    .text = Nimm ein Silber.
card-the_rivers_gift = Geschenk des Flusses
    .text = Am Ende dieses Zuges, nach dem Ziehen der neuen Hand: +1 Karte. (Bleibt bis zum Aufräumen vor dir liegen.)
card-the_seas_gift = Geschenk des Meeres
    .text = +1 Karte.
card-the_skys_gift = Geschenk des Himmels
    .text = Du darfst 3 Handkarten ablegen. Hast du 3 abgelegt, nimm ein Gold.
card-the_suns_gift = Geschenk der Sonne
    .text = Sieh dir die obersten 4 Karten deines Nachziehstapels an. Lege beliebig viele davon ab und die übrigen in beliebiger Reihenfolge zurück.
card-the_swamps_gift = Geschenk des Sumpfes
    .text = Nimm ein Irrlicht von dessen Stapel.
card-the_winds_gift = Geschenk des Windes
    .text = +2 Karten. Lege 2 Handkarten ab.

## Hexes
card-bad_omens = Schlechtes Omen
    .text = Lege deinen Nachziehstapel auf deinen Ablagestapel. Lege dann 2 Kupfer von dort auf deinen Nachziehstapel; sind es weniger, decke deinen Ablagestapel auf.
card-delusion = Täuschung
    .text = Bist du weder Getäuscht noch Neidisch, nimm Getäuscht.
card-envy = Neid
    .text = Bist du weder Getäuscht noch Neidisch, nimm Neidisch.
card-famine = Hungersnot
    .text = Decke die obersten 3 Karten deines Nachziehstapels auf. Lege die Aktionskarten ab und mische die übrigen in deinen Nachziehstapel.
card-fear = Furcht
    .text = Hast du mindestens 5 Handkarten, lege eine Aktions- oder Geldkarte ab; hast du keine, decke alle Handkarten auf.
card-greed = Gier
    .text = Nimm ein Kupfer und lege es auf deinen Nachziehstapel.
card-haunting = Spuk
    .text = Hast du mindestens 4 Handkarten, lege eine davon auf deinen Nachziehstapel.
card-locusts = Heuschrecken
    .text = Entsorge die oberste Karte deines Nachziehstapels. Für ein Kupfer oder Anwesen nimm einen Fluch, für jede andere Karte eine billigere, die einen Typ mit ihr gemeinsam hat.
card-misery = Elend
    .text = Nimm Elendig. Hast du das schon, drehe es auf Doppelt Elendig.
card-plague = Seuche
    .text = Nimm einen Fluch auf die Hand.
card-poverty = Armut
    .text = Lege Handkarten ab, bis dir 3 bleiben.
card-war = Krieg
    .text = Decke Karten von deinem Nachziehstapel auf, bis eine 3 oder 4 Geld kostet. Entsorge sie; die anderen aufgedeckten legst du ab.

## States
card-deluded = Getäuscht
    .text = Gib dies zu Beginn deiner Kaufphase zurück; in diesem Zug kannst du keine Aktionskarten kaufen.
card-envious = Neidisch
    .text = Gib dies zu Beginn deiner Kaufphase zurück; in diesem Zug bringen dir Silber und Gold nur je 1 Geld.
card-miserable = Elendig
    .text = −2 Punkte.
card-twice_miserable = Doppelt Elendig
    .text = −4 Punkte.

## Questions and answers
option-blessed_village-now = jetzt empfangen
option-blessed_village-later = im nächsten Zug empfangen
ask-sacred_grove-choose = { $card }: { $name } ebenfalls empfangen?
option-sacred_grove-yes = empfangen
ask-crypt-aside = { $card }: Lege beliebig viele deiner Geldkarten im Spiel darunter
ask-crypt-hand = { $card }: Welche dieser Karten nimmst du auf die Hand?
ask-monastery-trash = { $card }: Entsorge { $what } aus der Hand oder Kupfer aus deinem Spielbereich
ask-secret_cave-discard = { $card }: 3 Karten für +3 Geld im nächsten Zug ablegen oder keine?
ask-the_skys_gift-discard = { $card }: 3 Karten für ein Gold ablegen oder keine?
ask-shepherd-discard = { $card }: Lege beliebig viele Punktekarten für je +2 Karten ab
ask-faithful_hound-when = { $card }: zur Seite legen und am Ende des Zuges auf die Hand nehmen?
option-faithful_hound-when = zur Seite legen
ask-imp-play = { $card }: eine Aktionskarte ausspielen, von der du kein Exemplar im Spiel hast?
ask-locusts-gain = { $card }: Nimm { $what } (sie muss einen Typ mit der entsorgten gemeinsam haben)
ask-blessed_village-choose = { $card }: { $name } jetzt oder zu Beginn deines nächsten Zuges empfangen?
`,D=e({default:()=>O}),O=`### Plunder: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-crucible = Schmelztiegel
    .text = Entsorge eine Handkarte. +1 Geld für jedes Geld, das sie kostet.
    .one = einen Schmelztiegel
    .many = Schmelztiegel
card-frigate = Fregatte
    .text = +3 Geld. Bis dein nächster Zug beginnt, legen alle Mitspieler nach jeder Aktionskarte, die sie ausspielen, Handkarten ab, bis sie nur noch 4 haben.
    .one = eine Fregatte
    .many = Fregatten
card-gondola = Gondel
    .text = Wähle: +2 Geld jetzt oder zu Beginn deines nächsten Zuges. Wenn du diese Karte nimmst, darfst du eine Aktionskarte aus der Hand ausspielen.
    .one = eine Gondel
    .many = Gondeln
card-jewelled_egg = Juwelen-Ei
    .text = +1 Geld, +1 Kauf. Wenn du diese Karte entsorgst, nimm eine Kostbarkeit.
    .one = ein Juwelen-Ei
    .many = Juwelen-Eier
card-pickaxe = Spitzhacke
    .text = +1 Geld. Entsorge eine Handkarte. Kostet sie mindestens 3 Geld, nimm eine Kostbarkeit auf die Hand.
    .one = eine Spitzhacke
    .many = Spitzhacken
card-quartermaster = Quartiermeister
    .text = Wähle für den Rest des Spiels zu Beginn jedes deiner Züge eins: Nimm eine Karte, die bis zu 4 Geld kostet, und lege sie auf diese Karte; oder nimm eine Karte, die hier liegt, auf die Hand.
    .one = einen Quartiermeister
    .many = Quartiermeister
card-search = Suche
    .text = +2 Geld. Wenn das nächste Mal ein Stapel im Vorrat leer wird, entsorge diese Karte und nimm eine Kostbarkeit.
    .one = eine Suche
    .many = Suchen
card-shaman = Schamanin
    .text = +1 Aktion, +1 Geld. Du darfst eine Handkarte entsorgen. In Spielen mit dieser Karte nehmen alle zu Beginn ihres Zuges eine Karte vom Müllstapel, die bis zu 6 Geld kostet.
    .one = eine Schamanin
    .many = Schamaninnen
card-taskmaster = Vorarbeiter
    .text = +1 Aktion, +1 Geld. Nimmst du in diesem Zug eine Karte, die genau 5 Geld kostet, wiederhole das alles zu Beginn deines nächsten Zuges.
    .one = einen Vorarbeiter
    .many = Vorarbeiter
card-trickster = Gauner
    .text = Alle Mitspieler nehmen einen Fluch. Einmal in diesem Zug, wenn du eine Geldkarte aus dem Spiel ablegst, darfst du sie zur Seite legen; am Ende des Zuges nimmst du sie auf die Hand.
    .one = einen Gauner
    .many = Gauner

## Loots, which lie beside the Supply
card-loot = Kostbarkeiten
    .text = Ein verdeckter, gemischter Stapel aus 15 verschiedenen Kostbarkeiten, je zwei. Wer eine Kostbarkeit nimmt, nimmt die oberste. (Nicht im Vorrat.)
    .one = eine Kostbarkeit
    .many = Kostbarkeiten
card-amphora = Amphore
    .text = Wähle: +1 Kauf und +3 Geld jetzt oder zu Beginn deines nächsten Zuges. (Nicht im Vorrat.)
    .one = eine Amphore
    .many = Amphoren
card-doubloons = Dublonen
    .text = +3 Geld. Wenn du diese Karte nimmst, nimm ein Gold. (Nicht im Vorrat.)
    .one = eine Karte Dublonen
    .many = Karten Dublonen
card-endless_chalice = Endloser Kelch
    .text = Jetzt und für den Rest des Spiels zu Beginn jedes deiner Züge: +1 Geld, +1 Kauf. (Nicht im Vorrat.)
    .one = einen Endlosen Kelch
    .many = Endlose Kelche
card-figurehead = Galionsfigur
    .text = +3 Geld. Zu Beginn deines nächsten Zuges +2 Karten. (Nicht im Vorrat.)
    .one = eine Galionsfigur
    .many = Galionsfiguren
card-hammer = Hammer
    .text = +3 Geld. Nimm eine Karte, die bis zu 4 Geld kostet. (Nicht im Vorrat.)
    .one = einen Hammer
    .many = Hämmer
card-insignia = Insignien
    .text = +3 Geld. In diesem Zug darfst du jede Karte, die du nimmst, auf deinen Nachziehstapel legen. (Nicht im Vorrat.)
    .one = eine Karte Insignien
    .many = Karten Insignien
card-jewels = Juwelen
    .text = +3 Geld, +1 Kauf. Lege diese Karte zu Beginn deines nächsten Zuges unter deinen Nachziehstapel. (Nicht im Vorrat.)
    .one = eine Karte Juwelen
    .many = Karten Juwelen
card-orb = Kugel
    .text = Sieh deinen Ablagestapel durch. Wähle eins: spiele eine Aktions- oder Geldkarte daraus aus; oder +1 Kauf und +3 Geld. (Nicht im Vorrat.)
    .one = eine Kugel
    .many = Kugeln
card-prize_goat = Zuchtziege
    .text = +3 Geld, +1 Kauf. Du darfst eine Handkarte entsorgen. (Nicht im Vorrat.)
    .one = eine Zuchtziege
    .many = Zuchtziegen
card-puzzle_box = Rätselschatulle
    .text = +3 Geld, +1 Kauf. Du darfst eine Handkarte verdeckt zur Seite legen; am Ende des Zuges nimmst du sie zurück auf die Hand. (Nicht im Vorrat.)
    .one = eine Rätselschatulle
    .many = Rätselschatullen
card-sextant = Sextant
    .text = +3 Geld, +1 Kauf. Sieh dir die obersten 5 Karten deines Nachziehstapels an, lege beliebig viele davon ab und die übrigen in beliebiger Reihenfolge zurück. (Nicht im Vorrat.)
    .one = einen Sextanten
    .many = Sextanten
card-shield = Schild
    .text = +3 Geld, +1 Kauf. Wenn jemand anderes eine Angriffskarte ausspielt, darfst du zuerst diese Karte aus der Hand aufdecken; der Angriff betrifft dich dann nicht. (Nicht im Vorrat.)
    .one = einen Schild
    .many = Schilde
card-spell_scroll = Zauberrolle
    .text = Entsorge diese Karte; wenn du das tust, nimm eine Karte, die weniger kostet. Ist sie eine Aktions- oder Geldkarte, darfst du sie ausspielen. (Nicht im Vorrat.)
    .one = eine Zauberrolle
    .many = Zauberrollen
card-staff = Stab
    .text = +3 Geld, +1 Kauf. Du darfst eine Aktionskarte aus der Hand ausspielen. (Nicht im Vorrat.)
    .one = einen Stab
    .many = Stäbe
card-sword = Schwert
    .text = +3 Geld, +1 Kauf. Alle Mitspieler legen Handkarten ab, bis sie nur noch 4 haben. (Nicht im Vorrat.)
    .one = ein Schwert
    .many = Schwerter

## Landscapes
card-mirror = Spiegeln
    .text = +1 Kauf. Wenn du das nächste Mal in diesem Zug eine Aktionskarte nimmst, nimm eine gleiche Karte.
card-fated = Vorherbestimmt
    .text = Wenn du mischst, darfst du beliebig viele vorherbestimmte Karten daraus aufdecken und jede nach oben oder nach unten legen.
card-inspiring = Inspirierend
    .text = Nachdem du in deinem Zug eine inspirierende Karte ausgespielt hast, darfst du eine Aktionskarte aus der Hand ausspielen, von der du kein Exemplar im Spiel hast.

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-taskmaster-when = die Anweisung dieser Karte wiederholen
ask-gondola-choose = { $card }: +2 Geld jetzt oder zu Beginn deines nächsten Zuges?
option-gondola-now = jetzt +2 Geld
option-gondola-later = im nächsten Zug +2 Geld
ask-amphora-choose = { $card }: +1 Kauf und +3 Geld jetzt oder zu Beginn deines nächsten Zuges?
option-amphora-now = jetzt +1 Kauf und +3 Geld
option-amphora-later = im nächsten Zug +1 Kauf und +3 Geld
option-frigate-when = bis auf 4 Handkarten ablegen
ask-quartermaster-hand = { $card }: Welche Karte nimmst du von ihm auf die Hand?
option-quartermaster-hand = eine Karte, die darauf liegt, auf die Hand nehmen
ask-trickster-aside = { $card }: eine Geldkarte für die nächste Hand zur Seite legen?
ask-puzzle_box-aside = { $card }: eine Karte für die nächste Hand zur Seite legen?
ask-fated-topdeck = { $card }: den Platz einer Karte wählen, statt sie zu mischen?
ask-fated-choose = { $card }: auf die gemischten Karten oder darunter?
option-fated-top = nach oben
option-fated-bottom = nach unten
ask-pickaxe-trash = { $card }: Entsorge eine Karte (kostet sie mindestens 3 Geld, nimmst du eine Kostbarkeit auf die Hand)
ask-inspiring-play = { $card }: eine Aktionskarte ausspielen, von der du kein Exemplar im Spiel hast?
`,k=e({default:()=>A}),A=`### Prosperity: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-watchtower = Wachturm
    .text = Ziehe, bis du 6 Karten auf der Hand hast. Nimmst du eine Karte, darfst du diese Karte aus der Hand aufdecken und die genommene Karte entweder entsorgen oder oben auf deinen Nachziehstapel legen.
    .one = einen Wachturm
    .many = Wachtürme
card-investment = Geldanlage
    .text = Entsorge eine Handkarte. Danach wähle eins: +1 Geld; oder entsorge diese Karte, und falls du das getan hast, decke alle Handkarten auf und erhalte +1 Punkt für jede Geldkarte mit anderem Namen.
    .one = eine Geldanlage
    .many = Geldanlagen
card-monument = Denkmal
    .text = +2 Geld, +1 Punkt.
    .one = ein Denkmal
    .many = Denkmäler
card-workers_village = Arbeiterdorf
    .text = +1 Karte, +2 Aktionen, +1 Kauf.
    .one = ein Arbeiterdorf
    .many = Arbeiterdörfer
card-charlatan = Wunderheilerin
    .text = +3 Geld. Alle Mitspieler nehmen einen Fluch. In Spielen mit dieser Karte ist jeder Fluch auch eine Geldkarte und bringt 1 Geld.
    .one = eine Wunderheilerin
    .many = Wunderheilerinnen
card-city = Stadt
    .text = +1 Karte, +2 Aktionen. Ist ein Vorratsstapel leer: +1 Karte. Sind es zwei oder mehr: außerdem +1 Kauf und +1 Geld.
    .one = eine Stadt
    .many = Städte
card-rabble = Gesindel
    .text = +3 Karten. Alle Mitspieler decken die obersten 3 Karten ihres Nachziehstapels auf, legen Aktions- und Geldkarten davon ab und legen den Rest in beliebiger Reihenfolge zurück.
    .one = ein Gesindel
    .many = Gesindel
card-vault = Gewölbe
    .text = +2 Karten. Lege beliebig viele Handkarten ab und erhalte je +1 Geld. Alle Mitspieler dürfen 2 Handkarten ablegen; wer das tut, zieht eine Karte.
    .one = ein Gewölbe
    .many = Gewölbe
card-grand_market = Großer Markt
    .text = +1 Karte, +1 Aktion, +1 Kauf, +2 Geld. Du kannst diese Karte nicht kaufen, während du ein Kupfer im Spiel hast.
    .one = einen Großen Markt
    .many = Große Märkte
card-bank = Bank
    .text = +1 Geld für jede Geldkarte, die du im Spiel hast, diese mitgezählt.
    .one = eine Bank
    .many = Banken
card-platinum = Platin
    .text = +5 Geld.
    .one = ein Platin
    .many = Platin
card-colony = Kolonie
    .text = 10 Punkte.
    .one = eine Kolonie
    .many = Kolonien

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-vault-discard-others = { $card }: 2 Karten für +1 Karte ablegen oder keine?
ask-watchtower-choose = { $card }: { $name } – entsorgen oder auf deinen Nachziehstapel legen?
ask-watchtower-when = { $card }: diese Karte aufdecken, um die genommene ({ $name }) zu entsorgen oder auf deinen Nachziehstapel zu legen?
option-watchtower-when = diese Karte aufdecken
option-investment-trash = diese Karte entsorgen und alle Handkarten aufdecken: +1 Punkt je Geldkarte mit anderem Namen
`,j=e({default:()=>M}),M=`### Renaissance: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-border_guard = Grenzposten
    .text = +1 Aktion. Decke die obersten 2 Karten deines Nachziehstapels auf. Eine davon nach deiner Wahl kommt auf deine Hand, die andere legst du ab. Waren beide Aktionskarten, nimm die Laterne oder das Horn.
    .one = einen Grenzposten
    .many = Grenzposten
card-ducat = Goldmünze
    .text = +1 Taler, +1 Kauf. Wenn du diese Karte nimmst, darfst du ein Kupfer aus deiner Hand entsorgen.
    .one = eine Goldmünze
    .many = Goldmünzen
card-lackeys = Diener
    .text = +2 Karten. Wenn du diese Karte nimmst: +2 Dorfbewohner.
    .one = einen Diener
    .many = Diener
card-acting_troupe = Schauspieltruppe
    .text = +4 Dorfbewohner. Entsorge diese Karte.
    .one = eine Schauspieltruppe
    .many = Schauspieltruppen
card-cargo_ship = Frachtschiff
    .text = +2 Geld. Einmal in diesem Zug darfst du eine Karte, die du nimmst, sofort offen zur Seite legen. Sie kommt zu Beginn deines nächsten Zuges auf deine Hand.
    .one = ein Frachtschiff
    .many = Frachtschiffe
card-experiment = Experiment
    .text = +2 Karten, +1 Aktion. Lege diese Karte auf ihren Stapel im Vorrat zurück. Wenn du ein Experiment nimmst, nimm ein zweites dazu (das kein weiteres bringt).
    .one = ein Experiment
    .many = Experimente
card-improve = Fortschritt
    .text = +2 Geld. Zu Beginn der Aufräumphase dieses Zuges darfst du eine deiner Aktionskarten im Spiel entsorgen, die jetzt abgelegt würde. Wenn du das tust, nimm eine Karte, die genau 1 Geld mehr kostet.
    .one = einen Fortschritt
    .many = Fortschritte
card-flag_bearer = Fahnenträger
    .text = +2 Geld. Wenn du diese Karte nimmst oder entsorgst, nimm die Fahne.
    .one = einen Fahnenträger
    .many = Fahnenträger
card-hideout = Versteck
    .text = +1 Karte, +2 Aktionen. Entsorge eine Handkarte. Ist sie eine Punktekarte, nimm einen Fluch.
    .one = ein Versteck
    .many = Verstecke
card-inventor = Erfinder
    .text = Nimm eine Karte, die bis zu 4 Geld kostet. Danach kosten alle Karten in diesem Zug 1 Geld weniger (nie weniger als 0).
    .one = einen Erfinder
    .many = Erfinder
card-mountain_village = Bergdorf
    .text = +2 Aktionen. Sieh deinen Ablagestapel durch; eine Karte daraus nach deiner Wahl kommt auf deine Hand. Ist er leer: +1 Karte.
    .one = ein Bergdorf
    .many = Bergdörfer
card-patron = Patron
    .text = +1 Dorfbewohner, +2 Geld. Wenn du diese Karte in einer Aktionsphase aufdeckst, auch in der eines Mitspielers: +1 Taler.
    .one = einen Patron
    .many = Patrone
card-priest = Priester
    .text = +2 Geld. Entsorge eine Handkarte. Für jede weitere Karte, die du in diesem Zug entsorgst: +2 Geld.
    .one = einen Priester
    .many = Priester
card-research = Forscherin
    .text = +1 Aktion. Entsorge eine Handkarte. Lege so viele Karten von deinem Nachziehstapel verdeckt zur Seite, wie sie Geld kostet. Diese kommen zu Beginn deines nächsten Zuges auf deine Hand.
    .one = eine Forscherin
    .many = Forscherinnen
card-silk_merchant = Seidenhändlerin
    .text = +2 Karten, +1 Kauf. Wenn du diese Karte nimmst oder entsorgst: +1 Taler, +1 Dorfbewohner.
    .one = eine Seidenhändlerin
    .many = Seidenhändlerinnen
card-old_witch = Alte Hexe
    .text = +3 Karten. Alle Mitspieler nehmen je einen Fluch und dürfen danach einen Fluch aus der Hand entsorgen.
    .one = eine Alte Hexe
    .many = Alte Hexen
card-recruiter = Anwerber
    .text = +2 Karten. Entsorge eine Handkarte. Du erhältst so viele Dorfbewohner, wie sie Geld kostet.
    .one = einen Anwerber
    .many = Anwerber
card-scepter = Zepter
    .text = Wähle eins: +2 Geld; oder spiele eine Aktionskarte, die keine Befehlskarte ist, noch einmal aus, die du in diesem Zug ausgespielt hast und die noch im Spiel ist.
    .one = ein Zepter
    .many = Zepter
card-scholar = Gelehrte
    .text = Lege alle Handkarten ab. +7 Karten.
    .one = eine Gelehrte
    .many = Gelehrte
card-sculptor = Bildhauerin
    .text = Nimm eine Karte auf die Hand, die bis zu 4 Geld kostet. Ist sie eine Geldkarte: +1 Dorfbewohner.
    .one = eine Bildhauerin
    .many = Bildhauerinnen
card-seer = Seher
    .text = +1 Karte, +1 Aktion. Decke die obersten 3 Karten deines Nachziehstapels auf. Alle davon, die 2 bis 4 Geld kosten, kommen auf deine Hand; die anderen legst du in beliebiger Reihenfolge zurück.
    .one = einen Seher
    .many = Seher
card-spices = Gewürze
    .text = +2 Geld, +1 Kauf. Wenn du diese Karte nimmst: +2 Taler.
    .one = eine Karte Gewürze
    .many = Karten Gewürze
card-swashbuckler = Freibeuterin
    .text = +3 Karten. Ist dein Ablagestapel danach nicht leer, erhältst du +1 Taler und nimmst, wenn du dann mindestens 4 Taler hast, die Schatzkiste.
    .one = eine Freibeuterin
    .many = Freibeuterinnen
card-treasurer = Schatzmeisterin
    .text = +3 Geld. Wähle eins: Entsorge eine Geldkarte aus deiner Hand; nimm eine Geldkarte vom Müllstapel auf die Hand; oder nimm den Schlüssel.
    .one = eine Schatzmeisterin
    .many = Schatzmeisterinnen
card-villain = Schwarzer Meister
    .text = +2 Taler. Alle Mitspieler mit mindestens 5 Handkarten legen je eine ab, die mindestens 2 Geld kostet; wer keine solche hat, deckt alle Handkarten auf.
    .one = einen Schwarzen Meister
    .many = Schwarze Meister

## Artifacts
card-flag = Fahne
    .text = Wenn du beim Aufräumen deine neue Hand ziehst: +1 Karte.
card-horn = Horn
    .text = Einmal pro Zug darfst du einen Grenzposten, den du aus dem Spiel ablegst, stattdessen auf deinen Nachziehstapel legen.
card-key = Schlüssel
    .text = Zu Beginn deines Zuges: +1 Geld.
card-lantern = Laterne
    .text = Deine Grenzposten decken 3 Karten auf; eine kommt auf deine Hand, 2 legst du ab. Das Artefakt wählst du dann nicht: Sind alle 3 Aktionskarten, nimmst du das Horn.
card-treasure_chest = Schatzkiste
    .text = Zu Beginn deiner Kaufphase: Nimm ein Gold.

## Projects
card-cathedral = Kathedrale
    .text = Zu Beginn deines Zuges: Entsorge eine Handkarte.
card-city_gate = Stadttor
    .text = Zu Beginn deines Zuges: +1 Karte, dann lege eine Handkarte auf deinen Nachziehstapel.
card-pageant = Festzug
    .text = Am Ende deiner Kaufphase darfst du 1 Geld zahlen. Wenn du das tust: +1 Taler.
card-sewers = Abwassertunnel
    .text = Wenn du eine Karte entsorgst, außer durch dieses Projekt, darfst du eine Handkarte entsorgen.
card-star_chart = Sternenkarte
    .text = Wenn du mischst, darfst du dir die Karten dafür ansehen und eine aussuchen. Sie liegt nach dem Mischen obenauf.
card-exploration = Erkundung
    .text = Wenn du in deiner Kaufphase keine Karte nimmst (auch keine gekaufte), erhältst du an ihrem Ende +1 Taler und +1 Dorfbewohner.
card-fair = Kleiner Markt
    .text = Zu Beginn deines Zuges: +1 Kauf.
card-silos = Speicher
    .text = Zu Beginn deines Zuges darfst du beliebig viele Kupfer aus der Hand offen ablegen. Ziehe danach ebenso viele Karten.
card-sinister_plot = Finsterer Plan
    .text = Wähle zu Beginn deines Zuges: Lege einen Marker aus dem Vorrat hierher; oder entferne alle deine Marker von hier und ziehe ebenso viele Karten.
card-academy = Akademie
    .text = Wenn du eine Aktionskarte nimmst: +1 Dorfbewohner.
card-capitalism = Kapitalismus
    .text = In deinen Zügen sind alle Aktionskarten, in deren Text +Geld steht (z. B. „+2 Geld“), zugleich Geldkarten.
card-fleet = Flotte
    .text = Sobald das Spiel enden würde, bekommen alle, die dieses Projekt haben, der Reihe nach noch je einen Extrazug; zuletzt, wer gerade am Zug war. Danach ist das Spiel auf jeden Fall zu Ende.
card-guildhall = Gildenhaus
    .text = Wenn du eine Geldkarte nimmst: +1 Taler.
card-piazza = Piazza
    .text = Zu Beginn deines Zuges: Decke die oberste Karte deines Nachziehstapels auf. Ist sie eine Aktionskarte, spiele sie aus; sonst bleibt sie liegen.
card-road_network = Straßennetz
    .text = Wenn ein Mitspieler eine Punktekarte nimmt: +1 Karte.
card-barracks = Kaserne
    .text = Zu Beginn deines Zuges: +1 Aktion.
card-crop_rotation = Fruchtwechsel
    .text = Zu Beginn deines Zuges darfst du eine Punktekarte aus der Hand ablegen. Wenn du das tust: +2 Karten.
card-innovation = Innovation
    .text = Einmal in jedem deiner Züge darfst du eine Aktionskarte, die du nimmst, sofort ausspielen.
card-canal = Kanal
    .text = In deinen Zügen kosten alle Karten 1 Geld weniger (nie weniger als 0).
card-citadel = Zitadelle
    .text = Die erste Aktionskarte, die du in jedem deiner Züge ausspielst, spielst du danach noch einmal aus.

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-border_guard-hand = { $card }: Nimm eine dieser Karten auf die Hand und lege die übrigen ab
option-border_guard-lantern = die Laterne nehmen
option-border_guard-horn = das Horn nehmen
ask-hideout-trash = { $card }: Entsorge eine Karte (für eine Punktekarte nimmst du einen Fluch)
ask-research-trash = { $card }: Entsorge eine Karte und lege so viele Karten vom Nachziehstapel zur Seite, wie sie Geld kostet
ask-scepter-replay = { $card }: Welche Aktionskarte im Spiel spielst du noch einmal aus?
option-scepter-coins = +2 Geld
option-scepter-replay = eine Aktionskarte noch einmal ausspielen
option-treasurer-trash = eine Geldkarte aus der Hand entsorgen
option-treasurer-gain = eine Geldkarte vom Müllstapel auf die Hand nehmen
option-treasurer-key = den Schlüssel nehmen
ask-star_chart-topdeck = { $card }: eine der zu mischenden Karten oben auf deinen Nachziehstapel legen?
ask-silos-discard = { $card }: Lege beliebig viele Kupfer für je +1 Karte ab
ask-sinister_plot-choose = { $card }: Marker dazulegen oder Karten ziehen?
option-sinister_plot-add = einen Marker dazulegen
option-sinister_plot-draw = alle Marker entfernen und ebenso viele Karten ziehen
`,N=e({default:()=>P}),P=`### Seaside: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-native_village = Eingeborenendorf
    .text = +2 Aktionen. Wähle eins: Lege die oberste Karte deines Nachziehstapels verdeckt auf dein Eingeborenendorf-Tableau; oder nimm alle Karten von diesem Tableau auf die Hand. Nur du darfst sie ansehen.
    .one = ein Eingeborenendorf
    .many = Eingeborenendörfer
card-astrolabe = Astrolabium
    .text = +1 Geld, +1 Kauf; zu Beginn deines nächsten Zuges noch einmal dasselbe.
    .one = ein Astrolabium
    .many = Astrolabien
card-smugglers = Schmuggler
    .text = Nimm eine Karte, die bis zu 6 Geld kostet, wie sie dein rechter Nachbar in seinem letzten Zug genommen hat.
    .one = einen Schmuggler
    .many = Schmuggler
card-blockade = Blockade
    .text = Nimm eine Karte, die bis zu 4 Geld kostet, und lege sie auf dieser Karte zur Seite. Bis zu deinem nächsten Zug nimmt jeder Mitspieler, der in seinem eigenen Zug eine gleiche Karte nimmt, auch einen Fluch. Zu Beginn deines nächsten Zuges kommt die Karte auf deine Hand.
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
    .text = +1 Kauf. Entsorge eine Handkarte. Du erhältst so viel Geld, wie sie kostet.
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
ask-smugglers-gain = { $card }: Nimm eine Karte, die bis zu 6 Geld kostet, wie sie dein rechter Nachbar in seinem letzten Zug genommen hat
ask-blockade-gain = { $card }: Nimm { $what } und lege sie bis zu deinem nächsten Zug zur Seite
`,F=e({default:()=>I}),I=`### Was nicht stimmt, und wie es richtig wäre.

error-no-card = es gibt keine Karte, kein Projekt und kein Artefakt namens { $names }
# A name as somebody wrote it.
error-quoted = „{ $name }“
error-did-you-mean = „{ $name }“ (gemeint: { $near }?)
error-lacking-card = „{ $name }“ (diese Karte gibt es, aber hier noch nicht)
error-players = es spielen 2, 3 oder 4 Personen, nicht { $n }
error-repeated = { $card } ist mehrfach genannt; jeder Stapel und jedes Projekt liegt einmal aus
error-repeated-names = mehrfach genannt: { $cards }
error-no-kingdom-card = { $card } ist keine Königreichkarte und kann keiner der zehn Stapel sein
error-heirloom = { $card } ist ein Erbstück, das in den Startkartensätzen ein Kupfer ersetzt: Nenne die Karte { $other }, dann ist es dabei
error-comes-with = { $card } ist keine Königreichkarte, sondern kommt mit Karten ins Spiel, die sie brauchen: Nenne eine von ihnen, zum Beispiel { $other }
error-comes-with-option = { $card } ist keine Königreichkarte und zählt nicht zu den zehn Stapeln: Dabei ist sie mit der Option { $option }
error-in-pile = { $card } liegt mit anderen Karten in einem Stapel: Nenne den Stapel { $other }
error-no-landscape = { $card } ist keine Querformatkarte, mit der man ein Spiel beginnen kann (Projekt, Ereignis, Landmarke, Weg, Verbündeter oder Merkmal)
error-needs-ally = { $card } ist ein Kontakt: nenne einen Verbündeten, bei dem man die Gefallen einsetzt
error-needless-ally = { $card } ist ein Verbündeter, aber keine Karte dieses Königreichs gibt Gefallen: lass ihn weg oder wähle einen Kontakt
error-many-allies = ein Spiel hat einen Verbündeten, nicht { $n }
error-trait-pile = { $card } ist ein Merkmal: Sag, auf welchem Stapel des Königreichs mit Aktionen oder Geld es liegt
error-trait-elsewhere = { $card } kann nicht auf { $pile } liegen, denn das ist kein Königreichstapel dieses Vorrats: Wähle einen, der es ist, mit Aktionen oder Geld
error-trait-type = { $card } kann nicht auf { $pile } liegen, denn das ist weder Aktion noch Geld: Wähle einen anderen Stapel
error-trait-twice = { $other } und { $card } liegen beide auf { $pile }: Wähle für eines der Merkmale einen anderen Stapel
error-one-trait = { $card } liegt auf einem Stapel, genannt sind mehrere: { $cards }
error-which-trait = { $card } ist ein Merkmal: Sag, auf welchem Stapel mit Aktionen oder Geld es liegt, zum Beispiel { $example }
error-no-trait-pile = es ist kein Stapel mit Aktionen oder Geld mehr da, auf dem { $card } liegen könnte
error-kingdom-size = ein Königreich hat 10 Karten (und den Bannstapel, wenn einer nötig ist), nicht { $n }
error-needs-bane = { $card } braucht einen Bannstapel: nenne eine elfte Königreichkarte, die { $low } oder { $high } Geld kostet
error-needless-bane = { $card } ist als Bannstapel genannt, aber keine Karte dieses Königreichs braucht einen
error-wrong-bane = der Bannstapel muss eine Königreichkarte sein, die { $low } oder { $high } Geld kostet; { $card } ist das nicht
error-needs-ferryman = { $card } braucht einen eigenen Stapel neben dem Vorrat: nenne eine elfte Königreichkarte, die { $low } oder { $high } Geld kostet
error-needless-ferryman = { $card } ist als Fährmannstapel genannt, aber keine Karte dieses Königreichs braucht einen
error-wrong-ferryman = der Fährmannstapel muss eine Königreichkarte sein, die { $low } oder { $high } Geld kostet; { $card } ist das nicht
error-setup-unknown = unbekannt in einem Spielaufbau: { $names }; bekannt sind: { $known }
error-setup-form = { $field } hat in einem Spielaufbau die falsche Form: { $found }
error-setup-no-mark = es gibt keine Markierung „{ $name }“; es gibt: { $known }
error-setup-no-option = es gibt keine Option „{ $name }“; es gibt: { $known }
error-one-bane = es gibt nur einen Bannstapel, genannt sind mehrere: { $cards }
error-which-bane = { $card } braucht einen Bannstapel: gib an, welche Karte ihn bildet: { $cards }; zum Beispiel { $example }
error-one-ferryman = es gibt nur einen Fährmannstapel, genannt sind mehrere: { $cards }
error-which-ferryman = { $card } braucht einen eigenen Stapel: gib an, welche Karte ihn bildet: { $cards }; zum Beispiel { $example }
error-list-too-long = diese Liste ist zu lang ({ $n } Zeichen)
error-no-kingdom = es gibt kein empfohlenes Königreich namens „{ $name }“ (gemeint: { $near }?)
error-no-kingdom-or-card = es gibt weder ein Königreich noch eine Karte namens „{ $name }“; Königreiche sind zum Beispiel { $kingdoms }
error-too-many-names = ein Königreich hat 10 Karten; diese Liste nennt { $n }
error-no-such = es gibt nicht: { $names }; es gibt: { $possible }
error-wanted-and-forbidden = zugleich gewünscht und verboten: { $cards }
error-neither = weder Königreichkarten noch Projekte: { $cards }
error-too-many-kept = ein Königreich hat 10 Karten, behalten oder verlangt sind aber { $n }
error-kept-bane = { $cards } soll Bannstapel bleiben, aber keine behaltene oder verlangte Karte braucht einen
error-kept-ferryman = { $cards } soll Fährmannstapel bleiben, aber keine behaltene oder verlangte Karte braucht einen
error-projects = es gibt 0 bis 2 Projekte, nicht { $n }
error-projects-kept = { $n ->
    [one] 1 Projekt ist gewünscht
   *[other] { $n } Projekte sind gewünscht
}, behalten oder verlangt { $kept ->
    [one] ist aber 1
   *[other] sind aber { $kept }
}
error-projects-few = { $n ->
    [one] 1 Projekt ist gewünscht
   *[other] { $n } Projekte sind gewünscht
}, erlaubt { $allowed ->
    [one] ist aber nur 1
   *[other] sind aber nur { $allowed }
}
error-sets-and-kingdom = --sets gilt für ausgeloste Königreiche und kann daher nicht neben --kingdom stehen
error-too-few-allowed = ein Königreich hat 10 Karten, erlaubt sind aber nur { $n }
error-hopeless = keine der erlaubten Karten bietet: { $wishes }
error-too-few-free = { $n } freie Stapel sind zu wenig für alle Wünsche: { $wishes }
error-no-bane-left = kein Königreich erfüllt diese Wünsche und lässt eine Karte für { $low } oder { $high } Geld als Bannstapel übrig
error-no-ferryman-left = kein Königreich erfüllt diese Wünsche und lässt eine Karte für { $low } oder { $high } Geld als Fährmannstapel übrig
error-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
error-not-possible = „{ $answer }“ ist hier nicht möglich
error-how-many = { $mode ->
    [exactly] wähle { $most } dieser Karten
   *[other] wähle { $least } bis { $most } dieser Karten
}
error-save-damaged = dieser Spielstand ist beschädigt ({ $detail })
error-save-cut-off = das ist kein Spielstand: kein gültiges JSON ({ $detail }); ist die Datei abgeschnitten?
error-no-save = das ist kein Spielstand
error-save-version = dieser Spielstand hat Version { $version }, dieses Programm liest bis { $known }: aktualisiere demesne, um ihn zu laden
error-save-journal =
    Antwort { $n } von { $of }, „{ $detail }“, ist nicht mehr möglich; { $since ->
        [other] die Regeln haben sich seither geändert (Version { $saved }, jetzt { $now })
        [unknown] die Version, die gespeichert hat, hat ihre Regeln nicht vermerkt; sie können sich geändert haben
       *[same] die Regeln sind dieselben, also ist der Spielstand beschädigt
    }
error-save-position =
    nach Antwort { $n } von { $of } ist die Stellung nicht die gespeicherte ({ $detail }); { $since ->
        [other] die Regeln haben sich seither geändert (Version { $saved }, jetzt { $now })
        [unknown] die Version, die gespeichert hat, hat ihre Regeln nicht vermerkt; sie können sich geändert haben
       *[same] die Regeln sind dieselben, also ist der Spielstand beschädigt
    }
error-cannot-save = das Spiel kann nicht in { $file } gespeichert werden: { $detail }
error-no-file = es gibt keinen Spielstand { $file }
error-cannot-read = { $file } kann nicht gelesen werden: { $detail }
error-file-cut-off = { $file } ist kein Spielstand: kein gültiges JSON ({ $detail }); ist die Datei abgeschnitten?
error-in-file = { $file }: { $problem }
error-no-card-file = es gibt keine Kartendatei { $file }
error-bots = { $most ->
    [one] höchstens 1 Spieler kann ein Bot sein, nicht { $n }
   *[other] höchstens { $most } Spieler können Bots sein, nicht { $n }
}
error-same-name = zwei Spieler heißen { $name }; gib ihnen verschiedene Namen
error-names-for-players = Namen: { $n }, Spieler aber: { $players }
error-games = eine Serie hat mindestens 1 Spiel, nicht { $n }
error-save-bot = ein Bot dieses Spiels spielt die Strategie { $name }, die fehlt: { $problem }
error-strategy-lacks = die Strategie { $name } braucht { $names }; das fehlt in diesem Königreich
error-settings-read = { $file } kann nicht gelesen werden: { $problem }
error-settings-toml = { $file } ist kein gültiges TOML ({ $problem }); eine Zeile sieht so aus: language = "pl"
error-settings-key = { $file }: es gibt keine Einstellung { $setting }; es gibt { $known }
error-settings-value = { $file }: „{ $value }“ ist kein Wert für { $setting }; möglich ist zum Beispiel { $possible }
error-endless-text = der Text von { $card } endet nicht: In einem Zug wurden { $n } Texte begonnen, ohne dass ein Ende abzusehen ist
`,L=e({default:()=>R}),R=`### Was in einem Königreich gewinnt: die Seite einer Untersuchung.

study-choose = Wähle ein Königreich. Der Server lässt dann einige Minuten lang Strategien dort spielen und zeigt, was gewinnt; was er findet, bleibt gespeichert.
study-begin = Untersuchen
study-go-on = Weitermachen
study-stop = Anhalten
study-link = Link zu dieser Seite
study-another = Ein anderes Königreich
study-cards = Das Königreich
study-to-bench = An der Werkbank ausprobieren
study-copy = Text kopieren
study-keep = Als eigene speichern
study-how = Alle Ergebnisse stammen aus Spielen je zweier Strategien; ein Gleichstand zählt als halber Sieg. Striche über den Balken sind 95-%-Intervalle: Die wahre Zahl kann gut irgendwo dort liegen. Dasselbe Königreich ergibt mit derselben Version ({ $version }) dieselben Zahlen.

## How far it is
study-state-waiting = In der Warteschlange
study-state-waiting-behind = { $n ->
    [one] Wartet hinter einer anderen eigenen Untersuchung
   *[other] Wartet hinter { $n } anderen eigenen Untersuchungen
}
study-state-running = Läuft
study-state-stopped = Angehalten: Was bekannt ist, bleibt, und jeder kann weitermachen
study-state-done = Fertig
study-state-failed = Fehlgeschlagen
study-stages = Fortschritt
study-stage-tournament = Turnier
study-stage-evolution = Evolution
study-stage-openings = Eröffnungen
study-stage-cards = Was Karten bringen
study-stage-pairs = Paare
study-stage-done = { $done } von { $total }
study-stage-later = später

## The tournament
study-standings = Was hier gewinnt
study-standings-hint = Mitgelieferte Strategien, die passen, jede gegen jede. Bisher je { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
study-standings-none = Gleich beginnen die Spiele.
study-column-place = Platz
study-column-strategy = Strategie
study-column-wins = Siege
study-column-interval = 95-%-Intervall

## Evolution
study-evolution = Eine bessere Strategie
study-evolution-hint = Die Evolution verändert die besten Strategien Zeile für Zeile und behält, was gewinnt. Jede bisher beste wird in neuen Spielen gegen { $name } gemessen, die beste des Turniers.
study-evolution-none = Kommt nach dem Turnier.
study-evolution-chart = Siege gegen { $name }
study-evolution-summary = Nach { $n ->
    [one] einer Generation
   *[other] { $n } Generationen
} gewinnt die beste Strategie { $share } (zwischen { $low } und { $high }).
study-column-generation = Generation
study-best = Die beste gefundene Strategie
study-best-changing = Die bisher beste Strategie

## Openings
study-openings = Eröffnungen
study-openings-hint = Die Chance, im 3. oder 4. Zug mindestens so viel Geld zu haben und beide gekauften Karten bis zum 4. Zug zu ziehen: genau ausgezählt, nicht gespielt. Zuerst, was die besten Strategien hier kaufen, und wie oft.
study-openings-none = Kommt nach der Evolution.
study-column-opening = Erste Käufe
study-column-bought = Gekauft
study-column-coins = { $n } Geld
study-column-both = Beide gezogen

## What cards add
study-worth = Was jede Karte bringt
study-worth-hint = Die beste gefundene Strategie, die die Karte kauft, spielt tausende neue Spiele gegen die beste, die sie nicht kauft: um wie viel ihr Anteil an Siegen über 50\xA0% liegt. Unter 0 schadet es, sie zu kaufen.
study-worth-none = Kommt nach den Eröffnungen.
study-column-card = Karte
study-column-adds = Bringt
study-worth-row = { $gain } (zwischen { $low } und { $high })

## Pairs
study-pairs = Welche Karten zusammengehören
study-pairs-hint = Für die Karten, die am meisten bringen: was beide zusammen gegenüber keiner von beiden bringen, über das hinaus, was jede allein bringt, auf dieselbe Weise gemessen. Unter 0 leistet die eine, was die andere leistet.
study-pairs-none = Kommt zuletzt.
study-column-pair = Karten
study-column-together = Mehr als jede allein
`,z=e({default:()=>B}),B=`### Das Labor im Browser.

## Pages
lab-laboratory = Labor
lab-laboratory-hint = Strategien schreiben und tausende Spiele spielen lassen
lab-page-laboratory = Werkbank
lab-page-kingdom = Königreiche
lab-page-strategies = Strategien
lab-kingdom = Was gewinnt hier?
lab-run = Ein Lauf
lab-strategies = Strategien
lab-coming = Einen Moment …
lab-study = Dieses Königreich untersuchen
lab-try = Strategien hier ausprobieren

## The workbench
lab-how-many = Wie viele Spieler
lab-player = Spieler { $n }
lab-player-text = Eigene Strategie
lab-player-bot = { $name }, wie dieser Server sie kennt
lab-library = Mitgelieferte Strategien
lab-own = Eigene Strategien
lab-edit = Bearbeiten
lab-copy-text = Kopie bearbeiten
lab-text = Text
lab-text-of = Strategie von Spieler { $n }
lab-save = Speichern
lab-save-version = Als neue Fassung speichern
lab-saved = { $name } ist gespeichert.
lab-variants = Varianten
lab-add-variant = Als Variante kopieren
lab-variant-label = Name dieser Variante
lab-drop-variant = Diese Variante entfernen
lab-games = Spiele
lab-seed = Startwert
lab-seed-any = beliebig
lab-run-it = Spielen
lab-run-matches = { $n ->
    [one] { $n } Begegnung spielen
   *[other] { $n } Begegnungen spielen
}
lab-same-shuffles = { $n } Begegnungen zu je { $games } Spielen, gleich gemischt, sodass sie sich nur in dem unterscheiden, was geändert wurde.
lab-too-many-matches = Das wären { $n } Begegnungen; höchstens { $most } gehen auf einmal.
lab-first = Wähle Spieler, schreibe eine Strategie und drücke auf „Spielen“. Hier wachsen Diagramme, während gespielt wird.
lab-recent = Eigene Läufe
lab-recent-facts = Spiele: { $games }, { $at }

## A number that takes several values
lab-vary = Eine Zahl verändern
lab-vary-none = Nein
lab-vary-no-number = In den Bedingungen steht keine ganze Zahl
lab-vary-number = { $value } in Zeile { $line }: { $source }
lab-vary-near = Die { $value } verändern
lab-vary-from = Von
lab-vary-to = Bis
lab-vary-step = Schritt
lab-vary-values = { $n ->
    [one] { $n } Wert: { $values }
   *[other] { $n } Werte: { $values }
}
lab-vary-too-few = Mindestens zwei Werte sind nötig.

## The editor
lab-editor-help = Tab verlässt den Editor. Strg+Leertaste ergänzt, F8 führt zum nächsten Fehler.
lab-at-line = Zeile { $line }
lab-help-cursor = Setze den Cursor auf ein Wort, um zu lesen, was es bedeutet.
lab-help-all = Alle Wörter der Sprache
lab-write-word = { $word } schreiben
lab-kind-heading = Am Anfang
lab-kind-verb = Was zu tun ist
lab-kind-value = Werte in Bedingungen
lab-kind-operator = Zwischen Werten
lab-kind-type = Kartentypen
lab-cm-completions = Vorschläge
lab-cm-diagnostics = Fehler
lab-cm-no-diagnostics = Keine Fehler
lab-cm-control = Steuerzeichen

## Results
lab-results = Ergebnisse
lab-no-results = Noch ist kein Spiel gezählt.
lab-state-waiting = Wartet, bis es drankommt
lab-state-waiting-behind = { $n ->
    [one] Wartet hinter einem anderen eigenen Lauf
   *[other] Wartet hinter { $n } anderen eigenen Läufen
}
lab-state-running = Es wird gespielt
lab-state-stopped = Angehalten
lab-state-done = Fertig
lab-state-failed = Das ist gescheitert.
lab-games-done = { $done } von { $total } Spielen
lab-progress = Gespielte Spiele
lab-stop = Anhalten
lab-watched = Kurven und Käufe stammen aus den { $watched } beobachteten Spielen, Siege und Enden aus allen { $games }.
lab-not-watched = Spiele, in denen jemand vorausdenkt, werden nicht Zug um Zug beobachtet; einzelne lassen sich unten ansehen.
lab-match-title = Begegnung { $name }
lab-beside = Daneben
lab-whose-buys = Käufe von
lab-openings = Erste Käufe: { $name }
lab-numbers = Zahlen
lab-save-chart = Speichern: { $title }

## Charts
lab-interval = { $rate } ({ $low } bis { $high })
lab-mean = Im Mittel { $value }
lab-curve-summary = { $name } erreicht { $value }
lab-chart-wins = Siege, mit 95-%-Intervallen
lab-chart-wins-of = Siege von { $name }, mit 95-%-Intervallen
lab-chart-points_at = Punkte, Zug um Zug
lab-chart-money_at = Geld, Zug um Zug
lab-chart-lengths = Länge der Spiele
lab-chart-differences = Punktevorsprung von { $name }
lab-chart-endings = Wie die Spiele endeten
lab-chart-bought = Was { $name } wann kauft
lab-ended-provinces = Provinzen oder Kolonien leer
lab-ended-piles = Drei leere Stapel
lab-ended-limit = Zuggrenze erreicht
lab-axis-value = Wert
lab-axis-variant = Variante
lab-axis-points = Punkte
lab-column-player = Spieler
lab-column-games = Spiele
lab-column-wins = Siege
lab-column-ties = Gleichstände
lab-column-losses = Niederlagen
lab-column-points = Punkte
lab-column-turns = Züge
lab-column-turn = Zug
lab-column-share = Anteil
lab-column-ending = Ende
lab-column-card = Karte
lab-column-total = Je Spiel
lab-turn = Zug { $n }

## Taking a run along
lab-take = Mitnehmen
lab-link = Link zu diesem Lauf
lab-command = Befehl, der dieselben Zahlen liefert
lab-command-hint = { $files ->
    [0] Version { $version } ergibt dieselben Zahlen.
   *[other] Die Dateien unten in den Ordner legen, in dem der Befehl läuft; Version { $version } liefert dieselben Zahlen.
  }
lab-run-facts = { $games } Spiele je Begegnung, Startwert { $seed }, Königreich: { $kingdom }
lab-to-bench = An der Werkbank weiter probieren

## Single games
lab-single = Ein einzelnes Spiel
lab-single-number = Nummer, von 1 bis { $n }
lab-single-open = Ansehen
lab-single-before = Das Spiel davor
lab-single-after = Das nächste Spiel
lab-single-result = Gewonnen von { $who }: { $scores }
lab-single-turns = Züge dieses Spiels
lab-single-keys = ← und → gehen von Zug zu Zug, Pos1 und Ende zum ersten und letzten.
lab-turn-first = Der erste Zug
lab-turn-back = Der Zug davor
lab-turn-next = Der nächste Zug
lab-turn-last = Der letzte Zug
lab-turn-of = { $who }, Zug { $n }
lab-turn-extra = { $who }, ein zusätzlicher Zug
lab-hand = Hand
lab-coins = Geld
lab-points = Punkte
lab-purchases = Käufe
lab-because = nach Zeile { $line }:
lab-no-line = nach keiner Zeile eines Textes
lab-log = Was in diesem Zug geschah

## Own strategies and the shelf
lab-own-none = Du hast noch keine Strategie gespeichert. Schreibe eine an der Werkbank oder importiere eine.
lab-shelf = Regal: Strategien, die andere teilen
lab-shelf-find = Im Regal suchen
lab-shelf-none = Keine geteilte Strategie gefunden.
lab-built-in = Mitgelieferte Strategien
lab-by = Von { $author },
lab-open = An der Werkbank öffnen
lab-history = Verlauf
lab-history-of = Verlauf: { $name }
lab-version = Fassung { $n }
lab-restore = Wiederherstellen
lab-restored = Fassung { $n } ist wiederhergestellt.
lab-share = Ins Regal stellen
lab-unshare = Aus dem Regal nehmen
lab-shared = { $name } steht für alle im Regal.
lab-unshared = { $name } steht nicht mehr im Regal.
lab-is-shared = im Regal
lab-delete = Löschen
lab-delete-named = { $name } löschen
lab-delete-really = { $name } mit dem ganzen Verlauf löschen? Das lässt sich nicht rückgängig machen.
lab-deleted = { $name } ist gelöscht.
lab-import = Importieren
lab-import-file = Eine Datei: unsere Sprache oder Geronimoos XML
lab-import-paste = Oder den Text einfügen
lab-import-read = Lesen
lab-secret = Dein geheimer Schlüssel
lab-secret-about = An diesem geheimen Schlüssel, den dieser Browser erzeugt hat, erkennt der Server deine Strategien. Gib ihn auf einem anderen Gerät ein, um sie dort zu finden. Wer ihn hat, kann sie ändern.
lab-secret-other = Ein Schlüssel von einem anderen Gerät
lab-secret-use = Verwenden
lab-secret-used = Dieser Browser verwendet jetzt diesen Schlüssel.
lab-secret-wrong = Ein Schlüssel hat mindestens 22 Buchstaben, Ziffern, - und _.
`,V=e({default:()=>H}),H=`# Was der Server Seiten des Labors sagt.

error-lab-no-secret = sag, wer du bist: Die Kopfzeile Authorization fehlt
error-lab-secret = die Kopfzeile Authorization ergibt keinen Sinn: Man schreibt Bearer SCHLÜSSEL, mit 22 bis 128 Buchstaben, Ziffern, - und _
error-lab-not-yours = das gehört jemand anderem
error-lab-no-run = diesen Lauf gibt es nicht
error-lab-busy = das Labor ist beschäftigt; versuch es später wieder
error-lab-too-long = die Strategien deiner Läufe haben zusammen mehr als { $n } Zeichen; halte einen Lauf an oder warte
error-lab-too-many = { $n ->
    [one] einer deiner Läufe läuft oder wartet
   *[other] { $n } deiner Läufe laufen oder warten
} schon; halte einen davon an oder warte
error-lab-endless = das dauert zu lange: Ein Teil, der einen Augenblick dauern sollte, war nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} Rechnen nicht fertig; hat eine Strategie endlose Bedingungen?
error-lab-died = die Prozesse, die das tun sollten, sind dabei abgestürzt
error-lab-player = Spieler { $number } ist entweder jemand mit Namen oder eine Strategie als Text, nicht beides
error-lab-strategy = { $line ->
    [0] die Strategie von Spieler { $name }: { $problem }
   *[other] die Strategie von Spieler { $name }, Zeile { $line }, Spalte { $column }: { $problem }
}
error-lab-no-bot = weder eine Stufe ({ $names }) noch eine mitgelieferte Strategie heißt { $name }
error-lab-level = hier denkt Schwer mit einer Anzahl von Probespielen voraus, höchstens { $n }, und nicht eine Anzahl von Sekunden lang
error-lab-games = hier werden höchstens { $n } Spiele einer Begegnung gespielt; auf der Befehlszeile gibt es keine Grenze: { $command }
error-lab-slow-games = Spiele mit Schwer dauern Sekunden, deshalb werden hier höchstens { $n } einer Begegnung gespielt; für mehr: { $command }
error-lab-no-game = dieses Spiel gibt es in diesem Lauf nicht
error-lab-kingdom-lacks = in diesem Königreich fehlt: { $cards }
error-lab-kingdom-bane = in diesem Königreich ist dies nicht der Bannstapel: { $cards }

## Wörter der Strategiesprache
lab-heading-name = Wie die Strategie heißt.
lab-heading-author = Wer sie geschrieben hat.
lab-heading-about = Worum es geht, in einem Satz.
lab-heading-requires = Königreichkarten und Querformatkarten, ohne die sie nicht spielen kann, durch Kommas getrennt.
lab-heading-bane = Die Königreichkarte, die der Bannstapel sein muss.
lab-verb-buy = Kaufe diese Karte oder Querformatkarte; von mehreren Zeilen zählt die erste, deren Karte bezahlbar ist und deren Bedingung gilt.
lab-verb-gain = Nimm diese Karte, wenn ein Effekt die Wahl lässt; die erste Zeile, die gilt, zählt.
lab-verb-play = Spiele diese Karte aus; frühere Zeilen gehen vor.
lab-verb-trash = Entsorge diese Karte, wenn ein Effekt die Wahl lässt; frühere Zeilen gehen vor.
lab-verb-discard = Lege diese Karte ab, wenn ein Effekt die Wahl lässt; frühere Zeilen gehen vor.
lab-verb-spend = Gib Taler oder Dorfbewohner nur aus, wenn die Bedingung gilt.
lab-verb-option = Gib diese Antwort, wenn die Karte fragt.
lab-value-owned = Meine Karten dieses Namens oder Typs, wo auch immer sie sind.
lab-value-opponents = Die Karten dieses Namens oder Typs, die alle anderen zusammen haben.
lab-value-in_hand = Die Karten dieses Namens oder Typs auf meiner Hand.
lab-value-in_play = Die Karten dieses Namens oder Typs, die ich im Spiel habe.
lab-value-gained = Die Karten dieses Namens oder Typs, die ich in diesem Zug genommen habe.
lab-value-on_mats = Die Karten dieses Namens oder Typs auf meinen Tableaus: Exil, Wirtshaus, Insel, Eingeborenendorf.
lab-value-left = Wie viele Karten dieses Namens noch im Vorrat liegen.
lab-value-vp_on = Punktemarker, die auf diesem Stapel oder dieser Querformatkarte liegen.
lab-value-has = 1, wenn ich dieses Projekt, Artefakt oder diesen Zustand habe, sonst 0.
lab-value-points = Was eine weitere dieser Karten jetzt für mich wert wäre.
lab-value-deck_money = Das Geld aller meiner Geldkarten.
lab-value-deck_coins = Das Geld aller meiner Karten, auch das von Aktionen.
lab-value-deck_draw = Karten, die meine Aktionen ziehen, über ihren eigenen Ersatz hinaus.
lab-value-deck_buys = Käufe, die meine Karten geben.
lab-value-spare_actions = Aktionen, die meine Aktionskarten geben, über die eine hinaus, die jede kostet.
lab-value-terminals = Meine Aktionskarten, die keine Aktion zurückgeben.
lab-value-stop_cards = Meine Karten, die keine Karte ziehen.
lab-value-turn_cards = Wie viele Karten meines Decks ein Zug sieht, im Durchschnitt.
lab-value-turn_coins = Wie viel Geld ein Zug bringt, im Durchschnitt.
lab-value-deck_size = Alle meine Karten.
lab-value-draw_pile = Karten, die ich noch ziehen kann, bevor ich mische.
lab-value-turn = Die Nummer meines Zuges, ab 1.
lab-value-coins = Geld, das ich jetzt ausgeben kann.
lab-value-buys = Käufe, die ich jetzt habe.
lab-value-actions = Aktionen, die ich jetzt habe.
lab-value-score = Meine Punkte jetzt.
lab-value-lead = Meine Punkte weniger die meisten, die ein anderer hat.
lab-value-empty_piles = Leere Stapel im Vorrat.
lab-value-smallest_pile = Karten im kleinsten Stapel des Vorrats.
lab-value-gains_to_end = So viele genommene Karten könnten das Spiel beenden: restliche Provinzen oder Karten in den drei kleinsten Stapeln, wenn das weniger sind.
lab-value-coffers = Meine Taler.
lab-value-villagers = Meine Dorfbewohner.
lab-value-favors = Meine Gefallen.
lab-value-vp_tokens = Meine Punktemarker.
lab-value-debt = Meine Schulden.
lab-value-potions = Tränke, die ich jetzt ausgeben kann.
lab-value-action_phase = 1 in einer Aktionsphase, sonst 0.
lab-operator-less = Gilt, wenn die linke Seite kleiner ist.
lab-operator-at-most = Gilt, wenn die linke Seite kleiner ist oder beide gleich sind.
lab-operator-equal = Gilt, wenn beide Seiten gleich sind.
lab-operator-unequal = Gilt, wenn die Seiten verschieden sind.
lab-operator-at-least = Gilt, wenn die linke Seite größer ist oder beide gleich sind.
lab-operator-more = Gilt, wenn die linke Seite größer ist.
lab-operator-plus = Die Summe beider Seiten.
lab-operator-minus = Die linke Seite weniger die rechte.
lab-operator-times = Beide Seiten miteinander multipliziert.
lab-operator-by = Die linke Seite geteilt durch die rechte; durch 0 geteilt ergibt 0.
lab-operator-and = Gilt, wenn beide Bedingungen gelten.
lab-operator-or = Gilt, wenn eine der Bedingungen gilt oder beide.
lab-operator-not = Gilt, wenn die Bedingung nicht gilt.
lab-operator-when = Darauf folgt die Bedingung, unter der eine Zeile zählt.
lab-type = Alle Karten vom Typ { $type }.
lab-type-card = Jede Karte, gleich welchen Typs.
lab-type-others = Jede Karte, die keine Zeile dieses Verbs nennt.

## Behaltene Strategien
error-lab-no-strategy = diese Strategie gibt es hier nicht, oder ihr Besitzer teilt sie nicht
error-lab-other-owner = diese Strategie gehört jemand anderem; speichere eine Kopie davon, um sie zu ändern
error-lab-kept-most = du hast schon { $n } gespeicherte Strategien, und mehr gehen nicht; lösche zuerst eine
error-lab-at-once = diese Strategie wird gerade anderswo geändert; versuche es noch einmal
error-lab-empty = es gibt nichts zu speichern: der Text ist leer
error-lab-draft = eine Strategie mit Fehlern kannst du speichern, aber nicht teilen: verbessere sie zuerst
error-lab-no-strategies = darin ist keine Strategie
error-lab-file-most = eine Datei darf höchstens { $n } Strategien haben; nimm einige heraus
error-lab-refused = diese Strategie lässt sich nicht übersetzen: { $reasons }

## Untersuchungen von Königreichen
error-lab-no-study = diese Untersuchung gibt es hier nicht
`,U=e({default:()=>W}),W=`### Stufen: wie stark ein Gegner ist.

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
# Ein Bot als Spieler, und einer von mehreren derselben Stufe.
level-bot = { $level ->
    [easy] Bot (leicht)
    [medium] Bot (mittel)
   *[hard] Bot (schwer)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (leicht)
    [medium] Bot { $n } (mittel)
   *[hard] Bot { $n } (schwer)
}
level-thinks = { $who } denkt nach …

error-level-setting = „{ $text }“: { $name } hat keine Einstellung „{ $setting }“; es gibt: { $names }
error-level-value = „{ $text }“: „{ $value }“ ist kein Wert für { $setting }; schreib zum Beispiel hard:playouts=2000 oder hard:seconds=0.5
`,G=e({default:()=>K}),K=`### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence, in the accusative. $card is a name in the nominative: an apposition (“das Projekt Kathedrale”).

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
   *[other] { $n } { $many }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] eine Karte { $name }
   *[other] { $n } Karten { $name }
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
cards-hidden = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
cards-none = keine Karten
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $name }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } und { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = Zug { $n } – { $who }
log-extra-turn-begins = Extrazug – { $who }
log-clean-up = { $who } beginnt die Aufräumphase.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] Das Spiel endet: Der Stapel { $cards } ist leer.
   *[other] Das Spiel endet: Die Stapel { $cards } sind leer.
}
log-ending-piles = Das Spiel endet: { $n } Stapel sind leer ({ $cards }).
log-ending-turns = Das Spiel endet: Die Grenze von { $n } Zügen aller zusammen ist erreicht.
log-end = Das Spiel ist zu Ende.
log-extra-turn = { $who } bekommt einen Extrazug.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } spielt { $cards } aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-play-again = { $who } spielt { $cards } noch einmal aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-buy = { $who } kauft { $cards }.
log-buy-project = { $who } kauft das Projekt { $card }.
log-buy-event = { $who } kauft das Ereignis { $card }.
log-gain = { $who } nimmt { $cards }.
log-gain-hand = { $who } nimmt { $cards } vom Stapel auf die Hand.
log-gain-deck = { $who } nimmt { $cards } und legt { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.
log-gain-aside = { $who } nimmt { $cards } und legt { $n ->
    [one] die Karte
   *[other] die Karten
} zur Seite.
log-gain-trash = { $who } nimmt { $cards } vom Müllstapel.
log-gain-hand-trash = { $who } nimmt { $cards } vom Müllstapel auf die Hand.
log-gain-deck-trash = { $who } nimmt { $cards } vom Müllstapel und legt { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.

## Moving cards
log-trash = { $who } entsorgt { $cards }.
log-trash-supply = { $who } entsorgt { $cards } aus dem Vorrat.
log-discard = { $who } legt { $cards } ab.
log-draw = { $who } zieht { $cards }.
log-reveal = { $who } deckt { $cards } auf.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } deckt alle Handkarten auf: { $cards }.
log-reveal-deck = { $who } deckt { $cards } vom Nachziehstapel auf.
log-look = { $who } sieht sich { $cards } an.
# Not from the Supply: this is no gain.
log-hand = { $who } nimmt { $cards } auf die Hand.
log-topdeck = { $who } legt { $cards } auf den Nachziehstapel.
log-bottom = { $who } legt { $cards } unter den Nachziehstapel.
log-aside = { $who } legt { $cards } zur Seite.
log-island = { $who } legt { $cards } auf das Insel-Tableau.
log-native_village = { $who } legt { $cards } auf das Eingeborenendorf-Tableau.
log-exile = { $who } schickt { $cards } ins Exil.
log-tavern = { $who } legt { $cards } aufs Wirtshaustableau.
log-call = { $who } ruft { $cards } auf.
log-journey-up = { $who } dreht den Reisemarker mit der Vorderseite nach oben.
log-journey-down = { $who } dreht den Reisemarker mit der Rückseite nach oben.
log-return = { $who } legt { $cards } auf den Stapel zurück.
log-exchange = { $who } nimmt im Tausch { $cards }.
log-shuffle = { $who } mischt die Karten.
log-deck_to_discard = { $who } legt den Nachziehstapel auf den Ablagestapel.
log-uncover = { $who } hat jetzt oben auf dem Ablagestapel { $cards }.

## Gifts and tokens
log-gifts = { $who } erhält { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } zahlt { $n } Geld.
log-favors = { $who } setzt { $n } Gefallen ein.
log-rotate = { $who } rotiert den Stapel { $card }.
log-skip = { $who } setzt einen Zug aus.
log-debt = { $who } nimmt { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} auf.
log-gather = { $who } legt einen Punktemarker auf den Stapel { $card }.
log-token_on_pile = { $who } legt den Marker { $token } auf den Stapel { $card }.
pile-token-card = +1 Karte
pile-token-action = +1 Aktion
pile-token-buy = +1 Kauf
pile-token-coin = +1 Geld
pile-token-cost = −2 Geld
pile-token-trash = Entsorgen
log-coffers-back = { $who } legt { $n } Taler zurück.
log-villagers-back = { $who } legt { $n } Dorfbewohner zurück.
log-spend-coffers = { $who } gibt { $n ->
    [one] einen Taler
   *[other] { $n } Taler
} aus. (+{ $n } Geld)
log-spend-villagers = { $who } setzt { $n ->
    [one] einen Dorfbewohner ein. (+1 Aktion)
   *[other] { $n } Dorfbewohner ein. (+{ $n } Aktionen)
}
log-spend-debt = { $who } zahlt { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} ab.
log-cost = In diesem Zug kosten alle Karten jetzt { $n } Geld weniger.
log-take = { $who } nimmt das Artefakt { $card }.
# A State; $card is its name.
log-take-state = { $who } nimmt den Zustand { $card }.
log-give_back = { $who } gibt den Zustand { $card } zurück.
# A Boon or Hex.
log-fortune = { $who } deckt „{ $card }“ auf.
log-receive = { $who } empfängt „{ $card }“.
log-keep = { $who } behält „{ $card }“ bis zum nächsten Zug.
log-shuffle_fortunes-boons = Die benutzten Gaben werden gemischt.
log-shuffle_fortunes-hexes = Die benutzten Plagen werden gemischt.
log-token-add = { $who } legt einen Marker auf das Projekt { $card }.
log-token-clear = { $who } entfernt { $n ->
    [0] keinen Marker
   *[other] { $n } Marker
} vom Projekt { $card }.

## Reactions and choices
log-react = { $who } reagiert mit der Karte { $card }.
log-way = { $who } folgt stattdessen dem { $card }.
log-unaffected = { $who } ist nicht betroffen.
log-choose = { $who } wählt: { $option }.
log-name = { $who } nennt { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
`,q=e({default:()=>J}),J=`### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = Du beginnst die Aufräumphase.
you-extra-turn = Du bekommst einen Extrazug.
you-play = Du spielst { $cards } aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-play-again = Du spielst { $cards } noch einmal aus{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-buy = Du kaufst { $cards }.
you-buy-project = Du kaufst das Projekt { $card }.
you-buy-event = Du kaufst das Ereignis { $card }.
you-gain = Du nimmst { $cards }.
you-gain-hand = Du nimmst { $cards } vom Stapel auf die Hand.
you-gain-deck = Du nimmst { $cards } und legst { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.
you-gain-aside = Du nimmst { $cards } und legst { $n ->
    [one] die Karte
   *[other] die Karten
} zur Seite.
you-gain-trash = Du nimmst { $cards } vom Müllstapel.
you-gain-hand-trash = Du nimmst { $cards } vom Müllstapel auf die Hand.
you-gain-deck-trash = Du nimmst { $cards } vom Müllstapel und legst { $n ->
    [one] die Karte
   *[other] die Karten
} auf den Nachziehstapel.
you-trash = Du entsorgst { $cards }.
you-trash-supply = Du entsorgst { $cards } aus dem Vorrat.
you-discard = Du legst { $cards } ab.
you-draw = Du ziehst { $cards }.
you-reveal = Du deckst { $cards } auf.
you-reveal-hand = Du deckst alle Handkarten auf: { $cards }.
you-reveal-deck = Du deckst { $cards } vom Nachziehstapel auf.
you-look = Du siehst dir { $cards } an.
you-hand = Du nimmst { $cards } auf die Hand.
you-topdeck = Du legst { $cards } auf den Nachziehstapel.
you-bottom = Du legst { $cards } unter den Nachziehstapel.
you-aside = Du legst { $cards } zur Seite.
you-island = Du legst { $cards } auf das Insel-Tableau.
you-native_village = Du legst { $cards } auf das Eingeborenendorf-Tableau.
you-exile = Du schickst { $cards } ins Exil.
you-tavern = Du legst { $cards } aufs Wirtshaustableau.
you-call = Du rufst { $cards } auf.
you-journey-up = Du drehst den Reisemarker mit der Vorderseite nach oben.
you-journey-down = Du drehst den Reisemarker mit der Rückseite nach oben.
you-return = Du legst { $cards } auf den Stapel zurück.
you-exchange = Du nimmst im Tausch { $cards }.
you-shuffle = Du mischst die Karten.
you-deck_to_discard = Du legst den Nachziehstapel auf den Ablagestapel.
you-gifts = Du erhältst { $gifts }.
you-pay = Du zahlst { $n } Geld.
you-favors = Du setzt { $n } Gefallen ein.
you-rotate = Du rotierst den Stapel { $card }.
you-skip = Du setzt einen Zug aus.
you-debt = Du nimmst { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} auf.
you-gather = Du legst einen Punktemarker auf den Stapel { $card }.
you-token_on_pile = Du legst den Marker { $token } auf den Stapel { $card }.
you-coffers-back = Du legst { $n } Taler zurück.
you-villagers-back = Du legst { $n } Dorfbewohner zurück.
you-spend-coffers = Du gibst { $n ->
    [one] einen Taler
   *[other] { $n } Taler
} aus. (+{ $n } Geld)
you-spend-villagers = Du setzt { $n ->
    [one] einen Dorfbewohner ein. (+1 Aktion)
   *[other] { $n } Dorfbewohner ein. (+{ $n } Aktionen)
}
you-spend-debt = Du zahlst { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} ab.
you-take = Du nimmst das Artefakt { $card }.
you-take-state = Du nimmst den Zustand { $card }.
you-give_back = Du gibst den Zustand { $card } zurück.
you-fortune = Du deckst „{ $card }“ auf.
you-receive = Du empfängst „{ $card }“.
you-keep = Du behältst „{ $card }“ bis zum nächsten Zug.
you-token-add = Du legst einen Marker auf das Projekt { $card }.
you-token-clear = Du entfernst { $n ->
    [0] keinen Marker
   *[other] { $n } Marker
} vom Projekt { $card }.
you-react = Du reagierst mit der Karte { $card }.
you-way = Du folgst stattdessen dem { $card }.
you-unaffected = Du bist nicht betroffen.
you-choose = Du wählst: { $option }.
you-name = Du nennst { $card }.
`,Y=e({default:()=>X}),X=`### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: do (the imperative, which begins a sentence), then (the imperative behind it), ask and label (the infinitive). Objects stand in the
### accusative; forms of cards: $name alone, $one, $many (see cards/basic.ftl).

## The turn
ask-action = Welche Aktionskarte spielst du aus?
# $n: Actions that are left.
ask-action-spend = Du hast keine { $n ->
    [0] Aktionen mehr
   *[other] Aktionskarte zum Ausspielen
}. Setzt du einen Dorfbewohner ein oder gehst du in die Kaufphase?
ask-action-end = Du hast keine { $n ->
    [0] Aktionen mehr
   *[other] Aktionskarte zum Ausspielen
}: Weiter zur Kaufphase
ask-play-or-buy = Was möchtest du ausspielen oder kaufen?
ask-play = { $n ->
    [0] Du hast keinen Kauf mehr. Spielst du eine Geldkarte aus oder beendest du den Zug?
   *[other] Es gibt nichts zu kaufen. Spielst du eine Geldkarte aus oder beendest du den Zug?
}
ask-buy = Was kaufst du für { $coins } Geld?
ask-buy-end = { $n ->
    [0] Du hast keinen Kauf mehr
   *[other] Für { $coins } Geld gibt es nichts zu kaufen
}: Beende deinen Zug
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] Du hast keinen Kauf mehr. Spielst du eine Geldkarte aus oder beendest du die Kaufphase?
   *[other] Es gibt nichts zu kaufen. Spielst du eine Geldkarte aus oder beendest du die Kaufphase?
}
ask-buy-end-night = { $n ->
    [0] Du hast keinen Kauf mehr
   *[other] Für { $coins } Geld gibt es nichts zu kaufen
}: Beende deine Kaufphase
ask-debt = { $can ->
    [play] Du hast Schulden ({ $n }) und kannst nichts kaufen. Spielst du eine Geldkarte aus oder beendest du { $then ->
        [night] die Kaufphase
       *[turn] den Zug
    }?
    [pay] Zahlst du deine Schulden ({ $n }) ab, bevor du etwas kaufst, oder beendest du { $then ->
        [night] die Kaufphase
       *[turn] den Zug
    }?
    [pay-late] Du hast Schulden ({ $n }). Zahlst du { $pays } davon ab oder beendest du { $then ->
        [night] die Kaufphase
       *[turn] den Zug
    }?
   *[end] Du hast Schulden ({ $n }) und kannst nichts kaufen: Beende { $then ->
        [night] deine Kaufphase
       *[turn] deinen Zug
    }
}
# $n: how many there are.
ask-how-many-coffers = Wie viele Taler gibst du aus (0 bis { $n })?
ask-how-many-villagers = Wie viele Dorfbewohner setzt du ein (0 bis { $n })?
ask-night = Nacht: Welche Karte spielst du aus?
ask-night-end = Du hast keine Nachtkarte zum Ausspielen: Beende deinen Zug

## Questions
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
ask-for = { $question } (für { $who })
ask-one-of = { $card }: { $choices }?
ask-choose-one = { $card }: Wähle eins
ask-one-more = { $card }: noch eins wählen?
ask-about = { $card }, { $you ->
    [yes] deine Karte { $name }
   *[no] { $name } von { $who }
}: { $choices }?
ask-some-of = { $card }: { $n ->
    [one] Wähle noch eine Möglichkeit
   *[other] Wähle { $n } verschiedene Möglichkeiten
}
ask-yes-or-no = { $card }: Nutzt du das?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: statt der Karte dem Weg folgen ({ $choices })?
ask-effects = { $form ->
    [ask] Was nutzt du jetzt?
   *[do] Was geschieht zuerst?
}
# All of them have become impossible while they were offered.
ask-effects-gone = Hier ist nichts mehr einzusetzen
# What is said if nothing better can be.
ask-plainly = Wähle eins
ask-effect = { $card }: jetzt einsetzen?
ask-order-topdeck = { $card }: Welche Karte soll oben auf deinem Nachziehstapel liegen?
ask-order-play = { $card }: Welche Karte spielst du zuerst aus?
ask-name = { $card }: Nenne eine Karte
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: Wie viel Geld zahlst du über die Kosten hinaus?
ask-overpay-potions = { $card }: Wie viele Tränke zahlst du über die Kosten hinaus?
ask-give-back-coffers = { $card }: Wie viele Taler legst du zurück?
ask-give-back-villagers = { $card }: Wie viele Dorfbewohner legst du zurück?
ask-picked = bisher: { $cards }
asked-other = Frage an { $who }: „{ $question }“
asked-something = { $who } wählt

## What is done
do-all = { $do }
do-for = { $do } für { $gifts }
do-get = { $gifts }
do-discard = { $form ->
    [do] Lege { $what } ab
   *[ask] { $what } ablegen
}
do-trash = { $form ->
    [do] Entsorge { $what }
   *[ask] { $what } entsorgen
}
do-gain = { $form ->
    [do] Nimm { $what }{ $to ->
        [hand] { " " }auf die Hand
        [deck] { " " }und lege die Karte auf deinen Nachziehstapel
       *[discard] {""}
    }
    [then] nimm { $what }{ $to ->
        [hand] { " " }auf die Hand
        [deck] { " " }und lege die Karte auf deinen Nachziehstapel
       *[discard] {""}
    }
   *[ask] { $what } { $to ->
        [hand] auf die Hand nehmen
        [deck] nehmen und auf deinen Nachziehstapel legen
       *[discard] nehmen
    }
}
do-topdeck = { $form ->
    [do] Lege { $what } auf deinen Nachziehstapel
   *[ask] { $what } auf deinen Nachziehstapel legen
}
do-hand = { $form ->
    [do] Nimm { $what } auf die Hand
   *[ask] { $what } auf die Hand nehmen
}
do-play = { $form ->
    [do] Spiele { $what }{ $times ->
        [1] {""}
        [2] { " " }zweimal
       *[other] { " " }{ $times }-mal
    } aus
   *[ask] { $what }{ $times ->
        [1] {""}
        [2] { " " }zweimal
       *[other] { " " }{ $times }-mal
    } ausspielen
}
do-replay = { $form ->
    [do] Spiele { $what } noch einmal aus
   *[ask] { $what } noch einmal ausspielen
}
do-reveal = { $form ->
    [do] Decke { $what } auf
   *[ask] { $what } aufdecken
}
do-reveal-deck = { $form ->
    [do] Decke { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels auf
   *[ask] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels aufdecken
}
do-aside = { $form ->
    [do] Lege { $what }{ $until ->
        [turn] { " " }bis zu deinem nächsten Zug
       *[ever] {""}
    } zur Seite
   *[ask] { $what }{ $until ->
        [turn] { " " }bis zu deinem nächsten Zug
       *[ever] {""}
    } zur Seite legen
}
do-island = { $form ->
    [do] Lege { $what } auf dein Insel-Tableau
   *[ask] { $what } auf dein Insel-Tableau legen
}
do-exile = { $form ->
    [do] Schicke { $what } ins Exil
   *[ask] { $what } ins Exil schicken
}
do-tavern = { $form ->
    [do] Lege { $what } auf dein Wirtshaustableau
   *[ask] { $what } auf dein Wirtshaustableau legen
}
do-look = { $form ->
    [do] Sieh dir { $what } an
   *[ask] { $what } ansehen
}
do-put = { $form ->
    [do] Bringe { $what } ins Spiel
   *[ask] { $what } ins Spiel bringen
}
do-choose = { $form ->
    [do] Wähle { $what }
   *[ask] { $what } wählen
}
do-one-of = { $form ->
    [do] Wähle einen der Effekte
   *[ask] einen der Effekte wählen
}
do-exchange = { $form ->
    [do] Tausche { $what } um
   *[ask] { $what } umtauschen
}
do-return = { $form ->
    [do] Lege { $what } auf den Stapel zurück
   *[ask] { $what } auf den Stapel zurücklegen
}
do-pay = { $form ->
    [do] Zahle { $what }
   *[ask] { $what } zahlen
}
do-take = { $form ->
    [do] Nimm das Artefakt { $name }
   *[ask] das Artefakt { $name } nehmen
}
do-token-add = { $form ->
    [do] Lege einen Marker dazu
   *[ask] einen Marker dazulegen
}
do-token-clear = { $form ->
    [do] Entferne deine Marker
   *[ask] deine Marker entfernen
}
do-unaffected = { $form ->
    [do] Sei von der Karte { $name } nicht betroffen
   *[ask] von der Karte { $name } nicht betroffen sein
}
do-gain-copy = { $mine ->
    [yes] selbst die gleiche Karte nehmen
   *[no] den Mitspieler die gleiche Karte nehmen lassen
}
do-deck-to-discard = { $form ->
    [do] Lege deinen Nachziehstapel auf deinen Ablagestapel
   *[ask] deinen Nachziehstapel auf deinen Ablagestapel legen
}
do-extra-turn = { $form ->
    [do] Mache einen Extrazug
   *[ask] einen Extrazug machen
}
do-rotate = { $form ->
    [do] Rotiere den Stapel dieser Karte
   *[ask] den Stapel dieser Karte rotieren
}
do-boon = { $form ->
    [do] Decke die nächste Gabe auf
   *[ask] die nächste Gabe aufdecken
}
do-receive = { $form ->
    [do] Empfange sie
   *[ask] sie empfangen
}
do-end-state = { $form ->
    [do] Gib diesen Zustand zurück
   *[ask] diesen Zustand zurückgeben
}

## With what
what-some = { $mode ->
    [any] beliebig viele { $many }
    [some] { $many }
    [up-to] bis zu { $n } { $many }
   *[exactly] { $n ->
        [one] { $one }
       *[other] { $n } { $many }
    }
}
what-called = Karten { $name }
what-it = diese Karte
what-them = diese Karten
what-that = { $name }
what-aside = die zur Seite gelegten Karten
what-revealed = die aufgedeckten Karten
what-hand = alle Handkarten
what-these = eine dieser Karten
what-coins = { $n } Geld
# A clause ends with a comma, which is left out where the sentence ends there.
what-costing = { $what }, die { $mode ->
    [exactly] genau { $least } Geld
    [least] mindestens { $least } Geld
    [between] { $least } bis { $most } Geld
   *[most] bis zu { $most } Geld
} { $n ->
    [one] kostet
   *[other] kosten
},
what-more = { $what }, die { $mode ->
    [exactly] genau { $n } Geld
   *[most] bis zu { $n } Geld
} mehr kostet,
what-alike = { $what }, die genauso viel kostet,
what-cheaper = { $what }, die weniger kostet,
what-from = { $what } { $from }
what-for = { $what } für { $gifts }
what-each = { $what } für je { $gifts }
from-hand = aus { $you ->
    [yes] deiner Hand
   *[no] der Hand von { $who }
}
from-play = { $you ->
    [yes] aus deinem Spielbereich
   *[no] aus dem Spielbereich von { $who }
}
from-discard = { $you ->
    [yes] aus deinem Ablagestapel
   *[no] aus dem Ablagestapel von { $who }
}
from-look = { $you ->
    [yes] aus diesen Karten
   *[no] aus den aufgedeckten Karten von { $who }
}
from-aside = { $you ->
    [yes] aus deinen zur Seite gelegten Karten
   *[no] aus den zur Seite gelegten Karten von { $who }
}
from-island = { $you ->
    [yes] von deinem Insel-Tableau
   *[no] vom Insel-Tableau von { $who }
}
from-native_village = { $you ->
    [yes] von deinem Eingeborenendorf-Tableau
   *[no] vom Eingeborenendorf-Tableau von { $who }
}
from-exile = { $you ->
    [yes] aus deinem Exil
   *[no] aus dem Exil von { $who }
}
from-tavern = { $you ->
    [yes] von deinem Wirtshaustableau
   *[no] vom Wirtshaustableau von { $who }
}
from-trash = vom Müllstapel
from-supply = aus dem Vorrat

## Which cards
kind-any = Karte
    .one = eine Karte
    .many = Karten
kind-action = Aktionskarte
    .one = eine Aktionskarte
    .many = Aktionskarten
kind-treasure = Geldkarte
    .one = eine Geldkarte
    .many = Geldkarten
kind-victory = Punktekarte
    .one = eine Punktekarte
    .many = Punktekarten
kind-curse = Fluch
    .one = einen Fluch
    .many = Flüche
kind-attack = Angriffskarte
    .one = eine Angriffskarte
    .many = Angriffskarten
kind-reaction = Reaktionskarte
    .one = eine Reaktionskarte
    .many = Reaktionskarten
kind-duration = Dauerkarte
    .one = eine Dauerkarte
    .many = Dauerkarten
kind-action-treasure = Aktions- oder Geldkarte
    .one = eine Aktions- oder Geldkarte
    .many = Aktions- und Geldkarten
kind-victory-curse = Punktekarte oder Fluch
    .one = eine Punktekarte oder einen Fluch
    .many = Punktekarten und Flüche
kind-bane = Bannkarte
    .one = eine Bannkarte
    .many = Bannkarten

## What for, in the accusative
gift-cards = { $of ->
    [cost] so viele Karten, wie sie kostet
    [some] Karten
   *[fixed] +{ $n } { $n ->
        [one] Karte
       *[other] Karten
    }
}
gift-actions = { $of ->
    [cost] so viele Aktionen, wie sie kostet
    [some] Aktionen
   *[fixed] +{ $n } { $n ->
        [one] Aktion
       *[other] Aktionen
    }
}
gift-buys = { $of ->
    [cost] so viele Käufe, wie sie kostet
    [some] Käufe
   *[fixed] +{ $n } { $n ->
        [one] Kauf
       *[other] Käufe
    }
}
gift-coins = { $of ->
    [cost] so viel Geld, wie sie kostet
    [some] Geld
   *[fixed] +{ $n } Geld
}
gift-coffers = { $of ->
    [cost] so viele Taler, wie sie kostet
    [some] Taler
   *[fixed] +{ $n } Taler
}
gift-villagers = { $of ->
    [cost] so viele Dorfbewohner, wie sie kostet
    [some] Dorfbewohner
   *[fixed] +{ $n } Dorfbewohner
}
gift-vp = { $of ->
    [cost] so viele Punkte, wie sie kostet
    [some] Punkte
   *[fixed] +{ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
}
gift-potions = +{ $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
}
gift-favors = +{ $n } Gefallen

## Why one is asked
why-gain = { $you ->
    [yes] du nimmst
   *[no] { $who } nimmt
} { $cards }
why-trash = { $you ->
    [yes] du entsorgst
   *[no] { $who } entsorgt
} { $cards }
why-play = { $you ->
    [yes] du spielst { $cards } aus
   *[no] { $who } spielt { $cards } aus
}
why-reveal = { $you ->
    [yes] du deckst { $cards } auf
   *[no] { $who } deckt { $cards } auf
}
why-discard = { $you ->
    [yes] du legst { $cards } ab
   *[no] { $who } legt { $cards } ab
}
why-with = { $why } durch die Karte { $card }
why-shuffle = { $you ->
    [yes] du mischst
   *[no] { $who } mischt
} gleich
why-turn-start = { $you ->
    [yes] dein Zug
   *[no] der Zug von { $who }
} beginnt
why-buy-phase-start = { $you ->
    [yes] deine Kaufphase
   *[no] die Kaufphase von { $who }
} beginnt
why-buy-phase-end = { $you ->
    [yes] deine Kaufphase
   *[no] die Kaufphase von { $who }
} endet
why-clean-up-start = { $you ->
    [yes] deine Aufräumphase
   *[no] die Aufräumphase von { $who }
} beginnt
why-turn-end = { $you ->
    [yes] dein Zug
   *[no] der Zug von { $who }
} endet
why-game-end = das Spiel würde enden

## Answers
option-card = { $card }
option-play = ausspielen: { $card }
option-play-as = ausspielen: { $card } ({ $name })
option-way = dem Weg folgen: { $card }
option-no-way = der Karte folgen: { $card }
option-buy = kaufen: { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = Geld ausspielen ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; übrig: { $cards }
})
option-end-actions = Aktionsphase beenden
option-end-buys = Zug beenden
option-number = { $n }
option-end-buys-night = Kaufphase beenden
option-end-night = Zug beenden
option-none = verzichten
option-done = fertig
option-yes = ja
option-no = nein
option-nothing = nichts
option-spend-coffers = { $n ->
    [one] Taler
   *[other] { $n } Taler
} ausgeben (+{ $n } Geld)
option-spend-villagers = { $n ->
    [one] Dorfbewohner einsetzen (+1 Aktion)
   *[other] { $n } Dorfbewohner einsetzen (+{ $n } Aktionen)
}
option-pay-debt = { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
} abzahlen
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, bis zu { $n }
option-effect = { $card }: { $do }
option-another = { $option } (Nr. { $n })
list-or = { $first } oder { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = jeder Mitspieler: { $do }
text-everybody = jeder Spieler: { $do }
text-may = du darfst: { $do }
text-more = Diese Karte kann mehr, als dieser Satz sagt.
text-worth = ihre Siegpunkte hängen vom Spiel ab
text-overpay = du darfst für diese Karte mehr bezahlen
text-when = später: { $do }
text-when-gain = wenn eine Karte genommen wird: { $do }
text-when-play = wenn eine Karte ausgespielt wird: { $do }
text-when-trash = wenn eine Karte entsorgt wird: { $do }
text-when-discard = wenn eine Karte abgelegt wird: { $do }
text-when-turn-start = zu Beginn deines nächsten Zuges: { $do }
text-when-clean-up-start = zu Beginn der Aufräumphase: { $do }
text-when-reveal = wenn eine Karte aufgedeckt wird: { $do }
`,Z=e({default:()=>Q}),Q=`### Warum eine Antwort empfohlen wird. All das ergab sich aus Spielen, die von hier an zu Ende gespielt wurden.

## $answers: die Antworten, mit denen sie verglichen wird.
why-answer = „{ $answer }“
why-better = Besser als { $answer }: { $why }.
why-luck = { $answers }: So wurde in diesen Spielen etwas öfter gewonnen, aber das kann Zufall sein.
why-alike = { $answers }: Das ist vielleicht genauso gut.
why-all-alike = Alle anderen Antworten sind vielleicht genauso gut.

## Worin eine Antwort besser ist, nach einem Doppelpunkt. $n kann ein Bruch sein; $others: wie viele die anderen sind.
why-wins = Du gewinnst von 100 Spielen etwa { $n } mehr
why-money-now = Du kannst in diesem Zug etwa { $n } Geld mehr ausgeben
why-money-soon = Du kannst in deinen nächsten { $turns } Zügen etwa { $n } Geld mehr ausgeben
why-reached = Du kannst etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher { $coins } Geld ausgeben
why-money-of-others = { $others ->
    [one] Der andere Spieler kann im nächsten Zug etwa { $n } Geld weniger ausgeben
   *[other] Die anderen können in ihren nächsten Zügen zusammen etwa { $n } Geld weniger ausgeben
}
why-points = Du hast am Ende etwa { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr
why-points-of-others = { $others ->
    [one] Der andere Spieler
   *[other] Der Beste der anderen
} hat am Ende etwa { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} weniger
why-sooner = Das Spiel endet etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher, solange du vorn liegst
why-later = Das Spiel dauert etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} länger, und sonst lägest du am Ende zurück
why-dear-cards = Du bekommst etwa { $cards } mehr
why-dear-cards-in-ten = Du bekommst in 10 Spielen etwa { $cards } mehr
why-junk = Du hast am Ende etwa { $cards } weniger
why-junk-in-ten = Du hast am Ende in 10 Spielen etwa { $cards } weniger
why-junk-of-others = { $others ->
    [one] Der andere Spieler hat
   *[other] Die anderen haben
} am Ende etwa { $cards } mehr
why-junk-of-others-in-ten = { $others ->
    [one] Der andere Spieler hat
   *[other] Die anderen haben
} am Ende in 10 Spielen etwa { $cards } mehr

## Wenn alle Antworten etwa gleich oft gewinnen. $turns: die nächsten Züge des Lesers.
why-ranked-points = Alle Antworten gewinnen etwa gleich oft; geordnet sind sie nach Punkten: deinen am Ende, weniger denen des besten Gegners.
why-ranked-money = Alle Antworten gewinnen etwa gleich oft; geordnet sind sie danach, wie viel du in deinen nächsten { $turns } Zügen ausgeben kannst.

## Warum die Chance klein oder groß ist. $others: wie viele Gegner es sind; $cards: was vom teuersten Punktestapel übrig ist.
why-behind-scores = Du liegst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} zurück; übrig: { $cards }.
why-ahead-scores = Du liegst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} vorn; übrig: { $cards }.
why-behind-draws = { $others ->
    [one] Dein Gegner zieht
   *[other] Ein Gegner zieht
} fast in jedem Zug sein ganzes Deck, du nicht.
why-ahead-draws = Du ziehst fast in jedem Zug dein ganzes Deck, { $others ->
    [one] dein Gegner nicht
   *[other] deine Gegner nicht
}.
why-behind-reaches = { $others ->
    [one] Dein Gegner hat
   *[other] Ein Gegner hat
} etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher als du { $coins } Geld auszugeben.
why-ahead-reaches = Du hast etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher als { $others ->
    [one] dein Gegner
   *[other] jeder Gegner
} { $coins } Geld auszugeben.
why-behind-earns = { $others ->
    [one] Dein Gegner hat
   *[other] Ein Gegner hat
} in den nächsten { $turns } Zügen je etwa { $n } Geld mehr auszugeben als du.
why-ahead-earns = Du hast in den nächsten { $turns } Zügen je etwa { $n } Geld mehr auszugeben als { $others ->
    [one] dein Gegner
   *[other] jeder Gegner
}.

## Warum keine Chance genannt wird. $n: wie viele Spiele zu Ende gespielt wurden.
why-few = In dieser Zeit { $n ->
    [one] wurde nur 1 Spiel
   *[other] wurden nur { $n } Spiele
} zu Ende gespielt: zu wenige für eine Gewinnchance.
why-slow = Die Engine ist nicht kompiliert, deshalb dauert es etwa hundertmal so lange; mit einem C-Compiler kompiliert \`make install\` in den Quellen sie.

## Was in einem Spiel ungenutzt blieb.
unused-coffers = Am Ende { $n ->
    [one] war 1 Taler
   *[other] waren { $n } Taler
} übrig.
unused-villagers = Am Ende { $n ->
    [one] war 1 Dorfbewohner
   *[other] waren { $n } Dorfbewohner
} übrig.
unused-coins = { $n } Geld { $turns ->
    [one] wurde nicht ausgegeben, in einem Zug.
   *[other] wurde nicht ausgegeben, in { $turns } Zügen.
}
unused-cards = { $n ->
    [one] 1 Aktions- oder Geldkarte wurde
   *[other] { $n } Aktions- und Geldkarten wurden
} nicht ausgespielt, { $turns ->
    [one] in einem Zug.
   *[other] in { $turns } Zügen.
}
`,$=e({default:()=>ee}),ee=`### The table: everything around the game. Questions and answers are in questions.ftl.
### Names of cards stand in the nominative, so they come before or after a colon or as an apposition.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z

## The state of the table
player-human = Spieler
player-human-n = Spieler { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}, { $coins } Geld
state-hand = Hand: { $cards }
state-play = im Spiel: { $cards }
state-discard = oben auf dem Ablagestapel: { $cards }
state-discard-empty = Ablagestapel: leer
state-deck = Nachziehstapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
state-hand-size = Hand: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
state-aside = zur Seite gelegt: { $cards }
state-coffers = Taler: { $n }
state-villagers = Dorfbewohner: { $n }
state-vp = Punktemarker: { $n }
state-debt = Schulden: { $n }
state-potions = , { $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
}
state-projects = Projekte: { $cards }
state-artifacts = Artefakte: { $cards }
state-tokens = { $card }: { $n } Marker
state-favors = Gefallen: { $n }
state-journey = Reisemarker verdeckt
state-skips = muss aussetzen: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
state-mat = { $mat }: { $cards }
state-states = Zustände: { $cards }
state-boons = Gaben: { $cards }
state-pile-tokens = { $tokens } auf { $card }
state-lying = { $n } Punkte auf { $card }
state-deck-boons = Gaben: { $n }, zuletzt { $card }
state-deck-hexes = Plagen: { $n }, zuletzt { $card }
state-stack = { $card }, von oben: { $cards }
state-trash = Müllstapel: { $cards }
state-prizes = Preise: { $cards }
state-pile = { $cost } Geld{ $more } – { $card }: { $n }
state-beside = neben dem Vorrat
state-bane = Bannstapel
state-ferryman = Fährmannstapel
state-project = { $cost } Geld{ $more } – { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = nichts
state-kingdom = Königreich: { $cards }
state-kingdom-bane = Bannstapel: { $card }
state-seed = Startwert { $seed }

## The end
# Points can be negative, and -1 is “one” too.
result-points = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
result-sources = aus: { $sources }
result-source = { $card } { $n }
result-vp = Punktemarker { $n }
result-deck = Kartensatz: { $cards }
result-winner = { $n ->
    [one] Gewonnen hat: { $who }
   *[other] Den Sieg teilen sich: { $who }
}

## The plain table
plain-welcome = Demesne. Mit ? bekommst du Hilfe.
plain-prompt = >
plain-not-possible = „{ $answer }“ geht hier nicht. Gib eine der Möglichkeiten ein, oder ? für Hilfe.
plain-type-something = Gib die Nummer oder den Namen einer Möglichkeit ein, oder ? für Hilfe.
plain-no-treasure = Du hast keine Geldkarte, bei der die Reihenfolge egal ist.
plain-undone = Zurückgenommen.
plain-undone-seen = Zurückgenommen, obwohl inzwischen etwas Neues zu sehen war.
plain-nothing-to-undo = Es gibt nichts zurückzunehmen.
plain-undo-agree = Seither war etwas Neues zu sehen. Wenn alle anderen einverstanden sind, es zurückzunehmen, gib { $yes } ein.
plain-seen-first = Es war etwas Neues zu sehen; „{ $answer }“ und was folgt, bleibt daher dir überlassen.
plain-left = Das Spiel ist gespeichert. Weiter geht es mit: demesne resume
plain-saved = Gespeichert: { $file }
plain-turn-of = { $who } ist am Zug. Drücke die Eingabetaste, wenn sonst niemand zusieht.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Drücke die Eingabetaste, wenn nur { $who } zusieht.
plain-no-save = Es gibt kein gespeichertes Spiel zum Fortsetzen.

## Cards
# What a price has besides coins.
price-potion = Trank
price-debt = { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
}
card-cost = kostet { $cost } Geld
card-set = Set: { $set }
card-rulings = Klarstellungen
card-unofficial = (inoffizieller Name)
type-action = Aktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-attack = Angriff
type-reaction = Reaktion
type-gathering = Sammlung
type-duration = Dauer
type-prize = Preis
type-project = Projekt
type-artifact = Artefakt
type-reserve = Reserve
type-landmark = Landmarke
type-event = Ereignis
type-way = Weg
type-night = Nacht
type-command = Befehl
type-liaison = Kontakt
type-fate = Schicksal
type-doom = Verhängnis
type-heirloom = Erbstück
type-spirit = Geist
type-shelter = Unterschlupf
type-ruins = Ruinen
type-looter = Plünderer
type-loot = Kostbarkeit
type-townsfolk = Bürger
type-wizard = Zauberer
type-odyssey = Irrfahrt
type-ally = Verbündeter
type-trait = Merkmal
type-boon = Gabe
type-hex = Plage
type-state = Zustand
set-basic = Basiskarten
set-base = Basisspiel
set-intrigue = Die Intrige
set-alchemy = Die Alchemisten
set-prosperity = Blütezeit
set-seaside = Seaside
set-cornucopia = Reiche Ernte
set-hinterlands = Hinterland
set-dark_ages = Dark Ages
set-guilds = Die Gilden
set-adventures = Abenteuer
set-nocturne = Nocturne
set-empires = Empires
set-renaissance = Renaissance
set-menagerie = Menagerie
set-allies = Verbündete
set-plunder = Plünderer

## Names of recommended kingdoms
kingdom-first_game = Erstes Spiel
kingdom-big_money = Großes Geld
kingdom-interaction = Interaktion
kingdom-size_distortion = Im Wandel
kingdom-village_square = Dorfplatz
kingdom-bounty_of_the_hunt = Reiche Beute
kingdom-bad_omens = Böse Vorzeichen
kingdom-the_jesters_workshop = Die Werkstatt des Harlekins
kingdom-last_laughs = Wer zuletzt lacht
kingdom-the_spice_of_life = Die Würze des Lebens
kingdom-small_victories = Kleine Siege
kingdom-overture = Ouvertüre
kingdom-prelude = Präludium
kingdom-it_takes_a_villager = Ohne Dorfbewohner geht nichts
kingdom-capture_the_flag = Fahnenraub
kingdom-memento_mori = Memento mori
kingdom-clockwork_court = Der mechanische Hofstaat
kingdom-sweetened_deals = Versüßte Geschäfte
kingdom-a_penny_saved = Spare in der Zeit
kingdom-combo_corner = Kombo-Ecke
kingdom-filling_the_coffers = Die Truhen füllen
kingdom-progress = Fortschritt
kingdom-once_upon_a_time = Es war einmal
kingdom-biding_time = Gut Ding will Weile haben
kingdom-villager_madness = Dorfbewohner im Überfluss
kingdom-dreamers_of_dreams = Träumer der Träume
kingdom-movers_and_shakers = Macher und Lenker
kingdom-becoming_a_monster = Wie man ein Monster wird
kingdom-true_believers = Wahre Gläubige
kingdom-free_shipping = Freie Fahrt
kingdom-digging_for_treasure = Auf Schatzsuche
kingdom-peek_a_boo = Kuckuck!
kingdom-exploring_the_city = Die Stadt erkunden
kingdom-navigating_the_sewers = Durch die Kanalisation
kingdom-stargazing = Blick in die Sterne
kingdom-sewer_rats = Kanalratten
kingdom-production_line = Fließband
kingdom-age_of_scribes = Das Zeitalter der Schreiber
kingdom-circle_of_life = Der Kreis des Lebens
kingdom-mirror_masters = Meister der Spiegel
`,te=e({default:()=>ne}),ne=`### Der Tisch im Terminal.

phase-action = Aktionsphase
phase-buy = Kaufphase
phase-night = Nacht
phase-clean-up = Aufräumphase
state-look = sieht sich an: { $cards }
key-enter = Enter
key-space = Leertaste
tui-keys = Leertaste Geld · Rücktaste zurück · ! Tipp · = Deck · / Karten · ? Hilfe · Esc
tui-help =
    Die Tasten stehen bei dem, was du tun kannst: im Vorrat, auf der Hand und unter der Frage. Klicken geht auch.

    Enter         Phase beenden, verzichten oder Auswahl abschließen
    Leertaste     alle Geldkarten ausspielen, deren Reihenfolge egal ist
    Rücktaste     letzte Antwort zurücknehmen
    !             Tipp: was würdest du tun? Die Möglichkeiten mit ihren Gewinnchancen
    /             Text und Klarstellungen zu jeder Karte
    =             alle deine Karten und deine Punkte bisher
    Bild↑ Bild↓   im Spielverlauf blättern
    Strg+S        wo das Spiel gespeichert ist (jede Antwort, sofort)
    Esc           aufhören; das Spiel wird gespeichert und lässt sich fortsetzen

    Buchstaben hinter dem Namen: A Aktion, G Geld, P Punkte, F Fluch, ! Angriff, R Reaktion, D Dauer, X Preis, # Projekt, N Nacht; * ist der Bannstapel.
    Hinter einem Projekt stehen die Nummern der Spieler, die es haben.
tui-how-many = { $mode ->
    [exactly] Wähle { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
    }
    [up-to] Wähle bis zu { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
    }
   *[between] Wähle { $least } bis { $most } Karten
}; markiert: { $n }.
table-action-left = Du kannst noch eine Aktionskarte ausspielen. Enter (oder „ende“) beendet die Aktionsphase.
tui-undo-agree =
    Seither war etwas Neues zu sehen.
    Sind alle anderen einverstanden, es zurückzunehmen?

    Enter ja   Esc nein
tui-leave =
    Das Spiel verlassen? Es wird gespeichert, \`demesne resume\` setzt es fort.

    Enter verlassen   Esc bleiben
tui-choose-kingdom = Welches Königreich?
tui-resume = { $n ->
    [one] Das angefangene Spiel fortsetzen
   *[other] Eines der { $n } angefangenen Spiele fortsetzen
}
tui-random = Ein zufälliges Königreich
tui-choose-keys = ↑ ↓ wählen · Enter spielen · ? wie man spielt · G Sprache: { $language } · Esc Ende
tui-choose-players = 1 2 3 Gegner: { $n } · P Menschen an der Tastatur: { $people } · L Stufe: { $level }
tui-choose-names = N Namen: { $names }
# $sets, $projects: what a kingdom is drawn from.
tui-choose-cards = C Karten · R neu ziehen · S Sets: { $sets } · J Projekte: { $projects }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O Platin und Kolonien: { $colonies } · H Unterschlüpfe: { $shelters }
tui-drawn = wie gelost
tui-language = Deutsch
tui-all = alle
tui-any = beliebig viele
tui-lesson = Dominion lernen: das erste Spiel
tui-lesson-about = Noch nie Dominion gespielt? Ein paar Minuten gegen einen leichten Bot; bei jedem Schritt steht da, worauf es ankommt. Mit ? liest du die Regeln in Kürze.
tui-resume-about = Jede Antwort wurde sofort gespeichert; es geht genau da weiter, wo du aufgehört hast.
tui-own = Karten nach eigener Wahl
tui-own-about = Mit Enter wählst du Karten und Projekte. Sind es weniger als zehn Karten, werden die übrigen gezogen.
tui-picked = Gewählt ({ $n } von { $of }): { $cards }
tui-pick-keys = Enter: nehmen, zurücklegen · Liste einfügbar · Esc: fertig
tui-trait-pile = { $card } liegt auf
tui-trait-keys = Enter: dieser Stapel · Esc: ein gezogener Stapel
tui-sets-keys = Enter: nehmen, zurücklegen · Esc: fertig
tui-names = Namen
tui-names-keys = Enter: weiter · Esc: zurück
tui-scroll = ↑ ↓ blättern · Esc: zurück
tui-help-keys = R: die Regeln in Kürze · ↑ ↓ blättern · Esc: zurück
tui-cost = { $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Das Ziel: mehr Punkte als dein Gegner. Eine Provinz zählt 6 Punkte. Du beginnst mit 7 Kupfer und 3 Anwesen. Die Leertaste spielt dein Geld aus.
tip-treasures = Kaufphase: Die Leertaste spielt dein Geld aus; dann kaufe etwas.
tip-buy = Das ist dein Geld. Von jedem Stapel mit einem Buchstaben davor kannst du kaufen: Drücke den Buchstaben. Silber bringt dir später mehr Geld; / zeigt, was Aktionskarten tun.
tip-poor = Diesmal wenig Geld. Kaufe etwas Billiges (Kupfer und Fluch nützen nichts) oder nichts: Enter beendet den Zug.
tip-gold = 6 Geld oder mehr: Gold bringt jedes Mal 3, wenn du es ziehst.
tip-province = 8 Geld: genug für eine Provinz, 6 Punkte. Provinzen entscheiden die meisten Spiele.
tip-deck = Eine neue Hand. Was du kaufst, kommt auf deinen Ablagestapel; ist der Nachziehstapel leer, wird der Ablagestapel gemischt, und die Karten kommen wieder. Die Leertaste spielt dein Geld aus.
tip-other = Jetzt spielt dein Gegner. Der Spielverlauf rechts zeigt, was er ausspielt und kauft.
tip-action = Aktionsphase: Drücke die Ziffer vor einer Aktionskarte, um sie auszuspielen. Du hast eine Aktion pro Zug; +1 Aktion gibt noch eine. Enter geht weiter zum Kaufen.
tip-choose = Eine Karte fragt dich etwas. Die Tasten unten sind die Antworten; / zeigt, was die Karte tut.
tip-last = Es sind nur noch wenige Provinzen da. Mit der letzten endet das Spiel, oder wenn drei Stapel leer sind: Jetzt zählen Punkte mehr als Geld.
tui-again = Enter: noch ein Spiel   R: Rückblick auf dieses   Esc: Ende
tui-too-small = Dieses Terminal ist zu klein: nötig sind mindestens 80 Spalten und 24 Zeilen, oder \`--plain\`.
result-per-turn = Punkte nach jedem Zug
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A G P F ! R D X # N
tui-close = Esc: zurück
tui-search = Tippen, um zu suchen
## Looking at a game once more
replay-step = Schritt { $n } von { $of }
replay-given = Antwort: { $answer }
replay-keys = ← → Schritt · ↑ ↓ Zug · Pos1 Ende · / Karten · Esc Ende
replay-words = zurück weiter davor zug brett karte schluss
replay-plain-help =
    Enter        die nächste Antwort
    zurück       die Antwort davor
    weiter       der Beginn des nächsten Zuges
    davor        der Beginn dieses Zuges oder des vorigen
    zug N        der Beginn von Zug Nummer N des Spiels
    N            der Augenblick nach N Antworten
    brett        Vorrat, Müllstapel, und was jeder hat
    karte NAME   der Text einer Karte
    schluss      aufhören
replay-plain-start = Enter geht weiter, „zurück“ zurück, eine Zahl springt dorthin, ? hilft.
replay-plain-moment = { $place } · Zug { $turn } von { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = hilfe regeln alles ende tipp zurück stapel tisch log deck karte speichern schluss
plain-help =
    Antworte mit der Nummer oder dem Namen einer Möglichkeit; mehrere Karten auf einmal mit Kommas.
    regeln           wie Dominion gespielt wird, in Kürze
    alles            alle Geldkarten ausspielen, bei denen die Reihenfolge egal ist
    ende             diese Phase beenden
    tipp             was würdest du tun? Die Möglichkeiten mit ihren Gewinnchancen
    zurück           deine letzte Antwort zurücknehmen
    stapel           was es noch zu kaufen gibt
    tisch            Müllstapel, ausgespielte Karten, Taler und Dorfbewohner, Projekte
    log              was seit deinem letzten Zug geschehen ist
    deck             alle deine Karten und deine Punkte bisher
    karte NAME       der Text einer Karte
    speichern DATEI  das Spiel speichern
    schluss          aufhören; das Spiel wird gespeichert und lässt sich fortsetzen
# An option that costs something.
plain-price = { $option } ({ $cost } Geld{ $more })
`,re=e({default:()=>ie}),ie=`### Der Tisch im Browser.

## The first page
web-about = Das Deckbauspiel Dominion: allein gegen Bots oder mit Freunden, über einen Link.
web-play-now = Gleich gegen einen Bot spielen
web-play-now-hint = Königreich: { $name }
web-quick = Oder ein anderes Königreich, gegen einen Bot
web-your-name = Dein Name
web-their-name = Name
web-set-up = Spiel einrichten …
web-unofficial = Ein inoffizielles Fanprojekt. Dominion ist ein Spiel von Donald X. Vaccarino; die Rechte liegen beim Verlag.
web-fonts = Schriften:
web-unfinished = Angefangene Spiele
web-finished = Beendete Spiele
web-go-on = Fortsetzen
web-game = Ein Spiel
web-you-won = Du hast gewonnen.
web-you-lost = Du hast verloren.
web-you-shared = Du teilst dir den Sieg.
web-forget = Aus der Liste entfernen
web-open-games = Offene Tische
web-running-games = Spiele zum Zuschauen
web-sit-down = Platz nehmen
web-watch = Zuschauen

## Setting up a game
web-new-game = Neues Spiel
web-kingdom = Königreich
web-way-recommended = Empfohlen
web-way-pick = Karten wählen
web-pick-hint = Klicke die Karten und Querformatkarten an, die du willst ({ $n } von 10 gewählt); der Rest wird gezogen.
web-pick-search = Suchen
web-pick-clear = Nichts wählen
web-pick-options = Gespielt wird mit
web-trait-pile = Stapel, auf dem { $card } liegt
web-draw-rest = Den Rest neu ziehen
web-names-read = Was gelesen wurde
web-meant = { $name }?
web-lacking = noch nicht hier
web-fill-up = Diese behalten, den Rest ziehen
web-way-random = Zufällig
web-way-paste = Liste einfügen
web-sets = Sets
web-sets-all = Alle
web-sets-none = Keine
web-my-sets = Gespielt wird mit { $n } von { $all } Sets
web-no-kingdom-of-sets = Kein empfohlenes Königreich kommt mit diesen Sets allein aus.
web-needs-sets = Gebraucht wird: { $sets }
web-set-part = { $name } ({ $n } von { $all } Königreichkarten)
web-wants = Mit mindestens einer Karte
web-feature-village = Dorf
web-feature-attack = Angriff
web-feature-reaction = Reaktion
web-feature-buy = +Kauf
web-feature-trasher = zum Entsorgen
web-feature-gainer = zum Nehmen
web-feature-draw = +Karten
web-projects = Querformatkarten
web-projects-any = beliebig viele
web-own-projects = Projekte
web-draw-kingdom = Königreich ziehen
web-pin = { $card } behalten
web-pin-hint = Festgehaltene Karten bleiben beim nächsten Ziehen.
web-paste-hint = Eine Liste von zehn Karten, in beliebiger Sprache und fast jeder Form, oder der Name eines empfohlenen Königreichs
web-read-kingdom = Prüfen
web-kingdom-text = Das Königreich als Text
web-kingdom-link = Mit diesem Link können andere dieses Königreich spielen:
web-players = Spieler
web-you = Du
web-seat-kind = Wer hier spielt
web-seat-bot = Ein Bot
web-seat-link = Ein Freund, über einen Link
web-seat-open = Wer gerade kommt
web-seat-here = Jemand an diesem Bildschirm
web-which-bot = Welcher Bot
web-bot-level = Stufe
web-bot-strategies = Eine Strategie
web-bot-best = Die beste für dieses Königreich
web-options = Optionen
web-i-begin = Ich fange an
web-listed = Das Spiel für alle anzeigen
web-watched = Andere dürfen zuschauen
web-hints-allowed = Tipps erlauben
web-start = Los
web-starting = Es geht los …
web-no-sets = Wähle mindestens ein Set, aus dem gezogen wird.
web-no-kingdom = Wähle zuerst ein Königreich oder füge eines ein.

## Waiting for others
web-invited = Du bist zu einem Spiel eingeladen
web-invited-by = Am Tisch: { $who }
web-lobby = Es fehlen noch Spieler
web-seat-free = frei
web-seat-taken = ist da
web-send-link = Schick diesen Link an eine Person:
web-send-open-link = Mit diesem Link kann jeder Platz nehmen:
web-invitation = Einladung
web-link = Link
web-begins-when-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-only-here = Diese Seite ist unter einer Adresse offen, die nur dieser Rechner kennt; Freunde können den Link nicht öffnen. Starte den Server für dein Netz (demesne serve --host 0.0.0.0) oder nenne seine öffentliche Adresse (--public-url).
web-fill-with-bots = Freie Plätze an Bots geben
web-give-up-table = Tisch schließen
web-table-closed = Dieser Tisch wurde geschlossen.
web-invitation-used = Mit dieser Einladung hat sich schon jemand gesetzt.
web-rematch-waits = Du möchtest noch ein Spiel. Es beginnt, sobald die anderen es auch wollen.
web-rematch-wanted = Noch ein Spiel möchte: { $who }.
web-connecting = Verbindung wird hergestellt …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-not-connected = Gerade besteht keine Verbindung zum Server.
web-cannot-open = Dieses Spiel lässt sich nicht öffnen
web-closed-4400 = Der Server und diese Seite verstehen sich nicht. Lade die Seite neu.
web-closed-4401 = Dieser Browser hat keinen Platz in diesem Spiel.
web-closed-4403 = Bei diesem Spiel darf niemand zuschauen.
web-closed-4404 = Dieses Spiel gibt es nicht.
web-closed-4409 = Der Server wurde aktualisiert. Lade die Seite neu.
web-hand-over = Nimm den Bildschirm; sonst sollte niemand hinsehen.
web-ready = Ich bin bereit

## Signs and buttons
web-home = Startseite
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Der Text ist markiert: kopiere ihn jetzt.
web-menu = Menü
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-text-size = Schriftgröße
web-text-normal = normal
web-text-large = groß
web-text-huge = sehr groß
web-animations = Karten animieren
web-pace = Züge der anderen
web-pace-off = auf einmal
web-pace-fast = Schritt für Schritt, schnell
web-pace-slow = Schritt für Schritt, langsam
web-auto-treasures = Geld für mich ausspielen, wenn sonst nichts auszuspielen ist
web-auto-end = Meinen Zug beenden, wenn kein Kauf übrig ist
web-sounds = Leise Klänge
web-shortcuts = Einzeltasten als Kürzel

## The table
web-table = Der Tisch
web-your-turn = Du bist am Zug
web-turn-of = Am Zug: { $who }
web-turn-number = Zug { $n }
web-phases = Phasen des Zuges
web-supply = Vorrat
web-prizes = Preise
web-trash = Müllstapel
web-trash-empty = Der Müllstapel ist leer.
web-empty = leer
# Behind the number of cards in a pile, for screen readers; before its name, what a click does.
web-left = übrig
web-use-buy = kaufen:
web-use-treasures = Geld ausspielen und kaufen:
web-use-play = ausspielen:
web-use-choose = wählen:
web-nobody = niemand
web-held-by = hat: { $who }
web-owned-by = gekauft von: { $who }
web-hand = Hand
web-deck = Nachziehstapel
web-discard = Ablage
web-in-play = Im Spiel
web-looked-at = Aufgedeckt
web-aside = Zur Seite gelegt
web-my-side = Deine Seite des Tisches
web-my-hand = Deine Hand
web-no-cards = Keine Handkarten
web-what-i-have = Was du hast
web-actions = { $n ->
    [one] Aktion
   *[other] Aktionen
}
web-buys = { $n ->
    [one] Kauf
   *[other] Käufe
}
web-coins = { $n ->
    [one] Geld
   *[other] Geld
}
web-coffers = Taler
web-villagers = { $n ->
    [one] Dorfbewohner
   *[other] Dorfbewohner
}
web-thinks = ist dran
web-away = nicht da
web-resigned = hat aufgegeben
web-replaced = ein Bot spielt
web-watching = Du schaust zu.

## Questions
web-question = Deine Entscheidung
web-answers = Antworten
web-marked-of = { $n } von { $all }
web-one-less = Eine weniger
web-show-table = Tisch ansehen
web-show-choice = Zurück zur Auswahl
web-play-area = Ausgespielte Karten
web-in-play-of = { $who } spielt
web-about-this = Darum geht es
web-artifacts = Artefakte
web-skip = Überspringen
web-next = Weiter
web-waiting-for = Warten auf { $who }
web-away-now = { $who } ist nicht da. Du kannst warten oder im Menü einen Bot weiterspielen lassen.
web-bot-studies = Vor dem ersten Zug in einem neuen Königreich wird ein guter Plan gesucht; das kann einige Sekunden dauern.
web-treasures-buy = Geld ausspielen und kaufen: { $card }
# $n cards are marked; $least to $most must be.
web-confirm = Fertig ({ $n } von { $least ->
    [0] höchstens { $most }
   *[other] { $most }
})

## What would you do?
web-hint = Tipp
web-hint-waits = Diese Stellung wird viele Male zu Ende gespielt …
web-hint-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
web-hint-treasures = Nachdem alles Geld ausgespielt ist:
web-hint-nothing = Hier gibt es nichts zu entscheiden.
web-hint-marked = Die beste Antwort ist auf dem Tisch markiert.
# $n is how many games were played on.
web-hint-about = Gewinnchancen, wenn du so gut weiterspielst wie die Stufe Schwer, aus { $n ->
    [one] einem Spiel, das von hier aus zu Ende gespielt wurde
   *[other] { $n } Spielen, die von hier aus zu Ende gespielt wurden
}. Der Strich über einem Balken ist das 95-%-Intervall; es enthält auch, wie weit solche Chancen in gemessenen Spielen danebenlagen.
web-hint-points = { $n } Punkte
web-hint-money = { $n } Geld
web-percent = { $n }\xA0%
web-range = { $low } bis { $high }\xA0%

## What happened since my last turn
web-recap = Seit deinem letzten Zug
web-deed-play = spielte aus
web-deed-gain = nahm
web-deed-trash = entsorgte
web-deed-discard = legte ab
web-deed-reveal = deckte auf
web-deed-topdeck = legte auf den Nachziehstapel
web-deed-take = nahm das Artefakt
web-deed-project = kaufte das Projekt
web-deed-react = reagierte mit

## Around the game
web-log = Spielverlauf
web-chat = Chat
web-chat-say = Sag etwas …
web-undo = Zurücknehmen
web-cards = Alle Karten dieses Spiels
web-more-rulings = … und { $n } weitere: Rechtsklick
web-rulings-elsewhere = Mit Karten, die in diesem Spiel nicht vorkommen ({ $n })
web-result = Ergebnis
web-rename = Umbenennen
web-let-bot-play = Einen Bot für mich spielen lassen
web-come-back = Selbst weiterspielen
web-replace-by-bot = Für { $who } einen Bot spielen lassen
web-replace-soon = { $who } ist nicht da: Ein Bot kann in { $n } s übernehmen.
web-resign = Aufgeben
web-resign-text = Du kannst dieses Spiel dann nicht mehr gewinnen. Bei mehr als zwei Spielern spielt ein Bot für dich weiter.
web-watch-link = Mit diesem Link können andere zuschauen:
web-request-undo = { $who } möchte etwas zurücknehmen. Einverstanden?
web-request-about = Zurückgenommen würde: { $what }
web-request-turn-end = das Ende des Zuges
web-request-replace = { $who } möchte, dass ein Bot für { $name } spielt. Einverstanden?
web-request-waits = Warten auf die Zustimmung von: { $who }
web-agree = Einverstanden
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-note-undone = { $who } hat etwas zurückgenommen.
web-note-refused = { $who } ist nicht einverstanden.
web-note-lapsed = Das Spiel ging weiter, die Bitte ist hinfällig.
web-note-resigned = { $who } hat aufgegeben.
web-note-replaced = Für { $who } spielt jetzt ein Bot.
web-note-returned = { $who } ist wieder da.
web-note-rules = Die Regeln haben sich seit Beginn dieses Spiels geändert. Es geht von der letzten Antwort an weiter, die noch möglich ist.
error-web-offline = der Server antwortet nicht

## Help
web-help = Hilfe
web-help-click = Was du gerade tun kannst, leuchtet: Klicke auf eine Handkarte, um sie auszuspielen, auf einen Stapel, um zu kaufen, auf einen Marker, um ihn einzusetzen. Antworten auf Fragen stehen über deiner Hand.
web-help-read = Text und Klarstellungen zu einer Karte erscheinen, wenn der Zeiger auf ihr ruht, bei langem Druck oder bei einem Rechtsklick.
web-help-undo = Zurücknehmen macht deinen letzten Schritt rückgängig. Gegen Bots geht das immer; andere müssen zustimmen, außer wenn alles vorauszusehen war, was daraus folgte.
web-help-keys = Tasten
web-key-treasures = alle Geldkarten ausspielen, deren Reihenfolge egal ist
web-key-pay = Schulden abzahlen
web-key-end = Phase beenden, bestätigen oder verzichten
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-options = eine Antwort wählen
web-key-arrows = von Karte zu Karte; Enter benutzt sie
web-key-details = Text und Klarstellungen zur Karte
web-key-log = Spielverlauf
web-key-help = diese Hilfe

## The end
web-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-turns = { $n ->
    [one] in 1 Zug
   *[other] in { $n } Zügen
}
web-turn = Zug
web-points-by-source = Punkte
web-final-deck = { $n ->
    [one] Kartensatz: 1 Karte
   *[other] Kartensatz: { $n } Karten
}
web-points-per-turn = Punkte nach jedem Zug
web-money-per-turn = Geld in jedem Zug
web-ended-resigned = Alle anderen haben aufgegeben.
web-ended-length = Das Spiel war zu lang geworden.
web-rematch = Revanche
web-join-rematch = Zur Revanche
web-look-at-table = Den Tisch ansehen
web-replay = Wiederholung
web-share = Teilen
web-share-replay = Mit diesem Link kann jeder die Wiederholung sehen:

## The review
web-review = Rückblick
web-review-whose = Wessen Spiel
web-review-waits = Andere sind vorher dran. Einen Moment …
web-review-works = Das Spiel wird durchgesehen: { $n }\xA0%
web-review-chance = Gewinnchance
web-review-about = Die Chance mit der besten Antwort auf jede Frage, aus etwa { $n } zu Ende gespielten Spielen. Das Band ist das 95-%-Intervall; es enthält auch, wie weit solche Chancen in gemessenen Spielen danebenlagen.
web-review-costly = Die teuersten Entscheidungen
web-review-clean = Keine Entscheidung war eindeutig ein Fehler.
web-review-fall = Der größte Einbruch
web-review-fall-where = In Zug { $n } fiel die Chance von { $from }\xA0% auf { $to }\xA0%.
web-review-fall-mistake = Zum Teil lag es an Entscheidung { $n } unten.
web-review-fall-luck = Keine Entscheidung sticht dort hervor: Es lag an den Karten oder daran, was die anderen taten.
web-review-fall-between = Was bis zur nächsten Entscheidung geschah
web-review-empty = In diesem Spiel gab es nichts zu entscheiden.
web-review-turn = In Zug { $n }
web-review-chosen = Gewählt
web-review-better = Besser
# Of 100 games that stand like this, so many more are lost.
web-review-cost = Das kostete { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
} in 100 Spielen ({ $low } bis { $high }).
web-review-cost-points = Das kostete am Ende etwa { $n } Punkte ({ $low } bis { $high }).
web-review-cost-money = Das kostete etwa { $n } Geld in den nächsten { $turns } Zügen ({ $low } bis { $high }).
web-review-unused = Ungenutzt
web-see-moment = Diesen Moment ansehen
web-play-on = Von hier aus weiterspielen

## The replay
web-speed = Geschwindigkeit
web-time = Zeitpunkt im Spiel
web-play = Abspielen
web-pause = Anhalten
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-turn-back = Zum Zug davor
web-turn-on = Zum nächsten Zug
web-seen-by = Ansicht
web-spectator = Zuschauer
web-open-hands = alle Handkarten offen
web-answered = Antwort: { $option }

## The first game, and the rules
web-learn = Dominion lernen: das erste Spiel
web-learn-hint = Ein paar Minuten; jeder Schritt wird beim Spielen erklärt.
web-rules = Die Regeln in Kürze
web-rules-goal = Wer am Ende die meisten Punkte hat, gewinnt. Punkte stehen auf grünen Punktekarten: Anwesen 1, Herzogtum 3, Provinz 6. Sonst können sie nichts, deshalb brauchst du zuerst bessere Karten.
web-rules-deck = Jeder hat ein eigenes Deck: anfangs 7 Kupfer und 3 Anwesen, 5 Karten auf der Hand. Was du nimmst, kommt auf deinen Ablagestapel; ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum Nachziehstapel.
web-rules-action = Aktionsphase: Du darfst eine Aktionskarte aus der Hand ausspielen. Karten mit +1 Aktion erlauben eine weitere.
web-rules-buy = Kaufphase: Spiele Geldkarten aus und kaufe eine Karte, die du bezahlen kannst. Karten mit +1 Kauf erlauben einen weiteren Kauf.
web-rules-clean = Aufräumphase: Alles Ausgespielte und der Rest der Hand kommen auf den Ablagestapel, und du ziehst 5 neue Karten. Dann ist der Nächste am Zug.
web-rules-end = Das Spiel endet nach dem Zug, in dem die letzte Provinz genommen wird oder der dritte Stapel leer ist.
web-key-rules = die Regeln in Kürze
web-lesson = Erstes Spiel
web-lesson-start = Das Ziel: mehr Punkte als dein Gegner. Punkte stehen auf grünen Karten; eine Provinz zählt 6 Punkte. Du beginnst mit 7 Kupfer und 3 Anwesen. Spiele dein Geld aus!
web-lesson-buy = Das ist dein Geld. Was leuchtet, kannst du jetzt kaufen. Silber und Gold bringen dir später mehr Geld. Um eine Karte zu lesen, halte den Mauszeiger auf sie oder halte sie gedrückt.
web-lesson-poor = Diesmal wenig Geld. Kaufe etwas Billiges oder nichts und beende den Zug.
web-lesson-gold = 6 oder mehr: Gold gibt jedes Mal 3, wenn du es ziehst.
web-lesson-province = 8: genug für eine Provinz, 6 Punkte. Provinzen entscheiden die meisten Spiele.
web-lesson-end = Was du kaufst, kommt auf deinen Ablagestapel. Beende den Zug: Hand und ausgespielte Karten folgen, und du ziehst 5 neue.
web-lesson-other = Jetzt spielt dein Gegner. Achte darauf, was er ausspielt und kauft.
web-lesson-deck = Eine neue Hand. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt, und deine gekauften Karten kommen wieder. Spiele dein Geld aus.
web-lesson-action = Aktionsphase: Klicke auf eine leuchtende Aktion, um sie auszuspielen. Du hast eine Aktion pro Zug; +1 Aktion gibt eine weitere. Geld kommt nach den Aktionen.
web-lesson-choose = Eine Karte fragt dich etwas. Leuchtende Karten und Knöpfe sind die Antworten; halte den Mauszeiger auf eine Karte oder halte sie gedrückt, um sie zu lesen.
web-lesson-treasures = Kaufphase: Spiele dein Geld aus, dann kaufe.
web-lesson-last = Es sind nur noch wenige Provinzen da. Das Spiel endet mit der letzten oder wenn drei Stapel leer sind: Jetzt zählen Punkte mehr als Geld.
web-lesson-won = Du hast dein erstes Spiel gewonnen!
web-lesson-lost = Dir { $n ->
    [one] fehlte 1 Punkt
   *[other] fehlten { $n } Punkte
}. So fangen die meisten an.
web-lesson-tied = Du teilst dir in deinem ersten Spiel den Sieg!
web-lesson-learnt = Du kennst nun den Ablauf: eine Aktion, dann Geld, dann ein Kauf, und nach dem Mischen kommt alles wieder. Erst Silber und Gold, Provinzen, sobald du 8 Geld hast.
web-lesson-next = Als Nächstes: dasselbe Königreich gegen Mittel. Ein Dorf vor einer Schmiede erlaubt beide in einem Zug; die Miliz bremst den anderen, der Burggraben schützt dich.
web-lesson-again = Gegen Mittel spielen
web-actions-skipped = Deine Aktionsphase ist vorbei. Mit „Zurücknehmen“ kommt sie wieder.
web-skip-actions = Auf Aktionen verzichten?
web-skip-actions-text = Du kannst noch eine Aktionskarte ausspielen. Geldkarten beenden die Aktionsphase: Danach ist in diesem Zug keine Aktion mehr möglich.
web-skip-actions-yes = Geld ausspielen

# What other sets bring to the table
web-beside = Neben dem Vorrat
web-boons = Gaben
web-hexes = Plagen
web-face-down = { $n ->
    [one] Eine Karte liegt verdeckt.
   *[other] { $n } Karten liegen verdeckt.
}
web-lies-on = auf { $card }
web-use-way = die nächste Karte als diesen Weg ausspielen
web-vp = { $n } Punkte
web-as-way = als { $card }
web-vp-tokens = Punktemarker
web-debt = Schulden
web-favors = { $n ->
   *[other] Gefallen
}
web-journey = Reisemarker verdeckt
web-skips = { $n ->
    [one] Zug auszusetzen
   *[other] Züge auszusetzen
}
web-potions = { $n ->
    [one] Trank
   *[other] Tränke
}
web-mats = Tableaus
web-mat-exile = Exil
web-mat-tavern = Wirtshaus
web-mat-island = Insel
web-mat-native_village = Eingeborenendorf
web-states = Zustände
web-stack = Was im Stapel { $card } liegt
web-stack-order = Von oben nach unten. Nur die oberste Karte kann genommen werden.
setup-colonies = mit Platin und Kolonien
setup-shelters = mit Unterschlüpfen
web-overpay = Man darf mehr dafür bezahlen.
`,ae=e({default:()=>oe}),oe=`### Was der Server des Browsertischs ablehnt, und warum.

error-web-body = die Anfrage ergibt keinen Sinn: { $detail }
error-web-message = diese Nachricht ergibt keinen Sinn: { $detail }
error-web-query = dieser Wert von { $name } ergibt keinen Sinn
error-web-no-json = der Inhalt muss JSON sein
error-web-method = nicht mit dieser Methode
error-web-too-large = eine Anfrage hat höchstens { $n } Bytes
error-web-too-fast = zu viel auf einmal; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder
error-web-origin = Seiten anderer Websites dürfen diesen Server nicht benutzen
error-web-host = so heißt dieser Server nicht
error-web-not-found = hier ist nichts
error-web-failed = auf dem Server ist etwas schiefgegangen
error-web-store = die Datenbank antwortet nicht; versuche es noch einmal
error-web-damaged = dieses Spiel ist beschädigt und kann nicht gezeigt werden
error-web-no-game = dieses Spiel gibt es nicht
error-web-invitation = diese Einladung gehört nicht zu diesem Spiel
error-web-taken = mit dieser Einladung ist schon jemand gekommen
error-web-full = an diesem Tisch ist kein Platz frei
error-web-no-people = mindestens ein Platz muss einem Menschen gehören
error-web-seed = ein Startwert lässt sich nur wählen, wenn alle anderen Bots sind
error-web-no-bot = kein Bot namens { $name } kann dieses Königreich spielen; diese können es: { $names }
error-web-not-begun = das Spiel hat noch nicht begonnen: es fehlt noch jemand
error-web-over = das Spiel ist zu Ende
error-web-not-over = das Spiel ist noch nicht zu Ende
error-web-too-often = das hast du an diesem Tisch oft genug getan
error-web-hello = die Begrüßung ist schon erfolgt
error-web-no-seat = du siehst diesem Spiel zu und hast keinen Platz
error-web-not-asked = du wirst gerade nichts gefragt
error-web-stale = jemand war schneller: diese Frage ist nicht mehr offen
error-web-bot-plays = für dich spielt ein Bot; setz dich zuerst wieder hin
error-web-no-bot-plays = für dich spielt kein Bot
error-web-no-pick = du sollst gerade nicht mehrere Karten wählen
error-web-no-treasures = du hast keine Geldkarte, bei der die Reihenfolge egal ist
error-web-nothing-to-undo = es gibt nichts zurückzunehmen
error-web-undo-absent = jemand, der zustimmen müsste, ist nicht hier: was nicht vorauszusehen war, bleibt, wie es ist
error-web-request-open = eine andere Bitte ist noch offen
error-web-no-request = diese Bitte ist nicht mehr offen
error-web-not-waiting = du wirst nicht um Zustimmung gebeten
error-web-no-person = auf diesem Platz spielt kein Mensch
error-web-not-gone = dieser Spieler ist da oder war es gerade noch
error-web-resigned = du hast schon aufgegeben
error-web-chat-full = du hast an diesem Tisch genug gesagt
error-web-chat-fast = nicht so schnell
error-web-bot-slow = ein Bot darf hier höchstens { $seconds } Sekunden nachdenken
error-web-no-hints = an diesem Tisch wird niemandem gesagt, was er tun soll
error-web-hint-waits = darüber wird schon nachgedacht
error-web-busy = der Server ist ausgelastet; versuche es später wieder
error-web-no-moment = diesen Moment gibt es in diesem Spiel nicht
error-web-closed = dieser Tisch wurde geschlossen
error-web-begun = dieser Tisch wartet nicht mehr auf Mitspieler
`;export{t as A,h as C,s as D,l as E,a as O,_ as S,d as T,D as _,Z as a,x as b,G as c,z as d,L as f,k as g,j as h,$ as i,r as k,U as l,N as m,re as n,Y as o,F as p,te as r,q as s,ae as t,V as u,T as v,p as w,y as x,C as y};