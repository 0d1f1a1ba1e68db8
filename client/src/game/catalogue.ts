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
  "prize",
  "project",
  "artifact",
  "event",
  "way",
] as const;
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
    return (["project", "artifact", "event", "way"] as const).some((type) => this.has(id, type));
  }

  isEvent(id: string): boolean {
    return this.has(id, "event");
  }

  isBasic(id: string): boolean {
    return this.cards.get(id)?.set === "basic";
  }

  /** A Treasure that gives coins and nothing else, so that its order does not matter. */
  isPlain(id: string): boolean {
    return this.coins(id) > 0;
  }

  coins(id: string): number {
    return this.cards.get(id)?.coins ?? 0;
  }

  cost(id: string): number {
    return this.cards.get(id)?.cost ?? 0;
  }

  /** Whether cards of this kind can be bought or gained and so have a cost worth telling. */
  isPriced(id: string): boolean {
    return !this.has(id, "artifact") && !this.has(id, "prize");
  }
}
