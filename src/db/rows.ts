/** A row as it is stored: in an older or a foreign table a column may hold anything, or be missing. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** What is known of a table's rows. */
export type TableRows<Row> = {
  table: string;
  /** The same row with every column: one that is missing or cannot be read has its default or "". */
  repair: (row: StoredRow) => Row;
  /**
   * A row in which one of these columns is "" cannot be shown to visitors. An answer in which no row
   * has them does not come from the table.
   */
  required: readonly (keyof Row & string)[];
};

/** Some text, or the fallback for whatever else is stored, white space included. */
export function readText(value: unknown, fallback = ""): string {
  return typeof value === "string" && value.trim() !== "" ? value : fallback;
}

/** The key of a row. A table that was not made by our migrations often counts its rows instead. */
export function readId(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value) : readText(value);
}

export function isShowable<Row>({ required }: Pick<TableRows<Row>, "required">, row: Row): boolean {
  return required.every((column) => row[column] !== "");
}

/** The rows that visitors can be shown. Each of the others is named in the console, once. */
export function keepShowable<Row>(rows: TableRows<Row>, all: readonly Row[]): Row[] {
  return all.filter((row) => {
    const isShown = isShowable(rows, row);
    if (!isShown) warnOfRow(rows, row);
    return isShown;
  });
}

const warned = new Set<string>();

function warnOfRow<Row>({ table, required }: TableRows<Row>, row: Row) {
  const message = `A row of ${table} is left out: ${JSON.stringify(row, [...required])}`;
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}
