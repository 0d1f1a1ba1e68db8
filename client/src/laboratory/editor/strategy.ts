/** The language of strategies in the editor: colours, completion of words and cards, and the word somebody is at. */
import { type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { HighlightStyle, LanguageSupport, LRLanguage, syntaxHighlighting, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { styleTags, tags } from "@lezer/highlight";
import type { Word } from "../../protocol";
import { parser } from "./strategy.grammar";

export const strategyLanguage = LRLanguage.define({
  name: "strategy",
  parser: parser.configure({
    props: [
      styleTags({
        HeadingWord: tags.heading,
        RequirementWord: tags.heading,
        Verb: tags.keyword,
        When: tags.controlKeyword,
        Others: tags.keyword,
        "Not And Or": tags.logicOperator,
        Comparison: tags.compareOperator,
        "Plus Minus Times": tags.arithmeticOperator,
        ValueName: tags.propertyName,
        "Name/...": tags.className,
        Number: tags.number,
        Text: tags.string,
        Comment: tags.comment,
      }),
    ],
  }),
  languageData: { commentTokens: { line: "#" } },
});

/** Weight and slant say the same as the colours do. */
const looks = HighlightStyle.define([
  { tag: [tags.heading, tags.keyword, tags.controlKeyword], color: "var(--accent)", fontWeight: "700" },
  { tag: [tags.logicOperator, tags.compareOperator, tags.arithmeticOperator], color: "var(--danger)", fontWeight: "700" },
  { tag: tags.propertyName, color: "var(--seat-3)" },
  { tag: tags.className, color: "var(--seat-0)" },
  { tag: tags.number, color: "var(--gold)", fontWeight: "700", textDecoration: "underline dotted" },
  { tag: tags.string, color: "var(--ink)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
]);

export const strategySupport = new LanguageSupport(strategyLanguage, [syntaxHighlighting(looks)]);

/** A card as it can be written: its id, and its name in the reader's language. */
export interface NamedCard {
  id: string;
  name: string;
}

const STATEMENTS: ReadonlySet<Word["kind"]> = new Set(["heading", "verb"]);
const IN_CONDITIONS: ReadonlySet<Word["kind"]> = new Set(["value", "operator"]);

/** Where in a line the cursor is: what may stand there. */
export function expectedAt(state: EditorState, at: number): "statement" | "name" | "argument" | "condition" | "text" {
  const line = state.doc.lineAt(at);
  const before = state.sliceDoc(line.from, at);
  if (!/^\s*\S+\s/.test(before)) return "statement";
  if (/^\s*(name|author|about)\s/i.test(before) || before.includes("#")) return "text";
  if (/\([^()]*$/.test(before) && /[\w)]\([^()]*$/.test(before)) return "argument";
  return /\bwhen\b|^\s*(and|or)\b/i.test(before) ? "condition" : "name";
}

/** What completes the word before the cursor. */
export function completions(context: CompletionContext, words: readonly Word[], cards: readonly NamedCard[]): CompletionResult | null {
  const where = expectedAt(context.state, context.pos);
  const begun = context.matchBefore(/[\p{L}\p{N}_'’.-]+/u);
  if (where === "text" || (!begun && !context.explicit)) return null;
  const from = begun?.from ?? context.pos;
  const wordsOf = (kinds: ReadonlySet<Word["kind"]>): Completion[] => words.filter(({ kind }) => kinds.has(kind)).map(wordOption);
  const options = {
    statement: () => wordsOf(STATEMENTS),
    name: () => [...cards.flatMap(cardOptions), ...wordsOf(new Set(["operator"])).filter(({ label }) => label === "when")],
    argument: () => [...cards.flatMap(cardOptions), ...wordsOf(new Set(["type"]))],
    condition: () => wordsOf(IN_CONDITIONS),
  }[where]();
  return { from, options, validFor: /^[\p{L}\p{N}_'’.-]*$/u };
}

function wordOption({ word, kind, usage, help }: Word): Completion {
  const takes = /\(\w+\)$/.test(usage);
  return { label: word, type: kind, detail: usage === word ? "" : usage, info: help, apply: takes ? `${word}(` : STATEMENTS.has(kind) ? `${word} ` : word };
}

/** A card is found by its id and by its name; its id is written, which is right in every language. */
function cardOptions({ id, name }: NamedCard): Completion[] {
  const own = { label: id, type: "card", detail: name };
  return name.toLowerCase().replaceAll(" ", "_") === id ? [own] : [own, { label: name, type: "card", detail: id, apply: id }];
}

/** The word of the language at the cursor, or a card. */
export function wordAt(state: EditorState, at: number): string {
  const tree = syntaxTree(state);
  for (const side of [-1, 1] as const) {
    const node = tree.resolveInner(at, side);
    if (node.name === "NamePart" && node.parent) return state.sliceDoc(node.parent.from, node.parent.to);
    if (/^(HeadingWord|RequirementWord|Verb|ValueName|When|Others|Not|And|Or)$/.test(node.name)) return state.sliceDoc(node.from, node.to).toLowerCase();
  }
  return "";
}
