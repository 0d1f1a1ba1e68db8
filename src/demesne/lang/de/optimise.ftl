### demesne optimise: eine gute Strategie für ein Königreich, durch Evolution

optimise-option-strategies = Strategien, mit denen begonnen wird, neben den mitgelieferten
optimise-option-kingdom = eine Liste von Karten, der Name eines empfohlenen Königreichs oder random (Standard: was die Strategien verlangen, aufgefüllt mit Stapeln des Basisspiels, die nichts ändern für Spieler, die sie nicht kaufen)
optimise-option-seconds = wie viele Sekunden gesucht wird (Standard: 60)
optimise-option-generations = stattdessen so viele Generationen, wie lange es auch dauert: derselbe Startwert ergibt dann dieselbe Strategie
optimise-option-output = die Strategie in diese Datei schreiben, statt sie auszugeben
optimise-option-json = Strategie und Ergebnisse als JSON ausgeben und sonst nichts
optimise-progress = Generation { $n }, { $games } Spiele, beste { $rate } % gegen die Vergleichsgruppe
optimise-found = Evolution: { $n } Generationen, { $games } Spiele, Startwert { $seed }, demesne { $version }.
optimise-new = Diese Strategie hat die Evolution gefunden. Mit neuen Kartenverteilungen war keine zuvor bekannte Strategie besser.
optimise-known = Die Evolution fand nichts Besseres als die schon bekannte Strategie { $name }. Dies ist { $name }.
optimise-against = gegen { $name }: Siege { $wins } % (95-%-Intervall { $low } bis { $high }), Gleichstände { $ties } %, Niederlagen { $losses } %
error-optimise-seconds = --seconds ist eine Zahl von 1 bis 1000000
error-optimise-generations = --generations ist eine ganze Zahl ab 1
