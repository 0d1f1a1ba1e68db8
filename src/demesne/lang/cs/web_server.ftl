### Co server stolu v prohlížeči odmítá a proč.

error-web-body = požadavek nedává smysl: { $detail }
error-web-message = tato zpráva nedává smysl: { $detail }
error-web-query = tato hodnota { $name } nedává smysl
error-web-no-json = obsah musí být JSON
error-web-method = touto metodou ne
error-web-too-large = požadavek má nejvýše { $n } bajtů
error-web-too-fast = příliš mnoho najednou; zkus to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
error-web-origin = stránky jiných webů nesmějí tento server používat
error-web-host = tak se tento server nejmenuje
error-web-not-found = tady nic není
error-web-failed = na serveru se něco nepovedlo
error-web-store = databáze neodpovídá; zkus to znovu
error-web-damaged = tato hra je poškozená a nelze ji zobrazit
error-web-no-game = taková hra neexistuje
error-web-invitation = tato pozvánka k této hře nepatří
error-web-taken = s touto pozvánkou už někdo přišel
error-web-full = u tohoto stolu není volné místo
error-web-no-people = alespoň jedno místo musí patřit člověku
error-web-seed = semínko lze zvolit jen tehdy, když jsou všichni ostatní boti
error-web-no-bot = žádný bot jménem { $name } toto království hrát neumí; tito ano: { $names }
error-web-not-begun = hra ještě nezačala: někdo chybí
error-web-over = hra skončila
error-web-not-over = hra ještě neskončila
error-web-too-often = limit takových žádostí u tohoto stolu je vyčerpán
error-web-hello = pozdrav už byl odeslán
error-web-no-seat = tuto hru sleduješ a nemáš u ní místo
error-web-not-asked = teď se tě nikdo na nic neptá
error-web-stale = někdo byl rychlejší: tato otázka už neplatí
error-web-bot-plays = hraje za tebe bot; nejdřív se vrať ke stolu
error-web-no-bot-plays = žádný bot za tebe nehraje
error-web-no-pick = teď nemáš vybírat více karet
error-web-no-treasures = nemáš žádnou kartu peněz, u které by nezáleželo na pořadí
error-web-nothing-to-undo = není co vzít zpět
error-web-undo-absent = někdo, kdo by musel souhlasit, tu není: co se nedalo předvídat, zůstává
error-web-request-open = jiná žádost ještě čeká na odpověď
error-web-no-request = tato žádost už neplatí
error-web-not-waiting = nikdo tě nežádá o souhlas
error-web-no-person = na tomto místě nehraje člověk
error-web-not-gone = tento hráč tu je, nebo ještě před chvílí byl
error-web-resigned = tuto hru už máš vzdanou
error-web-chat-full = limit tvých zpráv u tohoto stolu je vyčerpán
error-web-chat-fast = ne tak rychle
error-web-bot-slow = bot tu smí přemýšlet nejvýše { $seconds } sekund
error-web-no-hints = u tohoto stolu se nikomu neradí
error-web-hint-waits = o tom se už přemýšlí
error-web-busy = server je přetížený; zkus to později
error-web-no-moment = takový okamžik v této hře není
error-web-closed = tento stůl byl zrušen
error-web-begun = tento stůl už na hráče nečeká
