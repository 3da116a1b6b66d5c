import type { ValuesOf } from "@/tools/engine/form/field-kinds";
import { roundHalfUp } from "@/lib/rounding";
import type { Aql } from "./aql-tables";
import { computeCurve, findShare, passesAt, type CurvePoint } from "./chance-of-passing";
import { findCodeLetter, findPlan, type Plan } from "./find-plan";
import { NONE_ALLOWED, type aqlForm } from "./form";

type AqlInput = ValuesOf<typeof aqlForm.specs.fields, typeof aqlForm.specs.rows>;

export type ClassName = "critical" | "major" | "minor";

/** `aql` is null if no defect of the class is allowed. */
export type ClassPlan = Plan & { name: ClassName; aql: Aql | null };

export type AqlSampling = Omit<AqlInput, ClassName> & {
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
    sharesAt: readonly number[];
  };
};

const TABLE_SHARES = [1, 2.5, 4, 5, 6.5, 8, 10, 15];

export function calculateAqlSampling(input: AqlInput): AqlSampling {
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
  const critical: ClassPlan =
    input.critical === NONE_ALLOWED
      ? { ...largest, name: "critical", aql: null, accept: 0 }
      : plan("critical", input.critical);
  const drawn = { lotSize: lot, sampleSize: major.sampleSize, accept: major.accept };
  const passes = (share: number) => passesAt(drawn, share);
  return {
    ...input,
    letter,
    classes: { major, minor, critical },
    inspected: Math.max(critical.sampleSize, largest.sampleSize),
    chance: {
      passes: passes(defective),
      defectivePieces: roundHalfUp((lot * defective) / 100),
      curve: computeCurve(passes),
      table: TABLE_SHARES.map((share) => ({ defective: share, passes: passes(share) })),
      sharesAt: [95, 50, 10].map((chance) => findShare(passes, chance)),
    },
  };
}
