import type { APIRequestContext, Page } from "@playwright/test";
import { unlockAdmin } from "../support/admin";
import { makeDrawing } from "../support/drawing";
import { expect, test } from "../support/test";

const TITLE = "How to read a packing list (test)";
const SLUG = "how-to-read-a-packing-list-test";
const NEW_TITLE = "How to read two packing lists (test)";
const ALT = "A list on a carton";
const PICTURE = makeDrawing("carton.svg");

/** Everything that shows the newest post to those who run no scripts. */
const ADDRESSES = ["/", "/blog", `/blog/${SLUG}`, "/blog/feed.xml"];

test("what staff publish, change and delete follows in the plain HTML, and the admin says when", async ({
  context,
  page,
  request,
}) => {
  await unlockAdmin(context);
  await page.goto("/admin/blog-management");
  await publishPost(page);
  // The status beside the message of the save, which is kept until the list is left.
  await expect(page.getByRole("main").getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  // Also where a new post is: at the end of the list.
  await expect(page.getByText(/^\d+ changes? (is|are) not yet in search results/)).toBeInViewport();

  await waitForHtml(request, ADDRESSES, TITLE);
  const html = await read(request, `/blog/${SLUG}`);
  expect(html).toContain(`<title>${TITLE}`);
  expect(html).toContain("Count the cartons first.");
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/blog/${SLUG}"`));
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/share\/blog\.jpg"/);
  expect(html).toContain(`alt="${ALT}"`);
  await waitForHtml(request, ["/sitemap.xml"], `/blog/${SLUG}<`);
  await expectFresh(page);

  await page.getByRole("button", { name: `Edit “${TITLE}”` }).click();
  const form = page.getByRole("form");
  await form.getByLabel("Title", { exact: true }).fill(NEW_TITLE);
  await form.getByRole("button", { name: "Save Post" }).click();
  await expect(form).toHaveCount(0);
  await waitForHtml(request, ADDRESSES, NEW_TITLE);
  await expectFresh(page);

  await page.getByRole("button", { name: `Delete “${NEW_TITLE}”` }).click();
  await page.getByRole("button", { name: "Delete Post" }).click();
  await expect
    .poll(async () => (await request.get(`/blog/${SLUG}`)).status(), { timeout: 120_000 })
    .toBe(404);
  // The page of a deleted post is removed first.
  for (const address of ["/", "/blog", "/blog/feed.xml", "/sitemap.xml"]) {
    await expect.poll(() => read(request, address), { timeout: 120_000 }).not.toContain(SLUG);
  }
  await expectFresh(page);
});

async function publishPost(page: Page) {
  await page.getByRole("button", { name: "Add New Post" }).first().click();
  const form = page.getByRole("form");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field("Title").fill(TITLE);
  await field("Excerpt").fill("Four numbers tell whether everything is there.");
  await field("Content (HTML)").fill("<h2>Cartons</h2><p>Count the cartons first.</p>");
  await field("Date").fill("2099-01-01"); // The newest date, so that the post is on the home page.
  await field("Category").fill("Sourcing");
  const chooser = page.waitForEvent("filechooser");
  await form.getByRole("button", { name: "Upload featured image" }).click();
  await (await chooser).setFiles(PICTURE);
  await page.getByRole("dialog").getByLabel("Alt text").fill(ALT);
  await page.keyboard.press("Enter");
  await expect(field("Featured image alt text")).toHaveValue(ALT);
  await form.getByRole("button", { name: "Save Post" }).click();
  await expect(form).toHaveCount(0);
}

async function read(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

async function waitForHtml(request: APIRequestContext, addresses: string[], text: string) {
  for (const address of addresses) {
    await expect.poll(() => read(request, address), { timeout: 120_000 }).toContain(text);
  }
}

/**
 * Reloads, because the tests slow down the timers with which the page would ask by itself. Perhaps
 * more than once: the list of what is rendered becomes public after the pages.
 */
async function expectFresh(page: Page) {
  const status = page.getByText(/^(On the site for everyone|\d+ changes? (is|are) not yet)/);
  await expect
    .poll(
      async () => {
        await page.reload();
        return status.textContent();
      },
      { timeout: 120_000 },
    )
    .toMatch(/^On the site for everyone, as of \d\d:\d\d\.$/);
}
