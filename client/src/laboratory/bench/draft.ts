/** What somebody is trying at the workbench, and the matches that follow from it. */
import { type Match, MOST_MATCHES, type RunPlayer, type Sweep } from "../../protocol";
import { isListOf, isObject, isText } from "../../stores/storage";
import { numberAt, sweepValues, withNumber } from "../editor/numbers";

/** One of several texts of the same player. */
export interface Variant {
  label: string;
  text: string;
}

export interface BenchPlayer {
  bot: string; // a level or a strategy of the library; empty: the texts
  variants: Variant[]; // at least one, also while a bot plays, so that no text is lost
  kept: string; // the own strategy that the text came from, if any
}

/** A number of a text, and the values it is to have. */
export interface Variation {
  player: number;
  line: number;
  column: number;
  from: number;
  to: number;
  step: number;
}

export interface KeptDraft {
  players: BenchPlayer[];
  games: number;
  seed: string;
  kingdom: string;
  run: string; // whose results are shown beside
}

export const FIRST_TEXT = `name      My Strategy
buy province
buy duchy   when left(province) <= 4
buy gold
buy silver
`;

export const textPlayer = (text: string, kept = ""): BenchPlayer => ({ bot: "", variants: [{ label: "A", text }], kept });
export const botPlayer = (bot: string): BenchPlayer => ({ ...textPlayer(FIRST_TEXT), bot });

/** The next letter that no variant has. */
export function nextLabel(variants: readonly Variant[]): string {
  const taken = new Set(variants.map(({ label }) => label));
  for (let n = 0; ; n++) {
    const label = n < 26 ? String.fromCharCode(65 + n) : `${n}`;
    if (!taken.has(label)) return label;
  }
}

// ---------------------------------------------------------------- matches
/** The values of a variation, if the number is still there. */
export function valuesOf(players: readonly BenchPlayer[], variant: number, wish: Variation): number[] {
  const text = players[wish.player]?.variants[variant]?.text ?? "";
  return numberAt(text, wish.line, wish.column) ? sweepValues(wish.from, wish.to, wish.step) : [];
}

/** One match for each value of the number; all other players stay as they are. */
export function sweptMatches(players: readonly BenchPlayer[], variant: number, wish: Variation): Match[] {
  const text = players[wish.player]?.variants[variant]?.text ?? "";
  const number = numberAt(text, wish.line, wish.column);
  if (!number) return [];
  return sweepValues(wish.from, wish.to, wish.step).map((value) => ({
    label: String(value),
    players: players.map((player, i) => (i === wish.player ? { text: withNumber(text, number, value) } : asRunPlayer(player, 0))),
  }));
}

export function sweepOf(players: readonly BenchPlayer[], variant: number, wish: Variation): Sweep {
  return { player: wish.player, line: wish.line, column: wish.column, values: valuesOf(players, variant, wish) };
}

/** One match for each variant; if several players have some, for each combination. */
export function variantMatches(players: readonly BenchPlayer[]): Match[] {
  const choices = players.map((player) => (player.bot ? [0] : player.variants.map((_, i) => i)));
  const varied = choices.filter((some) => some.length > 1).length > 0;
  return combinations(choices).map((chosen) => ({
    players: players.map((player, i) => asRunPlayer(player, chosen[i] ?? 0)),
    label: varied ? labelOf(players, choices, chosen) : "",
  }));
}

function labelOf(players: readonly BenchPlayer[], choices: readonly number[][], chosen: readonly number[]): string {
  const labels = players.flatMap((player, i) => ((choices[i]?.length ?? 0) > 1 ? [player.variants[chosen[i] ?? 0]?.label ?? ""] : []));
  return labels.join(" / ").slice(0, 60);
}

function asRunPlayer(player: BenchPlayer, variant: number): RunPlayer {
  return player.bot ? { bot: player.bot } : { text: player.variants[variant]?.text ?? "" };
}

function combinations(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>((made, some) => made.flatMap((before) => some.map((one) => [...before, one])), [[]]);
}

export const isTooMany = (matches: readonly unknown[]): boolean => matches.length > MOST_MATCHES;

// ---------------------------------------------------------------- what was kept
const isVariant = (value: unknown): value is Variant => isObject(value) && isText(value["label"]) && isText(value["text"]);

const isPlayer = (value: unknown): value is BenchPlayer =>
  isObject(value) &&
  isText(value["bot"]) &&
  isText(value["kept"]) &&
  isListOf(value["variants"], isVariant) &&
  value["variants"].length > 0;

/** A draft as it was kept, or the first one. */
export function readDraft(found: unknown): KeptDraft {
  const kept = isObject(found) ? found : {};
  const players = isListOf(kept["players"], isPlayer) && kept["players"].length >= 2 ? kept["players"].slice(0, 4) : null;
  return {
    players: players ?? [textPlayer(FIRST_TEXT), botPlayer("Big Money")],
    games: typeof kept["games"] === "number" && kept["games"] >= 1 ? kept["games"] : 10_000,
    seed: isText(kept["seed"]) ? kept["seed"] : "",
    kingdom: isText(kept["kingdom"]) ? kept["kingdom"] : "",
    run: isText(kept["run"]) ? kept["run"] : "",
  };
}

/** The players of a run, to try it further: matches that differ in a player's text are his variants. */
export function playersOf(matches: readonly Match[]): BenchPlayer[] {
  const first = matches[0]?.players ?? [];
  return first.map((player, i) => {
    if (player.bot) return botPlayer(player.bot);
    const texts = new Map<string, string>();
    for (const match of matches) {
      const text = match.players[i]?.text ?? "";
      if (!texts.has(text)) texts.set(text, match.label || nextLabel([...texts.values()].map((label) => ({ label, text: "" }))));
    }
    return { bot: "", kept: "", variants: [...texts].map(([text, label]) => ({ label: texts.size > 1 ? label : "A", text })) };
  });
}
