import { expect, test } from "vitest";
import { takenBack } from "../src/game/undoing";
import { event } from "./helpers";

test("an undo of the end of a turn is about that, not about the Treasures before it", () => {
  const events = [
    event("phase", 1, { detail: "clean-up" }),
    event("discard", 1, { cards: ["copper"], detail: "clean-up" }),
    event("draw", 1, { cards: ["", ""] }),
    event("turn", 0, { amount: 2 }),
  ];
  expect(takenBack(events, 1)).toEqual({ deeds: [], turnEnd: true });
});

test("an undo of a card names it and what came of it", () => {
  const played = event("play", 1, { cards: ["militia"] });
  const discarded = event("discard", 0, { cards: ["estate"], depth: 1 });
  expect(takenBack([played, discarded], 1)).toEqual({ deeds: [played], turnEnd: false });
});
