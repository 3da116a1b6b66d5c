import type { Thing } from "schema-dts";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { pageNames, type PageName } from "@/content/page-names";
import { breadcrumbList } from "@/lib/structured-data/breadcrumb-list";
import { JsonLd } from "./json-ld";

type StructuredDataProps = {
  /** The current page or, with `current`, its parent. */
  page: PageName;
  /** The name of a page below `page`. */
  current?: string;
  /** The schema.org objects of the page. */
  things?: readonly Thing[];
};

/** The structured data of a page below the home page: its breadcrumb, and what it is about. */
export function StructuredData({ page, current, things = [] }: StructuredDataProps) {
  const trail = [
    { label: pageNames.home, to: paths.home },
    ...(current
      ? [{ label: pageNames[page], to: paths[page] }, { label: current }]
      : [{ label: pageNames[page] }]),
  ];
  return <JsonLd things={[...things, breadcrumbList(trail, site.url)]} />;
}
