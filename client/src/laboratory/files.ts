/** Results as files, and files that people give us. */
import type { Run, RunResult, Share } from "../protocol";

type Cell = string | number | null;

/** A line of a file of comma separated values. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map((cell) => (cell === null ? "" : typeof cell === "number" ? String(cell) : quoted(cell))).join(",");
}

/** Quoted where it must be; what a spreadsheet would take for a formula is made harmless. */
function quoted(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${csvLine(row)}\r\n`).join("");
}

const HEAD = ["match", "label", "player", "measure", "n", "value", "low", "high"] as const;

/** All numbers of a run, one in each line. */
export function runAsCsv(run: Run): string {
  const rows: Cell[][] = [];
  run.matches.forEach((match, i) => {
    const add = (player: string, measure: string, n: Cell, value: Cell, low: Cell = null, high: Cell = null): void => {
      rows.push([i + 1, match.label, player, measure, n, value, low, high]);
    };
    add("", "games", null, match.games);
    add("", "watched games", null, match.watched);
    add("", "turns", null, match.turns);
    for (const how of ["provinces", "piles", "limit"] as const) add("", `ended: ${how}`, null, match[how]);
    for (const { n, games } of match.lengths) add("", "games of that length", n, games);
    for (const { n, games } of match.differences) add("", "games with that difference", n, games);
    for (const result of match.results) addResult(result, add);
  });
  return csv(HEAD, rows);
}

type Add = (player: string, measure: string, n: Cell, value: Cell, low?: Cell, high?: Cell) => void;

function addResult(result: RunResult, add: Add): void {
  const share = (measure: string, { rate, low, high }: Share): void => add(result.name, measure, null, rate, low, high);
  share("wins", result.wins);
  share("ties", result.ties);
  share("losses", result.losses);
  add(result.name, "points", null, result.points, result.points_low, result.points_high);
  add(result.name, "own turns", null, result.turns);
  result.games_at.forEach((games, i) => add(result.name, "games with turn", i + 1, games));
  result.money_at.forEach((money, i) => add(result.name, "money at turn", i + 1, money));
  result.points_at.forEach((points, i) => add(result.name, "points at turn", i + 1, points));
  for (const { card, copies } of result.bought) copies.forEach((n, i) => add(result.name, `gained ${card} at turn`, i + 1, n));
  for (const { buys, share: part } of result.openings) add(result.name, `opening ${buys.join(" / ")}`, null, part);
}

/** A name that every system takes for a file. */
export function fileName(name: string, ending: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^\w-]+/g, "_").replace(/^_+|_+$/g, "");
  return `${plain || "strategy"}.${ending}`;
}

/** Give the reader a file. */
export function download(name: string, content: string | Blob, type = "text/plain"): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
