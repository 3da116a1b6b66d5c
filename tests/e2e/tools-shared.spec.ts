import type { Page } from "@playwright/test";
import { toolWords } from "@/content/tools/shared";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { tabTo } from "./support/keyboard";
import { findOverflow, nextFrames } from "./support/layout";
import { readShifts, recordShiftsFromNow } from "./support/layout-shifts";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import {
  expectFitAndAccessible,
  expectPrintedPages,
  expectPrintStyles,
} from "./support/tool-checks";
import { answer, enter, figure, goToTool, heading, sendLink, startOver } from "./support/tool-page";
import { incoterms, landedCost, shipmentVolume, TOOLS, type Tool } from "./support/tools";

for (const tool of TOOLS) {
  test.describe(tool.name, () => {
    test("keeps its layout while the figures change, and is printed without controls", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await goToTool(page, tool);
        await expect(figure(page)).toHaveText(tool.example);
        const before = await page.getByRole("main").innerText();
        const noteHeight = await measureNote(page);
        await tool.smallChange.field(page).focus();
        await expect.poll(() => hasAllStyles(page)).toBe(true);
        await page.evaluate(() => document.fonts.ready);
        await nextFrames(page);
        await recordShiftsFromNow(page);
        await enter(page, tool.smallChange);
        await expect(page).toHaveURL(/\?v=1&/);
        await nextFrames(page);
        expect(await page.getByRole("main").innerText()).not.toBe(before);
        expect(await readShifts(page), `${viewport.width} px wide`).toEqual([]);
        // It may be off the screen, where no shift is recorded.
        expect(await measureNote(page), "the note of the example").toBe(noteHeight);
        await startOver(page).click();
        await expect(page).toHaveURL(tool.path);
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectPrintedPages(page, tool.printedPages);
      await page.emulateMedia({ media: "print" });
      await expect(figure(page)).toBeVisible();
      await expect(tool.calculation(page)).toBeVisible();
      await expectPrintStyles(page);
      await page.emulateMedia({ media: null });
    });

    test("fits every screen with long figures and with errors, and is accessible", async ({
      page,
    }) => {
      await openPage(page, tool.path + tool.longQuery);
      await openDetails(page);
      await expectFitAndAccessible(page);
      await test.step("with an error below every text, on the smallest phone", async () => {
        const texts = page.locator("form input:not([type=date], [type=radio]):visible");
        // By their ids, since a field can show or hide others.
        for (const id of await texts.evaluateAll((fields) => fields.map((field) => field.id))) {
          const text = page.locator(`[id="${id}"]`);
          if (await text.isVisible()) await text.fill("Y".repeat(70));
        }
        await expect(page.locator("[aria-invalid=true]")).not.toHaveCount(0);
        expect(await findOverflow(page)).toEqual([]);
      });
    });
  });
}

// Text fields, rows with parts of the tool's own, and choices: the other tools have no more kinds.
for (const tool of [landedCost, shipmentVolume, incoterms]) {
  test(`${tool.name} is used by keyboard, counts offline as one types, and says what is invalid`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await goToTool(page, tool);
    await test.step("on a phone, Tab leads through all fields with a visible focus", async () => {
      await page.setViewportSize(PHONE);
      await openDetails(page);
      await page.getByRole("main").focus();
      await tabTo(page, sendLink(page));
      await waitForPrefetched(page);
    });
    await context.setOffline(true);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await test.step("offline, the answer is counted and announced, and its link copied", async () => {
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page).getByRole("status").first()).toContainText(tool.announced);
      await page.getByRole("button", { name: toolWords.copyLink }).click();
      await expect(page.getByRole("button", { name: toolWords.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        new URL(tool.path + tool.query, page.url()).href,
      );
      await expect(page).toHaveURL(tool.path + tool.query);
      expect(requests).toEqual([]);
      await context.setOffline(false);
    });
    await test.step("an invalid entry has no answer that could be sent, and leads to the entry", async () => {
      await enter(page, tool.invalid);
      await expectInvalid(page, tool);
      await expect(sendLink(page)).toHaveCount(0);
      await answer(page).getByRole("listitem").getByRole("button").first().click();
      await expect(tool.invalid.field(page)).toBeFocused();
      await startOver(page).click();
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    });
  });
}

test("entries survive a reload, also invalid ones, until Start over, which can be undone", async ({
  page,
}) => {
  const tool = shipmentVolume;
  await goToTool(page, tool);
  await expect(startOver(page)).toHaveCount(0);
  await enter(page, tool.entry);
  await expect(figure(page)).toHaveText(tool.figure);
  await enter(page, tool.invalid);
  await page.reload();
  await expectInvalid(page, tool);

  await startOver(page).click();
  await expect(figure(page)).toHaveText(tool.example);
  await expect(page).toHaveURL(tool.path);
  await expect(startOver(page)).toHaveCount(0);
  const undo = page.getByRole("button", { name: toolWords.undoStartOver });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expectInvalid(page, tool);
  await expect(startOver(page)).toBeFocused();
  await startOver(page).press("Enter");
  await expect(page).toHaveURL(tool.path);
  await page.reload();
  await expect(figure(page)).toHaveText(tool.example);
});

