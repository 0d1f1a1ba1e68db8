/** Whether and how long things move. */
import { settings } from "../stores/settings.svelte";

export function moves(): boolean {
  return settings.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function duration(milliseconds: number): number {
  return moves() ? milliseconds : 0;
}
