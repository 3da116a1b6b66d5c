import {
  canonicalText,
  commonMessages,
  findFieldError,
  type Fields,
  type FieldTexts,
} from "./fields";

/**
 * Reads field texts as typed values and collects the errors. The values are valid only if `errors`
 * is empty.
 */
export class FormReader<Name extends string> {
  readonly errors: Record<string, string> = {};
  readonly #fields: Fields<Name>;
  readonly #texts: FieldTexts<Name>;
  readonly #row: number | null;

  /** @param row the row's index if the fields are the columns of a row, else null */
  constructor(fields: Fields<Name>, texts: FieldTexts<Name>, row: number | null = null) {
    this.#fields = fields;
    this.#texts = texts;
    this.#row = row;
  }

  get hasErrors(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  number(name: Name): number {
    return Number(canonicalText(this.#fields[name], this.#check(name)));
  }

  /** Null if the field is blank. */
  optionalNumber(name: Name): number | null {
    return this.#check(name).trim() === "" ? null : this.number(name);
  }

  choice<Option extends string>(name: Name, options: readonly [Option, ...Option[]]): Option {
    const text = this.#check(name);
    const option = options.find((one) => one === text);
    if (option === undefined) this.reject(name, commonMessages.choice);
    return option ?? options[0];
  }

  text(name: Name): string {
    return this.#check(name).trim();
  }

  /** Adds an error found by the tool itself. An earlier error of the same field wins. */
  reject(name: Name, message: string): void {
    this.errors[this.#errorKey(name)] ??= message;
  }

  #check(name: Name): string {
    const text = this.#texts[name];
    const error = findFieldError(this.#fields[name], text);
    if (error !== null) this.reject(name, error);
    return text;
  }

  #errorKey(name: Name): string {
    return this.#row === null ? name : rowErrorKey(name, this.#row);
  }
}

/** The key of a row's field in `FieldErrors`. */
export function rowErrorKey(column: string, row: number): string {
  return `${column}.${row}`;
}

/**
 * Splits a key of `FieldErrors` into the column and the row's index; `row` is null for single
 * fields.
 */
export function splitErrorKey(key: string): { name: string; row: number | null } {
  const [name = "", row] = key.split(".");
  return { name, row: row === undefined ? null : Number(row) };
}
