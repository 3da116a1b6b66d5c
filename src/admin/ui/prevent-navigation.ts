import type { MouseEvent } from "react";

/**
 * Click handler of a preview, for the capture phase: links would leave the form, and share buttons
 * would share the admin page.
 */
export function preventNavigation(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest("a, button")) return;
  event.preventDefault();
  event.stopPropagation();
}
