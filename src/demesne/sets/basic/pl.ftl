### The basic cards: name, text in our own words, and the forms of the name in sentences.

set-basic = Karty podstawowe

### Forms of a name as the object of a sentence, in the accusative: .one a card; .few after 2, 3, 4 and other numbers of that kind; .many
### after all others (the genitive, which piles are called by too).

card-copper = Miedziak
    .text = +$1.
    .one = Miedziaka
    .few = Miedziaki
    .many = Miedziaków
card-silver = Srebrniki
    .text = +$2.
    .one = kartę Srebrników
    .few = karty Srebrników
    .many = kart Srebrników
card-gold = Złoto
    .text = +$3.
    .one = Złoto
    .few = karty Złota
    .many = kart Złota
card-estate = Posiadłość
    .text = 1 punkt.
    .one = Posiadłość
    .few = Posiadłości
    .many = Posiadłości
card-duchy = Powiat
    .text = 3 punkty.
    .one = Powiat
    .few = Powiaty
    .many = Powiatów
card-province = Prowincja
    .text = 6 punktów.
    .one = Prowincję
    .few = Prowincje
    .many = Prowincji
card-curse = Klątwa
    .text = −1 punkt.
    .one = Klątwę
    .few = Klątwy
    .many = Klątw

### Rulings
ruling-X01 = Za jedną dodaną kartę Zwycięstwa dobierają obaj właściciele Sieci dróg
ruling-X02 = O Mapę nieba pyta się w trakcie dobierania w fazie porządków, a wybrana karta jest pierwszą po przetasowaniu
ruling-X03 = Gdy Sala tronowa zagrywa Salę tronową, a ta Frachtowiec, w grze zostaje tylko ta Sala tronowa, która go zagrała
ruling-X04 = Fundusze można zużywać, gdy czeka inna decyzja tego samego gracza, tu: Przedstawienie po zużyciu
ruling-X05 = Innowacją można zagrać dodany Frachtowiec, a ten może odłożyć na bok kartę dodaną później
ruling-X06 = Frachtowiec zagrany ponownie dzięki Cytadeli pozwala odłożyć na bok dwie karty
ruling-X07 = Na jeden Atak mogą zareagować dwie Bandy koniokradów i Fosa
ruling-X08 = Gdy czeka kilka efektów dodania, Eksperyment zagrany Innowacją może wtasować swojego towarzysza, zanim Frachtowiec zdąży go zabrać
ruling-X09 = Ulepszeniem nie można wyrzucić na Śmietnisko Sali tronowej związanej z Frachtowcem, który zostaje w grze
ruling-X10 = Badania wyrzucone Ulepszeniem na Śmietnisko w następnej turze zdążyły już oddać swoje karty
ruling-X11 = Przy Milicji podwojonej Salą tronową Fosę trzeba odkryć przy każdym zagraniu
ruling-X13 = Na jedno wyrzucenie karty na Śmietnisko działają Kapłan, Kupiec jedwabny i Ścieki; kolejność ustala właściciel
ruling-X15 = Z Kapitalizmem Frachtowiec można zagrać w fazie zakupu jako kartę Skarbu i zagrać ponownie Berłem
ruling-X16 = Właściciel Sieci dróg nic nie dobiera za kartę Zwycięstwa, którą sam dodał
ruling-X17 = W następnej turze właściciela Innowacja działa znowu
ruling-X18 = Kupować można tylko Projekty wyłożone na stole, nawet jeśli ktoś ma inny
ruling-X19 = Karty dobranej na wierzch talii i przykrytej inną kartą nie można już przenieść, więc nikt nie ujawnia dla niej Strażnicy
ruling-X20 = Ani Frachtowiec, ani Innowacja nie dostaje karty z talii, którą przykryła inna karta
ruling-X21 = Handlarz nie może wymienić karty z talii, którą przykryła inna karta
ruling-X22 = Kartę przykrytą inną kartą na stosie kart odrzuconych nadal można przenieść
ruling-X23 = Sala tronowa zostaje z Zaklinaczem do tury, w której wraca on na rękę, nieważne, czy zostanie znów zagrany
ruling-X24 = Specjalista zostaje z Klejnotami do tury, w której trafiają one pod talię, nieważne, czy zostaną znów zagrane
ruling-X25 = Sala tronowa nie zostaje dla Karawany, którą przy drugim zagraniu zabrała z gry Droga żółwia
ruling-X26 = Karoca nie zostaje dla Karawany, którą zagrała jako Drogę żółwia
ruling-X27 = Nabrzeże, które przy drugim zagraniu zabrała z gry Droga żółwia, nie daje już nic za pierwsze
ruling-X28 = Nabrzeże, które przy pierwszym zagraniu zabrała z gry Droga żółwia, nie daje w następnych turach nic za drugie
ruling-X29 = Najemnik, którego zabrała z gry Droga żółwia, daje karty tylko za zagranie po powrocie
ruling-X30 = Gdy Sala tronowa opuściła grę, drugie zagranie Nabrzeża przez nią nie daje nic w następnych turach
ruling-X31 = Wszystkie karty wyrzucane przez Hrabiego leżą na Śmietnisku, zanim cokolwiek z tego wyniknie, a kolejność ustala ich właściciel
ruling-X32 = Obie karty wyrzucane przez Zarządcę leżą na Śmietnisku, zanim cokolwiek z tego wyniknie, a kolejność ustala ich właściciel
ruling-X33 = Wszystkie karty wyrzucane przez Klasztor leżą na Śmietnisku, zanim cokolwiek z tego wyniknie, a kolejność ustala ich właściciel
ruling-X34 = Ścieki mogą zadziałać przed efektem karty wyrzuconej razem z inną
ruling-X35 = O każdego Wiernego psa odrzuconego razem z innymi kartami pyta się, gdy wszystkie leżą na stosie kart odrzuconych
ruling-X36 = Mapa nieba kładzie kartę na wierzch, gdy Nieurodzaj każe jej właścicielowi wtasować karty do talii
ruling-X37 = Przeznaczone karty trafiają na wierzch albo pod spód, gdy Nieurodzaj każe ich właścicielowi wtasować karty do talii
ruling-X38 = Obie Mapy skarbu leżą na Śmietnisku, zanim Ścieki pozwolą wyrzucić kolejną kartę
