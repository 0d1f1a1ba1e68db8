var e=Object.assign({"../../../../src/demesne/strategies/library/adventures/haunted_woods.strategy":`name      Haunted Woods
about     Haunted Woods draw three cards each turn and spoil the hands of the others.
requires  haunted_woods

buy province       when deck_money > 15
buy duchy          when left(province) <= 4
buy estate         when left(province) <= 2
buy haunted_woods  when owned(haunted_woods) < 2
buy gold
buy duchy          when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/adventures/swamp_hag.strategy":`name      Swamp Hag
about     Swamp Hags make every purchase of the others cost a Curse.
requires  swamp_hag

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy hireling   when turn < 8 and owned(hireling) < 1
buy swamp_hag  when owned(swamp_hag) < 2
buy gold
buy duchy      when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/allies/courier_money.strategy":`name      Courier Money
about     A Courier or two play what they find in the discard pile, mostly money.
requires  courier

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy courier   when owned(courier) < 2
buy silver
`,"../../../../src/demesne/strategies/library/allies/galleria_old_witch.strategy":`name      Galleria Old Witch
about     Old Witches for the Curses, a Galleria for the money.
requires  galleria, old_witch

buy province   when deck_money > 11
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy old_witch  when owned(old_witch) < 2
buy gold
buy galleria   when owned(galleria) < 2
buy duchy      when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/adventurer.strategy":`name      Adventurer
about     Big Money with an Adventurer, as soon as there are Golds for it to find.
requires  adventurer

buy province    when deck_money > 19
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 3
buy adventurer  when owned(adventurer) < 1 and owned(gold) >= 2
buy gold
buy duchy       when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/big_money.strategy":`name   Big Money
about  Province, Gold, Silver.

buy province
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/base/big_money_smithy.strategy":`name      Big Money Smithy
about     Big Money with at most two Smithies.
requires  smithy

buy province
buy gold
buy smithy  when owned(smithy) < 2
buy silver
`,"../../../../src/demesne/strategies/library/base/big_money_ultimate.strategy":`name   Big Money Ultimate
about  Big Money that builds before its first Province and takes smaller points in time. It fits every kingdom.

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/bureaucrat.strategy":`name      Bureaucrat
about     Big Money with a Bureaucrat: Silver on one's own deck, a Victory card on the others'.
requires  bureaucrat

buy province    when deck_money > 13
buy duchy       when left(province) <= 5
buy estate      when left(province) <= 3
buy gold
buy duchy       when left(province) <= 6
buy bureaucrat  when owned(bureaucrat) < 1
buy silver
`,"../../../../src/demesne/strategies/library/base/bureaucrat_gardens.strategy":`name      Bureaucrat Gardens
about     Five Bureaucrats fill the deck with Silver, and Gardens make a large deck worth something.
requires  bureaucrat, gardens

buy province
buy gardens     when owned(bureaucrat) >= 5
buy duchy       when left(gardens) <= 2
buy bureaucrat  when owned(bureaucrat) < 5
buy estate      when left(gardens) <= 2
buy silver
buy copper
`,"../../../../src/demesne/strategies/library/base/chancellor.strategy":`name      Chancellor
about     Big Money with a Chancellor: what was bought comes around sooner.
requires  chancellor

buy province    when deck_money > 15
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy gold
buy duchy       when left(province) <= 6
buy chancellor  when owned(chancellor) < 1
buy silver
`,"../../../../src/demesne/strategies/library/base/chapel_laboratory.strategy":`name      Chapel Laboratory
about     A Chapel, a few Laboratories and good money: a small deck that is drawn every turn.
requires  chapel, laboratory

buy province    when owned(gold) >= 2
buy duchy       when left(province) <= 2
buy estate      when left(province) <= 1
buy laboratory  when owned(laboratory) < 2
buy gold
buy chapel      when owned(chapel) < 1
buy silver      when owned(silver) < 4
`,"../../../../src/demesne/strategies/library/base/chapel_witch.strategy":`name      Chapel Witch
about     A Chapel cleans the deck and keeps it clean, while two Witches make the others' decks worse.
requires  chapel, witch

buy province  when deck_money > 13
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy witch     when owned(witch) < 1
buy gold
buy witch     when owned(witch) < 2
buy duchy     when left(province) <= 6
buy chapel    when owned(chapel) < 1 and turn <= 2
buy silver
`,"../../../../src/demesne/strategies/library/base/council_room.strategy":`name      Council Room
about     Big Money with one Council Room: four cards, and one for everybody else.
requires  council_room

buy province      when deck_money > 17
buy duchy         when left(province) <= 4
buy estate        when left(province) <= 2
buy council_room  when owned(council_room) < 1
buy gold
buy duchy         when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/double_militia.strategy":`name      Double Militia
about     Big Money with two Militias, so that the others seldom have more than three cards.
requires  militia

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 3
buy gold
buy duchy     when left(province) <= 6
buy militia   when owned(militia) < 2
buy silver
`,"../../../../src/demesne/strategies/library/base/double_witch.strategy":`name      Double Witch
about     Big Money with two Witches: the first before any Gold, the second when there is none to be had.
requires  witch

buy province  when deck_money > 17
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy witch     when owned(witch) < 1
buy gold
buy witch     when owned(witch) < 2
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/feast_witch.strategy":`name      Feast Witch
about     A Feast in the first two turns becomes a Witch, however the coins fall; two more follow.
requires  feast, witch

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 3
buy witch     when owned(witch) < 3
buy gold
buy duchy     when left(province) <= 6
buy feast     when owned(feast) < 1 and turn <= 2
buy silver
`,"../../../../src/demesne/strategies/library/base/festival_library.strategy":`name      Festival Library
about     Festivals give Actions and coins and leave a small hand, which Libraries fill again.
requires  festival, library

buy province  when deck_money > 15
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 2
buy gold
buy library   when owned(library) < 2 and owned(library) <= owned(festival)
buy festival  when owned(festival) < 4
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/festival_smithy.strategy":`name      Festival Smithy
about     Two Festivals are enough Actions for several Smithies in a deck of money.
requires  festival, smithy

buy province  when deck_money > 13
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy festival  when owned(festival) < 2
buy duchy     when left(province) <= 6
buy smithy    when owned(smithy) < 4 and owned(smithy) <= owned(festival)
buy silver
`,"../../../../src/demesne/strategies/library/base/gardens_workshop.strategy":`name      Gardens Workshop
about     A rush: Workshops gain Workshops, then Gardens and Estates, until three piles are empty.
requires  gardens, workshop

buy gardens   when owned(workshop) >= 7
buy workshop  when owned(workshop) < 9
buy estate
buy workshop
buy copper
`,"../../../../src/demesne/strategies/library/base/laboratory.strategy":`name      Laboratory
about     Big Money that takes a Laboratory whenever it cannot pay for Gold.
requires  laboratory

buy province    when deck_money > 15
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy gold
buy laboratory  when left(province) > 5
buy duchy       when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/laboratory_market_chapel.strategy":`name      Laboratory Market Chapel
about     Good money first, then Laboratories until a turn sees the whole deck, and Markets for a second Province.
requires  chapel, laboratory, market

buy province    when turn_coins >= 12 or owned(province) >= 1 or coins >= 16
buy laboratory  when turn <= 6 and owned(laboratory) < 1
buy market      when owned(market) < 1
buy duchy       when left(province) <= 3
buy gold        when owned(gold) < 2
buy estate      when left(province) <= 2
buy laboratory  when turn_cards < deck_size
buy chapel      when owned(chapel) < 1
buy laboratory  when owned(laboratory) < 2
buy silver      when owned(silver) < 4
`,"../../../../src/demesne/strategies/library/base/laboratory_militia_chapel.strategy":`name      Laboratory Militia Chapel
about     A Chapel leaves little but Laboratories, which draw all of it every turn; a Militia buys time until two Provinces can be bought.
requires  chapel, festival, laboratory, market, militia

buy province    when coins >= 13 or owned(province) >= 1
buy festival    when owned(festival) < 1
buy duchy       when left(province) <= 3
buy laboratory  when owned(laboratory) < 2
buy militia     when owned(militia) < 1
buy estate      when left(province) <= 2
buy chapel      when owned(chapel) < 1 and turn <= 2
buy laboratory  when turn_cards < deck_size
buy gold        when owned(gold) < 2
buy market
buy silver      when owned(silver) < 4
`,"../../../../src/demesne/strategies/library/base/library.strategy":`name      Library
about     Big Money with two Libraries: they draw most with a small hand, so they mind no Militia.
requires  library

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 5
buy library   when owned(library) < 2
buy silver
`,"../../../../src/demesne/strategies/library/base/market.strategy":`name      Market
about     Big Money that takes a Market whenever it cannot pay for Gold.
requires  market

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy market    when left(province) > 5
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/merchant_smithy.strategy":`name      Merchant Smithy
about     Big Money with two Smithies, and a Merchant or two that make the first Silver dearer.
requires  merchant, smithy

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy smithy    when owned(smithy) < 1 or (owned(smithy) < 2 and deck_size > 18)
buy silver    when owned(silver) < 2
buy merchant  when owned(merchant) < 2
buy silver
`,"../../../../src/demesne/strategies/library/base/militia.strategy":`name      Militia
about     Big Money with one Militia: two coins, and the others play with three cards.
requires  militia

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 3
buy gold
buy duchy     when left(province) <= 6
buy militia   when owned(militia) < 1
buy silver
`,"../../../../src/demesne/strategies/library/base/mine.strategy":`name      Mine
about     Big Money with a Mine, which makes Golds of Silvers.
requires  mine

buy province  when deck_money > 15
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 3
buy mine      when owned(mine) < 1 and turn <= 10
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/moneylender.strategy":`name      Moneylender
about     Big Money with an early Moneylender: Coppers become three coins each, once.
requires  moneylender

buy province     when deck_money > 15
buy duchy        when left(province) <= 4
buy estate       when left(province) <= 2
buy gold
buy duchy        when left(province) <= 6
buy moneylender  when owned(moneylender) < 1 and turn <= 4
buy silver
`,"../../../../src/demesne/strategies/library/base/remodel.strategy":`name      Remodel
about     Big Money with a Remodel: Estates become Silver at first, and Golds Provinces at last.
requires  remodel

buy province  when deck_money > 17
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 3
buy gold
buy duchy     when left(province) <= 6
buy remodel   when owned(remodel) < 1
buy silver
`,"../../../../src/demesne/strategies/library/base/single_witch.strategy":`name      Single Witch
about     Big Money with one Witch: Curses slow the others down.
requires  witch

buy province  when deck_money > 17
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy witch     when owned(witch) < 1
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/base/smithy.strategy":`name      Smithy
about     Big Money with one Smithy: the smallest step beyond it, and the one most simulators begin with.
requires  smithy

buy province
buy gold
buy smithy  when owned(smithy) < 1
buy silver
`,"../../../../src/demesne/strategies/library/base/smithy_ultimate.strategy":`name      Smithy Ultimate
about     Big Money with a Smithy for every eleven Treasures, and with points in time.
requires  smithy

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy smithy    when owned(smithy) < owned(treasure) / 11
buy silver
`,"../../../../src/demesne/strategies/library/base/throne_room_gardens.strategy":`name      Throne Room Gardens
about     The rush for Gardens with a Throne Room, which makes a Workshop gain two cards.
requires  gardens, throne_room, workshop

buy gardens      when owned(workshop) >= 7
buy throne_room  when owned(throne_room) < owned(workshop) / 3 and owned(throne_room) < 1
buy workshop     when owned(workshop) < 9
buy estate
buy workshop
buy copper
`,"../../../../src/demesne/strategies/library/base/throne_room_laboratory.strategy":`name      Throne Room Laboratory
about     Throne Rooms play Laboratories and Festivals twice, in a deck that a Chapel has made small; a Militia slows the others down.
requires  chapel, festival, laboratory, militia, throne_room

buy province     when coins >= 13 or owned(province) >= 1
buy duchy        when left(province) <= 3
buy estate       when left(province) <= 2
buy festival     when owned(festival) < 1
buy laboratory   when owned(laboratory) < 2
buy militia      when owned(militia) < 1
buy chapel       when owned(chapel) < 1 and turn <= 2
buy laboratory   when turn_cards < deck_size
buy gold         when owned(gold) < 2
buy throne_room  when owned(throne_room) < 2
buy festival
buy silver       when owned(silver) < 3
`,"../../../../src/demesne/strategies/library/base/vassal_market.strategy":`name      Vassal Market
about     Markets, which a Vassal plays from the top of the deck.
requires  vassal, market, smithy

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy market    when owned(market) < 3
buy smithy    when owned(smithy) < 1
buy vassal    when owned(vassal) < 1
buy silver
`,"../../../../src/demesne/strategies/library/base/village_council_room.strategy":`name      Village Council Room
about     Council Rooms draw the deck and Festivals pay for it; Militias take back what the others draw with them.
requires  chapel, council_room, festival, militia, village

buy province      when turn_coins >= 14 or owned(province) >= 1
buy duchy         when left(province) <= 3
buy estate        when left(province) <= 2
buy council_room  when spare_actions > 0 and turn_cards < deck_size
buy militia       when owned(militia) < 1
buy chapel        when owned(chapel) < 1 and turn <= 2
buy festival
buy village       when spare_actions < 0
buy militia       when owned(militia) < owned(council_room) + 2
buy silver        when owned(silver) < 3

trash copper  when deck_coins > 6
`,"../../../../src/demesne/strategies/library/base/village_smithy_chapel.strategy":`name      Village Smithy Chapel
about     Festivals pay and give the Actions for Smithies, Villages those that are still wanting; a Chapel and a Militia come first.
requires  chapel, festival, militia, smithy, village

buy province  when coins >= 14 or owned(province) >= 1
buy duchy     when left(province) <= 3
buy smithy    when spare_actions > 0
buy militia   when owned(militia) < 1
buy chapel    when owned(chapel) < 1 and turn <= 2
buy festival  when owned(festival) < 3
buy village   when spare_actions < 0
buy smithy    when turn_cards < deck_size
buy festival
buy silver    when owned(silver) < 2
`,"../../../../src/demesne/strategies/library/base/village_smithy_engine.strategy":`name      Village Smithy Engine
about     Smithies draw and Villages let them; a Militia and Markets make it pay.
requires  market, militia, smithy, village

buy province  when deck_money > 15
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 2
buy gold
buy market    when owned(market) < 5
buy duchy     when left(province) <= 6
buy militia   when owned(militia) < 1
buy smithy    when owned(smithy) <= owned(village) and owned(smithy) < 3
buy silver    when owned(silver) < 3
buy village   when owned(village) < owned(smithy) + owned(militia) - 2
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/fairgrounds.strategy":`name      Fairgrounds
about     One of everything: Hunting Parties love it, and Fairgrounds become as good as Provinces.
requires  fairgrounds, farming_village, hamlet, hunting_party, jester, menagerie, tournament

buy province
buy fairgrounds      when points(fairgrounds) >= 4 or left(province) <= 5
buy duchy            when left(province) <= 4
buy estate           when left(province) <= 1
buy jester           when owned(jester) < 1
buy gold             when owned(gold) < 1
buy hunting_party    when owned(hunting_party) < 5
buy gold
buy tournament       when owned(tournament) < 2
buy farming_village  when owned(farming_village) < 1 and turn >= 5
buy silver           when owned(silver) < 2
buy menagerie        when owned(menagerie) < 1
buy hamlet           when owned(hamlet) < 1
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/farming_village_smithy.strategy":`name      Farming Village Smithy
about     Farming Villages find the next Action or Treasure, Smithies draw the rest, and Festivals pay for two Provinces a turn.
requires  chapel, farming_village, festival, militia, smithy

buy province         when coins >= 13 or owned(province) >= 1
buy duchy            when left(province) <= 3
buy estate           when left(province) <= 2
buy smithy           when spare_actions > 0
buy militia          when owned(militia) < 1
buy chapel           when owned(chapel) < 1 and turn <= 2
buy festival         when owned(festival) < 3
buy farming_village  when spare_actions < 0
buy smithy           when turn_cards < deck_size
buy festival
buy silver           when owned(silver) < 2
`,"../../../../src/demesne/strategies/library/cornucopia/ferryman.strategy":`name      Ferryman Jester
about     Ferrymen draw Jesters, and the villages that come with them let several be played.
requires  ferryman, jester

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy jester    when owned(jester) < 2
buy gold
buy ferryman  when owned(ferryman) < 2
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/fortune_teller.strategy":`name      Fortune Teller
about     Big Money with two Fortune Tellers: two coins, and a Victory card or Curse for everybody's next hand.
requires  fortune_teller

buy province        when deck_money > 15
buy duchy           when left(province) <= 4
buy estate          when left(province) <= 3
buy gold
buy duchy           when left(province) <= 6
buy fortune_teller  when owned(fortune_teller) < 2
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/hamlet_smithy.strategy":`name      Hamlet Smithy
about     Hamlets are Villages for two coins, Smithies draw, Festivals pay and give Buys; the Chapel takes Coppers early.
requires  chapel, festival, hamlet, militia, smithy

buy province  when coins >= 16 or owned(province) >= 2
buy duchy     when left(province) <= 3
buy estate    when left(province) <= 1
buy smithy    when spare_actions > 0
buy militia   when owned(militia) < 1
buy chapel    when owned(chapel) < 1 and turn <= 2
buy festival  when owned(festival) < 5
buy smithy    when owned(smithy) < owned(hamlet) and turn_cards < deck_size
buy festival
buy silver    when owned(silver) < 1
buy hamlet    when owned(hamlet) < 4

trash copper  when deck_coins > 4
`,"../../../../src/demesne/strategies/library/cornucopia/harvest.strategy":`name      Harvest
about     Big Money with Harvests: a coin for each different card among four.
requires  harvest

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy harvest   when owned(harvest) < 3
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/horn_of_plenty.strategy":`name      Horn of Plenty
about     Hunting Parties and Markets lay many different cards on the table, and a Horn of Plenty makes Gold and Provinces of them.
requires  horn_of_plenty, hunting_party, market

buy province        when owned(gold) >= 1
buy duchy           when left(province) <= 4
buy estate          when left(province) <= 3
buy hunting_party   when owned(hunting_party) < 4
buy horn_of_plenty  when owned(horn_of_plenty) < 1 and owned(hunting_party) >= 2
buy gold            when owned(gold) < 3
buy market          when owned(market) < 3
buy silver          when owned(silver) < 4
`,"../../../../src/demesne/strategies/library/cornucopia/horse_traders.strategy":`name      Horse Traders
about     Hunting Parties that find one Horse Traders, for three coins and nothing but spare cards.
requires  horse_traders, hunting_party

buy province       when owned(gold) >= 1
buy duchy          when left(province) <= 3
buy estate         when left(province) <= 2
buy gold           when owned(gold) < 1
buy hunting_party  when owned(hunting_party) < 7
buy gold
buy horse_traders  when owned(horse_traders) < 1
buy silver         when owned(silver) < 5
`,"../../../../src/demesne/strategies/library/cornucopia/hunting_party.strategy":`name      Hunting Party
about     Hunting Parties find what is missing: the Gold, the Silver, and what lies behind all the Coppers.
requires  hunting_party

buy province
buy duchy          when left(province) <= 3
buy estate         when left(province) <= 2
buy gold           when owned(gold) < 1
buy hunting_party  when owned(hunting_party) < 8
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/hunting_party_militia.strategy":`name      Hunting Party Militia
about     Hunting Parties that find a Militia in nearly every turn.
requires  hunting_party, militia

buy province       when owned(gold) >= 1
buy duchy          when left(province) <= 3
buy estate         when left(province) <= 2
buy gold           when owned(gold) < 1
buy hunting_party  when owned(hunting_party) < 7
buy gold
buy militia        when owned(militia) < 1
buy silver         when owned(silver) < 6
`,"../../../../src/demesne/strategies/library/cornucopia/jester.strategy":`name      Jester
about     Big Money with two Jesters: Curses for the others, or copies of the good cards they have.
requires  jester

buy province  when deck_money > 15
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 2
buy jester    when owned(jester) < 1
buy gold
buy duchy     when left(province) <= 6
buy jester    when owned(jester) < 2
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/menagerie_hamlet.strategy":`name      Menagerie Hamlet
about     A Chapel leaves one of each card, so that Menageries draw three; Hamlets, Markets and Festivals make the hand different and the turn long.
requires  chapel, festival, hamlet, market, menagerie, militia

buy province   when coins >= 13 or owned(province) >= 1
buy duchy      when left(province) <= 3
buy estate     when left(province) <= 2
buy festival   when owned(festival) < 1
buy market     when owned(market) < 1
buy militia    when owned(militia) < 1
buy chapel     when owned(chapel) < 1 and turn <= 2
buy gold       when owned(gold) < 1
buy menagerie  when owned(menagerie) < 4
buy festival
buy silver     when owned(silver) < 1
buy hamlet     when owned(hamlet) < 2
`,"../../../../src/demesne/strategies/library/cornucopia/menagerie_remake.strategy":`name      Menagerie Remake
about     A Remake makes the deck small and mixed, so that Menageries draw three cards; Militias do the rest.
requires  menagerie, militia, remake

buy province   when owned(gold) >= 1
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold
buy duchy      when left(province) <= 6
buy remake     when owned(remake) < 1
buy militia    when owned(militia) < 2
buy silver     when owned(silver) < 3
buy menagerie  when owned(menagerie) < 2
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/remake.strategy":`name      Remake
about     Big Money with an early Remake: Estates become Silver, and Coppers nothing at all.
requires  remake

buy province  when deck_money > 17
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy remake    when owned(remake) < 1 and turn <= 2
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/tournament.strategy":`name      Tournament
about     Many Tournaments and an early Province for the sake of the Prizes.
requires  tournament

buy province
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy gold
buy duchy       when left(province) <= 5
buy tournament  when owned(tournament) < 6
buy silver
`,"../../../../src/demesne/strategies/library/cornucopia/young_witch.strategy":`name      Young Witch
about     Big Money with three Young Witches, for those whose neighbours have not bought the Bane.
requires  young_witch

buy province     when deck_money > 15
buy duchy        when left(province) <= 4
buy estate       when left(province) <= 3
buy gold
buy duchy        when left(province) <= 6
buy young_witch  when owned(young_witch) < 3
buy silver
`,"../../../../src/demesne/strategies/library/empires/wild_hunt.strategy":`name      Wild Hunt
about     Money and a few Wild Hunts, which take the points of their pile late.
requires  wild_hunt

buy province
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold
buy wild_hunt  when owned(wild_hunt) < 2
buy silver
`,"../../../../src/demesne/strategies/library/guilds/baker.strategy":`name      Baker
about     Bakers fill the Coffers without using up an Action.
requires  baker

buy province  when deck_money + owned(baker) > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy baker
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/guilds/butcher.strategy":`name      Butcher
about     Butchers turn Estates and tokens into Golds, and Golds into Provinces.
requires  butcher

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy butcher   when owned(butcher) < 2
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/guilds/farrier.strategy":`name      Farrier Jester
about     What is left over goes into Farriers, for larger hands with the Jesters.
requires  farrier, jester

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy jester    when owned(jester) < 2
buy silver
buy farrier
`,"../../../../src/demesne/strategies/library/guilds/merchant_guild.strategy":`name      Merchant Guild
about     Merchant Guilds pay for every card of two purchases a turn.
requires  merchant_guild

buy province        when deck_money > 11
buy duchy           when left(province) <= 4
buy estate          when left(province) <= 2
buy gold
buy merchant_guild  when owned(merchant_guild) < 3
buy silver
buy copper          when owned(merchant_guild) >= 2 and left(province) > 4
`,"../../../../src/demesne/strategies/library/hinterlands/berserker.strategy":`name      Berserker
about     Big Money with Berserkers, which gain Silvers and leave the others three cards.
requires  berserker

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold
buy berserker  when owned(berserker) < 2
buy duchy      when left(province) <= 6
buy silver

gain silver
`,"../../../../src/demesne/strategies/library/hinterlands/haggler.strategy":`name      Haggler
about     Big Money with Hagglers: every purchase brings a Gold or a Silver as well.
requires  haggler

buy province  when deck_money > 13
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy haggler   when owned(haggler) < 2
buy duchy     when left(province) <= 6
buy silver

gain gold
gain haggler  when owned(haggler) < 2
gain silver
`,"../../../../src/demesne/strategies/library/hinterlands/souk.strategy":`name      Souk
about     Big Money with Souks, which trash the starting cards when they are gained.
requires  souk

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy souk      when owned(souk) < 2
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/hinterlands/spice_merchant.strategy":`name      Spice Merchant
about     A Spice Merchant is rid of Coppers, and Hagglers bring Golds.
requires  spice_merchant, haggler

buy province        when deck_money > 12
buy duchy           when left(province) <= 4
buy estate          when left(province) <= 2
buy gold
buy haggler         when owned(haggler) < 2
buy spice_merchant  when owned(spice_merchant) < 1
buy silver

gain gold
gain haggler        when owned(haggler) < 2
gain silver
`,"../../../../src/demesne/strategies/library/hinterlands/witchs_hut.strategy":`name      Witch's Hut
about     Curses with Witch's Huts: Guard Dogs and more Huts are discarded for them.
requires  witchs_hut, guard_dog

buy province    when deck_money > 14
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy witchs_hut  when owned(witchs_hut) < 3
buy gold
buy guard_dog   when owned(guard_dog) < 3
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/courtier.strategy":`name      Courtier
about     Big Money with Courtiers, which bring Gold, and coins as well for a card of two types.
requires  courtier

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy courtier  when owned(courtier) < 1
buy gold
buy courtier  when owned(courtier) < 2 and deck_size > 14
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/courtyard.strategy":`name      Courtyard
about     Big Money with Courtyards: three cards for two coins, and what is too much today waits for tomorrow.
requires  courtyard

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold
buy duchy      when left(province) <= 6
buy courtyard  when owned(courtyard) < 1 or (owned(courtyard) < 2 and deck_size > 15)
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/duke.strategy":`name      Duke
about     All Duchies that can be had, then Dukes, each of which is worth as much as there are Duchies.
requires  duke

buy gold    when owned(gold) < 2
buy duke    when owned(duchy) >= 6
buy duchy   when owned(silver) >= 3
buy duke    when left(duchy) = 0
buy estate  when left(duke) + left(duchy) <= 4
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/ironworks_upgrade.strategy":`name      Ironworks Upgrade
about     An Upgrade turns Estates into Silvers and better, an Ironworks brings more Silvers at once.
requires  ironworks, upgrade

buy province   when deck_money > 13
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold
buy upgrade    when owned(upgrade) < 1
buy duchy      when left(province) <= 6
buy ironworks  when owned(ironworks) < 1
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/minion.strategy":`name      Minion
about     Minions beside the Gold: coins with all of them but the last, which changes a bad hand for everybody.
requires  minion

buy province  when deck_money + 2 * owned(minion) > 12
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy minion
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/nobles.strategy":`name      Nobles
about     Nobles draw, and give the Actions for each other; at the end they are points.
requires  nobles

buy province  when deck_money > 15
buy nobles    when owned(nobles) < 3
buy duchy     when left(province) <= 4
buy nobles    when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/patrol.strategy":`name      Patrol
about     Big Money with two Patrols, which draw past the Victory cards.
requires  patrol

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy patrol    when owned(patrol) < 1
buy gold
buy patrol    when owned(patrol) < 2 and deck_size > 16
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/steward.strategy":`name      Steward
about     A Steward trashes Estates and Coppers early on, and gives coins later.
requires  steward

buy province  when deck_money > 11
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy steward   when owned(steward) < 1
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/intrigue/swindler_patrol.strategy":`name      Swindler Patrol
about     A Swindler spoils the others' decks while Patrols draw through one's own.
requires  swindler, patrol

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy patrol    when owned(patrol) < 1
buy gold
buy patrol    when owned(patrol) < 2 and deck_size > 16
buy duchy     when left(province) <= 6
buy swindler  when owned(swindler) < 2 and turn <= 4
buy silver
`,"../../../../src/demesne/strategies/library/menagerie/coven.strategy":`name      Coven
about     Covens fill the mats of the others with Curses while money buys the Provinces.
requires  coven

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy coven     when owned(coven) < 3
buy gold
buy duchy     when left(province) <= 5
buy fisherman when owned(fisherman) < 2
buy silver
`,"../../../../src/demesne/strategies/library/menagerie/groom_demand.strategy":`name      Groom and Demand
about     Grooms gain Silvers two at a time, and Demand fills the next hand.
requires  groom, demand

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy demand    when turn < 8 and owned(groom) > 0
buy groom     when owned(groom) < 1
buy silver
gain silver
`,"../../../../src/demesne/strategies/library/menagerie/livery.strategy":`name      Livery
about     Every good card that is bought after a Livery comes with a Horse.
requires  livery

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy livery    when owned(livery) < 2
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/plunder/pickaxe.strategy":`name      Pickaxe
about     Pickaxes dig Loots out of Silvers.
requires  pickaxe

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy pickaxe   when owned(pickaxe) < 3
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/plunder/quartermaster.strategy":`name      Quartermaster
about     Two Quartermasters, early: a card every turn from each of them.
requires  quartermaster

buy province       when deck_money > 15
buy duchy          when left(province) <= 4
buy estate         when left(province) <= 2
buy quartermaster  when owned(quartermaster) < 2
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/plunder/trickster.strategy":`name      Trickster
about     Curses for the others, and the best Treasure stays for the next hand.
requires  trickster

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold       when owned(trickster) >= 1
buy trickster  when owned(trickster) < 2
buy gold
buy duchy      when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/prosperity/bank.strategy":`name      Bank
about     Much money, and a Bank to count it; Colonies in the end.
requires  bank, investment

buy colony
buy province    when left(colony) <= 4
buy platinum
buy duchy       when left(province) <= 4 or left(colony) >= 1 and left(colony) <= 2
buy bank        when owned(bank) < 2 and owned(gold) >= 2
buy gold
buy investment  when owned(investment) < 1
buy silver
`,"../../../../src/demesne/strategies/library/prosperity/monument_charlatan.strategy":`name      Monument and Charlatan
about     Curses for the others, tokens for oneself, and money for Colonies.
requires  monument, charlatan

buy colony
buy province   when left(colony) <= 4
buy platinum
buy duchy      when left(province) <= 4 or left(colony) >= 1 and left(colony) <= 2
buy charlatan  when owned(charlatan) < 2
buy gold
buy monument   when owned(monument) < 1
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/academy_old_witch.strategy":`name      Academy Old Witch
about     Academy pays a Villager for every Action gained, so that several Old Witches can be played in one turn.
requires  academy, old_witch

buy academy    when turn <= 8
buy province   when deck_money > 16
buy duchy      when left(province) <= 3
buy estate     when left(province) <= 2
buy old_witch  when owned(old_witch) < 3
buy gold
buy duchy      when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/acting_troupe_old_witch.strategy":`name      Acting Troupe Old Witch
about     Three Old Witches, and an Acting Troupe whenever the Villagers to play them together have run out.
requires  acting_troupe, old_witch

buy province       when deck_money > 16
buy duchy          when left(province) <= 4
buy estate         when left(province) <= 2
buy old_witch      when owned(old_witch) < 3
buy gold
buy duchy          when left(province) <= 5
buy acting_troupe  when owned(old_witch) > 0 and villagers = 0 and owned(acting_troupe) = 0
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/alchemist_silk_merchant.strategy":`name      Alchemist and Silk Merchant
about     Money, a Silk Merchant for its tokens and draws, and one Potion for Alchemists that come back every turn.
requires  alchemist, silk_merchant

buy province       when deck_money > 15
buy duchy          when left(province) <= 4
buy estate         when left(province) <= 2
buy gold
buy alchemist      when owned(alchemist) < 4
buy silk_merchant  when owned(silk_merchant) < 2
buy potion         when owned(potion) < 1 and owned(gold) >= 1
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/barracks_silk_merchant.strategy":`name      Barracks Silk Merchant
about     Barracks let two Silk Merchants be played in every turn, and their own Villagers a third.
requires  barracks, silk_merchant

buy barracks       when owned(silk_merchant) >= 4
buy province       when deck_money > 19
buy duchy          when left(province) <= 5
buy estate         when left(province) <= 2
buy gold
buy silk_merchant  when owned(silk_merchant) < 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/becoming_a_monster.strategy":`name      Becoming a Monster
about     Old Witch gives Curses and draws, and a Skulk brings a Gold with it and Hexes to the others.
requires  old_witch, skulk

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold
buy old_witch  when owned(old_witch) < 2
buy skulk      when owned(skulk) < 2
buy duchy      when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/border_guard_patron.strategy":`name      Border Guard Patron
about     Border Guards find the Patrons, and every Patron they reveal adds to the Coffers.
requires  border_guard, patron

buy province      when deck_money > 6
buy duchy         when left(province) <= 4
buy estate        when left(province) <= 2
buy gold
buy duchy         when left(province) <= 5
buy patron        when owned(patron) < 3
buy border_guard  when owned(border_guard) < owned(patron) + 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/canal_money.strategy":`name      Canal Money
about     A Canal makes everything cheaper: Big Money for those who invest early.
requires  canal

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy canal     when turn < 10
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/canal_silk_merchant.strategy":`name      Canal Silk Merchant
about     A Canal makes everything cheaper, and Silk Merchants bring the Buys to use that.
requires  canal, silk_merchant

buy canal
buy province       when deck_money > 16
buy duchy          when left(province) <= 5
buy estate         when left(province) <= 2
buy gold
buy duchy          when left(province) <= 6
buy silk_merchant  when owned(silk_merchant) < 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/capitalism_jester.strategy":`name      Capitalism Jester
about     Smithies draw Jesters, and Capitalism plays all of them as Treasures.
requires  capitalism, jester, smithy

buy capitalism  when owned(jester) >= 1
buy province    when deck_money > 10
buy duchy       when left(province) <= 5
buy estate      when left(province) <= 2
buy jester      when owned(jester) < 6
buy gold
buy smithy      when owned(smithy) < 3
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/capitalism_militia.strategy":`name      Capitalism Militia
about     With Capitalism, Militias and Markets are Treasures and need no Actions.
requires  capitalism, militia, market

buy province  when deck_money > 12
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy capitalism  when owned(militia) + owned(market) >= 2
buy gold      when owned(gold) < 1
buy market
buy militia   when owned(militia) < 3
buy silver    when turn < 5 or owned(silver) < 3
buy gold
`,"../../../../src/demesne/strategies/library/renaissance/cargo_ship.strategy":`name      Cargo Ship
about     Big Money that keeps what it buys for the next turn.
requires  cargo_ship

buy province    when deck_money > 15
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy gold
buy cargo_ship  when owned(cargo_ship) < 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/citadel_festival.strategy":`name      Citadel Festival
about     The Citadel plays the first Action of every turn twice: a Festival or a Smithy, in a deck that a Chapel has made small.
requires  chapel, citadel, festival, militia, smithy

buy province  when coins >= 14 or owned(province) >= 1
buy duchy     when left(province) <= 3
buy estate    when left(province) <= 1
buy citadel
buy smithy    when spare_actions > 0 and turn_cards < deck_size
buy militia   when owned(militia) < 1
buy chapel    when owned(chapel) < 1 and turn <= 2
buy festival  when owned(festival) < 3
buy smithy    when turn_cards < deck_size
buy festival
buy silver    when owned(silver) < 2
`,"../../../../src/demesne/strategies/library/renaissance/citadel_silk_merchant.strategy":`name      Citadel Silk Merchant
about     Silk Merchants, of which the Citadel plays the first of each turn twice.
requires  citadel, silk_merchant

buy citadel
buy province       when deck_money > 17
buy duchy          when left(province) <= 4
buy estate         when left(province) <= 2
buy gold
buy duchy          when left(province) <= 5
buy silk_merchant  when owned(silk_merchant) < 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/citadel_smithy.strategy":`name      Citadel Smithy
about     The Citadel plays a Smithy twice, every turn that begins with one.
requires  citadel, smithy

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy citadel   when turn < 12
buy gold
buy smithy    when owned(smithy) < 2
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/city_gate.strategy":`name      City Gate
about     Every turn a sixth card: what is not needed now goes back and comes next turn.
requires  city_gate

buy city_gate
buy province  when deck_money > 18
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 3
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/crop_rotation.strategy":`name      Crop Rotation
about     Big Money that trades a Victory card for two others at the start of each turn.
requires  crop_rotation

buy crop_rotation
buy province  when deck_money > 14
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/crop_rotation_city_gate.strategy":`name      Crop Rotation City Gate
about     Two projects make seven cards of a hand with a Victory card, and the best of them fit.
requires  crop_rotation, city_gate

buy crop_rotation
buy city_gate
buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/digging_for_treasure.strategy":`name      Digging for Treasure
about     Caravans bring money together, a Salvager the last Provinces.
requires  caravan, salvager, sculptor

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy caravan   when owned(caravan) < 5
buy salvager  when owned(salvager) < 1
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/ducat_money.strategy":`name      Ducat Money
about     Big Money that takes a Ducat, and trashes a Copper with it, when there is nothing better to buy.
requires  ducat

buy province  when deck_money > 16
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 2
buy gold
buy ducat     when coins = 2 and owned(ducat) < 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/experiment.strategy":`name      Experiment
about     Once there is enough Silver, two Experiments for three coins: larger hands when they count.
requires  experiment

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy silver    when turn <= 10
buy experiment
`,"../../../../src/demesne/strategies/library/renaissance/experiment_festival.strategy":`name      Experiment Festival
about     Experiments draw for one turn and come in twos, cheaper for every Inventor; what stays is a clean deck of Festivals.
requires  chapel, experiment, festival, inventor, militia

buy province    when coins >= 14 or owned(province) >= 1
buy duchy       when left(province) <= 3
buy estate      when left(province) <= 1
buy festival    when owned(festival) < 3
buy inventor    when owned(inventor) < 2
buy militia     when owned(militia) < 1
buy chapel      when owned(chapel) < 1 and turn <= 2
buy experiment  when turn_cards < deck_size
buy festival
buy inventor    when spare_actions > 0
buy silver      when owned(silver) < 2
`,"../../../../src/demesne/strategies/library/renaissance/experiment_inventor.strategy":`name      Experiment Inventor
about     An Inventor lowers prices, and Experiments, two for the price of one, make use of that.
requires  experiment, inventor

buy province    when deck_money > 18
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy gold
buy duchy       when left(province) <= 6
buy inventor    when owned(inventor) < 1
buy experiment  when owned(gold) >= 1 and owned(experiment) < 7
buy silver

gain experiment  when owned(experiment) < 1
`,"../../../../src/demesne/strategies/library/renaissance/experiment_treasurer.strategy":`name      Experiment Treasurer
about     A Treasurer with its Key, and Experiments instead of later Silvers.
requires  experiment, treasurer

buy province    when deck_money > 11
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy treasurer   when owned(treasurer) < 1
buy gold
buy duchy       when left(province) <= 5
buy experiment  when owned(gold) >= 1 and owned(experiment) < 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/fair_canal.strategy":`name      Fair Canal
about     Cheaper cards and a second Buy in every turn.
requires  fair, canal

buy canal
buy fair      when turn <= 4
buy province  when deck_money > 21
buy duchy     when left(province) <= 6
buy estate    when left(province) <= 3
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/flag_bearer.strategy":`name      Flag Bearer
about     Big Money with the Flag; a new Flag Bearer whenever another player has taken it.
requires  flag_bearer

buy flag_bearer  when owned(flag_bearer) < 1 or not has(flag)
buy province     when deck_money > 12
buy duchy        when left(province) <= 4
buy estate       when left(province) <= 2
buy gold
buy duchy        when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/free_shipping.strategy":`name      Free Shipping
about     Wharves, as many as can be played, and money.
requires  wharf, cargo_ship

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy wharf     when owned(wharf) < 2
buy gold
buy wharf     when owned(wharf) < 3
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/guildhall.strategy":`name      Guildhall
about     Big Money that is paid a Coffers for every Treasure it gains.
requires  guildhall

buy guildhall
buy province  when deck_money > 24
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 1
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/guildhall_spices.strategy":`name      Guildhall Spices
about     Spices bring Coffers when they are gained, and the Guildhall one more each time.
requires  guildhall, spices

buy guildhall
buy province  when deck_money > 25
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy spices    when owned(spices) < 10
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/harbinger_swashbuckler.strategy":`name      Harbinger Swashbuckler
about     A Swashbuckler draws and fills the Coffers, and a Harbinger puts it back on the deck.
requires  swashbuckler, harbinger

buy province      when deck_money > 13
buy duchy         when left(province) <= 4
buy estate        when left(province) <= 2
buy gold
buy swashbuckler  when owned(swashbuckler) < 2
buy duchy         when left(province) <= 6
buy silver        when owned(silver) < 3
buy harbinger     when owned(harbinger) < 1
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/hideout_witch.strategy":`name      Hideout Witch
about     Witches, and Hideouts to be rid of the Curses that come back.
requires  hideout, witch

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 3
buy witch     when owned(witch) < 3
buy gold
buy duchy     when left(province) <= 6
buy hideout   when owned(hideout) < 2 and owned(curse) > 0
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/improve_villain.strategy":`name      Improve Villain
about     Mountain Villages make room for Villains and Improves, which turn the Villages into more Villains or, late, into Duchies.
requires  improve, mountain_village, villain

buy province          when deck_money > 11
buy duchy             when left(province) <= 5
buy estate            when left(province) <= 3
buy villain           when owned(villain) < 2
buy gold
buy mountain_village  when owned(mountain_village) < 4
buy improve           when owned(improve) < 3
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/innovation_witch.strategy":`name      Innovation Witch
about     With Innovation every new Witch is played at once.
requires  innovation, witch

buy innovation
buy province  when deck_money > 21
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 3
buy witch     when owned(witch) < 4
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/inventor_village.strategy":`name      Inventor Village
about     Inventors gain Silvers and Mountain Villages, and make Provinces cheaper.
requires  inventor, mountain_village

buy province          when deck_money > 13
buy duchy             when left(province) <= 5
buy estate            when left(province) <= 3
buy gold
buy duchy             when left(province) <= 7
buy inventor          when owned(inventor) < 3
buy mountain_village  when owned(mountain_village) < owned(inventor) + 3
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/lackeys.strategy":`name      Lackeys
about     Big Money with cheap terminal drawing; the Villagers are for hands with two of them.
requires  lackeys

buy province  when deck_money > 16
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy lackeys   when owned(lackeys) < owned(treasure) / 5
buy silver
buy lackeys   when owned(lackeys) < 4
`,"../../../../src/demesne/strategies/library/renaissance/lackeys_festival.strategy":`name      Lackeys Festival
about     Lackeys draw, and each one gained leaves Villagers to play the next; Festivals come when these run out.
requires  chapel, festival, lackeys, militia

buy province  when turn_coins >= 14 or owned(province) >= 1
buy duchy     when left(province) <= 3
buy estate    when left(province) <= 1
buy militia   when owned(militia) < 1
buy festival  when spare_actions < -1
buy chapel    when owned(chapel) < 1 and turn <= 2
buy lackeys
`,"../../../../src/demesne/strategies/library/renaissance/mountain_village_chapel.strategy":`name      Mountain Village Chapel
about     A Chapel, Smithies, and Mountain Villages that bring back what was played before; Markets for the second Province.
requires  chapel, market, militia, mountain_village, smithy

buy province          when turn_coins >= 12 or owned(province) >= 1 or coins >= 18
buy duchy             when left(province) <= 3
buy estate            when left(province) <= 2
buy chapel            when owned(chapel) < 1 and turn <= 1
buy gold              when owned(gold) < 2
buy market            when owned(market) < 3
buy militia           when owned(militia) < 1
buy silver            when owned(silver) < 1
buy mountain_village  when owned(mountain_village) < 1
buy mountain_village  when spare_actions < 0
buy smithy            when turn_cards < deck_size

trash copper  when deck_coins > 6
`,"../../../../src/demesne/strategies/library/renaissance/mountain_village_old_witch.strategy":`name      Mountain Village Old Witch
about     Old Witches that Mountain Villages fetch from the discard pile.
requires  mountain_village, old_witch

buy province          when deck_money > 16
buy duchy             when left(province) <= 4
buy estate            when left(province) <= 2
buy old_witch         when owned(old_witch) < 2
buy gold
buy duchy             when left(province) <= 5
buy mountain_village  when owned(mountain_village) < owned(old_witch) + 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/mountain_village_smithy.strategy":`name      Mountain Village Smithy
about     Mountain Villages fetch Smithies from the discard pile to play them again.
requires  mountain_village, smithy

buy province          when deck_money > 13
buy duchy             when left(province) <= 4
buy estate            when left(province) <= 2
buy gold
buy duchy             when left(province) <= 6
buy mountain_village  when owned(mountain_village) < owned(smithy)
buy smithy            when owned(smithy) < 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/old_witch.strategy":`name      Old Witch
about     Big Money with two Old Witches.
requires  old_witch

buy province   when deck_money > 17
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy gold       when owned(old_witch) >= 1
buy old_witch  when owned(old_witch) < 2
buy gold
buy duchy      when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/old_witch_gladiator.strategy":`name      Old Witch and Gladiator
about     Two Old Witches for Curses and cards, a Gladiator for coins, and money.
requires  old_witch, gladiator_fortune

buy province
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy old_witch  when owned(old_witch) < 2
buy gold
buy gladiator  when owned(gladiator) < 1
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/pageant.strategy":`name      Pageant
about     Big Money that puts a coin that is left over into the Coffers.
requires  pageant

buy pageant
buy province  when deck_money > 16
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 3
buy gold
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/piazza_city_gate.strategy":`name      Piazza City Gate
about     The City Gate puts a Swashbuckler on the deck, and the Piazza plays it for free.
requires  piazza, city_gate, swashbuckler

buy city_gate
buy piazza        when owned(swashbuckler) >= 2
buy province      when deck_money > 10
buy duchy         when left(province) <= 4
buy estate        when left(province) <= 2
buy swashbuckler  when owned(swashbuckler) < 2
buy gold
buy duchy         when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/priest.strategy":`name      Priest
about     Trashes one card after the other and is paid for it.
requires  priest

buy province  when deck_money > 13
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy priest    when owned(priest) < 1
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/priest_laboratory.strategy":`name      Priest Laboratory
about     A Priest trashes and pays, Laboratories draw until a turn sees the whole deck, Markets give the Buys.
requires  laboratory, market, priest

buy market      when owned(market) < 1
buy province    when coins >= 14 or owned(province) >= 1
buy duchy       when left(province) <= 4
buy laboratory  when turn_cards < deck_size
buy estate      when left(province) <= 3
buy market      when owned(market) < 2
buy gold        when owned(gold) < 5
buy priest      when owned(priest) < 1
buy silver      when owned(silver) < 3
`,"../../../../src/demesne/strategies/library/renaissance/priest_lackeys.strategy":`name      Priest Lackeys
about     A Priest pays for trashing the starting cards, and Lackeys bring them to it and the Villagers to play both.
requires  priest, lackeys

buy province  when deck_money > 14
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 1
buy gold
buy duchy     when left(province) <= 5
buy priest    when owned(priest) < 1
buy lackeys   when owned(lackeys) < 1
buy silver
buy lackeys   when owned(lackeys) < 2
`,"../../../../src/demesne/strategies/library/renaissance/recruiter.strategy":`name      Recruiter
about     Draws, trashes, and has Villagers for all that it draws.
requires  recruiter

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 5
buy recruiter when owned(recruiter) < 1
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/recruiter_laboratory.strategy":`name      Recruiter Laboratory
about     A Recruiter draws, trashes and leaves Villagers for every coin of what it trashed; Laboratories and Festivals are what remains.
requires  festival, laboratory, militia, recruiter

buy province    when coins >= 13 or owned(province) >= 1
buy duchy       when left(province) <= 3
buy estate      when left(province) <= 2
buy recruiter   when owned(recruiter) < 1
buy festival    when owned(festival) < 1
buy laboratory  when turn_cards < deck_size
buy militia     when owned(militia) < 1
buy gold        when owned(gold) < 2
buy festival
buy silver      when owned(silver) < 3
`,"../../../../src/demesne/strategies/library/renaissance/recruiter_silk_merchant.strategy":`name      Recruiter Silk Merchant
about     A Recruiter turns the starting cards into Villagers for Silk Merchants.
requires  recruiter, silk_merchant

buy province       when deck_money > 19
buy duchy          when left(province) <= 4
buy estate         when left(province) <= 2
buy recruiter      when owned(recruiter) < 1
buy gold
buy duchy          when left(province) <= 5
buy silk_merchant  when owned(silk_merchant) < 2
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/recruiter_villain.strategy":`name      Recruiter Villain
about     A Recruiter thins the deck and brings the Villagers for two Villains.
requires  recruiter, villain

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 2
buy recruiter  when owned(recruiter) < 1
buy villain    when owned(villain) < 2
buy gold
buy duchy      when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/research.strategy":`name      Research
about     One Research, which turns the Estates into cards for the next turn.
requires  research

buy province  when deck_money > 17
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 1
buy gold
buy duchy     when left(province) <= 5
buy research  when owned(research) < 1
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/road_network.strategy":`name      Road Network
about     Big Money that draws a card for every Victory card somebody else gains.
requires  road_network

buy road_network
buy province  when deck_money > 18
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/scepter_militia.strategy":`name      Scepter Militia
about     A Militia, and Scepters that play it again.
requires  scepter, militia

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy militia   when owned(militia) < 1
buy scepter   when owned(scepter) < 2
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/scepter_old_witch.strategy":`name      Scepter Old Witch
about     Scepters play the Old Witch of this turn again.
requires  scepter, old_witch

buy province   when deck_money > 15
buy duchy      when left(province) <= 4
buy estate     when left(province) <= 3
buy old_witch  when owned(old_witch) < 2
buy scepter    when owned(scepter) < 5
buy gold
buy duchy      when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/scholar.strategy":`name      Scholar
about     Big Money with a Scholar for hands that are no good.
requires  scholar

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy scholar   when owned(scholar) < 1
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/sculptor.strategy":`name      Sculptor
about     Sculptors bring a Silver to hand every time, and the Villagers to play another one.
requires  sculptor

buy province  when deck_money > 15
buy duchy     when left(province) <= 5
buy estate    when left(province) <= 2
buy gold
buy sculptor  when owned(sculptor) < 4
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/seer_patron.strategy":`name      Seer Patron
about     A Seer takes all Patrons it finds, and every one of them adds to the Coffers.
requires  seer, patron

buy province  when deck_money > 8
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy seer      when owned(seer) < 3
buy gold
buy patron    when owned(patron) < 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/sewer_rats.strategy":`name      Sewer Rats
about     Cultists one after the other: cards for oneself, Ruins for the others.
requires  cultist, lackeys

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy cultist   when owned(cultist) < 5
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/silk_merchant.strategy":`name      Silk Merchant
about     Cards and a Buy, Coffers and Villagers when gained.
requires  silk_merchant

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy silk_merchant  when owned(silk_merchant) < 2
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/silos.strategy":`name      Silos
about     Big Money that exchanges Coppers for better cards.
requires  silos

buy silos     when turn <= 4
buy province  when deck_money > 20
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/sinister_plot.strategy":`name      Sinister Plot
about     Big Money that saves cards for the turns that need them.
requires  sinister_plot

buy sinister_plot
buy province  when deck_money > 21
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/spices.strategy":`name      Spices
about     Treasures that bring a Buy and two Coffers.
requires  spices

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy spices    when owned(spices) < 3
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/star_chart_old_witch.strategy":`name      Star Chart Old Witch
about     A Star Chart puts an Old Witch on top of every new deck.
requires  star_chart, old_witch

buy star_chart  when turn <= 4
buy province    when deck_money > 14
buy duchy       when left(province) <= 4
buy estate      when left(province) <= 2
buy old_witch   when owned(old_witch) < 2
buy gold
buy duchy       when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/star_chart_smithy.strategy":`name      Star Chart Smithy
about     Each shuffle puts a Smithy on top.
requires  star_chart, smithy

buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy smithy    when owned(smithy) < 2
buy star_chart when turn > 2 and turn < 9
buy duchy     when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/stargazing.strategy":`name      Stargazing
about     Silk Merchants and money; Sages find what is worth drawing.
requires  silk_merchant, sage

buy province      when deck_money > 15
buy duchy         when left(province) <= 4
buy estate        when left(province) <= 2
buy gold
buy silk_merchant when owned(silk_merchant) < 2
buy duchy         when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/swashbuckler.strategy":`name      Swashbuckler
about     Swashbucklers save Coffers until they have the Treasure Chest, and then gain a Gold every turn.
requires  swashbuckler

buy province      when deck_money > 13
buy duchy         when left(province) <= 5
buy estate        when left(province) <= 2
buy gold          when owned(swashbuckler) >= 1
buy swashbuckler  when owned(swashbuckler) < 2
buy gold
buy silver

spend coffers  when has(treasure_chest) or turn > 10
`,"../../../../src/demesne/strategies/library/renaissance/treasurer.strategy":`name      Treasurer
about     Big Money with the Key: Treasurers pay three coins, and every turn begins with one.
requires  treasurer

buy province   when deck_money > 11
buy duchy      when left(province) <= 5
buy estate     when left(province) <= 2
buy gold       when owned(treasurer) >= 1
buy treasurer  when owned(treasurer) < 2
buy gold
buy duchy      when left(province) <= 6
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/true_believers.strategy":`name      True Believers
about     Sacred Grove pays three coins and a Boon, Villain takes cards from the others and fills the Coffers.
requires  sacred_grove, villain

buy province      when deck_money > 15
buy duchy         when left(province) <= 4
buy estate        when left(province) <= 2
buy gold
buy sacred_grove  when owned(sacred_grove) < 2
buy villain       when owned(villain) < 1
buy duchy         when left(province) <= 5
buy silver
`,"../../../../src/demesne/strategies/library/renaissance/villain.strategy":`name      Villain
about     Big Money with two Villains: Coffers for oneself, and four cards for the others.
requires  villain

buy province  when deck_money > 18
buy duchy     when left(province) <= 6
buy estate    when left(province) <= 3
buy gold      when owned(villain) >= 1
buy villain   when owned(villain) < 2
buy gold
buy silver
`}),t=e=>/^name\s+(.+?)\s*$/m.exec(e)?.[1]??``,n=new Map(Object.values(e).map(e=>[t(e),e]));export{n as LIBRARY};