### Der Tisch im Browser.

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
web-landscapes = Querformatkarten
web-landscapes-any = beliebig viele
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
web-percent = { $n } %
web-range = { $low } bis { $high } %

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
web-review-works = Das Spiel wird durchgesehen: { $n } %
web-review-chance = Gewinnchance
web-review-about = Die Chance mit der besten Antwort auf jede Frage, aus etwa { $n } zu Ende gespielten Spielen. Das Band ist das 95-%-Intervall; es enthält auch, wie weit solche Chancen in gemessenen Spielen danebenlagen.
web-review-costly = Die teuersten Entscheidungen
web-review-clean = Keine Entscheidung war eindeutig ein Fehler.
web-review-fall = Der größte Einbruch
web-review-fall-where = In Zug { $n } fiel die Chance von { $from } % auf { $to } %.
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
web-lesson-resigned = Du hast dein erstes Spiel aufgegeben.
web-lesson-turns = Es steht unentschieden, aber dein Gegner gewinnt, weil er weniger Züge hatte.
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
