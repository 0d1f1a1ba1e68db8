/** A run as it grows. */
import type { Run } from "../../protocol";
import { getRun, stopRun } from "../api";
import { Watch } from "../watch.svelte";

export class RunWatch extends Watch<Run> {
  constructor() {
    super(getRun, stopRun);
  }

  get run(): Run | null {
    return this.seen;
  }
}
