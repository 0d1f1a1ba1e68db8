import { readFileSync } from "node:fs";
import { lezer } from "@lezer/generator/rollup";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` forwards to a server that was started with `demesne serve --port 8000`.
const SERVER = process.env["DEMESNE_SERVER"] ?? "127.0.0.1:8000";

// The file of a set ends with the sentences of its rulings, which the server sends when somebody reads them.
const withoutRulings: Plugin = {
  name: "without-rulings",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    return `export default ${JSON.stringify(readFileSync(id.slice(0, -"?raw".length), "utf-8").split("\n### Rulings\n")[0])}`;
  },
};

export default defineConfig({
  base: "./",
  plugins: [withoutRulings, svelte(), lezer()],
  build: {
    outDir: "../src/demesne/server/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0, // the content security policy allows no data addresses
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) => (names[0] === "LICENSE" ? "assets/license-[hash].txt" : "assets/[name]-[hash][extname]"),
        // One file per language instead of one per Fluent file.
        codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => /lang\/(\w+)\/|\/(\w+)\.ftl/.exec(id)?.slice(1).find(Boolean) ?? null }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://${SERVER}`, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
