/** Puts text on the clipboard; false when the browser allows neither way of doing it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

/** For pages without https, embedded browsers and refused permissions. */
function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // Out of sight, but with its white space: what is laid out in one line is copied so.
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Beside the focus, for an open dialog lets nothing outside of it be selected.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The only way without `clipboard`.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
