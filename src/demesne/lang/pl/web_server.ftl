### Czego serwer stołu w przeglądarce odmawia i dlaczego.

error-web-body = zapytanie nie ma sensu: { $detail }
error-web-message = ta wiadomość nie ma sensu: { $detail }
error-web-query = ta wartość { $name } nie ma sensu
error-web-no-json = treść musi być w formacie JSON
error-web-method = nie tą metodą
error-web-too-large = zapytanie może mieć najwyżej { $n } bajtów
error-web-too-fast = za dużo naraz; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
error-web-origin = strony innych witryn nie mogą korzystać z tego serwera
error-web-host = ten serwer nie ma takiej nazwy
error-web-not-found = tu nic nie ma
error-web-failed = coś się nie powiodło na serwerze
error-web-store = baza danych nie odpowiada; spróbuj ponownie
error-web-damaged = ta gra jest uszkodzona i nie można jej pokazać
error-web-no-game = nie ma takiej gry
error-web-invitation = to zaproszenie nie jest do tej gry
error-web-taken = ktoś już skorzystał z tego zaproszenia
error-web-full = przy tym stole nie ma wolnego miejsca
error-web-no-people = co najmniej jedno miejsce musi należeć do człowieka
error-web-seed = ziarno można wybrać tylko wtedy, gdy wszyscy pozostali to boty
error-web-no-bot = bot { $name } nie umie grać w tym Królestwie; umieją: { $names }
error-web-not-begun = gra się jeszcze nie zaczęła: kogoś brakuje
error-web-over = gra jest skończona
error-web-not-over = gra jeszcze trwa
error-web-too-often = wykorzystano limit takich próśb przy tym stole
error-web-hello = powitanie zostało już wysłane
error-web-no-seat = oglądasz tę grę i nie masz przy niej miejsca
error-web-not-asked = nikt cię teraz o nic nie pyta
error-web-stale = ktoś był szybszy: to pytanie nie jest już aktualne
error-web-bot-plays = gra za ciebie bot; najpierw usiądź znowu do stołu
error-web-no-bot-plays = nie gra za ciebie żaden bot
error-web-no-pick = nie masz teraz wybierać kilku kart
error-web-no-treasures = nie masz kart Skarbu, które można zagrać w dowolnej kolejności
error-web-nothing-to-undo = nie ma czego cofnąć
error-web-undo-absent = nie ma tu kogoś, kto musiałby się zgodzić: tego, czego nie dało się przewidzieć, nie można cofnąć
error-web-request-open = inna prośba wciąż czeka na odpowiedź
error-web-no-request = ta prośba nie jest już aktualna
error-web-not-waiting = nikt nie pyta cię o zgodę
error-web-no-person = na tym miejscu nie gra człowiek
error-web-not-gone = ten gracz jest przy stole albo był przed chwilą
error-web-resigned = ta gra jest już poddana
error-web-chat-full = wykorzystano limit twoich wiadomości przy tym stole
error-web-chat-fast = nie tak szybko
error-web-bot-slow = bot może tu myśleć najwyżej { $seconds } sekund
error-web-no-hints = przy tym stole nikomu się nie podpowiada
error-web-hint-waits = to pytanie jest już rozważane
error-web-busy = serwer jest przeciążony; spróbuj później
error-web-no-moment = w tej grze nie ma takiego momentu
error-web-closed = ten stół został zamknięty
error-web-begun = ten stół nie czeka już na graczy
