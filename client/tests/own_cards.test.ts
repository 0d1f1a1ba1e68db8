import { expect, test } from "vitest";
import type { Card } from "../src/protocol";
import { catalogue, language } from "./helpers";

const card = (id: string, name: string, text: string): Card => ({ ...catalogue.all()[0]!, id, name, text });

test("cards that the server loaded from files have their own names, texts and forms", () => {
  const polish = language("pl");
  polish.learn({
    cards: [card("warehouse", "Magazyn", "+3 karty."), card("jetty", "Jetty", "+1 karta.")],
    words: "set-harbour = Port\ncard-warehouse = Magazyn\n    .text = +3 karty.\n    .one = Magazyn\n    .few = Magazyny\n    .many = Magazynów\n",
  });
  expect([polish.card("warehouse"), polish.cardText("warehouse"), polish.text("set-harbour")]).toEqual(["Magazyn", "+3 karty.", "Port"]);
  expect([polish.some("warehouse", 2), polish.some("warehouse", 5)]).toEqual(["2 Magazyny", "5 Magazynów"]);
  expect([polish.card("jetty"), polish.cardText("jetty")]).toEqual(["Jetty", "+1 karta."]);
});
