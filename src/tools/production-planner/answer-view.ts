import type { AnswerRow, AnswerView } from "@/tools/engine/answer";
import { answer as words, plannerWords } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import type { ProductionPlan } from "./compute";
import { daysBetween } from "@/lib/day-number";
import { YEAR_DAYS } from "./describe-plan";
import { describeLateness } from "./lateness";
import { findStep } from "./plan";
import { formatDay, formatFullDay, formatLongDay, formatYear } from "@/lib/day-formats";
import { formatDayCount, formatDuration } from "./wording";

export function makeAnswerView(plan: ProductionPlan): AnswerView {
  const { target, start, today, orderBy, withSafety } = plan;
  if (target === null) {
    const describe = start < today ? words.fromPastStart : words.fromStart;
    return {
      label: words.atDoorBy,
      figure: formatDay(withSafety),
      text: describe(formatFullDay(withSafety), formatCalendarDate(start)),
      rows: [makeOrderRow(plan), makeDepartureRow(plan), makeArrivalRow(plan)],
      caveat: words.caveat,
    };
  }
  const late = describeLateness(plan);
  if (late) {
    const { label, figure, unit, text } = late;
    const due = [...makeSamplesRows(plan), makeDueRow(plan)];
    const rows = [...due, makeDepartureRow(plan), makeTodayRow(plan)];
    return { label, figure, unit, text, rows, caveat: words.caveat };
  }
  return {
    label: words.orderBy,
    figure: formatDay(orderBy),
    text: words.forDoor(formatFullDay(orderBy), formatCalendarDate(target)),
    rows: [...makeSamplesRows(plan), makeDepartureRow(plan), makeTodayRow(plan)],
    caveat: words.caveat,
  };
}

/** For the sticky answer bar on narrow screens. */
export function makeStickyAnswer(plan: ProductionPlan) {
  const { target, mode, orderBy, departure, withSafety } = plan;
  if (target === null) {
    return {
      figure: formatIn(plan, withSafety),
      text: words.stickyArrival(formatIn(plan, orderBy)),
    };
  }
  const late = describeLateness(plan);
  if (late) return { figure: late.figure, text: late.short };
  return {
    figure: formatIn(plan, orderBy),
    text: words.stickyOrderBy(plannerWords.vehicle[mode], formatIn(plan, departure)),
  };
}

function makeSamplesRows(plan: ProductionPlan): AnswerRow[] {
  const samples = findStep(plan, "samples");
  if (!samples) return [];
  const detail = words.beforeOrder(formatDuration(samples));
  const label = samples.from < plan.today ? words.samplesWereDue : words.samplesBy;
  return [{ label, detail, figure: formatIn(plan, samples.from) }];
}

/** The order day of a plan that is late. */
function makeDueRow(plan: ProductionPlan): AnswerRow {
  const isPast = plan.orderBy < plan.today;
  return {
    label: isPast ? words.orderWasDue : words.orderBy,
    detail: plan.samplesBy === null ? words.firstStep : words.afterSamples,
    figure: formatIn(plan, plan.orderBy),
  };
}

function makeOrderRow(plan: ProductionPlan): AnswerRow {
  const detail = plan.samplesBy === null ? words.firstStep : words.afterSamples;
  return { label: words.orderOn, detail, figure: formatIn(plan, plan.orderBy) };
}

function makeDepartureRow(plan: ProductionPlan): AnswerRow {
  const { mode, departure, atPort } = plan;
  const days = formatDayCount(daysBetween(departure, atPort));
  return {
    label: plannerWords.leaves[mode],
    detail: words.underWay[mode](days, formatLongDay(atPort)),
    figure: formatIn(plan, departure),
  };
}

function makeArrivalRow(plan: ProductionPlan): AnswerRow {
  const { arrival, withSafety } = plan;
  const detail = words.beforeMargin(formatDayCount(daysBetween(arrival, withSafety)));
  return { label: words.arrives, detail, figure: formatIn(plan, arrival) };
}

function makeTodayRow(plan: ProductionPlan): AnswerRow {
  return {
    label: words.startToday(formatLongDay(plan.today)),
    detail: words.arrivesBy,
    figure: formatIn(plan, plan.fromToday.withSafety),
  };
}

/** With the year if the plan is long, or a year away. */
function formatIn({ today, start, withSafety }: ProductionPlan, date: string): string {
  const [first = today, , last = today] = [today, start, withSafety].toSorted();
  return daysBetween(first, last) >= YEAR_DAYS ? formatYear(date) : formatDay(date);
}
