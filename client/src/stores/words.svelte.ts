/** The language people read, the cards they read about, and what is said aloud: shared by all screens. */
import { Catalogue } from "../game/catalogue";
import { loadLanguage } from "../lang/files";
import type { Code, Language, Values } from "../lang/language";
import { getCards, Refused } from "../net/api";
import { onceEach, type ReadRuling } from "../game/rulings";
import type { Problem, Ruling } from "../protocol";

/** Rulings are kept without the full stop. */
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

class Words {
  private language = $state.raw<Language | null>(null);
  private cards = $state.raw<Catalogue | null>(null);
  private rulings = $state.raw<ReadonlyMap<string, readonly Ruling[]>>(new Map());
  private rulingsIn: Code | null = null;

  get ready(): boolean {
    return this.language !== null && this.cards !== null;
  }

  /** The language, if there is one yet. */
  get spoken(): Language | null {
    return this.language;
  }

  get speech(): Language {
    if (!this.language) throw new Error("no language is loaded yet");
    return this.language;
  }

  get catalogue(): Catalogue {
    if (!this.cards) throw new Error("the cards are not loaded yet");
    return this.cards;
  }

  /** Change to a language; the first time the cards are fetched, too. */
  async use(code: Code): Promise<void> {
    const language = await loadLanguage(code);
    this.cards ??= new Catalogue((await getCards("en")).cards);
    if (this.cards.all().some(({ id }) => !language.has(`card-${id}`))) language.learn(await getCards(code));
    this.language = language;
  }

  /** The rulings of a card as they are read in a game with these cards; they come a moment later the first time. */
  rulingsOf(id: string, here: ReadonlySet<string> | null): readonly ReadRuling[] {
    return onceEach(this.rulings.get(id) ?? [], here);
  }

  async fetchRulings(code: Code): Promise<void> {
    if (this.rulingsIn === code) return;
    this.rulingsIn = code;
    try {
      const { cards } = await getCards(code);
      this.rulings = new Map(cards.map((card) => [card.id, card.rulings.map((ruling) => ({ ...ruling, text: asSentence(ruling.text) }))]));
    } catch {
      this.rulingsIn = null;
    }
  }
}

export const words = new Words();

/** A message in the reader's language. */
export function t(id: string, values?: Values): string {
  return words.speech.text(id, values);
}

/** What is wrong, for the person who can mend it. */
export function problemText(problem: Pick<Problem, "code" | "values" | "text">): string {
  const key = `error-${problem.code}`;
  if (!problem.code || !words.spoken?.has(key)) return problem.text;
  const values: Values = { ...problem.values };
  for (const name of ["card", "other", "pile"]) {
    const id = values[name];
    if (typeof id === "string" && (name === "card" || words.catalogue.get(id))) values[name] = words.speech.card(id);
  }
  return words.speech.text(key, values);
}

export function failureText(failure: unknown): string {
  if (failure instanceof Refused) return problemText(failure.problem);
  return failure instanceof Error ? failure.message : String(failure);
}