test("a link with invalid values says so, and keeps the others", async ({ page }) => {
  const { path, entry } = shipmentVolume;
  await openPage(page, `${path}?v=1&up=left&zz=9&r=70x40x30x15x40xcm,60x40`);
  const notice = page.getByRole("status").filter({ hasText: toolWords.ignoredValues });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Length, cm")).toHaveValue("70");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await enter(page, entry);
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/zz=/);
});

test("before hydration a tool can be printed and filled in, and a link hides the example's answer", async ({
  page,
}) => {
  let application = await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto(landedCost.path);
  await expectPrintedPages(page, landedCost.printedPages);
  await enter(page, landedCost.entry);
  await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
  application.release();
  await expect(figure(page)).toHaveText(landedCost.figure);

  application = await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto(landedCost.path + landedCost.query.replace("p=7", "p=6.10"));
  await expect(heading(page)).toBeVisible();
  await expect(figure(page)).toHaveText(landedCost.example);
  await expect(figure(page)).toBeHidden();
  application.release();
  await expect(figure(page)).not.toHaveText(landedCost.example);
  await expect(figure(page)).toBeVisible();
});

test("two tabs of a tool keep their own entries", async ({ page, context }) => {
  const price = landedCost.entry.field;
  const other = await context.newPage();
  await goToTool(page, landedCost);
  await enter(page, landedCost.entry);
  await expect(figure(page)).toHaveText(landedCost.figure);
  await goToTool(other, landedCost);
  await expect(figure(other)).toHaveText(landedCost.example);
  await price(other).fill("12,5 kg");
  await goToTool(page, landedCost);
  await expect(price(page)).toHaveValue("7");
  await goToTool(other, landedCost);
  await expect(price(other)).toHaveValue("12,5 kg");
});

test("long lists are printed without a heading at the bottom of a page", async ({ page }) => {
  const sizes = Array.from({ length: 20 }, (_, i) => `${40 + i}x30x25x${8 + i}x10xcm`);
  await openPage(page, `${shipmentVolume.path}?v=1&r=${sizes.join(",")}`);
  await expectPrintedPages(page, 6);
  const duties = [1, 2, 3, 4].map((number) => `Duty ${number}:2.5`);
  await openPage(page, `${landedCost.path}?v=1&t=EXW&to=DE&rc=no&sl=15&ad=${duties.join(",")}`);
  await expectPrintedPages(page, landedCost.printedPages + 1);
});

test("the list of tools opens them", async ({ page }) => {
  await openPage(page, "/tools");
  await expect(page.locator("main li > a")).toHaveCount(TOOLS.length);
  for (const tool of [landedCost, incoterms]) {
    await page.getByRole("main").locator(`a[href="${tool.path}"]`).first().click();
    await expect(heading(page)).toHaveText(tool.question);
    await expect(figure(page)).toHaveText(tool.example);
    await page.goBack();
    await expect(page).toHaveURL("/tools");
  }
});

isolatedTest.describe("without JavaScript", () => {
  isolatedTest.use({ javaScriptEnabled: false });

  isolatedTest("the example and its answer can be read", async ({ page }) => {
    for (const { path, calculation, invalid } of TOOLS) {
      await page.goto(path);
      await expect(figure(page)).toHaveText(/\S/);
      await expect(calculation(page)).toBeVisible();
      await expect(invalid.field(page)).toHaveValue(/\S/);
    }
  });
});

/** The entry is marked, and there is no answer until it is valid. */
async function expectInvalid(page: Page, { invalid }: Tool) {
  const field = invalid.field(page);
  await expect(field).toHaveValue(String(invalid.text));
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(invalid.message));
  await expect(figure(page)).toHaveCount(0);
  await expect(answer(page)).toContainText(toolWords.emptyText);
}

async function openDetails(page: Page) {
  const closed = page.getByRole("main").locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Whether all style sheets have loaded. */
function hasAllStyles(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const hasFullStyleSheet = sheets.some(({ href }) => href.includes("/styles-"));
    return hasFullStyleSheet && sheets.every(({ sheet }) => sheet !== null);
  });
}

async function measureNote(page: Page) {
  const box = await page.locator(`[id="answer:example"]`).boundingBox();
  return box?.height;
}

/** The links that had the focus load the code of their pages. Waits until no more of it comes. */
async function waitForPrefetched(page: Page) {
  let last = -1;
  const isComplete = async () => {
    const before = last;
    last = await page.evaluate(() => performance.getEntriesByType("resource").length);
    return last === before;
  };
  await expect.poll(isComplete, { intervals: [400] }).toBe(true);
}
