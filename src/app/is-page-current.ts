import { buildYear } from "@/config/env";
import { readEarly } from "@/data/early-answers";
import { readPageData } from "@/data/page-data";
import { fingerprintRows, type PageRead } from "@/data/page-reads";

/**
 * Whether a prerendered page shows what the database has now. Sends the requests of the page; their
 * answers are kept for the application. A request that fails is logged and says nothing: the page
 * stays as it is.
 */
export async function isPageCurrent(): Promise<boolean> {
  const { reads } = readPageData();
  if (!reads || buildYear !== new Date().getFullYear() || hasBrokenImage()) return false;
  const results = await Promise.all(reads.map(isUnchanged));
  return results.every(Boolean);
}

async function isUnchanged([query, fingerprint]: PageRead): Promise<boolean> {
  const rows = await readEarly(query).catch(String);
  if (Array.isArray(rows)) return fingerprintRows(rows) === fingerprint;
  console.error("The content of this page could not be read.", rows);
  return true;
}

/** A picture whose `error` event came before the starter. */
function hasBrokenImage(): boolean {
  return [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0);
}
