import { answer as words, describeRefusal, steps as stepWords } from "@/content/tools/aql-sampling";
import { formatNumber, formatPercent } from "@/lib/numbers";
import type { AnswerView, CalculationStep } from "@/tools/engine/answer-view";
import type { AqlSampling, ClassPlan } from "./calculate";
import { findBand } from "./find-plan";

export function viewAqlSampling(result: AqlSampling): AnswerView {
  const { lot, letter, classes, inspected, chance, defective } = result;
  const plans = Object.values(classes);
  const largest = plans.find(({ sampleSize }) => sampleSize === inspected);
  const pieces = formatNumber(inspected);
  const risk = words.risk(formatPercent(defective), formatChance(chance.passes));
  return {
    label: words.label,
    figure: pieces,
    unit: words.unit(formatNumber(lot)),
    short: {
      figure: pieces,
      text: words.short(classes.major.accept, classes.minor.accept),
    },
    text: largest?.isWholeLot
      ? words.whole
      : words.drawn(words.letter(letter, largest?.endLetter ?? letter)),
    rows: plans.map((plan) => ({
      label: words.plan(words.classes[plan.name], plan.aql),
      detail:
        plan.sampleSize === inspected
          ? describeRefusal(plan.accept)
          : words.ownSample(formatNumber(plan.sampleSize), describeRefusal(plan.accept)),
      figure: words.accept(plan.accept),
    })),
    decision: largest?.isWholeLot
      ? words.decisions.all(pieces)
      : words.decisions.sample(pieces, risk),
    next: ["productionPlanner"],
    warnings: [],
    caveat: words.caveat,
    steps: describeReading(result),
  };
}

/** How the tables were read. */
function describeReading(result: AqlSampling): CalculationStep[] {
  const { lot, level, letter, severity, classes } = result;
  const { from, to } = findBand(lot);
  const band = stepWords.band(formatNumber(from), to === Infinity ? null : formatNumber(to));
  return [
    { ...stepWords.letter(formatNumber(lot), band, level), value: letter },
    ...Object.values(classes).map((plan) => {
      const value = words.numbers(plan.accept);
      const pieces = words.pieces(formatNumber(plan.sampleSize));
      if (!plan.aql) return { ...stepWords.noneAllowed(plan.name, pieces), value };
      const name = words.classes[plan.name];
      const label = stepWords.plan(name, plan.letter, plan.aql, severity === "tightened");
      const way =
        plan.letter === plan.endLetter ? "" : stepWords.arrow(plan.letter, plan.endLetter);
      return { label, how: `${way}${describeSample(plan, pieces)}`, value };
    }),
  ];
}

function describeSample({ asked, sampleSize, isWholeLot }: ClassPlan, pieces: string): string {
  if (!isWholeLot) return pieces;
  return asked > sampleSize
    ? stepWords.moreThanLot(formatNumber(asked), pieces)
    : stepWords.all(pieces);
}

/** 90.75 as "91%". Never rounds to 0% or 100%. */
export function formatChance(percent: number): string {
  if (percent >= 99.5 && percent < 100) return words.overMost;
  if (percent > 0 && percent < 0.5) return words.underLeast;
  return `${formatNumber(percent)}%`;
}
