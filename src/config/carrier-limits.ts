import type { FactSource } from "@/lib/facts";

export const carrierLimitsSource = {
  figures: "Carriers’ parcel limits, and surcharges for large packages and their handling",
  asOf: "2026-11",
  source:
    "UPS’s weight and size guide, pages of FedEx’s partners, Amazon’s page on partnered carriers (P93DA9U9D8QC7KH), guides to the United States rules of FedEx of January 12 and of UPS of January 26, 2026",
  changes: "each January, with the carriers’ new rates",
  maxAgeMonths: 12,
} satisfies FactSource;

/**
 * What a carrier takes as one parcel. Length and girth are the longest side plus twice the other
 * two.
 */
export type ParcelLimits = { maxKg: number; maxSideCm: number; maxGirthCm: number };

/** UPS outside the United States, where it takes larger parcels. */
export const upsLimits: ParcelLimits = { maxKg: 70, maxSideCm: 274, maxGirthCm: 400 };

/** From undated pages of partners; FedEx's own guide was not to be had. */
export const fedexLimits: ParcelLimits = { maxKg: 68, maxSideCm: 274, maxGirthCm: 330 };

/**
 * UPS within Europe, booked through Amazon's partnered carrier program. Amazon names the sizes, the
 * weight is UPS's own.
 */
export const amazonUpsLimits: ParcelLimits = { maxKg: 70, maxSideCm: 270, maxGirthCm: 419 };

/** DHL in Germany, booked through Amazon's partnered carrier program. */
export const amazonDhlLimits = {
  maxKg: 31.5,
  maxSideCm: 120,
  maxOtherSidesCm: 60,
  maxGirthCm: 360,
};

/** Above one of these UPS, and in the United States FedEx too, charges a large package. */
export const upsLargePackage = {
  /** Europe and Asia. Charged as at least so many kilograms, besides the surcharge. */
  overGirthCm: 300,
  minimumKg: 40,
  /** United States accounts, since January 2026 also by volume and weight. */
  us: { overGirthIn: 130, overSideIn: 96, overCubicIn: 17_280, overPounds: 110 },
};

/** Above this volume UPS and FedEx charge additional handling in the United States. */
export const usAdditionalHandling = { overCubicIn: 10_368 };
