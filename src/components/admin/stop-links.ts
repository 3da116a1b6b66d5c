import type { MouseEvent } from "react";

/**
 * For the frame of a preview, while a click is captured: links would leave the form, and the share
 * buttons would share the admin.
 */
export function stopLinks(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest("a, button")) return;
  event.preventDefault();
  event.stopPropagation();
}
