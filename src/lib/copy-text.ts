/** Copies text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

/**
 * Fallback where `navigator.clipboard` is missing or refused: pages without https, embedded
 * browsers, denied permissions.
 * https://developer.mozilla.org/docs/Web/API/Clipboard/writeText
 */
function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // Hidden by opacity, not by `display`: only laid-out text can be selected and keeps its line
  // breaks.
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Placed beside the focused element, because an open modal dialog makes everything outside inert.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- The only way without `clipboard`.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
