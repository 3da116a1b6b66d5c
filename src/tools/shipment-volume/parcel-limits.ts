import type { ParcelLimits } from "@/config/carrier-limits";
import { removeFloatError } from "@/lib/tools/rounding";
import type { CartonRow, Sides } from "./cartons";
import { parcelLimitNames, type ParcelCarrier } from "./parcel-carriers";
import type { LimitedCarrier, ShipmentInput } from "./shipment-input";

export type ExceededLimit = { limit: keyof ParcelLimits; value: number };

/** How a carrier sees a carton. */
export type ParcelVerdict = {
  carrier: ParcelCarrier;
  /** Its limits that the carton exceeds. Empty if it takes the carton as a parcel. */
  exceeded: readonly ExceededLimit[];
  /** Whether it takes the carton and charges it as a large package. */
  isLargePackage: boolean;
};

export function judgeParcel(
  carton: CartonRow,
  { parcelCarriers, largePackageGirthCm }: ShipmentInput,
): ParcelVerdict[] {
  return parcelCarriers.map((carrier) => {
    const exceeded = findExceeded(carton, carrier);
    const isLarge = measureGirth(carton.sidesCm) > largePackageGirthCm;
    return {
      carrier,
      exceeded,
      isLargePackage: carrier.hasLargePackages && isLarge && exceeded.length === 0,
    };
  });
}

function findExceeded({ sidesCm, kg }: CartonRow, { limits }: LimitedCarrier): ExceededLimit[] {
  const measures: Record<keyof ParcelLimits, number> = {
    maxKg: kg,
    maxSideCm: Math.max(...sidesCm),
    maxGirthCm: measureGirth(sidesCm),
  };
  return parcelLimitNames
    .filter((limit) => measures[limit] > limits[limit])
    .map((limit) => ({ limit, value: limits[limit] }));
}

/** Length and girth: the longest side and twice the other two. */
function measureGirth(sidesCm: Sides): number {
  const [a, b, c] = sidesCm;
  return removeFloatError(2 * (a + b + c) - Math.max(...sidesCm));
}
