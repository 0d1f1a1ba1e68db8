### Rulings of several sets together: the sentences only. Their positions are in rulings/.
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
