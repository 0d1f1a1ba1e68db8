/** What is asked, as the table shows it: a sentence, the cards it is about, and answers. The only place where questions
 * get their words. */
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
  const { choices, view } = table;
  const remarks: string[] = [];
  if (asked.picked.length) remarks.push(t("ask-picked", { cards: speech.listed(asked.picked) }));
  if (asked.kind === "pile") remarks.push(t("web-choose-pile"));
  const onlyReactions = choices.buttons.length > 0 && choices.buttons.every((option) => option.reaction);
  const answer = (option: Option): Answer => ({ option, text: answerText(option, asked) });
  return {
    asked,
    sentence: onlyReactions ? t("web-ask-react") : question(speech, asked, view),
    remark: remarks.join(" "),
    why: reason(speech, asked, table.names),
    source: asked.source,
    concern: concernOf(asked, view, table.events),
    buttons: choices.buttons.map(answer),
    none: choices.none ? answer(choices.none) : null,
    end: choices.end ? answer(choices.end) : null,
  };
}

/** An answer on its button. */
export function answerText(option: Option, asked: Asked): string {
  if (option.verb === "none" && isYesOrNo(asked)) return t("web-no");
  const text = optionText(words.speech, option, asked);
  return option.reaction ? t("web-react", { card: text }) : text;
}

/** One thing is offered, to do or to leave. */
function isYesOrNo(asked: Asked): boolean {
  const others = asked.options.filter((option) => option.verb !== "none");
  return others.length === 1 && (asked.kind === "option" || asked.kind === "trigger");
}
