import { readFile } from "node:fs/promises";
import type { BrowserContext, Download, Page } from "@playwright/test";
import Papa from "papaparse";
import { SUBMISSIONS_KEY } from "@/db/contact-submissions";
import { makeSubmission, makeSubmissions } from "../support/submissions";
import { unlockAdmin } from "./support/admin";
import { countKeyboardTask, findFocusProblem, tabToAndPress, tabTo } from "./support/keyboard";
import { findOverflow } from "./support/layout";
import { recordMailLinks } from "./support/mail-links";
import { PHONE } from "./support/pages";
import { addToTotal } from "./support/add-to-total";
import { expect, test } from "./support/test";

const PATH = "/admin/contact-submissions";

test.beforeEach(({ context }) => unlockAdmin(context));

/**
 * Stores submissions in the browser. Init scripts run again on every navigation, so a flag keeps them
 * from undoing what the test changes.
 */
async function storeSubmissions(context: BrowserContext, entries: readonly unknown[]) {
  await context.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem("seededByTest")) return;
      localStorage.setItem("seededByTest", "true");
      localStorage.setItem(key, text);
    },
    [SUBMISSIONS_KEY, JSON.stringify(entries)] as const,
  );
}

async function openList(page: Page) {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { name: "Contact Form Submissions" })).toBeVisible();
}

const rows = (page: Page) => page.locator("tbody tr");
const nameCell = (page: Page, name: string) => page.getByRole("rowheader", { name });
const restoreField = (page: Page) => page.getByLabel("Restore backup");

async function readDownload(download: Download) {
  return readFile(await download.path(), "utf8");
}

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return file;
}

test("an enquiry sent in one tab appears in the list of another", async ({ page, context }) => {
  await openList(page);
  await expect(page.getByRole("heading", { name: "No Submissions Yet" })).toBeVisible();

  const visitor = await context.newPage();
  await recordMailLinks(visitor);
  await visitor.goto("/contact-us");
  await visitor.getByLabel("Full Name").fill("Zoë O'Neil");
  await visitor.getByLabel("Email Address").fill("zoe@example.com");
  await visitor.getByLabel("Product(s) of Interest").fill("Mugs");
  await visitor.getByLabel("Your Message / Requirements").fill("First line\nsecond line");
  await visitor.getByLabel("Attach a file").setInputFiles({
    name: "mug.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(12_636),
  });
  await visitor.getByRole("button", { name: "Send Enquiry" }).click();

  await expect(nameCell(page, "Zoë O'Neil New")).toBeVisible();
  await page.getByRole("button", { name: "View submission of Zoë O'Neil" }).click();
  const details = page.getByRole("dialog", { name: "Zoë O'Neil" });
  await expect(details).toContainText("First line\nsecond line");
  await expect(details).toContainText("mug.pdf application/pdf, 12.34 KB");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "1 submission", exact: true })).toBeVisible();
});

test("submissions are exported as CSV, and a backup is restored in another browser", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const submissions = [
    makeSubmission(1, { name: "陈伟", message: '=HYPERLINK("x")\nsecond, line' }),
    ...makeSubmissions(3).slice(1),
  ];
  await storeSubmissions(context, submissions);
  await openList(page);

  const csv = await readDownload(await download(page, "Download CSV"));
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const { data } = Papa.parse(csv.slice(1).trimEnd(), { header: true });
  expect(data).toMatchObject([
    // In the time zone of playwright.config.ts.
    { Date: "2026-06-30 05:00", Name: "陈伟", Message: `'${submissions[0]?.message ?? ""}` },
    { Name: "Visitor 2" },
    { Name: "Visitor 3" },
  ]);

  const backup = await readDownload(await download(page, "Download backup"));
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await unlockAdmin(other);
  await storeSubmissions(other, submissions.slice(0, 1));
  const otherPage = await other.newPage();
  await openList(otherPage);
  await restoreField(otherPage).setInputFiles({
    name: "backup.json",
    mimeType: "application/json",
    buffer: Buffer.from(backup),
  });
  await expect(otherPage.getByText("Backup Restored: 2 new, 1 already here.")).toBeVisible();
  await expect(rows(otherPage)).toHaveCount(3);
  await other.close();
});

test("submissions are managed by keyboard alone, and the focus is never lost", async ({
  page,
  context,
}) => {
  await storeSubmissions(context, makeSubmissions(3));
  await openList(page);
  const button = (name: string) => page.getByRole("button", { name });
  const dialog = (name: string) => page.getByRole("dialog", { name });

  await tabToAndPress(page, button("View submission of Visitor 1"));
  await tabToAndPress(page, dialog("Visitor 1").getByRole("button", { name: "Next submission" }));
  await expect(dialog("Visitor 2")).toBeVisible();
  expect(await findFocusProblem(page)).toBe("");
  await page.keyboard.press("Escape");
  await expect(button("View submission of Visitor 1")).toBeFocused();
  countKeyboardTask();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabToAndPress(page, dialog("Delete Submission?").getByRole("button", { name: "Delete" }));
  await expect(button("View submission of Visitor 2")).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  // The toast has an Undo button, too; this is the one in the page.
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Undo" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(3);
  await expect(button("View submission of Visitor 1")).toBeFocused();
  countKeyboardTask();

  await tabTo(page, button("Download CSV"), "Shift+Tab");
  const downloaded = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await downloaded;
  await expect(button("Download CSV")).toBeFocused();
  countKeyboardTask();

  await tabTo(page, button("Clear All Submissions"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabToAndPress(
    page,
    dialog("Are you absolutely sure?").getByRole("button", { name: "Delete 3 submissions" }),
  );
  await expect(page.getByRole("heading", { name: "No Submissions Yet" })).toBeFocused();
  countKeyboardTask();
});

test("2,000 submissions are listed in chunks and searched while typing", async ({
  page,
  context,
}) => {
  await storeSubmissions(context, makeSubmissions(2000));
  await openList(page);
  await expect(page.getByRole("heading", { name: "2,000 submissions, 2,000 new" })).toBeVisible();
  await expect(rows(page)).toHaveCount(300);
  await page.getByRole("button", { name: "Show 300 more (1,700 left)" }).click();
  await expect(rows(page)).toHaveCount(600);
  const search = page.getByLabel("Search submissions");
  await search.pressSequentially("visitor 1999");
  await expect(search).toHaveValue("visitor 1999");
  await expect(page.getByText("1 of 2,000 submissions found")).toBeVisible();
  await page.getByRole("button", { name: "Delete submission of Visitor 1999" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await search.fill("");
  await expect(page.getByRole("heading", { name: "1,999 submissions" })).toBeVisible();
  addToTotal("storage cases");
});

test("very long entries do not overflow on a phone", async ({ page, context }) => {
  const long = "Donaudampfschifffahrt".repeat(20);
  await page.setViewportSize({ width: 320, height: PHONE.height });
  await storeSubmissions(context, [
    ...makeSubmissions(2),
    makeSubmission(3, { name: long, email: `${long}@example.com`, product_interest: long }),
    makeSubmission(4, { id: 4, name: "Long", message: long, company: long, phone: long }),
  ]);
  await openList(page);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "View submission of Long" }).click();
  await expect(page.getByRole("dialog", { name: "Long" })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
