import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The rooms of src/, top to bottom. A room imports only from those below it. */
const LAYERS = [
  "app",
  "pages",
  "features",
  "components",
  "hooks",
  "db",
  "content",
  "config",
  "lib",
];

/**
 * Core ESLint only. A later entry replaces an earlier one for the same file, so each repeats
 * the rules that hold everywhere.
 */
const restrict = (files, banned, message) => ({
  files,
  ignores: ["src/**/*.test.{ts,tsx}"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          ...(banned.length ? [{ regex: `^@/(${banned.join("|")})/`, message }] : []),
          ...(files.some((pattern) => pattern.startsWith("src/db"))
            ? []
            : [{ group: ["@/db/client"], message: "Calls live in their table's module in db/." }]),
          { group: ["../*"], message: "Use ./ inside a folder and @/ across folders." },
        ],
      },
    ],
  },
});

export default defineConfig(
  globalIgnores(["dist", "supabase/.temp", "test-results", "playwright-report"]),
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Event handlers that start async work are the normal case in React.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // `${count}` of a number is exactly what is meant.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: globals.node },
  },
  LAYERS.map((layer, i) =>
    restrict([`src/${layer}/**`], LAYERS.slice(0, i), `${layer}/ imports only from below.`),
  ),
  restrict(
    ["src/features/**"],
    ["app", "pages", "features"],
    "A feature never imports another; join them in a page.",
  ),
  restrict(
    ["src/components/{ui,sections}/**"],
    ["app", "pages", "features", "db"],
    "ui/ and sections/ take props.",
  ),
);
