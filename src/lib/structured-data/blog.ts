import type { Blog } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

type BlogFacts = { name: string; description: string; path: string };

export function blog({ name, description, path }: BlogFacts, site: Publisher): Blog {
  return {
    "@type": "Blog",
    name,
    description,
    url: new URL(path, site.url).href,
    inLanguage: "en",
    publisher: publisherOf(site),
  };
}
