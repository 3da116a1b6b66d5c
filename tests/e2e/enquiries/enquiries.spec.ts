import type { Browser, Page } from "@playwright/test";
import { adminPaths, paths } from "@/config/paths";
import { referencePrefix } from "@/config/site";
import {
  enquiriesSection,
  submissionDetails,
  submissionsPage,
} from "@/content/admin/contact-submissions";
import { dashboard } from "@/content/admin/dashboard";
import { form as copy, formNotes } from "@/content/contact";
import { privacyByChannel } from "@/content/privacy-by-channel";
import { delivery, earlier, preparedEmail } from "@/content/pending-enquiry";
import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { readMailLinks, recordMailLinks } from "../support/mail-links";
import { openPage, PHONE, waitForHydration } from "../support/pages";
import { expect, test } from "../support/test";

const SUBMIT = "**/rest/v1/rpc/submit_enquiry";
const REFERENCE = new RegExp(`${referencePrefix}-[2-9A-Z]{5}`);

const field = (page: Page, name: keyof typeof copy.fields) =>
  page.getByLabel(copy.fields[name].label, { exact: true });
const panel = (page: Page, heading: string) => page.getByRole("region", { name: heading });

/** An address of its own, because the database takes only some enquiries a minute from each. */
const from = (number: number) => ({ "x-forwarded-for": `203.0.113.${number}` });

async function fillIn(page: Page, name: string) {
  await field(page, "name").fill(name);
  await field(page, "email").fill("zoe@example.com");
  await field(page, "product_interest").fill("Stoneware mugs");
  await field(page, "message").fill("Quantity: 2,000\nTarget price: 3.20 USD");
}

const send = (page: Page) => page.getByRole("button", { name: copy.submit }).click();

async function readReference(page: Page): Promise<string> {
  const received = panel(page, delivery.received.heading);
  await expect(received).toContainText(REFERENCE);
  return REFERENCE.exec(await received.innerText())?.[0] ?? "";
}

/** The list of the enquiries as staff see it in a browser of their own. */
async function openAsStaff(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await unlockAdmin(context);
  const page = await context.newPage();
  await page.goto(adminPaths.contactSubmissions);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(submissionsPage.title);
  return page;
}

async function search(staff: Page, words: string) {
  await staff.getByLabel(enquiriesSection.search.label).fill(words);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, extraHTTPHeaders: from(2) });

  test("a visitor without a mail program sends an enquiry, and staff answer it", async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = "Zoë O'Neil";
    await recordMailLinks(page);
    await openPage(page, paths.shipping);
    await openPage(page, paths.contact);
    await expect(page.getByText(formNotes.database.submit)).toBeVisible();
    await fillIn(page, name);
    await send(page);
    const reference = await readReference(page);
    await expect(panel(page, delivery.received.heading).getByRole("heading")).toBeInViewport();
    expect(await findViolations(page, "main"), "the panel").toEqual([]);
    expect(await readMailLinks(page), "no mail program is opened").toEqual([]);
    await page.reload();
    expect(await readReference(page)).toBe(reference);

    const staff = await openAsStaff(browser, baseURL);
    await search(staff, "oneil");
    const row = staff.getByRole("row", { name: reference });
    await expect(row).toContainText(submissionsPage.new);
    await expect(staff.getByRole("rowheader")).toHaveCount(1);
    expect(await findViolations(staff, "main"), "the list").toEqual([]);
    await row.getByRole("button", { name: submissionsPage.view }).click();
    const details = staff.getByRole("dialog", { name });
    for (const text of ["zoe@example.com", "Stoneware mugs", "3.20 USD", paths.shipping]) {
      await expect(details).toContainText(text);
    }
    await details.getByRole("button", { name: submissionDetails.markAnswered }).click();
    await expect(details).toContainText(submissionDetails.isAnswered);
    await staff.keyboard.press("Escape");
    await staff
      .getByRole("button", { name: new RegExp(`^${enquiriesSection.newOnly} \\(`) })
      .click();
    await expect(staff.getByText(enquiriesSection.search.none)).toBeVisible();
    await staff.context().close();
  });
});

test.describe("while the database is away", () => {
  test.use({ extraHTTPHeaders: from(3) });

  test("an enquiry waits, and arrives once when the visitor sends it again", async ({
    page,
    browser,
    baseURL,
    watch,
  }) => {
    watch.allowConsole(/Failed to load resource.*submit_enquiry/s, /sent again later/);
    await page.route(SUBMIT, (route) => route.fulfill({ status: 503, body: "" }));
    await openPage(page, paths.contact);
    await fillIn(page, "Away");
    await send(page);
    const waiting = panel(page, delivery.waiting.heading);
    await expect(waiting).toContainText(delivery.waiting.lead);
    await expect(waiting.getByRole("link", { name: preparedEmail.open })).toBeVisible();
    expect(await findViolations(page, "main"), "the panel").toEqual([]);
    // The first answer gets lost on its way, so the page cannot know that the enquiry is stored.
    await page.unroute(SUBMIT);
    let lost = 0;
    await page.route(SUBMIT, async (route) => {
      await route.fetch();
      lost += 1;
      await (lost === 1 ? route.abort() : route.continue());
    });
    await waiting.getByRole("button", { name: delivery.sendAgain }).click();
    await expect.poll(() => lost).toBeGreaterThan(0);
    await waiting.getByRole("button", { name: delivery.sendAgain }).click();
    const reference = await readReference(page);

    const staff = await openAsStaff(browser, baseURL);
    await search(staff, "away");
    await expect(staff.getByRole("row", { name: reference })).toBeVisible();
    await expect(staff.getByRole("rowheader")).toHaveCount(1);
    await staff.context().close();
  });
});

test.describe("without a network", () => {
  test.use({ extraHTTPHeaders: from(4) });

  test("an enquiry is sent when it is back, also by another tab", async ({
    page,
    context,
    watch,
  }) => {
    watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await openPage(page, paths.contact);
    await waitForHydration(page);
    await fillIn(page, "Online");
    await send(page);
    await readReference(page);

    await fillIn(page, "First");
    await context.setOffline(true);
    await send(page);
    await expect(panel(page, delivery.waiting.heading)).toContainText(delivery.waiting.offlineLead);
    await context.setOffline(false);
    await readReference(page);

    await fillIn(page, "Second");
    await context.setOffline(true);
    await send(page);
    await expect(panel(page, delivery.waiting.heading)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openPage(next, paths.contact);
    await expect(panel(next, earlier.heading).getByRole("listitem").first()).toContainText(
      REFERENCE,
    );
  });
});

test("the dashboard says how many are new", async ({ page, context }) => {
  await unlockAdmin(context);
  await page.goto(adminPaths.dashboard);
  const { unit } = dashboard.enquiries;
  await expect(page.getByText(unit(1)).or(page.getByText(unit(2)))).toBeVisible();
  await expect(page.getByText(dashboard.enquiries.failed)).toHaveCount(0);
});

test("the privacy page and the consent say what is stored", async ({ page }) => {
  await openPage(page, paths.privacy);
  const { database, mail } = privacyByChannel;
  for (const text of [...database.route, ...database.storedRows.flat()]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText(mail.backend)).toHaveCount(0);
});
