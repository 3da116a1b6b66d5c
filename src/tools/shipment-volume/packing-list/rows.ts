import { implausibleValues, preview as words, unreadReasons } from "@/content/tools/packing-list";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/units";
import { readCarton, type Sides } from "@/tools/shipment-volume/cartons";
import { MAX_CARTONS, MAX_NAME, MAX_ROWS, type CartonTexts } from "@/tools/shipment-volume/form";
import {
  formatCartons,
  formatCbm,
  formatDensity,
  formatFigure,
  formatSides,
  formatStep,
} from "@/tools/shipment-volume/wording";
import { doRangesOverlap, isWithin, type NumberRange } from "./cells";
import type { ColumnMapping } from "./columns";
import { compareTotals, type ListTotals, type TotalCheck, type TotalLine } from "./totals";

/** What a line says of one size of cartons. */
export type CartonLine = {
  name: string;
  count: number;
  sidesCm: Sides;
  /** The weight of one carton. */
  kg: number;
  /** Measured in inches, so that the row is in inches and pounds. */
  isUs: boolean;
  /** The carton numbers, and how they are written. */
  ranges: readonly NumberRange[];
  numbers: string;
};

/** A line that was read as a row of the form, or several lines with equal cartons. */
export type ListRow = Pick<CartonLine, "count" | "sidesCm" | "kg"> & {
  /** The first of its lines. */
  line: number;
  texts: CartonTexts;
  /** The volume of all cartons of the row. */
  cbm: number;
};

/** A comparison of two values of a line that say the same. */
export type LineCheck = {
  of: "numbers" | "volume" | "weight" | "pieces" | "net";
  isEqual: boolean;
  /** Shown if they differ. */
  remark: string;
};

/** A line that could not be read as a row, and why. */
export type UnreadLine = { number: number; text: string; reason: string };

export type ListReading = {
  /** One for each size and weight of cartons. */
  rows: readonly ListRow[];
  /** The lines of which the rows are made. */
  cartonLines: readonly ListRow[];
  /** The numbers of lines with a further item in the cartons of another line. */
  itemLines: readonly number[];
  unread: readonly UnreadLine[];
  /** Missing columns without which no row can be read. */
  missing: readonly string[];
  /** Redundant values of the list that contradict each other. */
  remarks: readonly string[];
  /** Rows with implausible values. */
  implausible: readonly string[];
  totals: readonly TotalCheck[];
  /** The number of lines without values. */
  textOnly: number;
  /** The number of sums in the list that agree, minus those that do not. */
  agreement: number;
  /** The number of lines that are unread or implausible, but for those the form has no room for. */
  problems: number;
};

/** Thrown where a line cannot be read. Its message is for the visitor. */
class Refusal extends Error {}

export function refuse(reason: string): never {
  throw new Refusal(reason);
}

/** What is read, or the reason why it is refused. */
export function tryToRead<Read>(read: () => Read): Read | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

type Line = Pick<UnreadLine, "number" | "text">;

/** Makes the rows of the form from the lines of a list. Equal cartons become one row. */
export class RowCollector {
  private readonly rows: ListRow[] = [];
  private readonly cartonLines: ListRow[] = [];
  private readonly itemLines: number[] = [];
  private readonly unread: UnreadLine[] = [];
  private readonly remarks: string[] = [];
  private readonly totalLines: { line: TotalLine; before: ListTotals }[] = [];
  /** Whether all lines agree in what was compared. */
  private readonly checks = new Map<LineCheck["of"], boolean>();
  /** What is in the cartons of each row. */
  private readonly names: Set<string>[] = [];
  private readonly counted: { range: NumberRange; line: number; row: number }[] = [];
  private linesWithoutRoom = 0;
  private textOnly = 0;
  /** The row of the cartons in the line above. Null if they could not be read. */
  private rowAbove: number | null = null;
  private nameAbove = "";

  /** What is in the cartons of a line. A cell merged over several lines has its text in the first. */
  nameLine(own: string): string {
    if (own !== "") this.nameAbove = own;
    return this.nameAbove;
  }

  addText() {
    this.textOnly += 1;
  }

