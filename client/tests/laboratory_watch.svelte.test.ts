import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Watch } from "../src/laboratory/watch.svelte";

interface Thing {
  id: string;
  state: "running" | "done" | "stopped";
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who looks at a thing, as a page does. */
function looked(answers: Thing["state"][]): { watch: Watch<Thing>; asked: () => number; leave: () => void } {
  let n = 0;
  const get = (id: string): Promise<Thing> => Promise.resolve({ id, state: answers[Math.min(n++, answers.length - 1)]! });
  const watch = new Watch<Thing>(get, (id) => Promise.resolve({ id, state: "stopped" }));
  const leave = $effect.root(() => {
    $effect(() => watch.look("one"));
  });
  flushSync();
  return { watch, asked: () => n, leave };
}

test("what grows is asked for twice a second, however often it changes", async () => {
  const { asked, leave } = looked(["running"]);
  await vi.advanceTimersByTimeAsync(5000);
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toBeGreaterThan(8);
  expect(asked()).toBeLessThan(13);
  leave();
  const then = asked();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(then);
});

test("what is done or stopped is not asked for again", async () => {
  const done = looked(["running", "done"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done.asked()).toBe(2);
  done.leave();
  const stopped = looked(["running"]);
  await vi.advanceTimersByTimeAsync(600);
  await stopped.watch.stop();
  const then = stopped.asked();
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped.asked()).toBe(then);
  expect(stopped.watch.seen?.state).toBe("stopped");
  stopped.leave();
});
