import {
  checkNames,
  notes as noteTexts,
  unreadReasons as reasons,
} from "@/content/tools/packing-list";
import { formatNumber } from "@/lib/numbers";
import { multiply } from "@/tools/engine/costs/decimal-math";
import type { DecimalSeparator } from "@/tools/engine/form/typed-number";
import type { Sides } from "@/tools/shipment-volume/cartons";
import { formatCartons, formatCbm, formatStep } from "@/tools/shipment-volume/wording";
import {
  countCartonNumbers,
  doRangesOverlap,
  isDate,
  isRange,
  normalizeCell,
  readCartonNumbers,
  readMeasure,
  readNumber,
  readPrice,
  readSize,
  type NumberRange,
} from "./cells";
import { quantityOf, sideRoles, type ListColumn, type ListTable } from "./columns";
import { countHeadings, type ColumnRole } from "./headings";
import {
  addRow,
  findImplausible,
  isCrowded,
  joinNames,
  makeRow,
  shorten,
  sumProducts,
  sumRows,
  type CartonLine,
  type ListProduct,
  type ListRow,
} from "./rows";
import type { ListLine } from "./split";
import {
  cartonWords,
  chargeWords,
  dittoWords,
  eachWords,
  findCurrencies,
  findListUnit,
  listUnits,
  perPieceWords,
  totalWords,
  type Quantity,
} from "./vocabulary";

/** How all lines are read, once nothing is open any more. */
export type Reading = {
  columns: readonly ListColumn[];
  decimal: DecimalSeparator;
  /** How many cartons each line is, where no column says it. */
  cartonsALine: number | null;
  /** The code of the prices' currency, "" without prices. */
  currency: string;
};

export type CheckedSum = "cartons" | "kg" | "cbm" | "pieces" | "amount";

/** Something that the list says twice: in a total, a column of volumes, or by carton numbers. */
export type ListCheck = {
  of: CheckedSum;
  line: number;
  name: string;
  theirs: string;
  ours: string;
  isEqual: boolean;
};

type Sums = Readonly<Record<CheckedSum, number>>;

/** A line that could not be read as a row, and why. */
export type UnreadLine = { number: number; text: string; reason: string };

export type ListResult = {
  rows: readonly ListRow[];
  /** Those with a name. None if the list says neither pieces nor prices. */
  products: readonly ListProduct[];
  unread: readonly UnreadLine[];
  checks: readonly ListCheck[];
  /** Cartons whose weight hardly fits their size. */
  implausible: readonly string[];
  /** The numbers of lines with a further product in the cartons above. */
  itemLines: readonly number[];
  /** Cells of prices and pieces that say neither. */
  unclear: readonly string[];
  /** The number of lines without figures, such as an address. */
  textLines: number;
};

const sizeRoles: readonly ColumnRole[] = ["size", ...sideRoles];

/** Thrown where a line cannot be read. Its message is for the visitor. */
class UnreadableLine extends Error {}

/**
 * Reads each line by itself. What is not certain is not read. A number or weight that no column has
 * yet is NaN, so that what else a line says twice can still be compared.
 */
