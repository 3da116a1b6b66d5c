import { formatDayFirst } from "@/lib/dates";
import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { directions, productionPlannerForm, yesOrNo, type PlannerState } from "./form";
import { modes, stepsToDoor, type ClosingRules, type Mode, type StepDays } from "./planning-rules";

const LAST_TARGET = "2035-12-31";
/** The first and last day covered by the table of holidays. */
const FIRST_START = "2025-01-01";
const LAST_START = "2036-12-31";

export type PlannerInput = {
  /** The day at the door to count back from, or the start day to count forward from. */
  anchor: { direction: (typeof directions)[number]; day: string };
  mode: Mode;
  days: StepDays;
  closing: ClosingRules;
};

export type InputReading = { ok: true; input: PlannerInput } | { ok: false; errors: FieldErrors };

/** @param today "2026-11-23" */
export function readInput({ texts }: PlannerState, today: string): InputReading {
  const reader = new FormReader(productionPlannerForm.fields, texts);
  const direction = reader.choice("direction", directions);
  const day = reader.text(direction === "back" ? "target" : "start");
  const input: PlannerInput = {
    anchor: { direction, day },
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
  if (direction === "back") {
    if (day <= today) reader.reject("target", "Choose a date in the future");
    if (day > LAST_TARGET) reader.reject("target", `Dates until ${formatDayFirst(LAST_TARGET)}`);
  } else {
    if (day < FIRST_START) reader.reject("start", `Dates from ${formatDayFirst(FIRST_START)}`);
    if (day > LAST_START) reader.reject("start", `Dates until ${formatDayFirst(LAST_START)}`);
  }
  if (stepsToDoor.every((name) => input.days[name] === 0)) {
    reader.reject(
      "production",
      "Every step from the order to your door is 0 days: nothing to plan",
    );
  }
  return reader.hasErrors ? { ok: false, errors: reader.errors } : { ok: true, input };
}
