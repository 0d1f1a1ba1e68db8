// Written by `make docs` from src/demesne/table/web/protocol.py and requests.py; do not edit.
// Every field is always there, except in what a client sends: there those with a question mark may be left out.

export const PROTOCOL = 4;
export const NAME_LENGTH = 30;
export const CHAT_LENGTH = 300;
export const KINGDOM_LENGTH = 2000;

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
  says: Sentence | null; // the question, addressed to whoever is asked; null: others are not told
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
  discard_top: string | null; // null: there is no discard pile
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
  name: string; // may be empty: then the client calls him Player 2, Bot 1, …
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
  hints: boolean; // whoever is asked may ask what to do
  rematch_wanted: number[]; // the seats that would like another game; it begins when all people do
}

/** How one player ended. */
export interface PlayerResult {
  seat: number;
  score: number;
  turns: number;
  deck: Record<string, number>; // all cards he had, wherever they lay
  points: Record<string, number>; // where his points come from
  points_by_turn: number[]; // after each of his turns
  money_by_turn: number[]; // coins he got in each of his turns
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
}

/** What a strong bot thinks of your options. Nobody else gets it. */
export interface Advice {
  type: "advice";
  turn: number; // the question it is about
  options: Prospect[]; // the recommended one first; none if there is nothing to decide
  why: Sentence[]; // what speaks for the first option, and where another one looks better or as good
  treasures: boolean; // the options are those one has after the message `treasures`
  playouts: number; // how many games were played to find out
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

/** Choose an option: its `answer` as it was offered, and nothing else. Only debt may be paid off several times at once. */
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

/** Agree to a request of somebody else, or refuse it; whoever made it can withdraw it by refusing. */
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

/** A seat of a new game: here (at this browser), by link (one person gets it), open (for whoever comes), or a bot. */
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
  token: string; // whoever has it holds the seat: keep it secret; only for `here`
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

/** How things stood when the player decided something: his chance of winning, in thousandths, with its 95 % interval. */
export interface Moment {
  step: number; // of the replay
  turn: number; // his own, from 1
  chance: number;
  low: number;
  high: number;
}

/** A decision that lowered the chance of winning. Chances are in thousandths. */
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
}

/** `GET /api/games/ID/review?seat=0` of a finished game. Ask again until it is `ready`; that takes seconds. */
export interface Review {
  seat: number;
  ready: boolean;
  done: number; // how much of it is done, as long as it is not ready
  total: number; // 0: it has not begun, as others are before it
  moments: Moment[];
  mistakes: Mistake[]; // at most three, the most costly first
  playouts: number; // for each decision
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
  coins: number; // what a Treasure gives, if that is all it does
  points: number; // what it is worth, if that is always the same
  features: string[]; // village, attack, reaction, buy, trasher, gainer, draw
  unofficial: boolean; // the name is our own translation
  rulings: string[];
  deeds: Deed[]; // what it does, in the order of its text
}

/** `GET /api/cards?language=en`: every card there is. */
export interface Cards {
  cards: Card[];
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
