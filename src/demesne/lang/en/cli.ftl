### The command line.

cli-description = Dominion as software. An unofficial fan project.
cli-commands = commands
cli-examples = examples
cli-settings = Defaults for language, name and level can be set in { $file }.
cli-option-cards = a Python file or a folder with your own cards
cli-option-lang = the language: en, pl, de or cs (default: that of the system)
cli-option-with-english = show English card names next to local ones
cli-option-kingdom = a recommended kingdom, a list of cards and landscapes in any language, or random
cli-option-players = number of players: 2, 3 or 4
cli-option-bots = number of bots among them (default: all but one)
cli-option-bot = the bots’ level or strategy: easy, medium, hard, hard with settings such as hard:seconds=2, or a strategy by its library name or file (default: medium)
cli-option-seed = the same seed deals the same game
cli-option-games = number of games in a row
cli-option-plain = line by line; suits screen readers and pipes
cli-option-name = your name; separate several with commas, people first, then bots: Ann,Bob
cli-option-json = print one JSON object per ruling
cli-option-ruling-files = YAML files (see docs/rulings.md)
cli-option-coverage = list the phrases of these cards that no ruling carries out; without names, of all cards, or of those of --cards
cli-option-mutations = change these cards in small ways, one at a time, and list the changes that no ruling notices; without names, all cards, or those of --cards
cli-option-card-name = the name in any language, or the id
cli-option-list = a list of cards and landscapes, a Trait with its pile as in “Fated (Spices)”, or the name of a recommended kingdom
cli-option-generate = generate a random kingdom
cli-option-sets = draw the kingdom at random from these sets: { $names }, an edition such as { $example }, or a set of your --cards
cli-option-colonies = play with Platinum and Colonies, or without them; otherwise the cards of a drawn kingdom decide
cli-option-shelters = play with Shelters, or without them; otherwise the cards of a drawn kingdom decide
cli-option-landscapes = number of landscapes (projects, Events, Landmarks, Ways and Traits): 0, 1 or 2
cli-option-require = cards or landscapes that must be included; a Trait may name its pile
cli-option-forbid = cards or landscapes to leave out
cli-option-want = include at least one card of this kind: village, attack, reaction, buy, trasher, gainer, draw
cli-option-keep = keep these cards and landscapes and redraw the rest
cli-option-shell = bash, zsh or fish
cli-recommended = Recommended kingdoms
cli-sets = Sets to draw from, with their number of kingdom cards
cli-set = { $name }: { $n }
cli-set-part = { $name }: { $n } of { $all } (incomplete)
cli-rulings-done = { $n ->
    [one] 1 ruling
   *[other] { $n } rulings
}, { $held } hold, { $broken } do not
cli-coverage-done = { $n ->
    [one] 1 phrase
   *[other] { $n } phrases
}: { $proved } carried out, { $excused } excepted, { $unproved } not carried out
cli-mutations-done = { $n ->
    [one] 1 change
   *[other] { $n } changes
}: { $proved } noticed, { $excused } excepted, { $unproved } not noticed
cli-proofs-need-rulings = These rulings do not hold, so nothing can be said about what the rulings prove: { $rulings }
cli-lacks-message = { $file } lacks { $lacks }
cli-lacks-ruling = { $file }: no ruling is about { $lacks }
cli-version-compiled = demesne { $version } (engine compiled)
cli-version-uncompiled = demesne { $version } (engine not compiled)
cli-uncompiled = demesne: the engine is not compiled, so this takes at least 50 times as long; with a C compiler, `make install` or `pip install .` in the sources compiles it

## What the parser of the command line says by itself; % marks what it fills in
cli-parser-usage = usage:
cli-parser-arguments = arguments
cli-parser-options = options
cli-parser-help = show this help and exit
cli-parser-version = show the version and exit
cli-parser-required = the following arguments are required: %s
cli-parser-unrecognized = unrecognized arguments: %s
cli-parser-choice = invalid choice: “%(value)s” (choose from %(choices)s)
cli-parser-value = invalid %(type)s value: “%(value)s”
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-one = expected one argument
cli-parser-some = expected at least one argument
cli-parser-error = %(prog)s: error: %(message)s

## What is written behind an option, as help shows it
cli-value-address = ADDRESS
cli-value-bot = BOT
cli-value-bots = BOTS
cli-value-card = CARD
cli-value-command = COMMAND
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-games = GAMES
cli-value-kingdom = KINGDOM
cli-value-lang = LANG
cli-value-list = LIST
cli-value-name = NAME
cli-value-path = PATH
cli-value-percent = PERCENT
cli-value-player = PLAYER
cli-value-players = PLAYERS
cli-value-port = PORT
cli-value-seed = SEED
cli-value-set = SET
cli-value-shell = SHELL
cli-value-strategy = STRATEGY
