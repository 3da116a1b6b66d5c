import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ENGINES } from "../../scripts/programs.ts";

const PORT = Number(process.env["PORT"] ?? 4210);

/** A timeout that only a hanging test reaches, however slow the computer is. */
const TEST_TIMEOUT_MS = 600_000;

const installed = ENGINES.filter(({ isInstalled }) => isInstalled());

/** One project per engine with the same journeys. Each has a site of its own. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  envDir: false,
  resolve: { tsconfigPaths: true },
  test: {
    teardownTimeout: TEST_TIMEOUT_MS,
    projects: installed.map(({ name }, place) => ({
      extends: true,
      test: {
        name: `engines-${name}`,
        environment: "node",
        include: ["tests/engines/*.test.ts"],
        provide: { engine: name, port: PORT + place },
        testTimeout: TEST_TIMEOUT_MS,
        hookTimeout: TEST_TIMEOUT_MS,
        expect: { poll: { timeout: TEST_TIMEOUT_MS / 5, interval: 50 } },
        // All journeys run one after the other in one process, which keeps the browser open.
        maxWorkers: 1,
        isolate: false,
      },
    })),
  },
});
