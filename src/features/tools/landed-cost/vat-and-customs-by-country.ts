/** Whether the customs value includes (CIF) or excludes (FOB) freight and insurance. */
export type CustomsBasis = "FOB" | "CIF";

/**
 * What import VAT or GST is charged on besides the customs value and duties. "door": all costs to
 * the door. "freight": freight and insurance, where the customs value is FOB. "uplift": 10% of the
 * customs value. "duties": nothing else.
 */
export type VatBase = "door" | "freight" | "uplift" | "duties";

export type Destination = {
  name: string;
  /** Whether the name takes "the" in a sentence. */
  hasArticle?: boolean;
  basis: CustomsBasis;
  vatBase: VatBase;
  vatName: "VAT" | "GST";
  vatPercent: number;
};

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

export const otherDestination = otherCountry("another country", 0);

/** Countries by the code used in links, in the order in which visitors choose from them. VAT rates are standard rates. */
export const destinations: Readonly<Record<string, Destination>> = {
  US: {
    name: "United States",
    hasArticle: true,
    basis: "FOB",
    vatBase: "duties",
    vatName: "VAT",
    vatPercent: 0,
  },
  UK: { ...europeanCountry("United Kingdom", 20), hasArticle: true },
  AT: europeanCountry("Austria", 20),
  BE: europeanCountry("Belgium", 21),
  BG: europeanCountry("Bulgaria", 20),
  HR: europeanCountry("Croatia", 25),
  CY: europeanCountry("Cyprus", 19),
  CZ: europeanCountry("Czechia", 21),
  DK: europeanCountry("Denmark", 25),
  EE: europeanCountry("Estonia", 24),
  FI: europeanCountry("Finland", 25.5),
  FR: europeanCountry("France", 20),
  DE: europeanCountry("Germany", 19),
  GR: europeanCountry("Greece", 24),
  HU: europeanCountry("Hungary", 27),
  IE: europeanCountry("Ireland", 23),
  IT: europeanCountry("Italy", 22),
  LV: europeanCountry("Latvia", 21),
  LT: europeanCountry("Lithuania", 21),
  LU: europeanCountry("Luxembourg", 17),
  MT: europeanCountry("Malta", 18),
  NL: { ...europeanCountry("Netherlands", 21), hasArticle: true },
  PL: europeanCountry("Poland", 23),
  PT: europeanCountry("Portugal", 23),
  RO: europeanCountry("Romania", 21),
  SK: europeanCountry("Slovakia", 23),
  SI: europeanCountry("Slovenia", 22),
  ES: europeanCountry("Spain", 21),
  SE: europeanCountry("Sweden", 25),
  CA: { name: "Canada", basis: "FOB", vatBase: "duties", vatName: "GST", vatPercent: 5 },
  AU: { name: "Australia", basis: "FOB", vatBase: "freight", vatName: "GST", vatPercent: 10 },
  NZ: { name: "New Zealand", basis: "FOB", vatBase: "freight", vatName: "GST", vatPercent: 15 },
  ZA: { name: "South Africa", basis: "FOB", vatBase: "uplift", vatName: "VAT", vatPercent: 15 },
  CH: otherCountry("Switzerland", 8.1),
  NO: otherCountry("Norway", 25),
  JP: otherCountry("Japan", 10),
  KR: otherCountry("South Korea", 10),
  SG: { ...otherCountry("Singapore", 9), vatName: "GST" },
  AE: { ...otherCountry("United Arab Emirates", 5), hasArticle: true },
  SA: otherCountry("Saudi Arabia", 15),
  MX: otherCountry("Mexico", 16),
  other: otherDestination,
};

function europeanCountry(name: string, vatPercent: number): Destination {
  return { name, basis: "CIF", vatBase: "door", vatName: "VAT", vatPercent };
}

function otherCountry(name: string, vatPercent: number): Destination {
  return { name, basis: "CIF", vatBase: "duties", vatName: "VAT", vatPercent };
}
