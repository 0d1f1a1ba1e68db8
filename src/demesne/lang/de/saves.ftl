### Spiele, die gespeichert sind und fortgesetzt werden.

saves-title = Angefangene Spiele:
# Ein Spiel: wann es verlassen wurde, Königreich, Zug und wer wie viele Punkte hat.
saves-line = { $when } · { $kingdom } · Zug { $turn } · { $players }
saves-position = eine Stellung
saves-ask = Gib die Nummer eines Spiels ein, um es fortzusetzen, „löschen“ und eine Nummer, um es zu löschen, oder nichts, um aufzuhören.
saves-delete = löschen
saves-keys = ↑ ↓ wählen · Enter fortsetzen · D dieses Spiel löschen · Esc zurück
saves-forget =
    Dieses Spiel löschen? Dann lässt es sich nicht mehr fortsetzen.

    Enter löschen   Esc behalten
saves-nothing = Es wurde noch nichts gespielt, also ist nichts gespeichert.
saves-always = Jede Antwort wird gespeichert: { $file }
# Nach den heutigen Regeln stimmen $n von $of Antworten.
saves-diverged-ask = Von den { $of } Antworten gelten die ersten { $n } noch. Gib { $yes } ein, um von dort weiterzuspielen.
saves-diverged =
    { $problem }

    Von den { $of } Antworten gelten die ersten { $n } noch. Von dort weiterspielen?

    Enter von dort weiter   Esc lassen, wie es ist
error-save-in-use = { $file } wird gerade in einem anderen Fenster gespielt
saves-option-which = Nummer des Spiels in der Liste, oder die Datei eines Spielstands
