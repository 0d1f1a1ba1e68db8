/** What a game is set up from, and what people want to know of it. */

import type { Setup } from "../protocol";
import type { Catalogue } from "./catalogue";

/** What only some games have. */
export const OPTIONS = ["colonies", "shelters"] as const;

/** The kingdom piles: the ten, and those that lie beside them because they are marked. */
export function pilesOf(setup: Setup): string[] {
  return [...new Set([...setup.piles, ...Object.values(setup.marks)])];
}

/** The piles on which a Trait may lie: the one it lies on, and all of Actions or Treasures that have none. */
export function pilesFor(trait: string, setup: Setup, catalogue: Catalogue): string[] {
  const taken = setup.landscapes.flatMap((id) => (id !== trait && setup.marks[id] ? [setup.marks[id]] : []));
  const free = setup.piles.filter((id) => (catalogue.has(id, "action") || catalogue.isTreasure(id)) && !taken.includes(id));
  const now = setup.marks[trait];
  return now && !free.includes(now) ? [now, ...free] : free;
}

/** What an option is played with. */
const BROUGHT_BY: Readonly<Record<(typeof OPTIONS)[number], string>> = { colonies: "colony", shelters: "hovel" };

/** The sets one needs for a kingdom, besides the basic cards. */
export function setsOf(setup: Setup, catalogue: Catalogue): Set<string> {
  const brought = OPTIONS.flatMap((option) => (setup.options[option] ? [BROUGHT_BY[option]] : []));
  const sets = [...cardsOf(setup), ...brought].map((id) => catalogue.get(id)?.set ?? "");
  return new Set(sets.filter((set) => set && set !== "basic"));
}

/** Everything that makes this kingdom: its piles and landscapes. */
export function cardsOf(setup: Setup): string[] {
  return [...pilesOf(setup), ...setup.landscapes];
}
