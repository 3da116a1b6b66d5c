import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { deskTitle } from "@/content/offices";
import type { NoteItem, TextLinkCopy } from "@/content/sections";
import { closingSource, modeDays } from "@/config/usual-days";
import { announcedUntil, type Holiday } from "@/lib/china-holidays";
import { formatMonth } from "@/lib/dates";
import { findMode } from "@/lib/trade/entry";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";
import { joinWords, type ToolTexts } from "./shared";

export const texts = {
  head: {
    title: `Production Planner with China’s Holidays | ${site.name}`,
    description:
      "Name the day goods must be at your door. We count back through freight, customs and production, skip China’s factory holidays, and say when to order.",
    intro:
      "Name the day the goods must be at your door. We count back through sea, customs and production, and skip the days a Chinese factory is closed.",
  },
  worksheet: { title: "Worksheet", note: "Whole days" },
  call: {
    heading: "The date is close? Write today.",
    text: "Send the plan with one line about the product. You hear which factory can keep it, or the honest date.",
    label: "Get a Free Quote",
  },
} satisfies ToolTexts;

/** The names of transport modes, steps and holidays, and counts of days. */
export const plannerWords = {
  modes: { sea: "Sea", rail: "Rail", air: "Air", courier: "Courier" },
  byMode: { sea: "by sea", rail: "by rail", air: "by air", courier: "by courier" },
  vehicle: { sea: "ship", rail: "train", air: "plane", courier: "courier" },
  leaves: {
    sea: "Ship leaves",
    rail: "Train leaves",
    air: "Plane leaves",
    courier: "Courier leaves",
  },
  transit: {
    sea: "At sea",
    rail: "On the train",
    air: "In the air",
    courier: "With the courier",
  },
  steps: {
    samples: "Samples",
    order: "Order, deposit, artwork",
    production: "Production",
    inspection: "Inspection",
    rework: "Rework buffer",
    booking: "Booking, truck, export",
    customs: "Customs and delivery",
    safety: "Safety margin",
  },
  /** For use within a sentence. */
  brief: {
    samples: "samples",
    order: "the order",
    production: "production",
    inspection: "inspection",
    rework: "rework",
    booking: "booking",
    transit: "departure",
    customs: "customs",
    safety: "the safety margin",
  },
  holidays: {
    newYearsDay: "New Year’s Day",
    chineseNewYear: "Chinese New Year",
    qingming: "Qingming",
    laborDay: "Labor Day",
    dragonBoat: "Dragon Boat Festival",
    midAutumn: "Mid-Autumn Festival",
    goldenWeek: "Golden Week",
  } satisfies Record<Holiday, string>,
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  openDays: (count: number) => (count === 1 ? "1 open day" : `${count} open days`),
};

const { days, holidays: holidayNames } = plannerWords;

const asOf = `As of ${formatMonth(closingSource.asOf)}`;
const closingDays = (holiday: Holiday) => ({
  label: `${holidayNames[holiday]}, days`,
  hint: asOf,
  message: "Whole days from 0 to 30",
});
const message = "Whole days from 0 to 365";
const openDays = "open days in China";

