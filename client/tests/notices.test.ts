import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "../src/stores/notices.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

test("one notice at a time; others wait, and then it goes sooner", () => {
  notices.show("first");
  notices.show("first");
  vi.advanceTimersByTime(1000);
  notices.show("second", "problem");
  expect(notices.shown?.text).toBe("first");
  vi.advanceTimersByTime(1000);
  expect(notices.shown?.text).toBe("second");
  vi.advanceTimersByTime(8000);
  expect(notices.shown?.text).toBe("second");
  vi.advanceTimersByTime(1000);
  expect(notices.shown).toBeUndefined();
});

test("a notice can be put away, and the next one is shown", () => {
  notices.show("first");
  notices.show("second");
  notices.dismiss(notices.shown?.id ?? 0);
  expect(notices.shown?.text).toBe("second");
  notices.dismiss(notices.shown?.id ?? 0);
  expect(notices.shown).toBeUndefined();
});
