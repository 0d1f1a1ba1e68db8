/** What a person has set: language, looks, name. Kept in the browser and shown on the page at once. */
import { type Code, isCode, preferred } from "../lang/language";
import { isObject, isText, keep, recall } from "./storage";

const THEMES = ["auto", "light", "dark"] as const;
const TEXT_SIZES = ["normal", "large", "huge"] as const;
export const PACES = ["off", "fast", "slow"] as const;
export type Pace = (typeof PACES)[number];
export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

interface Kept {
  language: string;
  theme: Theme;
  textSize: TextSize;
  name: string;
  animations: boolean;
  shortcuts: boolean;
  pace: Pace;
  autoTreasures: boolean;
  autoEnd: boolean;
  sounds: boolean;
}

class Settings {
  language = $state<Code>("en");
  theme = $state<Theme>("auto");
  textSize = $state<TextSize>("normal");
  name = $state("");
  animations = $state(true);
  shortcuts = $state(true);
  pace = $state<Pace>("fast"); // at which turns of others are shown
  autoTreasures = $state(false);
  autoEnd = $state(false);
  sounds = $state(false);

  constructor() {
    const found = recall("settings");
    const kept = isObject(found) ? found : {};
    const language = kept["language"];
    this.language = isText(language) && isCode(language) ? language : preferred(navigator.languages);
    this.theme = THEMES.find((theme) => theme === kept["theme"]) ?? "auto";
    this.textSize = TEXT_SIZES.find((size) => size === kept["textSize"]) ?? "normal";
    this.name = isText(kept["name"]) ? kept["name"] : "";
    this.animations = kept["animations"] !== false;
    this.shortcuts = kept["shortcuts"] !== false;
    // Who wants nothing to move sees turns of others at once, unless he asks for steps.
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.pace = PACES.find((pace) => pace === kept["pace"]) ?? (still ? "off" : "fast");
    this.autoTreasures = kept["autoTreasures"] === true;
    this.autoEnd = kept["autoEnd"] === true;
    this.sounds = kept["sounds"] === true;
  }

  /** Keep everything and show it; call it in an effect. */
  apply(): void {
    const { language, theme, textSize, name, animations, shortcuts, pace, autoTreasures, autoEnd, sounds } = this;
    const kept = { language, theme, textSize, name, animations, shortcuts, pace, autoTreasures, autoEnd, sounds };
    keep("settings", kept satisfies Kept);
    const page = document.documentElement;
    page.lang = language;
    page.dataset["theme"] = theme;
    page.dataset["text"] = textSize;
    page.dataset["motion"] = animations ? "on" : "off";
  }
}

export const settings = new Settings();
