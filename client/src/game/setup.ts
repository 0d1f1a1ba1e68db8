/** What a game is set up from, and what people want to know of it. */

import type { Setup } from "../protocol";

/** The kingdom piles: the ten, and those that lie beside them because they are marked. */
export function pilesOf(setup: Setup): string[] {
  const marked = Object.values(setup.marks).filter((id) => !setup.piles.includes(id));
  return [...setup.piles, ...marked];
}

/** Everything that makes this kingdom: its piles and landscapes. */
export function cardsOf(setup: Setup): string[] {
  return [...pilesOf(setup), ...setup.landscapes];
}
