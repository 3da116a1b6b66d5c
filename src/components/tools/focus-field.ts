/**
 * Leads to the field of an error, out of the closed fold that it may be in.
 * @param key a key of `FieldErrors`, which is the field's id
 */
export function focusField(key: string): void {
  const field = document.getElementById(key);
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}
