import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The pictures of all prompts (scripts/prompt_sheets.py); nothing of this is part of the client.
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [svelte()],
  publicDir: false,
  build: { target: "chrome123", emptyOutDir: true },
});
