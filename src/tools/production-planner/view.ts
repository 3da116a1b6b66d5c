import {
  answer as words,
  closures as closureWords,
  plannerWords,
} from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import { formatDay, formatFullDay, formatLongDay, formatSpan, formatYear } from "./day-formats";
import { daysBetween } from "@/lib/day-number";
import type { Mode } from "@/lib/trade/entry";
import type { AnswerRow, AnswerView } from "@/tools/engine/answer-view";
import type { ModeArrival, ProductionPlan } from "./calculate";
import type { Closure } from "./factory-calendar";
import { findStep, type PlannedStep } from "./plan";
import { transportSteps, type StepName } from "./planning-rules";
import { listWarnings } from "./warnings";

type Headline = Omit<AnswerView, "warnings" | "caveat" | "steps">;

export function viewProductionPlan(plan: ProductionPlan): AnswerView {
  // The table of the plan's dates shows how they were counted, so that no other steps are listed.
  return { ...viewHeadline(plan), warnings: listWarnings(plan), caveat: words.caveat, steps: [] };
}

function viewHeadline(plan: ProductionPlan): Headline {
  if (plan.target === null) return viewForward(plan);
  return plan.daysLate > 0 ? viewLate(plan, plan.target) : viewBackward(plan, plan.target);
}

function viewBackward(plan: ProductionPlan, target: string): Headline {
  const { mode, samplesBy, orderBy, departure } = plan;
  const door = formatCalendarDate(target);
  const vehicle = plannerWords.vehicle[mode];
  return {
    label: words.orderBy,
    figure: formatDay(orderBy),
    short: {
      figure: formatYear(orderBy),
      text: words.shortOrder(vehicle, formatDay(departure)),
    },
    text: words.forDoor(formatFullDay(orderBy), door),
    rows: [...makeSamplesRows(plan), makeDepartureRow(plan), makeTodayRow(plan)],
    decision: words.decisions.order(
      formatCalendarDate(orderBy),
      samplesBy && formatCalendarDate(samplesBy),
      door,
    ),
    next: ["incoterms", "landedCost"],
  };
}

function viewForward(plan: ProductionPlan): Headline {
  const { start, today, samplesBy, orderBy, arrival, withSafety, fromToday } = plan;
  const daysAgo = daysBetween(start, today);
  const describe = daysAgo > 0 ? words.fromPastStart : words.fromStart;
  const { restart, forward } = words.decisions;
  return {
    label: words.atDoorBy,
    figure: formatDay(withSafety),
    short: { figure: formatYear(withSafety), text: words.shortArrival(formatDay(orderBy)) },
    text: describe(formatFullDay(withSafety), formatCalendarDate(start)),
    rows: [
      makeOrderRow(plan, words.orderOn),
      makeDepartureRow(plan),
      {
        label: words.arrives,
        detail: words.beforeMargin(daysBetween(arrival, withSafety)),
        figure: formatYear(arrival),
      },
    ],
    decision:
      daysAgo > 0
        ? restart(daysAgo, formatCalendarDate(fromToday.withSafety))
        : forward(
            formatCalendarDate(orderBy),
            samplesBy && formatCalendarDate(samplesBy),
            formatCalendarDate(withSafety),
          ),
    next: ["incoterms", "landedCost"],
  };
}

