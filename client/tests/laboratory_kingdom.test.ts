/** The page of a study: what it makes of numbers. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { chanceOf, coinsOf, improvement, interval, placeOf, reachOf, signed } from "../src/laboratory/kingdom/shown";
import { wins } from "../src/laboratory/charts/runCharts";
import { isUnderWay } from "../src/laboratory/watch.svelte";
import type { OpeningChances, Run, RunResult, Share } from "../src/protocol";
import { words } from "../src/stores/words.svelte";
import { language } from "./helpers";

const opening = (buys: string[], reaches: [number, number][]): OpeningChances => ({
  buys,
  reaches: reaches.map(([coins, chance]) => ({ coins, chance })),
  both: 0.68,
  share: 0,
});

beforeAll(() => {
  vi.spyOn(words, "speech", "get").mockReturnValue(language("en"));
});

test("ties have a bar beside the wins, and are told in words", () => {
  const share = (rate: number): Share => ({ games: 0, rate, low: rate, high: rate });
  const result = (name: string, rate: number): Partial<RunResult> => ({ name, wins: share(rate), ties: share(0.1), losses: share(0.9 - rate), points: 30, turns: 17 });
  const match = { label: "", games: 10, results: [result("A", 0.6), result("B", 0.3)] };
  const drawing = wins({ wanted: { sweep: null }, matches: [match] } as unknown as Run);
  expect(drawing.series.map(({ name }) => name)).toEqual(["A", "B", "Ties"]);
  expect(drawing.series[2]?.values[0]).toBeCloseTo(0.1);
  expect(drawing.summary).toContain("Ties: 10.0%");
});

describe("a study", () => {
  test("is asked for again only while it goes on", () => {
    expect((["waiting", "running", "stopped", "done", "failed"] as const).filter((state) => isUnderWay({ state }))).toEqual(["waiting", "running"]);
  });

  test("gains have a sign", () => {
    expect([0.034, -0.2, 0].map(signed)).toEqual(["+3.4%", "−20.0%", "0.0%"]);
    expect(interval({ low: 0.412, high: 0.5 })).toBe("41.2% – 50.0%");
  });

  test("bars reach as far as the widest interval, and have 0 in the middle", () => {
    const reach = reachOf([
      { cards: ["smithy"], gain: 0.1, low: 0.05, high: 0.15 },
      { cards: ["moat"], gain: -0.2, low: -0.25, high: -0.15 },
    ]);
    expect(reach).toBe(0.25);
    expect([-0.25, 0, 0.25, 0.125, 3].map((gain) => placeOf(gain, reach))).toEqual([0, 50, 100, 75, 100]);
    expect(reachOf([])).toBeGreaterThan(0);
  });

  test("openings are compared by the same coins", () => {
    const openings = [opening(["silver", "smithy"], [[5, 0.9], [6, 0.4]]), opening(["moat"], [[5, 0.5]])];
    expect(coinsOf(openings)).toEqual([5, 6]);
    expect(openings.map((one) => chanceOf(one, 6))).toEqual([0.4, 0]);
  });

  test("its chart says in words what it shows", () => {
    const wins = { games: 1000, rate: 0.62, low: 0.6, high: 0.64 };
    const drawing = improvement([{ generation: 0, wins: { ...wins, rate: 0.5 } }, { generation: 7, wins }], "Big Money");
    expect(drawing.title).toContain("Big Money");
    expect(drawing.summary).toContain("62.0%");
    expect(drawing.categories).toEqual(["0", "7"]);
    expect(drawing.series[0]?.intervals).toHaveLength(2);
    expect(drawing.table.rows[1]).toEqual(["7", "62.0%", "60.0% – 64.0%"]);
    expect(improvement([], "x").series[0]?.values).toEqual([]);
  });
});
