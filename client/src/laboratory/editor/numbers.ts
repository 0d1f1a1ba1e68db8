/** Numbers in the text of a strategy, and texts that differ in one of them. Lines and columns are counted from 1. */
import { parser } from "./strategy.grammar";

export interface NumberAt {
  line: number;
  column: number;
  from: number; // the place in the whole text, from 0
  to: number;
  value: number;
  source: string; // the line it stands in
}

/** All whole numbers in conditions. */
export function numbersOf(text: string): NumberAt[] {
  const found: NumberAt[] = [];
  parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name !== "Number" || !/^\d+$/.test(text.slice(from, to))) return;
      const start = text.lastIndexOf("\n", from - 1) + 1;
      const end = text.indexOf("\n", from);
      const source = text.slice(start, end < 0 ? undefined : end).trim();
      found.push({ line: text.slice(0, start).split("\n").length, column: from - start + 1, from, to, value: Number(text.slice(from, to)), source });
    },
  });
  return found;
}

/** The number at a line and column, if there still is one. */
export function numberAt(text: string, line: number, column: number): NumberAt | undefined {
  return numbersOf(text).find((number) => number.line === line && number.column === column);
}

/** The same text with another number there. */
export function withNumber(text: string, { from, to }: Pick<NumberAt, "from" | "to">, value: number): string {
  return text.slice(0, from) + String(value) + text.slice(to);
}

/** From one number to another by steps, both ends included if the steps meet them; nothing if that makes no sense. */
export function sweepValues(from: number, to: number, step: number): number[] {
  if (![from, to, step].every(Number.isInteger) || step < 1 || from < 0 || to < from) return [];
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}
