/** What a field is called where errors are listed: its name, or "column.row" counted from 0. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A step of a calculation that can be checked by hand: "Duty", "10% of 6,000.00", "600.00". */
export type Line = { label: string; how: string; value: string };

/** What a tool finds: an answer with its lines and warnings, or what is wrong, by field. */
export type Outcome<Result> =
  | { ok: true; result: Result; lines: readonly Line[]; warnings: readonly string[] }
  | { ok: false; errors: FieldErrors };
