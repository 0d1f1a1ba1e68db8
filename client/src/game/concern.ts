/** Which cards a question is about, so that they can be shown beside it. */
import type { Asked, View } from "../protocol";

export interface Concern {
  cards: string[];
  who: number; // whose they are, -1: nobody's
}

/** What is decided about, unless it is in the hand anyway; else the cards turned over, or what set the question off. */
export function concernOf(asked: Asked, view: View): Concern {
  if (asked.concerning.length && asked.cards_from !== "hand") return { cards: asked.concerning, who: asked.whose };
  const lookedAt = asked.cards_from === "look" ? (view.players[asked.whose]?.look ?? []) : [];
  if (lookedAt.length) return { cards: lookedAt, who: asked.whose };
  const card = asked.reason?.card;
  return card ? { cards: [card], who: asked.reason?.who ?? -1 } : { cards: [], who: -1 };
}
