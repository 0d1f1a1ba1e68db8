import { lezer } from "@lezer/generator/rollup";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` forwards to a server that was started with `demesne serve --port 8000`.
const SERVER = process.env["DEMESNE_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), lezer()],
  build: {
    outDir: "../src/demesne/server/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0, // the content security policy allows no data addresses
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) => (names[0] === "LICENSE" ? "assets/license-[hash].txt" : "assets/[name]-[hash][extname]"),
        // One file per language instead of one per Fluent file.
        codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => /lang\/(\w+)\//.exec(id)?.[1] ?? null }] },
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
