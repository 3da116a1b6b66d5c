import type { FactSource } from "@/lib/facts";

export const amazonLimitsSource = {
  figures: "Amazon’s limits for cartons, pallets and shipments",
  asOf: "2026-11",
  source:
    "Amazon’s help pages P93DA9U9D8QC7KH and GDPNG95YSJSFDNPM for pallets in Europe, 200280260 for boxes in a shipment, UPS’s weight and size guide, and sellers’ guides for the rest",
  changes: "now and then; look twice a year, in a seller account",
  maxAgeMonths: 6,
} satisfies FactSource;

export const regions = ["US", "EU", "UK"] as const;

export type Region = (typeof regions)[number];

/** Falls back to the United States. */
export function findRegion(text: string | undefined): Region {
  return regions.find((region) => region === text) ?? "US";
}

type AmazonLimit = {
  /** Its short name in links to the carton check. */
  linkKey: string;
  kind: "length" | "weight" | "count";
  /** There may be none, which is written as "". */
  isOptional?: true;
  mayBeZero?: true;
} & Readonly<Record<Region, string>>;

/**
 * The limits of Amazon's warehouses: United States in inches and pounds, the others in centimeters
 * and kilograms. The authority is the shipping settings of the seller's account. The carton check
 * has a field for each row, in this order.
 */
export const limits = {
  maxCartonWeight: { linkKey: "xw", kind: "weight", US: "50", EU: "23", UK: "23" },
  // United States: since June 20, 2025. Older guides say 25 in for every side.
  maxLongestSide: { linkKey: "xl", kind: "length", US: "36", EU: "63.5", UK: "63.5" },
  maxOtherSides: { linkKey: "xo", kind: "length", US: "25", EU: "63.5", UK: "63.5" },
  // Heavier single units (in Europe: heavier cartons of any kind) need a label.
  heavyLabelWeight: { linkKey: "xh", kind: "weight", US: "50", EU: "15", UK: "15" },
  mechLiftWeight: { linkKey: "xm", kind: "weight", isOptional: true, US: "100", EU: "", UK: "" },
  maxJewelryWeight: { linkKey: "xj", kind: "weight", US: "40", EU: "15", UK: "15" },
  maxUnits: { linkKey: "xu", kind: "count", US: "150", EU: "150", UK: "150" },
  minLongestSide: { linkKey: "xa", kind: "length", isOptional: true, US: "6", EU: "", UK: "" },
  minMiddleSide: { linkKey: "xb", kind: "length", isOptional: true, US: "4", EU: "", UK: "" },
  minShortestSide: { linkKey: "xc", kind: "length", isOptional: true, US: "1", EU: "", UK: "" },
  minWeight: { linkKey: "xd", kind: "weight", isOptional: true, US: "1", EU: "", UK: "" },
  // Amazon's bulk storage (AWD).
  maxBulkSide: { linkKey: "xs", kind: "length", isOptional: true, US: "25", EU: "", UK: "" },
  maxBulkWeight: { linkKey: "xt", kind: "weight", isOptional: true, US: "50", EU: "", UK: "" },
  palletLength: { linkKey: "xp", kind: "length", US: "48", EU: "120", UK: "120" },
  palletWidth: { linkKey: "xq", kind: "length", US: "40", EU: "80", UK: "100" },
  maxPalletHeight: { linkKey: "xy", kind: "length", US: "72", EU: "180", UK: "180" },
  // Where one single unit is higher than other pallets may be, by Amazon's article for sellers.
  maxTallPalletHeight: {
    linkKey: "x8",
    kind: "length",
    isOptional: true,
    US: "98",
    EU: "",
    UK: "",
  },
  // Two stacked pallets together. Partnered carriers in Europe refuse them.
  maxTwoPalletsHeight: {
    linkKey: "x2",
    kind: "length",
    isOptional: true,
    US: "100",
    EU: "",
    UK: "",
  },
  maxPalletWeight: { linkKey: "xz", kind: "weight", US: "1500", EU: "500", UK: "500" },
  maxOverhang: { linkKey: "xv", kind: "length", mayBeZero: true, US: "1", EU: "0", UK: "0" },
  emptyPalletHeight: { linkKey: "xe", kind: "length", US: "6", EU: "15", UK: "15" },
} as const satisfies Record<string, AmazonLimit>;

export type LimitName = keyof typeof limits;

export const limitNames: readonly LimitName[] = Object.keys(limits).filter(isLimitName);

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limits, name);
}

/** A limit's row of the table. */
export function findLimit(name: LimitName): AmazonLimit {
  return limits[name];
}

/** What UPS takes as a parcel in the United States, by its weight and size guide. */
export const upsLimitsInUs = { maxGirthIn: 165, maxSideIn: 108, maxPounds: 150 };

/** The most boxes in one parcel shipment, by partnered carriers and by others. */
export const boxesPerShipment = { partnered: 200, other: 500 };

export const getUnits = (region: Region) =>
  region === "US"
    ? ({ length: "in", weight: "lb" } as const)
    : ({ length: "cm", weight: "kg" } as const);
