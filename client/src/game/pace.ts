/** Turns of others, step by step. The server tells a whole turn at once: what happened, and how things stand afterwards.
 * What lies in between is played out here for the eyes; the last step is always what the server said. */
import type { Event, Player, View } from "../protocol";
import type { Catalogue } from "./catalogue";

export interface Frame {
  events: Event[]; // what happens in this step
  view: View;
  shown: boolean; // it is to be looked at; others pass at once
}

const WORTH_A_LOOK: ReadonlySet<string> = new Set(["play", "buy", "gain", "trash", "discard", "reveal", "take", "react", "topdeck"]);

/** The steps from one view to the next. Those of the reader's own turn pass at once. */
export function framesOf(
  before: View,
  after: View,
  events: readonly Event[],
  seat: number | null,
  catalogue: Catalogue,
): Frame[] {
  const frames: Frame[] = [];
  let view: View = { ...before, asked: null };
  let current = before.current;
  for (const group of grouped(events, catalogue)) {
    view = withoutLooks(view);
    for (const event of group) {
      view = changed(view, event, after, catalogue);
      if (event.kind === "turn") current = event.who;
    }
    frames.push({ events: group, view, shown: current !== seat && group.some(isWorthALook) });
  }
  const last = frames[frames.length - 1];
  if (last) last.view = after;
  return frames;
}

/** Whether somebody who watches wants to see it. */
export function isWorthALook(event: Event): boolean {
  return WORTH_A_LOOK.has(event.kind) && !(event.kind === "discard" && event.detail === "clean-up");
}

/** What the lines of a log say of the step that is shown: the last thing of this turn that is worth a look, not that cards were
 * drawn afterwards. */
export function stepLine(lines: readonly { event: Event; text: string }[]): string {
  const turn = lines.slice(lines.findLastIndex(({ event }) => event.kind === "turn") + 1);
  return turn.findLast(({ event }) => isWorthALook(event))?.text ?? "";
}

/** Events that are seen together: a card with what it gives, Treasures in a row, a purchase and its gain. */
function grouped(events: readonly Event[], catalogue: Catalogue): Event[][] {
  const groups: Event[][] = [];
  let last: Event | undefined; // that was worth a look
  for (const event of events) {
    const group = groups[groups.length - 1];
    const goesOn = !isWorthALook(event) ? event.kind !== "turn" : last !== undefined && belongs(last, event, catalogue);
    if (group && goesOn) group.push(event);
    else groups.push([event]);
    if (isWorthALook(event)) last = event;
    if (event.kind === "turn") last = undefined;
  }
  return groups;
}

function belongs(last: Event, event: Event, catalogue: Catalogue): boolean {
  if (last.who !== event.who) return false;
  if (last.kind === "buy" && event.kind === "gain") return true;
  const plain = (one: Event): boolean => one.kind === "play" && one.cards.every((id) => catalogue.isPlain(id));
  return (plain(last) && plain(event)) || (last.kind === event.kind && last.kind !== "play" && last.source === event.source);
}

// ---------------------------------------------------------------- how one event changes what is seen
function changed(view: View, event: Event, after: View, catalogue: Catalogue): View {
  const { who, amount } = event;
  const mine = who === view.current;
  switch (event.kind) {
    case "turn":
      return { ...cleanedUp(view, view.current, after), current: who, phase: "action", actions: 1, buys: 1, coins: 0 };
    case "phase":
      if (event.detail === "clean-up") return { ...cleanedUp(view, who, after), phase: "clean-up" };
      return event.detail === "buy" || event.detail === "action" ? { ...view, phase: event.detail } : view;
    case "coins":
      return mine ? { ...view, coins: Math.max(0, view.coins + amount) } : view;
    case "actions":
      return mine ? { ...view, actions: view.actions + amount } : view;
    case "buys":
      return mine ? { ...view, buys: view.buys + amount } : view;
    case "buy":
      return { ...view, buys: Math.max(0, view.buys - 1), coins: Math.max(0, view.coins - costOf(view, event.detail)) };
    case "play":
      return played(view, event, catalogue);
    case "gain":
      return gained(view, event);
    case "trash":
      return withPlayer({ ...view, trash: [...view.trash, ...event.cards] }, who, (player) => without(player, event.cards));
    case "discard":
      if (event.detail === "clean-up") return view;
      return withPlayer(view, who, (player) => ({
        ...without(player, event.cards),
        discard_top: event.cards[event.cards.length - 1] ?? player.discard_top,
      }));
    case "draw":
    case "hand":
      return withPlayer(view, who, (player) => ({ ...player, hand: [...player.hand, ...event.cards] }));
    case "reveal":
      return withPlayer(view, who, (player) => ({ ...player, look: [...player.look, ...event.cards] }));
    case "coffers":
    case "villagers": {
      const { kind } = event;
      return withPlayer(view, who, (player) => ({ ...player, [kind]: player[kind] + amount }));
    }
    default:
      return view;
  }
}

function costOf(view: View, id: string): number {
  return [...view.piles, ...view.landscapes].find((one) => one.id === id)?.cost ?? 0;
}

/** After a turn hand and table are empty, but for what stays until later. */
function cleanedUp(view: View, who: number, after: View): View {
  const stays = who === after.current ? [] : (after.players[who]?.play ?? []);
  return withPlayer(view, who, (player) => ({ ...player, hand: view.phase === "clean-up" ? player.hand : [], play: stays }));
}

function played(view: View, event: Event, catalogue: Catalogue): View {
  const costsAction = event.depth === 0 && view.phase === "action" && event.cards.some((id) => catalogue.has(id, "action"));
  const next = costsAction ? { ...view, actions: Math.max(0, view.actions - 1) } : view;
  if (event.detail === "again") return next;
  return withPlayer(next, event.who, (player) => {
    const { hand } = without({ ...player, play: [] }, event.cards);
    return { ...player, hand, play: [...player.play, ...event.cards] };
  });
}

function gained(view: View, event: Event): View {
  const [zone = "", origin = ""] = event.detail.split(" ");
  const piles = origin
    ? view.piles
    : view.piles.map((pile) => ({ ...pile, left: Math.max(0, pile.left - event.cards.filter((id) => id === pile.id).length) }));
  return withPlayer({ ...view, piles }, event.who, (player) => {
    if (zone === "hand") return { ...player, hand: [...player.hand, ...event.cards] };
    if (zone === "deck") return player;
    return { ...player, discard_top: event.cards[event.cards.length - 1] ?? player.discard_top };
  });
}

function withPlayer(view: View, seat: number, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

function withoutLooks(view: View): View {
  if (view.players.every((player) => !player.look.length)) return view;
  return { ...view, players: view.players.map((player) => ({ ...player, look: [] })) };
}

/** These cards are gone from the table or the hand; of a hand one cannot see, any. */
function without(player: Player, cards: readonly string[]): Player {
  const hand = [...player.hand];
  const play = [...player.play];
  for (const id of cards) {
    const inPlay = play.indexOf(id);
    const inHand = hand.includes(id) ? hand.indexOf(id) : hand.indexOf("");
    if (inPlay >= 0) play.splice(inPlay, 1);
    else if (inHand >= 0) hand.splice(inHand, 1);
  }
  return { ...player, hand, play };
}
