import { picture as words } from "@/content/tools/production-planner";
import { daysBetween } from "@/lib/day-number";
import type { Tone } from "@/tools/engine/define-tool";
import type { ProductionPlan } from "./calculate";
import type { Closure } from "./factory-calendar";
import type { PlannedStep } from "./plan";
import type { StepName } from "./planning-rules";
import { formatDay, formatSpan, nameMonth } from "./day-formats";

/** A horizontal range in the drawing, as fractions of the total width. */
type HorizontalRange = { at: number; width: number };

export type ScheduleRow = HorizontalRange & {
  step: PlannedStep;
  tone: Tone;
  /** Whether the step is a time buffer. */
  isBuffer: boolean;
  /** Whether a text fits into the bar before its first closed day. */
  hasRoom: boolean;
  /** Where the label is, relative to the bar. */
  side: "right" | "left" | "below";
  /** Closed days within the bar, as fractions of the bar's width. */
  cuts: readonly HorizontalRange[];
};

/** A plan as a drawing to scale, from its first day to the day at the door. */
export type Schedule = {
  rows: readonly ScheduleRow[];
  /** The first days of months. The label is empty if it would not fit before the end. */
  ticks: readonly { at: number; label: string }[];
  shades: readonly HorizontalRange[];
  /** Names of closures that fit without overlapping. Longer closures have priority. */
  notes: readonly { at: number; text: string }[];
};

const tones: Record<StepName, Tone> = {
  samples: "accent",
  order: "accent",
  production: "ink",
  inspection: "ink",
  rework: "ink",
  booking: "support",
  transit: "support",
  customs: "support",
  safety: "support",
};

export function makeSchedule(plan: ProductionPlan): Schedule {
  const { start, withSafety } = plan;
  // Sundays are cut out of the bars only. Shaded as closures they would cover the whole drawing.
  const closures = plan.closures.flatMap(({ name, from, to, days }) => {
    if (name === "sunday") return [];
    const text = words.closing(name, formatSpan({ from, to }));
    // Cut to the drawing.
    return { text, days, from: from < start ? start : from, to: to > withSafety ? withSafety : to };
  });
  return {
    rows: plan.steps.map((step) => makeRow(step, place(step, start, withSafety))),
    ticks: listTicks(start, withSafety),
    shades: closures.map((closure) => place(closure, start, withSafety)),
    notes: listNotes(closures, start, withSafety),
  };
}

/** The maximum width of a label beside its bar, as a fraction of the total width. */
const LABEL_WIDTH = 0.26;
/** From this position on, labels are to the left of their bar. */
const MIDDLE = 0.44;
/** The width of the text inside a bar, as a fraction of the total width. */
const INNER_TEXT_WIDTH = 0.09;

function makeRow(step: PlannedStep, { at, width }: HorizontalRange): ScheduleRow {
  const cuts = step.skipped.map((closure) => place(closure, step.from, step.to));
  return {
    step,
    at,
    width,
    tone: tones[step.name],
    isBuffer: step.name === "rework" || step.name === "safety",
    hasRoom: width * (cuts[0]?.at ?? 1) >= INNER_TEXT_WIDTH,
    side: findSide(at, width),
    cuts,
  };
}

function findSide(at: number, width: number): ScheduleRow["side"] {
  if (at >= MIDDLE) return "left";
  if (at + width <= 1 - LABEL_WIDTH) return "right";
  return at >= LABEL_WIDTH ? "left" : "below";
}

/**
 * @param first the first day of the whole drawing
 * @param last the last day of the whole drawing, inclusive
 */
function place(
  { from, to }: { from: string; to: string },
  first: string,
  last: string,
): HorizontalRange {
  const whole = daysBetween(first, last) + 1;
  return { at: daysBetween(first, from) / whole, width: (daysBetween(from, to) + 1) / whole };
}

const MAX_TICKS = 6;
/** With so few ticks there is room for full month names. */
const FEW_TICKS = 4;
/** The width of a character as a fraction of the drawing on a phone. */
const LABEL_CHARACTER_WIDTH = 0.024;

function listTicks(first: string, last: string): Schedule["ticks"] {
  const months = listMonths(first, last);
  if (months.length === 0) return [{ at: 0, label: formatDay(first) }];
  const step = [1, 2, 3, 6, 12, 24].find((each) => months.length / each <= MAX_TICKS) ?? 36;
  const shown = months.filter((month) => monthNumber(month) % step === 0);
  return shown.map((month) => {
    const { at } = place({ from: month, to: month }, first, last);
    const label = step === 1 && shown.length <= FEW_TICKS ? nameMonth(month) : shorten(month);
    return { at, label: at + label.length * LABEL_CHARACTER_WIDTH <= 1 ? label : "" };
  });
}

/** For example "Sep", or the year for January. */
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

/** The width of a character as a fraction of the drawing at the smallest wide breakpoint. */
const CHARACTER_WIDTH = 0.0105;

type NamedClosure = Omit<Closure, "name"> & { text: string };

function listNotes(closures: readonly NamedClosure[], first: string, last: string) {
  const notes: (HorizontalRange & { text: string })[] = [];
  for (const closure of [...closures].sort((a, b) => b.days - a.days)) {
    const { text } = closure;
    const width = text.length * CHARACTER_WIDTH;
    const { at } = place(closure, first, last);
    const from = Math.min(at, 1 - width);
    const isFree = notes.every((note) => from >= note.at + note.width || from + width <= note.at);
    if (isFree) notes.push({ at: from, width, text });
  }
  return notes;
}
