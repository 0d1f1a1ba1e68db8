/** Which rulings of a card are shown, and in which order. The twin of table/ruling_order.py. */
import type { Ruling } from "../protocol";

export interface ReadRuling {
  text: string;
  elsewhere: boolean; // it is about a card that is not in this game
}

/** One of those that say nearly the same: first what is about cards of this game; otherwise as they come, the simplest first. */
export function onceEach(rulings: readonly Ruling[], here: ReadonlySet<string> | null): ReadRuling[] {
  const isElsewhere = ({ others }: Ruling): boolean => here !== null && !others.every((id) => here.has(id));
  const sorted = [...rulings.filter((ruling) => !isElsewhere(ruling)), ...rulings.filter(isElsewhere)];
  const first = new Map<number, Ruling>();
  for (const ruling of sorted) if (!first.has(ruling.like)) first.set(ruling.like, ruling);
  return [...first.values()].map((ruling) => ({ text: ruling.text, elsewhere: isElsewhere(ruling) }));
}
