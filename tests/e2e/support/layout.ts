import type { Locator, Page } from "@playwright/test";

/** What overflows the viewport sideways: the page itself, or elements that its edge clips. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Components that use `matchMedia` render their other layout in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`The page is ${scrollWidth} px wide.`);

    const scrollsByItself = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        scrollsByItself(element.parentElement));

    const elements = document.querySelectorAll(
      "h1, h2, h3, h4, p, li, dt, dd, a, button, label, input, select, textarea, td, th, iframe",
    );
    for (const element of elements) {
      const { left, right, width: ownWidth } = element.getBoundingClientRect();
      const isShown = ownWidth > 1 && element.checkVisibility({ visibilityProperty: true });
      if (!isShown || element.closest("[aria-hidden=true]") || scrollsByItself(element)) continue;
      if (left < -1 || right > width + 1) {
        found.push(`${element.localName}: ${element.textContent.slice(0, 40)}`);
      }
    }
    return found;
  });
}

/**
 * What of the tables is lost to screen readers in some browser: parts whose `display` is not that of a
 * table and that do not name their role, and cells that stand below the heading of another column.
 */
export function findLostTableParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const display = (part: Element) => getComputedStyle(part).display;
    const describe = (part: Element) => `${part.localName}: ${part.textContent.slice(0, 40)}`;
    return [...document.querySelectorAll("table")].flatMap((table) => {
      const parts = [table, ...table.querySelectorAll("thead, tbody, tfoot, tr, th, td")];
      const shown = parts.filter((part) => display(part) !== "none");
      if (shown.every((part) => display(part).startsWith("table"))) return [];
      const [heads = 0, ...rows] = [...table.rows].map(
        (row) => [...row.cells].filter((cell) => shown.includes(cell)).length,
      );
      const isUneven = rows.some((cells) => cells !== heads);
      const nameless = shown.filter((part) => !part.hasAttribute("role"));
      return [...nameless.map(describe), ...(isUneven ? [`columns of ${describe(table)}`] : [])];
    });
  });
}

/** The texts beside or below a tool's answer that its drawn lines cross. */
export function findCrossedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = document.querySelector(".tool .hero-trunk")?.getBoundingClientRect();
    if (!lines || lines.width === 0) return [];
    return [...document.querySelectorAll(".tool-columns .tool-results :is(h2, h3, p, li > *)")]
      .filter((text) => text.getBoundingClientRect().right > lines.left)
      .map((text) => text.textContent);
  });
}

/** The distance of an element from the top of the viewport, in pixels. */
export function getTop(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Waits two frames: changes have been painted, and observers have been called. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Ends every animation and transition that has an end. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
    }
  });
}
