/** Quiet sounds, made by the browser itself: a card, a coin, my turn. They are off unless somebody wants them. */
import type { Event } from "../protocol";
import { settings } from "../stores/settings.svelte";

type Sound = "card" | "coin" | "attack" | "turn";
const LOUDNESS = 0.05;
const NOTES: Record<Sound, readonly [frequency: number, seconds: number, shape: OscillatorType][]> = {
  card: [[220, 0.07, "triangle"]],
  coin: [
    [1320, 0.06, "sine"],
    [1760, 0.1, "sine"],
  ],
  attack: [[110, 0.16, "sawtooth"]],
  turn: [
    [523, 0.12, "sine"],
    [784, 0.2, "sine"],
  ],
};

/** What these events sound like to this seat; at most one sound at a time. */
export function soundOf(events: readonly Event[], seat: number | null): Sound | null {
  if (events.some(({ kind, who }) => kind === "turn" && who === seat)) return "turn";
  if (events.some(({ kind, who, source }) => kind === "discard" && who === seat && source !== "")) return "attack";
  if (events.some(({ kind }) => kind === "buy" || kind === "gain")) return "coin";
  return events.some(({ kind }) => kind === "play" || kind === "trash" || kind === "reveal") ? "card" : null;
}

let context: AudioContext | null = null;

export function sound(events: readonly Event[], seat: number | null): void {
  const wanted = settings.sounds ? soundOf(events, seat) : null;
  if (!wanted || document.hidden) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, seconds, shape] of NOTES[wanted]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds * 0.7;
  }
}
