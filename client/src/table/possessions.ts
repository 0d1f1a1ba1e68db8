/** What lies before a player besides cards in hand and in play. */
import type { GlyphName } from "../cards/glyphs";
import type { Player } from "../protocol";

export interface Tokens {
  key: string; // as in the messages `web-…` and `option-spend-…`
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
  return GLYPHS.map(([key, glyph]) => ({ key, glyph, n: all[key] ?? 0 })).filter(({ key, n }) => n || key === "coffers" || key === "villagers");
}

export const MATS = ["exile", "tavern", "island", "native_village"] as const;

/** How many cards lie on mats. */
export function onMats(player: Player): number {
  return Object.values(player.mats).reduce((sum, cards) => sum + cards.length, 0);
}

/** There is something that only shows when one asks for all. */
export function hasMoreThanShown(player: Player): boolean {
  const { aside, artifacts, projects, states, boons } = player;
  return [aside, artifacts, projects, states, boons].some((ids) => ids.length > 0) || onMats(player) > 0;
}
