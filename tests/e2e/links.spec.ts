import type { Page } from "@playwright/test";
import { CASE_STUDY_PATHS, STATIC_PATHS } from "../support/addresses";
import {
  DEAD_END_HEADINGS,
  DEAD_END_STATUS,
  DEAD_ENDS,
  openPage,
  waitForContent,
} from "./support/pages";
import { expect, test } from "./support/test";

/** Pages that the crawl must come across by itself. */
const KNOWN = [...STATIC_PATHS, ...CASE_STUDY_PATHS];

test.describe("in the pages as they are served", () => {
  test.use({ javaScriptEnabled: false });

  test("every link inside the site leads to a page, and to the part of it that it names", async ({
    page,
    baseURL,
  }) => {
    /** Which page first linked to it, for the message. */
    const foundOn = new Map([["/", "the start"]]);
    const idsByPage = new Map<string, Set<string>>();
    const sections: { path: string; id: string; from: string }[] = [];
    const dead: string[] = [];

    // A Map grows while it is walked: what is found is visited too.
    for (const [path, from] of foundOn) {
      await page.goto(path);
      await waitForContent(page);
      if (await isDeadEnd(page)) dead.push(`${path} (linked from ${from})`);
      idsByPage.set(path, await readIds(page));
      for (const link of await readLinks(page)) {
        const url = new URL(link);
        if (url.origin !== baseURL || isFile(url)) continue;
        const target = url.pathname + url.search;
        if (!foundOn.has(target)) foundOn.set(target, path);
        if (url.hash) {
          sections.push({ path: target, id: decodeURIComponent(url.hash.slice(1)), from: path });
        }
      }
    }

    const missing = sections.filter(({ path, id }) => !idsByPage.get(path)?.has(id));
    expect(dead).toEqual([]);
    expect(missing).toEqual([]);
    expect(KNOWN.filter((path) => !foundOn.has(path))).toEqual([]);
  });
});

test("an address without a page is told apart from one with a page", async ({ page, watch }) => {
  watch.allowConsole(DEAD_END_STATUS);
  for (const path of DEAD_ENDS) {
    await openPage(page, path);
    expect(await isDeadEnd(page), path).toBe(true);
  }
});

/** By its heading, for the metadata come a moment later. */
async function isDeadEnd(page: Page): Promise<boolean> {
  return DEAD_END_HEADINGS.includes(await page.getByRole("heading", { level: 1 }).innerText());
}

/** All of them, in menus that are closed too. */
function readLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .map(({ href }) => href)
      .filter((href) => href.startsWith("http")),
  );
}

async function readIds(page: Page): Promise<Set<string>> {
  return new Set(
    await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id)),
  );
}

function isFile({ pathname }: URL): boolean {
  return /\.\w+$/.test(pathname);
}
