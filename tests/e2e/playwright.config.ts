import { fileURLToPath } from "node:url";
import { defineConfig, type LaunchOptions } from "@playwright/test";
import { findChromium } from "../../scripts/programs.ts";

/** Timeouts that only a test that hangs reaches, even on a slow and busy machine. */
const TEST_TIMEOUT_MS = 300_000;
const EXPECT_TIMEOUT_MS = 30_000;
/** Of the servers, the first of which may build the site. */
const START_TIMEOUT_MS = 600_000;
const PORT = Number(process.env["PORT"] ?? 4190);
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The tests in `writing` change the database, so they run on a second site, in parallel. */
const READING = makeSite("reading", PORT);
const WRITING = makeSite("writing", PORT + 1);

/** The test in `rendering` needs a site whose pages are rendered again, and so a build of its own. */
const RENDERING_FOLDER = "test-results/site-rendering";
const RENDERING = makeSite("rendering", PORT + 2, {
  RENDER_CHANGES: "1",
  SITE_FOLDER: RENDERING_FOLDER,
});

/** The site of an agency whose enquiries go to the database (`npm run build:enquiries`). */
const ENQUIRIES = makeSite("enquiries", PORT + 3, { SITE_FOLDER: "test-results/site-enquiries" });

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
      use: { baseURL: WRITING.url },
    },
    { name: "enquiries", testMatch: "enquiries/**", use: { baseURL: ENQUIRIES.url } },
    { name: "rendering", testMatch: "rendering/**", use: { baseURL: RENDERING.url } },
    {
      name: "reading",
      testIgnore: ["writing/**", "rendering/**", "enquiries/**"],
      use: { baseURL: READING.url },
    },
  ],
  // Each serves the last build, in which the rows are those of a new database: the sample data has
  // fixed ids and dates. Not `start`, which answers 404 to posts without a page, while the hosts,
  // whose rule the tests expect, do not.
  webServer: [
    READING.serve(),
    WRITING.serve(),
    ENQUIRIES.serve(),
    RENDERING.serve(`node --import tsx tests/e2e/support/copy-build.ts ${RENDERING_FOLDER}`),
  ],
});

/** A site with its own port and its own database, which starts with the seed data. */
function makeSite(name: string, port: number, env: Record<string, string> = {}) {
  const url = `http://localhost:${port}`;
  return {
    url,
    serve: (...before: string[]) => ({
      name,
      command: [...before, "node scripts/site.mjs reset", "node scripts/site.mjs serve"].join(
        " && ",
      ),
      cwd: ROOT,
      // Outside of `outputDir`, which Playwright empties before each run.
      env: { ...env, PORT: String(port), SUPABASE_LOCAL_DATA: `test-results/backend-${name}` },
      url,
      reuseExistingServer: false,
      timeout: START_TIMEOUT_MS,
      // A killed server would leave the lock of the database folder behind.
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 120_000 },
    }),
  };
}
