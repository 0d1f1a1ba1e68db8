/** Shows steps one after another, at the pace that is set; the rest can be skipped. */
import type { Frame } from "../game/pace";
import { settings } from "./settings.svelte";

const PACES = { off: 0, fast: 480, slow: 1200 } as const;

export class Pacer {
  isPlaying = $state(false);
  private waiting: Frame[] = [];
  private timer = 0;

  constructor(private readonly show: (frame: Frame) => void) {}

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

  private next(): void {
    let frame = this.waiting.shift();
    while (frame && !frame.shown && this.waiting.length) {
      const following: Frame | undefined = this.waiting.shift();
      if (following) frame = { ...following, events: [...frame.events, ...following.events] };
    }
    this.isPlaying = this.waiting.length > 0;
    if (!frame) return;
    const pause = PACES[settings.pace];
    if (this.isPlaying && (!pause || document.hidden)) {
      this.waiting.unshift(frame);
      this.skip();
      return;
    }
    this.show(frame);
    if (this.isPlaying) this.timer = window.setTimeout(() => this.next(), pause);
  }
}
