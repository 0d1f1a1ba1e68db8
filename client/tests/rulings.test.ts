import { expect, test } from "vitest";
import { onceEach } from "../src/game/rulings";
import { cardsHere } from "../src/table/beside";
import { catalogue, pile, view } from "./helpers";

const RULINGS = [
  { text: "A Patron gives a Villager.", others: [], like: 0 },
  { text: "Not to Villain.", others: ["villain"], like: 1 },
  { text: "Not to Militia.", others: ["militia"], like: 1 },
  { text: "Patrol finds it.", others: ["patrol"], like: 2 },
];

test("of rulings that say nearly the same the one about a card of this game is shown, and others come last", () => {
  expect(onceEach(RULINGS, new Set(["militia"]))).toEqual([
    { text: "A Patron gives a Villager.", elsewhere: false },
    { text: "Not to Militia.", elsewhere: false },
    { text: "Patrol finds it.", elsewhere: true },
  ]);
  expect(onceEach(RULINGS, null).map(({ text }) => text)).toEqual(["A Patron gives a Villager.", "Not to Villain.", "Patrol finds it."]);
});

test("what cards of a set bring along is in the game as well", () => {
  const here = cardsHere(view({ piles: [pile("blessed_village")] }), catalogue);
  const asked = ["blessed_village", "the_mountains_gift", "copper", "monastery", "lantern"];
  expect(asked.filter((id) => here.has(id))).toEqual(["blessed_village", "the_mountains_gift", "copper"]);
});
