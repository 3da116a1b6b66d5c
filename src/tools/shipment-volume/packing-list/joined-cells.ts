import { findHeadingRoles, normalizeHeading } from "./headings";

type Table<Line> = { headings: string[]; lines: readonly Line[] };

const FROM = /\b(from|start)\b|起/;
const TO = /\b(to|end)\b|[至止到]|结束/;
const BY = /^[x×*]$/i;
const DASH = /^[-–—~～至到]?$/;

/**
 * Joins carton numbers that stand in two columns, "1 | 20" or "1 | - | 20", in the first of them:
 * its numbers alone would be one carton each.
 */
export function joinNumberRanges<Line extends { cells: readonly string[] }>(
  headings: string[],
  lines: readonly Line[],
): Table<Line> {
  for (const start of headings.keys()) {
    for (const end of [start + 1, start + 2]) {
      if (!areRangeHeadings(headings, start, end)) continue;
      const ranges = lines.map(({ cells }) => readRange(cells, start, end));
      const numbers = ranges.flatMap((range) => range ?? []);
      // Ranges follow each other, which other numbers in a column without a heading do not.
      const areRising = numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0));
      if (numbers.length < 2 || !areRising || new Set(numbers).size < 2) continue;
      const blank = Array<string>(end - start).fill("");
      return {
        headings: headings.toSpliced(
          start,
          end - start + 1,
          [headings[start], headings[end]].filter(Boolean).join(" – "),
          ...blank,
        ),
        lines: lines.map((line, i) => {
          const range = ranges[i];
          const cells =
            range && line.cells.toSpliced(start, end - start + 1, range.join("-"), ...blank);
          return cells ? { ...line, cells } : line;
        }),
      };
    }
  }
  return { headings, lines };
}

/** Joins sides that stand in five cells below one heading, "60 | * | 40 | * | 40". */
export function joinSides(
  cells: readonly string[],
  headings: readonly string[],
): readonly string[] {
  const first = cells.findIndex(
    (_, i) => BY.test(cells[i + 1] ?? "") && BY.test(cells[i + 3] ?? ""),
  );
  const others = headings.slice(first + 1, first + 5);
  const isBelowOne = first >= 0 && others.every((heading) => heading === "");
  if (!isBelowOne) return cells;
  const size = cells.slice(first, first + 5).join("");
  return cells.toSpliced(first, 5, size, ...others.slice(0, 4));
}

function areRangeHeadings(headings: readonly string[], start: number, end: number): boolean {
  const [first = "", last, between] = [headings[start], headings[end], headings[end - 1]];
  if (last === undefined || (end - start > 1 && between !== "" && between !== first)) return false;
  const isOfNumbers = findHeadingRoles(first)[0] === "cartonNumbers";
  return last === "" || last === first
    ? isOfNumbers
    : FROM.test(normalizeHeading(first)) && TO.test(normalizeHeading(last));
}

function readRange(cells: readonly string[], start: number, end: number) {
  const [from = "", to = ""] = [cells[start], cells[end]];
  const isRange = [from, to].every((cell) => /^\d{1,6}$/.test(cell)) && Number(from) <= Number(to);
  const areParted = cells.slice(start + 1, end).every((cell) => DASH.test(cell));
  return isRange && areParted ? ([Number(from), Number(to)] as const) : null;
}
