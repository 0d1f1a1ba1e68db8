/** A study as it grows. */
import type { Study } from "../../protocol";
import { settings } from "../../stores/settings.svelte";
import { beginStudy, getStudy, stopStudy } from "../api";
import { Watch } from "../watch.svelte";

export class StudyWatch extends Watch<Study> {
  constructor() {
    super(getStudy, stopStudy);
  }

  get study(): Study | null {
    return this.seen;
  }

  /** Resume a stopped study, even one that another user started. */
  async goOn(): Promise<void> {
    if (this.study) await this.change(beginStudy({ type: "setup", setup: this.study.setup }, settings.language));
  }
}
