### What is wrong, and what would be right.

error-no-card = there is no card, landscape or artifact called { $names }
# A name as somebody wrote it.
error-quoted = “{ $name }”
error-did-you-mean = “{ $name }” (did you mean { $near }?)
error-lacking-card = “{ $name }” (a printed card that is not here yet)
error-players = a game has 2, 3 or 4 players, not { $n }
error-repeated = { $card } is named more than once; each pile and landscape appears once
error-repeated-names = named more than once: { $cards }
error-no-kingdom-card = { $card } is not a kingdom card, so it cannot be one of the ten piles
error-heirloom = { $card } is an Heirloom, which replaces a Copper in starting decks: add { $other } and it comes along
error-comes-with = { $card } is not a kingdom card but comes with others: add one of them, such as { $other }
error-comes-with-option = { $card } is not a kingdom card and does not count among the ten piles: use the option { $option }
error-in-pile = { $card } is part of a mixed pile: add { $other }
error-no-landscape = { $card } is not a landscape for setting up a game (a project, Event, Landmark, Way, Ally or Trait)
error-needs-ally = { $card } is a Liaison: add an Ally to spend its Favors on
error-needless-ally = { $card } is an Ally, but no card of this kingdom gives Favors: leave it out or add a Liaison
error-many-allies = a game has one Ally, not { $n }
error-trait-pile = { $card } is a Trait: name the Action or Treasure pile of the kingdom it applies to
error-trait-elsewhere = { $card } cannot apply to { $pile }, which is not a kingdom pile of this supply: choose an Action or Treasure pile of this kingdom
error-trait-type = { $card } cannot apply to { $pile }, which is neither an Action nor a Treasure: choose another pile
error-trait-twice = { $other } and { $card } are both on { $pile }: choose another pile for one of them
error-one-trait = { $card } applies to one pile, but several are named: { $cards }
error-which-trait = { $card } is a Trait: name its Action or Treasure pile, for example { $example }
error-no-trait-pile = no Action or Treasure pile is left for { $card }
error-kingdom-size = a kingdom has 10 cards (plus the Bane, if needed), not { $n }
error-needs-bane = { $card } needs a Bane: add an eleventh kingdom card that costs ${ $low } or ${ $high }
error-needless-bane = { $card } is named as the Bane, but no card of this kingdom uses one
error-wrong-bane = the Bane must be a kingdom card that costs ${ $low } or ${ $high }; { $card } is not
error-needs-ferryman = { $card } needs its own pile beside the Supply: add an eleventh kingdom card that costs ${ $low } or ${ $high }
error-needless-ferryman = { $card } is named as the Ferryman pile, but no card of this kingdom uses one
error-wrong-ferryman = the Ferryman pile must be a kingdom card that costs ${ $low } or ${ $high }; { $card } is not
error-setup-unknown = unknown in a setup: { $names }; known: { $known }
error-setup-form = malformed { $field } in a setup: { $found }
error-setup-no-mark = there is no mark called “{ $name }”; known: { $known }
error-setup-no-option = there is no option called “{ $name }”; known: { $known }
error-one-bane = there is only one Bane, but several are named: { $cards }
error-which-bane = { $card } needs a Bane: say which of { $cards } it is, for example { $example }
error-one-ferryman = there is only one Ferryman pile, but several are named: { $cards }
error-which-ferryman = { $card } needs its own pile: say which of { $cards } it is, for example { $example }
error-list-too-long = this list is too long ({ $n } characters)
error-no-kingdom = there is no recommended kingdom called “{ $name }” (did you mean { $near }?)
error-no-kingdom-or-card = there is no kingdom or card called “{ $name }”; kingdoms are for example { $kingdoms }
error-too-many-names = a kingdom has 10 cards, but this list has { $n }
error-no-such = there is no { $names }; there are: { $possible }
error-wanted-and-forbidden = both required and forbidden: { $cards }
error-neither = neither kingdom cards nor landscapes: { $cards }
error-too-many-kept = a kingdom has 10 cards, but { $n } are kept or required
error-kept-bane = { $cards } is kept as the Bane, but no card that is kept or required uses one
error-kept-ferryman = { $cards } is kept as the Ferryman pile, but no card that is kept or required uses one
error-landscapes = a game has 0 to 2 landscapes, not { $n }
error-landscapes-kept = { $n ->
    [one] 1 landscape is wanted
   *[other] { $n } landscapes are wanted
}, but { $kept ->
    [one] 1 is
   *[other] { $kept } are
} kept or required
error-landscapes-few = { $n ->
    [one] 1 landscape is wanted
   *[other] { $n } landscapes are wanted
}, but only { $allowed ->
    [one] 1 is
   *[other] { $allowed } are
} allowed
error-sets-and-kingdom = --sets draws a random kingdom, so it cannot be combined with --kingdom
error-too-few-allowed = a kingdom has 10 cards, but only { $n } are allowed
error-hopeless = no allowed card is: { $wishes }
error-too-few-free = { $n } free piles are not enough for: { $wishes }
error-no-bane-left = no kingdom meets these wishes and leaves a card that costs ${ $low } or ${ $high } for the Bane
error-no-ferryman-left = no kingdom meets these wishes and leaves a card that costs ${ $low } or ${ $high } for the Ferryman pile
error-seed = a seed is a whole number from 0 to { $most }, not { $seed }
error-not-possible = “{ $answer }” is not possible here
error-how-many = { $mode ->
    [exactly] choose { $most } of these cards
   *[other] choose { $least } to { $most } of these cards
}
error-save-damaged = this save is damaged ({ $detail })
error-save-cut-off = this is not a save: it is not valid JSON ({ $detail }); was the file cut off?
error-no-save = this is not a save of a game
error-save-version = this save has version { $version }, but this program reads up to { $known }: update demesne to load it
error-save-journal =
    answer { $n } of { $of }, “{ $detail }”, cannot be given any more; { $since ->
        [other] the rules have changed since (version { $saved }, now { $now })
        [unknown] the version that saved it did not note its rules, which may have changed since
       *[same] the rules are the same, so the save is damaged
    }
error-save-position =
    after answer { $n } of { $of } the position is not the one that was saved ({ $detail }); { $since ->
        [other] the rules have changed since (version { $saved }, now { $now })
        [unknown] the version that saved it did not note its rules, which may have changed since
       *[same] the rules are the same, so the save is damaged
    }
error-cannot-save = the game cannot be saved to { $file }: { $detail }
error-no-file = there is no saved game { $file }
error-cannot-read = { $file } cannot be read: { $detail }
error-file-cut-off = { $file } is not a saved game: it is not valid JSON ({ $detail }); was it cut off?
error-in-file = { $file }: { $problem }
error-no-card-file = there is no card file { $file }
error-bots = { $most ->
    [one] at most 1 player can be a bot, not { $n }
   *[other] at most { $most } players can be bots, not { $n }
}
error-same-name = two players are called { $name }; give them different names
error-names-for-players = { $n } names for { $players } players
error-games = a series has at least 1 game, not { $n }
error-save-bot = a bot in this game plays the strategy { $name }, which is missing: { $problem }
error-strategy-lacks = the strategy { $name } needs { $names }, which this kingdom lacks
error-settings-read = { $file } cannot be read: { $problem }
error-settings-toml = { $file } is not valid TOML ({ $problem }); a line looks like: language = "pl"
error-settings-key = { $file }: there is no setting { $setting }; there are { $known }
error-settings-value = { $file }: “{ $value }” is not a valid { $setting }; use for example { $possible }
error-endless-text = the text of { $card } does not end: { $n } texts were begun in one turn, without an end in sight
