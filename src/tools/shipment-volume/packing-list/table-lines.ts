import { missingColumnTexts, remarks, unreadReasons } from "@/content/tools/packing-list";
import { formatNumber } from "@/lib/numbers";
import type { Sides } from "@/tools/shipment-volume/cartons";
import {
  formatCartons,
  formatCbm,
  formatFigure,
  formatStep,
} from "@/tools/shipment-volume/wording";
import {
  countNumbers,
  isAmbiguousCount,
  isDate,
  normalizeCell,
  readCartonNumbers,
  readMeasure,
  readNumber,
  readSize,
  type NumberRange,
} from "./cells";
import {
  holdsFigures,
  quantityOf,
  sideRoles,
  type ColumnMapping,
  type ColumnRole,
} from "./columns";
import {
  refuse,
  RowCollector,
  tryToRead,
  type LineCheck,
  type ListReading,
  type ListRow,
} from "./rows";
import { isValue } from "./split";
import type { ListLine, PackingListTable } from "./table";
import { findListUnit, listUnits, usualUnits, type ListUnitId } from "./vocabulary";

/** Reads the rows of a packing list with the given column mapping. */
export function readRows(table: PackingListTable, mapping: ColumnMapping): ListReading {
  const collector = new RowCollector();
  const missing = findMissing(mapping);
  let above: LineCells | null = null;
  for (const line of missing.length > 0 ? [] : table.lines) {
    const cells: LineCells = new LineCells(mapping, line.cells);
    if (line.isTotal && !cells.hasSides()) {
      collector.addTotal(line);
      continue;
    }
    const isOfCartons: boolean | string = tryToRead(() => {
      if (line.refusal !== null) refuse(line.refusal);
      const named = cells.text("name").replace(/\s+/g, " ").trim();
      const name = table.roles ? named : collector.nameLine(named);
      if (cells.hasValues()) return addLine(collector, line, cells, name, above);
      collector.addText();
      return false;
    });
    if (typeof isOfCartons === "string") collector.refuse(line, isOfCartons);
    above = isOfCartons === true ? cells : null;
  }
  return collector.finish(mapping, missing);
}

/** The columns that every row needs and the mapping lacks. */
function findMissing({ columns }: ColumnMapping): string[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const texts = missingColumnTexts;
  const missing: string[] = [];
  if (!has("size") && !sideRoles.every(has))
    missing.push(has("volumeLine") || has("volumeEach") ? texts.sidesButVolume : texts.sides);
  if (!has("cartons") && !has("cartonNumbers") && !(has("pieces") && has("unitsPerCarton")))
    missing.push(texts.cartons);
  if (!has("weightEach") && !has("weightLine"))
    missing.push(has("net") ? texts.weightButNet : texts.weight);
  return missing;
}

/**
 * Adds a line to the rows. Returns whether it has cartons, or an item in the cartons above.
 * @param above the line above, if it has
 */
function addLine(
  collector: RowCollector,
  line: ListLine,
  cells: LineCells,
  name: string,
  above: LineCells | null,
): boolean {
  const addItem = (ranges: readonly NumberRange[], otherwise: string) => {
    if (!collector.addItem(line, name, ranges)) refuse(otherwise);
    return true;
  };
  const sides = cells.readSides();
  const cartons = cells.readCartons();
  if (!sides) {
    if (!cartons && cells.hasWeightOrVolume()) refuse(unreadReasons.weightAlone);
    if (!cartons) return addItem([], unreadReasons.belongsAbove);
    const noSize = unreadReasons.noSize(formatCartons(cartons.count));
    const isItem = cartons.ranges.length > 0 && !cells.hasWeightOrVolume();
    if (isItem) return addItem(cartons.ranges, noSize);
    const { cartons: sum } = collector.sum();
    const isSum = cartons.ranges.length === 0 && sum > 0 && sum === cartons.count;
    if (!isSum || hasText(line)) refuse(noSize);
    collector.addTotal(line);
    return false;
  }
  if (!cartons) {
    // The number of a carton may be merged over its items, while their other cells are not.
    const isItem = above !== null && cells.namesCartons() && cells.repeatsCarton(above);
    return isItem ? addItem([], unreadReasons.noCartons) : refuse(unreadReasons.noCartons);
  }
  const { kg, lineKg } = cells.readWeight(cartons.count);
  const numbers = cells.text("cartonNumbers");
  collector.addCartons(line, { ...sides, ...cartons, kg, numbers, name }, (row) =>
    checkLine(cells, row, cartons.ranges, lineKg),
  );
  return true;
}

/** Whether a cell contains anything but values. */
function hasText({ cells }: ListLine): boolean {
  return cells.some((cell) => cell !== "" && !isValue(cell));
}

