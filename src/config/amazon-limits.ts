import type { FactSource } from "@/lib/facts";

export const amazonLimitsSource = {
  figures: "Amazon’s limits for cartons, pallets and shipments",
  asOf: "2026-11",
  source:
    "Amazon’s help pages P93DA9U9D8QC7KH and GDPNG95YSJSFDNPM for pallets in Europe, 200280260 for boxes in a shipment, UPS’s weight and size guide, and sellers’ guides for the rest",
  changes: "now and then; look twice a year, in a seller account",
  maxAgeMonths: 6,
} satisfies FactSource;

/**
 * The limits of Amazon's warehouses. The authority is the shipping settings of the seller's account.
 * "" means that no value was found. United States in inches and pounds, the others in centimeters
 * and kilograms.
 */
export const regions = ["US", "EU", "UK"] as const;

export type Region = (typeof regions)[number];

const us = {
  cartonWeight: "50",
  jewelryWeight: "40",
  /** Heavier single units (in Europe: heavier cartons of any kind) need a label. */
  heavyWeight: "50",
  mechWeight: "100",
  /** Since June 20, 2025. Older guides say 25 in for every side. */
  longestSide: "36",
  otherSides: "25",
  smallestLong: "6",
  smallestMiddle: "4",
  smallestShort: "1",
  smallestWeight: "1",
  maxUnits: "150",
  /** Amazon's bulk storage (AWD). */
  bulkSide: "25",
  bulkWeight: "50",
  palletLength: "48",
  palletWidth: "40",
  palletHeight: "72",
  /** The height of two stacked pallets together. */
  stackedHeight: "100",
  palletWeight: "1500",
  palletBase: "6",
  overhang: "1",
};

const eu: typeof us = {
  cartonWeight: "23",
  jewelryWeight: "15",
  heavyWeight: "15",
  mechWeight: "",
  longestSide: "63.5",
  otherSides: "63.5",
  smallestLong: "",
  smallestMiddle: "",
  smallestShort: "",
  smallestWeight: "",
  maxUnits: "150",
  bulkSide: "",
  bulkWeight: "",
  palletLength: "120",
  palletWidth: "80",
  palletHeight: "180",
  /** Partnered carriers in Europe refuse stacked pallets. */
  stackedHeight: "",
  palletWeight: "500",
  palletBase: "15",
  overhang: "0",
};

export type LimitName = keyof typeof us;

export const limits: Record<Region, Readonly<Record<LimitName, string>>> = {
  US: us,
  EU: eu,
  UK: { ...eu, palletWidth: "100" },
};

/** What UPS takes as a parcel in the United States, by its weight and size guide. */
export const upsLimitsInUs = { maxGirthIn: 165, maxSideIn: 108, maxPounds: 150 };

/** The most boxes in one parcel shipment, by partnered carriers and by others. */
export const boxesPerShipment = { partnered: 200, other: 500 };

export const getUnits = (region: Region) =>
  region === "US"
    ? ({ length: "in", weight: "lb" } as const)
    : ({ length: "cm", weight: "kg" } as const);
