### demesne simulate: many games between strategies. Numbers come written out; $n only chooses the plural.

simulate-help = sehrát mnoho her mezi strategiemi
simulate-about = Nechá strategie hrát proti sobě a řekne, jak často která vyhrává. Každé rozdání se hraje jednou z každého místa, aby se štěstí vyrušilo. Stejné semínko dá stejný výsledek, ať hraje jakkoli mnoho procesů či počítačů.
simulate-option-strategies = 2 až 4 strategie: názvy z knihovny, soubory (hraci.xml:Jméno pro jednu z několika) nebo úrovně (easy, medium, hard, hard:playouts=500)
simulate-option-games = kolik her (výchozí: 10 000; s --until nejvýše 10 000 000), zaokrouhleno nahoru, aby se každé rozdání hrálo z každého místa
simulate-option-until = skončit, až bude 95% interval spolehlivosti každého podílu výher na každou stranu nejvýše takto široký
simulate-option-seed = stejné semínko dá stejné hry (výchozí: náhodné, které se vypíše)
simulate-option-kingdom = seznam karet, název doporučeného království, nebo random (výchozí: to, co strategie vyžadují, doplněné balíčky základní hry, které nic nemění hráčům, kteří je nekupují)
simulate-option-jobs = kolik procesů hraje (výchozí: jeden na procesor)
simulate-option-cluster = hrát na clusteru Ray: jeho adresa, nebo auto pro ten, který tu běží nebo se tu spustí
simulate-option-json = vypsat výsledek jako JSON a nic jiného
simulate-option-csv = zapsat tabulku s jedním řádkem na hráče (- znamená standardní výstup)
simulate-option-plot = nakreslit výsledek: soubor s příponou .png nebo .svg
simulate-option-log = vypsat také průběh prvních N her

## While it runs
simulate-preparing = { $name } hledá plány pro toto království: { $done } %
simulate-starting = začíná se
simulate-progress = hry: { $done } z { $total }, { $rate } za sekundu, zbývá { $left }
simulate-local-cluster = Žádný cluster Ray tu neběží, proto se spustí na tomto počítači.

## The report
simulate-percent = { $value } %
simulate-summary = { $n ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, každé rozdání z každého místa; semínko { $seed }, demesne { $version }
simulate-interrupted = Přerušeno: toto jsou první hry z { $asked }.
simulate-filled = Království nebylo zadáno: doplněno balíčky, které nic nemění hráčům, kteří je nekupují.
simulate-rounded = Požadováno bylo { $asked }; her je víc, aby se každé rozdání hrálo z každého místa.
simulate-reached = Podíly výher jsou známy s přesností ± { $found }, jak bylo požadováno (± { $wanted }).
simulate-not-reached = Podíly výher jsou známy jen s přesností ± { $found }, ne ± { $wanted }: je třeba víc her (--games).
simulate-column-wins = výhry
simulate-column-ties = remízy
simulate-column-losses = prohry
simulate-column-points = body
simulate-column-turns = tahy
simulate-intervals = Pod každým číslem jeho 95% interval spolehlivosti.
simulate-endings = Hry trvaly průměrně { $turns } tahu. Skončily vyčerpáním Provincií: { $provinces }, tří balíčků: { $piles }.
simulate-limit = { $n ->
    [one] { $games } hra byla zastavena po { $turns } tazích na hráče a započtena podle stavu v tu chvíli.
    [few] { $games } hry byly zastaveny po { $turns } tazích na hráče a započteny podle stavu v tu chvíli.
    [many] { $games } hry bylo zastaveno po { $turns } tazích na hráče a započteno podle stavu v tu chvíli.
   *[other] { $games } her bylo zastaveno po { $turns } tazích na hráče a započteno podle stavu v tu chvíli.
}
simulate-empty = Balíčky prázdné na konci: { $piles }.
simulate-openings = První nákupy tahů 1 a 2 (v prvních hrách: { $games })
simulate-no-buy = nic
simulate-money = Mince v tazích 1 až { $turns } (stupnice od { $low } do { $high })
simulate-points = Body po tazích 1 až { $turns } (stupnice od { $low } do { $high })
simulate-speed = { $wall } s; čas procesoru { $cpu } s; { $rate } her za sekundu času procesoru
simulate-log-title = Hra { $n } (semínko { $seed })
simulate-log-scores = Body: { $scores }

## What is wrong
error-simulate-games = je třeba sehrát alespoň 1 hru, ne { $n }
error-simulate-jobs = musí hrát alespoň 1 proces, ne { $n }
error-simulate-jobs-or-cluster = --jobs platí pro tento počítač: s --cluster je vynech
error-simulate-until = přesnost musí být mezi 0 % a 50 %, ne { $value }
error-simulate-percentage = „{ $value }“ není údaj v procentech; napiš například 0.5%
error-simulate-log = počet her k vypsání nemůže být { $n }
error-simulate-one-output = s --csv - není na standardním výstupu místo pro --json ani --log: dej --csv soubor
error-simulate-picture = obrázek je soubor s příponou .png nebo .svg, ne { $file }
error-simulate-no-folder = složka { $file }, do které by se dalo psát, neexistuje
error-simulate-cannot-write = { $file } nelze zapsat: { $detail }
error-simulate-too-many-cards = dohromady tyto strategie vyžadují { $n } karet království, ale království jich má { $most }: { $cards }
error-simulate-too-many-landscapes = dohromady tyto strategie vyžadují { $n } karet na šířku, ale ve hře jich je nejvýše { $most }: { $cards }
error-simulate-two-banes = { $one } potřebuje zhoubu { $bane }, ale { $other } zhoubu { $second }: je jen jedna
error-simulate-kingdom-lacks = { $name } vyžaduje karty, které v tomto království nejsou: { $cards }
error-simulate-kingdom-bane = { $name } vyžaduje království s touto zhoubou: { $cards }
error-simulate-workers = { $n ->
    [one] { $n } proces spadl
    [few] { $n } procesy spadly
   *[other] { $n } procesů spadlo
} při stejných hrách; stačí paměť? --jobs 1 je zahraje v jednom procesu
error-simulate-no-ray = --cluster potřebuje Ray; nainstaluj ho příkazem: pip install ray
error-simulate-no-cluster = na adrese { $address } není cluster Ray, který by šel použít: { $detail }
error-simulate-cluster-address = „{ $address }“ není adresa clusteru; napiš HOST:PORT, ray://HOST:PORT nebo auto
error-simulate-cluster-lost = cluster ztratil stejné hry { $n }krát ({ $detail }); běží jeho počítače a mají dost paměti?
error-simulate-cluster-version = { $machine } má demesne { $theirs }, ale zde běží { $ours }: nainstaluj všude stejnou verzi
