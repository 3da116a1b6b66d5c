import type { FieldNames } from "@/tools/engine/report/field-names";
import { closedDays, worksheet } from "@/content/tools/production-planner";
import type { FieldTexts } from "@/lib/tools/fields";
import { findMode, type PlannerField } from "./form";

export const plannerFieldNames: FieldNames<PlannerField, never> = {
  field: (name, texts) => listNames(texts)[name],
};

function listNames({ mode }: FieldTexts<PlannerField>): Record<PlannerField, string> {
  return {
    direction: worksheet.direction.label,
    target: worksheet.target.label,
    start: worksheet.start.label,
    mode: worksheet.mode.label,
    safety: worksheet.safety.label,
    samples: worksheet.samples.label,
    order: worksheet.order.label,
    production: worksheet.production.label,
    inspection: worksheet.inspection.label,
    rework: worksheet.rework.label,
    booking: worksheet.booking.label,
    transit: worksheet.transit(findMode(mode), "").label,
    customs: worksheet.customs.label,
    closedBefore: closedDays.closedBefore.label,
    closedAfter: closedDays.closedAfter.label,
    newYearsDay: closedDays.newYearsDay,
    qingming: closedDays.qingming,
    laborDay: closedDays.laborDay,
    dragonBoat: closedDays.dragonBoat,
    midAutumn: closedDays.midAutumn,
    goldenWeek: closedDays.goldenWeek,
    sundays: closedDays.sundays.label,
  };
}
