import type { Desk } from "@/config/desk";
import type { ProductionPlan } from "./compute";
import { daysBetween } from "./day-number";
import type { Closure } from "./factory-calendar";
import type { PlannedStep } from "./plan";
import type { StepName } from "./planning-rules";
import { formatDay, formatSpan, nameMonth } from "./wording";

/** A place in a drawing, in shares of the whole width. */
type Place = { at: number; width: number };

export type ScheduleRow = Place & {
  step: PlannedStep;
  desk: Desk;
  /** Days that may not be needed. */
  isBuffer: boolean;
  /** For words within the bar, before the first cut. */
  hasRoom: boolean;
  /** Where its words stand, seen from the bar. */
  side: "right" | "left" | "below";
  /** Closed days within it, in shares of its own width. */
  cuts: readonly Place[];
};

/** A plan as a drawing to scale, from its first day to the day at the door. */
export type Schedule = {
  rows: readonly ScheduleRow[];
  /** First days of months; too near to the end there is no room for a name. */
  ticks: readonly { at: number; label: string }[];
  shades: readonly Place[];
  /** The names of the closures for which there is room, the longest first. */
  notes: readonly { at: number; text: string }[];
};

const desks: Record<StepName, Desk> = {
  samples: "find",
  order: "find",
  production: "check",
  inspection: "check",
  rework: "check",
  booking: "ship",
  transit: "ship",
  customs: "ship",
  safety: "ship",
};

export function makeSchedule(plan: ProductionPlan): Schedule {
  const { start, withSafety } = plan;
  // The closures of the drawing; Sundays would hatch it all over and are cut out of the bars only.
  const closures = plan.closures.filter(({ name }) => name !== "Sunday");
  return {
    rows: plan.steps.map((step) => makeRow(step, place(step, start, withSafety))),
    ticks: listTicks(start, withSafety),
    shades: closures.map((closure) => clip(place(closure, start, withSafety))),
    notes: listNotes(closures, start, withSafety),
  };
}

/** How much of the width a step's words take at most, beside its bar. */
const LABEL_WIDTH = 0.26;
/** From here on the words of a bar stand before it. */
const MIDDLE = 0.44;
const WORDS_WIDTH = 0.09;

function makeRow(step: PlannedStep, { at, width }: Place): ScheduleRow {
  const cuts = step.skipped.map((closure) => place(closure, step.from, step.to));
  return {
    step,
    at,
    width,
    desk: desks[step.name],
    isBuffer: step.name === "rework" || step.name === "safety",
    hasRoom: width * (cuts[0]?.at ?? 1) >= WORDS_WIDTH,
    side: findSide(at, width),
    cuts,
  };
}

function findSide(at: number, width: number): ScheduleRow["side"] {
  if (at >= MIDDLE) return "left";
  if (at + width <= 1 - LABEL_WIDTH) return "right";
  return at >= LABEL_WIDTH ? "left" : "below";
}

/** @param first and @param last both belong to the whole */
function place({ from, to }: { from: string; to: string }, first: string, last: string): Place {
  const whole = daysBetween(first, last) + 1;
  return { at: daysBetween(first, from) / whole, width: (daysBetween(from, to) + 1) / whole };
}

function clip({ at, width }: Place): Place {
  const from = Math.max(0, at);
  return { at: from, width: Math.min(1, at + width) - from };
}

const MOST_TICKS = 6;
/** Longer names have room among so few. */
const FEW_TICKS = 4;
/** Of the width of the drawing on a phone. */
const LABEL_CHARACTER_WIDTH = 0.024;

function listTicks(first: string, last: string): Schedule["ticks"] {
  const months = listMonths(first, last);
  if (months.length === 0) return [{ at: 0, label: formatDay(first) }];
  const step = [1, 2, 3, 6, 12, 24].find((each) => months.length / each <= MOST_TICKS) ?? 36;
  const shown = months.filter((month) => monthNumber(month) % step === 0);
  return shown.map((month) => {
    const { at } = place({ from: month, to: month }, first, last);
    const label = step === 1 && shown.length <= FEW_TICKS ? nameMonth(month) : shorten(month);
    return { at, label: at + label.length * LABEL_CHARACTER_WIDTH <= 1 ? label : "" };
  });
}

/** "Sep", and for January the year. */
function shorten(month: string): string {
  return month.endsWith("-01-01") ? month.slice(0, 4) : nameMonth(month).slice(0, 3);
}

/** Months since the year 0. */
function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let number = monthNumber(first); number <= monthNumber(last); number++) {
    const month = String((number % 12) + 1).padStart(2, "0");
    months.push(`${Math.floor(number / 12)}-${month}-01`);
  }
  return months.filter((month) => month >= first);
}

/** Of the width of the drawing on the narrowest wide screen. */
const CHARACTER_WIDTH = 0.0105;

function listNotes(closures: readonly Closure[], first: string, last: string): Schedule["notes"] {
  const notes: (Place & { text: string })[] = [];
  for (const closure of closures.toSorted((a, b) => b.days - a.days)) {
    const text = `${closure.name}, ${formatSpan(closure)}`;
    const width = text.length * CHARACTER_WIDTH;
    const { at } = clip(place(closure, first, last));
    const from = Math.min(at, 1 - width);
    const isFree = notes.every((note) => from >= note.at + note.width || from + width <= note.at);
    if (isFree) notes.push({ at: from, width, text });
  }
  return notes;
}
