/** Which cards a question is about, so that they can be shown beside it. */
import type { Asked, Event, View } from "../protocol";

export interface Concern {
  cards: string[];
  who: number; // whose they are, -1: nobody's
}

const SHOWN = new Set(["reveal", "look"]);
const NOTHING: Concern = { cards: [], who: -1 };

/** Cards turned over lie in sight already; others were only told of, or are what set the question off. */
export function concernOf(asked: Asked, view: View, events: readonly Event[]): Concern {
  const lookedAt = view.players.find((player) => player.look.length > 0);
  if (lookedAt) return { cards: lookedAt.look, who: lookedAt.seat };
  if (asked.kind === "action phase" || asked.kind === "buy phase") return NOTHING;
  const told = asked.kind === "option" ? lastShown(asked, events) : undefined;
  if (told) return { cards: told.cards, who: told.who };
  const card = asked.reason?.card;
  return card ? { cards: [card], who: asked.reason?.who ?? -1 } : NOTHING;
}

/** What the card that asks has turned over last, unless something else has been played since. */
function lastShown(asked: Asked, events: readonly Event[]): Event | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event || event.kind === "play" || event.kind === "turn") return undefined;
    if (SHOWN.has(event.kind) && event.source === asked.source && event.cards.every((id) => id)) return event;
  }
  return undefined;
}
