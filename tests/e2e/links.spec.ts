import type { Page } from "@playwright/test";
import { CASE_STUDY_PATHS, STATIC_PATHS } from "../support/addresses";
import { NOT_FOUND_HEADINGS, NOT_FOUND_ERROR, NOT_FOUND_PATHS, openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

/** The pages that the crawl must reach. */
const PAGES = [...STATIC_PATHS, ...CASE_STUDY_PATHS];

test("every internal link leads to an existing page and fragment", async ({ page, baseURL }) => {
  /** Each path with the first page that links to it, for the error message. */
  const foundOn = new Map([["/", "the start"]]);
  const idsByPage = new Map<string, string[]>();
  const sections: { path: string; id: string; from: string }[] = [];
  const broken: string[] = [];
  await page.goto("/");

  // The iteration of a Map also visits the entries that are added meanwhile.
  for (const [path, from] of foundOn) {
    const { isFound, heading, ids, links } = await readHtml(page, path);
    const isNotFoundPage = heading === "" || NOT_FOUND_HEADINGS.includes(heading);
    if (!isFound || isNotFoundPage) broken.push(`${path} (linked from ${from})`);
    idsByPage.set(path, ids);
    for (const link of links) {
      const url = new URL(link);
      if (url.origin !== baseURL || isFile(url)) continue;
      const target = url.pathname + url.search;
      if (!foundOn.has(target)) foundOn.set(target, path);
      if (url.hash) {
        sections.push({ path: target, id: decodeURIComponent(url.hash.slice(1)), from: path });
      }
    }
  }

  const missing = sections.filter(({ path, id }) => !idsByPage.get(path)?.includes(id));
  expect(broken).toEqual([]);
  expect(missing).toEqual([]);
  expect(PAGES.filter((path) => !foundOn.has(path))).toEqual([]);
});

test("every unknown URL shows a not-found heading", async ({ page, watch }) => {
  watch.allowConsole(NOT_FOUND_ERROR);
  for (const path of NOT_FOUND_PATHS) {
    await openPage(page, path);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    expect(NOT_FOUND_HEADINGS, path).toContain(heading);
  }
});

/** Reads the links of a page's HTML, also those in closed menus, and the IDs they can point to. */
function readHtml(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const { href } = new URL(address, window.location.origin);
    const response = await fetch(href);
    const served = new DOMParser().parseFromString(await response.text(), "text/html");
    const links = [...served.querySelectorAll("a[href]")].map(
      (link) => new URL(link.getAttribute("href") ?? "", href).href,
    );
    return {
      isFound: response.ok,
      heading: served.querySelector("h1")?.textContent ?? "",
      ids: [...served.querySelectorAll("[id]")].map(({ id }) => id),
      links: links.filter((link) => link.startsWith("http")),
    };
  }, path);
}

function isFile({ pathname }: URL): boolean {
  return /\.\w+$/.test(pathname);
}
