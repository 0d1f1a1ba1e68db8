### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).
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
