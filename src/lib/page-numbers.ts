export type PageStep = number | "gap";

/**
 * The page numbers that a pagination shows: all up to seven pages, otherwise the first, the last
 * and the neighbors of the current one, with gaps between them.
 */
export function pageNumbers(current: number, count: number): PageStep[] {
  if (count <= 7) return Array.from({ length: count }, (_, i) => i + 1);
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count);
  const first = near[0] ?? count;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...(first > 3 ? ["gap" as const] : first === 3 ? [2] : []),
    ...near,
    ...(last < count - 2 ? ["gap" as const] : last === count - 2 ? [count - 1] : []),
    count,
  ];
}
