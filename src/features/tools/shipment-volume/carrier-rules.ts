type CarrierFigure = { value: number; source: string; asOf: string };

const asOf = "November 2026";

/** What carriers may change: how they count space as weight, their minimums and parcel limits. */
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

/** Below the usual minimum of groupage, a share of a container is no question yet. */
export const smallCbm = carrierRules.seaMinimumCbm.value;

/** From how many cubic meters to how many both a shared and a whole container may cost less. */
export const bothQuotesCbm = { from: 10, to: 18 } as const;
