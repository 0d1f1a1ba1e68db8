### What the server of the browser table refuses, and why.

error-web-body = malformed request: { $detail }
error-web-message = malformed message: { $detail }
error-web-query = invalid value for { $name }
error-web-no-json = the request body must be JSON
error-web-method = this method is not allowed here
error-web-too-large = a request may have at most { $n } bytes
error-web-too-fast = too much at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
error-web-origin = pages from other sites may not use this server
error-web-host = unknown host name
error-web-not-found = nothing found at this address
error-web-failed = something went wrong on the server
error-web-store = the database is not responding; try again
error-web-damaged = this game is damaged and cannot be shown
error-web-no-game = there is no such game
error-web-invitation = this invitation does not belong to this game
error-web-taken = somebody has already joined with this invitation
error-web-full = there is no free seat at this table
error-web-no-people = at least one seat must be taken by a person
error-web-seed = you can choose a seed only when all other players are bots
error-web-no-bot = no bot called { $name } can play this kingdom; these can: { $names }
error-web-not-begun = the game has not started: not all seats are taken
error-web-over = the game is over
error-web-not-over = the game is not over yet
error-web-too-often = you have reached the limit for this action at this table
error-web-hello = the greeting has already been sent
error-web-no-seat = you are a spectator and have no seat in this game
error-web-not-asked = it is not your decision
error-web-stale = this question has already been answered
error-web-bot-plays = a bot is playing for you; take over again first
error-web-no-bot-plays = no bot plays for you
error-web-no-pick = this question does not ask for several cards
error-web-no-treasures = you have no Treasures that can be played in any order
error-web-nothing-to-undo = there is nothing to undo
error-web-undo-absent = a player who would have to agree is away, so this cannot be undone
error-web-request-open = another request is still open
error-web-no-request = this request is no longer open
error-web-not-waiting = you are not being asked to agree
error-web-no-person = this seat is not held by a person
error-web-not-gone = this player is here, or was a moment ago
error-web-resigned = you have already resigned
error-web-chat-full = you have reached the message limit at this table
error-web-chat-fast = you are sending messages too fast
error-web-bot-slow = a bot may think for at most { $seconds } seconds here
error-web-no-hints = hints are turned off at this table
error-web-hint-waits = this hint is already being computed
error-web-busy = the server is busy; try again later
error-web-no-moment = there is no such moment in this game
error-web-closed = this table was closed
error-web-begun = this table is no longer waiting for players
