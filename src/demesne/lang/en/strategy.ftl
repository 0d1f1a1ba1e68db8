### What can be wrong with a strategy file. Its words (buy, when, owned ...) are the same in every language.

## Where it is and what it is. $source is the line of the file, $caret the mark below it.

error-strategy-at = line { $line }, column { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-in-file = { $file }, line { $line }, column { $column }: { $problem }
    { $source }
    { $caret }
error-strategy-unexpected = found { $found }, expected { $expected }

## What was found or expected: parts of the sentence above.

error-strategy-end-of-line = the end of the line
error-strategy-expected-one-of = one of { $possible }
error-strategy-expected-text = a text
error-strategy-expected-name = the name of a card or landscape
error-strategy-expected-comma = a comma or the end of the line
error-strategy-expected-end = the end of the line
error-strategy-expected-when = “when” or the end of the line
error-strategy-expected-operand = a number, a value such as coins or owned(silver), or an opening bracket
error-strategy-expected-operator = an operator (+ - * / < <= = != >= > and or) or the end of the line
error-strategy-expected-closing = an operator (+ - * / < <= = != >= > and or) or a closing bracket
error-strategy-expected-closing-only = a closing bracket
error-strategy-expected-brackets = brackets, as in { $example }

## Names

error-strategy-near-card = “{ $name }” (did you mean { $card }?)
error-strategy-ambiguous = “{ $name }” means different cards in different languages; write one of { $possible }
error-strategy-type = “{ $name }” is a type; name a single card here
error-strategy-not-required = { $card } cannot be required; name kingdom cards and landscapes
error-strategy-not-bought = { $card } cannot be bought; name a supply card, project or Event
error-strategy-not-gained = { $card } cannot be gained; name a card
error-strategy-not-played = { $card } cannot be played; name an Action, Treasure or Night card
error-strategy-not-card = { $card } cannot be in a hand; name a card
error-strategy-not-counted = { $card } is not a card; has({ $written }) is 1 when you have it
error-strategy-not-pile = { $card } has no pile in the supply
error-strategy-not-landscape = { $card } is neither a project nor an artifact; owned({ $written }) counts cards

## Lines

error-strategy-twice = there is already a line that begins with “{ $keyword }”
error-strategy-required-twice = { $card } is required twice
error-strategy-needless-bane = { $card } is named as the Bane, but no required card uses one
error-strategy-others = “others” cannot follow “{ $verb }”, only { $possible }
error-strategy-asks-nothing = { $card } has no choice that an option could answer
error-strategy-no-condition = a line that begins with “and” or “or” continues a condition, but there is none before it
error-strategy-no-name = a strategy needs a name: write a line that begins with “name”
error-strategy-no-buy = a strategy needs at least one line that begins with “buy”
error-strategy-too-long = this is too long for a strategy; the limit is { $most } KB

## Conditions

error-strategy-no-value = there is no value called { $names }
error-strategy-takes-nothing = { $name } takes no argument in brackets
error-strategy-chain = only two values can be compared at a time; write it like { $example }
error-strategy-number = this number is too large; the limit is { $most }
error-strategy-too-deep = this condition is too long; the limit is { $most } operators and brackets
