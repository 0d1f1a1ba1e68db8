/** What players are called, and in which colour they are shown. */
import type { Language } from "../lang/language";
import type { Seat } from "../protocol";
import { levelOf } from "./levels";

/** Display names of all seats. Unnamed seats are called Player or Bot (with its level), numbered if there are several. */
export function seatNames(seats: readonly Seat[], language: Language): string[] {
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    const alike = seats.filter((other) => !other.name && kindOf(other) === kindOf(seat));
    return called(language, kindOf(seat), alike.length < 2 ? 0 : alike.indexOf(seat) + 1);
  });
}

function kindOf(seat: Seat): string {
  if (seat.kind !== "bot" || seat.replaced) return "human";
  return levelOf(seat.bot) ?? "bot";
}

function called(language: Language, kind: string, n: number): string {
  if (kind === "human" || kind === "bot") return n ? language.text(`player-${kind}-n`, { n }) : language.text(`player-${kind}`);
  return n ? language.text("level-bot-n", { level: kind, n }) : language.text("level-bot", { level: kind });
}
