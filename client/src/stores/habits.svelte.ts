/** What was played last: the kingdom, and how strong the bot was. The next game begins with it. */
import { DEFAULT_LEVEL, type Level, levelOf } from "../game/levels";
import type { ByText, BySetup, Setup } from "../protocol";
import { isListOf, isObject, isText, keep, recall } from "./storage";

const FIRST = "first_game";

/** A recommended kingdom by its id, any other by what it is made of. */
export type LastKingdom = string | Setup;

function isSetup(value: unknown): value is Setup {
  return (
    isObject(value) &&
    isListOf(value["piles"], isText) &&
    isListOf(value["landscapes"], isText) &&
    isObject(value["marks"]) &&
    isObject(value["options"])
  );
}

class Habits {
  level = $state<Level>(DEFAULT_LEVEL);
  kingdom = $state.raw<LastKingdom>(FIRST);

  constructor() {
    const found = recall("last");
    const kept = isObject(found) ? found : {};
    this.level = (isText(kept["level"]) && levelOf(kept["level"])) || DEFAULT_LEVEL;
    const kingdom = kept["kingdom"];
    this.kingdom = isText(kingdom) || isSetup(kingdom) ? kingdom : FIRST;
  }

  /** This is played now. */
  remember(kingdom: LastKingdom, level: Level | undefined): void {
    this.kingdom = kingdom;
    this.level = level ?? this.level;
    this.keep();
  }

  setLevel(level: Level): void {
    this.level = level;
    this.keep();
  }

  /** The kingdom could not be played: back to the one for newcomers. */
  forgetKingdom(): void {
    this.remember(FIRST, undefined);
  }

  private keep(): void {
    keep("last", { level: this.level, kingdom: this.kingdom });
  }
}

export function wishFor(kingdom: LastKingdom): ByText | BySetup {
  return isText(kingdom) ? { type: "text", text: kingdom } : { type: "setup", setup: kingdom };
}

export const habits = new Habits();
