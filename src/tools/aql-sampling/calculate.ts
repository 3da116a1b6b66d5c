import { answer as copy } from "@/content/tools/aql-sampling";
import { formatNumber, formatPercent } from "@/lib/numbers";
import { FormReader } from "@/lib/tools/form-reader";
import type { FormState } from "@/lib/tools/form-state";
import type { CalculationStep, Outcome } from "@/lib/tools/outcome";
import { roundHalfUp } from "@/lib/tools/rounding";
import { aqls, levels, severities, type Aql, type Level, type Severity } from "./aql-tables";
import { computeCurve, findShare, passesAt, type CurvePoint } from "./curve";
import { findBand, findCodeLetter, findPlan, type Plan } from "./find-plan";
import { aqlSamplingForm, criticalOptions, NONE_ALLOWED, type AqlField } from "./form";

export type AqlInput = {
  lot: number;
  level: Level;
  severity: Severity;
  /** Null if no critical defect is allowed. */
  critical: Aql | null;
  major: Aql;
  minor: Aql;
  /** The assumed share of defective pieces in the lot, in percent. */
  defective: number;
};

export type ClassName = "critical" | "major" | "minor";

export type ClassPlan = Plan & { name: ClassName; aql: Aql | null };

export type AqlSampling = AqlInput & {
  letter: string;
  classes: Record<ClassName, ClassPlan>;
  /** The largest sample of the three classes, which is the number of pieces to open. */
  inspected: number;
  /** The chance of acceptance by major defects, in percent. */
  chance: {
    passes: number;
    defectivePieces: number;
    curve: readonly CurvePoint[];
    table: readonly CurvePoint[];
    /** The shares of defective pieces at which 95, 50 and 10 of 100 lots pass. */
    sharesAt: readonly { passes: number; defective: number }[];
  };
};

const TABLE_SHARES = [1, 2.5, 4, 5, 6.5, 8, 10, 15];

export function calculateAqlSampling({ texts }: FormState<AqlField, never>): Outcome<AqlSampling> {
  const reader = new FormReader(aqlSamplingForm.fields, texts);
  const critical = reader.choice("critical", criticalOptions);
  const input: AqlInput = {
    lot: reader.number("lot"),
    level: reader.choice("level", levels),
    severity: reader.choice("severity", severities),
    critical: critical === NONE_ALLOWED ? null : critical,
    major: reader.choice("major", aqls),
    minor: reader.choice("minor", aqls),
    defective: reader.number("defective"),
  };
  if (reader.hasErrors) return { ok: false, errors: reader.errors };
  const result = computeAqlSampling(input);
  return { ok: true, result, steps: describeReading(result), warnings: [] };
}

function computeAqlSampling(input: AqlInput): AqlSampling {
  const { lot, level, severity, defective } = input;
  const letter = findCodeLetter(lot, level);
  const plan = (name: ClassName, aql: Aql): ClassPlan => ({
    ...findPlan(lot, letter, aql, severity),
    name,
    aql,
  });
  const major = plan("major", input.major);
  const minor = plan("minor", input.minor);
  const largest = major.sampleSize >= minor.sampleSize ? major : minor;
  // The standard has no such column: no defect is allowed in the largest sample.
  const critical: ClassPlan = input.critical
    ? plan("critical", input.critical)
    : { ...largest, name: "critical", aql: null, accept: 0 };
  const drawn = { lotSize: lot, sampleSize: major.sampleSize, accept: major.accept };
  const passes = (share: number) => passesAt(drawn, share);
  return {
    ...input,
    letter,
    classes: { critical, major, minor },
    inspected: Math.max(critical.sampleSize, largest.sampleSize),
    chance: {
      passes: passes(defective),
      defectivePieces: roundHalfUp((lot * defective) / 100),
      curve: computeCurve(passes),
      table: TABLE_SHARES.map((share) => ({ defective: share, passes: passes(share) })),
      sharesAt: [95, 50, 10].map((chance) => ({
        passes: chance,
        defective: findShare(passes, chance),
      })),
    },
  };
}

/** The steps of looking up the tables. */
function describeReading({
  lot,
  level,
  letter,
  classes,
  severity,
}: AqlSampling): CalculationStep[] {
  const { from, to } = findBand(lot);
  const band =
    to === Infinity
      ? `${formatNumber(from)} and more`
      : `${formatNumber(from)}–${formatNumber(to)}`;
  return [
    {
      label: `Lot ${formatNumber(lot)} lies in ${band}`,
      how: `level ${level} gives code letter ${letter}`,
      value: letter,
    },
    ...[classes.major, classes.minor, classes.critical].map((plan) => describePlan(plan, severity)),
  ];
}

function describePlan(plan: ClassPlan, severity: Severity): CalculationStep {
  const { name, aql, letter, endLetter, sampleSize, accept } = plan;
  const value = `accept ${accept}, reject ${accept + 1}`;
  if (!aql) {
    const label = `No ${name} defect allowed`;
    return {
      label,
      how: `in the largest sample, ${formatNumber(sampleSize)} pieces: ${value}`,
      value,
    };
  }
  const way = letter === endLetter ? "" : `the table sends you from ${letter} to ${endLetter}: `;
  return {
    label: `${copy.classes[name]}: ${letter} at AQL ${aql}${severity === "tightened" ? ", tightened" : ""}`,
    how: `${way}${describeSample(plan)}, ${value}`,
    value,
  };
}

function describeSample({ asked, sampleSize, isWholeLot }: ClassPlan): string {
  const pieces = `${formatNumber(sampleSize)} pieces`;
  if (!isWholeLot) return pieces;
  return asked > sampleSize
    ? `${formatNumber(asked)} are more than the lot, so all ${pieces}`
    : `all ${pieces}`;
}

/** 90.75 as "91%". Never rounds to 0% or 100%. */
export function formatChance(percent: number): string {
  if (percent >= 99.5 && percent < 100) return "over 99%";
  if (percent > 0 && percent < 0.5) return "under 1%";
  return formatPercent(roundHalfUp(percent));
}
