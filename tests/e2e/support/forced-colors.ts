import type { Page } from "@playwright/test";

/**
 * The shapes and button borders that disappear in forced colors mode (the contrast themes of
 * Windows), which replaces colors and removes shadows. Text is always visible there.
 * https://developer.mozilla.org/docs/Web/CSS/@media/forced-colors
 */
export async function findInvisibleInForcedColors(page: Page): Promise<string[]> {
  const shapes = await page.evaluateHandle(() => {
    type Shape = { element: Element; part: "::before" | "::after" | null };
    const isFilled = (style: CSSStyleDeclaration) =>
      style.content !== "none" &&
      style.display !== "none" &&
      (style.backgroundImage !== "none" || !/, 0\)$/.test(style.backgroundColor));
    const hasText = (element: Element) => element.textContent.trim() !== "";
    // Backgrounds, grid lines and loading placeholders may disappear.
    const isBackground = (element: Element) =>
      element.matches(
        "img, .bg-background, .bg-muted, .bg-grid, .box, .gantt, .bg-accent-300\\/20",
      );

    const found: Shape[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (isBackground(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const part of ["::before", "::after"] as const) {
        const style = getComputedStyle(element, part);
        if (isFilled(style) && parseFloat(style.width) > 1) found.push({ element, part });
      }
      const isShape = element.closest("[aria-hidden=true]") && !hasText(element);
      const { width } = element.getBoundingClientRect();
      if (isShape && width > 1 && isFilled(getComputedStyle(element))) {
        found.push({ element, part: null });
      }
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const invisible = await shapes.evaluate((all) => {
    const pageColor = "rgb(0, 0, 0)";
    const isVisible = (style: CSSStyleDeclaration) =>
      style.backgroundImage !== "none" ||
      (style.backgroundColor !== pageColor && !/, 0\)$/.test(style.backgroundColor)) ||
      ["Top", "Right", "Bottom", "Left"].some(
        (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
      );
    const invisibleShapes = all
      .filter(({ element, part }) => !isVisible(getComputedStyle(element, part)))
      .map(({ element, part }) => `${element.localName}.${element.className}${part ?? ""}`);
    const invisibleButtons = [...document.querySelectorAll(".btn")]
      .filter((button) => {
        const style = getComputedStyle(button);
        return style.textDecorationLine === "none" && parseFloat(style.borderTopWidth) === 0;
      })
      .map((button) => `button ${button.textContent}`);
    return [...invisibleShapes, ...invisibleButtons];
  });
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return invisible;
}
