/** A run as it grows: asked for twice a second while games are played and somebody looks. */
import { untrack } from "svelte";
import type { Run } from "../../protocol";
import { failureText } from "../../stores/words.svelte";
import { getRun, stopRun } from "../api";

const ASK_FIRST = 150; // milliseconds; small runs are over by then
const ASK_AGAIN = 500;
const WHILE_HIDDEN = 5000;
const AFTER_A_FAILURE = 3000;

export const isOver = (run: Pick<Run, "state">): boolean => !["waiting", "running"].includes(run.state);

export class RunWatch {
  run = $state.raw<Run | null>(null);
  problem = $state("");
  stopping = $state(false);
  private id = "";
  private timer = 0;

  /** Look at this run; if it is the one that is shown, it stays. Gives a function that stops looking; call it in an effect. */
  look(id: string): () => void {
    return untrack(() => this.begin(id));
  }

  private begin(id: string): () => void {
    this.leave();
    this.id = id;
    this.problem = "";
    this.stopping = false;
    if (this.run?.id !== id) this.run = null;
    const seen = (): void => {
      if (!document.hidden) this.again(0);
    };
    document.addEventListener("visibilitychange", seen);
    this.again(this.run ? ASK_FIRST : 0);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      this.leave();
    };
  }

  /** Show an answer that came another way. */
  show(run: Run): void {
    this.run = run;
    this.again(ASK_FIRST);
  }

  private leave(): void {
    window.clearTimeout(this.timer);
    this.id = "";
  }

  private again(after: number): void {
    window.clearTimeout(this.timer);
    if (this.id && !(this.run && isOver(this.run))) this.timer = window.setTimeout(() => void this.ask(this.id), after);
  }

  private async ask(id: string): Promise<void> {
    try {
      const run = await getRun(id);
      if (id !== this.id) return;
      this.run = run;
      this.problem = "";
      this.again(document.hidden ? WHILE_HIDDEN : ASK_AGAIN);
    } catch (failure) {
      if (id !== this.id) return;
      this.problem = failureText(failure);
      if (this.run) this.again(AFTER_A_FAILURE);
    }
  }

  async stop(): Promise<void> {
    const { id } = this;
    this.stopping = true;
    try {
      const run = await stopRun(id);
      if (id === this.id) this.run = run;
    } catch (failure) {
      this.problem = failureText(failure);
    }
    this.stopping = false;
    this.again(ASK_AGAIN);
  }
}
