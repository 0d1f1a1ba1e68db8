### The table in the browser.

## The first page
web-about = The deck-building game Dominion: alone against bots or with friends, by a link.
web-play-now = Play now against a bot
web-play-now-hint = Kingdom: { $name }
web-quick = Or another kingdom, against a bot
web-your-name = Your name
web-their-name = Their name
web-set-up = Set up a game…
web-unofficial = An unofficial fan project. Dominion is a game by Donald X. Vaccarino; the rights belong to its publisher.
web-fonts = Typefaces:
web-unfinished = Unfinished games
web-finished = Finished games
web-go-on = Go on
web-game = A game
web-forget = Remove from this list
web-open-games = Open tables
web-running-games = Games to watch
web-sit-down = Sit down
web-watch = Watch

## Setting up a game
web-new-game = New game
web-kingdom = Kingdom
web-way-recommended = Recommended
web-way-pick = Pick cards
web-pick-hint = Click the cards and projects you want ({ $n } of 10 chosen); the rest is drawn.
web-pick-search = Search
web-pick-clear = Choose none
web-pick-options = Played with
web-trait-pile = Pile on which { $card } lies
web-draw-rest = Draw the rest anew
web-names-read = What was read
web-meant = { $name }?
web-fill-up = Keep these, draw the rest
web-way-random = Random
web-way-paste = Paste a list
web-sets = Sets
web-set-part = { $name } ({ $n } of { $all } kingdom cards)
web-wants = With at least one
web-feature-village = village
web-feature-attack = Attack
web-feature-reaction = Reaction
web-feature-buy = +Buy
web-feature-trasher = trasher
web-feature-gainer = gainer
web-feature-draw = +Cards
web-projects = Projects
web-projects-any = any number
web-draw-kingdom = Draw a kingdom
web-pin = Keep { $card }
web-pin-hint = Locked cards stay when you draw again.
web-paste-hint = A list of ten cards, in any language and almost any form, or the name of a recommended kingdom
web-read-kingdom = Check
web-kingdom-text = The kingdom as text
web-players = Players
web-you = You
web-seat-kind = Who plays here
web-seat-bot = A bot
web-seat-link = A friend, by link
web-seat-open = Anybody who comes
web-seat-here = Somebody at this screen
web-which-bot = Which bot
web-bot-level = Level
web-bot-strategies = A strategy
web-bot-best = The best for this kingdom
web-options = Options
web-i-begin = I begin
web-listed = List the game for everybody
web-watched = Others may watch
web-hints-allowed = Allow hints
web-start = Start
web-starting = Starting…
web-no-sets = Tick at least one set to draw from.
web-no-kingdom = Choose or paste a kingdom first.

## Waiting for others
web-invited = You are invited to a game
web-invited-by = At the table: { $who }
web-lobby = Waiting for players
web-seat-free = free
web-seat-taken = is here
web-send-link = Send this link to one person:
web-send-open-link = Anybody with this link can sit down:
web-invitation = Invitation
web-link = Link
web-begins-when-full = The game begins as soon as every seat is taken.
web-only-here = This page is open at an address that only this computer knows, so friends cannot open the link. Start the server for your network (demesne serve --host 0.0.0.0) or name its public address (--public-url).
web-fill-with-bots = Let bots take the free seats
web-give-up-table = Close the table
web-table-closed = This table was closed.
web-invitation-used = Somebody has already sat down with this invitation.
web-rematch-waits = You would like another game. It begins as soon as the others want it, too.
web-rematch-wanted = { $who } would like another game.
web-request-last = Last: { $line }
web-connecting = Connecting…
web-reconnecting = Connection lost. Trying again…
web-not-connected = There is no connection to the server just now.
web-cannot-open = This game cannot be opened
web-closed-4400 = The server and this page do not understand each other. Reload the page.
web-closed-4401 = This browser has no seat in that game.
web-closed-4403 = This game may not be watched.
web-closed-4404 = There is no such game.
web-closed-4409 = The server was updated. Reload the page.
web-hand-over = Take the screen; nobody else should be looking.
web-ready = I am ready

## Signs and buttons
web-home = Home
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The text is selected: copy it now.
web-menu = Menu
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-text-normal = normal
web-text-large = large
web-text-huge = very large
web-animations = Animate cards
web-pace = Turns of others
web-pace-off = at once
web-pace-fast = step by step, fast
web-pace-slow = step by step, slowly
web-auto-treasures = Play Treasures for me when there is nothing else to play
web-auto-end = End my turn when no Buy is left
web-sounds = Quiet sounds
web-shortcuts = Single-key shortcuts

