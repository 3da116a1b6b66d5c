import type { Locator, Page } from "@playwright/test";
import { adminPaths } from "@/config/paths";
import { submissionsPage } from "@/content/admin/contact-submissions";
import { contentEditor } from "@/content/admin/content-editor";
import { adminLayout } from "@/content/admin/layout";
import { login } from "@/content/admin/login";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { favicon } from "@/content/admin/site-images";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { findOutlineProblem } from "../support/headings";
import { makeSubmission, makeSubmissions } from "../support/submissions";
import { findViolations, findWithEqualAccess } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { findInvisibleInForcedColors } from "./support/forced-colors";
import { findLostTableParts, findOverflow } from "./support/layout";
import { DESKTOP, PHONE, SMALLEST, TABLET, waitForContent } from "./support/pages";
import { findSmallTargets } from "./support/targets";
import { expect, FAILED_READ, test } from "./support/test";
import { withDoubleTextSize } from "./support/text-size";

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** Opens something in the page of a screen. None of these steps saves anything. */
type Step = (page: Page) => Promise<void>;

async function pressToOpenDialog(page: Page, name: string | RegExp) {
  await press(page, name);
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Each screen with its states, each reached from the one before. */
const SCREENS: readonly [name: string, path: string, states: Record<string, Step>][] = [
  ["the dashboard", adminPaths.dashboard, { "as it opens": waitForContent }],
  [
    "the posts",
    adminPaths.blogManagement,
    {
      "with validation errors in the form above the list": async (page) => {
        await press(page, postList.add);
        await press(page, postForm.save);
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
        await expect(page.getByRole("button", { name: /^Edit “/ }).first()).toBeVisible();
      },
      "with the preview of a post": async (page) => {
        await press(page, /^Edit “How to Pay/);
        await pressToOpenDialog(page, postForm.preview);
        await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
      },
      "before a post is deleted": async (page) => {
        await page.keyboard.press("Escape");
        await pressToOpenDialog(page, /^Delete “How to Pay/);
      },
      "with a list that could not be loaded": async (page) => {
        await page.keyboard.press("Escape");
        await page.route("**/rest/v1/blog_posts?*", (route) => route.abort());
        await press(page, "Refresh");
        await expect(page.getByRole("alert").first()).toBeVisible();
      },
    },
  ],
  [
    "the site images",
    adminPaths.siteImages,
    {
      "as they open": (page) =>
        expect(page.getByLabel(favicon.labels.url)).toHaveValue("/favicon.ico"),
    },
  ],
  [
    "the success stories",
    adminPaths.successStories,
    {
      "with the form and its preview": async (page) => {
        await press(page, /^Edit/);
        await page.getByRole("tab", { name: contentEditor.viewNames.preview }).click();
      },
    },
  ],
  [
    "the submissions",
    adminPaths.contactSubmissions,
    {
      "as they open": waitForContent,
      "one of them open": (page) => pressToOpenDialog(page, /^View submission/),
      "before all are deleted": async (page) => {
        await page.keyboard.press("Escape");
        await pressToOpenDialog(page, submissionsPage.clear);
      },
    },
  ],
];

const long = "Donaudampfschifffahrt".repeat(20);
/** The one that is opened, the newest, has the longest texts. */
const submissions = [
  ...makeSubmissions(3),
  makeSubmission(0, {
    name: long,
    email: `${long}@example.com`,
    product_interest: long,
    message: long,
    company: long,
    phone: long,
  }),
];

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
  await context.addInitScript(
    ([key, text]) => {
      if (window.location.protocol.startsWith("http")) window.localStorage.setItem(key, text);
    },
    [SUBMISSIONS_KEY, JSON.stringify(submissions)] as const,
  );
});

