/** What is done for a person who has asked for it: playing plain Treasures, and ending a turn in which nothing is left to do. */
import type { Option, View } from "../protocol";

export interface Automatic {
  autoTreasures: boolean;
  autoEnd: boolean;
}

/** What to answer without asking; nothing, if there is anything to decide. */
export function automatic(view: View, wishes: Automatic): "treasures" | Option | null {
  const { asked } = view;
  if (!asked || asked.turn === null || asked.who !== view.current) return null;
  const has = (verb: Option["verb"]): boolean => asked.options.some((option) => option.verb === verb);
  const canSpend = (token: string): boolean => asked.options.some((option) => option.verb === "spend" && option.card === token);
  if (asked.kind === "buy phase" && wishes.autoEnd && view.buys === 0 && !has("buy") && !canSpend("debt")) {
    return asked.options.find((option) => option.verb === "end") ?? null;
  }
  if (!wishes.autoTreasures || !asked.treasures) return null;
  if (asked.kind === "buy phase") return "treasures";
  return asked.kind === "action phase" && !has("play") && !canSpend("villagers") ? "treasures" : null;
}
