import { form as words, howFar } from "@/content/tools/amazon-carton-check";
import { floorWithTolerance } from "@/lib/rounding";
import type { Outcome } from "@/tools/engine/define-tool";
import { readCarton, type Carton, type TypedShipment } from "./carton";
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
  /** The worst of the checks. Bulk storage and the parcel do not refuse the carton. */
  verdict: Check["verdict"];
  /** The warehouse's limits that are exceeded: those for the carton, then those for the pallet. */
  failed: readonly Check[];
  /** The warehouse's limits that are met with nothing to spare. */
  exact: readonly Check[];
  /** The carton itself is refused, whatever its pallet. */
  isRefused: boolean;
  isRefusedInBulk: boolean;
  /** The weight limit that applies to this carton. */
  weightLimit: number;
  /** Null if the units in the carton are unknown. */
  allowance: UnitAllowance | null;
  fill: PalletFill;
};

/** The cartons of a shipment: the refused ones first, and in the form's order otherwise. */
export type ShipmentCheck = { worst: CartonCheck; cartons: readonly CartonCheck[] };

export function checkShipment(values: TypedShipment): Outcome<ShipmentCheck> {
  const errors: Record<string, string> = {};
  const cartons: CartonCheck[] = [];
  for (const row of values.cartons) {
    const read = readCarton({ ...values, ...row });
    if (read.ok) cartons.push(checkCarton(read.result));
    else Object.assign(errors, read.errors);
  }
  cartons.sort((a, b) => rank(b) - rank(a));
  const [worst] = cartons;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return worst
    ? { ok: true, result: { worst, cartons } }
    : { ok: false, errors: { cartons: words.cartons.none } };
}

const VERDICTS = ["pass", "label", "warning", "fail"] as const;

function rank({ verdict, isRefused }: CartonCheck): number {
  return VERDICTS.indexOf(verdict) + (isRefused ? 1 : 0);
}

function checkCarton(carton: Carton): CartonCheck {
  const fill = fillPallet(carton);
  const ofCarton = checkPackedCarton(carton);
  const inBulk = checkBulkStorage(carton);
  const ofPallet = checkPallet(carton, fill);
  const ofWarehouse = [...ofCarton, ...ofPallet];
  const parcel = checkParcel(carton);
  const isRefused = ofCarton.some(isFailed);
  return {
    ...carton,
    checks: [...ofCarton, ...inBulk, ...parcel, ...ofPallet],
    verdict:
      VERDICTS.findLast((one) =>
        [...ofWarehouse, ...parcel].some(({ verdict }) => verdict === one),
      ) ?? "pass",
    failed: ofWarehouse.filter(isFailed),
    exact: ofWarehouse.filter((check) => check.howFar === howFar.exact),
    isRefused,
    isRefusedInBulk: inBulk.some(isFailed),
    weightLimit: findWeightLimit(carton),
    allowance: countAllowedUnits(carton, isRefused),
    fill,
  };
}

function isFailed({ verdict }: Check): boolean {
  return verdict === "fail";
}

function countAllowedUnits(carton: Carton, isRefused: boolean): UnitAllowance | null {
  if (carton.units === null) return null;
  const byWeight = floorWithTolerance(findWeightLimit(carton) / (carton.weight / carton.units));
  // Only its weight can refuse a single unit.
  if (carton.isSingle === "yes")
    return { units: isRefused ? 0 : 1, limitedBy: isRefused ? "weight" : "single", byWeight };
  const byCount = floorWithTolerance(carton.maxUnits);
  return byCount < byWeight
    ? { units: byCount, limitedBy: "count", byWeight }
    : { units: byWeight, limitedBy: "weight", byWeight };
}
