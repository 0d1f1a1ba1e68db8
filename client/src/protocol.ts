// Written by `make docs` from src/demesne/server: protocol.py, table_requests.py and laboratory_requests.py; do not edit.
// Every field is always there, except in what a client sends: there those with a question mark may be left out.

export const PROTOCOL = 4;
export const NAME_LENGTH = 30;
export const CHAT_LENGTH = 300;
export const KINGDOM_LENGTH = 2000;
export const TEXT_LENGTH = 65536;
export const MOST_MATCHES = 24;
export const MOST_GAMES = 200000;

/** One thing that happened, as the reader may be told. The kinds are listed in docs/protocol.md. */
export interface Event {
  kind: string;
  who: number; // the seat, -1 for nobody
  depth: number; // how deep inside other effects
  cards: string[];
  amount: number;
  source: string; // the card or landscape it comes from
  detail: string;
}

/** The key of a message in the language files, and its variables; the client says it in the reader's language. */
export interface Sentence {
  key: string;
  values: Record<string, number | string | string[]>; // by name: `who` is a seat and also gives `you` (yes if it is the reader, or no), `card` is shown as a card's name, `cards` are cards in a sentence, `thing` is a card and `kind` a kind of cards (the message `kind-…`), which give `name`, `one`, `few` and `many`; others are taken as they are
  parts: Record<string, Sentence[]>; // variables that are sentences: joined with and, those of `choices` with or
}

/** One thing the person who is asked can do. */
export interface Option {
  answer: string[]; // send it back as it is to choose this
  verb: "buy" | "choose" | "end" | "none" | "play" | "spend";
  card: string; // the card, project, token or named option it is about; for `end` the phase: actions or buys
  number: number; // 1, or 2, 3, … for further options that look alike
  reaction: boolean; // a Reaction in hand
  label: Sentence | null; // what the answer is called; null where the card says it
}

/** Why somebody is asked: what happened, to which card, and what caused it. */
export interface Reason {
  event: string;
  who: number;
  card: string;
  cause: string;
}

/** The question the game waits for. Only the person who is asked gets `turn`, options, numbers and picks. */
export interface Asked {
  who: number;
  kind: "action phase" | "buy phase" | "night phase" | "option" | "order" | "pick" | "pile" | "trigger";
  source: string; // the card or landscape that asks, empty for the turn itself
  purpose: string; // what the answer is for: discard, trash, gain, …
  reason: Reason | null;
  turn: number | null; // name it in the answer; null for everybody who is not asked
  options: Option[];
  least: number; // when cards are picked: how many in all, at least
  most: number;
  or_none: boolean; // it must be `most` cards, or none at all
  picked: string[]; // what has been picked so far
  pickable: string[]; // what could be picked in all, one entry per card
  treasures: number; // how many Treasures the message `treasures` would play now
  says: Sentence | null; // the question, addressed to the player who is asked; null: others do not see it
  why: Sentence | null; // what happened that it is asked now
  cards_from: string; // where the cards lie that are asked about: a zone, trash, supply, beside, or nothing
  whose: number; // whose cards they are, or who gets them
  concerning: string[]; // cards that the answer decides about, as far as the reader knows them
}

/** A pile of the supply or beside it. */
export interface Pile {
  id: string;
  left: number; // of this card, as many as can be taken now
  cost: number; // in coins, now
  supply: boolean; // false for Prizes, Horses and others beside it
  mark: string; // bane, ferryman or nothing
  pile: string; // the id of the pile of several cards it belongs to, see `stacks`; empty for a pile of its own
  vp: number; // VP tokens on the pile
  traits: string[]; // Traits that lie on the pile
}

/** A pile of several cards of which only the top one can be taken. */
export interface Stack {
  id: string;
  supply: boolean;
  cards: string[]; // top first; those face down are empty
}

/** A landscape of this game: a project, an Event, a Landmark, a Way, an Ally or a Trait. */
export interface Landscape {
  id: string;
  kind: "ally" | "event" | "landmark" | "project" | "trait" | "way";
  cost: number | null; // null: it cannot be bought
  owners: number[]; // who has a cube on a project
  vp: number; // VP tokens on it
  pile: string; // the pile a Trait lies on
}

