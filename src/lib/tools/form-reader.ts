import { canonicalText, commonMessages, findFieldError, type Fields, type Texts } from "./fields";

/**
 * Reads the texts of some fields as values, and collects what is wrong with them. A value is only
 * of use while `errors` is empty.
 */
export class FormReader<Name extends string> {
  readonly errors: Record<string, string> = {};
  readonly #fields: Fields<Name>;
  readonly #texts: Texts<Name>;
  readonly #row: number | null;

  /** @param row the number of the row, from 0, where the fields are the columns of one */
  constructor(fields: Fields<Name>, texts: Texts<Name>, row: number | null = null) {
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

  /** Null where the field is left blank. */
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

  /** Adds what the tool itself finds wrong with a field, unless something was wrong before. */
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

/** What errors call the field of a row. */
export function rowErrorKey(column: string, row: number): string {
  return `${column}.${row}`;
}

/** A key of errors as the column and the row, from 0, that it names; row null for a field. */
export function splitErrorKey(key: string): { name: string; row: number | null } {
  const [name = "", row] = key.split(".");
  return { name, row: row === undefined ? null : Number(row) };
}
