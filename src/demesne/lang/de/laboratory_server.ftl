# Was der Server Seiten des Labors sagt.

error-lab-no-secret = sag, wer du bist: Die Kopfzeile Authorization fehlt
error-lab-secret = die Kopfzeile Authorization ergibt keinen Sinn: Man schreibt Bearer GEHEIMNIS, mit 22 bis 128 Buchstaben, Ziffern, - und _
error-lab-not-yours = das gehört jemand anderem
error-lab-no-run = diesen Lauf gibt es nicht
error-lab-busy = das Labor ist beschäftigt; versuch es später wieder
error-lab-too-many = { $n ->
    [one] eine deiner Arbeiten läuft oder wartet
   *[other] { $n } deiner Arbeiten laufen oder warten
} schon; halte eine davon an oder warte
error-lab-endless = das dauert zu lange: Ein Teil, der einen Augenblick dauern sollte, war nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} Rechnen nicht fertig; hat eine Strategie endlose Bedingungen?
error-lab-died = die Prozesse, die das tun sollten, sind daran gestorben

## Behaltene Strategien
error-lab-no-strategy = diese Strategie gibt es hier nicht, oder ihr Besitzer teilt sie nicht
error-lab-other-owner = diese Strategie gehört jemand anderem; behalte eine Kopie davon, um sie zu ändern
error-lab-kept-most = du hast schon { $n } Strategien, und mehr kann niemand behalten; lösche zuerst eine
error-lab-at-once = diese Strategie wird gerade anderswo geändert; versuche es noch einmal
error-lab-empty = es gibt nichts zu behalten: der Text ist leer
error-lab-draft = eine Strategie mit Fehlern kannst du behalten, aber nicht teilen: verbessere sie zuerst
error-lab-no-strategies = darin ist keine Strategie
error-lab-file-most = eine Datei darf höchstens { $n } Strategien haben; nimm einige heraus
error-lab-refused = diese Strategie lässt sich nicht übersetzen: { $reasons }