export const form = {
  groups: {
    door: { title: "Your door", detail: "the day you need it" },
    find: { title: deskTitle.find, detail: "samples and order" },
    check: { title: deskTitle.check, detail: "production and inspection" },
    ship: { title: deskTitle.ship, detail: "booking to your door" },
  },
  closing: { title: "Days a factory is closed", reset: "Reset to our figures" },
  startToday: "Start today",
  fields: {
    direction: {
      label: "Count",
      options: { back: "Back from my date", forward: "Forward from a start day" },
    },
    target: { label: "Needed at your door, date" },
    start: { label: "Start on, date" },
    mode: { label: "Mode", options: plannerWords.modes, message: "Choose a mode" },
    safety: { label: "Safety margin, days", hint: "For what nobody plans", message },
    samples: { label: "Samples, days", hint: "7–14 is usual; 0 if done", message },
    order: { label: "Order, deposit, artwork, days", message },
    production: { label: "Production, days", hint: `14–42 is usual, ${openDays}`, message },
    inspection: { label: "Inspection, days", message },
    rework: { label: "Rework buffer, days", message },
    booking: { label: "Booking, truck, export, days", message },
    transit: {
      label: ({ mode }: GivenTexts) => `${plannerWords.transit[findMode(mode)]}, days`,
      hint: ({ mode }: GivenTexts) =>
        `${modeDays[findMode(mode)].usualTransit} is usual, every day counts`,
      message,
    },
    customs: { label: "Customs and delivery, days", message },
    closedBefore: {
      label: "Before Chinese New Year, days",
      hint: asOf,
      message: "Whole days from 0 to 60",
    },
    closedAfter: {
      label: "After Chinese New Year, days",
      hint: `Ask yours in November. ${asOf}`,
      message: "Whole days from 0 to 60",
    },
    newYearsDay: closingDays("newYearsDay"),
    qingming: closingDays("qingming"),
    laborDay: closingDays("laborDay"),
    dragonBoat: closingDays("dragonBoat"),
    midAutumn: closingDays("midAutumn"),
    goldenWeek: {
      ...closingDays("goldenWeek"),
      hint: `One more with Mid-Autumn in it. ${asOf}`,
    },
    sundays: {
      label: "Factory closes on Sundays",
      hint: "Six- and seven-day weeks are common. Sundays that are official workdays stay open",
      options: { no: "No", yes: "Yes" },
      message: "Choose yes or no",
    },
  },
  rows: {},
};

export const contradictions = {
  past: "Choose a date in the future",
  from: (day: string) => `Dates from ${day}`,
  until: (day: string) => `Dates until ${day}`,
  noDays: "Every step from the order to your door is 0 days: nothing to plan",
};

export const answer = {
  orderBy: "Order by",
  orderWasDue: "The order was due",
  atDoorBy: "At your door by",
  forDoor: (day: string, door: string) => `${day}, for goods at your door on ${door}.`,
  fromStart: (day: string, start: string) =>
    `${day}, safety margin included, if you start on ${start}.`,
  fromPastStart: (day: string, start: string) =>
    `${day}, safety margin included, counted from ${start}.`,
  /** The headline of a plan that should have started: "Samples are", "16 days", "too late". */
  late: {
    samples: "Samples are",
    order: "The order is",
    unit: "too late",
    orderToo: (late: number) => `The order is ${days(late)} too late as well.`,
    withoutSamples: (day: string) => `Without samples you are in time: order by ${day}.`,
    arrival: (way: string, day: string) => `${way} (${day})`,
    inTime: (ways: readonly string[], door: string) =>
      `If you start today, goods for ${door} still arrive in time ${joinWords(ways, "or")}, safety margin included.`,
    never: (door: string, way: string) =>
      `No mode arrives by ${door} any more: the first is there ${way}, safety margin included.`,
    shortInTime: (way: string) => `too late, in time ${way}`,
    shortNever: "too late, no mode in time",
  },
  samplesBy: "Start samples by",
  samplesWereDue: "Samples were due",
  beforeOrder: (duration: string) => `${duration} before the order`,
  orderOn: "Place the order on",
  afterSamples: "when the samples are right",
  firstStep: "the first step",
  underWay: {
    sea: (count: number, day: string) => `${days(count)} at sea, in port ${day}`,
    rail: (count: number, day: string) => `${days(count)} on the train, at the terminal ${day}`,
    air: (count: number, day: string) => `${days(count)} in the air and at airports, landed ${day}`,
    courier: (count: number, day: string) =>
      `${days(count)} with the courier, in your country ${day}`,
  },
  startToday: (day: string) => `Start on ${day}`,
  arrivesBy: "and it arrives, safety margin included, by",
  arrives: "Planned at your door",
  beforeMargin: (margin: number) => `${days(margin)} of safety margin not counted`,
  shortOrder: (vehicle: string, day: string) => `to order, ${vehicle} ${day}`,
  shortArrival: (day: string) => `at your door, order ${day}`,
  decisions: {
    order: (order: string, samples: string | null, door: string) =>
      samples === null
        ? `Order by ${order}, to have the goods on ${door}.`
        : `Order by ${order}, and start samples by ${samples}, to have the goods on ${door}.`,
    forward: (order: string, samples: string | null, door: string) =>
      samples === null
        ? `Order on ${order}, and count on the goods from ${door}.`
        : `Start samples on ${samples}, order on ${order}, and count on the goods from ${door}.`,
    restart: (ago: number, door: string) =>
      `This plan started ${days(ago)} ago: unless it is under way, start today, and count on the goods from ${door}.`,
    goBy: (way: string, day: string, later: string) =>
      `Go ${way} and start today, to have the goods by ${day}, or move the date to ${later} or later.`,
    move: (day: string, way: string) =>
      `Move the date to ${day} or later, go ${way}, and start today.`,
  },
  caveat: `Factories set their own closing dates; ask yours in November. Dates from ${announcedUntil + 1} are estimates, without working Sundays, until the official notice.`,
  calendar: { start: "Calendar file ", end: ".ics" },
};

