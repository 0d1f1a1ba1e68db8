/** The texts of all strategies of the library, by their names: to begin with one of them. */
const FILES = import.meta.glob<string>("../../../../src/demesne/sets/*/strategies/*.strategy", { query: "?raw", import: "default", eager: true });

const nameOf = (text: string): string => /^name\s+(.+?)\s*$/m.exec(text)?.[1] ?? "";

export const LIBRARY: ReadonlyMap<string, string> = new Map(Object.values(FILES).map((text) => [nameOf(text), text]));
