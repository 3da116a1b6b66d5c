import type { ReactNode } from "react";
import type { FactTableCopy } from "@/content/sections";
import { cn } from "@/lib/cn";

/**
 * The roles of the parts of a table, to be spread on each of a table whose layout changes. Of rows and
 * cells that are a block, grid or flexbox, Safari tells screen readers no table otherwise:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRoles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

type FactTableProps = {
  /** The copy, or the same with elements such as icons in its cells. */
  table: Omit<FactTableCopy, "rows"> & { rows: readonly (readonly ReactNode[])[] };
  /** Keeps the table layout on phones. Otherwise each row becomes a block there. */
  isNarrow?: boolean;
  /** For screen readers only, because the heading above says the same. */
  isCaptionHidden?: boolean;
};

/** A table whose first column holds the row headers. */
export function FactTable({
  table: { caption, columns, rows, exampleRow },
  isNarrow = false,
  isCaptionHidden = false,
}: FactTableProps) {
  const [, ...dataColumns] = columns;
  return (
    <table {...tableRoles.table} className={cn("fact-table", !isNarrow && "stacks")}>
      <caption
        className={
          isCaptionHidden
            ? "sr-only"
            : "pb-3 text-left font-display text-ui font-bold in-[.card]:border-b-fine in-[.card]:border-strong in-[.card]:px-4 in-[.card]:pt-3 sm:in-[.card]:px-5"
        }
      >
        {caption}
      </caption>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {columns.map(({ label, isNumber }, column) => (
            <th
              key={column}
              {...tableRoles.columnHead}
              scope="col"
              className={cn(isNumber && "num")}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {rows.map(([rowHead, ...cells], i) => (
          <tr key={i} {...tableRoles.row} className={cn(i === exampleRow && "bg-accent-100")}>
            <th {...tableRoles.rowHead} scope="row">
              {rowHead}
            </th>
            {dataColumns.map(({ label, isNumber }, column) => (
              <td
                key={column}
                {...tableRoles.cell}
                data-label={label}
                className={cn(isNumber && "num font-semibold")}
              >
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
