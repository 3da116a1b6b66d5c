import type { ItemList } from "schema-dts";

/** A list of pages in the order in which this page shows them. `path` is a path of the site. */
export function itemList(
  name: string,
  entries: readonly { name: string; path: string }[],
  siteUrl: string,
): ItemList {
  return {
    "@type": "ItemList",
    name,
    itemListElement: entries.map((entry, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: entry.name,
      url: new URL(entry.path, siteUrl).href,
    })),
  };
}
