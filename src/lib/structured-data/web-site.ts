import type { WebSite } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

export function webSite(site: Publisher): WebSite {
  const { name, url } = site;
  return { "@type": "WebSite", name, url, inLanguage: "en", publisher: publisherOf(site) };
}
