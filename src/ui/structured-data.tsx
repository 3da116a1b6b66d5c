import type { Graph, Thing } from "schema-dts";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { pageNames, type PageName } from "@/content/page-names";
import { scriptJson } from "@/lib/script-json";
import { breadcrumbList } from "@/lib/structured-data/breadcrumb-list";

type StructuredDataProps = {
  /** The current page or, with `current`, its parent. Left out on the home page. */
  page?: PageName;
  /** The name of a page below `page`. */
  current?: string;
  /** The schema.org objects of the page. */
  things?: readonly Thing[];
};

/**
 * Structured data for search engines as JSON-LD:
 * https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data
 */
export function StructuredData({ page, current, things = [] }: StructuredDataProps) {
  const trail = page && [
    { label: pageNames.home, to: paths.home },
    ...(current
      ? [{ label: pageNames[page], to: paths[page] }, { label: current }]
      : [{ label: pageNames[page] }]),
  ];
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": trail ? [...things, breadcrumbList(trail, site.url)] : things,
  };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
  );
}
