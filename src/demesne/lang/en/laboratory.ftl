### The laboratory in the browser.

## Pages
lab-laboratory = Laboratory
lab-laboratory-hint = Write strategies and let them play thousands of games
lab-page-laboratory = Workbench
lab-page-kingdom = Kingdoms
lab-page-strategies = Strategies
lab-kingdom = What wins here?
lab-run = A run
lab-strategies = Strategies
lab-coming = One moment…
lab-study = Study this kingdom
lab-try = Try strategies here

## The workbench
lab-how-many = How many players
lab-player = Player { $n }
lab-player-text = Custom strategy
lab-player-bot = { $name }, as this server knows it
lab-library = Library
lab-own = Own strategies
lab-edit = Edit
lab-copy-text = Edit a copy
lab-text = Text
lab-text-of = Strategy of player { $n }
lab-save = Keep
lab-save-version = Keep as a new version
lab-saved = { $name } is kept.
lab-variants = Variants
lab-add-variant = Copy as a variant
lab-variant-label = Name of this variant
lab-drop-variant = Remove this variant
lab-games = Games
lab-seed = Seed
lab-seed-any = any
lab-run-it = Play
lab-run-matches = { $n ->
    [one] Play { $n } match
   *[other] Play { $n } matches
}
lab-same-shuffles = { $n } matches of { $games } games each, with the same shuffles, so that they differ in what was changed only.
lab-too-many-matches = That would be { $n } matches; at most { $most } can be played at once.
lab-first = Choose who plays, write a strategy, and press Play. Charts grow here while games are played.
lab-recent = Own runs
lab-recent-facts = Games: { $games }, { $at }

## A number that takes several values
lab-vary = Vary a number
lab-vary-none = No
lab-vary-no-number = There is no whole number in a condition
lab-vary-number = { $value } in line { $line }: { $source }
lab-vary-near = Vary the { $value }
lab-vary-from = From
lab-vary-to = To
lab-vary-step = Step
lab-vary-values = { $n ->
    [one] { $n } value: { $values }
   *[other] { $n } values: { $values }
}
lab-vary-too-few = At least two values are needed.

## The editor
lab-editor-help = Tab leaves the editor. Ctrl+Space completes, F8 goes to the next mistake.
lab-at-line = Line { $line }
lab-help-cursor = Put the cursor on a word to read what it means.
lab-help-all = All words of the language
lab-write-word = Write { $word }
lab-kind-heading = At the top
lab-kind-verb = What to do
lab-kind-value = Values in conditions
lab-kind-operator = Between values
lab-kind-type = Types of cards
lab-cm-completions = Suggestions
lab-cm-diagnostics = Mistakes
lab-cm-no-diagnostics = No mistakes
lab-cm-control = Control character

## Results
lab-results = Results
lab-no-results = No games have been counted yet.
lab-state-waiting = Waiting for its turn
lab-state-waiting-behind = { $n ->
    [one] Waiting behind { $n } other run of yours
   *[other] Waiting behind { $n } other runs of yours
}
lab-state-running = Playing
lab-state-stopped = Stopped
lab-state-done = Done
lab-state-failed = This failed.
lab-games-done = { $done } of { $total } games
lab-progress = Games played
lab-stop = Stop
lab-watched = Curves and buys are of the { $watched } games that were watched; wins and endings of all { $games }.
lab-not-watched = Games in which somebody looks ahead are not watched turn by turn; look into single ones below.
lab-match-title = Match { $name }
lab-beside = Beside it
lab-whose-buys = Purchases of
lab-openings = First purchases of { $name }
lab-numbers = Numbers
lab-save-chart = Save: { $title }

## Charts
lab-interval = { $rate } ({ $low } to { $high })
lab-mean = { $value } on average
lab-curve-summary = { $name } reaches { $value }
lab-chart-wins = Wins, with 95 % intervals
lab-chart-wins-of = Wins of { $name }, with 95 % intervals
lab-chart-points_at = Points, turn by turn
lab-chart-money_at = Money, turn by turn
lab-chart-lengths = Length of games
lab-chart-differences = By how many points { $name } is ahead
lab-chart-endings = How games ended
lab-chart-bought = What { $name } bought, and when
lab-ended-provinces = Provinces or Colonies gone
lab-ended-piles = Three piles empty
lab-ended-limit = Nobody ended it
lab-axis-value = Value
lab-axis-variant = Variant
lab-axis-points = Points
lab-column-player = Player
lab-column-games = Games
lab-column-wins = Wins
lab-column-ties = Ties
lab-column-losses = Losses
lab-column-points = Points
lab-column-turns = Turns
lab-column-turn = Turn
lab-column-share = Share
lab-column-ending = Ending
lab-column-card = Card
lab-column-total = In a game
lab-turn = Turn { $n }

## Taking a run along
lab-take = Take it along
lab-link = Link to this run
lab-command = Command that gives the same numbers
lab-command-hint = { $files ->
    [0] Version { $version } gives the same numbers.
   *[other] Put the files below into the folder where the command runs; version { $version } gives the same numbers.
  }
lab-run-facts = { $games } games per match, seed { $seed }, kingdom: { $kingdom }
lab-to-bench = Try this further at the workbench

## Single games
lab-single = A single game
lab-single-number = Number, from 1 to { $n }
lab-single-open = Look
lab-single-before = The game before
lab-single-after = The next game
lab-single-result = Won by { $who }: { $scores }
lab-single-turns = Turns of this game
lab-single-keys = ← and → go from turn to turn, Home and End to the first and the last.
lab-turn-first = The first turn
lab-turn-back = The turn before
lab-turn-next = The next turn
lab-turn-last = The last turn
lab-turn-of = { $who }, turn { $n }
lab-turn-extra = { $who }, an extra turn
lab-hand = Hand
lab-coins = Coins
lab-points = Points
lab-purchases = Purchases
lab-because = by line { $line }:
lab-no-line = by no line of a text
lab-log = What happened in this turn

## Own strategies and the shelf
lab-own-none = You keep no strategies yet. Write one at the workbench, or import one.
lab-shelf = Shelf: strategies that others share
lab-shelf-find = Search the shelf
lab-shelf-none = No shared strategy was found.
lab-built-in = Built-in strategies
lab-by = By { $author },
lab-open = Open at the workbench
lab-history = History
lab-history-of = History of { $name }
lab-version = Version { $n }
lab-restore = Make it the newest again
lab-restored = Version { $n } is the newest again.
lab-share = Put on the shelf
lab-unshare = Take off the shelf
lab-shared = { $name } is on the shelf for everybody.
lab-unshared = { $name } is no longer on the shelf.
lab-is-shared = on the shelf
lab-delete = Delete
lab-delete-named = Delete { $name }
lab-delete-really = Delete { $name } with its whole history? This cannot be undone.
lab-deleted = { $name } is deleted.
lab-import = Import
lab-import-file = A file: our language, or Geronimoo's XML
lab-import-paste = Or paste the text
lab-import-read = Read
lab-secret = Your secret
lab-secret-about = Your strategies are known by this secret, which this browser made up. Enter it on another device to find them there. Whoever has it can change them.
lab-secret-other = A secret from another device
lab-secret-use = Use it
lab-secret-used = This browser now uses that secret.
lab-secret-wrong = A secret has at least 22 letters, digits, - and _.
