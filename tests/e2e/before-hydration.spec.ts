import type { Page } from "@playwright/test";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogList } from "@/content/blog";
import { form as copy } from "@/content/contact";
import { preparedEmail } from "@/content/pending-enquiry";
import { contentsTitle } from "@/content/table-of-contents";
import { translatePage } from "../support/translate-page";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { readColumn } from "./support/backend";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { recordMailLinks } from "./support/mail-links";
import { openPage, PHONE, POST_PATH, waitForHydration } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

/**
 * Opens a page of which only the starter runs; all other JavaScript loads when `hydrate` is called. The
 * starter is an async script, for which `load` waits and `DOMContentLoaded` does not.
 */
async function openUnhydrated(page: Page, path: string) {
  const application = await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto(path);
  return {
    hydrate: async () => {
      await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
      application.release();
      await waitForHydration(page);
    },
  };
}

test("on a phone the contents list and the menu open before hydration and stay open after it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { hydrate } = await openUnhydrated(page, POST_PATH);
  const list = page.getByRole("complementary", { name: contentsTitle });
  const listToggle = list.locator("summary");
  const links = list.getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(0);
  await listToggle.click();
  await expect(links.first()).toBeVisible();

  const toggle = page.getByRole("banner").getByRole("button", { name: /menu$/ });
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toHaveCount(0);
  await toggle.click();
  await expect(menu.getByRole("link", { name: "Home" })).toBeInViewport();

  await hydrate();
  await expect(toggle).toHaveAccessibleName("Close menu");
  await expect(menu.getByRole("link", { name: "Home" })).toBeInViewport();
  await toggle.click();
  await expect(menu).toHaveCount(0);
  await expect(links.first()).toBeVisible();
  await listToggle.click();
  await expect(links).toHaveCount(0);
});

test("a question opens before hydration and stays open after it", async ({ page }) => {
  const { hydrate } = await openUnhydrated(page, paths.faq);
  const question = page.locator("main summary").nth(3);
  const answer = page.locator("main details").getByRole("region");
  await question.click();
  await expect(answer).toHaveAccessibleName(await question.innerText());
  await hydrate();
  await expect(answer).toHaveAccessibleName(await question.innerText());
  await question.click();
  await expect(answer).toHaveCount(0);
});

test("before hydration, what is missing in the enquiry is shown, and a complete one is sent once", async ({
  page,
}) => {
  const recording = await recordMailLinks(page);
  const { hydrate } = await openUnhydrated(page, paths.contact);
  const field = (name: keyof typeof copy.fields) => page.getByLabel(copy.fields[name].label);
  const send = page.getByRole("button", { name: copy.submit });
  await field("name").fill("Zoë");
  await send.click();
  await expect(field("email")).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await field("email").fill("zoe@example.com");
  await field("product_interest").fill("Mugs");
  await field("message").fill("Before it was live");
  await send.click();
  await expect(page).toHaveURL(paths.contact);
  await hydrate();
  await expect(page.getByRole("region", { name: preparedEmail.heading })).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key), SUBMISSIONS_KEY);
  expect(stored?.match(/Before it was live/g)).toHaveLength(1);
  await recording.dispose();
});

/** Marks the first heading, to find out whether it is still the same one. */
const markHeading = (page: Page) =>
  page.locator("h1").evaluate((heading) => {
    heading.dataset["isFirst"] = "";
  });
const markedHeading = (page: Page) => page.locator("h1[data-is-first]");

test("an advertisement's parameters keep the HTML of a page, and what is typed into it", async ({
  page,
}) => {
  for (const [path, query, typed] of [
    [paths.blog, "gclid=EAIaIQ", "inspection"],
    [paths.landedCost, "utm_source=mail&utm_campaign=q3", "4321"],
    [paths.contact, "fbclid=IwAR0", "Zoë"],
    [paths.blog, "page=&category=&search=&ref=x", "container"],
    [paths.shipmentVolume, "v=&x=1", "17"],
  ] as const) {
    const { hydrate } = await openUnhydrated(page, `${path}?${query}`);
    await markHeading(page);
    const field = page
      .getByRole("main")
      .locator("input:is(:not([type]), [type=text], [type=search])");
    await field.first().fill(typed);
    await hydrate();
    await expect(markedHeading(page), path).toBeVisible();
    await expect(field.first(), path).toHaveValue(typed);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new URL(path, site.url).href,
    );
  }
});

test("a link to page 2 of the blog never shows page 1, and keeps what is typed meanwhile", async ({
  page,
  request,
}) => {
  const stored = await readColumn(request, "blog_posts?order=date.desc,id", "title");
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  const { hydrate } = await openUnhydrated(page, "/blog?page=2&utm_source=mail");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(titles).toHaveCount(0);
  const says = await page
    .locator("[data-loading]")
    .evaluate((list) => getComputedStyle(list, "::before").content);
  expect(says).toBe(JSON.stringify(blogList.loading));
  await markHeading(page);
  const answer = await delayRequests(page, /\/rest\/v1\/blog_posts/);
  await hydrate();
  await expect(page.getByText(blogList.loading)).toBeVisible();
  await expect(titles).toHaveCount(0);
  answer.release();
  await expect(titles).toHaveText(stored.slice(BLOG_PAGE_SIZE));
  await expect(page.getByRole("main").getByRole("article").first().locator("p").first()).toHaveText(
    /\w/,
  );
  await expect(markedHeading(page)).toBeVisible();
});

test("what is typed stays when a translator changes the page all the time while it is hydrated", async ({
  page,
}) => {
  for (const path of [paths.contact, paths.landedCost]) {
    const { hydrate } = await openUnhydrated(page, path);
    await markHeading(page);
    const field = page.getByRole("main").locator("input:is(:not([type]), [type=text])").first();
    await field.fill("4321");
    await page.evaluate(`{
      const translatePage = ${translatePage.toString()};
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      port1.onmessage = () => {
        translatePage();
        document.documentElement.dataset.translations = String(++count);
        if (!document.querySelector("#root[data-hydrated]")) setTimeout(() => port2.postMessage(0), 1);
      };
      port2.postMessage(0);
    }`);
    await hydrate();
    expect(Number(await page.locator("html").getAttribute("data-translations"))).toBeGreaterThan(1);
    await expect(markedHeading(page), path).toBeVisible();
    await expect(field, path).toHaveValue("4321");
    await expect(page.locator("main font").first()).toBeVisible();
  }
});

test("a link clicked before hydration opens its page, and Back leaves that before it is live", async ({
  page,
}) => {
  await openPage(page, "/blog?search=inspection");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.locator(".prose p").first()).toBeVisible();
  const chunk = await delayRequests(page, "**/assets/blog-post-page-*.js");
  const requested = page.waitForRequest("**/assets/blog-post-page-*.js");
  await page.reload();
  await page.mouse.move(300, 300, { steps: 3 });
  await requested;
  await page.goBack();
  chunk.release();
  await expect(page.getByRole("searchbox")).toHaveValue("inspection");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);

  const { hydrate } = await openUnhydrated(page, paths.home);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await hydrate();
});
