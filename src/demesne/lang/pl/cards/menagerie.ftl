### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-goatherd = Koziarz
    .text = +1 akcja. Możesz wyrzucić kartę z ręki na Śmietnisko. +1 karta za każdą kartę, którą gracz po twojej prawej wyrzucił na Śmietnisko w swojej ostatniej turze.
    .one = Koziarza
    .few = Koziarzy
    .many = Koziarzy
card-cardinal = Kardynał
    .text = +$2. Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, jedną z nich, o koszcie od $3 do $6, skazuje na Wygnanie, a pozostałe odrzuca.
    .one = Kardynała
    .few = Kardynałów
    .many = Kardynałów
card-cavalry = Kawaleria
    .text = Dodaj 2 Konie. Gdy dodajesz tę kartę: +2 karty, +1 zakup, a jeśli trwa twoja faza zakupu, wróć do fazy akcji.
    .one = Kawalerię
    .few = Kawalerie
    .many = Kawalerii
card-groom = Stajenny
    .text = Dodaj kartę kosztującą do $4. Jeśli to karta Akcji, dodaj Konia; jeśli Skarbu, dodaj kartę Srebrników; jeśli Zwycięstwa, +1 karta i +1 akcja.
    .one = Stajennego
    .few = Stajennych
    .many = Stajennych
card-coven = Sabat
    .text = +1 akcja, +$2. Każdy inny gracz skazuje na Wygnanie Klątwę z Zasobów. Kto nie może, odrzuca wszystkie Klątwy ze swojej podkładki Wygnania.
    .one = Sabat
    .few = Sabaty
    .many = Sabatów
card-displace = Przesiedlenie
    .text = Skaż na Wygnanie kartę z ręki. W zamian dodaj kartę o innej nazwie, droższą najwyżej o $2.
    .one = Przesiedlenie
    .few = Przesiedlenia
    .many = Przesiedleń
card-fisherman = Rybak
    .text = +1 karta, +1 akcja, +$1. Gdy stos kart odrzuconych gracza, którego tura trwa, jest pusty, ta karta kosztuje o $3 mniej.
    .one = Rybaka
    .few = Rybaków
    .many = Rybaków
card-kiln = Wypalarnia
    .text = +$2. Zanim zadziała następna karta, którą zagrasz w tej turze, możesz dodać jej kopię.
    .one = Wypalarnię
    .few = Wypalarnie
    .many = Wypalarni
card-livery = Stajnia
    .text = +$3. Do końca tury za każdą dodaną kartę o koszcie co najmniej $4 dodaj Konia.
    .one = Stajnię
    .few = Stajnie
    .many = Stajni
card-wayfarer = Wędrowiec
    .text = +3 karty. Możesz dodać kartę Srebrników. Ta karta kosztuje tyle, co karta dodana w tej turze jako ostatnia (inni Wędrowcy się nie liczą), a jeśli takiej nie ma, $6.
    .one = Wędrowca
    .few = Wędrowców
    .many = Wędrowców

## Beside the Supply
card-horse = Koń
    .text = +2 karty, +1 akcja. Zwróć tę kartę na jej stos. (Tej karty nie ma w Zasobach.)
    .one = Konia
    .few = Konie
    .many = Koni
    .unofficial = yes

## Landscapes
card-exile_mat = Podkładka Wygnania
    .text = Gdy dodajesz kartę, możesz odrzucić wszystkie jej kopie ze swojej podkładki Wygnania. Karty na Wygnaniu liczą się na koniec gry.
card-demand = Żądanie
    .text = Dodaj na wierzch talii Konia, a potem na niego kartę kosztującą do $4.
card-way_of_the_turtle = Droga żółwia
    .text = Odłóż tę kartę z gry na bok. Jeśli to zrobisz, zagraj ją na początku swojej następnej tury.

## Questions
ask-cardinal-exile = { $card }: skaż na Wygnanie jedną ze swoich odkrytych kart o koszcie od $3 do $6; pozostałe zostaną odrzucone
ask-kiln-choose = { $card }: dodać kopię zagrywanej karty?
option-kiln-yes = dodaj kopię
ask-exile_mat-when = Podkładka Wygnania: odrzucić z niej wszystkie kopie dodanej karty ({ $name })?
option-exile_mat-when = odrzuć kopie
