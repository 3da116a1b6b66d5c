import { modeDays, usualDays } from "@/config/usual-days";
import { form as words } from "@/content/tools/production-planner";
import { addDays } from "@/lib/day-number";
import { findMode, modes } from "@/lib/trade/entry";
import { defineForm } from "@/tools/engine/form/define-form";
import {
  choice,
  date,
  number,
  type GivenTexts,
  type ValuesOf,
} from "@/tools/engine/form/field-kinds";
import { makeFactoryCalendar } from "./factory-calendar";
import { planForward } from "./plan";
import { usualClosing, usualStepDays } from "./planning-rules";

/** How many days ahead the goods of the example are needed. */
const EXAMPLE_DAYS = 120;
/** The time left in the example when Chinese New Year makes it take longer. */
const EXAMPLE_SLACK_DAYS = 7;

const directionOf = ({ direction = "back" }: GivenTexts) => direction;
const isForward = (texts: GivenTexts) => directionOf(texts) === "forward";
const isBackward = (texts: GivenTexts) => !isForward(texts);

export const plannerForm = defineForm({
  fields: {
    direction: choice("d", { options: ["back", "forward"], default: "back" }),
    target: date("t", {
      // The unused date stays empty, so that links don't include it.
      default: (texts: GivenTexts, today: string) =>
        isForward(texts) ? "" : findExampleTarget(today),
      isPinned: true,
      isExample: true,
      when: isBackward,
      scope: directionOf,
    }),
    start: date("s", {
      default: (texts: GivenTexts, today: string) => (isForward(texts) ? today : ""),
      isPinned: true,
      when: isForward,
      scope: directionOf,
    }),
    mode: choice("m", { options: modes, default: "sea", isExample: true, shared: "mode" }),
    safety: days("sm", usualDays.safety),
    samples: days("sa", usualDays.samples),
    order: days("or", usualDays.order),
    production: days("pr", usualDays.production),
    inspection: days("in", usualDays.inspection),
    rework: days("re", usualDays.rework),
    booking: daysOfMode("bo", "booking"),
    transit: daysOfMode("tr", "transit"),
    customs: daysOfMode("im", "customs"),
    closedBefore: days("cb", usualClosing.closedBefore, 60),
    closedAfter: days("ca", usualClosing.closedAfter, 60),
    newYearsDay: days("ny", usualClosing.newYearsDay, 30),
    qingming: days("qm", usualClosing.qingming, 30),
    laborDay: days("ld", usualClosing.laborDay, 30),
    dragonBoat: days("db", usualClosing.dragonBoat, 30),
    midAutumn: days("ma", usualClosing.midAutumn, 30),
    goldenWeek: days("gw", usualClosing.goldenWeek, 30),
    sundays: choice("su", { options: ["no", "yes"], default: usualClosing.sundays }),
  },
  rows: {},
  words,
});

export type PlannerValues = ValuesOf<
  typeof plannerForm.specs.fields,
  typeof plannerForm.specs.rows
>;

function days(linkKey: string, usual: number, max = 365) {
  return number(linkKey, { default: String(usual), min: 0, max, isWhole: true });
}

function daysOfMode(linkKey: string, step: "booking" | "transit" | "customs") {
  return number(linkKey, {
    default: ({ mode }) => String(modeDays[findMode(mode)][step]),
    scope: ({ mode }) => findMode(mode),
    min: 0,
    max: 365,
    isWhole: true,
  });
}

/** A day at the door that can be kept. */
function findExampleTarget(today: string): string {
  const usual = addDays(today, EXAMPLE_DAYS);
  const calendar = makeFactoryCalendar(usualClosing);
  const { withSafety } = planForward(usualStepDays("sea"), calendar, today);
  return usual >= withSafety ? usual : addDays(withSafety, EXAMPLE_SLACK_DAYS);
}
