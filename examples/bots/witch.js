// Big Money with up to two Witches, for `demesne bot-match`. It needs nothing but Node.
"use strict";
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
const JUNK = ["curse", "estate", "duchy", "province", "copper"]; // what it gives up first
let witches = 0;

function wishes({ decision, options, view }) {
  if (decision.kind === "buy phase") {
    const treasures = options.filter((option) => option.startsWith("play "));
    const witch = witches < 2 ? ["buy witch"] : [];
    const late = view.piles.province <= 4 ? ["buy duchy"] : [];
    return [...treasures, "buy province", ...late, ...witch, "buy gold", "buy silver", "end buys"];
  }
  if (decision.kind === "action phase") return ["play witch", "end actions"];
  if (["discard", "trash"].includes(decision.purpose)) return ["choose none", ...JUNK.map((card) => `choose ${card}`)];
  return [];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ name: "Big Money with Witches" });
  if (message.type === "start") witches = 0;
  if (message.type === "decide") {
    const answer = wishes(message).find((wish) => message.options.includes(wish)) ?? message.options[0];
    if (answer === "buy witch") witches += 1;
    say({ answer });
  }
});
