import type { ReactNode } from "react";
import type { FactTable as FactTableCopy } from "@/content/sections";
import { cn } from "@/lib/cn";

type FactTableProps = {
  /** Copy as it is, or with an icon or a color in its cells. */
  table: Omit<FactTableCopy, "rows"> & { rows: readonly (readonly ReactNode[])[] };
  /** Narrow columns stay a table on a phone; otherwise each row becomes an entry there. */
  isNarrow?: boolean;
  isOnInk?: boolean;
  /** The heading above says it already; screen readers still hear it. */
  isCaptionHidden?: boolean;
};

/** A table of facts. Its first column names the rows. */
export function FactTable({
  table: { caption, columns, rows, exampleRow },
  isNarrow = false,
  isOnInk = false,
  isCaptionHidden = false,
}: FactTableProps) {
  const [, ...dataColumns] = columns;
  return (
    <table className={cn("tbl", !isNarrow && "stacks", isOnInk && "tbl-ink")}>
      <caption
        className={
          isCaptionHidden
            ? "sr-only"
            : cn(
                "text-left font-display text-ui font-bold",
                isOnInk ? "pb-3" : "border-b-fine border-ink px-4 py-3 sm:px-5",
              )
        }
      >
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={cn(isNumber && "num")}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rowHead, ...cells], i) => (
          <tr key={i} className={cn(i === exampleRow && "bg-accent-100")}>
            <th scope="row">{rowHead}</th>
            {dataColumns.map(({ label, isNumber }, column) => (
              <td key={label} data-label={label} className={cn(isNumber && "num font-semibold")}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
