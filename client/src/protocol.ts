// Written by `make docs` from src/demesne/server: protocol.py, table_requests.py and laboratory_requests.py; do not edit.
// Every field is always there, except in what a client sends: there those with a question mark may be left out.

export const PROTOCOL = 4;
export const NAME_LENGTH = 30;
export const CHAT_LENGTH = 300;
export const KINGDOM_LENGTH = 2000;
export const TEXT_LENGTH = 65536;
export const MOST_MATCHES = 24;
export const MOST_GAMES = 200000;

/** A game event, showing only what the recipient may see. docs/protocol.md lists the kinds. */
export interface Event {
  kind: string;
  who: number; // the seat, -1 for nobody
  depth: number; // nesting depth inside other effects
  cards: string[];
  amount: number;
  source: string; // the card or landscape it comes from
  detail: string;
}

/** The key of a message in the language files, and its variables; the client translates it. */
export interface Sentence {
  key: string;
  values: Record<string, number | string | string[]>; // by name: `who` is a seat and also sets `you` (yes if it is the reader, else no), `card` is shown as a card name, `cards` lists cards in a sentence, `thing` is a card and `kind` a kind of card (the message `kind-…`), which set `name`, `one`, `few` and `many`; other values are used unchanged
  parts: Record<string, Sentence[]>; // variables that are sentences, joined with “and”, or with “or” for `choices`
}

/** One of the possible answers to a question. */
export interface Option {
  answer: string[]; // send it back unchanged to choose this option
  verb: "buy" | "choose" | "end" | "none" | "play" | "spend";
  card: string; // the card, project, token or named choice; for `end`, the phase: actions or buys
  number: number; // 1, or 2, 3, … for further options that look the same
  reaction: boolean; // a Reaction in hand
  label: Sentence | null; // text of the option; null where the card is enough
}

/** Why a question is asked: what happened, to which card, and what caused it. */
export interface Reason {
  event: string;
  who: number;
  card: string;
  cause: string;
}

/** The pending question. Only the player who must answer gets `turn`, the options, the numbers and the picks. */
export interface Asked {
  who: number;
  kind: "action phase" | "buy phase" | "night phase" | "option" | "order" | "pick" | "pile" | "trigger";
  source: string; // the card or landscape that asks; empty for the turn itself
  purpose: string; // what the answer is for: discard, trash, gain, …
  reason: Reason | null;
  turn: number | null; // include it in the answer; null for everyone else
  options: Option[];
  least: number; // when picking cards: the minimum number in total
  most: number;
  or_none: boolean; // pick exactly `most` cards, or none
  picked: string[]; // the cards picked so far
  pickable: string[]; // all cards that could be picked, one entry per card
  treasures: number; // how many Treasures the message `treasures` would play now
  says: Sentence | null; // the question, addressed to the player who must answer; null for everyone else
  why: Sentence | null; // the event that led to the question
  cards_from: string; // where the cards in question are: a zone, trash, supply, beside, or empty
  whose: number; // whose cards they are, or who gets them
  concerning: string[]; // the cards that the answer affects, as far as the reader knows them
}

/** A pile in the Supply or beside it. */
export interface Pile {
  id: string;
  left: number; // how many copies of this card can be taken now
  cost: number; // current cost in coins
  supply: boolean; // whether it is in the Supply; false for Prizes, Horses and other such piles
  mark: string; // bane, ferryman or empty
  pile: string; // the id of the mixed pile it belongs to, see `stacks`; empty for an ordinary pile
  vp: number; // VP tokens on the pile
  traits: string[]; // Traits on the pile
}

/** A pile of different cards of which only the top one can be taken. */
export interface Stack {
  id: string;
  supply: boolean;
  cards: string[]; // top first; face-down cards are empty strings
}

/** A landscape in this game: a Project, an Event, a Landmark, a Way, an Ally or a Trait. */
export interface Landscape {
  id: string;
  kind: "ally" | "event" | "landmark" | "project" | "trait" | "way";
  cost: number | null; // null: it cannot be bought
  owners: number[]; // seats with a cube on the project
  vp: number; // VP tokens on it
  pile: string; // the pile that a Trait is on
}

