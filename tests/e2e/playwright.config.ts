import { fileURLToPath } from "node:url";
import { defineConfig, type LaunchOptions } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

const PORT = Number(process.env["PORT"] ?? 4190);
const ORIGIN = `http://localhost:${PORT}`;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Emptied by the reset below; outside of `outputDir`, which Playwright empties by itself. */
const DATA_FOLDER = "test-results/backend";

const chromium = findChromium();
const launchOptions: LaunchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: [
    // Chromium's sandbox refuses to run as root, which is what containers and CI are.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    // No graphics card here: drawing without one is faster than imitating it.
    "--disable-gpu",
    // Glyphs as wide as on phones, Macs and Windows, where they are not rounded to whole pixels.
    "--font-render-hinting=none",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // No test reaches another site.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    "--no-first-run",
  ],
};

/** The production build with the embedded backend, in Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/artifacts",
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 3,
  reporter: [["list"], ["./support/totals-reporter.ts"]],
  // Generous: the machine may be busy, and nothing here measures time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    // Nothing is in the middle of a movement, except in tests that ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    // West of Greenwich, where a calendar date read as a moment shows the day before.
    timezoneId: "America/Los_Angeles",
    launchOptions,
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "reading", testIgnore: "writing/**" },
    // What changes the database waits for those who read it, and goes one by one.
    {
      name: "writing",
      testMatch: "writing/**",
      dependencies: ["reading"],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    command: "node scripts/site.mjs reset && node scripts/site.mjs start",
    cwd: ROOT,
    env: { PORT: String(PORT), SUPABASE_LOCAL_DATA: DATA_FOLDER },
    url: ORIGIN,
    reuseExistingServer: false,
    timeout: 120_000,
    // A clean end lets the database close and frees its folder.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
