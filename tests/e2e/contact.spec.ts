import type { Page } from "@playwright/test";
import { quotePath } from "@/config/paths";
import { site } from "@/config/site";
import { form as copy, mail, serviceInterest } from "@/content/contact";
import { preparedEmail } from "@/content/pending-enquiry";
import { readMail } from "../support/read-mail";
import { findViolations } from "./support/accessibility";
import { findFocusProblem, tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { openPage } from "./support/pages";
import { expect, test } from "./support/test";

const MESSAGE = "Line one & 100%\n\n\"quoted\" #2 = 'ok' + more?\n\t杯子 ☕️ 👩‍🏭 äß <b>\\";
const PDF = { name: "a & b #1.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(12_636) };

type Field = keyof typeof copy.fields;

const field = (page: Page, name: Field) => page.getByLabel(copy.fields[name].label);
const fileField = (page: Page) => page.getByLabel(copy.attachment.label);
const sendButton = (page: Page) => page.getByRole("button", { name: copy.submit });
const panel = (page: Page) => page.getByRole("region", { name: preparedEmail.heading });
const wholeText = (page: Page) => panel(page).getByLabel(preparedEmail.message);

async function fillIn(page: Page, message: string) {
  await field(page, "name").fill("Zoë O'Neil & Söhne #1");
  await field(page, "email").fill("zoe@example.com");
  await field(page, "product_interest").fill("Mugs, 50% stoneware");
  await field(page, "message").fill(message);
}

test.beforeEach(({ page }) => recordMailLinks(page));

test("what was typed survives a reload until it is sent, and the mail is what the panel shows", async ({
  page,
}) => {
  await openPage(page, quotePath("shipping"));
  const interest = field(page, "product_interest");
  await expect(interest).toHaveValue(`${serviceInterest.shipping}: `);
  await fillIn(page, MESSAGE);
  await fileField(page).setInputFiles(PDF);
  await page.reload();
  await expect(interest).toHaveValue("Mugs, 50% stoneware");
  await expect(field(page, "message")).toHaveValue(MESSAGE);
  await expect(page.getByText(copy.attachment.lost)).toContainText(PDF.name);

  await fileField(page).setInputFiles(PDF);
  await sendButton(page).click();
  await expect(panel(page).getByRole("heading")).toBeFocused();
  await expect(panel(page).getByRole("heading")).toBeInViewport();
  await expect(panel(page).getByText(PDF.name).first()).toBeVisible();
  await expect(field(page, "name")).toHaveValue("");
  expect(await findViolations(page), "the panel and the toast").toEqual([]);
  const mails = await readMailLinks(page);
  expect(mails).toHaveLength(1);
  const { to, subject, body } = readMail(mails[0]);
  expect(to).toBe(site.email);
  expect(subject).toBe(`${mail.subject} Zoë O'Neil & Söhne #1`);
  expect(body).toContain(`${mail.message}:\r\n${MESSAGE.replaceAll("\n", "\r\n")}\r\n`);
  expect(body).toContain(`${mail.fileName}: ${PDF.name}\r\n`);
  const text = body.replaceAll("\r\n", "\n");
  await expect(wholeText(page)).toHaveValue(text);

  await page.reload();
  await expect(wholeText(page)).toHaveValue(text);
  await expect(field(page, "name")).toHaveValue("");
  await panel(page).getByRole("button", { name: preparedEmail.close }).click();
  await expect(page.getByRole("heading", { name: copy.heading })).toBeFocused();
  await page.reload();
  await expect(sendButton(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("20,000 characters are copied whole, also where writing to the clipboard is denied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read"]);
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new Error("denied"));
  });
  const message = "杯子 👩‍🏭 & 100%\n".repeat(1300);
  await openPage(page, "/contact-us");
  await fillIn(page, message);
  await sendButton(page).click();
  const button = panel(page).getByRole("button", { name: preparedEmail.copyMessage });
  await button.click();
  await expect(panel(page).getByText(preparedEmail.messageCopied)).toBeVisible();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);

  await panel(page).getByRole("link", { name: preparedEmail.openShorter }).click();
  const [full = "", short = ""] = await readMailLinks(page);
  expect(full.length).toBeGreaterThan(90_000);
  expect(short.length).toBeLessThanOrEqual(1800);
});

test("an enquiry is written, sent, changed and closed by keyboard alone", async ({ page }) => {
  await openPage(page, "/contact-us");
  await typeInto(page, field(page, "name"), "Zoë");
  await typeInto(page, field(page, "email"), "no address");
  await typeInto(page, field(page, "product_interest"), "Mugs");
  await typeInto(page, field(page, "message"), "Hello");
  await tabTo(page, fileField(page));
  await tabToAndPress(page, sendButton(page));

  // The browser's own validation rejects the address and focuses the field.
  await expect(field(page, "email")).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  expect(await readMailLinks(page)).toEqual([]);
  expect(await findViolations(page, "main"), "a refused form").toEqual([]);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("zoe@example.com");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading")).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  expect(await readMailLinks(page)).toHaveLength(1);

  await tabToAndPress(page, panel(page).getByRole("link", { name: preparedEmail.openAgain }));
  expect(await readMailLinks(page)).toHaveLength(2);
  await tabToAndPress(page, panel(page).getByRole("button", { name: preparedEmail.change }));
  await expect(field(page, "message")).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await page.keyboard.insertText(", again");
  await expect(sendButton(page)).toBeEnabled();
  await tabToAndPress(page, sendButton(page));
  await expect(wholeText(page)).toHaveValue(/Hello, again/);
  await expect(panel(page).getByRole("heading")).toBeFocused();
  await tabToAndPress(page, panel(page).getByRole("button", { name: preparedEmail.close }));
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: copy.heading })).toBeFocused();
});
