import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { form, serviceInterest } from "@/content/contact";
import { form as costForm } from "@/content/tools/landed-cost-form";
import { toolNames } from "@/content/tools/names";
import { reportWords } from "@/content/tools/report";
import { toolWords } from "@/content/tools/shared";
import { openPage, waitForHydration } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import {
  answer,
  confirmExample,
  enter,
  figure,
  goToTool,
  heading,
  readPage,
  sendLink,
} from "./support/tool-page";
import { aqlSampling, labeled, landedCost } from "./support/tools";

const { fields } = costForm;
const inDollars = { currency: "USD" };
const price = labeled(fields.price.label(inDollars));
const quantity = labeled(fields.quantity.label);
const freight = labeled(fields.freight.label(inDollars));
const message = (page: Page) => page.getByLabel(form.fields.message.label);

/** Adds the tool's answer to the message of the enquiry, and reads the message. */
async function sendToEnquiry(page: Page): Promise<string> {
  await sendLink(page).click();
  await expect(page).toHaveURL(/\/contact-us\?service=/);
  await expect.poll(() => message(page).inputValue()).toContain(`${site.url}/tools/`);
  return message(page).inputValue();
}

test("a visitor gets from the shipping page to an enquiry with three figures, and its link shows them", async ({
  page,
  context,
}) => {
  await openPage(page, "/shipping-from-china");
  await waitForHydration(page);
  await page.getByRole("main").locator(`a[href="${landedCost.path}"]`).click();
  await expect(heading(page)).toHaveText(landedCost.question);
  await price(page).fill("7.25");
  await quantity(page).fill("2,400");
  await freight(page).fill("1,150");
  // 17,400 + 1,218 + 250 + 1,150 + 81.62 + 1,740 + 60.27 + 21.75 + 250 + 300 = 22,471.64
  await expect(figure(page)).toHaveText("9.36");
  await confirmExample(page).click();
  const own = await readPage(page);

  const text = await sendToEnquiry(page);
  const product = page.getByLabel(form.fields.product_interest.label);
  await expect(product).toHaveValue(`${serviceInterest.shipping}: `);
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe(reportWords.enquiryTitle(toolNames.landedCost));
  expect(lines).toContain("One piece at your door costs: 9.36 USD");
  expect(lines).toContain("Main freight, USD: 1,150");
  const query =
    "?v=1&ed=2026-11-23&p=7.25&q=2400&t=FOB&to=US&m=sea&f=1150&d=10&dc=250&dl=300&in=250&mg=40";
  expect(lines).toContain(site.url + landedCost.path + query);

  const other = await context.newPage();
  await openPage(other, landedCost.path + query);
  await expect(figure(other)).toHaveText("9.36");
  expect(await readPage(other)).toEqual(own);
});

test("the example is not sent, but what is confirmed, and what a visitor does not know is asked", async ({
  page,
}) => {
  const freightLabel = fields.freight.label(inDollars);
  const example = page.locator("#answer\\:example");
  await goToTool(page, landedCost);
  await expect(sendLink(page)).toContainText(toolWords.example.first(11));
  await sendLink(page).click();
  await expect(example).toBeFocused();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText(
    toolWords.exampleNotSent.description,
  );
  await expect(price(page)).toHaveAccessibleDescription(toolWords.example.mark);
  await expect(page).toHaveURL(landedCost.path);

  await enter(page, landedCost.entry);
  await expect(price(page)).toHaveAccessibleDescription("");
  await example.getByText(toolWords.unknown.heading).click();
  const ofFreight = example.getByRole("listitem").filter({ hasText: freightLabel });
  await ofFreight.getByRole("button", { name: toolWords.unknown.one }).click();
  await expect(freight(page)).toHaveValue("0");
  await expect(freight(page)).toHaveAccessibleDescription(toolWords.unknown.mark);
  await expect(example).toContainText(toolWords.unknown.leftOut(freightLabel));
  await expect(answer(page)).toContainText(toolWords.unknown.decision);
  await confirmExample(page).click();
  await expect(quantity(page)).toHaveAccessibleDescription("");
  const text = await sendToEnquiry(page);
  expect(text).toMatch(/^Price per piece, USD: 7$/m);
  expect(text).toContain(reportWords.questions.leftOut(freightLabel));
});

test("a message keeps what was typed, contains one answer per tool, and stays out of other tabs", async ({
  page,
  context,
}) => {
  const typed = "A steel bottle, 750 ml.\n\n  No print.";
  await openPage(page, "/contact-us");
  await message(page).fill(typed);
  await goToTool(page, landedCost);
  await enter(page, landedCost.entry);
  await confirmExample(page).click();
  const first = await sendToEnquiry(page);
  expect(first.startsWith(`${typed}\n\n${reportWords.enquiryTitle(toolNames.landedCost)}`)).toBe(
    true,
  );

  await message(page).fill(`${first}Is the duty right?`);
  await goToTool(page, aqlSampling);
  await confirmExample(page).click();
  const second = await sendToEnquiry(page);
  const before = `${first}Is the duty right?\n\n${reportWords.enquiryTitle(aqlSampling.name)}`;
  expect(second.startsWith(before)).toBe(true);

  await goToTool(page, landedCost);
  await price(page).fill("8");
  await expect(page).toHaveURL(/&p=8&/);
  const third = await sendToEnquiry(page);
  expect(third.match(/\/tools\/landed-cost\?\S+/g)).toEqual([expect.stringContaining("&p=8&")]);
  expect(third.slice(third.indexOf("Is the duty"))).toBe(
    second.slice(second.indexOf("Is the duty")),
  );

  const other = await context.newPage();
  await openPage(other, "/contact-us");
  await expect(message(other)).toHaveValue("");
});
