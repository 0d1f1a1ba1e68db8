import { describe, expect, test } from "vitest";
import { concernOf } from "../src/game/concern";
import { CODES } from "../src/lang/language";
import { optionText, question, reason, say } from "../src/lang/questions";
import type { Sentence } from "../src/protocol";
import { asked, language, option, player, view } from "./helpers";

const NAMES = ["Ania", "Bob"];
const sentence = (key: string, values: Sentence["values"] = {}, parts: Sentence["parts"] = {}): Sentence => ({ key, values, parts });
const spy = (who: number) => sentence("ask-spy-choose", { card: "spy", who, thing: "gold" });
const aCard = sentence("what-some", { mode: "exactly", n: 1, kind: "any" });
const forAnAction = sentence("what-for", {}, { what: [aCard], gifts: [sentence("gift-actions", { of: "fixed", n: 1 })] });
const hamlet = sentence(
  "ask",
  { card: "hamlet", form: "ask" },
  { do: [sentence("do-discard", { form: "ask" }, { what: [forAnAction] })] },
);

const earlier = sentence("why-reached", { n: 0.4, coins: 8 });
const better = sentence("why-better", {}, { answer: [sentence("why-answer", {}, { answer: [sentence("option-end-buys")] })], why: [earlier] });

describe("a sentence", () => {
  test.each([
    ["en", "Hamlet: discard a card for +1 Action?", "Spy: Bob’s top card is Gold. Discard it or leave it?"],
    ["pl", "Folwark: odrzucić kartę za +1 akcję?", "Szpieg: wierzchnia karta talii gracza Bob to Złoto. Odrzucić ją czy zostawić?"],
    ["de", "Weiler: eine Karte für +1 Aktion ablegen?", "Spion: Oben auf dem Nachziehstapel von Bob liegt die Karte Gold. Ablegen oder liegen lassen?"],
    ["cs", "Osada: odložit kartu za +1 akci?", "Špión: vrchní karta dobíracího balíčku hráče Bob je Zlaťák. Odložit ji, nebo nechat?"],
  ] as const)("is said in %s", (code, discards, spies) => {
    expect(say(language(code), hamlet, NAMES, 0)).toBe(discards);
    expect(say(language(code), spy(1), NAMES, 0)).toBe(spies);
  });

  test.each([
    ["en", "Better than “end the turn”: you reach $8 about 0.4 turns earlier."],
    ["pl", "Lepsze niż „zakończ turę”: średnio o 0,4 tury wcześniej masz do wydania $8."],
    ["de", "Besser als „Zug beenden“: Du kannst etwa 0,4 Züge früher 8 Geld ausgeben."],
    ["cs", "Lepší než „ukončit tah“: asi o 0,4 tahu dřív můžeš utratit $8."],
  ] as const)("has fractions in %s", (code, said) => {
    expect(say(language(code), better, [], null)).toBe(said);
  });

  test("addresses its reader", () => {
    expect(say(language("en"), spy(0), NAMES, 0)).toBe("Spy: your top card is Gold. Discard it or leave it?");
  });

  test.each(CODES)("names a card of one's own in %s", (code) => {
    const coppers = sentence("what-some", { mode: "any", n: 2, thing: "vineyard" });
    expect(say(language(code), coppers, NAMES, 0)).toContain("vineyard");
  });

  test("joins its parts, and alternatives with or", () => {
    const choices = [sentence("option-scepter-coins"), sentence("option-scepter-replay")];
    const asks = sentence("ask-one-of", { card: "scepter" }, { choices });
    expect(say(language("en"), asks, NAMES, 0)).toBe("Scepter: +$2 or play an Action again?");
    expect(say(language("en"), sentence("do-all", {}, { do: choices }), NAMES, 0)).toBe("+$2 and play an Action again");
  });
});

describe("a question", () => {
  const speech = language("en");

  test("of another player names that player", () => {
    expect(question(speech, asked({ who: 1, says: hamlet }), NAMES, 0)).toBe("Bob is asked: “Hamlet: discard a card for +1 Action?”");
    expect(question(speech, asked({ who: 1 }), NAMES, null)).toBe("Bob is choosing");
  });

  test("has a reason, unless there is none", () => {
    const why = sentence("why-gain", { who: 0, cards: ["witch"] });
    expect(reason(speech, asked({ why }), NAMES, 0)).toBe("you gained a Witch");
    expect(reason(speech, asked({ why }), NAMES, 1)).toBe("Ania gained a Witch");
    expect(reason(speech, asked({}), NAMES, 0)).toBe("");
  });

  test("is answered with what an answer does, or a card", () => {
    expect(optionText(speech, option("choose", "discard", { label: sentence("option-spy-discard") }))).toBe("discard it");
    expect(optionText(speech, option("choose", "copper"))).toBe("Copper");
    expect(optionText(speech, option("buy", "copper"))).toBe("buy Copper");
    expect(optionText(speech, option("choose", "improve", { number: 2 }))).toBe("Improve (number 2)");
  });
});

describe("beside a question lies", () => {
  const reason = { event: "gain", who: 1, card: "witch", cause: "" };

  test("the card that is decided about", () => {
    const about = asked({ kind: "option", whose: 1, concerning: ["gold"], cards_from: "", reason });
    expect(concernOf(about, view())).toEqual({ cards: ["gold"], who: 1 });
  });

  test("no card of the hand, which is lit there", () => {
    expect(concernOf(asked({ concerning: ["province"], cards_from: "hand" }), view())).toEqual({ cards: [], who: -1 });
  });

  test("what was turned over, or else what set the question off", () => {
    const players = [player(), player({ seat: 1, look: ["copper", "estate"] })];
    const lookedAt = asked({ reason, cards_from: "look", whose: 1 });
    expect(concernOf(lookedAt, view({ players }))).toEqual({ cards: ["copper", "estate"], who: 1 });
    expect(concernOf(asked({ reason, cards_from: "trash" }), view({ players })).cards).toEqual(["witch"]);
    expect(concernOf(asked({ reason }), view())).toEqual({ cards: ["witch"], who: 1 });
  });
});
