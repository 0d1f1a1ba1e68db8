/** Taking strategies of a study to the workbench. */
import { place } from "../../stores/route.svelte";
import { bench } from "../bench/bench.svelte";

export function openInWorkbench(kingdom: string, texts: readonly string[]): void {
  bench.seat(2);
  for (const [i, text] of texts.slice(0, 2).entries()) bench.put(i, text);
  bench.edit(0);
  bench.goTo(kingdom);
  place.go({ screen: "laboratory", kingdom: "" });
}
