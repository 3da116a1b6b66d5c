import type { FactSource } from "@/lib/facts";

/** Whether the customs value includes (CIF) or excludes (FOB) freight and insurance. */
export type CustomsBasis = "FOB" | "CIF";

/**
 * What import VAT or GST is charged on besides the customs value and the charges of customs.
 * "door": all costs to the door. "freight": freight and insurance, where the customs value is FOB.
 * "uplift": 10% of the customs value. "duties": nothing else.
 */
type VatBase = "door" | "freight" | "uplift" | "duties";

/**
 * What customs cut amounts down to, in units of money in the currency of the country: values to whole
 * `base`, each charge to whole `charge`. A percentage of the VAT is a local tax, counted and cut apart.
 */
export type Rounding = { currency: RegExp; base: number; charge: number; localTaxPercent: number };

type CustomsRules = {
  basis: CustomsBasis;
  vatBase: VatBase;
  vatName: "VAT" | "GST";
  vatPercent: number;
  /** Members of the EU have their customs duties in common. */
  isInEu?: boolean;
  /** The duty does not depend on the customs value. */
  isDutyByWeight?: boolean;
  /** How much of the freight from China is in the customs value if the goods come by air. */
  airFreightPercent?: number;
  /** A charge of customs in percent of the customs value, besides the duty. */
  processingFee?: { name: string; percent: number };
  rounding?: Rounding;
};

export const destinationsSource = {
  figures: "VAT and GST rates, and what duty and VAT are charged on, by country",
  asOf: "2026-11",
  source:
    "WTO Valuation Agreement, Article 8.2; the laws named with each country; Implementing Regulation (EU) 2015/2447, Annex 23-01; Japan Customs, answer 1111; national tax authorities; European Commission, VAT rates",
  changes: "often in January, and in some countries in July",
  maxAgeMonths: 6,
} as const satisfies FactSource;

/** South Africa adds 10% to the customs value before VAT. */
export const UPLIFT_PERCENT = 110;

/**
 * In percent, by the airport of departure: what lies outside the customs territory, as fixed in
 * Implementing Regulation (EU) 2015/2447, Article 138 and Annex 23-01. The UK kept the table for its
 * declarations (data element 5/21, appendix 15A). It is for freight and its surcharges only, and VAT is
 * charged on the rest of the freight as well.
 */
export const airFreightPercents = { china: 70, japanAndKorea: 83 } as const;

const byAir = { airFreightPercent: airFreightPercents.china } as const;

/**
 * What customs charge on, by the country's code in links, in the order in which visitors choose. VAT
 * rates are standard rates. Of other countries the most usual rules are assumed.
 */
const customsRules = {
  US: { basis: "FOB", vatBase: "duties", vatName: "VAT", vatPercent: 0 },
  UK: { basis: "CIF", vatBase: "door", vatName: "VAT", vatPercent: 20, ...byAir },
  AT: inEu(20),
  BE: inEu(21),
  BG: inEu(20),
  HR: inEu(25),
  CY: inEu(19),
  CZ: inEu(21),
  DK: inEu(25),
  EE: inEu(24),
  FI: inEu(25.5),
  FR: inEu(20),
  DE: inEu(19),
  GR: inEu(24),
  HU: inEu(27),
  IE: inEu(23),
  IT: inEu(22),
  LV: inEu(21),
  LT: inEu(21),
  LU: inEu(17),
  MT: inEu(18),
  NL: inEu(21),
  PL: inEu(23),
  PT: inEu(23),
  RO: inEu(21),
  SK: inEu(23),
  SI: inEu(22),
  ES: inEu(21),
  SE: inEu(25),
  CA: { basis: "FOB", vatBase: "duties", vatName: "GST", vatPercent: 5 },
  AU: { basis: "FOB", vatBase: "freight", vatName: "GST", vatPercent: 10 },
  NZ: { basis: "FOB", vatBase: "freight", vatName: "GST", vatPercent: 15 },
  ZA: { basis: "FOB", vatBase: "uplift", vatName: "VAT", vatPercent: 15 },
  CH: {
    basis: "CIF",
    vatBase: "door",
    vatName: "VAT",
    vatPercent: 8.1,
    isDutyByWeight: true,
  },
  NO: { basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent: 25 },
  JP: {
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 10,
    rounding: { currency: /^(JPY|YEN|円)$/i, base: 1000, charge: 100, localTaxPercent: 22 },
  },
  KR: { basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent: 10 },
  SG: { basis: "CIF", vatBase: "duties", vatName: "GST", vatPercent: 9 },
  AE: { basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent: 5 },
  SA: { basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent: 15 },
  MX: {
    basis: "CIF",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 16,
    // Federal Law of Duties, Article 49: 8 per thousand.
    processingFee: { name: "DTA", percent: 0.8 },
  },
  other: { basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent: 0 },
} as const satisfies Record<string, CustomsRules>;

export type DestinationCode = keyof typeof customsRules;

export type Destination = CustomsRules & { code: DestinationCode };

export const destinations: readonly Destination[] = Object.keys(customsRules).map(findDestination);

/** A code that is not in the table means another country. */
export function findDestination(text: string): Destination {
  const code = isDestinationCode(text) ? text : "other";
  return { code, ...customsRules[code] };
}

function isDestinationCode(text: string): text is DestinationCode {
  return Object.hasOwn(customsRules, text);
}

function inEu(vatPercent: number) {
  return {
    basis: "CIF",
    vatBase: "door",
    vatName: "VAT",
    vatPercent,
    isInEu: true,
    ...byAir,
  } as const;
}
