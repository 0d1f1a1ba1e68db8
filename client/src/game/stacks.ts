/** Equal cards lie on one another. */
export interface Stack {
  id: string; // empty: cards face down
  n: number;
  keys: string[]; // one per card, as `keyed` names them
}

/** Cards as stacks, in the order in which they first occur. */
export function stacked(ids: readonly string[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const id of ids) {
    const stack = stacks.get(id) ?? { id, n: 0, keys: [] };
    stack.keys.push(`${id}#${stack.n}`);
    stack.n += 1;
    stacks.set(id, stack);
  }
  return [...stacks.values()];
}

/** What a click on a stack marks: the next of its cards, or none of them once all are marked. */
export function clicked(stack: Stack, marked: readonly string[]): { mark: string } | { unmark: string[] } {
  const next = stack.keys.find((key) => !marked.includes(key));
  return next === undefined ? { unmark: stack.keys } : { mark: next };
}

export function markedOf(stack: Stack, marked: readonly string[]): number {
  return stack.keys.filter((key) => marked.includes(key)).length;
}
