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
