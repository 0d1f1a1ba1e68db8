import { describe, expect, test } from "vitest";
import { closingOf } from "../src/game/lesson";
import { seatNames } from "../src/game/names";
import { keyed, sortedHand, sortedPiles } from "../src/game/order";
import { recap, sinceLastTurn } from "../src/game/recap";
import { waysOf } from "../src/motion/routes";
import type { Ended, Seat } from "../src/protocol";
import { lyingBefore } from "../src/table/possessions";
import { catalogue, event, language, pile, player } from "./helpers";

const english = language("en");

describe("the order of cards", () => {
  test("a hand shows first what can do something", () => {
    expect(sortedHand(["copper", "estate", "", "village", "gold", "market"], catalogue)).toEqual([
      "market",
      "village",
      "gold",
      "copper",
      "estate",
      "",
    ]);
  });

  test("copies have keys of their own", () => {
    expect(keyed(["copper", "estate", "copper"]).map((card) => card.key)).toEqual(["copper#0", "estate#0", "copper#1"]);
  });

  test("the supply is sorted by cost, basic cards and Prizes apart", () => {
    const ids = ["witch", "province", "copper", "diadem", "cellar", "gold", "moat", "curse"];
    const piles = ids.map((id) => pile(id, { supply: id !== "diadem" }));
    const sorted = sortedPiles(piles, catalogue, (id) => english.card(id), "en");
    expect(sorted.kingdom.map((found) => found.id)).toEqual(["cellar", "moat", "witch"]);
    expect(sorted.basic.map((found) => found.id)).toEqual(["copper", "gold", "curse", "province"]);
    expect(sorted.beside.map((found) => found.id)).toEqual(["diadem"]);
  });

  test("what some games have with the basic cards lies there, and split piles in the kingdom", () => {
    const ids = ["colony", "cellar", "copper", "platinum", "province", "potion", "curse"];
    const ruins = ["ruined_village", "survivors"].map((id) => pile(id, { pile: "ruins" }));
    const split = ["patrician", "emporium"].map((id) => pile(id, { pile: "patrician_emporium" }));
    const sorted = sortedPiles([...ids.map((id) => pile(id)), ...ruins, ...split], catalogue, (id) => english.card(id), "en");
    expect(sorted.basic.map((found) => found.id)).toEqual([
      "copper", "potion", "platinum", "curse", "ruined_village", "province", "colony",
    ]);
    expect(sorted.kingdom.map((found) => found.id)).toEqual(["cellar", "patrician"]);
  });

  test("cards in front of a player are named by their place", () => {
    const mats = { island: ["island", "estate"], tavern: [] };
    expect(lyingBefore(player({ aside: ["gold"], mats, boons: [], states: ["deluded"] }))).toEqual([
      { name: "web-aside", n: 1 },
      { name: "web-mat-island", n: 2 },
      { name: "web-states", n: 1 },
    ]);
  });
});

describe("what happened since my last turn", () => {
  const events = [
    event("turn", 0, { amount: 1 }),
    event("play", 0, { cards: ["copper"] }),
    event("turn", 1, { amount: 1 }),
    event("play", 1, { cards: ["militia"] }),
    event("discard", 0, { cards: ["copper", "estate"], depth: 1 }),
    event("play", 1, { cards: ["silver"] }),
    event("buy", 1, { detail: "fair", amount: 1 }),
    event("discard", 1, { cards: ["silver"], detail: "clean-up" }),
    event("turn", 2, { amount: 1 }),
    event("gain", 2, { cards: ["gold"], detail: "discard" }),
  ];

  test("the turns of the others are told, with what they did to me", () => {
    const turns = recap(sinceLastTurn([...events, event("turn", 0, { amount: 2 })], 0), catalogue);
    expect(turns.map((turn) => turn.who)).toEqual([1, 2]);
    expect(turns[0]?.acts).toEqual([
      { who: 1, deed: "play", cards: ["militia", "silver"] },
      { who: 0, deed: "discard", cards: ["copper", "estate"] },
      { who: 1, deed: "project", cards: ["fair"] },
    ]);
    expect(turns[1]?.acts).toEqual([{ who: 2, deed: "gain", cards: ["gold"] }]);
  });

  test("it grows while the others play", () => {
    expect(recap(sinceLastTurn(events.slice(0, 5), 0), catalogue)).toHaveLength(1);
    expect(sinceLastTurn(events.slice(0, 2), 0)).toEqual([]);
  });

  test("a spectator has no turn and so no recap", () => {
    expect(sinceLastTurn(events, null)).toEqual([]);
  });
});

test("players without a name are called by what they are", () => {
  const seat = (kind: Seat["kind"], name = ""): Seat => ({
    name,
    kind,
    bot: "",
    join: "",
    here: true,
    gone_since: null,
    resigned: false,
    replaced: false,
  });
  expect(seatNames([seat("person"), seat("bot")], english)).toEqual(["Player", "Bot"]);
  expect(seatNames([seat("person", "Ania"), seat("bot"), seat("bot")], english)).toEqual(["Ania", "Bot 1", "Bot 2"]);
});

describe("which way cards go", () => {
  test("from my hand into play, from a pile to a discard pile, from anywhere to the trash", () => {
    const ways = waysOf(
      [
        event("play", 0, { cards: ["village"] }),
        event("gain", 1, { cards: ["gold"], detail: "discard" }),
        event("trash", 0, { cards: ["curse"] }),
        event("draw", 1, { cards: [""] }),
      ],
      0,
    );
    expect(ways.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["hand-village", "play-0"],
      ["pile-gold", "discard-1"],
      ["hand-curse", "trash"],
      ["deck-1", "seat-1"],
    ]);
  });

  test("cards that are cleaned up or played again where they are do not fly", () => {
    expect(
      waysOf(
        [
          event("discard", 0, { cards: ["copper"], detail: "clean-up" }),
          event("play", 0, { cards: ["smithy"], detail: "again" }),
        ],
        0,
      ),
    ).toEqual([]);
  });
});

describe("the end of the lesson", () => {
  const result = (seat: number, score: number) => ({ seat, score, turns: 9, deck: {}, points: {}, points_by_turn: [], money_by_turn: [] });
  const ended = (reason: Ended["reason"], scores: [number, number], winners: number[]): Ended => ({
    type: "ended",
    reason,
    winners,
    players: scores.map((score, seat) => result(seat, score)),
  });

  test("says how many points were lacking", () => {
    expect(closingOf(ended("rules", [20, 23], [1]), 0)).toEqual({ how: "lost", behind: 3 });
    expect(closingOf(ended("rules", [20, 23], [1]), 1).how).toBe("won");
    expect(closingOf(ended("rules", [20, 20], [0, 1]), 0).how).toBe("tied");
  });

  test("does not say that 0 points were lacking", () => {
    expect(closingOf(ended("resigned", [3, 3], [1]), 0).how).toBe("resigned");
    expect(closingOf(ended("rules", [20, 20], [1]), 0).how).toBe("turns");
  });
});
