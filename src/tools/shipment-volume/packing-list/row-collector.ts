import { unreadReasons } from "@/content/tools/packing-list";
import { MAX_ROWS } from "@/tools/shipment-volume/form";
import { doRangesOverlap, isWithin, type NumberRange } from "./cells";
import { joinNames, mergeListRows, type ListRow } from "./row";

type CountedRange = { range: NumberRange; line: number; row: number };

/** Makes the rows of the form from the lines of a list. Equal cartons become one row. */
export class RowCollector {
  readonly rows: ListRow[] = [];
  /** The lines of which the rows are made. */
  readonly cartonLines: ListRow[] = [];
  /** The numbers of lines with a further item in the cartons of another line. */
  readonly itemLines: number[] = [];
  /** The number of lines that the form has no room for. */
  linesWithoutRoom = 0;
  /** What is in the cartons of each row. */
  private readonly names: Set<string>[] = [];
  private readonly counted: CountedRange[] = [];
  /** The row of the cartons in the line above. Null if they could not be read. */
  private rowAbove: number | null = null;
  private nameAbove = "";

  /** What is in the cartons of a line. A cell merged over several lines has its text in the first. */
  nameLine(own: string): string {
    if (own !== "") this.nameAbove = own;
    return this.nameAbove;
  }

  nameRows(): ListRow[] {
    return this.rows.map((row, i) => {
      const name = joinNames([...(this.names[i] ?? [])]);
      return { ...row, texts: { ...row.texts, name } };
    });
  }

  /** Adds the cartons of a line, or returns why it can't. */
  addCartons(row: ListRow, ranges: readonly NumberRange[], numbers: string): string | null {
    const again = this.findCounted(ranges);
    if (again && ranges.every((own) => this.findWhole([own]))) {
      this.addName(again.row, row.texts.name);
      this.rowAbove = again.row;
      return unreadReasons.countedBefore(numbers, again.line);
    }
    if (again) {
      this.rowAbove = null;
      return unreadReasons.partlyCounted(numbers, again.line);
    }
    const index = this.addRow(row);
    this.rowAbove = index;
    if (index === null) {
      this.linesWithoutRoom += 1;
      return unreadReasons.tooMany(MAX_ROWS);
    }
    this.addName(index, row.texts.name);
    this.cartonLines.push(row);
    this.counted.push(...ranges.map((range) => ({ range, line: row.line, row: index })));
    return null;
  }

  /** The index of the row that the cartons were added to. Null if the form has no room for it. */
  private addRow(row: ListRow): number | null {
    for (const [index, other] of this.rows.entries()) {
      const merged = mergeListRows(other, row);
      if (!merged) continue;
      this.rows[index] = merged;
      return index;
    }
    return this.rows.length < MAX_ROWS ? this.rows.push(row) - 1 : null;
  }

  /** Adds an item to the cartons with these numbers, or to those above. False if there are none. */
  addItem(line: number, name: string, ranges: readonly NumberRange[]): boolean {
    const row = ranges.length > 0 ? this.findWhole(ranges)?.row : this.rowAbove;
    if (row === undefined || row === null) return false;
    this.addName(row, name);
    this.itemLines.push(line);
    return true;
  }

  /** After a line whose cartons could not be read, nothing belongs to the cartons above it. */
  skipLine() {
    this.rowAbove = null;
  }

  /** After a total, nothing belongs to the lines above it. */
  endSection() {
    this.rowAbove = null;
    this.nameAbove = "";
  }

  private findCounted(ranges: readonly NumberRange[]): CountedRange | undefined {
    return this.counted.find(({ range }) => ranges.some((own) => doRangesOverlap(own, range)));
  }

  /** Cartons of which only some were counted are not found. */
  private findWhole(ranges: readonly NumberRange[]): CountedRange | undefined {
    return this.counted.find(({ range }) => ranges.every((own) => isWithin(own, range)));
  }

  private addName(row: number, name: string) {
    const names = (this.names[row] ??= new Set());
    if (name !== "") names.add(name);
  }
}
