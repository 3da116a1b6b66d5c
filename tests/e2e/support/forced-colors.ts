import type { Page } from "@playwright/test";

/**
 * What a contrast theme leaves nothing to see of: drawn shapes without a fill or a line, buttons
 * without an edge. Texts take the theme's colors by themselves.
 */
export async function findInvisibleInForcedColors(page: Page): Promise<string[]> {
  const shapes = await page.evaluateHandle(() => {
    type Shape = { element: Element; part: "::before" | "::after" | null };
    const isFilled = (style: CSSStyleDeclaration) =>
      style.content !== "none" &&
      style.display !== "none" &&
      (style.backgroundImage !== "none" || !/, 0\)$/.test(style.backgroundColor));
    const hasWords = (element: Element) => element.textContent.trim() !== "";
    // Rules and textures of a ground, and what stands for something that is still loading.
    const isGround = (element: Element) =>
      element.matches(".bg-rice, .bg-sand, .bg-grid, .box, .gantt, .bg-accent-300\\/20");

    const found: Shape[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (isGround(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const part of ["::before", "::after"] as const) {
        const style = getComputedStyle(element, part);
        if (isFilled(style) && parseFloat(style.width) > 1) found.push({ element, part });
      }
      const isShape = element.closest("[aria-hidden=true]") && !hasWords(element);
      const { width } = element.getBoundingClientRect();
      if (isShape && width > 1 && isFilled(getComputedStyle(element))) {
        found.push({ element, part: null });
      }
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const lost = await shapes.evaluate((all) => {
    const ground = "rgb(0, 0, 0)";
    const isSeen = (style: CSSStyleDeclaration) =>
      style.backgroundImage !== "none" ||
      (style.backgroundColor !== ground && !/, 0\)$/.test(style.backgroundColor)) ||
      ["Top", "Right", "Bottom", "Left"].some(
        (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
      );
    const lostShapes = all
      .filter(({ element, part }) => !isSeen(getComputedStyle(element, part)))
      .map(({ element, part }) => `${element.localName}.${element.className}${part ?? ""}`);
    const lostButtons = [...document.querySelectorAll(".btn")]
      .filter((button) => {
        const style = getComputedStyle(button);
        return style.textDecorationLine === "none" && parseFloat(style.borderTopWidth) === 0;
      })
      .map((button) => `button ${button.textContent}`);
    return [...lostShapes, ...lostButtons];
  });
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return lost;
}
