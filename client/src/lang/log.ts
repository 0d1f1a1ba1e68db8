/** The log: events as lines in the reader's language, effects indented under their cause. The server sends events and words
 * none of them. The twin of prose/game_log.py; how each kind of event is worded is data that both share (events.ts). */
import type { Catalogue } from "../game/catalogue";
import type { Event, EventKind } from "../protocol";
import { type Fill, type Form, GIFT_KINDS, PILE_TOKENS, WORDINGS, type Wording } from "./events";
import type { Language, Values } from "./language";
import { say } from "./questions";

const NEVER_FIRST = new Set(["si", "se"]); // Czech words that do not begin a sentence
const CHOOSER = 0; // the seat that the words of choices address

/** One line of the log, and the event it tells. */
export interface Line {
  depth: number;
  text: string;
  event: Event;
}

/** One or several events that make one line. */
interface Entry {
  event: Event;
  gifts: Map<string, number>; // how much of what a player got
  drawn: string[]; // the cards among these gifts
  chosen: string[]; // the ids of chosen options
}

/** Writes events for one reader, who is addressed as "you", and remembers what earlier lines were about. Indented lines leave out
 * the name of a player who is the subject of the line before, unless `full` is set. */
export class Log {
  private causes = new Map<number, string>(); // per depth: the card that lines at this depth belong to
  private cleansUp: Event | undefined; // a Clean-up that began without a line about it so far
  private subject = -1; // the player that the last line was about

  constructor(
    private readonly language: Language,
    private readonly names: readonly string[],
    private readonly catalogue: Catalogue,
    private readonly reader: number | null = null,
    private readonly full = false,
  ) {}

