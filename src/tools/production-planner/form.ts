import type { NumberField } from "@/lib/tools/fields";
import type { FormDefinition, FormState, LinkedField } from "@/lib/tools/form-state";
import { addDays } from "@/lib/day-number";
import { makeFactoryCalendar } from "./factory-calendar";
import { planForward } from "./plan";
import {
  modeDays,
  modes,
  usualClosing,
  usualDays,
  usualStepDays,
  type Mode,
} from "./planning-rules";

/** How many days ahead the goods of the example are needed. */
const EXAMPLE_DAYS = 120;
/** The time left in the example when Chinese New Year makes it take longer. */
const EXAMPLE_SLACK_DAYS = 7;

export const directions = ["back", "forward"] as const;
export const yesOrNo = ["no", "yes"] as const;

const fields = {
  direction: { key: "d", kind: "choice", options: directions, message: "Choose one" },
  target: { key: "t", kind: "date", isPinned: true, isExample: true },
  start: { key: "s", kind: "date", isPinned: true },
  mode: { key: "m", kind: "choice", options: modes, message: "Choose a mode", isExample: true },
  safety: days("sm"),
  samples: days("sa"),
  order: days("or"),
  production: days("pr"),
  inspection: days("in"),
  rework: days("re"),
  booking: days("bo"),
  transit: days("tr"),
  customs: days("im"),
  closedBefore: days("cb", 60),
  closedAfter: days("ca", 60),
  newYearsDay: days("ny", 30),
  qingming: days("qm", 30),
  laborDay: days("ld", 30),
  dragonBoat: days("db", 30),
  midAutumn: days("ma", 30),
  goldenWeek: days("gw", 30),
  sundays: { key: "su", kind: "choice", options: yesOrNo, message: "Choose yes or no" },
} satisfies Record<string, LinkedField>;

export type PlannerField = keyof typeof fields;
export type PlannerState = FormState<PlannerField, never>;

const closingTexts = {
  closedBefore: String(usualClosing.beforeChineseNewYear),
  closedAfter: String(usualClosing.afterChineseNewYear),
  newYearsDay: String(usualClosing.short.newYearsDay),
  qingming: String(usualClosing.short.qingming),
  laborDay: String(usualClosing.short.laborDay),
  dragonBoat: String(usualClosing.short.dragonBoat),
  midAutumn: String(usualClosing.short.midAutumn),
  goldenWeek: String(usualClosing.short.goldenWeek),
  sundays: "no",
} as const;

export const productionPlannerForm = {
  fields,
  getDefaults: (given, today) => {
    const mode = findMode(given.mode);
    const isForward = given.direction === "forward";
    return {
      direction: "back",
      // The unused date stays empty, so that links don't include it.
      target: isForward ? "" : findExampleTarget(today),
      start: isForward ? today : "",
      mode,
      safety: String(usualDays.safety),
      samples: String(usualDays.samples),
      order: String(usualDays.order),
      production: String(usualDays.production),
      inspection: String(usualDays.inspection),
      rework: String(usualDays.rework),
      booking: String(modeDays[mode].booking),
      transit: String(modeDays[mode].transit),
      customs: String(modeDays[mode].customs),
      ...closingTexts,
    };
  },
  getUnused: ({ direction }) => [direction === "forward" ? "target" : "start"],
  scopes: [
    { names: ["target", "start"], of: ({ direction }) => direction ?? "back" },
    { names: ["booking", "transit", "customs"], of: ({ mode }) => findMode(mode) },
  ],
  rows: null,
} satisfies FormDefinition<PlannerField, never>;

const usualCalendar = makeFactoryCalendar(usualClosing);

/** A day at the door that can be kept. */
function findExampleTarget(today: string): string {
  const usual = addDays(today, EXAMPLE_DAYS);
  const { withSafety } = planForward(usualStepDays("sea"), usualCalendar, today);
  return usual >= withSafety ? usual : addDays(withSafety, EXAMPLE_SLACK_DAYS);
}

/** Falls back to sea. */
export function findMode(text: string | undefined): Mode {
  return modes.find((mode) => mode === text) ?? "sea";
}

function days(key: string, max = 365): NumberField & { key: string } {
  return {
    key,
    kind: "number",
    min: 0,
    max,
    isWhole: true,
    message: `Whole days from 0 to ${max}`,
  };
}
