import { formatPlain } from "@/lib/tools/format";
import { floorSafely } from "@/lib/tools/rounding";
import { countOnFloor } from "@/lib/tools/floor-count";
import { isOver, show, showBeside, showDistance } from "./compare";
import { unitsOf } from "./limits";
import type { CartonInput } from "./read-input";

export type Verdict = "pass" | "label" | "warning" | "fail";

/** One limit, and how the carton or the pallet stands to it. */
export type Check = {
  id: string;
  label: string;
  yours: string;
  limit: string;
  verdict: Verdict;
  /** "0.04 lb too heavy" */
  howFar: string;
};

export type PalletFill = {
  perLayer: number;
  layers: number;
  cartons: number;
  goodsWeight: number;
  /** What keeps one more carton off. */
  limitedBy: "room" | "weight";
};

export type CartonCheck = CartonInput & {
  checks: readonly Check[];
  isAccepted: boolean;
  /** The limit in force for the carton's weight. */
  weightLimit: number;
  /** How many units a carton of this kind may hold by weight. */
  unitsThatPass: number;
  fill: PalletFill;
};

type Measure = {
  id: string;
  label: string;
  value: number;
  limit: number;
  unit: string;
  over: string;
};

export function checkCarton(input: CartonInput): CartonCheck {
  const { limits, weight, isJewelry, isSingle, units } = input;
  const cartonLimit = limits.cartonWeight ?? Infinity;
  const weightLimit = isJewelry
    ? Math.min(cartonLimit, limits.jewelryWeight ?? Infinity)
    : cartonLimit;
  const checks = [
    checkWeight(input, weightLimit),
    ...checkSides(input),
    ...checkSmallest(input),
    ...checkUnits(input),
    ...checkBulkStorage(input),
    ...checkPallet(input),
  ];
  return {
    ...input,
    checks,
    isAccepted: checks.every(({ id, verdict }) => verdict !== "fail" || id.startsWith("bulk")),
    weightLimit,
    unitsThatPass: isSingle ? 1 : floorSafely(weightLimit / (weight / units)),
    fill: fillPallet(input),
  };
}

function checkWeight(input: CartonInput, weightLimit: number): Check {
  const { region, limits, weight, isSingle, isJewelry } = input;
  const unit = unitsOf(region).weight;
  const check = compare({
    id: "weight",
    label: isJewelry ? "Carton weight, jewelry or watches" : "Carton weight",
    value: weight,
    limit: weightLimit,
    unit,
    over: "too heavy",
  });
  const isHeavy = limits.heavyWeight !== null && isOver(weight, limits.heavyWeight);
  const isMech = limits.mechWeight !== null && isOver(weight, limits.mechWeight);
  // In the United States a single unit may be heavier; in Europe every heavy carton needs a label.
  const mayBeHeavier = isSingle && !isJewelry;
  const needsLabel = region === "US" ? mayBeHeavier && isHeavy : isHeavy;
  if (needsLabel && (mayBeHeavier || check.verdict === "pass")) {
    return { ...check, verdict: "label", howFar: nameLabel(region, isMech) };
  }
  return check;
}

function nameLabel(region: CartonInput["region"], isMech: boolean): string {
  const name = region === "US" ? (isMech ? "Mech Lift" : "Team Lift") : "Heavy Package";
  return `“${name}” label, top and sides`;
}

function checkSides({ region, limits, sides, isSingle }: CartonInput): Check[] {
  const unit = unitsOf(region).length;
  const [long, middle] = sides;
  return [
    { id: "longest", label: "Longest side", value: long, limit: limits.longestSide ?? Infinity },
    { id: "second", label: "Second side", value: middle, limit: limits.otherSides ?? Infinity },
  ].map((side) => {
    const check = compare({ ...side, unit, over: "too long" });
    if (!isSingle || check.verdict !== "fail") return check;
    return { ...check, verdict: "pass", howFar: "longer, which one single unit may be" };
  });
}

/** A warning only. */
function checkSmallest({ region, limits, sides, weight }: CartonInput): Check[] {
  const smallest = [limits.smallestLong, limits.smallestMiddle, limits.smallestShort];
  const { length, weight: weightUnit } = unitsOf(region);
  if (limits.smallestWeight === null || smallest.includes(null)) return [];
  const isSmall = smallest.some((limit, i) => isOver(limit ?? 0, sides[i] ?? 0));
  const isLight = isOver(limits.smallestWeight, weight);
  return [
    {
      id: "smallest",
      label: "Smallest carton",
      yours: `${sides.map((side) => show(side, 2)).join(" x ")} ${length}, ${show(weight, 2)} ${weightUnit}`,
      limit: `${smallest.map((limit) => show(limit ?? 0, 2)).join(" x ")} ${length}, ${show(limits.smallestWeight, 2)} ${weightUnit}`,
      verdict: isSmall || isLight ? "warning" : "pass",
      howFar: isSmall
        ? "smaller than guides allow"
        : isLight
          ? "lighter than guides allow"
          : "large enough",
    },
  ];
}

