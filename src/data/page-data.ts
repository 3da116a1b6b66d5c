import { isRecord, parseJson } from "@/lib/json";
import type { PageRead } from "./page-reads";
import type { SiteImageOverride } from "./site-images";

/** The id of the JSON at the end of prerendered pages. */
export const PAGE_DATA_ID = "page-data";

/** The data from the database that a page was prerendered with. */
export type PageData = {
  /** The results of its queries, by query key. */
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
  siteImages: readonly SiteImageOverride[];
  /** The requests whose answers it shows; null if the database could not be read. */
  reads: readonly PageRead[] | null;
};

let pageData: PageData | undefined;

/** Empty if the page was not prerendered, or without a backend. */
export function readPageData(): PageData {
  pageData ??= parsePageData();
  return pageData;
}

function parsePageData(): PageData {
  const script = document.querySelector(`script#${PAGE_DATA_ID}`);
  const stored = parseJson(script?.textContent ?? null);
  const { queries, siteImages, reads } = isRecord(stored) ? stored : {};
  return {
    queries: Array.isArray(queries) ? queries.filter(isQuery) : [],
    siteImages: Array.isArray(siteImages) ? siteImages.filter(isOverride) : [],
    reads: Array.isArray(reads) ? reads.filter(isRead) : null,
  };
}

function isQuery(value: unknown): value is readonly [unknown[], unknown] {
  return Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);
}

function isRead(value: unknown): value is PageRead {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}

function isOverride(value: unknown): value is SiteImageOverride {
  return isRecord(value) && [value["id"], value["url"], value["alt"]].every(isText);
}

const isText = (value: unknown) => typeof value === "string";

/**
 * Whether the HTML of this document is that of one of these pages: the path of the address, or the
 * pattern of a route.
 */
export function isHtmlOf(root: HTMLElement, ...pages: readonly (string | undefined)[]): boolean {
  const { page } = root.dataset;
  return page !== undefined && pages.includes(page);
}

/** Whether that HTML also shows what the query asks for. It is rendered without any. */
export function isPrerenderedFor(root: HTMLElement, path: string): boolean {
  return isHtmlOf(root, path) && document.documentElement.dataset["otherView"] === undefined;
}
