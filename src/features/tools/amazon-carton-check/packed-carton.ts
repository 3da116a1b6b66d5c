import { counted } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/numbers";
import { isOver, formatBesideLimit } from "./compare";
import { getUnits, type Region } from "./limits";
import { checkLimit, checkLimitAsWarning, type Check } from "./check-limit";
import type { CartonInput } from "./read-input";

/** Checks the carton against the limits of the warehouse. */
export function checkPackedCarton(input: CartonInput): Check[] {
  return [
    checkWeight(input),
    ...checkSides(input),
    ...checkSmallest(input),
    checkUnits(input),
    ...checkBulkStorage(input),
  ];
}

/** The weight limit that applies to this carton. */
export function findWeightLimit({ limits, isJewelry }: CartonInput): number {
  return isJewelry ? Math.min(limits.cartonWeight, limits.jewelryWeight) : limits.cartonWeight;
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
  if (mayBeLabeled && isOver(weight, limits.heavyWeight)) {
    const isMech = limits.mechWeight !== null && isOver(weight, limits.mechWeight);
    return {
      ...check,
      yours: `${formatBesideLimit(weight, limits.heavyWeight)} ${unit}`,
      verdict: "label",
      howFar: `“${nameLabel(region, isMech)}” label, top and sides`,
    };
  }
  if (!mayBeHeavier || check.verdict !== "fail") return check;
  return { ...check, verdict: "pass", howFar: "heavier, which one single unit may be" };
}

function nameLabel(region: Region, isMech: boolean): string {
  if (region !== "US") return "Heavy Package";
  return isMech ? "Mech Lift" : "Team Lift";
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

/** Results in a warning at most, and is left out unless all of its limits are known. */
function checkSmallest({ region, limits, sides, weight }: CartonInput): Check[] {
  const { smallestLong, smallestMiddle, smallestShort, smallestWeight } = limits;
  if (
    smallestLong === null ||
    smallestMiddle === null ||
    smallestShort === null ||
    smallestWeight === null
  )
    return [];
  const [long, middle, short] = sides;
  const pairs = [
    { value: long, limit: smallestLong },
    { value: middle, limit: smallestMiddle },
    { value: short, limit: smallestShort },
  ];
  const units = getUnits(region);
  const isSmall = pairs.some(({ value, limit }) => isOver(limit, value));
  const isLight = isOver(smallestWeight, weight);
  return [
    {
      id: "smallest",
      label: "Smallest carton",
      yours: `${pairs.map(({ value, limit }) => formatBesideLimit(value, limit)).join(" x ")} ${units.length}, ${formatBesideLimit(weight, smallestWeight)} ${units.weight}`,
      limit: `${pairs.map(({ limit }) => formatPlain(limit)).join(" x ")} ${units.length}, ${formatPlain(smallestWeight)} ${units.weight}`,
      verdict: isSmall || isLight ? "warning" : "pass",
      howFar: isSmall
        ? "smaller than guides allow"
        : isLight
          ? "lighter than guides allow"
          : "large enough",
    },
  ];
}

function checkUnits({ limits, units }: CartonInput): Check {
  return checkLimitAsWarning({
    id: "units",
    label: "Units in the carton",
    value: units,
    limit: limits.maxUnits,
    unit: counted.units,
    over: "too many",
  });
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
