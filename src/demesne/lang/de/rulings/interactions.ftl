### Rulings of several sets together: the sentences only. Their positions are in rulings/.
ruling-X01 = Haben zwei Spieler das Straßennetz, ziehen beide, wenn ein anderer eine Punktekarte nimmt
ruling-X02 = Nach der Sternenkarte wird mitten im Ziehen beim Aufräumen gefragt, und die gewählte Karte kommt nach dem Mischen als erste
ruling-X03 = Bei Thronsaal auf Thronsaal auf Frachtschiff bleibt nur der Thronsaal liegen, der es ausgespielt hat
ruling-X04 = Taler darf man ausgeben, während man selbst noch etwas anderes entscheiden muss, hier den Festzug nach dem Ausgeben
ruling-X05 = Mit der Innovation darf man ein genommenes Frachtschiff ausspielen, das dann eine später genommene Karte zur Seite legen darf
ruling-X06 = Ein durch die Zitadelle noch einmal ausgespieltes Frachtschiff erlaubt, zwei Karten zur Seite zu legen
ruling-X07 = Auf einen Angriff dürfen zwei Pferdehändler und ein Burggraben zugleich reagieren
ruling-X08 = Warten beim Nehmen mehrere Effekte, kann ein mit der Innovation ausgespieltes Experiment sein Gegenstück wegmischen, bevor das Frachtschiff es bekommt
ruling-X09 = Der Fortschritt kann keinen Thronsaal entsorgen, der an ein liegen bleibendes Frachtschiff gebunden ist
ruling-X10 = Eine Forscherin, die im nächsten Zug durch den Fortschritt entsorgt wird, hat ihre Karten schon geliefert
ruling-X11 = Gegen eine Miliz im Thronsaal muss man den Burggraben bei jedem Ausspielen aufdecken
ruling-X13 = Priester, Seidenhändlerin und Abwassertunnel reagieren alle auf dasselbe Entsorgen; ihr Besitzer bestimmt die Reihenfolge
ruling-X15 = Mit dem Kapitalismus darf man ein Frachtschiff in der Kaufphase als Geldkarte ausspielen und mit dem Zepter noch einmal
ruling-X16 = Für eine selbst genommene Punktekarte zieht man mit dem Straßennetz nichts
ruling-X17 = Die Innovation wirkt im nächsten eigenen Zug wieder
ruling-X18 = Nur die ausliegenden Projekte kann man kaufen, auch wenn jemand ein anderes hat
