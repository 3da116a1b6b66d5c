import type { Locator } from "@playwright/test";
import { SERVICE_CARD_PATHS } from "../support/addresses";
import { makePost } from "./support/posts";
import { serveTable, readColumn } from "./support/backend";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const NEWEST = "blog_posts?order=date.desc,id&limit=3";

test("the three newest posts are listed in order and link to their articles", async ({
  page,
  request,
}) => {
  const titles = await readColumn(request, NEWEST, "title");
  const slugs = await readColumn(request, NEWEST, "slug");
  expect(titles).toHaveLength(3);

  await openPage(page, "/");
  const posts = page.getByRole("main").getByRole("article");
  await expect(posts.getByRole("heading")).toHaveText(titles);
  for (const [i, title] of titles.entries()) {
    const link = posts.getByRole("link", { name: title });
    await expect(link).toHaveAttribute("href", `/blog/${slugs[i]}`);
  }
  // The stored date, although the time zone of the tests is west of Greenwich.
  await expect(posts.first().getByRole("time")).toHaveText("October 27, 2026");
});

test("each of the eight service cards links to its page", async ({ page }) => {
  await openPage(page, "/");
  const section = page.getByRole("region", { name: /eight services/i });
  const cards = section.getByRole("listitem").getByRole("link");
  await expect(cards).toHaveCount(SERVICE_CARD_PATHS.length);
  for (const [i, path] of SERVICE_CARD_PATHS.entries()) {
    await cards.nth(i).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(SERVICE_CARD_PATHS.length);
  }
  await section.getByRole("link", { name: "View All Services" }).click();
  await expect(page).toHaveURL("/sourcing-services");
});

test("the hero links to the contact page and to how it works", async ({ page }) => {
  await openPage(page, "/");
  const first = page.getByRole("main").locator("section").first();
  await first.getByRole("link", { name: "See how it works" }).click();
  await expect(page).toHaveURL("/how-it-works");
  await page.goBack();
  await first.getByRole("link", { name: "Get Free Quote Now" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test.describe("images that do not load", () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allowConsole(/^error: Failed to load resource.*\/broken\//s);
    await page.route("**/broken/**", (route) => route.fulfill({ status: 404 }));
  });

  test("a portrait is replaced by the initials", async ({ page }) => {
    await serveTable(page, "site_images", [
      { id: "testimonialAvatar2", url: "/broken/avatar.webp", alt: "" },
    ]);
    await openPage(page, "/");
    const voices = page.getByRole("figure").filter({ has: page.getByRole("blockquote") });
    await expect(voices).toHaveCount(3);
    await voices.nth(1).scrollIntoViewIfNeeded();
    await expect(voices.nth(1).getByText("MO", { exact: true })).toBeVisible();
    await expect(voices.nth(1).locator("img")).toHaveCount(0);
    await expect(voices.locator("img")).toHaveCount(2);
    await expect(voices.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(3);
  });

  test("a client logo is hidden, and the others stay", async ({ page }) => {
    await serveTable(page, "site_images", [
      { id: "clientLogo4", url: "/broken/logo.svg", alt: "Kestrelby" },
    ]);
    await openPage(page, "/");
    const logos = page.getByRole("region", { name: "Teams like yours" }).getByRole("img");
    await logos.first().scrollIntoViewIfNeeded();
    await expect(logos).toHaveCount(5);
    await expect(page.getByRole("img", { name: "Kestrelby" })).toHaveCount(0);
  });

  test("the hero image is replaced by the default", async ({ page }) => {
    await serveTable(page, "site_images", [
      { id: "heroSectionMainImage", url: "/broken/hero.webp", alt: "Our new hall" },
    ]);
    await openPage(page, "/");
    // The default has its own alt text, since "Our new hall" would not describe it.
    const picture = page.getByRole("img", { name: /^Container ship/ });
    await expect.poll(() => getShownSource(picture)).toMatch(/\/images\/hero-\d+\.(avif|webp)$/);
  });

  test("the logos are replaced by the defaults", async ({ page }) => {
    await serveTable(page, "site_images", [
      { id: "logoNavbar", url: "/broken/logo.svg", alt: "Logo" },
      { id: "logoFooter", url: "/broken/logo.svg", alt: "Logo" },
    ]);
    const requested = page.waitForRequest("**/broken/logo.svg");
    await openPage(page, "/faq");
    await requested;
    for (const [landmark, file] of [
      ["banner", "logo-light"],
      ["contentinfo", "logo-dark"],
    ] as const) {
      const logo = page.getByRole(landmark).getByRole("link", { name: /home$/ }).locator("img");
      // The browser loads a lazy image only near the viewport.
      await page.getByRole(landmark).scrollIntoViewIfNeeded();
      await expect(logo).toHaveAttribute("alt", "Logo");
      await expect(logo).toHaveAttribute("src", `/images/brand/${file}.svg`);
      await expect(logo).toBeVisible();
    }
  });

  test("the image of a post is replaced by the default preview", async ({ page }) => {
    await serveTable(page, "blog_posts", [
      makePost(1, { image_url: "/broken/post.webp" }),
      makePost(2, { image_url: "" }),
    ]);
    await openPage(page, "/blog");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) {
      await expect
        .poll(() => getShownSource(card.locator("img")))
        .toMatch(/\/images\/blog-default-\d+\.(avif|webp)$/);
    }
  });
});

test("an image override without a URL is ignored", async ({ page, watch }) => {
  watch.allowConsole(/^warning: A row of site_images is left out/);
  await serveTable(page, "site_images", [
    { id: "heroSectionMainImage", url: "  ", alt: "Nothing" },
    { id: "", url: "/images/brand/symbol.svg", alt: "Nobody's" },
  ]);
  await openPage(page, "/");
  await expect(page.getByRole("img", { name: /^Nothing$|^Nobody/ })).toHaveCount(0);
  await expect(page.locator('main img[src^="/images/hero-"]')).toBeVisible();
});

test("without any post the home page says so", async ({ page }) => {
  await serveTable(page, "blog_posts", []);
  await openPage(page, "/");
  await expect(page.getByText("No blog posts available yet. Check back soon!")).toBeVisible();
});

/** The URL of the file that an image shows; "" while it shows none. */
function getShownSource(image: Locator): Promise<string> {
  return image.evaluate((node) =>
    node instanceof HTMLImageElement && node.naturalWidth > 0 ? node.currentSrc : "",
  );
}
