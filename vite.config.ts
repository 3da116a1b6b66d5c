import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { embeddedSupabase } from "./supabase/local/plugin.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), embeddedSupabase()],
  resolve: { tsconfigPaths: true },
  build: { target: "es2023", manifest: true },
  test: {
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/setup.ts"],
          env: { VITE_SUPABASE_URL: "http://backend.test", VITE_SUPABASE_ANON_KEY: "test-key" },
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "build", environment: "node", include: ["tests/build/**/*.test.ts"] },
      },
    ],
  },
});
