/** A sign for every card: charges that tell what it does, on a field with an outline and a division of its own. */
import type { Card, Deed } from "../protocol";
import type { GlyphName } from "./glyphs";

export interface Charge {
  glyph: GlyphName;
  x: number; // the middle, on a field of 48 × 48
  y: number;
  size: number;
}

export interface Emblem {
  outline: string; // the path of the field's edge: what one knows the card by from afar
  division: string; // the path of the part of the field with the second tincture, empty for a plain field
  charges: Charge[];
}

const OUTLINES = [
  "M4 2h40v22c0 12-8 19-20 23C12 43 4 36 4 24z", // a shield
  "M24 1a23 23 0 110 46 23 23 0 010-46z", // a seal
  "M24 0l24 24.5L24 49 0 24.5z", // a lozenge
  "M5 1h38v46l-19-9-19 9z", // a banner with two tails
  "M13 1h22l12 12v23L35 48H13L1 36V13z", // an octagon
  "M3 48V22C3 9 12 1 24 1s21 8 21 21v26z", // a gate
  "M24 0l22 12.3v24.6L24 49 2 36.9V12.3z", // a hexagon
  "M2 2c7 4 15 4 22 0 7 4 15 4 22 0v24c0 12-9 18-22 22C11 44 2 38 2 26z", // a tilting shield
  "M3 1h42v36L24 48 3 37z", // a house on its head
  "M24 48C9 39 1 29 1 16 1 7 7 1 14 1c4 0 8 2 10 6 2-4 6-6 10-6 7 0 13 6 13 15 0 13-8 23-23 32z", // a heart
  "M1 8c6 0 8-3 8-7h30c0 4 2 7 8 7v33c-6 0-8 3-8 7H9c0-4-2-7-8-7z", // a plaque
  "M24 1c13 0 20 9 20 23S37 48 24 48 4 38 4 24 11 1 24 1z", // a medallion
  "M1 14L24 1l23 13v34H1z", // a house
  "M4 1h40l-5 23 5 24H4l5-24z", // a scroll
] as const;

// Where corners are cut off, the charges move closer together.
const NARROW: ReadonlyMap<number, number> = new Map([
  [1, 0.84],
  [2, 0.66],
  [5, 0.92],
  [9, 0.76],
  [11, 0.86],
]);

const DIVISIONS = [
  "",
  "M24 0h24v48H24z", // per pale
  "M0 26h48v22H0z", // per fess
  "M0 0h48L0 48z", // per bend
  "M0 0l48 48H0z", // per bend sinister
  "M0 48L24 20l24 28z", // per chevron
  "M24 0h24v24H0v24h24z", // quarterly
  "M0 0h48v12H0z", // a chief
  "M0 14h48v16H0z", // a fess
  "M16 0h16v48H16z", // a pale
  "M0 0h12l36 36v12H36L0 12z", // a bend
  "M48 0H36L0 36v12h12L48 12z", // a bend sinister
  "M0 0h48L24 26z", // a pile
  "M0 0h9v48H0zM39 0h9v48h-9z", // flaunches
] as const;

const PLACES: readonly (readonly Charge[])[] = [
  [],
  [at(24, 23, 30)],
  [at(14, 22, 19), at(34, 22, 19)],
  [at(14, 14, 17), at(34, 14, 17), at(24, 34, 17)],
  [at(14, 13, 16), at(34, 13, 16), at(15, 33, 15), at(33, 33, 15)],
];

function at(x: number, y: number, size: number): Charge {
  return { glyph: "star", x, y, size };
}

export function emblemOf(card: Card): Emblem {
  const number = hash(card.id);
  const outline = isPlainCard(card) ? 0 : hash(`outline of ${card.id}`) % OUTLINES.length;
  const room = NARROW.get(outline) ?? 1;
  const glyphs = chargesOf(card).slice(0, 4);
  const places = PLACES[glyphs.length] ?? [];
  const charges = glyphs.flatMap((glyph, i) => (places[i] ? [{ ...closer(places[i], room), glyph }] : []));
  return { outline: OUTLINES[outline] ?? OUTLINES[0], division: DIVISIONS[number % DIVISIONS.length] ?? "", charges };
}

function closer(place: Charge, room: number): Charge {
  return { ...place, x: 24 + (place.x - 24) * room, y: 23 + (place.y - 23) * room, size: place.size * room };
}

/** Coins and land keep the plain shield. */
function isPlainCard(card: Card): boolean {
  return card.set === "basic";
}

/** A number that is the same for the same text everywhere. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/** What a card does, most telling first. */
export function chargesOf(card: Card): GlyphName[] {
  const { coins = 0, ...others } = card.gives;
  if (coins && !Object.keys(others).length) return times("coin", Math.min(coins, 3));
  if (card.types.includes("curse")) return ["skull"];
  if (card.types.includes("victory")) return card.points >= 6 ? ["crown", "castle"] : times("castle", card.points >= 3 ? 2 : 1);
  const told = [...byType(card), ...bonuses(card), ...deeds(card)];
  const distinct = [...new Set(told)];
  if (distinct.length === 1) return told.slice(0, 3);
  if (distinct.length === 2 && told.length === 3) return told;
  return distinct.length ? distinct : ["star"];
}

function times(glyph: GlyphName, n: number): GlyphName[] {
  return Array.from({ length: n }, () => glyph);
}

function byType(card: Card): GlyphName[] {
  const known: [string, GlyphName][] = [
    ["attack", "attack"],
    ["reaction", "shield"],
    ["duration", "hourglass"],
    ["prize", "cup"],
  ];
  return known.filter(([type]) => card.types.includes(type)).map(([, glyph]) => glyph);
}

/** Cards, Actions, Buys, coins and tokens that its player gets. */
function bonuses(card: Card): GlyphName[] {
  const mine = card.deeds.filter((deed) => deed.whose !== "others");
  const n = (what: string): number => mine.find((deed) => deed.what === what)?.amount ?? 0;
  const found: GlyphName[] = times("card", Math.min(n("cards"), 3));
  if (n("actions") >= 2 || card.features.includes("village")) found.push("village");
  else if (n("actions")) found.push("action");
  for (const [what, glyph] of GIFTS) if (mine.some((deed) => deed.what === what)) found.push(glyph);
  return found;
}

const GIFTS: readonly (readonly [string, GlyphName])[] = [
  ["buys", "buy"],
  ["coins", "coin"],
  ["coffers", "coffers"],
  ["villagers", "villager"],
];

/** What else a card may do, most telling first. */
const DEEDS: readonly (readonly [(deed: Deed) => boolean, GlyphName])[] = [
  [(deed) => deed.what === "gain" && deed.card === "curse" && deed.whose === "others", "skull"],
  [is("trash"), "trash"],
  [is("play", "replay"), "crown"],
  [is("cost"), "tag"],
  [(deed) => is("gain", "gain copy", "exchange")(deed) && deed.card !== "curse", "gain"],
  [is("choose one", "choose some"), "fork"],
  [is("aside", "extra turn"), "hourglass"],
  [(deed) => deed.to === "deck" && deed.what !== "reveal", "topdeck"],
  [is("draw", "new hand"), "card"],
  [is("reveal", "look"), "eye"],
  [is("discard", "deck to discard"), "discard"],
  [is("token"), "cube"],
  [is("last"), "hourglass"],
];

function is(...what: string[]): (deed: Deed) => boolean {
  return (deed) => what.includes(deed.what);
}

function deeds(card: Card): GlyphName[] {
  return DEEDS.filter(([fits]) => card.deeds.some(fits)).map(([, glyph]) => glyph);
}
