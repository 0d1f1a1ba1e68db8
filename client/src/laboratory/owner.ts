/** The secret by which one's own strategies and runs are known. The browser makes it up and keeps it; the server keeps its hash. */
import { isText, keep, recall } from "../stores/storage";

const KEY = "laboratory.secret";
const BYTES = 24;
const SHAPE = /^[\w-]{22,128}$/;

export function isSecret(text: string): boolean {
  return SHAPE.test(text);
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

let known = "";

/** The secret of this browser; the first time it is made. */
export function secret(): string {
  if (known) return known;
  const kept = recall(KEY);
  known = isText(kept) && isSecret(kept) ? kept : newSecret();
  keep(KEY, known);
  return known;
}

/** Be the one who has this secret, on this device too. */
export function useSecret(text: string): void {
  known = text;
  keep(KEY, text);
}
