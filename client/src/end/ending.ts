/** Why a game ended, as the log says it. */
import { Log } from "../lang/log";
import type { Event } from "../protocol";
import { words } from "../stores/words.svelte";

export function endingOf(events: readonly Event[], names: readonly string[]): string {
  const endings = events.filter((event) => event.kind === "ending");
  return new Log(words.speech, names, words.catalogue)
    .lines(endings)
    .map((line) => line.text)
    .join(" ");
}
