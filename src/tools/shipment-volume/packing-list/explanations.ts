import { explanations as words, preview, unitNames } from "@/content/tools/packing-list";
import {
  noneChosen,
  quantityOf,
  type ChosenColumns,
  type ColumnMapping,
  type ColumnRole,
} from "./columns";
import { findWrittenUnits } from "./mappings";
import { findHeadingRoles } from "./headings";
import { isMarkedEach, profileColumns } from "./profile";
import type { ListRow } from "./row";
import { formatRowWeight, type TableReading } from "./rows";
import type { PackingListTable } from "./table";
import { formatCartons, formatStep } from "@/tools/shipment-volume/wording";

/** Explains decisions about the list that its headings alone do not determine. */
export function explainReading(
  table: PackingListTable,
  mapping: ColumnMapping,
  { rows, cartonLines, itemLines }: TableReading,
  chosen: ChosenColumns = noneChosen,
): string[] {
  const [row] = cartonLines;
  if (!row) return [];
  const indexOf = (role: ColumnRole) => mapping.columns.findIndex((column) => column.role === role);
  const has = (role: ColumnRole) => indexOf(role) >= 0;
  const cell = (role: ColumnRole, { line } = row) =>
    table.lines.find(({ number }) => number === line)?.cells[indexOf(role)] ?? "";
  const isOpen = (role: ColumnRole) =>
    findHeadingRoles(table.headings?.[indexOf(role)] ?? "").length > 1;
  const found: string[] = [];
  if (!table.headings) found.push(words.noHeadings);
  if (has("weightLine") && !has("weightEach")) {
    const isMarked = (one: ListRow) => isMarkedEach(cell("weightLine", one));
    const marked = cartonLines.find(isMarked);
    const unmarked = cartonLines.find((one) => !isMarked(one));
    if (unmarked) {
      const unit = unmarked.texts.unit === "in" ? "lb" : "kg";
      const whole = `${formatStep(Number(unmarked.texts.weight) * unmarked.count)} ${unit}`;
      found.push(words.weightLine(whole, formatRowWeight(unmarked)));
    }
    if (marked) found.push(words.marked(cell("weightLine", marked)));
  } else if (isOpen("weightEach") && row.count > 1) {
    found.push(words.weightEach(formatRowWeight(row)));
  }
  if (!has("cartons") && has("cartonNumbers"))
    found.push(words.fromNumbers(cell("cartonNumbers"), formatCartons(row.count)));
  else if (!has("cartons"))
    found.push(words.fromPieces(cell("pieces"), cell("unitsPerCarton"), formatCartons(row.count)));
  found.push(...explainEqual(cartonLines, rows));
  if (itemLines.length > 0) found.push(explainItems(itemLines));
  const assumed = listAssumedUnits(table, mapping, chosen);
  if (assumed.length > 0) found.push(words.assumed(assumed.join(" and ")));
  return found;
}

/** That equal cartons of several lines are one row. Empty if there are none. */
export function explainEqual(lines: readonly ListRow[], rows: readonly ListRow[]): string[] {
  return lines.length > rows.length ? [words.equal(lines.length, preview.rows(rows.length))] : [];
}

const MAX_LINES_NAMED = 8;

function explainItems(lines: readonly number[]): string {
  const more = lines.length - MAX_LINES_NAMED;
  const named = lines.slice(0, MAX_LINES_NAMED).map(String);
  const list = [...named, ...(more > 0 ? [preview.more(more)] : [])].join(", ");
  return lines.length === 1 ? words.item(list) : words.items(list);
}

function listAssumedUnits(
  table: PackingListTable,
  { columns }: ColumnMapping,
  chosen: ChosenColumns,
): string[] {
  const roles = columns.map(({ role }) => role);
  const written = findWrittenUnits(table, profileColumns(table), roles, chosen);
  return (["length", "weight"] as const).flatMap((quantity) => {
    const column = columns.find(({ role }) => role !== "net" && quantityOf(role) === quantity);
    return written[quantity] || !column?.unit ? [] : [unitNames[column.unit]];
  });
}
