### The table in the browser.

## The first page
web-about = Dominion, the deck-building card game: play against bots, or with friends by link.
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
web-go-on = Resume
web-game = A game
web-you-won = You won.
web-you-lost = You lost.
web-you-shared = You share the victory.
web-forget = Remove from this list
web-open-games = Open tables
web-running-games = Games to watch
web-sit-down = Join
web-watch = Watch

## Setting up a game
web-new-game = New game
web-kingdom = Kingdom
web-way-recommended = Recommended
web-way-pick = Pick cards
web-pick-hint = Click the cards and landscapes you want ({ $n } of 10 chosen). The rest are drawn at random.
web-pick-search = Search
web-pick-clear = Clear
web-pick-options = Options
web-trait-pile = Pile for { $card }
web-draw-rest = Redraw the rest
web-names-read = Recognised
web-meant = { $name }?
web-lacking = not here yet
web-fill-up = Keep these, draw the rest
web-way-random = Random
web-way-paste = Paste a list
web-sets = Sets
web-sets-all = All
web-sets-none = None
web-my-sets = Sets to play with: { $n } of { $all }
web-no-kingdom-of-sets = No recommended kingdom can be played with these sets alone.
web-needs-sets = Needs: { $sets }
web-set-part = { $name } ({ $n } of { $all } kingdom cards)
web-wants = With at least one
web-feature-village = village
web-feature-attack = Attack
web-feature-reaction = Reaction
web-feature-buy = +Buy
web-feature-trasher = trasher
web-feature-gainer = gainer
web-feature-draw = +Cards
web-landscapes = Landscapes
web-landscapes-any = any number
web-own-projects = Projects
web-draw-kingdom = Draw a kingdom
web-pin = Keep { $card }
web-pin-hint = Locked cards stay when you redraw.
web-paste-hint = Ten cards in any language and almost any format, or the name of a recommended kingdom
web-read-kingdom = Check
web-kingdom-text = Kingdom as text
web-kingdom-link = With this link others can play this kingdom:
web-players = Players
web-you = You
web-seat-kind = Who plays
web-seat-bot = Bot
web-seat-link = A friend (by link)
web-seat-open = Anyone
web-seat-here = Another player on this device
web-which-bot = Bot
web-bot-level = Level
web-bot-strategies = Strategy
web-bot-best = Best for this kingdom
web-options = Options
web-i-begin = I go first
web-listed = List this game publicly
web-watched = Allow spectators
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
web-seat-taken = joined
web-send-link = Send this link to one player:
web-send-open-link = Anyone with this link can join:
web-invitation = Invitation
web-link = Link
web-begins-when-full = The game starts as soon as every seat is taken.
web-only-here = Only this computer can open this address, so the link will not work for friends. Start the server for your network (demesne serve --host 0.0.0.0), or set its public address (--public-url).
web-fill-with-bots = Fill seats with bots
web-give-up-table = Close the table
web-table-closed = This table was closed.
web-invitation-used = This invitation has already been used.
web-rematch-waits = You asked for a rematch. It starts as soon as the others agree.
web-rematch-wanted = { $who } wants a rematch.
web-connecting = Connecting…
web-reconnecting = Connection lost. Reconnecting…
web-not-connected = Not connected to the server.
web-cannot-open = This game cannot be opened
web-closed-4400 = This page is out of step with the server. Reload the page.
web-closed-4401 = You do not have a seat in this game.
web-closed-4403 = Spectators are not allowed in this game.
web-closed-4404 = This game does not exist.
web-closed-4409 = The server was updated. Reload the page.
web-hand-over = Pass the device on; no peeking.
web-ready = I’m ready

## Signs and buttons
web-home = Home
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The text is selected. Copy it now.
web-menu = Menu
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Match system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-normal = Normal
web-text-large = Large
web-text-huge = Very large
web-animations = Animate cards
web-pace = Opponents’ turns
web-pace-off = Instant
web-pace-fast = Step by step, fast
web-pace-slow = Step by step, slow
web-auto-treasures = Play Treasures automatically when there is nothing else to play
web-auto-end = End my turn automatically when I have no Buys left
web-sounds = Sound effects
web-shortcuts = Keyboard shortcuts

