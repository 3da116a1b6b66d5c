import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import { expectFitAndAccessible, expectPrinted } from "./support/tool-checks";
import { startOver } from "./support/tool-page";

const PATH = "/tools/production-planner";
/** The date of `NOW`, to which the clock of the shared page is set. */
const TODAY = "2026-11-23";

const answer = (page: Page) =>
  page.getByRole("region", { name: /^(Order by|Samples are|The order is|At your door by)$/ });
const figure = (page: Page) => answer(page).locator("output");
const plan = (page: Page) => page.getByRole("table", { name: /^Plan / });
const step = (page: Page, name: string) =>
  plan(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });
const start = (page: Page) => page.getByLabel("Start on, date");
const target = (page: Page) => page.getByLabel("Needed at your door, date");

/** Opens the planner with the clock set to another date. */
async function openPlannerOn(today: string, page: Page, query = "") {
  await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
  await openPage(page, PATH + query);
}

const workedCases = [
  {
    name: "F1, by sea past New Year’s Day",
    fields: { "Needed at your door, date": "2027-03-15" },
    orderBy: "Dec 10",
    samples: "Thu, Nov 26",
    production: ["Sun, Dec 13", "Tue, Jan 12", "skips New Year’s Day (Jan 1)"],
    leaves: "Mon, Jan 25",
  },
  {
    name: "F3, by sea past no holiday",
    fields: { "Needed at your door, date": "2027-11-01" },
    orderBy: "Jul 30",
    samples: "Fri, Jul 16",
    production: ["Mon, Aug 2", "Tue, Aug 31"],
    leaves: "Mon, Sep 13",
  },
  {
    name: "F5, by rail past Labor Day",
    mode: "Rail",
    fields: { "Needed at your door, date": "2027-07-01" },
    orderBy: "Apr 10",
    samples: "Fri, Mar 26",
    production: ["Tue, Apr 13", "Mon, May 17", "skips Labor Day (May 1 to May 5)"],
    leaves: "Sun, May 30",
  },
  {
    name: "F7, by air on a leap day",
    mode: "Air",
    fields: { "Needed at your door, date": "2028-02-29" },
    orderBy: "Dec 9",
    samples: "Thu, Nov 25",
    production: ["Sun, Dec 12", "Tue, Jan 11"],
    leaves: "Sat, Feb 12",
  },
  {
    name: "F9, by courier through Chinese New Year",
    mode: "Courier",
    fields: {
      "Needed at your door, date": "2027-03-15",
      "Production, days": "14",
      "Samples, days": "7",
    },
    orderBy: "Jan 14",
    samples: "Thu, Jan 7",
    production: ["Sun, Jan 17", "Sun, Feb 21", "skips Chinese New Year (Jan 30 to Feb 20)"],
    leaves: "Tue, Mar 2",
  },
];

const transits: Record<string, string> = {
  Sea: "At sea",
  Rail: "On the train",
  Air: "In the air",
  Courier: "With the courier",
};

test("the worked cases, typed by hand", async ({ page }) => {
  await openPage(page, PATH);
  for (const { name, mode = "Sea", fields, orderBy, samples, production, leaves } of workedCases) {
    await test.step(name, async () => {
      await page.getByLabel("Mode", { exact: true }).selectOption(mode);
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
      await expect(figure(page)).toHaveText(orderBy);
      await expect(step(page, "Samples")).toContainText(samples);
      for (const text of production) await expect(step(page, "Production")).toContainText(text);
      await expect(step(page, transits[mode] ?? "")).toContainText(leaves);

      await startOver(page).click();
      await expect(figure(page)).toHaveText("Dec 15");
      await expect(page).toHaveURL(PATH);
    });
  }
});

test("a plan forward from today gives the delivery date", async ({ page }) => {
  await openPage(page, PATH);
  await page.getByLabel("Count", { exact: true }).selectOption("Forward from a start day");
  await expect(start(page)).toHaveValue(TODAY);
  await expect(target(page)).toHaveCount(0);
  await expect(figure(page)).toHaveText("Mar 12");
  await expect(step(page, "Production")).toContainText("Thu, Dec 10");
  await expect(step(page, "At sea")).toContainText("Fri, Jan 22");
  await expect(plan(page)).toHaveAccessibleName("Plan from November 23, 2026, by sea");
});

