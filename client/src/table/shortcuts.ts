/** What single keys do at the table. */
import type { TableModel } from "./model";

/** Answer with a key, if it means an answer now. */
export function answerByKey(table: TableModel, key: string): boolean {
  const { choices } = table;
  if (table.pacing && (key === "e" || key === " ")) {
    table.pacing.skip();
    return true;
  }
  if (table.spending && (key === "e" || key === "escape")) {
    if (key === "e") table.spendNow?.(table.spending);
    else table.ponder?.(null);
    return true;
  }
  if (table.pacing?.next && key === "n") {
    table.pacing.next();
    return true;
  }
  const button = /^[1-9]$/.test(key) ? choices.buttons[Number(key) - 1] : undefined;
  const ending = choices.end ?? choices.none;
  if (button) table.answer(button);
  else if (key === "t" && choices.asked?.treasures) table.playTreasures();
  else if (key === "p" && choices.forToken("debt")) table.spend?.("debt");
  else if (key === "h" && table.canAsk) table.ask();
  else if (key === "e" && choices.picking?.several) table.confirm();
  else if (key === "e" && ending) table.answer(ending);
  else return false;
  return true;
}
