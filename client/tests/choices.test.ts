import { describe, expect, test } from "vitest";
import { Choices } from "../src/game/choices";
import { mostOf, spendingOption } from "../src/game/spending";
import { optionText, treasuresText } from "../src/lang/questions";
import { asked, catalogue, language, option, pile, player, view } from "./helpers";

describe("what can be done", () => {
  test("nothing, when somebody else is asked", () => {
    const choices = new Choices(view({ asked: asked({ who: 1, turn: null }) }));
    expect(choices.mine).toBe(false);
    expect(choices.forHand("village")).toBeUndefined();
  });

  test("Actions are played from the hand, piles are bought from, tokens are spent", () => {
    const options = [
      option("play", "silver"),
      option("buy", "village"),
      option("buy", "fair"),
      option("spend", "coffers"),
      option("end", "buys"),
    ];
    const choices = new Choices(view({ piles: [pile("village")], asked: asked({ kind: "buy phase", options }) }));
    expect(choices.forHand("silver")?.answer).toEqual(["play silver"]);
    expect(choices.forPile("village")?.verb).toBe("buy");
    expect(choices.forPile("fair")?.verb).toBe("buy");
    expect(choices.forToken("coffers")).toBeDefined();
    expect(choices.end?.card).toBe("buys");
    expect(choices.buttons).toEqual([]);
  });

  test("a card can be played as a Way once the Way is chosen", () => {
    const options = [
      option("play", "village"),
      { ...option("play", "village"), answer: ["play village as way_of_the_turtle"] },
      option("end", "actions"),
    ];
    const choices = new Choices(view({ asked: asked({ options }) }));
    expect(choices.forHand("village")?.answer).toEqual(["play village"]);
    expect(choices.hasWay("way_of_the_turtle")).toBe(true);
    expect(choices.forHand("village", "way_of_the_turtle")?.answer).toEqual(["play village as way_of_the_turtle"]);
    expect(choices.forHand("smithy", "way_of_the_turtle")).toBeUndefined();
  });

  test("a Way that was chosen does not stand in the way of other questions", () => {
    const players = [player({ hand: ["copper"] })];
    const pick = asked({ kind: "pick", cards_from: "hand", options: [option("choose", "copper")], pickable: ["copper"] });
    const choices = new Choices(view({ players, asked: pick }));
    expect(choices.forHand("copper", "way_of_the_turtle")?.answer).toEqual(["choose copper"]);
  });

  test("a pile to gain from is chosen in the supply, a Prize beside it", () => {
    const options = [option("choose", "silver"), option("choose", "diadem"), option("none", "none")];
    const piles = [pile("silver"), pile("diadem", { supply: false })];
    const choices = new Choices(view({ piles, asked: asked({ kind: "pile", options }) }));
    expect(choices.forPile("silver")).toBeDefined();
    expect(choices.forPile("diadem")).toBeDefined();
    expect(choices.none).toBeDefined();
  });

  test("a Reaction is a button, and lit in the hand", () => {
    const options = [option("choose", "moat", { reaction: true }), option("none", "none")];
    const choices = new Choices(view({ asked: asked({ kind: "trigger", options }) }));
    expect(choices.buttons.map((button) => button.card)).toEqual(["moat"]);
    expect(choices.forHand("moat")).toBeDefined();
  });
});

