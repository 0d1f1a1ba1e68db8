/** The recommended kingdoms and the sets there are, fetched once. */
import { setsOf } from "../game/setup";
import { getKingdoms } from "../net/api";
import type { Kingdoms, NamedKingdom, Setup } from "../protocol";
import { t, words } from "./words.svelte";

class KnownKingdoms {
  private known = $state.raw<Kingdoms | null>(null);
  private fetching: Promise<Kingdoms> | null = null;

  get all(): Kingdoms | null {
    return this.known;
  }

  /** Fetch them once. A failure rejects the promise, and the next call tries again. */
  async fetch(): Promise<Kingdoms> {
    this.fetching ??= getKingdoms();
    try {
      return (this.known = await this.fetching);
    } catch (problem) {
      this.fetching = null;
      throw problem;
    }
  }

  /** The recommended kingdom with these piles. */
  named(piles: readonly string[]): NamedKingdom | undefined {
    const key = (ids: readonly string[]): string => [...ids].sort().join();
    return this.known?.recommended.find(({ setup }) => key(setup.piles) === key(piles));
  }

  /** The sets a kingdom needs, in the order in which they came out. */
  setsOf(setup: Setup): string[] {
    const needed = setsOf(setup, words.catalogue);
    return (this.known?.sets ?? []).filter((set) => needed.has(set));
  }

  /** The name of a set; of one that is not all here, how much of it is. */
  nameOf(set: string): string {
    const part = this.known?.parts.find((one) => one.set === set);
    return part ? t("web-set-part", { name: setName(set), n: part.here, all: part.all }) : setName(set);
  }
}

export function setName(set: string): string {
  return words.speech.has(`set-${set}`) ? t(`set-${set}`) : set;
}

export const kingdoms = new KnownKingdoms();