/** The Boons or the Hexes. */
export interface Deck {
  kind: "boons" | "hexes";
  left: number; // face down
  discards: string[]; // the last one last
}

/** An artifact and who has it now. */
export interface Artifact {
  id: string;
  holder: number | null;
}

/** What lies before one player, as the reader may see it. */
export interface Player {
  seat: number;
  hand: string[]; // in no order; known cards first
  deck: number | null; // how many cards; only one's own may be counted
  discard_top: string | null; // null: there is no discard pile, or it is about to be shuffled
  play: string[];
  aside: string[];
  look: string[]; // turned over or looked at, on the way elsewhere
  coffers: number;
  villagers: number;
  tokens: Record<string, number>; // others, if there are any: debt, vp, favors; journey: 1 when face down; skips
  mats: Record<string, string[]>; // cards on mats, if there are any: exile, tavern, island, native_village
  pile_tokens: Record<string, string[]>; // own tokens on piles: card, action, buy, coin, cost, trash
  projects: string[];
  artifacts: string[];
  states: string[];
  boons: string[]; // those that lie before the player until Clean-up
  on_landscapes: Record<string, number>; // tokens put on projects
  turns: number;
}

/** The game as one seat, or a spectator, may know it. Draw this; no rules are needed for it. */
export interface View {
  player: number | null; // whose view it is; null: a spectator's
  current: number; // whose turn it is
  phase: "action" | "buy" | "clean-up" | "night";
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  piles: Pile[];
  stacks: Stack[];
  landscapes: Landscape[];
  artifacts: Artifact[];
  decks: Deck[];
  trash: string[];
  players: Player[];
  asked: Asked | null;
  over: boolean;
  scores: number[] | null; // when the game is over
}

/** Who sits there. */
export interface Seat {
  name: string; // may be empty: then the client calls them Player 2, Bot 1, …
  kind: "bot" | "free" | "person"; // free: nobody has joined yet
  bot: string; // which bot plays it now, empty for a person
  join: "" | "link" | "open"; // a free seat: with an invitation only, or for anybody
  here: boolean; // a person who is connected
  gone_since: number | null; // seconds since 1970; null: is here, or no person
  resigned: boolean;
  replaced: boolean; // a bot plays for a person, who may come back with `sit_down`
}

/** Something for which others must consent. There is at most one at a time; any answer to the game ends it. */
export interface Request {
  id: number;
  kind: "replace" | "undo";
  by: number;
  about: number; // the seat a bot shall take
  bot: string;
  waiting: number[]; // the seats that have not consented yet
  events: number; // how many events an undo would leave: it is about those after them
}

/** What a game is set up from. */
export interface Setup {
  piles: string[]; // the ten kingdom piles
  landscapes: string[]; // projects and other landscapes, Traits and an Ally among them
  marks: Record<string, string>; // which pile has a mark: `bane` and others are those of an eleventh pile, ids of Traits those of piles they lie on
  players: number; // in a request for a game the number of its seats counts instead
  options: Record<string, string | number | boolean>; // what else is played differently: `colonies`, `shelters`
}

/** What everybody may know of a game without looking at it. */
export interface Facts {
  id: string;
  state: "closed" | "open" | "over" | "running"; // open: waiting for people; closed: given up before it began
  created: number; // seconds since 1970
  setup: Setup;
  seats: Seat[];
  public: boolean; // is listed
  spectators: boolean; // may be watched
  winners: number[]; // when it is over
  rematch: string; // the game that followed this one; its seats have the same tokens
  hints: boolean; // the player who is asked may ask for a hint
  rematch_wanted: number[]; // the seats that would like another game; it begins when all people do
}

