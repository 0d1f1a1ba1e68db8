# Co server říká stránkám laboratoře.

error-lab-no-secret = řekni, kdo jsi: chybí hlavička Authorization
error-lab-secret = hlavička Authorization nedává smysl: píše se Bearer KLÍČ, s 22 až 128 písmeny, číslicemi, - a _
error-lab-not-yours = to patří někomu jinému
error-lab-no-run = takový běh není
error-lab-busy = laboratoř je zaneprázdněná; zkus to později
error-lab-too-long = strategie tvých běhů mají dohromady více než { $n } znaků; zastav některý běh, nebo počkej
error-lab-too-many = { $n ->
    [one] jedna tvá práce už běží nebo čeká
    [few] { $n } tvé práce už běží nebo čekají
   *[other] { $n } tvých prací už běží nebo čeká
}; některou zastav, nebo počkej
error-lab-endless = trvá to příliš dlouho: část, která měla trvat chvíli, nebyla hotová ani po { $seconds ->
    [one] sekundě
   *[other] { $seconds } sekundách
} počítání; nemá některá strategie nekonečné podmínky?
error-lab-died = procesy, které to měly udělat, při tom skončily
error-lab-player = hráč { $number } je buď někdo podle jména, nebo strategie v textu, ne obojí
error-lab-strategy = { $line ->
    [0] strategie hráče { $name }: { $problem }
   *[other] strategie hráče { $name }, řádek { $line }, sloupec { $column }: { $problem }
}
error-lab-no-bot = ani úroveň ({ $names }), ani strategie z knihovny se nejmenuje { $name }
error-lab-level = tady těžká úroveň přemýšlí dopředu podle počtu zkušebních her, nejvýše { $n }, a ne podle počtu sekund
error-lab-games = tady se hraje nejvýše { $n } her jednoho zápasu; v příkazovém řádku žádné omezení není: { $command }
error-lab-slow-games = hry s těžkou úrovní trvají sekundy, proto se tu hraje nejvýše { $n } v zápase; pro více: { $command }
error-lab-no-game = taková hra v tomto běhu není
error-lab-kingdom-lacks = v tomto království chybí: { $cards }
error-lab-kingdom-bane = v tomto království není zhoubou: { $cards }

