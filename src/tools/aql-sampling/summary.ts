import type { Summary } from "@/lib/tools/enquiry-block";
import { formatNumber, formatPercent } from "@/lib/numbers";
import type { FormState } from "@/lib/tools/form-state";
import { formatChance, type AqlSampling, type ClassPlan } from "./calculate";
import type { AqlField } from "./form";

const numbersOf = ({ sampleSize, accept }: ClassPlan) =>
  `${formatNumber(sampleSize)} pieces, accept ${accept}, reject ${accept + 1}`;

export function summarizeAqlSampling(
  _state: FormState<AqlField, never>,
  { lot, level, severity, letter, classes, inspected, defective, chance }: AqlSampling,
): Summary {
  const { critical, major, minor } = classes;
  return {
    answer: [
      `Pieces to open: ${formatNumber(inspected)}`,
      `Critical, ${critical.aql ? `AQL ${critical.aql}` : "none allowed"}: ${numbersOf(critical)}`,
      `Major, AQL ${major.aql}: ${numbersOf(major)}`,
      `Minor, AQL ${minor.aql}: ${numbersOf(minor)}`,
      `With ${formatPercent(defective)} major defects the lot passes: ${formatChance(chance.passes)} of the time`,
    ],
    details: [
      `Lot: ${formatNumber(lot)} pieces, level ${level}, ${severity} inspection, code letter ${letter}`,
    ],
  };
}

export function announceAqlSampling({ inspected, classes: { major, minor } }: AqlSampling): string {
  return `${formatNumber(inspected)} pieces; major accept ${major.accept}, reject ${major.accept + 1}; minor accept ${minor.accept}, reject ${minor.accept + 1}`;
}
