import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import { STATIC_PATHS } from "../support/addresses";
import { nextFrames } from "./support/layout";
import {
  CASE_STUDY_PATH,
  DESKTOP,
  listReads,
  PHONE,
  POST_PATH,
  waitForAnswers,
  waitForContent,
} from "./support/pages";
import { expect, test } from "./support/test";

/** Rounds to 0.00. */
const LIMIT = 0.005;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of [...STATIC_PATHS, CASE_STUDY_PATH, POST_PATH]) {
      test(`nothing moves on ${path} when its data, fonts and pictures arrive`, async ({
        page,
      }) => {
        await recordShifts(page);
        const data = await hold(page, "**/rest/v1/**");
        const answers = waitForAnswers(page, listReads(path));
        const files = await hold(page, /\.(woff2|avif|webp|svg)$/);

        // The page stands without data, fonts and pictures before any of them arrives.
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeAttached();
        await nextFrames(page);
        files.release();
        await page.evaluate(() => document.fonts.ready);
        // The application asks for data only after the files have come.
        await expect(page.locator("#root")).toHaveAttribute("data-live");
        await nextFrames(page);
        data.release();
        await answers;
        await waitForContent(page);
        await nextFrames(page);
        expect(await readShifts(page)).toEqual([]);
      });
    }

    for (const path of ["/", "/blog", POST_PATH, "/faq"]) {
      test(`nothing moves on ${path} while it is scrolled through`, async ({ page }) => {
        await recordShifts(page);
        await page.goto(path);
        await waitForContent(page);
        const steps = await page.evaluate(
          () => Math.ceil(document.documentElement.scrollHeight / window.innerHeight) + 1,
        );
        await page.mouse.move(viewport.width / 2, viewport.height / 2);
        for (let i = 0; i < steps; i++) {
          await page.mouse.wheel(0, viewport.height);
          await nextFrames(page);
        }
        await page.evaluate(async () => {
          await Promise.allSettled([...document.images].map((image) => image.decode()));
        });
        await nextFrames(page);
        expect(await readShifts(page)).toEqual([]);
      });
    }
  });
}

async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, "layoutShifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        const sources: unknown = Reflect.get(entry, "sources");
        if (Reflect.get(entry, "hadRecentInput") || typeof value !== "number") continue;
        const nodes = (Array.isArray(sources) ? sources : []).map((source: unknown) => {
          const node: unknown = Reflect.get(Object(source), "node");
          return node instanceof Element ? `${node.localName}.${node.className}` : String(node);
        });
        shifts.push(`${value.toFixed(4)} ${nodes.join(" | ").slice(0, 200)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts, when together they are more than nothing; each with what moved. */
async function readShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, "layoutShifts");
    return Array.isArray(recorded) ? recorded.map(String) : ["nothing was recorded"];
  });
  const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
  return total < LIMIT ? [] : shifts;
}
