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
