import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The server that pages are developed against; `cargo xtask dev` sets it. */
const SERVER = process.env.STEADING_SERVER ?? "http://127.0.0.1:8080";

/** Puts the symbols of `src/art.svg` into the page itself, where every `<use href="#…">` finds them without another request. */
function art(): Plugin {
  const path = new URL("src/art.svg", import.meta.url).pathname;
  return {
    name: "steading-art",
    configureServer(server) {
      server.watcher.add(path);
    },
    transformIndexHtml(html) {
      const symbols = readFileSync(path, "utf8")
        .replace(/<!--[\s\S]*?-->\s*/g, "")
        .replace(/>\s+</g, "><");
      return html.replace("<!-- art -->", symbols.trim());
    },
  };
}

export default defineConfig({
  plugins: [svelte(), art()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/healthz": SERVER,
    },
  },
  test: { include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"], setupFiles: ["tests/unit/setup.ts"] },
} as Parameters<typeof defineConfig>[0]);
