/** Which cards a question is about, so that they can be shown beside it. */
import type { Asked, View } from "../protocol";

export interface Concern {
  cards: string[];
  who: number; // whose they are, -1: nobody's
}

/** What is decided about, unless it is in the hand anyway; else cards turned over, or the one that set the question off. */
export function concernOf(asked: Asked, view: View): Concern {
  if (asked.concerning.length && asked.cards_from !== "hand") return { cards: asked.concerning, who: asked.whose };
  const lookedAt = view.players.find((player) => player.look.length > 0);
  if (lookedAt) return { cards: lookedAt.look, who: lookedAt.seat };
  const card = asked.reason?.card;
  return card ? { cards: [card], who: asked.reason?.who ?? -1 } : { cards: [], who: -1 };
}
