import type { Page } from "@playwright/test";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { nextFrames } from "./support/layout";
import { readShifts, recordShiftsFromNow } from "./support/layout-shifts";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";
import {
  answer,
  enter,
  expectEntered,
  figure,
  goToTool,
  heading,
  notice,
  NOW,
  OUTDATED_NOTICE,
  sendLink,
  startOver,
} from "./support/tool-page";
import { landedCost, TOOLS } from "./support/tools";

/** In milliseconds; no page takes longer to open. */
const HALF_AN_HOUR = 1_800_000;

for (const tool of TOOLS) {
  test.describe(tool.name, () => {
    test("entries survive a reload, also invalid ones, until Start over", async ({ page }) => {
      const { invalid } = tool;
      const expectInvalid = async () => {
        await expectEntered(page, invalid);
        await expect(invalid.field(page)).toHaveAttribute("aria-invalid", "true");
        await expect(invalid.field(page)).toHaveAccessibleDescription(new RegExp(invalid.message));
      };
      await goToTool(page, tool);
      await expect(startOver(page)).toHaveCount(0);
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await page.reload();
      await expectEntered(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page)).not.toContainText(OUTDATED_NOTICE);

      await enter(page, invalid);
      await expectInvalid();
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page)).toContainText(OUTDATED_NOTICE);
      const results = page.locator(".tool-results");
      await expect(results).not.toHaveCount(0);
      await expect(results.and(page.locator(":not([inert])"))).toHaveCount(0);
      const figures = results.locator("dd, td, [role=cell], ol:not(:has(p)) > li > :last-child");
      expect(await figures.evaluateAll(findUnstruck)).toEqual([]);
      await sendLink(page).click();
      await expect(page).toHaveURL((url) => url.pathname === tool.path);
      await expect(invalid.field(page)).toBeFocused();

      await page.reload();
      await expectInvalid();
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page)).toContainText(OUTDATED_NOTICE);

      await startOver(page).click();
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await expect(startOver(page)).toHaveCount(0);
      const undo = page.getByRole("button", { name: "Bring my figures back" });
      await expect(undo).toBeFocused();
      await undo.press("Enter");
      await expectInvalid();
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(startOver(page)).toBeFocused();
      await startOver(page).press("Enter");
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      await page.reload();
      await expect(figure(page)).toHaveText(tool.example);
    });

    test("a link with invalid values says so, and keeps the others", async ({ page }) => {
      await openPage(page, tool.path + tool.partlyInvalidQuery);
      await expect(notice(page)).toContainText(
        `${tool.invalidCount} values in this link were not valid. We kept the defaults.`,
      );
      await expect(notice(page).getByRole("listitem")).toHaveCount(tool.invalidCount);
      await expectEntered(page, tool.kept);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await enter(page, tool.entry);
      await expect(notice(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/zz=/);

      await openPage(page, tool.path + tool.query.replace("v=1", "v=2"));
      await expect(notice(page)).toContainText(
        "One value in this link was not valid. We kept the default.",
      );
      await expect(notice(page).getByRole("listitem")).toHaveText("The link’s version: “2”");
      await openPage(page, `${tool.path}?utm_source=letter&zz=9`);
      await expect(notice(page)).toHaveCount(0);
    });

    test("calculates and copies its link offline", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await goToTool(page, tool);
      await expect(page).toHaveURL(tool.path);
      await expect.poll(() => hasAllStyles(page)).toBe(true);
      await context.setOffline(true);
      const requests: string[] = [];
      page.on("request", (request) => {
        requests.push(request.url());
      });
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        new URL(tool.path + tool.query, page.url()).href,
      );
      await expect(page).toHaveURL(tool.path + tool.query);
      await enter(page, tool.smallChange);
      await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
      await enter(page, tool.invalid);
      await expect(answer(page)).toContainText(OUTDATED_NOTICE);
      await startOver(page).click();
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      expect(requests).toEqual([]);
    });

    test("with motion, the layout stays while the figures change", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await goToTool(page, tool);
        const before = await page.getByRole("main").innerText();
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
        await startOver(page).click();
      }
    });
  });
}

isolatedTest("the answer is announced once the typing has stopped", async ({ page }) => {
  const status = answer(page).getByRole("status").first();
  await page.clock.install({ time: NOW });
  for (const [index, tool] of TOOLS.entries()) {
    await test.step(tool.name, async () => {
      await goToTool(page, tool);
      // The first announcement shows that the chunk with the words has loaded.
      await enter(page, tool.smallChange);
      await expect(status).not.toBeEmpty();
      const first = await status.innerText();

      await page.clock.pauseAt(NOW.getTime() + (index + 1) * HALF_AN_HOUR);
      await startOver(page).click();
      await page.clock.runFor(400);
      await expect(status).toHaveText(first);
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await page.clock.runFor(400);
      await expect(status).toHaveText(first);
      await page.clock.runFor(200);
      await expect(status).toContainText(tool.announced);
      await page.clock.resume();
    });
  }
});

isolatedTest("a link never shows the answer to the example", async ({ page }) => {
  const application = await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto(landedCost.path + landedCost.query, { waitUntil: "domcontentloaded" });
  await expect(heading(page)).toBeVisible();
  await expect(figure(page)).toHaveText(landedCost.example);
  await expect(figure(page)).toBeHidden();
  application.release();
  await expect(figure(page)).toHaveText(landedCost.figure);
  await expect(figure(page)).toBeVisible();
});

test("a figure typed right before a reload survives it, also if the site responds slowly", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/later/);
  const price = page.getByLabel("Price per piece, USD");
  await goToTool(page, landedCost);
  await price.fill("7");
  await expect(page).toHaveURL(/&p=7$/);
  const site = await delayRequests(page, "**/tools/landed-cost?*");
  const later = page.waitForEvent("console", (entry) => entry.text() === "later");
  const loaded = page.waitForEvent("load");
  await price.fill("12,5");
  await page.evaluate(() => {
    window.location.reload();
    // The old page keeps running until the response arrives. This is after its own timers.
    setTimeout(() => {
      console.warn("later");
    }, 500);
  });
  await later;
  site.release();
  await loaded;
  await expect(price).toHaveValue("12,5");
});

/** Whether all style sheets have loaded, also the full one, which is requested when idle. */
function hasAllStyles(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const hasFullStyleSheet = sheets.some(({ href }) => href.includes("/styles-"));
    return hasFullStyleSheet && sheets.every(({ sheet }) => sheet !== null);
  });
}

function findUnstruck(elements: Element[]): string[] {
  return elements
    .filter((element) => getComputedStyle(element).textDecorationLine !== "line-through")
    .map((element) => element.textContent);
}
