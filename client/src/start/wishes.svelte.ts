/** What somebody wants to play: the kingdom that is chosen, and how it came about. */
import { askKingdom, type Wish } from "../net/api";
import type { Setup } from "../protocol";
import { settings } from "../stores/settings.svelte";
import { failureText, t } from "../stores/words.svelte";

export type Way = "recommended" | "random" | "paste";

/** Not the name of a bot: the server is to find the one that does best in the kingdom. */
export const BEST = "best";

export class KingdomWish {
  way = $state<Way>("recommended");
  recommended = $state("first_game");
  sets = $state<string[]>([]);
  want = $state<string[]>([]);
  projects = $state<"any" | "0" | "1" | "2">("any");
  kept = $state<string[]>([]); // cards that stay when the others are drawn anew
  pasted = $state("");
  setup = $state.raw<Setup | null>(null);
  text = $state("");
  bots = $state.raw<string[]>([]); // those that can play this kingdom
  problem = $state("");
  private asked = 0;
  private pending: Promise<void> = Promise.resolve();

  /** Draw a kingdom; the cards that are pinned stay. */
  draw(players: number): Promise<void> {
    if (!this.sets.length) {
      this.forget(t("web-no-sets"));
      return Promise.resolve();
    }
    const again = this.setup?.piles.filter((id) => !this.kept.includes(id)) ?? [];
    return this.ask(
      {
        type: "random",
        sets: this.sets,
        want: this.want,
        projects: this.projects === "any" ? null : Number(this.projects),
        keep: this.kept,
        forbid: this.kept.length ? again : [],
      },
      players,
    );
  }

  read(players: number): Promise<void> {
    if (!this.pasted.trim()) {
      this.forget();
      return Promise.resolve();
    }
    return this.ask({ type: "text", text: this.pasted }, players);
  }

  /** There is no kingdom now. */
  private forget(problem = ""): void {
    this.asked += 1;
    this.setup = null;
    this.text = "";
    this.problem = problem;
  }

  /** Ask the server; only the newest answer counts. */
  ask(wish: Wish, players: number): Promise<void> {
    return (this.pending = this.learn(wish, players, ++this.asked));
  }

  /** Until the server has answered what was asked last. */
  async answered(): Promise<void> {
    for (let last; last !== this.pending; await last) last = this.pending;
  }

  private async learn(wish: Wish, players: number, number: number): Promise<void> {
    try {
      const answer = await askKingdom(wish, players, settings.language);
      if (number !== this.asked) return;
      this.setup = answer.setup;
      this.text = answer.text;
      this.bots = answer.bots;
      this.problem = "";
    } catch (problem) {
      if (number === this.asked) this.problem = failureText(problem);
    }
  }

  togglePin(id: string): void {
    this.kept = this.kept.includes(id) ? this.kept.filter((known) => known !== id) : [...this.kept, id];
  }
}
