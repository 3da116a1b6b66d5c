import { expect, type Page } from "@playwright/test";
import { toolWords } from "@/content/tools/shared";
import { openPage } from "./pages";
import { CHECKED, type Entry, type Tool } from "./tools";

/** The date on which the figures in the tools' tests are based. */
export const NOW = new Date("2026-11-23T12:00:00");

export const sendLink = (page: Page) => page.getByRole("link", { name: toolWords.send });
export const answer = (page: Page) => page.locator("#answer");
/** The bar with the short answer below the form, on phones. */
export const answerBar = (page: Page) => page.locator("main form > :last-child");
export const figure = (page: Page) => page.locator("output");
/** Makes the entries of the example that are left the visitor's own. */
export const confirmExample = (page: Page) =>
  page.getByRole("button", { name: toolWords.example.confirm });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const startOver = (page: Page) => page.getByRole("button", { name: toolWords.startOver });

export async function enter(page: Page, { field, text }: Entry) {
  if (text === CHECKED) await field(page).check();
  else await field(page).fill(text);
}

export async function goToTool(page: Page, { path, question }: Tool) {
  await openPage(page, path);
  await expect(heading(page)).toHaveText(question);
}

/** All values of the form and all texts of the answer, except the announcements. */
export async function readPage(page: Page) {
  const form = await page
    .getByRole("main")
    .getByRole("form")
    .locator("select, input:not([type=radio]), input:checked")
    .evaluateAll((fields) =>
      fields.map((field) => `${field.id}: ${String(Reflect.get(field, "value"))}`),
    );
  expect(form.length).toBeGreaterThan(5);
  const texts = answer(page).locator("h2, p:not([role=status]), dl, [role=note]");
  return { form, answer: await texts.allInnerTexts() };
}
