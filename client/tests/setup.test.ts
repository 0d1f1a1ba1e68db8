import { expect, test } from "vitest";
import { cardsOf, pilesFor, pilesOf } from "../src/game/setup";
import type { Setup } from "../src/protocol";
import { catalogue } from "./helpers";

const setup: Setup = { piles: ["young_witch", "smithy"], landscapes: ["fair"], marks: {}, players: 2, options: {} };

test("a setup without marks is its piles and landscapes", () => {
  expect([pilesOf(setup), cardsOf(setup)]).toEqual([setup.piles, ["young_witch", "smithy", "fair"]]);
});

test("a marked pile lies beside the ten, unless it is one of them", () => {
  const marked = { ...setup, marks: { bane: "moat", other: "smithy" } };
  expect(pilesOf(marked)).toEqual(["young_witch", "smithy", "moat"]);
  expect(cardsOf(marked)).toEqual(["young_witch", "smithy", "moat", "fair"]);
});

test("a Trait lies on a pile that is there without it, the Bane too", () => {
  const marked = { ...setup, landscapes: ["fated"], marks: { bane: "moat", fated: "moat" } };
  expect(pilesOf(marked)).toEqual(["young_witch", "smithy", "moat"]);
});

test("a Trait may lie on piles of Actions and Treasures that have none", () => {
  const piles = ["gardens", "smithy", "spices", "moat", "harem"];
  const laid = { ...setup, piles, landscapes: ["fated", "inspiring", "fair"], marks: { fated: "smithy", inspiring: "moat" } };
  expect(pilesFor("fated", laid, catalogue)).toEqual(["smithy", "spices", "harem"]);
  expect(pilesFor("inspiring", laid, catalogue)).toEqual(["spices", "moat", "harem"]);
  expect(pilesFor("fated", { ...laid, marks: { bane: "cellar", fated: "cellar" } }, catalogue)[0]).toBe("cellar");
});
