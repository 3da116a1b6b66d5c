import { expect, type Locator, type Page } from "@playwright/test";
import { nextFrames } from "./layout";
import { addToTotal } from "./add-to-total";

/** More stops than any screen has. */
const MAX_TAB_STOPS = 300;

/**
 * Goes on with Tab until this has the focus. At every stop on the way the focus is on something
 * that can be seen: on the screen, marked, and not wholly behind something else.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: by its role it would be looked for in the whole page again at every stop.
  const element = await target.elementHandle();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press(key);
    expect(await findFocusProblem(page), "a stop").toBe("");
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
  }
  throw new Error(`${MAX_TAB_STOPS} stops do not lead to ${target.toString()}.`);
}

/** Goes to a control with Tab and uses it. */
export async function tabToAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab and puts this in the place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

export function countKeyboardTask(): void {
  addToTotal("tasks done by keyboard alone");
}

/**
 * "" for a stop without fault, null when the focus has left the page. What covers the focus has two
 * frames to go out of its way.
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
    // Of a link that wraps, one line is enough.
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
    // In the enquiry form the whole cell of a field shows it.
    const isOutlined = hasOutline(element.closest(".form-cell") ?? element) || hasOutline(element);
    const isOnScreen = boxes.some(
      ({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1,
    );
    if (isOutlined && isOnScreen && isUncovered) return "";
    const name = `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
    return `${name}: outlined ${isOutlined}, on the screen ${isOnScreen}, uncovered ${isUncovered}`;
  });
}
