import type { Service } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

type ServiceFacts = { name: string; description: string; path: string; image: string };

/** @param facts `image` and `path` are paths of the site */
export function service(facts: ServiceFacts, site: Publisher): Service {
  const { name, description, path, image } = facts;
  return {
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: new URL(path, site.url).href,
    image: new URL(image, site.url).href,
    provider: publisherOf(site),
    areaServed: "Worldwide",
  };
}
