### Strategies by name, those of Geronimoo's simulator, and the command `demesne strategy`.
### The words of XML files (buy, board, getTotalMoney ...) and of strategies (trash, deck_money ...) are the same in every language.

strategy-option-names = a library name, a .strategy or .xml file, or one player of a file: bots.xml:Name
strategy-option-convert = write every usable strategy to this folder as a .strategy file
strategy-option-force = overwrite existing files
strategy-option-xml = print the strategies as XML for Geronimoo’s simulator
strategy-option-json = print JSON
strategy-library = Strategies in the library
strategy-library-hint = demesne strategy NAME shows one of them.
strategy-needs = needs { $cards }
strategy-any-kingdom = any kingdom
strategy-ok = ok
strategy-ok-but = ok, but
strategy-refused = cannot be used
strategy-usable = { $usable } of { $n } can be used.
strategy-from-xml = Converted from { $file }, a file of Geronimoo’s simulator.
strategy-note = Note: { $what }
strategy-written = { $name }: written to { $file }
strategy-not-written = { $name }: not written, { $file } exists (--force overwrites it unless it was read here)
strategy-all-written = { $done } of { $n } written.
error-strategy-convert-what = say what to convert, for example: demesne strategy bots.xml --convert FOLDER
error-strategy-xml-what = say which strategies to print as XML, for example: demesne strategy mine.strategy --xml
error-strategy-xml-alone = --xml only prints the strategies; leave out { $option }
error-strategy-cannot-write = cannot write { $file }: { $detail }

## Names and files

error-find-no-strategy = the library has no strategy called { $name }; a file needs a path ending in .strategy or .xml
error-find-no-file = there is no file { $file }
error-find-folder = { $file } is a folder; name a file ending in .strategy or .xml
error-find-too-large = { $file } is larger than { $most } MB, too large for a strategy
error-find-not-utf8 = { $file } is not UTF-8 text (line { $line }); save it as UTF-8 and try again
error-find-no-players = { $file } contains no players
error-find-which = { $file } contains several strategies; name one of them, for example { $example }. There are: { $names }
error-find-none-usable = no player in { $file } can be used; demesne strategy { $file } says why
error-find-refused = “{ $name }” in { $file } cannot be used: { $problem }
error-find-no-player = { $file } contains no player called { $name }; there are: { $names }
error-find-same-name = { $file } contains { $n } players called “{ $name }”; give each its own name

## Files of Geronimoo's simulator that cannot be read

error-geronimoo-xml = this is not valid XML: line { $line }, column { $column }: { $detail }
error-geronimoo-doctype = line { $line }, column { $column }: a document type is declared; strategies need none, so delete it
error-geronimoo-too-long = a file of strategies has at most { $most } million characters
error-geronimoo-too-deep = line { $line }, column { $column }: elements are nested too deeply
error-geronimoo-root = line { $line }: found the element { $name }, expected playerCollection or player

## What could not be taken over from a player. The first ones make it useless.

error-geronimoo-at = { $problem } (line { $line })
error-geronimoo-no-name = a player without a name
error-geronimoo-no-rules = a player without a buy rule
error-geronimoo-nameless = { $where } without a name
error-geronimoo-unknown-card = unknown card { $name }
error-geronimoo-not-bought = { $name } cannot be bought
error-geronimoo-not-counted = { $where } cannot be about { $name }
error-geronimoo-too-many-cards = { $n } kingdom cards, but a kingdom has 10
error-geronimoo-too-many-conditions = too many conditions in one rule: { $n }
error-geronimoo-no-bane = { $name } cannot be the Bane
error-geronimoo-two-banes = more than one Bane: { $names }
error-geronimoo-value = unknown value { $name }
error-geronimoo-elsewhere = value { $name }, which belongs to { $expansion }
error-geronimoo-coffers = value { $name }: a purchase cannot depend on whether it takes Coffers
error-geronimoo-type = unknown card type { $name }
error-geronimoo-operator = unknown operator { $name }
error-geronimoo-operation = unknown extra_operation { $name }
error-geronimoo-number = { $where } with “{ $name }”, which is not a number or is too large
error-geronimoo-by-zero = a division by 0
error-geronimoo-incomplete = a condition without { $name }
error-geronimoo-twice = a condition with more than one { $name }
error-geronimoo-unreadable = the strategy cannot be written down: { $problem }

## The others are only noted.

error-geronimoo-labels = labels { $names }
error-geronimoo-last-but-one = label { $name }: nothing keeps it from buying the last Province but one
error-geronimoo-shuffling = label { $name }: its deck is shuffled like any other
error-geronimoo-start-state = start_state: it starts with the usual cards
error-geronimoo-shelters = Shelters: it starts with Estates
error-geronimoo-board-card = { $name } is not available and is left out of the kingdom
error-geronimoo-board-attribute = { $name } of the board, { $value }, is ignored
error-geronimoo-comes-along = { $name } is left out of the kingdom because it comes with another card
error-geronimoo-needless-bane = { $name } is not used as the Bane because no card of the strategy needs one
error-geronimoo-hint = strategy { $hint }: { $name } is played as usual
error-geronimoo-aggressive = strategy { $hint }: instead of it, “{ $rule }” holds for { $name } and all other cards that trash
error-geronimoo-element = element { $name } in { $where } is ignored
error-geronimoo-attribute = attribute { $name } of { $where } is ignored
error-geronimoo-text = text “{ $text }” in { $where } is ignored
error-geronimoo-sort = type { $name }: the cards of this kind that it buys are counted: { $cards }
error-geronimoo-smallest-pile = value { $name }: empty piles count as well
error-geronimoo-all-opponents = value { $name }: with several opponents, all their cards count

## What cannot be written as Geronimoo’s XML
error-geronimoo-writes-no-rule = nothing is ever bought, so there is nothing to write
error-geronimoo-writes-kingdom = { $n } kingdom cards are required or bought, but Geronimoo’s players have a kingdom of 10
error-geronimoo-writes-line = line { $line }: “{ $what }” cannot be expressed in Geronimoo’s language, which only has buy rules
error-geronimoo-writes-condition = line { $line }: “{ $what }” cannot be expressed in Geronimoo’s language, which compares two of its values, one of them with one number added or multiplied
error-geronimoo-writes-value = line { $line }: “{ $what }” cannot be expressed in Geronimoo’s language, which has no { $value }
error-geronimoo-writes-money = line { $line }: “{ $what }” cannot be expressed in Geronimoo’s language: its money also counts Actions; use { $better } instead of deck_money
error-geronimoo-writes-too-much = line { $line }: in Geronimoo’s language this condition would need more than { $most } rules
