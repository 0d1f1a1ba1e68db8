/** The steps of a finished game, fetched a page at a time and kept. */
import { getSteps } from "../net/api";
import type { Step } from "../protocol";

const PAGE = 50;

export class Steps {
  private readonly pages = new Map<string, Promise<Step[]>>();

  constructor(private readonly id: string) {}

  /** All steps up to this one: the events of all of them, and the view of the last. */
  async upTo(step: number, seat: number | null): Promise<Step[]> {
    const last = Math.floor(step / PAGE);
    const pages = await Promise.all(Array.from({ length: last + 1 }, (_, page) => this.page(page, seat)));
    return pages.flat().slice(0, step + 1);
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
