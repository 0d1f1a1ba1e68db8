### Cornucopia: names and texts.

## Kingdom cards
card-hamlet = Folwark
    .text = +1 karta, +1 akcja. Możesz odrzucić kartę, by otrzymać +1 akcję. Możesz odrzucić kartę, by otrzymać +1 zakup.
card-fortune_teller = Cyganka
    .text = +$2. Każdy inny gracz odkrywa po jednej karcie z wierzchu swojej talii, aż do pierwszej karty Zwycięstwa lub Klątwy. Ta karta wraca na wierzch talii, a pozostałe odkryte zostają odrzucone.
card-menagerie = Menażeria
    .text = +1 akcja. Odkryj rękę. Jeśli wszystkie karty mają różne nazwy: +3 karty. Jeśli nie: +1 karta.
card-farming_village = Farma
    .text = +2 akcje. Odkrywaj po jednej karcie z wierzchu talii, aż do pierwszej karty Akcji lub Skarbu. Weź ją na rękę, a pozostałe odkryte odrzuć.
card-horse_traders = Banda Koniokradów
    .text = +1 zakup, +$3. Odrzuć 2 karty. Gdy inny gracz zagra kartę Ataku, możesz najpierw odkryć z ręki Bandę Koniokradów i odłożyć ją na bok. Jeśli to zrobisz, na początku swojej następnej tury weź ją z powrotem na rękę i dobierz kartę.
card-remake = Rozbiórka
    .text = Zrób to dwukrotnie: wyrzuć na Śmietnisko kartę z ręki, a w zamian dodaj kartę o koszcie wyższym dokładnie o $1.
card-tournament = Turniej Rycerski
    .text = +1 akcja. Każdy gracz może odkryć z ręki Prowincję. Jeśli ty to zrobisz, odrzuć ją i dodaj na wierzch talii wybraną Nagrodę lub Powiat. Jeśli nie zrobi tego nikt inny: +1 karta, +$1.
card-young_witch = Młoda Wiedźma
    .text = +2 karty. Odrzuć 2 karty. Każdy inny gracz może odkryć z ręki kartę Zguby; kto tego nie zrobi, dodaje Klątwę. Przygotowanie: dołóż do Zasobów stos Zguby, czyli jeszcze jeden stos kart Królestwa, o koszcie $2 lub $3.
card-harvest = Żniwa
    .text = Odkryj 4 wierzchnie karty talii i odrzuć je. +$1 za każdą różną nazwę wśród nich.
card-horn_of_plenty = Róg Obfitości
    .text = Dodaj kartę kosztującą najwyżej tyle $, ile różnych nazw mają twoje karty w grze (razem z tą). Jeśli dodasz kartę Zwycięstwa, wyrzuć Róg Obfitości na Śmietnisko.
card-hunting_party = Polowanie
    .text = +1 karta, +1 akcja. Odkryj rękę, a potem odkrywaj po jednej karcie z wierzchu talii, aż trafisz na taką, jakiej nie masz na ręce. Weź ją na rękę, a pozostałe odkryte z talii odrzuć.
card-jester = Błazen
    .text = +$2. Każdy inny gracz odrzuca wierzchnią kartę swojej talii. Jeśli to karta Zwycięstwa, dodaje Klątwę. Jeśli nie, ty wybierasz, kto dodaje kopię tej karty: ten gracz czy ty.
card-fairgrounds = Odpust
    .text = 2 punkty za każde pełne 5 różnych nazw wśród kart, które masz na koniec gry.

## Prizes
card-bag_of_gold = Worek Złota
    .text = +1 akcja. Dodaj Złoto na wierzch talii.
card-diadem = Diadem
    .text = +$2. +$1 za każdą niewykorzystaną akcję.
card-followers = Korowód
    .text = +2 karty. Dodaj Posiadłość. Każdy inny gracz dodaje Klątwę. Następnie każdy inny gracz, który ma na ręce więcej niż 3 karty, odrzuca karty, aż zostaną mu 3.
card-princess = Księżniczka
    .text = +1 zakup. Dopóki ta karta jest w grze, wszystkie karty kosztują o $2 mniej (ale nie mniej niż $0).
card-trusty_steed = Wierny Rumak
    .text = Wybierz dwie różne opcje: +2 karty; +2 akcje; +$2; dodaj 4 karty Srebrników, po czym połóż talię na stosie kart odrzuconych. Wykonaj je w tej kolejności.
