/** What is asked, why, and what may be answered, in the reader's language. The twin of table/questions.py. */
import type { Asked, Option, View } from "../protocol";
import type { Language } from "./language";
import { namedOption } from "./log";

const ANY_NUMBER = 100; // more than anybody has: "any number"

/** The question without its reason. */
export function question(language: Language, asked: Asked, view: View): string {
  const card = asked.source ? language.card(asked.source) : "";
  if (asked.kind === "action phase") return language.text("ask-action");
  if (asked.kind === "buy phase") return language.text("ask-buy");
  if (asked.kind === "trigger") return language.text("ask-trigger");
  if (asked.kind === "order") return language.text("ask-order", { card });
  if (asked.kind === "pile") return language.text("ask-gain-pile", { card });
  if (asked.kind === "option") {
    if (asked.purpose === "aside") {
      const lookedAt = view.players[asked.who]?.look.slice(-1) ?? [];
      return language.text("ask-aside", { card, cards: language.cards(lookedAt) });
    }
    return language.text(firstKnown(language, `ask-${asked.source}`, `ask-${asked.purpose}`), { card });
  }
  const any = asked.most >= wholeHand(view, asked) ? "any" : "up-to";
  const mode = asked.least === asked.most ? "exactly" : any;
  return language.text(firstKnown(language, `ask-${asked.purpose}`), { card, mode, n: asked.most });
}

function firstKnown(language: Language, ...keys: string[]): string {
  return keys.find((key) => language.has(key)) ?? "ask-choose";
}

/** As many cards as could be picked at all, at least two. */
function wholeHand(view: View, asked: Asked): number {
  const hand = asked.who === view.player ? (view.players[asked.who]?.hand.length ?? 0) : ANY_NUMBER;
  return Math.max(2, hand);
}

/** Why somebody is asked: what happened, and what caused it. */
export function reason(language: Language, asked: Asked, names: readonly string[]): string {
  if (!asked.reason) return "";
  const { event, card, cause, who: seat } = asked.reason;
  const who = names[seat] ?? "";
  const key = `why-${event.replace("after ", "").replaceAll(" ", "-")}`;
  if (!language.has(key)) return "";
  const why = language.text(key, { who, card: card ? language.card(card) : "" });
  if (cause && cause !== card && card) return language.text("why-with", { why, cause: language.card(cause) });
  return why;
}

/** An option as it is offered. */
export function optionText(language: Language, option: Option, asked: Asked): string {
  const shown = plainOption(language, option, asked);
  return option.number > 1 ? language.text("option-another", { option: shown, n: option.number }) : shown;
}

/** What declining is called: the end of a choice, no where the other answer is yes, or none of what is offered. */
function declining(asked: Asked): string {
  if (asked.picked.length) return "option-done";
  return asked.options.some((option) => option.card === "yes") ? "option-no" : "option-none";
}

function plainOption(language: Language, option: Option, asked: Asked): string {
  const { verb, card } = option;
  if (verb === "end" || verb === "spend") return language.text(`option-${verb}-${card}`);
  if (verb === "play" || verb === "buy") return language.text(`option-${verb}`, { card: language.card(card) });
  if (verb === "none") return language.text(declining(asked));
  if (asked.kind === "option") return namedOption(language, asked.source, card);
  return language.card(card);
}
