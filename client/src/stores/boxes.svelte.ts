/** The sets somebody wants to play with. Kept in the browser; before anybody has chosen, all of them. */
import { isListOf, isText, keep, recall } from "./storage";

function kept(): readonly string[] | null {
  const found = recall("boxes");
  return isListOf(found, isText) ? found : null;
}

class Boxes {
  private chosen = $state.raw(kept());

  /** Of these sets, those that are wanted. */
  among(sets: readonly string[]): string[] {
    return sets.filter((set) => this.has(set));
  }

  has(set: string): boolean {
    return this.chosen?.includes(set) ?? true;
  }

  /** All of these are wanted, and nothing else. */
  choose(sets: readonly string[] | null): void {
    this.chosen = sets;
    keep("boxes", sets);
  }

  /** Want a set, or no longer; `all` are those there are. */
  toggle(set: string, all: readonly string[]): void {
    this.choose(all.filter((one) => this.has(one) !== (one === set)));
  }
}

export const boxes = new Boxes();
