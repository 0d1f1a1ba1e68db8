/** The charts of a run. */
import type { Amount, MatchResult, Run, RunResult, Share } from "../../protocol";
import { t, words } from "../../stores/words.svelte";
import { decimal, percent, whole } from "../format";
import type { Drawing, Line } from "./drawings";

const RARE = 0.02; // turns that fewer of the games had say little; they are in the table only
const CARDS_DRAWN = 8;

const withInterval = ({ rate, low, high }: Share): string => t("lab-interval", { rate: percent(rate), low: percent(low), high: percent(high) });

/** Names for the axis: the variants or values, or nothing if there is one match only. */
export function matchNames(run: Pick<Run, "matches">): string[] {
  return run.matches.map(({ label }, i) => label || (run.matches.length > 1 ? whole(i + 1) : ""));
}

/** Players of the first match that has results; in variants they may have different names. */
function playersOf(matches: readonly MatchResult[]): string[] {
  const results = matches.filter((match) => match.results.length);
  return (results[0]?.results ?? []).map((_, i) => [...new Set(results.map((match) => match.results[i]?.name ?? ""))].join(" / "));
}

/** How often each player wins in each match, and how often nobody does. Where a number is varied, only the player is drawn whose number it is. */
export function wins(run: Run): Drawing {
  const { sweep } = run.wanted;
  const played = run.matches.filter((match) => match.results.length);
  const players = playersOf(run.matches);
  const of = (match: MatchResult, i: number): RunResult | undefined => match.results[i];
  const series = players.map((name, i): Line => {
    const shares = played.map((match) => of(match, i)?.wins);
    return { name, values: shares.map((share) => share?.rate ?? null), intervals: shares.map((share) => [share?.low ?? 0, share?.high ?? 0]) };
  });
  const ties: Line = { name: t("lab-column-ties"), values: played.map(tied) };
  const names = matchNames(run).filter((_, i) => run.matches[i]?.results.length);
  const rows = played.flatMap((match, m) =>
    match.results.map((result) => [
      [names[m], result.name].filter(Boolean).join(": "),
      whole(match.games),
      withInterval(result.wins),
      percent(result.ties.rate),
      percent(result.losses.rate),
      decimal(result.points),
      decimal(result.turns),
    ]),
  );
  return {
    title: sweep ? t("lab-chart-wins-of", { name: players[sweep.player] ?? "" }) : t("lab-chart-wins"),
    summary: rows.slice(0, 8).map(([name, , share, shared]) => `${name}: ${share}, ${ties.name}: ${shared}`).join("; "),
    table: { head: ["player", "games", "wins", "ties", "losses", "points", "turns"].map((column) => t(`lab-column-${column}`)), rows },
    kind: sweep ? "lines" : "bars",
    categories: names,
    series: sweep ? series.slice(sweep.player, sweep.player + 1) : [...series, ties],
    axis: sweep ? t("lab-axis-value") : run.matches.length > 1 ? t("lab-axis-variant") : "",
    value: "",
    format: (value) => percent(value, sweep && !Number.isInteger(Math.round(value * 1e6) / 1e4) ? 1 : 0),
    exact: (value) => percent(value),
    ...(sweep ? {} : { least: 0 }),
  };
}

/** The share of games without a single winner. */
const tied = (match: MatchResult): number => Math.max(0, 1 - match.results.reduce((sum, { wins: { rate } }) => sum + rate, 0));

type Curve = "money_at" | "points_at";

/** Money or points of each player, turn by turn. */
export function curve(match: MatchResult, what: Curve): Drawing {
  const turns = Math.max(0, ...match.results.map((result) => result[what].length));
  const shown = (result: RunResult, turn: number): boolean => (result.games_at[turn] ?? 0) >= Math.max(1, match.watched * RARE);
  const most = Math.max(0, ...match.results.map((result) => result.games_at.filter((_, turn) => shown(result, turn)).length));
  const title = t(`lab-chart-${what}`);
  return {
    title,
    summary: match.results.map((result) => t("lab-curve-summary", { name: result.name, value: decimal(Math.max(0, ...result[what].slice(0, most))) })).join("; "),
    table: {
      head: [t("lab-column-turn"), ...match.results.map(({ name }) => name)],
      rows: Array.from({ length: turns }, (_, turn) => [whole(turn + 1), ...match.results.map((result) => optional(result[what][turn]))]),
    },
    kind: "lines",
    categories: Array.from({ length: most }, (_, turn) => whole(turn + 1)),
    series: match.results.map((result) => ({
      name: result.name,
      values: Array.from({ length: most }, (_, turn) => (shown(result, turn) ? (result[what][turn] ?? null) : null)),
    })),
    axis: t("lab-column-turn"),
    value: "",
    format: (value) => decimal(value, Number.isInteger(value) ? 0 : 1),
  };
}