export function readLines({ lines }: ListTable, reading: Reading): ListResult {
  const unread: UnreadLine[] = [];
  const checks: ListCheck[] = [];
  const itemLines: number[] = [];
  const totals: { line: ListLine; sums: readonly Sums[] }[] = [];
  /** How many cartons and products were read before the last total. */
  let summed = [0, 0];
  const read: ReadLine[] = [];
  const goods: LineProduct[] = [];
  const unclear: string[] = [];
  const counted: { range: NumberRange; line: number }[] = [];
  let textLines = 0;
  let above: ListLine | null = null;
  /** Whose cartons a line without cartons of its own is in. Null below a line that is not read. */
  let holder: ReadLine | null = null;
  const refuse = (line: ListLine, reason: string) => {
    unread.push({ number: line.number, text: quote(line.cells), reason });
  };
  for (const line of lines) {
    const cells = new LineCells(line, reading, above);
    const cartons = read.map(({ carton }) => carton);
    if (isTotal(cells, cartons)) {
      const since = sumAll(cartons.slice(summed[0]), goods.slice(summed[1]));
      totals.push({ line, sums: [sumAll(cartons, goods), since] });
      summed = [cartons.length, goods.length];
      continue;
    }
    const isCharge = cells.isCharge();
    // An amount that the total contains and no product has.
    if (isCharge) goods.push({ line: line.number, name: "", pieces: 0, price: null });
    if (isCharge || cells.areHeadings() || !cells.hasFigures()) {
      textLines += 1;
      continue;
    }
    const ranges = cells.ranges();
    const again = counted.find(({ range }) => ranges.some((own) => doRangesOverlap(own, range)));
    const held = again ? read.find(({ number }) => number === again.line) : holder;
    const addProduct = (count: number) => {
      const product = readProduct(cells, count);
      goods.push(product);
      unclear.push(...listUnclear(cells, product));
      checks.push(...compare(cells, "amount", cells.price("amount"), worthOf(product)));
    };
    if (held && cells.isItem(again !== undefined)) {
      itemLines.push(line.number);
      const { carton } = held;
      carton.name = joinNames(carton.name, shorten(cells.text("name")));
      addProduct(carton.count);
      continue;
    }
    try {
      holder = null;
      if (line.isMoved) throw new UnreadableLine(reasons.moved);
      if (again)
        throw new UnreadableLine(reasons.countedBefore(cells.text("cartonNumbers"), again.line));
      const carton = readCartonLine(cells);
      holder = { number: line.number, line, carton };
      read.push(holder);
      counted.push(...ranges.map((range) => ({ range, line: line.number })));
      checks.push(...checkLine(cells, carton));
      above = line;
      addProduct(carton.count);
    } catch (error) {
      if (!(error instanceof UnreadableLine)) throw error;
      refuse(line, error.message);
    }
  }
  const all = sumAll(
    read.map(({ carton }) => carton),
    goods,
  );
  for (const { line, sums } of totals)
    checks.push(...checkTotal(new LineCells(line, reading, null), [...sums, all]));
  const made = read.map(({ line, carton }) => ({ line, row: makeRow(carton) }));
  const isFull = isCrowded(made.flatMap(({ row }) => (typeof row === "string" ? [] : row)));
  const rows: ListRow[] = [];
  for (const { line, row } of made) {
    const refusal = typeof row === "string" ? row : addRow(rows, row, isFull);
    if (refusal !== null) refuse(line, refusal);
  }
  const implausible = rows.flatMap(findImplausible);
  const leftOut = unread.map(({ number }) => number);
  const named = sumProducts(
    goods.filter(({ name, line }) => name !== "" && !leftOut.includes(line)),
  );
  const isSaid = named.some(({ pieces, price }) => pieces !== null || price !== null);
  const products = isSaid ? named : [];
  unread.sort((a, b) => a.number - b.number);
  return { rows, products, unread, checks, implausible, itemLines, unclear, textLines };
}

type LineProduct = ListProduct & { line: number };
type ReadLine = { number: number; line: ListLine; carton: CartonLine };

function readProduct(cells: LineCells, count: number): LineProduct {
  const [pieces, units] = [cells.pieces("pieces"), cells.pieces("unitsPerCarton")];
  const name = shorten(cells.text("name"));
  return {
    line: cells.line.number,
    name,
    pieces: pieces ?? (units && units * count),
    price: cells.price("price"),
  };
}

/** What stands in a cell for pieces or a price and is neither, or of no product. */
function listUnclear(cells: LineCells, { name, pieces, price }: ListProduct): string[] {
  const isNameless = name === "" && cells.find("name") !== null;
  const texts = [
    isNameless || pieces === null ? cells.text("pieces") || cells.text("unitsPerCarton") : "",
    isNameless || price === null ? cells.text("price") : "",
  ];
  return texts
    .filter((text) => text !== "")
    .map((text) => noteTexts.unclear(cells.line.number, text));
}

/** What the pieces cost. NaN if that is not known. */
function worthOf({ pieces, price }: ListProduct): number {
  return pieces === null || price === null ? Number.NaN : multiply(price, pieces).toNumber();
}

function sumAll(cartons: readonly CartonLine[], goods: readonly ListProduct[]): Sums {
  const sum = (of: (product: ListProduct) => number) =>
    goods.length === 0 ? Number.NaN : goods.reduce((total, product) => total + of(product), 0);
  return {
    ...sumRows(cartons),
    pieces: sum(({ pieces }) => pieces ?? Number.NaN),
    amount: sum(worthOf),
  };
}

