/** How strong bots are. A bot is named by a level, perhaps with settings after a colon, or by a strategy. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** What newcomers play against. */
export const USUAL: Level = "medium";

/** Whether a bot looks for a plan before its first turn in a kingdom. */
export function studies(bot: string): boolean {
  const level = levelOf(bot);
  return level !== undefined && level !== "easy";
}

/** The level a bot is named by, if it is one. */
export function levelOf(bot: string): Level | undefined {
  const name = bot.split(":")[0];
  return LEVELS.find((level) => level === name);
}
