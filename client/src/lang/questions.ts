/** What is asked, why, and what may be answered. The server sends sentences without a language; here they are said. */
import type { Catalogue } from "../game/catalogue";
import type { Asked, Option, Sentence, View } from "../protocol";
import { GIFT_KINDS } from "./events";
import { FORMS, type Language, type Values } from "./language";

/** A clause ends with a comma, which is left out where the sentence ends or other punctuation follows. */
const NEEDLESS_COMMA = /,(?= *(?:[?!.,;:()]|$))/g;

/** A sentence in a language, addressing its reader. The twin of prose/sentences.py. */
export function say(language: Language, sentence: Sentence, names: readonly string[], reader: number | null): string {
  return putTogether(language, sentence, names, reader).replace(NEEDLESS_COMMA, "");
}

/** The same as a part of another sentence, which may go on. */
function putTogether(language: Language, sentence: Sentence, names: readonly string[], reader: number | null): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(sentence.values)) {
    if (Array.isArray(value)) values[name] = language.cards(value);
    else if (name === "who" && typeof value === "number") {
      values.who = names[value] ?? "";
      values.you = value === reader ? "yes" : "no";
    } else if (name === "card") values.card = language.card(String(value));
    else if (name === "thing") Object.assign(values, formsOfCard(language, String(value)));
    else if (name === "kind") Object.assign(values, forms(language, `kind-${value}`));
    else values[name] = value;
  }
  for (const [name, parts] of Object.entries(sentence.parts)) {
    const said = parts.map((part) => putTogether(language, part, names, reader));
    values[name] = name === "choices" ? language.join(said, "list-or") : language.join(said);
  }
  return language.text(sentence.key, values);
}

/** A name alone, as the object of a sentence, and after numbers. */
function forms(language: Language, key: string): Values {
  return { name: language.text(key), ...Object.fromEntries(FORMS.map((form) => [form, language.attribute(key, form)])) };
}

/** The same of a card; one's own have only the name. */
function formsOfCard(language: Language, id: string): Values {
  if (language.attribute(`card-${id}`, "one")) return forms(language, `card-${id}`);
  const name = language.card(id);
  const called = language.text("what-called", { name });
  return { name, one: language.some(id, 1), few: called, many: called };
}

/** The same, or something plain where it cannot be said: the game must go on. */
function saidOr(plain: string, language: Language, sentence: Sentence, names: readonly string[], reader: number | null): string {
  try {
    return say(language, sentence, names, reader);
  } catch (problem) {
    console.error("a sentence cannot be said", sentence, problem);
    return plain;
  }
}

/** The question without its reason; of somebody else's, that he is asked it. */
export function question(language: Language, asked: Asked, names: readonly string[], reader: number | null): string {
  const said = asked.says ? saidOr(language.text("ask-plainly"), language, asked.says, names, asked.who) : "";
  if (asked.who === reader) return said;
  const who = names[asked.who] ?? "";
  return said ? language.text("asked-other", { who, question: said }) : language.text("asked-something", { who });
}

/** Why somebody is asked. */
export function reason(language: Language, asked: Asked, names: readonly string[], reader: number | null): string {
  return asked.why ? saidOr("", language, asked.why, names, reader) : "";
}

/** An option as it is offered. */
export function optionText(language: Language, option: Option): string {
  const card = language.card(option.card);
  if (option.label) return saidOr(card, language, option.label, [], null);
  const shown = option.verb === "play" || option.verb === "buy" ? language.text(`option-${option.verb}`, { card }) : card;
  return option.number > 1 ? language.text("option-another", { option: shown, n: option.number }) : shown;
}

/** What playing all Treasures whose order does not matter is called: what they give, and what stays in hand. The twin of
 * prose/plain_treasures.py. */
export function treasuresText(language: Language, catalogue: Catalogue, view: View): string {
  const { asked } = view;
  const hand = view.players[asked?.who ?? 0]?.hand ?? [];
  const offered = new Set(asked?.options.filter(({ verb }) => verb === "play").map(({ card }) => card));
  const playable = hand.filter((id) => (asked?.kind === "buy phase" ? offered.has(id) : catalogue.isTreasure(id)));
  const left = playable.filter((id) => !catalogue.isPlain(id));
  const given = GIFT_KINDS.flatMap((gift) => {
    const n = playable.reduce((sum, id) => sum + (catalogue.gives(id)[gift] ?? 0), 0);
    return n ? [language.text(`gift-${gift}`, { of: "fixed", n })] : [];
  });
  return language.text("option-treasures", { gifts: given.join(", "), n: left.length, cards: language.listed(left) });
}
