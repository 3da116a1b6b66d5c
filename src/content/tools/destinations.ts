import type { DestinationCode } from "@/lib/trade/destinations";

type DestinationTexts = {
  name: string;
  /** With its article, if it takes one. */
  inSentence?: string;
  /** What says how the customs value and the VAT base are counted. Null if that is assumed. */
  source: string | null;
  /** The least of a processing fee. It is in the country's currency, so no calculation has it. */
  processingFeeMinimum?: string;
};

export const destinationTexts: Record<DestinationCode, DestinationTexts> = {
  US: { name: "United States", inSentence: "the United States", source: "19 U.S.C. 1401a(b)(4)" },
  UK: {
    name: "United Kingdom",
    inSentence: "the United Kingdom",
    source:
      "Value Added Tax Act 1994, section 21; by air HMRC’s percentages of air freight (CDS data element 5/21)",
  },
  AT: inEu("Austria"),
  BE: inEu("Belgium"),
  BG: inEu("Bulgaria"),
  HR: inEu("Croatia"),
  CY: inEu("Cyprus"),
  CZ: inEu("Czechia"),
  DK: inEu("Denmark"),
  EE: inEu("Estonia"),
  FI: inEu("Finland"),
  FR: inEu("France"),
  DE: inEu("Germany"),
  GR: inEu("Greece"),
  HU: inEu("Hungary"),
  IE: inEu("Ireland"),
  IT: inEu("Italy"),
  LV: inEu("Latvia"),
  LT: inEu("Lithuania"),
  LU: inEu("Luxembourg"),
  MT: inEu("Malta"),
  NL: { ...inEu("Netherlands"), inSentence: "the Netherlands" },
  PL: inEu("Poland"),
  PT: inEu("Portugal"),
  RO: inEu("Romania"),
  SK: inEu("Slovakia"),
  SI: inEu("Slovenia"),
  ES: inEu("Spain"),
  SE: inEu("Sweden"),
  CA: { name: "Canada", source: "Customs Act, section 48, and Excise Tax Act, section 215" },
  AU: {
    name: "Australia",
    source: "Customs Act 1901, section 161, and GST Act 1999, section 13-20",
  },
  NZ: {
    name: "New Zealand",
    source: "Customs and Excise Act 2018, Schedule 4, and GST Act 1985, section 12",
  },
  ZA: { name: "South Africa", source: "Value-Added Tax Act 89 of 1991, section 13(2)" },
  CH: {
    name: "Switzerland",
    source: "VAT Act (MWSTG), Article 54, with all costs to the destination in Switzerland",
  },
  NO: {
    name: "Norway",
    source: "Norwegian Customs, the customs value with the transport to Norway, and the duties",
  },
  JP: {
    name: "Japan",
    source:
      "Customs Tariff Act, Article 4, and Consumption Tax Act, Article 28; Japan Customs, answer 1111",
  },
  KR: {
    name: "South Korea",
    source: "Customs Act, Article 30, and Value-Added Tax Act, Article 29",
  },
  SG: {
    name: "Singapore",
    source: "Singapore Customs, which also count commissions; these are left out here",
  },
  AE: {
    name: "United Arab Emirates",
    inSentence: "the United Arab Emirates",
    source: "Federal Decree-Law No. 8 of 2017, Article 35",
  },
  SA: {
    name: "Saudi Arabia",
    source: "VAT Law, Article 15, and GCC Common Customs Law, Article 26",
  },
  MX: {
    name: "Mexico",
    source: "Customs Law, Article 65, and VAT Law, Article 27, with the DTA",
    processingFeeMinimum: "425 MXN in 2024, not confirmed since: sat.gob.mx",
  },
  other: { name: "Other", inSentence: "another country", source: null },
};

function inEu(name: string): DestinationTexts {
  return {
    name,
    source:
      "Union Customs Code, Article 71, by air with Annex 23-01 of its Implementing Regulation (EU) 2015/2447, and VAT Directive 2006/112/EC, Articles 85 and 86",
  };
}

/** For example "the United States". */
export function nameInSentence(code: DestinationCode): string {
  const { name, inSentence = name } = destinationTexts[code];
  return inSentence;
}
