import { floorWithTolerance } from "@/lib/tools/rounding";
import type { Check } from "./check-limit";
import { checkPackedCarton, findWeightLimit } from "./packed-carton";
import { checkParcel } from "./parcel";
import { checkPallet, fillPallet, type PalletFill } from "./pallet";
import type { CartonInput } from "./read-input";

/** How many units such a carton may hold, and which limit decides. */
export type UnitAllowance = {
  units: number;
  limitedBy: "weight" | "count" | "single";
  /** The number by weight alone, even if `maxUnits` is lower. */
  byWeight: number;
};

export type CartonCheck = CartonInput & {
  checks: readonly Check[];
  /** The warehouse limits that are exceeded. Bulk storage limits don't count here. */
  failed: readonly Check[];
  isAccepted: boolean;
  /** The weight limit that applies to this carton. */
  weightLimit: number;
  allowance: UnitAllowance;
  fill: PalletFill;
};

export function checkCarton(input: CartonInput): CartonCheck {
  const fill = fillPallet(input);
  const checks = [...checkPackedCarton(input), ...checkParcel(input), ...checkPallet(input, fill)];
  const failed = checks.filter((check) => check.verdict === "fail" && !isOfBulkStorage(check));
  return {
    ...input,
    checks,
    failed,
    isAccepted: failed.length === 0,
    weightLimit: findWeightLimit(input),
    allowance: countAllowedUnits(input, checks),
    fill,
  };
}

/** Bulk storage (AWD) has lower limits of its own, which don't decide about the warehouse. */
export function isRefusedInBulk(checks: readonly Check[]): boolean {
  return checks.some((check) => check.verdict === "fail" && isOfBulkStorage(check));
}

function isOfBulkStorage({ id }: Check): boolean {
  return id.startsWith("bulk");
}

function countAllowedUnits(input: CartonInput, checks: readonly Check[]): UnitAllowance {
  const { weight, isSingle, units, limits } = input;
  const byWeight = floorWithTolerance(findWeightLimit(input) / (weight / units));
  if (isSingle) {
    const isTooHeavy = checks.some(({ id, verdict }) => id === "weight" && verdict === "fail");
    return { units: isTooHeavy ? 0 : 1, limitedBy: isTooHeavy ? "weight" : "single", byWeight };
  }
  const byCount = limits.maxUnits === null ? null : floorWithTolerance(limits.maxUnits);
  return byCount !== null && byCount < byWeight
    ? { units: byCount, limitedBy: "count", byWeight }
    : { units: byWeight, limitedBy: "weight", byWeight };
}
