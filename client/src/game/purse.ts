/** What a hand is worth before its Treasures are played. */
import type { View } from "../protocol";
import type { Catalogue } from "./catalogue";

/** The coins I could have to buy with this turn, counting plain Treasures in hand and what must pay off debt first;
 * -1 when I am not about to buy, or cannot. */
export function purseOf(view: View, catalogue: Catalogue): number {
  const { asked } = view;
  if (!asked || asked.turn === null || asked.who !== view.current) return -1;
  if (asked.kind !== "action phase" && asked.kind !== "buy phase") return -1;
  if (!asked.treasures) return -1;
  const player = view.players[asked.who];
  const coins = (player?.hand ?? []).reduce((sum, id) => sum + (catalogue.gives(id)["coins"] ?? 0), view.coins);
  return Math.max(-1, coins - (player?.tokens["debt"] ?? 0));
}
