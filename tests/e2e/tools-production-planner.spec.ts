import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { answer as answerWords, calendar, dates, form } from "@/content/tools/production-planner";
import { tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { expectPrintedPages } from "./support/tool-checks";
import { answer, figure, sendLink } from "./support/tool-page";
import { labeled } from "./support/tools";

const PATH = paths.productionPlanner;
const { fields, closing } = form;
const direction = labeled(fields.direction.label);
const target = labeled(fields.target.label);
const mode = labeled(fields.mode.label);
const plan = (page: Page) => page.getByRole("table", { name: /\d{4}/ });

/** Opens the planner with the clock set to another date. */
async function openPlannerOn(today: string, page: Page, query = "") {
  await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
  await openPage(page, PATH + query);
}

test("a plan by rail is made by keyboard alone, with other days of closure", async ({ page }) => {
  await openPage(page, PATH);
  await tabTo(page, direction(page));
  await tabTo(page, target(page));
  await page.keyboard.type("07012027");
  await tabTo(page, mode(page));
  await page.keyboard.press("ArrowDown");
  await expect(figure(page)).toHaveText("Apr 10");
  await expect(plan(page).getByRole("row")).toHaveCount(10);
  await expect(plan(page)).toContainText("skips Labor Day (May 1 to May 5)");
  await typeInto(page, labeled(fields.samples.label)(page), "0");
  await expect(plan(page).getByRole("row")).toHaveCount(9);
  await tabToAndPress(page, page.locator("summary").filter({ hasText: closing.title }));
  await typeInto(page, labeled(fields.laborDay.label)(page), "0");
  await expect(figure(page)).toHaveText("Apr 15");
  await tabToAndPress(page, page.getByRole("button", { name: closing.reset }));
  await expect(figure(page)).toHaveText("Apr 10");
  await tabTo(page, sendLink(page));
});

test("a link to a forward plan shows the same dates later, and says that its start has passed", async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  await mode(page).selectOption(fields.mode.options.air);
  await direction(page).selectOption(fields.direction.options.forward);
  await expect(target(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?v=1&s=2026-11-23&d=forward&m=air$/);
  const rows = await plan(page).allTextContents();

  const other = await context.newPage();
  await openPlannerOn("2026-12-01", other, new URL(page.url()).search);
  await expect(plan(other)).toHaveText(rows);
  await expect(labeled(fields.start.label)(other)).toHaveValue("2026-11-23");
  const hasStarted = answer(other).getByText("This plan started 8 days ago");
  await expect(hasStarted).toBeVisible();
  await tabToAndPress(other, other.getByRole("button", { name: form.startToday }));
  await expect(labeled(fields.start.label)(other)).toHaveValue("2026-12-01");
  await expect(hasStarted).toHaveCount(0);
});

test("a plan that is too late says so, is printed on two pages, and its calendar file has the days to come", async ({
  page,
}) => {
  await openPlannerOn("2026-12-12", page, "?v=1&t=2027-03-15");
  await expect(figure(page)).toHaveText("16 days");
  await expect(answer(page).getByRole("heading", { name: answerWords.late.samples })).toBeVisible();
  await expectPrintedPages(page, 2);
  for (const name of [".ics", dates.download]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe("production-plan-2027-03-15.ics");
    const file = await readFile(await download.path(), "utf8");
    const days = file.match(/(?<=^DTSTART;VALUE=DATE:)\d+/gm) ?? [];
    expect(days).toHaveLength(8);
    expect(days.filter((day) => day < "20261212")).toEqual([]);
  }
  await expect(page.getByText(calendar.saved(8, 2).title, { exact: true }).first()).toBeVisible();
});
