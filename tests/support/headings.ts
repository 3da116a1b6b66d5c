/** A problem of the heading levels of a page, given in their order; null when there is none. */
export function findOutlineProblem(levels: readonly number[]): string | null {
  const titles = levels.filter((level) => level === 1).length;
  if (titles !== 1) return `${titles} headings of level 1`;
  if (levels[0] !== 1) return `starts with level ${levels[0]}`;
  const skipped = levels.findIndex((level, i) => level > (levels[i - 1] ?? 0) + 1);
  return skipped < 0 ? null : `level ${levels[skipped]} after ${levels[skipped - 1]}`;
}
