/** What a study says, made ready to be shown. */
import type { Improvement, OpeningChances, Share, Standing, Study, Worth } from "../../protocol";
import { t } from "../../stores/words.svelte";
import type { Drawing } from "../charts/drawings";
import { percent, whole } from "../format";

/** The best strategy of the tournament: by it evolution is measured. */
export const rivalOf = (study: Pick<Study, "standings">): Standing | undefined => study.standings[0];

export const interval = ({ low, high }: Pick<Share, "low" | "high">): string => `${percent(low)} – ${percent(high)}`;

/** How good the best strategy was, generation by generation. */
export function improvement(steps: readonly Improvement[], rival: string): Drawing {
  const last = steps[steps.length - 1];
  return {
    title: t("study-evolution-chart", { name: rival }),
    summary: last
      ? t("study-evolution-summary", {
          n: last.generation,
          share: percent(last.wins.rate),
          low: percent(last.wins.low),
          high: percent(last.wins.high),
        })
      : "",
    table: {
      head: [t("study-column-generation"), t("study-column-wins"), t("study-column-interval")],
      rows: steps.map(({ generation, wins }) => [whole(generation), percent(wins.rate), interval(wins)]),
    },
    kind: "lines",
    categories: steps.map(({ generation }) => whole(generation)),
    series: [
      {
        name: t("study-column-wins"),
        values: steps.map(({ wins }) => wins.rate),
        intervals: steps.map(({ wins }) => [wins.low, wins.high]),
      },
    ],
    axis: t("study-column-generation"),
    value: "",
    format: (value) => percent(value, 0),
  };
}

/** The coins that openings are compared by. */
export function coinsOf(openings: readonly OpeningChances[]): number[] {
  return [...new Set(openings.flatMap(({ reaches }) => reaches.map(({ coins }) => coins)))].sort((a, b) => a - b);
}

export const chanceOf = (opening: OpeningChances, coins: number): number =>
  opening.reaches.find((reach) => reach.coins === coins)?.chance ?? 0;

/** A gain with its sign, in percent points of the share of wins. */
export function signed(gain: number): string {
  const said = percent(Math.abs(gain));
  return gain > 0 ? `+${said}` : gain < 0 ? `−${said}` : said;
}

/** How far bars must reach to both sides so that all of them fit. */
export function reachOf(worths: readonly Worth[]): number {
  return Math.max(0.05, ...worths.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
}

/** Where something lies on a bar whose middle is 0, in percent of its length. */
export const placeOf = (gain: number, reach: number): number => 50 + (50 * Math.max(-reach, Math.min(reach, gain))) / reach;
