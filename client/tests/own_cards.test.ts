import { expect, test } from "vitest";
import type { Card } from "../src/protocol";
import { catalogue, language } from "./helpers";

const card = (id: string, name: string, text: string): Card => ({ ...catalogue.all()[0]!, id, name, text });

test("cards that the server loaded from files have their own names, texts and forms", () => {
  const polish = language("pl");
  polish.learn({
    cards: [card("boathouse", "Hangar", "+3 karty."), card("jetty", "Jetty", "+1 karta.")],
    words: "set-harbour = Port\ncard-boathouse = Hangar\n    .text = +3 karty.\n    .one = Hangar\n    .few = Hangary\n    .many = Hangarów\n",
  });
  expect([polish.card("boathouse"), polish.cardText("boathouse"), polish.text("set-harbour")]).toEqual(["Hangar", "+3 karty.", "Port"]);
  expect([polish.some("boathouse", 2), polish.some("boathouse", 5)]).toEqual(["2 Hangary", "5 Hangarów"]);
  expect([polish.card("jetty"), polish.cardText("jetty")]).toEqual(["Jetty", "+1 karta."]);
});
