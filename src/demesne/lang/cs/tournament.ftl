### demesne tournament: každý s každým. Čísla přicházejí naformátovaná; $n jen vybírá tvar.

tournament-option-strategies = názvy z knihovny, úrovně (easy, medium, hard) nebo soubory; hraci.xml znamená všechny hráče v něm (výchozí: všechny z knihovny, které se do království hodí)
tournament-option-kingdom = seznam karet, název doporučeného království nebo random (výchozí: to, co strategie vyžadují, doplněné balíčky základní hry, které nic nemění hráčům, kteří je nekupují)
tournament-help = strategie každá s každou, s hodnocením
tournament-about = Nechá každé dvě strategie hrát v jednom království, každé rozdání z obou míst, a ohodnotí je. Čeho dvě strategie proti sobě dosáhnou, závisí na království, semínku a na nich samých, ne na tom, kdo další hraje, ani na počtu procesů.
tournament-option-fitting = vynechat strategie, které vyžadují jiné karty, než má království
tournament-option-games = kolik her hraje každá dvojice (výchozí: 1 000)
tournament-option-csv = zapsat tabulku se dvěma řádky na dvojici, z každé strany jeden (- pro standardní výstup)
tournament-option-plot = nakreslit teplotní mapu: soubor s příponou .png, .svg nebo .pdf

tournament-summary = { $n ->
    [one] { $n } strategie
    [few] { $n } strategie
   *[other] { $n } strategií
}, každá s každou, her ve dvojici: { $games }; semínko { $seed }, demesne { $version }
tournament-left-out = Vynechány, protože vyžadují jiné karty: { $names }
tournament-interrupted = Přerušeno: dohrané a započtené dvojice: { $done } z { $asked }.
tournament-strategy = strategie
tournament-rated = hodnocení
tournament-rating = ± jsou 95% intervaly. Hodnocení (openskill, Bradley–Terry) začíná na 25; o { $step } více znamená dvě výhry na jednu prohru. Výhry, remízy a prohry jsou průměry přes všechny soupeře.
tournament-pairings = Výhry řádku nad sloupcem v procentech, remíza platí za půl:
tournament-too-many = Tabulka všech dvojic je na terminál příliš široká: --plot ji nakreslí, --csv zapíše.

error-tournament-who = uveď strategie, nebo království (--kingdom), do kterého se mají hodit ty z knihovny
error-tournament-twice = dvě strategie se jmenují { $name }; v turnaji potřebuje každá vlastní název
error-tournament-unfit = těmto strategiím v tomto království chybějí karty: { $names }; --fitting je vynechá
error-tournament-few = turnaj potřebuje alespoň 2 strategie, které se do království hodí, ne { $n }