/** The deck of Boons or Hexes. */
export interface Deck {
  kind: "boons" | "hexes";
  left: number; // number of face-down cards
  discards: string[]; // the most recent last
}

/** An artifact and its current holder. */
export interface Artifact {
  id: string;
  holder: number | null;
}

/** One player's cards and tokens, as far as the reader may see them. */
export interface Player {
  seat: number;
  hand: string[]; // in no particular order; known cards first
  deck: number | null; // number of cards; players may count only their own deck
  discard_top: string | null; // null if the discard pile is empty or about to be shuffled
  play: string[];
  aside: string[];
  look: string[]; // cards being revealed or looked at
  coffers: number;
  villagers: number;
  tokens: Record<string, number>; // other tokens, if any: debt, vp, favors, skips; journey: 1 when face down
  mats: Record<string, string[]>; // cards on mats, if any: exile, tavern, island, native_village
  pile_tokens: Record<string, string[]>; // the player's tokens on piles: card, action, buy, coin, cost, trash
  projects: string[];
  artifacts: string[];
  states: string[];
  boons: string[]; // Boons kept until Clean-up
  on_landscapes: Record<string, number>; // tokens on projects
  turns: number;
}

/** The game as seen from one seat or by a spectator. A client can draw it without knowing the rules. */
export interface View {
  player: number | null; // the seat whose view it is; null for a spectator
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
  scores: number[] | null; // null until the game is over
}

/** A seat and its player. */
export interface Seat {
  name: string; // may be empty; the client then shows Player 2, Bot 1, …
  kind: "bot" | "free" | "person"; // free: nobody has joined yet
  bot: string; // the bot playing it now; empty for a person
  join: "" | "link" | "open"; // for a free seat: by invitation only, or open to anyone
  here: boolean; // a person is connected
  gone_since: number | null; // seconds since 1970; null if connected, or not a person
  resigned: boolean;
  replaced: boolean; // a bot plays for a person, who can return with `sit_down`
}

/** A request that needs the consent of others. There is at most one at a time; an answer to the game ends it. */
export interface Request {
  id: number;
  kind: "replace" | "undo";
  by: number;
  about: number; // the seat that a bot would take over
  bot: string;
  waiting: number[]; // the seats that have not consented yet
  events: number; // how many events an undo would keep; later ones are removed
}

/** The setup of a game. */
export interface Setup {
  piles: string[]; // the ten kingdom piles
  landscapes: string[]; // Projects and other landscapes, including Traits and an Ally
  marks: Record<string, string>; // the pile for each mark: `bane` and the like mark an extra pile, the id of a Trait marks the pile it is on
  players: number; // ignored when creating a game, where the number of seats counts
  options: Record<string, string | number | boolean>; // other variations: `colonies`, `shelters`
}

/** Public information about a game. */
export interface Facts {
  id: string;
  state: "closed" | "open" | "over" | "running"; // open: waiting for players; closed: abandoned before it began
  created: number; // seconds since 1970
  setup: Setup;
  seats: Seat[];
  public: boolean; // listed for everyone
  spectators: boolean; // spectators are allowed
  winners: number[]; // empty until the game is over
  rematch: string; // id of the rematch; its seats have the same tokens
  hints: boolean; // players may ask for hints
  rematch_wanted: number[]; // seats that want a rematch; it begins when all connected people want it
}

/** One player's result. */
export interface PlayerResult {
  seat: number;
  score: number;
  turns: number;
  deck: Record<string, number>; // all their cards, wherever they are
  points: Record<string, number>; // their points by source
  points_by_turn: number[]; // after each of their turns
  money_by_turn: number[]; // coins produced in each of their turns
}

/** The first message. `update` follows if the game has begun, and `ended` if it is over. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  game: Facts;
  seat: number | null; // your seat; null for a spectator
  request: Request | null;
  chat: Chat[];
}

/** The game changed. Keep your first `first` events, drop the rest (they were undone) and append these. `view` holds only
the fields that changed; merge them into your view. The first update of a connection holds all fields. */
export interface Update {
  type: "update";
  undos: number; // number of undos so far; send it in `hello` when you reconnect
  first: number;
  events: Event[];
  view: Partial<View>; // what changed of the View
}

