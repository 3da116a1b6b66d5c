import type { Page } from "@playwright/test";
import { CASE_STUDY_PATHS, STATIC_PATHS } from "../support/addresses";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { nextFrames } from "./support/layout";
import { readShifts, recordShifts } from "./support/layout-shifts";
import {
  DESKTOP,
  listReads,
  PHONE,
  POST_PATH,
  waitForResponses,
  waitForContent,
} from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

/** The largest Cumulative Layout Shift that rounds to 0.00. */
const MAX_SHIFT = 0.0049;

const PATHS = [...STATIC_PATHS, ...CASE_STUDY_PATHS, POST_PATH];

for (const path of PATHS) {
  test(`${path} keeps its layout and its text while it loads`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const recording = await recordShifts(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await loadInSteps(page, path);
      expect(await readShifts(page, MAX_SHIFT), `${viewport.width} px wide`).toEqual([]);
    }
    await recording.dispose();
  });
}

/** Loads the HTML first, then the images and fonts, the application and the data. */
async function loadInSteps(page: Page, path: string) {
  const data = await delayRequests(page, "**/rest/v1/**");
  const application = await delayRequests(page, APPLICATION_CHUNKS);
  const files = await delayRequests(page, /\.(woff2|avif|webp|svg)$/);
  const answers = waitForResponses(page, listReads(path));

  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await nextFrames(page);
  const before = await readText(page);
  files.release();
  await page.evaluate(() => document.fonts.ready);
  await setDateOfBuild(page);
  application.release();
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  expect(await readText(page)).toBe(before);
  await nextFrames(page);
  data.release();
  await answers;
  await waitForContent(page);
  await nextFrames(page);
  expect(await readText(page)).toBe(before);
}

for (const path of ["/", "/blog", POST_PATH, "/faq"]) {
  test(`${path} keeps its layout while it is scrolled`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const recording = await recordShifts(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await waitForContent(page);
      await scrollThrough(page);
      expect(await readShifts(page, MAX_SHIFT), `${viewport.width} px wide`).toEqual([]);
    }
    await recording.dispose();
  });
}

test("the menu bar is hidden while its header is parsed, since each part would move it", async ({
  page,
}) => {
  await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto("/");
  const menuBar = page.getByRole("banner").locator("nav").first();
  await expect(menuBar).toBeVisible();
  // The parser adds what follows the header only when the header is complete.
  await page.getByRole("main").evaluate((main) => {
    main.remove();
  });
  await expect(menuBar).toBeHidden();
});

async function scrollThrough(page: Page) {
  const height = page.viewportSize()?.height ?? 0;
  const steps = await page.evaluate(
    () => Math.ceil(document.documentElement.scrollHeight / window.innerHeight) + 1,
  );
  await page.mouse.move(100, height / 2);
  for (let i = 0; i < steps; i++) {
    await page.mouse.wheel(0, height);
    await nextFrames(page);
  }
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await nextFrames(page);
}

/**
 * Sets the clock to the date of the build. The prerendered answer of a tool is based on that date,
 * the hydrated one on the date of the browser.
 */
async function setDateOfBuild(page: Page) {
  const [printed = ""] = await page.locator(".tool-printed").allTextContents();
  const [day] = /[A-Z][a-z]+ \d+, \d{4}/.exec(printed) ?? [];
  if (day) await page.clock.setFixedTime(new Date(`${day} 20:00 UTC`));
}

/** The text of the page without the clock of the offices, which starts after hydration. */
function readText(page: Page): Promise<string> {
  return page.locator("#root").evaluate((root) => {
    const clock = [...root.querySelectorAll("dt")].find(
      (term) => term.textContent === "Now in China",
    );
    return root.textContent.replace(clock?.nextElementSibling?.textContent ?? "", "");
  });
}
