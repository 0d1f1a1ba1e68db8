/** What every card is, as the server says: types, cost, what it gives. */
import type { Card } from "../protocol";

export const TYPES = [
  "action",
  "treasure",
  "victory",
  "curse",
  "attack",
  "reaction",
  "duration",
  "night",
  "reserve",
  "command",
  "gathering",
  "liaison",
  "fate",
  "doom",
  "heirloom",
  "spirit",
  "shelter",
  "ruins",
  "looter",
  "loot",
  "townsfolk",
  "wizard",
  "odyssey",
  "prize",
  "project",
  "artifact",
  "event",
  "landmark",
  "way",
  "ally",
  "trait",
  "boon",
  "hex",
  "state",
] as const;
/** Landscapes a kingdom is chosen with. */
export const LANDSCAPES = ["project", "event", "landmark", "way", "ally", "trait"] as const satisfies readonly CardType[];
const BESIDE_CARDS: readonly CardType[] = [...LANDSCAPES, "artifact", "boon", "hex", "state"];
export type CardType = (typeof TYPES)[number];

export class Catalogue {
  private readonly cards: ReadonlyMap<string, Card>;

  constructor(cards: readonly Card[]) {
    this.cards = new Map(cards.map((card) => [card.id, card]));
  }

  get(id: string): Card | undefined {
    return this.cards.get(id);
  }

  all(): Card[] {
    return [...this.cards.values()];
  }

  has(id: string, type: CardType): boolean {
    return this.cards.get(id)?.types.includes(type) ?? false;
  }

  types(id: string): CardType[] {
    return TYPES.filter((type) => this.has(id, type));
  }

  isTreasure(id: string): boolean {
    return this.has(id, "treasure");
  }

  isLandscape(id: string): boolean {
    return BESIDE_CARDS.some((type) => this.has(id, type));
  }

  isEvent(id: string): boolean {
    return this.has(id, "event");
  }

  /** A landscape that a kingdom may be chosen with. */
  isChosen(id: string): boolean {
    return LANDSCAPES.some((type) => this.has(id, type));
  }

  isBasic(id: string): boolean {
    return this.cards.get(id)?.set === "basic";
  }

  /** What kingdoms are made of. Other cards of a set lie with the basic ones, such as Platinum, Potion and Ruins. */
  isKingdom(id: string): boolean {
    return this.cards.get(id)?.pickable ?? true;
  }

  /** A Treasure that only gives coins, Buys, tokens and the like, so that its order does not matter. */
  isPlain(id: string): boolean {
    return Object.keys(this.gives(id)).length > 0;
  }

  /** What such a Treasure gives. */
  gives(id: string): Readonly<Record<string, number>> {
    return this.cards.get(id)?.gives ?? {};
  }

  cost(id: string): number {
    return this.cards.get(id)?.cost ?? 0;
  }

  /** What else it costs. */
  potion(id: string): number {
    return this.cards.get(id)?.potion ?? 0;
  }

  debt(id: string): number {
    return this.cards.get(id)?.debt ?? 0;
  }

  /** Whether cards of this kind can be bought or gained and so have a cost worth telling. */
  isPriced(id: string): boolean {
    return !this.has(id, "prize") && (!this.isLandscape(id) || this.has(id, "project") || this.has(id, "event"));
  }
}
