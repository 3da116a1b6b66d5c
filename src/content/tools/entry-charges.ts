import type { FactSource } from "@/lib/facts";

export const entryChargesSource = {
  figures: "What countries charge for an entry besides duty and VAT",
  asOf: "2026-11",
  source: "the sites named with each country",
  changes: "often in January, April or July",
  maxAgeMonths: 8,
} as const satisfies FactSource;

/** By the country’s code. What is not confirmed says so, and names where to look. */
const entryCharges: Readonly<Record<string, string>> = {
  AU: "Include customs’ 50 AUD an entry, 152 from 10,000 AUD, and for biosecurity 66 by sea, 45 by air. These are rates of July 2024; newer ones are not confirmed: abf.gov.au",
  NZ: "Include the customs and biosecurity levies on an entry. Since April 1, 2026, they differ by sea and air (orders 2025/272 and 2026/32), and the new amounts are not confirmed (before: 46.47 and 46.40 NZD): customs.govt.nz",
  CA: "We found no customs fee on an entry; to get goods before you pay, you post security of your own, from 5,000 CAD: cbsa-asfc.gc.ca",
  UK: "We found no customs fee on an entry, but some ports charge just under 20 GBP for each: thecustomhouse.co.uk",
  CH: "Include the carrier’s clearance: Swiss Post, for one, takes 16 CHF and 3% of the value, at most 70 CHF: post.ch",
  SG: "Include the permit, about 3.19 SGD: customs.gov.sg",
  SA: "Customs charge 0.15% of the value with freight, 15 to 500 SAR, at most 130 on goods free of duty. Add it as an additional duty, so that VAT counts it: zatca.gov.sa",
};

/** Where customs charge for an entry in fields of their own. */
const fieldsApart: Readonly<Record<string, string>> = {
  US: "Customs’ own fees are counted apart",
  MX: "The DTA is counted apart; the customs agent belongs here",
};

const unknown = "Ask the forwarder what customs charge for the entry; we have not confirmed it";

/** @param asOf for example "November 2026" */
export function describeEntryCharges(code: string, asOf: string): string {
  return fieldsApart[code] ?? `${entryCharges[code] ?? unknown} (${asOf})`;
}
