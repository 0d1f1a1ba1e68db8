/** Where the decisions of a game lie in the chart: by turn, those of one turn beside each other. */
import type { Moment } from "../protocol";

export interface Point {
  moment: Moment;
  x: number; // 1 is the beginning of the first turn, 2 that of the second
}

export function points(moments: readonly Moment[]): Point[] {
  const counts = new Map<number, number>();
  for (const { turn } of moments) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  const seen = new Map<number, number>();
  return moments.map((moment) => {
    const nth = seen.get(moment.turn) ?? 0;
    seen.set(moment.turn, nth + 1);
    return { moment, x: moment.turn + nth / (counts.get(moment.turn) ?? 1) };
  });
}

/** The chance fell from one decision to the next. */
export interface Fall {
  from: Moment;
  to: Moment;
}

const WORTH_TELLING = 50; // thousandths

/** Where it fell most, unless it hardly fell at all. */
export function steepestFall(moments: readonly Moment[]): Fall | null {
  let found: Fall | null = null;
  for (const [i, to] of moments.entries()) {
    const from = moments[i - 1];
    if (from && drop({ from, to }) >= Math.max(WORTH_TELLING, found ? drop(found) + 1 : 0)) found = { from, to };
  }
  return found;
}

const drop = ({ from, to }: Fall): number => from.chance - to.chance;
