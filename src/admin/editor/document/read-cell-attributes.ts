import type { Attributes } from "./html-tree";

/** Wider or higher cells would make the editor slow, and are mistakes. */
const MAX_SPAN = 50;

/**
 * The attributes of a table cell, with its spans as the numbers that prosemirror-tables works with.
 * Null for spans that the editor's table cannot hold.
 */
export function readCellAttributes({ colspan, rowspan, ...attributes }: Attributes) {
  const spans = { colspan: readSpan(colspan), rowspan: readSpan(rowspan) };
  if (!spans.colspan || !spans.rowspan) return null;
  return {
    attributes: {
      ...attributes,
      // A written span of 1 is kept as it is.
      ...(colspan === "1" && { colspan }),
      ...(rowspan === "1" && { rowspan }),
    },
    ...spans,
  };
}

/** 0 for a span that the editor's table cannot hold. */
function readSpan(value: string | undefined): number {
  if (value === undefined) return 1;
  return /^[1-9]\d?$/.test(value) && Number(value) <= MAX_SPAN ? Number(value) : 0;
}
