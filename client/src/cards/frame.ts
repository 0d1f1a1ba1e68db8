/** The frame of a card: one colour per type, split where a card has several. */
import type { Catalogue, CardType } from "../game/catalogue";

/** Types that have no colour of their own. */
const PLAIN: ReadonlySet<CardType> = new Set([
  "command", "gathering", "liaison", "fate", "doom", "looter", "townsfolk", "wizard", "odyssey",
]);

/** The types that show in the frame; being an Action shows only where nothing tells more, or beside it. */
export function frameTypes(id: string, catalogue: Catalogue): CardType[] {
  const coloured = catalogue.types(id).filter((type) => !PLAIN.has(type));
  return coloured.slice(0, 3);
}

/** The type whose tones the emblem has: the most telling one. */
export function toneType(id: string, catalogue: Catalogue): CardType {
  const types = catalogue.types(id).filter((type) => !PLAIN.has(type));
  return types.filter((type) => type !== "action")[0] ?? types[0] ?? "action";
}

/** The longest word of a name decides how large it can be written. */
export function nameSize(name: string): "short" | "long" | "longer" {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest > 13 || name.length > 19) return "longer";
  return longest > 10 || name.length > 14 ? "long" : "short";
}

export function textSize(text: string): "short" | "medium" | "long" | "longer" {
  if (text.length > 190) return "longer";
  if (text.length > 120) return "long";
  return text.length > 55 ? "medium" : "short";
}