  /** The lines for these events, which must be those that the reader may see. */
  lines(events: readonly Event[]): Line[] {
    const written: Line[] = [];
    for (const entry of merged(events, this.catalogue)) {
      const { event } = entry;
      const text = this.sentenceOrFallback(entry);
      if (text && event.source && this.cleansUp) {
        written.push({ depth: 0, text: this.address("log-clean-up", this.cleansUp.who), event: this.cleansUp });
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

  /** Keep what later lines refer to: the cards they belong to, and a Clean-up that has begun. */
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

  /** Add the cause of an effect in brackets, unless the line stands under that card or names it already. */
  private withSource(event: Event, text: string): string {
    if (!event.source || wordingOf(event)?.names_source) return text;
    if (this.causes.get(event.depth) === event.source || event.detail === event.source) return text;
    this.causes.set(event.depth, event.source);
    return this.language.text("log-source", { line: text, card: this.language.card(event.source) });
  }

  /** Leave out the player's name in an indented line if the line before is about the same player. */
  private withoutName(event: Event, text: string): string {
    const name = event.who >= 0 ? `${this.names[event.who] ?? ""} ` : "";
    if (this.full || event.depth === 0 || event.who !== this.subject || !name || !text.startsWith(name)) return text;
    const [first = "", second = "", ...rest] = text.slice(name.length).split(" ");
    const words = (NEVER_FIRST.has(first) ? [second, first, ...rest] : [first, second, ...rest]).join(" ").trimEnd();
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  // ------------------------------------------------------------ one sentence per line
  /** The sentence, or the bare fields of the event where that fails: an error in a text must not stop a game. */
  private sentenceOrFallback(entry: Entry): string {
    try {
      return this.sentence(entry);
    } catch (problem) {
      const { event } = entry;
      console.error("an event cannot be worded", event, problem);
      const cards = event.cards.map((id) => this.language.card(id));
      return [this.names[event.who] ?? "", event.kind, event.detail, ...cards].filter(Boolean).join(" ");
    }
  }

  /** The sentence of an entry, or "" for events that the log leaves out. */
  private sentence(entry: Entry): string {
    const { event } = entry;
    const wording = wordingOf(event);
    const form = wording?.forms.find((one) => this.fits(one, event));
    if (!wording || !form) throw new Error(`the log has no words for ${event.kind}`);
    if (!form.key) return "";
    const values: Values = {};
    for (const fill of form.fills) Object.assign(values, this.filled(fill, entry));
    if (wording.addresses_reader ?? true) return this.address(form.key, event.who, values);
    return this.language.text(form.key, { who: this.names[event.who] ?? "", ...values });
  }

  /** Whether a form is for this event. */
  private fits({ detail, type, amount }: Form, event: Event): boolean {
    if (detail !== undefined && event.detail !== detail) return false;
    if (type && !this.catalogue.has(event.detail, type)) return false;
    if (amount === "zero") return event.amount === 0;
    if (amount === "positive") return event.amount > 0;
    return amount !== "not negative" || event.amount >= 0;
  }

  /** A message about a player. The reader gets the one that says "you". */
  private address(key: string, who: number, values: Values = {}): string {
    if (who >= 0 && who === this.reader) return this.language.text(key.replace("log-", "you-"), values);
    return this.language.text(key, { who: who >= 0 ? (this.names[who] ?? "") : "", ...values });
  }

  /** The variables that one of the fills of a form sets. */
  private filled(fill: Fill, entry: Entry): Values {
    const { event } = entry;
    const { language } = this;
    switch (fill) {
      case "cards":
        return { cards: language.cards(event.cards) };
      case "bought":
        return { cards: language.cards(event.cards.length ? event.cards : [event.detail]) };
      case "piles":
        return { cards: language.piles(event.cards) };
      case "thing":
        return { card: language.card(event.detail) };
      case "source":
        return { card: language.card(event.source) };
      case "amount":
        return { n: Math.abs(event.amount) };
      case "number":
        return { n: event.cards.length };
      case "gifts":
        return { n: entry.gifts.size, gifts: this.giftList(entry) };
      case "token":
        return { token: language.text(`pile-token-${PILE_TOKENS[event.amount] ?? ""}`) };
      case "option":
        return { option: this.chosenOptions(entry) };
    }
  }

  /** What a player got: +1 Card (Copper), +1 Action. */
  private giftList({ gifts, drawn }: Entry): string {
    const parts = GIFT_KINDS.filter((kind) => gifts.has(kind)).map((kind) => {
      const gift = this.language.text(`gift-${kind}`, { of: "fixed", n: gifts.get(kind) ?? 0 });
      const isSeen = kind === "cards" && drawn.length && drawn.every((id) => id);
      return isSeen ? this.language.text("log-drawn", { gift, cards: this.language.listed(drawn) }) : gift;
    });
    return parts.join(", ");
  }

  /** The chosen options in the words of the question. */
  private chosenOptions({ event, chosen }: Entry): string {
    const words = chosen.map((name) => {
      const known = this.catalogue.get(event.source)?.choices[name];
      return known ? say(this.language, known, [], CHOOSER) : this.language.text("option-nothing");
    });
    return this.language.join(words);
  }
}

/** How events of this kind are told, if the client knows them. */
function wordingOf(event: Event): Wording | undefined {
  return WORDINGS[event.kind as EventKind];
}

// ---------------------------------------------------------------- several events in one line
/** The entries of the log: a card with what it gives, Treasures in a row, a purchase with its gain, equal events. */
function merged(events: readonly Event[], catalogue: Catalogue): Entry[] {
  const entries: Entry[] = [];
  for (const event of events) {
    if (!mergeIntoPlay(entries, event) && !mergeIntoLast(entries, event, catalogue)) entries.push(newEntry(event));
  }
  return entries;
}

/** An entry for one event. */
function newEntry(event: Event): Entry {
  const gifts = new Map<string, number>(isGift(event) ? [[event.kind, event.amount]] : []);
  return { event, gifts, drawn: [], chosen: event.kind === "choose" ? [event.detail] : [] };
}

/** Whether a player gets something that can be listed with other gifts. */
function isGift(event: Event): boolean {
  return (GIFT_KINDS as readonly string[]).includes(event.kind) && event.amount >= 0;
}

/** Add what a card gives to the line that plays it. A shuffle may lie between them. */
function mergeIntoPlay(entries: readonly Entry[], event: Event): boolean {
  if (!isGift(event) && event.kind !== "draw") return false;
  let at = entries.length - 1;
  while (at > 0 && entries[at]?.event.kind === "shuffle") at -= 1;
  const entry = entries[at];
  const played = entry?.event;
  if (!entry || played?.kind !== "play" || played.who !== event.who || played.depth + 1 !== event.depth) return false;
  if (event.source !== played.cards[played.cards.length - 1]) return false;
  if (event.kind === "draw") entry.drawn.push(...event.cards);
  const [name, n] = event.kind === "draw" ? (["cards", event.cards.length] as const) : ([event.kind, event.amount] as const);
  entry.gifts.set(name, (entry.gifts.get(name) ?? 0) + n);
  return true;
}

/** Add an event to the last entry, if they make one line. */
function mergeIntoLast(entries: Entry[], event: Event, catalogue: Catalogue): boolean {
  const entry = entries[entries.length - 1];
  const last = entry?.event;
  if (!entry || !last || last.who !== event.who) return false;
  const isBeside = last.source === event.source && last.depth === event.depth;
  const same = isBeside && last.kind === event.kind;
  const equal = same && last.detail === event.detail;
  if (equal && wordingOf(event)?.merges) entry.event = combined(last, event);
  else if (equal && event.kind === "spend") entry.event = { ...last, amount: last.amount + event.amount };
  else if (same && event.kind === "choose") entry.chosen.push(event.detail);
  else if (entry.gifts.size && last.kind !== "play" && isGift(event) && isBeside) {
    entry.gifts.set(event.kind, (entry.gifts.get(event.kind) ?? 0) + event.amount);
  } else if (last.kind === "fortune" && event.kind === "receive" && last.detail === event.detail) entry.event = event;
  else if (last.kind === "buy" && last.amount && event.kind === "gain" && event.cards.join() === last.detail) {
    entry.event = { ...last, cards: event.cards, amount: 0 };
    mergePurchases(entries);
  } else if (isNextTreasure(last, event, catalogue)) entry.event = combined(last, event);
  else return false;
  return true;
}

/** Make one entry of the last two, if both are purchases. */
function mergePurchases(entries: Entry[]): void {
  const [before, last] = entries.slice(-2);
  if (!before || !last || before.event.kind !== "buy" || !before.event.cards.length || before.event.amount) return;
  if (before.event.who !== last.event.who || before.event.source !== last.event.source) return;
  entries.pop();
  before.event = combined(before.event, last.event);
}

/** Whether both events play plain Treasures, so that one line tells both. */
function isNextTreasure(last: Event, event: Event, catalogue: Catalogue): boolean {
  const plays = last.kind === "play" && event.kind === "play" && last.depth === event.depth;
  return plays && !last.detail && !event.detail && !event.source && [...last.cards, ...event.cards].every((id) => catalogue.isPlain(id));
}

/** One event with the cards of both. */
function combined(last: Event, event: Event): Event {
  return { ...event, cards: [...last.cards, ...event.cards], amount: 0, source: last.source };
}
