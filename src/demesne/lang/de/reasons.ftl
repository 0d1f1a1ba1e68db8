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

## Wenn alle Antworten etwa gleich oft gewinnen. $turns: die nächsten Züge des Lesers.
why-ranked-points = Alle Antworten gewinnen etwa gleich oft; geordnet sind sie nach Punkten: deinen am Ende, weniger denen des besten Gegners.
why-ranked-money = Alle Antworten gewinnen etwa gleich oft; geordnet sind sie danach, wie viel du in deinen nächsten { $turns } Zügen ausgeben kannst.

## Warum die Chance klein oder groß ist. $others: wie viele Gegner es sind; $cards: was vom teuersten Punktestapel übrig ist.
why-behind-scores = Du liegst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} zurück; übrig: { $cards }.
why-ahead-scores = Du liegst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} vorn; übrig: { $cards }.
why-behind-draws = { $others ->
    [one] Dein Gegner zieht
   *[other] Ein Gegner zieht
} fast in jedem Zug sein ganzes Deck, du nicht.
why-ahead-draws = Du ziehst fast in jedem Zug dein ganzes Deck, { $others ->
    [one] dein Gegner nicht
   *[other] deine Gegner nicht
}.
why-behind-reaches = { $others ->
    [one] Dein Gegner hat
   *[other] Ein Gegner hat
} etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher als du { $coins } Geld auszugeben.
why-ahead-reaches = Du hast etwa { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} früher als { $others ->
    [one] dein Gegner
   *[other] jeder Gegner
} { $coins } Geld auszugeben.
why-behind-earns = { $others ->
    [one] Dein Gegner hat
   *[other] Ein Gegner hat
} in den nächsten { $turns } Zügen je etwa { $n } Geld mehr auszugeben als du.
why-ahead-earns = Du hast in den nächsten { $turns } Zügen je etwa { $n } Geld mehr auszugeben als { $others ->
    [one] dein Gegner
   *[other] jeder Gegner
}.

## Warum keine Chance genannt wird. $n: wie viele Spiele zu Ende gespielt wurden.
why-few = In dieser Zeit { $n ->
    [one] wurde nur 1 Spiel
   *[other] wurden nur { $n } Spiele
} zu Ende gespielt: zu wenige für eine Gewinnchance.
why-slow = Die Engine ist nicht kompiliert, deshalb dauert es etwa hundertmal so lange; mit einem C-Compiler kompiliert `make install` in den Quellen sie.

## Was in einem Spiel ungenutzt blieb.
unused-coffers = Am Ende { $n ->
    [one] war 1 Taler
   *[other] waren { $n } Taler
} übrig.
unused-villagers = Am Ende { $n ->
    [one] war 1 Dorfbewohner
   *[other] waren { $n } Dorfbewohner
} übrig.
unused-coins = { $n } Geld { $turns ->
    [one] wurde nicht ausgegeben, in einem Zug.
   *[other] wurde nicht ausgegeben, in { $turns } Zügen.
}
unused-cards = { $n ->
    [one] 1 Aktions- oder Geldkarte wurde
   *[other] { $n } Aktions- und Geldkarten wurden
} nicht ausgespielt, { $turns ->
    [one] in einem Zug.
   *[other] in { $turns } Zügen.
}
