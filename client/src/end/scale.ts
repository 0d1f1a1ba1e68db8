/** Axes of charts. */

/** Round numbers from the least to the greatest value, at most about `most` of them. */
export function ticks(least: number, greatest: number, most = 6): number[] {
  const span = Math.max(1, greatest - least);
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const step = steps.find((size) => span / size <= most) ?? 1000;
  const made: number[] = [];
  for (let value = Math.floor(least / step) * step; value < greatest + step; value += step) made.push(value);
  return made;
}
