import {
  countNumbers,
  hasFraction,
  isDate,
  normalizeCell,
  readCartonNumbers,
  readNumber,
  readSize,
} from "./cells";
import { normalizeHeading } from "./headings";
import { isValue } from "./split";
import type { ListLine, PackingListTable } from "./table";
import {
  findHeadingUnit,
  findListUnit,
  listUnits,
  type ListUnitId,
  type Quantity,
  cartonWordsLast,
  pieceWords,
  pieceWordsLast,
  unitWords,
} from "./vocabulary";

/** What a column of a packing list can contain. Net weights are only used for checks. */
export const columnRoles = [
  "name",
  "cartons",
  "cartonNumbers",
  "unitsPerCarton",
  "pieces",
  "size",
  "length",
  "width",
  "height",
  "weightEach",
  "weightLine",
  "volumeLine",
  "volumeEach",
  "net",
  "unit",
  "ignore",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** What one column was recognized as. A cell that names a unit overrides the column's. */
export type ListColumn = { role: ColumnRole; unit: ListUnitId | null };

export type DecimalSeparator = "." | ",";

/** How the columns of the whole list are read. */
export type ColumnMapping = { columns: readonly ListColumn[]; decimal: DecimalSeparator };

const quantities: Partial<Record<ColumnRole, Quantity>> = {
  size: "length",
  length: "length",
  width: "length",
  height: "length",
  weightEach: "weight",
  weightLine: "weight",
  net: "weight",
  volumeLine: "volume",
  volumeEach: "volume",
};

/** What the units of such a column measure. Null for counts and ignored columns. */
export function quantityOf(role: ColumnRole): Quantity | null {
  return quantities[role] ?? null;
}

export const sideRoles = ["length", "width", "height"] as const satisfies readonly ColumnRole[];

export function isSide(role: ColumnRole | undefined): boolean {
  return sideRoles.some((side) => side === role);
}

/** Whether several columns may have a role. All others are unique. */
export function isRepeatable(role: ColumnRole): boolean {
  return role === "net" || role === "ignore";
}

/** Whether the cells of a column are read as figures. */
export function holdsFigures(role: ColumnRole): boolean {
  return role !== "ignore" && role !== "unit" && role !== "name";
}

/** Whether two columns cannot have these roles. A column of sizes and one of a side exclude each other. */
export function areExclusive(a: ColumnRole, b: ColumnRole): boolean {
  return (
    (a === b && !isRepeatable(a)) || (a === "size" && isSide(b)) || (isSide(a) && b === "size")
  );
}

/** What a visitor has said about a column by hand. */
export type ChosenColumn = { role?: ColumnRole; unit?: ListUnitId };

export type ChosenColumns = ReadonlyMap<number, ChosenColumn>;

export const noneChosen: ChosenColumns = new Map();

/** Gives a column a role, which is taken from the columns it was given to before. */
export function chooseRole(chosen: ChosenColumns, index: number, role: ColumnRole): ChosenColumns {
  const others = [...chosen].map(([i, column]): [number, ChosenColumn] =>
    column.role && areExclusive(role, column.role)
      ? [i, { ...column, role: "ignore" }]
      : [i, column],
  );
  return new Map([...others, [index, { ...chosen.get(index), role }]]);
}

/** Gives a column a unit. Sides that shared a unit keep sharing it. */
export function chooseUnit(
  chosen: ChosenColumns,
  columns: readonly ListColumn[],
  index: number,
  unit: ListUnitId,
): ChosenColumns {
  const before = columns[index];
  const next = new Map(chosen);
  for (const [i, column] of columns.entries()) {
    const goesAlong = isSide(before?.role) && isSide(column.role) && column.unit === before?.unit;
    if (i === index || goesAlong) next.set(i, { ...chosen.get(i), unit });
  }
  return next;
}

/** A column and what it contains. The numbers are shares of its non-blank cells, from 0 to 1. */
export type TableColumn = {
  heading: string;
  /** What a visitor has said about it by hand. */
  chosen: ChosenColumn;
  /** The units chosen by hand, or that its heading or cells name. */
  units: Partial<Record<Quantity, ListUnitId>>;
  /** The number of its non-blank cells. */
  filled: number;
  figures: number;
  sizes: number;
  /** Includes sizes such as "60/40/40", which may be dates in other columns. */
  sizesIfHeaded: number;
  /** Ranges of several carton numbers, or dates that spreadsheets have made of them. */
  ranges: number;
  /** Includes carton numbers behind a shipping mark. */
  numbersIfHeaded: number;
  /** Values per carton, such as "@12 kg". */
  each: number;
  cartons: number;
  pieces: number;
  /** "12 pcs/ctn". */
  piecesEach: number;
  /** Figures without a fraction. */
  wholes: number;
  /** Whole numbers that increase by one. */
  isSerial: boolean;
  /** The same, beginning with one. */
  isCountingUp: boolean;
  /** Serial with repetitions, as items in one carton repeat its number. */
  isSerialOfItems: boolean;
  /** Whole numbers that only increase. */
  isRising: boolean;
  /** Text that is neither a value nor a unit. */
  texts: number;
  /** Sizes, or text with at least two numbers that was meant as one. */
  sizeLike: number;
};

/** Enough lines to recognize the columns. */
const MAX_LINES = 60;

export function describeColumns(table: PackingListTable, chosen: ChosenColumns): TableColumn[] {
  // Without headings, text can be anywhere above and below the table.
  const isOfTable = ({ cells }: ListLine) =>
    table.headings !== null || cells.filter(isValue).length > 1;
  const lines = table.lines
    .filter((line) => !line.isTotal && line.refusal === null && isOfTable(line))
    .slice(0, MAX_LINES);
  return Array.from({ length: table.columnCount }, (_, i) => {
    const cells = lines.map((line) => line.cells[i] ?? "").filter((cell) => cell !== "");
    const heading = table.headings?.[i] ?? "";
    return describeColumn(heading, cells, chosen.get(i) ?? {});
  });
}

function describeColumn(
  heading: string,
  cells: readonly string[],
  chosen: ChosenColumn,
): TableColumn {
  const shareIn = (all: readonly string[], is: (cell: string) => boolean) =>
    all.length === 0 ? 0 : all.filter(is).length / all.length;
  const share = (is: (cell: string) => boolean) => shareIn(cells, is);
  const texts = (like: RegExp) => share((cell) => like.test(normalizeCell(cell)));
  const values = cells.flatMap((cell) => readFigure(cell)?.value ?? []);
  const isWhole = values.length === cells.length && values.every(Number.isInteger);
  const goesUp = (is: (step: number) => boolean) =>
    isWhole && values.every((value, i) => i === 0 || is(value - (values[i - 1] ?? 0)));
  const isSerial = cells.length > 1 && goesUp((step) => step === 1);
  const unitOf = (quantity: Quantity) => {
    const isChosen = chosen.unit && listUnits[chosen.unit].quantity === quantity;
    const unit =
      (isChosen ? chosen.unit : null) ??
      findHeadingUnit(quantity, normalizeHeading(heading)) ??
      findUnit(cells, quantity);
    return unit ? { [quantity]: unit } : {};
  };
  return {
    heading,
    chosen,
    units: { ...unitOf("length"), ...unitOf("weight"), ...unitOf("volume") },
    filled: cells.length,
    figures: values.length / Math.max(cells.length, 1),
    sizes: share((cell) => (readSize(cell, ".") ?? readSize(cell, ",")) !== null),
    sizesIfHeaded: share((cell) => readSizeIfHeaded(cell) !== null),
    ranges: share((cell) => {
      const ranges = readNumber(cell, ".") ? null : readCartonNumbers(cell);
      return isDate(cell) || (ranges !== null && countNumbers(ranges) > ranges.length);
    }),
    numbersIfHeaded: share((cell) => readCartonNumbers(cell, { isNumberColumn: true }) !== null),
    each: shareIn(
      cells.filter((cell) => /\d/.test(cell)),
      isMarkedEach,
    ),
    cartons: texts(cartonWordsLast),
    pieces: texts(pieceWordsLast),
    piecesEach: share((cell) => isMarkedEach(cell) && pieceWords.test(normalizeCell(cell))),
    wholes: values.filter(Number.isInteger).length / Math.max(values.length, 1),
    isSerial,
    isCountingUp: isSerial && values[0] === 1,
    isSerialOfItems:
      (values.at(-1) ?? 0) > (values[0] ?? 0) && goesUp((step) => step === 0 || step === 1),
    isRising: goesUp((step) => step > 0),
    texts: share(
      (cell) => /\p{L}/u.test(cell) && !isValue(cell) && !unitWords.test(normalizeCell(cell)),
    ),
    sizeLike: share((cell) => /\d\D+\d/.test(cell)),
  };
}

function readFigure(cell: string) {
  return readNumber(cell, ".") ?? readNumber(cell, ",");
}

function readSizeIfHeaded(cell: string) {
  return readSize(cell, ".", { isSizeColumn: true }) ?? readSize(cell, ",", { isSizeColumn: true });
}

/** Whether a cell says that its value is per carton: "@12 kg", "12 kg each". */
export function isMarkedEach(cell: string): boolean {
  return cell.trim().startsWith("@") || readFigure(cell)?.isEach === true;
}

/** The unit of the cells without one: the only one that cells name, or that most of them name. */
function findUnit(cells: readonly string[], quantity: Quantity): ListUnitId | null {
  const named = cells.flatMap((cell) => {
    const figure = readFigure(cell);
    const isLength = quantity === "length";
    const size = isLength && !figure ? readSizeIfHeaded(cell)?.unit : null;
    const inches = isLength && hasFraction(cell) ? "in" : null;
    return size ?? (figure ? findListUnit(quantity, figure.suffix) : null) ?? inches ?? [];
  });
  const [first] = named;
  const isOnly = named.every((unit) => unit === first);
  return first && (isOnly || named.length * 2 > cells.length) ? first : null;
}
