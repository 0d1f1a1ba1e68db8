/** Small things kept in the browser. A browser that keeps nothing (private windows) is no reason to fail. */
const PREFIX = "demesne.";

/** What was kept, whatever that is by now: other programs and older versions of this one have written there, too. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}

export const isText = (value: unknown): value is string => typeof value === "string";

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // nothing can be kept here
  }
}
