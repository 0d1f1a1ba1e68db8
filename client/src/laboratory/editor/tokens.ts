/** Words of the language, whatever their case, and ends of lines: an end before `and` or `or` is a space. */
import { ExternalTokenizer, type InputStream } from "@lezer/lr";
import { And, continuation, HeadingWord, newline, Not, Or, Others, RequirementWord, Verb, When } from "./strategy.grammar.terms";

const AT_START: ReadonlyMap<string, number> = new Map([
  ...["name", "author", "about"].map((word) => [word, HeadingWord] as const),
  ...["requires", "bane"].map((word) => [word, RequirementWord] as const),
  ...["buy", "gain", "play", "trash", "discard", "spend", "option"].map((word) => [word, Verb] as const),
]);
const IN_CONDITION: ReadonlyMap<string, number> = new Map([
  ["not", Not],
  ["and", And],
  ["or", Or],
]);
const IN_NAME: ReadonlyMap<string, number> = new Map([
  ["when", When],
  ["others", Others],
]);

export const wordAtStart = (word: string): number => AT_START.get(word.toLowerCase()) ?? -1;
export const wordInCondition = (word: string): number => IN_CONDITION.get(word.toLowerCase()) ?? -1;
export const wordInName = (word: string): number => IN_NAME.get(word.toLowerCase()) ?? -1;

const LINE_FEED = 10;
const SPACES: readonly number[] = [9, 13, 32];

export const lines = new ExternalTokenizer((input) => {
  if (input.next !== LINE_FEED) return;
  input.acceptToken(goesOn(input) ? continuation : newline, 1);
});

/** Whether the line that begins behind this place goes on with a condition. */
function goesOn(input: InputStream): boolean {
  let at = 1;
  while (SPACES.includes(input.peek(at))) at += 1;
  let word = "";
  for (let code = input.peek(at); isLetter(code) && word.length < 4; code = input.peek(++at)) word += String.fromCharCode(code);
  return ["and", "or"].includes(word.toLowerCase());
}

const isLetter = (code: number): boolean => /\w/.test(String.fromCharCode(Math.max(0, code)));
