### demesne optimise: a good strategy for a kingdom, by evolution

optimise-option-strategies = strategies to start from, besides those in the library
optimise-option-kingdom = a list of cards, the name of a recommended kingdom, or random (default: what the strategies require, filled up with base game piles that change nothing for players who do not buy them)
optimise-option-seconds = how long to search (default: 60)
optimise-option-generations = run this many generations instead, however long it takes; the same seed then gives the same strategy
optimise-option-output = write the strategy to this file instead of printing it
optimise-option-json = print only JSON: the strategy and its results
optimise-progress = generation { $n }, { $games } games, best { $rate }% against the comparison group
optimise-found = Evolution: { $n } generations, { $games } games, seed { $seed }, demesne { $version }.
optimise-new = Evolution found this strategy. On new shuffles, no strategy known before did better.
optimise-known = Evolution found nothing better than { $name }, which was known before. This is { $name }.
optimise-against = against { $name }: wins { $wins }% (95% interval { $low } to { $high }), ties { $ties }%, losses { $losses }%
error-optimise-seconds = --seconds is a number from 1 to 1000000
error-optimise-generations = --generations is a whole number from 1 up
