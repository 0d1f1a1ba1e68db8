import { beforeEach, describe, expect, test, vi } from "vitest";
import type { KingdomAnswer } from "../src/protocol";
import { KingdomWish } from "../src/start/wishes.svelte";

const GAME = { id: "abcdefghijkl", at: 1, kingdom: [], names: [], over: false, seats: [{ seat: 0, token: "t" }], invitations: [] };

describe("rubbish in the browser's storage", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  test.each(["{", "null", "3", '"text"', "[]", '{"language":7,"theme":[],"textSize":{},"name":3}'])(
    "settings that are %s are as if nobody had set anything",
    async (text) => {
      localStorage.setItem("demesne.settings", text);
      const { settings } = await import("../src/stores/settings.svelte");
      expect([settings.theme, settings.textSize, settings.name, settings.animations]).toEqual(["auto", "normal", "", true]);
      expect(settings.language).toBe("en");
    },
  );

  test.each(["{", "null", '{"a":1}', "[null, 3]", '[{"id":"x"}]', '[{"id":"abcdefghijkl","seats":"all"}]'])(
    "games that are %s are none",
    async (text) => {
      localStorage.setItem("demesne.games", text);
      const { saved } = await import("../src/stores/saved.svelte");
      expect(saved.games).toEqual([]);
    },
  );

  test("a game among rubbish is kept", async () => {
    localStorage.setItem("demesne.games", JSON.stringify([3, GAME, { ...GAME, seats: [{}] }]));
    const { saved } = await import("../src/stores/saved.svelte");
    expect(saved.games).toEqual([GAME]);
    saved.put({ ...GAME, id: "lkjihgfedcba", at: 2 });
    expect(saved.games.map(({ id }) => id)).toEqual(["lkjihgfedcba", "abcdefghijkl"]);
  });
});

test("whoever starts before the kingdom has come waits for the newest answer", async () => {
  const answers: ((cards: string) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        answers.push((card) => {
          const setup = { piles: [card], landscapes: [], marks: {}, players: 2, options: {} };
          const body: KingdomAnswer = { setup, text: "", seed: null, bots: [] };
          resolve({ ok: true, json: () => Promise.resolve(body) });
        });
      }),
  );
  const wish = new KingdomWish();
  void wish.ask({ type: "text", text: "first_game" }, 2);
  let cards: string[] | undefined;
  const waiting = wish.answered().then(() => (cards = wish.setup?.piles));
  void wish.ask({ type: "text", text: "size_distortion" }, 2);
  answers[0]?.("first");
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(cards).toBeUndefined();
  answers[1]?.("second");
  await waiting;
  expect(cards).toEqual(["second"]);
  vi.unstubAllGlobals();
});
