/** Short notices on the screen, and what a screen reader is to say. */
export interface Notice {
  id: number;
  text: string;
  kind: "info" | "problem";
}

const SHOWN_FOR = 5000; // milliseconds
const PROBLEM_SHOWN_FOR = 9000;
const SHOWN_IN_A_ROW = 2000; // when others wait

class Notices {
  /** One is shown, the others wait. */
  private waiting = $state.raw<Notice[]>([]);
  readonly shown = $derived(this.waiting[0]);
  spoken = $state(""); // read out when the reader has time
  private last = 0;
  private since = 0;
  private timer = 0;

  show(text: string, kind: Notice["kind"] = "info"): void {
    if (this.waiting.some((notice) => notice.text === text)) return;
    this.waiting = [...this.waiting, { id: ++this.last, text, kind }];
    if (this.waiting.length === 1) this.since = Date.now();
    this.wait();
  }

  dismiss(id: number): void {
    this.waiting = this.waiting.filter((notice) => notice.id !== id);
    this.since = Date.now();
    this.wait();
  }

  /** Until the one that is shown has been seen. */
  private wait(): void {
    window.clearTimeout(this.timer);
    const first = this.waiting[0];
    if (!first) return;
    const whole = first.kind === "problem" ? PROBLEM_SHOWN_FOR : SHOWN_FOR;
    const time = this.waiting.length > 1 ? SHOWN_IN_A_ROW : whole;
    this.timer = window.setTimeout(() => this.dismiss(first.id), Math.max(0, this.since + time - Date.now()));
  }

  say(text: string): void {
    // The same words again would not be noticed as a change.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }
}

export const notices = new Notices();
