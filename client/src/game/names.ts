/** What players are called, and in which colour they are shown. */
import type { Language } from "../lang/language";
import type { Seat } from "../protocol";

/** Everybody's name; whoever has none is called Player or Bot, with a number where there are several. */
export function seatNames(seats: readonly Seat[], language: Language): string[] {
  const isBot = (seat: Seat): boolean => seat.kind === "bot" && !seat.replaced;
  const unnamed = (bots: boolean): Seat[] => seats.filter((seat) => !seat.name && isBot(seat) === bots);
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    const alike = unnamed(isBot(seat));
    const key = isBot(seat) ? "player-bot" : "player-human";
    if (alike.length < 2) return language.text(key);
    return language.text(`${key}-n`, { n: alike.indexOf(seat) + 1 });
  });
}
