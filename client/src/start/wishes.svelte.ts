/** What somebody wants to play: the kingdom that is chosen, and how it came about. */
import { askKingdom, readNames, type Wish } from "../net/api";
import type { ReadName, Setup } from "../protocol";
import { boxes } from "../stores/boxes.svelte";
import { kingdoms } from "../stores/kingdoms.svelte";
import { settings } from "../stores/settings.svelte";
import { failureText, t } from "../stores/words.svelte";

export type Way = "recommended" | "pick" | "random" | "paste";

/** Not the name of a bot: the server is to find the one that does best in the kingdom. */
export const BEST = "best";

export class KingdomWish {
  way = $state<Way>("recommended");
  recommended = $state("first_game");
  want = $state<string[]>([]);
  projects = $state<"any" | "0" | "1" | "2">("any");
  kept = $state<string[]>([]); // cards that stay when the others are drawn anew
  lying = $state<Record<string, string>>({}); // on which pile a Trait that stays is to lie
  options = $state<Setup["options"] | null>(null); // what else is played with; null: as it is drawn
  pasted = $state("");
  names = $state.raw<ReadName[]>([]); // what was pasted, name by name, where it is no kingdom
  setup = $state.raw<Setup | null>(null);
  text = $state("");
  bots = $state.raw<string[]>([]); // those that can play this kingdom
  problem = $state("");
  readonly given: string; // the kingdom that came with a link
  private asked = 0;
  private pending: Promise<void> = Promise.resolve();

  constructor(given = "") {
    this.given = given;
    if (!given) return;
    this.way = "paste";
    this.pasted = given;
  }

  /** Draw a kingdom; the cards and projects that are pinned stay, all others change. */
  draw(players: number): Promise<void> {
    const wishes = this.way === "random";
    const all = kingdoms.all?.sets ?? [];
    const sets = boxes.among(all);
    if (all.length && !sets.length) {
      this.forget(t("web-no-sets"));
      return Promise.resolve();
    }
    const laid = this.setup ? [...this.setup.piles, ...this.setup.landscapes] : [];
    const again = laid.filter((id) => !this.kept.includes(id));
    const whole = this.setup?.piles.every((id) => this.kept.includes(id)) ? this.setup.options : null; // no card is drawn
    return this.ask(
      {
        type: "random",
        sets: sets.length < all.length ? sets : [],
        want: wishes ? this.want : [],
        projects: this.projects === "any" ? null : Number(this.projects),
        keep: this.kept.map((id) => (this.lying[id] ? `${id} (${this.lying[id]})` : id)),
        forbid: this.kept.length && wishes ? again : [],
        options: (wishes ? null : this.options) ?? whole,
      },
      players,
    );
  }

  /** What was pasted. If it is no kingdom, it is looked at name by name. */
  async read(players: number): Promise<void> {
    this.names = [];
    if (!this.pasted.trim()) {
      this.forget();
      return;
    }
    await this.ask({ type: "text", text: this.pasted }, players);
    if (!this.problem) return;
    const { names } = await readNames(this.pasted, settings.language);
    if (names.length > 1) this.names = names;
  }

  /** A typo mended by a click. */
  mend(name: ReadName, players: number): Promise<void> {
    this.pasted = this.pasted.replace(name.text, name.near);
    return this.read(players);
  }

  /** The cards that were recognised stay, the others are drawn. */
  fillUp(players: number): Promise<void> {
    this.kept = [...new Set(this.names.flatMap(({ id }) => (id ? [id] : [])))];
    this.lying = Object.fromEntries(this.names.flatMap(({ id, pile }) => (id && pile ? [[id, pile]] : [])));
    this.way = "pick";
    return this.draw(players);
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

  /** Want a card, or no longer; the rest is drawn, the pile of a Trait too. */
  pick(id: string, players: number): Promise<void> {
    if (this.kept.includes(id)) this.togglePin(id);
    else this.kept = [...this.kept, id];
    return this.draw(players);
  }

  /** A Trait stays on the pile it lies on, and so does the pile. */
  togglePin(id: string): void {
    const pile = this.setup?.marks[id];
    if (this.kept.includes(id)) {
      this.kept = this.kept.filter((known) => known !== id);
      this.lying = Object.fromEntries(Object.entries(this.lying).filter((trait) => !trait.includes(id)));
    } else if (pile && this.setup?.landscapes.includes(id)) this.keepOn(id, pile);
    else this.kept = [...this.kept, id];
  }

  /** Lay a Trait on another pile of the kingdom; nothing else changes. */
  lay(trait: string, pile: string, players: number): Promise<void> {
    this.keepOn(trait, pile);
    const setup = this.setup && { ...this.setup, marks: { ...this.setup.marks, [trait]: pile } };
    return setup ? this.ask({ type: "setup", setup }, players) : this.draw(players);
  }

  private keepOn(trait: string, pile: string): void {
    this.kept = [...new Set([...this.kept, trait, pile])];
    this.lying = { ...this.lying, [trait]: pile };
  }

  /** Play with something that only some games have, such as Colonies, or without it. */
  toggleOption(option: string, players: number): Promise<void> {
    const now = this.setup?.options ?? {};
    this.options = { ...now, [option]: !now[option] };
    return this.draw(players);
  }

  /** Nothing is wanted any more. */
  clear(players: number): Promise<void> {
    this.kept = [];
    this.lying = {};
    this.options = null;
    return this.draw(players);
  }
}