/** How one player ended. */
export interface PlayerResult {
  seat: number;
  score: number;
  turns: number;
  deck: Record<string, number>; // all their cards, wherever they lay
  points: Record<string, number>; // where their points come from
  points_by_turn: number[]; // after each of their turns
  money_by_turn: number[]; // coins they got in each of their turns
}

/** The first message. `update` follows when the game has begun, `ended` when it is over. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  game: Facts;
  seat: number | null; // yours; null: you watch
  request: Request | null;
  chat: Chat[];
}

/** The game changed. Keep your first `first` events, drop the others (they were taken back), add these. Of the view you get
the fields that changed; put them in the place of those you have. The first update of a connection has all of them. */
export interface Update {
  type: "update";
  undos: number; // how often something was taken back; name it when you connect again
  first: number;
  events: Event[];
  view: Partial<View>; // what changed of the View
}

/** Somebody came, left, was replaced, asks for something or agrees to it. */
export interface Seats {
  type: "seats";
  game: Facts;
  request: Request | null;
}

/** The game is over; everything may be seen. */
export interface Ended {
  type: "ended";
  reason: "length" | "resigned" | "rules"; // length: more answers than a game may have
  winners: number[];
  players: PlayerResult[];
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  seat: number;
  text: string;
  at: number; // seconds since 1970
}

/** Something of the table to be told, not of the game. "rules": they have changed since it began, so the game goes on from
the last answer that is still possible. */
export interface Note {
  type: "note";
  kind: "lapsed" | "refused" | "replaced" | "resigned" | "returned" | "rules" | "undone";
  seat: number; // who it is about; of rules, nobody
}

/** What you asked for was not done. The text is `error-CODE` in the reader's language. */
export interface Error {
  type: "error";
  code: string;
  values: Record<string, string | number>;
  text: string; // in English, for codes without a message
  about: string; // the type of the message that was refused, or empty
}

/** What may come of one answer: the chance of winning with it, in thousandths, and where it lies with 95 % certainty. */
export interface Prospect {
  option: Option;
  chance: number;
  low: number;
  high: number;
  figure: number | null; // what it is ranked by where all chances are alike, in tenths of points or coins
}

/** What a strong bot thinks of your options. Nobody else gets it. */
export interface Advice {
  type: "advice";
  turn: number; // the question it is about
  options: Prospect[]; // the recommended one first; none if there is nothing to decide
  why: Sentence[]; // what speaks for the first option, and where another one looks better or as good
  treasures: boolean; // the options are those one has after the message `treasures`
  playouts: number; // how many games were played to find out
  rough: boolean; // there were too few games: the chances mean nothing, only their order does
  ranked_by: string; // `chance`; or `points` or `money`, if all chances are alike
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** Must come first, within ten seconds. Without a token you watch. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string;
  since?: number; // how many events you have already
  undos?: number; // as your last `update` said
}

/** Choose an option: its `answer` as it was offered, and nothing else. Tokens are spent several at once by as many copies of
its last part. */
export interface Answer {
  type: "answer";
  turn: number; // the `turn` of the question that is answered; an answer to an older one is refused
  answer: string[];
}

/** Answer a question of the kind `pick` with all cards at once, in any order. */
export interface Pick {
  type: "pick";
  turn: number; // the `turn` of the question that is answered; an answer to an older one is refused
  cards: string[];
}

/** Play all Treasures whose order and use do not matter; ends the Action phase if need be. */
export interface Treasures {
  type: "treasures";
  turn: number; // the `turn` of the question that is answered; an answer to an older one is refused
  buy?: string; // what to buy then, if that can be foreseen; empty: nothing
}

/** What would you do? `advice` follows in a moment, if `Facts.hints` says so and the question is still asked then. */
export interface Advise {
  type: "advise";
  turn: number; // the `turn` of the question
}

/** Take back your last message to the game. Others must consent unless you could foresee all that came of it. */
export interface Undo {
  type: "undo";
}

/** Agree to a request of somebody else, or refuse it; its author can withdraw it by refusing. */
export interface Consent {
  type: "consent";
  request: number;
  agree: boolean;
}

/** Chat with the table. */
export interface Say {
  type: "say";
  text: string;
}

