### Co může být špatně v souboru se strategií. Její slova (buy, when, owned ...) jsou ve všech jazycích stejná.

## Kde a co. $source je řádek souboru, $caret značka pod ním.

error-strategy-at = řádek { $line }, sloupec { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-in-file = { $file }, řádek { $line }, sloupec { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-unexpected = je tu: { $found }, má tu být: { $expected }

## Co tu je a co tu má být: části věty výše.

error-strategy-end-of-line = konec řádku
error-strategy-expected-one-of = něco z { $possible }
error-strategy-expected-text = text
error-strategy-expected-name = název karty nebo projektu
error-strategy-expected-comma = čárka nebo konec řádku
error-strategy-expected-end = konec řádku
error-strategy-expected-when = „when“ nebo konec řádku
error-strategy-expected-operand = číslo, hodnota jako coins nebo owned(silver), nebo levá závorka
error-strategy-expected-operator = operátor (+ - * / < <= = != >= > and or) nebo konec řádku
error-strategy-expected-closing = operátor (+ - * / < <= = != >= > and or) nebo pravá závorka
error-strategy-expected-closing-only = pravá závorka
error-strategy-expected-brackets = závorky, jako v { $example }

## Názvy

error-strategy-near-card = „{ $name }“ (možná { $card }?)
error-strategy-ambiguous = „{ $name }“ se v různých jazycích jmenují různé karty; napiš něco z { $possible }
error-strategy-type = „{ $name }“ je typ; tady musí být jedna karta
error-strategy-not-required = { $card }: to nelze vyžadovat; uveď karty království, projekty, události a podobné
error-strategy-not-bought = { $card }: to nelze koupit; uveď kartu ze zásoby, projekt nebo událost
error-strategy-not-gained = { $card }: to nelze získat; uveď kartu
error-strategy-not-played = { $card }: to nelze zahrát; uveď akci, peníze nebo noc
error-strategy-not-card = { $card } není karta, kterou lze mít v ruce
error-strategy-not-counted = { $card } není karta; has({ $written }) je 1, když to máš
error-strategy-not-pile = { $card } nemá balíček v zásobě
error-strategy-not-landscape = { $card } není projekt ani artefakt; karty počítá owned({ $written })

## Řádky

error-strategy-twice = řádek, který začíná slovem „{ $keyword }“, už tu je
error-strategy-required-twice = { $card } je mezi požadovanými dvakrát
error-strategy-needless-bane = { $card } je uvedena jako zhouba, ale žádná požadovaná karta ji nepoužívá
error-strategy-others = „others“ nemůže následovat po „{ $verb }“, jen po { $possible }
error-strategy-asks-nothing = { $card } se neptá na nic, na co by šlo odpovědět volbou
error-strategy-no-condition = řádek, který začíná slovem „and“ nebo „or“, pokračuje v podmínce, ale žádná před ním není
error-strategy-no-name = strategie potřebuje název: napiš řádek, který začíná slovem „name“
error-strategy-no-buy = strategie potřebuje aspoň jeden řádek, který začíná slovem „buy“
error-strategy-too-long = to je na strategii příliš dlouhé; nejvýše { $most } KB

## Podmínky

error-strategy-no-value = žádná hodnota se nejmenuje { $names }
error-strategy-takes-nothing = { $name } nemá nic v závorkách
error-strategy-chain = porovnat lze najednou jen dvě věci; napiš to takto: { $example }
error-strategy-number = toto číslo je příliš velké; nejvýše { $most }
error-strategy-too-deep = tato podmínka je příliš dlouhá; operátorů a závorek může být nejvýše { $most }
