/** The games this browser has a seat in, newest first: how unfinished games are resumed. */
import { type Fields, isListOf, isObject, isText, keep, recall } from "./storage";

export interface HeldSeat {
  seat: number;
  token: string;
}

export interface SavedGame {
  id: string;
  at: number; // when it was last looked at
  kingdom: string[]; // a few names of cards to recognise it by
  names: string[];
  over: boolean;
  result?: { names: string[]; scores: number[]; winners: number[] }; // of a finished game
  lesson?: boolean; // the first game, in which everything is explained
  seats: HeldSeat[];
  invitations: { seat: number; invitation: string }[]; // to give to others
}

const MOST = 30;

const ID = /^[\w-]{12}$/;

function isSaved(value: unknown): value is SavedGame {
  return (
    isObject(value) &&
    isText(value["id"]) &&
    ID.test(value["id"]) &&
    Number.isFinite(value["at"]) &&
    isListOf(value["kingdom"], isText) &&
    isListOf(value["names"], isText) &&
    typeof value["over"] === "boolean" &&
    (value["result"] === undefined || isResult(value["result"])) &&
    isListOf(value["seats"], withSeat("token")) &&
    isListOf(value["invitations"], withSeat("invitation"))
  );
}

function isResult(value: unknown): boolean {
  const isNumber = (item: unknown): item is number => Number.isFinite(item);
  return (
    isObject(value) &&
    isListOf(value["names"], isText) &&
    isListOf(value["scores"], isNumber) &&
    isListOf(value["winners"], isNumber)
  );
}

function withSeat(secret: string): (value: unknown) => value is Fields {
  return (value): value is Fields => isObject(value) && Number.isInteger(value["seat"]) && isText(value[secret]);
}

/** The games that were kept; what is no game is left out. */
function kept(): SavedGame[] {
  const found = recall("games");
  return Array.isArray(found) ? found.filter(isSaved) : [];
}

class Saved {
  games = $state.raw<SavedGame[]>(kept());

  constructor() {
    window.addEventListener("storage", () => (this.games = kept()));
  }

  find(id: string): SavedGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  put(game: SavedGame): void {
    const found = kept();
    const others = (found.length ? found : this.games).filter((known) => known.id !== game.id);
    this.games = [game, ...others].sort((a, b) => b.at - a.at).slice(0, MOST);
    keep("games", this.games);
  }

  update(id: string, change: Partial<SavedGame>): void {
    const known = this.find(id);
    if (known) this.put({ ...known, ...change });
  }

  remove(id: string): void {
    this.games = this.games.filter((game) => game.id !== id);
    keep("games", this.games);
  }
}

export const saved = new Saved();
