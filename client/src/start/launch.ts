/** Making a game and keeping the seats it gives. */
import { LESSON_LEVEL, levelOf } from "../game/levels";
import { makeGame, playOnFrom, Refused } from "../net/api";
import type { Created, NewGame, NewSeat } from "../protocol";
import { habits, type LastKingdom, wishFor } from "../stores/habits.svelte";
import { place } from "../stores/route.svelte";
import { saved } from "../stores/saved.svelte";
import { settings } from "../stores/settings.svelte";

/** Make the game, keep what it gave us, and go there. */
export async function launch(wish: Omit<NewGame, "language">, lesson = false): Promise<void> {
  const created = await makeGame({ ...wish, language: settings.language });
  remember(created, lesson);
  place.go({ screen: "game", id: created.game.id, invitation: "" });
}

/** Go on from a moment of a finished game, in a new one. */
export async function playOn(id: string, seat: number, step: number): Promise<void> {
  const created = await playOnFrom(id, { seat, step, name: settings.name });
  remember(created);
  place.go({ screen: "game", id: created.game.id, invitation: "" });
}

function remember({ game, seats }: Created, lesson = false): void {
  saved.put({
    id: game.id,
    at: Date.now(),
    kingdom: game.setup.piles,
    names: game.seats.map((seat) => seat.name),
    over: false,
    lesson,
    seats: seats.flatMap(({ token }, seat) => (token ? [{ seat, token }] : [])),
    invitations: seats.flatMap(({ invitation }, seat) => (invitation ? [{ seat, invitation }] : [])),
  });
}

/** Me against one bot as strong as last time. */
export async function playNow(kingdom: LastKingdom): Promise<void> {
  const seats: NewSeat[] = [{ kind: "here", name: settings.name }, { kind: "bot", bot: habits.level }];
  try {
    await launch({ kingdom: wishFor(kingdom), seats });
  } catch (problem) {
    if (problem instanceof Refused && problem.problem.code !== "web-offline") habits.forgetKingdom();
    throw problem;
  }
  habits.remember(kingdom, undefined);
}

/** A game that was set up; it is what the next one begins with. */
export async function playWith(wish: Omit<NewGame, "language">, kingdom: LastKingdom): Promise<void> {
  await launch(wish);
  const bot = wish.seats.find((seat) => seat.kind === "bot");
  habits.remember(kingdom, levelOf(bot?.bot ?? ""));
}

/** A first game with a kingdom for newcomers, against the weakest bot; the newcomer begins. */
export function learn(): Promise<void> {
  const seats: NewSeat[] = [
    { kind: "here", name: settings.name },
    { kind: "bot", bot: LESSON_LEVEL },
  ];
  return launch({ kingdom: { type: "text", text: "first_game" }, seats, random_order: false, hints: true }, true);
}
