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
    remark: asked.picked.length ? t("ask-picked", { cards: speech.listed(asked.picked) }) : "",
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

const ROOM = { wide: { answers: 4, letters: 90 }, narrow: { answers: 2, letters: 60 } };
const ROW = 20; // letters that a further answer takes, whatever it says

/** More answers, or longer ones, than fit beside the sentence. */
export function needsRoom(answers: readonly Answer[], wide: boolean): boolean {
  const room = wide ? ROOM.wide : ROOM.narrow;
  const further = ROW * Math.max(0, answers.length - 2);
  const letters = answers.reduce((sum, { text }) => sum + text.length, further);
  return answers.length > room.answers || (answers.length > 1 && letters > room.letters);
}
