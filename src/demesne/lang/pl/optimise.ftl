### demesne optimise: dobra strategia dla królestwa, drogą ewolucji

optimise-option-strategies = strategie, od których zacząć, oprócz tych z biblioteki
optimise-option-kingdom = lista kart, nazwa polecanego Królestwa albo random (domyślnie to, czego wymagają strategie, uzupełnione stosami gry podstawowej, które niczego nie zmieniają dla graczy, którzy ich nie kupują)
optimise-option-seconds = jak długo szukać, w sekundach (domyślnie: 60)
optimise-option-generations = zamiast tego tyle pokoleń, bez względu na czas: to samo ziarno daje wtedy tę samą strategię
optimise-option-output = zapisz strategię do tego pliku zamiast ją wypisywać
optimise-option-json = wypisz strategię i wyniki jako JSON i nic więcej
optimise-progress = pokolenie { $n }, gry: { $games }, najlepsza: { $rate }% przeciwko grupie porównawczej
optimise-found = Ewolucja: pokolenia: { $n }, gry: { $games }, ziarno { $seed }, demesne { $version }.
optimise-new = Tę strategię znalazła ewolucja. W nowych rozdaniach żadna znana wcześniej strategia nie była lepsza.
optimise-known = Ewolucja nie znalazła niczego lepszego niż znana wcześniej strategia { $name }. To jest { $name }.
optimise-against = przeciwko { $name }: wygrane { $wins }% (przedział 95%: od { $low } do { $high }), remisy { $ties }%, przegrane { $losses }%
error-optimise-seconds = --seconds to liczba od 1 do 1000000
error-optimise-generations = --generations to liczba całkowita od 1 wzwyż
