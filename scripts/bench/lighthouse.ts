import lighthouse, { type Flags, type Result } from "lighthouse";
import type { Column, Measurement } from "./measurement.ts";
import { kib, seconds, whole } from "./report.ts";

type AuditColumn = Column & { read: (result: Result) => number };

const readAudit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? NaN;

/** A column of Lighthouse's table of the requests by their type. */
const readRequests = (type: string, column: string) => (result: Result) => {
  const details = result.audits["resource-summary"]?.details;
  const rows = details?.type === "table" ? details.items : [];
  return Number(rows.find(({ resourceType }) => resourceType === type)?.[column] ?? NaN);
};

const SCORES = {
  performance: "perf.",
  accessibility: "access.",
  "best-practices": "pract.",
  seo: "SEO",
};
const SIZES = { document: "HTML", stylesheet: "CSS", script: "JS", total: "all" };

/** How fast the processor is in Lighthouse's eyes, which the times depend on. */
const INDEX: AuditColumn = {
  title: "index",
  read: ({ environment }) => environment.benchmarkIndex,
  format: whole,
};

const PHONE: readonly AuditColumn[] = [
  ...Object.entries(SCORES).map(([id, title]) => ({
    title,
    read: ({ categories }: Result) => (categories[id]?.score ?? NaN) * 100,
    format: whole,
  })),
  { title: "FCP s", read: readAudit("first-contentful-paint"), format: seconds },
  { title: "LCP s", read: readAudit("largest-contentful-paint"), format: seconds },
  { title: "TBT ms", read: readAudit("total-blocking-time"), format: whole },
  {
    title: "CLS",
    read: readAudit("cumulative-layout-shift"),
    format: (value) => value.toFixed(3),
  },
  ...Object.entries(SIZES).map(([type, name]) => ({
    title: `${name} KiB`,
    read: readRequests(type, "transferSize"),
    format: kib,
  })),
  { title: "sheets", read: readRequests("stylesheet", "requestCount"), format: whole },
  INDEX,
];

/** Lighthouse as it is by default: a phone on slow 4G, simulated. */
export const auditPhone = (port: number): Measurement<string> => audit({ port }, PHONE);

/** The main thread with a processor that Chromium slows down, in milliseconds. */
export function auditSlowed(port: number, times: number): Measurement<string> {
  const blocking = { read: readAudit("total-blocking-time"), format: whole };
  const flags: Flags = {
    port,
    throttlingMethod: "devtools",
    throttling: { cpuSlowdownMultiplier: times },
    onlyAudits: ["total-blocking-time", "max-potential-fid"],
  };
  return audit(flags, [
    { title: `longest ${times}x`, read: readAudit("max-potential-fid"), format: whole },
    { title: `blocking ${times}x`, ...blocking },
    { title: "above static", ...blocking, isAboveStatic: true },
    INDEX,
  ]);
}

function audit(flags: Flags, columns: readonly AuditColumn[]): Measurement<string> {
  const measure = async (url: string) => {
    const { lhr } = (await lighthouse(url, { logLevel: "error", ...flags })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
    return columns.map(({ read }) => read(lhr));
  };
  return { columns, measure };
}
