import { upsLimitsInUs } from "@/config/amazon-limits";
import { amazonUpsLimits, upsLargePackage } from "@/config/carrier-limits";
import { parcel as words } from "@/content/tools/amazon-carton-check";
import { ceilWithTolerance } from "@/lib/tools/rounding";
import { checkLimitAsWarning, type Check } from "./check-limit";
import { isOver } from "./compare";
import { fitsOnPallet } from "./pallet";
import type { CartonInput } from "./read-input";

type ParcelMeasure = {
  name: keyof typeof words.labels;
  value: number;
  unit: string;
  /** UPS charges larger parcels as large packages. */
  chargedOver: number;
  /** UPS takes no larger parcels. */
  max: number;
};

/**
 * What UPS, Amazon's partnered carrier for parcels, makes of the carton. The warehouse takes it
 * anyway, so these are warnings.
 */
export function checkParcel(input: CartonInput): Check[] {
  const isInUs = input.region === "US";
  const reasons = isInUs ? words.reasons.us : words.reasons.europe;
  const measures = (isInUs ? measureInUs(input) : measureInEurope(input)).filter(
    ({ name, value, chargedOver }) =>
      input.isSingle || !SELDOM_REACHED.includes(name) || isOver(value, chargedOver),
  );
  const refused = measures.filter(({ value, max }) => isOver(value, max));
  // A parcel that UPS does not take costs no surcharge.
  const isRefused = refused.length > 0;
  return (isRefused ? refused : measures).map(({ name, value, unit, chargedOver, max }) =>
    checkLimitAsWarning({
      id: `parcel-${name}`,
      label: words.labels[name],
      value,
      limit: isRefused ? max : chargedOver,
      unit,
      over: words.over,
      reason: isRefused
        ? `${reasons[name === "weight" ? "tooHeavy" : "tooLarge"]} ${words.otherWay(fitsOnPallet(input))}`
        : reasons.charged,
    }),
  );
}

/**
 * Only single units come near these limits of UPS, because Amazon's are lower. Cartons that exceed
 * them anyway are told.
 */
const SELDOM_REACHED: readonly ParcelMeasure["name"][] = ["side", "weight"];

/** UPS rounds each side up to whole inches. */
function measureInUs({ sides, weight }: CartonInput): ParcelMeasure[] {
  const [long = 0, middle = 0, short = 0] = sides.map(ceilWithTolerance);
  const girth = long + 2 * (middle + short);
  const volume = long * middle * short;
  const { overGirthIn, overSideIn, overCubicIn, overPounds } = upsLargePackage.us;
  const { maxGirthIn, maxSideIn, maxPounds } = upsLimitsInUs;
  return [
    { name: "girth", value: girth, unit: "in", chargedOver: overGirthIn, max: maxGirthIn },
    { name: "volume", value: volume, unit: "in³", chargedOver: overCubicIn, max: Infinity },
    { name: "side", value: long, unit: "in", chargedOver: overSideIn, max: maxSideIn },
    { name: "weight", value: weight, unit: "lb", chargedOver: overPounds, max: maxPounds },
  ];
}

function measureInEurope({ sides: [long, middle, short], weight }: CartonInput): ParcelMeasure[] {
  const girth = long + 2 * (middle + short);
  const { maxGirthCm, maxSideCm, maxKg } = amazonUpsLimits;
  const { overGirthCm } = upsLargePackage;
  return [
    { name: "girth", value: girth, unit: "cm", chargedOver: overGirthCm, max: maxGirthCm },
    { name: "side", value: long, unit: "cm", chargedOver: maxSideCm, max: maxSideCm },
    { name: "weight", value: weight, unit: "kg", chargedOver: maxKg, max: maxKg },
  ];
}