/** Be called something else. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Give up. With more than two players a bot plays on for you, but you cannot win. */
export interface Resign {
  type: "resign";
}

/** Let a bot play: for you at once, for somebody who has been gone for minutes if the others agree. */
export interface Replace {
  type: "replace";
  seat: number;
  bot?: string;
}

/** Come back to your seat, which a bot has played for you. */
export interface SitDown {
  type: "sit_down";
}

/** You would like another game with the same people, kingdom and tokens. It begins when all who are here want it. */
export interface Rematch {
  type: "rematch";
}

/** Let bots take all free seats, so that the game begins. */
export interface Fill {
  type: "fill";
  bot?: string;
}

/** Give the table up before the game begins: nobody can join it any more. */
export interface Close {
  type: "close";
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A recommended kingdom by name, or a list of cards in any form and language. */
export interface ByText {
  type: "text";
  text: string;
}

/** A kingdom by the ids of all that is laid out. */
export interface BySetup {
  type: "setup";
  setup: Setup;
}

/** A kingdom at random, with wishes; names in any language. */
export interface AtRandom {
  type: "random";
  sets?: string[]; // empty: all
  projects?: number | null;
  require?: string[];
  forbid?: string[];
  want?: string[]; // features at least one card must have
  keep?: string[]; // a Trait may say on which pile it stays: `fated (spices)`
  seed?: number | null;
  options?: Record<string, string | number | boolean> | null;
}

/** `POST /api/kingdom`: check a kingdom, or make one. */
export interface KingdomRequest {
  kingdom: ByText | BySetup | AtRandom;
  players?: number;
  language?: "cs" | "de" | "en" | "pl";
}

/** A kingdom that can be played, and its text to copy. */
export interface KingdomAnswer {
  setup: Setup;
  text: string;
  seed: number | null; // that of a kingdom at random
  bots: string[]; // the strategies that can play it, the usual one first
}

/** `POST /api/names`: which cards a list names, one by one, whatever else is wrong with it. */
export interface NamesRequest {
  text: string;
  language?: "cs" | "de" | "en" | "pl";
}

/** One name of a list. */
export interface ReadName {
  text: string; // as it stands there
  id: string; // the card or project; empty: nobody knows it
  near: string; // what was perhaps meant, in the wanted language; empty if it is known, or nothing is like it
  pile: string; // id of the pile on which a Trait is written to lie
  lacking: boolean; // there is such a card, but it cannot be played here yet
}

/** The names of a list, in its order. */
export interface NamesAnswer {
  names: ReadName[];
}

/** A recommended kingdom; its name is the message `kingdom-ID`. */
export interface NamedKingdom {
  id: string;
  setup: Setup;
}

/** A set of which only some kingdom cards can be played. */
export interface PartOfSet {
  set: string;
  here: number;
  all: number;
}

/** `GET /api/kingdoms`. */
export interface Kingdoms {
  recommended: NamedKingdom[];
  sets: string[];
  parts: PartOfSet[];
  features: string[];
}

/** A seat of a new game: here (at this browser), by link (one person gets it), open (for anyone), or a bot. */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "open";
  name?: string;
  bot?: string; // a level: `easy`, `medium`, `hard`, `hard:seconds=2`, `hard:playouts=500`; or one of `KingdomAnswer.bots`; empty: the first of those; `best`: the one that does best here
}

/** `POST /api/games`. At least one seat is a person's. */
export interface NewGame {
  kingdom: ByText | BySetup | AtRandom;
  seats: NewSeat[];
  random_order?: boolean; // draw lots who sits where and so begins
  public?: boolean; // list it for everybody
  spectators?: boolean;
  hints?: boolean | null; // may people ask what to do? null: if all others are bots
  seed?: string; // deal the same game again; only where all others are bots. Empty: draw one
  language?: "cs" | "de" | "en" | "pl";
}

