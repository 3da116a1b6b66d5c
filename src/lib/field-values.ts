/** The values of a form's fields, by name. */
export type FieldValues<Name extends string = string> = Readonly<Record<Name, string>>;

export function hasSameValues(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

/** What two people made of the same values. */
export type JoinedValues<Name extends string> = {
  values: FieldValues<Name>;
  /** The fields that both have changed, in different ways. `values` has mine there. */
  contested: readonly Name[];
};

export function joinValues<Name extends string>(
  base: FieldValues<Name>,
  theirs: FieldValues<Name>,
  mine: FieldValues<Name>,
): JoinedValues<Name> {
  const values: Record<Name, string> = { ...theirs };
  const contested: Name[] = [];
  for (const name in mine) {
    if (mine[name] === base[name]) continue;
    if (theirs[name] !== base[name] && theirs[name] !== mine[name]) contested.push(name);
    values[name] = mine[name];
  }
  return { values, contested };
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
