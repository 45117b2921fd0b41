import { defineConfig } from "@playwright/test";

/** The browser that `cargo xtask test` has found. */
const CHROMIUM = process.env["STEADING_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    // Recording what a test sees slows it down: one that fails is run again with `--trace on`.
    trace: "off",
    launchOptions: {
      executablePath: CHROMIUM,
      // No sandbox: tests run as root in containers, and only ever open pages of their own server.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "browser", testDir: "tests/browser" },
    { name: "games", testDir: "tests/games" },
    { name: "screens", testDir: "tests/screens", timeout: 300_000 },
  ],
});
