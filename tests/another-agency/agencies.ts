import type { Department } from "@/config/department";
import type { BrandColors } from "@/styles/palette";
import type { site } from "@/config/site";

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { [Key in keyof Value]: Widened<Value[Key]> };

type Office = Omit<Widened<(typeof site)["offices"][number]>, "desks"> & {
  desks: readonly Department[];
};

/** The contents of `src/config/site.ts`. */
export type Agency = {
  site: Omit<Widened<typeof site>, "offices"> & { offices: readonly Office[] };
  companyNumber: string;
  brandColors: BrandColors;
};

const OFFICES = {
  find: {
    city: "Lüshun",
    desks: ["find"],
    address: ["Floor 3, Lotus Root House", "Longwangtang Street", "Lüshun, China"],
    handles: "Ceramics, garden tools and lighting",
  },
  check: {
    city: "Hekou",
    desks: ["check"],
    address: ["Room 21, Red River Exchange", "Binhe Road", "Hekou, China"],
    handles: "Inspections on site, laboratory tests",
  },
  ship: {
    city: "Manzhouli",
    desks: ["ship"],
    address: ["Hall 7, Larch Railway Yard", "Customs Street", "Manzhouli, China"],
    handles: "Rail freight and export papers",
  },
  store: {
    city: "Pingtan",
    desks: ["ship"],
    address: ["Building 4, Kelp Quay", "Harbor District", "Pingtan, China"],
    handles: "Warehouse, sea freight",
  },
} as const satisfies Record<string, Office>;

/**
 * An agency with a long name, an umlaut and an ampersand. Of its four offices, two have the same
 * desk.
 */
export const fourOffices: Agency = {
  site: {
    name: "Jäger & Söhne Fernhandel",
    legalName: "Jäger & Söhne Fernhandel GmbH",
    blogName: "Fernhandel Notes",
    teamName: "The Jäger team",
    teamAvatar: "/images/brand/author.svg",
    url: "https://jaeger-fernhandel.example",
    founded: 1998,
    email: "post@jaeger-fernhandel.example",
    chats: [{ label: "Signal +49 30 5550 0199", href: "https://signal.me/#p/+493055500199" }],
    enquiries: "mail",
    offices: [OFFICES.find, OFFICES.check, OFFICES.ship, OFFICES.store],
    socials: [{ network: "LinkedIn", href: "https://www.linkedin.com/company/jaeger-fernhandel" }],
  },
  companyNumber: "91210212MAJAEGER0H",
  brandColors: { accent: "#F2B632", ink: "#2A1B3D", support: "#1F4A7D" },
};

/** An agency with a short name. Of its two offices, one has two desks. */
export const twoOffices: Agency = {
  ...fourOffices,
  site: {
    ...fourOffices.site,
    name: "Öko",
    offices: [{ ...OFFICES.find, desks: ["find", "check"] }, OFFICES.ship],
  },
};
