/** The values of a form's fields, by name. */
export type FieldValues<Name extends string = string> = Readonly<Record<Name, string>>;

export function hasSameValues(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

/** Overlays stored values on `values`. Names that `values` does not have are ignored. */
export function applyStoredValues<Name extends string>(
  values: FieldValues<Name>,
  stored: Readonly<Record<string, string>>,
): FieldValues<Name> {
  const next: Record<Name, string> = { ...values };
  for (const name in values) next[name] = stored[name] ?? values[name];
  return next;
}
