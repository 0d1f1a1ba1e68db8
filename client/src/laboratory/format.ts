/** Numbers and moments as the reader's language writes them. */
import { words } from "../stores/words.svelte";

function formatted(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.speech.code, options).format(value);
}

export const whole = (n: number): string => formatted(n, { maximumFractionDigits: 0 });
export const decimal = (n: number, digits = 1): string => formatted(n, { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const percent = (share: number, digits = 1): string =>
  formatted(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Seconds since 1970 as day and time. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(words.speech.code, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
