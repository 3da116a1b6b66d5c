import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findProblems } from "./find-problems.ts";
import { readMarkdown } from "./markdown-page.ts";
import { readRepository } from "./repository.ts";

const PICTURES = "docs/pictures";
const MAX_PICTURE_KIB = 60;
const MAX_README_LINES = 150;

const isPage = (name: string) => name.endsWith(".md");
const guides = readdirSync("docs")
  .filter(isPage)
  .map((name) => `docs/${name}`);
const files = [
  "README.md",
  ...readdirSync(".").filter((name) => isPage(name) && name !== "README.md"),
  ...guides,
  ...readdirSync("docs/decisions").map((name) => `docs/decisions/${name}`),
];
const pages = files.map((file) => readMarkdown(file, readFileSync(file, "utf8")));
const repository = readRepository();

test.each(pages)("everything that $file names and links to exists", (page) => {
  expect(findProblems(page, pages, repository)).toEqual([]);
});

test(`the README has at most ${MAX_README_LINES} lines and leads to every guide`, () => {
  const [readme] = pages;
  expect(readme?.lineCount).toBeLessThanOrEqual(MAX_README_LINES);
  expect(readme?.links).toEqual(expect.arrayContaining([...guides, "docs/decisions"]));
});

test("each picture is shown on a page and is small enough to load quickly", () => {
  const shown = pages.flatMap(({ pictures }) => pictures.map(({ address }) => address));
  for (const name of readdirSync(PICTURES)) {
    expect(shown).toContain(`pictures/${name}`);
    expect(statSync(`${PICTURES}/${name}`).size / 1024).toBeLessThanOrEqual(MAX_PICTURE_KIB);
  }
});

describe("a mistake in a page is reported", () => {
  const findIn = (text: string) => {
    const page = readMarkdown("docs/example.md", `# Example\n\n## First step\n\n${text}\n`);
    return findProblems(page, [...pages, page], repository);
  };

  test.each([
    ["`src/config/sight.ts`", "there is no file or folder src/config/sight.ts"],
    ["`config/site.ts`", "there is no file or folder config/site.ts"],
    ["`nowhere.config.ts`", "there is no file or folder nowhere.config.ts"],
    ["`tests/e2e/*.spec.js`", "there is no file or folder tests/e2e/*.spec.js"],
    ["`npm run tset`", "there is no command npm run tset"],
    ["`npm strat`", "there is no command npm strat"],
    ["`npx vitesse`", "there is no command npx vitesse"],
    ["```sh\nnpm run built\n```", "there is no command npm run built"],
    ["```sh\nnpm run check -- src/nowhere\n```", "there is no file or folder src/nowhere"],
    ["`VITE_SUPABASE_ADRESS`", "nothing reads the variable VITE_SUPABASE_ADRESS"],
    ["`PROT_NUMBER=1 npm start`", "nothing reads the variable PROT_NUMBER"],
    ["[here](deplyo.md)", "the link to deplyo.md leads nowhere"],
    ["[here](#second-step)", "docs/example.md has no heading #second-step"],
    ["[here](deploy.md#no-such-step)", "docs/deploy.md has no heading #no-such-step"],
    ["[here](http://example.com)", "http://example.com is not an address with https"],
    ["[here](https://example)", "https://example is not an address with https"],
    ["![A list](pictures/nothing.webp)", "the link to pictures/nothing.webp leads nowhere"],
    ["![](home.webp)", "the picture home.webp has no alt text"],
    ['<img src="home.webp">', '<img src="home.webp"> is HTML; write it as Markdown'],
  ])("%s", (text, problem) => {
    expect(findIn(text)).toEqual([problem]);
  });

  test("and a page without one is not", () => {
    const text = [
      "[above](#first-step), [README](../README.md#run-it), [`site.ts`](../src/config/site.ts)",
      "`src/config/`, `tests/e2e/*.spec.ts`, `*.dom.test.ts`, `dist/404.html`, `.env`, `/admin`",
      "`PORT=4300 npm start`, `npm ci && npm test`, `npx vitest`, `@supabase/lite`, `big.js`",
      "<https://example.com>",
    ].join("\n\n");
    expect(findIn(text)).toEqual([]);
  });
});
