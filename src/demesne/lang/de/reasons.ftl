### Warum eine Antwort empfohlen wird. All das ergab sich aus Spielen, die von hier an zu Ende gespielt wurden.

## $answers: die Antworten, mit denen sie verglichen wird.
why-answer = „{ $answer }“
why-better = Besser als { $answer }: { $why }.
why-luck = { $answers }: So wurde in diesen Spielen etwas öfter gewonnen, aber das kann Zufall sein.
why-alike = { $answers }: Das ist vielleicht genauso gut.
why-all-alike = Alle anderen Antworten sind vielleicht genauso gut.

## Worin eine Antwort besser ist, nach einem Doppelpunkt. $n kann ein Bruch sein; $others: wie viele die anderen sind.
why-wins = Du gewinnst von 100 Spielen etwa { $n } mehr
why-money-now = Du kannst in diesem Zug etwa { $n } Geld mehr ausgeben
why-money-soon = Du kannst in deinen nächsten { $turns } Zügen etwa { $n } Geld mehr ausgeben
why-reached = Du kannst etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher { $coins } Geld ausgeben
why-money-of-others = { $others ->
    [one] Der andere Spieler kann im nächsten Zug etwa { $n } Geld weniger ausgeben
   *[other] Die anderen können in ihren nächsten Zügen zusammen etwa { $n } Geld weniger ausgeben
}
why-points = Du hast am Ende etwa { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr
why-points-of-others = { $others ->
    [one] Der andere Spieler
   *[other] Der Beste der anderen
} hat am Ende etwa { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} weniger
why-sooner = Das Spiel endet etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher, solange du vorn liegst
why-later = Das Spiel dauert etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} länger, und sonst lägest du am Ende zurück
why-dear-cards = Du bekommst etwa { $cards } mehr
why-dear-cards-in-ten = Du bekommst in 10 Spielen etwa { $cards } mehr
why-junk = Du hast am Ende etwa { $cards } weniger
why-junk-in-ten = Du hast am Ende in 10 Spielen etwa { $cards } weniger
why-junk-of-others = { $others ->
    [one] Der andere Spieler hat
   *[other] Die anderen haben
} am Ende etwa { $cards } mehr
why-junk-of-others-in-ten = { $others ->
    [one] Der andere Spieler hat
   *[other] Die anderen haben
} am Ende in 10 Spielen etwa { $cards } mehr