/** The cells of a line by what their columns hold. */
class LineCells {
  readonly line: ListLine;
  private readonly reading: Reading;
  private readonly above: ListLine | null;

  constructor(line: ListLine, reading: Reading, above: ListLine | null) {
    this.line = line;
    this.reading = reading;
    this.above = above;
  }

  get cartonsALine() {
    return this.reading.cartonsALine;
  }

  get decimal() {
    return this.reading.decimal;
  }

  /** The cell of the column with this role, or the one above that it repeats; null without one. */
  find(role: ColumnRole): { cell: string; column: ListColumn } | null {
    const index = this.reading.columns.findIndex((column) => column.role === role);
    const column = this.reading.columns[index];
    if (!column) return null;
    const cell = this.line.cells[index] ?? "";
    return { cell: dittoWords.test(cell) ? (this.above?.cells[index] ?? "") : cell, column };
  }

  text(role: ColumnRole): string {
    return this.find(role)?.cell ?? "";
  }

  number(role: ColumnRole): number | null {
    return readNumber(this.text(role), this.decimal)?.value ?? null;
  }

  /** Whole pieces, and no dozens. */
  pieces(role: ColumnRole): number | null {
    const { value = 0, suffix = "" } = readNumber(this.text(role), this.decimal) ?? {};
    const isCount = Number.isInteger(value) && value > 0;
    const words = suffix.replace(eachWords, "").trim();
    return isCount && (words === "" || perPieceWords.test(words)) ? value : null;
  }

  /** The money in a cell. Null if it names another currency than the list. */
  price(role: ColumnRole): number | null {
    const { currency, decimal } = this.reading;
    const named = findCurrencies(this.text(role));
    const isOther = currency !== "" && named.some((one) => one !== currency);
    return (!isOther && readPrice(this.text(role), decimal)?.value) || null;
  }

  /** In centimeters, kilograms or cubic meters. Null if the cell is blank. */
  measure(role: ColumnRole, quantity: Quantity) {
    const found = this.find(role);
    if (!found || found.cell === "") return null;
    const read = readMeasure(found.cell, quantity, this.decimal);
    if (!read) return null;
    const unit = read.unit ?? findListUnit(quantity, this.text("unit")) ?? found.column.unit;
    return { ...read, value: read.value * (unit ? listUnits[unit].size : 1), unit };
  }

  hasFigures(): boolean {
    return this.reading.columns.some(({ role }, i) => {
      const isFigure = role !== null && !["ignore", "name", "unit", "net"].includes(role);
      return isFigure && /\d/.test(this.line.cells[i] ?? "");
    });
  }

  /** Whether the headings are repeated, and not only "pcs" or "USD" beside figures. */
  areHeadings(): boolean {
    const { cells } = this.line;
    const count = countHeadings(cells);
    return count > 1 && count * 2 > cells.filter((cell) => cell !== "").length;
  }

  /** "Freight" is no product in the cartons above. */
  isCharge(): boolean {
    return this.isItem(false) && chargeWords.test(normalizeCell(this.text("name")));
  }

  /** The carton numbers, unless the visitor has said how many cartons a line is. */
  ranges(): readonly NumberRange[] {
    return (this.cartonsALine === null && readCartonNumbers(this.text("cartonNumbers"))) || [];
  }

  /** Whether a size is written, and not a total in its column. */
  hasSize(): boolean {
    const size = readSize(this.text("size"), this.decimal, { isSizeColumn: true });
    return size !== null || sideRoles.every((role) => this.text(role) !== "");
  }

  /** A further product in the cartons above has neither cartons, size nor weight of its own. */
  isItem(areNumbersCounted: boolean): boolean {
    const own: readonly ColumnRole[] = [...sizeRoles, "cartons", "weightEach", "weightLine"];
    const hasNumbers = this.text("cartonNumbers") !== "" && !areNumbersCounted;
    return !hasNumbers && this.cartonsALine === null && own.every((role) => this.text(role) === "");
  }
}

function readCartonLine(cells: LineCells): CartonLine {
  const size = readSides(cells);
  const count = readCount(cells);
  const weight = readWeight(cells, count);
  const units = size.unit === null ? "metric" : listUnits[size.unit].system;
  return { name: cells.text("name"), count, kg: weight, sidesCm: size.sidesCm, units };
}

