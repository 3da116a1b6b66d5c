import {
  getUnits,
  limits as amazonLimits,
  type LimitName,
  type Region,
} from "@/config/amazon-limits";
import { counted, reasons } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/numbers";
import { isOver, formatBesideLimit } from "./compare";
import { checkLimit, checkLimitAsWarning, type Check } from "./check-limit";
import type { CartonInput } from "./read-input";

/** Checks the carton against the limits of the warehouse. */
export function checkPackedCarton(input: CartonInput): Check[] {
  return [
    checkWeight(input),
    ...checkSides(input),
    ...checkSmallest(input),
    ...checkUnits(input),
    ...checkBulkStorage(input),
  ];
}

/** The weight limit that applies to this carton. */
export function findWeightLimit({ limits }: CartonInput): number {
  return Math.min(limits.cartonWeight, limits.jewelryWeight ?? Infinity);
}

function checkWeight(input: CartonInput): Check {
  const { region, limits, weight, isSingle, isJewelry } = input;
  const unit = getUnits(region).weight;
  const check = checkLimit({
    id: "weight",
    label: isJewelry ? "Carton weight, jewelry or watches" : "Carton weight",
    value: weight,
    limit: findWeightLimit(input),
    unit,
    over: "too heavy",
  });
  // In the United States single units may exceed the limit; in Europe all heavy cartons need a
  // label.
  const mayBeHeavier = isSingle && !isJewelry;
  const mayBeLabeled = mayBeHeavier || (region !== "US" && check.verdict === "pass");
  const { heavyWeight, mechWeight } = limits;
  const isMech = mechWeight !== null && isOver(weight, mechWeight);
  const labelFrom = isMech ? mechWeight : heavyWeight;
  if (mayBeLabeled && labelFrom !== null && isOver(weight, labelFrom)) {
    return {
      ...check,
      yours: `${formatBesideLimit(weight, labelFrom)} ${unit}`,
      verdict: "label",
      howFar: `“${nameLabel(region, isMech)}” label, top and sides`,
    };
  }
  if (check.verdict !== "fail") return check;
  if (!mayBeHeavier) return isSingle ? { ...check, reason: reasons.singleJewelry } : check;
  return { ...check, verdict: "pass", howFar: "heavier, which one single unit may be" };
}

function nameLabel(region: Region, isMech: boolean): string {
  if (isMech) return "Mech Lift";
  return region === "US" ? "Team Lift" : "Heavy Package";
}

function checkSides({ region, limits, sides, isSingle }: CartonInput): Check[] {
  const unit = getUnits(region).length;
  const [long, middle] = sides;
  return [
    { id: "longest", label: "Longest side", value: long, limit: limits.longestSide },
    { id: "second", label: "Second side", value: middle, limit: limits.otherSides },
  ].map((side) => {
    const check = checkLimit({ ...side, unit, over: "too long" });
    if (!isSingle || check.verdict !== "fail") return check;
    return { ...check, verdict: "pass", howFar: "longer, which one single unit may be" };
  });
}

/** Results in a warning at most. Measures without a limit are left out. */
function checkSmallest(input: CartonInput): Check[] {
  const { region, limits, sides, weight } = input;
  const units = getUnits(region);
  const [long, middle, short] = sides;
  const sidesToCheck = listKnown([
    { value: long, limit: limits.smallestLong },
    { value: middle, limit: limits.smallestMiddle },
    { value: short, limit: limits.smallestShort },
  ]);
  const weightToCheck = listKnown([{ value: weight, limit: limits.smallestWeight }]);
  const known = [...sidesToCheck, ...weightToCheck];
  if (known.length === 0) return [];
  const write = (format: (measure: Measure) => string) =>
    [
      ...(sidesToCheck.length > 0
        ? [`${sidesToCheck.map(format).join(" x ")} ${units.length}`]
        : []),
      ...weightToCheck.map((measure) => `${format(measure)} ${units.weight}`),
    ].join(", ");
  const isBelow = ({ value, limit }: Measure) => isOver(limit, value);
  const isSmall = sidesToCheck.some(isBelow);
  return [
    {
      id: "smallest",
      label: "Smallest carton",
      yours: write(({ value, limit }) => formatBesideLimit(value, limit)),
      limit: write(({ limit }) => formatPlain(limit)),
      verdict: known.some(isBelow) ? "warning" : "pass",
      howFar: isSmall
        ? "smaller than allowed"
        : weightToCheck.some(isBelow)
          ? "lighter than allowed"
          : "large enough",
      reason: isFromGuides(input, SMALLEST) ? reasons.smallest : reasons.own,
    },
  ];
}

type Measure = { value: number; limit: number };

function listKnown(measures: readonly { value: number; limit: number | null }[]): Measure[] {
  return measures.flatMap(({ value, limit }) => (limit === null ? [] : [{ value, limit }]));
}

const SMALLEST = ["smallestLong", "smallestMiddle", "smallestShort", "smallestWeight"] as const;

/** Whether the visitor has left these limits as they are. */
function isFromGuides({ region, limits }: CartonInput, names: readonly LimitName[]): boolean {
  return names.every((name) => (limits[name] ?? 0) === Number(amazonLimits[region][name]));
}

/** A single unit is always one unit. */
function checkUnits(input: CartonInput): Check[] {
  const { limits, units } = input;
  if (limits.maxUnits === null) return [];
  return [
    checkLimitAsWarning({
      id: "units",
      label: "Units in the carton",
      value: units,
      limit: limits.maxUnits,
      unit: counted.units,
      over: "too many",
      reason: isFromGuides(input, ["maxUnits"]) ? reasons.units : reasons.own,
    }),
  ];
}

/** Bulk storage (AWD) has lower limits than the fulfillment warehouses. */
function checkBulkStorage({ region, limits, sides, weight }: CartonInput): Check[] {
  const units = getUnits(region);
  const checks: Check[] = [];
  if (limits.bulkSide !== null) {
    checks.push(
      checkLimit({
        id: "bulk-side",
        label: "Bulk storage (AWD), every side",
        value: sides[0],
        limit: limits.bulkSide,
        unit: units.length,
        over: "too long",
      }),
    );
  }
  if (limits.bulkWeight !== null) {
    checks.push(
      checkLimit({
        id: "bulk-weight",
        label: "Bulk storage (AWD), weight",
        value: weight,
        limit: limits.bulkWeight,
        unit: units.weight,
        over: "too heavy",
      }),
    );
  }
  return checks;
}