/** A seat of the game that was made, in the order of play. */
export interface NewSeatAnswer {
  kind: "bot" | "here" | "link" | "open";
  asked: number; // which of the seats asked for it is
  token: string; // it gives the seat to its holder: keep it secret; only for `here`
  invitation: string; // who joins with it first gets the seat; only for `link`
}

/** The answer to `POST /api/games`. */
export interface Created {
  game: Facts;
  seats: NewSeatAnswer[];
}

/** `POST /api/games/ID/join`: take a free seat, with the invitation to it or, if it is open, without. */
export interface Join {
  name?: string;
  invitation?: string;
}

/** A seat of your own. Keep the token secret. */
export interface Joined {
  game: Facts;
  seat: number;
  token: string;
}

/** `GET /api/games`: public games, newest first, `state=open|running|over`. */
export interface Games {
  games: Facts[];
}

/** `GET /api/games/ID/replay` of a finished game. */
export interface Replay {
  game: Facts;
  result: Ended;
  seed: string; // with kingdom, number of seats and journal it is the whole game
  journal: string[];
  answered: number[]; // which seat gave each answer
  turns: number[]; // steps at which a turn begins
}

/** The game after so many answers, and what the last of them brought about. */
export interface Step {
  step: number;
  events: Event[];
  view: View;
  answer: Option | null; // what is answered next; only from the seat that is asked
}

/** `GET /api/games/ID/replay/steps?seat=0&first=0&count=50`; without a seat as a spectator saw it. */
export interface ReplaySteps {
  seat: number | null;
  steps: Step[];
}

/** How things stood when the player decided something: their chance of winning, in thousandths, with its 95 % interval. */
export interface Moment {
  step: number; // of the replay
  turn: number; // their own, from 1
  chance: number;
  low: number;
  high: number;
}

/** A decision that cost wins, points or money. Chances and costs are in thousandths. */
export interface Mistake {
  step: number; // of the replay; the question is asked there
  turn: number;
  view: View; // as the player saw it, with the question
  given: Option;
  given_chance: number;
  better: Option;
  better_chance: number;
  cost: number; // what it cost, in the same deals of the hidden cards; `low` to `high` with 95 % certainty
  low: number;
  high: number;
  measure: string; // of the cost: `wins`, `points` in the end, or `money` in the next turns
}

/** `GET /api/games/ID/review?seat=0` of a finished game. Ask again until it is `ready`; that takes seconds. */
export interface Review {
  seat: number;
  ready: boolean;
  done: number; // how much of it is done, as long as it is not ready
  total: number; // 0: it has not begun, as others are before it
  moments: Moment[];
  mistakes: Mistake[]; // at most five, the most costly first; those that cost no wins last
  playouts: number; // for each decision, on average
  unused: Sentence[]; // what the player made nothing of
  turns: number; // for which money is counted
}

/** `POST /api/games/ID/play_on`: a new game that goes on where a finished one stood. All other seats are bots' then. */
export interface PlayOn {
  seat: number;
  step: number; // so many answers are taken over
  name?: string;
}

/** One thing that a card does. */
export interface Deed {
  what: string; // cards, actions, buys, coins, coffers, villagers, draw, gain, trash, discard, topdeck, reveal, …; other: unknown
  amount: number | null; // at most so many; null if the game decides
  whose: string; // to whom it happens: you, others, everybody
  when: string; // what it waits for: gain, trash, turn start, …; empty when it happens on play
  card: string; // the card or landscape that is gained or taken, if it is always the same
  to: string; // where cards go: deck, hand, discard, …; empty if nowhere else
}

/** A sentence about a card. */
export interface Ruling {
  text: string;
  others: string[]; // ids of the other cards it is about
  like: number; // equal for those of a card that say nearly the same: show one of them
}