test("a link to a forward plan shows the same dates later, and says that its start has passed", async ({
  page,
  context,
}) => {
  await openPlannerOn(TODAY, page);
  await page.getByLabel("Count", { exact: true }).selectOption("Forward from a start day");
  await expect(page).toHaveURL(/\?v=1&s=2026-11-23&d=forward$/);
  const dates = await plan(page).allTextContents();

  const other = await context.newPage();
  await openPlannerOn("2026-12-01", other, new URL(page.url()).search);
  await expect(plan(other)).toHaveText(dates);
  await expect(start(other)).toHaveValue(TODAY);
  await expect(answer(other)).toContainText(
    "This plan started 8 days ago, on November 23, 2026. If you start today: at your door by ",
  );
  await tabToAndPress(other, other.getByRole("button", { name: "Start today" }));
  await expect(plan(other)).toHaveAccessibleName("Plan from December 1, 2026, by sea");
  await expect(answer(other)).not.toContainText("This plan started");
});

test("days typed for a mode are kept for it, also after a reload", async ({ page }) => {
  await openPage(page, PATH);
  await page.getByLabel("At sea, days").fill("28");
  const mode = page.getByLabel("Mode", { exact: true });
  await mode.selectOption("Air");
  await expect(page.getByLabel("In the air, days")).toHaveValue("7");
  await page.reload();
  await expect(page.getByLabel("In the air, days")).toHaveValue("7");
  await mode.selectOption("Sea");
  await expect(page.getByLabel("At sea, days")).toHaveValue("28");
});

test("a plan that should have begun says so, and gives the earliest arrival", async ({ page }) => {
  await openPlannerOn("2026-12-12", page);
  await target(page).fill("2027-03-15");
  await expect(figure(page)).toHaveText("16 days");
  await expect(answer(page)).toContainText("The order is 2 days too late as well.");
  await expect(answer(page)).toContainText(
    "Too late by 16 days: the latest start was 16 days ago for samples and 2 days ago for the order. Earliest arrival by sea if you start today: April 22, 2027",
  );
});

test("the last order dates before the two long holidays are shown", async ({ page }) => {
  await openPage(page, PATH);
  const seasons = page.getByRole("region", { name: "Two dates that cost a season" });
  await expect(seasons.getByRole("listitem").nth(0)).toContainText(
    /Chinese New Year 2027.*order by December 15.*Dec 1.*Dec 18 to Jan 17.*Jan 30/s,
  );
  await expect(seasons.getByRole("listitem").nth(1)).toContainText(
    /Golden Week 2027.*order by August 16.*Aug 2.*Aug 19 to Sep 18.*Oct 1/s,
  );
});

const errors = [
  ["Needed at your door, date", "2036-01-01", "Dates until 31 December 2035"],
  ["Needed at your door, date", TODAY, "Choose a date in the future"],
  ["Production, days", "-1", "Whole days from 0 to 365"],
  ["Production, days", "2.5", "Whole days from 0 to 365"],
  ["Production, days", "400", "Whole days from 0 to 365"],
  ["At sea, days", "12,5", "Use a point for decimals"],
] as const;

test("an invalid entry is marked at its field, and the last answer as outdated", async ({
  page,
}) => {
  await openPage(page, PATH);
  await target(page).fill("2027-03-15");
  await expect(figure(page)).toHaveText("Dec 10");
  for (const [label, text, message] of errors) {
    await test.step(`${label}: ${text}`, async () => {
      const field = page.getByLabel(label);
      const before = await field.inputValue();
      await field.fill(text);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(figure(page)).toHaveText("Dec 10");
      await expect(answer(page)).toContainText("These figures are from before your last change.");
      await field.fill(before);
    });
  }

  await test.step("a blank date is an error on blur", async () => {
    await target(page).fill("");
    await target(page).blur();
    await expect(target(page)).toHaveAccessibleDescription("Enter a real date");
  });
});

