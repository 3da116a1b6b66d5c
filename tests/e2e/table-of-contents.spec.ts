import type { Page } from "@playwright/test";
import { makePost } from "./support/posts";
import { servePost } from "./support/backend";
import { getTop } from "./support/layout";
import { openPage, pauseClock, POST_PATH } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";

/** The distance of a heading to the top after its link was followed (specification, section 9). */
const OFFSET_PX = 100;

const PARAGRAPH = `<p>${"Words that fill the space between two headings. ".repeat(150)}</p>`;
const SECTIONS = ["Alpha", "Beta", "Gamma", "Delta"] as const;

/** Four sections, each taller than the screen. */
const LONG_POST = makePost(1, {
  slug: "long-post",
  content: SECTIONS.map((name) => `<h2>${name} part</h2>${PARAGRAPH}`).join(""),
});

const getContents = (page: Page) => page.getByRole("complementary", { name: "On this page" });
const getToggle = (page: Page) => getContents(page).getByRole("button", { name: "On this page" });

async function openLongPost(page: Page, hash = "") {
  await servePost(page, LONG_POST);
  await openPage(page, `/blog/long-post${hash}`);
}

test("each link scrolls its heading to 100 px below the top at once", async ({ page }) => {
  await openPage(page, POST_PATH);
  const links = getContents(page).getByRole("listitem").getByRole("link");
  const texts = await links.allInnerTexts();
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) {
    await links.getByText(text, { exact: true }).click();
    const heading = page.locator(".prose").getByRole("heading", { name: text, exact: true });
    // Read without polling: with reduced motion, the page must not scroll smoothly.
    expect(Math.abs((await getTop(heading)) - OFFSET_PX)).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(`${POST_PATH}#${await heading.getAttribute("id")}`);
    await expect(heading).toBeFocused();
  }
});

test.describe("with motion", () => {
  isolatedTest.use({ contextOptions: { reducedMotion: "no-preference" } });

  isolatedTest("a link scrolls smoothly to its heading", async ({ page }) => {
    await openLongPost(page);
    await pauseClock(page);
    await getContents(page).getByRole("link", { name: "Gamma part" }).click();
    const heading = page.getByRole("heading", { name: "Gamma part" });
    const tops = [await getTop(heading)];
    // Scrolling takes 500 ms (specification, section 9).
    for (let ms = 0; ms < 500; ms += 100) {
      await page.clock.runFor(100);
      tops.push(await getTop(heading));
    }
    await page.clock.runFor(100);
    expect(new Set(tops).size).toBeGreaterThan(4);
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
    expect(Math.abs((await getTop(heading)) - OFFSET_PX)).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(/#gamma-part$/);
  });
});

test("the section in view is marked while scrolling down and up", async ({ page }) => {
  await openLongPost(page);
  const current = getContents(page).locator('a[aria-current="location"]');
  const scrollBy = async (distance: number) => {
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, distance);
  };
  const scrollTo = async (name: string) => {
    const heading = page.getByRole("heading", { name });
    await scrollBy((await getTop(heading)) - 300);
    await expect(heading).toBeInViewport({ ratio: 1 });
  };
  for (const name of SECTIONS) {
    await scrollTo(`${name} part`);
    await expect(current).toHaveText(`${name} part`);
    // Further down in the section, its heading is out of view.
    await scrollBy(700);
    await expect(page.getByRole("heading", { name: `${name} part` })).not.toBeInViewport();
    await expect(current).toHaveText(`${name} part`);
  }
  for (const [i, name] of [...SECTIONS.entries()].reverse()) {
    await scrollTo(`${name} part`);
    await expect(current).toHaveText(`${name} part`);
    // Scrolled up past the heading, the previous section is the current one.
    await scrollBy(-700);
    const before = SECTIONS[i - 1];
    await expect(current).toHaveText(before ? [`${before} part`] : []);
  }
});

test("a link with the fragment of a section scrolls to it", async ({ page }) => {
  await openLongPost(page, "#delta-part");
  const heading = page.getByRole("heading", { name: "Delta part" });
  await expect
    .poll(async () => Math.abs((await getTop(heading)) - OFFSET_PX))
    .toBeLessThanOrEqual(2);
  await expect(getContents(page).locator('a[aria-current="location"]')).toHaveText("Delta part");
});

