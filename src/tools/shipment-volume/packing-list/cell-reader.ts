import { unreadReasons } from "@/content/tools/packing-list";
import { formatNumber } from "@/lib/numbers";
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
  sideRoles,
  type ColumnMapping,
  type ColumnRole,
  type DecimalSeparator,
} from "./columns";
import { isValue } from "./splitter";
import { findListUnit, listUnits, type ListUnitId, type Quantity } from "./units";
import type { Sides } from "@/tools/shipment-volume/cartons";
import { formatCartons, formatFigure } from "@/tools/shipment-volume/wording";

export type SidesReading = { values: Sides; unit: ListUnitId };

export type CartonsReading = {
  count: number;
  ranges: readonly NumberRange[];
  /** The number of cartons by column and by carton numbers, if they differ. */
  remark?: readonly [string, string];
};

export type WeightReading = {
  /** The weight of one carton. */
  value: number;
  unit: ListUnitId;
  /** The weight of the whole line in kilograms, if the list has both. */
  lineKg: number | null;
};

/**
 * Reads the cells of a line by the role of their column. Methods that can fail return the reason as a
 * text.
 */
export class CellReader {
  private readonly indexes = new Map<ColumnRole, number>();
  private readonly netIndexes: readonly number[];
  private readonly decimal: DecimalSeparator;
  private readonly mapping: ColumnMapping;

  constructor(mapping: ColumnMapping) {
    this.mapping = mapping;
    for (const [i, { role }] of mapping.columns.entries()) {
      if (!this.indexes.has(role)) this.indexes.set(role, i);
    }
    this.netIndexes = [...mapping.columns.keys()].filter((i) => mapping.columns[i]?.role === "net");
    this.decimal = mapping.decimal;
  }

  cell(cells: readonly string[], role: ColumnRole): string {
    return cells[this.indexes.get(role) ?? -1] ?? "";
  }

  readName(cells: readonly string[]): string {
    return this.cell(cells, "name").replace(/\s+/g, " ").trim();
  }

  /** Whether a weight or a volume of its own would be lost if the line were part of another. */
  hasWeightOrVolume(cells: readonly string[]): boolean {
    const roles = ["weightEach", "weightLine", "volumeEach", "volumeLine"] as const;
    return roles.some((role) => /[1-9]/.test(this.cell(cells, role)));
  }

  /** Whether a line has the size and weight of the one above, or none. */
  repeatsCarton(cells: readonly string[], above: readonly string[]): boolean {
    const roles = ["size", ...sideRoles, "weightEach", "weightLine"] as const;
    return roles.every((role) => ["", this.cell(above, role)].includes(this.cell(cells, role)));
  }

  hasSides(cells: readonly string[]): boolean {
    if (readSize(this.cell(cells, "size"), this.decimal, { isSizeColumn: true })) return true;
    return sideRoles.every((role) => readNumber(this.cell(cells, role), this.decimal));
  }

  hasValues(cells: readonly string[]): boolean {
    return [...this.indexes].some(([role, i]) => holdsFigures(role) && isValue(cells[i] ?? ""));
  }

