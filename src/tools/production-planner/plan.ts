import { toDate, toDayNumber } from "@/lib/day-number";
import { listClosures, type Closure, type FactoryCalendar } from "./factory-calendar";
import { transportSteps, factorySteps, type StepDays, type StepName } from "./planning-rules";

/** A step of at least one day. Dates like "2026-12-13"; `to` is the step's last day. */
export type PlannedStep = {
  name: StepName;
  from: string;
  to: string;
  /** Open days for steps at the factory, calendar days for transport. */
  days: number;
  /** Closures within the step. Always empty for transport, which continues through holidays. */
  skipped: readonly Closure[];
  /** Closures between the previous step and this one. */
  waits: readonly Closure[];
};

export type Plan = {
  steps: readonly PlannedStep[];
  /** The day from which the plan counts. */
  start: string;
  /** Null if no days are planned for samples. */
  samplesBy: string | null;
  /** The day to place the order, or the start of the next step if ordering takes no day. */
  orderBy: string;
  departure: string;
  /** The first day in the country of arrival: at its port, terminal or airport. */
  landed: string;
  /** The planned day at the door. */
  arrival: string;
  /** The day at the door if the whole safety margin is used. */
  withSafety: string;
};

type Span = { name: StepName; from: number; to: number };

/** The latest possible plan with the goods at the door on the target day, including the margin. */
export function planBackward(days: StepDays, calendar: FactoryCalendar, target: string): Plan {
  const departure = toDayNumber(target) - days.safety - days.customs - days.transit;
  const { spans, next } = placeFactorySteps(days, calendar, departure - 1, -1);
  return finishPlan(days, calendar, { spans: spans.reverse(), start: next + 1, departure });
}

/** The earliest possible plan from a start day. */
export function planForward(days: StepDays, calendar: FactoryCalendar, start: string): Plan {
  const first = toDayNumber(start);
  const { spans, next } = placeFactorySteps(days, calendar, first, 1);
  return finishPlan(days, calendar, { spans, start: first, departure: next });
}

/** Places one step after the other, from the first (1) or backward from the last (-1). */
function placeFactorySteps(days: StepDays, calendar: FactoryCalendar, day: number, way: 1 | -1) {
  const spans: Span[] = [];
  let next = day;
  for (const name of way === 1 ? factorySteps : [...factorySteps].reverse()) {
    if (days[name] === 0) continue;
    const begin = findOpenDay(calendar, next, way, 1);
    const end = findOpenDay(calendar, begin, way, days[name]);
    spans.push({ name, from: Math.min(begin, end), to: Math.max(begin, end) });
    next = end + way;
  }
  return { spans, next };
}

/** The nth open day from `from` (inclusive), counted forward (1) or backward (-1). */
function findOpenDay(calendar: FactoryCalendar, from: number, step: 1 | -1, nth: number): number {
  let day = from;
  for (let open = 0; ; day += step) {
    if (calendar(day) === null && ++open === nth) return day;
  }
}

function finishPlan(
  days: StepDays,
  calendar: FactoryCalendar,
  { spans, start, departure }: { spans: readonly Span[]; start: number; departure: number },
): Plan {
  const landed = departure + days.transit;
  const arrival = landed + days.customs;
  const starts = { transit: departure, customs: landed, safety: arrival };
  const transport = transportSteps
    .filter((name) => days[name] > 0)
    .map((name) => ({ name, from: starts[name], to: starts[name] + days[name] - 1 }));
  const all = [...spans, ...transport];
  const steps = all.map(({ name, from, to }, i) => {
    const previousEnd = all[i - 1]?.to ?? start - 1;
    return {
      name,
      from: toDate(from),
      to: toDate(to),
      days: days[name],
      skipped: i < spans.length ? listClosures(calendar, from, to) : [],
      waits: listClosures(calendar, previousEnd + 1, from - 1),
    };
  });
  return {
    steps,
    start: toDate(start),
    samplesBy: steps.find(({ name }) => name === "samples")?.from ?? null,
    orderBy: steps.find(({ name }) => name !== "samples")?.from ?? toDate(departure),
    departure: toDate(departure),
    landed: toDate(landed),
    arrival: toDate(arrival),
    withSafety: toDate(arrival + days.safety),
  };
}

export function findStep({ steps }: Plan, name: StepName): PlannedStep | null {
  return steps.find((step) => step.name === name) ?? null;
}
