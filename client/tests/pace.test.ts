import { describe, expect, test, vi } from "vitest";
import { automatic } from "../src/game/automatic";
import { framesOf, stepLine } from "../src/game/pace";
import { purseOf } from "../src/game/purse";
import { clicked, stacked } from "../src/game/stacks";
import { Log } from "../src/lang/log";
import { soundOf } from "../src/motion/sounds";
import { Pacer } from "../src/stores/pacer.svelte";
import { layoutFor, type Room } from "../src/table/layout";
import { asked, catalogue, event, language, option, pile as aPile, player, view } from "./helpers";

const pile = (id: string, cost: number) => aPile(id, { cost });
const two = (rest = {}) => view({ player: 0, players: [player({ seat: 0 }), player({ seat: 1, hand: ["", "", "", "", ""] })], ...rest });

describe("turns of others", () => {
  const before = two({ current: 0, piles: [pile("silver", 3)] });
  const after = two({ current: 0, piles: [{ ...pile("silver", 3), left: 9 }] });
  const events = [
    event("phase", 0, { detail: "clean-up" }),
    event("turn", 1, { amount: 1 }),
    event("play", 1, { cards: ["village"] }),
    event("actions", 1, { amount: 2, depth: 1 }),
    event("phase", 1, { detail: "buy" }),
    event("play", 1, { cards: ["copper"] }),
    event("coins", 1, { amount: 1, depth: 1 }),
    event("play", 1, { cards: ["silver"] }),
    event("coins", 1, { amount: 2, depth: 1 }),
    event("buy", 1, { detail: "silver", amount: 3 }),
    event("gain", 1, { cards: ["silver"] }),
    event("turn", 0, { amount: 2 }),
  ];
  const frames = framesOf(before, after, events, 0, catalogue);

  test("are shown card by card, Treasures and a purchase with its gain together", () => {
    const shown = frames.filter((frame) => frame.shown);
    expect(shown.map((frame) => frame.events[0]?.kind)).toEqual(["play", "play", "buy"]);
    expect(frames.flatMap((frame) => frame.events)).toEqual(events);
  });

  test("with Actions, coins and cards as they were at that moment, and nothing to answer", () => {
    const [village, treasures, bought] = frames.filter((frame) => frame.shown).map((frame) => frame.view);
    expect(village).toMatchObject({ current: 1, actions: 2, coins: 0, asked: null });
    expect(village?.players[1]?.play).toEqual(["village"]);
    expect(village?.players[1]?.hand).toHaveLength(4);
    expect(treasures).toMatchObject({ phase: "buy", coins: 3 });
    expect(bought).toMatchObject({ coins: 0, buys: 0 });
    expect(bought?.piles[0]?.left).toBe(9);
  });

  test("are told by what was done, not by the cards drawn afterwards", () => {
    const drawn = [...events.slice(0, -1), event("draw", 1, { amount: 5, cards: ["", "", "", "", ""] })];
    const lines = (n: number) => new Log(language("en"), ["Ania", "Bot"], catalogue, 0, true).lines(drawn.slice(0, n));
    expect(lines(drawn.length).at(-1)?.text).toContain("draws 5 cards");
    expect(stepLine(lines(drawn.length))).toContain("Silver");
    expect(stepLine(lines(2))).toBe("");
  });

  test("begin in a lesson when the cards of the reader's own turn have landed", () => {
    vi.useFakeTimers();
    const seen = (isLesson: boolean): (string | undefined)[][] => {
      const shown: (string | undefined)[][] = [];
      new Pacer((frame) => shown.push(frame.events.map(({ kind }) => kind)), isLesson).add(frames);
      return shown;
    };
    expect(seen(true)).toEqual([["phase", "turn"]]);
    expect(seen(false)[0]).toContain("play");
    const shown: string[] = [];
    new Pacer((frame) => shown.push(frame.events[0]?.kind ?? ""), true).add(frames);
    vi.advanceTimersByTime(1500);
    expect(shown).toEqual(["phase", "play"]);
    vi.useRealTimers();
  });

  test("end with what the server said", () => {
    expect(frames[frames.length - 1]?.view).toBe(after);
  });
});

