/** What lies before a player besides cards in hand and in play. */
import type { GlyphName } from "../cards/glyphs";
import type { Player } from "../protocol";

export interface Tokens {
  key: string; // as in the messages `web-…` and `option-spend-…`
  name: string; // the message that says what they are, without their number
  glyph: GlyphName;
  n: number;
}

const GLYPHS: readonly (readonly [string, GlyphName])[] = [
  ["coffers", "coffers"],
  ["villagers", "villager"],
  ["debt", "debt"],
  ["vp", "laurel"],
  ["favors", "hand"],
  ["journey", "foot"],
  ["skips", "hourglass"],
];

/** Tokens by kind, in the order of the mats; those one has none of are left out, but for what can be spent. */
export function tokensOf(player: Player): Tokens[] {
  const all: Record<string, number> = { ...player.tokens, coffers: player.coffers, villagers: player.villagers };
  return GLYPHS.map(([key, glyph]) => ({ key, name: key === "vp" ? "web-vp-tokens" : `web-${key}`, glyph, n: all[key] ?? 0 })).filter(({ key, n }) => n || key === "coffers" || key === "villagers");
}

export const MATS = ["exile", "tavern", "island", "native_village"] as const;

/** How many cards lie on mats. */
export function onMats(player: Player): number {
  return Object.values(player.mats).reduce((sum, cards) => sum + cards.length, 0);
}

/** What lies before a player apart from his deck: how many cards, by the messages that name the place. */
export function lyingBefore(player: Player): { name: string; n: number }[] {
  const places: [string, number][] = [
    ["web-aside", player.aside.length],
    ...MATS.map((mat): [string, number] => [`web-mat-${mat}`, player.mats[mat]?.length ?? 0]),
    ["web-boons", player.boons.length],
    ["web-states", player.states.length],
  ];
  return places.filter(([, n]) => n).map(([name, n]) => ({ name, n }));
}

/** There is something that only shows when one asks for all. */
export function hasMoreThanShown(player: Player): boolean {
  const { aside, artifacts, projects, states, boons } = player;
  return [aside, artifacts, projects, states, boons].some((ids) => ids.length > 0) || onMats(player) > 0;
}
