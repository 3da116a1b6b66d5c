import type { FactSource } from "@/lib/facts";

export const carrierRulesSource = {
  figures: "Carriers’ divisors for volumetric weight, and minimums of groupage",
  asOf: "2026-11",
  source: "airlines’ and couriers’ service guides, groupage tariffs",
  changes: "with carriers’ new rates, mostly each January",
  maxAgeMonths: 12,
} satisfies FactSource;

type CarrierFigure = { value: number; source: string };

/** Rules that carriers may change: divisors for volumetric weight, and minimums. */
export const carrierRules = {
  airDivisor: { value: 6000, source: "Airlines’ rule, 166 cubic inches a pound" },
  courierDivisor: { value: 5000, source: "DHL, FedEx and UPS service guides" },
  usCourierDivisor: { value: 139, source: "FedEx and UPS service guides, United States" },
  seaKgPerCbm: { value: 1000, source: "Weight or measure; some tariffs 500, 750 or 363" },
  seaMinimumCbm: { value: 1, source: "Groupage tariffs; some 0.5 or 2" },
  railKgPerCbm: { value: 500, source: "China to Europe groupage; ask the forwarder" },
  railMinimumCbm: { value: 1, source: "China to Europe groupage; ask the forwarder" },
  roadKgPerCbm: { value: 333, source: "European groupage tariffs" },
  roadKgPerMeter: { value: 1850, source: "On the continent; UK and Nordic tariffs 2,000" },
} as const satisfies Record<string, CarrierFigure>;

/** Below the usual minimum charge for groupage, sharing a container makes no sense yet. */
export const smallCbm = carrierRules.seaMinimumCbm.value;

/** In this range of cubic meters either a shared or a whole container can cost less. */
export const bothQuotesCbm = { from: 10, to: 18 } as const;

/** Where guides put the point from which a whole container costs less: it moves with the rates. */
export const quotedTurningPointCbm = { from: 10, to: 20 } as const;

/** From about here on a whole 20 ft container usually costs less than a share. */
export const wholeContainerCbm = { from: 13, to: 15 } as const;
