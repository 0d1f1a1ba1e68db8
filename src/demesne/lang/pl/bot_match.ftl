### demesne bot-match: programs in any language play. Numbers come written out; $n only chooses the plural.

bot-match-option-players = od 2 do 4 graczy: easy, medium i hard to poziomy, nazwa z biblioteki lub plik ze strategiami to strategia, wszystko inne to wiersz polecenia programu; program: na początku mówi, że to program
bot-match-option-games = ile gier (domyślnie 100), zaokrąglone w górę, aby każde rozdanie rozegrać z każdego miejsca
bot-match-option-seconds = ile sekund program może myśleć nad decyzją (domyślnie 1); na start ma 10 sekund
bot-match-option-kingdom = lista kart, nazwa polecanego Królestwa albo random (domyślnie to, czego wymagają strategie, uzupełnione stosami gry podstawowej, które niczego nie zmieniają dla graczy, którzy ich nie kupują)
bot-match-option-jobs = ile gier toczy się naraz, każda z własnymi procesami (domyślnie 1)
bot-match-repeated = { $name }: gry przegrane z własnej winy pod rząd: { $n }. Mecz toczy się dalej.

## The report
bot-match-column-forfeits = walkowery
bot-match-column-mean = średni czas
bot-match-column-worst = najdłuższy
bot-match-milliseconds = { $value } ms
bot-match-points = Punkty gry oddanej walkowerem liczą się według stanu w chwili przerwania.
bot-match-endings = Gry trwały średnio { $turns } tury.
bot-match-forfeits = { $n ->
    [one] { $name }: { $games } gra przegrana z własnej winy:
    [few] { $name }: { $games } gry przegrane z własnej winy:
    [many] { $name }: { $games } gier przegranych z własnej winy:
   *[other] { $name }: { $games } gry przegranej z własnej winy:
}
bot-match-last = ostatnia z nich, gra { $game }: { $why }
bot-match-said = a tak kończyło się jego standardowe wyjście błędów:
bot-match-reason-start = nie wystartował
bot-match-reason-crash = zakończył działanie
bot-match-reason-closed = zamknął swoje standardowe wejście lub wyjście
bot-match-reason-time = nie odpowiedział na czas
bot-match-reason-flood = napisał ponad 1 MB tam, gdzie oczekiwano jednego wiersza
bot-match-reason-json = jego wiersz nie był obiektem JSON
bot-match-reason-answer = jego odpowiedzi nie było wśród możliwych

## What is wrong
error-bot-match-seconds = na decyzję można przeznaczyć więcej niż 0 i najwyżej { $most } sekund, a nie { $value }
error-bot-match-command = „{ $name }” nie jest wierszem polecenia: { $detail }
error-bot-match-empty = „{ $name }” nie oznacza ani strategii, ani programu
error-bot-match-no-start = „{ $name }” nie daje się uruchomić jako gracz: { $detail }
error-bot-match-no-program = nie ma programu „{ $name }”, który da się uruchomić
error-bot-match-neither = nie ma programu „{ $name }”, który da się uruchomić, a poza tym: { $problem }
