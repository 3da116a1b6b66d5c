/** Whether the customs value includes (CIF) or excludes (FOB) freight and insurance. */
export type CustomsBasis = "FOB" | "CIF";

/**
 * What import VAT or GST is charged on besides the customs value and duties: all costs to the door,
 * freight and insurance (where the customs value is FOB), 10% of the customs value, or nothing.
 */
export type VatBase = "door" | "carriage" | "uplift" | "duties";

export type Destination = {
  name: string;
  /** Whether the name takes "the" in a sentence. */
  hasArticle?: boolean;
  basis: CustomsBasis;
  vatBase: VatBase;
  vatName: "VAT" | "GST";
  vatPercent: number;
};

type FiscalYear = {
  year: number;
  from: string;
  /** The minimum fee of a formal entry, in US dollars. */
  min: number;
  max: number;
  /** The flat fee of an informal entry, in US dollars. */
  informal: number;
};

/** US fiscal years begin on October 1 of the previous year. Sorted, the latest last. */
export const usFiscalYears: readonly [FiscalYear, ...FiscalYear[]] = [
  { year: 2025, from: "2024-10-01", min: 32.71, max: 634.62, informal: 2.62 },
  { year: 2026, from: "2025-10-01", min: 33.58, max: 651.5, informal: 2.69 },
  { year: 2027, from: "2026-10-01", min: 34.58, max: 670.86, informal: 2.77 },
];

export const usFees = {
  mpfPercent: {
    value: 0.3464,
    asOf: "October 1, 2026",
    source: "19 CFR 24.23, Customs and Border Protection",
  },
  formalLimit: { value: 2500, asOf: "October 1, 2026", source: "19 CFR 143.21" },
  hmfPercent: { value: 0.125, asOf: "November 2026", source: "19 CFR 24.24" },
} as const;

export const ourTerms = {
  feePercent: { value: 7, asOf: "November 2026", source: "our terms" },
  feeMinimum: { value: 50, asOf: "November 2026", source: "our terms" },
} as const;

/** Sources of the customs values and tax rates in `destinations`. */
export const destinationSource = {
  asOf: "November 2026",
  basis: "WTO Valuation Agreement, Article 8.2, and each country’s own customs law",
  vat: "national tax authorities; European Commission, VAT rates",
} as const;

/**
 * South Africa adds 10% to the customs value before VAT: Value-Added Tax Act 89 of 1991, section
 * 13(2), as of November 2026.
 */
export const UPLIFT_PERCENT = 110;

export const otherDestination = elsewhere("another country", 0);

/** Countries by the code used in links, in the order of the list. VAT rates are standard rates. */
export const destinations: Readonly<Record<string, Destination>> = {
  US: {
    name: "United States",
    hasArticle: true,
    basis: "FOB",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 0,
  },
  UK: { ...european("United Kingdom", 20), hasArticle: true },
  AT: european("Austria", 20),
  BE: european("Belgium", 21),
  BG: european("Bulgaria", 20),
  HR: european("Croatia", 25),
  CY: european("Cyprus", 19),
  CZ: european("Czechia", 21),
  DK: european("Denmark", 25),
  EE: european("Estonia", 24),
  FI: european("Finland", 25.5),
  FR: european("France", 20),
  DE: european("Germany", 19),
  GR: european("Greece", 24),
  HU: european("Hungary", 27),
  IE: european("Ireland", 23),
  IT: european("Italy", 22),
  LV: european("Latvia", 21),
  LT: european("Lithuania", 21),
  LU: european("Luxembourg", 17),
  MT: european("Malta", 18),
  NL: { ...european("Netherlands", 21), hasArticle: true },
  PL: european("Poland", 23),
  PT: european("Portugal", 23),
  RO: european("Romania", 21),
  SK: european("Slovakia", 23),
  SI: european("Slovenia", 22),
  ES: european("Spain", 21),
  SE: european("Sweden", 25),
  CA: { name: "Canada", basis: "FOB", vatBase: "duties", vatName: "GST", vatPercent: 5 },
  AU: { name: "Australia", basis: "FOB", vatBase: "carriage", vatName: "GST", vatPercent: 10 },
  NZ: { name: "New Zealand", basis: "FOB", vatBase: "carriage", vatName: "GST", vatPercent: 15 },
  ZA: { name: "South Africa", basis: "FOB", vatBase: "uplift", vatName: "VAT", vatPercent: 15 },
  CH: elsewhere("Switzerland", 8.1),
  NO: elsewhere("Norway", 25),
  JP: elsewhere("Japan", 10),
  KR: elsewhere("South Korea", 10),
  SG: { ...elsewhere("Singapore", 9), vatName: "GST" },
  AE: { ...elsewhere("United Arab Emirates", 5), hasArticle: true },
  SA: elsewhere("Saudi Arabia", 15),
  MX: elsewhere("Mexico", 16),
  other: otherDestination,
};

/** The fiscal year of a date, "2026-11-23". Dates outside the table get the nearest year. */
export function findFiscalYear(day: string): FiscalYear {
  return usFiscalYears.findLast(({ from }) => from <= day) ?? usFiscalYears[0];
}

/** The last date for which the table has fees. */
export function lastFiscalDay(): string {
  return `${Math.max(...usFiscalYears.map(({ year }) => year))}-09-30`;
}

function european(name: string, vatPercent: number): Destination {
  return { name, basis: "CIF", vatBase: "door", vatName: "VAT", vatPercent };
}

function elsewhere(name: string, vatPercent: number): Destination {
  return { name, basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent };
}
