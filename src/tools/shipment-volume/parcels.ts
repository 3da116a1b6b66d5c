import { usAdditionalHandling, type ParcelLimits } from "@/config/carrier-limits";
import { ceilWithTolerance, removeFloatError } from "@/lib/rounding";
import { CM_PER_INCH } from "@/lib/units";
import type { CartonRow, Sides } from "./cartons";

/** Who takes cartons as parcels. */
export const parcelCarriers = [
  { id: "ups", isFromChina: true, hasLargePackages: true },
  { id: "fedex", isFromChina: true, hasLargePackages: false },
  { id: "amazonUps", isFromChina: false, hasLargePackages: true },
] as const;

/** A carrier with its limits as entered in the form. */
type ParcelCarrier = (typeof parcelCarriers)[number] & { limits: ParcelLimits };

/** How a carrier sees a carton. */
export type ParcelVerdict = {
  carrier: ParcelCarrier;
  /** Its limits that the carton exceeds. Empty if it takes the carton as a parcel. */
  exceeded: readonly (keyof ParcelLimits)[];
  /** Whether it takes the carton and charges it as a large package. */
  isLargePackage: boolean;
};

export const parcelLimitNames = ["maxKg", "maxSideCm", "maxGirthCm"] as const;

/** @param largePackageGirthCm above this length and girth UPS charges a large package */
export function judgeParcel(
  { sidesCm, kg }: CartonRow,
  carriers: readonly ParcelCarrier[],
  largePackageGirthCm: number,
): ParcelVerdict[] {
  const measures: ParcelLimits = {
    maxKg: kg,
    maxSideCm: Math.max(...sidesCm),
    maxGirthCm: measureGirth(sidesCm),
  };
  const isLarge = measures.maxGirthCm > largePackageGirthCm;
  return carriers.map((carrier) => {
    const exceeded = parcelLimitNames.filter((limit) => measures[limit] > carrier.limits[limit]);
    return {
      carrier,
      exceeded,
      isLargePackage: carrier.hasLargePackages && isLarge && exceeded.length === 0,
    };
  });
}

/** Length and girth: the longest side and twice the other two. */
function measureGirth(sidesCm: Sides): number {
  const [a, b, c] = sidesCm;
  return removeFloatError(2 * (a + b + c) - Math.max(...sidesCm));
}

/** Whether carriers in the United States, where cartons are typed in inches, charge its volume. */
export function isHandledInUs({ sidesCm, units }: CartonRow): boolean {
  const cubicIn = sidesCm.reduce((product, cm) => product * ceilWithTolerance(cm / CM_PER_INCH), 1);
  return units === "us" && cubicIn > usAdditionalHandling.overCubicIn;
}
