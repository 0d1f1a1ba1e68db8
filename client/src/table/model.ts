/** What a table is drawn from: a game being played, or one that is shown again. */
import { getContext, setContext } from "svelte";
import type { Choices } from "../game/choices";
import type { Spending } from "../game/spending";
import type { Asked, Event, Option, Seat, View } from "../protocol";

export interface Past {
  asked: Asked;
  answer: Option;
}

/** A turn of somebody else is being shown step by step. */
export interface Pacing {
  line: string; // what happens just now
  skip(): void;
  next?: (() => void) | undefined; // in a lesson: go on to the next step
}

export interface TableModel {
  readonly view: View;
  readonly kingdom: number; // how many kingdom piles there are
  readonly events: readonly Event[];
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly seat: number | null; // whose eyes we see with
  readonly choices: Choices;
  readonly purse: number; // the coins I could have if I played all Treasures now; -1: none of that is asked
  readonly marked: readonly string[];
  readonly waiting: boolean;
  readonly canConfirm: boolean;
  readonly spending?: Spending | null; // how many tokens to spend is being asked
  ponder?(spending: Spending | null): void; // change how many tokens the slider offers; null closes it
  spend?(token: string): void; // one, or ask how many
  spendNow?(spending: Spending): void;
  readonly way?: string; // the Way that the next card is played as
  choose?(way: string): void;
  answer(option: Option): void;
  toggle(key: string): void;
  confirm(): void;
  playTreasures(): void;
  buyWithTreasures?(id: string): void; // play them all and buy this
  readonly canAsk: boolean; // what to do
  ask(): void;
  readonly advised?: Option | null; // what was said to be best; it is marked on the table
  readonly said?: number; // how often somebody has said something
  readonly lesson?: string; // the current note of the lesson: the end of its message id
  readonly pacing?: Pacing | null | undefined;
  readonly replayed?: boolean;
  readonly past?: Past | undefined; // in a replay: the question, and what was answered
}

const KEY = Symbol("table");

export function isAdvised(table: TableModel, option: Option | undefined): boolean {
  return Boolean(option && table.advised && option.answer.join() === table.advised.answer.join());
}

export function setTable(model: TableModel): void {
  setContext(KEY, model);
}

export function getTable(): TableModel {
  return getContext<TableModel>(KEY);
}
