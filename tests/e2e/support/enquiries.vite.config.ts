import { defineConfig } from "vitest/config";
import config from "../../../vite.config.ts";

/** The site of an agency that has `enquiries: "database"` in `src/config/site.ts`. */
export default defineConfig({
  ...config,
  define: { ...config.define, __ENQUIRIES__: '"database"' },
  test: {},
});
