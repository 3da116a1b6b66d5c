import { reasons, remarks } from "@/content/tools/packing-list";
import { formatNumber } from "@/lib/tools/format";
import type { CartonTexts } from "./form";
import {
  sideRoles,
  type ColumnRole,
  type DecimalSign,
  type ListReadingChoice,
} from "./packing-list-columns";
import {
  countNumbers,
  isDate,
  isDoubtfulCount,
  normalizeCell,
  readCartonNumbers,
  readFigure,
  readMeasure,
  readSize,
  type NumberRange,
} from "./packing-list-figures";
import { isValue } from "./packing-list-lines";
import type { ListLine } from "./packing-list-table";
import { findListUnit, listUnits, type ListUnitId, type Quantity } from "./packing-list-units";
import { readCarton, type Sides } from "./read-input";
import { formatCartons, formatCbm, formatFigure, formatStep } from "./wording";

/** A line that was read as a row of the form. */
export type ListRow = {
  line: number;
  texts: CartonTexts;
  count: number;
  sidesCm: Sides;
  /** The weight of one carton. */
  kg: number;
  /** The volume of all cartons of the row. */
  cbm: number;
};

/** Lists round volumes to two or three decimals, and weights to half a kilogram. */
const MAX_DIFFERENCE = 0.02;
const CBM_STEP = 0.006;
const KG_STEP = 0.51;

/** The result of reading one line, before it is compared to the other lines. */
type LineReading =
  | { kind: "row"; row: ListRow; ranges: readonly NumberRange[]; checks: LineChecks }
  | { kind: "unread"; reason: string }
  | { kind: "cartonsOnly"; count: number }
  | { kind: "text" };

/** Whether redundant values of a line agree. Null if there is nothing to compare. */
type LineChecks = {
  remarks: readonly string[];
  volume: boolean | null;
  weight: boolean | null;
  pieces: boolean | null;
};

type SidesReading = { values: Sides; unit: ListUnitId };

type CartonsReading = {
  count: number;
  ranges: readonly NumberRange[];
  /** The number of cartons by column and by carton numbers, if they differ. */
  remark?: readonly [string, string];
};

type WeightReading = {
  /** The weight of one carton. */
  value: number;
  unit: ListUnitId;
  /** The weight of the whole line in kilograms, if the list has both. */
  lineKg: number | null;
};

/** Reads lines of a list with one column mapping. */
export class LineReader {
  private readonly indexes = new Map<ColumnRole, number>();
  private readonly netIndexes: readonly number[];
  private readonly decimal: DecimalSign;
  private readonly choice: ListReadingChoice;

  constructor(choice: ListReadingChoice) {
    this.choice = choice;
    for (const [i, { role }] of choice.columns.entries()) {
      if (!this.indexes.has(role)) this.indexes.set(role, i);
    }
    this.netIndexes = [...choice.columns.keys()].filter((i) => choice.columns[i]?.role === "net");
    this.decimal = choice.decimal;
  }

  cell(cells: readonly string[], role: ColumnRole): string {
    return cells[this.indexes.get(role) ?? -1] ?? "";
  }

  hasSides(cells: readonly string[]): boolean {
    if (readSize(this.cell(cells, "size"), this.decimal, { isSizeColumn: true })) return true;
    return sideRoles.every((role) => readFigure(this.cell(cells, role), this.decimal));
  }

  /** Whether a cell contains anything but values. */
  hasWords({ cells }: ListLine): boolean {
    return cells.some((cell) => cell !== "" && !isValue(cell));
  }

  read({ cells, number }: ListLine): LineReading {
    const sides = this.readSides(cells);
    if (typeof sides === "string") {
      return this.hasFigures(cells) ? { kind: "unread", reason: sides } : { kind: "text" };
    }
    const cartons = this.readCartons(cells);
    if (sides === null) {
      if (!this.hasFigures(cells)) return { kind: "text" };
      if (cartons === null) return { kind: "unread", reason: reasons.belongsAbove };
      if (typeof cartons === "string") return { kind: "unread", reason: cartons };
      return cartons.ranges.length > 0
        ? { kind: "unread", reason: reasons.noSize(formatCartons(cartons.count)) }
        : { kind: "cartonsOnly", count: cartons.count };
    }
    if (cartons === null) return { kind: "unread", reason: reasons.noCartons };
    if (typeof cartons === "string") return { kind: "unread", reason: cartons };
    const weight = this.readWeight(cells, cartons.count);
    if (typeof weight === "string") return { kind: "unread", reason: weight };
    return this.makeRow(cells, number, { sides, cartons, weight });
  }

