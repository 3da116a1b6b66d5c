import type { Page } from "@playwright/test";
import { contentsTitle } from "@/content/table-of-contents";
import { makePost } from "./support/posts";
import { servePost } from "./support/backend";
import { delayRequests } from "./support/delay-requests";
import { getTop, nextFrames } from "./support/layout";
import { DESKTOP, openPage, PHONE, POST_PATH, waitForHydration } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

/** The distance of a heading to the top after its link was followed. */
const OFFSET_PX = 100;

const PARAGRAPH = `<p>${"Words that fill the space between two headings. ".repeat(150)}</p>`;
const SECTIONS = ["Alpha", "Beta", "Gamma", "Delta"] as const;

const TALL_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"/>';

const LATE_PICTURES = "**/late-*.svg";

/** Four sections, each taller than the screen. */
const LONG_POST = makePost(1, {
  slug: "long-post",
  content: SECTIONS.map((name) => `<h2>${name}</h2>${PARAGRAPH}`).join(""),
});

const getContents = (page: Page) => page.getByRole("complementary", { name: contentsTitle });
const getLink = (page: Page, name: string) => getContents(page).getByRole("link", { name });
const getHeading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const getCurrent = (page: Page) => getContents(page).locator('a[aria-current="location"]');

async function openLongPost(page: Page, hash = "") {
  await servePost(page, LONG_POST);
  await openPage(page, `/blog/long-post${hash}`);
}

