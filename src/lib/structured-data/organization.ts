import type { Organization } from "schema-dts";

type Agency = {
  name: string;
  legalName: string;
  url: string;
  founded: number;
  email: string;
  /** The last line of an address names city and country again. */
  offices: readonly { city: string; address: readonly string[] }[];
  socials: readonly { href: string }[];
};

/** @param logo a path of the site; search engines want 112 pixels at least, and no SVG */
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
