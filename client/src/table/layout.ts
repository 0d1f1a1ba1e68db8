/** Where everything lies: computed once from the window, the size of text and what is laid out, so that nothing moves while
 * one plays. All results are in pixels. */

/** wide: the log beside the table; tall: one column, as on a phone; flat: a phone on its side. */
export type Mode = "wide" | "tall" | "flat";

export interface Room {
  width: number;
  height: number;
  rem: number; // how large text is
  kingdom: number; // piles
  beside: number; // projects, artifacts and the Prizes
  watches: boolean; // without a hand
  below: boolean; // the controls of a replay
}

export interface Layout {
  mode: Mode;
  side: number; // how wide the log is; 0: it is a drawer
  top: number;
  others: number;
  basicWidth: number; // of the column of basic cards; 0: they lie above the kingdom
  basicTile: number;
  columns: number; // of the kingdom
  tile: number; // how high a kingdom pile is
  besideColumns: number;
  beside: number; // how high a row of what lies beside the supply is
  stage: number;
  prompt: number;
  have: number; // the row or, when wide, the column of what one has
  hand: number;
  card: number; // how wide a card in the hand is
  below: number;
}

export const GAP = 6;
const GAP_IN_HAND = 4; // on small screens
const HAND = 5; // as many different cards lie beside each other there
const WIDE = 58; // rem that a table with a log beside it needs
const FLAT = 31; // rem below which a screen is flat

/** A stretch of the table: how high it must, would like to and may be, in rem. */
interface Part {
  least: number;
  most: number;
  share: number; // of what is left over
}

export function layoutFor(room: Room): Layout {
  const columns = room.width / room.rem;
  const rows = room.height / room.rem;
  if (columns >= WIDE) return wide(room);
  if (rows < FLAT && columns > rows * 1.3) return flat(room);
  return tall(room);
}

// ---------------------------------------------------------------- three kinds of screens
function wide(room: Room): Layout {
  const { rem } = room;
  const side = Math.round(between(14 * rem, room.width * 0.21, 24 * rem));
  const inner = room.width - side - 24;
  const columns = Math.ceil(room.kingdom / 2);
  const besideColumns = Math.min(room.beside, Math.max(4, Math.floor(inner / (7.4 * rem))));
  const besideRows = rowsOf(room.beside, besideColumns);
  const fixed = { top: 2.7, others: 2.2, prompt: 4.4, beside: besideRows * 2.4, below: room.below ? 3.2 : 0 };
  const rest = room.height / rem - sum(Object.values(fixed)) - (6 * GAP + GAP * besideRows + 14) / rem;
  const parts = {
    tile: { least: 2 * 4, most: 2 * 22, share: 0.7 },
    hand: room.watches ? NOTHING : { least: 6.2, most: 14, share: 0.17 },
    stage: { least: 3.4, most: 9, share: 0.13 },
  };
  const found = divided(rest, parts);
  const hand = pixels(found.hand, rem);
  return {
    mode: "wide",
    side,
    columns,
    besideColumns,
    basicWidth: Math.round(Math.min(11.6 * rem, inner * 0.2)),
    basicTile: 0,
    top: pixels(fixed.top, rem),
    others: pixels(fixed.others, rem),
    prompt: pixels(fixed.prompt, rem),
    beside: pixels(2.4, rem),
    below: pixels(fixed.below, rem),
    tile: Math.floor(pixels(found.tile, rem) / 2),
    have: Math.round(Math.min(9.5 * rem, inner * 0.17)),
    hand,
    card: Math.round(Math.min(hand * 0.92, 9.4 * rem)),
    stage: pixels(found.stage, rem),
  };
}

