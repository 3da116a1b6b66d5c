/**
 * Focuses the field of an error, and opens the closed <details> around it.
 * @param key a key of `FieldErrors`, which is also the field's id
 */
export function focusField(key: string): void {
  const field = document.getElementById(key);
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}
