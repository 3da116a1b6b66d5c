/**
 * The folders of src/, top to bottom. A folder imports only from those below it. `site` and `tools`
 * are peers, as are the folders in them: links go by config/paths.
 */
const LAYERS = [
  "render",
  "app",
  "admin",
  "tools",
  "site",
  "ui",
  "data",
  "content",
  "config",
  "lib",
];

/** The screens of the admin, which share what lies beside them. */
const SCREENS = ["dashboard", "posts", "stories", "images", "inbox"];

const TESTS = "src/**/*.test.{ts,tsx}";

/**
 * What browsers have had since 2023 or later. TypeScript knows none that is newer than ES2023
 * (`lib` in tsconfig.json); of the document it knows all.
 */
const NEW_FUNCTIONS = [
  ...["toSorted", "toReversed", "toSpliced", "with"].map((property) => ({
    property,
    message: "Older browsers lack it: copy the array, and change the copy.",
  })),
  ...["canParse", "parse"].map((property) => ({
    object: "URL",
    property,
    message: "Older browsers lack it: use lib/url.ts.",
  })),
  {
    object: "AbortSignal",
    property: "any",
    message: "Older browsers lack it.",
  },
];

/**
 * What the files of a folder must not import. A later entry replaces an earlier one for the same
 * file, so each repeats the rules that hold everywhere. Words may be typed by what they are about.
 * @param {string} files
 * @param {readonly string[]} banned folders of src/
 * @param {string} message
 */
const restrictImports = (files, banned, message) => ({
  files: [files],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          ...(banned.length > 0
            ? [
                {
                  regex: `^@/(${banned.join("|")})/`,
                  message,
                  allowTypeImports: files.startsWith("src/content"),
                },
              ]
            : []),
          ...(files.startsWith("src/data")
            ? []
            : [
                {
                  regex: "^@/data/(client|admin-client)$",
                  message: "Calls live in their table's module in data/.",
                },
              ]),
          // Vite's configuration imports a part of src/render, and knows no other names for folders.
          ...(files.startsWith("src/render")
            ? []
            : [{ regex: "^\\.\\./", message: "Use ./ inside a folder and @/ across folders." }]),
        ],
      },
    ],
  },
});

/**
 * Type-aware linting with the strict rules of typescript-eslint, the rules of React and its
 * compiler, and the rules for accessible markup.
 */
