import type { BrowserContext, Page } from "@playwright/test";
import { site } from "@/config/site";
import { readMail } from "../support/read-mail";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { openPage } from "./support/pages";
import { test as base } from "./support/shared-page";
import { expect } from "./support/test";
import {
  answer,
  confirmExample,
  enter,
  expectEntered,
  figure,
  goToTool,
  heading,
  notice,
  NOW,
  readPage,
  sendLink,
} from "./support/tool-page";
import { aqlSampling, landedCost, TOOLS } from "./support/tools";

const SITE = site.url;

/** Some mail programs ignore longer links. */
const MAX_MAIL_LINK_LENGTH = 1800;

const message = (page: Page) => page.getByLabel("Your Message / Requirements");
const panel = (page: Page) => page.getByRole("region", { name: "Your message is prepared" });
const tooLong = (page: Page) => panel(page).getByText(/ignore a link as long as yours/);

const test = base.extend<{ mailLinks: undefined }, { otherBrowser: BrowserContext }>({
  mailLinks: [
    async ({ context }, use) => {
      const recording = await recordMailLinks(context);
      await use(undefined);
      await recording.dispose();
    },
    { auto: true },
  ],

  otherBrowser: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", timezoneId = "" } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId });
      await context.clock.setFixedTime(NOW);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Adds the tool's answer to the message of the enquiry, and reads the message. */
async function sendToEnquiry(page: Page): Promise<string> {
  await sendLink(page).click();
  await expect(page).toHaveURL(/\/contact-us\?service=/);
  await expect.poll(() => message(page).inputValue()).toContain(`from the tools of ${site.name}`);
  return message(page).inputValue();
}

/** Fills in all other fields and prepares the mail. */
async function prepareMail(page: Page) {
  await page.getByLabel("Full Name").fill("Zoë O'Neil-Österreicher");
  await page.getByLabel("Email Address").fill("zoe.oneil@long-company-name.example");
  await page.getByRole("textbox", { name: "Company" }).fill("Söhne & Partner Trading");
  await page.getByRole("textbox", { name: "Phone" }).fill("+49 30 5550 0148");
  await page.getByLabel("Product(s) of Interest").fill("Steel bottles, 750 ml");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(panel(page)).toBeVisible();
  const [link = "", ...others] = await readMailLinks(page);
  expect(others).toEqual([]);
  return { link, body: readMail(link).body };
}

/** The link in a message, as a path of the site under test. */
function findLink(text: string): string {
  const links = text.split(/\r?\n/).filter((line) => line.startsWith(SITE));
  expect(links).toHaveLength(1);
  return (links[0] ?? "").slice(SITE.length);
}

/** The page that a link shows in another browser, which keeps nothing of it. */
async function readInOtherBrowser(otherBrowser: BrowserContext, path: string) {
  const page = await otherBrowser.newPage();
  await openPage(page, path);
  await expect(notice(page)).toHaveCount(0);
  const found = await readPage(page);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await otherBrowser.clearCookies();
  await page.close();
  return found;
}

test("a visitor gets from the shipping page to a mail with three figures, and its link shows them", async ({
  page,
  otherBrowser,
}) => {
  await openPage(page, "/shipping-from-china");
  await page.getByRole("main").locator("a[href='/tools/landed-cost']").click();
  await expect(heading(page)).toHaveText(landedCost.question);
  await page.getByLabel("Price per piece, USD").fill("7.25");
  await page.getByLabel("Quantity, pieces").fill("2400");
  await page.getByLabel("Main freight, USD").fill("1150");
  // 17,400 + 1,218 + 250 + 1,150 + 81.62 + 1,740 + 60.27 + 21.75 + 250 + 300 = 22,471.64
  await expect(figure(page)).toHaveText("9.36");
  await confirmExample(page).click();
  await expect(answer(page)).toBeFocused();
  const own = await readPage(page);

  const text = await sendToEnquiry(page);
  await expect(page).toHaveURL("/contact-us?service=shipping-from-china");
  await expect(page.getByLabel("Product(s) of Interest")).toHaveValue("Shipping and logistics: ");
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe(`Landed cost, from the tools of ${site.name}`);
  expect(lines).toContain("Order: FOB, 2,400 pieces x 7.25 USD, by sea to the United States");
  expect(lines.at(-1)).toBe(
    `${SITE}/tools/landed-cost?v=1&ed=2026-11-23&p=7.25&q=2400&t=FOB&to=US&m=sea&f=1150&d=10&dc=250&dl=300&in=250&mg=40`,
  );

  const { link, body } = await prepareMail(page);
  expect(link.length).toBeLessThanOrEqual(MAX_MAIL_LINK_LENGTH);
  expect(body).toContain(`Message:\r\n${lines.join("\r\n")}\r\n`);

  expect(await readInOtherBrowser(otherBrowser, findLink(body))).toEqual(own);
});

for (const tool of TOOLS) {
  test(`the mail contains the whole answer of ${tool.name}, and its link shows it in another browser`, async ({
    page,
    otherBrowser,
  }) => {
    await goToTool(page, tool);
    await expect(figure(page)).toHaveText(tool.example);
    await sendLink(page).click();
    await expect(page.getByText("The example is not sent", { exact: true })).toBeVisible();
    await enter(page, tool.entry);
    await expect(figure(page)).toHaveText(tool.figure);
    if (tool.confirmedQuery !== tool.query) await confirmExample(page).click();
    await expect(page).toHaveURL(tool.path + tool.confirmedQuery);
    const own = await readPage(page);

    const text = await sendToEnquiry(page);
    const lines = text.trimEnd().split("\n");
    expect(lines[0]).toBe(`${tool.name}, from the tools of ${site.name}`);
    expect(text).toMatch(tool.summary);
    expect(lines.at(-1)).toBe(SITE + tool.path + tool.confirmedQuery);

    const { link, body } = await prepareMail(page);
    expect(link.length).toBeLessThanOrEqual(MAX_MAIL_LINK_LENGTH);
    await expect(tooLong(page)).toHaveCount(0);
    expect(body).toContain(`Message:\r\n${lines.join("\r\n")}\r\n`);

    expect(await readInOtherBrowser(otherBrowser, findLink(body))).toEqual(own);
  });
}

test("an untouched example is not sent, nor what is left of it, until it is changed or confirmed", async ({
  page,
}) => {
  const price = page.getByLabel("Price per piece, USD");
  const quantity = page.getByLabel("Quantity, pieces");
  await goToTool(page, landedCost);
  await expect(sendLink(page)).toContainText("First change or confirm 11 entries of the example");
  await sendLink(page).click();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText(
    "Price per piece, USD; Quantity, pieces; Incoterm in the quotation; and 8 more",
  );
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription("example");
  await expect(page).toHaveURL(landedCost.path);

  await enter(page, landedCost.entry);
  await expect(price).toHaveAccessibleDescription("");
  await expect(quantity).toHaveAccessibleDescription("example");
  await sendLink(page).click();
  await expect(quantity).toBeFocused();
  await openPage(page, "/contact-us");
  await expect(message(page)).toHaveValue("");

  await goToTool(page, landedCost);
  await expectEntered(page, landedCost.entry);
  await confirmExample(page).click();
  await expect(quantity).toHaveAccessibleDescription("");
  expect(await sendToEnquiry(page)).toMatch(/^Order: FOB, 1,000 pieces x 7\.00 USD/m);
});

test("a message keeps what was typed, and contains one answer per tool", async ({ page }) => {
  const typed = "A steel bottle, 750 ml.\n\n  No print.";
  await openPage(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Zoë");
  await message(page).fill(typed);

  await goToTool(page, landedCost);
  await enter(page, landedCost.entry);
  await confirmExample(page).click();
  const first = await sendToEnquiry(page);
  expect(first.startsWith(`${typed}\n\nLanded cost, from`)).toBe(true);
  await expect(page.getByLabel("Full Name")).toHaveValue("Zoë");
  const block = first.slice(typed.length + 2);

  await message(page).fill(`${first}Is the duty right?`);
  await goToTool(page, aqlSampling);
  await confirmExample(page).click();
  const second = await sendToEnquiry(page);
  expect(second.startsWith(`${first}Is the duty right?\n\nAQL sampling, from`)).toBe(true);
  const aqlBlock = second.slice(`${first}Is the duty right?\n\n`.length);

  await message(page).fill(`${second}Thank you.`);
  await goToTool(page, landedCost);
  await page.getByLabel("Price per piece, USD").fill("8");
  const third = await sendToEnquiry(page);
  const newBlock = third.slice(`${typed}\n\n`.length, third.indexOf("Is the duty right?"));
  expect(newBlock).toMatch(/^Landed cost, .+\nCost per piece: [^]+ x 8\.00 USD[^]+&p=8&[^]+\n$/);
  expect(newBlock).not.toBe(block);
  expect(third).toBe(`${typed}\n\n${newBlock}Is the duty right?\n\n${aqlBlock}Thank you.`);

  await goToTool(page, landedCost);
  expect(await sendToEnquiry(page)).toBe(third);
  const { body } = await prepareMail(page);
  expect(body).toContain(`Message:\r\n${third.replaceAll("\n", "\r\n")}\r\n`);
  await expect(tooLong(page)).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Copy message" })).toBeVisible();
  await expect(message(page)).toHaveValue("");
  await goToTool(page, aqlSampling);
  expect(await sendToEnquiry(page)).toBe(aqlBlock);
});

test("text after a link, or in its place, is kept", async ({ page }) => {
  await goToTool(page, landedCost);
  await enter(page, landedCost.entry);
  await confirmExample(page).click();
  const first = await sendToEnquiry(page);
  const behind = `${first.trimEnd()} Is the duty right?\n`;
  await message(page).fill(behind);
  await goToTool(page, landedCost);
  expect(await sendToEnquiry(page)).toBe(behind);

  const block = first.trimEnd().split("\n");
  const broken = [...block.slice(0, -1), "My own words."].join("\n");
  await message(page).fill(broken);
  for (let time = 0; time < 2; time++) {
    await goToTool(page, landedCost);
    expect(await sendToEnquiry(page)).toBe(`${broken}\n\n${first}`);
  }
});

test("twenty carton sizes fit into a mail link, and their own link stays whole", async ({
  page,
  otherBrowser,
}) => {
  const rows = Array.from({ length: 20 }, (_, i) => `${60 + i}.5x40.5x30.5x15.25x${40 + i}xcm`);
  const path = `/tools/shipment-volume?v=1&r=${rows.join(",")}`;
  await openPage(page, path);
  const own = await readPage(page);
  const text = await sendToEnquiry(page);
  // The next line, about the sizes, has room where the address of the site is short.
  expect(text.split("\n").slice(1, 6)).toEqual([
    "Total: 990 cartons, 86.424 m³, 15,097.5 kg",
    "Air freight: 15,097.5 kg",
    "Courier: 18,232.5 kg (per shipment 17,911.0), US account 42,276 lb",
    "Groupage: sea/rail 86.424 m³, EU road 28,779.3 kg",
    "Containers: about 4 x 20GP or 2 x 40GP/40HQ (mixed cartons, not packed)",
  ]);
  const { link, body } = await prepareMail(page);
  expect(link.length).toBeLessThanOrEqual(MAX_MAIL_LINK_LENGTH);
  expect(findLink(body)).toBe(path);
  expect(await readInOtherBrowser(otherBrowser, path)).toEqual(own);
});

test("two tabs of a tool keep their own entries, and one does not add to the other's enquiry", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await goToTool(page, landedCost);
  await goToTool(other, landedCost);
  await page.getByLabel("Price per piece, USD").fill("7");
  await expect(figure(page)).toHaveText("9.97");
  await confirmExample(page).click();
  await other.getByLabel("Quantity, pieces").fill("12,5");
  await expect(other.getByLabel("Price per piece, USD")).toHaveValue("6.00");

  await goToTool(page, landedCost);
  await expect(page.getByLabel("Price per piece, USD")).toHaveValue("7");
  await expect(page.getByLabel("Quantity, pieces")).toHaveValue("1,000");
  await goToTool(other, landedCost);
  await expect(other.getByLabel("Price per piece, USD")).toHaveValue("6.00");
  await expect(other.getByLabel("Quantity, pieces")).toHaveValue("12,5");

  await sendToEnquiry(page);
  await openPage(other, "/contact-us");
  await expect(message(other)).toHaveValue("");
});
