import { idle } from "@/lib/idle";
import { DEFERRED } from "@/styles/deferred";

/** The longest wait for an idle browser between two parts of the page. */
const IDLE_LIMIT_MS = 500;

/**
 * Lays out the parts of a prerendered page that its style sheet defers (styles/deferred.ts), one for
 * each idle period, so that none of them delays an answer to the visitor.
 */
export async function renderDeferred(root: HTMLElement): Promise<void> {
  for (const part of root.querySelectorAll<HTMLElement>(DEFERRED)) {
    await idle(IDLE_LIMIT_MS);
    part.style.contentVisibility = "visible";
  }
}

/**
 * Lays out all of the page at once. For scroll positions, which are exact only in a page that has
 * its final height: after a reload, Back, or a navigation to another page.
 */
export function renderEverything(root: HTMLElement): void {
  root.dataset["rendered"] = "";
}
