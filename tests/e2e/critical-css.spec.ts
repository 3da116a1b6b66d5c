import type { JSHandle, Page, ViewportSize } from "@playwright/test";
import { TOOL_PATHS } from "../support/addresses";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { nextFrames } from "./support/layout";
import { CASE_STUDY_PATH, DESKTOP, PHONE, POST_PATH } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

// A page contains only its critical CSS. The full style sheet, which loads after the first view, must
// not change how anything looks or where it is.

type Looks = JSHandle<{ name: string; values: string[] }[]>;

/** The style sheets that load after the first view: all but those with a `media` attribute. */
const FULL_SHEETS = /\/assets\/(?!(?:print|wide|forced-colors)-)[^/]+\.css$/;

/** Together, these pages have every kind of section. */
const PAGES = [
  "/",
  "/product-sourcing-in-china",
  "/amazon-fba-prep-service-china",
  "/supplier-management",
  "/shipping-from-china",
  "/how-it-works",
  "/about-us",
  "/contact-us",
  "/faq",
  "/privacy-policy",
  "/blog",
  ...TOOL_PATHS,
  CASE_STUDY_PATH,
  POST_PATH,
];

for (const path of PAGES) {
  test(`${path} looks the same with its critical CSS as with the full style sheet`, async ({
    page,
  }) => {
    // Hydration would change the page meanwhile.
    await delayRequests(page, APPLICATION_CHUNKS);
    // The full style sheet also declares fonts for rare characters. Without a delay, a text could
    // change when one of them has loaded.
    await delayRequests(page, /-3-more-|-grotesk-more-|-ext-wght-normal/);
    const fullSheets = await delayRequests(page, FULL_SHEETS);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    const onPhone = await readLooksAt(page, PHONE);
    const onDesktop = await readLooksAt(page, DESKTOP);
    // The page lays out its deferred parts, of which the footer is the last, after its style sheets
    // have been applied.
    const deferredFooter = page.locator("footer").last();
    await expect(deferredFooter).not.toHaveAttribute("style");
    fullSheets.release();
    await expect(deferredFooter).toHaveAttribute("style", /content-visibility: visible/);
    await expectSameLooks(page, DESKTOP, onDesktop);
    await expectSameLooks(page, PHONE, onPhone);
    await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
  });
}

async function readLooksAt(page: Page, viewport: ViewportSize) {
  await page.setViewportSize(viewport);
  // Another width can need another font.
  await nextFrames(page);
  await page.evaluate(() => document.fonts.ready);
  return readLooks(page);
}

async function expectSameLooks(page: Page, viewport: ViewportSize, before: Looks) {
  const after = await readLooksAt(page, viewport);
  const { counts, changes } = await page.evaluate(
    ([old, current]) => ({
      counts: [old.length, current.length],
      changes: current.flatMap(({ name, values }, i) => {
        const changed = values.filter((value, place) => value !== old[i]?.values[place]);
        return changed.length > 0 ? [`${name} becomes ${changed.join("; ")}`] : [];
      }),
    }),
    [before, after] as const,
  );
  const where = `${viewport.width} px wide`;
  const [countBefore = 0, countAfter] = counts;
  expect(countBefore, where).toBeGreaterThan(100);
  expect(countAfter, where).toBe(countBefore);
  expect(changes, where).toEqual([]);
}

/**
 * The position, size and computed styles of all visible elements. They stay in the page, since it
 * takes longer to transfer them than to read them.
 */
function readLooks(page: Page): Promise<Looks> {
  return page.evaluateHandle(() => {
    const properties = [
      ...["display", "position", "z-index", "order", "overflow", "visibility", "opacity"],
      ...["color", "background-color", "background-image", "box-shadow", "text-decoration"],
      ...["font-family", "font-size", "font-weight", "font-style", "line-height"],
      ...["letter-spacing", "text-align", "text-wrap", "white-space", "list-style-type"],
      ...["border-width", "border-style", "border-color", "border-radius", "clip-path"],
      ...["transform", "translate", "rotate", "scale", "object-fit", "object-position", "fill"],
    ];
    const looks: { name: string; values: string[] }[] = [];
    for (const element of document.querySelectorAll("#root, #root *")) {
      if (!element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(" ");
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        if (part && ["none", "normal"].includes(style.content)) continue;
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = `${element.localName}.${element.getAttribute("class") ?? ""}${part}`;
        looks.push({ name, values: [place, ...values] });
      }
    }
    return looks;
  });
}
