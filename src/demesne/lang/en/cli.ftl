### The command line.

cli-description = Dominion as software. An unofficial fan project.
cli-commands = commands
cli-examples = examples
cli-settings = Defaults for language, name and level can be set in { $file }.
cli-option-cards = a Python file with cards of your own
cli-option-lang = the language: en, pl, de or cs (default: that of the system)
cli-option-with-english = show the English name of a card beside the local one
cli-option-kingdom = a recommended kingdom, or a list of cards and projects in any language, or random
cli-option-players = how many play: 2, 3 or 4
cli-option-bots = how many of them are bots (default: all but one)
cli-option-bot = what the bots are: easy, medium, hard, hard with settings such as hard:seconds=2, or a strategy by its name in the library or its file (default: medium)
cli-option-seed = the same seed deals the same game
cli-option-games = how many games in a row
cli-option-plain = line by line, also for screen readers and pipes
cli-option-name = your name; several players with commas, people first, then bots: Ann,Bob
cli-option-json = print one JSON object per ruling
cli-option-ruling-files = YAML files, see docs/rulings.md
cli-option-card-name = its name in any language, or its id
cli-option-list = a list of cards and landscapes, a Trait with its pile as in “Fated (Spices)”, or the name of a recommended kingdom
cli-option-generate = generate a random kingdom
cli-option-sets = draw the kingdom at random from these sets: { $names }, an edition such as { $example }, or a set of your --cards
cli-option-projects = how many projects, Events, Landmarks, Ways and Traits: 0, 1 or 2
cli-option-require = cards or landscapes that must be there; a Trait may name its pile
cli-option-forbid = cards or projects that must not be there
cli-option-want = at least one card of this kind: village, attack, reaction, buy, trasher, gainer, draw
cli-option-keep = keep these cards and landscapes and choose the others anew
cli-option-shell = bash, zsh or fish
cli-recommended = Recommended kingdoms
cli-sets = Sets to draw from, with the number of their kingdom cards
cli-set = { $name }: { $n }
cli-set-part = { $name }: { $n } of { $all }, only a part
cli-rulings-done = { $n ->
    [one] 1 ruling
   *[other] { $n } rulings
}, { $held } hold, { $broken } do not
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
cli-parser-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-parser-value = invalid %(type)s value: %(value)r
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-one = expected one argument
cli-parser-some = expected at least one argument
cli-parser-error = %(prog)s: error: %(message)s
