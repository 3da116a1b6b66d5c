import { countNumbers, readCartonNumbers, readNumber } from "./cells";
import { isMarksHeading } from "./headings";
import type { PackingListTable } from "./table";

/**
 * Whether a column that could hold carton numbers holds the shipping marks of the buyer instead:
 * "KM-8" is no carton. The number of cartons in another column tells them apart, if there is one.
 * @param cartons the index of that column, or -1
 */
export function holdsShippingMarks(
  { lines }: PackingListTable,
  index: number,
  heading: string,
  cartons: number,
): boolean {
  const cells = lines.flatMap(({ cells, isTotal, isOtherTable }) => {
    const ranges = readCartonNumbers(cells[index] ?? "", { isNumberColumn: true });
    if (ranges === null || isTotal || isOtherTable) return [];
    const count = readNumber(cells[cartons] ?? "", ".")?.value ?? null;
    return [{ ranges, numbers: countNumbers(ranges), count }];
  });
  const compared = cells.filter(({ count }) => count !== null);
  const different = compared.filter(({ numbers, count }) => numbers !== count);
  const areMostDifferent = different.length * 2 > compared.length;
  const haveLetters = cells.every(({ ranges }) => ranges.every(({ prefix }) => prefix !== ""));
  if (cells.some(({ numbers }) => numbers > 1)) return areMostDifferent && haveLetters;
  const isRepeated = new Set(cells.map(({ ranges }) => JSON.stringify(ranges))).size < cells.length;
  return (
    areMostDifferent ||
    (isRepeated && different.length > 0) ||
    (cells.length > 0 && haveLetters && isMarksHeading(heading))
  );
}
