/** What happened since a player's last turn, in short: who played and gained what, and what it did to others. */
import type { Event } from "../protocol";
import type { Catalogue } from "./catalogue";

export type Deed = "play" | "gain" | "trash" | "discard" | "reveal" | "topdeck" | "take" | "project" | "react";

/** Cards with which one player did one thing. */
export interface Act {
  who: number;
  deed: Deed;
  cards: string[];
}

/** One turn of somebody. */
export interface RecapTurn {
  who: number;
  number: number; // 0 for an extra turn
  acts: Act[];
}

const DEEDS: ReadonlyMap<string, Deed> = new Map([
  ["play", "play"],
  ["gain", "gain"],
  ["trash", "trash"],
  ["discard", "discard"],
  ["reveal", "reveal"],
  ["topdeck", "topdeck"],
  ["take", "take"],
  ["react", "react"],
]);

/** The events of others' turns since `seat` played last; those of its own turn at hand are left out. */
export function sinceLastTurn(events: readonly Event[], seat: number | null): Event[] {
  const turns = events.flatMap((event, i) => (event.kind === "turn" ? [{ i, who: event.who }] : []));
  const last = turns[turns.length - 1];
  if (!last || seat === null) return [];
  const end = last.who === seat ? last.i : events.length;
  const before = turns.filter((turn) => turn.i < end);
  const own = before.map((turn) => turn.who).lastIndexOf(seat);
  const begin = before[own + 1]?.i ?? end;
  return events.slice(begin, end);
}

/** Group events into turns and acts; equal acts of one player are merged. */
export function recap(events: readonly Event[], catalogue: Catalogue): RecapTurn[] {
  const turns: RecapTurn[] = [];
  for (const event of events) {
    if (event.kind === "turn") turns.push({ who: event.who, number: event.amount, acts: [] });
    const turn = turns[turns.length - 1];
    const act = actOf(event, catalogue);
    if (turn && act) add(turn.acts, act);
  }
  return turns;
}

function actOf(event: Event, catalogue: Catalogue): Act | undefined {
  if (event.kind === "discard" && event.detail === "clean-up") return undefined;
  if (event.kind === "buy" && catalogue.isLandscape(event.detail)) {
    return { who: event.who, deed: "project", cards: [event.detail] };
  }
  const deed = DEEDS.get(event.kind);
  if (!deed) return undefined;
  const cards = deed === "take" ? [event.detail] : deed === "react" ? [event.source] : event.cards;
  return cards.length ? { who: event.who, deed, cards } : undefined;
}

function add(acts: Act[], act: Act): void {
  const same = acts.find((known) => known.who === act.who && known.deed === act.deed);
  if (same) same.cards.push(...act.cards);
  else acts.push({ ...act, cards: [...act.cards] });
}
