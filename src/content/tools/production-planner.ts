import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { deskTitle } from "@/content/offices";
import type { Note, TextLink } from "@/content/sections";
import { announcedUntil } from "@/lib/china-holidays";
import { toolNames } from "./names";
import type { ToolCopy } from "./shared";

export const copy = {
  name: toolNames.productionPlanner,
  head: {
    title: `Production Planner with China’s Holidays | ${site.name}`,
    description:
      "Name the day goods must be at your door. We count back through freight, customs and production, skip China’s factory holidays, and say when to order.",
    heading: "When do I have to order?",
    intro:
      "Name the day the goods must be at your door. We count back through sea, customs and production, and skip the days a Chinese factory is closed.",
  },
  call: {
    heading: "The date is close? Write today.",
    text: "Send the plan with one line about the product. We answer within one working day with the factory that can keep it, or with the honest date.",
    label: "Get a Free Quote",
  },
} satisfies ToolCopy;

/** The names of transport modes and steps. */
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
  /** Calendar entries for the first day of each step. */
  deadlines: {
    samples: "Start samples by today",
    order: "Order by today",
    production: "Production starts",
    inspection: "Inspection starts",
    rework: "Rework buffer starts",
    booking: "Book space, truck and export",
    customs: "Goods arrive, customs and delivery start",
    safety: "Planned arrival, safety margin starts",
  },
  door: { deadline: "Goods needed at your door", text: "With the safety margin included." },
};

const openDays = "open days in China";

export const worksheet = {
  title: "Worksheet",
  note: "Whole days",
  door: { title: "Your door", detail: "the day you need it" },
  find: { title: deskTitle.find, detail: "samples and order" },
  check: { title: deskTitle.check, detail: "production and inspection" },
  ship: { title: deskTitle.ship, detail: "booking to your door" },
  direction: {
    label: "Count",
    options: { back: "Back from my date", forward: "Forward from a start day" },
  },
  target: { label: "Needed at your door, date" },
  start: { label: "Start on, date" },
  startToday: "Start today",
  mode: { label: "Mode", options: plannerWords.modes },
  safety: { label: "Safety margin, days", hint: "For what nobody plans" },
  samples: { label: "Samples, days", hint: "7–14 is usual; 0 if done" },
  order: { label: "Order, deposit, artwork, days" },
  production: { label: "Production, days", hint: `14–42 is usual, ${openDays}` },
  inspection: { label: "Inspection, days" },
  rework: { label: "Rework buffer, days" },
  booking: { label: "Booking, truck, export, days" },
  transit: (mode: keyof typeof plannerWords.transit, usual: string) => ({
    label: `${plannerWords.transit[mode]}, days`,
    hint: `${usual} is usual, every day counts`,
  }),
  customs: { label: "Customs and delivery, days" },
};

export const closedDays = {
  title: "Days a factory is closed",
  closedBefore: { label: "Before Chinese New Year, days" },
  closedAfter: { label: "After Chinese New Year, days", hint: "Ask yours in November" },
  newYearsDay: "New Year’s Day, days",
  qingming: "Qingming, days",
  laborDay: "Labor Day, days",
  dragonBoat: "Dragon Boat Festival, days",
  midAutumn: "Mid-Autumn Festival, days",
  goldenWeek: "Golden Week, days",
  goldenWeekHint: "One more with Mid-Autumn in it",
  sundays: {
    label: "Factory closes on Sundays",
    hint: "Six- and seven-day weeks are common. Sundays that are official workdays stay open",
    options: { no: "No", yes: "Yes" },
  },
  asOf: (date: string) => `As of ${date}`,
  reset: "Reset to our figures",
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
    orderToo: (days: string) => `The order is ${days} too late as well.`,
    withoutSamples: (day: string) => `Without samples you are in time: order by ${day}.`,
    inTime: (ways: string, door: string) =>
      `If you start today, goods for ${door} still arrive in time ${ways}, safety margin included.`,
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
    sea: (days: string, day: string) => `${days} at sea, in port ${day}`,
    rail: (days: string, day: string) => `${days} on the train, at the terminal ${day}`,
    air: (days: string, day: string) => `${days} in the air and at airports, landed ${day}`,
    courier: (days: string, day: string) => `${days} with the courier, in your country ${day}`,
  },
  startToday: (day: string) => `Start on ${day}`,
  arrivesBy: "and it arrives, safety margin included, by",
  arrives: "Planned at your door",
  beforeMargin: (days: string) => `${days} of safety margin not counted`,
  stickyOrderBy: (vehicle: string, day: string) => `order by, ${vehicle} ${day}`,
  stickyArrival: (day: string) => `at your door, order ${day}`,
  caveat: `Factories set their own closing dates; ask yours in November. Dates from ${announcedUntil + 1} are estimates, without working Sundays, until the official notice.`,
  calendar: { start: "Calendar file ", end: ".ics" },
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
  closed: (span: string) => `closed ${span}`,
};

export const dates = {
  heading: "The same in dates",
  intro:
    "The list is the source, the picture follows it. Steps in China count open days; the way to your door counts every day.",
  nothingLost: "No day of this plan is lost to a holiday.",
  lost: (days: string, names: string) => `Lost in this plan: ${days}, for ${names}.`,
  passed: (names: string) => `On the way meanwhile, at no cost: ${names}.`,
  countedWith: (before: string, after: string, sundays: string) =>
    `Counted with a factory that closes ${before} before Chinese New Year and ${after} after it, and ${sundays}.`,
  sundays: { open: "works on Sundays", closed: "rests on Sundays" },
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
    const days = past === 0 ? "each step’s first day" : "the first days to come";
    const entries =
      ahead === 1
        ? "One entry: the day at your door."
        : `${ahead} entries: ${days}, and your door.`;
    return past === 0 ? entries : `${entries} ${leftOut(past)}`;
  },
  download: "Download calendar file (.ics)",
  link: { label: "How it works, in five steps", to: paths.howItWorks } satisfies TextLink,
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
  title: (holiday: string) => `To ship before ${holiday}`,
  closed: (span: string) => `closed ${span}`,
  orderBy: "order by",
  orderWasDue: "the order was due",
  samples: "Samples by",
  production: "Production",
  span: (from: string, to: string) => `${from} to ${to}`,
};

export const holidays = {
  heading: "The holidays we count",
  intro:
    "Many browsers put Chinese New Year 2027 and 2030 on the wrong day, so these dates come from a table. Closures are those of your worksheet.",
  caption: "First and last closed day of each holiday",
  holiday: "Holiday",
  open: "open",
  sources: (sources: string, asOf: string) => `Sources, as of ${asOf}: ${sources}.`,
  workingSundays: (days: string) =>
    days === "" ? "without a working Sunday" : `when the Sundays ${days} are workdays`,
  limits: ({
    sundays,
    lastYear,
    asOf,
  }: Record<"sundays" | "asOf", string> & { lastYear: number }) =>
    `Official until ${announcedUntil}, ${sundays}; short breaks count one day, as most factories work on. Notices come in October or November, on gov.cn; we have not found the one for ${announcedUntil + 1} (${asOf}). Until then dates follow the lunar calendar and the rules of 2025, and no Sunday is a workday. The table ends in ${lastYear}.`,
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
  ] satisfies Note[],
};
