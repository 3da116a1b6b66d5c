import type { Organization } from "schema-dts";

type Agency = {
  name: string;
  legalName: string;
  url: string;
  founded: number;
  email: string;
  /** The last line of an address repeats city and country. */
  offices: readonly { city: string; address: readonly string[] }[];
  socials: readonly { href: string }[];
};

/**
 * @param logo a path of the site. Google wants a raster image of at least 112 by 112 pixels:
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(agency: Agency, logo: string): Organization {
  const { name, legalName, url, founded, email, offices, socials } = agency;
  return {
    "@type": "Organization",
    name,
    legalName,
    url,
    logo: new URL(logo, url).href,
    foundingDate: String(founded),
    email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email,
      availableLanguage: ["en", "zh"],
    },
    address: offices.map(({ city, address }) => ({
      "@type": "PostalAddress",
      streetAddress: address.slice(0, -1).join(", "),
      addressLocality: city,
      addressCountry: "CN",
    })),
    sameAs: socials.map(({ href }) => href),
  };
}
