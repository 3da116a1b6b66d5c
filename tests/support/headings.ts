/** What is wrong with the levels of the headings of a page, in their order; null for nothing. */
export function findOutlineProblem(levels: readonly number[]): string | null {
  const titles = levels.filter((level) => level === 1).length;
  if (titles !== 1) return `${titles} titles`;
  if (levels[0] !== 1) return `starts with level ${levels[0]}`;
  const skipped = levels.findIndex((level, i) => level > (levels[i - 1] ?? 0) + 1);
  return skipped < 0 ? null : `level ${levels[skipped]} after ${levels[skipped - 1]}`;
}
