### demesne opening: wie viel Geld es in Zug 3 und 4 gibt. Zahlen kommen fertig formatiert.

opening-option-buys = eine oder zwei Karten, zum Beispiel: silver silver, oder "Council Room"
opening-option-json = die Wahrscheinlichkeiten als JSON ausgeben, auch als genaue Brüche, und sonst nichts
opening-option-plot = die Wahrscheinlichkeiten zeichnen: eine Datei, die auf .png, .svg oder .pdf endet

opening-deals = Möglich mit { $deals } Geld in Zug 1 und 2: in { $chance } aller Spiele.
opening-deck = Kartensatz in Zug 3: { $cards }.
opening-means = Im Schnitt { $third } Geld in Zug 3 und { $fourth } in Zug 4.
opening-exactly = genau
opening-least = mindestens
opening-coins = Geld
opening-third = Zug 3
opening-fourth = Zug 4
opening-either = 3 oder 4
opening-both = 3 und 4
opening-best = Aktionen werden so gespielt und Karten so abgelegt oder entsorgt, dass in diesem Zug das meiste Geld zu erwarten ist.
opening-left-out = Nicht alles, was diese Karten tun, ist mitgezählt, etwa Taler, genommene Karten und was fortwirkt: { $cards }.
opening-shuffle = Wo in Zug 4 neu gemischt wird, ist nicht dabei, was in Zug 3 gekauft wurde.

error-opening-buys = eine Eröffnung sind ein oder zwei erste Käufe, nicht { $n }
error-opening-no-card = { $card } ist keine Karte, die man für den Kartensatz kaufen kann
error-opening-uncountable = das Geld, das die Karte { $card } bringt, lässt sich nicht genau zählen; lass stattdessen Strategien damit spielen (demesne simulate)
error-opening-too-dear = so viel Geld gibt es zu Beginn nie (Kosten: { $costs }): in Zug 1 und 2 sind es 3 und 4, oder 2 und 5
error-opening-not-coins = { $card } kann in Zug 1 und 2 nicht gekauft werden: Der Preis enthält { $kind ->
    [potion] einen Trank, der erst gekauft werden muss
   *[debt] Schulden
}
