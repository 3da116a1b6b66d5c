import { getUnits, limits, type LimitName } from "@/config/amazon-limits";
import {
  heavyLabels,
  howFar,
  reasons,
  smallest as words,
  weightUnits,
} from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/numbers";
import { isOver } from "@/lib/rounding";
import type { Carton } from "./carton";
import { checkLimit, checkRow, formatBesideLimit, type Check } from "./check-limit";

/** Checks the carton against the limits of the warehouse. */
export function checkPackedCarton(carton: Carton): Check[] {
  const isSingle = carton.isSingle === "yes";
  const units = isSingle ? null : carton.units;
  const reason = isFromGuides(carton, ["maxUnits"]) ? reasons.units : reasons.own;
  return [
    checkWeight(carton),
    ...checkSides(carton),
    ...checkSmallest(carton),
    ...checkRow(carton, "maxUnits", units, { isWarning: true, reason }),
  ];
}

/** Bulk storage (AWD) has lower limits of its own, which do not decide about the warehouse. */
export function checkBulkStorage(carton: Carton): Check[] {
  return [
    ...checkRow(carton, "maxBulkSide", carton.sides[0]),
    ...checkRow(carton, "maxBulkWeight", carton.weight),
  ];
}

/** The weight limit that applies to this carton. */
export function findWeightLimit({ isJewelry, maxCartonWeight, maxJewelryWeight }: Carton): number {
  return isJewelry === "yes" ? Math.min(maxCartonWeight, maxJewelryWeight) : maxCartonWeight;
}

function checkWeight(carton: Carton): Check {
  const { region, weight, heavyLabelWeight, mechLiftWeight } = carton;
  const [isSingle, isJewelry] = [carton.isSingle === "yes", carton.isJewelry === "yes"];
  const unit = getUnits(region).weight;
  const check = checkLimit({
    name: isJewelry ? "maxJewelryWeight" : "maxCartonWeight",
    value: weight,
    limit: findWeightLimit(carton),
    unit,
    typedUnit: weightUnits[carton.typed.unit],
  });
  // In the United States single units may exceed the limit; in Europe all heavy cartons need a
  // label.
  const mayBeHeavier = isSingle && !isJewelry;
  const mayBeLabeled = mayBeHeavier || (region !== "US" && check.verdict === "pass");
  const isMechLift = mayBeHeavier && mechLiftWeight !== null && isOver(weight, mechLiftWeight);
  const labelFrom = isMechLift ? mechLiftWeight : heavyLabelWeight;
  if (mayBeLabeled && isOver(weight, labelFrom)) {
    const byRegion = region === "US" ? heavyLabels.teamLift : heavyLabels.heavyPackage;
    return {
      ...check,
      yours: `${formatBesideLimit(weight, labelFrom)} ${unit}`,
      verdict: "label",
      howFar: howFar.label(isMechLift ? heavyLabels.mechLift : byRegion),
    };
  }
  if (check.verdict !== "fail") return check;
  if (!mayBeHeavier) return isSingle ? { ...check, reason: reasons.singleJewelry } : check;
  return { ...check, verdict: "pass", howFar: howFar.heavySingle };
}

function checkSides(carton: Carton): Check[] {
  const [long, middle] = carton.sides;
  const typedUnit = carton.typed.unit;
  return [
    ...checkRow(carton, "maxLongestSide", long, { typedUnit }),
    ...checkRow(carton, "maxOtherSides", middle, { typedUnit }),
  ].map((check) =>
    carton.isSingle === "yes" && check.verdict === "fail"
      ? { ...check, verdict: "pass", howFar: howFar.longSingle }
      : check,
  );
}

/** Results in a warning at most. Measures without a limit are left out. */
function checkSmallest(carton: Carton): Check[] {
  const units = getUnits(carton.region);
  const [long, middle, short] = carton.sides;
  const knownSides = listKnown([
    [long, carton.minLongestSide],
    [middle, carton.minMiddleSide],
    [short, carton.minShortestSide],
  ]);
  const knownWeight = listKnown([[carton.weight, carton.minWeight]]);
  if (knownSides.length + knownWeight.length === 0) return [];
  const write = (format: (measure: Measure) => string) =>
    [
      ...(knownSides.length > 0 ? [`${knownSides.map(format).join(" x ")} ${units.length}`] : []),
      ...knownWeight.map((measure) => `${format(measure)} ${units.weight}`),
    ].join(", ");
  const isBelow = ([value, limit]: Measure) => isOver(limit, value);
  const isSmaller = knownSides.some(isBelow);
  const isLighter = knownWeight.some(isBelow);
  return [
    {
      name: "smallest",
      label: words.label,
      yours: write(([value, limit]) => formatBesideLimit(value, limit)),
      limit: write(([, limit]) => formatPlain(limit)),
      verdict: isSmaller || isLighter ? "warning" : "pass",
      howFar: isSmaller ? words.smaller : isLighter ? words.lighter : words.fine,
      reason: isFromGuides(carton, SMALLEST) ? reasons.smallest : reasons.own,
    },
  ];
}

const SMALLEST = ["minLongestSide", "minMiddleSide", "minShortestSide", "minWeight"] as const;

type Measure = readonly [value: number, limit: number];

function listKnown(measures: readonly (readonly [number, number | null])[]): Measure[] {
  return measures.flatMap(([value, limit]): Measure[] => (limit === null ? [] : [[value, limit]]));
}

/** Whether the visitor has left these limits as they are. */
function isFromGuides(carton: Carton, names: readonly LimitName[]): boolean {
  return names.every((name) => (carton[name] ?? 0) === Number(limits[name][carton.region]));
}
