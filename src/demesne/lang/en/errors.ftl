### What is wrong, and what would be right.

error-no-card = there is no card, project or artifact called { $names }
error-did-you-mean = { $name } (did you mean { $near }?)
error-lacking-card = { $name } (a printed card that is not here yet)
error-players = a game has 2, 3 or 4 players, not { $n }
error-repeated = { $card } is named more than once; each pile and project is laid out once
error-repeated-names = named more than once: { $cards }
error-no-kingdom-card = { $card } is not a kingdom card and cannot be one of the ten piles
error-heirloom = { $card } is an Heirloom, which replaces a Copper in first decks: name { $other }, and it comes with it
error-comes-with = { $card } is not a kingdom card, but comes with others that use it: name one of them, such as { $other }
error-comes-with-option = { $card } is not a kingdom card and does not count among the ten piles: it comes with the option { $option }
error-in-pile = { $card } lies in a pile with other cards: name { $other }
error-no-landscape = { $card } is not a landscape that a game can be set up with (a project, an Event, a Landmark, a Way, an Ally or a Trait)
error-needs-ally = { $card } is a Liaison: name an Ally to spend its Favors on
error-needless-ally = { $card } is an Ally, but no card of this kingdom gives Favors: leave it out or choose a Liaison
error-many-allies = a game has one Ally, not { $n }
error-trait-pile = { $card } is a Trait: say on which pile of Actions or Treasures of the kingdom it lies
error-trait-elsewhere = { $card } cannot lie on { $pile }, which is not a kingdom pile of this supply: choose a pile that is, of Actions or Treasures
error-trait-type = { $card } cannot lie on { $pile }, which is neither an Action nor a Treasure: choose a pile that is
error-trait-twice = { $other } and { $card } both lie on { $pile }: choose another pile for one of them
error-one-trait = { $card } lies on one pile, but several are named: { $cards }
error-which-trait = { $card } is a Trait: say on which pile of Actions or Treasures it lies, for example { $example }
error-no-trait-pile = there is no pile of Actions or Treasures left on which { $card } could lie
error-kingdom-size = a kingdom has 10 cards (and the Bane, if one is needed), not { $n }
error-needs-bane = { $card } needs a Bane: name an eleventh kingdom card that costs ${ $low } or ${ $high }
error-needless-bane = { $card } is named as the Bane, but no card of this kingdom uses one
error-wrong-bane = the Bane must be a kingdom card that costs ${ $low } or ${ $high }; { $card } is not
error-needs-ferryman = { $card } needs a pile of its own beside the Supply: name an eleventh kingdom card that costs ${ $low } or ${ $high }
error-needless-ferryman = { $card } is named as the Ferryman pile, but no card of this kingdom uses one
error-wrong-ferryman = the Ferryman pile must be a kingdom card that costs ${ $low } or ${ $high }; { $card } is not
error-setup-unknown = unknown in a setup: { $names }; known are: { $known }
error-setup-form = { $field } of a setup has the wrong form: { $found }
error-setup-no-mark = there is no mark called { $name }; there are: { $known }
error-setup-no-option = there is no option called { $name }; there are: { $known }
error-one-bane = there is only one Bane, but several are named: { $cards }
error-which-bane = { $card } needs a Bane: say which of { $cards } it is, for example { $example }
error-one-ferryman = there is only one Ferryman pile, but several are named: { $cards }
error-which-ferryman = { $card } needs a pile of its own: say which of { $cards } it is, for example { $example }
error-list-too-long = this list is too long ({ $n } characters)
error-no-kingdom = there is no recommended kingdom called { $name } (did you mean { $near }?)
error-no-kingdom-or-card = there is no kingdom and no card called { $name }; kingdoms are for example { $kingdoms }
error-too-many-names = a kingdom has 10 cards; this is a list of { $n }
error-no-such = there is no { $names }; there are: { $possible }
error-wanted-and-forbidden = both wanted and forbidden: { $cards }
error-neither = neither kingdom cards nor projects: { $cards }
error-too-many-kept = a kingdom has 10 cards, but { $n } are kept or required
error-kept-bane = { $cards } is kept as the Bane, but no card that is kept or required uses one
error-kept-ferryman = { $cards } is kept as the Ferryman pile, but no card that is kept or required uses one
error-projects = there are 0 to 2 projects, not { $n }
error-projects-kept = { $n ->
    [one] 1 project is wanted
   *[other] { $n } projects are wanted
}, but { $kept ->
    [one] 1 is
   *[other] { $kept } are
} kept or required
error-projects-few = { $n ->
    [one] 1 project is wanted
   *[other] { $n } projects are wanted
}, but only { $allowed ->
    [one] 1 is
   *[other] { $allowed } are
} allowed
error-sets-and-kingdom = --sets is for kingdoms drawn at random, so it cannot stand beside --kingdom
error-too-few-allowed = a kingdom has 10 cards, but only { $n } are allowed
error-hopeless = no card that is allowed has: { $wishes }
error-too-few-free = { $n } free piles are too few for all of: { $wishes }
error-no-bane-left = no kingdom fulfils these wishes and leaves a card that costs ${ $low } or ${ $high } for the Bane
error-no-ferryman-left = no kingdom fulfils these wishes and leaves a card that costs ${ $low } or ${ $high } for the Ferryman pile
error-seed = a seed is a whole number from 0 to { $most }, not { $seed }
error-not-possible = { $answer } is not possible here
error-how-many = { $mode ->
    [exactly] choose { $most } of these cards
   *[other] choose { $least } to { $most } of these cards
}
error-save-damaged = this save is damaged ({ $detail })
error-save-cut-off = this is not a save: it is not valid JSON ({ $detail }); was the file cut off?
error-no-save = this is not a save of a game
error-save-version = this save has version { $version }, this program reads up to { $known }: update demesne to load it
error-save-journal =
    answer { $n } of { $of }, { $detail }, cannot be given any more; { $since ->
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
error-names-for-players = { $n } names, but { $players } players
error-games = a series has at least 1 game, not { $n }
error-save-bot = a bot of this game plays the strategy { $name }, which is missing: { $problem }
error-strategy-lacks = the strategy { $name } needs { $names }, which this kingdom lacks
error-settings-read = { $file } cannot be read: { $problem }
error-settings-toml = { $file } is not valid TOML ({ $problem }); a line looks like: language = "pl"
error-settings-key = { $file }: there is no setting { $setting }; there are { $known }
error-settings-value = { $file }: { $value } is not a value for { $setting }; possible is for example { $possible }
