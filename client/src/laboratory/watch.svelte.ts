/** Something that grows at the server: asked for again and again while it is under way and somebody looks. */
import { untrack } from "svelte";
import type { Run } from "../protocol";
import { failureText } from "../stores/words.svelte";

const ASK_FIRST = 150; // milliseconds; what is small is over by then
const ASK_AGAIN = 500;
const WHILE_HIDDEN = 5000;
const AFTER_A_FAILURE = 3000;

interface Growing {
  id: string;
  state: Run["state"];
}

export const isUnderWay = (thing: Pick<Growing, "state">): boolean => thing.state === "waiting" || thing.state === "running";

export class Watch<Thing extends Growing> {
  seen = $state.raw<Thing | null>(null);
  problem = $state("");
  busy = $state(false); // something was asked for that changes it
  private id = "";
  private timer = 0;

  constructor(
    private readonly get: (id: string) => Promise<Thing>,
    private readonly askToStop: (id: string) => Promise<Thing>,
  ) {}

  /** Look at this one; if it is shown already, it stays. Gives a function that stops looking; call it in an effect. */
  look(id: string): () => void {
    return untrack(() => this.begin(id));
  }

  private begin(id: string): () => void {
    this.leave();
    this.id = id;
    this.problem = "";
    this.busy = false;
    if (this.seen?.id !== id) this.seen = null;
    const onReturn = (): void => {
      if (!document.hidden) this.again(0);
    };
    document.addEventListener("visibilitychange", onReturn);
    this.again(this.seen ? ASK_FIRST : 0);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      this.leave();
    };
  }

  /** Show an answer that came another way. */
  show(thing: Thing): void {
    this.seen = thing;
    this.again(ASK_FIRST);
  }

  private leave(): void {
    window.clearTimeout(this.timer);
    this.id = "";
  }

  private again(after: number): void {
    window.clearTimeout(this.timer);
    if (this.id && (!this.seen || isUnderWay(this.seen))) this.timer = window.setTimeout(() => void this.ask(this.id), after);
  }

  private async ask(id: string): Promise<void> {
    try {
      const thing = await this.get(id);
      if (id !== this.id) return;
      this.seen = thing;
      this.problem = "";
      this.again(document.hidden ? WHILE_HIDDEN : ASK_AGAIN);
    } catch (failure) {
      if (id !== this.id) return;
      this.problem = failureText(failure);
      if (this.seen) this.again(AFTER_A_FAILURE);
    }
  }

  /** Something else is asked for, whose answer is how it stands then. */
  protected async change(wanted: Promise<Thing>): Promise<void> {
    const { id } = this;
    this.busy = true;
    this.problem = "";
    try {
      const thing = await wanted;
      if (id === this.id) this.seen = thing;
    } catch (failure) {
      this.problem = failureText(failure);
    }
    this.busy = false;
    this.again(ASK_AGAIN);
  }

  async stop(): Promise<void> {
    await this.change(this.askToStop(this.id));
  }
}
