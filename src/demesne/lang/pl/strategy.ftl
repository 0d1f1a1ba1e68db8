### Co może być nie tak w pliku ze strategią. Jej słowa (buy, when, owned ...) są takie same w każdym języku.

## Gdzie i co. $source to wiersz pliku, $caret to znak pod nim.

error-strategy-at = wiersz { $line }, kolumna { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-in-file = { $file }, wiersz { $line }, kolumna { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-unexpected = jest: { $found }; powinno być: { $expected }

## Co jest, a co powinno być: części powyższego zdania.

error-strategy-end-of-line = koniec wiersza
error-strategy-expected-one-of = jedno z { $possible }
error-strategy-expected-text = tekst
error-strategy-expected-name = nazwa karty lub Projektu
error-strategy-expected-comma = przecinek lub koniec wiersza
error-strategy-expected-end = koniec wiersza
error-strategy-expected-when = „when” lub koniec wiersza
error-strategy-expected-operand = liczba, wartość taka jak coins lub owned(silver) albo nawias otwierający
error-strategy-expected-operator = operator (+ - * / < <= = != >= > and or) lub koniec wiersza
error-strategy-expected-closing = operator (+ - * / < <= = != >= > and or) lub nawias zamykający
error-strategy-expected-closing-only = nawias zamykający
error-strategy-expected-brackets = nawiasy, jak w { $example }

## Nazwy

error-strategy-near-card = „{ $name }” (może chodzi o: { $card }?)
error-strategy-ambiguous = „{ $name }” to w różnych językach nazwa różnych kart; napisz jedno z { $possible }
error-strategy-type = „{ $name }” to typ; tutaj trzeba podać jedną kartę
error-strategy-not-required = { $card }: tego nie można wymagać; podaj karty Królestwa, Projekty, Zdarzenia i podobne
error-strategy-not-bought = { $card }: tego nie można kupić; podaj kartę z Zasobów, Projekt lub Zdarzenie
error-strategy-not-gained = { $card }: tego nie można dodać; podaj kartę
error-strategy-not-played = { $card }: tego nie można zagrać; podaj Akcję, Skarb lub Noc
error-strategy-not-card = { $card } nie jest kartą, którą można mieć na ręce
error-strategy-not-counted = { $card } nie jest kartą; has({ $written }) ma wartość 1, gdy to masz
error-strategy-not-pile = { $card } nie ma stosu w Zasobach
error-strategy-not-landscape = { $card } nie jest Projektem ani Artefaktem; karty liczy owned({ $written })

## Wiersze

error-strategy-twice = jest już wiersz, który zaczyna się od „{ $keyword }”
error-strategy-required-twice = { $card } jest na liście wymaganych dwa razy
error-strategy-needless-bane = { $card } podano jako Zgubę, ale żadna wymagana karta jej nie używa
error-strategy-others = „others” nie może wystąpić po „{ $verb }”, tylko po { $possible }
error-strategy-asks-nothing = { $card } nie zadaje pytania, na które można odpowiedzieć opcją
error-strategy-no-condition = wiersz, który zaczyna się od „and” lub „or”, jest dalszym ciągiem warunku, a przed nim żadnego nie ma
error-strategy-no-name = strategia musi mieć nazwę: napisz wiersz, który zaczyna się od „name”
error-strategy-no-buy = w strategii musi być co najmniej jeden wiersz, który zaczyna się od „buy”
error-strategy-too-long = to za długie na strategię; najwyżej { $most } KB

## Warunki

error-strategy-no-value = nie ma wartości o nazwie { $names }
error-strategy-takes-nothing = { $name } nie przyjmuje niczego w nawiasach
error-strategy-chain = porównać można naraz tylko dwie rzeczy; napisz to tak: { $example }
error-strategy-number = ta liczba jest za duża; najwyżej { $most }
error-strategy-too-deep = ten warunek jest za długi; operatorów i nawiasów może być najwyżej { $most }
