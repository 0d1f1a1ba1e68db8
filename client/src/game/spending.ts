/** Tokens are spent several at once: how many is asked in one question. Debt is paid off as far as the coins go. */
import type { Option, View } from "../protocol";
import type { Choices } from "./choices";

const MOST = 90; // answers that the server takes at once

/** What is spent, and how many of it. */
export interface Spending {
  token: string;
  n: number;
}

/** How many of these tokens I could spend now. */
export function mostOf(token: string, view: View): number {
  const player = view.players[view.current];
  if (!player) return 0;
  if (token === "coffers" || token === "villagers") return Math.min(MOST, player[token]);
  return Math.min(MOST, player.tokens[token] ?? 0, view.coins);
}

/** The answer that spends this many tokens at once. */
export function spendingOption(choices: Choices, { token, n }: Spending): Option | undefined {
  const option = choices.forToken(token);
  const last = option?.answer.at(-1);
  if (!option || last === undefined) return undefined;
  const answer = [...option.answer.slice(0, -1), ...Array<string>(Math.max(1, n)).fill(last)];
  return { ...option, answer, label: option.label && { ...option.label, values: { ...option.label.values, n } } };
}
