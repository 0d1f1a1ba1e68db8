/** What lies beside the supply: piles of one card, or of several of which only the number is known. */
import type { View } from "../protocol";

export interface Beside {
  id: string;
  left: number;
}

export function besideSupply(view: View): Beside[] {
  const piles = view.piles.filter((pile) => !pile.supply).map(({ id, left }) => ({ id, left }));
  const faceDown = view.stacks.filter((stack) => !stack.supply && stack.cards.every((id) => !id));
  return [...piles, ...faceDown.map((stack) => ({ id: stack.id, left: stack.cards.length }))];
}
