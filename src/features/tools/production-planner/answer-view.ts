import type { AnswerRow, AnswerView } from "@/components/tools/answer";
import { answer as words, plannerWords } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import type { ProductionPlan } from "./compute";
import { daysBetween } from "./day-number";
import { findStep } from "./plan";
import { countDays, formatDay, formatDuration, formatFullDay, formatLongDay } from "./wording";

export function makeAnswerView(plan: ProductionPlan): AnswerView {
  const { target, today, orderBy, withSafety } = plan;
  if (target === null) {
    return {
      label: words.atDoorBy,
      figure: formatDay(withSafety),
      text: words.fromStart(formatFullDay(withSafety), formatCalendarDate(today)),
      rows: [makeOrderRow(plan), makeDepartureRow(plan), makeArrivalRow(plan)],
      caveat: words.caveat,
    };
  }
  return {
    label: orderBy < today ? words.orderWasDue : words.orderBy,
    figure: formatDay(orderBy),
    text: words.forDoor(formatFullDay(orderBy), formatCalendarDate(target)),
    rows: [...makeSamplesRows(plan), makeDepartureRow(plan), makeTodayRow(plan)],
    caveat: words.caveat,
  };
}

/** For the bar that rides below the form on a phone. */
export function makeSlimAnswer(plan: ProductionPlan) {
  const { target, mode, orderBy, departure, withSafety } = plan;
  return target === null
    ? { figure: formatDay(withSafety), text: words.slimForward(formatDay(orderBy)) }
    : {
        figure: formatDay(orderBy),
        text: words.slimBack(plannerWords.vehicle[mode], formatDay(departure)),
      };
}

function makeSamplesRows(plan: ProductionPlan): AnswerRow[] {
  const samples = findStep(plan, "samples");
  if (!samples) return [];
  const detail = words.beforeOrder(formatDuration(samples));
  return [{ label: words.samplesBy, detail, figure: formatDay(samples.from) }];
}

function makeOrderRow({ orderBy, samplesBy }: ProductionPlan): AnswerRow {
  const detail = samplesBy === null ? words.firstStep : words.afterSamples;
  return { label: words.orderOn, detail, figure: formatDay(orderBy) };
}

function makeDepartureRow({ mode, departure, atPort }: ProductionPlan): AnswerRow {
  const days = countDays(daysBetween(departure, atPort));
  return {
    label: plannerWords.leaves[mode],
    detail: words.underWay[mode](days, formatLongDay(atPort)),
    figure: formatDay(departure),
  };
}

function makeArrivalRow({ arrival, withSafety }: ProductionPlan): AnswerRow {
  const detail = words.beforeMargin(countDays(daysBetween(arrival, withSafety)));
  return { label: words.arrives, detail, figure: formatDay(arrival) };
}

function makeTodayRow({ today, fromToday }: ProductionPlan): AnswerRow {
  return {
    label: words.startToday(formatLongDay(today)),
    detail: words.arrivesBy,
    figure: formatDay(fromToday.withSafety),
  };
}
