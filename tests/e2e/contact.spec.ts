import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { readMail } from "../support/read-mail";
import { findViolations } from "./support/accessibility";
import {
  countKeyboardTask,
  findFocusProblem,
  tabToAndPress,
  tabTo,
  typeInto,
} from "./support/keyboard";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { openPage, pauseClock } from "./support/pages";
import { expect, test } from "./support/test";

const STORAGE_KEY = "contactFormSubmissions";
const MESSAGE = "Line one & 100%\n\n\"quoted\" #2 = 'ok' + more?\n\t杯子 ☕️ 👩‍🏭 äß <b>\\";

test.beforeEach(async ({ page }) => {
  await recordMailLinks(page);
});

async function readStoredMessages(page: Page): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  return [...(text ?? "").matchAll(/"message":("(?:[^"\\]|\\.)*")/g)].map(([, json = ""]) =>
    String(JSON.parse(json)),
  );
}

async function fillIn(page: Page, message = MESSAGE) {
  await page.getByLabel("Full Name").fill("Zoë O'Neil & Söhne #1");
  await page.getByLabel("Email Address").fill("zoe@example.com");
  await page.getByLabel("Product(s) of Interest").fill("Mugs, 50% stoneware");
  await page.getByLabel("Your Message / Requirements").fill(message);
}

const sendButton = (page: Page) => page.getByRole("button", { name: "Send Enquiry" });
const panel = (page: Page) => page.getByRole("region", { name: "Your message is prepared" });
const wholeText = (page: Page) => panel(page).getByLabel("Message text");

test("the mail link decodes to exactly what the panel shows", async ({ page }) => {
  await openPage(page, "/contact-us");
  await fillIn(page);
  await page.getByLabel("Attach a file").setInputFiles({
    name: "a & b #1.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(12_636),
  });
  await sendButton(page).click();

  await expect(panel(page).getByRole("heading")).toBeFocused();
  await expect(panel(page).getByRole("heading")).toBeInViewport();
  await expect(panel(page).getByText("Attach a & b #1.pdf before sending")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  expect(await findViolations(page), "the panel and the toast").toEqual([]);
  const mails = await readMailLinks(page);
  expect(mails).toHaveLength(1);
  const { to, subject, body } = readMail(mails[0]);
  expect(to).toBe(site.email);
  expect(subject).toBe("Contact Form Submission - Zoë O'Neil & Söhne #1");
  expect(body).toContain(`Message:\r\n${MESSAGE.replaceAll("\n", "\r\n")}\r\n\r\nAttachment:`);
  expect(body).toContain(
    "File name: a & b #1.pdf\r\nFile type: application/pdf\r\nFile size: 12.34 KB",
  );
  await expect(wholeText(page)).toHaveValue(body.replaceAll("\r\n", "\n"));
  expect(await readStoredMessages(page)).toEqual([MESSAGE]);
});

test("a double click makes one submission, and a second enquiry another", async ({ page }) => {
  await openPage(page, "/contact-us");
  await fillIn(page, "First");
  // With a paused clock, both clicks are within a second on a slow machine, too.
  await pauseClock(page);
  await sendButton(page).dblclick();
  await page.clock.runFor(999);
  expect(await readMailLinks(page)).toHaveLength(1);
  expect(await readStoredMessages(page)).toEqual(["First"]);
  await page.clock.resume();
  await expect(panel(page)).toBeVisible();

  await expect(sendButton(page)).toBeEnabled();
  await fillIn(page, "Second");
  await sendButton(page).click();
  await expect(wholeText(page)).toHaveValue(/Second/);
  expect(await readMailLinks(page)).toHaveLength(2);
  expect(await readStoredMessages(page)).toEqual(["First", "Second"]);
});

test.describe("with a storage that fails", () => {
  for (const [name, breakStorage] of [
    [
      "on every access",
      () => {
        for (const area of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }
      },
    ],
    [
      "when it is full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
  ] as const) {
    test(`${name}, the mail is opened and a warning stays`, async ({ page, watch }) => {
      watch.allowConsole(/The enquiry could not be kept in this browser/);
      await page.addInitScript(breakStorage);
      await openPage(page, "/contact-us");
      await fillIn(page);
      await sendButton(page).click();
      await expect(panel(page).getByText("Storage Error")).toBeVisible();
      expect(await findViolations(page, "main"), "the warning").toEqual([]);
      expect(readMail((await readMailLinks(page))[0]).body).toContain("Line one & 100%");
      await expect(
        page.getByText("Please review, attach files if selected, and send. Thank you!").first(),
      ).toBeVisible();
      await expect(page.getByLabel("Full Name")).toHaveValue("");
    });
  }
});

test("a corrupted list in the storage is kept under another key", async ({ page }) => {
  const text = '[{"id":1,"message":"half';
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.length === 0) localStorage.setItem(key, value);
    },
    [STORAGE_KEY, text] as const,
  );
  await openPage(page, "/contact-us");
  await fillIn(page);
  await sendButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await readStoredMessages(page)).toEqual([MESSAGE]);
  const kept = await page.evaluate(
    (key) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith(`${key}.unreadable-`))
        .map(([, value]) => String(value)),
    STORAGE_KEY,
  );
  expect(kept).toEqual([text]);
});

