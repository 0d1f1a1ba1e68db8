/** What CodeMirror says to people, in their language. */
import { t } from "../../stores/words.svelte";

export function phrases(): Record<string, string> {
  return {
    Completions: t("lab-cm-completions"),
    Diagnostics: t("lab-cm-diagnostics"),
    "No diagnostics": t("lab-cm-no-diagnostics"),
    close: t("web-close"),
    "Control character": t("lab-cm-control"),
  };
}
