import { limits } from "@/config/amazon-limits";
import { formatPlain } from "@/lib/numbers";
import { roundHalfUp } from "@/lib/rounding";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/units";

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
    weight: fromPounds(limits.maxCartonWeight.US, 1),
    pounds: limits.maxCartonWeight.US,
    kilograms: round(Number(limits.maxCartonWeight.US) * KG_PER_POUND, 1),
    longestSide: fromInches(limits.maxLongestSide.US),
    otherSides: fromInches(limits.maxOtherSides.US, 1),
    palletFoot: writeFoot(
      Number(limits.palletWidth.US) * CM_PER_INCH,
      Number(limits.palletLength.US) * CM_PER_INCH,
    ),
    palletHeight: fromInches(limits.maxPalletHeight.US),
    palletWeight: fromPounds(limits.maxPalletWeight.US),
    overhang: fromInches(limits.maxOverhang.US, 1),
    units: limits.maxUnits.US,
  },
  europe: {
    weight: fromKilograms(limits.maxCartonWeight.EU, 1),
    kilograms: limits.maxCartonWeight.EU,
    heavyWeight: fromKilograms(limits.heavyLabelWeight.EU),
    side: fromCentimeters(limits.maxLongestSide.EU),
    palletFoot: writeFoot(Number(limits.palletWidth.EU), Number(limits.palletLength.EU)),
    palletFootInUk: writeFoot(Number(limits.palletWidth.UK), Number(limits.palletLength.UK)),
    palletHeight: fromCentimeters(limits.maxPalletHeight.EU),
    palletWeight: fromKilograms(limits.maxPalletWeight.EU),
  },
};
