/** What a person has set: language, looks, name. Kept in the browser and shown on the page at once. */
import { type Code, isCode, preferred } from "../lang/language";
import { keep, recall } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type TextSize = "normal" | "large" | "huge";

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
    const kept = recall<Partial<Kept>>("settings", {});
    this.language = kept.language && isCode(kept.language) ? kept.language : preferred(navigator.languages);
    this.theme = kept.theme ?? "auto";
    this.textSize = kept.textSize ?? "normal";
    this.name = kept.name ?? "";
    this.animations = kept.animations ?? true;
    this.shortcuts = kept.shortcuts ?? true;
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