/** The seats or the pending request changed: a player came, left, was replaced, made a request or consented. */
export interface Seats {
  type: "seats";
  game: Facts;
  request: Request | null;
}

/** The game is over, and nothing is hidden any longer. */
export interface Ended {
  type: "ended";
  reason: "length" | "resigned" | "rules"; // length: the game reached the maximum number of answers
  winners: number[];
  players: PlayerResult[];
}

/** A chat message. */
export interface Chat {
  type: "chat";
  seat: number;
  text: string;
  at: number; // seconds since 1970
}

/** A notice about the table rather than the game. "rules": the rules have changed since the game began, so it continues
from the last answer that is still valid. */
export interface Note {
  type: "note";
  kind: "lapsed" | "refused" | "replaced" | "resigned" | "returned" | "rules" | "undone";
  seat: number; // the seat concerned; meaningless for `rules`
}

/** Your request was rejected. The text for the user is the message `error-CODE` of the language files. */
export interface Error {
  type: "error";
  code: string;
  values: Record<string, string | number>;
  text: string; // English text, for codes without a message
  about: string; // the type of the rejected message, or empty
}

/** The estimated chance of winning with one option, in thousandths, with its 95 % confidence interval. */
export interface Prospect {
  option: Option;
  chance: number;
  low: number;
  high: number;
  figure: number | null; // the ranking value if all chances are equal, in tenths of points or coins
}

/** A strong bot's evaluation of your options. Only you receive it. */
export interface Advice {
  type: "advice";
  turn: number; // the `turn` of the question
  options: Prospect[]; // the recommended option first; empty if there is nothing to decide
  why: Sentence[]; // reasons for the first option, and any option that looks better or as good
  treasures: boolean; // the options are those available after the message `treasures`
  playouts: number; // number of simulated games
  rough: boolean; // too few games were simulated: only the order of the options is meaningful
  ranked_by: string; // `chance`, or `points` or `money` if all chances are equal
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The first message of a client, due within ten seconds. Without a token you are a spectator. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string;
  since?: number; // the number of events you already have
  undos?: number; // from your last `update`
}

/** Choose an option by sending its `answer` unchanged. To spend several tokens at once, repeat the last part of the answer
once for each token. */
export interface Answer {
  type: "answer";
  turn: number; // the `turn` of the question being answered; answers to older questions are rejected
  answer: string[];
}

/** Answer a question of kind `pick` with all cards at once, in any order. */
export interface Pick {
  type: "pick";
  turn: number; // the `turn` of the question being answered; answers to older questions are rejected
  cards: string[];
}

/** Play all Treasures whose order and use do not matter, ending the Action phase if necessary. */
export interface Treasures {
  type: "treasures";
  turn: number; // the `turn` of the question being answered; answers to older questions are rejected
  buy?: string; // what to buy afterwards, if the outcome is predictable; empty for nothing
}

/** Ask for a hint. `advice` follows if `Facts.hints` is true and the question is still pending by then. */
export interface Advise {
  type: "advise";
  turn: number; // the `turn` of the question
}

/** Undo your last message to the game. The others must consent unless all its consequences were predictable. */
export interface Undo {
  type: "undo";
}

/** Agree to another player's request or refuse it. Its author can withdraw it by refusing. */
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

/** Change your name. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Resign. With more than two players, a bot plays on for you, but you cannot win. */
export interface Resign {
  type: "resign";
}

/** Let a bot take over a seat: yours at once, or, if the others agree, that of a player who has been gone for minutes. */
export interface Replace {
  type: "replace";
  seat: number;
  bot?: string;
}

/** Take your seat back from the bot that replaced you. */
export interface SitDown {
  type: "sit_down";
}

/** Ask for another game with the same people, kingdom and tokens. It begins when everyone connected has asked for it. */
export interface Rematch {
  type: "rematch";
}

/** Give all free seats to bots, which starts the game. */
export interface Fill {
  type: "fill";
  bot?: string;
}

/** Close the table before the game begins, so that no one can join it. */
export interface Close {
  type: "close";
}

