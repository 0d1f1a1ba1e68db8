/** What the generator of parsers makes of strategy.grammar. */
declare module "*.grammar" {
  import type { LRParser } from "@lezer/lr";
  export const parser: LRParser;
}

declare module "*.grammar.terms" {
  export const HeadingWord: number;
  export const RequirementWord: number;
  export const Verb: number;
  export const Not: number;
  export const And: number;
  export const Or: number;
  export const When: number;
  export const Others: number;
  export const newline: number;
  export const continuation: number;
}
