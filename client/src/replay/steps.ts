/** The steps of a finished game, fetched a page at a time and kept. */
import { getSteps } from "../net/api";
import type { Step } from "../protocol";
import type { Eyes } from "../stores/route.svelte";

const PAGE = 50;

export class Steps {
  private readonly pages = new Map<string, Promise<Step[]>>();

  constructor(
    private readonly id: string,
    private readonly players: number,
  ) {}

  /** All steps up to this one: the events of all of them, and the view of the last. */
  async upTo(step: number, eyes: Eyes): Promise<Step[]> {
    if (eyes === "open") return this.withOpenHands(step);
    return this.seenBy(step, eyes === "all" ? null : eyes);
  }

  private async seenBy(step: number, seat: number | null): Promise<Step[]> {
    const last = Math.floor(step / PAGE);
    const pages = await Promise.all(Array.from({ length: last + 1 }, (_, page) => this.page(page, seat)));
    return pages.flat().slice(0, step + 1);
  }

  /** The player whose turn it is sits in front; the other hands are filled in as their owners see them. */
  private async withOpenHands(step: number): Promise<Step[]> {
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const all = await Promise.all(seats.map((seat) => this.seenBy(step, seat)));
    const views = all.map((steps) => steps[steps.length - 1]?.view);
    const steps = all[views[0]?.current ?? 0] ?? [];
    const now = steps[steps.length - 1];
    if (!now) return steps;
    const players = now.view.players.map((player) => ({
      ...player,
      hand: views[player.seat]?.players[player.seat]?.hand ?? player.hand,
    }));
    return [...steps.slice(0, -1), { ...now, view: { ...now.view, players } }];
  }

  private page(page: number, seat: number | null): Promise<Step[]> {
    const key = `${seat ?? "all"} ${page}`;
    const known = this.pages.get(key);
    if (known) return known;
    const made = getSteps(this.id, seat, page * PAGE, PAGE).then((answer) => answer.steps);
    made.catch(() => this.pages.delete(key));
    this.pages.set(key, made);
    return made;
  }
}
