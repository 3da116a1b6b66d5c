import { readPageData } from "@/data/page-data";
import { fingerprintRows, prefetchRows, type PageRead } from "@/data/page-reads";
import { isNavigatingAway } from "@/lib/navigating-away";

/** What the database has for a page, compared with what its HTML shows. */
type PageState = "current" | "changed" | "unread";

/**
 * Compares a prerendered page with the database. Sends the requests of the page; their answers are
 * kept for the application. A failure is logged, and is no proof that the page is current.
 */
export async function comparePage(): Promise<PageState> {
  const { reads } = readPageData();
  if (!reads) return "changed";
  const states = await Promise.all(reads.map(compareRead));
  // Firefox aborts the requests of a page that is being left, which needs nothing any more.
  if (isNavigatingAway()) return "current";
  if (states.includes("unread")) return "unread";
  return states.includes("changed") || hasBrokenImage() ? "changed" : "current";
}

async function compareRead([query, fingerprint]: PageRead): Promise<PageState> {
  const rows = await prefetchRows(query).catch(String);
  if (Array.isArray(rows)) return fingerprintRows(rows) === fingerprint ? "current" : "changed";
  if (!isNavigatingAway()) console.error("The content of this page could not be read.", rows);
  // Pictures and settings of the site have defaults, with which all of a page is shown.
  return query.startsWith("site_") ? "changed" : "unread";
}

/** A picture whose `error` event came before the starter. */
function hasBrokenImage(): boolean {
  return [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0);
}
