/** A study as it grows: asked for while it is under way and somebody looks; and what one can do about it. */
import type { Study } from "../../protocol";
import { settings } from "../../stores/settings.svelte";
import { failureText } from "../../stores/words.svelte";
import { beginStudy, getStudy, stopStudy } from "../api";

const ASK_AGAIN = 1000; // milliseconds
const WHILE_HIDDEN = 10_000;
const AFTER_A_FAILURE = 3000;

export const isUnderWay = (study: Pick<Study, "state">): boolean => study.state === "waiting" || study.state === "running";

export class StudyWatch {
  study = $state.raw<Study | null>(null);
  problem = $state("");
  busy = $state(false);
  private id = "";
  private timer = 0;

  /** Look at a study. Gives a function that stops looking. */
  look(id: string): () => void {
    this.id = id;
    this.problem = "";
    if (this.study?.id !== id) this.study = null;
    const seen = (): void => {
      if (!document.hidden) this.again(0);
    };
    document.addEventListener("visibilitychange", seen);
    this.again(0);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.clearTimeout(this.timer);
      this.id = "";
    };
  }

  private again(after: number): void {
    window.clearTimeout(this.timer);
    if (this.id && (!this.study || isUnderWay(this.study))) this.timer = window.setTimeout(() => void this.ask(this.id), after);
  }

  private async ask(id: string): Promise<void> {
    try {
      const study = await getStudy(id);
      if (id !== this.id) return;
      this.study = study;
      this.problem = "";
      this.again(document.hidden ? WHILE_HIDDEN : ASK_AGAIN);
    } catch (failure) {
      if (id !== this.id) return;
      this.problem = failureText(failure);
      if (this.study) this.again(AFTER_A_FAILURE);
    }
  }

  private async change(wanted: Promise<Study>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      this.study = await wanted;
    } catch (failure) {
      this.problem = failureText(failure);
    }
    this.busy = false;
    this.again(ASK_AGAIN);
  }

  async stop(): Promise<void> {
    await this.change(stopStudy(this.id));
  }

  /** Go on with what was stopped, whoever began it. */
  async goOn(): Promise<void> {
    if (this.study) await this.change(beginStudy({ type: "setup", setup: this.study.setup }, settings.language));
  }
}
