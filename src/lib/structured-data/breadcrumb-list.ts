import type { BreadcrumbList } from "schema-dts";

/** The way from the home page to this page, which comes last and needs no address. */
export function breadcrumbList(
  trail: readonly { label: string; to?: string }[],
  siteUrl: string,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      ...(to && { item: new URL(to, siteUrl).href }),
    })),
  };
}
