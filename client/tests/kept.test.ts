import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AtRandom, KingdomAnswer, KingdomRequest, Setup } from "../src/protocol";
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

describe("what stays when a kingdom is drawn anew", () => {
  const TEN = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "gardens", "workshop"];
  const SETUP: Setup = { piles: TEN, landscapes: ["fated", "fair"], marks: { fated: "smithy" }, players: 2, options: { colonies: true } };
  let asked: KingdomRequest["kingdom"][] = [];

  beforeEach(() => {
    asked = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      const { kingdom } = JSON.parse(body) as KingdomRequest;
      asked.push(kingdom);
      const setup = kingdom.type === "setup" ? kingdom.setup : SETUP;
      const answer: KingdomAnswer = { setup: setup as Setup, text: "", seed: null, bots: [] };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function drawn(): Promise<KingdomWish> {
    const wish = new KingdomWish();
    wish.way = "pick";
    await wish.draw(2);
    return wish;
  }
  const last = (): AtRandom => asked.at(-1) as AtRandom;

  test("a Trait that is locked stays on its pile, which stays too", async () => {
    const wish = await drawn();
    wish.togglePin("fated");
    expect(wish.kept).toEqual(["fated", "smithy"]);
    await wish.draw(2);
    expect(last().keep).toEqual(["fated (smithy)", "smithy"]);
    wish.togglePin("smithy");
    await wish.draw(2);
    expect(last().keep).toEqual(["fated"]);
    wish.togglePin("fated");
    expect(wish.kept).toEqual([]);
  });

  test("a Trait is laid on another pile, and nothing else changes", async () => {
    const wish = await drawn();
    await wish.lay("fated", "moat", 2);
    expect(asked.at(-1)).toEqual({ type: "setup", setup: { ...SETUP, marks: { fated: "moat" } } });
    expect([wish.setup?.marks["fated"], wish.kept]).toEqual(["moat", ["fated", "moat"]]);
    await wish.pick("chapel", 2);
    expect(last().keep).toEqual(["fated (moat)", "moat", "chapel"]);
    await wish.clear(2);
    expect(last().keep).toEqual([]);
    await wish.pick("fated", 2);
    expect(last().keep).toEqual(["fated"]);
  });

  test("a Trait that was pasted with its pile is kept with it", async () => {
    const wish = await drawn();
    wish.names = [
      { text: "Fated", id: "fated", near: "", pile: "mine", lacking: false },
      { text: "Mine", id: "mine", near: "", pile: "", lacking: false },
      { text: "Smity", id: "", near: "Smithy", pile: "", lacking: false },
    ];
    await wish.fillUp(2);
    expect(last().keep).toEqual(["fated (mine)", "mine"]);
  });

  test("a kingdom whose cards all stay keeps what it is played with", async () => {
    const wish = await drawn();
    expect(last().options).toBeNull();
    for (const id of TEN) wish.togglePin(id);
    await wish.draw(2);
    expect(last().options).toEqual({ colonies: true });
    await wish.toggleOption("colonies", 2);
    expect(last().options).toEqual({ colonies: false });
    await wish.clear(2);
    expect(last().options).toBeNull();
  });
});