/** Check the connection; the server answers with `pong`. */
export interface Ping {
  type: "ping";
}

/** A recommended kingdom by name, or a list of cards in any form and language. */
export interface ByText {
  type: "text";
  text: string;
}

/** A kingdom given by the ids of its piles and landscapes. */
export interface BySetup {
  type: "setup";
  setup: Setup;
}

/** A random kingdom with constraints; names may be in any language. */
export interface AtRandom {
  type: "random";
  sets?: string[]; // empty for all sets
  projects?: number | null;
  require?: string[];
  forbid?: string[];
  want?: string[]; // features that at least one card must have
  keep?: string[]; // a Trait may name the pile it stays on: `fated (spices)`
  seed?: number | null;
  options?: Record<string, string | number | boolean> | null;
}

/** `POST /api/kingdom`: check a kingdom or generate one. */
export interface KingdomRequest {
  kingdom: ByText | BySetup | AtRandom;
  players?: number;
  language?: "cs" | "de" | "en" | "pl";
}

/** A playable kingdom, and its text for copying. */
export interface KingdomAnswer {
  setup: Setup;
  text: string;
  seed: number | null; // the seed of a random kingdom
  bots: string[]; // the strategies that can play it, the default first
}

/** `POST /api/names`: look up each name in a list of cards, even if the list is not a valid kingdom. */
export interface NamesRequest {
  text: string;
  language?: "cs" | "de" | "en" | "pl";
}

/** One name in a list. */
export interface ReadName {
  text: string; // the name as written
  id: string; // the card or project; empty if unknown
  near: string; // a suggestion in the requested language; empty if the name is known or nothing is similar
  pile: string; // id of the pile named for a Trait
  lacking: boolean; // the card exists but is not implemented yet
}

/** The names of a list, in the same order. */
export interface NamesAnswer {
  names: ReadName[];
}

/** A recommended kingdom; its name is the message `kingdom-ID`. */
export interface NamedKingdom {
  id: string;
  setup: Setup;
}

/** A set of which only some kingdom cards are implemented. */
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

/** A seat of a new game: here (in this browser), by link (one invited person), open (to anyone), or a bot. */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "open";
  name?: string;
  bot?: string; // a level (`easy`, `medium`, `hard`, `hard:seconds=2`, `hard:playouts=500`) or one of `KingdomAnswer.bots`; empty for the first of those, `best` for the strongest in this kingdom
}

/** `POST /api/games`: create a game. At least one seat must be a person's. */
export interface NewGame {
  kingdom: ByText | BySetup | AtRandom;
  seats: NewSeat[];
  random_order?: boolean; // shuffle the seats, and so the turn order
  public?: boolean; // list the game for everyone
  spectators?: boolean;
  hints?: boolean | null; // allow hints; null to allow them only if all other seats are bots
  seed?: string; // repeat the shuffles of an earlier game; only if all other seats are bots. Empty for a random seed
  language?: "cs" | "de" | "en" | "pl";
}

/** A seat of the new game; seats are in turn order. */
export interface NewSeatAnswer {
  kind: "bot" | "here" | "link" | "open";
  asked: number; // its index in the seats of the request
  token: string; // the holder of the token holds the seat, so keep it secret; only for `here`
  invitation: string; // the first person to join with it gets the seat; only for `link`
}

/** The response to `POST /api/games`. */
export interface Created {
  game: Facts;
  seats: NewSeatAnswer[];
}

/** `POST /api/games/ID/join`: take a free seat. An open seat needs no invitation. */
export interface Join {
  name?: string;
  invitation?: string;
}

/** The seat you were given. Keep the token secret. */
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
  seed: string; // with the kingdom, the number of seats and the journal, it determines the whole game
  journal: string[];
  answered: number[]; // the seat that gave each answer
  turns: number[]; // steps at which a turn begins
}

/** The game after `step` answers, and the events caused by the last of them. */
export interface Step {
  step: number;
  events: Event[];
  view: View;
  answer: Option | null; // the next answer; only in the view of the seat that gives it
}

