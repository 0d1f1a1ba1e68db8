/** Shows steps one after another, at the pace that is set; the rest can be skipped. */
import type { Frame } from "../game/pace";
import { settings } from "./settings.svelte";

const PACES = { off: 0, fast: 480, slow: 1200 } as const;
const LESSON = 5000; // somebody reads it for the first time
const LANDED = 1400; // until all cards of a step have flown

export class Pacer {
  isPlaying = $state(false);
  private waiting: Frame[] = [];
  private timer = 0;

  /** In a lesson every step stands long enough to be read, and the reader may go on to the next. */
  constructor(
    private readonly show: (frame: Frame) => void,
    readonly isLesson = false,
  ) {}

  /** How long a step is shown; 0: steps are not shown at all. */
  get pause(): number {
    return this.isLesson ? LESSON : PACES[settings.pace];
  }

  /** Show these after those that are still to come. */
  add(frames: readonly Frame[]): void {
    this.waiting.push(...frames);
    if (!this.isPlaying) this.next();
  }

  /** Everything that is still to come, at once. */
  skip(): void {
    window.clearTimeout(this.timer);
    this.isPlaying = false;
    const rest = this.waiting;
    this.waiting = [];
    const last = rest[rest.length - 1];
    if (last) this.show({ ...last, events: rest.flatMap((frame) => frame.events) });
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.waiting = [];
  }

  /** The next step, now. */
  next(): void {
    window.clearTimeout(this.timer);
    let frame = this.waiting.shift();
    while (frame && !frame.shown && this.waiting.length) {
      if (this.isLesson && this.waiting[0]?.shown) break; // the end of the reader's own turn is seen before the next begins
      const following: Frame | undefined = this.waiting.shift();
      if (following) frame = { ...following, events: [...frame.events, ...following.events] };
    }
    this.isPlaying = this.waiting.length > 0;
    if (!frame) return;
    const pause = frame.shown ? this.pause : this.pause && LANDED;
    if (this.isPlaying && (!pause || document.hidden)) {
      this.waiting.unshift(frame);
      this.skip();
      return;
    }
    this.show(frame);
    if (this.isPlaying) this.timer = window.setTimeout(() => this.next(), pause);
  }
}
