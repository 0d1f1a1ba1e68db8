### demesne opening: szanse na monety w turach 3 i 4. Liczby są już sformatowane.

opening-option-buys = jedna lub dwie karty, na przykład: silver silver albo "Council Room"
opening-option-json = wypisz szanse jako JSON, także jako dokładne ułamki, i nic więcej
opening-option-plot = narysuj szanse: plik z rozszerzeniem .png, .svg lub .pdf

opening-deals = Można to kupić za { $deals } monet w turach 1 i 2: { $chance } wszystkich gier.
opening-deck = Talia w turze 3: { $cards }.
opening-means = Średnio { $third } monety w turze 3 i { $fourth } w turze 4.
opening-exactly = dokładnie
opening-least = co najmniej
opening-coins = monety
opening-third = tura 3
opening-fourth = tura 4
opening-either = 3 lub 4
opening-both = 3 i 4
opening-best = Akcje są zagrywane, a karty odrzucane lub wyrzucane na Śmietnisko tak, by spodziewać się w tej turze najwięcej monet.
opening-left-out = Nie wszystko, co robią te karty, jest liczone, na przykład Fundusze, dodane karty i trwałe efekty: { $cards }.
opening-shuffle = Gdy tura 4 wymaga ponownego tasowania, nie ma w nim tego, co kupiono w turze 3.

error-opening-buys = otwarcie to jeden lub dwa pierwsze zakupy, a nie { $n }
error-opening-no-card = { $card } nie jest kartą, którą można kupić do talii
error-opening-uncountable = monet, które daje { $card }, nie da się dokładnie policzyć; zamiast tego rozegraj gry (demesne simulate)
error-opening-too-dear = żadne rozdanie nie daje na to monet (koszt: { $costs }): w turach 1 i 2 są 3 i 4 monety albo 2 i 5
error-opening-not-coins = karty { $card } nie można kupić w turach 1 i 2: jej koszt { $kind ->
    [potion] zawiera Eliksir, który trzeba kupić wcześniej
   *[debt] zawiera dług
}
