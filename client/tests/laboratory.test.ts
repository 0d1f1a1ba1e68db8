import { describe, expect, test } from "vitest";
import { botPlayer, nextLabel, playersOf, readDraft, sweepOf, sweptMatches, textPlayer, variantMatches } from "../src/laboratory/bench/draft";
import { csv, fileName, runAsCsv } from "../src/laboratory/files";
import { isSecret, secret } from "../src/laboratory/owner";
import { linesByTurn, turnAfter } from "../src/laboratory/results/turns";
import type { Run, RunResult } from "../src/protocol";
import { catalogue, event, language } from "./helpers";

const TEXT = "name Mine\nbuy gold when turn > 4\nbuy silver\n";

describe("variants", () => {
  const money = botPlayer("Big Money");

  test("one text makes one match without a label", () => {
    expect(variantMatches([textPlayer(TEXT), money])).toEqual([{ players: [{ text: TEXT }, { bot: "Big Money" }], label: "" }]);
  });

  test("each variant has a match, and each combination if several players have some", () => {
    const two = { ...textPlayer(TEXT), variants: [{ label: "A", text: TEXT }, { label: "more gold", text: `${TEXT}buy gold` }] };
    expect(variantMatches([two, money]).map(({ label }) => label)).toEqual(["A", "more gold"]);
    expect(variantMatches([two, two]).map(({ label }) => label)).toEqual(["A / A", "A / more gold", "more gold / A", "more gold / more gold"]);
    expect(variantMatches([{ ...two, bot: "Smithy" }, money])).toHaveLength(1);
  });

  test("are found again in a run", () => {
    const two = { ...textPlayer(TEXT), variants: [{ label: "A", text: TEXT }, { label: "B", text: `${TEXT}buy gold` }] };
    expect(playersOf(variantMatches([two, money]))).toEqual([two, money]);
    expect(playersOf(variantMatches([textPlayer(TEXT), textPlayer("buy gold")]))).toEqual([textPlayer(TEXT), textPlayer("buy gold")]);
  });

  test("have labels of their own", () => {
    expect(nextLabel([{ label: "A", text: "" }, { label: "C", text: "" }])).toBe("B");
  });
});

describe("a number that is varied", () => {
  const wish = { player: 0, line: 2, column: 22, from: 4, to: 6, step: 1 };
  const players = [textPlayer(TEXT), botPlayer("Big Money")];

  test("makes one match for each value", () => {
    const matches = sweptMatches(players, 0, wish);
    expect(matches.map(({ label }) => label)).toEqual(["4", "5", "6"]);
    expect(matches[2]?.players[0]?.text).toBe(TEXT.replace("4", "6"));
    expect(matches[2]?.players[1]).toEqual({ bot: "Big Money" });
    expect(sweepOf(players, 0, wish)).toEqual({ player: 0, line: 2, column: 22, values: [4, 5, 6] });
  });

  test("must still be there", () => {
    expect(sweptMatches([textPlayer("name Mine\nbuy gold\n")], 0, wish)).toEqual([]);
  });
});

describe("a draft", () => {
  test("comes back as it was kept", () => {
    const kept = { players: [textPlayer(TEXT), botPlayer("easy")], games: 500, seed: "7", kingdom: "first_game", run: "abc" };
    expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each([null, 5, {}, { players: [textPlayer(TEXT)] }, { players: [{ bot: 1 }, { bot: 2 }], games: -1 }])("%j is none", (kept) => {
    const draft = readDraft(kept);
    expect(draft.players).toHaveLength(2);
    expect(draft.games).toBe(10_000);
  });
});

describe("files", () => {
  test("what is special in a list of values is quoted, and formulas are harmless", () => {
    expect(csv(["a", "b"], [['say "hi", you', 1.5], ["=SUM(A1)", null]])).toBe('a,b\r\n"say ""hi"", you",1.5\r\n\'=SUM(A1),\r\n');
  });

  test("all numbers of a run are in its file", () => {
    const share = { games: 6, rate: 0.6, low: 0.3, high: 0.9 };
    const result: RunResult = {
      name: "Mine",
      wins: share,
      ties: share,
      losses: share,
      points: 30.5,
      points_low: null,
      points_high: null,
      turns: 17,
      games_at: [10, 9],
      money_at: [3, 4],
      points_at: [3, 3],
      bought: [{ card: "gold", copies: [0, 0.5] }],
      openings: [{ buys: ["silver", ""], share: 1 }],
    };
    const match = { label: "B", games: 10, watched: 10, results: [result], turns: 18, provinces: 9, piles: 1, limit: 0, lengths: [{ n: 18, games: 10 }], differences: [{ n: -3, games: 10 }], command: "", files: [] };
    const lines = runAsCsv({ matches: [match] } as unknown as Run).split("\r\n");
    for (const line of ["1,B,Mine,wins,,0.6,0.3,0.9", "1,B,Mine,gained gold at turn,2,0.5,,", "1,B,,games with that difference,-3,10,,", "1,B,Mine,points,,30.5,,"]) {
      expect(lines).toContain(line);
    }
  });

  test("have names that every system takes", () => {
    expect(fileName("Geld & Žába / 2", "strategy")).toBe("Geld_Zaba_2.strategy");
    expect(fileName("???", "xml")).toBe("strategy.xml");
  });
});

test("the secret of a browser stays and is long enough", () => {
  expect(isSecret(secret())).toBe(true);
  expect(secret()).toBe(secret());
  expect(isSecret("short")).toBe(false);
});

describe("single games", () => {
  test("keys lead from turn to turn and no farther", () => {
    expect([turnAfter("ArrowRight", 4, 6), turnAfter("ArrowRight", 5, 6), turnAfter("ArrowLeft", 0, 6)]).toEqual([5, 5, 0]);
    expect([turnAfter("Home", 4, 6), turnAfter("End", 1, 6), turnAfter("x", 1, 6)]).toEqual([0, 5, undefined]);
  });

  test("each turn has its lines", () => {
    const turn = (who: number) => ({ seat: who, number: 1, hand: [], coins: 3, purchases: [], points: [], events: [event("turn", who, { amount: 1 }), event("buy", who, { detail: "silver", cards: ["silver"], amount: 3 })] });
    const game = { names: ["Ania", "Bob"], players: [0, 1], turns: [turn(0), turn(1)], scores: [], winners: [] };
    expect(linesByTurn(game, language("en"), catalogue).map((lines) => lines.length)).toEqual([2, 2]);
  });
});
