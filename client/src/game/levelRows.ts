// Written by `make docs` from src/demesne/levels/level.py; do not edit.
/** Levels from the weakest to the strongest: those that study look for a plan before they play in a kingdom. */
export const LEVEL_ROWS = [
  { name: "easy", studies: false },
  { name: "medium", studies: true },
  { name: "hard", studies: true },
] as const;
export const DEFAULT_LEVEL = "medium";
/** The opponent in the first game of a newcomer. */
export const LESSON_LEVEL = "easy";
