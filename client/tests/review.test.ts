import { describe, expect, test } from "vitest";
import { levelOf } from "../src/game/levels";
import { seatNames } from "../src/game/names";
import type { Seat } from "../src/protocol";
import { points, steepestFall } from "../src/review/points";
import { language } from "./helpers";

function seat(rest: Partial<Seat>): Seat {
  return { name: "", kind: "bot", bot: "", join: "", here: false, gone_since: null, resigned: false, replaced: false, ...rest };
}

describe("levels", () => {
  test("are known by their names, with settings or without", () => {
    expect(["easy", "hard:playouts=20", "Big Money", "", "best"].map(levelOf)).toEqual([
      "easy",
      "hard",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("give bots their names", () => {
    const seats = [
      seat({ kind: "person" }),
      seat({ bot: "medium" }),
      seat({ bot: "hard:seconds=2" }),
      seat({ bot: "hard" }),
      seat({ bot: "Big Money" }),
      seat({ kind: "person", bot: "hard", replaced: true }),
    ];
    expect(seatNames(seats, language("en"))).toEqual(["Player 1", "Bot (medium)", "Bot 1 (hard)", "Bot 2 (hard)", "Bot", "Player 2"]);
    expect(seatNames(seats.slice(1, 3), language("pl"))).toEqual(["Bot (średni)", "Bot (trudny)"]);
  });
});

test("decisions of one turn stand beside each other", () => {
  const moment = (step: number, turn: number) => ({ step, turn, chance: 500, low: 400, high: 600 });
  const shown = points([moment(2, 1), moment(9, 2), moment(10, 2), moment(20, 4)]);
  expect(shown.map(({ x }) => x)).toEqual([1, 2, 2.5, 4]);
});

describe("the steepest fall", () => {
  const moments = (...chances: number[]) =>
    chances.map((chance, step) => ({ step, turn: step, chance, low: chance - 50, high: chance + 50 }));

  test("lies between two decisions", () => {
    const fall = steepestFall(moments(500, 450, 600, 300, 310, 60));
    expect([fall?.from.step, fall?.to.step]).toEqual([2, 3]);
  });

  test("is not told where the chance hardly fell", () => {
    expect(steepestFall(moments(500, 470, 600, 560))).toBeNull();
    expect(steepestFall([])).toBeNull();
  });
});
