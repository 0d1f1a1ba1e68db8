/** What a person has set: language, looks, name. Kept in the browser and shown on the page at once. */
import { type Code, isCode, preferred } from "../lang/language";
import { isObject, isText, keep, recall } from "./storage";

const THEMES = ["auto", "light", "dark"] as const;
const TEXT_SIZES = ["normal", "large", "huge"] as const;
export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

interface Kept {
  language: string;
  theme: Theme;
  textSize: TextSize;
  name: string;
  animations: boolean;
  shortcuts: boolean;
}

class Settings {
  language = $state<Code>("en");
  theme = $state<Theme>("auto");
  textSize = $state<TextSize>("normal");
  name = $state("");
  animations = $state(true);
  shortcuts = $state(true);

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
  }

  /** Keep everything and show it; call it in an effect. */
  apply(): void {
    const { language, theme, textSize, name, animations, shortcuts } = this;
    keep("settings", { language, theme, textSize, name, animations, shortcuts } satisfies Kept);
    const page = document.documentElement;
    page.lang = language;
    page.dataset["theme"] = theme;
    page.dataset["text"] = textSize;
    page.dataset["motion"] = animations ? "on" : "off";
  }
}

export const settings = new Settings();