  private makeRow(
    cells: readonly string[],
    line: number,
    {
      sides,
      cartons,
      weight,
    }: { sides: SidesReading; cartons: CartonsReading; weight: WeightReading },
  ): LineReading {
    const isUs = listUnits[sides.unit].system === "us";
    const lengthUnit = isUs ? "in" : "cm";
    const weightUnit = isUs ? "lb" : "kg";
    const toText = (value: number, from: ListUnitId, to: ListUnitId) =>
      writeNumber((value * listUnits[from].size) / listUnits[to].size);
    const [length, width, height] = sides.values;
    const texts: CartonTexts = {
      length: toText(length, sides.unit, lengthUnit),
      width: toText(width, sides.unit, lengthUnit),
      height: toText(height, sides.unit, lengthUnit),
      weight: toText(weight.value, weight.unit, weightUnit),
      cartons: writeNumber(cartons.count),
      unit: lengthUnit,
    };
    const { errors } = readCarton(texts, 0);
    const [error] = Object.values(errors);
    if (error !== undefined) return { kind: "unread", reason: error };
    const toCm = (value: number) => value * listUnits[sides.unit].size;
    const sidesCm: Sides = [toCm(length), toCm(width), toCm(height)];
    const row: ListRow = {
      line,
      texts,
      count: cartons.count,
      sidesCm,
      kg: weight.value * listUnits[weight.unit].size,
      cbm: (sidesCm[0] * sidesCm[1] * sidesCm[2] * cartons.count) / 1_000_000,
    };
    const checks = this.check(cells, row, weight.lineKg);
    if (cartons.remark) checks.remarks.unshift(remarks.numbers(line, ...cartons.remark));
    return { kind: "row", row, ranges: cartons.ranges, checks };
  }

  /** Returns null for blank sides, and a text if they can't be read. */
  private readSides(cells: readonly string[]): SidesReading | string | null {
    if (this.indexes.has("size")) {
      const text = this.cell(cells, "size");
      if (text === "") return null;
      const size = readSize(text, this.decimal, { isSizeColumn: true });
      if (!size) return this.explainFigure("size", text);
      return { values: size.sides, unit: size.unit ?? this.unitOf(cells, "size", "cm") };
    }
    const texts = sideRoles.map((role) => this.cell(cells, role));
    if (texts.every((text) => text === "")) return null;
    const measures: { value: number; unit: ListUnitId | null }[] = [];
    for (const [i, role] of sideRoles.entries()) {
      const text = texts[i] ?? "";
      if (text === "") return reasons.blankSide(role);
      const measure = readMeasure(text, "length", this.decimal);
      if (!measure) return this.explainFigure(role, text);
      measures.push(measure);
    }
    const [length, width, height] = measures.map((measure, i) => {
      // In "60, 40, 40 cm" the unit of the last side applies to all.
      const own = measure.unit ?? measures.find(({ unit }) => unit)?.unit;
      return {
        value: measure.value,
        unit: own ?? this.unitOf(cells, sideRoles[i] ?? "length", "cm"),
      };
    });
    if (!length || !width || !height) return null;
    const toUnit = (side: { value: number; unit: ListUnitId }) =>
      (side.value * listUnits[side.unit].size) / listUnits[length.unit].size;
    return { values: [length.value, toUnit(width), toUnit(height)], unit: length.unit };
  }

  private readCartons(cells: readonly string[]): CartonsReading | string | null {
    const rangeText = this.cell(cells, "cartonNumbers");
    const ranges = rangeText === "" ? [] : (readCartonNumbers(rangeText) ?? []);
    const numbers = countNumbers(ranges);
    const text = this.cell(cells, "cartons");
    if (text !== "") {
      const count = this.readCount(text);
      if (typeof count === "string") return count;
      const isOther = numbers > 0 && numbers !== count;
      return {
        count,
        ranges,
        ...(isOther && { remark: [formatCartons(count), formatNumber(numbers)] as const }),
      };
    }
    if (rangeText !== "") {
      if (isDate(rangeText)) return reasons.date(rangeText);
      return numbers > 0 ? { count: numbers, ranges } : reasons.noRange(rangeText);
    }
    if (this.indexes.has("cartons") || this.indexes.has("cartonNumbers")) return null;
    return this.divide(this.cell(cells, "pieces"), this.cell(cells, "unitsPerCarton"));
  }

  /** Calculates the number of cartons from the total pieces and the pieces per carton. */
  private divide(pieces: string, units: string): CartonsReading | string | null {
    if (pieces === "" || units === "") return null;
    const [all, each] = [this.readCount(pieces), this.readCount(units)];
    if (typeof all === "string") return all;
    if (typeof each === "string") return each;
    const count = all / each;
    return Number.isInteger(count) && count > 0
      ? { count, ranges: [] }
      : reasons.broken(formatFigure(all), formatFigure(each));
  }

