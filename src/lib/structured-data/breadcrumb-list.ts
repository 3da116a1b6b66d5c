import type { BreadcrumbList } from "schema-dts";

/** The breadcrumb trail from the home page. The current page comes last and needs no URL. */
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
