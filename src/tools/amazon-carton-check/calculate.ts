import { floorWithTolerance } from "@/lib/rounding";
import type { Outcome } from "@/tools/engine/define-tool";
import { readCarton, type Carton, type TypedCarton } from "./carton";
import type { Check } from "./check-limit";
import { checkBulkStorage, checkPackedCarton, findWeightLimit } from "./packed-carton";
import { checkPallet, fillPallet, type PalletFill } from "./pallet";
import { checkParcel } from "./parcel";

/** How many units such a carton may hold, and which limit decides. */
type UnitAllowance = {
  units: number;
  limitedBy: "weight" | "count" | "single";
  /** The number by weight alone, even if the limit of units is lower. */
  byWeight: number;
};

export type CartonCheck = Carton & {
  checks: readonly Check[];
  /** The warehouse's limits that are exceeded: those for the carton, then those for the pallet. */
  failed: readonly Check[];
  /** The pallet is refused, and the carton is not. */
  isPalletRefused: boolean;
  isRefusedInBulk: boolean;
  /** The weight limit that applies to this carton. */
  weightLimit: number;
  allowance: UnitAllowance;
  fill: PalletFill;
};

export function checkCarton(values: TypedCarton): Outcome<CartonCheck> {
  const read = readCarton(values);
  if (!read.ok) return read;
  const carton = read.result;
  const fill = fillPallet(carton);
  const ofCarton = checkPackedCarton(carton);
  const inBulk = checkBulkStorage(carton);
  const ofPallet = checkPallet(carton, fill);
  const isRefused = ofCarton.some(isFailed);
  return {
    ok: true,
    result: {
      ...carton,
      checks: [...ofCarton, ...inBulk, ...checkParcel(carton), ...ofPallet],
      failed: [...ofCarton, ...ofPallet].filter(isFailed),
      isPalletRefused: !isRefused && ofPallet.some(isFailed),
      isRefusedInBulk: inBulk.some(isFailed),
      weightLimit: findWeightLimit(carton),
      allowance: countAllowedUnits(carton, isRefused),
      fill,
    },
  };
}

function isFailed({ verdict }: Check): boolean {
  return verdict === "fail";
}

function countAllowedUnits(carton: Carton, isRefused: boolean): UnitAllowance {
  const byWeight = floorWithTolerance(findWeightLimit(carton) / (carton.weight / carton.units));
  // Only its weight can refuse a single unit.
  if (carton.isSingle === "yes")
    return { units: isRefused ? 0 : 1, limitedBy: isRefused ? "weight" : "single", byWeight };
  const byCount = floorWithTolerance(carton.maxUnits);
  return byCount < byWeight
    ? { units: byCount, limitedBy: "count", byWeight }
    : { units: byWeight, limitedBy: "weight", byWeight };
}
