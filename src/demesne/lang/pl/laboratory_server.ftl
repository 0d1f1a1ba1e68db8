# Co serwer mówi stronom laboratorium.

error-lab-no-secret = powiedz, kim jesteś: brakuje nagłówka Authorization
error-lab-secret = nagłówek Authorization nie ma sensu: zapisuje się go jako Bearer SEKRET, z 22 do 128 liter, cyfr, - i _
error-lab-not-yours = to należy do kogoś innego
error-lab-no-run = nie ma takiego przebiegu
error-lab-busy = laboratorium jest zajęte; spróbuj później
error-lab-too-many = { $n ->
    [one] jedno twoje zadanie już trwa lub czeka
    [few] { $n } twoje zadania już trwają lub czekają
   *[other] { $n } twoich zadań już trwa lub czeka
}; zatrzymaj któreś albo poczekaj
error-lab-endless = to trwa zbyt długo: część, która powinna zająć chwilę, nie skończyła się po { $seconds ->
    [one] sekundzie
   *[other] { $seconds } sekundach
} obliczeń; czy któraś strategia ma warunki bez końca?
error-lab-died = procesy, które miały to zrobić, padły przy tym

## Zachowane strategie
error-lab-no-strategy = nie ma tu takiej strategii albo jej właściciel jej nie udostępnił
error-lab-other-owner = ta strategia należy do kogoś innego; zachowaj jej kopię, żeby ją zmienić
error-lab-kept-most = masz już { $n } zachowanych strategii i więcej mieć nie można; najpierw jakąś usuń
error-lab-at-once = ta strategia jest w tej samej chwili zmieniana gdzie indziej; spróbuj jeszcze raz
error-lab-empty = nie ma czego zachować: tekst jest pusty
error-lab-draft = strategię z błędami można zachować, ale nie udostępnić: najpierw ją popraw
error-lab-no-strategies = nie ma w tym żadnej strategii
error-lab-file-most = plik może mieć najwyżej { $n } strategii; usuń z niego część
error-lab-refused = tej strategii nie da się przetłumaczyć: { $reasons }
