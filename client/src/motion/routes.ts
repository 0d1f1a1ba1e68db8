/** Which way a card goes on the table when something happens, as names of zones. */
import type { Event } from "../protocol";

export interface Way {
  card: string; // empty: face down
  from: string[]; // the first of these zones that is on the screen
  to: string[];
}

const MOST = 14; // more would be a swarm

/** The ways cards go for these events, as the player in this seat sees them. */
export function waysOf(events: readonly Event[], seat: number | null): Way[] {
  return events
    .flatMap((event) => event.cards.map((card) => way(event, card, seat)))
    .filter((made) => made !== null)
    .slice(-MOST);
}

function way(event: Event, card: string, seat: number | null): Way | null {
  const who = event.who;
  const hand = who === seat ? [`hand-${card}`, "hand"] : [`seat-${who}`];
  const deck = [`deck-${who}`, `seat-${who}`];
  const discard = [`discard-${who}`, `seat-${who}`];
  const play = [`play-${who}`, `seat-${who}`];
  switch (event.kind) {
    case "play":
      return event.detail === "again" ? null : { card, from: hand, to: play };
    case "gain":
      return {
        card,
        from: event.detail.endsWith(" trash") ? ["trash"] : [`pile-${card}`],
        to: gainedTo(event, hand, deck, discard),
      };
    case "trash":
      return { card, from: [...hand.slice(0, 1), ...play], to: ["trash"] };
    case "discard":
      return event.detail === "clean-up" ? null : { card, from: hand, to: discard };
    case "draw":
    case "hand":
      return { card, from: deck, to: hand };
    case "topdeck":
      return { card, from: hand, to: deck };
    case "aside":
      return { card, from: hand, to: [`seat-${who}`] };
    case "return":
      return { card, from: play, to: [`pile-${card}`] };
    default:
      return null;
  }
}

function gainedTo(event: Event, hand: string[], deck: string[], discard: string[]): string[] {
  const [zone] = event.detail.split(" ");
  return zone === "hand" ? hand : zone === "deck" ? deck : discard;
}
