import type { Page } from "@playwright/test";
import { finishAnimations, nextFrames } from "./layout";

const DEFAULT = { standard: 16, fixed: 13 };
const DOUBLE = { standard: 32, fixed: 26 };

/** Runs checks while the browser's default font size is doubled. */
export async function withDoubleTextSize(page: Page, check: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: DOUBLE });
  await nextFrames(page);
  // What is too narrow now for a contents list beside the text collapses it.
  await finishAnimations(page);
  await check();
  await session.send("Page.setFontSizes", { fontSizes: DEFAULT });
  await session.detach();
}

/** Texts that are partly clipped by an element around them. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HIDDEN = "[aria-hidden=true], .sr-only, [hidden], script, style, noscript, option";
    const ROUNDING_PX = 3;
    const range = document.createRange();

    const clips = (element: Element, text: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isWider = text.right > box.right + ROUNDING_PX || text.left < box.left - ROUNDING_PX;
      return (
        (["hidden", "clip"].includes(overflowX) && isWider) ||
        (["hidden", "clip"].includes(overflowY) && text.bottom > box.bottom + ROUNDING_PX)
      );
    };
    const isClipped = (text: DOMRect, element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { display, overflowX, clipPath } = getComputedStyle(element);
      if (clipPath !== "none" || ["auto", "scroll"].includes(overflowX)) return false;
      return (
        (display !== "inline" && clips(element, text)) || isClipped(text, element.parentElement)
      );
    };

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest(HIDDEN)) continue;
      // What is in closed `details` has no place of its own.
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      if (isClipped(range.getBoundingClientRect(), parent))
        found.push(text.textContent.slice(0, 40));
    }
    return found;
  });
}
