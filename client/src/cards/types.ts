/** What is said of a card beside its picture. */
import { t, words } from "../stores/words.svelte";

export function typeLine(id: string): string {
  return words.catalogue
    .types(id)
    .map((type) => t(`type-${type}`))
    .join(" – ");
}
