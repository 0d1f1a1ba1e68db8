/** What a screen reader says when the table changed: what others did, and what I am asked. */
import { Log } from "../lang/log";
import { question, reason } from "../lang/questions";
import { words } from "../stores/words.svelte";
import type { TableModel } from "./model";

const MOST_LINES = 12;

export function announcement(table: TableModel, told: number): string {
  const { speech, catalogue } = words;
  const lines = new Log(speech, table.names, catalogue, table.seat).lines(table.events.slice(told));
  const said = lines.slice(-MOST_LINES).map((line) => line.text);
  const asked = table.choices.asked;
  if (asked) {
    const why = reason(speech, asked, table.names, table.seat);
    const asks = question(speech, asked, table.names, asked.who);
    said.push(why ? `${asks} (${why})` : asks);
  }
  return said.join(" ");
}
