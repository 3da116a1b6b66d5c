import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { head as about } from "@/content/about";
import { page as faq } from "@/content/faq";
import { latestPosts } from "@/content/home";
import { makeGate } from "../support/gate";
import { servePost, readColumn } from "./support/backend";
import { nextFrames } from "./support/layout";
import {
  listReads,
  openPage,
  PHONE,
  POST_PATH,
  waitForHydration,
  waitForResponses,
} from "./support/pages";
import { makePost } from "./support/posts";
import { expect, test } from "./support/test";

/** The first script of every page, which starts the application. */
const STARTER = /\/assets\/index-[^/]+\.js$/;
/** The style sheet of the site. */
const SHEET = /\/assets\/styles-[^/]+\.css$/;
const SLUG = POST_PATH.replace("/blog/", "");

test("a post that was changed after the build shows its new text", async ({ page, request }) => {
  const [id = ""] = await readColumn(request, `blog_posts?slug=eq.${SLUG}`, "id");
  const change = {
    title: "Changed title",
    content: "<h2>Changed heading</h2><p>Changed text.</p>",
  };
  await servePost(page, makePost(1, { id, slug: SLUG, ...change }));
  await page.goto(POST_PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changed title");
  await expect(page.locator(".prose")).toHaveText("Changed headingChanged text.");
});

test("the text of an unchanged post is sent once, and the sanitizer is not loaded", async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.push(sent.url());
  });
  const [response] = await Promise.all([
    page.goto(POST_PATH),
    waitForResponses(page, listReads(POST_PATH)),
  ]);
  await waitForHydration(page);
  await nextFrames(page);
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    expect(await (await request.get(script)).text(), script).not.toContain("DOMPurify");
  }
  const sentence = (await page.locator(".prose p").last().innerText()).slice(0, 40);
  const html = (await response?.text()) ?? "";
  expect(html.split(sentence)).toHaveLength(2);
});

/** Runs in the page. */
function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve));
}

/** The scripts, style sheets and reads that a page requests, without their hosts. */
function recordRequests(page: Page) {
  const files: string[] = [];
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (["script", "stylesheet"].includes(request.resourceType())) files.push(pathname);
    if (pathname.startsWith("/rest/v1/")) reads.push(pathname + search);
  });
  return { files, reads };
}

test.describe("a visitor who only reads, scrolls and taps links", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const path of [paths.home, paths.shipping, paths.faq, paths.caseStudies, POST_PATH]) {
    test(`needs no application on ${path}, in a later year either, and the content of the database is looked at`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date("2031-01-01T12:00:00"));
      const { files } = recordRequests(page);
      await Promise.all([page.goto(path), waitForResponses(page, listReads(path))]);
      await page.mouse.wheel(0, 2000);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await nextFrames(page);
      expect(files).toEqual([expect.stringMatching(STARTER)]);
      await expect(page.getByText(/^© 2031 /)).toBeVisible();
      await page.getByRole("contentinfo").locator(`a[href="${paths.about}"]`).tap();
      await expect(page).toHaveURL(paths.about);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(files.filter((file) => !STARTER.test(file))).toEqual([]);
    });
  }

  test("shares an article without the application", async ({ page, context, watch }) => {
    await watch.allowOutside(/^https:\/\/(?!localhost)/);
    const { files } = recordRequests(page);
    await page.goto(POST_PATH);
    const link = page.getByRole("link", { name: /^Share on/ }).first();
    const [opened] = await Promise.all([context.waitForEvent("page"), link.tap()]);
    expect(opened.url()).toContain(encodeURIComponent(POST_PATH));
    await opened.close();
    expect(files).toEqual([expect.stringMatching(STARTER)]);
  });

  test("sees the substitute of a picture that fails", async ({ page, watch }) => {
    watch.allowConsole(/Failed to load resource/);
    await page.route(/author\.svg$/, (route) => route.abort());
    await page.goto(POST_PATH);
    await expect(page.getByText("MT", { exact: true }).first()).toBeVisible();
  });

  test("is not disturbed by reads that break off because they leave the page", async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/Failed to load resource/);
    const { files } = recordRequests(page);
    const { opened, open } = makeGate();
    await page.route("**/rest/v1/**", async (route) => {
      await opened;
      await route.abort();
    });
    await Promise.all([
      page.goto(paths.home),
      page.waitForRequest((request) => request.url().includes("/rest/v1/blog_posts?")),
    ]);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeunload")));
    const failed = page.waitForEvent("requestfailed");
    open();
    await failed;
    // The application would be started when the browser is idle.
    for (let i = 0; i < 3; i++) await page.evaluate(waitUntilIdle);
    expect(files).toEqual([expect.stringMatching(STARTER)]);
    await expect(page.getByText(latestPosts.empty)).toHaveCount(0);
  });
});

test.describe("the application starts", () => {
  const starts = [
    ["by a move of the mouse", (page: Page) => page.mouse.move(300, 300, { steps: 3 })],
    ["by a key", (page: Page) => page.keyboard.press("Tab")],
    [
      "by the focus of a control",
      (page: Page) => page.getByRole("button", { name: /^Like/ }).focus(),
    ],
  ] as const;
  for (const [name, act] of starts) {
    test(`${name}, with the answers that are there already`, async ({ page }) => {
      const { files, reads } = recordRequests(page);
      await Promise.all([page.goto(POST_PATH), waitForResponses(page, listReads(POST_PATH))]);
      await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
      await act(page);
      await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
      await nextFrames(page);
      expect(files).toContainEqual(expect.stringMatching(SHEET));
      expect(reads).toEqual([...new Set(reads)]);
    });
  }

  test("by the press of a button, which then does what it says", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${paths.faq}#cost`);
    const question = page.locator("main details", { has: page.locator("#cost") });
    await question.getByRole("button", { name: faq.copyLabel }).dispatchEvent("click");
    await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("by Back to a page that it had shown before this one was loaded anew", async ({ page }) => {
    await openPage(page, paths.about);
    await waitForHydration(page);
    await page.getByRole("contentinfo").locator(`a[href="${paths.faq}"]`).click();
    await expect(page).toHaveURL(paths.faq);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
  });
});