test("what was typed survives a reload until it is sent, the panel until it is closed", async ({
  page,
}) => {
  await openPage(page, "/contact-us?service=shipping-from-china");
  const interest = page.getByLabel("Product(s) of Interest");
  await expect(interest).toHaveValue("Shipping and logistics: ");
  await fillIn(page);
  await page
    .getByLabel("Attach a file")
    .setInputFiles({ name: "mug.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(10) });
  await page.reload();
  await expect(interest).toHaveValue("Mugs, 50% stoneware");
  await expect(page.getByLabel("Your Message / Requirements")).toHaveValue(MESSAGE);
  await expect(page.getByText("choose it again: mug.pdf")).toBeVisible();
  await sendButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(readMail((await readMailLinks(page))[0]).body).toContain("Attachment: No file selected");

  await page.reload();
  await expect(wholeText(page)).toHaveValue(/Line one & 100%/);
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Enquiry" })).toBeFocused();
  await page.reload();
  await expect(sendButton(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("20,000 characters are saved, copied whole and offered as a shorter mail", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const message = "杯子 👩‍🏭 & 100%\n".repeat(1300);
  await openPage(page, "/contact-us");
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(panel(page).getByText(/ignore a link as long as yours/)).toBeVisible();
  expect(await readStoredMessages(page)).toEqual([message]);

  await panel(page).getByRole("button", { name: "Copy message" }).click();
  await expect(panel(page).getByText("Copied: the whole message.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);

  await panel(page).getByRole("link", { name: "Open a shorter email" }).click();
  const [full = "", short = ""] = await readMailLinks(page);
  expect(full.length).toBeGreaterThan(90_000);
  expect(short.length).toBeLessThanOrEqual(1800);
  expect(readMail(short).body).toContain("[Shortened.");
});

test("the message is copied where writing to the clipboard is denied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read"]);
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new Error("denied"));
  });
  await openPage(page, "/contact-us");
  await fillIn(page);
  await sendButton(page).click();
  const button = panel(page).getByRole("button", { name: "Copy message" });
  await button.click();
  await expect(panel(page).getByText("Copied: the whole message.")).toBeVisible();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(MESSAGE);
});

test("an enquiry is written, sent and closed by keyboard alone", async ({ page }) => {
  await openPage(page, "/contact-us");
  const field = (label: string) => page.getByLabel(label);
  await typeInto(page, field("Full Name"), "Zoë");
  await typeInto(page, field("Email Address"), "no address");
  await typeInto(page, field("Product(s) of Interest"), "Mugs");
  await typeInto(page, field("Your Message / Requirements"), "Hello");
  await tabTo(page, field("Attach a file"));
  await tabTo(page, page.getByRole("link", { name: "privacy policy", exact: true }));
  await tabToAndPress(page, sendButton(page));

  // The browser's own validation rejects the address and focuses the field.
  await expect(field("Email Address")).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  expect(await readMailLinks(page)).toEqual([]);
  expect(await findViolations(page, "main"), "a refused form").toEqual([]);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("zoe@example.com");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading")).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  expect(await readMailLinks(page)).toHaveLength(1);
  countKeyboardTask();

  const close = panel(page).getByRole("button", { name: "Close" });
  await tabToAndPress(page, panel(page).getByRole("link", { name: "Open email app again" }));
  expect(await readMailLinks(page)).toHaveLength(2);
  await tabTo(page, close, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Enquiry" })).toBeFocused();
  countKeyboardTask();
});
