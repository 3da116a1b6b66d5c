import { explanations as words, preview, unitNames } from "@/content/tools/packing-list";
import { formatCartons } from "@/tools/shipment-volume/wording";
import {
  quantityOf,
  type ChosenColumns,
  type ColumnMapping,
  type ColumnRole,
  describeColumns,
  isMarkedEach,
} from "./columns";
import { findHeadingRoles } from "./headings";
import { findWrittenUnits } from "./mappings";
import { formatRowWeight, type ListReading, type ListRow } from "./rows";
import type { PackingListTable } from "./table";

const MAX_LINES_NAMED = 8;

/** Explains decisions about the list that its headings alone do not determine. */
export function explainReading(
  table: PackingListTable,
  mapping: ColumnMapping,
  { rows, cartonLines, itemLines }: ListReading,
  chosen: ChosenColumns,
): string[] {
  const [row] = cartonLines;
  if (!row) return [];
  const indexOf = (role: ColumnRole) => mapping.columns.findIndex((column) => column.role === role);
  const has = (role: ColumnRole) => indexOf(role) >= 0;
  const cell = (role: ColumnRole, { line } = row) =>
    table.lines.find(({ number }) => number === line)?.cells[indexOf(role)] ?? "";
  const found: string[] = [];
  if (!table.headings) found.push(words.noHeadings);
  if (has("weightLine") && !has("weightEach")) {
    const isMarked = (one: ListRow) => isMarkedEach(cell("weightLine", one));
    const marked = cartonLines.find(isMarked);
    const other = cartonLines.find((one) => !isMarked(one));
    if (other)
      found.push(words.weightLine(formatRowWeight(other, other.count), formatRowWeight(other)));
    if (marked) found.push(words.marked(cell("weightLine", marked)));
  } else {
    const weight = indexOf("weightEach");
    const roles = table.roles?.[weight] ?? findHeadingRoles(table.headings?.[weight] ?? "");
    if (roles.length > 1 && row.count > 1) found.push(words.weightEach(formatRowWeight(row)));
  }
  const range = cartonLines.find(({ count }) => count > 1);
  if (!has("cartons") && has("cartonNumbers")) {
    if (range)
      found.push(words.fromNumbers(cell("cartonNumbers", range), formatCartons(range.count)));
  } else if (!has("cartons")) {
    const cartons = formatCartons(row.count);
    found.push(words.fromPieces(cell("pieces"), cell("unitsPerCarton"), cartons));
  }
  if (cartonLines.length > rows.length)
    found.push(words.equal(cartonLines.length, preview.rows(rows.length)));
  if (itemLines.length > 0) {
    const more = itemLines.length - MAX_LINES_NAMED;
    const named = [...itemLines.slice(0, MAX_LINES_NAMED).map(String)];
    const list = [...named, ...(more > 0 ? [preview.more(more)] : [])].join(", ");
    found.push(itemLines.length === 1 ? words.item(list) : words.items(list));
  }
  const roles = mapping.columns.map(({ role }) => role);
  const written = findWrittenUnits(table, describeColumns(table, chosen), roles);
  const assumed = (["length", "weight"] as const).flatMap((quantity) => {
    const isOfRows = (role: ColumnRole) => role !== "net" && quantityOf(role) === quantity;
    const unit = mapping.columns.find(({ role }) => isOfRows(role))?.unit;
    return unit && !written[quantity] ? [unitNames[unit]] : [];
  });
  if (assumed.length > 0) found.push(words.assumed(...assumed));
  return found;
}
