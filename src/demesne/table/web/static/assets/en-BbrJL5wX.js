import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`### Adventures: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-raze = Raze
    .text = +1 Action. Trash this or a card from your hand. Look at as many cards from the top of your deck as the trashed card costs in $; put one of them into your hand and discard the rest.
    .one = a Raze
    .many = Razes
card-duplicate = Duplicate
    .text = Put this on your Tavern mat. When you gain a card costing up to $6, you may call this to gain a copy of it.
    .one = a Duplicate
    .many = Duplicates
card-ranger = Ranger
    .text = +1 Buy. Turn over your Journey token, which starts face up. If it is face up now, +5 Cards.
    .one = a Ranger
    .many = Rangers
card-transmogrify = Transmogrify
    .text = +1 Action. Put this on your Tavern mat. At the start of your turn you may call this; then trash a card from your hand and gain one that costs up to $1 more to your hand.
    .one = a Transmogrify
    .many = Transmogrifies
card-distant_lands = Distant Lands
    .text = Put this on your Tavern mat. Worth 4 points there at the end of the game, otherwise none.
    .one = a Distant Lands
    .many = Distant Lands
card-haunted_woods = Haunted Woods
    .text = Until your next turn, any other player who gains a card they bought puts the cards from their hand on top of their deck in any order. At the start of your next turn, +3 Cards.
    .one = a Haunted Woods
    .many = Haunted Woods
card-royal_carriage = Royal Carriage
    .text = +1 Action. Put this on your Tavern mat. Right after you have played an Action that is still in play, you may call this to play that Action again.
    .one = a Royal Carriage
    .many = Royal Carriages
card-storyteller = Storyteller
    .text = +1 Action. Play up to 3 Treasures from your hand. +1 Card. Then pay all your $ and draw a card for each $1.
    .one = a Storyteller
    .many = Storytellers
card-swamp_hag = Swamp Hag
    .text = Until your next turn, any other player who gains a card they bought gains a Curse. At the start of your next turn, +$3.
    .one = a Swamp Hag
    .many = Swamp Hags
card-hireling = Hireling
    .text = At the start of each of your later turns, +1 Card. This stays in play for the rest of the game.
    .one = a Hireling
    .many = Hirelings

## Events
card-ferry = Ferry
    .text = Move your −$2 token to an Action pile of the Supply. Its cards cost $2 less on your turns.
card-training = Training
    .text = Move your +$1 token to an Action pile of the Supply. Whenever you play one of its cards, you first get +$1.

## Questions
ask-raze-trash = { $card }: trash this card or one from your hand, and look at as many cards of your deck as it costs
ask-haunted_woods-topdeck = { $card }: which card from your hand goes on top of your deck?
ask-duplicate-when = { $card }: call it to gain another { $name }?
option-duplicate-when = call it for a copy
ask-royal_carriage-when = { $card }: call it to play the { $name } again?
option-royal_carriage-when = call it and play that card again
ask-transmogrify-when = { $card }: call it to trash a card and gain one costing up to $1 more to your hand?
option-transmogrify-when = call it
ask-ferry-token = { $card }: on which Action pile do you put your −$2 token?
ask-training-token = { $card }: on which Action pile do you put your +$1 token?
option-swamp_hag-when = gain a Curse
option-haunted_woods-when = put your hand onto your deck
`,r=e({default:()=>i}),i=`### Alchemy: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-apothecary = Apothecary
    .text = +1 Card, +1 Action. Reveal 4 cards from the top of your deck; the Coppers and Potions among them go into your hand, the others back in any order.
    .one = an Apothecary
    .many = Apothecaries
card-scrying_pool = Scrying Pool
    .text = +1 Action. Every player, you too, reveals the top card of their deck, and you say whether it is discarded or goes back. Then reveal cards from your deck up to the first that is not an Action; all of these go into your hand.
    .one = a Scrying Pool
    .many = Scrying Pools
card-alchemist = Alchemist
    .text = +2 Cards, +1 Action. At the start of Clean-up this turn, if you have a Potion in play, you may put this on your deck.
    .one = an Alchemist
    .many = Alchemists
card-golem = Golem
    .text = Reveal cards from your deck until two Actions other than Golems have come up; discard the others and play these two in any order.
    .one = a Golem
    .many = Golems
card-potion = Potion
    .text = +1 Potion, for cards that have one in their cost.
    .one = a Potion
    .many = Potions
ask-alchemist-choose = Alchemist: put it on your deck?
option-alchemist-yes = put it on the deck
option-alchemist-no = leave it
option-alchemist-when = put it on the deck
ask-scrying_pool-choose = { $card }: { $you ->
    [yes] your
   *[no] { $who }’s
} top card is { $name }. Discard it or put it back?
option-scrying_pool-discard = discard it
option-scrying_pool-keep = put it back
`,a=e({default:()=>o}),o=`### Allies: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-capital_city = Capital City
    .text = +1 Card, +2 Actions. You may discard 2 cards for +$2. Then you may pay $2 for +2 Cards.
    .one = a Capital City
    .many = Capital Cities
card-courier = Courier
    .text = +$1. Discard the top card of your deck. Look through your discard pile; you may play an Action or a Treasure out of it.
    .one = a Courier
    .many = Couriers
card-galleria = Galleria
    .text = +$3. This turn, each card you gain that costs $3 or $4 gives +1 Buy.
    .one = a Galleria
    .many = Gallerias
card-importer = Importer
    .text = At the start of your next turn, gain a card costing up to $5. Setup: everyone starts with 4 more Favors.
    .one = an Importer
    .many = Importers
card-modify = Modify
    .text = Trash a card from your hand. Then either +1 Card and +1 Action, or gain a card that costs at most $2 more than it.
    .one = a Modify
    .many = Modifies
card-specialist = Specialist
    .text = You may play an Action or a Treasure from your hand. If you did, either play it once more or gain a copy of it.
    .one = a Specialist
    .many = Specialists
card-underling = Underling
    .text = +1 Card, +1 Action, +1 Favor.
    .one = an Underling
    .many = Underlings
card-townsfolk = Townsfolk
    .text = A pile of 4 Town Criers, 4 Blacksmiths, 4 Millers and 4 Elders, from the top. Only the top card can be gained or bought.
    .one = a Townsfolk
    .many = Townsfolk
card-town_crier = Town Crier
    .text = You choose: +$2; or gain a Silver; or +1 Card and +1 Action. Then you may rotate the Townsfolk.
    .one = a Town Crier
    .many = Town Criers
card-blacksmith = Blacksmith
    .text = You choose: draw until 6 cards are in your hand; or +2 Cards; or +1 Card and +1 Action.
    .one = a Blacksmith
    .many = Blacksmiths
card-miller = Miller
    .text = +1 Action. Look at the top 4 cards of your deck, take one of them into your hand and discard the others.
    .one = a Miller
    .many = Millers
card-elder = Elder
    .text = +$2. You may play an Action from your hand. Each time it lets you choose between several options this turn, you may take one more of them.
    .one = an Elder
    .many = Elders
card-wizards = Wizards
    .text = A pile of 4 Students, 4 Conjurers, 4 Sorcerers and 4 Liches, from the top. Only the top card can be gained or bought.
    .one = a Wizards
    .many = Wizards
card-student = Student
    .text = +1 Action. You may rotate the Wizards. Trash a card from your hand; if it is a Treasure, +1 Favor and this goes on top of your deck.
    .one = a Student
    .many = Students
card-conjurer = Conjurer
    .text = Gain a card costing up to $4. At the start of your next turn this comes back into your hand.
    .one = a Conjurer
    .many = Conjurers
card-sorcerer = Sorcerer
    .text = +1 Card, +1 Action. Everyone else names a card, then reveals the top card of their deck; a wrong guess brings them a Curse.
    .one = a Sorcerer
    .many = Sorcerers
card-lich = Lich
    .text = +6 Cards, +2 Actions. You skip your next turn. If you trash this, discard it from the trash and gain a cheaper card from the trash.
    .one = a Lich
    .many = Liches
card-odysseys = Odysseys
    .text = A pile of 4 Old Maps, 4 Voyages, 4 Sunken Treasures and 4 Distant Shores, from the top. Only the top card can be gained or bought.
    .one = an Odysseys
    .many = Odysseys
card-old_map = Old Map
    .text = +1 Card, +1 Action. Discard a card, then +1 Card. You may rotate the Odysseys.
    .one = an Old Map
    .many = Old Maps
card-voyage = Voyage
    .text = +1 Action. After this turn you take another one, unless it would be your third in a row; you can play only 3 cards from your hand in it.
    .one = a Voyage
    .many = Voyages
card-sunken_treasure = Sunken Treasure
    .text = Gain an Action of which you have no copy in play.
    .one = a Sunken Treasure
    .many = Sunken Treasures
card-distant_shore = Distant Shore
    .text = +2 Cards, +1 Action. Gain an Estate. At the end of the game: 2 points.
    .one = a Distant Shore
    .many = Distant Shores

## Allies
card-band_of_nomads = Band of Nomads
    .text = When you gain a card costing $3 or more, you may spend a Favor for +1 Card, +1 Action or +1 Buy.
card-fellowship_of_scribes = Fellowship of Scribes
    .text = After you have played an Action and hold 4 cards or fewer, you may spend a Favor for +1 Card.

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-specialist-replay = play it once more
option-specialist-gain = gain a copy of it
ask-capital_city-discard = { $card }: discard 2 cards for +$2, or none?
option-blacksmith-draw = draw until you have 6 cards in hand
ask-student-trash = { $card }: trash a card (a Treasure brings +1 Favor and puts this card on top of your deck)
ask-sorcerer-name = { $card }: name the top card of your deck, or else gain a Curse
ask-band_of_nomads-choose = { $card }: spend a Favor for +1 Card, +1 Action or +1 Buy?
option-band_of_nomads-when = you may spend a Favor
ask-fellowship_of_scribes-when = { $card }: spend a Favor for +1 Card?
option-fellowship_of_scribes-when = spend a Favor for +1 Card
`,s=e({default:()=>c}),c=`### The base game: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-cellar = Cellar
    .text = +1 Action. Discard as many cards from your hand as you like, then draw the same number.
    .one = a Cellar
    .many = Cellars
card-chapel = Chapel
    .text = You may trash as many as 4 cards from your hand.
    .one = a Chapel
    .many = Chapels
card-moat = Moat
    .text = +2 Cards. Before another player’s Attack does anything, you may reveal this from your hand; the Attack then does not affect you.
    .one = a Moat
    .many = Moats
card-chancellor = Chancellor
    .text = +$2. You may put your whole deck, unseen, on your discard pile.
    .one = a Chancellor
    .many = Chancellors
card-village = Village
    .text = +1 Card, +2 Actions.
    .one = a Village
    .many = Villages
card-woodcutter = Woodcutter
    .text = +1 Buy, +$2.
    .one = a Woodcutter
    .many = Woodcutters
card-workshop = Workshop
    .text = Gain a card that costs at most $4.
    .one = a Workshop
    .many = Workshops
card-bureaucrat = Bureaucrat
    .text = Gain a Silver, which goes on top of your deck. Everyone else reveals a Victory card from their hand and moves it to the top of their deck; if they have none, they reveal their whole hand.
    .one = a Bureaucrat
    .many = Bureaucrats
card-feast = Feast
    .text = Trash this, then gain a card that costs at most $5.
    .one = a Feast
    .many = Feasts
card-gardens = Gardens
    .text = 1 point per 10 cards you own (round down).
    .one = a Gardens
    .many = Gardens
card-militia = Militia
    .text = +$2. Everyone else discards cards until they hold no more than 3.
    .one = a Militia
    .many = Militias
card-moneylender = Moneylender
    .text = Trash a Copper from your hand; that gives you +$3.
    .one = a Moneylender
    .many = Moneylenders
card-remodel = Remodel
    .text = Trash a card from your hand, and in return gain one that costs at most $2 more.
    .one = a Remodel
    .many = Remodels
card-smithy = Smithy
    .text = +3 Cards.
    .one = a Smithy
    .many = Smithies
card-spy = Spy
    .text = +1 Card, +1 Action. Every player, you first, reveals the top card of their deck, and you decide whether it is discarded or stays there.
    .one = a Spy
    .many = Spies
card-thief = Thief
    .text = Everyone else reveals the top 2 cards of their deck and trashes one Treasure among them; if there are two, you say which. You may gain any number of the cards trashed this way. After that the other revealed cards are discarded.
    .one = a Thief
    .many = Thieves
card-throne_room = Throne Room
    .text = Play an Action from your hand, and when it is done play that same card once more.
    .one = a Throne Room
    .many = Throne Rooms
card-council_room = Council Room
    .text = +4 Cards, +1 Buy. Everyone else draws 1 card.
    .one = a Council Room
    .many = Council Rooms
card-festival = Festival
    .text = +2 Actions, +1 Buy, +$2.
    .one = a Festival
    .many = Festivals
card-laboratory = Laboratory
    .text = +2 Cards, +1 Action.
    .one = a Laboratory
    .many = Laboratories
card-library = Library
    .text = Draw cards one by one until you hold 7. Each time you draw an Action this way, you may set it aside at once instead of keeping it. When you are done drawing, discard what you set aside.
    .one = a Library
    .many = Libraries
card-market = Market
    .text = +1 Card, +1 Action, +1 Buy, +$1.
    .one = a Market
    .many = Markets
card-mine = Mine
    .text = Trash a Treasure from your hand, and in return gain to your hand one that costs at most $3 more.
    .one = a Mine
    .many = Mines
card-witch = Witch
    .text = +2 Cards. Everyone else gains a Curse.
    .one = a Witch
    .many = Witches
card-adventurer = Adventurer
    .text = Reveal cards from the top of your deck until 2 Treasures have turned up. Take those into your hand; discard the rest.
    .one = an Adventurer
    .many = Adventurers

## Cards of the second edition
card-harbinger = Harbinger
    .text = +1 Card, +1 Action. Look through your discard pile; you may put one card from it on top of your deck.
    .one = a Harbinger
    .many = Harbingers
card-merchant = Merchant
    .text = +1 Card, +1 Action. If you play a Silver this turn, the first one brings you +$1.
    .one = a Merchant
    .many = Merchants
card-vassal = Vassal
    .text = +$2. Discard the top card of your deck; if it is an Action, you may play it.
    .one = a Vassal
    .many = Vassals

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-spy-choose = { $card }: { $you ->
    [yes] your
   *[no] { $who }’s
} top card is { $name }. Discard it or leave it?
option-spy-discard = discard it
option-spy-keep = leave it
ask-thief-gain = { $card }: gain any of the Treasures just trashed
option-library-no = keep it in hand
`,l=e({default:()=>u}),u=`### The basic cards: name, text in our own words, and the forms of the name in sentences.
### Forms of a name as the object of a sentence: .one a card, with its article; .many more of them, after their number.

card-copper = Copper
    .text = +$1.
    .one = a Copper
    .many = Coppers
card-silver = Silver
    .text = +$2.
    .one = a Silver
    .many = Silvers
card-gold = Gold
    .text = +$3.
    .one = a Gold
    .many = Golds
card-estate = Estate
    .text = 1 point.
    .one = an Estate
    .many = Estates
card-duchy = Duchy
    .text = 3 points.
    .one = a Duchy
    .many = Duchies
card-province = Province
    .text = 6 points.
    .one = a Province
    .many = Provinces
card-curse = Curse
    .text = −1 point.
    .one = a Curse
    .many = Curses
`,d=e({default:()=>f}),f=`### Cornucopia: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-hamlet = Hamlet
    .text = +1 Card, +1 Action. To get another +1 Action, you may discard a card. Whether you did or not, you may then discard a card to get +1 Buy.
    .one = a Hamlet
    .many = Hamlets
card-fortune_teller = Fortune Teller
    .text = +$2. Everyone else reveals cards from the top of their deck until a Victory card or a Curse turns up. That card goes back on top; they discard the rest.
    .one = a Fortune Teller
    .many = Fortune Tellers
card-menagerie = Menagerie
    .text = +1 Action. Reveal your hand. If no two cards in it share a name, +3 Cards, else +1 Card.
    .one = a Menagerie
    .many = Menageries
card-farming_village = Farming Village
    .text = +2 Actions. Reveal cards from the top of your deck until an Action or a Treasure turns up. Take it into your hand; discard the rest.
    .one = a Farming Village
    .many = Farming Villages
card-horse_traders = Horse Traders
    .text = +1 Buy, +$3. Discard 2 cards. Before another player’s Attack does anything, you may reveal this from your hand and set it aside; when your next turn begins, it comes back to your hand and you draw a card.
    .one = a Horse Traders
    .many = Horse Traders
card-remake = Remake
    .text = Trash a card from your hand, and in return gain one that costs exactly $1 more. Then do the same a second time.
    .one = a Remake
    .many = Remakes
card-tournament = Tournament
    .text = +1 Action. Every player may reveal a Province from their hand. If you did, discard it and gain a Prize of your choice or a Duchy, which goes on top of your deck. If nobody else did, +1 Card and +$1.
    .one = a Tournament
    .many = Tournaments
card-young_witch = Young Witch
    .text = +2 Cards. Discard 2 cards. Everyone else gains a Curse unless they reveal a Bane card from their hand. Setup: add one more Kingdom pile that costs $2 or $3; its cards are the Bane cards.
    .one = a Young Witch
    .many = Young Witches
card-harvest = Harvest
    .text = Reveal 4 cards from the top of your deck and discard them all. +$1 for each different name among them.
    .one = a Harvest
    .many = Harvests
card-horn_of_plenty = Horn of Plenty
    .text = Count the different names among your cards in play, this one included; gain a card that costs at most that many $. Trash this if the gained card is a Victory card.
    .one = a Horn of Plenty
    .many = Horns of Plenty
card-hunting_party = Hunting Party
    .text = +1 Card, +1 Action. Reveal your hand, then cards from the top of your deck until one turns up whose name is not in your hand. Take it into your hand; discard the others from the deck.
    .one = a Hunting Party
    .many = Hunting Parties
card-jester = Jester
    .text = +$2. One after another, everyone else discards the top card of their deck. For a Victory card they gain a Curse; for any other card you decide which of you two gains a copy from the Supply.
    .one = a Jester
    .many = Jesters
card-fairgrounds = Fairgrounds
    .text = 2 points per 5 differently named cards you own (round down).
    .one = a Fairgrounds
    .many = Fairgrounds
card-ferryman = Ferryman
    .text = +2 Cards, +1 Action. Discard a card. Whoever gains this also gains a card from the Ferryman pile. Setup: lay one more Kingdom pile that costs $3 or $4 beside the Supply; it is the Ferryman pile.
    .one = a Ferryman
    .many = Ferrymen

## Prizes
card-bag_of_gold = Bag of Gold
    .text = +1 Action. Gain a Gold, which goes on top of your deck. (Not in the Supply.)
    .one = a Bag of Gold
    .many = Bags of Gold
card-diadem = Diadem
    .text = +$2, and another +$1 for each Action you have not used (Action cards in hand do not count). (Not in the Supply.)
    .one = a Diadem
    .many = Diadems
card-followers = Followers
    .text = +2 Cards. Gain an Estate. Everyone else gains a Curse. Then they all discard cards until they hold no more than 3. (Not in the Supply.)
    .one = a Followers
    .many = Followers
card-princess = Princess
    .text = +1 Buy. All cards cost $2 less (never below $0) as long as this is in play. (Not in the Supply.)
    .one = a Princess
    .many = Princesses
card-trusty_steed = Trusty Steed
    .text = Choose two of these four, then carry them out in this order: +2 Cards; +2 Actions; +$2; gain 4 Silvers and put your deck on your discard pile. (Not in the Supply.)
    .one = a Trusty Steed
    .many = Trusty Steeds

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-jester-choose = { $card }: { $who } discarded { $name }. Who gains a copy?
option-jester-self = gain the copy
option-jester-victim = let the other player gain the copy
ask-tournament-gain = { $card }: gain a Prize or a Duchy onto your deck
ask-young_witch-reveal = { $card }: reveal { $what } and gain no Curse?
ask-horse_traders-when = { $card }: set it aside until your next turn? It then comes back with +1 Card
option-trusty_steed-cards = +2 Cards
option-trusty_steed-actions = +2 Actions
option-trusty_steed-coins = +$2
option-trusty_steed-silvers = gain 4 Silvers and put the deck onto the discard pile
`,p=e({default:()=>m}),m=`### Dark Ages: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-hermit = Hermit
    .text = Look through your discard pile. You may trash one card that is not a Treasure, from there or from your hand. Gain a card that costs at most $3. If you gain nothing in this turn’s Buy phase, exchange this for a Madman when that phase ends.
    .one = a Hermit
    .many = Hermits
card-sage = Sage
    .text = +1 Action. Reveal cards from the top of your deck until one costs $3 or more. It goes into your hand; discard the others.
    .one = a Sage
    .many = Sages
card-procession = Procession
    .text = You may play an Action from your hand twice, unless it is a Duration. Then trash it, and gain an Action that costs exactly $1 more.
    .one = a Procession
    .many = Processions
card-rats = Rats
    .text = +1 Card, +1 Action. Gain a Rats. Trash a card from your hand that is not Rats; if there is none, reveal your hand. Whoever trashes this draws a card.
    .one = a Rats
    .many = Rats
card-wandering_minstrel = Wandering Minstrel
    .text = +1 Card, +2 Actions. Reveal the top 3 cards of your deck. Actions among them go back on top in an order you like; discard the rest.
    .one = a Wandering Minstrel
    .many = Wandering Minstrels
card-count = Count
    .text = First do one of these: discard 2 cards; put a card from your hand on top of your deck; gain a Copper. Then do one of these: +$3; trash your hand; gain a Duchy.
    .one = a Count
    .many = Counts
card-counterfeit = Counterfeit
    .text = +$1, +1 Buy. You may play another Treasure from your hand twice, unless it is a Duration; then trash it.
    .one = a Counterfeit
    .many = Counterfeits
card-cultist = Cultist
    .text = +2 Cards. Everyone else gains the top Ruins. You may then play a Cultist from your hand, without using an Action. Whoever trashes this draws 3 cards.
    .one = a Cultist
    .many = Cultists
card-graverobber = Graverobber
    .text = Do one of these: gain a card that costs $3 to $6 from the trash onto your deck; or trash an Action from your hand and gain a card that costs at most $3 more.
    .one = a Graverobber
    .many = Graverobbers
card-mystic = Mystic
    .text = +1 Action, +$2. Name a card and reveal the top card of your deck. If you guessed right, it goes into your hand.
    .one = a Mystic
    .many = Mystics
card-madman = Madman
    .text = +2 Actions. Put this back on its pile; if you did, draw as many cards as you have in hand. (Not in the Supply.)
    .one = a Madman
    .many = Madmen
card-abandoned_mine = Abandoned Mine
    .text = +$1.
    .one = an Abandoned Mine
    .many = Abandoned Mines
card-ruined_library = Ruined Library
    .text = +1 Card.
    .one = a Ruined Library
    .many = Ruined Libraries
card-ruined_market = Ruined Market
    .text = +1 Buy.
    .one = a Ruined Market
    .many = Ruined Markets
card-ruined_village = Ruined Village
    .text = +1 Action.
    .one = a Ruined Village
    .many = Ruined Villages
card-survivors = Survivors
    .text = Look at the top 2 cards of your deck. Discard both, or put both back in an order you like.
    .one = a Survivors
    .many = Survivors
card-ruins = Ruins
    .text = A shuffled pile of five kinds of Ruins (10 cards for each player but the first), in games with a Looter. Only the top one can be taken.
    .one = a Ruins
    .many = Ruins
card-hovel = Hovel
    .text = When you gain a Victory card, you may trash this from your hand.
    .one = a Hovel
    .many = Hovels
card-necropolis = Necropolis
    .text = +2 Actions.
    .one = a Necropolis
    .many = Necropolises
card-overgrown_estate = Overgrown Estate
    .text = 0 points. Trashing this draws you a card.
    .one = an Overgrown Estate
    .many = Overgrown Estates

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-hermit-trash = { $card }: trash a card that is not a Treasure from your discard pile or your hand?
ask-procession-play = { $card }: play an Action card twice, then trash it for an Action card that costs exactly $1 more?
ask-counterfeit-play = { $card }: play a Treasure twice, then trash it?
`,h=e({default:()=>g}),g=`### Empires: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-patrician = Patrician
    .text = +1 Card, +1 Action. Reveal the top card of your deck; if it costs $5 or more, it goes into your hand.
    .one = a Patrician
    .many = Patricians
card-emporium = Emporium
    .text = +1 Card, +1 Action, +$1. When you gain this with at least 5 Actions in play: +2 VP.
    .one = an Emporium
    .many = Emporiums
card-patrician_emporium = Patrician/Emporium
    .text = One pile: 5 Patricians on top of 5 Emporiums.
    .one = a Patrician/Emporium
    .many = Patrician/Emporium
card-chariot_race = Chariot Race
    .text = +1 Action. Draw the top card of your deck and reveal it; the player to your left reveals theirs. If yours costs more: +$1, +1 VP.
    .one = a Chariot Race
    .many = Chariot Races
card-enchantress = Enchantress
    .text = Until your next turn, the first Action each other player plays on their turn gives +1 Card and +1 Action and does nothing of its own. At the start of your next turn: +2 Cards.
    .one = an Enchantress
    .many = Enchantresses
card-farmers_market = Farmers’ Market
    .text = +1 Buy. If this pile has 4 or more VP, take them all and trash this; otherwise put 1 VP there and get +$1 per VP on it.
    .one = a Farmers’ Market
    .many = Farmers’ Markets
card-gladiator = Gladiator
    .text = +$2. Reveal a card from your hand; the player to your left may reveal a copy. If they do not: +$1, and trash a Gladiator from the Supply.
    .one = a Gladiator
    .many = Gladiators
card-fortune = Fortune
    .text = +1 Buy. The first one you play each turn doubles your $. When you gain this, gain a Gold per Gladiator you have in play.
    .one = a Fortune
    .many = Fortunes
card-gladiator_fortune = Gladiator/Fortune
    .text = One pile: 5 Gladiators on top of 5 Fortunes.
    .one = a Gladiator/Fortune
    .many = Gladiator/Fortune
card-sacrifice = Sacrifice
    .text = Trash a card from your hand. For an Action: +2 Cards, +2 Actions; for a Treasure: +$2; for a Victory card: +2 VP.
    .one = a Sacrifice
    .many = Sacrifices
card-villa = Villa
    .text = +2 Actions, +1 Buy, +$1. When you gain this, it goes into your hand, you get +1 Action, and if it is your Buy phase, you return to your Action phase.
    .one = a Villa
    .many = Villas
card-groundskeeper = Groundskeeper
    .text = +1 Card, +1 Action. This turn, each Victory card you gain gives +1 VP.
    .one = a Groundskeeper
    .many = Groundskeepers
card-wild_hunt = Wild Hunt
    .text = Do one of these: +3 Cards, and put 1 VP on this pile; or gain an Estate and, if you did, take all VP from the pile.
    .one = a Wild Hunt
    .many = Wild Hunts
card-city_quarter = City Quarter
    .text = +2 Actions. Reveal your hand; +1 Card per Action in it.
    .one = a City Quarter
    .many = City Quarters
card-ritual = Ritual
    .text = Gain a Curse. If you did, trash a card from your hand for +1 VP per $1 it costs.
card-battlefield = Battlefield
    .text = When you gain a Victory card, take 2 VP from here. It starts with 6 VP per player.

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-gladiator-reveal = { $card }: reveal a card; if the player to your left does not reveal a copy, you get +$1 and trash a Gladiator from the supply
ask-gladiator-reveal-others = { $card }: reveal { $what } to prevent the +$1 and the trashing of a Gladiator?
ask-sacrifice-trash = { $card }: trash a card (an Action brings +2 Cards and +2 Actions, a Treasure +$2, a Victory card +2 VP)
option-wild_hunt-cards = +3 Cards, and put 1 VP on the pile
option-wild_hunt-estate = gain an Estate and take all VP from the pile
option-battlefield-when = take 2 VP from here
`,_=e({default:()=>v}),v=`### Guilds: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-farrier = Farrier
    .text = +1 Card, +1 Action, +1 Buy. You may overpay for this; for every $1 you overpaid, draw a card at the end of this turn.
    .one = a Farrier
    .many = Farriers
card-stonemason = Stonemason
    .text = Trash a card from your hand; gain 2 cards that each cost less than it. You may overpay for this; then gain 2 Actions that each cost exactly what you overpaid.
    .one = a Stonemason
    .many = Stonemasons
card-plaza = Plaza
    .text = +1 Card, +2 Actions. You may discard a Treasure to get +1 Coffers.
    .one = a Plaza
    .many = Plazas
card-baker = Baker
    .text = +1 Card, +1 Action, +1 Coffers. Setup: everyone starts with 1 Coffers.
    .one = a Baker
    .many = Bakers
card-butcher = Butcher
    .text = +2 Coffers. You may trash a card from your hand. If you do, return any number of Coffers tokens and gain a card that costs at most as much as the trashed one plus $1 for every token returned.
    .one = a Butcher
    .many = Butchers
card-merchant_guild = Merchant Guild
    .text = +1 Buy, +$1. At the end of your Buy phase this turn, +1 Coffers for every card you gained in it.
    .one = a Merchant Guild
    .many = Merchant Guilds

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-farrier-when = draw the cards you overpaid for
ask-farrier-overpay = { $card }: how much do you overpay? You draw a card at the end of the turn per $1
ask-stonemason-overpay = { $card }: how much do you overpay? You gain 2 Action cards that cost exactly that much
ask-stonemason-trash = { $card }: trash a card for 2 cheaper cards
ask-butcher-trash = { $card }: trash a card to gain one costing up to as much, plus $1 per Coffers token you return?
option-merchant_guild-when = +1 Coffers for each card you gained in this Buy phase
`,y=e({default:()=>b}),b=`### Hinterlands: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-develop = Develop
    .text = Trash a card from your hand. Gain two cards onto your deck, in the order you like: one that costs exactly $1 more than the trashed card and one that costs exactly $1 less.
    .one = a Develop
    .many = Develops
card-guard_dog = Guard Dog
    .text = +2 Cards. If you then hold 5 cards or fewer, +2 Cards. Before another player’s Attack does anything, you may play this from your hand.
    .one = a Guard Dog
    .many = Guard Dogs
card-oasis = Oasis
    .text = +1 Card, +1 Action, +$1. Discard a card.
    .one = an Oasis
    .many = Oases
card-spice_merchant = Spice Merchant
    .text = You may trash a Treasure from your hand. If you do, choose one: +2 Cards and +1 Action; or +1 Buy and +$2.
    .one = a Spice Merchant
    .many = Spice Merchants
card-trader = Trader
    .text = Trash a card from your hand; gain a Silver for every $1 it costs. When you gain a card, you may reveal this from your hand to exchange that card for a Silver.
    .one = a Trader
    .many = Traders
card-berserker = Berserker
    .text = Gain a card that costs less than this. Everyone else discards down to 3 cards in hand. If you have an Action in play when you gain this, play Berserker at once.
    .one = a Berserker
    .many = Berserkers
card-haggler = Haggler
    .text = +$2. This turn, each time you gain a card you bought, also gain a cheaper card that is not a Victory card.
    .one = a Haggler
    .many = Hagglers
card-souk = Souk
    .text = +1 Buy, +$7. Then lose $1 for every card in your hand (you cannot fall below $0). Whoever gains this may trash up to 2 cards from their hand.
    .one = a Souk
    .many = Souks
card-witchs_hut = Witch’s Hut
    .text = +4 Cards. Reveal 2 cards from your hand and discard them. If both are Actions, everyone else gains a Curse.
    .one = a Witch’s Hut
    .many = Witch’s Huts
card-border_village = Border Village
    .text = +1 Card, +2 Actions. Whoever gains this also gains a card that costs less than it.
    .one = a Border Village
    .many = Border Villages

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-develop-trash = { $card }: trash a card; you gain two onto your deck, one costing exactly $1 more and one costing exactly $1 less
ask-develop-gain = { $card }: gain onto your deck a card that costs { $mode ->
    [exactly] exactly \${ $least }
    [between] exactly \${ $least } or \${ $most }
    [most] exactly \${ $most }
   *[some] exactly $1 more or less than the trashed one
}
ask-spice_merchant-trash = { $card }: trash a Treasure for +2 Cards and +1 Action, or for +1 Buy and +$2?
ask-trader-trash = { $card }: trash a card for as many Silvers as it costs
ask-trader-when = { $card }: reveal it and exchange the { $name } for a Silver?
option-trader-when = reveal it and exchange the card for a Silver
`,x=e({default:()=>S}),S=`### Intrigue: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-courtyard = Courtyard
    .text = +3 Cards. Then one card from your hand goes on top of your deck.
    .one = a Courtyard
    .many = Courtyards
card-lurker = Lurker
    .text = +1 Action. Do one of these: trash an Action from the Supply; or gain an Action from the trash.
    .one = a Lurker
    .many = Lurkers
card-pawn = Pawn
    .text = Pick two different options, then get both: +1 Card; +1 Action; +1 Buy; +$1.
    .one = a Pawn
    .many = Pawns
card-great_hall = Great Hall
    .text = +1 Card, +1 Action. At the end of the game: 1 point.
    .one = a Great Hall
    .many = Great Halls
card-steward = Steward
    .text = You choose: +2 Cards; or +$2; or trash 2 cards from your hand.
    .one = a Steward
    .many = Stewards
card-swindler = Swindler
    .text = +$2. Everyone else trashes the top card of their deck and gains a card of exactly the same cost, which you pick.
    .one = a Swindler
    .many = Swindlers
card-wishing_well = Wishing Well
    .text = +1 Card, +1 Action. Name a card and reveal the top card of your deck. If you guessed right, it goes into your hand.
    .one = a Wishing Well
    .many = Wishing Wells
card-conspirator = Conspirator
    .text = +$2. If you have played 3 or more Actions this turn, this one included: +1 Card, +1 Action.
    .one = a Conspirator
    .many = Conspirators
card-coppersmith = Coppersmith
    .text = For the rest of this turn every Copper you play makes $1 more.
    .one = a Coppersmith
    .many = Coppersmiths
card-ironworks = Ironworks
    .text = Gain a card that costs at most $4. You get +1 Action if it is an Action, +$1 if it is a Treasure, +1 Card if it is a Victory card.
    .one = an Ironworks
    .many = Ironworks
card-mining_village = Mining Village
    .text = +1 Card, +2 Actions. You may trash this at once for +$2.
    .one = a Mining Village
    .many = Mining Villages
card-courtier = Courtier
    .text = Reveal a card from your hand. For each of its types choose a different option: +1 Action; +1 Buy; +$3; gain a Gold.
    .one = a Courtier
    .many = Courtiers
card-duke = Duke
    .text = 1 point per Duchy you own.
    .one = a Duke
    .many = Dukes
card-minion = Minion
    .text = +1 Action. Either +$2; or discard your hand and draw 4 cards, and everyone else who holds at least 5 does the same.
    .one = a Minion
    .many = Minions
card-patrol = Patrol
    .text = +3 Cards. Then reveal the top 4 cards of your deck. Victory cards and Curses among them go into your hand; the others go back on top in an order you like.
    .one = a Patrol
    .many = Patrols
card-replace = Replace
    .text = Trash a card from your hand, and in return gain one that costs at most $2 more. If it is an Action or a Treasure, move it to the top of your deck. If it is a Victory card, everyone else gains a Curse.
    .one = a Replace
    .many = Replaces
card-tribute = Tribute
    .text = The player to your left reveals the top 2 cards of their deck and discards them. For each card with a different name you get +2 Actions if it is an Action, +$2 if it is a Treasure, +2 Cards if it is a Victory card.
    .one = a Tribute
    .many = Tributes
card-upgrade = Upgrade
    .text = +1 Card, +1 Action. Trash a card from your hand, and in return gain one that costs exactly $1 more.
    .one = an Upgrade
    .many = Upgrades
card-harem = Harem
    .text = +$2. At the end of the game: 2 points.
    .one = a Harem
    .many = Harems
card-nobles = Nobles
    .text = Either +3 Cards, or +2 Actions. At the end of the game: 2 points.
    .one = a Nobles
    .many = Nobles

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-swindler-gain = { $card }: choose { $what }, which { $who } gains
ask-courtier-choose = { $card }: choose { $n ->
    [one] one option
   *[other] { $n } different options
} (one for each type of the card)
option-lurker-trash = trash an Action card from the supply
option-minion-discard = discard your hand and draw 4 cards, as does everyone else with 5 or more
`,C=e({default:()=>w}),w=`### Menagerie: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-goatherd = Goatherd
    .text = +1 Action. You may trash a card from your hand. +1 Card for every card the player on your right trashed in their last turn.
    .one = a Goatherd
    .many = Goatherds
card-cardinal = Cardinal
    .text = +$2. Everyone else reveals the top 2 cards of their deck, Exiles one of them that costs $3 to $6, and discards the rest.
    .one = a Cardinal
    .many = Cardinals
card-cavalry = Cavalry
    .text = Gain 2 Horses. When you gain this card, +2 Cards and +1 Buy, and if it is your Buy phase, go back to your Action phase.
    .one = a Cavalry
    .many = Cavalries
card-groom = Groom
    .text = Gain a card costing up to $4. If it is an Action, also gain a Horse; if it is a Treasure, a Silver; if it is a Victory card, +1 Card and +1 Action.
    .one = a Groom
    .many = Grooms
card-coven = Coven
    .text = +1 Action, +$2. Everyone else Exiles a Curse from the Supply. Whoever cannot discards all Curses from their Exile mat.
    .one = a Coven
    .many = Covens
card-displace = Displace
    .text = Exile a card from your hand. In return, gain one with another name that costs up to $2 more.
    .one = a Displace
    .many = Displaces
card-fisherman = Fisherman
    .text = +1 Card, +1 Action, +$1. As long as the discard pile of the player whose turn it is has no cards, this costs $3 less.
    .one = a Fisherman
    .many = Fishermen
card-kiln = Kiln
    .text = +$2. Before the next card you play this turn does anything, you may gain a copy of it.
    .one = a Kiln
    .many = Kilns
card-livery = Livery
    .text = +$3. For the rest of the turn, each card you gain that costs $4 or more brings you a Horse.
    .one = a Livery
    .many = Liveries
card-wayfarer = Wayfarer
    .text = +3 Cards. You may gain a Silver. This card costs the same as the last card with another name gained this turn, if there is one; otherwise $6.
    .one = a Wayfarer
    .many = Wayfarers

## Beside the Supply
card-horse = Horse
    .text = +2 Cards, +1 Action. Put this back on its pile. (Not in the Supply.)
    .one = a Horse
    .many = Horses

## Landscapes
card-exile_mat = Exile mat
    .text = When you gain a card, you may discard all its copies from your Exile mat. Exiled cards are yours at the end of the game.
card-demand = Demand
    .text = Gain a Horse onto your deck, and then onto it a card costing up to $4.
card-way_of_the_turtle = Way of the Turtle
    .text = Set this card aside from play. If you did, play it at the start of your next turn.

## Questions
ask-cardinal-exile = { $card }: Exile one of your revealed cards that costs $3 to $6; the other is discarded
ask-kiln-choose = { $card }: gain a copy of the card you are playing?
option-kiln-yes = gain a copy
ask-exile_mat-when = Exile mat: discard from it all copies of the card you gained ({ $name })?
option-exile_mat-when = discard the copies
`,T=e({default:()=>E}),E=`### Nocturne: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-blessed_village = Blessed Village
    .text = +1 Card, +2 Actions. When you gain this, reveal the next Boon. Receive it at once, or keep it in front of you and receive it when your next turn begins.
    .one = a Blessed Village
    .many = Blessed Villages
card-crypt = Crypt
    .text = Put any number of your Treasures in play that are not Durations face down under this. As long as any are there, take one of them into your hand when each of your turns begins.
    .one = a Crypt
    .many = Crypts
card-devils_workshop = Devil’s Workshop
    .text = If you have gained 2 cards or more this turn, gain an Imp. If it was exactly one, gain a card that costs up to $4. If it was none, gain a Gold.
    .one = a Devil’s Workshop
    .many = Devil’s Workshops
card-faithful_hound = Faithful Hound
    .text = +2 Cards. When you discard this other than in Clean-up, you may set it aside; at the end of the turn it comes to your hand.
    .one = a Faithful Hound
    .many = Faithful Hounds
card-monastery = Monastery
    .text = For every card you have gained this turn, you may trash a card: any from your hand, or a Copper you have in play.
    .one = a Monastery
    .many = Monasteries
card-sacred_grove = Sacred Grove
    .text = +1 Buy, +$3. Reveal the next Boon and receive it. Unless it gives +$1, everyone else may receive it too.
    .one = a Sacred Grove
    .many = Sacred Groves
card-secret_cave = Secret Cave
    .text = +1 Card, +1 Action. You may discard 3 cards. If you discarded 3, +$3 when your next turn begins. Setup: every player starts with a Magic Lamp in place of a Copper.
    .one = a Secret Cave
    .many = Secret Caves
card-shepherd = Shepherd
    .text = +1 Action. Reveal any number of Victory cards and discard them; +2 Cards for each. Setup: every player starts with a Pasture in place of a Copper.
    .one = a Shepherd
    .many = Shepherds
card-skulk = Skulk
    .text = +1 Buy. Reveal the next Hex; everyone else receives it. When you gain this, gain a Gold.
    .one = a Skulk
    .many = Skulks
card-tragic_hero = Tragic Hero
    .text = +3 Cards, +1 Buy. If your hand then has 8 cards or more, trash this and gain a Treasure.
    .one = a Tragic Hero
    .many = Tragic Heroes

## Beside the supply, and Heirlooms
card-imp = Imp
    .text = +2 Cards. You may play an Action from your hand of which you have no copy in play. (Not in the Supply.)
    .one = an Imp
    .many = Imps
card-wish = Wish
    .text = +1 Action. Return this to its pile. If you did, gain a card that costs up to $6 to your hand. (Not in the Supply.)
    .one = a Wish
    .many = Wishes
card-will_o_wisp = Will-o’-Wisp
    .text = +1 Card, +1 Action. Reveal the top card of your deck. If it costs $2 or less, put it into your hand. (Not in the Supply.)
    .one = a Will-o’-Wisp
    .many = Will-o’-Wisps
card-pasture = Pasture
    .text = +$1. 1 point for every Estate you own. (Not in the Supply: each player starts with one.)
    .one = a Pasture
    .many = Pastures
card-magic_lamp = Magic Lamp
    .text = +$1. If you have at least 6 cards in play of which you have no second copy in play, this one included, trash this. If you did, gain 3 Wishes. (Not in the Supply: each player starts with one.)
    .one = a Magic Lamp
    .many = Magic Lamps

## Boons
card-the_earths_gift = The Earth’s Gift
    .text = You may discard a Treasure. If you did, gain a card that costs up to $4.
card-the_fields_gift = The Field’s Gift
    .text = +1 Action, +$1. (Stays in front of you until Clean-up.)
card-the_flames_gift = The Flame’s Gift
    .text = You may trash a card from your hand.
card-the_forests_gift = The Forest’s Gift
    .text = +1 Buy, +$1. (Stays in front of you until Clean-up.)
card-the_moons_gift = The Moon’s Gift
    .text = Look through your discard pile. You may put one of its cards on top of your deck.
card-the_mountains_gift = The Mountain’s Gift
    .text = Gain a Silver.
card-the_rivers_gift = The River’s Gift
    .text = +1 Card when this turn ends, after the new hand is drawn. (Stays in front of you until Clean-up.)
card-the_seas_gift = The Sea’s Gift
    .text = +1 Card.
card-the_skys_gift = The Sky’s Gift
    .text = You may discard 3 cards. If you discarded 3, gain a Gold.
card-the_suns_gift = The Sun’s Gift
    .text = Look at the top 4 cards of your deck. Discard any of them and put the others back in any order.
card-the_swamps_gift = The Swamp’s Gift
    .text = Gain a Will-o’-Wisp from its pile.
card-the_winds_gift = The Wind’s Gift
    .text = +2 Cards. Discard 2 cards.

## Hexes
card-bad_omens = Bad Omens
    .text = Put your deck on your discard pile. Then put 2 Coppers from there on top of your deck; if there are fewer, reveal your discard pile.
card-delusion = Delusion
    .text = If you are neither Deluded nor Envious, take Deluded.
card-envy = Envy
    .text = If you are neither Deluded nor Envious, take Envious.
card-famine = Famine
    .text = Reveal the top 3 cards of your deck. Discard the Actions among them; the others are shuffled into your deck.
card-fear = Fear
    .text = With 5 or more cards in hand, discard an Action or a Treasure; if you have neither, reveal your hand.
card-greed = Greed
    .text = Gain a Copper, which goes on top of your deck.
card-haunting = Haunting
    .text = With 4 or more cards in hand, put one of them on top of your deck.
card-locusts = Locusts
    .text = Trash the top card of your deck. For a Copper or an Estate gain a Curse; for any other card gain one that costs less and shares a type with it.
card-misery = Misery
    .text = Take Miserable. If you have it already, it becomes Twice Miserable.
card-plague = Plague
    .text = Gain a Curse to your hand.
card-poverty = Poverty
    .text = Discard until you have 3 cards in hand.
card-war = War
    .text = Reveal cards from the top of your deck until one costs $3 or $4. Trash it; discard the rest.

## States
card-deluded = Deluded
    .text = When your Buy phase begins, give this back; you cannot buy Actions this turn.
card-envious = Envious
    .text = When your Buy phase begins, give this back; Silver and Gold give you only $1 each this turn.
card-miserable = Miserable
    .text = −2 points.
card-twice_miserable = Twice Miserable
    .text = −4 points.

## Questions and answers
option-blessed_village-now = receive it now
option-blessed_village-later = receive it next turn
ask-sacred_grove-choose = { $card }: receive { $name }, too?
option-sacred_grove-yes = receive it
ask-crypt-aside = { $card }: put any number of your Treasures in play under it
ask-crypt-hand = { $card }: which of these cards do you take into your hand?
ask-monastery-trash = { $card }: trash { $what } from your hand, or Coppers you have in play
ask-secret_cave-discard = { $card }: discard 3 cards for +$3 next turn, or none?
ask-the_skys_gift-discard = { $card }: discard 3 cards for a Gold, or none?
ask-shepherd-discard = { $card }: discard any number of Victory cards for +2 Cards each
ask-faithful_hound-when = { $card }: set it aside and take it into your hand at the end of the turn?
option-faithful_hound-when = set it aside
ask-imp-play = { $card }: play an Action card that you have no copy of in play?
ask-locusts-gain = { $card }: gain { $what } (it must share a type with the trashed one)
ask-blessed_village-choose = { $card }: receive { $name } now or at the start of your next turn?
`,D=e({default:()=>O}),O=`### Plunder: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-crucible = Crucible
    .text = Trash a card from your hand. +$1 for every $1 it costs.
    .one = a Crucible
    .many = Crucibles
card-frigate = Frigate
    .text = +$3. Until your next turn begins, everyone else discards down to 4 cards in hand after each Action they play.
    .one = a Frigate
    .many = Frigates
card-gondola = Gondola
    .text = +$2, either now or at the start of your next turn. When you gain this, you may play an Action from your hand.
    .one = a Gondola
    .many = Gondolas
card-jewelled_egg = Jewelled Egg
    .text = +$1, +1 Buy. When you trash this, gain a Loot.
    .one = a Jewelled Egg
    .many = Jewelled Eggs
card-pickaxe = Pickaxe
    .text = +$1. Trash a card from your hand. If it costs $3 or more, gain a Loot into your hand.
    .one = a Pickaxe
    .many = Pickaxes
card-quartermaster = Quartermaster
    .text = At the start of each of your turns, for the rest of the game: either gain a card costing up to $4 and set it aside on this, or put a card from here into your hand.
    .one = a Quartermaster
    .many = Quartermasters
card-search = Search
    .text = +$2. The next time a pile of the Supply becomes empty, trash this and gain a Loot.
    .one = a Search
    .many = Searches
card-shaman = Shaman
    .text = +1 Action, +$1. You may trash a card from your hand. In games with this card, everyone starts each turn by gaining a card from the trash that costs up to $6.
    .one = a Shaman
    .many = Shamans
card-taskmaster = Taskmaster
    .text = +1 Action, +$1. If you gain a card this turn that costs exactly $5, all of this happens again at the start of your next turn.
    .one = a Taskmaster
    .many = Taskmasters
card-trickster = Trickster
    .text = Everyone else gains a Curse. Once this turn, when you discard a Treasure from play, you may set it aside; it comes into your hand at the end of the turn.
    .one = a Trickster
    .many = Tricksters

## Loots, which lie beside the Supply
card-loot = Loot
    .text = A shuffled pile of 15 different Loots, two of each, face down. Whoever gains a Loot takes the top one. (Not in the Supply.)
    .one = a Loot
    .many = Loots
card-amphora = Amphora
    .text = +1 Buy and +$3, either now or at the start of your next turn. (Not in the Supply.)
    .one = an Amphora
    .many = Amphoras
card-doubloons = Doubloons
    .text = +$3. When you gain this, gain a Gold. (Not in the Supply.)
    .one = a Doubloons
    .many = Doubloons
card-endless_chalice = Endless Chalice
    .text = Now and at the start of each of your turns, for the rest of the game: +$1, +1 Buy. (Not in the Supply.)
    .one = an Endless Chalice
    .many = Endless Chalices
card-figurehead = Figurehead
    .text = +$3. At the start of your next turn, +2 Cards. (Not in the Supply.)
    .one = a Figurehead
    .many = Figureheads
card-hammer = Hammer
    .text = +$3. Gain a card costing up to $4. (Not in the Supply.)
    .one = a Hammer
    .many = Hammers
card-insignia = Insignia
    .text = +$3. This turn, you may put each card you gain on top of your deck. (Not in the Supply.)
    .one = an Insignia
    .many = Insignias
card-jewels = Jewels
    .text = +$3, +1 Buy. At the start of your next turn, put this on the bottom of your deck. (Not in the Supply.)
    .one = a Jewels
    .many = Jewels
card-orb = Orb
    .text = Look through your discard pile. Either play an Action or a Treasure out of it, or +1 Buy and +$3. (Not in the Supply.)
    .one = an Orb
    .many = Orbs
card-prize_goat = Prize Goat
    .text = +$3, +1 Buy. You may trash a card from your hand. (Not in the Supply.)
    .one = a Prize Goat
    .many = Prize Goats
card-puzzle_box = Puzzle Box
    .text = +$3, +1 Buy. You may set a card from your hand aside face down; it comes back at the end of the turn. (Not in the Supply.)
    .one = a Puzzle Box
    .many = Puzzle Boxes
card-sextant = Sextant
    .text = +$3, +1 Buy. Look at the top 5 cards of your deck, discard any of them and put the rest back in any order. (Not in the Supply.)
    .one = a Sextant
    .many = Sextants
card-shield = Shield
    .text = +$3, +1 Buy. When someone else plays an Attack, you may first reveal this from your hand; the Attack then leaves you alone. (Not in the Supply.)
    .one = a Shield
    .many = Shields
card-spell_scroll = Spell Scroll
    .text = Trash this; if you did, gain a card that costs less. If that is an Action or a Treasure, you may play it. (Not in the Supply.)
    .one = a Spell Scroll
    .many = Spell Scrolls
card-staff = Staff
    .text = +$3, +1 Buy. You may play an Action from your hand. (Not in the Supply.)
    .one = a Staff
    .many = Staffs
card-sword = Sword
    .text = +$3, +1 Buy. Everyone else discards down to 4 cards in hand. (Not in the Supply.)
    .one = a Sword
    .many = Swords

## Landscapes
card-mirror = Mirror
    .text = +1 Buy. When you next gain an Action this turn, gain a copy of it.
card-fated = Fated
    .text = When you shuffle, you may reveal any Fated cards among those and put each on top or at the bottom.
card-inspiring = Inspiring
    .text = After you have played an Inspiring card on your turn, you may play an Action from your hand of which you have no copy in play.

## What cards ask in words of their own, and answers to it (see questions.ftl).
option-taskmaster-when = follow this card’s text once more
ask-gondola-choose = { $card }: +$2 now or at the start of your next turn?
option-gondola-now = +$2 now
option-gondola-later = +$2 next turn
ask-amphora-choose = { $card }: +1 Buy and +$3 now or at the start of your next turn?
option-amphora-now = +1 Buy and +$3 now
option-amphora-later = +1 Buy and +$3 next turn
option-frigate-when = discard down to 4 cards
ask-quartermaster-hand = { $card }: which card from it do you put into your hand?
option-quartermaster-hand = put a card from it into your hand
ask-trickster-aside = { $card }: set a Treasure aside for your next hand?
ask-puzzle_box-aside = { $card }: set a card aside for your next hand?
ask-fated-topdeck = { $card }: choose the place of a card instead of shuffling it?
ask-fated-choose = { $card }: on top of the shuffled cards or under them?
option-fated-top = on top
option-fated-bottom = at the bottom
ask-pickaxe-trash = { $card }: trash a card (one that costs $3 or more brings a Loot to your hand)
ask-inspiring-play = { $card }: play an Action card that you have no copy of in play?
`,k=e({default:()=>A}),A=`### Prosperity: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. When you gain a card, you may reveal this from your hand and either trash that card or put it on your deck.
    .one = a Watchtower
    .many = Watchtowers
card-investment = Investment
    .text = Trash a card from your hand. Then take +$1; or trash this, and if you did, reveal your hand for +1 VP per differently named Treasure in it.
    .one = an Investment
    .many = Investments
card-monument = Monument
    .text = +$2, +1 VP.
    .one = a Monument
    .many = Monuments
card-workers_village = Worker’s Village
    .text = +1 Card, +2 Actions, +1 Buy.
    .one = a Worker’s Village
    .many = Worker’s Villages
card-charlatan = Charlatan
    .text = +$3. Everyone else gains a Curse. In games with this card every Curse is a Treasure too, and makes $1.
    .one = a Charlatan
    .many = Charlatans
card-city = City
    .text = +1 Card, +2 Actions. If a Supply pile is empty: +1 Card. If two or more are: +1 Buy and +$1 as well.
    .one = a City
    .many = Cities
card-rabble = Rabble
    .text = +3 Cards. Everyone else reveals the top 3 cards of their deck, discards the Actions and Treasures among them, and puts the others back in any order.
    .one = a Rabble
    .many = Rabbles
card-vault = Vault
    .text = +2 Cards. Discard as many cards as you like for +$1 each. Everyone else may discard 2 cards, and whoever did draws a card.
    .one = a Vault
    .many = Vaults
card-grand_market = Grand Market
    .text = +1 Card, +1 Action, +1 Buy, +$2. It cannot be bought while you have a Copper in play.
    .one = a Grand Market
    .many = Grand Markets
card-bank = Bank
    .text = +$1 per Treasure you have in play, this one among them.
    .one = a Bank
    .many = Banks
card-platinum = Platinum
    .text = +$5.
    .one = a Platinum
    .many = Platinums
card-colony = Colony
    .text = 10 points.
    .one = a Colony
    .many = Colonies

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-vault-discard-others = { $card }: discard 2 cards for +1 Card, or none?
ask-watchtower-choose = { $card }: trash the { $name } or put it on top of your deck?
ask-watchtower-when = { $card }: reveal it, to trash the { $name } or put it on top of your deck?
option-watchtower-when = reveal it
option-investment-trash = trash it and reveal your hand: +1 VP for each differently named Treasure
`,j=e({default:()=>M}),M=`### Renaissance: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

## Kingdom cards
card-border_guard = Border Guard
    .text = +1 Action. Reveal 2 cards from the top of your deck; take one into your hand, discard the other. If you revealed two Actions, also take the Lantern or the Horn, as you choose.
    .one = a Border Guard
    .many = Border Guards
card-ducat = Ducat
    .text = +1 Coffers, +1 Buy. Whoever gains this may trash a Copper from their hand.
    .one = a Ducat
    .many = Ducats
card-lackeys = Lackeys
    .text = +2 Cards. Whoever gains this gets +2 Villagers.
    .one = a Lackeys
    .many = Lackeys
card-acting_troupe = Acting Troupe
    .text = +4 Villagers, then trash this.
    .one = an Acting Troupe
    .many = Acting Troupes
card-cargo_ship = Cargo Ship
    .text = +$2. You may set one card that you gain later this turn aside, face up, right when you gain it. When your next turn begins, it comes to your hand.
    .one = a Cargo Ship
    .many = Cargo Ships
card-experiment = Experiment
    .text = +2 Cards, +1 Action. Put this back on its pile. Whoever gains this also gains a second Experiment, which does not bring a third.
    .one = an Experiment
    .many = Experiments
card-improve = Improve
    .text = +$2. When Clean-up begins this turn, you may trash one Action you have in play that is about to be discarded; in return gain a card that costs exactly $1 more.
    .one = an Improve
    .many = Improves
card-flag_bearer = Flag Bearer
    .text = +$2. Whoever gains or trashes this takes the Flag.
    .one = a Flag Bearer
    .many = Flag Bearers
card-hideout = Hideout
    .text = +1 Card, +2 Actions. Trash a card from your hand; you gain a Curse if that was a Victory card.
    .one = a Hideout
    .many = Hideouts
card-inventor = Inventor
    .text = Gain a card that costs at most $4. After that, all cards cost $1 less (never below $0) until the end of the turn.
    .one = an Inventor
    .many = Inventors
card-mountain_village = Mountain Village
    .text = +2 Actions. Take a card of your choice from your discard pile into your hand. Only if the pile is empty, +1 Card instead.
    .one = a Mountain Village
    .many = Mountain Villages
card-patron = Patron
    .text = +1 Villager, +$2. Whoever reveals this in anyone’s Action phase gets +1 Coffers.
    .one = a Patron
    .many = Patrons
card-priest = Priest
    .text = +$2. Trash a card from your hand. Every card you trash after that this turn gives you +$2.
    .one = a Priest
    .many = Priests
card-research = Research
    .text = +1 Action. Trash a card from your hand. For every $1 it costs, set aside the top card of your deck face down. When your next turn begins, all of these come to your hand.
    .one = a Research
    .many = Researches
card-silk_merchant = Silk Merchant
    .text = +2 Cards, +1 Buy. Whoever gains or trashes this gets +1 Coffers and +1 Villager.
    .one = a Silk Merchant
    .many = Silk Merchants
card-old_witch = Old Witch
    .text = +3 Cards. Everyone else gains a Curse, after which they may trash one they hold in hand.
    .one = an Old Witch
    .many = Old Witches
card-recruiter = Recruiter
    .text = +2 Cards. Trash a card from your hand; you get +1 Villager for every $1 of its cost.
    .one = a Recruiter
    .many = Recruiters
card-scepter = Scepter
    .text = Either +$2, or play again an Action, but no Command, that you have played this turn and still have in play.
    .one = a Scepter
    .many = Scepters
card-scholar = Scholar
    .text = Discard your whole hand, then draw 7 cards.
    .one = a Scholar
    .many = Scholars
card-sculptor = Sculptor
    .text = Gain to your hand a card that costs at most $4. +1 Villager if it is a Treasure.
    .one = a Sculptor
    .many = Sculptors
card-seer = Seer
    .text = +1 Card, +1 Action. Reveal 3 cards from the top of your deck. Those that cost $2, $3 or $4 go to your hand, the others back on top in an order you choose.
    .one = a Seer
    .many = Seers
card-spices = Spices
    .text = +$2, +1 Buy. Whoever gains this gets +2 Coffers.
    .one = a Spices
    .many = Spices
card-swashbuckler = Swashbuckler
    .text = +3 Cards. If there is a card in your discard pile after that, +1 Coffers; if this leaves you with at least 4 Coffers tokens, also take the Treasure Chest.
    .one = a Swashbuckler
    .many = Swashbucklers
card-treasurer = Treasurer
    .text = +$3. Then either trash a Treasure from your hand, or gain one from the trash to your hand, or take the Key.
    .one = a Treasurer
    .many = Treasurers
card-villain = Villain
    .text = +2 Coffers. Everyone else who holds at least 5 cards discards one that costs at least $2; if they have none, they reveal their hand.
    .one = a Villain
    .many = Villains

## Artifacts
card-flag = Flag
    .text = In Clean-up, draw 1 more card for your new hand.
card-horn = Horn
    .text = Once per turn, as a Border Guard of yours is discarded from play, you may put it on top of your deck.
card-key = Key
    .text = When your turn begins, +$1.
card-lantern = Lantern
    .text = Your Border Guards reveal 3 cards instead of 2: take one into your hand, discard the other two. There is no choice of Artifact then: if all three are Actions, take the Horn.
card-treasure_chest = Treasure Chest
    .text = When your Buy phase begins, gain a Gold.

## Projects
card-cathedral = Cathedral
    .text = When your turn begins, trash a card from your hand.
card-city_gate = City Gate
    .text = When your turn begins, +1 Card; then put a card from your hand on top of your deck.
card-pageant = Pageant
    .text = Once per turn, when your Buy phase ends, you may pay $1 you have left to get +1 Coffers.
card-sewers = Sewers
    .text = For every card you trash, except with Sewers, you may trash one more from your hand.
card-star_chart = Star Chart
    .text = Whenever you shuffle, you may first look through the cards and choose one that will lie on top of the others.
card-exploration = Exploration
    .text = If you gained no card in your Buy phase, +1 Coffers and +1 Villager when it ends.
card-fair = Fair
    .text = When your turn begins, +1 Buy.
card-silos = Silos
    .text = When your turn begins, you may openly discard as many Coppers from your hand as you like, then draw the same number of cards.
card-sinister_plot = Sinister Plot
    .text = When your turn begins, either put a token from the pool on this, as yours, or take all of yours off it and draw as many cards.
card-academy = Academy
    .text = +1 Villager for each Action you gain.
card-capitalism = Capitalism
    .text = On your turns, every Action with a +$ in its text is a Treasure as well, whoever owns it.
card-fleet = Fleet
    .text = When the game would end, everyone who owns this takes one extra turn, in turn order; whoever’s turn it just was comes last. Then the game is over in any case.
card-guildhall = Guildhall
    .text = +1 Coffers for each Treasure you gain.
card-piazza = Piazza
    .text = When your turn begins, reveal the top card of your deck; play it if it is an Action, otherwise leave it there.
card-road_network = Road Network
    .text = +1 Card for each Victory card another player gains.
card-barracks = Barracks
    .text = When your turn begins, +1 Action.
card-crop_rotation = Crop Rotation
    .text = When your turn begins, you may discard a Victory card from your hand to get +2 Cards.
card-innovation = Innovation
    .text = Once on each of your turns, when you gain an Action, you may play it at once.
card-canal = Canal
    .text = On your turns, all cards cost $1 less (never below $0).
card-citadel = Citadel
    .text = After the first Action you play on each of your turns, play that card again.

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-border_guard-hand = { $card }: put one of these cards into your hand and discard the rest
option-border_guard-lantern = take the Lantern
option-border_guard-horn = take the Horn
ask-hideout-trash = { $card }: trash a card (a Victory card brings you a Curse)
ask-research-trash = { $card }: trash a card and set aside as many cards from your deck as it costs
ask-scepter-replay = { $card }: which Action card that you have in play do you play again?
option-scepter-coins = +$2
option-scepter-replay = play an Action again
option-treasurer-trash = trash a Treasure from your hand
option-treasurer-gain = gain a Treasure from the trash to your hand
option-treasurer-key = take the Key
ask-star_chart-topdeck = { $card }: put one of the cards you shuffle on top of your deck?
ask-silos-discard = { $card }: discard any number of Coppers for +1 Card each
ask-sinister_plot-choose = { $card }: add a token or draw?
option-sinister_plot-add = add a token
option-sinister_plot-draw = take the tokens off and draw as many cards
`,N=e({default:()=>P}),P=`### Seaside: name, text in our own words, and the forms of the name in sentences (see basic.ftl).

card-native_village = Native Village
    .text = +2 Actions. Either put the top card of your deck, unseen, on your Native Village mat; or put all cards from that mat into your hand. Only you may look at them.
    .one = a Native Village
    .many = Native Villages
card-astrolabe = Astrolabe
    .text = +$1, +1 Buy, both now and once more when your next turn begins.
    .one = an Astrolabe
    .many = Astrolabes
card-smugglers = Smugglers
    .text = Gain a copy of a card costing up to $6 that the player to your right gained on their last turn.
    .one = a Smugglers
    .many = Smugglers
card-blockade = Blockade
    .text = Gain a card that costs at most $4 and set it aside on this one. Until your next turn, whenever someone else gains a copy of it in their own turn, they also gain a Curse. When your next turn begins, it comes to your hand.
    .one = a Blockade
    .many = Blockades
card-caravan = Caravan
    .text = +1 Card, +1 Action. Another +1 Card when your next turn begins.
    .one = a Caravan
    .many = Caravans
card-island = Island
    .text = This goes on your Island mat together with another card from your hand, until the end of the game. Worth 2 points.
    .one = an Island
    .many = Islands
card-salvager = Salvager
    .text = +1 Buy. Trash a card from your hand; each $1 it costs gives you +$1.
    .one = a Salvager
    .many = Salvagers
card-treasure_map = Treasure Map
    .text = Trash this and a second Treasure Map from your hand. Only if both are gone, gain 4 Golds, which go on top of your deck.
    .one = a Treasure Map
    .many = Treasure Maps
card-outpost = Outpost
    .text = In Clean-up this turn you draw only 3 cards. Then you take one more turn, unless it would be your third in a row.
    .one = an Outpost
    .many = Outposts
card-wharf = Wharf
    .text = +2 Cards, +1 Buy, both now and once more when your next turn begins.
    .one = a Wharf
    .many = Wharves

## What cards ask in words of their own, and answers to it (see questions.ftl).
ask-native_village-choose = { $card }: put the top card of your deck on your mat, or take all cards from the mat?
option-native_village-mat = put a card from your deck on the mat
option-native_village-hand = put all cards from the mat into your hand
option-blockade-when = gain a Curse
ask-smugglers-gain = { $card }: gain a copy of a card costing up to $6 that the player to your right gained on their last turn
ask-blockade-gain = { $card }: gain { $what } and set it aside until your next turn
`,F=e({default:()=>I}),I=`### What is wrong, and what would be right.

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
error-needs-bane = { $card } needs a Bane: add an eleventh kingdom card that costs \${ $low } or \${ $high }
error-needless-bane = { $card } is named as the Bane, but no card of this kingdom uses one
error-wrong-bane = the Bane must be a kingdom card that costs \${ $low } or \${ $high }; { $card } is not
error-needs-ferryman = { $card } needs its own pile beside the Supply: add an eleventh kingdom card that costs \${ $low } or \${ $high }
error-needless-ferryman = { $card } is named as the Ferryman pile, but no card of this kingdom uses one
error-wrong-ferryman = the Ferryman pile must be a kingdom card that costs \${ $low } or \${ $high }; { $card } is not
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
error-projects = a game has 0 to 2 landscapes, not { $n }
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
error-sets-and-kingdom = --sets draws a random kingdom, so it cannot be combined with --kingdom
error-too-few-allowed = a kingdom has 10 cards, but only { $n } are allowed
error-hopeless = no allowed card is: { $wishes }
error-too-few-free = { $n } free piles are not enough for: { $wishes }
error-no-bane-left = no kingdom meets these wishes and leaves a card that costs \${ $low } or \${ $high } for the Bane
error-no-ferryman-left = no kingdom meets these wishes and leaves a card that costs \${ $low } or \${ $high } for the Ferryman pile
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
`,L=e({default:()=>R}),R=`### What wins in a kingdom: the page of a study.

study-choose = Choose a kingdom. The server lets strategies play there for a few minutes and shows what wins. Results are saved.
study-begin = Analyse
study-go-on = Resume
study-stop = Stop
study-link = Link to this page
study-another = Another kingdom
study-cards = The kingdom
study-to-bench = Open in the workbench
study-copy = Copy text
study-keep = Save as mine
study-how = All results are from two-player games between strategies; a tie counts as half a win. Lines on the bars are 95% intervals: the true value may lie anywhere in them. The same version ({ $version }) gives the same numbers for the same kingdom.

## How far it is
study-state-waiting = Queued
study-state-waiting-behind = { $n ->
    [one] Queued behind one of your other studies
   *[other] Queued behind { $n } of your other studies
}
study-state-running = Running
study-state-stopped = Stopped. Results so far are saved, and anyone can resume it.
study-state-done = Done
study-state-failed = Failed
study-stages = Progress
study-stage-tournament = Tournament
study-stage-evolution = Evolution
study-stage-openings = Openings
study-stage-cards = Card values
study-stage-pairs = Pairs
study-stage-done = { $done } of { $total }
study-stage-later = later

## The tournament
study-standings = What wins here
study-standings-hint = Library strategies that fit this kingdom, in a round robin. { $games ->
    [one] One game
   *[other] { $games } games
} each so far.
study-standings-none = The first games are about to start.
study-column-place = Place
study-column-strategy = Strategy
study-column-wins = Wins
study-column-interval = 95% interval

## Evolution
study-evolution = A better strategy
study-evolution-hint = Evolution changes the best strategies line by line and keeps what wins. Each new best is measured in fresh games against { $name }, the winner of the tournament.
study-evolution-none = Starts after the tournament.
study-evolution-chart = Wins against { $name }
study-evolution-summary = After { $n ->
    [one] one generation
   *[other] { $n } generations
} the best strategy wins { $share } (between { $low } and { $high }).
study-column-generation = Generation
study-best = Best strategy found
study-best-changing = Best strategy so far

## Openings
study-openings = Openings
study-openings-hint = The chance of at least this many coins on turn 3 or 4, and of drawing both purchases by turn 4. Computed exactly, not simulated. The openings the best strategies choose come first, with how often they do.
study-openings-none = Starts after evolution.
study-column-opening = First purchases
study-column-bought = Bought
study-column-coins = \${ $n }
study-column-both = Both drawn

## What cards add
study-worth = What each card adds
study-worth-hint = The best strategy that buys the card plays thousands of new games against the best that does not. The number is its share of wins above 50%. Below 0, buying the card hurts.
study-worth-none = Starts after the openings.
study-column-card = Card
study-column-adds = Adds
study-worth-row = { $gain } (between { $low } and { $high })

## Pairs
study-pairs = Which cards work together
study-pairs-hint = For the cards that add most: how much the pair adds beyond the sum of its cards, measured in the same way. Below 0, one card does the other’s job.
study-pairs-none = Runs last.
study-column-pair = Cards
study-column-together = Beyond the sum
`,z=e({default:()=>B}),B=`### The laboratory in the browser.

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
`,V=e({default:()=>H}),H=`# What the server says to pages of the laboratory.

error-lab-no-secret = missing Authorization header: send Bearer SECRET
error-lab-secret = malformed Authorization header: send Bearer SECRET, with 22 to 128 letters, digits, - and _
error-lab-not-yours = this belongs to somebody else
error-lab-no-run = there is no such run
error-lab-busy = the laboratory is busy; try again later
error-lab-too-long = the strategies of your runs have more than { $n } letters together; stop a run, or wait
error-lab-too-many = { $n ->
    [one] you already have one job running or queued
   *[other] you already have { $n } jobs running or queued
}; stop one of them, or wait
error-lab-endless = this takes too long: a step that should take a moment was not finished after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} of computing; is there a strategy with endless conditions?
error-lab-died = the worker processes crashed on this job
error-lab-player = player { $number } must be either a name or a strategy text, not both
error-lab-strategy = { $line ->
    [0] the strategy of player { $name }: { $problem }
   *[other] the strategy of player { $name }, line { $line }, column { $column }: { $problem }
}
error-lab-no-bot = { $name } is neither a level ({ $names }) nor a strategy in the library
error-lab-level = here Hard is limited by a number of playouts ({ $n } at most), not by seconds
error-lab-games = a match has at most { $n } games here; the command line has no limit: { $command }
error-lab-slow-games = games with Hard take seconds, so a match has at most { $n } here; for more: { $command }
error-lab-no-game = there is no such game in this run
error-lab-kingdom-lacks = missing from this kingdom: { $cards }
error-lab-kingdom-bane = { $cards } is not the Bane of this kingdom

## Words of the strategy language
lab-heading-name = The strategy’s name.
lab-heading-author = Its author.
lab-heading-about = A one-sentence description.
lab-heading-requires = Kingdom cards and landscapes it cannot play without, separated by commas.
lab-heading-bane = The kingdom card that must be the Bane.
lab-verb-buy = Buy this card or landscape. The first line whose card is affordable and whose condition holds applies.
lab-verb-gain = Gain this card when an effect lets you choose. The first line that holds applies.
lab-verb-play = Play this card. Earlier lines take precedence.
lab-verb-trash = Trash this card when an effect lets you choose. Earlier lines take precedence.
lab-verb-discard = Discard this card when an effect lets you choose. Earlier lines take precedence.
lab-verb-spend = Spend Coffers or Villagers only when the condition holds.
lab-verb-option = Give this answer when the card asks.
lab-value-owned = My cards of this name or type, wherever they are.
lab-value-opponents = Cards of this name or type that all opponents have together.
lab-value-in_hand = Cards of this name or type in my hand.
lab-value-in_play = Cards of this name or type I have in play.
lab-value-gained = Cards of this name or type I have gained this turn.
lab-value-on_mats = Cards of this name or type on my mats: Exile, Tavern, Island, Native Village.
lab-value-left = Copies of this card left in the supply.
lab-value-vp_on = VP tokens on this pile or landscape.
lab-value-has = 1 if I have this project, artifact or State, otherwise 0.
lab-value-points = What one more copy of this card would be worth to me now.
lab-value-deck_money = Total coins from my Treasures.
lab-value-deck_coins = Total coins from all my cards, including Actions.
lab-value-deck_draw = Cards my Actions draw beyond replacing themselves.
lab-value-deck_buys = Buys my cards give.
lab-value-spare_actions = Actions my Actions give beyond the one each uses.
lab-value-terminals = My Actions that give no Action back.
lab-value-stop_cards = My cards that draw nothing.
lab-value-turn_cards = Cards of my deck I see per turn, on average.
lab-value-turn_coins = Coins I make per turn, on average.
lab-value-deck_size = Number of cards I own.
lab-value-draw_pile = Cards left to draw before I shuffle.
lab-value-turn = Number of my turn, starting at 1.
lab-value-coins = Coins I have to spend now.
lab-value-buys = Buys I have now.
lab-value-actions = Actions I have now.
lab-value-score = My points now.
lab-value-lead = My points minus the most any opponent has.
lab-value-empty_piles = Empty supply piles.
lab-value-smallest_pile = Cards in the smallest supply pile.
lab-value-gains_to_end = Gains needed to end the game: Provinces left, or cards in the three smallest piles, whichever is fewer.
lab-value-coffers = My Coffers.
lab-value-villagers = My Villagers.
lab-value-favors = My Favors.
lab-value-vp_tokens = My VP tokens.
lab-value-debt = My debt.
lab-value-potions = Potions I have to spend now.
lab-value-action_phase = 1 during an Action phase, otherwise 0.
lab-operator-less = True if the left side is smaller.
lab-operator-at-most = True if the left side is smaller or equal.
lab-operator-equal = True if both sides are equal.
lab-operator-unequal = True if the sides differ.
lab-operator-at-least = True if the left side is larger or equal.
lab-operator-more = True if the left side is larger.
lab-operator-plus = The sum of both sides.
lab-operator-minus = The left side minus the right side.
lab-operator-times = The product of both sides.
lab-operator-by = The left side divided by the right side; dividing by 0 gives 0.
lab-operator-and = True if both conditions hold.
lab-operator-or = True if at least one condition holds.
lab-operator-not = True if the condition does not hold.
lab-operator-when = Followed by the condition under which the line applies.
lab-type = All cards of type { $type }.
lab-type-card = Every card.
lab-type-others = Every card that no other line with this verb names.

## Saved strategies
error-lab-no-strategy = this strategy does not exist, or its owner has not shared it
error-lab-other-owner = this strategy belongs to somebody else; save a copy to change it
error-lab-kept-most = you already have { $n } saved strategies, which is the limit; delete one first
error-lab-at-once = this strategy is being changed elsewhere; try again
error-lab-empty = there is nothing to save: the text is empty
error-lab-draft = a strategy with mistakes can be saved but not shared; fix it first
error-lab-no-strategies = no strategy found in it
error-lab-file-most = a file may have at most { $n } strategies; remove some
error-lab-refused = this strategy cannot be converted: { $reasons }

## Studies of kingdoms
error-lab-no-study = there is no such study here
`,U=e({default:()=>W}),W=`### Levels: how strong an opponent is.

level-easy = Easy
level-medium = Medium
level-hard = Hard
# A bot as a player, and one of several of its level.
level-bot = { $level ->
    [easy] Bot (easy)
    [medium] Bot (medium)
   *[hard] Bot (hard)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (easy)
    [medium] Bot { $n } (medium)
   *[hard] Bot { $n } (hard)
}
level-thinks = { $who } is thinking…
error-level-setting = “{ $text }”: { $name } has no setting “{ $setting }”; it has: { $names }
error-level-value = “{ $text }”: “{ $value }” is not a valid value for { $setting }; write for example hard:playouts=2000 or hard:seconds=0.5
`,G=e({default:()=>K}),K=`### What happens, as lines of a log. $who is the name of a player, $cards a list of cards as made by the messages below: the object of
### a sentence.

## Lists of cards in sentences
# One kind of card and how many of it, from the forms its name has (see the files of cards).
cards-some = { $n ->
    [one] { $one }
   *[other] { $n } { $many }
}
# The same for a card of one's own, which has only a name.
cards-named = { $n ->
    [one] { $name }
   *[other] { $n } { $name } cards
}
# Cards whose faces the reader does not see: in a sentence, and as a label by themselves.
cards-unseen = { $n ->
    [one] a card
   *[other] { $n } cards
}
cards-hidden = { $n ->
    [one] a card
   *[other] { $n } cards
}
cards-none = no cards
# A pile by the name of its cards: $name as it is, $many after a number.
cards-pile = { $name }
# The last two items of a list; items before them are joined with list-comma.
list-last = { $first } and { $last }
list-comma = { $first }, { $last }

## Turns
log-turn = Turn { $n } – { $who }
log-extra-turn-begins = Extra turn – { $who }
log-clean-up = { $who } begins Clean-up.
# Why the game ends. $cards: the names of empty piles; $n: how many they are, or the limit of turns.
log-ending-pile = { $n ->
    [one] The game ends: the { $cards } pile is empty.
   *[other] The game ends: the piles { $cards } are empty.
}
log-ending-piles = The game ends: { $n } piles are empty ({ $cards }).
log-ending-turns = The game ends: the limit of { $n } turns for all players together is reached.
log-end = The game is over.
log-extra-turn = { $who } will take an extra turn.

## Playing, buying, gaining
# $gifts: what it gives, in $n parts.
log-play = { $who } plays { $cards }{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-play-again = { $who } plays { $cards } again{ $n ->
    [0] .
   *[other] : { $gifts }.
}
log-buy = { $who } buys { $cards }.
log-buy-project = { $who } buys the project { $card }.
log-buy-event = { $who } buys the Event { $card }.
log-gain = { $who } gains { $cards }.
log-gain-hand = { $who } gains { $cards } to their hand.
log-gain-deck = { $who } gains { $cards } onto their deck.
log-gain-aside = { $who } gains { $cards }, set aside.
log-gain-trash = { $who } gains { $cards } from the trash.
log-gain-hand-trash = { $who } gains { $cards } from the trash to their hand.
log-gain-deck-trash = { $who } gains { $cards } from the trash onto their deck.

## Moving cards
log-trash = { $who } trashes { $cards }.
log-trash-supply = { $who } trashes { $cards } from the supply.
log-discard = { $who } discards { $cards }.
log-draw = { $who } draws { $cards }.
log-reveal = { $who } reveals { $cards }.
# The whole hand, and cards from the deck.
log-reveal-hand = { $who } reveals their hand: { $cards }.
log-reveal-deck = { $who } reveals { $cards } from their deck.
log-look = { $who } looks at { $cards }.
log-hand = { $who } puts { $cards } into their hand.
log-topdeck = { $who } puts { $cards } on top of their deck.
log-bottom = { $who } puts { $cards } on the bottom of their deck.
log-aside = { $who } sets { $cards } aside.
log-island = { $who } puts { $cards } on their Island mat.
log-native_village = { $who } puts { $cards } on their Native Village mat.
log-exile = { $who } Exiles { $cards }.
log-tavern = { $who } puts { $cards } on their Tavern mat.
log-call = { $who } calls { $cards }.
log-journey-up = { $who } turns their Journey token face up.
log-journey-down = { $who } turns their Journey token face down.
log-return = { $who } returns { $cards } to the pile.
log-exchange = { $who } takes { $cards } in exchange.
log-shuffle = { $who } shuffles their deck.
log-deck_to_discard = { $who } puts their deck on their discard pile.
log-uncover = The discard pile of { $who } now shows { $cards }.

## Gifts and tokens
log-gifts = { $who } gets { $gifts }.
# A draw among gifts: $gift says how many cards.
log-drawn = { $gift } ({ $cards })
log-pay = { $who } pays \${ $n }.
log-favors = { $who } spends { $n ->
    [one] a Favor
   *[other] { $n } Favors
}.
log-rotate = { $who } rotates the pile { $card }.
log-skip = { $who } skips a turn.
log-debt = { $who } takes { $n } debt.
log-gather = { $who } puts a VP token on the pile { $card }.
log-token_on_pile = { $who } puts the { $token } token on the pile { $card }.
pile-token-card = +1 Card
pile-token-action = +1 Action
pile-token-buy = +1 Buy
pile-token-coin = +$1
pile-token-cost = −$2
pile-token-trash = trashing
log-coffers-back = { $who } puts { $n ->
    [one] 1 Coffers token
   *[other] { $n } Coffers tokens
} back.
log-villagers-back = { $who } puts { $n ->
    [one] 1 Villager
   *[other] { $n } Villagers
} back.
log-spend-coffers = { $who } spends { $n ->
    [one] a Coffers token
   *[other] { $n } Coffers tokens
}. (+\${ $n })
log-spend-villagers = { $who } spends { $n ->
    [one] a Villager. (+1 Action)
   *[other] { $n } Villagers. (+{ $n } Actions)
}
log-spend-debt = { $who } pays off \${ $n } of debt.
log-cost = All cards now cost \${ $n } less this turn.
log-take = { $who } takes the { $card }.
# A State; $card is its name.
log-take-state = { $who } is now { $card }.
log-give_back = { $who } is no longer { $card }.
# A Boon or Hex.
log-fortune = { $who } reveals { $card }.
log-receive = { $who } receives { $card }.
log-keep = { $who } keeps { $card } for the next turn.
log-shuffle_fortunes-boons = The used Boons are shuffled.
log-shuffle_fortunes-hexes = The used Hexes are shuffled.
log-token-add = { $who } puts a token on { $card }.
log-token-clear = { $who } takes { $n ->
    [0] no tokens
    [one] 1 token
   *[other] { $n } tokens
} off { $card }.

## Reactions and choices
log-react = { $who } reacts with { $card }.
log-way = { $who } follows { $card } instead.
log-unaffected = { $who } is unaffected.
log-choose = { $who } chooses: { $option }.
log-name = { $who } names { $card }.
# Put behind a line whose effect comes from another card than the one it stands under.
log-source = { $line } ({ $card })
`,q=e({default:()=>J}),J=`### What the reader did, as lines of the log: the twins of the messages in log.ftl that say who does something.

you-clean-up = You begin Clean-up.
you-extra-turn = You will take an extra turn.
you-play = You play { $cards }{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-play-again = You play { $cards } again{ $n ->
    [0] .
   *[other] : { $gifts }.
}
you-buy = You buy { $cards }.
you-buy-project = You buy the project { $card }.
you-buy-event = You buy the Event { $card }.
you-gain = You gain { $cards }.
you-gain-hand = You gain { $cards } to your hand.
you-gain-deck = You gain { $cards } onto your deck.
you-gain-aside = You gain { $cards }, set aside.
you-gain-trash = You gain { $cards } from the trash.
you-gain-hand-trash = You gain { $cards } from the trash to your hand.
you-gain-deck-trash = You gain { $cards } from the trash onto your deck.
you-trash = You trash { $cards }.
you-trash-supply = You trash { $cards } from the supply.
you-discard = You discard { $cards }.
you-draw = You draw { $cards }.
you-reveal = You reveal { $cards }.
you-reveal-hand = You reveal your hand: { $cards }.
you-reveal-deck = You reveal { $cards } from your deck.
you-look = You look at { $cards }.
you-hand = You put { $cards } into your hand.
you-topdeck = You put { $cards } on top of your deck.
you-bottom = You put { $cards } on the bottom of your deck.
you-aside = You set { $cards } aside.
you-island = You put { $cards } on your Island mat.
you-native_village = You put { $cards } on your Native Village mat.
you-exile = You Exile { $cards }.
you-tavern = You put { $cards } on your Tavern mat.
you-call = You call { $cards }.
you-journey-up = You turn your Journey token face up.
you-journey-down = You turn your Journey token face down.
you-return = You return { $cards } to the pile.
you-exchange = You take { $cards } in exchange.
you-shuffle = You shuffle your deck.
you-deck_to_discard = You put your deck on your discard pile.
you-gifts = You get { $gifts }.
you-pay = You pay \${ $n }.
you-favors = You spend { $n ->
    [one] a Favor
   *[other] { $n } Favors
}.
you-rotate = You rotate the pile { $card }.
you-skip = You skip a turn.
you-debt = You take { $n } debt.
you-gather = You put a VP token on the pile { $card }.
you-token_on_pile = You put the { $token } token on the pile { $card }.
you-coffers-back = You put { $n ->
    [one] 1 Coffers token
   *[other] { $n } Coffers tokens
} back.
you-villagers-back = You put { $n ->
    [one] 1 Villager
   *[other] { $n } Villagers
} back.
you-spend-coffers = You spend { $n ->
    [one] a Coffers token
   *[other] { $n } Coffers tokens
}. (+\${ $n })
you-spend-villagers = You spend { $n ->
    [one] a Villager. (+1 Action)
   *[other] { $n } Villagers. (+{ $n } Actions)
}
you-spend-debt = You pay off \${ $n } of debt.
you-take = You take the { $card }.
you-take-state = You are now { $card }.
you-give_back = You are no longer { $card }.
you-fortune = You reveal { $card }.
you-receive = You receive { $card }.
you-keep = You keep { $card } for the next turn.
you-token-add = You put a token on { $card }.
you-token-clear = You take { $n ->
    [0] no tokens
    [one] 1 token
   *[other] { $n } tokens
} off { $card }.
you-react = You react with { $card }.
you-way = You follow { $card } instead.
you-unaffected = You are unaffected.
you-choose = You choose: { $option }.
you-name = You name { $card }.
`,Y=e({default:()=>X}),X=`### Questions and answers. What a card asks is put together from what its text does; where that would read badly, a card has
### words of its own beside its name (ask-CARD-PURPOSE, ask-CARD-when, option-CARD-ANSWER in cards/*.ftl).
### $form: ask (whether you do it), do (you are told to), then (to do next), label (on a button). A language uses what it needs of $form and of
### the forms of cards: $name alone, $one and $few and $many as the object of a sentence.

## The turn
# $n: Buys; $coins: what can be spent.
ask-action = Which Action do you play?
# $n: Actions that are left.
ask-action-spend = You have no { $n ->
    [0] Actions left
   *[other] Action to play
}. Spend a Villager, or go on to the Buy phase?
ask-action-end = You have no { $n ->
    [0] Actions left
   *[other] Action to play
}: go on to the Buy phase
ask-play-or-buy = What do you play or buy?
ask-play = { $n ->
    [0] You have no Buys left. Play a Treasure, or end your turn?
   *[other] You have nothing to buy. Play a Treasure, or end your turn?
}
ask-buy = What do you buy for \${ $coins }?
ask-buy-end = You have { $n ->
    [0] no Buys left
   *[other] nothing to buy for \${ $coins }
}: end your turn
# The same where a Night phase follows.
ask-play-night = { $n ->
    [0] You have no Buys left. Play a Treasure, or end the Buy phase?
   *[other] You have nothing to buy. Play a Treasure, or end the Buy phase?
}
ask-buy-end-night = You have { $n ->
    [0] no Buys left
   *[other] nothing to buy for \${ $coins }
}: end the Buy phase
# Nothing can be bought with debt. $can: play Treasures, pay off ($pays of) it, do so after the last Buy, or only end; $then: a Night phase or the turn's end.
ask-debt = { $can ->
    [play] You have debt ({ $n }) and cannot buy. Play a Treasure, or end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }?
    [pay] Pay off your debt ({ $n }) before you buy, or end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }?
    [pay-late] You have debt ({ $n }). Pay off \${ $pays } of it, or end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }?
   *[end] You have debt ({ $n }) and cannot buy: end { $then ->
        [night] the Buy phase
       *[turn] your turn
    }
}
# $n: how many there are.
ask-how-many-coffers = How many Coffers tokens do you spend (0 to { $n })?
ask-how-many-villagers = How many Villagers do you spend (0 to { $n })?
ask-night = Night: which card do you play?
ask-night-end = You have no Night card to play: end your turn

## Questions. $card is the card or project that asks, $do what is to be done.
ask = { $card }: { $do }{ $form ->
    [ask] ?
   *[do] {""}
}
# It is done to the cards of $who.
ask-for = { $question } (for { $who })
ask-one-of = { $card }: { $choices }?
ask-choose-one = { $card }: choose one
# Another one of several, because something allows it.
ask-one-more = { $card }: choose one more?
ask-about = { $card }, { $you ->
    [yes] your
   *[no] { $who }’s
} { $name }: { $choices }?
ask-some-of = { $card }: { $n ->
    [one] choose one more option
   *[other] choose { $n } different options
}
ask-yes-or-no = { $card }: use it?
# Whether a Way is followed instead of the card that is played.
ask-way = { $card }: follow { $choices } instead of the card?
ask-effects = { $form ->
    [ask] Which of these do you use now?
   *[do] Which of these happens first?
}
# All of them have become impossible while they were offered.
ask-effects-gone = There is nothing left to use here
# What is said if nothing better can be.
ask-plainly = Choose one
ask-effect = { $card }: use it now?
ask-order-topdeck = { $card }: which card goes on top of your deck?
ask-order-play = { $card }: which card do you play first?
ask-name = { $card }: name a card
# $card is being bought; the answer is a number of coins.
ask-overpay = { $card }: how many coins do you overpay?
ask-overpay-potions = { $card }: how many Potions do you overpay?
ask-give-back-coffers = { $card }: how many Coffers tokens do you return?
ask-give-back-villagers = { $card }: how many Villagers do you return?
ask-picked = so far: { $cards }
# What somebody else is asked.
asked-other = { $who } is asked: “{ $question }”
asked-something = { $who } is choosing

## What is done
do-all = { $do }
do-for = { $do } for { $gifts }
do-get = { $gifts }
do-discard = discard { $what }
do-trash = trash { $what }
do-gain = gain { $to ->
    [hand] to your hand{ " " }
    [deck] onto your deck{ " " }
   *[discard] {""}
}{ $what }
do-topdeck = put { $what } on top of your deck
do-hand = put { $what } into your hand
do-play = play { $what }{ $times ->
    [1] {""}
    [2] { " " }twice
   *[other] { " " }{ $times } times
}
do-replay = play { $what } again
do-reveal = reveal { $what }
do-reveal-deck = reveal the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck
# $until: turn (until your next turn) or ever.
do-aside = set { $what } aside{ $until ->
    [turn] { " " }until your next turn
   *[ever] {""}
}
do-island = put { $what } on your Island mat
do-exile = Exile { $what }
do-tavern = put { $what } on your Tavern mat
do-look = look at { $what }
do-put = put { $what } into play
do-choose = choose { $what }
do-one-of = choose one of its effects
do-exchange = exchange { $what }
do-return = return { $what } to its pile
do-pay = pay { $what }
do-take = take the { $name }
do-token-add = add a token
do-token-clear = take your tokens off
do-unaffected = be unaffected by the { $name }
do-gain-copy = { $mine ->
    [yes] gain a copy yourself
   *[no] let the other player gain a copy
}
do-deck-to-discard = put your deck onto your discard pile
do-extra-turn = take an extra turn
do-rotate = rotate its pile
do-boon = reveal the next Boon
do-receive = receive it
do-end-state = return this State

## With what. $mode: exactly, up-to, any (any number), some (nobody says how many).
what-some = { $mode ->
    [any] any number of { $many }
    [some] { $many }
    [up-to] up to { $n } { $many }
   *[exactly] { $n ->
        [one] { $one }
       *[other] { $n } { $many }
    }
}
what-called = { $name } cards
what-it = it
what-them = them
what-that = the { $name }
what-aside = what you set aside
what-revealed = the revealed cards
what-hand = your hand
what-these = one of these cards
what-coins = \${ $n }
# $mode: exactly, least, most, between; $n: how many cards.
what-costing = { $what } that { $n ->
    [one] costs
   *[other] cost
} { $mode ->
    [exactly] exactly \${ $least }
    [least] \${ $least } or more
    [between] \${ $least } to \${ $most }
   *[most] up to \${ $most }
}
# Compared with the card before.
what-more = { $what } that costs { $mode ->
    [exactly] exactly
   *[most] up to
} \${ $n } more
what-alike = { $what } of the same cost
what-cheaper = { $what } that costs less
what-from = { $what } { $from }
what-for = { $what } for { $gifts }
what-each = { $what } for { $gifts } each
from-hand = from { $you ->
    [yes] your
   *[no] { $who }’s
} hand
from-play = { $you ->
    [yes] you have
   *[no] { $who } has
} in play
from-discard = from { $you ->
    [yes] your
   *[no] { $who }’s
} discard pile
from-look = from { $you ->
    [yes] among these
   *[no] { $who }’s revealed cards
}
from-aside = from { $you ->
    [yes] your
   *[no] { $who }’s
} cards set aside
from-island = from { $you ->
    [yes] your
   *[no] { $who }’s
} Island mat
from-native_village = from { $you ->
    [yes] your
   *[no] { $who }’s
} Native Village mat
from-exile = from { $you ->
    [yes] your
   *[no] { $who }’s
} Exile mat
from-tavern = from { $you ->
    [yes] your
   *[no] { $who }’s
} Tavern mat
from-trash = from the trash
from-supply = from the supply

## Which cards
kind-any = card
    .one = a card
    .many = cards
kind-action = Action card
    .one = an Action card
    .many = Action cards
kind-treasure = Treasure
    .one = a Treasure
    .many = Treasures
kind-victory = Victory card
    .one = a Victory card
    .many = Victory cards
kind-curse = Curse
    .one = a Curse
    .many = Curses
kind-attack = Attack card
    .one = an Attack card
    .many = Attack cards
kind-reaction = Reaction card
    .one = a Reaction card
    .many = Reaction cards
kind-duration = Duration card
    .one = a Duration card
    .many = Duration cards
kind-action-treasure = Action or Treasure
    .one = an Action or a Treasure
    .many = Actions and Treasures
kind-victory-curse = Victory card or Curse
    .one = a Victory card or a Curse
    .many = Victory cards and Curses
kind-bane = Bane card
    .one = a Bane card
    .many = Bane cards

## What for. $of: fixed ($n of them), cost (as many as it costs), some (the game decides how many).
gift-cards = { $of ->
    [cost] as many cards as it costs
    [some] cards
   *[fixed] +{ $n } { $n ->
        [one] Card
       *[other] Cards
    }
}
gift-actions = { $of ->
    [cost] as many Actions as it costs
    [some] Actions
   *[fixed] +{ $n } { $n ->
        [one] Action
       *[other] Actions
    }
}
gift-buys = { $of ->
    [cost] as many Buys as it costs
    [some] Buys
   *[fixed] +{ $n } { $n ->
        [one] Buy
       *[other] Buys
    }
}
gift-coins = { $of ->
    [cost] as many coins as it costs
    [some] coins
   *[fixed] +\${ $n }
}
gift-coffers = { $of ->
    [cost] as many Coffers as it costs
    [some] Coffers
   *[fixed] +{ $n } Coffers
}
gift-villagers = { $of ->
    [cost] as many Villagers as it costs
    [some] Villagers
   *[fixed] +{ $n } { $n ->
        [one] Villager
       *[other] Villagers
    }
}
gift-vp = { $of ->
    [cost] as many VP as it costs
    [some] VP
   *[fixed] +{ $n } VP
}
gift-potions = +{ $n ->
    [one] 1 Potion
   *[other] { $n } Potions
}
gift-favors = +{ $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}

## Why one is asked. $you: whether $who is the reader.
why-gain = { $you ->
    [yes] you
   *[no] { $who }
} gained { $cards }
why-trash = { $you ->
    [yes] you
   *[no] { $who }
} trashed { $cards }
why-play = { $you ->
    [yes] you
   *[no] { $who }
} played { $cards }
why-reveal = { $you ->
    [yes] you
   *[no] { $who }
} revealed { $cards }
why-discard = { $you ->
    [yes] you
   *[no] { $who }
} discarded { $cards }
why-with = { $why } because of { $card }
why-shuffle = { $you ->
    [yes] you are
   *[no] { $who } is
} about to shuffle
why-turn-start = { $you ->
    [yes] your
   *[no] { $who }’s
} turn begins
why-buy-phase-start = { $you ->
    [yes] your
   *[no] { $who }’s
} Buy phase begins
why-buy-phase-end = { $you ->
    [yes] your
   *[no] { $who }’s
} Buy phase ends
why-clean-up-start = { $you ->
    [yes] your
   *[no] { $who }’s
} Clean-up begins
why-turn-end = { $you ->
    [yes] your
   *[no] { $who }’s
} turn ends
why-game-end = the game would end

## Answers
option-card = { $card }
option-play = play { $card }
option-play-as = play { $card } as { $name }
option-way = follow { $card }
option-no-way = follow { $card }
option-buy = buy { $card }
# All Treasures whose order does not matter. $gifts: what they give; $cards: the $n others, which stay in hand.
option-treasures = play Treasures ({ $gifts }{ $n ->
    [0] {""}
   *[other] ; left: { $cards }
})
option-end-actions = end the Action phase
option-end-buys = end the turn
option-number = { $n }
option-end-buys-night = end the Buy phase
option-end-night = end the turn
option-none = none
option-done = done
option-yes = yes
option-no = no
option-nothing = nothing
option-spend-coffers = spend { $n ->
    [one] a Coffers token
   *[other] { $n } Coffers tokens
} (+\${ $n })
option-spend-villagers = spend { $n ->
    [one] a Villager (+1 Action)
   *[other] { $n } Villagers (+{ $n } Actions)
}
option-pay-debt = pay off \${ $n } of debt
# Tokens that can be spent several at once, at most $n.
option-up-to = { $option }, up to { $n }
option-effect = { $card }: { $do }
# The second of several that look alike.
option-another = { $option } (number { $n })
list-or = { $first } or { $last }

## The text of a card from a file that gives none. $do: what is done.
text-others = each other player: { $do }
text-everybody = each player: { $do }
text-may = you may: { $do }
text-more = It does more than this sentence can say.
text-worth = its VP depend on the game
text-overpay = you may overpay for this card
text-when = later: { $do }
text-when-gain = when a card is gained: { $do }
text-when-play = when a card is played: { $do }
text-when-trash = when a card is trashed: { $do }
text-when-discard = when a card is discarded: { $do }
text-when-turn-start = at the start of your next turn: { $do }
text-when-clean-up-start = at the start of Clean-up: { $do }
text-when-reveal = when a card is revealed: { $do }
`,Z=e({default:()=>Q}),Q=`### Why an answer is recommended, from games simulated from the position.

## $answers: the answers it is compared with.
why-answer = “{ $answer }”
why-better = Better than { $answer }: { $why }.
why-luck = { $answers } won a little more often in these games, but that may be luck.
why-alike = { $answers } may be just as good.
why-all-alike = All other answers may be just as good.

## How an answer is better, after a colon. $n may be a fraction; $others: how many players the others are.
why-wins = you win about { $n } more of 100 games
why-money-now = you have about \${ $n } more to spend this turn
why-money-soon = you have about \${ $n } more to spend in your next { $turns } turns
why-reached = you reach \${ $coins } about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} earlier
why-money-of-others = { $others ->
    [one] the other player has about \${ $n } less to spend next turn
   *[other] the others have about \${ $n } less to spend in their next turns, taken together
}
why-points = you end with about { $n ->
    [one] 1 point
   *[other] { $n } points
} more
why-points-of-others = { $others ->
    [one] the other player
   *[other] the best of the others
} ends with about { $n ->
    [one] 1 fewer point
   *[other] { $n } fewer points
}
why-sooner = the game ends about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} earlier, while you are ahead
why-later = the game lasts about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} longer; otherwise you would lose
why-dear-cards = you get about { $cards } more
why-dear-cards-in-ten = in 10 games you get about { $cards } more
why-junk = you end with about { $cards } fewer
why-junk-in-ten = in 10 games you end with about { $cards } fewer
why-junk-of-others = { $others ->
    [one] the other player has
   *[other] the others have
} about { $cards } more in the end
why-junk-of-others-in-ten = in 10 games { $others ->
    [one] the other player has
   *[other] the others have
} about { $cards } more in the end

## Where all answers win about as often. $turns: the next turns of the reader.
why-ranked-points = All answers win about equally often, so they are ranked by points: yours at the end, less those of the best opponent.
why-ranked-money = All answers win about equally often, so they are ranked by what you can spend in your next { $turns } turns.

## Why the chance is low or high. $others: how many opponents there are; $cards: what is left of the dearest Victory pile.
why-behind-scores = You are { $n ->
    [one] 1 point
   *[other] { $n } points
} behind, with { $cards } left.
why-ahead-scores = You are { $n ->
    [one] 1 point
   *[other] { $n } points
} ahead, with { $cards } left.
why-behind-draws = { $others ->
    [one] Your opponent draws
   *[other] An opponent draws
} the whole deck nearly every turn, and you do not.
why-ahead-draws = You draw your whole deck nearly every turn, and { $others ->
    [one] your opponent does not
   *[other] your opponents do not
}.
why-behind-reaches = { $others ->
    [one] Your opponent reaches
   *[other] An opponent reaches
} \${ $coins } about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} before you.
why-ahead-reaches = You reach \${ $coins } about { $n ->
    [one] 1 turn
   *[other] { $n } turns
} before { $others ->
    [one] your opponent
   *[other] any opponent
}.
why-behind-earns = { $others ->
    [one] Your opponent has
   *[other] An opponent has
} about \${ $n } a turn more to spend than you in the next { $turns } turns.
why-ahead-earns = You have about \${ $n } a turn more to spend than { $others ->
    [one] your opponent
   *[other] any opponent
} in the next { $turns } turns.

## Why there is no chance. $n: how many games were played out.
why-few = { $n ->
    [one] Only 1 game was
   *[other] Only { $n } games were
} simulated in that time: too few to tell a chance of winning.
why-slow = The engine is not compiled, so few games were simulated; with a C compiler, \`make install\` in the source tree makes it at least 50 times as fast.

## What was left unused in a game.
unused-coffers = { $n ->
    [one] 1 Coffers token was
   *[other] { $n } Coffers tokens were
} left at the end.
unused-villagers = { $n ->
    [one] 1 Villager was
   *[other] { $n } Villagers were
} left at the end.
unused-coins = \${ $n } { $turns ->
    [one] were not spent, in one turn.
   *[other] were not spent, in { $turns } turns.
}
unused-cards = { $n ->
    [one] 1 Action or Treasure was
   *[other] { $n } Actions and Treasures were
} not played, { $turns ->
    [one] in one turn.
   *[other] in { $turns } turns.
}
`,$=e({default:()=>ee}),ee=`### The table: everything around the game. Questions and answers are in questions.ftl.

# Letters in the order of names; one that is not here stands with the letter it is made from.
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z

## The state of the table
player-human = Player
player-human-n = Player { $n }
player-bot = Bot
player-bot-n = Bot { $n }
state-turn = { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}, { $buys ->
    [one] 1 Buy
   *[other] { $buys } Buys
}, \${ $coins }
state-hand = Hand: { $cards }
state-play = in play: { $cards }
state-discard = discard pile (top): { $cards }
state-discard-empty = discard pile: empty
state-deck = deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
state-hand-size = hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
state-aside = set aside: { $cards }
state-coffers = Coffers: { $n }
state-villagers = Villagers: { $n }
state-vp = VP: { $n }
state-debt = debt: { $n }
state-potions = , { $n ->
    [one] 1 Potion
   *[other] { $n } Potions
}
state-projects = projects: { $cards }
state-artifacts = artifacts: { $cards }
state-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} on { $card }
state-favors = Favors: { $n }
state-journey = Journey token face down
state-skips = turns to skip: { $n }
state-mat = { $mat }: { $cards }
state-states = States: { $cards }
state-boons = Boons: { $cards }
state-pile-tokens = { $tokens } on { $card }
state-lying = { $n } VP on { $card }
state-deck-boons = Boons: { $n }, last { $card }
state-deck-hexes = Hexes: { $n }, last { $card }
state-stack = { $card }, from the top: { $cards }
state-trash = Trash: { $cards }
state-prizes = Prizes: { $cards }
state-pile = \${ $cost }{ $more } { $card }: { $n }
state-beside = beside the supply
state-bane = Bane
state-ferryman = Ferryman pile
state-project = \${ $cost }{ $more } { $card } ({ $kind })
state-landscape = { $card } ({ $kind })
state-nothing = nothing
state-kingdom = Kingdom: { $cards }
state-kingdom-bane = Bane: { $card }
state-seed = Seed { $seed }

## The end
result-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
result-sources = from { $sources }
result-source = { $card } { $n }
result-vp = VP tokens { $n }
result-deck = deck: { $cards }
result-winner = { $n ->
    [one] Winner: { $who }
   *[other] Shared win: { $who }
}

## The plain table
plain-welcome = Demesne. Type ? for help.
plain-prompt = >
plain-not-possible = “{ $answer }” is not possible here. Type one of the options, or ? for help.
plain-type-something = Type the number or the name of an option, or ? for help.
plain-no-treasure = You have no Treasures that can be played in any order.
plain-undone = Undone.
plain-undone-seen = Undone, although new cards had been revealed.
plain-nothing-to-undo = There is nothing to undo.
plain-undo-agree = New cards have been revealed since. If everyone else agrees to undo, type { $yes }.
plain-seen-first = New cards were revealed, so “{ $answer }” and the rest were not carried out.
plain-left = The game is saved. Continue with: demesne resume
plain-saved = Saved: { $file }
plain-turn-of = It is { $who }’s turn. Press Enter when nobody else is looking.
# Said after what somebody is asked in another’s turn.
plain-asked-of = Press Enter when only { $who } is looking.
plain-no-save = There is no saved game to resume.

## Cards
# What a price has besides coins.
price-potion = Potion
price-debt = { $n } debt
card-cost = costs \${ $cost }
card-set = from { $set }
card-rulings = Rulings
card-unofficial = (unofficial name)
type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-gathering = Gathering
type-duration = Duration
type-prize = Prize
type-project = Project
type-artifact = Artifact
type-reserve = Reserve
type-landmark = Landmark
type-event = Event
type-way = Way
type-night = Night
type-command = Command
type-liaison = Liaison
type-fate = Fate
type-doom = Doom
type-heirloom = Heirloom
type-spirit = Spirit
type-shelter = Shelter
type-ruins = Ruins
type-looter = Looter
type-loot = Loot
type-townsfolk = Townsfolk
type-wizard = Wizard
type-odyssey = Odyssey
type-ally = Ally
type-trait = Trait
type-boon = Boon
type-hex = Hex
type-state = State
set-basic = Basic cards
set-base = Base game
set-intrigue = Intrigue
set-alchemy = Alchemy
set-prosperity = Prosperity
set-seaside = Seaside
set-cornucopia = Cornucopia
set-hinterlands = Hinterlands
set-dark_ages = Dark Ages
set-guilds = Guilds
set-adventures = Adventures
set-nocturne = Nocturne
set-empires = Empires
set-renaissance = Renaissance
set-menagerie = Menagerie
set-allies = Allies
set-plunder = Plunder

## Names of recommended kingdoms
kingdom-first_game = First Game
kingdom-big_money = Big Money
kingdom-interaction = Interaction
kingdom-size_distortion = Size Distortion
kingdom-village_square = Village Square
kingdom-bounty_of_the_hunt = Bounty of the Hunt
kingdom-bad_omens = Bad Omens
kingdom-the_jesters_workshop = The Jester’s Workshop
kingdom-last_laughs = Last Laughs
kingdom-the_spice_of_life = The Spice of Life
kingdom-small_victories = Small Victories
kingdom-overture = Overture
kingdom-prelude = Prelude
kingdom-it_takes_a_villager = It Takes a Villager
kingdom-capture_the_flag = Capture the Flag
kingdom-memento_mori = Memento Mori
kingdom-clockwork_court = Clockwork Court
kingdom-sweetened_deals = Sweetened Deals
kingdom-a_penny_saved = A Penny Saved
kingdom-combo_corner = Combo Corner
kingdom-filling_the_coffers = Filling the Coffers
kingdom-progress = Progress
kingdom-once_upon_a_time = Once Upon a Time
kingdom-biding_time = Biding Time
kingdom-villager_madness = Villager Madness
kingdom-dreamers_of_dreams = Dreamers of Dreams
kingdom-movers_and_shakers = Movers and Shakers
kingdom-becoming_a_monster = Becoming a Monster
kingdom-true_believers = True Believers
kingdom-free_shipping = Free Shipping
kingdom-digging_for_treasure = Digging for Treasure
kingdom-peek_a_boo = Peek-a-boo
kingdom-exploring_the_city = Exploring the City
kingdom-navigating_the_sewers = Navigating the Sewers
kingdom-stargazing = Stargazing
kingdom-sewer_rats = Sewer Rats
kingdom-production_line = Production Line
kingdom-age_of_scribes = Age of Scribes
kingdom-circle_of_life = Circle of Life
kingdom-mirror_masters = Mirror Masters
`,te=e({default:()=>ne}),ne=`### The table in the terminal.

phase-action = Action phase
phase-buy = Buy phase
phase-night = Night
phase-clean-up = Clean-up
state-look = looked at: { $cards }
key-enter = Enter
key-space = Space
tui-keys = Space Treasures · Backspace undo · ! hint · = deck · / cards · ? help · Esc quit
tui-help =
    Keys are shown next to what you can do: in the supply, in your hand, and below the question. Clicking works as well.

    Enter       end the phase, decline, or finish choosing
    Space       play all Treasures whose order does not matter
    Backspace   undo your last answer
    !           hint: each option with its chance of winning
    /           card texts and rulings
    =           all your cards, and your points so far
    PgUp PgDn   scroll the log
    Ctrl+S      show where the game is saved (every answer is saved)
    Esc         leave; the game is saved and can be resumed

    Letters after a name: A Action, T Treasure, V Victory, C Curse, ! Attack, R Reaction, D Duration, P Prize, # project, N Night; * is the Bane.
    After a project: the numbers of the players who have it.
tui-how-many = { $mode ->
    [exactly] Choose { $most ->
        [one] 1 card
       *[other] { $most } cards
    }
    [up-to] Choose up to { $most ->
        [one] 1 card
       *[other] { $most } cards
    }
   *[between] Choose { $least } to { $most } cards
}; marked: { $n }.
table-action-left = You can still play an Action. Enter (or “end”) ends the Action phase.
tui-undo-agree =
    New cards have been revealed since.
    Does everyone agree to undo?

    Enter yes   Esc no
tui-leave =
    Leave the game? It is saved; \`demesne resume\` continues it.

    Enter leave   Esc stay
tui-choose-kingdom = Which kingdom?
tui-resume = { $n ->
    [one] Resume your unfinished game
   *[other] Resume one of { $n } unfinished games
}
tui-random = A random kingdom
tui-choose-keys = ↑ ↓ choose · Enter play · ? how to play · G language: { $language } · Esc leave
tui-choose-players = 1 2 3 opponents: { $n } · P people at the keyboard: { $people } · L level: { $level }
tui-choose-names = N names: { $names }
# $sets, $projects: what a kingdom is drawn from.
tui-choose-cards = C cards · R redraw · S sets: { $sets } · J landscapes: { $projects }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O Platinum and Colonies: { $colonies } · H Shelters: { $shelters }
tui-drawn = as drawn
tui-language = English
tui-all = all
tui-any = any number
tui-lesson = Learn to play: your first game
tui-lesson-about = Never played Dominion? Play a few minutes against an easy bot. Each step tells you what to look at. Press ? for the rules in brief.
tui-resume-about = Every answer is saved, so you continue exactly where you left off.
tui-own = Choose my own cards
tui-own-about = Press Enter to choose cards and landscapes. If you choose fewer than ten cards, the rest are drawn at random.
tui-picked = Chosen ({ $n } of { $of }): { $cards }
tui-pick-keys = Enter: add or remove · you can paste a list · Esc: done
tui-trait-pile = Pile for { $card }
tui-trait-keys = Enter: this pile · Esc: random pile
tui-sets-keys = Enter: add or remove · Esc: done
tui-names = Names
tui-names-keys = Enter: next · Esc: back
tui-scroll = ↑ ↓ scroll · Esc: back
tui-help-keys = R: the rules in brief · ↑ ↓ scroll · Esc: back
tui-cost = \${ $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Goal: score more points than your opponent. A Province is worth 6. You start with 7 Coppers and 3 Estates. Press Space to play your Treasures.
tip-treasures = Buy phase: Space plays your Treasures. Then buy something.
tip-buy = These are your coins. You can buy from every pile with a letter next to it: press that letter. Silver gives you more to spend in later turns; / shows what Action cards do.
tip-poor = Not much money this time. Buy something cheap (but not Copper or Curse), or nothing: Enter ends your turn.
tip-gold = 6 coins or more: buy Gold. It gives 3 coins every time you draw it.
tip-province = 8 coins: enough for a Province, worth 6 points. Provinces decide most games.
tip-deck = A new hand. The cards you bought went to your discard pile. When your deck is empty, that pile is shuffled and they come back. Space plays your Treasures.
tip-other = Now your opponent plays. The log on the right shows what they play and buy.
tip-action = Action phase: press the number next to an Action card to play it. You have one Action per turn; +1 Action gives you another. Enter moves on to buying.
tip-choose = A card asks you a question. The keys below are the answers; / shows what the card does.
tip-last = Few Provinces are left. The game ends when the last one is gone, or when three piles are empty. Points now matter more than money.
tui-again = Enter: play again   R: review this game   Esc: leave
tui-too-small = This terminal is too small. It needs at least 80 columns and 24 lines; or use \`--plain\`.
result-per-turn = Points after each turn
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A T V C ! R D P # N
tui-close = Esc: back
tui-search = Type to search
## Looking at a game once more
replay-step = step { $n } of { $of }
replay-given = answer: { $answer }
replay-keys = ← → step · ↑ ↓ turn · Home End · / cards · Esc leave
replay-words = back next previous turn board card quit
replay-plain-help =
    Enter       the next answer
    back        the previous answer
    next        the start of the next turn
    previous    the start of this turn, or of the previous one
    turn N      the start of turn N of the game
    N           the position after N answers
    board       the supply, the trash and every player’s cards
    card NAME   the text of a card
    quit        leave
replay-plain-start = Enter: next answer. “back”: previous answer. A number jumps to that answer. ? for help.
replay-plain-moment = { $place } · turn { $turn } of { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = help rules all end hint undo piles table log deck card save quit
plain-help =
    Answer with the number or the name of an option; several cards at once with commas.
    rules      the rules in brief
    all        play all Treasures whose order does not matter
    end        end this phase
    hint       each option with its chance of winning
    undo       undo your last answer
    piles      the supply
    table      trash, play areas, mats, projects
    log        what happened since your last turn
    deck       all your cards, and your points so far
    card NAME  the text of a card
    save FILE  save the game
    quit       leave; the game is saved and can be resumed
# An option that costs something.
plain-price = { $option } (\${ $cost }{ $more })
`,re=e({default:()=>ie}),ie=`### The table in the browser.

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
web-projects = Landscapes
web-projects-any = any number
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
web-hint-money = \${ $n }
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
web-review-cost-money = It cost about \${ $n } in the next { $turns } turns ({ $low } to { $high }).
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
`,ae=e({default:()=>oe}),oe=`### What the server of the browser table refuses, and why.

error-web-body = malformed request: { $detail }
error-web-message = malformed message: { $detail }
error-web-query = invalid value for { $name }
error-web-no-json = the request body must be JSON
error-web-method = this method is not allowed here
error-web-too-large = a request may have at most { $n } bytes
error-web-too-fast = too much at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
error-web-origin = pages from other sites may not use this server
error-web-host = unknown host name
error-web-not-found = nothing found at this address
error-web-failed = something went wrong on the server
error-web-store = the database is not responding; try again
error-web-damaged = this game is damaged and cannot be shown
error-web-no-game = there is no such game
error-web-invitation = this invitation does not belong to this game
error-web-taken = somebody has already joined with this invitation
error-web-full = there is no free seat at this table
error-web-no-people = at least one seat must be taken by a person
error-web-seed = you can choose a seed only when all other players are bots
error-web-no-bot = no bot called { $name } can play this kingdom; these can: { $names }
error-web-not-begun = the game has not started: not all seats are taken
error-web-over = the game is over
error-web-not-over = the game is not over yet
error-web-too-often = you have reached the limit for this action at this table
error-web-hello = the greeting has already been sent
error-web-no-seat = you are a spectator and have no seat in this game
error-web-not-asked = it is not your decision
error-web-stale = this question has already been answered
error-web-bot-plays = a bot is playing for you; take over again first
error-web-no-bot-plays = no bot plays for you
error-web-no-pick = this question does not ask for several cards
error-web-no-treasures = you have no Treasures that can be played in any order
error-web-nothing-to-undo = there is nothing to undo
error-web-undo-absent = a player who would have to agree is away, so this cannot be undone
error-web-request-open = another request is still open
error-web-no-request = this request is no longer open
error-web-not-waiting = you are not being asked to agree
error-web-no-person = this seat is not held by a person
error-web-not-gone = this player is here, or was a moment ago
error-web-resigned = you have already resigned
error-web-chat-full = you have reached the message limit at this table
error-web-chat-fast = you are sending messages too fast
error-web-bot-slow = a bot may think for at most { $seconds } seconds here
error-web-no-hints = hints are turned off at this table
error-web-hint-waits = this hint is already being computed
error-web-busy = the server is busy; try again later
error-web-no-moment = there is no such moment in this game
error-web-closed = this table was closed
error-web-begun = this table is no longer waiting for players
`;export{t as A,h as C,s as D,l as E,a as O,_ as S,d as T,D as _,Z as a,x as b,G as c,z as d,L as f,k as g,j as h,$ as i,r as k,U as l,N as m,re as n,Y as o,F as p,te as r,q as s,ae as t,V as u,T as v,p as w,y as x,C as y};