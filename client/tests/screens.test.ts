import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ticks } from "../src/end/scale";
import { CODES, preferred } from "../src/lang/language";
import { addressOf, parseRoute } from "../src/stores/route.svelte";
import { nearest } from "../src/ui/spatial";
import { language, read } from "./helpers";

describe("addresses", () => {
  test.each([
    "#/",
    "#/new",
    "#/new?kingdom=Cellar%2C%20Young%20Witch%20(Bane%3A%20Moat)",
    "#/game/abcdefghijkl",
    "#/game/abcdefghijkl/secret",
    "#/replay/abcdefghijkl/1/57",
    "#/replay/abcdefghijkl/all/0",
    "#/replay/abcdefghijkl/open/3",
    "#/review/abcdefghijkl/1",
    "#/laboratory",
    "#/laboratory?kingdom=Cellar%2C%20Young%20Witch%20(Bane%3A%20Moat)",
    "#/laboratory/run/abcdefghijkl",
    "#/laboratory/strategies",
    "#/laboratory/kingdom",
    "#/laboratory/kingdom/abcdefghijkl",
    "#/laboratory/kingdom?kingdom=first_game",
  ])("%s leads where it says", (address) => {
    expect(addressOf(parseRoute(address))).toBe(address);
  });

  test("whatever else stands there leads to the start", () => {
    for (const wrong of ["", "#", "#/nowhere", "#/game/", "#/replay//1"]) expect(parseRoute(wrong).screen).toBe("start");
  });
});

test("the browser's languages are tried in their order", () => {
  expect(preferred(["fr-FR", "cs", "de"])).toBe("cs");
  expect(preferred(["fr"])).toBe("en");
});

test("arrow keys go to the nearest in their direction", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(20, 0), box(0, 20), box(60, 0)];
  expect(nearest("ArrowRight", box(0, 0), boxes)).toBe(0);
  expect(nearest("ArrowDown", box(0, 0), boxes)).toBe(1);
  expect(nearest("ArrowLeft", box(0, 0), boxes)).toBe(-1);
});

test("axes have round numbers that hold everything", () => {
  expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

describe("messages", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes("protocol"))
    .map((path) => read(`client/src/${path}`))
    .join("\n");
  const exact = [...sources.matchAll(/\bt\(\s*"([\w-]+)"|"((?:web|lab|study)-[\w-]+)"/g)].map((found) => found[1] ?? found[2] ?? "");
  const prefixes = [...sources.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "");

  test.each(CODES)("all that is said exists in %s", (code) => {
    const speech = language(code);
    expect(exact.length).toBeGreaterThan(150);
    const errors = exact.filter((id) => speech.has(`error-${id}`)); // codes of problems look alike
    expect(exact.filter((id) => !speech.has(id) && !errors.includes(id))).toEqual([]);
  });

  test("nothing exists that is never said", () => {
    const texts = read("src/demesne/lang/en/web.ftl") + read("src/demesne/lang/en/laboratory.ftl") + read("src/demesne/lang/en/kingdom_page.ftl");
    const known = [...texts.matchAll(/^((?:web|lab|study)-[\w-]+) =/gm)].map((found) => found[1] ?? "");
    const unsaid = known.filter(
      (id) => !exact.includes(id) && !prefixes.some((prefix) => prefix !== "web-" && id.startsWith(prefix)),
    );
    const byName = ["actions", "buys", "coins", "coffers", "villagers", "hexes", "favors", "journey", "skips"].map((name) => `web-${name}`);
    expect(unsaid.filter((id) => !byName.includes(id))).toEqual([]);
  });
});
