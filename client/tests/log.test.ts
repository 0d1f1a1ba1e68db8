import { describe, expect, test } from "vitest";
import { CODES } from "../src/lang/language";
import { WORDINGS } from "../src/lang/events";
import { Log } from "../src/lang/log";
import { optionText, question, reason } from "../src/lang/questions";
import { catalogue, language, read, spoken, unpacked } from "./helpers";

describe.each(CODES)("in %s", (code) => {
  const speech = language(code);

  test("the log of a long game is the one that Python writes", () => {
    const { names, events } = spoken.golden;
    const lines = new Log(speech, names, catalogue, 0).lines(unpacked(events)).map((line) => "  ".repeat(line.depth) + line.text);
    const golden = read(`tests/golden/log_${code}.txt`).split("\n");
    expect(lines.length).toBeGreaterThan(150);
    expect(lines).toEqual(golden.slice(0, lines.length));
  });

  test("every kind of event has the same text as in Python", () => {
    const kinds = new Set(spoken.forms.map(({ event }) => event[0]));
    expect([...kinds]).toEqual(Object.keys(WORDINGS));
    for (const { event, lines } of spoken.forms) {
      const written = [0, null].map((reader) => new Log(speech, spoken.golden.names, catalogue, reader).lines(unpacked([event])));
      expect(written.map((some) => some.map((line) => line.text))).toEqual(lines[code]);
    }
  });

  test.each(spoken.games.map((game, i) => ({ ...game, i })))(
    "the log of the play $i is the one that Python writes",
    (game) => {
      const lines = new Log(speech, game.names, catalogue, game.reader)
        .lines(unpacked(game.events))
        .map((line) => "  ".repeat(line.depth) + line.text);
      expect(lines).toEqual(game.lines[code]);
    },
  );

  test("questions, reasons and options are worded as in the terminal", () => {
    expect(spoken.questions.length).toBeGreaterThan(25);
    for (const { asked, names, said } of spoken.questions) {
      const words = [
        question(speech, asked, names, asked.who),
        reason(speech, asked, names, asked.who),
        ...asked.options.map((option) => optionText(speech, option)),
      ];
      expect(words).toEqual(said[code]);
    }
  });
});
