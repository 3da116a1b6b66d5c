import { upsLimitsInUs } from "@/config/amazon-limits";
import { amazonUpsLimits, upsLargePackage, usAdditionalHandling } from "@/config/carrier-limits";
import { parcel as words } from "@/content/tools/amazon-carton-check";
import { ceilWithTolerance, isOver } from "@/lib/rounding";
import type { Carton } from "./carton";
import { checkLimit, type Check } from "./check-limit";
import { fitsOnPallet } from "./pallet";

type ParcelMeasure = {
  name: "parcelGirth" | "parcelVolume" | "parcelSide" | "parcelWeight";
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
export function checkParcel(carton: Carton): Check[] {
  const isInUs = carton.region === "US";
  const reasons = isInUs ? words.reasons.us : words.reasons.europe;
  const measures = (isInUs ? measureInUs(carton) : measureInEurope(carton)).filter(
    ({ name, value, chargedOver }) =>
      carton.isSingle === "yes" || !SELDOM_REACHED.includes(name) || isOver(value, chargedOver),
  );
  const refused = measures.filter(({ value, max }) => isOver(value, max));
  // A parcel that UPS does not take costs no surcharge.
  const isRefused = refused.length > 0;
  return (isRefused ? refused : measures).map(({ name, value, unit, chargedOver, max }) =>
    checkLimit({
      name,
      value,
      limit: isRefused ? max : chargedOver,
      unit,
      isWarning: true,
      reason: isRefused
        ? `${reasons[name === "parcelWeight" ? "tooHeavy" : "tooLarge"]} ${words.otherWay(fitsOnPallet(carton))}`
        : chargedOver === usAdditionalHandling.overCubicIn
          ? words.reasons.handled
          : reasons.charged,
    }),
  );
}

/**
 * Only single units come near these limits of UPS, because Amazon's are lower. Cartons that exceed
 * them anyway are told.
 */
const SELDOM_REACHED: readonly ParcelMeasure["name"][] = ["parcelSide", "parcelWeight"];

/** UPS rounds each side up to whole inches. */
function measureInUs({ sides, weight }: Carton): ParcelMeasure[] {
  const [long = 0, middle = 0, short = 0] = sides.map(ceilWithTolerance);
  const girth = long + 2 * (middle + short);
  const volume = long * middle * short;
  const { overGirthIn, overSideIn, overPounds } = upsLargePackage.us;
  // Below the volume of a large package, parcels are charged for their handling.
  const { overCubicIn } = isOver(volume, upsLargePackage.us.overCubicIn)
    ? upsLargePackage.us
    : usAdditionalHandling;
  const { maxGirthIn, maxSideIn, maxPounds } = upsLimitsInUs;
  return [
    { name: "parcelGirth", value: girth, unit: "in", chargedOver: overGirthIn, max: maxGirthIn },
    { name: "parcelVolume", value: volume, unit: "in³", chargedOver: overCubicIn, max: Infinity },
    { name: "parcelSide", value: long, unit: "in", chargedOver: overSideIn, max: maxSideIn },
    { name: "parcelWeight", value: weight, unit: "lb", chargedOver: overPounds, max: maxPounds },
  ];
}

function measureInEurope({ sides: [long, middle, short], weight }: Carton): ParcelMeasure[] {
  const girth = long + 2 * (middle + short);
  const { maxGirthCm, maxSideCm, maxKg } = amazonUpsLimits;
  const { overGirthCm } = upsLargePackage;
  return [
    { name: "parcelGirth", value: girth, unit: "cm", chargedOver: overGirthCm, max: maxGirthCm },
    { name: "parcelSide", value: long, unit: "cm", chargedOver: maxSideCm, max: maxSideCm },
    { name: "parcelWeight", value: weight, unit: "kg", chargedOver: maxKg, max: maxKg },
  ];
}
