/** The turns of a single game, in the reader's words. */
import type { Catalogue } from "../../game/catalogue";
import type { Language } from "../../lang/language";
import { type Line, Log } from "../../lang/log";
import type { SingleGame } from "../../protocol";

/** The lines of each turn. One log writes them all, as lines speak of those before. */
export function linesByTurn(game: SingleGame, language: Language, catalogue: Catalogue): Line[][] {
  const log = new Log(language, game.names, catalogue);
  return game.turns.map(({ events }) => log.lines(events));
}

/** Where a key leads from a turn; nothing if it is no key for that. */
export function turnAfter(key: string, now: number, turns: number): number | undefined {
  const last = turns - 1;
  const moves: Record<string, number> = { ArrowLeft: now - 1, ArrowRight: now + 1, PageUp: now - 10, PageDown: now + 10, Home: 0, End: last };
  const to = moves[key];
  return to === undefined ? undefined : Math.min(Math.max(0, to), last);
}
