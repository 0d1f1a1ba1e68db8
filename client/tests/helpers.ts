/** What the tests share: the languages as they are built in, cards, and what Python said. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Catalogue } from "../src/game/catalogue";
import { type Code, Language } from "../src/lang/language";
import type { Asked, Card, Event, Option, Pile, Player, View } from "../src/protocol";

type PackedEvent = [string, number, number, string[], number, string, string];

interface Spoken {
  cards: Card[];
  forms: { event: PackedEvent; lines: Record<Code, string[][]> }[]; // as the player of the event reads it, and a spectator
  golden: { names: string[]; events: PackedEvent[] };
  games: { names: string[]; reader: number | null; events: PackedEvent[]; lines: Record<Code, string[]> }[];
  questions: {
    asked: Asked;
    names: string[];
    said: Record<Code, string[]>;
  }[];
}

const ROOT = resolve(process.cwd(), "..");
const LANGUAGES = "src/demesne/lang";
const SETS = "src/demesne/sets";
const FILES = ["errors", "kingdom_page", "laboratory", "levels", "log", "log_you", "questions", "reasons", "table", "tui", "web", "web_server"];

export function read(path: string): string {
  return readFileSync(resolve(ROOT, path), "utf-8");
}

export const spoken = JSON.parse(read("client/tests/spoken.json")) as Spoken;
export const catalogue = new Catalogue(spoken.cards);

/** Every card there is. scripts/build_client.py --test writes the file before the tests run. */
export function allCards(): Card[] {
  return JSON.parse(read("build/client/cards.json")) as Card[];
}

export function language(code: Code): Language {
  const sets = readdirSync(resolve(ROOT, SETS)).filter((set) => existsSync(resolve(ROOT, SETS, set, `${code}.ftl`)));
  const paths = [...sets.map((set) => `${SETS}/${set}/${code}.ftl`), ...FILES.map((name) => `${LANGUAGES}/${code}/${name}.ftl`)];
  return new Language(code, paths.map(read));
}

export function unpacked(packed: readonly PackedEvent[]): Event[] {
  return packed.map(([kind, who, depth, cards, amount, source, detail]) => ({
    kind,
    who,
    depth,
    cards,
    amount,
    source,
    detail,
  }));
}

export function event(kind: string, who: number, rest: Partial<Event> = {}): Event {
  return { kind, who, depth: 0, cards: [], amount: 0, source: "", detail: "", ...rest };
}

export function option(verb: Option["verb"], card: string, rest: Partial<Option> = {}): Option {
  return { answer: [`${verb} ${card}`], verb, card, number: 1, reaction: false, label: null, ...rest };
}

export function asked(rest: Partial<Asked>): Asked {
  return {
    who: 0,
    kind: "action phase",
    source: "",
    purpose: "",
    reason: null,
    turn: 1,
    options: [],
    least: 1,
    most: 1,
    or_none: false,
    picked: [],
    pickable: [],
    treasures: 0,
    says: null,
    why: null,
    cards_from: "",
    whose: 0,
    concerning: [],
    ...rest,
  };
}

export function player(rest: Partial<Player> = {}): Player {
  return {
    seat: 0,
    hand: [],
    deck: 5,
    discard_top: null,
    play: [],
    aside: [],
    look: [],
    coffers: 0,
    villagers: 0,
    tokens: {},
    mats: {},
    pile_tokens: {},
    projects: [],
    artifacts: [],
    states: [],
    boons: [],
    on_landscapes: {},
    turns: 0,
    ...rest,
  };
}

export function pile(id: string, rest: Partial<Pile> = {}): Pile {
  return { id, left: 10, cost: 3, supply: true, mark: "", pile: "", vp: 0, traits: [], ...rest };
}

export function view(rest: Partial<View> = {}): View {
  return {
    player: 0,
    current: 0,
    phase: "action",
    actions: 1,
    buys: 1,
    coins: 0,
    potions: 0,
    piles: [],
    stacks: [],
    landscapes: [],
    artifacts: [],
    decks: [],
    trash: [],
    players: [player(), player({ seat: 1 })],
    asked: null,
    over: false,
    scores: null,
    ...rest,
  };
}
