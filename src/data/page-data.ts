import { isRecord, parseJson } from "@/lib/json";
import type { SiteImageOverride } from "./site-images";

/** The id of the JSON at the end of prerendered pages. */
export const PAGE_DATA_ID = "page-data";

/** The data from the database that a page was prerendered with. */
export type PageData = {
  /** The results of its queries, by query key. */
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
  siteImages: readonly SiteImageOverride[];
};

/** Empty if the page was not prerendered, or without a backend. */
export function readPageData(): PageData {
  const script = document.querySelector(`script#${PAGE_DATA_ID}`);
  const stored = parseJson(script?.textContent ?? null);
  const { queries, siteImages } = isRecord(stored) ? stored : {};
  return {
    queries: Array.isArray(queries) ? queries.filter(isQuery) : [],
    siteImages: Array.isArray(siteImages) ? siteImages.filter(isOverride) : [],
  };
}

function isQuery(value: unknown): value is readonly [unknown[], unknown] {
  return Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);
}

function isOverride(value: unknown): value is SiteImageOverride {
  return isRecord(value) && [value["id"], value["url"], value["alt"]].every(isText);
}

const isText = (value: unknown) => typeof value === "string";