/** A card, project or artifact. */
export interface Card {
  id: string;
  name: string;
  text: string;
  set: string;
  cost: number; // in coins
  potion: number; // 1 if it costs a Potion, too
  debt: number; // what it costs in debt
  overpay: boolean; // its buyer may pay more than it costs
  pickable: boolean; // a kingdom can be chosen with it: a kingdom pile, or a landscape such as a project
  types: string[]; // lower case: action, treasure, …, project, artifact, …
  gives: Record<string, number>; // what a Treasure gives, if that is all it does: coins, buys, coffers, …
  choices: Record<string, Sentence>; // named choices, as the log words them for the player in seat 0
  points: number; // what it is worth, if that is always the same
  features: string[]; // village, attack, reaction, buy, trasher, gainer, draw
  unofficial: boolean; // the name is our own translation
  rulings: Ruling[]; // the simplest first
  deeds: Deed[]; // what it does, in the order of its text
}

/** `GET /api/cards?language=en`: every card there is. */
export interface Cards {
  cards: Card[];
  words: string; // Fluent messages in the language, of cards that the server loaded with `--cards`
}

/** `GET /api/info`: what this server can do. */
export interface Info {
  version: string;
  protocol: number;
  bots: string[]; // all strategies; the first is the usual one and can play every kingdom
  levels: string[]; // bots for every kingdom, from weak to strong
  name_length: number;
  chat_length: number;
  kingdom_length: number;
  replace_after: number; // seconds after which others may replace somebody who is gone
  addresses: string[]; // where others can open this site, as far as the server knows; none: perhaps nowhere
}

/** `POST /api/laboratory/check`: is this a strategy, and can it play here? */
export interface Check {
  text: string;
  setup?: Setup | null; // the kingdom it is to play in
  language?: "cs" | "de" | "en" | "pl";
}

/** Something wrong at a place of a text. Lines and columns are counted from 1. */
export interface Mark {
  line: number;
  column: number;
  end: number; // the column behind the last letter it is about
  problem: Problem;
  warning: boolean; // it can play all the same
}

/** What is wrong with a strategy. It can play if there are only warnings. */
export interface Checked {
  name: string;
  requires: string[]; // cards a kingdom must have for it
  marks: Mark[];
}

/** A word of the strategy language, for completion and help. */
export interface Word {
  word: string;
  kind: "heading" | "operator" | "type" | "value" | "verb";
  usage: string; // as it is written, with what stands in its brackets: `owned(CARD)`
  help: string; // one sentence in the reader's language
}

/** `GET /api/laboratory/words?language=en`: all words of the language. Cards come from `/api/cards`. */
export interface Words {
  words: Word[];
}

/** Who plays: somebody the server knows by name, or a strategy in text. */
export interface RunPlayer {
  bot?: string; // a level or a strategy of the library; empty: the text
  text?: string;
  name?: string; // on charts, if it is not the strategy's own
}

/** Some players against each other; one of several variants that have the same shuffles. */
export interface Match {
  players: RunPlayer[];
  label?: string; // how this variant differs from others: `4`
}

/** A number of a strategy that the matches differ in, so that whoever opens the link sees what was varied. */
export interface Sweep {
  player: number;
  line: number;
  column: number;
  values: number[];
}

/** `POST /api/laboratory/runs`: play games. All matches have the same kingdom and the same shuffles. */
export interface NewRun {
  kingdom: ByText | BySetup | AtRandom;
  matches: Match[];
  games: number; // of each match
  seed?: string; // a number, in digits: JavaScript's are too short for it
  sweep?: Sweep | null;
  language?: "cs" | "de" | "en" | "pl";
}