/** `GET /api/games/ID/replay/steps?seat=0&first=0&count=50`; without a seat, as a spectator saw the game. */
export interface ReplaySteps {
  seat: number | null;
  steps: Step[];
}

/** A player's chance of winning at one of their decisions, in thousandths, with its 95 % confidence interval. */
export interface Moment {
  step: number; // step of the replay
  turn: number; // the number of the player's turn, from 1
  chance: number;
  low: number;
  high: number;
}

/** A decision that cost wins, points or money. Chances and costs are in thousandths. */
export interface Mistake {
  step: number; // the step of the replay at which the question is asked
  turn: number;
  view: View; // as the player saw it, with the question
  given: Option;
  given_chance: number;
  better: Option;
  better_chance: number;
  cost: number; // the loss, compared over the same deals of the hidden cards; `low` to `high` is the 95 % interval
  low: number;
  high: number;
  measure: string; // unit of the cost: `wins`, final `points`, or `money` in the next turns
}

/** `GET /api/games/ID/review?seat=0` of a finished game. Repeat the request until it is `ready`; this takes seconds. */
export interface Review {
  seat: number;
  ready: boolean;
  done: number; // progress out of `total`, until the review is ready
  total: number; // 0 while the review waits in the queue
  moments: Moment[];
  mistakes: Mistake[]; // at most five, the most costly first; those that cost no wins last
  playouts: number; // average per decision
  unused: Sentence[]; // coins, cards and tokens that the player left unused
  turns: number; // the number of turns over which money is counted
}

/** `POST /api/games/ID/play_on`: continue a finished game from one of its steps as a new game against bots. */
export interface PlayOn {
  seat: number;
  step: number; // the number of answers to keep
  name?: string;
}

/** One effect of a card. */
export interface Deed {
  what: string; // cards, actions, buys, coins, coffers, villagers, draw, gain, trash, discard, topdeck, reveal, …; other: unknown
  amount: number | null; // the maximum; null if it depends on the game
  whose: string; // who is affected: you, others, everybody
  when: string; // the trigger: gain, trash, turn start, …; empty if it happens on play
  card: string; // the card or landscape that is gained or taken, if it is always the same
  to: string; // where the cards go: deck, hand, discard, …; empty if they go nowhere else
}

/** A ruling about a card. */
export interface Ruling {
  text: string;
  others: string[]; // ids of the other cards it mentions
  like: number; // rulings of a card with the same number are nearly identical: show one of them
}

/** A card, project or artifact. */
export interface Card {
  id: string;
  name: string;
  text: string;
  set: string;
  cost: number; // in coins
  potion: number; // 1 if it also costs a Potion
  debt: number; // cost in debt
  overpay: boolean; // the buyer may overpay
  pickable: boolean; // can be chosen for a kingdom: a kingdom pile, or a landscape such as a Project
  types: string[]; // lower case: action, treasure, …, project, artifact, …
  gives: Record<string, number>; // what a Treasure produces, if it does nothing else: coins, buys, coffers, …
  choices: Record<string, Sentence>; // named choices, as the log words them for the player in seat 0
  points: number; // its victory points, if constant
  features: string[]; // village, attack, reaction, buy, trasher, gainer, draw
  unofficial: boolean; // the name is our own translation
  rulings: Ruling[]; // the simplest first
  deeds: Deed[]; // its effects, in the order of its text
}

/** `GET /api/cards?language=en`: all cards. */
export interface Cards {
  cards: Card[];
  words: string; // Fluent messages for the cards loaded with `--cards`, in the requested language
}

/** `GET /api/info`: the server's version, bots and limits. */
export interface Info {
  version: string;
  protocol: number;
  bots: string[]; // all strategies; the first is the default and can play every kingdom
  levels: string[]; // bots for every kingdom, from weak to strong
  name_length: number;
  chat_length: number;
  kingdom_length: number;
  replace_after: number; // seconds after which the others may replace a disconnected player
  addresses: string[]; // addresses at which others may reach this server; may be empty
}

/** `POST /api/laboratory/check`: check a strategy, and whether it can play in a kingdom. */
export interface Check {
  text: string;
  setup?: Setup | null; // the kingdom to check against
  language?: "cs" | "de" | "en" | "pl";
}

