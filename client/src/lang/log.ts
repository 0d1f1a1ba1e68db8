/** The log: events as lines in the reader's language, effects indented under their cause. The twin of prose/game_log.py. */
import type { Event } from "../protocol";
import type { Catalogue } from "../game/catalogue";
import type { Language, Values } from "./language";
import { say } from "./questions";

const REPEATED = new Set(["reveal", "look", "draw", "aside", "native_village", "trash", "gain", "exile", "discard", "hand", "return"]); // several in a row make one line
const GIFTS = ["cards", "actions", "buys", "coins", "coffers", "villagers", "vp", "potions", "favors"]; // in this order
const SILENT = new Set(["phase", "uncover"]);
const NAMING = new Set(["name", "way", "give_back", "fortune", "receive", "keep", "rotate", "gather"]); // what they name is in detail
const PLAIN = new Set([
  ...["take", "react", "unaffected", "shuffle", "end", "extra_turn", "token_on_pile", "journey", "skip", "shuffle_fortunes"],
  ...NAMING,
]);
const PILE_TOKENS = ["card", "action", "buy", "coin", "cost", "trash"]; // in the order of the engine
const WITHOUT_SOURCE = new Set(["react", "token", "choose", "call"]);
const NEVER_FIRST = new Set(["si", "se"]); // Czech words that do not begin a sentence
const CHOOSER = 0; // the seat that the words of choices address

/** One line of the log, and the event it tells. */
export interface Line {
  depth: number;
  text: string;
  event: Event;
}

/** One or several events that make one line. */
interface Told {
  event: Event;
  gifts: Map<string, number>; // what was given, by the names of gifts
  drawn: string[]; // the cards among them
  chosen: string[]; // of several named things
}

/** Writes events for one reader, who is addressed. It remembers what the lines before were about. A player is named once: not
 * again in the lines under it that go on about the same player, unless all are to be full. */
export class Log {
  private causes = new Map<number, string>(); // per depth: the card that lines at this depth belong to
  private cleansUp: Event | undefined; // a Clean-up of which nothing was told yet
  private subject = -1; // whom the last line was about

  constructor(
    private readonly language: Language,
    private readonly names: readonly string[],
    private readonly catalogue: Catalogue,
    private readonly reader: number | null = null,
    private readonly full = false,
  ) {}

  /** The lines these events make; they are those the reader may see. */
  lines(events: readonly Event[]): Line[] {
    const written: Line[] = [];
    for (const told of merged(events, this.catalogue)) {
      const { event } = told;
      const text = this.worded(told);
      if (text && event.source && this.cleansUp) {
        written.push({ depth: 0, text: this.said("log-clean-up", this.cleansUp.who), event: this.cleansUp });
        this.cleansUp = undefined;
        this.causes = new Map();
      }
      if (text) {
        written.push({ depth: event.depth, text: this.withSource(event, this.withoutName(event, text)), event });
        this.subject = event.who;
      }
      this.remember(event);
    }
    return written;
  }

  private remember(event: Event): void {
    if (event.kind === "turn") {
      this.causes = new Map();
      this.subject = -1;
    }
    if (event.kind === "phase") this.cleansUp = event.detail === "clean-up" ? event : undefined;
    if (event.kind === "turn" || event.kind === "ending") this.cleansUp = undefined;
    const last = event.cards[event.cards.length - 1];
    if (event.kind === "play" && last !== undefined) this.causes.set(event.depth + 1, last);
    if (event.kind === "react") this.causes.set(event.depth, event.source);
    if (event.kind === "receive") this.causes.set(event.depth + 1, event.detail);
  }

  /** Name where an effect comes from, unless it stands under that card or names it anyway. */
  private withSource(event: Event, text: string): string {
    if (!event.source || WITHOUT_SOURCE.has(event.kind)) return text;
    if (this.causes.get(event.depth) === event.source || event.detail === event.source) return text;
    this.causes.set(event.depth, event.source);
    return this.language.text("log-source", { line: text, card: this.language.card(event.source) });
  }