/** How often something happened, with its 95 % interval. */
export interface Share {
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** How many copies of a card a player bought, turn by turn (his own, the first one first), in a game on average. */
export interface Bought {
  card: string;
  copies: number[];
}

/** The first buys of turns 1 and 2, and in which share of the watched games they were made. */
export interface FirstBuys {
  buys: string[];
  share: number;
}

/** A number, and in how many of the watched games it came out. */
export interface Amount {
  n: number;
  games: number;
}

/** A file to be written by whoever wants to run a command. */
export interface File {
  name: string;
  content: string;
}

/** How one player of a match did. Curves are of the watched games, turn by turn. */
export interface RunResult {
  name: string;
  wins: Share;
  ties: Share;
  losses: Share;
  points: number;
  points_low: number | null; // null after a single round
  points_high: number | null;
  turns: number; // its own, in a game on average
  games_at: number[]; // how many of the watched games had that turn
  money_at: number[];
  points_at: number[];
  bought: Bought[];
  openings: FirstBuys[]; // the commonest first
}

/** What came out of a match so far. It always counts the first games of the match, whoever played them. */
export interface MatchResult {
  label: string;
  games: number;
  watched: number;
  results: RunResult[]; // none before the first games are counted
  turns: number; // how long a game lasted on average
  provinces: number; // games that ended with the Provinces or Colonies
  piles: number; // games that ended with three empty piles
  limit: number; // games that nobody ended
  lengths: Amount[]; // turns
  differences: Amount[]; // points of the first player minus those of the best other one
  command: string; // that gives the same numbers at a command line; own strategies are files named in it
  files: File[]; // those files
}

/** `GET /api/laboratory/runs/ID`, and the answer to whoever begins one, or stops it: `POST /api/laboratory/runs/ID/stop`. */
export interface Run {
  id: string;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  is_own: boolean; // whoever asks may stop it
  ahead: number; // how many of this visitor's own runs are before it, while it waits
  done: number; // games of all matches that were counted
  total: number;
  problem: Problem | null; // why it failed
  setup: Setup;
  kingdom_text: string;
  seed: string;
  wanted: NewRun; // as it was asked for
  matches: MatchResult[];
  version: string; // of the program that played it
}

/** `GET /api/laboratory/runs`: the newest runs of whoever asks. */
export interface RunList {
  runs: RunEntry[];
}

/** One run in a list. */
export interface RunEntry {
  id: string;
  at: number; // seconds since 1970
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  names: string[];
  games: number;
  setup: Setup;
}

/** `POST /api/laboratory/runs/ID/game`: one game of a run, turn by turn. */
export interface GameWish {
  match?: number;
  game?: number; // counted from 0
}

/** Something bought, and the line of the strategy that wanted it. */
export interface Purchase {
  card: string;
  line: number; // of the player's text, from 1; 0: no line, the default play or looking ahead chose it
  text: string; // the line; empty where there is none
}

/** One turn of a game. */
export interface GameTurn {
  seat: number;
  number: number; // of this player's turns, from 1; 0 for an extra turn
  hand: string[]; // at the beginning of the turn
  coins: number; // when the buys began
  purchases: Purchase[];
  events: Event[];
  points: number[]; // of each seat after the turn
}

/** A game of a run that everybody may look into. */
export interface SingleGame {
  names: string[]; // by seat
  players: number[]; // which player of the match sits at each seat
  turns: GameTurn[];
  scores: number[];
  winners: number[];
}

/** `POST /api/laboratory/kingdoms`: what wins here? A kingdom that was studied before is not studied again. */
export interface NewStudy {
  kingdom: ByText | BySetup | AtRandom;
  language?: "cs" | "de" | "en" | "pl";
}

/** How a strategy did against all others; a tie counts as half a win, and `games` are all that were played. */
export interface Standing {
  name: string;
  text: string;
  wins: Share;
}

/** How good the best strategy was after so many generations, against the best strategy of the library that fits here.

A tie counts as half a win, and `games` are all that were played. */
export interface Improvement {
  generation: number;
  wins: Share;
}

/** What cards add: the share of wins, less one half, of the best strategy found that buys them against the best one found
that does not. */
export interface Worth {
  cards: string[];
  gain: number;
  low: number;
  high: number;
}

/** The chance of having so many coins or more at least once. */
export interface Reach {
  coins: number;
  chance: number;
}

/** An opening, with exact chances for the first two turns after it. */
export interface OpeningChances {
  buys: string[];
  reaches: Reach[]; // $5, $6, … on turn 3 or 4
  both: number; // that both purchases are drawn by turn 4
  share: number; // of the games of the best strategies here that begin so
}

/** A part of a study, and how far it is. */
export interface StudyStage {
  name: "cards" | "evolution" | "openings" | "pairs" | "tournament";
  done: number;
  total: number;
}

/** `GET /api/laboratory/kingdoms/ID`, also after `POST /api/laboratory/kingdoms/ID/stop`: what is known of a kingdom. */
export interface Study {
  id: string;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  is_own: boolean;
  ahead: number;
  problem: Problem | null;
  setup: Setup;
  kingdom_text: string;
  stages: StudyStage[];
  standings: Standing[]; // the best first
  steps: Improvement[];
  best: string; // the best strategy found, as text
  openings: OpeningChances[];
  cards: Worth[]; // what each adds, the most first
  pairs: Worth[]; // what two cards add together beyond what each adds alone, the most first
  version: string;
}

/** `POST /api/laboratory/strategies` keeps a strategy; `POST /api/laboratory/strategies/ID` a new version of it.

A text with mistakes is kept, too, but cannot be shared. */
export interface NewStrategy {
  text: string;
  shared?: boolean; // everybody finds it on the shelf
}

/** A strategy as it once was. */
export interface Version {
  n: number;
  at: number;
  text: string;
}

/** A strategy that somebody keeps here, as whoever asks may see it.

`GET /api/laboratory/strategies/ID` gives one that is shared to everybody, one that is not to its owner. Its history is its
owner's, the newest version first; lists leave it out. */
export interface KeptStrategy {
  id: string;
  name: string;
  author: string;
  text: string;
  requires: string[];
  shared: boolean;
  is_own: boolean;
  at: number;
  versions: Version[];
}

/** `GET /api/laboratory/strategies`: one's own; `GET /api/laboratory/shelf?find=TEXT`: shared ones. The newest first.

`POST /api/laboratory/strategies/ID/delete` is answered with what is left of one's own. */
export interface StrategyList {
  strategies: KeptStrategy[];
}

/** `POST /api/laboratory/import`: strategies in a text: of our language, or Geronimoo's XML with one or many bots. */
export interface Import {
  text: string;
  language?: "cs" | "de" | "en" | "pl";
}

/** A strategy that was read, or why it was not. */
export interface Imported {
  name: string;
  text: string;
  problem: Problem | null;
}

/** What was found in a file. */
export interface ImportAnswer {
  strategies: Imported[];
}

/** `POST /api/laboratory/export`: a strategy as Geronimoo's XML. */
export interface Export {
  text: string;
  language?: "cs" | "de" | "en" | "pl";
}

/** The XML, or why there is none: his language cannot say everything. */
export interface Exported {
  xml: string;
  problem: Problem | null;
}

/** `GET /healthz`. */
export interface Health {
  status: "ok";
}

/** The body of every HTTP error. The text is `error-CODE` in the reader's language. */
export interface Problem {
  code: string;
  values: Record<string, string | number>;
  text: string;
}

export type EventKind = "turn" | "phase" | "play" | "buy" | "gain" | "trash" | "discard" | "draw" | "reveal" | "look" | "hand" | "topdeck" | "bottom" | "aside" | "return" | "exchange" | "shuffle" | "deck_to_discard" | "uncover" | "coins" | "actions" | "buys" | "coffers" | "villagers" | "vp" | "favors" | "rotate" | "skip" | "potions" | "debt" | "gather" | "token_on_pile" | "spend" | "cost" | "take" | "give_back" | "fortune" | "receive" | "keep" | "shuffle_fortunes" | "token" | "react" | "unaffected" | "exile" | "tavern" | "island" | "native_village" | "call" | "journey" | "way" | "choose" | "name" | "extra_turn" | "ending" | "end";

export type ServerMessage =
  | Welcome
  | Update
  | Seats
  | Ended
  | Chat
  | Note
  | Advice
  | Error
  | Pong;

export type ClientMessage =
  | Hello
  | Answer
  | Pick
  | Treasures
  | Advise
  | Undo
  | Consent
  | Say
  | Rename
  | Resign
  | Replace
  | SitDown
  | Rematch
  | Fill
  | Close
  | Ping;
