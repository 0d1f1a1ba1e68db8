/** The notes of the lesson, step by step. */
import type { Ended, View } from "../protocol";

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

/** How the lesson ended for a seat: the end of the name of a message, and how many points were lacking. */
export function closingOf(
  ended: Ended,
  seat: number,
): { how: "won" | "lost" | "resigned" | "turns" | "tied"; behind: number } {
  const points = (one: number): number => ended.players.find((player) => player.seat === one)?.score ?? 0;
  const behind = Math.max(...ended.players.map(({ score }) => score)) - points(seat);
  if (ended.winners.includes(seat)) return { how: ended.winners.length > 1 ? "tied" : "won", behind: 0 };
  if (ended.reason === "resigned") return { how: "resigned", behind };
  return { how: behind === 0 ? "turns" : "lost", behind };
}
