# Was der Server Seiten des Labors sagt.

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
