import { cpus } from "node:os";

/**
 * Reports progress on standard error, so that standard output has nothing but the report.
 * @param {string} text
 */
export function progress(text) {
  console.error(text);
}

/**
 * @param {string[]} head
 * @param {string[][]} rows the first column is text, the others are numbers
 */
export function formatTable(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** @param {number} bytes */
export const kib = (bytes) => (bytes / 1024).toFixed(bytes < 100 * 1024 ? 1 : 0);

/** @param {number} ms */
export const seconds = (ms) => (ms / 1000).toFixed(2);

/**
 * The date, the versions of the tools and the processor of a measurement.
 * @param {string} chromiumVersion
 * @param {string[]} others names and versions of other tools
 */
export function describeMachine(chromiumVersion, others = []) {
  const processors = cpus();
  const tools = [...others, `Chromium ${chromiumVersion}`, `Node ${process.versions.node}`];
  const machine = `${processors.length} cores (${processors[0]?.model.trim() ?? "unknown"})`;
  return [new Date().toISOString().slice(0, 10), ...tools, machine].join(", ");
}