  /** Returns null for blank sides, and a text if they can't be read. */
  readSides(cells: readonly string[]): SidesReading | string | null {
    if (this.indexes.has("size")) {
      const text = this.cell(cells, "size");
      if (text === "") return null;
      const size = readSize(text, this.decimal, { isSizeColumn: true });
      if (!size) return this.explainInvalidValue("size", text);
      return { values: size.sides, unit: size.unit ?? this.unitOf(cells, "size", "cm") };
    }
    const texts = sideRoles.map((role) => this.cell(cells, role));
    if (texts.every((text) => text === "")) return null;
    const measures: { value: number; unit: ListUnitId | null }[] = [];
    for (const [i, role] of sideRoles.entries()) {
      const text = texts[i] ?? "";
      if (text === "") return unreadReasons.blankSide(role);
      const measure = readMeasure(text, "length", this.decimal);
      if (!measure) return this.explainInvalidValue(role, text);
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

  readCartons(cells: readonly string[]): CartonsReading | string | null {
    const rangeText = this.cell(cells, "cartonNumbers");
    const ranges = readCartonNumbers(rangeText, { isNumberColumn: true }) ?? [];
    const numbers = countNumbers(ranges);
    const text = this.cell(cells, "cartons");
    if (text !== "") {
      const count = this.readCount(text);
      if (typeof count === "string") return count;
      const differs = numbers > 0 && numbers !== count;
      return {
        count,
        ranges,
        ...(differs && { remark: [formatCartons(count), formatNumber(numbers)] as const }),
      };
    }
    if (rangeText !== "") {
      if (isDate(rangeText)) return unreadReasons.date(rangeText);
      return numbers > 0 ? { count: numbers, ranges } : unreadReasons.noRange(rangeText);
    }
    if (this.namesCartons()) return null;
    return this.divide(this.cell(cells, "pieces"), this.cell(cells, "unitsPerCarton"));
  }

  /** Whether the list says how many cartons there are, so that it need not be calculated. */
  namesCartons(): boolean {
    return this.indexes.has("cartons") || this.indexes.has("cartonNumbers");
  }

  /** Calculates the number of cartons from the total pieces and the pieces per carton. */
  private divide(pieces: string, units: string): CartonsReading | string | null {
    if (pieces === "" || units === "" || readNumber(pieces, this.decimal)?.isEach) return null;
    const [all, each] = [this.readCount(pieces), this.readCount(units)];
    if (typeof all === "string") return all;
    if (typeof each === "string") return each;
    const count = all / each;
    return Number.isInteger(count) && count > 0
      ? { count, ranges: [] }
      : unreadReasons.broken(formatFigure(all), formatFigure(each));
  }

  private readCount(text: string): number | string {
    if (isAmbiguousCount(text, this.decimal)) {
      const [figure = text] = /[\d.,]+/.exec(text) ?? [];
      const whole = figure.replace(/[.,]/g, "");
      return unreadReasons.doubtfulCount(text, String(Number.parseInt(figure, 10)), whole);
    }
    return readNumber(text, this.decimal)?.value ?? this.explainInvalidValue("number", text);
  }

  readWeight(cells: readonly string[], count: number): WeightReading | string {
    const line = this.readKg(cells, "weightLine");
    const each = this.readKg(cells, "weightEach");
    if (typeof line === "string") return line;
    if (typeof each === "string") return each;
    if (each) {
      const lineKg = line && line.value * (line.isEach ? count : 1) * listUnits[line.unit].size;
      return { value: each.value, unit: each.unit, lineKg };
    }
    if (!line) return unreadReasons.noWeight;
    const value = line.isEach ? line.value : line.value / count;
    return { value, unit: line.unit, lineKg: null };
  }

  private readKg(cells: readonly string[], role: "weightEach" | "weightLine") {
    const text = this.cell(cells, role);
    if (text === "") return null;
    const measure = readMeasure(text, "weight", this.decimal);
    if (!measure) return this.explainInvalidValue("weight", text);
    return { ...measure, unit: measure.unit ?? this.unitOf(cells, role, "kg") };
  }

  /** The stated volume in cubic meters, of one carton or of the whole line. */
  readVolume(cells: readonly string[], role: "volumeLine" | "volumeEach") {
    const measure = readMeasure(this.cell(cells, role), "volume", this.decimal);
    if (!measure) return null;
    const { size } = listUnits[measure.unit ?? this.unitOf(cells, role, "m3")];
    return { cbm: measure.value * size, isEach: role === "volumeEach" || measure.isEach };
  }

  readPieces(cells: readonly string[], role: "pieces" | "unitsPerCarton"): number | null {
    return readNumber(this.cell(cells, role), this.decimal)?.value ?? null;
  }

  /** In kilograms. */
  readNetWeights(cells: readonly string[], count: number): number[] {
    return this.netIndexes.map((i) => this.netKg(cells, i, count));
  }

  private netKg(cells: readonly string[], index: number, count: number): number {
    const measure = readMeasure(cells[index] ?? "", "weight", this.decimal);
    if (!measure) return 0;
    const { size } = listUnits[measure.unit ?? this.mapping.columns[index]?.unit ?? "kg"];
    return measure.value * size * (measure.isEach ? count : 1);
  }

  /**
   * If a row has a unit column, its unit applies to every measure in that row. Else the column's
   * unit applies.
   */
  private unitOf(cells: readonly string[], role: ColumnRole, usual: ListUnitId): ListUnitId {
    const column = this.mapping.columns[this.indexes.get(role) ?? -1];
    const quantity: Quantity = listUnits[usual].quantity;
    const named = findListUnit(quantity, normalizeCell(this.cell(cells, "unit")));
    return named ?? column?.unit ?? usual;
  }

  private explainInvalidValue(name: string, text: string): string {
    const isComma = this.decimal === "." && /\d,\d/.test(text);
    return isComma ? unreadReasons.decimalComma(text) : unreadReasons.noFigure(name, text);
  }
}