test("changed factory closures are counted, and can be reset", async ({ page }) => {
  await openPage(page, PATH + "?v=1&t=2027-03-15&m=courier&pr=14&sa=7");
  await page.getByText("Days a factory is closed").click();
  await page.getByLabel("Before Chinese New Year, days").fill("20");
  await page.getByLabel("Factory closes on Sundays").selectOption("Yes");
  await expect(step(page, "Order")).toContainText("skips Sunday (Dec 27)");
  await expect(page.getByText("closes 20 days before Chinese New Year")).toBeVisible();
  await page.getByRole("button", { name: "Reset to our figures" }).click();
  await expect(figure(page)).toHaveText("Jan 14");
  await expect(page).toHaveURL(/\?v=1&t=2027-03-15&m=courier&sa=7&pr=14$/);
});

test("the calendar file has an event for each step and the delivery", async ({ page }) => {
  await openPage(page, PATH + "?v=1&t=2027-03-15");
  for (const name of ["Calendar file .ics", "Download calendar file (.ics)"]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("production-plan-2027-03-15.ics");
    const file = await readFile(await download.path(), "utf8");
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(10);
    expect(file).toContain("DTSTART;VALUE=DATE:20261210\r\n");
  }
});

test("the calendar file of a late plan has no past dates", async ({ page }) => {
  await openPlannerOn("2026-12-12", page, "?v=1&t=2027-03-15");
  await expect(
    page.getByText("8 entries: the first days to come, and your door. 2 days that have passed"),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Calendar file .ics" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  const days = file.match(/(?<=^DTSTART;VALUE=DATE:)\d+/gm) ?? [];
  expect(days).toHaveLength(8);
  expect(days.filter((day) => day < "20261212")).toEqual([]);
  await expect(page.getByText("8 entries saved", { exact: true })).toBeVisible();
});

test("a plan is made by keyboard alone", async ({ page }) => {
  await openPage(page, PATH);
  await tabTo(page, page.getByLabel("Count", { exact: true }));
  await tabTo(page, target(page));
  await page.keyboard.type("07012027");
  await tabTo(page, page.getByLabel("Mode", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(figure(page)).toHaveText("Apr 10");
  await typeInto(page, page.getByLabel("Samples, days"), "0");
  await expect(step(page, "Samples")).toHaveCount(0);
  await tabToAndPress(page, page.getByText("Days a factory is closed"));
  await typeInto(page, page.getByLabel("Labor Day, days"), "0");
  await expect(figure(page)).toHaveText("Apr 15");
  await tabToAndPress(page, page.getByRole("button", { name: "Reset to our figures" }));
  await expect(figure(page)).toHaveText("Apr 10");
  await tabTo(page, answer(page).getByRole("link", { name: "Send this with an enquiry" }));
  countKeyboardTask();
});

const queries = {
  usual: "?v=1&t=2027-03-15",
  long: "?v=1&s=2026-11-16&d=forward&su=yes&sa=365&pr=365&bo=200&tr=365&cb=60&ca=60",
};

for (const [name, query] of Object.entries(queries)) {
  test(`a ${name} plan fits all screens and has no accessibility violations`, async ({ page }) => {
    await openPage(page, PATH + query);
    await page.getByText("Days a factory is closed").click();
    await expectFitAndAccessible(page);
  });
}

test("a link shows the same plan on another day", async ({ page, context }) => {
  await openPlannerOn(TODAY, page);
  await page.getByLabel("Mode", { exact: true }).selectOption("Rail");
  await target(page).fill("2027-07-01");
  await page.getByLabel("Rework buffer, days").fill("9");
  await expect(page).toHaveURL(/\?v=1&t=2027-07-01&m=rail&re=9$/);
  const dates = await plan(page).allTextContents();

  const other = await context.newPage();
  await openPlannerOn("2026-12-24", other, new URL(page.url()).search);
  await expect(plan(other)).toHaveText(dates);
});

test("is printed with its answer and every date, without controls", async ({ page }) => {
  await openPage(page, PATH + "?v=1&t=2027-03-15");
  await page.emulateMedia({ media: "print" });
  await expect(figure(page)).toBeVisible();
  await expect(plan(page).getByRole("row")).toHaveCount(10);
  await expectPrinted(page);
});

test.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its plan can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(figure(page)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/);
    await expect(plan(page).getByRole("row")).toHaveCount(10);
    await expect(target(page)).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  });
});
