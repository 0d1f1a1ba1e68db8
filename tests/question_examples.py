"""Questions as they are said in four languages: a position, what is answered, and what is asked then."""

from __future__ import annotations

from typing import Any

from demesne import Game
from demesne.notation.position import cards_named, start_from_position
from demesne.views.view import Asked, View


def start(position: dict[str, Any]) -> Game:
    return start_from_position({"position": position, "named": cards_named(position)})


def asked_after(position: dict[str, Any], *answers: str) -> tuple[Asked, View]:
    game = start(position)
    for answer in answers:
        game.apply(answer)
    view = game.view(game.decision.who)
    assert view.decision is not None
    return view.decision, view


SPIED = {"p1": {"hand": "spy", "deck": "copper*4"}, "p2": {"deck": "gold*3"}}
NIGHT = {"phase": "buy", "buys": 2, "coins": 6, "p1": {"hand": "monastery, copper, estate", "play": "copper*2, silver*2"}}
SHIP = {"p2": {"hand": "witch"}, "p1": {"hand": "cargo_ship, silver*3"}}
EXAMPLES: dict[str, tuple[dict[str, Any], list[str], tuple[str, str, str, str]]] = {
    "Hamlet": (
        {"p1": {"hand": "hamlet, copper, estate", "deck": "gold"}}, ["play hamlet"],
        (
            "Hamlet: discard a card for +1 Action?",
            "Folwark: odrzucić kartę za +1 akcję?",
            "Weiler: eine Karte für +1 Aktion ablegen?",
            "Osada: odložit kartu za +1 akci?",
        ),
    ),
    "Hamlet again": (
        {"p1": {"hand": "hamlet, copper, estate", "deck": "gold"}}, ["play hamlet", "choose none"],
        (
            "Hamlet: discard a card for +1 Buy?",
            "Folwark: odrzucić kartę za +1 zakup?",
            "Weiler: eine Karte für +1 Kauf ablegen?",
            "Osada: odložit kartu za +1 nákup?",
        ),
    ),
    "Spy, one's own card": (
        SPIED, ["play spy"],
        (
            "Spy: your top card is Copper. Discard it or leave it?",
            "Szpieg: wierzchnia karta twojej talii to Miedziak. Odrzucić ją czy zostawić?",
            "Spion: Oben auf deinem Nachziehstapel liegt die Karte Kupfer. Ablegen oder liegen lassen?",
            "Špión: vrchní karta tvého dobíracího balíčku je Měďák. Odložit ji, nebo nechat?",
        ),
    ),
    "Spy, another's card": (
        SPIED, ["play spy", "choose keep"],
        (
            "Spy: Bob’s top card is Gold. Discard it or leave it?",
            "Szpieg: wierzchnia karta talii gracza Bob to Złoto. Odrzucić ją czy zostawić?",
            "Spion: Oben auf dem Nachziehstapel von Bob liegt die Karte Gold. Ablegen oder liegen lassen?",
            "Špión: vrchní karta dobíracího balíčku hráče Bob je Zlaťák. Odložit ji, nebo nechat?",
        ),
    ),
    "Cargo Ship": (
        SHIP, ["play cargo_ship", "end actions", "play silver", "play silver", "buy witch"],
        (
            "Cargo Ship: set the Witch aside until your next turn?",
            "Frachtowiec: odłożyć Wiedźmę na bok do swojej następnej tury?",
            "Frachtschiff: Hexe bis zu deinem nächsten Zug zur Seite legen?",
            "Nákladní loď: položit Čarodějnici stranou do svého příštího tahu?",
        ),
    ),
    "Pageant": (
        {"projects": "pageant", "p1": {"hand": "copper", "projects": "pageant"}}, ["end actions", "play copper", "end buys"],
        (
            "Pageant: pay $1 for +1 Coffers?",
            "Przedstawienie: zapłacić $1 za +1 Fundusz?",
            "Festzug: 1 Geld für +1 Taler zahlen?",
            "Slavnostní průvod: zaplatit $1 za +1 truhlici?",
        ),
    ),
    "Pageant without a coin left": (
        {"projects": "pageant", "p1": {"hand": "copper", "projects": "pageant", "debt": 1}},
        ["end actions", "play copper", "end buys", "pay debt"],
        (
            "There is nothing left to use here",
            "Nie ma tu już z czego skorzystać",
            "Hier ist nichts mehr einzusetzen",
            "Už není co využít",
        ),
    ),
    "Tournament": (
        {"p1": {"hand": "tournament, province"}}, ["play tournament"],
        (
            "Tournament: reveal a Province?",
            "Turniej rycerski: odkryć Prowincję?",
            "Turnier: eine Provinz aufdecken?",
            "Turnaj: ukázat Provincii?",
        ),
    ),
    "Workshop": (
        {"p1": {"hand": "workshop"}}, ["play workshop"],
        (
            "Workshop: gain a card that costs up to $4",
            "Warsztat: dodaj kartę kosztującą do $4",
            "Werkstatt: Nimm eine Karte, die bis zu 4 Geld kostet",
            "Dílna: vezmi si kartu, která stojí nejvýše $4",
        ),
    ),
    "Mine, what for": (
        {"p1": {"hand": "mine, copper, silver"}}, ["play mine"],
        (
            "Mine: trash a Treasure and gain to your hand a Treasure that costs up to $3 more",
            "Kopalnia: wyrzuć na Śmietnisko kartę Skarbu i dodaj na rękę kartę Skarbu kosztującą najwyżej o $3 więcej",
            "Mine: Entsorge eine Geldkarte und nimm eine Geldkarte, die bis zu 3 Geld mehr kostet, auf die Hand",
            "Důl: zahoď kartu peněz a vezmi si do ruky kartu peněz nejvýše o $3 dražší",
        ),
    ),
    "Mine, to where": (
        {"p1": {"hand": "mine, copper, silver"}}, ["play mine", "choose copper"],
        (
            "Mine: gain to your hand a Treasure that costs up to $3",
            "Kopalnia: dodaj na rękę kartę Skarbu kosztującą do $3",
            "Mine: Nimm eine Geldkarte, die bis zu 3 Geld kostet, auf die Hand",
            "Důl: vezmi si do ruky kartu peněz, která stojí nejvýše $3",
        ),
    ),
    "Silos": (
        {"projects": "silos", "p1": {"projects": "silos"}, "p2": {"projects": "silos", "hand": "copper*3, estate*2"}},
        ["end actions", "end buys"],
        (
            "Silos: discard any number of Coppers for +1 Card each",
            "Silosy: odrzuć dowolną liczbę Miedziaków, za każdego +1 kartę",
            "Speicher: Lege beliebig viele Kupfer für je +1 Karte ab",
            "Sýpky: odlož libovolný počet Měďáků, za každý +1 kartu",
        ),
    ),
    "Monastery": (
        NIGHT, ["buy silver", "end buys", "play monastery"],
        (
            "Monastery: trash a card from your hand, or Coppers you have in play",
            "Klasztor: wyrzuć na Śmietnisko kartę z ręki lub swoje Miedziaki w grze",
            "Kloster: Entsorge eine Karte aus der Hand oder Kupfer aus deinem Spielbereich",
            "Klášter: zahoď kartu z ruky nebo své vyložené Měďáky",
        ),
    ),
    "Monastery, several cards": (
        NIGHT, ["buy silver", "buy silver", "end buys", "play monastery"],
        (
            "Monastery: trash up to 2 cards from your hand, or Coppers you have in play",
            "Klasztor: wyrzuć na Śmietnisko najwyżej 2 karty z ręki lub swoje Miedziaki w grze",
            "Kloster: Entsorge bis zu 2 Karten aus der Hand oder Kupfer aus deinem Spielbereich",
            "Klášter: zahoď nejvýše 2 karty z ruky nebo své vyložené Měďáky",
        ),
    ),
    "Militia": (
        {"p1": {"hand": "militia"}, "p2": {"hand": "copper*3, estate*2"}}, ["play militia"],
        (
            "Militia: discard 2 cards", "Milicja: odrzuć 2 karty",
            "Miliz: Lege 2 Karten ab", "Milice: odlož 2 karty",
        ),
    ),
}  # fmt: skip
