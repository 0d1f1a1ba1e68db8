### Was der Server des Browsertischs ablehnt, und warum.

error-web-body = die Anfrage ergibt keinen Sinn: { $detail }
error-web-message = diese Nachricht ergibt keinen Sinn: { $detail }
error-web-query = dieser Wert von { $name } ergibt keinen Sinn
error-web-no-json = der Inhalt muss JSON sein
error-web-method = nicht mit dieser Methode
error-web-too-large = eine Anfrage hat höchstens { $n } Bytes
error-web-too-fast = zu viel auf einmal; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder
error-web-origin = Seiten anderer Websites dürfen diesen Server nicht benutzen
error-web-host = so heißt dieser Server nicht
error-web-not-found = hier ist nichts
error-web-failed = auf dem Server ist etwas schiefgegangen
error-web-store = die Datenbank antwortet nicht; versuche es noch einmal
error-web-damaged = dieses Spiel ist beschädigt und kann nicht gezeigt werden
error-web-no-game = dieses Spiel gibt es nicht
error-web-invitation = diese Einladung gehört nicht zu diesem Spiel
error-web-taken = mit dieser Einladung ist schon jemand gekommen
error-web-full = an diesem Tisch ist kein Platz frei
error-web-no-people = mindestens ein Platz muss einem Menschen gehören
error-web-seed = ein Startwert lässt sich nur wählen, wenn alle anderen Bots sind
error-web-no-bot = kein Bot namens { $name } kann dieses Königreich spielen; diese können es: { $names }
error-web-not-begun = das Spiel hat noch nicht begonnen: es fehlt noch jemand
error-web-over = das Spiel ist zu Ende
error-web-not-over = das Spiel ist noch nicht zu Ende
error-web-too-often = das hast du an diesem Tisch oft genug getan
error-web-hello = die Begrüßung ist schon erfolgt
error-web-no-seat = du siehst diesem Spiel zu und hast keinen Platz
error-web-not-asked = du wirst gerade nichts gefragt
error-web-stale = jemand war schneller: diese Frage ist nicht mehr offen
error-web-bot-plays = für dich spielt ein Bot; setz dich zuerst wieder hin
error-web-no-bot-plays = für dich spielt kein Bot
error-web-no-pick = du sollst gerade nicht mehrere Karten wählen
error-web-no-treasures = du hast keine Geldkarte, bei der die Reihenfolge egal ist
error-web-nothing-to-undo = es gibt nichts zurückzunehmen
error-web-undo-absent = jemand, der zustimmen müsste, ist nicht hier: was nicht vorauszusehen war, bleibt, wie es ist
error-web-request-open = eine andere Bitte ist noch offen
error-web-no-request = diese Bitte ist nicht mehr offen
error-web-not-waiting = du wirst nicht um Zustimmung gebeten
error-web-no-person = auf diesem Platz spielt kein Mensch
error-web-not-gone = dieser Spieler ist da oder war es gerade noch
error-web-resigned = du hast schon aufgegeben
error-web-chat-full = du hast an diesem Tisch genug gesagt
error-web-chat-fast = nicht so schnell
error-web-bot-slow = ein Bot darf hier höchstens { $seconds } Sekunden nachdenken
error-web-no-hints = an diesem Tisch wird niemandem gesagt, was er tun soll
error-web-hint-waits = darüber wird schon nachgedacht
error-web-busy = der Server ist ausgelastet; versuche es später wieder
error-web-no-moment = diesen Moment gibt es in diesem Spiel nicht
error-web-closed = dieser Tisch wurde geschlossen
error-web-begun = dieser Tisch wartet nicht mehr auf Mitspieler
