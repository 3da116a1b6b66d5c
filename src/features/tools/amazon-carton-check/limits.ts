/**
 * The limits of Amazon's warehouses, as of November 2026. They come from published guides; the
 * authority is the shipping settings of the seller's account. "" means that no value was found.
 * United States in inches and pounds, the others in centimeters and kilograms.
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
  stackedHeight: "",
  palletWeight: "500",
  palletBase: "15",
  overhang: "0",
};

export type LimitName = keyof typeof us;

export const limits: Record<Region, Readonly<Record<LimitName, string>>> = {
  US: us,
  EU: eu,
  /** Some guides say 1,000 kg per pallet in the United Kingdom. */
  UK: { ...eu, palletWidth: "100" },
};

export const getUnits = (region: Region) =>
  region === "US"
    ? ({ length: "in", weight: "lb" } as const)
    : ({ length: "cm", weight: "kg" } as const);
