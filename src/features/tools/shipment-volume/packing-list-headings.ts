/** What a column of a packing list holds; "size" is all three sides in one cell. */
export type ListColumn = "size" | "length" | "width" | "height" | "weight" | "cartons" | "unit";

/** Where the columns stand, and what their headings say. */
export type ListHeadings = Partial<Record<ListColumn, { index: number; text: string }>>;

type HeadingRule = { column: ListColumn; like: RegExp; unlike: RegExp };

const TOTAL_OR_NET = /\b(total|ttl|net|n\W?w)\b/;
const VOLUME = /\b(cbm|cbf|m3|vol\w*)\b|m³/;
const PIECES = /\b(pcs|pieces?|units?|per|each)\b|[/#]|\bno\b(?! of)/;
const OTHER_THAN_COUNT = /\b(weight|wt|gw|nw|gross|net|kgs?|lbs?|price|amount|marks?|type)\b/;

/** A rule takes the first column that is free; gross weight goes before weight, cartons before pieces. */
const headingRules: readonly HeadingRule[] = [
  { column: "size", like: /\b(size|dims?|dimensions?|meas\w*)\b|\bl ?[x×*] ?w\b/, unlike: VOLUME },
  { column: "length", like: /\b(l|length)\b/, unlike: /\bw\b/ },
  { column: "width", like: /\b(w|width|breadth)\b/, unlike: /\b[gn]\W?w\b/ },
  { column: "height", like: /\b(h|ht|height|d|depth)\b/, unlike: /\bw\b/ },
  { column: "weight", like: /\b(g\W?w|gross)\b/, unlike: TOTAL_OR_NET },
  { column: "weight", like: /\b(weight|wt|kgs?|lbs?)\b/, unlike: TOTAL_OR_NET },
  {
    column: "cartons",
    like: /\b(ctns?|cartons?|boxes|packages?|pkgs?)\b/,
    unlike: new RegExp([PIECES, OTHER_THAN_COUNT, VOLUME].map(({ source }) => source).join("|")),
  },
  { column: "cartons", like: /\b(qty|quantity)\b/, unlike: PIECES },
  { column: "unit", like: /^(units?|uom)$/, unlike: VOLUME },
];

/** Null where the cells are no headings: those name all sides at least. */
export function findHeadings(cells: readonly string[]): ListHeadings | null {
  const texts = cells.map(normalize);
  const found: ListHeadings = {};
  const taken = new Set<number>();
  for (const { column, like, unlike } of headingRules) {
    if (found[column]) continue;
    const index = texts.findIndex(
      (text, i) => !taken.has(i) && like.test(text) && !unlike.test(text),
    );
    if (index < 0) continue;
    found[column] = { index, text: texts[index] ?? "" };
    taken.add(index);
  }
  return found.size || (found.length && found.width && found.height) ? found : null;
}

/** "G.W.\n(KGS)" as "gw kgs". */
function normalize(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .replace(/[\s()[\]_:,]+/g, " ")
    .trim();
}
