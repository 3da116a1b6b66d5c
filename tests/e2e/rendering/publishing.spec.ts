import type { APIRequestContext, Page } from "@playwright/test";
import { adminPaths, paths } from "@/config/paths";
import { editing } from "@/content/admin/editing";
import { imageUpload } from "@/content/admin/image-upload";
import { postDrafts } from "@/content/admin/post-drafts";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { preview } from "@/content/preview";
import { siteStatus } from "@/content/admin/site-status";
import { makePostRow } from "../../build/rendering/content";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { makeDrawing } from "../support/drawing";
import { tabTo, tabToAndPress, typeInto } from "../support/keyboard";
import { openPage, PHONE } from "../support/pages";
import { RENDERING_FOLDER } from "../support/sites";
import { expect, test } from "../support/test";

const TITLE = "How to read a packing list (test)";
const SLUG = "how-to-read-a-packing-list-test";
const NEW_TITLE = "How to read two packing lists (test)";
const ALT = "A list on a carton";
const EXCERPT = "Two containers at once (test).";

const DRAFT_TITLE = "How two people read one packing list (test)";
const DRAFT_SLUG = "how-two-people-read-one-packing-list-test";

/** All pages are rendered, at the lowest priority. */
const RENDERING_MS = 120_000;

// One at a time, because they share the site.
test.describe.configure({ mode: "default" });

test("what staff publish, change and delete by keyboard alone is on the site at once, follows in the plain HTML, and the admin says when", async ({
  context,
  page,
  request,
  watch,
}) => {
  // A visitor who is earlier than the HTML gets the page that renders any post in the browser.
  watch.allowConsole(new RegExp(`404 .*/blog/${SLUG}`));
  await unlockAdmin(context);
  await page.goto(adminPaths.blogManagement);
  await publishPost(page);
  // The status beside the message of the save, which is kept until the list is left.
  await expect(page.getByRole("main").getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  // Also where a new post is: at the end of the list.
  await expect(getPending(page)).toBeInViewport();
  await expectShown(page, TITLE);

  await waitForHtml(request, [`/blog/${SLUG}`, "/"], TITLE);
  expect(await read(request, `/blog/${SLUG}`)).toMatch(
    /<meta property="og:image" content="[^"]+\/share\/blog\.jpg"/,
  );
  await expectFresh(page);

  await changeTitle(page);
  await tabToAndPress(page, page.getByRole("button", { name: postList.delete(NEW_TITLE) }));
  await tabToAndPress(page, page.getByRole("button", { name: postList.deletion.confirm }));
  await expect(page.getByRole("button", { name: postList.edit(NEW_TITLE) })).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await expect.poll(async () => (await request.get(`/blog/${SLUG}`)).status()).toBe(404);
  await expectFresh(page);
  expect(await read(request, "/")).not.toContain(SLUG);
});

test("a post whose slug was changed twice is found at both old addresses, with and without scripts", async ({
  browser,
  page,
  request,
  watch,
}) => {
  const headers = await getAdminHeaders();
  const [first, second, last] = ["old-lists", "older lists", "how-to-read-lists"] as const;
  const post = { ...makePostRow(first, TITLE), image_url: "/images/brand/author.svg" };
  expect((await request.post("/rest/v1/blog_posts", { headers, data: post })).ok()).toBe(true);
  for (const [from, slug] of [
    [first, second],
    [second, last],
  ] as const) {
    const row = `/rest/v1/blog_posts?slug=eq.${encodeURIComponent(from)}`;
    expect((await request.patch(row, { headers, data: { slug } })).ok()).toBe(true);
  }
  const addresses = [first, second].map((slug) => `/blog/${encodeURIComponent(slug)}`);

  // The application, before there is HTML of the change.
  watch.allowConsole(/404 .*\/blog\/old/);
  for (const address of addresses) {
    await openPage(page, `${address}?from=mail#cartons`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    await expect(page).toHaveURL(`/blog/${last}?from=mail#cartons`);
  }

  await waitForHtml(request, addresses, TITLE);
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const plain = await reader.newPage();
  const expectFound = async (address: string) => {
    await plain.goto(address);
    await expect(plain).toHaveURL(`/blog/${last}`);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  };
  for (const address of addresses) await expectFound(address);
  // A host without rules for redirects has the file.
  const file = `${RENDERING_FOLDER}/blog/${first}.html`;
  await plain.route(`**/blog/${first}`, (route) => route.fulfill({ path: file }));
  await expectFound(`/blog/${first}`);
  await reader.close();
});

test("a change that somebody makes and leaves at once is missing for a colleague, until the site has it", async ({
  context,
  page,
  request,
}) => {
  await unlockAdmin(context);
  await page.goto(adminPaths.dashboard);
  await expectFresh(page);
  // The site as it was built, until the colleague has looked.
  const built: unknown = await (await request.get("/rendered.json")).json();
  await page.route("**/rendered.json", (route) => route.fulfill({ json: built }));
  const change = await request.patch("/rest/v1/success_stories?title=neq.", {
    headers: await getAdminHeaders(),
    data: { excerpt: EXCERPT },
  });
  expect(change.ok()).toBe(true);
  await page.reload();
  await expect(getPending(page)).toBeVisible();
  await page.unroute("**/rendered.json");
  await expectFresh(page);
  expect(await read(request, paths.caseStudies)).toContain(EXCERPT);
});

test("a draft that two people write is shown by its link, and published at its time while nobody has the admin open", async ({
  browser,
  context,
  page,
  request,
}) => {
  await unlockAdmin(context);
  await page.goto(adminPaths.blogManagement);
  await page.getByRole("button", { name: postList.add }).click();
  await getField(page, "title").fill(DRAFT_TITLE);
  await page.getByRole("button", { name: editing.draft.save }).click();
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  await page.close();

  const elsewhere = await browser.newContext({ viewport: PHONE });
  await elsewhere.grantPermissions(["clipboard-read", "clipboard-write"]);
  await unlockAdmin(elsewhere);
  const colleague = await elsewhere.newPage();
  await colleague.goto(adminPaths.blogManagement);
  await colleague.getByRole("button", { name: postDrafts.continueLabel(DRAFT_TITLE) }).click();
  await getField(colleague, "excerpt").fill("Written by two.");
  await getField(colleague, "content").fill(
    "<h2>One</h2><p>One half.</p><h2>Two</h2><p>The other.</p>",
  );
  await getField(colleague, "image_url").fill("/images/samples-1200.webp");
  await getField(colleague, "image_alt").fill("Samples");
  await getField(colleague, "category").fill("Sourcing");
  const form = colleague.getByRole("form");
  await form.getByRole("button", { name: postDrafts.copyLink }).click();
  await expect(form.getByText(/^Preview link copied/)).toBeVisible();
  const link = await colleague.evaluate(() => navigator.clipboard.readText());
  await form.getByRole("button", { name: postDrafts.publishOn }).click();
  await form.getByLabel(postDrafts.time.label, { exact: true }).fill("2099-01-01T09:00");
  await form.getByRole("button", { name: postDrafts.time.set }).click();
  await expect(form.getByText(/^It goes on the site Thursday, January 1, 2099/)).toBeVisible();

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(DRAFT_TITLE);
  await expect(visitor.getByText("The other.")).toBeVisible();
  await expect(visitor.getByText(/^Not public\./)).toBeVisible();
  expect((await request.get(`/blog/${DRAFT_SLUG}`)).status()).toBe(404);
  await elsewhere.close();

  // Nobody can wait for that year.
  const due = await request.patch("/rest/v1/post_drafts?publish_at=gt.2099-01-01", {
    headers: await getAdminHeaders(),
    data: { publish_at: new Date(0).toISOString() },
  });
  expect(due.ok()).toBe(true);
  await waitForHtml(request, [`/blog/${DRAFT_SLUG}`], DRAFT_TITLE);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: preview.ended.heading })).toBeVisible();
  await visitors.close();
});

