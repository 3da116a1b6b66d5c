import type { Page } from "@playwright/test";
import { adminPaths } from "@/config/paths";
import { site } from "@/config/site";
import { adminNotices } from "@/content/late-notice";
import { PUBLIC_PATHS } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

// What the host serves, as search engines and visitors without scripts get it.

test("every internal link leads to an existing page and fragment, and every page is linked", async ({
  page,
  baseURL,
}) => {
  /** Each path with the first page that links to it, for the error message. */
  const foundOn = new Map([["/", "the start"]]);
  const idsByPage = new Map<string, string[]>();
  const sections: { path: string; id: string; from: string }[] = [];
  const broken: string[] = [];

  // The iteration of a Map also visits the entries that are added meanwhile.
  for (const [path, from] of foundOn) {
    const { isFound, ids, links } = await readHtml(page, path);
    if (!isFound) broken.push(`${path} (linked from ${from})`);
    idsByPage.set(path, ids);
    for (const link of links) {
      const url = new URL(link);
      const isFile = /\.\w+$/.test(url.pathname);
      if (url.origin !== baseURL || isFile) continue;
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
  expect(PUBLIC_PATHS.filter((path) => !foundOn.has(path))).toEqual([]);
});

test("every page is served with its text, its pictures and metadata of its own", async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const pictures = new Set<string>();
  for (const path of PUBLIC_PATHS) {
    const { head, text, pictures: shown } = await readHtml(page, `${path}?from=a-letter`);
    expect(text.split(/\s+/).length, path).toBeGreaterThan(100);
    expect(text, path).not.toMatch(/Loading.*(\.{3}|…)/);
    const url = new URL(path, site.url).href;
    expect([head.canonical, head.sharedUrl], path).toEqual([[url], [url]]);
    expect([head.sharedTitle, head.sharedDescription], path).toEqual([
      head.title,
      head.description,
    ]);
    for (const title of head.title) titles.add(title);
    for (const description of head.description) descriptions.add(description);
    for (const picture of [...head.sharedPicture, ...shown]) {
      pictures.add(picture.replace(site.url, ""));
    }
  }
  expect(titles.size).toBe(PUBLIC_PATHS.length);
  expect(descriptions.size).toBe(PUBLIC_PATHS.length);
  for (const picture of [...pictures, "/favicon.ico"]) {
    expect((await request.get(picture)).headers()["content-type"], picture).toMatch(/^image\//);
  }
});

test("what is not there, and the admin, stay out of search engines", async ({ request }) => {
  const noindex = '<meta name="robots" content="noindex"';
  // A post that is newer than the build may be at its address, so hosts answer that it is there.
  const missing = {
    "/no-such-page": 404,
    "/case-studies/no-such-study": 404,
    "/blog/no-post": 200,
  };
  for (const [path, status] of Object.entries(missing)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(await response.text(), path).toContain(noindex);
  }
  for (const path of Object.values(adminPaths)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["x-robots-tag"], path).toBe("noindex");
    const html = await response.text();
    expect(html.includes(noindex) && html.includes(adminNotices.loading), path).toBe(true);
  }
});

/** A page's HTML before any script has run. Pages that are not there are marked noindex. */
function readHtml(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const { href } = new URL(address, window.location.origin);
    const response = await fetch(href);
    const served = new DOMParser().parseFromString(await response.text(), "text/html");
    const read = (selector: string) =>
      [...served.querySelectorAll(selector)].map(
        (element) =>
          element.getAttribute("content") ??
          element.getAttribute("href") ??
          element.getAttribute("src") ??
          element.textContent,
      );
    return {
      isFound: response.ok && read('meta[name="robots"]').length === 0,
      ids: [...served.querySelectorAll("[id]")].map(({ id }) => id),
      // Also those in closed menus.
      links: read("a[href]")
        .map((link) => new URL(link, href).href)
        .filter((link) => link.startsWith("http")),
      text: served.querySelector("main")?.textContent ?? "",
      pictures: read("main img"),
      head: {
        title: read("head > title"),
        description: read('meta[name="description"]'),
        canonical: read('link[rel="canonical"]'),
        sharedUrl: read('meta[property="og:url"]'),
        sharedTitle: read('meta[property="og:title"]'),
        sharedDescription: read('meta[property="og:description"]'),
        sharedPicture: read('meta[property="og:image"]'),
      },
    };
  }, path);
}
