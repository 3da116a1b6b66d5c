import type { ItemList } from "schema-dts";

/** Pages in the order in which this one lists them; `path` is a path of the site. */
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
