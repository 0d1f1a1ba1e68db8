/** Marking cards of a stack: a click marks one more, and once all are marked none. */
import { clicked, type Stack } from "../game/stacks";
import type { TableModel } from "./model";

export function pickFrom(table: TableModel, stack: Stack): void {
  const change = clicked(stack, table.marked);
  if ("mark" in change) table.toggle(change.mark);
  else for (const key of change.unmark) table.toggle(key);
}
