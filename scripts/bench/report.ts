/** A table in Markdown. The first column is text, the others are numbers. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** @param share from 0 to 1: 0.5 for the median */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

export const kib = (bytes: number) => (bytes / 1024).toFixed(bytes < 100 * 1024 ? 1 : 0);

export const seconds = (ms: number) => (ms / 1000).toFixed(2);