function readCount(cells: LineCells): number {
  if (cells.cartonsALine !== null) return cells.cartonsALine;
  const stated = cells.text("cartons");
  if (stated !== "") {
    const count = readNumber(stated, cells.decimal)?.value;
    if (count === undefined || !Number.isInteger(count) || count < 1)
      throw new UnreadableLine(reasons.noFigure(checkNames.cartons, stated));
    return count;
  }
  const numbers = cells.text("cartonNumbers");
  if (isDate(numbers)) throw new UnreadableLine(reasons.date(numbers));
  if (numbers !== "") {
    const count = countCartonNumbers(numbers);
    if (count === null) throw new UnreadableLine(reasons.noRange(numbers));
    return count;
  }
  const [pieces, units] = [cells.number("pieces"), cells.number("unitsPerCarton")];
  if (pieces !== null && units !== null) {
    if (units <= 0 || pieces % units !== 0)
      throw new UnreadableLine(reasons.broken(String(pieces), String(units)));
    return pieces / units;
  }
  const isAsked = !cells.find("cartons") && !cells.find("cartonNumbers");
  if (isAsked) return Number.NaN;
  throw new UnreadableLine(reasons.noCartons);
}

function readSides(cells: LineCells) {
  const found = cells.find("size");
  if (found) {
    if (found.cell === "") throw new UnreadableLine(reasons.noSize);
    if (found.cell.includes(";")) throw new UnreadableLine(reasons.several);
    const size = readSize(found.cell, cells.decimal, {
      isSizeColumn: true,
      heading: found.column.heading,
    });
    if (!size) throw new UnreadableLine(reasons.noFigure(checkNames.size, found.cell));
    const unit = size.unit ?? findListUnit("length", cells.text("unit")) ?? found.column.unit;
    const cm = unit ? listUnits[unit].size : 1;
    const [length, width, height] = size.sides;
    const sidesCm: Sides = [length * cm, width * cm, height * cm];
    return { sidesCm, unit };
  }
  const [length, width, height] = sideRoles.map((role) => {
    const side = cells.measure(role, "length");
    const cell = cells.text(role);
    if (!side) {
      const name = checkNames[role];
      throw new UnreadableLine(cell === "" ? reasons.blank(name) : reasons.noFigure(name, cell));
    }
    return side;
  });
  const sidesCm: Sides = [length?.value ?? 0, width?.value ?? 0, height?.value ?? 0];
  return { sidesCm, unit: length?.unit ?? null };
}

function readWeight(cells: LineCells, count: number): number {
  const each = cells.measure("weightEach", "weight");
  if (each) return each.value;
  const line = cells.measure("weightLine", "weight");
  if (line) return line.isEach ? line.value : line.value / count;
  const isAsked = !cells.find("weightEach") && !cells.find("weightLine");
  if (isAsked) return Number.NaN;
  const cell = cells.text("weightEach") || cells.text("weightLine");
  throw new UnreadableLine(
    cell === "" ? reasons.blank(checkNames.kg) : reasons.noFigure(checkNames.kg, cell),
  );
}

/** What the line itself says twice: the number of cartons, their volume, their weight. */
function checkLine(cells: LineCells, carton: CartonLine): ListCheck[] {
  const { count } = carton;
  const ours = sumRows([carton]);
  const numbers = cells.text("cartonNumbers");
  const [volume, volumeOfOne] = [
    cells.measure("volumeLine", "volume"),
    cells.measure("volumeEach", "volume"),
  ];
  const isBoth = cells.text("weightEach") !== "";
  const weight = isBoth ? cells.measure("weightLine", "weight") : null;
  const stated = isRange(numbers) ? countCartonNumbers(numbers) : null;
  const [pieces, units] = [cells.pieces("pieces"), cells.pieces("unitsPerCarton") ?? 0];
  // The last carton may be filled in part.
  const isFilled = pieces === null || Math.ceil(pieces / units) === count;
  return [
    ...compare(cells, "cartons", stated, count),
    ...compare(cells, "cbm", volume?.value, ours.cbm),
    ...compare(cells, "cbm", volumeOfOne?.value, sumRows([{ ...carton, count: 1 }]).cbm),
    ...compare(cells, "kg", weight?.unit && weight.value, ours.kg),
    ...(units > 0 && !isFilled ? compare(cells, "pieces", pieces, units * count) : []),
  ];
}

