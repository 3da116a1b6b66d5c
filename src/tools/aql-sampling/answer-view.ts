import type { AnswerView } from "@/tools/engine/answer";
import { answer as copy, describeRefusal } from "@/content/tools/aql-sampling";
import { formatNumber } from "@/lib/numbers";
import type { AqlSampling, ClassPlan } from "./calculate";

/** For example "Major, AQL 2.5". */
function nameClass({ name, aql }: ClassPlan): string {
  return `${copy.classes[name]}, ${aql ? `AQL ${aql}` : copy.noneAllowed}`;
}

export function makeAnswerView({ lot, letter, classes, inspected }: AqlSampling): AnswerView {
  const { critical, major, minor } = classes;
  const largest = [major, minor, critical].find(({ sampleSize }) => sampleSize === inspected);
  return {
    label: copy.label,
    figure: formatNumber(inspected),
    unit: copy.unit(formatNumber(lot)),
    text: largest?.isWholeLot ? copy.whole : copy.drawn(largest?.endLetter ?? letter),
    rows: [major, minor, critical].map((plan) => ({
      label: nameClass(plan),
      detail:
        plan.sampleSize === inspected
          ? describeRefusal(plan.accept)
          : `${formatNumber(plan.sampleSize)} pieces, ${describeRefusal(plan.accept)}`,
      figure: copy.accept(plan.accept),
    })),
    caveat: copy.caveat,
  };
}
