import { expect, test } from "vitest";
import { cardsOf, pilesOf } from "../src/game/setup";
import type { Setup } from "../src/protocol";

const setup: Setup = { piles: ["young_witch", "smithy"], landscapes: ["fair"], marks: {}, players: 2, options: {} };

test("a setup without marks is its piles and landscapes", () => {
  expect([pilesOf(setup), cardsOf(setup)]).toEqual([setup.piles, ["young_witch", "smithy", "fair"]]);
});

test("a marked pile lies beside the ten, unless it is one of them", () => {
  const marked = { ...setup, marks: { bane: "moat", other: "smithy" } };
  expect(pilesOf(marked)).toEqual(["young_witch", "smithy", "moat"]);
  expect(cardsOf(marked)).toEqual(["young_witch", "smithy", "moat", "fair"]);
});