  /** A line that can't be read. Nothing below belongs to the cartons above it. */
  refuse(line: Line, reason: string) {
    this.leaveOut(line, reason);
    this.rowAbove = null;
  }

  /** A total. Nothing below belongs to the lines above it. */
  addTotal(line: TotalLine) {
    this.totalLines.push({ line, before: this.sum() });
    this.rowAbove = null;
    this.nameAbove = "";
  }

  sum(): ListTotals {
    return sumRows(this.rows);
  }

  /** Adds an item to the cartons with these numbers, or to those above. False if there are none. */
  addItem(line: Line, name: string, ranges: readonly NumberRange[]): boolean {
    const row = ranges.length > 0 ? this.findWhole(ranges)?.row : this.rowAbove;
    if (row === undefined || row === null) return false;
    this.addName(row, name);
    this.itemLines.push(line.number);
    return true;
  }

  addCartons(line: Line, cartons: CartonLine, check: (row: ListRow) => readonly LineCheck[]) {
    const row = makeRow(line.number, cartons);
    if (typeof row === "string") {
      this.refuse(line, row);
      return;
    }
    const { ranges, numbers } = cartons;
    const again = this.counted.find(({ range }) =>
      ranges.some((own) => doRangesOverlap(own, range)),
    );
    if (again && ranges.every((own) => this.findWhole([own]))) {
      this.addName(again.row, row.texts.name);
      this.leaveOut(line, unreadReasons.countedBefore(numbers, again.line));
      this.rowAbove = again.row;
      return;
    }
    if (again) {
      this.refuse(line, unreadReasons.partlyCounted(numbers, again.line));
      return;
    }
    const index = this.addRow(row);
    if (index === null) {
      this.refuse(line, unreadReasons.tooMany(MAX_ROWS));
      this.linesWithoutRoom += 1;
      return;
    }
    this.rowAbove = index;
    this.addName(index, row.texts.name);
    this.cartonLines.push(row);
    this.counted.push(...ranges.map((range) => ({ range, line: row.line, row: index })));
    for (const { of, isEqual, remark } of check(row)) {
      this.checks.set(of, (this.checks.get(of) ?? true) && isEqual);
      if (!isEqual) this.remarks.push(remark);
    }
  }

  finish(mapping: ColumnMapping, missing: readonly string[] = []): ListReading {
    const { rows, cartonLines, itemLines, unread, remarks, textOnly } = this;
    const totals = compareTotals(this.totalLines, this.sum(), mapping);
    const proofs = (["volume", "weight", "pieces"] as const).flatMap(
      (of) => this.checks.get(of) ?? [],
    );
    const agreeing = [...proofs, ...totals.map(({ isEqual }) => isEqual)];
    return {
      rows: rows.map((row, i) => ({
        ...row,
        texts: { ...row.texts, name: joinNames([...(this.names[i] ?? [])]) },
      })),
      cartonLines,
      itemLines,
      unread,
      missing,
      remarks,
      implausible: rows.flatMap(findImplausible),
      totals,
      textOnly,
      agreement: agreeing.reduce((sum, isEqual) => sum + (isEqual ? 1 : -1), 0),
      problems: unread.length - this.linesWithoutRoom + cartonLines.flatMap(findImplausible).length,
    };
  }

  private leaveOut({ number, text }: Line, reason: string) {
    this.unread.push({ number, text: quote(text), reason });
  }

  /** The index of the row that the cartons were added to. Null if the form has no room for it. */
  private addRow(row: ListRow): number | null {
    for (const [index, other] of this.rows.entries()) {
      const merged = mergeRows(other, row);
      if (!merged) continue;
      this.rows[index] = merged;
      return index;
    }
    return this.rows.length < MAX_ROWS ? this.rows.push(row) - 1 : null;
  }

  /** Cartons of which only some were counted are not found. */
  private findWhole(ranges: readonly NumberRange[]) {
    return this.counted.find(({ range }) => ranges.every((own) => isWithin(own, range)));
  }

  private addName(row: number, name: string) {
    const names = (this.names[row] ??= new Set());
    if (name !== "") names.add(name);
  }
}

