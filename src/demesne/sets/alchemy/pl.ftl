### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

set-alchemy = Alchemia

### Names marked .unofficial were never published in Polish.

card-apothecary = Aptekarz
    .text = +1 karta, +1 akcja. Odkryj 4 wierzchnie karty talii; Miedziaki i Eliksiry weź na rękę, a pozostałe zwróć na talię w dowolnej kolejności.
    .one = Aptekarza
    .few = Aptekarzy
    .many = Aptekarzy
card-scrying_pool = Magiczny kocioł
    .text = +1 akcja. Każdy gracz, ty także, odkrywa wierzchnią kartę swojej talii, a ty decydujesz, czy ją odrzuca, czy zostawia. Potem odkrywaj karty swojej talii aż do pierwszej, która nie jest Akcją; wszystkie weź na rękę.
    .one = Magiczny kocioł
    .few = Magiczne kotły
    .many = Magicznych kotłów
card-alchemist = Alchemik
    .text = +2 karty, +1 akcja. Na początku fazy porządków w tej turze, jeśli masz w grze Eliksir, możesz położyć tę kartę na wierzchu talii.
    .one = Alchemika
    .few = Alchemików
    .many = Alchemików
card-golem = Golem
    .text = Odkrywaj karty talii, aż pojawią się dwie karty Akcji inne niż Golem; pozostałe odrzuć, a te dwie zagraj w dowolnej kolejności.
    .one = Golema
    .few = Golemy
    .many = Golemów
card-potion = Eliksir
    .text = +1 Eliksir na karty, które mają go w koszcie.
    .one = Eliksir
    .few = Eliksiry
    .many = Eliksirów
    .unofficial = yes
ask-alchemist-choose = Alchemik: położyć go na wierzchu talii?
option-alchemist-yes = połóż na talii
option-alchemist-no = zostaw
option-alchemist-when = połóż go na wierzchu talii
ask-scrying_pool-choose = { $card }: wierzchnia karta { $you ->
    [yes] twojej talii
   *[no] talii gracza { $who }
} to { $name }. Odrzucić ją czy zostawić?
option-scrying_pool-discard = odrzuć ją
option-scrying_pool-keep = zostaw ją

### Rulings
ruling-AL01 = Kartę z Eliksirem w koszcie może kupić tylko ten, kto ma do wydania Eliksir oprócz monet
ruling-AL02 = Jeden Eliksir wystarcza na jedną kartę z Eliksirem w koszcie
ruling-AL03 = Obniżki zmniejszają monety kosztu, ale nigdy Eliksir
ruling-AL04 = Mając w grze Eliksir, można na początku fazy porządków położyć zagranego Alchemika na talii, zanim dobierze się nową rękę
ruling-AL05 = Aptekarz bierze na rękę wszystkie odkryte Miedziaki i Eliksiry, a pozostałe karty zwraca w kolejności wybranej przez gracza
ruling-AL06 = Golem zagrywa dwie następne karty Akcji z talii, które nie są Golemami, w wybranej kolejności i odrzuca to, co leżało pomiędzy
ruling-AL07 = Magiczny kocioł ocenia wierzch każdej talii, a potem bierze karty Akcji wraz z pierwszą inną kartą
ruling-AL08 = Stos Eliksirów jest w Zasobach tylko wtedy, gdy jakaś karta ma Eliksir w koszcie
ruling-AL09 = Pusty stos Eliksirów liczy się jako pusty stos Zasobów
ruling-AL10 = Eliksir jest Skarbem bez monet: liczy go Bank i płaci za niego Ratusz
ruling-AL11 = Niewydane Eliksiry przepadają na koniec tury
ruling-AL12 = Jeden Eliksir w grze wystarcza dowolnej liczbie Alchemików, nawet jeśli niczego za niego nie kupiono
ruling-AL13 = Alchemik położony na pustej talii jest jej jedyną kartą
ruling-AL14 = Alchemika, którego Ulepszenie wyrzuciło na początku fazy porządków, nie można już położyć na talii, a Golem kosztuje dokładnie o $1 więcej
ruling-AL15 = Bez Eliksiru w grze nie można położyć Alchemika na talii
ruling-AL28 = Alchemika można zostawić, wtedy zostaje odrzucony
ruling-AL16 = Aptekarzem trzeba wziąć wszystkie odkryte Miedziaki i Eliksiry
ruling-AL17 = Patron odkryty Aptekarzem daje Fundusz, choć wraca na talię
ruling-AL18 = Golem, który znajduje tylko jedną kartę Akcji, zagrywa ją i odrzuca całą resztę
ruling-AL29 = Golem, który nie znajduje żadnej karty Akcji, odrzuca całą talię
ruling-AL19 = Obie karty Akcji znalezione przez Golema trzeba zagrać
ruling-AL20 = Kart Akcji znalezionych przez Golema nie ma na ręce, więc jedna nie może użyć drugiej
ruling-AL21 = Druga karta Akcji Golema czeka odłożona na bok i nie zostaje wtasowana podczas zagrywania pierwszej
ruling-AL22 = Golem nie zostaje w grze z kartą Następstwa, którą zagrał
ruling-AL23 = Patroni odkryci przez Golema dają po Funduszu, znalezieni czy nie
ruling-AL24 = Karta, która ma Akcję wśród typów, nie kończy ostatniego odkrywania Magicznego kotła
ruling-AL25 = Kto odkryje Fosę, nie odkrywa karty dla Magicznego kotła, ale ten, kto go zagrał, robi to zawsze
ruling-AL26 = Patron daje Fundusz za każdym razem, gdy odkrywa go Magiczny kocioł
ruling-AL27 = Efekt z limitem w monetach nie może dodać karty z Eliksirem w koszcie
ruling-AL30 = Gdzie liczy się koszt karty, z kosztu z Eliksirem liczą się tylko monety
ruling-AL301 = Alchemik zagrany w turze innego gracza może trafić na talię na początku fazy porządków tej tury
