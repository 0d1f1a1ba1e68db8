/** The messages: the same Fluent files that the terminal uses, one bundle per language, fetched when it is wanted. */
import { type Code, Language } from "./language";

const FILES = import.meta.glob<string>(["../../../src/demesne/sets/*/*.ftl", "../../../src/demesne/lang/*/{errors,kingdom_page,laboratory,laboratory_server,levels,log,log_you,questions,reasons,table,tui,web,web_server}.ftl"], {
  query: "?raw",
  import: "default",
});

const loaded = new Map<Code, Promise<Language>>();

export function loadLanguage(code: Code): Promise<Language> {
  const known = loaded.get(code);
  if (known) return known;
  const paths = Object.keys(FILES).filter((path) => path.includes(`/lang/${code}/`) || path.endsWith(`/${code}.ftl`));
  const made = Promise.all(paths.sort().map((path) => FILES[path]?.() ?? "")).then((files) => new Language(code, files));
  loaded.set(code, made);
  return made;
}
