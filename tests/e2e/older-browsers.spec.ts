import type { Page } from "@playwright/test";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { paths } from "@/config/paths";
import { blogList } from "@/content/blog";
import { form as copy } from "@/content/contact";
import { preparedEmail } from "@/content/pending-enquiry";
import { servicesMenu } from "@/content/navigation";
import { recordMailLinks } from "./support/mail-links";
import { DESKTOP, goTo, openPage, PHONE, POST_PATH, waitForHydration } from "./support/pages";
import { expect, test } from "./support/test";
import { enter, figure } from "./support/tool-page";
import { landedCost } from "./support/tools";

/** Takes away what browsers have had since 2023 or later. Runs in the page. */
function removeNewFeatures() {
  const listIterators: unknown = Object.getPrototypeOf([].values());
  const iterators: unknown = Object.getPrototypeOf(listIterators);
  const missing: [owner: unknown, ...names: string[]][] = [
    [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
    [Array, "fromAsync"],
    [URL, "canParse", "parse"],
    [Object, "groupBy"],
    [Map, "groupBy"],
    [Promise, "withResolvers", "try"],
    [String.prototype, "isWellFormed", "toWellFormed"],
    [Set.prototype, "union", "intersection", "difference", "isSubsetOf", "isDisjointFrom"],
    [iterators, "map", "filter", "some", "every", "find", "toArray", "take", "forEach", "reduce"],
    [AbortSignal, "any"],
    [Intl, "Segmenter"],
    [HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover"],
    [HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction"],
    [HTMLButtonElement.prototype, "command", "commandForElement"],
    [HTMLDetailsElement.prototype, "name"],
    [Document.prototype, "startViewTransition"],
    [Element.prototype, "moveBefore", "checkVisibility"],
    [window, "requestIdleCallback", "scheduler", "navigation", "onscrollend", "CloseWatcher"],
  ];
  for (const [owner, ...names] of missing) {
    const isObject = (typeof owner === "object" && owner !== null) || typeof owner === "function";
    if (isObject) for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

/** HTML and CSS as browsers without popovers read them: attributes and selectors that say nothing. */
const withoutPopovers = (text: string) =>
  text.replaceAll(/ (popover(?:target)?=)/gi, " data-$1").replaceAll(":popover-open", ":unknown");

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeNewFeatures);
  await page.route(/\/(?:[^.]*|[^?]*\.css)$/, async (route) => {
    if (!/document|stylesheet/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutPopovers(await response.text()) });
  });
});

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuLinks = (page: Page) => menu(page).getByRole("listitem").getByRole("link");

test("in an older browser the menus are closed, open by a press or a key, and close again", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.faq);
  await expect(menu(page)).toHaveCount(0);
  const toggle = page.getByRole("banner").getByRole("button", { name: /menu$/ });
  await toggle.click();
  await expect(menu(page)).toBeInViewport();
  await expect(toggle).toHaveAccessibleName("Close menu");
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  await expect(menu(page)).toBeInViewport();
  // It takes no presses itself while the menu is open.
  await toggle.click({ force: true });
  await expect(menu(page)).toHaveCount(0);
  await toggle.click();
  await menu(page).locator("summary", { hasText: "Services" }).click();
  await menuLinks(page).first().click();
  await expect(page).toHaveURL(paths.sourcingServices);
  // The focus goes to the new page when it is rendered, which would close the menu opened next.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(menu(page)).toHaveCount(0);

  await page.setViewportSize(DESKTOP);
  await page.mouse.move(5, 890);
  await expect(menuLinks(page)).toHaveCount(0);
  const services = menu(page).getByRole("button", { name: "Services" });
  await services.press("Enter");
  await expect(menuLinks(page)).toHaveCount(servicesMenu.length);
  await page.keyboard.press("Tab");
  await expect(menuLinks(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuLinks(page)).toHaveCount(0);
  await services.hover();
  await menuLinks(page).last().click();
  await expect(page).toHaveURL(paths.crowdfunding);
  await expect(menuLinks(page)).toHaveCount(0);
});

test("in an older browser pages are read, a tool counts and an enquiry is prepared", async ({
  page,
}) => {
  await test.step("the blog has its list, and an article its related ones", async () => {
    await openPage(page, paths.blog);
    const articles = page.getByRole("main").getByRole("article");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(articles).not.toHaveCount(BLOG_PAGE_SIZE);
    await expect(articles).not.toHaveCount(0);
    await expect(page.getByText(blogList.failedTitle)).toHaveCount(0);
    await openPage(page, POST_PATH);
    await waitForHydration(page);
    await expect(page.locator(".prose h2").first()).toBeVisible();
    await expect(articles).toHaveCount(3); // with the related ones
  });
  await test.step("a tool counts", async () => {
    await goTo(page, landedCost.path);
    await expect(figure(page)).toHaveText(landedCost.example);
    await enter(page, landedCost.smallChange);
    await expect(page).toHaveURL(/\?v=1&/);
    await expect(figure(page)).not.toHaveText(landedCost.example);
    for (const path of [paths.shipmentVolume, paths.productionPlanner, paths.compareQuotes]) {
      await goTo(page, path);
      await expect(figure(page).first()).toHaveText(/\d/);
    }
  });
  await test.step("an enquiry is prepared", async () => {
    const recording = await recordMailLinks(page);
    await openPage(page, paths.contact);
    const field = (name: keyof typeof copy.fields) => page.getByLabel(copy.fields[name].label);
    await field("name").fill("Zoë");
    await field("email").fill("zoe@example.com");
    await field("product_interest").fill("Mugs");
    await field("message").fill("Like https://shop.example/item/1");
    await page.getByRole("button", { name: copy.submit }).click();
    await expect(page.getByRole("region", { name: preparedEmail.heading })).toBeVisible();
    await recording.dispose();
  });
});
