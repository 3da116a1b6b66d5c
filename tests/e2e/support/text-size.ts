import type { Page } from "@playwright/test";
import { nextFrames } from "./layout";

const USUAL = { standard: 16, fixed: 13 };
const DOUBLE = { standard: 32, fixed: 26 };

/** What a reader sees whose browser is set to letters twice the usual size. */
export async function withDoubleTextSize(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: DOUBLE });
  await nextFrames(page);
  await look();
  await session.send("Page.setFontSizes", { fontSizes: USUAL });
  await session.detach();
}

/** Words of which an edge around them cuts something off. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HIDDEN = "[aria-hidden=true], .sr-only, [hidden], script, style, noscript, option";
    const ROUNDING_PX = 3;
    const range = document.createRange();

    const cuts = (element: Element, words: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      const isCutAside =
        words.right > edge.right + ROUNDING_PX || words.left < edge.left - ROUNDING_PX;
      return (
        (["hidden", "clip"].includes(overflowX) && isCutAside) ||
        (["hidden", "clip"].includes(overflowY) && words.bottom > edge.bottom + ROUNDING_PX)
      );
    };
    const isCut = (words: DOMRect, element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { display, overflowX, clipPath } = getComputedStyle(element);
      if (clipPath !== "none" || ["auto", "scroll"].includes(overflowX)) return false;
      return (display !== "inline" && cuts(element, words)) || isCut(words, element.parentElement);
    };

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest(HIDDEN)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), parent)) found.push(text.textContent.slice(0, 40));
    }
    return found;
  });
}
