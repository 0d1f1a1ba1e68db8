/** What a hand is worth before its Treasures are played. */
import type { View } from "../protocol";
import type { Catalogue } from "./catalogue";

/** The coins I could have this turn, counting plain Treasures in hand; -1 when I am not about to buy. */
export function purseOf(view: View, catalogue: Catalogue): number {
  const { asked } = view;
  if (!asked || asked.turn === null || asked.who !== view.current) return -1;
  if (asked.kind !== "action phase" && asked.kind !== "buy phase") return -1;
  if (!asked.treasures) return -1;
  const hand = view.players[asked.who]?.hand ?? [];
  return view.coins + hand.reduce((sum, id) => sum + catalogue.coins(id), 0);
}
