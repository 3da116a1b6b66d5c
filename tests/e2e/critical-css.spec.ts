import type { Page } from "@playwright/test";
import { TOOL_PATHS } from "../support/addresses";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { CASE_STUDY_PATH, DESKTOP, PHONE, POST_PATH } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

// A page contains only its critical CSS. The full style sheet, which loads at the first interaction,
// must not change how anything looks or where it is.

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
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      await page.evaluate(() => document.fonts.ready);
      const before = await readStyles(page);
      expect(before.length).toBeGreaterThan(100);
      await addFullStyleSheet(page);
      const after = await readStyles(page);
      await expect(page.locator("#root")).not.toHaveAttribute("data-live");
      expect(after).toHaveLength(before.length);
      const changes = after.flatMap(({ name, values }, i) => {
        const changed = values.filter((value, place) => value !== before[i]?.values[place]);
        return changed.length > 0 ? [`${name} becomes ${changed.join("; ")}`] : [];
      });
      expect(changes, `${viewport.width} px wide`).toEqual([]);
    }
  });
}

async function addFullStyleSheet(page: Page) {
  const href = /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(await page.content())?.[1];
  if (!href) throw new Error("The page does not link its style sheet.");
  await page.addStyleTag({ url: href });
}

/** The position, size and computed styles of all visible elements. */
function readStyles(page: Page): Promise<{ name: string; values: string[] }[]> {
  return page.evaluate(() => {
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