export default {
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  plugins: ["typescript", "react", "jsx-a11y", "import"],
  categories: { correctness: "error" },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ["dist", "supabase/.temp", "test-results", "playwright-report"],
  rules: {
    // Types count as well: a circle of types is still one that a reader has to break open.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "no-case-declarations": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-redeclare": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    // The rule reports the options of a <datalist>, which have a value and need no label.
    "jsx-a11y/control-has-associated-label": "off",
    // Some roles are deliberate: drawings in SVG are images, charts are tables whose rows CSS lays
    // out to scale, and messages are live regions without being the <output> of a form.
    "jsx-a11y/prefer-tag-over-role": "off",
    // Table components take their cells as arrays of elements. If React does need a key, it logs a
    // warning, and every warning fails the tests.
    "react/jsx-key": "off",
  },
  overrides: [
    {
      files: ["**/*.{js,mjs}"],
      rules: { "no-undef": "error" },
    },
    {
      files: ["**/*.{ts,tsx}"],
      rules: {
        "no-array-constructor": "error",
        "no-console": ["error", { allow: ["warn", "error"] }],
        "no-useless-constructor": "error",
        "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
        "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
        "typescript/no-confusing-void-expression": "error",
        "typescript/no-deprecated": "error",
        "typescript/no-dynamic-delete": "error",
        "typescript/no-empty-object-type": "error",
        "typescript/no-explicit-any": "error",
        "typescript/no-extraneous-class": "error",
        "typescript/no-generated-empty-object-type": "error",
        "typescript/no-invalid-void-type": "error",
        // Event handlers that start async work are the normal case in React.
        "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
        "typescript/no-mixed-enums": "error",
        "typescript/no-namespace": "error",
        "typescript/no-non-null-asserted-nullish-coalescing": "error",
        "typescript/no-non-null-assertion": "error",
        "typescript/no-require-imports": "error",
        "typescript/no-unnecessary-boolean-literal-compare": "error",
        "typescript/no-unnecessary-condition": "error",
        "typescript/no-unnecessary-template-expression": "error",
        "typescript/no-unnecessary-type-arguments": "error",
        "typescript/no-unnecessary-type-assertion": "error",
        "typescript/no-unnecessary-type-constraint": "error",
        "typescript/no-unnecessary-type-conversion": "error",
        "typescript/no-unnecessary-type-parameters": "error",
        "typescript/no-unsafe-argument": "error",
        "typescript/no-unsafe-assignment": "error",
        "typescript/no-unsafe-call": "error",
        "typescript/no-unsafe-enum-comparison": "error",
        "typescript/no-unsafe-function-type": "error",
        "typescript/no-unsafe-member-access": "error",
        "typescript/no-unsafe-return": "error",
        "typescript/only-throw-error": "error",
        "typescript/prefer-literal-enum-member": "error",
        "typescript/prefer-promise-reject-errors": "error",
        "typescript/prefer-reduce-type-parameter": "error",
        "typescript/prefer-return-this-type": "error",
        "typescript/related-getter-setter-pairs": "error",
        "typescript/require-await": "error",
        "typescript/restrict-plus-operands": [
          "error",
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        // Numbers in templates, such as `${count}`, are formatted as intended.
        "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
        "typescript/return-await": ["error", "error-handling-correctness-only"],
        "typescript/unified-signatures": "error",
        "typescript/use-unknown-in-catch-callback-variable": "error",
      },
    },
    {
      // Commands print what they do.
      files: ["scripts/**/*.ts"],
      rules: { "no-console": "off" },
    },
    {
      files: ["src/**/*.{ts,tsx}"],
      rules: { "react/rules-of-hooks": "error" },
    },
    {
      // Words are in src/content, so that they can be read, changed and translated there.
      files: ["src/{app,admin,site,tools,ui}/**/*.tsx"],
      rules: {
        "react/jsx-no-literals": [
          "error",
          {
            allowedStrings: ["©", "0", "%", "(", ")", ",", ".", ":", "·", "×", "–", "…"],
            restrictedAttributes: ["aria-label", "label", "placeholder", "title"],
          },
        ],
      },
    },
    {
      files: [TESTS],
      rules: { "react/jsx-no-literals": "off" },
    },
    {
      // What runs in browsers, also in those of five years ago.
      files: ["src/**/*.{ts,tsx}"],
      rules: { "no-restricted-properties": ["error", ...NEW_FUNCTIONS] },
    },
    ...LAYERS.map((layer, i) =>
      restrictImports(`src/${layer}/**`, LAYERS.slice(0, i), `${layer}/ imports only from below.`),
    ),
    restrictImports(
      "src/site/**",
      ["render", "app", "admin", "tools", "site"],
      "A subject of the site never imports another.",
    ),
    restrictImports(
      "src/tools/**",
      ["render", "app", "admin", "site", "tools/(?!engine/)[^/]+"],
      "A tool never imports another, nor a page of the site.",
    ),
    restrictImports(
      "src/admin/**",
      ["render", "app", "tools"],
      "The admin imports pages only for its previews.",
    ),
    ...SCREENS.map((screen) =>
      restrictImports(
        `src/admin/${screen}/**`,
        [
          "render",
          "app",
          "tools",
          ...SCREENS.filter((other) => other !== screen).map((o) => `admin/${o}`),
        ],
        "A screen of the admin never imports another.",
      ),
    ),
    { files: [TESTS], rules: { "no-restricted-imports": "off" } },
    // They run in Node.
    { files: [TESTS, "src/render/**"], rules: { "no-restricted-properties": "off" } },
  ],
};
