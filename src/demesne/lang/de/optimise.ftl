### demesne optimise: eine gute Strategie für ein Königreich, durch Evolution

optimise-option-strategies = Strategien, mit denen begonnen wird, neben denen der Bibliothek
optimise-option-kingdom = eine Liste von Karten, der Name eines empfohlenen Königreichs oder random (sonst: was die genannten Strategien brauchen, nach dem Startwert zufällig aufgefüllt)
optimise-option-seconds = wie viele Sekunden gesucht wird (sonst 60)
optimise-help = durch Evolution eine gute Strategie für ein Königreich finden
optimise-about = Findet durch Evolution eine gute Kaufliste für ein Königreich: Strategien werden ein wenig verändert, gemischt und in vielen Spielen gegen die besten bekannten beurteilt. Gibt eine Strategiedatei aus; Kommentare an ihrem Anfang sagen, wie sie gegen die mitgelieferten abschneidet. Strg-C beendet die Suche früher und nennt die bis dahin beste.
optimise-option-generations = stattdessen so viele Generationen, wie lange es auch dauert: derselbe Startwert ergibt dann dieselbe Strategie
optimise-option-output = die Strategie in diese Datei schreiben, statt sie auszugeben
optimise-option-json = Strategie und Ergebnisse als JSON ausgeben und sonst nichts
optimise-progress = Generation { $n }, { $games } Spiele, beste { $rate } % gegen die Vergleichsgruppe
optimise-found = Durch Evolution gefunden: { $n } Generationen, { $games } Spiele, Startwert { $seed }, demesne { $version }.
optimise-against = gegen { $name }: Siege { $wins } % (95-%-Intervall { $low } bis { $high }), Gleichstände { $ties } %, Niederlagen { $losses } %
error-optimise-seconds = --seconds ist eine Zahl von 1 bis 1000000
error-optimise-generations = --generations ist eine ganze Zahl ab 1
