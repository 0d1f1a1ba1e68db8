### Was nicht stimmt, und wie es richtig wäre.

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
error-neither = weder Königreichkarten noch Querformatkarten: { $cards }
error-too-many-kept = ein Königreich hat 10 Karten, behalten oder verlangt sind aber { $n }
error-kept-bane = { $cards } soll Bannstapel bleiben, aber keine behaltene oder verlangte Karte braucht einen
error-kept-ferryman = { $cards } soll Fährmannstapel bleiben, aber keine behaltene oder verlangte Karte braucht einen
error-landscapes = es gibt 0 bis 2 Querformatkarten, nicht { $n }
error-landscapes-kept = { $n ->
    [one] 1 Querformatkarte ist gewünscht
   *[other] { $n } Querformatkarten sind gewünscht
}, behalten oder verlangt { $kept ->
    [one] ist aber 1
   *[other] sind aber { $kept }
}
error-landscapes-few = { $n ->
    [one] 1 Querformatkarte ist gewünscht
   *[other] { $n } Querformatkarten sind gewünscht
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
