/** The log: events as lines in the reader's language, effects indented under their cause. The twin of table/log.py. */
import type { Event } from "../protocol";
import type { Catalogue } from "../game/catalogue";
import type { Language } from "./language";

const REPEATED = new Set(["reveal", "look", "draw", "aside", "native_village", "trash", "gain", "exile"]); // several in a row make one line
const SILENT = new Set(["phase", "uncover"]);
const AMOUNTS = new Set(["coins", "cost", "spend", "token", "favors"]);
const COUNTED = new Set(["coffers", "actions", "buys", "villagers", "vp", "potions", "debt"]); // lines that only say how many
const NAMING = new Set(["name", "way", "give_back", "fortune", "receive", "keep", "rotate", "gather"]); // what they name is in detail
const PLAIN = new Set([
  ...["take", "react", "unaffected", "choose", "shuffle", "end", "extra_turn", "token_on_pile", "journey", "skip", "shuffle_fortunes"],
  ...NAMING,
]);
const PILE_TOKENS = ["card", "action", "buy", "coin", "cost", "trash"]; // in the order of the engine
const WITHOUT_SOURCE = new Set(["react", "token", "choose", "call"]);
const EARNED = "coins"; // stands for the source of Treasures whose coins are told with them

/** One line of the log, and the event it tells. */
export interface Line {
  depth: number;
  text: string;
  event: Event;
}

/** Writes events for one reader. It remembers what the lines before were about. */
export class Log {
  private causes = new Map<number, string>(); // per depth: the card that lines at this depth belong to
  private cleansUp: Event | undefined; // a Clean-up of which nothing was told yet

  constructor(
    private readonly language: Language,
    private readonly names: readonly string[],
    private readonly catalogue: Catalogue,
  ) {}

  /** The lines these events make; they are those the reader may see. */
  lines(events: readonly Event[]): Line[] {
    const written: Line[] = [];
    for (const event of merged(events, this.catalogue)) {
      const text = this.worded(event);
      if (text && event.source && this.cleansUp) {
        const who = this.names[this.cleansUp.who] ?? "";
        written.push({ depth: 0, text: this.language.text("log-clean-up", { who }), event: this.cleansUp });
        this.cleansUp = undefined;
        this.causes = new Map();
      }
      if (text) written.push({ depth: event.depth, text: this.withSource(event, text), event });
      this.remember(event);
    }
    return written;
  }

  private remember(event: Event): void {
    if (event.kind === "turn") this.causes = new Map();
    if (event.kind === "phase") this.cleansUp = event.detail === "clean-up" ? event : undefined;
    if (event.kind === "turn" || event.kind === "ending") this.cleansUp = undefined;
    const last = event.cards[event.cards.length - 1];
    if (event.kind === "play" && last !== undefined) this.causes.set(event.depth + 1, last);
    if (event.kind === "react") this.causes.set(event.depth, event.source);
    if (event.kind === "receive") this.causes.set(event.depth + 1, event.detail);
  }

  /** Name where an effect comes from, unless it stands under that card or names it anyway. */
  private withSource(event: Event, text: string): string {
    if (!event.source || event.source === EARNED || WITHOUT_SOURCE.has(event.kind)) return text;
    if (this.causes.get(event.depth) === event.source || event.detail === event.source) return text;
    this.causes.set(event.depth, event.source);
    return this.language.text("log-source", { line: text, card: this.language.card(event.source) });
  }

  // ------------------------------------------------------------ one sentence per event
  /** The sentence; where it cannot be made, the event is told plainly, because the game must go on. */
  private worded(event: Event): string {
    try {
      return this.sentence(event);
    } catch (problem) {
      console.error("an event cannot be worded", event, problem);
      const cards = event.cards.map((id) => this.language.card(id));
      return [this.names[event.who] ?? "", event.kind, event.detail, ...cards].filter(Boolean).join(" ");
    }
  }

  private sentence(event: Event): string {
    const { kind } = event;
    if (SILENT.has(kind) || (kind === "discard" && event.detail === "clean-up")) return "";
    const who = event.who >= 0 ? (this.names[event.who] ?? "") : "";
    if (kind === "turn") {
      return this.language.text(event.amount ? "log-turn" : "log-extra-turn-begins", { who, n: event.amount });
    }
    if (kind === "ending") {
      const cards = this.language.piles(event.cards);
      return this.language.text(`log-ending-${event.detail}`, { cards, n: event.amount });
    }
    if (AMOUNTS.has(kind)) return this.amount(event, who);
    if (COUNTED.has(kind)) {
      return this.language.text(`log-${kind}${event.amount < 0 ? "-back" : ""}`, { who, n: Math.abs(event.amount) });
    }
    if (PLAIN.has(kind)) return this.plain(event, who);
    return this.aboutCards(event, who);
  }

