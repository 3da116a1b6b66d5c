import { amazonLimitsSource } from "@/config/amazon-limits";
import { replyTime, site } from "@/config/site";
import type { ToolKey } from "@/config/tools";
import { usFeesSource } from "@/config/us-entry-fees";
import type { CallToAction } from "@/content/call-to-action";
import { cityOf } from "@/content/offices";
import { holidaySource } from "@/lib/china-holidays";
import { formatMonth } from "@/lib/dates";

/** Of the figures that the page names: entry fees, limits of cartons and holidays. */
const [oldestMonth = ""] = [usFeesSource, amazonLimitsSource, holidaySource]
  .map(({ asOf }) => asOf)
  .sort();

export const head = {
  title: `Tools for Importers: Cost, Freight, Dates | ${site.name}`,
  description:
    "Free tools for buying in China: landed cost, shipment volume, production dates, AQL sampling, Amazon carton limits, Incoterms and company numbers.",
  headingStart: "Do the math",
  headingEnd: "before a",
  /** The drawn line starts at this word. */
  headingLast: "deposit",
  intro:
    "Questions every importer asks one deposit too late. Each tool opens on a finished example; type over it, and send the answer as an enquiry when you want it checked.",
};

/** A card on the tools page. `fact` is a result of the tool's example. */
export const cards: Record<ToolKey, { title: string; text: string; fact: string }> = {
  landedCost: {
    title: "Landed cost",
    text: "What one piece costs at your door, line by line, and what it has to sell for.",
    fact: "Sell it at 14.66 to keep 40%",
  },
  shipmentVolume: {
    title: "Shipment volume",
    text: "How big it is, what weight each carrier charges, and whether a container makes sense.",
    fact: "Courier charges 1,080 kg for 820",
  },
  productionPlanner: {
    title: "Production planner",
    text: "Counted back from your door, with the days a Chinese factory is closed.",
    fact: "Order by December 10",
  },
  aqlSampling: {
    title: "AQL sampling",
    text: "How many pieces an inspector opens, and how many defects fail the lot.",
    fact: "80 of 1,000, the sixth major defect refuses",
  },
  amazonCartonCheck: {
    title: "Amazon carton check",
    text: "Will the warehouse take these cartons?",
    fact: "One carton, 22.7 kg",
  },
  incoterms: {
    title: "Incoterms",
    text: "Who pays, and where the risk passes.",
    fact: "Under EXW you clear export in China",
  },
  companyNumber: {
    title: "Company number",
    text: "What the 18 characters of a Chinese business license say, and what they do not prove.",
    fact: "Typed right: the last character fits",
  },
  compareQuotes: {
    title: "Compare quotations",
    text: "Which supplier costs least at your door, and what each has left unsaid.",
    fact: "8.47 for sure, 7.68 with 6 questions open",
  },
};

/** The landed cost example in five lines, in US dollars per piece. */
export const invoice = {
  title: "1,000 pieces to the US",
  unit: "USD a piece",
  lines: [
    { label: "Goods", amount: "6.00", desk: "find", isCustoms: false },
    { label: "Fee, inspection", amount: "0.67", desk: "check", isCustoms: false },
    { label: "Freight, insurance", amount: "0.93", desk: "ship", isCustoms: false },
    { label: "Customs", amount: "0.64", desk: "ship", isCustoms: true },
    { label: "Terminal, truck", amount: "0.55", desk: "ship", isCustoms: false },
  ],
  total: { label: "At your door", amount: "8.79" },
} as const;

export const container = {
  usedPercent: 17.1,
  ends: ["4.800 m³ is 17.1% of a 20 ft", "28 m³"],
};

/** The example plan for goods needed on March 15, 2027, in days from its start. */
export const schedule = {
  days: 109,
  closed: { from: 65, days: 22, label: "closed Jan 30 to Feb 20" },
  steps: [
    { from: 0, days: 17, desk: "find" },
    { from: 17, days: 38, desk: "check" },
    { from: 55, days: 47, desk: "ship" },
    { from: 102, days: 7, desk: "ship" },
  ],
  start: "Nov 26",
  end: "Mar 15",
} as const;

export const lot = {
  pieces: 1000,
  opened: 80,
  label: "1,000 pieces drawn as squares, 80 of them picked at random",
};

export const carton = {
  figure: "0.04 lb",
  text: "too heavy: 50.04 against 50",
  verdict: "Fail, US limit",
};

/** The rule on the quotation and the one to ask for, by the legs of the journey at the seller's risk. */
export const rules = {
  rows: [
    { name: "EXW", text: "on the quotation", length: 1 },
    { name: "FCA", text: "what to ask for", length: 3 },
  ],
  ends: ["factory", "your door"],
};

/** The parts of a company number, by where they end. */
export const numberParts = [
  { end: 2, label: "kind" },
  { end: 8, label: "place" },
  { end: 17, label: "firm" },
  { end: 18, label: "check" },
];

/** The example's quotations, by what a piece costs at the door, in US dollars. The complete one is second. */
export const quotes = [
  { name: "7.68", text: "EXW, 6 questions open" },
  { name: "8.47", text: "FOB, for sure" },
];

export const behavior = {
  heading: "How these tools behave",
  rows: [
    {
      title: "Nothing leaves your browser",
      text: "There is no account and no e-mail gate. A page that is open keeps working without a network.",
      fact: "0 fields to sign up",
    },
    {
      title: "Every moving figure has a date",
      text: "Duty, entry fees, carton limits and holidays sit in open fields. Type yours over ours.",
      fact: `as of ${formatMonth(oldestMonth)}`,
    },
    {
      title: "An answer becomes an enquiry",
      text: "One button carries your figures into the form as text. Read it, change it, send it.",
      fact: `reply within ${replyTime}`,
    },
  ],
  note: "Estimates from your own figures. Nothing here is legal or customs advice; a broker and the carrier have the last word.",
};

export const call = {
  heading: "Done the math? Let us prove it wrong.",
  text: `Send any result with a line about the product. A person in ${cityOf.find} checks the figures and answers.`,
  label: "Get a Free Quote",
} satisfies CallToAction;