/** A plan that should have started before today: how late it is, and what still can be done. */
function viewLate(plan: ProductionPlan, target: string): Headline {
  const { today, daysLate, samplesBy, orderBy, arrivals, fromToday } = plan;
  const { late, decisions } = words;
  const door = formatCalendarDate(target);
  const figure = plannerWords.days(daysLate);
  const orderDaysLate = daysBetween(orderBy, today);
  const order =
    orderDaysLate > 0 ? late.orderToo(orderDaysLate) : late.withoutSamples(formatLongDay(orderBy));
  const inTime = arrivals.filter(({ withSafety }) => withSafety <= target);
  const [slowest] = inTime;
  const earliest = arrivals.reduce((a, b) => (b.withSafety < a.withSafety ? b : a));
  // Slow modes cost less. If none is in time, the date has to move, but not by much.
  const { mode, withSafety } = slowest ?? earliest;
  const [way, day] = [plannerWords.byMode[mode], formatCalendarDate(withSafety)];
  const wayOut = slowest
    ? late.inTime(inTime.map(formatArrival), door)
    : late.never(door, formatArrival(earliest));
  return {
    label: samplesBy === null ? late.order : late.samples,
    figure,
    unit: late.unit,
    short: { figure, text: slowest ? late.shortInTime(way) : late.shortNever },
    text: samplesBy === null ? wayOut : `${order} ${wayOut}`,
    rows: [
      ...makeSamplesRows(plan),
      makeOrderRow(plan, orderBy < today ? words.orderWasDue : words.orderBy),
      makeDepartureRow(plan),
      makeTodayRow(plan),
    ],
    decision: slowest
      ? decisions.goBy(way, day, formatCalendarDate(fromToday.withSafety))
      : decisions.move(day, way),
    // Another mode, another cost.
    next: ["landedCost"],
  };
}

/** For example "by air (February 8, 2027)". */
function formatArrival({ mode, withSafety }: ModeArrival): string {
  return words.late.arrival(plannerWords.byMode[mode], formatCalendarDate(withSafety));
}

function makeSamplesRows(plan: ProductionPlan): AnswerRow[] {
  const samples = findStep(plan, "samples");
  if (!samples) return [];
  const label = samples.from < plan.today ? words.samplesWereDue : words.samplesBy;
  const detail = words.beforeOrder(formatDuration(samples));
  return [{ label, detail, figure: formatYear(samples.from) }];
}

function makeOrderRow({ samplesBy, orderBy }: ProductionPlan, label: string): AnswerRow {
  const detail = samplesBy === null ? words.firstStep : words.afterSamples;
  return { label, detail, figure: formatYear(orderBy) };
}

function makeDepartureRow({ mode, departure, landed }: ProductionPlan): AnswerRow {
  const detail = words.underWay[mode](daysBetween(departure, landed), formatLongDay(landed));
  return { label: plannerWords.leaves[mode], detail, figure: formatYear(departure) };
}

function makeTodayRow({ today, fromToday }: ProductionPlan): AnswerRow {
  const label = words.startToday(formatLongDay(today));
  return { label, detail: words.arrivesBy, figure: formatYear(fromToday.withSafety) };
}

export function nameStep(name: StepName, mode: Mode): string {
  return name === "transit" ? plannerWords.transit[mode] : plannerWords.steps[name];
}

/** Factory steps in open days ("30 open days"), transport in calendar days ("35 days"). */
export function formatDuration({ name, days }: PlannedStep): string {
  const isTransport = transportSteps.some((step) => step === name);
  return isTransport ? plannerWords.days(days) : plannerWords.openDays(days);
}

/** How holidays affect a step: "waits for …" before it, "skips …" within it. */
export function listStepNotes({ skipped, waits }: PlannedStep): string[] {
  return [
    ...(waits.length > 0 ? [closureWords.waits(listClosureNames(waits))] : []),
    ...(skipped.length > 0 ? [closureWords.skips(listClosureNames(skipped))] : []),
  ];
}

/** For example "New Year’s Day (Jan 1), Chinese New Year (Jan 30 to Feb 20) and 4 Sundays". */
export function listClosureNames(closures: readonly Closure[]): string {
  const holidays = closures.flatMap(({ name, ...span }) =>
    name === "sunday" ? [] : [closureWords.named(name, formatSpan(span))],
  );
  const [sunday, ...others] = closures.filter(({ name }) => name === "sunday");
  const sundays = sunday ? [closureWords.sundays(others.length + 1, formatDay(sunday.from))] : [];
  return closureWords.list([...holidays, ...sundays]);
}