## The table
web-table = The table
web-your-turn = Your turn
web-turn-of = { $who }’s turn
web-turn-number = Turn { $n }
web-phases = Phases of the turn
web-supply = Supply
web-prizes = Prizes
web-trash = Trash
web-trash-empty = The trash is empty.
web-empty = empty
# Behind the number of cards in a pile, for screen readers; before its name, what a click does.
web-left = left
web-use-buy = buy:
web-use-play = play:
web-use-choose = choose:
web-nobody = nobody
web-held-by = held by { $who }
web-owned-by = bought by { $who }
web-hand = Hand
web-deck = Deck
web-discard = Discard
web-in-play = In play
web-looked-at = Turned over
web-aside = Set aside
web-my-side = Your side of the table
web-my-hand = Your hand
web-no-cards = No cards in hand
web-what-i-have = What you have
web-actions = { $n ->
    [one] Action
   *[other] Actions
}
web-buys = { $n ->
    [one] Buy
   *[other] Buys
}
web-coins = { $n ->
    [one] Coin
   *[other] Coins
}
web-coffers = Coffers
web-villagers = { $n ->
    [one] Villager
   *[other] Villagers
}
web-thinks = is choosing
web-away = away
web-resigned = resigned
web-replaced = a bot plays
web-watching = You are watching.

## Questions
web-question = Your decision
web-answers = Answers
web-marked-of = { $n } of { $all }
web-one-less = One fewer
web-show-table = Look at the table
web-show-choice = Back to the choice
web-play-area = Play area
web-in-play-of = { $who } plays
web-about-this = It is about this
web-artifacts = Artifacts
web-skip = Skip
web-waiting-for = Waiting for { $who }
web-bot-studies = Before its first turn in a new kingdom it looks for a good plan; that can take some seconds.
web-play-treasures = Play Treasures (+${ $n })
# $n cards are marked; $least to $most must be.
web-confirm = Done ({ $n } of { $least ->
    [0] up to { $most }
   *[other] { $most }
})

## What would you do?
web-hint = What would you do?
web-hint-waits = Playing this position out many times…
web-hint-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
web-hint-treasures = After all Treasures are played:
web-hint-nothing = There is nothing to decide here.
web-hint-marked = The best answer is marked on the table.
# $n is how many games were played on.
web-hint-about = Chances of winning if you play on as well as Hard, from { $n ->
    [one] one game
   *[other] { $n } games
} played out from here. The line across a bar is the 95% interval, which includes how far such chances were off in measured games.
web-hint-points = { $n } VP
web-hint-money = ${ $n }
web-percent = { $n }%
web-range = { $low } to { $high }%

## What happened since my last turn
web-recap = Since your last turn
web-deed-play = played
web-deed-gain = gained
web-deed-trash = trashed
web-deed-discard = discarded
web-deed-reveal = revealed
web-deed-topdeck = put on the deck
web-deed-take = took
web-deed-project = bought the project
web-deed-react = reacted with

## Around the game
web-log = Log
web-chat = Chat
web-chat-say = Say something…
web-undo = Undo
web-cards = All cards of this game
web-more-rulings = … and { $n } more: right-click
web-result = Result
web-rename = Change name
web-let-bot-play = Let a bot play for me
web-come-back = Play myself again
web-replace-by-bot = Let a bot play for { $who }
web-resign = Resign
web-resign-text = You cannot win this game any more. With more than two players a bot plays on for you.
web-watch-link = With this link others can watch:
web-request-undo = { $who } wants to undo something. Do you agree?
web-request-replace = { $who } wants a bot to play for { $name }. Do you agree?
web-request-waits = Waiting for the consent of { $who }.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-note-undone = { $who } undid something.
web-note-refused = { $who } does not agree.
web-note-lapsed = The game went on, so the request has lapsed.
web-note-resigned = { $who } resigned.
web-note-replaced = A bot plays for { $who } now.
web-note-returned = { $who } is back.
web-note-rules = The rules have changed since this game began. It goes on from the last answer that is still possible.
error-web-offline = the server does not answer

## Help
web-help = Help
web-help-click = What you can do now is lit: click a card in your hand to play it, a pile to buy from it, a token to spend it. Answers to questions are shown above your hand.
web-help-read = Rest the pointer on a card, press and hold it, or right-click it to read its text and rulings.
web-help-undo = Undo takes back your last step. Against bots it is always possible; others must agree unless you could foresee all that came of it.
web-help-keys = Keys
web-key-treasures = play all Treasures whose order does not matter
web-key-end = end the phase, confirm, or decline
web-key-undo = undo
web-key-hint = what would you do?
web-key-options = choose an answer
web-key-arrows = from card to card; Enter uses it
web-key-details = text and rulings of the card
web-key-log = log
web-key-help = this help

## The end
web-points = { $n ->
    [one] point
   *[other] points
}
web-turns = { $n ->
    [one] in 1 turn
   *[other] in { $n } turns
}
web-turn = Turn
web-points-by-source = Points
web-final-deck = { $n ->
    [one] Deck of 1 card
   *[other] Deck of { $n } cards
}
web-points-per-turn = Points after each turn
web-money-per-turn = Coins in each turn
web-ended-resigned = All others resigned.
web-ended-length = The game had become too long.
web-rematch = Rematch
web-join-rematch = To the rematch
web-look-at-table = Look at the table
web-replay = Replay
web-share = Share
web-share-replay = Anybody with this link can see the replay:

## The review
web-review = Review
web-review-whose = Whose game
web-review-waits = Others come first. One moment…
web-review-works = The game is being looked through: { $n }%
web-review-chance = Chance of winning
web-review-about = The chance with the best answer to each question, from about { $n } games played out. The band is the 95% interval, which includes how far such chances were off in measured games.
web-review-costly = The most costly decisions
web-review-clean = No decision was clearly a mistake.
web-review-fall = The steepest fall
web-review-fall-where = In turn { $n } the chance fell from { $from }% to { $to }%.
web-review-fall-mistake = Part of it was decision { $n } below.
web-review-fall-luck = No decision stands out there: it was the cards, or what the others did.
web-review-fall-between = What happened until the next decision
web-review-empty = There was nothing to decide in this game.
web-review-turn = In turn { $n }
web-review-chosen = Chosen
web-review-better = Better
# Of 100 games that stand like this, so many more are lost.
web-review-cost = It cost { $n ->
    [one] 1 win
   *[other] { $n } wins
} in 100 games ({ $low } to { $high }).
web-review-cost-points = It cost about { $n } points in the end ({ $low } to { $high }).
web-review-cost-money = It cost about ${ $n } in the next { $turns } turns ({ $low } to { $high }).
web-review-unused = Left unused
web-see-moment = See this moment
web-play-on = Play on from here

## The replay
web-speed = Speed
web-time = Position in the game
web-play = Play
web-pause = Pause
web-step-back = Step back
web-step-on = Step forward
web-turn-back = Previous turn
web-turn-on = Next turn
web-seen-by = Seen by
web-spectator = a spectator
web-open-hands = all hands open
web-answered = Answer: { $option }

## The first game, and the rules
web-learn = Learn it in a first game
web-learn-hint = A few minutes; every step is explained as you play.
web-rules = The rules in short
web-rules-goal = Whoever has the most points at the end wins. Points are on green Victory cards: Estate 1, Duchy 3, Province 6. They do nothing else, so at first you need better cards.
web-rules-deck = Everybody has a deck of his own: 7 Coppers and 3 Estates at first, 5 cards in hand. What you gain goes to your discard pile; when your deck is empty, the discard pile is shuffled and becomes the deck.
web-rules-action = Action phase: you may play one Action card from your hand. Cards that say +1 Action let you play another.
web-rules-buy = Buy phase: play Treasures for coins and buy one card that costs no more than you have. Cards that say +1 Buy let you buy another.
web-rules-clean = Clean-up: everything you played and all that is left in your hand goes to the discard pile, and you draw 5 new cards. Then the next player has a turn.
web-rules-end = The game ends after the turn in which the last Province is taken, or when three piles are empty.
web-key-rules = the rules in short
web-lesson = First game
web-lesson-start = The goal: more points than the other. Points are on green cards; a Province has 6. You begin with 7 Coppers and 3 Estates. Play your Treasures!
web-lesson-buy = These are your coins. Whatever is lit you can buy now. Silver and Gold make every later hand richer.
web-lesson-poor = Little money this time. Buy something cheap, or nothing, and end the turn.
web-lesson-gold = 6 coins or more: Gold gives 3 coins each time you draw it.
web-lesson-province = 8 coins: enough for a Province, 6 points. Provinces decide most games.
web-lesson-end = What you buy goes to your discard pile. End the turn: hand and played cards follow it, and you draw 5 new cards.
web-lesson-other = Now the other plays. Watch what is played and bought.
web-lesson-deck = A new hand. When your deck is empty, the discard pile is shuffled, and the cards you bought come back. Play your Treasures.
web-lesson-action = Action phase: click a lit Action to play it. You have one Action per turn; +1 Action gives another.
web-lesson-choose = A card asks you something. The lit cards and the buttons are the answers; rest on a card to read it.
web-lesson-treasures = Buy phase: play your Treasures, then buy.
web-lesson-last = Few Provinces are left. The game ends with the last one, or when three piles are empty: now points count more than money.

# What other sets bring to the table
web-beside = Beside the supply
web-boons = Boons
web-hexes = Hexes
web-face-down = { $n ->
    [one] One card lies face down.
   *[other] { $n } cards lie face down.
}
web-lies-on = on { $card }
web-use-way = play the next card as this Way
web-vp = { $n } VP
web-as-way = as { $card }
web-vp-tokens = VP tokens
web-pay-debt = Pay off { $n } debt
web-debt = Debt
web-favors = { $n ->
    [one] Favor
   *[other] Favors
}
web-journey = Journey token face down
web-skips = { $n ->
    [one] turn to skip
   *[other] turns to skip
}
web-potions = { $n ->
    [one] Potion
   *[other] Potions
}
web-mats = Mats
web-mat-exile = Exile
web-mat-tavern = Tavern
web-mat-island = Island
web-mat-native_village = Native Village
web-states = States
web-stack = What lies in the pile { $card }
web-stack-order = From the top down. Only the top card can be taken.
setup-colonies = with Platinum and Colonies
setup-shelters = with Shelters
web-overpay = One may pay more for it.
