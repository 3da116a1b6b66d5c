import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findOutlineProblem } from "../support/headings.ts";
import { dist } from "./dist.ts";

// Without the admin, which the browser renders, and without the page for articles that are newer
// than the build, which waits for their text.
const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && file !== "admin.html")
  .map((file) => ({ file, html: readFileSync(new URL(file, dist), "utf8") }))
  .filter(({ html }) => !html.includes("Loading post..."));

test("every page has one heading of level 1 and skips no level", () => {
  const problems = pages.map(({ file, html }) => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    return { file, problem: findOutlineProblem(levels) };
  });
  expect(problems.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(pages.length).toBeGreaterThan(34);
});

test("the CSS in every page has its layers in the order of the site's style sheet", () => {
  const listLayers = (css: string) => [
    ...new Set(
      [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) => names.split(/, ?/)),
    ),
  ];
  const sheet = readdirSync(new URL("assets/", dist)).find((file) => file.startsWith("styles-"));
  const order = listLayers(readFileSync(new URL(`assets/${sheet}`, dist), "utf8"));
  expect(order).toContain("properties");
  for (const { file, html } of pages) {
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
    expect(listLayers(styles.join("")), file).toEqual(order);
  }
});

test("neither phones nor Cloudflare may change numbers and addresses before hydration", () => {
  const open = pages.filter(
    ({ html }) =>
      !html.includes(
        '<meta name="format-detection" content="telephone=no, date=no, email=no, address=no"',
      ) || !/<body><!--email_off-->.*<!--\/email_off-->(?:<link [^>]*>)*<\/body>/s.test(html),
  );
  expect(open.map(({ file }) => file)).toEqual([]);
});
