import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { directions, productionPlannerForm, yesOrNo, type PlannerState } from "./form";
import { modes, type ClosingRules, type Mode, type StepDays } from "./planning-rules";

const LAST_TARGET = "2035-12-31";

export type PlannerInput = {
  /** When the goods are needed at the door; null when they are to come as soon as they can. */
  target: string | null;
  mode: Mode;
  days: StepDays;
  closing: ClosingRules;
};

export type InputReading = { ok: true; input: PlannerInput } | { ok: false; errors: FieldErrors };

/** @param today "2026-11-23" */
export function readInput({ texts }: PlannerState, today: string): InputReading {
  const reader = new FormReader(productionPlannerForm.fields, texts);
  const input: PlannerInput = {
    target: reader.choice("direction", directions) === "back" ? reader.text("target") : null,
    mode: reader.choice("mode", modes),
    days: {
      samples: reader.number("samples"),
      order: reader.number("order"),
      production: reader.number("production"),
      inspection: reader.number("inspection"),
      rework: reader.number("rework"),
      booking: reader.number("booking"),
      transit: reader.number("transit"),
      customs: reader.number("customs"),
      safety: reader.number("safety"),
    },
    closing: {
      beforeChineseNewYear: reader.number("closedBefore"),
      afterChineseNewYear: reader.number("closedAfter"),
      short: {
        newYearsDay: reader.number("newYearsDay"),
        qingming: reader.number("qingming"),
        laborDay: reader.number("laborDay"),
        dragonBoat: reader.number("dragonBoat"),
        midAutumn: reader.number("midAutumn"),
        goldenWeek: reader.number("goldenWeek"),
      },
      isClosedOnSundays: reader.choice("sundays", yesOrNo) === "yes",
    },
  };
  if (input.target !== null) {
    if (input.target <= today) reader.reject("target", "Choose a date in the future");
    if (input.target > LAST_TARGET) reader.reject("target", "Dates until 31 December 2035");
  }
  return reader.hasErrors ? { ok: false, errors: reader.errors } : { ok: true, input };
}
