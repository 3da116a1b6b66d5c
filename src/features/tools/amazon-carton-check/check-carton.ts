import { floorSafely } from "@/lib/tools/rounding";
import type { Check } from "./measure";
import { checkPackedCarton, findWeightLimit } from "./packed-carton";
import { checkPallet, fillPallet, type PalletFill } from "./pallet";
import type { CartonInput } from "./read-input";

export type CartonCheck = CartonInput & {
  checks: readonly Check[];
  /** The limits of the warehouses that are not met. Bulk storage is another matter. */
  failed: readonly Check[];
  isAccepted: boolean;
  /** The limit in force for the carton's weight. */
  weightLimit: number;
  /** How many units a carton of this kind may hold by weight. */
  unitsThatPass: number;
  fill: PalletFill;
};

export function checkCarton(input: CartonInput): CartonCheck {
  const { weight, isSingle, units } = input;
  const weightLimit = findWeightLimit(input);
  const fill = fillPallet(input);
  const checks = [...checkPackedCarton(input), ...checkPallet(input, fill)];
  const failed = checks.filter(({ id, verdict }) => verdict === "fail" && !id.startsWith("bulk"));
  return {
    ...input,
    checks,
    failed,
    isAccepted: failed.length === 0,
    weightLimit,
    unitsThatPass: isSingle ? 1 : floorSafely(weightLimit / (weight / units)),
    fill,
  };
}
