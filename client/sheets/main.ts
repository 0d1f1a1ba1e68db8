/** Every prompt of every card in one language, as the table shows it. What was asked is in prompts.json. */
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { isCode } from "../src/lang/language";
import type { View } from "../src/protocol";
import { words } from "../src/stores/words.svelte";
import PromptSheet from "./PromptSheet.svelte";

export interface Recorded {
  card: string;
  names: string[];
  seat: number;
  view: View;
}

const code = location.hash.slice(1);
const target = document.querySelector("#app");
if (target && isCode(code)) {
  await words.use(code);
  const recorded = (await (await fetch("./prompts.json")).json()) as Recorded[];
  mount(PromptSheet, { target, props: { recorded } });
}
