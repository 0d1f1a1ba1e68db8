"""The names of all published cards, so that a card that demesne lacks is not taken for a typo."""

from __future__ import annotations

from functools import cache
from typing import Final

NAMES: Final = """
Adventurer, Artisan, Bandit, Bureaucrat, Cellar, Chancellor, Chapel, Council Room, Feast, Festival, Gardens, Harbinger,
Laboratory, Library, Market, Merchant, Militia, Mine, Moat, Moneylender, Poacher, Remodel, Sentry, Smithy, Spy, Thief,
Throne Room, Vassal, Village, Witch, Woodcutter, Workshop

Baron, Bridge, Conspirator, Coppersmith, Courtier, Courtyard, Diplomat, Duke, Farm, Great Hall, Harem, Ironworks, Lurker,
Masquerade, Mill, Mining Village, Minion, Nobles, Patrol, Pawn, Replace, Saboteur, Scout, Secret Chamber, Secret Passage,
Shanty Town, Steward, Swindler, Torturer, Trading Post, Tribute, Upgrade, Wishing Well

Ambassador, Astrolabe, Bazaar, Blockade, Caravan, Corsair, Cutpurse, Embargo, Explorer, Fishing Village, Ghost Ship, Haven,
Island, Lighthouse, Lookout, Merchant Ship, Monkey, Native Village, Navigator, Outpost, Pearl Diver, Pirate, Pirate Ship,
Sailor, Salvager, Sea Chart, Sea Hag, Sea Witch, Smugglers, Tactician, Tide Pools, Treasure Map, Treasury, Warehouse, Wharf

Alchemist, Apothecary, Apprentice, Familiar, Golem, Herbalist, Philosopher's Stone, Possession, Scrying Pool, Transmute,
University, Vineyard

Anvil, Bank, Bishop, Charlatan, City, Clerk, Collection, Contraband, Counting House, Crystal Ball, Expand, Forge, Goons,
Grand Market, Hoard, Investment, King's Court, Loan, Magnate, Mint, Monument, Mountebank, Peddler, Quarry, Rabble, Royal
Seal, Talisman, Tiara, Trade Route, Vault, Venture, War Chest, Watchtower, Worker's Village

Carnival, Fairgrounds, Farmhands, Farming Village, Ferryman, Fortune Teller, Hamlet, Harvest, Horn of Plenty, Horse Traders,
Hunting Party, Infirmary, Jester, Joust, Menagerie, Remake, Shop, Tournament, Young Witch, Advisor, Baker, Butcher,
Candlestick Maker, Doctor, Farrier, Footpad, Herald, Journeyman, Masterpiece, Merchant Guild, Plaza, Soothsayer, Stonemason,
Taxman

Berserker, Border Village, Cache, Cartographer, Cauldron, Crossroads, Develop, Duchess, Embassy, Farmland, Fool's Gold,
Guard Dog, Haggler, Highway, Ill-Gotten Gains, Inn, Jack of All Trades, Mandarin, Margrave, Noble Brigand, Nomad Camp,
Nomads, Oasis, Oracle, Scheme, Silk Road, Souk, Spice Merchant, Stables, Trader, Trail, Tunnel, Weaver, Wheelwright, Witch's
Hut

Altar, Armory, Band of Misfits, Bandit Camp, Beggar, Catacombs, Count, Counterfeit, Cultist, Death Cart, Feodum, Forager,
Fortress, Graverobber, Hermit, Hunting Grounds, Ironmonger, Junk Dealer, Knights, Marauder, Market Square, Mystic, Pillage,
Poor House, Procession, Rats, Rebuild, Rogue, Sage, Scavenger, Squire, Storeroom, Urchin, Vagrant, Wandering Minstrel

Amulet, Artificer, Bridge Troll, Caravan Guard, Coin of the Realm, Distant Lands, Dungeon, Duplicate, Gear, Giant, Guide,
Haunted Woods, Hireling, Lost City, Magpie, Messenger, Miser, Page, Peasant, Port, Ranger, Ratcatcher, Raze, Relic, Royal
Carriage, Storyteller, Swamp Hag, Transmogrify, Treasure Trove, Wine Merchant, Alms, Ball, Bonfire, Borrow, Expedition,
Ferry, Inheritance, Lost Arts, Mission, Pathfinding, Pilgrimage, Plan, Quest, Raid, Save, Scouting Party, Seaway, Trade,
Training, Travelling Fair

Archive, Capital, Castles, Catapult, Rocks, Chariot Race, Charm, City Quarter, Crown, Encampment, Plunder, Enchantress,
Engineer, Farmers' Market, Forum, Gladiator, Fortune, Groundskeeper, Legionary, Overlord, Patrician, Emporium, Royal
Blacksmith, Sacrifice, Settlers, Bustling Village, Temple, Villa, Wild Hunt, Advance, Annex, Banquet, Conquest, Delve,
Dominate, Donate, Ritual, Salt the Earth, Tax, Triumph, Wedding, Windfall, Aqueduct, Arena, Bandit Fort, Basilica, Baths,
Battlefield, Colonnade, Defiled Shrine, Fountain, Keep, Labyrinth, Mountain Pass, Museum, Obelisk, Orchard, Palace, Tomb,
Tower, Triumphal Arch, Wall, Wolf Den

Bard, Blessed Village, Cemetery, Changeling, Cobbler, Conclave, Crypt, Cursed Village, Den of Sin, Devil's Workshop, Druid,
Exorcist, Faithful Hound, Fool, Ghost Town, Guardian, Idol, Leprechaun, Monastery, Necromancer, Night Watchman, Pixie,
Pooka, Raider, Sacred Grove, Secret Cave, Shepherd, Skulk, Tormentor, Tracker, Tragic Hero, Vampire, Werewolf

Acting Troupe, Border Guard, Cargo Ship, Ducat, Experiment, Flag Bearer, Hideout, Improve, Inventor, Lackeys, Mountain
Village, Old Witch, Patron, Priest, Recruiter, Research, Scepter, Scholar, Sculptor, Seer, Silk Merchant, Spices,
Swashbuckler, Treasurer, Villain, Academy, Barracks, Canal, Capitalism, Cathedral, Citadel, City Gate, Crop Rotation,
Exploration, Fair, Fleet, Guildhall, Innovation, Pageant, Piazza, Road Network, Sewers, Silos, Sinister Plot, Star Chart

Animal Fair, Barge, Black Cat, Bounty Hunter, Camel Train, Cardinal, Cavalry, Coven, Destrier, Displace, Falconer,
Fisherman, Gatekeeper, Goatherd, Groom, Hostelry, Hunting Lodge, Kiln, Livery, Mastermind, Paddock, Sanctuary, Scrap,
Sheepdog, Sleigh, Snowy Village, Stockpile, Supplies, Village Green, Wayfarer, Alliance, Banish, Bargain, Bury, Commerce,
Delay, Demand, Desperation, Enclave, Enhance, Gamble, Invest, March, Populate, Pursue, Reap, Ride, Seize the Day, Stampede,
Toil, Transport, Way of the Butterfly, Way of the Camel, Way of the Chameleon, Way of the Frog, Way of the Goat, Way of the
Horse, Way of the Mole, Way of the Monkey, Way of the Mouse, Way of the Mule, Way of the Otter, Way of the Owl, Way of the
Ox, Way of the Pig, Way of the Rat, Way of the Seal, Way of the Sheep, Way of the Squirrel, Way of the Turtle, Way of the
Worm

Augurs, Barbarian, Bauble, Broker, Capital City, Carpenter, Clashes, Contract, Courier, Emissary, Forts, Galleria,
Guildmaster, Highwayman, Hill Fort, Hunter, Importer, Innkeeper, Jewelled Egg, Marquis, Merchant Camp, Modify, Odysseys,
Royal Galley, Sentinel, Skirmisher, Specialist, Student, Sunken Treasure, Swap, Sycophant, Town, Townsfolk, Underling,
Wizards, Architects' Guild, Band of Nomads, Cave Dwellers, Circle of Witches, City-state, Coastal Haven, Crafters' Guild,
Desert Guides, Family of Inventors, Fellowship of Scribes, Forest Dwellers, Gang of Pickpockets, Island Folk, League of
Bankers, League of Shopkeepers, Market Towns, Mountain Folk, Order of Astrologers, Order of Masons, Peaceful Cult, Plateau
Shepherds, Trappers' Lodge, Woodworkers' Guild

Abundance, Buried Treasure, Cabin Boy, Cage, Captain, Cursed, Cutthroat, Crew, Crucible, Enlarge, Figurine, First Mate,
Flagship, Fortune Hunter, Frigate, Gondola, Grotto, Harbor Village, Jewelled Egg, King's Cache, Landing Party, Longship,
Mapmaker, Maroon, Mining Road, Mirror, Pendant, Pickaxe, Pilgrim, Quartermaster, Rope, Sack of Loot, Search, Secluded
Shrine, Shaman, Silver Mine, Siren, Stowaway, Swamp Shacks, Taskmaster, Tools, Trickster, Wealthy Village, Avoid, Bury,
Deliver, Foray, Invasion, Journey, Launch, Looting, Maelstrom, Mirror, Peril, Prepare, Prosper, Rush, Scrounge, Cheap,
Cursed, Fated, Fawning, Friendly, Hasty, Inherited, Inspiring, Nearby, Patient, Pious, Reckless, Rich, Shy, Tireless

Alley, Aristocrat, Artist, Change, Craftsman, Daimyo, Fishmonger, Gold Mine, Imperial Envoy, Kitsune, Litter, Mountain
Shrine, Ninja, Poet, Rice, Rice Broker, River Shrine, Riverboat, Ronin, Root Cellar, Rustic Village, Samurai, Snake Witch,
Tanuki, Tea House, Amass, Asceticism, Continue, Credit, Foresight, Gather, Kintsugi, Practice, Receive Tribute, Sea Trade,
Approaching Army, Biding Time, Bureaucracy, Divine Wind, Enlightenment, Flourishing Trade, Good Harvest, Great Leader,
Growth, Harsh Winter, Kind Emperor, Panic, Progress, Rapid Expansion, Sickness

Black Market, Captain, Church, Dismantle, Envoy, Governor, Marchland, Prince, Sauna, Avanto, Stash, Summon, Walled Village
"""


@cache
def in_print() -> frozenset[str]:
    """The names of all published cards."""
    return frozenset(" ".join(name.split()) for name in NAMES.replace("\n\n", ",").split(",") if name.strip())
