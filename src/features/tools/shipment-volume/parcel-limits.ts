import type { ParcelLimits } from "@/config/carrier-limits";
import { formatPlain } from "@/lib/numbers";
import { removeFloatError } from "./float-error";
import type { ParcelCarrier } from "./parcel-carriers";
import type { CartonRow, LimitedCarrier, ShipmentInput, Sides } from "./shipment-input";

/** How a carrier sees a carton. */
export type ParcelVerdict = {
  carrier: ParcelCarrier;
  /** Why it refuses the carton as a parcel, for example "over 70 kg". Empty if it takes it. */
  problems: readonly string[];
  /** Whether it takes the carton and charges it as a large package. */
  isLargePackage: boolean;
};

export function judgeParcel(
  carton: CartonRow,
  { parcelCarriers, largePackageGirthCm }: ShipmentInput,
): ParcelVerdict[] {
  return parcelCarriers.map((carrier) => {
    const problems = findParcelProblems(carton, carrier);
    const isLarge = measureGirth(carton.sidesCm) > largePackageGirthCm;
    return {
      carrier,
      problems,
      isLargePackage: carrier.hasLargePackages && isLarge && problems.length === 0,
    };
  });
}

function findParcelProblems({ sidesCm, kg }: CartonRow, { limits }: LimitedCarrier): string[] {
  const { maxKg, maxSideCm, maxGirthCm }: ParcelLimits = limits;
  const problems: string[] = [];
  if (kg > maxKg) problems.push(`over ${formatPlain(maxKg)} kg`);
  if (Math.max(...sidesCm) > maxSideCm) problems.push(`a side over ${formatPlain(maxSideCm)} cm`);
  if (measureGirth(sidesCm) > maxGirthCm)
    problems.push(`length and girth over ${formatPlain(maxGirthCm)} cm`);
  return problems;
}

/** Length and girth: the longest side and twice the other two. */
function measureGirth(sidesCm: Sides): number {
  const [a, b, c] = sidesCm;
  return removeFloatError(2 * (a + b + c) - Math.max(...sidesCm));
}
