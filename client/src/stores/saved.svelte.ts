/** The games this browser has a seat in, newest first: how unfinished games are resumed. */
import { keep, recall } from "./storage";

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
  seats: HeldSeat[];
  invitations: { seat: number; invitation: string }[]; // to give to others
}

const MOST = 30;

class Saved {
  games = $state.raw<SavedGame[]>(recall<SavedGame[]>("games", []));

  constructor() {
    window.addEventListener("storage", () => (this.games = recall<SavedGame[]>("games", [])));
  }

  find(id: string): SavedGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  put(game: SavedGame): void {
    const others = recall<SavedGame[]>("games", this.games).filter((known) => known.id !== game.id);
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
