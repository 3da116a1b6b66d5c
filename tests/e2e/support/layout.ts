import type { Locator, Page } from "@playwright/test";

/** What sticks out of the screen sideways: the page itself, or words that its edge cuts off. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Lists that choose their form by the width of the screen do so with the next frame.
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

/** The distance of an element from the top edge of the window. */
export function getTop(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Two frames: what was decided is painted, and observers have heard of it. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