/** A problem at a position in a text. Lines and columns are counted from 1. */
export interface Mark {
  line: number;
  column: number;
  end: number; // the column after the last character concerned
  problem: Problem;
  warning: boolean; // the strategy can play nevertheless
}

/** The problems of a strategy. It can play if all of them are warnings. */
export interface Checked {
  name: string;
  requires: string[]; // cards that the kingdom must contain
  marks: Mark[];
}

/** A keyword of the strategy language, for completion and help. */
export interface Word {
  word: string;
  kind: "heading" | "operator" | "type" | "value" | "verb";
  usage: string; // syntax with parameters: `owned(CARD)`
  help: string; // one sentence in the requested language
}

/** `GET /api/laboratory/words?language=en`: all keywords of the strategy language. For cards, see `/api/cards`. */
export interface Words {
  words: Word[];
}

/** A player of a match: a bot known to the server, or the text of a strategy. */
export interface RunPlayer {
  bot?: string; // a level or a strategy of the library; empty to use the text
  text?: string;
  name?: string; // name on charts, if different from the strategy's name
}

/** The players of one match. All matches of a run use the same shuffles. */
export interface Match {
  players: RunPlayer[];
  label?: string; // how this match differs from the others: `4`
}

/** The number in a strategy that varies between the matches, shown to anyone who opens the run. */
export interface Sweep {
  player: number;
  line: number;
  column: number;
  values: number[];
}

/** `POST /api/laboratory/runs`: start a run. All matches have the same kingdom and the same shuffles. */
export interface NewRun {
  kingdom: ByText | BySetup | AtRandom;
  matches: Match[];
  games: number; // games per match
  seed?: string; // a number as a string of digits, as it may be too large for JavaScript
  sweep?: Sweep | null;
  language?: "cs" | "de" | "en" | "pl";
}

