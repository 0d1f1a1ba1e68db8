### demesne tournament: każdy z każdym. Liczby są już sformatowane; $n wybiera tylko formę.

tournament-option-strategies = nazwy z biblioteki, poziomy (easy, medium, hard) lub pliki; gracze.xml oznacza wszystkich graczy z pliku (domyślnie wszystkie z biblioteki, które pasują do Królestwa)
tournament-option-kingdom = lista kart, nazwa polecanego Królestwa albo random (domyślnie to, czego wymagają strategie, uzupełnione stosami gry podstawowej, które niczego nie zmieniają dla graczy, którzy ich nie kupują)
tournament-option-fitting = pomiń strategie, które wymagają innych kart niż karty Królestwa
tournament-help = strategie każda z każdą, z oceną
tournament-about = Każde dwie strategie grają w jednym Królestwie, każde rozdanie z obu miejsc, i otrzymują ocenę. To, co dwie strategie osiągają przeciw sobie, zależy od Królestwa, ziarna i od nich samych, a nie od tego, kto jeszcze gra, ani od liczby procesów.
tournament-option-games = ile gier rozgrywa każda para (domyślnie 1 000)
tournament-option-csv = zapisz tabelę z dwoma wierszami na parę, po jednym z każdej strony (- oznacza standardowe wyjście)
tournament-option-plot = narysuj mapę cieplną: plik z rozszerzeniem .png, .svg lub .pdf

tournament-summary = { $n ->
    [one] { $n } strategia
    [few] { $n } strategie
    [many] { $n } strategii
   *[other] { $n } strategii
}, każda z każdą, gier w parze: { $games }; ziarno { $seed }, demesne { $version }
tournament-left-out = Pominięte, bo wymagają innych kart: { $names }
tournament-interrupted = Przerwano: ukończone i policzone pary: { $done } z { $asked }.
tournament-strategy = strategia
tournament-rated = ocena
tournament-rating = ± oznacza przedziały ufności 95%. Ocena (openskill, Bradley–Terry) zaczyna się od 25; o { $step } więcej oznacza dwa zwycięstwa na jedną porażkę. Zwycięstwa, remisy i porażki to średnie po wszystkich przeciwnikach.
tournament-pairings = Zwycięstwa wiersza nad kolumną w procentach, remis liczy się za pół:
tournament-too-many = Tabela wszystkich par jest za szeroka na terminal: --plot ją narysuje, --csv zapisze.

error-tournament-who = podaj strategie albo Królestwo (--kingdom), do którego mają pasować strategie z biblioteki
error-tournament-twice = dwie strategie nazywają się { $name }; w turnieju każda potrzebuje własnej nazwy
error-tournament-unfit = tym strategiom brakuje kart w tym Królestwie: { $names }; --fitting je pomija
error-tournament-few = turniej wymaga co najmniej 2 strategii pasujących do Królestwa, a nie { $n }