/** The cells of a line by the roles of their columns. */
class LineCells {
  private readonly cells: readonly string[];
  private readonly mapping: ColumnMapping;

  constructor(mapping: ColumnMapping, cells: readonly string[]) {
    this.mapping = mapping;
    this.cells = cells;
  }

  text(role: ColumnRole): string {
    return this.cells[this.indexOf(role)] ?? "";
  }

  hasSides(): boolean {
    const { decimal } = this.mapping;
    if (readSize(this.text("size"), decimal, { isSizeColumn: true })) return true;
    return sideRoles.every((role) => readNumber(this.text(role), decimal));
  }

  hasValues(): boolean {
    return this.mapping.columns.some(
      ({ role }, i) => holdsFigures(role) && isValue(this.cells[i] ?? ""),
    );
  }

  /** Whether a weight or a volume of its own would be lost if the line were part of another. */
  hasWeightOrVolume(): boolean {
    const roles = ["weightEach", "weightLine", "volumeEach", "volumeLine"] as const;
    return roles.some((role) => /[1-9]/.test(this.text(role)));
  }

  /** Whether a line has the size and weight of the one above, or none. */
  repeatsCarton(above: LineCells): boolean {
    const roles = ["size", ...sideRoles, "weightEach", "weightLine"] as const;
    return roles.every((role) => ["", above.text(role)].includes(this.text(role)));
  }

  /** Whether the list says how many cartons there are, so that it need not be calculated. */
  namesCartons(): boolean {
    return this.indexOf("cartons") >= 0 || this.indexOf("cartonNumbers") >= 0;
  }

  /** Null for blank sides. */
  readSides(): { sidesCm: Sides; isUs: boolean } | null {
    const size = this.text("size");
    const texts = sideRoles.map((role) => this.text(role));
    if (this.indexOf("size") >= 0) {
      if (size === "") return null;
      const read = readSize(size, this.mapping.decimal, { isSizeColumn: true });
      if (!read) return this.refuseValue("size", size);
      const unit = read.unit ?? this.unitOf("size", "cm");
      return toSides(read.sides.map((value) => ({ value, unit })));
    }
    if (texts.every((text) => text === "")) return null;
    const measures = sideRoles.map((role, i) => {
      const text = texts[i] ?? "";
      if (text === "") refuse(unreadReasons.blankSide(role));
      return readMeasure(text, "length", this.mapping.decimal) ?? this.refuseValue(role, text);
    });
    // In "60, 40, 40 cm" the unit of the last side applies to all.
    const named = measures.find(({ unit }) => unit)?.unit;
    return toSides(
      sideRoles.map((role, i) => ({
        value: measures[i]?.value ?? 0,
        unit: measures[i]?.unit ?? named ?? this.unitOf(role, "cm"),
      })),
    );
  }

  /** Null if nothing is said of cartons. */
  readCartons(): { count: number; ranges: readonly NumberRange[] } | null {
    const numbers = this.text("cartonNumbers");
    const ranges = readCartonNumbers(numbers, { isNumberColumn: true }) ?? [];
    const text = this.text("cartons");
    if (text !== "") return { count: this.readCount(text), ranges };
    if (numbers !== "") {
      if (isDate(numbers)) refuse(unreadReasons.date(numbers));
      if (ranges.length === 0) refuse(unreadReasons.noRange(numbers));
      return { count: countNumbers(ranges), ranges };
    }
    const [pieces, units] = [this.text("pieces"), this.text("unitsPerCarton")];
    const isEach = readNumber(pieces, this.mapping.decimal)?.isEach === true;
    if (this.namesCartons() || pieces === "" || units === "" || isEach) return null;
    const [all, each] = [this.readCount(pieces), this.readCount(units)];
    const count = all / each;
    if (Number.isInteger(count) && count > 0) return { count, ranges: [] };
    refuse(unreadReasons.broken(formatFigure(all), formatFigure(each)));
  }

  /** The weight of one carton and, if the list has both, that of the whole line. */
  readWeight(count: number): { kg: number; lineKg: number | null } {
    const line = this.readKg("weightLine");
    const each = this.readKg("weightEach");
    if (each) return { kg: each.value, lineKg: line && line.value * (line.isEach ? count : 1) };
    if (!line) refuse(unreadReasons.noWeight);
    return { kg: line.isEach ? line.value : line.value / count, lineKg: null };
  }

  /** In kilograms or cubic meters. Null if there is nothing that can be read. */
  readMeasure(index: number) {
    const { columns, decimal } = this.mapping;
    const role = columns[index]?.role ?? "ignore";
    const quantity = quantityOf(role);
    const measure = quantity && readMeasure(this.cells[index] ?? "", quantity, decimal);
    if (!measure) return null;
    const { size } = listUnits[measure.unit ?? this.unitOf(role, usualUnits[quantity], index)];
    return { value: measure.value * size, isEach: role === "volumeEach" || measure.isEach };
  }

