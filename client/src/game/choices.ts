/** What can be done now, sorted by where it is shown: on which card, pile, token or button. Knows no rules. */
import type { Asked, Option, View } from "../protocol";

/** Cards that are picked: in the hand itself, or shown in a tray above it. */
export interface Picking {
  where: "hand" | "tray";
  cards: string[];
  least: number;
  most: number;
  orNone: boolean; // all of them, or none at all
  several: boolean; // mark them and confirm; otherwise the first click decides
}

export class Choices {
  readonly asked: Asked | null; // only if I am the one who is asked
  readonly picking: Picking | null;
  readonly buttons: Option[] = []; // what is shown neither on a card nor on a pile
  readonly end: Option | undefined;
  readonly none: Option | undefined;
  private readonly hand = new Map<string, Option>();
  private readonly piles = new Map<string, Option>();
  private readonly tokens = new Map<string, Option>();
  private readonly tray = new Map<string, Option>();
  private readonly ways = new Map<string, Map<string, Option>>(); // by Way: cards that can be played so

  constructor(view: View) {
    this.asked = view.asked && view.asked.turn !== null ? view.asked : null;
    this.picking = this.asked && pickingOf(this.asked, view);
    const options = this.asked?.options ?? [];
    this.end = options.find((option) => option.verb === "end");
    this.none = options.find((option) => option.verb === "none");
    for (const option of options) this.place(option, view);
  }

  private place(option: Option, view: View): void {
    const isPile = view.piles.some((pile) => pile.id === option.card);
    const [, way] = option.answer[option.answer.length - 1]?.split(" as ") ?? [];
    if (option.verb === "play" && way) put(this.forWay(way), option);
    else if (option.verb === "play") put(this.hand, option);
    else if (option.verb === "buy") put(this.piles, option);
    else if (option.verb === "spend") put(this.tokens, option);
    else if (option.verb !== "choose") return;
    else if (this.asked?.kind === "pile" && isPile) put(this.piles, option);
    else if (this.picking) put(this.picking.where === "hand" ? this.hand : this.tray, option);
    else {
      this.buttons.push(option);
      if (option.reaction) put(this.hand, option);
      const shown = this.asked?.cards_from === "hand" && option.card === "yes" ? this.asked.concerning[0] : undefined;
      if (shown) this.hand.set(shown, option); // a card that may be shown
    }
  }

  get mine(): boolean {
    return this.asked !== null;
  }

  /** What a click on a card of the hand does, perhaps after a Way was chosen. */
  forHand(id: string, way = ""): Option | undefined {
    if (this.hasWay(way)) return this.ways.get(way)?.get(id);
    return this.picking?.several ? undefined : this.hand.get(id);
  }

  private forWay(way: string): Map<string, Option> {
    const found = this.ways.get(way) ?? new Map<string, Option>();
    this.ways.set(way, found);
    return found;
  }

  /** Some card of the hand can be played as this Way. */
  hasWay(way: string): boolean {
    return this.ways.has(way);
  }

  /** The answer that names a card of the hand, be it clicked at once or marked first. */
  inHand(id: string): Option | undefined {
    return this.hand.get(id);
  }

  forPile(id: string): Option | undefined {
    return this.piles.get(id);
  }

  forToken(token: string): Option | undefined {
    return this.tokens.get(token);
  }

  forTray(id: string): Option | undefined {
    return this.tray.get(id);
  }

  get anyPile(): boolean {
    return this.piles.size > 0;
  }

  /** Whether this many marked cards are an answer. */
  enough(marked: number): boolean {
    if (this.picking === null) return false;
    const { least, most, orNone } = this.picking;
    return (orNone && marked === 0) || (marked >= least && marked <= most);
  }
}

function put(where: Map<string, Option>, option: Option): void {
  if (!where.has(option.card)) where.set(option.card, option);
}

function pickingOf(asked: Asked, view: View): Picking | null {
  if (asked.kind !== "pick" && asked.kind !== "order") return null;
  const chosen = asked.options.filter((option) => option.verb === "choose").map((option) => option.card);
  const several = asked.kind === "pick" && asked.most > 1 && asked.picked.length === 0;
  const cards = several || (asked.kind === "pick" && asked.most === 1) ? asked.pickable : chosen;
  const isHeld = asked.cards_from === "hand" && asked.whose === asked.who && areHeld(cards, view.players[asked.who]?.hand ?? []);
  const least = asked.or_none ? asked.most : asked.least;
  return { where: isHeld ? "hand" : "tray", cards: [...cards], least, most: asked.most, orNone: asked.or_none, several };
}

/** All of these cards are in the hand; some may lie elsewhere, such as Coppers in play. */
function areHeld(cards: readonly string[], hand: readonly string[]): boolean {
  const left = [...hand];
  return cards.every((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