  private readCount(text: string): number | string {
    if (isDoubtfulCount(text, this.decimal)) {
      const [figure = text] = /[\d.,]+/.exec(text) ?? [];
      const whole = figure.replace(/[.,]/g, "");
      return reasons.doubtfulCount(text, String(Number.parseInt(figure, 10)), whole);
    }
    return readFigure(text, this.decimal)?.value ?? this.explainFigure("number", text);
  }

  private readWeight(cells: readonly string[], count: number): WeightReading | string {
    const line = this.readKg(cells, "weightLine");
    const each = this.readKg(cells, "weightEach");
    if (typeof line === "string") return line;
    if (typeof each === "string") return each;
    const lineKg = line && line.value * listUnits[line.unit].size;
    if (each) return { ...each, lineKg };
    return line ? { value: line.value / count, unit: line.unit, lineKg: null } : reasons.noWeight;
  }

  private readKg(cells: readonly string[], role: "weightEach" | "weightLine") {
    const text = this.cell(cells, role);
    if (text === "") return null;
    const measure = readMeasure(text, "weight", this.decimal);
    if (!measure) return this.explainFigure("weight", text);
    return { value: measure.value, unit: measure.unit ?? this.unitOf(cells, role, "kg") };
  }

  private check(cells: readonly string[], row: ListRow, lineKg: number | null) {
    const { line, count, cbm, kg } = row;
    const found: string[] = [];
    const volume = this.checkVolume(cells, row, found);
    const weight = lineKg === null ? null : isClose(lineKg, kg * count, KG_STEP);
    if (lineKg !== null && !weight)
      found.push(remarks.weight(line, `${formatStep(lineKg)} kg`, `${formatStep(kg * count)} kg`));
    const pieces = this.checkPieces(cells, row, found);
    if (this.netIndexes.some((i) => this.netKg(cells, i) > kg * count * (1 + MAX_DIFFERENCE)))
      found.push(remarks.net(line));
    return { remarks: found, volume: cbm > 0 ? volume : null, weight, pieces };
  }

  private checkVolume(cells: readonly string[], { line, count, cbm }: ListRow, found: string[]) {
    for (const role of ["volumeLine", "volumeEach"] as const) {
      const measure = readMeasure(this.cell(cells, role), "volume", this.decimal);
      if (!measure) continue;
      const theirs = measure.value * listUnits[measure.unit ?? this.unitOf(cells, role, "m3")].size;
      const ours = role === "volumeLine" ? cbm : cbm / count;
      if (isClose(theirs, ours, CBM_STEP)) return true;
      found.push(remarks.volume(line, formatCbm(theirs), formatCbm(ours)));
      return false;
    }
    return null;
  }

  private checkPieces(cells: readonly string[], { line, count }: ListRow, found: string[]) {
    const pieces = readFigure(this.cell(cells, "pieces"), this.decimal);
    const units = readFigure(this.cell(cells, "unitsPerCarton"), this.decimal);
    if (!pieces || !units) return null;
    const isEqual = pieces.value === units.value * count;
    if (!isEqual)
      found.push(
        remarks.pieces(line, formatFigure(pieces.value), formatFigure(units.value * count)),
      );
    return isEqual;
  }

  private netKg(cells: readonly string[], index: number): number {
    const measure = readMeasure(cells[index] ?? "", "weight", this.decimal);
    if (!measure) return 0;
    return measure.value * listUnits[measure.unit ?? this.choice.columns[index]?.unit ?? "kg"].size;
  }

  /**
   * If a row has a unit column, its unit applies to every measure in that row. Else the column's
   * unit applies.
   */
  private unitOf(cells: readonly string[], role: ColumnRole, usual: ListUnitId): ListUnitId {
    const column = this.choice.columns[this.indexes.get(role) ?? -1];
    const quantity: Quantity = listUnits[usual].quantity;
    const named = findListUnit(quantity, normalizeCell(this.cell(cells, "unit")));
    return named ?? column?.unit ?? usual;
  }

  private hasFigures(cells: readonly string[]): boolean {
    return [...this.indexes].some(
      ([role, i]) => role !== "ignore" && role !== "unit" && isValue(cells[i] ?? ""),
    );
  }

  private explainFigure(name: string, text: string): string {
    const isComma = this.decimal === "." && /\d,\d/.test(text);
    return isComma ? reasons.decimalComma(text) : reasons.noFigure(name, text);
  }
}

function isClose(a: number, b: number, step: number): boolean {
  return Math.abs(a - b) <= Math.max(step, MAX_DIFFERENCE * Math.abs(b));
}

/** The shortest text of a number, without the floating-point error of unit conversions. */
function writeNumber(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}