/** How often something happened, with its 95 % confidence interval. */
export interface Share {
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** The average number of copies of a card that a player bought on each of their turns, from the first. */
export interface Bought {
  card: string;
  copies: number[];
}

/** The first buys of turns 1 and 2, and the share of watched games with them. */
export interface FirstBuys {
  buys: string[];
  share: number;
}

/** A value, and the number of watched games with it. */
export interface Amount {
  n: number;
  games: number;
}

/** A file that a command needs. */
export interface File {
  name: string;
  content: string;
}

/** The results of one player of a match. Values per turn are from the watched games. */
export interface RunResult {
  name: string;
  wins: Share;
  ties: Share;
  losses: Share;
  points: number;
  points_low: number | null; // null after a single round
  points_high: number | null;
  turns: number; // average number of the player's turns in a game
  games_at: number[]; // the number of watched games that reached each turn
  money_at: number[];
  points_at: number[];
  bought: Bought[];
  openings: FirstBuys[]; // the most common first
}

/** The results of a match so far. The counted games are always the first ones of the match, without gaps. */
export interface MatchResult {
  label: string;
  games: number;
  watched: number;
  results: RunResult[]; // empty until the first games are counted
  turns: number; // average length of a game
  provinces: number; // games that ended with the Provinces or Colonies
  piles: number; // games that ended with three empty piles
  limit: number; // games stopped before the rules ended them
  lengths: Amount[]; // game lengths in turns
  differences: Amount[]; // points of the first player minus those of the best opponent
  command: string; // a command line that gives the same numbers; it reads the user's strategies from `files`
  files: File[]; // the files named in the command
}

/** `GET /api/laboratory/runs/ID`; also the response to starting a run or `POST /api/laboratory/runs/ID/stop`. */
export interface Run {
  id: string;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  is_own: boolean; // the run belongs to the user, who may stop it
  ahead: number; // while it waits: how many of the user's own runs are ahead of it
  done: number; // games counted so far, over all matches
  total: number;
  problem: Problem | null; // why it failed
  setup: Setup;
  kingdom_text: string;
  seed: string;
  wanted: NewRun; // the original request
  matches: MatchResult[];
  version: string; // version of the program that played the games
}

/** `GET /api/laboratory/runs`: the user's most recent runs. */
export interface RunList {
  runs: RunEntry[];
}

/** A run in a list. */
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

/** A purchase, and the line of the strategy that chose it. */
export interface Purchase {
  card: string;
  line: number; // line of the player's text, from 1; 0 if the default play or a search chose the card
  text: string; // the text of the line; empty if there is none
}

/** One turn of a game. */
export interface GameTurn {
  seat: number;
  number: number; // the number of the player's turn, from 1; 0 for an extra turn
  hand: string[]; // the hand at the start of the turn
  coins: number; // coins at the start of the buys
  purchases: Purchase[];
  events: Event[];
  points: number[]; // points of each seat after the turn
}

/** One game of a run, with nothing hidden. */
export interface SingleGame {
  names: string[]; // by seat
  players: number[]; // the player of the match in each seat
  turns: GameTurn[];
  scores: number[];
  winners: number[];
}

/** `POST /api/laboratory/kingdoms`: study what wins in a kingdom. A kingdom is not studied twice. */
export interface NewStudy {
  kingdom: ByText | BySetup | AtRandom;
  language?: "cs" | "de" | "en" | "pl";
}

/** A strategy's results against all others. A tie counts as half a win; `games` is the number of games played. */
export interface Standing {
  name: string;
  text: string;
  wins: Share;
}

/** The results of the best strategy of a generation against the best strategy of the library for this kingdom.

A tie counts as half a win; `games` is the number of games played. */
export interface Improvement {
  generation: number;
  wins: Share;
}

/** The value of cards: the win rate, minus one half, of the best strategy found that buys them against the best one found
that does not. */
export interface Worth {
  cards: string[];
  gain: number;
  low: number;
  high: number;
}

/** The chance of having at least this many coins at least once. */
export interface Reach {
  coins: number;
  chance: number;
}

/** An opening, with exact chances for the first two turns after it. */
export interface OpeningChances {
  buys: string[];
  reaches: Reach[]; // $5, $6, … on turn 3 or 4
  both: number; // the chance that both purchases are drawn by turn 4
  share: number; // the share of the best strategies' games in this kingdom with this opening
}

/** A stage of a study, and its progress. */
export interface StudyStage {
  name: "cards" | "evolution" | "openings" | "pairs" | "tournament";
  done: number;
  total: number;
}

/** `GET /api/laboratory/kingdoms/ID`; also the response to `POST /api/laboratory/kingdoms/ID/stop`: a kingdom's study. */
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
  cards: Worth[]; // the value of each card, highest first
  pairs: Worth[]; // what two cards add together beyond what each adds alone, highest first
  version: string;
}

/** `POST /api/laboratory/strategies` saves a strategy; `POST /api/laboratory/strategies/ID` saves a new version of it.

A text with errors can be saved but not shared. */
export interface NewStrategy {
  text: string;
  shared?: boolean; // list it on the shelf for everyone
}

/** An earlier version of a strategy. */
export interface Version {
  n: number;
  at: number;
  text: string;
}

/** A saved strategy, as far as the user may see it.

`GET /api/laboratory/strategies/ID` returns a shared strategy to anyone and a private one only to its owner. Only the owner
sees `versions`, newest first; lists leave them out. */
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

/** `GET /api/laboratory/strategies`: the user's own; `GET /api/laboratory/shelf?find=TEXT`: shared ones. Newest first.

`POST /api/laboratory/strategies/ID/delete` returns the user's remaining strategies. */
export interface StrategyList {
  strategies: KeptStrategy[];
}

/** `POST /api/laboratory/import`: read strategies in our own language or in Geronimoo's XML, which may hold many bots. */
export interface Import {
  text: string;
  language?: "cs" | "de" | "en" | "pl";
}

/** An imported strategy, or why it could not be read. */
export interface Imported {
  name: string;
  text: string;
  problem: Problem | null;
}

/** The strategies found in a text. */
export interface ImportAnswer {
  strategies: Imported[];
}

/** `POST /api/laboratory/export`: convert a strategy to Geronimoo's XML. */
export interface Export {
  text: string;
  language?: "cs" | "de" | "en" | "pl";
}

/** The XML, or the problem if Geronimoo's format cannot express the strategy. */
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
