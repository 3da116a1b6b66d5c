import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

import { emulateHost } from "./scripts/host/plugin.ts";
import { prerender } from "./scripts/prerender/plugin.ts";
import { trimStyleSheets } from "./scripts/trim-style-sheets.ts";
import { sharedChunks } from "./scripts/shared-chunks.ts";
import { embeddedSupabase } from "./supabase/local/plugin.ts";

/** What the browser tests ask for by name. */
const KEPT_CHUNKS = /^(?:application|blog-|latest-posts-grid)/;

/** Nothing but a hang takes this long, however slow or busy the machine is. */
const HANG_MS = 600_000;

/** Sheets that go by their names in tests and in the browser's tools. */
const KEPT_SHEETS = ["styles.css", "print.css", "forced-colors.css"];

/** Tests that render whole pages as the build does. */
const PRERENDER_TESTS = "src/**/*.prerender.test.tsx";

/** Tests of what is in a document. */
const DOM_TESTS = {
  environment: "jsdom",
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  setupFiles: ["tests/support/fresh-modules.ts", "tests/support/setup.ts"],
  env: { VITE_SUPABASE_URL: "http://backend.test", VITE_SUPABASE_ANON_KEY: "test-key" },
  restoreMocks: true,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    embeddedSupabase(),
    emulateHost(),
    trimStyleSheets(),
    prerender(),
  ],
  resolve: { tsconfigPaths: true },
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, "2026-11-23".length)),
  },
  build: {
    target: "es2023",
    manifest: true,
    license: { fileName: "licenses.md" },
    // Pages name their modules themselves (`data-modules`); the list of all would be 2 KiB.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // The application names the files of every page: their bytes count against the home page.
        chunkFileNames: ({ name }) =>
          KEPT_CHUNKS.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css") && !KEPT_SHEETS.includes(name))
            ? "assets/[hash:7][extname]"
            : "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [sharedChunks()],
        },
      },
    },
  },
  test: {
    maxWorkers: "100%",
    teardownTimeout: HANG_MS,
    reporters: [
      "default",
      "./tests/support/totals-reporter.ts",
      "./tests/support/times-reporter.ts",
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit-logic",
          environment: "node",
          testTimeout: HANG_MS,
          hookTimeout: HANG_MS,
          setupFiles: ["tests/support/property-tests.ts"],
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "tests/docs/**/*.test.ts"],
          exclude: ["src/**/*.dom.test.ts"],
          // Pure functions: nothing of one file is left for the next.
          isolate: false,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          ...DOM_TESTS,
          name: "unit-dom",
          include: ["src/**/*.test.tsx", "src/**/*.dom.test.ts"],
          exclude: [PRERENDER_TESTS],
          // The files of a process share jsdom and the packages; fresh-modules.ts resets the rest.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...DOM_TESTS,
          name: "unit-prerender",
          // A process for each: the renderer of `react-dom/static` marks every context it meets as
          // its own, those of packages too, and react-dom warns of a second renderer from then on.
          include: [PRERENDER_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/support/database-setup.ts"],
          testTimeout: HANG_MS,
          hookTimeout: HANG_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          environment: "node",
          include: ["tests/build/**/*.test.ts"],
          testTimeout: HANG_MS,
          hookTimeout: HANG_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "renamed",
          environment: "node",
          include: ["tests/renamed/**/*.test.ts"],
          testTimeout: HANG_MS,
          hookTimeout: HANG_MS,
        },
      },
    ],
  },
});
