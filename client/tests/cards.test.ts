import { describe, expect, test } from "vitest";
import { chargesOf, emblemOf } from "../src/cards/emblem";
import { frameTypes, nameSize, toneType } from "../src/cards/frame";
import { partsOf } from "../src/cards/text";
import { allCards, catalogue } from "./helpers";

const charges = (id: string): string[] => {
  const card = catalogue.get(id);
  if (!card) throw new Error(`there is no ${id}`);
  return chargesOf(card);
};

describe("emblems", () => {
  test("show what a card does", () => {
    expect(charges("smithy")).toEqual(["card", "card", "card"]);
    expect(charges("village")).toEqual(["card", "village"]);
    expect(charges("market")).toEqual(["card", "action", "buy", "coin"]);
    expect(charges("militia").slice(0, 2)).toEqual(["attack", "coin"]);
    expect(charges("moat").slice(0, 2)).toEqual(["shield", "card"]);
    expect(charges("gold")).toEqual(["coin", "coin", "coin"]);
    expect(charges("curse")).toEqual(["skull"]);
    expect(charges("witch")).toEqual(["attack", "card", "skull"]);
    expect(charges("remodel")).toEqual(["trash", "gain"]);
    expect(charges("canal")).toEqual(["tag"]);
    expect(charges("city_gate")).toContain("topdeck");
  });

  test("are drawn from what a card does, not from its wording", () => {
    for (const card of allCards()) expect(chargesOf({ ...card, text: "" }), card.id).toEqual(chargesOf(card));
  });

  test("a card that does something unknown has a star", () => {
    const moat = catalogue.get("moat");
    if (!moat) throw new Error("there is no moat");
    const unknown = { what: "other", amount: 1, whose: "you", when: "", card: "", to: "" };
    expect(chargesOf({ ...moat, types: ["action"], features: [], deeds: [unknown] })).toEqual(["star"]);
  });

  test("every card has one that fits on its shield", () => {
    for (const card of allCards()) {
      const { charges: placed } = emblemOf(card);
      expect(placed.length, card.id).toBeGreaterThan(0);
      for (const { x, y, size } of placed) {
        expect(x - size / 2).toBeGreaterThanOrEqual(4);
        expect(x + size / 2).toBeLessThanOrEqual(44);
        expect(y + size / 2).toBeLessThanOrEqual(46);
      }
    }
  });
});

test("no two cards of a set have the same sign", () => {
  const signs = allCards()
    .filter((card) => card.set !== "basic")
    .map((card) => {
      const { outline, division, charges: placed } = emblemOf(card);
      return `${card.set}|${outline}|${division}|${placed.map(({ glyph }) => glyph).join()}`;
    });
  expect(new Set(signs).size).toBe(signs.length);
});

describe("frames", () => {
  test("are split where a card has several types", () => {
    expect(frameTypes("village", catalogue)).toEqual(["action"]);
    expect(frameTypes("moat", catalogue)).toEqual(["action", "reaction"]);
    expect(frameTypes("followers", catalogue)).toEqual(["action", "attack", "prize"]);
    expect(toneType("militia", catalogue)).toBe("attack");
  });

  test("long names are written smaller", () => {
    expect([nameSize("Village"), nameSize("Laboratorium"), nameSize("Schauspieltruppe")]).toEqual(["short", "long", "longer"]);
  });
});

test("coins and gifts in a text stand out", () => {
  const parts = partsOf("+1 Card, +$2. Gain a card that costs at most $4 more.");
  expect(parts.map(({ kind, before, text, after }) => [kind, before, text, after])).toEqual([
    ["gift", "", "+1 Card", ""],
    ["text", "", ", ", ""],
    ["coin", "+", "2", "."],
    ["text", "", " Gain a card that costs at most ", ""],
    ["coin", "", "4", ""],
    ["text", "", " more.", ""],
  ]);
});