export const warnings = {
  stop: (holiday: string, count: number, place: string, from: string, to: string) =>
    `${holiday} costs ${days(count)} ${place}: closed ${from} to ${to}.`,
  within: (step: string) => `in ${step}`,
  between: (previous: string, step: string) => `between ${previous} and ${step}`,
  before: (step: string) => `before ${step}`,
  rush: (holiday: string, count: number, from: string) =>
    `Rush before ${holiday}: production ends ${days(count)} before the factory closes on ${from}. Quality falls, trucks and ships are full.`,
  slowStart: (holiday: string, count: number) =>
    `Slow start after ${holiday}: production begins ${days(count)} after it, and workers return slowly; allow more.`,
  crowds: (vehicle: string, count: number, holiday: string, day: string) =>
    `Book space early: the ${vehicle} leaves ${count === 0 ? "on the day of" : `${days(count)} before`} ${holiday} on ${day}, when every factory ships at once.`,
  unknownHolidays: (first: number, last: number) =>
    `Holidays before ${first} and after ${last} are not in our table; their days are counted as open.`,
};

/** How holidays affect a step: "skips New Year’s Day (Jan 1) and 4 Sundays". */
export const closures = {
  named: (holiday: Holiday, span: string) => `${holidayNames[holiday]} (${span})`,
  sundays: (count: number, first: string) =>
    count === 1 ? `Sunday (${first})` : `${count} Sundays`,
  list: (names: readonly string[]) => joinWords(names, "and"),
  waits: (names: string) => `waits for ${names}`,
  skips: (names: string) => `skips ${names}`,
};

/** Calendar entries for the first day of each step. */
export const deadlines = {
  summary: {
    samples: "Start samples by today",
    order: "Order by today",
    production: "Production starts",
    inspection: "Inspection starts",
    rework: "Rework buffer starts",
    booking: "Book space, truck and export",
    customs: "Goods arrive, customs and delivery start",
    safety: "Planned arrival, safety margin starts",
  },
  text: (step: string, notes: string, until: string) => `${step}: ${notes}, until ${until}.`,
  door: { summary: "Goods needed at your door", text: "With the safety margin included." },
};

export const picture = {
  heading: {
    back: "Back from your door, drawn to scale",
    forward: "From your start to your door, drawn to scale",
  },
  intro: "Shaded days are closed in China, striped steps are buffers.",
  sundays: "Sundays are cut out of the bars.",
  goesThrough: (vehicle: string) => `The ${vehicle} goes straight through the holiday.`,
  door: "your door",
  closing: (holiday: Holiday, span: string) => `${holidayNames[holiday]}, ${span}`,
};

