import {
  hasFraction,
  normalizeCell,
  readCartonNumbers,
  readNumber,
  readSize,
  isDate,
} from "./cells";
import { isValue } from "./splitter";
import { UNIT_ONLY, type ListLine, type PackingListTable } from "./table";
import { findListUnit, type ListUnitId, type Quantity } from "./units";

/** What a column contains. The numbers are shares of its non-blank cells, from 0 to 1. */
export type ColumnProfile = {
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
  units: Partial<Record<Quantity, ListUnitId>>;
};

const PIECES = "(?:pcs|pc|pieces|sets?|prs|pairs|stück|stk|piezas|pièces|个|只|套|双)";
/** "20 ctns", but not "12 pcs/ctn". */
const CARTONS =
  /(?<!(?:[/@每]|\b(?:per|each|an?|in|je|pro|por|par))(?: ?1)? ?)(?:ctns?|cartons?|cases|boxes|pkgs|箱)\.?$/;

/** Enough lines to recognize the columns. */
const MAX_LINES = 60;

export function profileColumns(table: PackingListTable): ColumnProfile[] {
  // Without headings, text can be anywhere above and below the table.
  const isOfTable = ({ cells }: ListLine) =>
    table.headings !== null || cells.filter(isValue).length > 1;
  const lines = table.lines
    .filter((line) => !line.isTotal && !line.isMisaligned && !line.isOtherTable && isOfTable(line))
    .slice(0, MAX_LINES);
  return Array.from({ length: table.columnCount }, (_, i) =>
    profile(lines.map(({ cells }) => cells[i] ?? "").filter((cell) => cell !== "")),
  );
}

function profile(cells: readonly string[]): ColumnProfile {
  const share = (is: (cell: string) => boolean) => shareIn(cells, is);
  const figures = cells.map((cell) => readNumber(cell, ".") ?? readNumber(cell, ","));
  const values = figures.flatMap((figure) => (figure ? [figure.value] : []));
  const isWhole = values.length === cells.length && values.every(Number.isInteger);
  const goesUp = (is: (step: number) => boolean) =>
    isWhole && values.every((value, i) => i === 0 || is(value - (values[i - 1] ?? 0)));
  return {
    filled: cells.length,
    figures: share((cell) => (readNumber(cell, ".") ?? readNumber(cell, ",")) !== null),
    sizes: share((cell) => (readSize(cell, ".") ?? readSize(cell, ",")) !== null),
    sizesIfHeaded: share((cell) => readSizeIfHeaded(cell) !== null),
    ranges: share(
      (cell) =>
        isDate(cell) ||
        (readNumber(cell, ".") === null &&
          readCartonNumbers(cell)?.some(({ from, to }) => to > from) === true),
    ),
    numbersIfHeaded: share((cell) => readCartonNumbers(cell, { isNumberColumn: true }) !== null),
    each: shareIn(
      cells.filter((cell) => /\d/.test(cell)),
      isMarkedEach,
    ),
    cartons: share((cell) => CARTONS.test(normalizeCell(cell))),
    pieces: share((cell) => new RegExp(`${PIECES}\\.?$`).test(normalizeCell(cell))),
    piecesEach: share((cell) => isMarkedEach(cell) && new RegExp(PIECES).test(normalizeCell(cell))),
    wholes: values.filter(Number.isInteger).length / Math.max(values.length, 1),
    isSerial: cells.length > 1 && goesUp((step) => step === 1),
    isCountingUp: cells.length > 1 && values[0] === 1 && goesUp((step) => step === 1),
    isSerialOfItems:
      (values.at(-1) ?? 0) > (values[0] ?? 0) && goesUp((step) => step === 0 || step === 1),
    isRising: goesUp((step) => step > 0),
    texts: share(
      (cell) => /\p{L}/u.test(cell) && !isValue(cell) && !UNIT_ONLY.test(normalizeCell(cell)),
    ),
    sizeLike: share((cell) => /\d\D+\d/.test(cell)),
    units: {
      ...findUnit(cells, "length"),
      ...findUnit(cells, "weight"),
      ...findUnit(cells, "volume"),
    },
  };
}

function readSizeIfHeaded(cell: string) {
  return readSize(cell, ".", { isSizeColumn: true }) ?? readSize(cell, ",", { isSizeColumn: true });
}

function shareIn(cells: readonly string[], is: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
}

/** Whether a cell says that its value is per carton: "@12 kg", "12 kg each". */
export function isMarkedEach(cell: string): boolean {
  const figure = readNumber(cell, ".") ?? readNumber(cell, ",");
  return cell.trim().startsWith("@") || figure?.isEach === true;
}

/** The unit of the cells without one: the only one that cells name, or that most of them name. */
function findUnit(
  cells: readonly string[],
  quantity: Quantity,
): Partial<Record<Quantity, ListUnitId>> {
  const named = cells.flatMap((cell) => {
    const suffix = readNumber(cell, ".")?.suffix ?? readNumber(cell, ",")?.suffix;
    const isSize = quantity === "length" && suffix === undefined;
    const size = isSize ? (readSizeIfHeaded(cell)?.unit ?? null) : null;
    const inches = quantity === "length" && hasFraction(cell) ? "in" : null;
    const unit = size ?? (suffix ? findListUnit(quantity, suffix) : null) ?? inches;
    return unit ? [unit] : [];
  });
  const [first] = named;
  const isOnly = named.every((unit) => unit === first);
  return first && (isOnly || named.length * 2 > cells.length) ? { [quantity]: first } : {};
}