  indexOf(role: ColumnRole): number {
    return this.mapping.columns.findIndex((column) => column.role === role);
  }

  readNumber(role: ColumnRole): number | null {
    return readNumber(this.text(role), this.mapping.decimal)?.value ?? null;
  }

  /** In kilograms. */
  readNetWeights(count: number): number[] {
    return this.mapping.columns.flatMap(({ role }, i) => {
      const net = role === "net" ? this.readMeasure(i) : null;
      return net ? [net.value * (net.isEach ? count : 1)] : [];
    });
  }

  private readKg(role: "weightEach" | "weightLine") {
    const text = this.text(role);
    return text === ""
      ? null
      : (this.readMeasure(this.indexOf(role)) ?? this.refuseValue("weight", text));
  }

  private readCount(text: string): number {
    const { decimal } = this.mapping;
    if (isAmbiguousCount(text, decimal)) {
      const [figure = text] = /[\d.,]+/.exec(text) ?? [];
      const [one, other] = [Number.parseInt(figure, 10), figure.replace(/[.,]/g, "")];
      refuse(unreadReasons.doubtfulCount(text, String(one), other));
    }
    return readNumber(text, decimal)?.value ?? this.refuseValue("number", text);
  }

  /**
   * If a row has a unit column, its unit applies to every measure in that row. Else the column's
   * unit applies.
   */
  private unitOf(role: ColumnRole, usual: ListUnitId, index = this.indexOf(role)): ListUnitId {
    const named = findListUnit(listUnits[usual].quantity, normalizeCell(this.text("unit")));
    return named ?? this.mapping.columns[index]?.unit ?? usual;
  }

  private refuseValue(name: string, text: string): never {
    const isComma = this.mapping.decimal === "." && /\d,\d/.test(text);
    refuse(isComma ? unreadReasons.decimalComma(text) : unreadReasons.noFigure(name, text));
  }
}

function toSides(measures: readonly { value: number; unit: ListUnitId }[]) {
  const [length = 0, width = 0, height = 0] = measures.map(
    ({ value, unit }) => value * listUnits[unit].size,
  );
  const isUs = listUnits[measures[0]?.unit ?? "cm"].system === "us";
  return { sidesCm: [length, width, height] as const, isUs };
}

/** Lists round volumes to two or three decimals, and weights to half a kilogram. */
const MAX_DIFFERENCE = 0.02;
const CBM_STEP = 0.006;
const KG_STEP = 0.51;

/** Compares the redundant values of a line. */
function checkLine(
  cells: LineCells,
  { line, count, cbm, kg }: ListRow,
  ranges: readonly NumberRange[],
  lineKg: number | null,
): LineCheck[] {
  const checks: LineCheck[] = [];
  const check = (of: LineCheck["of"], isEqual: boolean, remark: string) => {
    checks.push({ of, isEqual, remark });
  };
  const numbers = countNumbers(ranges);
  if (numbers > 0)
    check(
      "numbers",
      numbers === count,
      remarks.numbers(line, formatCartons(count), formatNumber(numbers)),
    );
  const theirs =
    cells.readMeasure(cells.indexOf("volumeLine")) ??
    cells.readMeasure(cells.indexOf("volumeEach"));
  if (theirs) {
    const ours = theirs.isEach ? cbm / count : cbm;
    const remark = remarks.volume(line, formatCbm(theirs.value), formatCbm(ours));
    check("volume", isClose(theirs.value, ours, CBM_STEP), remark);
  }
  if (lineKg !== null) {
    const [stated, sum] = [lineKg, kg * count].map((value) => `${formatStep(value)} kg`);
    const remark = remarks.weight(line, stated ?? "", sum ?? "");
    check("weight", isClose(lineKg, kg * count, KG_STEP), remark);
  }
  const pieces = cells.readNumber("pieces");
  const units = cells.readNumber("unitsPerCarton");
  // A number of cartons that was calculated from the pieces agrees with them anyway.
  if (cells.namesCartons() && pieces !== null && units !== null) {
    const remark = remarks.pieces(line, formatFigure(pieces), formatFigure(units * count));
    check("pieces", pieces === units * count, remark);
  }
  const most = kg * count * (1 + MAX_DIFFERENCE);
  check(
    "net",
    cells.readNetWeights(count).every((net) => net <= most),
    remarks.net(line),
  );
  return checks;
}

function isClose(a: number, b: number, step: number): boolean {
  return Math.abs(a - b) <= Math.max(step, MAX_DIFFERENCE * Math.abs(b));
}
