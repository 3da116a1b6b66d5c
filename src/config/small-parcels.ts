import type { FactSource } from "@/lib/facts";

/** What customs take for parcels of low value. */
export const smallParcels = {
  /** A flat duty for each tariff subheading (six digits) in a parcel to a consumer. */
  eu: { dutyEur: 3, belowEur: 150, from: "2026-07-01", until: "2028-07-01" },
  /** The relief from duty ends in this month at the latest, if Parliament follows the government. */
  uk: { reliefGbp: 135, until: "2028-10" },
  us: { dutyFreeEnded: "2025-08-29" },
  /** What EU states take for a parcel besides. France has suspended its fee. */
  states: { romaniaRon: 25, franceEur: 2, franceSuspended: "2026-07-01" },
} as const;

export const smallParcelsSource = {
  figures: "Duties on small parcels in the EU, the UK and the US",
  asOf: "2026-11",
  source:
    "Council of the EU, February 11, 2026, and the Commission’s guidance of June 2, 2026; UK Budget of November 2025 and, on its new date, the British Retail Consortium in 2026; US executive order of July 30, 2025",
  changes: "at any time; the EU plans a handling fee, whose start was not found",
  maxAgeMonths: 6,
} as const satisfies FactSource;
