import { explanations as words, unitNames } from "@/content/tools/packing-list";
import { quantityOf, type ColumnRole, type ColumnMapping } from "./packing-list-columns";
import { findWrittenUnits } from "./packing-list-mappings";
import { findHeadingRoles } from "./packing-list-headings";
import { profileColumns } from "./packing-list-profile";
import { formatRowWeight, type ListReading } from "./packing-list-rows";
import type { PackingListTable } from "./packing-list-table";
import { formatCartons, formatStep } from "./wording";

/** Explains decisions about the list that its headings alone do not determine. */
export function explainReading(
  table: PackingListTable,
  mapping: ColumnMapping,
  { rows }: ListReading,
): string[] {
  const [row] = rows;
  if (!row) return [];
  const indexOf = (role: ColumnRole) => mapping.columns.findIndex((column) => column.role === role);
  const has = (role: ColumnRole) => indexOf(role) >= 0;
  const line = table.lines.find(({ number }) => number === row.line);
  const cell = (role: ColumnRole) => line?.cells[indexOf(role)] ?? "";
  const isOpen = (role: ColumnRole) =>
    findHeadingRoles(table.headings?.[indexOf(role)] ?? "").length > 1;
  const found: string[] = [];
  if (!table.headings) found.push(words.noHeadings);
  if (has("weightLine") && !has("weightEach")) {
    const unit = row.texts.unit === "in" ? "lb" : "kg";
    const whole = `${formatStep(Number(row.texts.weight) * row.count)} ${unit}`;
    found.push(words.weightLine(whole, formatRowWeight(row)));
  } else if (isOpen("weightEach") && row.count > 1) {
    found.push(words.weightEach(formatRowWeight(row)));
  }
  if (!has("cartons") && has("cartonNumbers"))
    found.push(words.fromNumbers(cell("cartonNumbers"), formatCartons(row.count)));
  else if (!has("cartons"))
    found.push(words.fromPieces(cell("pieces"), cell("unitsPerCarton"), formatCartons(row.count)));
  const assumed = listAssumedUnits(table, mapping);
  if (assumed.length > 0) found.push(words.assumed(assumed.join(" and ")));
  return found;
}

function listAssumedUnits(table: PackingListTable, { columns }: ColumnMapping): string[] {
  const roles = columns.map(({ role }) => role);
  const written = findWrittenUnits(table, profileColumns(table), roles);
  return (["length", "weight"] as const).flatMap((quantity) => {
    const column = columns.find(({ role }) => role !== "net" && quantityOf(role) === quantity);
    return written[quantity] || !column?.unit ? [] : [unitNames[column.unit]];
  });
}
