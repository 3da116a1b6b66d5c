import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { form as formCopy, panelMissing } from "@/content/contact";
import { preparedEmail } from "@/content/pending-enquiry";
import { productHelper as copy } from "@/content/product-helper";
import { readMail } from "../support/read-mail";
import { translatePage } from "../support/translate-page";
import { findViolations } from "./support/accessibility";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { findFocusProblem, tabTo } from "./support/keyboard";
import { readShifts, recordShiftsFromNow } from "./support/layout-shifts";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { openPage, PHONE, TABLET, waitForHydration } from "./support/pages";
import { findLowTargets } from "./support/targets";
import { expect, test } from "./support/test";

type Field = keyof typeof copy.fields;

const name = (number: number) => `${copy.product} ${number}`;
const line = (field: Field, value: string) => `${copy.fields[field].line}: ${value}`;
const helper = (page: Page) => page.locator("form details");
const title = (page: Page) => page.getByRole("heading", { name: copy.heading });
const entry = (page: Page, field: Field) =>
  page.getByLabel(copy.fields[field].label, { exact: true });
const message = (page: Page) => page.getByLabel(formCopy.fields.message.label);
const product = (page: Page, number: number) =>
  page.getByRole("button", { name: name(number), exact: true });

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("two products are filled in by touch and keyboard, survive a reload and are in the mail", async ({
    page,
  }) => {
    await recordMailLinks(page);
    await openPage(page, paths.contact);
    await expect(entry(page, "link")).toBeHidden();
    await title(page).tap();
    await entry(page, "link").tap();
    await page.keyboard.insertText("m.1688.com/offer/6543.html");
    await expect(message(page)).toHaveValue(/m\.1688\.com/);
    await page.keyboard.press("Enter");
    await expect(entry(page, "quantity")).toBeFocused();
    expect(await findFocusProblem(page)).toBe("");
    await page.keyboard.type("2,000 pieces");
    await expect(page.getByText(copy.linkNotes.product("1688"))).toBeVisible();

    await page.getByRole("button", { name: copy.add }).tap();
    await expect(entry(page, "link")).toBeFocused();
    await page.keyboard.insertText("Steel bottle https://amzn.eu/d/3xYzAbC");
    await entry(page, "certificates").tap();
    await page.keyboard.type("CE, RoHS");
    await expect(product(page, 2)).toHaveAttribute("aria-pressed", "true");
    expect(await findViolations(page, "main"), "an open helper").toEqual([]);
    expect(await findLowTargets(page, "form details")).toEqual([]);

    await page.reload();
    await title(page).tap();
    await expect(entry(page, "quantity")).toHaveValue("2,000 pieces");
    await product(page, 2).tap();
    await expect(entry(page, "certificates")).toHaveValue("CE, RoHS");
    await entry(page, "deadline").fill("2027-02-15");

    await page.getByLabel(formCopy.fields.name.label).fill("Zoë");
    await page.getByLabel(formCopy.fields.email.label).fill("zoe@example.com");
    await page.getByLabel(formCopy.fields.product_interest.label).fill("Bottles");
    await page.getByRole("button", { name: formCopy.submit }).tap();
    await expect(entry(page, "certificates")).toHaveValue("");
    await expect(message(page)).toHaveValue("");
    const [mail] = await readMailLinks(page);
    expect(readMail(mail).body.replaceAll("\r\n", "\n")).toContain(
      [
        name(1),
        `${copy.fields.link.line} (1688): https://m.1688.com/offer/6543.html`,
        line("quantity", "2,000 pieces"),
        "",
        name(2),
        `${copy.fields.link.line} (Amazon): https://amzn.eu/d/3xYzAbC`,
        line("deadline", "2027-02-15"),
        line("certificates", "CE, RoHS"),
        "",
      ].join("\n"),
    );
  });
});

test("before hydration the fields are open on a wide screen, and what is typed goes into the message", async ({
  page,
}) => {
  const application = await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto(paths.contact);
  await entry(page, "quantity").fill("2,000 pieces");
  await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
  await recordShiftsFromNow(page);
  application.release();
  await waitForHydration(page);
  await expect(message(page)).toHaveValue(`${name(1)}\n${line("quantity", "2,000 pieces")}\n`);
  await expect(entry(page, "quantity")).toHaveValue("2,000 pieces");
  await expect(entry(page, "quantity")).toBeFocused();
  expect(await readShifts(page)).toEqual([]);
});

test("in a page that was translated, what is typed goes into the message", async ({ page }) => {
  await openPage(page, paths.contact);
  await waitForHydration(page);
  await page.evaluate(`(${translatePage.toString()})()`);
  const quantity = page.locator("#product-quantity");
  await quantity.click();
  await page.keyboard.type("2,000 pieces");
  await expect(page.locator("textarea#message")).toHaveValue(
    `${name(1)}\n${line("quantity", "2,000 pieces")}\n`,
  );
  await expect(quantity).toBeFocused();
});

test("without a connection from the first press on, what was typed is in the mail all the same", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/, /could not be loaded|did not arrive/);
  await recordMailLinks(page);
  await openPage(page, paths.contact);
  await waitForHydration(page);
  await context.setOffline(true);
  await message(page).fill("Hello");
  await entry(page, "quantity").fill("2,000 pieces");
  await page.getByLabel(formCopy.fields.name.label).fill("Zoë");
  await page.getByLabel(formCopy.fields.email.label).fill("zoe@example.com");
  await page.getByLabel(formCopy.fields.product_interest.label).fill("Bottles");
  await page.getByRole("button", { name: formCopy.submit }).click();
  await expect(page.getByText(panelMissing)).toBeVisible();
  const [mail] = await readMailLinks(page);
  expect(readMail(mail).body.replaceAll("\r\n", "\n")).toContain(
    `Hello\n\n${name(1)}\n${line("quantity", "2,000 pieces")}\n`,
  );
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: preparedEmail.heading })).toBeVisible();
  await expect(page.getByText(panelMissing)).toHaveCount(0);
});

test("the keyboard reaches the fields after the message, and choosing a product needs no pointer", async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await openPage(page, paths.contact);
  await waitForHydration(page);
  await message(page).focus();
  await page.keyboard.press("Tab");
  await expect(helper(page).locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, entry(page, "price"));
  await page.keyboard.type("3.20 USD");
  await tabTo(page, page.getByRole("button", { name: copy.add }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("factory.example/mug");
  await tabTo(page, product(page, 1), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(entry(page, "price")).toHaveValue("3.20 USD");
  await tabTo(page, page.getByRole("button", { name: copy.remove(name(1)) }));
  await page.keyboard.press("Enter");
  await expect(product(page, 1)).toBeFocused();
  await expect(message(page)).toHaveValue(
    `${name(1)}\n${line("link", "https://factory.example/mug")}\n`,
  );
  await page.emulateMedia({ forcedColors: "active" });
  const borderOf = (number: number) =>
    product(page, number).evaluate((button) => getComputedStyle(button).borderColor);
  await page.getByRole("button", { name: copy.add }).click();
  expect(await borderOf(2)).not.toBe(await borderOf(1));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are no fields that could not write into the message", async ({ page }) => {
    await page.goto(paths.contact);
    await expect(message(page)).toBeVisible();
    await expect(helper(page)).toBeHidden();
  });
});