## Slova jazyka strategií
lab-heading-name = Jak se strategie jmenuje.
lab-heading-author = Kdo ji napsal.
lab-heading-about = O co v ní jde, jednou větou.
lab-heading-requires = Karty království i karty na šířku, bez kterých nemůže hrát, oddělené čárkami.
lab-heading-bane = Karta království, která musí být zhoubou.
lab-verb-buy = Kup tuto kartu, třeba i kartu na šířku; z více řádků platí první, na jehož kartu máš a jehož podmínka platí.
lab-verb-gain = Získej tuto kartu, když účinek dává na výběr; platí první řádek, jehož podmínka platí.
lab-verb-play = Zahraj tuto kartu; dřívější řádky mají přednost.
lab-verb-trash = Zahoď tuto kartu na smetiště, když účinek dává na výběr; dřívější řádky mají přednost.
lab-verb-discard = Odlož tuto kartu, když účinek dává na výběr; dřívější řádky mají přednost.
lab-verb-spend = Utrácej truhlice nebo vesničany jen tehdy, když podmínka platí.
lab-verb-option = Dej tuto odpověď, když se karta ptá.
lab-value-owned = Mé karty tohoto názvu nebo typu, ať jsou kdekoli.
lab-value-opponents = Karty tohoto názvu nebo typu, které mají všichni ostatní hráči dohromady.
lab-value-in_hand = Karty tohoto názvu nebo typu v mé ruce.
lab-value-in_play = Karty tohoto názvu nebo typu, které mám ve hře.
lab-value-gained = Karty tohoto názvu nebo typu, získané v tomto tahu.
lab-value-on_mats = Karty tohoto názvu nebo typu na mých podložkách: Vyhnanství, Hospoda, Ostrov, Domorodá vesnice.
lab-value-left = Kolik kopií této karty zbývá v zásobě.
lab-value-vp_on = Žetony VB, které leží na tomto balíčku nebo kartě na šířku.
lab-value-has = 1, pokud mám tento projekt, artefakt nebo stav, jinak 0.
lab-value-points = Jakou hodnotu by teď pro mě měla další taková karta.
lab-value-deck_money = Mince všech mých karet peněz.
lab-value-deck_coins = Mince všech mých karet, i těch akčních.
lab-value-deck_draw = Karty, které mé akce doberou navíc k tomu, že nahradí samy sebe.
lab-value-deck_buys = Nákupy, které mé karty dávají.
lab-value-spare_actions = Akce, které mé akční karty dávají nad tu jednu, kterou každá stojí.
lab-value-terminals = Mé akční karty, které žádnou akci nevracejí.
lab-value-stop_cards = Mé karty, které nedoberou žádnou kartu.
lab-value-turn_cards = Kolik karet mého balíčku tah uvidí, v průměru.
lab-value-turn_coins = Kolik mincí tah přinese, v průměru.
lab-value-deck_size = Všechny mé karty.
lab-value-draw_pile = Karty, které zbývají k dobrání, než zamíchám.
lab-value-turn = Číslo mého tahu, od 1.
lab-value-coins = Mince, které teď mohu utratit.
lab-value-buys = Nákupy, které teď mám.
lab-value-actions = Akce, které teď mám.
lab-value-score = Mé body teď.
lab-value-lead = Mé body minus nejvíc, kolik má jiný hráč.
lab-value-empty_piles = Prázdné balíčky v zásobě.
lab-value-smallest_pile = Karty v nejmenším balíčku zásoby.
lab-value-gains_to_end = Kolik získaných karet by mohlo ukončit hru: zbývající Provincie, nebo karty ve třech nejmenších balíčcích, je-li jich méně.
lab-value-coffers = Mé truhlice.
lab-value-villagers = Mí vesničané.
lab-value-favors = Mé laskavosti.
lab-value-vp_tokens = Mé žetony VB.
lab-value-debt = Můj dluh.
lab-value-potions = Elixíry, které teď mohu utratit.
lab-value-action_phase = 1 v akční fázi, jinak 0.
lab-operator-less = Platí, když je levá strana menší.
lab-operator-at-most = Platí, když je levá strana menší nebo jsou obě stejné.
lab-operator-equal = Platí, když jsou obě strany stejné.
lab-operator-unequal = Platí, když se strany liší.
lab-operator-at-least = Platí, když je levá strana větší nebo jsou obě stejné.
lab-operator-more = Platí, když je levá strana větší.
lab-operator-plus = Součet obou stran.
lab-operator-minus = Levá strana minus pravá.
lab-operator-times = Obě strany vynásobené.
lab-operator-by = Levá strana dělená pravou; dělení nulou dává 0.
lab-operator-and = Platí, když platí obě podmínky.
lab-operator-or = Platí, když platí jedna z podmínek nebo obě.
lab-operator-not = Platí, když podmínka neplatí.
lab-operator-when = Následuje podmínka, za které řádek platí.
lab-type = Všechny karty typu { $type }.
lab-type-card = Každá karta, ať má jakýkoli typ.
lab-type-others = Každá karta, kterou žádný řádek s tímto slovesem nejmenuje.

## Uložené strategie
error-lab-no-strategy = taková strategie tu není, nebo ji její vlastník nesdílí
error-lab-other-owner = tato strategie patří někomu jinému; chceš-li ji měnit, ulož si její kopii
error-lab-kept-most = máš tu už { $n } strategií a víc jich nikdo mít nemůže; nejdřív nějakou smaž
error-lab-at-once = tato strategie se právě mění jinde; zkus to znovu
error-lab-empty = není co uložit: text je prázdný
error-lab-draft = strategii s chybami lze uložit, ale ne sdílet: nejdřív ji oprav
error-lab-no-strategies = není v tom žádná strategie
error-lab-file-most = soubor smí mít nejvýše { $n } strategií; některé z něj odeber
error-lab-refused = tuto strategii nelze přeložit: { $reasons }

## Zkoumání království
error-lab-no-study = takové zkoumání tu není