describe("cards to pick", () => {
  const pick = (
    rest: Parameters<typeof asked>[0],
    players = [player({ hand: ["copper", "copper", "estate"] }), player({ seat: 1 })],
  ) => new Choices(view({ players, asked: asked({ kind: "pick", purpose: "discard", cards_from: "hand", ...rest }) }));
  const options = [option("choose", "copper"), option("choose", "estate")];

  test("one card of the hand is picked with one click", () => {
    const choices = pick({ options, pickable: ["copper", "copper", "estate"] });
    expect(choices.picking).toMatchObject({ where: "hand", several: false });
    expect(choices.forHand("estate")?.answer).toEqual(["choose estate"]);
  });

  test("several are marked first", () => {
    const choices = pick({ options, pickable: ["copper", "copper", "estate"], least: 2, most: 2 });
    expect(choices.picking).toMatchObject({ where: "hand", several: true, least: 2, most: 2 });
    expect(choices.forHand("estate")).toBeUndefined();
    expect([choices.enough(1), choices.enough(2), choices.enough(3)]).toEqual([false, true, false]);
  });

  test("cards that are not in the hand are shown in a tray", () => {
    const choices = pick({ options: [option("choose", "gold")], pickable: ["gold"], cards_from: "discard" });
    expect(choices.picking?.where).toBe("tray");
    expect(choices.forTray("gold")).toBeDefined();
  });

  test("so are cards of somebody else's hand, even if the same are in one's own", () => {
    expect(pick({ options, pickable: ["copper"], whose: 1 }).picking?.where).toBe("tray");
  });

  test("so are cards of which some lie in play", () => {
    const pickable = ["copper", "copper", "copper", "estate"];
    const choices = pick({ options, pickable, least: 0, most: 2 });
    expect(choices.picking).toMatchObject({ where: "tray", several: true, cards: pickable });
  });

  test("all or none", () => {
    const choices = pick({ options, pickable: ["copper", "copper", "estate"], least: 0, most: 3, or_none: true });
    expect([0, 1, 2, 3].map((n) => choices.enough(n))).toEqual([true, false, false, true]);
  });

  test("a card that may be shown is lit in the hand", () => {
    const shown = { kind: "option", cards_from: "hand", concerning: ["province"] } as const;
    const choices = new Choices(view({ asked: asked({ ...shown, concerning: ["province"], options: [option("choose", "yes")] }) }));
    expect(choices.forHand("province")?.card).toBe("yes");
    expect(choices.buttons).toHaveLength(1);
  });

  test("cards to be put in order are chosen one by one", () => {
    const choices = new Choices(view({ asked: asked({ kind: "order", options }) }));
    expect(choices.picking).toMatchObject({ where: "tray", several: false, cards: ["copper", "estate"] });
  });
});

describe("tokens", () => {
  const spend = { ...option("spend", "coffers", { answer: ["end actions", "spend coffers"] }), label: { key: "option-spend-coffers", values: { n: 1 }, parts: {} } };
  const pay = option("spend", "debt", { answer: ["pay debt"] });
  const buying = view({
    coins: 5,
    players: [player({ coffers: 14, tokens: { debt: 8 } }), player({ seat: 1 })],
    asked: asked({ turn: 1, kind: "buy phase", options: [spend, pay] }),
  });

  test("are spent several at once, debt as far as the coins go", () => {
    expect([mostOf("coffers", buying), mostOf("debt", buying), mostOf("villagers", buying)]).toEqual([14, 5, 0]);
    const three = spendingOption(new Choices(buying), { token: "coffers", n: 3 });
    expect(three?.answer).toEqual(["end actions", "spend coffers", "spend coffers", "spend coffers"]);
    expect(three && optionText(language("en"), three)).toBe("spend 3 Coffers tokens (+$3)");
    expect(spendingOption(new Choices(buying), { token: "debt", n: 5 })?.answer).toHaveLength(5);
    expect(spendingOption(new Choices(buying), { token: "villagers", n: 1 })).toBeUndefined();
  });

  test("and Treasures that only give something say what, and what stays in hand", () => {
    const hand = ["gold", "spices", "spices", "bank"];
    const options = [...new Set(hand)].map((id) => option("play", id));
    const mine = view({ players: [player({ hand }), player({ seat: 1 })], asked: asked({ turn: 1, kind: "buy phase", options }) });
    expect(treasuresText(language("en"), catalogue, mine)).toBe("play Treasures (+2 Buys, +$7; left: Bank)");
  });
});