const optional = (value: number | undefined): string => (value === undefined ? "" : decimal(value, 2));

/** In how many games a number came out, without gaps between the numbers. */
function amounts(found: readonly Amount[], title: string, axis: string): Drawing {
  const games = new Map(found.map(({ n, games: times }) => [n, times]));
  const least = Math.min(...games.keys());
  const numbers = games.size ? Array.from({ length: Math.max(...games.keys()) - least + 1 }, (_, i) => least + i) : [];
  const total = Math.max(1, found.reduce((sum, { games: times }) => sum + times, 0));
  const mean = found.reduce((sum, { n, games: times }) => sum + n * times, 0) / total;
  return {
    title,
    summary: t("lab-mean", { value: decimal(mean) }),
    table: {
      head: [axis, t("lab-column-games"), t("lab-column-share")],
      rows: numbers.map((n) => [whole(n), whole(games.get(n) ?? 0), percent((games.get(n) ?? 0) / total)]),
    },
    kind: "bars",
    categories: numbers.map(whole),
    series: [{ name: t("lab-column-share"), values: numbers.map((n) => (games.get(n) ?? 0) / total) }],
    axis,
    value: "",
    format: (value) => percent(value, 0),
    exact: (value) => percent(value),
  };
}

export const lengths = (match: MatchResult): Drawing => amounts(match.lengths, t("lab-chart-lengths"), t("lab-column-turns"));
export const differences = (match: MatchResult): Drawing =>
  amounts(match.differences, t("lab-chart-differences", { name: match.results[0]?.name ?? "" }), t("lab-axis-points"));

/** How games ended. */
export function endings(match: MatchResult): Drawing {
  const ways = ["provinces", "piles", "limit"] as const;
  const names = ways.map((way) => t(`lab-ended-${way}`));
  const share = (n: number): number => n / Math.max(1, match.games);
  return {
    title: t("lab-chart-endings"),
    summary: ways.map((way, i) => `${names[i]}: ${percent(share(match[way]))}`).join("; "),
    table: {
      head: [t("lab-column-ending"), t("lab-column-games"), t("lab-column-share")],
      rows: ways.map((way, i) => [names[i] ?? "", whole(match[way]), percent(share(match[way]))]),
    },
    kind: "bars",
    categories: names,
    series: [{ name: t("lab-column-share"), values: ways.map((way) => share(match[way])) }],
    axis: "",
    value: "",
    format: (value) => percent(value, 0),
    exact: (value) => percent(value),
    least: 0,
  };
}

/** What a player bought, turn by turn: the cards of which there were most, and all in the table. */
export function bought(match: MatchResult, player: number): Drawing {
  const result = match.results[player];
  const cards = result?.bought ?? [];
  const total = (copies: readonly number[]): number => copies.reduce((sum, n) => sum + n, 0);
  const ranked = [...cards].sort((a, b) => total(b.copies) - total(a.copies));
  const turns = (result?.games_at ?? []).filter((games) => games >= Math.max(1, match.watched * RARE)).length;
  return {
    title: t("lab-chart-bought", { name: result?.name ?? "" }),
    summary: ranked.slice(0, 5).map(({ card, copies }) => `${words.speech.card(card)}: ${decimal(total(copies))}`).join("; "),
    table: {
      head: [t("lab-column-card"), t("lab-column-total"), ...Array.from({ length: turns }, (_, turn) => t("lab-turn", { n: turn + 1 }))],
      rows: ranked.map(({ card, copies }) => [words.speech.card(card), decimal(total(copies), 2), ...Array.from({ length: turns }, (_, turn) => optional(copies[turn]))]),
    },
    kind: "stack",
    categories: Array.from({ length: turns }, (_, turn) => whole(turn + 1)),
    series: ranked.slice(0, CARDS_DRAWN).map(({ card, copies }) => ({
      name: words.speech.card(card),
      values: Array.from({ length: turns }, (_, turn) => copies[turn] ?? 0),
    })),
    axis: t("lab-column-turn"),
    value: "",
    format: (value) => decimal(value, Number.isInteger(value) ? 0 : 1),
    exact: (value) => decimal(value, 2),
  };
}