/** The sentence on what is not in the HTML yet. */
const getPending = (page: Page) => page.getByText(/^Not yet in search results /);
const getField = (page: Page, name: keyof typeof postForm.labels) =>
  page.getByRole("form").getByLabel(postForm.labels[name], { exact: true });

async function publishPost(page: Page) {
  await tabToAndPress(page, page.getByRole("button", { name: postList.add }).first());
  await expect(getField(page, "title")).toBeFocused();
  await page.keyboard.insertText(TITLE);
  await expect(getField(page, "slug")).toHaveValue(SLUG);
  await typeInto(page, getField(page, "excerpt"), "Four numbers tell whether everything is there.");
  await typeInto(
    page,
    getField(page, "content"),
    "<h2>Cartons</h2><p>Count the cartons first.</p>",
  );
  await tabTo(page, getField(page, "date"));
  await page.keyboard.type("01012099"); // The newest date, so that the post is on the home page.
  await expect(getField(page, "date")).toHaveValue("2099-01-01");
  await typeInto(page, getField(page, "category"), "Sourcing");
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, page.getByRole("button", { name: postForm.image.uploadLabel }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(makeDrawing("carton.svg"));
  await expect(page.getByRole("dialog").getByLabel(imageUpload.altText.label)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(ALT);
  await page.keyboard.press("Enter");
  await expect(getField(page, "image_alt")).toHaveValue(ALT);
  await tabToAndPress(page, page.getByRole("button", { name: postForm.save }));
  await expect(page.getByRole("button", { name: postList.edit(TITLE) })).toBeFocused();
}

async function changeTitle(page: Page) {
  await tabToAndPress(page, page.getByRole("button", { name: postList.edit(TITLE) }));
  await expect(getField(page, "title")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(NEW_TITLE);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("button", { name: postList.edit(NEW_TITLE) })).toBeFocused();
}

/** Visitors see the post, whether or not its HTML is there yet. */
async function expectShown(page: Page, title: string) {
  const visitor = await page.context().newPage();
  await openPage(visitor, paths.home);
  await expect(visitor.getByRole("main").getByRole("article").first()).toContainText(title);
  await openPage(visitor, `/blog/${SLUG}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole("img", { name: ALT })).toHaveJSProperty("naturalWidth", 40);
  await visitor.close();
}

async function read(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

async function waitForHtml(request: APIRequestContext, addresses: string[], text: string) {
  for (const address of addresses) {
    await expect.poll(() => read(request, address), { timeout: RENDERING_MS }).toContain(text);
  }
}

/** Reloads, because the tests slow down the timers with which the page would ask by itself. */
async function expectFresh(page: Page) {
  // Before, since the list of what is rendered becomes public after the pages.
  await expect.poll(() => isRendered(page.request), { timeout: RENDERING_MS }).toBe(true);
  await page.reload();
  await expect(page.getByText(new RegExp(`^${siteStatus.fresh("\\d\\d:\\d\\d")}$`))).toBeVisible();
}

/** Whether the pages show the current state of the database. */
async function isRendered(request: APIRequestContext): Promise<boolean> {
  const headers = await getAdminHeaders();
  const changed = await request.get("/rest/v1/rpc/site_changed_at", { headers });
  const rendered: unknown = await (await request.get("/rendered.json")).json();
  return Reflect.get(Object(rendered), "changedAt") === (await changed.json());
}