/** A total stands for those lines whose sum it is: all, or those above it, back to the last one. */
function checkTotal(cells: LineCells, sums: readonly Sums[]): ListCheck[] {
  const theirs = {
    cartons: cells.number("cartons") ?? findStated(cells, "cartons"),
    kg:
      cells.measure("weightLine", "weight")?.value ?? cells.measure("weightEach", "weight")?.value,
    cbm: cells.measure("volumeLine", "volume")?.value ?? findStated(cells, "cbm"),
    pieces: cells.pieces("pieces") ?? cells.pieces("unitsPerCarton"),
    amount: cells.price("amount"),
  };
  return (["cartons", "kg", "cbm", "pieces", "amount"] as const).flatMap((of) => {
    const checks = sums.flatMap((ours) => compare(cells, of, theirs[of], ours[of]));
    return checks.find(({ isEqual }) => isEqual) ?? checks.at(-1) ?? [];
  });
}

/** A total that stands beside its word or unit, in any column: "140 CTNS", "12.000 CBM". */
function findStated(cells: LineCells, of: "cartons" | "cbm"): number | null {
  for (const cell of cells.line.cells) {
    const text = normalizeCell(cell).replace(totalWords, "");
    const [, figure = "", word = ""] = /([\d.,]+)\s*(.*)/.exec(text) ?? [];
    const isMeant = of === "cartons" ? cartonWords.test(word) : findListUnit("volume", word);
    const value = readNumber(figure, cells.decimal)?.value;
    if (isMeant && value !== undefined) return value;
  }
  return null;
}

const formats = {
  cartons: formatCartons,
  kg: (kg: number) => `${formatStep(kg)} kg`,
  cbm: formatCbm,
  pieces: (pieces: number) => formatNumber(pieces),
  amount: (amount: number) => formatNumber(amount, 2),
};

/** Lists round to whole kilograms, to hundredths of a cubic meter, and large amounts to whole ones. */
const tolerances = {
  cartons: () => 0,
  kg: (ours: number) => Math.max(1.01, ours * 0.002),
  cbm: (ours: number) => Math.max(0.011, ours * 0.02),
  pieces: () => 0,
  amount: (ours: number) => Math.max(0.011, ours * 0.0005),
};

function compare(
  { line }: LineCells,
  of: ListCheck["of"],
  theirs: number | null | undefined,
  ours: number,
): ListCheck[] {
  if (theirs == null || Number.isNaN(ours)) return [];
  const isEqual = Math.abs(theirs - ours) <= tolerances[of](ours);
  const [format, name] = [formats[of], checkNames[of]];
  return [{ of, line: line.number, name, theirs: format(theirs), ours: format(ours), isEqual }];
}

/** By its word, or as the sum of the cartons above without a size of its own. */
function isTotal(cells: LineCells, read: readonly CartonLine[]): boolean {
  if (cells.hasSize()) return false;
  if (cells.line.cells.some((cell) => totalWords.test(normalizeCell(cell)))) return true;
  return read.length > 1 && cells.number("cartons") === sumRows(read).cartons;
}

/** Enough text to find the line again. */
const MAX_QUOTED = 80;

export function quote(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== "").join(" ");
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

/** Whether the unit of a quantity is missing in a cell that has to be read with it. */
export function lacksUnit(
  { lines }: ListTable,
  { columns, decimal }: Pick<Reading, "columns" | "decimal">,
  index: number,
): boolean {
  const column = columns[index];
  const quantity = quantityOf(column?.role ?? null);
  const unitColumn = columns.findIndex(({ role }) => role === "unit");
  if (!column || !quantity || quantity === "volume" || column.role === "net") return false;
  if (column.unit !== null) return false;
  // The weight of the line only checks that of its cartons.
  if (column.role === "weightLine" && columns.some(({ role }) => role === "weightEach"))
    return false;
  return lines.some(({ cells }) => {
    const cell = cells[index] ?? "";
    const read =
      column.role === "size"
        ? readSize(cell, decimal, { isSizeColumn: true })
        : readMeasure(cell, quantity, decimal);
    return read !== null && read.unit === null && !findListUnit(quantity, cells[unitColumn] ?? "");
  });
}
