import { expect, type Page } from "@playwright/test";
import { openingHours } from "@/content/contact";
import { APPLICATION_CHUNKS, delayRequests } from "./delay-requests";
import { finishAnimations, nextFrames } from "./layout";
import { readShifts, recordShifts } from "./layout-shifts";
import { listReads, waitForContent, waitForHydration, waitForResponses } from "./pages";

/** The largest Cumulative Layout Shift that rounds to 0.00. */
const MAX_SHIFT = 0.0049;

const SHEETS = /\/assets\/[^/]+\.css$/;

/** Of rare characters, which could change a text. */
const RARE_FONTS = /-3-more-|-grotesk-more-|-ext-wght-normal/;

/**
 * What may look different later: the late notice, contents lists, in which the section in view is
 * marked, and the clock of the offices, which starts after hydration.
 */
const LATE_PARTS = ".late-notice, .late-notice *, .contents-list *, aside dd > span";

/**
 * Loads the HTML first, then the images and fonts, the style sheets, the application and the data, and
 * scrolls to the end. Nothing may jump or change its text meanwhile, and the style sheets must not
 * change how anything looks: the page contains its CSS. All of the page can be read and looks as it
 * does in the end before the first script has run, and before anybody has scrolled.
 */
export async function loadInSteps(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const recording = await recordShifts(page);
  const data = await delayRequests(page, "**/rest/v1/**");
  const application = await delayRequests(page, APPLICATION_CHUNKS);
  const files = await delayRequests(page, /\.(woff2|avif|webp|svg)$/);
  const rareFonts = await delayRequests(page, RARE_FONTS);
  const sheets = await delayRequests(page, SHEETS);
  const answers = waitForResponses(page, listReads(path));

  await page.goto(path, { waitUntil: "commit" });
  // The script is the last element of the body.
  await page.waitForSelector("body > script[src]", { state: "attached" });
  await nextFrames(page);
  const text = await readText(page);
  const shown = await readShownText(page);
  files.release();
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  const looks = await readLooks(page);
  expect(looks.length).toBeGreaterThan(50);
  sheets.release();
  await loadSheets(page);
  expect(await readLooks(page)).toEqual(looks);
  rareFonts.release();

  await setDateOfBuild(page);
  application.release();
  await waitForHydration(page);
  expect(await readText(page)).toBe(text);
  await nextFrames(page);
  data.release();
  await answers;
  await waitForContent(page);
  await nextFrames(page);
  expect(await readText(page)).toBe(text);
  expect(await readLooks(page)).toEqual(looks);
  await scrollThrough(page);
  expect(await readShownText(page)).toBe(shown);
  expect(await readShifts(page, MAX_SHIFT)).toEqual([]);
  await recording.dispose();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.mouse.move(4, 4); // hovers over nothing
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  expect(await readLooks(page)).toEqual(looks);
}

/** Loads the style sheets that otherwise come with the application. */
async function loadSheets(page: Page) {
  await page.locator("#root").evaluate(async (root) => {
    const files = root.dataset["files"]?.split(" ") ?? [];
    const sheets = files.filter((file) => file.endsWith(".css"));
    if (sheets.length === 0) throw new Error("The page names no style sheets.");
    const links = sheets.map(
      (href) =>
        document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ??
        Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
    );
    document.head.append(...links.filter(({ isConnected }) => !isConnected));
    while (!links.every(({ sheet }) => sheet)) await new Promise(requestAnimationFrame);
  });
}

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
}

/** The position, size and computed styles of the visible elements, one text for each. */
async function readLooks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await finishAnimations(page);
  return page.evaluate((lateParts) => {
    const properties = [
      ...["display", "position", "z-index", "order", "overflow", "visibility", "opacity"],
      ...["color", "background-color", "background-image", "box-shadow", "text-decoration"],
      ...["font-family", "font-size", "font-weight", "font-style", "line-height"],
      ...["letter-spacing", "text-align", "text-wrap", "white-space", "list-style-type"],
      ...["border-width", "border-style", "border-color", "border-radius", "clip-path"],
      ...["translate", "rotate", "scale", "object-fit", "object-position", "fill", "stroke"],
      ...["filter", "mask-image", "content-visibility"],
    ];
    const looks: string[] = [];
    for (const element of document.querySelectorAll(`body *:not(${lateParts})`)) {
      if (!element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(" ");
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        if (part && ["none", "normal"].includes(style.content)) continue;
        const values = properties.map((name) => style.getPropertyValue(name));
        // What has been moved and is back at its place.
        const { transform } = style;
        values.push(transform === "matrix(1, 0, 0, 1, 0, 0)" ? "none" : transform);
        looks.push([element.localName, element.className, part, place, ...values].join(" | "));
      }
    }
    return looks;
  }, LATE_PARTS);
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

/** The text of the page, shown or not, without the clock of the offices, which starts after hydration. */
function readText(page: Page): Promise<string> {
  return page.locator("#root").evaluate((root, label) => {
    const clock = [...root.querySelectorAll("dt")].find((term) => term.textContent === label);
    return root.textContent.replace(clock?.nextElementSibling?.textContent ?? "", "");
  }, openingHours.now);
}

/** What programs that read pages see of the main part. */
async function readShownText(page: Page): Promise<string> {
  const [clock = ""] = await findClock(page).allInnerTexts();
  const text = await page.getByRole("main").innerText();
  return text.replace(clock, "").replace(/\s+/g, " ");
}

const findClock = (page: Page) =>
  page.getByRole("term").filter({ hasText: openingHours.now }).locator("+ dd");
