import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ENGINES } from "../../scripts/engines.mjs";

const PORT = Number(process.env["PORT"] ?? 4210);

/** Only a hang takes this long, however slow or busy the machine is: nothing here measures time. */
const HANG_MS = 600_000;

const missing = ENGINES.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);

/** The same journeys for each engine, one after the other, each on a site of its own. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    reporters: ["default", "./tests/support/totals-reporter.ts"],
    teardownTimeout: HANG_MS,
    projects: ENGINES.filter(({ name }) => !missing.includes(name)).map(({ name }, place) => ({
      extends: true,
      test: {
        name: `engines-${name}`,
        environment: "node",
        include: ["tests/engines/*.test.ts"],
        globalSetup: ["tests/engines/support/site.ts"],
        provide: { engine: name, port: PORT + place, missingEngines: missing },
        testTimeout: HANG_MS,
        hookTimeout: HANG_MS,
        expect: { poll: { timeout: HANG_MS / 5, interval: 50 } },
        // One journey after the other, in one process that keeps the browser open.
        maxWorkers: 1,
        isolate: false,
      },
    })),
  },
});
