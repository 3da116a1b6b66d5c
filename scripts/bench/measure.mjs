// @ts-nocheck -- Checked once it is TypeScript.
import lighthouse, { desktopConfig } from "lighthouse";

export const CATEGORIES = /** @type {const} */ ([
  "performance",
  "accessibility",
  "best-practices",
  "seo",
]);
const METRICS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
};
/** The columns of Lighthouse's resource types. All other types count as data. */
const KINDS = { Document: "html", Stylesheet: "css", Script: "js", Image: "images", Font: "fonts" };

/** @typedef {"mobile" | "desktop"} FormFactor */
/** @typedef {Record<string, number>} Numbers scores 0 to 100, times in ms, sizes in bytes */

/**
 * One run of Lighthouse: on a simulated slow 4G and a slow processor, or on a desktop.
 * @param {string} url
 * @param {FormFactor} formFactor
 * @param {number} port Chromium's remote debugging port
 * @returns {Promise<{
 *   numbers: Numbers,
 *   failures: Record<string, string[]>,
 *   version: string,
 *   benchmarkIndex: number,
 * }>} with the audits below 100 % of each category that is, and Lighthouse's measure of how fast
 *   this computer was then: about 1500 to 2000 for a quiet desktop
 */
export async function measure(url, formFactor, port) {
  const config = formFactor === "desktop" ? desktopConfig : undefined;
  const flags = { port, logLevel: /** @type {const} */ ("error"), onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(url, flags, config);
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    numbers: { ...readScores(lhr), ...readMetrics(lhr), ...readSizes(lhr) },
    failures: readFailures(lhr),
    version: lhr.lighthouseVersion,
    benchmarkIndex: lhr.environment.benchmarkIndex,
  };
}

/** @typedef {import("lighthouse").Result} Lhr */

/** @param {Lhr} lhr */
function readScores(lhr) {
  return Object.fromEntries(
    CATEGORIES.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
  );
}

/** @param {Lhr} lhr */
function readMetrics(lhr) {
  return Object.fromEntries(
    Object.entries(METRICS).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? NaN]),
  );
}

/** @param {Lhr} lhr */
function readSizes(lhr) {
  /** @type {Numbers} */
  const sizes = { html: 0, css: 0, js: 0, images: 0, fonts: 0, data: 0, total: 0 };
  const details = lhr.audits["network-requests"]?.details;
  for (const request of details?.type === "table" ? details.items : []) {
    // Images in data URLs cause no request.
    if (typeof request.url === "string" && request.url.startsWith("data:")) continue;
    const kind = Object.entries(KINDS).find(([type]) => type === request.resourceType)?.[1];
    const size = Number(request.transferSize) || 0;
    sizes[kind ?? "data"] += size;
    sizes.total += size;
  }
  return sizes;
}

/** @param {Lhr} lhr */
function readFailures(lhr) {
  const failing = CATEGORIES.filter((id) => (lhr.categories[id]?.score ?? 0) < 1);
  return Object.fromEntries(
    failing.map((id) => {
      const counted = lhr.categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
      const audits = counted
        .map((ref) => lhr.audits[ref.id])
        .filter((audit) => audit && audit.score !== null && audit.score < 1)
        .toSorted((a, b) => (a?.score ?? 0) - (b?.score ?? 0));
      return [id, audits.map((audit) => describeAudit(audit))];
    }),
  );
}

/** @param {import("lighthouse").Result["audits"][string] | undefined} audit */
function describeAudit(audit) {
  const points = Math.round((audit?.score ?? 0) * 100);
  return `${audit?.title} ${audit?.displayValue ?? ""} (${points} %)`.replace(/\s+/g, " ");
}