/** The row of the form for a line, or a text that says why the form would not accept it. */
function makeRow(line: number, { sidesCm, kg, isUs, count, name }: CartonLine): ListRow | string {
  const [length, width, height] = sidesCm.map((cm) => formatInput(isUs ? cm / CM_PER_INCH : cm));
  const texts: CartonTexts = {
    length: length ?? "",
    width: width ?? "",
    height: height ?? "",
    weight: formatInput(isUs ? kg / KG_PER_POUND : kg),
    cartons: formatInput(count),
    unit: isUs ? "in" : "cm",
    name: joinNames([name]),
  };
  const [error] = Object.values(readCarton(texts).errors);
  if (error !== undefined) return error;
  const cbm = (sidesCm[0] * sidesCm[1] * sidesCm[2] * count) / 1_000_000;
  return { line, texts, count, sidesCm, kg, cbm };
}

/** The shortest text of a number, without the floating-point error of unit conversions. */
function formatInput(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}

/** The row of both, or null if their cartons differ or are too many for one row. */
function mergeRows(row: ListRow, other: ListRow): ListRow | null {
  const count = row.count + other.count;
  const isEqual = (["length", "width", "height", "weight", "unit"] as const).every(
    (column) => row.texts[column] === other.texts[column],
  );
  if (!isEqual || count > MAX_CARTONS) return null;
  const texts = { ...row.texts, cartons: formatInput(count) };
  return { ...row, texts, count, cbm: row.cbm + other.cbm };
}

/** For example "Cup, Lid" or "Cup, Lid, and 12 more". */
function joinNames(names: readonly string[]): string {
  const nameOthers = (count: number) => (count > 0 ? [words.more(count)] : []);
  for (let count = Math.min(names.length, MAX_NAME); count > 1; count -= 1) {
    const joined = [...names.slice(0, count), ...nameOthers(names.length - count)].join(", ");
    if (joined.length <= MAX_NAME) return joined;
  }
  const [first = ""] = names;
  const others = ["", ...nameOthers(names.length - 1)].join(", ");
  const room = MAX_NAME - others.length;
  return (first.length > room ? `${first.slice(0, room - 1)}…` : first) + others;
}

/** Plausible densities of packed goods, from pillows to steel. */
const KG_PER_CBM = { min: 20, max: 3000 };
const MAX_USUAL_SIDE_CM = 300;
/** The smallest plausible longest side of a carton. */
const MIN_LONGEST_SIDE_CM = 10;

function findImplausible({ line, count, kg, cbm, sidesCm }: ListRow): string[] {
  const longest = Math.max(...sidesCm);
  const kgPerCbm = (kg * count) / cbm;
  if (longest > MAX_USUAL_SIDE_CM)
    return [implausibleValues.side(line, `${formatFigure(longest)} cm`)];
  if (longest < MIN_LONGEST_SIDE_CM)
    return [implausibleValues.small(line, `${formatSides(sidesCm)} cm`)];
  const isPossible = kgPerCbm >= KG_PER_CBM.min && kgPerCbm <= KG_PER_CBM.max;
  return isPossible ? [] : [implausibleValues.density(line, formatDensity(kgPerCbm))];
}

function sumRows(rows: readonly ListRow[]): ListTotals {
  const sum = (of: (row: ListRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    cartons: sum(({ count }) => count),
    kg: sum(({ kg, count }) => kg * count),
    cbm: sum(({ cbm }) => cbm),
  };
}

/** For example "100 cartons", "9.600 m³" and "1,200 kg". */
export function formatSum(rows: readonly ListRow[]) {
  const { cartons, cbm, kg } = sumRows(rows);
  return [formatCartons(cartons), formatCbm(cbm), `${formatStep(kg)} kg`] as const;
}

/** Enough text to find the line again. */
const MAX_QUOTED = 80;

export function quote(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

/** For example "60 × 40 × 40 cm", in the unit of the row. */
export function formatRowSize({ texts }: ListRow): string {
  const sides = [texts.length, texts.width, texts.height].map(Number);
  return `${formatSides(sides)} ${texts.unit}`;
}

/** A weight in the unit of the row: "12 kg", or "30 lb". */
export function formatRowWeight({ texts }: ListRow, times = 1): string {
  return `${formatStep(Number(texts.weight) * times)} ${texts.unit === "in" ? "lb" : "kg"}`;
}
