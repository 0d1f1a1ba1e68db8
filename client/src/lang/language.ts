/** One language: its messages, the names of cards in it, and lists of cards in its grammar. The twin of language.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Cards } from "../protocol";

export const CODES = ["en", "pl", "de", "cs"] as const;
export type Code = (typeof CODES)[number];
export type Value = string | number;
export type Values = Record<string, Value>;

/** The forms of a card's name in sentences; a language gives those it needs. */
export const FORMS = ["one", "few", "many"] as const;

/** How each language calls itself. */
export const OWN_NAMES: Record<Code, string> = { en: "English", pl: "Polski", de: "Deutsch", cs: "Čeština" };

export function isCode(text: string): text is Code {
  return (CODES as readonly string[]).includes(text);
}

/** The first language a person's browser asks for that we speak. */
export function preferred(wanted: readonly string[]): Code {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isCode(code)) return code;
  }
  return "en";
}

export class Language {
  private readonly bundle: FluentBundle;
  private readonly own = new Map<string, { name: string; text: string }>(); // cards without messages

  constructor(
    readonly code: Code,
    files: readonly string[],
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
  }

  /** Take over the cards that the server loaded from files: their messages, and the names and texts of those that have none. */
  learn({ cards, words }: Cards): void {
    this.bundle.addResource(new FluentResource(words));
    for (const { id, name, text } of cards) this.own.set(id, { name, text });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** A message with its variables filled in. */
  text(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`there is no message ${id} in ${this.code}`);
    const errors: Error[] = [];
    const formatted = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new Error(`the message ${id} in ${this.code}: ${errors[0].message}`);
    return formatted;
  }

  /** An attribute of a message, or nothing. */
  attribute(id: string, name: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern == null ? "" : this.bundle.formatPattern(pattern);
  }

  // ------------------------------------------------------------ cards
  card(id: string): string {
    return this.has(`card-${id}`) ? this.text(`card-${id}`) : (this.own.get(id)?.name ?? id);
  }

  cardText(id: string): string {
    return this.attribute(`card-${id}`, "text") || (this.own.get(id)?.text ?? "");
  }

  isUnofficial(id: string): boolean {
    return this.attribute(`card-${id}`, "unofficial") !== "";
  }

  /** So many cards of one kind, as the object of a sentence; without an id, cards face down. */
  some(id: string, n: number): string {
    if (!id) return this.text("cards-unseen", { n });
    const [one, few, many] = FORMS.map((form) => this.attribute(`card-${id}`, form)) as [string, string, string];
    if (one) return this.text("cards-some", { n, one, few, many });
    return this.text("cards-named", { n, name: n === 1 ? this.withArticle(this.card(id)) : this.card(id) });
  }

  /** The name of a card from a file, as the object of a sentence: in English it has an article. */
  private withArticle(name: string): string {
    if (this.code !== "en") return name;
    return /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`;
  }

  /** Cards as the object of a sentence, copies together. */
  cards(ids: readonly string[]): string {
    return this.join([...counted(ids)].map(([id, n]) => this.some(id, n))) || this.text("cards-none");
  }

  /** Piles in a sentence, by the names of their cards. */
  piles(ids: readonly string[]): string {
    return this.join(ids.map((id) => this.pile(id)));
  }

  private pile(id: string): string {
    const name = this.card(id);
    return this.text("cards-pile", { name, many: this.attribute(`card-${id}`, "many") || name });
  }

  /** Cards in a row: `Copper ×3, Estate`. */
  listed(ids: readonly string[]): string {
    const named = [...counted(ids)].map(([id, n]) => (id ? this.card(id) : "?") + (n > 1 ? ` ×${n}` : ""));
    return named.join(", ") || this.text("state-nothing");
  }

  /** A list in a sentence: all of it, or with list-or one of it. */
  join(items: readonly string[], last = "list-last"): string {
    if (items.length < 2) return items.join("");
    let joined = items[0] ?? "";
    for (const item of items.slice(1, -1)) joined = this.text("list-comma", { first: joined, last: item });
    return this.text(last, { first: joined, last: items[items.length - 1] ?? "" });
  }
}

/** How often each occurs, in the order in which they first occur. */
export function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