/** A warning only. */
function checkUnits({ limits, units }: CartonInput): Check[] {
  const check = compare({
    id: "units",
    label: "Units in the carton",
    value: units,
    limit: limits.maxUnits ?? Infinity,
    unit: units === 1 ? "unit" : "units",
    over: "too many",
  });
  return [{ ...check, verdict: check.verdict === "fail" ? "warning" : "pass" }];
}

/** Amazon's bulk storage takes less than the warehouses that ship. */
function checkBulkStorage({ region, limits, sides, weight }: CartonInput): Check[] {
  const { length, weight: weightUnit } = unitsOf(region);
  const checks: Check[] = [];
  if (limits.bulkSide !== null) {
    checks.push(
      compare({
        id: "bulk-side",
        label: "Bulk storage (AWD), every side",
        value: sides[0],
        limit: limits.bulkSide,
        unit: length,
        over: "too long",
      }),
    );
  }
  if (limits.bulkWeight !== null) {
    checks.push(
      compare({
        id: "bulk-weight",
        label: "Bulk storage (AWD), weight",
        value: weight,
        limit: limits.bulkWeight,
        unit: weightUnit,
        over: "too heavy",
      }),
    );
  }
  return checks;
}

function checkPallet(input: CartonInput): Check[] {
  const { region, limits, pallet, weight } = input;
  const { length, weight: weightUnit } = unitsOf(region);
  const checks: Check[] = [];
  if (pallet.height !== null) {
    checks.push(
      compare({
        id: "pallet-height",
        label: "Pallet height with goods",
        value: pallet.height,
        limit: limits.palletHeight ?? Infinity,
        unit: length,
        over: "too high",
      }),
    );
  }
  const palletWeight = pallet.weight ?? (pallet.cartons === null ? null : pallet.cartons * weight);
  if (palletWeight !== null) {
    checks.push(
      compare({
        id: "pallet-weight",
        label: pallet.weight === null ? "Weight of the goods on the pallet" : "Pallet weight",
        value: palletWeight,
        limit: limits.palletWeight ?? Infinity,
        unit: weightUnit,
        over: "too heavy",
      }),
    );
  }
  const { cartons } = fillPallet(input);
  if (pallet.cartons !== null) {
    // The count is an estimate, which refuses nothing.
    const check = compare({
      id: "pallet-cartons",
      label: "Cartons on the pallet",
      value: pallet.cartons,
      limit: cartons,
      unit: "cartons",
      over: "more than we count",
    });
    checks.push({ ...check, verdict: check.verdict === "fail" ? "warning" : "pass" });
  }
  return checks;
}

function compare({ id, label, value, limit, unit, over }: Measure): Check {
  const isTooMuch = isOver(value, limit);
  return {
    id,
    label,
    yours: `${showBeside(value, limit)} ${unit}`,
    limit: `${formatPlain(limit)} ${unit}`,
    verdict: isTooMuch ? "fail" : "pass",
    howFar: isTooMuch
      ? `${showDistance(value, limit)} ${unit} ${over}`
      : value === limit
        ? "exactly at the limit"
        : `${showDistance(value, limit)} ${unit} to spare`,
  };
}

/** Cartons upright, in two blocks to a layer, inside the pallet's foot. */
function fillPallet({ limits, foot, height, weight }: CartonInput): PalletFill {
  const perLayer = countOnFloor(
    { long: limits.palletLength ?? 0, wide: limits.palletWidth ?? 0 },
    { long: foot.length, wide: foot.width },
  );
  const room = (limits.palletHeight ?? 0) - (limits.palletBase ?? 0);
  const layers = Math.max(0, floorSafely(room / height));
  const byRoom = perLayer * layers;
  const byWeight = floorSafely((limits.palletWeight ?? Infinity) / weight);
  const cartons = Math.min(byRoom, byWeight);
  return {
    perLayer,
    layers,
    cartons,
    goodsWeight: cartons * weight,
    limitedBy: byWeight < byRoom ? "weight" : "room",
  };
}
