### demesne optimise: dobrá strategie pro království, evolucí

optimise-option-strategies = strategie, od kterých se začne, kromě těch z knihovny
optimise-option-kingdom = seznam karet, název doporučeného království, nebo random (výchozí: to, co strategie vyžadují, doplněné balíčky základní hry, které nic nemění hráčům, kteří je nekupují)
optimise-option-seconds = kolik sekund hledat (výchozí: 60)
optimise-option-generations = místo toho tolik generací, ať to trvá jakkoli dlouho: stejné semínko pak dá stejnou strategii
optimise-option-output = zapsat strategii do tohoto souboru místo vypsání
optimise-option-json = vypsat strategii a výsledky jako JSON a nic jiného
optimise-progress = generace { $n }, her: { $games }, nejlepší { $rate } % proti srovnávací skupině
optimise-found = Evoluce: generací { $n }, her { $games }, semínko { $seed }, demesne { $version }.
optimise-new = Tuto strategii našla evoluce. V nových rozdáních si žádná dříve známá strategie nevedla lépe.
optimise-known = Evoluce nenašla nic lepšího než dříve známá strategie { $name }. Toto je { $name }.
optimise-against = proti { $name }: výhry { $wins } % (95% interval { $low } až { $high }), remízy { $ties } %, prohry { $losses } %
error-optimise-seconds = --seconds je číslo od 1 do 1000000
error-optimise-generations = --generations je celé číslo od 1 výše
