import { limits } from "@/config/amazon-limits";
import { formatPlain } from "@/lib/numbers";
import { roundHalfUp } from "@/lib/tools/rounding";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/tools/units";

const { US, EU, UK } = limits;

/** For example "22.7 kg (50 lb)" for the limit of 50 lb. */
const fromPounds = (pounds: string, decimals = 0) =>
  `${round(Number(pounds) * KG_PER_POUND, decimals)} kg (${round(Number(pounds))} lb)`;
/** For example "23 kg (50.7 lb)" for the limit of 23 kg. */
const fromKilograms = (kg: string, decimals = 0) =>
  `${round(Number(kg))} kg (${round(Number(kg) / KG_PER_POUND, decimals)} lb)`;
const fromInches = (inches: string, decimals = 0) =>
  `${round(Number(inches) * CM_PER_INCH, decimals)} cm (${round(Number(inches))} in)`;
const fromCentimeters = (cm: string) =>
  `${round(Number(cm), 1)} cm (${round(Number(cm) / CM_PER_INCH)} in)`;

function round(value: number, decimals = 0): string {
  return formatPlain(roundHalfUp(value, decimals));
}

/** "80 × 120 cm (31 × 47 in)" */
function writeFoot(widthCm: number, lengthCm: number): string {
  const inInches = [widthCm, lengthCm].map((cm) => round(cm / CM_PER_INCH)).join(" × ");
  return `${round(widthCm)} × ${round(lengthCm)} cm (${inInches} in)`;
}

/** Amazon's limits in both systems of units, for texts. */
export const amazonLimits = {
  us: {
    weight: fromPounds(US.cartonWeight, 1),
    pounds: US.cartonWeight,
    kilograms: round(Number(US.cartonWeight) * KG_PER_POUND, 1),
    longestSide: fromInches(US.longestSide),
    otherSides: fromInches(US.otherSides, 1),
    palletFoot: writeFoot(
      Number(US.palletWidth) * CM_PER_INCH,
      Number(US.palletLength) * CM_PER_INCH,
    ),
    palletHeight: fromInches(US.palletHeight),
    palletWeight: fromPounds(US.palletWeight),
    overhang: fromInches(US.overhang, 1),
    units: US.maxUnits,
  },
  europe: {
    weight: fromKilograms(EU.cartonWeight, 1),
    kilograms: EU.cartonWeight,
    heavyWeight: fromKilograms(EU.heavyWeight),
    side: fromCentimeters(EU.longestSide),
    palletFoot: writeFoot(Number(EU.palletWidth), Number(EU.palletLength)),
    palletFootInUk: writeFoot(Number(UK.palletWidth), Number(UK.palletLength)),
    palletHeight: fromCentimeters(EU.palletHeight),
    palletWeight: fromKilograms(EU.palletWeight),
  },
};
