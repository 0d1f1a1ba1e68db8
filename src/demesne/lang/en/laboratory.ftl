### The laboratory in the browser.

## Pages
lab-laboratory = Laboratory
lab-laboratory-hint = Write strategies and let them play thousands of games
lab-page-laboratory = Workbench
lab-page-kingdom = Kingdoms
lab-page-strategies = Strategies
lab-kingdom = What wins here?
lab-run = Run
lab-strategies = Strategies
lab-coming = One moment…
lab-study = Analyse this kingdom
lab-try = Try strategies here

## The workbench
lab-how-many = Number of players
lab-player = Player { $n }
lab-player-text = Custom strategy
lab-player-bot = { $name } (this server’s version)
lab-library = Library
lab-own = My strategies
lab-edit = Edit
lab-copy-text = Edit a copy
lab-text = Text
lab-text-of = Strategy of player { $n }
lab-save = Save
lab-save-version = Save as a new version
lab-saved = { $name } saved.
lab-variants = Variants
lab-add-variant = Duplicate as a variant
lab-variant-label = Variant name
lab-drop-variant = Remove variant
lab-games = Games
lab-seed = Seed
lab-seed-any = any
lab-run-it = Play
lab-run-matches = { $n ->
    [one] Play { $n } match
   *[other] Play { $n } matches
}
lab-same-shuffles = { $n } matches of { $games } games each, all with the same shuffles, so that only your changes make a difference.
lab-too-many-matches = That would be { $n } matches; the limit is { $most } at once.
lab-first = Choose the players, write a strategy, and press Play. Charts appear here while the games are played.
lab-recent = My runs
lab-recent-facts = { $games } games, { $at }

## A number that takes several values
lab-vary = Vary a number
lab-vary-none = None
lab-vary-no-number = No condition contains a whole number
lab-vary-number = { $value } in line { $line }: { $source }
lab-vary-near = Vary { $value }
lab-vary-from = From
lab-vary-to = To
lab-vary-step = Step
lab-vary-values = { $n ->
    [one] { $n } value: { $values }
   *[other] { $n } values: { $values }
}
lab-vary-too-few = Choose at least two values.

## The editor
lab-editor-help = Tab leaves the editor. Ctrl+Space completes, F8 jumps to the next mistake.
lab-at-line = Line { $line }
lab-help-cursor = Place the cursor on a word to see what it means.
lab-help-all = Language reference
lab-write-word = Insert { $word }
lab-kind-heading = Headings
lab-kind-verb = Actions to take
lab-kind-value = Values in conditions
lab-kind-operator = Operators
lab-kind-type = Card types
lab-cm-completions = Suggestions
lab-cm-diagnostics = Mistakes
lab-cm-no-diagnostics = No mistakes
lab-cm-control = Control character

## Results
lab-results = Results
lab-no-results = No games finished yet.
lab-state-waiting = Queued
lab-state-waiting-behind = { $n ->
    [one] Queued behind { $n } of your other runs
   *[other] Queued behind { $n } of your other runs
}
lab-state-running = Playing
lab-state-stopped = Stopped
lab-state-done = Done
lab-state-failed = The run failed.
lab-games-done = { $done } of { $total } games
lab-progress = Games played
lab-stop = Stop
lab-watched = Curves and purchases come from the { $watched } games that were recorded; wins and endings from all { $games }.
lab-not-watched = Games with a bot that looks ahead are not recorded turn by turn; open single games below.
lab-match-title = Match { $name }
lab-beside = Compare with
lab-whose-buys = Purchases by
lab-openings = First purchases by { $name }
lab-numbers = Numbers
lab-save-chart = Save chart: { $title }

## Charts
lab-interval = { $rate } ({ $low } to { $high })
lab-mean = { $value } on average
lab-curve-summary = { $name } reaches { $value }
lab-chart-wins = Wins, with 95% intervals
lab-chart-wins-of = Wins of { $name }, with 95% intervals
lab-chart-points_at = Points, turn by turn
lab-chart-money_at = Money, turn by turn
lab-chart-lengths = Game length
lab-chart-differences = Lead of { $name } in points
lab-chart-endings = How games ended
lab-chart-bought = What { $name } bought, and when
lab-ended-provinces = Provinces or Colonies empty
lab-ended-piles = Three piles empty
lab-ended-limit = Turn limit reached
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
lab-column-total = Per game
lab-turn = Turn { $n }

## Exporting a run
lab-take = Export
lab-link = Link to this run
lab-command = Command with the same result
lab-command-hint = { $files ->
    [0] Version { $version } gives the same numbers.
   *[other] Put the files below into the folder where the command runs; version { $version } gives the same numbers.
  }
lab-run-facts = { $games } games per match, seed { $seed }, kingdom: { $kingdom }
lab-to-bench = Open in the workbench

## Single games
lab-single = Single game
lab-single-number = Number, from 1 to { $n }
lab-single-open = Open
lab-single-before = Previous game
lab-single-after = Next game
lab-single-result = Won by { $who }: { $scores }
lab-single-turns = Turns
lab-single-keys = ← and → step through the turns; Home and End jump to the first and the last.
lab-turn-first = First turn
lab-turn-back = Previous turn
lab-turn-next = Next turn
lab-turn-last = Last turn
lab-turn-of = { $who }, turn { $n }
lab-turn-extra = { $who }, extra turn
lab-hand = Hand
lab-coins = Coins
lab-points = Points
lab-purchases = Purchases
lab-because = line { $line }:
lab-no-line = not from the strategy’s text
lab-log = Log of this turn

## Saved and shared strategies
lab-own-none = You have no saved strategies yet. Write one in the workbench, or import one.
lab-shelf = Shared strategies
lab-shelf-find = Search shared strategies
lab-shelf-none = No strategies found.
lab-built-in = Built-in strategies
lab-by = By { $author },
lab-open = Open in the workbench
lab-history = History
lab-history-of = History of { $name }
lab-version = Version { $n }
lab-restore = Restore
lab-restored = Version { $n } restored.
lab-share = Share
lab-unshare = Stop sharing
lab-shared = { $name } is now shared with everyone.
lab-unshared = { $name } is no longer shared.
lab-is-shared = shared
lab-delete = Delete
lab-delete-named = Delete { $name }
lab-delete-really = Delete { $name } and its history? This cannot be undone.
lab-deleted = { $name } deleted.
lab-import = Import
lab-import-file = A file in our language or Geronimoo’s XML
lab-import-paste = Or paste the text
lab-import-read = Import
lab-secret = Secret key
lab-secret-about = Your strategies are tied to this secret key, generated by this browser. Enter it on another device to use them there. Anyone who has it can change them.
lab-secret-other = Secret key from another device
lab-secret-use = Use
lab-secret-used = This browser now uses that key.
lab-secret-wrong = A key has at least 22 characters: letters, digits, - and _.