  /** Under a line about the same player, the sentence begins with what they do. */
  private withoutName(event: Event, text: string): string {
    const name = event.who >= 0 ? `${this.names[event.who] ?? ""} ` : "";
    if (this.full || event.depth === 0 || event.who !== this.subject || !name || !text.startsWith(name)) return text;
    const [first = "", second = "", ...rest] = text.slice(name.length).split(" ");
    const words = (NEVER_FIRST.has(first) ? [second, first, ...rest] : [first, second, ...rest]).join(" ").trimEnd();
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  // ------------------------------------------------------------ one sentence per line
  /** The sentence; where it cannot be made, the event is told plainly, because the game must go on. */
  private worded(told: Told): string {
    try {
      return this.sentence(told);
    } catch (problem) {
      const { event } = told;
      console.error("an event cannot be worded", event, problem);
      const cards = event.cards.map((id) => this.language.card(id));
      return [this.names[event.who] ?? "", event.kind, event.detail, ...cards].filter(Boolean).join(" ");
    }
  }

  /** What a player did; to the reader, what you did. */
  private said(key: string, who: number, values: Values = {}): string {
    if (who >= 0 && who === this.reader) return this.language.text(key.replace("log-", "you-"), values);
    return this.language.text(key, { who: who >= 0 ? (this.names[who] ?? "") : "", ...values });
  }

  private sentence(told: Told): string {
    const { event } = told;
    const { kind } = event;
    if (SILENT.has(kind) || (kind === "discard" && event.detail === "clean-up")) return "";
    if (kind === "turn") {
      const who = this.names[event.who] ?? "";
      return this.language.text(event.amount ? "log-turn" : "log-extra-turn-begins", { who, n: event.amount });
    }
    if (kind === "ending") {
      const cards = this.language.piles(event.cards);
      return this.language.text(`log-ending-${event.detail}`, { cards, n: event.amount });
    }
    if (kind === "cost") return this.language.text("log-cost", { n: -event.amount });
    if (kind === "choose") return this.said("log-choose", event.who, { option: this.choice(told) });
    if (PLAIN.has(kind)) return this.plain(event);
    if (told.gifts.size && kind !== "play") return this.said("log-gifts", event.who, { gifts: this.given(told) });
    return this.amount(event) || this.aboutCards(told);
  }

  /** What only says how many. */
  private amount(event: Event): string {
    const { kind, who, amount: n } = event;
    if (kind === "coins") return this.said("log-pay", who, { n: -n });
    if (kind === "spend") return this.said(`log-spend-${event.detail}`, who, { n });
    if (kind === "coffers" || kind === "villagers") return this.said(`log-${kind}-back`, who, { n: -n });
    if (kind === "favors" || kind === "debt") return this.said(`log-${kind}`, who, { n: Math.abs(n) });
    if (kind !== "token") return "";
    const card = this.language.card(event.source);
    return n > 0 ? this.said("log-token-add", who, { card }) : this.said("log-token-clear", who, { card, n: -n });
  }

  /** What a player got: +1 Card (Copper), +1 Action. */
  private given({ gifts, drawn }: Told): string {
    const parts = GIFTS.filter((gift) => gifts.has(gift)).map((name) => {
      const gift = this.language.text(`gift-${name}`, { of: "fixed", n: gifts.get(name) ?? 0 });
      const isSeen = name === "cards" && drawn.length && drawn.every((id) => id);
      return isSeen ? this.language.text("log-drawn", { gift, cards: this.language.listed(drawn) }) : gift;
    });
    return parts.join(", ");
  }

  /** Named things in the words of the question. */
  private choice({ event, chosen }: Told): string {
    const words = chosen.map((name) => {
      const known = this.catalogue.get(event.source)?.choices[name];
      return known ? say(this.language, known, [], CHOOSER) : this.language.text("option-nothing");
    });
    return this.language.join(words);
  }

  private plain(event: Event): string {
    const { language } = this;
    const { kind, who } = event;
    if (kind === "take") {
      const key = this.catalogue.has(event.detail, "state") ? "log-take-state" : "log-take";
      return this.said(key, who, { card: language.card(event.detail) });
    }
    if (NAMING.has(kind)) return this.said(`log-${kind}`, who, { card: language.card(event.detail) });
    if (kind === "shuffle_fortunes") return language.text(`log-shuffle_fortunes-${event.detail}`);
    if (kind === "journey") return this.said(`log-journey-${event.detail}`, who);
    if (kind === "react") return this.said("log-react", who, { card: language.card(event.source) });
    if (kind === "token_on_pile") {
      const token = language.text(`pile-token-${PILE_TOKENS[event.amount] ?? ""}`);
      return this.said("log-token_on_pile", who, { card: language.card(event.detail), token });
    }
    return kind === "end" ? language.text("log-end") : this.said(`log-${kind.replaceAll("_", "-")}`, who);
  }

  private aboutCards(told: Told): string {
    const { event } = told;
    const { language } = this;
    const { kind, who } = event;
    const cards = language.cards(event.cards);
    if (kind === "play") {
      const key = event.detail === "again" ? "log-play-again" : "log-play";
      return this.said(key, who, { cards, n: told.gifts.size, gifts: this.given(told) });
    }
    if (kind === "buy") {
      return this.catalogue.isLandscape(event.detail)
        ? this.said(this.catalogue.isEvent(event.detail) ? "log-buy-event" : "log-buy-project", who, { card: language.card(event.detail) })
        : this.said("log-buy", who, { cards: event.cards.length ? cards : language.cards([event.detail]) });
    }
    if (kind === "gain") {
      const [zone = "", origin = ""] = event.detail.split(" ");
      const to = ["hand", "deck", "aside"].includes(zone) ? `-${zone}` : "";
      return this.said(`log-gain${to}${origin ? "-trash" : ""}`, who, { cards, n: event.cards.length });
    }
    if ((kind === "reveal" || kind === "trash") && event.detail) return this.said(`log-${kind}-${event.detail}`, who, { cards });
    return this.said(`log-${kind}`, who, { cards });
  }
}

// ---------------------------------------------------------------- several events in one line
/** Events that make one line: a card and what it gives, Treasures in a row, a purchase and its gain, equal events. */
function merged(events: readonly Event[], catalogue: Catalogue): Told[] {
  const out: Told[] = [];
  for (const event of events) {
    if (!givesWithPlay(out, event) && !join(out, event, catalogue)) out.push(toldAlone(event));
  }
  return out;
}

function toldAlone(event: Event): Told {
  const gifts = new Map<string, number>(isGift(event) ? [[event.kind, event.amount]] : []);
  return { event, gifts, drawn: [], chosen: event.kind === "choose" ? [event.detail] : [] };
}

function isGift(event: Event): boolean {
  return GIFTS.includes(event.kind) && event.amount >= 0;
}

/** Tell what a card gives with the line that plays it; the deck may be shuffled meanwhile. */
function givesWithPlay(out: readonly Told[], event: Event): boolean {
  if (!isGift(event) && event.kind !== "draw") return false;
  let at = out.length - 1;
  while (at > 0 && out[at]?.event.kind === "shuffle") at -= 1;
  const told = out[at];
  const played = told?.event;
  if (!told || played?.kind !== "play" || played.who !== event.who || played.depth + 1 !== event.depth) return false;
  if (event.source !== played.cards[played.cards.length - 1]) return false;
  if (event.kind === "draw") told.drawn.push(...event.cards);
  const [name, n] = event.kind === "draw" ? (["cards", event.cards.length] as const) : ([event.kind, event.amount] as const);
  told.gifts.set(name, (told.gifts.get(name) ?? 0) + n);
  return true;
}

/** Tell an event with the line before, if they make one line. */
function join(out: Told[], event: Event, catalogue: Catalogue): boolean {
  const told = out[out.length - 1];
  const last = told?.event;
  if (!told || !last || last.who !== event.who) return false;
  const isBeside = last.source === event.source && last.depth === event.depth;
  const same = isBeside && last.kind === event.kind;
  const alike = same && last.detail === event.detail;
  if (alike && REPEATED.has(event.kind)) told.event = combined(last, event);
  else if (alike && event.kind === "spend") told.event = { ...last, amount: last.amount + event.amount };
  else if (same && event.kind === "choose") told.chosen.push(event.detail);
  else if (told.gifts.size && last.kind !== "play" && isGift(event) && isBeside) {
    told.gifts.set(event.kind, (told.gifts.get(event.kind) ?? 0) + event.amount);
  } else if (last.kind === "fortune" && event.kind === "receive" && last.detail === event.detail) told.event = event;
  else if (last.kind === "buy" && last.amount && event.kind === "gain" && event.cards.join() === last.detail) {
    told.event = { ...last, cards: event.cards, amount: 0 };
    joinPurchases(out);
  } else if (isNextTreasure(last, event, catalogue)) told.event = combined(last, event);
  else return false;
  return true;
}

/** Purchases in a row make one line. */
function joinPurchases(out: Told[]): void {
  const [before, last] = out.slice(-2);
  if (!before || !last || before.event.kind !== "buy" || !before.event.cards.length || before.event.amount) return;
  if (before.event.who !== last.event.who || before.event.source !== last.event.source) return;
  out.pop();
  before.event = combined(before.event, last.event);
}

/** Treasures that only give something are told together. */
function isNextTreasure(last: Event, event: Event, catalogue: Catalogue): boolean {
  const plays = last.kind === "play" && event.kind === "play" && last.depth === event.depth;
  return plays && !last.detail && !event.detail && !event.source && [...last.cards, ...event.cards].every((id) => catalogue.isPlain(id));
}

function combined(last: Event, event: Event): Event {
  return { ...event, cards: [...last.cards, ...event.cards], amount: 0, source: last.source };
}
