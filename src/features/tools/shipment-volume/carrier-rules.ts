type CarrierFigure = { value: number; source: string; asOf: string };

const asOf = "November 2026";

/** Rules that carriers may change: divisors for volumetric weight, minimums and parcel limits. */
export const carrierRules = {
  airDivisor: { value: 6000, source: "Airlines' rule, 166 cubic inches a pound", asOf },
  courierDivisor: { value: 5000, source: "DHL, FedEx and UPS service guides", asOf },
  usCourierDivisor: { value: 139, source: "FedEx and UPS service guides, United States", asOf },
  seaKgPerCbm: { value: 1000, source: "Weight or measure; some tariffs 500, 750 or 363", asOf },
  seaMinimumCbm: { value: 1, source: "Groupage tariffs; some 0.5 or 2", asOf },
  railKgPerCbm: { value: 500, source: "China to Europe groupage; ask the forwarder", asOf },
  railMinimumCbm: { value: 1, source: "China to Europe groupage; ask the forwarder", asOf },
  roadKgPerCbm: { value: 333, source: "European groupage tariffs", asOf },
  parcelMaxKg: { value: 70, source: "Courier service guides", asOf },
  parcelMaxSideCm: { value: 274, source: "Courier service guides", asOf },
  parcelMaxGirthCm: { value: 400, source: "Courier service guides", asOf },
} as const satisfies Record<string, CarrierFigure>;

/** Below the usual minimum charge for groupage, sharing a container makes no sense yet. */
export const smallCbm = carrierRules.seaMinimumCbm.value;

/** In this range of cubic meters either a shared or a whole container can cost less. */
export const bothQuotesCbm = { from: 10, to: 18 } as const;