export const dates = {
  heading: "The plan in dates",
  intro:
    "The list is the source, the picture follows it. Steps in China count open days; the way to your door counts every day.",
  nothingLost: "No day of this plan is lost to a holiday.",
  lost: (count: number, names: string) => `Lost in this plan: ${days(count)}, for ${names}.`,
  passed: (names: string) => `On the way meanwhile, at no cost: ${names}.`,
  countedWith: (before: number, after: number, isClosedOnSundays: boolean) =>
    `Counted with a factory that closes ${days(before)} before Chinese New Year and ${days(after)} after it, and ${isClosedOnSundays ? "rests" : "works"} on Sundays.`,
  caption: {
    back: (day: string, mode: string) => `Plan for ${day}, ${mode}`,
    forward: (day: string, mode: string) => `Plan from ${day}, ${mode}`,
  },
  columns: [
    { label: "Step" },
    { label: "From" },
    { label: "To" },
    { label: "Days", isNumber: true },
  ],
  events: (ahead: number, past: number) => {
    if (ahead === 0) return "No entry: every day of this plan has passed.";
    const which = past === 0 ? "each step’s first day" : "the first days to come";
    const entries =
      ahead === 1
        ? "One entry: the day at your door."
        : `${ahead} entries: ${which}, and your door.`;
    return past === 0 ? entries : `${entries} ${leftOut(past)}`;
  },
  download: "Download calendar file (.ics)",
  link: { label: "How it works, in five steps", to: paths.howItWorks } satisfies TextLinkCopy,
};

/** The messages after a calendar file was saved without the days that have passed. */
export const calendar = {
  saved: (ahead: number, past: number) => ({
    title: ahead === 1 ? "1 entry saved" : `${ahead} entries saved`,
    description: leftOut(past),
  }),
  nothingSaved: { title: "Nothing to save", description: "Every day of this plan has passed." },
};

function leftOut(past: number): string {
  return past === 1
    ? "1 day that has passed is left out."
    : `${past} days that have passed are left out.`;
}

export const seasons = {
  heading: "Two dates that cost a season",
  intro: (mode: string) =>
    `Freight ${mode}, every step at its default. Miss one and the goods leave after the holiday, not before it.`,
  title: (holiday: Holiday, year: number) => `To ship before ${holidayNames[holiday]} ${year}`,
  closed: (span: string) => `closed ${span}`,
  orderBy: "order by",
  orderWasDue: "the order was due",
  samples: "Samples by",
  production: "Production",
};

export const holidays = {
  heading: "The holidays we count",
  intro:
    "Many browsers put Chinese New Year 2027 and 2030 on the wrong day, so these dates come from a table. Closures are those of your worksheet.",
  caption: "First and last closed day of each holiday",
  holiday: "Holiday",
  open: "open",
  sources: (sources: readonly string[], month: string) =>
    `Sources, as of ${month}: ${sources.join("; ")}.`,
  workingSundays: (sundays: readonly string[]) =>
    sundays.length === 0
      ? "without a working Sunday"
      : `when the Sundays ${joinWords(sundays, "and")} are workdays`,
  limits: (sundays: string, lastYear: number, month: string) =>
    `Official until ${announcedUntil}, ${sundays}; short breaks count one day, as most factories work on. Notices come in October or November, on gov.cn; we have not found the one for ${announcedUntil + 1} (${month}). Until then dates follow the lunar calendar and the rules of 2025, and no Sunday is a workday. The table ends in ${lastYear}.`,
  notes: [
    {
      title: "A worked example",
      text: "Needed by sea on March 15, 2027, less 7 days of margin, 7 of customs and 35 at sea: the ship leaves on January 25. Counted back from there in open days: booking January 20, production December 13 past New Year’s Day, order by December 10, samples by November 26.",
    },
    {
      title: "Why a factory stops so long",
      text: "The official break is eight or nine days. Workers travel home for longer: plan with two to four weeks shut and two to six until the line runs at full speed.",
    },
    {
      title: "What the plan cannot know",
      text: "A factory’s own calendar, a full ship, a customs inspection. That is what rework buffer and safety margin are for. Each date here is an estimate, not a promise by a carrier.",
    },
  ] satisfies NoteItem[],
};
