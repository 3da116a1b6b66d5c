import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrames } from "./layout";

/** More than the number of tab stops of any page. */
const MAX_TAB_STOPS = 300;

/**
 * Presses Tab until the target has the focus. Fails when an element on the way is focused but not
 * visibly so: off the screen, without an outline, or covered (WCAG 2.4.7 and 2.4.11).
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await expect(target).toBeVisible();
  // A locator would search the whole page by role again at every stop.
  const element = await target.elementHandle();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press(key);
    expect(await findFocusProblem(page), "the focused element").toBe("");
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
  }
  throw new Error(`${MAX_TAB_STOPS} tab stops do not lead to ${target.toString()}.`);
}

/** Moves the focus to a control with Tab and presses a key, by default Enter. */
export async function tabToAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/**
 * What is wrong with the focused element: "" for nothing, null when the focus has left the page. The
 * header and bars that hide from the focus have two frames for it.
 */
export async function findFocusProblem(page: Page): Promise<string | null> {
  const found = await examineFocus(page);
  if (!found) return found;
  await nextFrames(page);
  return examineFocus(page);
}

function examineFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const hasOutline = (styled: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(styled);
      return (
        outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(", 0)")
      );
    };
    // A link that wraps has several boxes, of which one must be visible.
    const boxes = [...element.getClientRects()].map(({ left, right, top, bottom }) => ({
      left: Math.max(left, 0),
      right: Math.min(right, window.innerWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, window.innerHeight),
    }));
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const SHARES = [0.1, 0.5, 0.9];
    const isUncovered = boxes.some(({ left, right, top, bottom }) =>
      SHARES.some((x) =>
        SHARES.some((y) => isHit(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    );
    // In the enquiry form, the cell around a field has the outline.
    const isOutlined = hasOutline(element.closest(".form-cell") ?? element) || hasOutline(element);
    const isOnScreen = boxes.some(
      ({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1,
    );
    if (isOutlined && isOnScreen && isUncovered) return "";
    const name = `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
    return `${name}: outlined ${isOutlined}, on the screen ${isOnScreen}, uncovered ${isUncovered}`;
  });
}
