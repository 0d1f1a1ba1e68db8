/** What is asked, as the table shows it: a sentence, the cards it is about, and answers. */
import { concernOf, type Concern } from "../game/concern";
import { optionText, question, reason } from "../lang/questions";
import type { Asked, Option } from "../protocol";
import { t, words } from "../stores/words.svelte";
import type { TableModel } from "./model";

export interface Answer {
  option: Option;
  text: string;
}

export interface Prompting {
  asked: Asked;
  sentence: string;
  remark: string; // in smaller letters behind it
  why: string;
  source: string; // the card that asks, empty for the turn itself
  concern: Concern;
  buttons: Answer[]; // those that are neither cards nor piles
  none: Answer | null;
  end: Answer | null;
}

export function prompting(table: TableModel, asked: Asked): Prompting {
  const { speech } = words;
  const { choices, names } = table;
  const answer = (option: Option): Answer => ({ option, text: optionText(speech, option) });
  return {
    asked,
    sentence: question(speech, asked, names, asked.who),
    remark: asked.picked.length
      ? t("ask-picked", { cards: speech.listed(asked.picked) })
      : table.way && choices.hasWay(table.way)
        ? t("web-as-way", { card: speech.card(table.way) })
        : "",
    why: reason(speech, asked, names, table.seat),
    source: asked.source || onlyEffect(asked),
    concern: concernOf(asked, table.view),
    buttons: choices.buttons.map(answer),
    none: choices.none ? answer(choices.none) : null,
    end: choices.end ? answer(choices.end) : null,
  };
}

/** The card of the one effect that is offered. */
function onlyEffect(asked: Asked): string {
  const [effect, ...others] = asked.options.filter((option) => option.verb === "choose");
  return asked.kind === "trigger" && effect && !others.length ? effect.card : "";
}
