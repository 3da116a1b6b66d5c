import type { Page } from "@playwright/test";

/**
 * Targets that are smaller than 24 px, not in a line of text, and too close to another target. See
 * https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_PX = 24;
    const targets = [
      ...document.querySelectorAll(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex='0']",
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // Elements of one pixel only pass the focus on.
        element.getBoundingClientRect().width > 1,
    );

    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isSmall = ({ width, height }: DOMRect) => width < MIN_PX || height < MIN_PX;
    const centerOf = ({ left, top, width, height }: DOMRect) => [
      left + width / 2,
      top + height / 2,
    ];
    const isCrowded = (element: Element) => {
      const [x = 0, y = 0] = centerOf(element.getBoundingClientRect());
      return targets.some((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const box = other.getBoundingClientRect();
        const [otherX = 0, otherY = 0] = centerOf(box);
        const toEdge = Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(box.top - y, 0, y - box.bottom),
        );
        const isNear = toEdge < MIN_PX / 2;
        return isNear || (isSmall(box) && Math.hypot(otherX - x, otherY - y) < MIN_PX);
      });
    };
    return targets
      .filter((target) => isSmall(target.getBoundingClientRect()))
      .filter((target) => !isInText(target) && isCrowded(target))
      .map((target) => `${target.localName} ${target.textContent.trim().slice(0, 40)}`);
  });
}

/** Controls in the parts that a selector names which are lower than 44 px. */
export function findLowTargets(
  page: Page,
  parts: string,
  controls = "a, button, input, select, textarea, summary",
): Promise<string[]> {
  return page.locator(parts).evaluateAll(
    (roots, selector) =>
      roots
        .flatMap((root) => [...root.querySelectorAll(selector)])
        // The target of a radio button is its label.
        .map((control) => (control.matches("[type=radio]") && control.closest("label")) || control)
        .filter(
          (target) =>
            target.checkVisibility() && Math.round(target.getBoundingClientRect().height) < 44,
        )
        .map(({ id, ariaLabel, textContent }) => id || (ariaLabel ?? textContent)),
    controls,
  );
}
