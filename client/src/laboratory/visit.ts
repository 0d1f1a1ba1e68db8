/** Going to the laboratory with the kingdom of a game. */
import { askKingdom } from "../net/api";
import type { Setup } from "../protocol";
import { notices } from "../stores/notices.svelte";
import { place } from "../stores/route.svelte";
import { settings } from "../stores/settings.svelte";
import { failureText } from "../stores/words.svelte";

export async function study(setup: Setup, players: number): Promise<void> {
  try {
    const { text } = await askKingdom({ type: "setup", setup }, players, settings.language);
    place.go({ screen: "kingdom", id: "", kingdom: text });
  } catch (problem) {
    notices.show(failureText(problem), "problem");
  }
}
