import { expect, type Page } from "@playwright/test";
import { openPage } from "./pages";
import { CHECKED, type Entry, type Tool } from "./tools";

/** The date on which the figures in the tools' tests are based. */
export const NOW = new Date("2026-11-23T12:00:00");

/** Shown above the last answer while a field is invalid. */
export const OUTDATED_NOTICE = "These figures are from before your last change.";

const SEND = "Send this with an enquiry";

export const answer = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("link", { name: SEND }) });
export const figure = (page: Page) => page.locator("output");
export const sendLink = (page: Page) => page.getByRole("link", { name: SEND });
/** Confirms the entries of the example that are left, without which an answer is not sent. */
export const confirmExample = (page: Page) => page.getByRole("button", { name: /^Confirm/ });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const startOver = (page: Page) => page.getByRole("button", { name: "Start over" });
export const notice = (page: Page) => page.getByText(/in this link (was|were) not valid/);

export async function enter(page: Page, { field, text }: Entry) {
  if (text === CHECKED) await field(page).check();
  else await field(page).fill(text);
}

export async function expectEntered(page: Page, { field, text }: Entry) {
  if (text === CHECKED) await expect(field(page)).toBeChecked();
  else await expect(field(page)).toHaveValue(text);
}

/** All values of the form and all texts of the answer, except the announcements. */
export async function readPage(page: Page) {
  const form = await page
    .getByRole("main")
    .getByRole("form")
    .locator("select, input:not([type=radio]), input:checked")
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement
          ? `${field.id || field.name}: ${field.value}`
          : "",
      ),
    );
  expect(form.length).toBeGreaterThan(5);
  const texts = answer(page).locator("h2, p:not([role=status]), dl, [role=note]");
  return { form, answer: await texts.allInnerTexts() };
}

export async function goToTool(page: Page, { path, question: words }: Tool) {
  await openPage(page, path);
  await expect(heading(page)).toHaveText(words);
}
