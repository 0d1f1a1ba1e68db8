/** Small cards that fly from where they were to where they are now. They are only to look at. */
import type { Event } from "../protocol";
import { words } from "../stores/words.svelte";
import { toneType } from "../cards/frame";
import { moves } from "./motion";
import { type Way, waysOf } from "./routes";

const FLIGHT = 420;
const APART = 70; // between one card and the next
const MOST_APART = 900; // all together

export class Flights {
  private places = new Map<string, DOMRect>();

  /** Remember where everything is before it changes. */
  before(): void {
    this.places = moves() ? placesNow() : new Map();
  }

  /** Let cards fly; call it when the new state is on the screen. */
  after(events: readonly Event[], seat: number | null): void {
    if (!this.places.size || document.hidden) return;
    const now = placesNow();
    const ways = waysOf(events, seat);
    const apart = Math.min(APART, MOST_APART / Math.max(1, ways.length));
    ways.forEach((way, i) => {
      const from = first(way.from, this.places) ?? first(way.from, now);
      const to = first(way.to, now);
      if (from && to) fly(way, from, to, i * apart);
    });
  }
}

/** The table is gone: nothing flies over what comes in its place. */
export function land(): void {
  for (const card of document.querySelectorAll(".flight")) card.remove();
}

function first(zones: readonly string[], places: ReadonlyMap<string, DOMRect>): DOMRect | undefined {
  for (const zone of zones) {
    const box = places.get(zone);
    if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return undefined;
}

function placesNow(): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-zone]")) {
    const zone = element.dataset["zone"] ?? "";
    if (!places.has(zone)) places.set(zone, element.getBoundingClientRect());
  }
  return places;
}

function fly(way: Way, from: DOMRect, to: DOMRect, delay: number): void {
  const card = document.createElement("div");
  card.className = way.card ? `flight type-${toneType(way.card, words.catalogue)}` : "flight back";
  card.textContent = way.card ? words.speech.card(way.card) : "";
  card.setAttribute("aria-hidden", "true");
  document.body.append(card);
  const start = middle(from, card);
  const end = middle(to, card);
  const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 5);
  const animation = card.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(0.9)`, opacity: 0 },
      {
        transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 - lift}px) scale(1.05)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${end.x}px, ${end.y}px) scale(0.75)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(.35,.05,.3,1)", fill: "both" },
  );
  animation.addEventListener("finish", () => card.remove());
  animation.addEventListener("cancel", () => card.remove());
}

function middle(box: DOMRect, card: HTMLElement): { x: number; y: number } {
  return { x: box.left + box.width / 2 - card.offsetWidth / 2, y: box.top + box.height / 2 - card.offsetHeight / 2 };
}
