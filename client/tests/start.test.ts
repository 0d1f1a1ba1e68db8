import { beforeEach, describe, expect, test, vi } from "vitest";
import { setsOf } from "../src/game/setup";
import type { Setup } from "../src/protocol";
import { catalogue } from "./helpers";

const setup = (rest: Partial<Setup>): Setup => ({ piles: [], landscapes: [], marks: {}, players: 2, options: {}, ...rest });

describe("sets", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  test("a kingdom needs those of its cards, of what lies beside them, and of what it is played with", () => {
    expect(setsOf(setup({ piles: ["village", "priest"], marks: { bane: "hamlet" } }), catalogue)).toEqual(
      new Set(["base", "renaissance", "cornucopia"]),
    );
    expect(setsOf(setup({ piles: ["village"], landscapes: ["fair"], options: { colonies: true } }), catalogue)).toEqual(
      new Set(["base", "renaissance", "prosperity"]),
    );
  });

  test("all are wanted until somebody chooses, and the choice is kept", async () => {
    const all = ["base", "intrigue", "seaside"];
    const { boxes } = await import("../src/stores/boxes.svelte");
    expect(boxes.among(all)).toEqual(all);
    boxes.toggle("intrigue", all);
    expect(boxes.among(all)).toEqual(["base", "seaside"]);
    boxes.choose([]);
    boxes.toggle("base", all);
    vi.resetModules();
    const again = (await import("../src/stores/boxes.svelte")).boxes;
    expect(again.among(all)).toEqual(["base"]);
    again.choose(null);
    expect(again.among(all)).toEqual(all);
  });
});

describe("what was played last", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  test("is what the next game begins with", async () => {
    const first = (await import("../src/stores/habits.svelte")).habits;
    expect([first.kingdom, first.level]).toEqual(["first_game", "medium"]);
    first.remember(setup({ piles: ["village"] }), "hard");
    vi.resetModules();
    const { habits, wishFor } = await import("../src/stores/habits.svelte");
    expect(habits.level).toBe("hard");
    expect(wishFor(habits.kingdom)).toEqual({ type: "setup", setup: setup({ piles: ["village"] }) });
  });

  test.each(["{", "7", '{"level":"godlike","kingdom":{"piles":3}}'])("rubbish such as %s is nothing", async (text) => {
    localStorage.setItem("demesne.last", text);
    const { habits } = await import("../src/stores/habits.svelte");
    expect([habits.kingdom, habits.level]).toEqual(["first_game", "medium"]);
  });
});
