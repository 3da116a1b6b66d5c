import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { findViolations } from "./support/accessibility";
import { getTop } from "./support/layout";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const getQuestion = (page: Page, place: number) => page.locator("main summary").nth(place);
const getAnswers = (page: Page) => page.locator("main details").getByRole("region");

test("questions are answered one at a time, all can be closed, and the address follows", async ({
  page,
}) => {
  await openPage(page, paths.faq);
  const steps = await page.evaluate(() => window.history.length);
  for (const key of ["Enter", "Space"]) {
    const question = getQuestion(page, 1);
    await question.press(key);
    await expect(getAnswers(page)).toHaveAccessibleName(await question.innerText());
    await expect(page).toHaveURL(/#.+$/);
    await question.press(key);
    await expect(getAnswers(page)).toHaveCount(0);
    await expect(page).toHaveURL(paths.faq);
  }
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  await getQuestion(page, 2).click();
  expect(await findViolations(page, "main")).toEqual([]);
});

test("a pressed question stays in its place when a long answer above it closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  for (const top of [60, 300]) {
    await openPage(page, paths.faq); // with the first answer open
    const question = getQuestion(page, 1);
    await question.evaluate((element, to) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - to, behavior: "instant" });
    }, top);
    await page.mouse.click(100, top + 20);
    await expect(getAnswers(page)).toHaveAccessibleName(await question.innerText());
    // The page is scrolled before the next frame is drawn.
    await expect.poll(async () => Math.abs((await getTop(question)) - top)).toBeLessThanOrEqual(1);
  }
});
