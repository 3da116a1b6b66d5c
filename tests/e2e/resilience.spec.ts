import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { delayRequests } from "./support/delay-requests";
import { openPage, PHONE, POST_PATH } from "./support/pages";
import { expect, test } from "./support/test";

const BLOG_CODE = "**/assets/blog-list-page-*.js";
const CODE_MISSING = [/404 \(Not Found\).*blog-list-page/, /The page could not be shown/] as const;

const blogLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true });

/** The whole style sheet comes with the first sign of a visitor, and names the fonts anew. */
async function waitForWholeSheet(page: Page) {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, media }) => href && media.length === 0),
  );
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

function countLoads(page: Page) {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

test.describe("a tab that is older than the release", () => {
  test("loads a page anew whose file is gone, once, and shows it", async ({ page, watch }) => {
    watch.allowConsole(...CODE_MISSING);
    await openPage(page, "/faq");
    const getLoads = countLoads(page);
    await page.route(BLOG_CODE, (route) =>
      getLoads() === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await blogLink(page).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await expect(page).toHaveURL("/blog");
    await expect.poll(getLoads).toBe(1);
  });

  test("says so when the file is missing for good, and tries when asked", async ({
    page,
    watch,
  }) => {
    watch.allowConsole(...CODE_MISSING);
    await openPage(page, "/faq");
    const getLoads = countLoads(page);
    const restore = () => page.unroute(BLOG_CODE);
    await page.route(BLOG_CODE, (route) => route.fulfill({ status: 404 }));
    // A page that the browser itself must draw, because it has a query.
    await page.goto("/blog?search=container");
    const failure = page.getByRole("alert");
    await expect(failure.getByRole("heading", { level: 1 })).toHaveText("This page did not arrive");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(failure.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    expect(getLoads()).toBe(2);

    await restore();
    await failure.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/arrive/);
    await expect(page.getByRole("searchbox")).toBeVisible();
  });
});

test("a page whose code does not come offline comes by itself with the network", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/, /could not be (shown|read)/, /sheet did not/);
  await openPage(page, "/faq");
  await context.setOffline(true);
  await blogLink(page).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("This page did not arrive");
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
});

test("the newest posts stay when the network goes before their code has come", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/, /did not arrive/, /could not be read/);
  const code = await delayRequests(page, "**/assets/latest-posts-grid-*.js");
  await page.goto("/");
  await expect(page.locator("#root")).toHaveAttribute("data-live");
  const posts = page.getByRole("region", { name: "Notes from the factory floor" });
  const before = await posts.innerText();
  await expect(posts.getByRole("article")).toHaveCount(3);
  await context.setOffline(true);
  const isSaid = page.waitForEvent("console", (message) => /did not arrive/.test(message.text()));
  code.release();
  await isSaid;
  expect(await posts.innerText()).toBe(before);

  const isRead = page.waitForRequest(/blog_posts\?.*limit=3/);
  await context.setOffline(false);
  await isRead;
  expect(await posts.innerText()).toBe(before);
});

test("a page that breaks leaves the site around it whole", async ({ page, watch }) => {
  watch.allowConsole(/Broken on purpose/, /The page could not be shown/);
  await openPage(page, "/faq");
  await page.route(BLOG_CODE, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function BlogListPage() { throw new Error("Broken on purpose"); }',
    }),
  );
  await blogLink(page).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("This page broke");
  await expect(page).toHaveTitle(`Something went wrong | ${site.name}`);
  await expect(page.getByRole("button", { name: "Load again" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/broke/);
});

test("a page on its way is told while the old one stays", async ({ page }) => {
  await openPage(page, "/faq");
  const code = await delayRequests(page, BLOG_CODE);
  await blogLink(page).click();
  await expect(page.getByRole("status").getByText("Loading page…")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ten things buyers ask first");
  code.release();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await expect(page.getByText("Loading page…")).toHaveCount(0);
});

test.describe("the place on a page", () => {
  const getTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test(`is kept for Back and Forward at ${viewport.width} px, and new pages start at the top`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/blog");
      const card = page.getByRole("main").getByRole("article").nth(4).getByRole("link").first();
      await card.focus();
      await waitForWholeSheet(page);
      const listTop = await getTop(page);
      expect(listTop).toBeGreaterThan(200);

      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/blog\/./);
      await expect(page.locator(".prose p").first()).toBeVisible();
      expect(await getTop(page)).toBe(0);
      await page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: "instant" });
      });

      await page.goBack();
      await expect(page).toHaveURL("/blog");
      await expect.poll(() => getTop(page)).toBe(listTop);
      await page.goForward();
      await expect(page).toHaveURL(/\/blog\/./);
      await expect.poll(() => getTop(page)).toBe(900);
    });
  }

  test("is kept over a reload in between, and where the content comes later", async ({ page }) => {
    await openPage(page, "/blog?search=a");
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: "instant" });
    });
    await page.getByRole("main").getByRole("article").nth(3).getByRole("link").first().click();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await page.reload();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await expect.poll(() => getTop(page)).toBeGreaterThan(300);
  });

  test("is left with Back while the page is not live yet", async ({ page }) => {
    await openPage(page, "/blog?search=inspection");
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page.locator(".prose p").first()).toBeVisible();
    const code = await delayRequests(page, "**/assets/blog-post-page-*.js");
    const isAsked = page.waitForRequest("**/assets/blog-post-page-*.js");
    await page.reload();
    await page.mouse.move(300, 300);
    await isAsked;
    await page.goBack();
    code.release();
    await expect(page.getByRole("searchbox")).toHaveValue("inspection");
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  });
});

const PRINTED = [
  { path: POST_PATH, heading: "Start with the license" },
  { path: "/quality-control-inspection", heading: "Six inspections, shown where they happen" },
  { path: "/faq", heading: "Ten things buyers ask first" },
];

for (const { path, heading } of PRINTED) {
  test(`${path} is printed as a clean sheet`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("img")).toBeVisible();
    for (const role of ["navigation", "contentinfo", "form"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: /quote|share/i })).toHaveCount(0);
    await expect(page.getByText("Related Articles")).toBeHidden();
    const getColor = () => getComputedStyle(document.body).backgroundColor;
    expect(await page.evaluate(getColor)).toBe("rgba(0, 0, 0, 0)");
  });
}

test("a printed page has every answer, open or not", async ({ page }) => {
  await openPage(page, "/faq");
  const answer = page.getByText("Before drawings are sent");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});
