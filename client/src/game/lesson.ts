/** What a newcomer is told at each moment of the first game. */
import type { View } from "../protocol";

const LAST_PROVINCES = 3;

/** The note for this moment, as the end of the name of its message. */
export function lessonNote(view: View, seat: number): string {
  const { asked } = view;
  if (view.over) return "";
  if (!asked || asked.turn === null) return view.current === seat ? "" : "other";
  if (asked.kind === "action phase") {
    return asked.options.some((option) => option.verb === "play") ? "action" : "treasures";
  }
  if (asked.kind !== "buy phase") return "choose";
  const turn = view.players[seat]?.turns ?? 0;
  if (asked.treasures) return turn === 0 ? "start" : turn === 1 ? "deck" : "treasures";
  if (view.buys === 0) return "end";
  const provinces = view.piles.find((pile) => pile.id === "province")?.left ?? 0;
  if (view.coins >= 8) return "province";
  if (provinces <= LAST_PROVINCES) return "last";
  if (view.coins >= 6) return "gold";
  return view.coins >= 3 ? "buy" : "poor";
}
