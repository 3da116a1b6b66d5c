/** Error messages by field name or, for a row's field, by "column.index" (see `rowErrorKey`). */
export type FieldErrors = Readonly<Record<string, string>>;

/** A step of a calculation that can be checked by hand: "Duty", "10% of 6,000.00", "600.00". */
export type CalculationStep = { label: string; how: string; value: string };

/** The answer with its calculation steps and warnings, or the errors by field. */
export type Outcome<Result> =
  | { ok: true; result: Result; steps: readonly CalculationStep[]; warnings: readonly string[] }
  | { ok: false; errors: FieldErrors };
