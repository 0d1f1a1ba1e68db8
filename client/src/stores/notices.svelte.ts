/** Short notices on the screen, and what a screen reader is to say. */
export interface Notice {
  id: number;
  text: string;
  kind: "info" | "problem";
}

const SHOWN_FOR = 5000;
const PROBLEM_SHOWN_FOR = 9000;

class Notices {
  shown = $state<Notice[]>([]);
  spoken = $state(""); // read out when the reader has time
  private last = 0;

  show(text: string, kind: Notice["kind"] = "info"): void {
    const id = ++this.last;
    this.shown = [...this.shown.filter((notice) => notice.text !== text).slice(-2), { id, text, kind }];
    window.setTimeout(() => this.dismiss(id), kind === "problem" ? PROBLEM_SHOWN_FOR : SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  say(text: string): void {
    // The same words again would not be noticed as a change.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }
}

export const notices = new Notices();
