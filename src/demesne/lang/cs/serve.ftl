### Příkaz `demesne serve`.

serve-option-host = adresa, na které server naslouchá (výchozí: 127.0.0.1, jen tento počítač; 0.0.0.0: každý, kdo se k němu dostane)
serve-option-port = port (výchozí: 8400 nebo další volný)
serve-option-database = kam se hry ukládají: soubor, nebo postgresql://… společně pro více serverů (výchozí: vlastní soubor)
serve-option-open = otevřít prohlížeč
serve-option-proxy = adresa důvěryhodné proxy, jejíž hlavičce X-Forwarded-For se věří
serve-option-name = jméno, pod kterým se tento server volá; dotazy na jiná se odmítají a proxy nějaké potřebuje
serve-option-origin = jiný web, jehož stránky smějí tento server používat, například https://example.org
serve-option-trust = adresa, která se smí ptát bez omezení
serve-option-workers = kolik procesů přemýšlí za silné boty a nad radami a rozbory (výchozí: o jeden méně, než je procesorů)
serve-option-public-url = na jaké adrese ostatní otevřou tento server, pro pozvánky, například https://example.org/demesne/ (výchozí: jeho adresa ve tvé síti, pokud tam naslouchá)
serve-ready = Demesne běží na adrese { $address }
serve-others = Ostatní ve tvé síti najdou hru na adrese { $address }
serve-stop = Ctrl+C server zastaví; po novém spuštění hry pokračují.
serve-no-client = demesne: tento balíček nemá klienta pro prohlížeč, jen server pro programy; je-li Node nebo síť, sestaví ho `make play` nebo `pip install .` ve zdrojích
error-serve-port = port { $port } je obsazený; vyber jiný, nebo --port vynech
error-serve-no-port = port je číslo od 0 do 65535, ne { $port }
error-serve-host = na { $host } nelze naslouchat: { $detail }
error-serve-no-name = za proxy je třeba říct, pod jakým jménem se tento server volá: --name tables.example.org
error-serve-folder = složku { $folder } nelze vytvořit: { $detail }
error-serve-database = databáze je soubor, nebo adresa, která začíná sqlite:// nebo postgresql://
error-serve-no-database = databázi nelze otevřít: { $detail }
error-serve-no-driver = PostgreSQL potřebuje další balíček: pip install asyncpg
error-serve-newer = tuto databázi vytvořila novější verze demesne (tato zná krok { $step }): pro její použití aktualizuj demesne
error-serve-in-use = { $file } používá jiný server; jeden soubor slouží jednomu serveru. Několik serverů může sdílet databázi PostgreSQL: --database postgresql://user@host/name
error-serve-emptied = soubor { $file } je prázdný, ačkoli v něm byly stoly; nahraď ho zálohou, nebo ho smaž a začni znovu
error-serve-workers = přemýšlet musí aspoň 1 proces, ne { $n }
