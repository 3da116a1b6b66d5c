import { fileURLToPath } from "node:url";
import { defineConfig, type LaunchOptions } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

const HANG_MS = 600_000;
const PORT = Number(process.env["PORT"] ?? 4190);
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** One for those who read, and one for what changes the database: they run side by side. */
const READING = makeSite("reading", PORT);
const WRITING = makeSite("writing", PORT + 1);

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
  // Only a hang takes this long, however slow or busy the machine is: nothing here measures time.
  timeout: HANG_MS,
  expect: { timeout: HANG_MS / 5 },
  use: {
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
    // One by one, and first, so that the end does not wait for it.
    {
      name: "writing",
      testMatch: "writing/**",
      fullyParallel: false,
      workers: 1,
      use: { baseURL: WRITING.url },
    },
    { name: "reading", testIgnore: "writing/**", use: { baseURL: READING.url } },
  ],
  // Started one after the other. Articles are built into the site, so its database stays with it.
  webServer: [
    READING.serve(process.env["SITE_IS_BUILT"] ? ["serve"] : ["reset", "start"]),
    WRITING.serve(["reset", "serve"]),
  ],
});

/** The site on a port of its own, with a database of its own that begins with the seed. */
function makeSite(name: string, port: number) {
  const url = `http://localhost:${port}`;
  return {
    url,
    serve: (commands: ("reset" | "start" | "serve")[]) => ({
      name,
      command: commands.map((command) => `node scripts/site.mjs ${command}`).join(" && "),
      cwd: ROOT,
      // Outside of `outputDir`, which Playwright empties by itself.
      env: { PORT: String(port), SUPABASE_LOCAL_DATA: `test-results/backend-${name}` },
      url,
      reuseExistingServer: false,
      timeout: HANG_MS,
      // A clean end lets the database close and frees its folder.
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: HANG_MS / 5 },
    }),
  };
}
