/** What lies beside the supply: piles of one card, or of several of which only the number is known. */
import type { Catalogue } from "../game/catalogue";
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

/** The cards of this game: those that are laid out, and of the sets they are from what such cards may bring, such as Boons. */
export function cardsHere(view: View, catalogue: Catalogue): ReadonlySet<string> {
  const stacks = view.stacks.flatMap(({ id, cards }) => [id, ...cards]);
  const laid = [...view.piles, ...view.landscapes, ...view.artifacts].map(({ id }) => id);
  const sets = new Set(["basic", ...[...laid, ...stacks].map((id) => catalogue.get(id)?.set)]);
  const brought = catalogue.all().filter((card) => !card.pickable && sets.has(card.set));
  return new Set([...laid, ...stacks, ...brought.map(({ id }) => id)]);
}
