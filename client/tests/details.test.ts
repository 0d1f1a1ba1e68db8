import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { land } from "../src/motion/flights";
import { details, readable } from "../src/stores/details.svelte";

const LONG = 500;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<button id=card></button><div id=elsewhere></div>";
});

afterEach(() => {
  details.close();
  vi.useRealTimers();
});

function touch(node: Element, kind: string): void {
  node.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }));
}

test("a long press opens a card, and lifting the finger is no click anywhere", () => {
  const card = document.querySelector<HTMLElement>("#card")!;
  const elsewhere = document.querySelector<HTMLElement>("#elsewhere")!;
  const clicked = vi.fn();
  elsewhere.addEventListener("click", clicked);
  readable(card, "village");
  touch(card, "pointerdown");
  vi.advanceTimersByTime(LONG);
  expect(details.opened).toBe("village");
  elsewhere.click(); // what the browser makes of the finger that is lifted over the dialog's backdrop
  expect(clicked).not.toHaveBeenCalled();
  touch(elsewhere, "pointerdown");
  elsewhere.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a finger lifted without a click does not take away the next one", () => {
  const card = document.querySelector<HTMLElement>("#card")!;
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  readable(card, "village");
  touch(card, "pointerdown");
  vi.advanceTimersByTime(LONG);
  touch(card, "pointerup");
  touch(card, "pointerdown");
  card.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("cards that still fly go with the table", () => {
  document.body.innerHTML = "<div class=flight></div><main></main>";
  land();
  expect(document.querySelector(".flight")).toBeNull();
});
