/** The table and the screens around it, as somebody sees them. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import EndScreen from "../src/end/EndScreen.svelte";
import { Choices } from "../src/game/choices";
import type { Seat, View } from "../src/protocol";
import type { GameStore } from "../src/stores/game.svelte";
import { words } from "../src/stores/words.svelte";
import GameMenu from "../src/table/GameMenu.svelte";
import type { TableModel } from "../src/table/model";
import Table from "../src/table/Table.svelte";
import { asked, catalogue, language, pile, player, view } from "./helpers";

vi.mock("../src/net/api", () => ({
  askKingdom: () => Promise.resolve({ text: "" }),
  getInfo: () => Promise.resolve({ replace_after: 60 }),
}));

const person = (rest: Partial<Seat> = {}): Seat => ({
  name: "",
  kind: "person",
  bot: "",
  join: "",
  here: true,
  gone_since: null,
  resigned: false,
  replaced: false,
  ...rest,
});

function model(shown: View, seats: Seat[] = [person(), person()]): TableModel {
  return {
    view: shown,
    kingdom: 10,
    events: [],
    names: ["Ania", "Bob"],
    seats,
    seat: 0,
    choices: new Choices(shown),
    purse: -1,
    marked: [],
    waiting: false,
    canConfirm: false,
    answer: () => undefined,
    toggle: () => undefined,
    confirm: () => undefined,
    playTreasures: () => undefined,
    canAsk: false,
    ask: () => undefined,
  };
}

beforeAll(() => {
  vi.spyOn(words, "catalogue", "get").mockReturnValue(catalogue);
  vi.spyOn(words, "speech", "get").mockReturnValue(language("en"));
  vi.spyOn(words, "spoken", "get").mockReturnValue(language("en"));
});
afterEach(cleanup);

describe("a friend who is away", () => {
  const bobsTurn = view({ current: 1, asked: asked({ who: 1, turn: null }) });

  test("is said to be, where one waits for them", () => {
    const { container } = render(Table, { model: model(bobsTurn, [person(), person({ here: false })]) });
    expect(container.querySelector(".prompt [data-why=away]")?.textContent).toContain("Bob is away");
    cleanup();
    expect(render(Table, { model: model(bobsTurn) }).container.querySelector("[data-why=away]")).toBeNull();
  });

  const menuAfter = async (seconds: number): Promise<HTMLElement> => {
    const seats = [person(), person({ here: false, gone_since: Date.now() / 1000 - seconds })];
    const store = { seat: 0, view: bobsTurn, names: ["Ania", "Bob"], facts: { seats, setup: {}, spectators: false }, ended: null };
    const { container } = render(GameMenu, { store: store as unknown as GameStore, onresult: () => undefined });
    await fireEvent.click(screen.getByLabelText("Menu"));
    await vi.waitFor(() => expect(container.ownerDocument.querySelector("[data-away], [data-act=replace]")).not.toBeNull());
    return container.ownerDocument.body;
  };

  test("can be replaced by a bot from the menu after a while, and the menu says when", async () => {
    const soon = await menuAfter(20);
    expect(soon.querySelector("[data-away]")?.textContent).toMatch(/Bob is away: a bot can play on in (39|40) seconds/);
    expect(soon.querySelector("[data-act=replace]")).toBeNull();
    cleanup();
    const now = await menuAfter(61);
    expect(now.querySelector("[data-act=replace]")?.textContent).toContain("Let a bot play for Bob");
    expect(now.querySelector("[data-away]")).toBeNull();
  });
});

test("spectators are taken to the rematch, and players who did not ask for it are not", () => {
  const show = (seat: number | null): string => {
    location.hash = "#/game/abcdefghijkl";
    const facts = { seats: [person(), person()], setup: {}, rematch: "mnopqrstuvwx", rematch_wanted: [] };
    const store = { id: "abcdefghijkl", seat, names: ["Ania", "Bob"], facts, ended: null, events: [], isLesson: false };
    render(EndScreen, { store: store as unknown as GameStore, onlook: () => undefined });
    cleanup();
    return location.hash;
  };
  expect(show(null)).toBe("#/game/mnopqrstuvwx");
  expect(show(0)).toBe("#/game/abcdefghijkl");
});

test("what another player has is named, not only drawn", () => {
  const bob = player({ seat: 1, hand: ["", "", ""], coffers: 2, mats: { island: ["estate"] }, projects: ["fair"] });
  const { container } = render(Table, { model: model(view({ players: [player(), bob] })) });
  const named = [...container.querySelectorAll(".player .counts li")].map((item) => item.textContent.replace(/\s+/g, " ").trim());
  expect(named).toEqual(["3Hand", "2Coffers", "1Mats", "1Projects", "Discard empty"]);
});

test("what one has oneself is opened by a button that says so", () => {
  const me = player({ mats: { island: ["estate"] } });
  const { container } = render(Table, { model: model(view({ players: [me, player({ seat: 1 })] })) });
  const more = container.querySelector("[data-act=mine]");
  expect(more?.textContent).toContain("What you have");
  expect(more?.textContent).not.toContain("…");
});

test("Escape closes what lies beside the supply", async () => {
  const shown = view({ piles: [pile("silver"), pile("madman", { supply: false })] });
  const { container } = render(Table, { model: model(shown) });
  await fireEvent.click(container.querySelector("[data-act=prizes]")!);
  expect(container.querySelector(".sheet")).not.toBeNull();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelector(".sheet")).toBeNull();
});
