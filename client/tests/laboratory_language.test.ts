import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { numberAt, numbersOf, sweepValues, withNumber } from "../src/laboratory/editor/numbers";
import { parser } from "../src/laboratory/editor/strategy.grammar";
import { read } from "./helpers";

/** The places where the grammar does not understand a text. */
function errors(text: string): string[] {
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: (node) => {
      if (node.type.isError) found.push(`${node.from}: ${text.slice(Math.max(0, node.from - 20), node.to + 20)}`);
    },
  });
  return found;
}

describe("the grammar", () => {
  const folder = "src/demesne/sets";
  const files = readdirSync(`../${folder}`, { recursive: true, encoding: "utf-8" }).filter((path) => path.endsWith(".strategy"));

  test("all strategies of the library are understood", () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) expect(errors(read(`${folder}/${file}`)), file).toEqual([]);
  });

  test.each([
    "name  Mine  # a comment\nbuy province\n\nbuy gold",
    "NAME Müde \\# 1\nBUY Sala obrad WHEN owned(Silber) > 2",
    "buy duchy  when left(province) <= 4\n           or lead < 0 and left(province) <= 5\n   or not (empty_piles >= 2)",
    "play throne_room  when in_hand(action) > 1\nplay others\noption will-o'-wisp no when -coins * 2 / 0.5 = 3",
    "requires council room, Sala obrad\nbane moat\nspend coffers when has(fair)",
  ])("%s", (text) => {
    expect(errors(text)).toEqual([]);
  });

  test.each(["buy gold wen turn > 3 )", "by gold", "buy gold when turn >", "buy gold when (turn > 3"])("not %s", (text) => {
    expect(errors(text)).not.toEqual([]);
  });
});

describe("numbers that can be varied", () => {
  const text = "name  7 Golds\nbuy gold when turn > 4 and owned(gold) < 12 # 99\nbuy silver when 0.5 < turn\n";

  test("are those of conditions", () => {
    expect(numbersOf(text).map(({ line, column, value }) => [line, column, value])).toEqual([
      [2, 22, 4],
      [2, 42, 12],
    ]);
    expect(numberAt(text, 2, 42)?.source).toBe("buy gold when turn > 4 and owned(gold) < 12 # 99");
    expect(numberAt(text, 2, 41)).toBeUndefined();
  });

  test("are put in where they stand", () => {
    const number = numberAt(text, 2, 22);
    expect(number && withNumber(text, number, 10)).toContain("turn > 10 and owned(gold) < 12");
  });

  test("go from one to another by steps", () => {
    expect(sweepValues(4, 10, 1)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(sweepValues(0, 7, 3)).toEqual([0, 3, 6]);
    const wrong: [number, number, number][] = [
      [5, 4, 1],
      [1, 5, 0],
      [1, 5, 0.5],
      [-1, 2, 1],
    ];
    for (const [from, to, step] of wrong) expect(sweepValues(from, to, step)).toEqual([]);
  });
});
