import { amazonUpsLimits, fedexLimits, upsLimits } from "@/config/carrier-limits";

/** Who takes cartons as parcels, with the names of the form's fields for the limits. */
export const parcelCarriers = [
  {
    id: "ups",
    usualLimits: upsLimits,
    fields: { maxKg: "upsMaxKg", maxSideCm: "upsMaxSideCm", maxGirthCm: "upsMaxGirthCm" },
    isFromChina: true,
    hasLargePackages: true,
  },
  {
    id: "fedex",
    usualLimits: fedexLimits,
    fields: { maxKg: "fedexMaxKg", maxSideCm: "fedexMaxSideCm", maxGirthCm: "fedexMaxGirthCm" },
    isFromChina: true,
    hasLargePackages: false,
  },
  {
    id: "amazonUps",
    usualLimits: amazonUpsLimits,
    fields: {
      maxKg: "amazonUpsMaxKg",
      maxSideCm: "amazonUpsMaxSideCm",
      maxGirthCm: "amazonUpsMaxGirthCm",
    },
    isFromChina: false,
    hasLargePackages: true,
  },
] as const;

export const parcelLimitNames = ["maxKg", "maxSideCm", "maxGirthCm"] as const;

export type ParcelCarrier = (typeof parcelCarriers)[number];
