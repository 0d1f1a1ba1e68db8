/** What an undo would take back. */
import type { Event } from "../protocol";

const DEEDS: ReadonlySet<string> = new Set(["play", "buy", "gain", "trash", "discard", "reveal", "topdeck", "take", "react", "spend", "aside"]);

/** What somebody did in the events that would be taken back, up to the end of the turn; and whether that is taken back, too. */
export function takenBack(events: readonly Event[], by: number): { deeds: Event[]; turnEnd: boolean } {
  const turn = events.findIndex((event) => event.kind === "turn");
  const cleanUp = events.findIndex((event) => event.kind === "phase" && event.detail === "clean-up");
  const end = cleanUp < 0 ? turn : cleanUp;
  const before = end < 0 ? events : events.slice(0, end);
  return { deeds: before.filter((event) => event.who === by && DEEDS.has(event.kind)), turnEnd: turn >= 0 };
}
