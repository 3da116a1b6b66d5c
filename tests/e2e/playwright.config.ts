import { defineConfig, type LaunchOptions } from "@playwright/test";
import { findChromium } from "../../scripts/programs.ts";
import { SITES } from "./support/sites.ts";

/** Timeouts that only a test that hangs reaches, even on a slow and busy machine. */
const TEST_TIMEOUT_MS = 300_000;
const EXPECT_TIMEOUT_MS = 30_000;
const chromium = findChromium();
const launchOptions: LaunchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: [
    // Chromium's sandbox refuses to run as root, the usual user in containers and in CI.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    // Containers have no graphics card, and Chromium renders faster without emulating one.
    "--disable-gpu",
    // On Linux, hinting rounds glyph widths to whole pixels. Phones, macOS and Windows do not.
    "--font-render-hinting=none",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // No host but localhost resolves, so no test can reach another site.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    "--no-first-run",
  ],
};

/** Tests the production build with the embedded backend in Chromium. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./support/sites.ts",
  outputDir: "../../test-results/artifacts",
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 3,
  reporter: "list",
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  // Whoever breaks the header sees that soon, instead of a failure of each page.
  maxFailures: 5,
  use: {
    viewport: { width: 1440, height: 900 },
    // Without motion, no test meets an element in the middle of a transition.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    // `new Date("2026-11-23")` is midnight UTC, which is the day before west of Greenwich: a date
    // that is formatted in the wrong time zone fails a test.
    timezoneId: "America/Los_Angeles",
    launchOptions,
    actionTimeout: EXPECT_TIMEOUT_MS,
    navigationTimeout: 2 * EXPECT_TIMEOUT_MS,
    screenshot: "only-on-failure",
    // Recorded for every test, also those that pass, which costs more than a tenth of the run.
    trace:
      process.env["TRACE"] === "full" ? { mode: "retain-on-failure", screenshots: false } : "off",
  },
  projects: [
    // One test at a time, since they share the database; started first, because it takes longest.
    {
      name: "writing",
      testMatch: "writing/**",
      fullyParallel: false,
      workers: 1,
      use: { baseURL: SITES.writing.url },
    },
    { name: "enquiries", testMatch: "enquiries/**", use: { baseURL: SITES.enquiries.url } },
    { name: "rendering", testMatch: "rendering/**", use: { baseURL: SITES.rendering.url } },
    {
      name: "reading",
      testIgnore: ["writing/**", "rendering/**", "enquiries/**"],
      use: { baseURL: SITES.reading.url },
    },
  ],
});