function tall(room: Room): Layout {
  const { rem } = room;
  const inner = room.width - 12;
  const columns = inner / rem >= 34 ? Math.ceil(room.kingdom / 2) : 4;
  const tiles = rowsOf(room.kingdom, columns);
  const besideColumns = Math.min(room.beside, Math.max(3, Math.floor(inner / (6 * rem))));
  const besideRows = rowsOf(room.beside, besideColumns);
  const fixed = { top: 2.7, others: 2, have: room.watches ? 0 : 2, prompt: 5.9, beside: besideRows * 1.9, below: room.below ? 5.4 : 0 };
  const gaps = GAP * (7 + tiles + besideRows + 2) + 6;
  const rest = room.height / rem - sum(Object.values(fixed)) - gaps / rem;
  const parts = {
    basic: { least: 2 * 1.9, most: 2 * 4.4, share: 0.12 },
    tile: { least: tiles * 2.3, most: tiles * (columns > 4 ? 13 : 9), share: 0.45 }, // a card on a tablet is broad
    hand: room.watches ? NOTHING : { least: 4.6, most: 11, share: 0.25 },
    stage: { least: 2.1, most: 7, share: 0.18 },
  };
  const found = divided(rest, parts);
  const hand = pixels(found.hand, rem);
  return {
    mode: "tall",
    side: 0,
    columns,
    besideColumns,
    basicWidth: 0,
    basicTile: Math.floor(pixels(found.basic, rem) / 2),
    top: pixels(fixed.top, rem),
    others: pixels(fixed.others, rem),
    prompt: pixels(fixed.prompt, rem),
    beside: pixels(1.9, rem),
    below: pixels(fixed.below, rem),
    tile: Math.floor(pixels(found.tile, rem) / tiles),
    have: pixels(fixed.have, rem),
    hand,
    card: Math.floor(Math.min(hand * 0.8, (inner - 10 - 4 * GAP_IN_HAND) / HAND, 9 * rem)),
    stage: pixels(found.stage, rem),
  };
}

/** The supply to the left, everything of mine to the right. */
function flat(room: Room): Layout {
  const { rem } = room;
  const inner = room.width / 2 - 12;
  const columns = inner / rem >= 20 ? Math.ceil(room.kingdom / 2) : 4;
  const tiles = rowsOf(room.kingdom, columns);
  const besideColumns = Math.min(room.beside, 4);
  const besideRows = rowsOf(room.beside, besideColumns);
  const top = 2.5;
  const height = room.height / rem - top;
  const left = divided(height - 2 - besideRows * 1.9 - (GAP * (5 + tiles + besideRows)) / rem, {
    basic: { least: 2 * 1.9, most: 2 * 4, share: 0.3 },
    tile: { least: tiles * 2.3, most: tiles * 8, share: 0.7 },
  });
  const have = room.watches ? 0 : 2;
  const right = divided(height - 5.9 - have - (room.below ? 5.4 : 0) - (GAP * 6) / rem, {
    hand: room.watches ? NOTHING : { least: 4.2, most: 11, share: 0.6 },
    stage: { least: 2.1, most: 7, share: 0.4 },
  });
  const hand = pixels(right.hand, rem);
  return {
    mode: "flat",
    side: 0,
    columns,
    besideColumns,
    basicWidth: 0,
    basicTile: Math.floor(pixels(left.basic, rem) / 2),
    top: pixels(top, rem),
    others: pixels(2, rem),
    prompt: pixels(5.9, rem),
    beside: pixels(1.9, rem),
    below: room.below ? pixels(5.4, rem) : 0,
    tile: Math.floor(pixels(left.tile, rem) / tiles),
    have: pixels(have, rem),
    hand,
    card: Math.round(Math.min(hand * 0.85, inner / 4.2)),
    stage: pixels(right.stage, rem),
  };
}

// ---------------------------------------------------------------- sums
const NOTHING: Part = { least: 0, most: 0, share: 0 };

/** Everybody gets the least; what is left over is shared out, up to the most. */
function divided<Name extends string>(rest: number, parts: Record<Name, Part>): Record<Name, number> {
  const names = Object.keys(parts) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, parts[name].least])) as Record<Name, number>;
  let left = rest - sum(Object.values(found));
  for (let round = 0; round < 3 && left > 0.01; round++) {
    const open = names.filter((name) => found[name] < parts[name].most);
    const shares = sum(open.map((name) => parts[name].share));
    if (!shares) break;
    const shared = left;
    for (const name of open) {
      const more = Math.min((shared * parts[name].share) / shares, parts[name].most - found[name]);
      found[name] += more;
      left -= more;
    }
  }
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const pixels = (rems: number, rem: number): number => Math.floor(rems * rem);
const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));
const rowsOf = (n: number, columns: number): number => (n && columns ? Math.ceil(n / columns) : 0);

/** The layout as properties of CSS. */
export function asStyle(layout: Layout): string {
  const lengths: [string, number][] = [
    ["side", layout.side],
    ["top", layout.top],
    ["others", layout.others],
    ["basic-width", layout.basicWidth],
    ["basic-tile", layout.basicTile],
    ["tile", layout.tile],
    ["beside", layout.beside],
    ["stage", layout.stage],
    ["prompt", layout.prompt],
    ["have", layout.have],
    ["hand", layout.hand],
    ["card", layout.card],
    ["below", layout.below],
  ];
  const counts = `--columns:${layout.columns};--beside-columns:${layout.besideColumns}`;
  return `${lengths.map(([name, n]) => `--${name}:${n}px`).join(";")};${counts}`;
}