test("each link scrolls its heading to 100 px below the top at once", async ({ page }) => {
  await openPage(page, POST_PATH);
  await waitForHydration(page);
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

test("a heading stays at its place while pictures above it load late", async ({ page }) => {
  const pictures = Array.from(
    { length: 6 },
    (_, i) => `<img src="/late-${i}.svg" alt="Sample" loading="lazy">`,
  );
  const content = `<h2>One</h2>${pictures.join("")}<h2>Last</h2>${PARAGRAPH}`;
  const slugs = ["late-pictures", "late-pictures-2"] as const;
  for (const slug of slugs) await servePost(page, makePost(1, { slug, content }));
  await page.route(LATE_PICTURES, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: TALL_PICTURE }),
  );
  let heading = getHeading(page, "Last");
  const distance = async () => Math.abs((await getTop(heading)) - OFFSET_PX);
  const open = async (address: string) => {
    const answers = await delayRequests(page, LATE_PICTURES);
    await openPage(page, address);
    // As in Safari, which does not keep its place itself.
    await page.addStyleTag({ content: "* { overflow-anchor: none }" });
    return async () => {
      answers.release();
      const heights = () =>
        page
          .locator(".prose img")
          .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(400);
      await nextFrames(page);
      expect(await distance()).toBeLessThanOrEqual(2);
    };
  };

  await test.step("after its link was followed", async () => {
    const loadPictures = await open(`/blog/${slugs[0]}`);
    await getLink(page, "Last").click();
    await expect.poll(distance).toBeLessThanOrEqual(2);
    await loadPictures();
  });
  await test.step("when the address names it", async () => {
    const loadPictures = await open(`/blog/${slugs[1]}#last`);
    await expect.poll(distance).toBeLessThanOrEqual(2);
    await loadPictures();
    // From then on the page moves with the reader only.
    await page.mouse.wheel(0, -300);
    await expect.poll(distance).toBeGreaterThan(200);
    await page
      .locator(".prose img")
      .first()
      .evaluate((image) => {
        image.remove();
      });
    await nextFrames(page);
    expect(await distance()).toBeGreaterThan(2);
  });
  await test.step("in a page of the build, which the browser scrolls itself", async () => {
    await page.route(`**${POST_PATH}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const place = html.indexOf(
        "<h2 id=",
        html.indexOf("<h2 id=", html.indexOf('class="prose"')) + 1,
      );
      await route.fulfill({
        response,
        body: html.slice(0, place) + pictures.join("") + html.slice(place),
      });
    });
    heading = page.locator(".prose h2").nth(1);
    const loadPictures = await open(POST_PATH);
    const link = getContents(page).locator(`a[href="#${await heading.getAttribute("id")}"]`);
    await link.dispatchEvent("click");
    await expect.poll(distance).toBeLessThanOrEqual(2);
    await loadPictures();
    await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
  });
});

test("the section in view is marked while scrolling down, up and past several", async ({
  page,
}) => {
  await openLongPost(page);
  const current = getCurrent(page);
  await page.mouse.move(900, 500);
  const scrollTo = async (name: string) => {
    await page.mouse.wheel(0, (await getTop(getHeading(page, name))) - 300);
    await expect(getHeading(page, name)).toBeInViewport({ ratio: 1 });
  };
  for (const name of SECTIONS) {
    await scrollTo(name);
    await expect(current).toHaveText(name);
    // Further down in the section, its heading is out of view.
    await page.mouse.wheel(0, 700);
    await expect(getHeading(page, name)).not.toBeInViewport();
    await expect(current).toHaveText(name);
  }
  await scrollTo("Gamma");
  // Scrolled up past the heading, the previous section is the current one.
  await page.mouse.wheel(0, -700);
  await expect(current).toHaveText("Beta");
  // Like a drag of the scroll bar.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(current).toHaveCount(0);
});

test("in a page that is only read, the section in view is marked, and a link scrolls there for half a second", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, POST_PATH);
  const links = getContents(page).getByRole("listitem").getByRole("link");
  const [first, second] = await links.allInnerTexts();
  if (!first || !second) throw new Error("The article has no sections.");
  const heading = (name: string) =>
    page.locator(".prose").getByRole("heading", { name, exact: true });
  await heading(first).evaluate((element) => {
    element.scrollIntoView({ behavior: "instant" });
  });
  await expect(getCurrent(page)).toHaveText(first);

  const places = await page.evaluateHandle(() => {
    const visited: number[] = [];
    window.addEventListener("scroll", () => visited.push(window.scrollY));
    return visited;
  });
  // A tap, which starts no application either.
  await links.getByText(second, { exact: true }).dispatchEvent("click");
  await expect
    .poll(async () => Math.abs((await getTop(heading(second))) - OFFSET_PX))
    .toBeLessThanOrEqual(2);
  expect((await places.jsonValue()).length).toBeGreaterThan(3);
  await expect(getCurrent(page)).toHaveText(second);
  await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
});

test("the list is open at its whole height in the moment in which the window becomes wide", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(PHONE);
  await openPage(page, POST_PATH);
  const list = getContents(page).locator("details");
  await expect(list).not.toHaveAttribute("open");
  // Registered after the site's own listener, so called after it.
  await list.evaluate((details) => {
    window.matchMedia("(width >= 64rem)").addEventListener("change", () => {
      details.dataset["animations"] = String(details.getAnimations({ subtree: true }).length);
    });
  });
  await page.setViewportSize(DESKTOP);
  await expect(list).toHaveAttribute("data-animations", "0");
  await expect(list).toHaveAttribute("open");
});

test("an address with a fragment opens its section, and Back goes through the visited ones", async ({
  page,
}) => {
  await openLongPost(page, "#alpha");
  await expect
    .poll(async () => Math.abs((await getTop(getHeading(page, "Alpha"))) - OFFSET_PX))
    .toBeLessThanOrEqual(2);
  for (const name of ["Beta", "Delta"]) {
    await getLink(page, name).click();
    // Waits for the end of the scrolling, as a reader does before the next click.
    await expect(getCurrent(page)).toHaveText(name);
  }
  for (const name of ["Beta", "Alpha"]) {
    await page.goBack();
    await expect(page).toHaveURL(`/blog/long-post#${name.toLowerCase()}`);
    await expect(getHeading(page, name)).toBeInViewport();
  }
});

test("Back immediately after a link leads to the previous section", async ({ page }) => {
  await openLongPost(page, "#beta");
  await getLink(page, "Delta").evaluate((link: HTMLElement) => {
    link.click();
    window.history.back();
  });
  await expect(page).toHaveURL(/#beta$/);
  await expect(getHeading(page, "Beta")).toBeInViewport();
});
