import type { Page } from "playwright";

/** Links and buttons of the header, or addresses in the footer, that overlap. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll("body header :is(a, button), footer :is(a, h3, address)"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const nameOf = (element: Element) =>
      element.textContent.trim() || (element.getAttribute("aria-label") ?? element.outerHTML);
    return boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            one.box.left < other.box.right - 1 &&
            other.box.left < one.box.right - 1 &&
            one.box.top < other.box.bottom - 1 &&
            other.box.top < one.box.bottom - 1,
        )
        .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)} overlap`),
    );
  });
}
