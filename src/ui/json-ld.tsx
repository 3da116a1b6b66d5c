import type * as schema from "schema-dts";
import { site } from "@/config/site";
import { scriptJson } from "@/lib/json";

/**
 * schema.org objects for search engines, as JSON-LD:
 * https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data
 */
export function JsonLd({ things }: { things: readonly schema.Thing[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
  );
}

/** The agency as provider, author or publisher of something else. */
export const agency = {
  "@type": "Organization",
  name: site.name,
  url: site.url,
} as const satisfies schema.Organization;

// The objects of the home page lie here, so that it does not load those of all others.

export function organization(): schema.Organization {
  return {
    "@type": "Organization",
    name: site.name,
    legalName: site.legalName,
    url: site.url,
    // Google wants a raster image of at least 112 by 112 pixels:
    // https://developers.google.com/search/docs/appearance/structured-data/organization
    logo: new URL("/icon-512.png", site.url).href,
    foundingDate: String(site.founded),
    email: site.email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email: site.email,
      availableLanguage: ["en", "zh"],
    },
    address: site.offices.map(({ city, address }) => ({
      "@type": "PostalAddress",
      // Its last line repeats city and country.
      streetAddress: address.slice(0, -1).join(", "),
      addressLocality: city,
      addressCountry: "CN",
    })),
    sameAs: site.socials.map(({ href }) => href),
  };
}

export function webSite(): schema.WebSite {
  const { name, url } = site;
  return { "@type": "WebSite", name, url, inLanguage: "en", publisher: agency };
}