describe("what is done without asking", () => {
  const wishes = { autoTreasures: true, autoEnd: true };
  const end = option("end", "buys");

  test("Treasures when nothing else can be played, the end when no Buy is left", () => {
    const buying = view({ buys: 1, asked: asked({ kind: "buy phase", treasures: 2, options: [option("buy", "copper"), end] }) });
    expect(automatic(buying, wishes)).toBe("treasures");
    expect(automatic(buying, { ...wishes, autoTreasures: false })).toBeNull();
    const done = view({ buys: 0, asked: asked({ kind: "buy phase", options: [end] }) });
    expect(automatic(done, wishes)).toBe(end);
    expect(automatic(done, { ...wishes, autoEnd: false })).toBeNull();
    const owing = view({ buys: 0, asked: asked({ kind: "buy phase", options: [option("spend", "debt"), end] }) });
    expect(automatic(owing, wishes)).toBeNull();
  });

  test("nothing while an Action can be played, or somebody else is asked", () => {
    const acting = view({ asked: asked({ kind: "action phase", treasures: 2, options: [option("play", "village"), end] }) });
    expect(automatic(acting, wishes)).toBeNull();
    expect(automatic(view({ asked: asked({ who: 1, turn: null, kind: "buy phase" }) }), wishes)).toBeNull();
  });
});

test("a hand is worth its plain Treasures and the coins there are", () => {
  const players = [player({ seat: 0, hand: ["copper", "gold", "estate"] })];
  const buying = view({ coins: 2, players, asked: asked({ kind: "buy phase", treasures: 2 }) });
  expect(purseOf(buying, catalogue)).toBe(6);
  expect(purseOf({ ...buying, asked: asked({ kind: "pick", treasures: 0 }) }, catalogue)).toBe(-1);
  const owing = (debt: number) => ({ ...buying, players: buying.players.map((one) => ({ ...one, tokens: { debt } })) });
  expect([2, 6, 7].map((debt) => purseOf(owing(debt), catalogue))).toEqual([4, 0, -1]);
});

test("a click on a stack marks one card more, and none once all are marked", () => {
  const [coppers] = stacked(["copper", "copper", "estate"]);
  if (!coppers) throw new Error("no stack");
  expect(coppers.n).toBe(2);
  expect(clicked(coppers, ["copper#0"])).toEqual({ mark: "copper#1" });
  expect(clicked(coppers, ["copper#0", "copper#1"])).toEqual({ unmark: ["copper#0", "copper#1"] });
});

test("my turn sounds different from a card", () => {
  expect(soundOf([event("play", 1), event("turn", 0)], 0)).toBe("turn");
  expect(soundOf([event("play", 1)], 0)).toBe("card");
  expect(soundOf([event("shuffle", 1)], 0)).toBeNull();
});

describe("the places of the table", () => {
  const room: Room = { width: 1280, height: 800, rem: 16, kingdom: 10, beside: 8, watches: false, below: false };

  test.each([
    [1280, 800, 16, "wide"],
    [1280, 800, 20, "wide"],
    [2560, 1440, 24, "wide"],
    [390, 844, 16, "tall"],
    [360, 740, 20, "tall"],
    [844, 390, 16, "flat"],
  ])("%i × %i with text of %i is %s, and everything lies within the screen", (width, height, rem, mode) => {
    const layout = layoutFor({ ...room, width, height, rem });
    expect(layout.mode).toBe(mode);
    const rows = Math.ceil(10 / layout.columns);
    const near = layout.stage + layout.prompt + layout.hand + (mode === "wide" ? 0 : layout.have);
    const board = rows * layout.tile + 2 * layout.basicTile + layout.beside;
    const used = mode === "flat" ? Math.max(near, board) : near + board + layout.others;
    expect(used + layout.top).toBeLessThanOrEqual(height);
    expect(layout.hand).toBeGreaterThan(60);
  });
});
