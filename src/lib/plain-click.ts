type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click follows a link in this tab, and not in a new tab or window. */
export function isPlainClick(event: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