for (const hash of ["#no-such-part", "#%E0%A4%A", "#", "#page:main"]) {
  test(`a link with the fragment ${hash} opens the article at its top`, async ({ page }) => {
    await openLongPost(page, hash);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(LONG_POST.title);
    await expect(heading).toBeInViewport();
  });
}

test("a link inside the article to one of its sections scrolls to it", async ({ page }) => {
  const content = `<p><a href="#gamma-part">See part three</a></p>${LONG_POST.content}`;
  await servePost(page, { ...LONG_POST, content });
  await openPage(page, "/blog/long-post");
  await page.getByRole("link", { name: "See part three" }).click();
  await expect(page).toHaveURL(/#gamma-part$/);
  await expect(page.getByRole("heading", { name: "Gamma part" })).toBeInViewport();
});

test("a link to another page with a malformed fragment opens that page", async ({ page }) => {
  const content = '<p><a href="/faq#%E0%A4%A">The questions</a></p>';
  await servePost(page, { ...LONG_POST, content });
  await openPage(page, "/blog/long-post");
  await page.getByRole("link", { name: "The questions" }).click();
  await expect(page).toHaveURL(/\/faq/);
  await expect(page).toHaveTitle(/FAQ/);
});

test("a jump past several sections updates the marked section", async ({ page }) => {
  await openLongPost(page);
  const current = getContents(page).locator('a[aria-current="location"]');
  await getContents(page).getByRole("link", { name: "Delta part" }).click();
  await expect(current).toHaveText("Delta part");
  // Like a drag of the scroll bar.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(current).toHaveCount(0);
});

test("Back goes through the visited sections", async ({ page }) => {
  await openLongPost(page);
  for (const name of ["Beta part", "Delta part"]) {
    await getContents(page).getByRole("link", { name }).click();
    // Waits for the end of the scrolling, as a reader does before the next click.
    await expect(getContents(page).locator('a[aria-current="location"]')).toHaveText(name);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#beta-part$/);
  await expect(page.getByRole("heading", { name: "Beta part" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/long-post$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 1");
});

test("Back immediately after a link leads to the previous section", async ({ page }) => {
  await openLongPost(page, "#beta-part");
  await getContents(page)
    .getByRole("link", { name: "Delta part" })
    .evaluate((link: HTMLElement) => {
      link.click();
      window.history.back();
    });
  await expect(page).toHaveURL(/#beta-part$/);
  await expect(page.getByRole("heading", { name: "Beta part" })).toBeInViewport();
});

for (const { path, name } of [
  { path: POST_PATH, name: "On this page" },
  { path: "/blog", name: "Contents" },
]) {
  for (const width of [820, 1023, 1024, 1440]) {
    const isOpen = width >= 1024;
    test(`the contents of ${path} start ${isOpen ? "open" : "collapsed"} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      const contents = page.getByRole("complementary", { name });
      const toggle = contents.getByRole("button", { name });
      const link = contents.getByRole("listitem").getByRole("link").first();
      await expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
      await expect(link).toBeVisible({ visible: isOpen });
      await toggle.click();
      await expect(link).toBeVisible({ visible: !isOpen });
    });
  }
}

test("an article without headings has no list of contents", async ({ page }) => {
  const post = makePost(1, { slug: "short-post", content: "<p>Only one paragraph.</p>" });
  await servePost(page, post);
  await openPage(page, "/blog/short-post");
  await expect(page.getByText("Only one paragraph.")).toBeVisible();
  await expect(getToggle(page)).toHaveCount(0);
});

test("headings with equal or unusual texts and without an ID are all reached", async ({ page }) => {
  const post = makePost(1, {
    slug: "odd-post",
    content: ["Same", "Same", "验厂", "What &amp; why?", '<a href="/faq">Linked</a>']
      .map((text) => `<h3>${text}</h3>${PARAGRAPH}`)
      .join(""),
  });
  await servePost(page, post);
  await openPage(page, "/blog/odd-post");
  const links = getContents(page).getByRole("listitem").getByRole("link");
  const headings = page.locator(".prose").getByRole("heading");
  await expect(links).toHaveCount(5);
  for (let i = 0; i < 5; i++) {
    await links.nth(i).click();
    expect(Math.abs((await getTop(headings.nth(i))) - OFFSET_PX)).toBeLessThanOrEqual(2);
  }
});
