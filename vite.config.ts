import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

import { buildDayConstants } from "./scripts/build-day.ts";
import { emulateHost } from "./scripts/host/plugin.ts";
import { prerender } from "./src/render/plugin.ts";
import { sharedChunks } from "./scripts/shared-chunks.ts";
import { renderOnSave } from "./scripts/site/render-on-save.ts";
import { siteConstants } from "./scripts/site-constants.ts";
import { getDataFolder } from "./supabase/local/data-folder.ts";
import { embeddedSupabase } from "./supabase/local/plugin.ts";
import { serveBackend } from "./supabase/local/shared-backend.ts";

/** Chunks that keep their names in the build, because the browser tests match their URLs. */
const NAMED_CHUNKS = /^(?:application|blog-|latest-posts-grid)/;

/** A timeout that only a test that hangs reaches, even on a slow and busy machine. */
const TEST_TIMEOUT_MS = 120_000;
/** The same for tests that start servers, build or render the site. */
const LONG_TEST_TIMEOUT_MS = 600_000;

/** Tests that render whole pages as the build does. */
const PRERENDER_TESTS = "src/**/*.prerender.test.tsx";

/** The settings of tests that need a document. */
const DOM_TESTS = {
  environment: "jsdom",
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  setupFiles: ["tests/support/fresh-modules.ts", "tests/support/setup.ts"],
  env: {
    VITE_SUPABASE_URL: "http://backend.test",
    VITE_SUPABASE_ANON_KEY: "test-key",
  },
  restoreMocks: true,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    embeddedSupabase(),
    renderOnSave(),
    emulateHost(),
    prerender({ serveEmbedded: () => serveBackend(process.cwd(), getDataFolder(process.cwd())) }),
  ],
  resolve: { tsconfigPaths: true },
  define: { ...buildDayConstants, ...siteConstants },
  build: {
    target: ["chrome109", "firefox115", "safari16"],
    manifest: true,
    license: { fileName: "licenses.md" },
    // Each page lists its own modules in `data-files`. Vite's list of the modules of all pages
    // would add 2 KiB to the first script.
    modulePreload: false,
    rolldownOptions: {
      // They take 0.6 KiB from the first load: constants are inlined also where they are used more than
      // once, and reading a property is no reason to keep unused code.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: {
        // The application contains the file names of all pages, so long ones would count against
        // the size budget of the home page.
        chunkFileNames: ({ name }) =>
          NAMED_CHUNKS.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
        assetFileNames: ({ names: [name = ""] }) => {
          // Named after index.html, which links to it.
          if (name === "index.css") return "assets/styles-[hash:7][extname]";
          return name.endsWith(".css")
            ? "assets/[hash:7][extname]"
            : "assets/[name]-[hash:7][extname]";
        },
        hashCharacters: "base36",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [sharedChunks()],
        },
      },
    },
  },
  test: {
    maxWorkers: "100%",
    // Whoever breaks the header sees that soon, instead of a failure of each page.
    bail: 10,
    teardownTimeout: TEST_TIMEOUT_MS,
    projects: [
      {
        extends: true,
        test: {
          name: "unit-logic",
          environment: "node",
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          setupFiles: ["tests/support/property-tests.ts"],
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["src/**/*.dom.test.ts"],
          // These files test pure functions, so none leaves any state behind for the next.
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
          // Isolated, unlike the tests above: `react-dom/static` registers itself as the renderer
          // of every context that it renders, also of those in packages. If another test of the
          // same process then renders them with react-dom, React warns of two renderers.
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
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          environment: "node",
          include: ["tests/build/**/*.test.ts"],
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: { name: "docs", environment: "node", include: ["tests/docs/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "another-agency",
          environment: "node",
          include: ["tests/another-agency/**/*.test.ts"],
          testTimeout: LONG_TEST_TIMEOUT_MS,
          hookTimeout: LONG_TEST_TIMEOUT_MS,
        },
      },
    ],
  },
});