  private amount(event: Event, who: string): string {
    const { language } = this;
    const n = event.amount;
    if (event.kind === "coins") {
      return n >= 0 ? language.text("log-coins", { who, n }) : language.text("log-pay", { who, n: -n });
    }
    if (event.kind === "cost") return language.text("log-cost", { n: -n });
    if (event.kind === "spend") return language.text(`log-spend-${event.detail}`, { who });
    if (event.kind === "favors") {
      return language.text("log-favors", { who, n: Math.abs(n), sign: n > 0 ? "get" : "spend" });
    }
    const card = language.card(event.source);
    return n > 0 ? language.text("log-token-add", { who, card }) : language.text("log-token-clear", { who, card, n: -n });
  }

  private plain(event: Event, who: string): string {
    const { language } = this;
    if (event.kind === "take") {
      const key = this.catalogue.has(event.detail, "state") ? "log-take-state" : "log-take";
      return language.text(key, { who, card: language.card(event.detail) });
    }
    if (NAMING.has(event.kind)) return language.text(`log-${event.kind}`, { who, card: language.card(event.detail) });
    if (event.kind === "shuffle_fortunes") return language.text(`log-shuffle_fortunes-${event.detail}`);
    if (event.kind === "journey") return language.text(`log-journey-${event.detail}`, { who });
    if (event.kind === "react") return language.text("log-react", { who, card: language.card(event.source) });
    if (event.kind === "choose") {
      return language.text("log-choose", { who, option: namedOption(language, event.source, event.detail) });
    }
    if (event.kind === "token_on_pile") {
      const token = language.text(`pile-token-${PILE_TOKENS[event.amount] ?? ""}`);
      return language.text("log-token_on_pile", { who, card: language.card(event.detail), token });
    }
    return language.text(`log-${event.kind.replaceAll("_", "-")}`, { who });
  }

  private aboutCards(event: Event, who: string): string {
    const { language } = this;
    const cards = language.cards(event.cards);
    if (event.kind === "play") {
      const earned = event.source === EARNED ? "log-play-coins" : "log-play";
      return language.text(event.detail === "again" ? "log-play-again" : earned, { who, cards, n: event.amount });
    }
    if (event.kind === "buy") {
      return this.catalogue.isLandscape(event.detail)
        ? language.text(this.catalogue.isEvent(event.detail) ? "log-buy-event" : "log-buy-project", { who, card: language.card(event.detail) })
        : language.text("log-buy", { who, cards: language.cards([event.detail]) });
    }
    if (event.kind === "gain") {
      const [zone = "", origin = ""] = event.detail.split(" ");
      const to = ["hand", "deck", "aside"].includes(zone) ? `-${zone}` : "";
      return language.text(`log-gain${to}${origin ? "-trash" : ""}`, { who, cards, n: event.cards.length });
    }
    if ((event.kind === "reveal" || event.kind === "trash") && event.detail) {
      return language.text(`log-${event.kind}-${event.detail}`, { who, cards });
    }
    return language.text(`log-${event.kind}`, { who, cards });
  }
}

/** One of several named things to choose. */
export function namedOption(language: Language, source: string, option: string): string {
  const key = `option-${source}-${option}`;
  return language.has(key) ? language.text(key) : option;
}

// ---------------------------------------------------------------- several events in one line
/** Events that make one line become one: draws in a row, a purchase and its gain, Treasures and their coins. */
export function merged(events: readonly Event[], catalogue: Catalogue): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const last = out[out.length - 1];
    const joined = last && join(last, event, catalogue);
    if (joined) out[out.length - 1] = joined;
    else out.push(event);
  }
  return out;
}

/** Both as one event, if they make one line. */
function join(last: Event, event: Event, catalogue: Catalogue): Event | undefined {
  if (last.who !== event.who) return undefined;
  const same = last.kind === event.kind && last.source === event.source && last.depth === event.depth;
  if (same && last.detail === event.detail && REPEATED.has(event.kind)) return combined(last, event, 0);
  if (last.kind === "fortune" && event.kind === "receive" && last.detail === event.detail) return event;
  if (last.kind === "buy" && last.amount && event.kind === "gain" && event.cards.join() === last.detail) {
    return { ...last, cards: [], amount: 0 };
  }
  if (last.kind !== "play" || last.detail || !last.cards.every((id) => catalogue.isTreasure(id))) return undefined;
  const earned = last.source === EARNED;
  if (event.kind === "coins" && event.source === last.cards[last.cards.length - 1] && event.depth === last.depth + 1) {
    return { ...last, amount: (earned ? last.amount : 0) + event.amount, source: EARNED };
  }
  const nextTreasure = event.kind === "play" && event.depth === last.depth && earned && !event.source;
  if (nextTreasure && catalogue.isPlain(event.cards[0] ?? "")) return combined(last, event, last.amount);
  return undefined;
}

function combined(last: Event, event: Event, amount: number): Event {
  return { ...event, cards: [...last.cards, ...event.cards], amount, source: last.source };
}