## The table
web-table = The table
web-your-turn = Your turn
web-turn-of = { $who }’s turn
web-turn-number = Turn { $n }
web-phases = Phases
web-supply = Supply
web-prizes = Prizes
web-trash = Trash
web-trash-empty = The trash is empty.
web-empty = empty
# Behind the number of cards in a pile, for screen readers; before its name, what a click does.
web-left = left
web-use-buy = buy:
web-use-treasures = play Treasures and buy:
web-use-play = play:
web-use-choose = choose:
web-nobody = nobody
web-held-by = held by { $who }
web-owned-by = bought by { $who }
web-hand = Hand
web-deck = Deck
web-discard = Discard
web-in-play = In play
web-looked-at = Revealed
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
web-replaced = played by a bot
web-watching = You are watching.

## Questions
web-question = Your decision
web-answers = Answers
web-marked-of = { $n } of { $all }
web-one-less = One fewer
web-show-table = View the table
web-show-choice = Back to the choice
web-play-area = Play area
web-in-play-of = { $who } plays
web-about-this = This concerns
web-artifacts = Artifacts
web-skip = Skip
web-next = Next
web-waiting-for = Waiting for { $who }
web-away-now = { $who } is away. You can wait, or let a bot play on from the menu.
web-bot-studies = The bot looks for a plan before its first turn in a new kingdom. This can take a few seconds.
web-treasures-buy = Play Treasures and buy: { $card }
# $n cards are marked; $least to $most must be.
web-confirm = Done ({ $n } of { $least ->
    [0] up to { $most }
   *[other] { $most }
})

## Hints
web-hint = Hint
web-hint-waits = Simulating games from this position…
web-hint-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
web-hint-treasures = After playing all Treasures:
web-hint-nothing = There is nothing to decide.
web-hint-marked = The best answer is marked on the table.
# $n: the number of simulated games.
web-hint-about = Chances of winning if you play on as well as Hard, from { $n ->
    [one] one game
   *[other] { $n } games
} simulated from here. The line on each bar is the 95% interval, including how far such chances were off in measured games.
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
web-deed-project = bought
web-deed-react = reacted with

## Around the game
web-log = Log
web-chat = Chat
web-chat-say = Say something…
web-undo = Undo
web-cards = Cards in this game
web-more-rulings = … and { $n } more: right-click
web-rulings-elsewhere = With cards that are not in this game ({ $n })
web-result = Result
web-rename = Change name
web-let-bot-play = Let a bot play for me
web-come-back = Take over again
web-replace-by-bot = Let a bot play for { $who }
web-replace-soon = { $who } is away: a bot can play on in { $n ->
    [one] 1 second
   *[other] { $n } seconds
}.
web-resign = Resign
web-resign-text = You will lose this game. With more than two players, a bot takes your seat.
web-watch-link = Spectators can watch with this link:
web-request-undo = { $who } wants to undo something. Do you agree?
web-request-about = This would be taken back: { $what }
web-request-turn-end = the end of the turn
web-request-replace = { $who } wants a bot to play for { $name }. Do you agree?
web-request-waits = Waiting for { $who } to agree.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-note-undone = { $who } took back a move.
web-note-refused = { $who } refused.
web-note-lapsed = The game moved on, so the request expired.
web-note-resigned = { $who } resigned.
web-note-replaced = A bot now plays for { $who }.
web-note-returned = { $who } is back.
web-note-rules = The rules have changed since this game began. It continues from the last move that is still legal.
error-web-offline = the server does not answer

## Help
web-help = Help
web-help-click = Everything you can do is highlighted: click a card in your hand to play it, a pile to buy from it, or a token to spend it. Answers to questions appear above your hand.
web-help-read = Hover over a card, press and hold it, or right-click it to read its text and rulings.
web-help-undo = Undo takes back your last move. Against bots it always works; the others must agree if anything new was revealed.
web-help-keys = Keys
web-key-treasures = play all Treasures whose order does not matter
web-key-pay = pay off debt
web-key-end = end the phase, confirm, or decline
web-key-undo = undo
web-key-hint = hint
web-key-options = choose an answer
web-key-arrows = move between cards; Enter uses one
web-key-details = card text and rulings
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
web-ended-resigned = Everyone else resigned.
web-ended-length = The game reached the turn limit.
web-rematch = Rematch
web-join-rematch = Join the rematch
web-look-at-table = View the table
web-replay = Replay
web-share = Share
web-share-replay = Anyone with this link can watch the replay:

## The review
web-review = Review
web-review-whose = Player
web-review-waits = Waiting for other requests…
web-review-works = Analysing the game: { $n }%
web-review-chance = Chance of winning
web-review-about = Your chance with the best answer at each decision, from about { $n } simulated games. The band is the 95% interval, including how far such chances were off in measured games.
web-review-costly = Costliest decisions
web-review-clean = No decision was clearly a mistake.
web-review-fall = Biggest drop
web-review-fall-where = On turn { $n } your chance fell from { $from }% to { $to }%.
web-review-fall-mistake = Decision { $n } below was part of it.
web-review-fall-luck = No single decision explains it: it was the draw, or what the others did.
web-review-fall-between = What happened before the next decision
web-review-empty = There were no decisions in this game.
web-review-turn = Turn { $n }
web-review-chosen = Chosen
web-review-better = Better
# Games lost per 100 from this position.
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
web-seen-by = Viewpoint
web-spectator = spectator
web-open-hands = all hands open
web-answered = Answer: { $option }

## The first game, and the rules
web-learn = Learn to play: your first game
web-learn-hint = It takes a few minutes. Every step is explained as you play.
web-rules = The rules in brief
web-rules-goal = The player with the most points at the end wins. Points are on green Victory cards: Estate 1, Duchy 3, Province 6. They do nothing else, so you need better cards first.
web-rules-deck = Every player has their own deck: 7 Coppers and 3 Estates to start, with 5 cards in hand. Cards you gain go to your discard pile. When your deck is empty, you shuffle your discard pile into a new deck.
web-rules-action = Action phase: you may play one Action card from your hand. Cards with +1 Action let you play another.
web-rules-buy = Buy phase: play Treasures for coins and buy one card that costs no more than you have. Cards with +1 Buy let you buy another.
web-rules-clean = Clean-up: the cards you played and the rest of your hand go to your discard pile, and you draw 5 new cards. Then the next player takes their turn.
web-rules-end = The game ends after the turn in which the last Province is gained, or when three piles are empty.
web-key-rules = the rules in brief
web-lesson = First game
web-lesson-start = Goal: score more points than your opponent. Points are on green cards; a Province is worth 6. You start with 7 Coppers and 3 Estates. Play your Treasures!
web-lesson-buy = These are your coins. You can buy anything that is highlighted. Silver and Gold give you more to spend in later turns. To read a card, hover over it or press and hold it.
web-lesson-poor = Not much money this time. Buy something cheap, or nothing, and end your turn.
web-lesson-gold = 6 coins or more: buy Gold. It gives 3 coins every time you draw it.
web-lesson-province = 8 coins: enough for a Province, worth 6 points. Provinces decide most games.
web-lesson-end = Cards you buy go to your discard pile. End your turn: your hand and the cards you played go there too, and you draw 5 new cards.
web-lesson-other = Now your opponent plays. Watch what they play and buy.
web-lesson-deck = A new hand. When your deck is empty, your discard pile is shuffled and the cards you bought come back. Play your Treasures.
web-lesson-action = Action phase: click a highlighted Action to play it. You have one Action per turn; +1 Action gives you another. Treasures come after your Actions.
web-lesson-choose = A card asks you a question. The highlighted cards and the buttons are the answers. To read a card, hover over it or press and hold it.
web-lesson-treasures = Buy phase: play your Treasures, then buy.
web-lesson-last = Few Provinces are left. The game ends when the last one is gone, or when three piles are empty. Points now matter more than money.
web-lesson-won = You won your first game!
web-lesson-lost = You lost by { $n ->
    [one] 1 point
   *[other] { $n } points
}. That is how most people begin.
web-lesson-resigned = You resigned your first game.
web-lesson-turns = The scores are level, but your opponent took fewer turns and wins.
web-lesson-tied = You share the victory in your first game!
web-lesson-learnt = You know how it goes now: an Action, then Treasures, then a purchase, and everything comes back after the shuffle. Silver and Gold first, Provinces as soon as you have 8 coins.
web-lesson-next = Try next: the same kingdom against Medium. A Village before a Smithy lets you play both in one turn; Militia slows the other down, and Moat protects you.
web-lesson-again = Play against Medium
web-actions-skipped = Your Action phase is over. Undo brings it back.
web-skip-actions = Skip your Actions?
web-skip-actions-text = You still have an Action card to play. Treasures end the Action phase: after them no Action can be played in this turn.
web-skip-actions-yes = Play Treasures

# What other sets bring to the table
web-beside = Beside the supply
web-boons = Boons
web-hexes = Hexes
web-face-down = { $n ->
    [one] One card is face down.
   *[other] { $n } cards are face down.
}
web-lies-on = on { $card }
web-use-way = play the next card as this Way
web-vp = { $n } VP
web-as-way = as { $card }
web-vp-tokens = VP tokens
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
web-stack = The { $card } pile
web-stack-order = From top to bottom. Only the top card can be gained or bought.
setup-colonies = with Platinum and Colonies
setup-shelters = with Shelters
web-overpay = You may overpay for this card.
