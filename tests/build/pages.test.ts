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

test("neither phones nor Cloudflare may change numbers and addresses before hydration", () => {
  const open = pages.filter(
    ({ html }) =>
      !html.includes(
        '<meta name="format-detection" content="telephone=no, date=no, email=no, address=no"',
      ) || !/<body><!--email_off-->.*<!--\/email_off-->(?:<link [^>]*>)*<\/body>/s.test(html),
  );
  expect(open.map(({ file }) => file)).toEqual([]);
});
