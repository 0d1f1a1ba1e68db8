import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, Facts, ServerMessage } from "../src/protocol";
import { words } from "../src/stores/words.svelte";
import { asked, catalogue, event, language, option, player, view } from "./helpers";

interface Heard {
  message(message: ServerMessage): void;
}
const sent: ClientMessage[] = [];
let hear: (message: ServerMessage) => void;

vi.mock("../src/net/connection", () => ({
  Connection: class {
    constructor(_game: string, _token: string, listener: Heard) {
      hear = (message) => listener.message(message);
    }
    send(message: ClientMessage): boolean {
      sent.push(message);
      return true;
    }
    close(): void {}
  },
}));

const { GameStore } = await import("../src/stores/game.svelte");

const facts: Facts = {
  id: "abcdefghijkl",
  state: "running",
  created: 0,
  setup: { piles: [], landscapes: [], marks: {}, players: 2, options: {} },
  seats: [],
  public: false,
  spectators: true,
  winners: [],
  rematch: "",
  hints: false,
  rematch_wanted: [],
};

describe("a game", () => {
  const discard = view({
    players: [player({ hand: ["copper", "copper", "estate"] }), player({ seat: 1 })],
    asked: asked({
      turn: 7,
      kind: "pick",
      purpose: "discard",
      least: 2,
      most: 2,
      pickable: ["copper", "copper", "estate"],
      options: [option("choose", "copper")],
    }),
  });

  beforeEach(() => {
    sent.length = 0;
  });

  test("keeps the events it has and drops those that were taken back", () => {
    const store = new GameStore("abcdefghijkl", "");
    hear({
      type: "update",
      undos: 0,
      first: 0,
      events: [event("turn", 0), event("play", 0, { cards: ["silver"] })],
      view: view(),
    });
    hear({ type: "update", undos: 0, first: 2, events: [event("coins", 0, { amount: 2 })], view: view() });
    expect(store.events.map((one) => one.kind)).toEqual(["turn", "play", "coins"]);
    hear({ type: "update", undos: 1, first: 1, events: [event("buy", 0, { detail: "gold" })], view: view() });
    expect(store.events.map((one) => one.kind)).toEqual(["turn", "buy"]);
  });

  test("puts what changed over the view it has", () => {
    const store = new GameStore("abcdefghijkl", "");
    hear({ type: "update", undos: 0, first: 0, events: [], view: view({ coins: 1, buys: 1 }) });
    hear({ type: "update", undos: 0, first: 0, events: [], view: { coins: 3 } });
    expect(store.view).toEqual(view({ coins: 3, buys: 1 }));
    hear({ type: "update", undos: 0, first: 0, events: [], view: { asked: null } });
    expect(store.view).toEqual(view({ coins: 3, buys: 1, asked: null }));
  });

  test("marks cards, no more than asked for, and sends them together", () => {
    const store = new GameStore("abcdefghijkl", "");
    hear({ type: "update", undos: 0, first: 0, events: [], view: discard });
    store.toggle("copper#0");
    expect(store.canConfirm).toBe(false);
    store.confirm();
    expect(sent).toEqual([]);
    store.toggle("copper#1");
    store.toggle("estate#0");
    expect(store.marked).toEqual(["copper#1", "estate#0"]);
    store.confirm();
    expect(sent).toEqual([{ type: "pick", turn: 7, cards: ["copper", "estate"] }]);
  });

  test("answers a question once, however often one clicks", () => {
    const store = new GameStore("abcdefghijkl", "");
    hear({
      type: "update",
      undos: 0,
      first: 0,
      events: [],
      view: view({ asked: asked({ turn: 3, options: [option("play", "village")] }) }),
    });
    store.answer(option("play", "village"));
    store.answer(option("play", "village"));
    expect(sent).toEqual([{ type: "answer", turn: 3, answer: ["play village"] }]);
    hear({ type: "update", undos: 0, first: 0, events: [], view: view({ asked: asked({ turn: 4 }) }) });
    store.playTreasures();
    expect(sent[1]).toEqual({ type: "treasures", turn: 4, buy: "" });
  });

  test("asks what to do where that is allowed, once for each question", () => {
    const store = new GameStore("abcdefghijkl", "");
    const question = view({ asked: asked({ turn: 3, options: [option("play", "village")] }) });
    hear({ type: "update", undos: 0, first: 0, events: [], view: question });
    store.ask();
    expect(sent).toEqual([]);
    hear({ type: "seats", game: { ...facts, hints: true }, request: null });
    store.ask();
    expect(sent).toEqual([{ type: "advise", turn: 3 }]);
    hear({ type: "advice", turn: 2, options: [], why: [], treasures: false, playouts: 0 });
    expect(store.advice).toBeNull();
    hear({ type: "advice", turn: 3, options: [], why: [], treasures: false, playouts: 5 });
    store.closeAdvice();
    store.ask();
    expect([store.inDoubt, store.advice?.playouts, sent.length]).toEqual([true, 5, 1]);
    hear({ type: "update", undos: 0, first: 0, events: [], view: view({ asked: asked({ turn: 4 }) }) });
    expect([store.inDoubt, store.advice]).toEqual([false, null]);
  });

  test("keeps the result of a game that another player ended, while the last turn is still shown", () => {
    vi.useFakeTimers();
    vi.spyOn(words, "ready", "get").mockReturnValue(true);
    vi.spyOn(words, "catalogue", "get").mockReturnValue(catalogue);
    vi.spyOn(words, "speech", "get").mockReturnValue(language("en"));
    const store = new GameStore("abcdefghijkl", "");
    store.mover = { before: () => undefined, after: () => undefined };
    hear({ type: "welcome", protocol: 1, version: "", game: facts, seat: 0, request: null, chat: [] });
    hear({ type: "update", undos: 0, first: 0, events: [event("turn", 1)], view: view({ current: 1 }) });
    const last = [
      event("play", 1, { cards: ["village"] }),
      event("play", 1, { cards: ["smithy"] }),
      event("buy", 1, { detail: "province" }),
      event("gain", 1, { cards: ["province"], detail: "discard" }),
      event("end", -1),
    ];
    hear({ type: "update", undos: 0, first: 1, events: last, view: view({ current: 1, over: true, scores: [0, 6] }) });
    hear({ type: "ended", reason: "rules", winners: [1], players: [] });
    expect(store.pacer.isPlaying).toBe(true);
    vi.runAllTimers();
    expect([store.pacer.isPlaying, store.view?.over, store.ended?.winners]).toEqual([false, true, [1]]);
    hear({ type: "update", undos: 1, first: 1, events: [], view: view({ current: 1, scores: null }) });
    expect(store.ended).toBeNull();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
