import type { AboutPage, ContactPage } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

type PageFacts = { name: string; description: string; path: string };

/** A page about the agency itself. */
export function webPage(
  type: "AboutPage" | "ContactPage",
  { name, description, path }: PageFacts,
  site: Publisher,
): AboutPage | ContactPage {
  return {
    "@type": type,
    name,
    description,
    url: new URL(path, site.url).href,
    mainEntity: publisherOf(site),
  };
}