for (const [name, path, states] of SCREENS) {
  test(`${name} fit every screen and are accessible in every state`, async ({ page, watch }) => {
    watch.allowConsole(...FAILED_READ);
    await page.goto(path);
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach(page);
        await expectFitAndAccessible(page);
      });
    }
    expect(await findWithEqualAccess(page)).toEqual([]);
    await expect(page).toHaveTitle(/ admin$/);
  });
}

async function expectFitAndAccessible(page: Page) {
  const robots = page.locator('meta[name="robots"]');
  await expect(robots.and(page.locator(':not([content="noindex"])'))).toHaveCount(0);
  // An open dialog hides the headings of the page from assistive technology.
  const levels = await page
    .locator("body:not(:has([role=dialog])) :is(h1, h2, h3, h4, h5, h6)")
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({ localName }) => Number(localName[1])),
    );
  expect(levels.length > 0 && findOutlineProblem(levels)).toBeFalsy();
  for (const viewport of [TABLET, PHONE, SMALLEST]) {
    await page.setViewportSize(viewport);
    expect(await findOverflow(page), `${viewport.width} px wide`).toEqual([]);
    expect(await findLostTableParts(page), `${viewport.width} px wide`).toEqual([]);
  }
  expect(await findViolations(page), "on a phone").toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  expect(await findViolations(page), "on a wide screen").toEqual([]);
  expect(await findInvisibleInForcedColors(page), "in forced colors").toEqual([]);
  await withDoubleTextSize(page, async () => {
    expect(await findOverflow(page), "at double font size").toEqual([]);
  });
}

test("the menu and the login fit the smallest screen and are accessible", async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto(adminPaths.dashboard);
  // The state of the site is read: a request that is under way at the logout is refused.
  await expect(page.getByText(/^On the site for everyone/)).toBeVisible();
  for (const name of [adminLayout.openMenu, adminLayout.logout]) {
    await press(page, name);
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  }
  await expect(page.getByLabel(login.passwordLabel)).toBeFocused();
});

test("a row that is reached backwards by keyboard is not behind the sticky lines", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // The longest sentence of a server that renders by itself.
  const time = "2026-11-23T12:00:00.000Z";
  await page.route("**/rendered.json", (route) =>
    route.fulfill({ json: { changedAt: time, renderedAt: time, updatesItself: true } }),
  );
  await page.goto(adminPaths.blogManagement);
  const sentence = page.getByRole("status").filter({ hasText: /^Not yet / });
  await expect(sentence).toBeVisible();
  await page
    .getByRole("button", { name: /^Delete “/ })
    .last()
    .focus();
  await expect(sentence).toBeInViewport();
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => distanceBelow(page.locator(":focus"), sentence)).toBeGreaterThan(0);
  }
});

test("on a phone, screen readers get the cells of a post in the order of their column headers", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(adminPaths.blogManagement);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  // By the tree of the browser, because CSS may change its order.
  const devTools = await context.newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  const [head, row] = nodes
    .filter(({ role }) => role?.value === "row")
    .map(({ childIds = [] }) =>
      childIds
        .map((id) => nodes.find(({ nodeId }) => nodeId === id))
        .filter((node) => node?.ignored === false)
        .map((node) => `${String(node?.role?.value)} ${String(node?.name?.value)}`),
    );
  const { columns } = postList;
  const { order, image, title, category, actions } = columns;
  const names = [order, image, title, category, actions];
  expect(head).toEqual(names.map((name) => `columnheader ${name}`));
  const [move, picture, post, , buttons] = row ?? [];
  expect(move).toMatch(/^cell Move /);
  expect(picture).toBe("cell ");
  expect(post).toMatch(/^rowheader /);
  expect(buttons).toMatch(/^cell Edit /);
});

/** In pixels, negative if one overlaps the other. */
async function distanceBelow(lower: Locator, upper: Locator): Promise<number> {
  const [below, above] = await Promise.all([lower.boundingBox(), upper.boundingBox()]);
  return (below?.y ?? NaN) - (above ? above.y + above.height : NaN);
}
