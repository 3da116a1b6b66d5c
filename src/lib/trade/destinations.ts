import type { FactSource } from "@/lib/facts";

/** Whether the customs value includes (CIF) or excludes (FOB) freight and insurance. */
export type CustomsBasis = "FOB" | "CIF";

/**
 * What import VAT or GST is charged on besides the customs value and the charges of customs.
 * "door": all costs to the door. "freight": freight and insurance, where the customs value is FOB.
 * "uplift": 10% of the customs value. "duties": nothing else.
 */
export type VatBase = "door" | "freight" | "uplift" | "duties";

/** A charge of customs in percent of the customs value, besides the duty. */
export type ProcessingFee = {
  name: string;
  percent: number;
  /** The least for an entry. It is in the country's currency, so the calculation leaves it out. */
  minimum: string;
};

export type Destination = {
  name: string;
  /** Whether the name takes "the" in a sentence. */
  hasArticle?: boolean;
  /** Members of the EU have their customs duties in common. */
  isInEu?: boolean;
  /** The duty does not depend on the customs value. */
  isDutyByWeight?: boolean;
  basis: CustomsBasis;
  vatBase: VatBase;
  vatName: "VAT" | "GST";
  vatPercent: number;
  processingFee?: ProcessingFee;
  /** What says how the customs value and the VAT base are counted. Null if that is assumed. */
  source: string | null;
};

export const destinationsSource = {
  figures: "VAT and GST rates, and what duty and VAT are charged on, by country",
  asOf: "2026-11",
  source:
    "WTO Valuation Agreement, Article 8.2; the laws named with each country; national tax authorities; European Commission, VAT rates",
  changes: "often in January, and in some countries in July",
  maxAgeMonths: 6,
} as const satisfies FactSource;

/** South Africa adds 10% to the customs value before VAT. */
export const UPLIFT_PERCENT = 110;

export const otherDestination: Destination = {
  name: "another country",
  basis: "CIF",
  vatBase: "duties",
  vatName: "VAT",
  vatPercent: 0,
  source: null,
};

/** Countries by the code used in links, in the order in which visitors choose from them. VAT rates are standard rates. */
export const destinations: Readonly<Record<string, Destination>> = {
  US: {
    name: "United States",
    hasArticle: true,
    basis: "FOB",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 0,
    source: "19 U.S.C. 1401a(b)(4)",
  },
  UK: {
    name: "United Kingdom",
    hasArticle: true,
    basis: "CIF",
    vatBase: "door",
    vatName: "VAT",
    vatPercent: 20,
    source: "Value Added Tax Act 1994, section 21",
  },
  AT: euCountry("Austria", 20),
  BE: euCountry("Belgium", 21),
  BG: euCountry("Bulgaria", 20),
  HR: euCountry("Croatia", 25),
  CY: euCountry("Cyprus", 19),
  CZ: euCountry("Czechia", 21),
  DK: euCountry("Denmark", 25),
  EE: euCountry("Estonia", 24),
  FI: euCountry("Finland", 25.5),
  FR: euCountry("France", 20),
  DE: euCountry("Germany", 19),
  GR: euCountry("Greece", 24),
  HU: euCountry("Hungary", 27),
  IE: euCountry("Ireland", 23),
  IT: euCountry("Italy", 22),
  LV: euCountry("Latvia", 21),
  LT: euCountry("Lithuania", 21),
  LU: euCountry("Luxembourg", 17),
  MT: euCountry("Malta", 18),
  NL: { ...euCountry("Netherlands", 21), hasArticle: true },
  PL: euCountry("Poland", 23),
  PT: euCountry("Portugal", 23),
  RO: euCountry("Romania", 21),
  SK: euCountry("Slovakia", 23),
  SI: euCountry("Slovenia", 22),
  ES: euCountry("Spain", 21),
  SE: euCountry("Sweden", 25),
  CA: {
    name: "Canada",
    basis: "FOB",
    vatBase: "duties",
    vatName: "GST",
    vatPercent: 5,
    source: "Customs Act, section 48, and Excise Tax Act, section 215",
  },
  AU: {
    name: "Australia",
    basis: "FOB",
    vatBase: "freight",
    vatName: "GST",
    vatPercent: 10,
    source: "Customs Act 1901, section 161, and GST Act 1999, section 13-20",
  },
  NZ: {
    name: "New Zealand",
    basis: "FOB",
    vatBase: "freight",
    vatName: "GST",
    vatPercent: 15,
    source: "Customs and Excise Act 2018, Schedule 4, and GST Act 1985, section 12",
  },
  ZA: {
    name: "South Africa",
    basis: "FOB",
    vatBase: "uplift",
    vatName: "VAT",
    vatPercent: 15,
    source: "Value-Added Tax Act 89 of 1991, section 13(2)",
  },
  CH: {
    name: "Switzerland",
    isDutyByWeight: true,
    basis: "CIF",
    vatBase: "door",
    vatName: "VAT",
    vatPercent: 8.1,
    source: "VAT Act (MWSTG), Article 54, with all costs to the destination in Switzerland",
  },
  NO: {
    name: "Norway",
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 25,
    source: "Norwegian Customs, the customs value with the transport to Norway, and the duties",
  },
  JP: {
    name: "Japan",
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 10,
    source: "Customs Tariff Act, Article 4, and Consumption Tax Act, Article 28",
  },
  KR: {
    name: "South Korea",
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 10,
    source: "Customs Act, Article 30, and Value-Added Tax Act, Article 29",
  },
  SG: {
    name: "Singapore",
    basis: "CIF",
    vatBase: "duties",
    vatName: "GST",
    vatPercent: 9,
    source: "Singapore Customs, which also count commissions; these are left out here",
  },
  AE: {
    name: "United Arab Emirates",
    hasArticle: true,
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 5,
    source: "Federal Decree-Law No. 8 of 2017, Article 35",
  },
  SA: {
    name: "Saudi Arabia",
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 15,
    source: "VAT Law, Article 15, and GCC Common Customs Law, Article 26",
  },
  MX: {
    name: "Mexico",
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 16,
    // Federal Law of Duties, Article 49: 8 per thousand.
    processingFee: {
      name: "DTA",
      percent: 0.8,
      minimum: "425 MXN in 2024, not confirmed since: sat.gob.mx",
    },
    source: "Customs Law, Article 65, and VAT Law, Article 27, with the DTA",
  },
  other: otherDestination,
};

function euCountry(name: string, vatPercent: number): Destination {
  return {
    name,
    isInEu: true,
    basis: "CIF",
    vatBase: "door",
    vatName: "VAT",
    vatPercent,
    source: "Union Customs Code, Article 71, and VAT Directive 2006/112/EC, Articles 85 and 86",
  };
}
