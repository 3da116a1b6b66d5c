import type { WebApplication } from "schema-dts";
import { publisherOf, type Publisher } from "./publisher";

type ApplicationFacts = { name: string; description: string; path: string };

/** A free tool that runs in the browser. */
export function webApplication(
  { name, description, path }: ApplicationFacts,
  site: Publisher,
): WebApplication {
  return {
    "@type": "WebApplication",
    name,
    description,
    url: new URL(path, site.url).href,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    provider: publisherOf(site),
  };
}
