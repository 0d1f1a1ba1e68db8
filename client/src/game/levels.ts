/** How strong bots are. A bot is named by a level, perhaps with settings after a colon, or by a strategy. */
import { LEVEL_ROWS } from "./levelRows";

export { DEFAULT_LEVEL, LESSON_LEVEL } from "./levelRows";
export type Level = (typeof LEVEL_ROWS)[number]["name"];

/** The names of levels, from the weakest to the strongest. */
export const LEVELS: readonly Level[] = LEVEL_ROWS.map((row) => row.name);

/** Whether a bot looks for a plan before its first turn in a kingdom. */
export function studies(bot: string): boolean {
  const level = levelOf(bot);
  return LEVEL_ROWS.some((row) => row.name === level && row.studies);
}

/** The level a bot is named by, if it is one. */
export function levelOf(bot: string): Level | undefined {
  const name = bot.split(":")[0];
  return LEVELS.find((level) => level === name);
}
