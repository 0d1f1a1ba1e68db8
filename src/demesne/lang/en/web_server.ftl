### What the server of the browser table refuses, and why.

error-web-body = the request makes no sense: { $detail }
error-web-message = this message makes no sense: { $detail }
error-web-query = this value of { $name } makes no sense
error-web-no-json = the body must be JSON
error-web-method = not by this method
error-web-too-large = a request has at most { $n } bytes
error-web-too-fast = too much at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
error-web-origin = pages of other sites may not use this server
error-web-host = this server is not called that
error-web-not-found = there is nothing here
error-web-failed = something went wrong on the server
error-web-store = the database does not answer; try again
error-web-damaged = this game is damaged and cannot be shown
error-web-no-game = there is no such game
error-web-invitation = this invitation does not belong to this game
error-web-taken = somebody has already joined with this invitation
error-web-full = there is no free seat at this table
error-web-no-people = at least one seat must be a person’s
error-web-seed = a seed can be chosen only where all others are bots
error-web-no-bot = no bot called { $name } can play this kingdom; these can: { $names }
error-web-not-begun = the game has not begun: somebody is still missing
error-web-over = the game is over
error-web-not-over = the game is not over yet
error-web-too-often = you have done this often enough at this table
error-web-hello = you have said hello already
error-web-no-seat = you watch this game and have no seat
error-web-not-asked = you are not asked anything now
error-web-stale = somebody was faster: this question is no longer asked
error-web-bot-plays = a bot plays for you; sit down again first
error-web-no-bot-plays = no bot plays for you
error-web-no-pick = you are not asked to pick several cards
error-web-no-treasures = there is no Treasure to play whose order does not matter
error-web-nothing-to-undo = there is nothing to undo
error-web-undo-absent = somebody who would have to agree is not here: what could not be foreseen stays as it is
error-web-request-open = another request is still open
error-web-no-request = this request is no longer open
error-web-not-waiting = you are not asked to consent
error-web-no-person = no person plays this seat
error-web-not-gone = this player is here, or was a moment ago
error-web-resigned = you have already resigned
error-web-chat-full = you have said enough at this table
error-web-chat-fast = not so fast
error-web-bot-slow = a bot may think for at most { $seconds } seconds here
error-web-no-hints = at this table nobody is told what to do
error-web-hint-waits = this is being thought about already
error-web-busy = the server is busy; try again later
error-web-no-moment = there is no such moment in this game
error-web-closed = this table was given up
error-web-begun = this table does not wait for people any more
