/**
 * Fields are known by a key: their name or, in a row, "column.row" with the row's index. It is also
 * the id of the field's element, and the key of its error.
 */
export function rowFieldKey(column: string, row: number): string {
  return `${column}.${row}`;
}

/** `row` is null for fields that are in no row. */
export function splitFieldKey(key: string): { name: string; row: number | null } {
  const [name = "", row] = key.split(".");
  return { name, row: row === undefined ? null : Number(row) };
}
