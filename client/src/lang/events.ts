// Written by `make docs` from src/demesne/prose/event_wordings.py; do not edit.
import type { EventKind } from "../protocol";

/** A message of the log with what it is filled with, and the events it is for. An empty key tells nothing. */
export interface Form {
  key: string;
  fills: readonly Fill[];
  detail?: string; // only for events with this detail
  type?: "event" | "project" | "state"; // only if the card or landscape in detail has this type
  amount?: "zero" | "positive" | "not negative"; // only for events with such an amount
}

/** The wording of one kind of event: the first form that fits is used. */
export interface Wording {
  forms: readonly Form[];
  merges?: true; // equal events in a row make one line with all their cards
  names_source?: true; // the sentence names the source of the event, or needs none
  addresses_reader?: false; // there is no message that says "you"
}

export type Fill = "cards" | "bought" | "piles" | "thing" | "source" | "amount" | "number" | "gifts" | "token" | "option";

/** Everything a player can get, in the order of the log. */
export const GIFT_KINDS = ["cards", "actions", "buys", "coins", "coffers", "villagers", "vp", "potions", "favors"] as const;
/** The tokens that lie on piles, in the order of the engine. */
export const PILE_TOKENS = ["card", "action", "buy", "coin", "cost", "trash"] as const;

export const WORDINGS: Readonly<Record<EventKind, Wording>> = {
  turn: { forms: [
      { key: "log-extra-turn-begins", fills: [], amount: "zero" },
      { key: "log-turn", fills: ["amount"] },
    ], addresses_reader: false },
  phase: { forms: [{ key: "", fills: [] }] },
  play: { forms: [
      { key: "log-play-again", fills: ["cards", "gifts"], detail: "again" },
      { key: "log-play", fills: ["cards", "gifts"] },
    ] },
  buy: { forms: [
      { key: "log-buy-event", fills: ["thing"], type: "event" },
      { key: "log-buy-project", fills: ["thing"], type: "project" },
      { key: "log-buy", fills: ["bought"] },
    ] },
  gain: { forms: [
      { key: "log-gain-hand", fills: ["cards", "number"], detail: "hand" },
      { key: "log-gain-deck", fills: ["cards", "number"], detail: "deck" },
      { key: "log-gain-aside", fills: ["cards", "number"], detail: "aside" },
      { key: "log-gain-hand-trash", fills: ["cards", "number"], detail: "hand trash" },
      { key: "log-gain-deck-trash", fills: ["cards", "number"], detail: "deck trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "discard trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "play trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "aside trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "look trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "exile trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "tavern trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "island trash" },
      { key: "log-gain-trash", fills: ["cards", "number"], detail: "native_village trash" },
      { key: "log-gain", fills: ["cards", "number"] },
    ], merges: true },
  trash: { forms: [
      { key: "log-trash-supply", fills: ["cards"], detail: "supply" },
      { key: "log-trash", fills: ["cards"] },
    ], merges: true },
  discard: { forms: [
      { key: "", fills: [], detail: "clean-up" },
      { key: "log-discard", fills: ["cards"] },
    ], merges: true },
  draw: { forms: [{ key: "log-draw", fills: ["cards"] }], merges: true },
  reveal: { forms: [
      { key: "log-reveal-hand", fills: ["cards"], detail: "hand" },
      { key: "log-reveal-deck", fills: ["cards"], detail: "deck" },
      { key: "log-reveal", fills: ["cards"] },
    ], merges: true },
  look: { forms: [{ key: "log-look", fills: ["cards"] }], merges: true },
  hand: { forms: [{ key: "log-hand", fills: ["cards"] }], merges: true },
  topdeck: { forms: [{ key: "log-topdeck", fills: ["cards"] }] },
  bottom: { forms: [{ key: "log-bottom", fills: ["cards"] }] },
  aside: { forms: [{ key: "log-aside", fills: ["cards"] }], merges: true },
  return: { forms: [{ key: "log-return", fills: ["cards"] }], merges: true },
  exchange: { forms: [{ key: "log-exchange", fills: ["cards"] }] },
  shuffle: { forms: [{ key: "log-shuffle", fills: [] }] },
  deck_to_discard: { forms: [{ key: "log-deck_to_discard", fills: [] }] },
  uncover: { forms: [{ key: "", fills: [] }] },
  coins: { forms: [
      { key: "log-gifts", fills: ["gifts"], amount: "not negative" },
      { key: "log-pay", fills: ["amount"] },
    ] },
  actions: { forms: [{ key: "log-gifts", fills: ["gifts"], amount: "not negative" }] },
  buys: { forms: [{ key: "log-gifts", fills: ["gifts"], amount: "not negative" }] },
  coffers: { forms: [
      { key: "log-gifts", fills: ["gifts"], amount: "not negative" },
      { key: "log-coffers-back", fills: ["amount"] },
    ] },
  villagers: { forms: [
      { key: "log-gifts", fills: ["gifts"], amount: "not negative" },
      { key: "log-villagers-back", fills: ["amount"] },
    ] },
  vp: { forms: [{ key: "log-gifts", fills: ["gifts"], amount: "not negative" }] },
  favors: { forms: [
      { key: "log-gifts", fills: ["gifts"], amount: "not negative" },
      { key: "log-favors", fills: ["amount"] },
    ] },
  rotate: { forms: [{ key: "log-rotate", fills: ["thing"] }] },
  skip: { forms: [{ key: "log-skip", fills: [] }] },
  potions: { forms: [{ key: "log-gifts", fills: ["gifts"], amount: "not negative" }] },
  debt: { forms: [{ key: "log-debt", fills: ["amount"] }] },
  gather: { forms: [{ key: "log-gather", fills: ["thing"] }] },
  token_on_pile: { forms: [{ key: "log-token_on_pile", fills: ["thing", "token"] }] },
  spend: { forms: [
      { key: "log-spend-coffers", fills: ["amount"], detail: "coffers" },
      { key: "log-spend-villagers", fills: ["amount"], detail: "villagers" },
      { key: "log-spend-debt", fills: ["amount"], detail: "debt" },
    ] },
  cost: { forms: [{ key: "log-cost", fills: ["amount"] }], addresses_reader: false },
  take: { forms: [
      { key: "log-take-state", fills: ["thing"], type: "state" },
      { key: "log-take", fills: ["thing"] },
    ] },
  give_back: { forms: [{ key: "log-give_back", fills: ["thing"] }] },
  fortune: { forms: [{ key: "log-fortune", fills: ["thing"] }] },
  receive: { forms: [{ key: "log-receive", fills: ["thing"] }] },
  keep: { forms: [{ key: "log-keep", fills: ["thing"] }] },
  shuffle_fortunes: { forms: [
      { key: "log-shuffle_fortunes-boons", fills: [], detail: "boons" },
      { key: "log-shuffle_fortunes-hexes", fills: [], detail: "hexes" },
    ] },
  token: { forms: [
      { key: "log-token-add", fills: ["source"], amount: "positive" },
      { key: "log-token-clear", fills: ["source", "amount"] },
    ], names_source: true },
  react: { forms: [{ key: "log-react", fills: ["source"] }], names_source: true },
  unaffected: { forms: [{ key: "log-unaffected", fills: [] }] },
  exile: { forms: [{ key: "log-exile", fills: ["cards"] }], merges: true },
  tavern: { forms: [{ key: "log-tavern", fills: ["cards"] }] },
  island: { forms: [{ key: "log-island", fills: ["cards"] }] },
  native_village: { forms: [{ key: "log-native_village", fills: ["cards"] }], merges: true },
  call: { forms: [{ key: "log-call", fills: ["cards"] }], names_source: true },
  journey: { forms: [
      { key: "log-journey-up", fills: [], detail: "up" },
      { key: "log-journey-down", fills: [], detail: "down" },
    ] },
  way: { forms: [{ key: "log-way", fills: ["thing"] }] },
  choose: { forms: [{ key: "log-choose", fills: ["option"] }], names_source: true },
  name: { forms: [{ key: "log-name", fills: ["thing"] }] },
  extra_turn: { forms: [{ key: "log-extra-turn", fills: [] }] },
  ending: { forms: [
      { key: "log-ending-pile", fills: ["piles", "amount"], detail: "pile" },
      { key: "log-ending-piles", fills: ["piles", "amount"], detail: "piles" },
      { key: "log-ending-turns", fills: ["amount"], detail: "turns" },
    ] },
  end: { forms: [{ key: "log-end", fills: [] }] },
};
