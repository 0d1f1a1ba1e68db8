/** In which order cards are shown. */
import type { Pile } from "../protocol";
import type { Catalogue, CardType } from "./catalogue";

const IN_HAND: readonly CardType[] = ["action", "treasure", "curse", "victory"];
const BASICS: readonly CardType[] = ["treasure", "curse", "ruins", "victory"];

function rank(id: string, catalogue: Catalogue, order: readonly CardType[]): number {
  const place = order.findIndex((type) => catalogue.has(id, type));
  return place < 0 ? order.length : place;
}

/** A hand: what can do something first, the dearest of each kind first; cards face down last. */
export function sortedHand(ids: readonly string[], catalogue: Catalogue): string[] {
  const known = ids.filter((id) => id);
  const compare = (a: string, b: string): number =>
    rank(a, catalogue, IN_HAND) - rank(b, catalogue, IN_HAND) ||
    catalogue.cost(b) - catalogue.cost(a) ||
    a.localeCompare(b, "en");
  return [...known.sort(compare), ...ids.filter((id) => !id)];
}

/** Each card of a list with a key that stays the same while copies come and go. */
export function keyed(ids: readonly string[]): { id: string; key: string; copy: number }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: `${id}#${copy}`, copy };
  });
}

export interface SortedPiles {
  basic: Pile[];
  kingdom: Pile[];
  beside: Pile[]; // not in the supply
}

/** Of a pile of several cards the one that can be taken stands for all; of an empty one its first. */
function topOnly(piles: readonly Pile[]): Pile[] {
  return piles.filter((pile) => {
    if (!pile.pile) return true;
    const together = piles.filter((other) => other.pile === pile.pile);
    return pile === (together.find((other) => other.left > 0) ?? together[0]);
  });
}

/** The supply: basic cards and what some games have with them by type and cost, the kingdom by cost and name, then what is not in the supply.
 * A pile of several cards keeps its place, whichever of them lies on top. */
export function sortedPiles(
  piles: readonly Pile[],
  catalogue: Catalogue,
  name: (id: string) => string,
  locale: string,
): SortedPiles {
  const of = (pile: Pile): string => pile.pile || pile.id;
  const cost = (pile: Pile): number => catalogue.cost(of(pile));
  const supply = topOnly(piles.filter((pile) => pile.supply));
  const basic = supply.filter((pile) => !catalogue.isKingdom(of(pile)));
  const kingdom = supply.filter((pile) => catalogue.isKingdom(of(pile)));
  return {
    basic: basic.sort(
      (a, b) => rank(a.id, catalogue, BASICS) - rank(b.id, catalogue, BASICS) || cost(a) - cost(b) || a.id.localeCompare(b.id),
    ),
    kingdom: kingdom.sort((a, b) => cost(a) - cost(b) || name(of(a)).localeCompare(name(of(b)), locale)),
    beside: piles.filter((pile) => !pile.supply).sort((a, b) => name(a.id).localeCompare(name(b.id), locale)),
  };
}
