import type { Locator, Page } from "@playwright/test";

/** In place of a text: an answer of several, which is chosen. */
export const CHOSEN = Symbol("chosen");

export type Entry = { field: (page: Page) => Locator; text: string | typeof CHOSEN };

export type Tool = {
  name: string;
  path: string;
  question: string;
  /** The figure of the page's example. */
  example: string;
  /** What is entered, the figure that it makes, and how both are told. */
  entry: Entry;
  figure: string;
  announced: string;
  summary: RegExp;
  query: string;
  /** What is not valid, and where which message stands. */
  spoiled: Entry & { message: string };
  /** What changes figures and no line of text. */
  nudge: Entry;
  /** A link with values that are dropped, and one that is not. */
  badQuery: string;
  badCount: number;
  kept: Entry;
};

const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
/** Whatever kind of place the rule asks for. */
const placeToName = (page: Page) => page.getByLabel(/^Place to name in the order/);
const inCarton = (number: number, label: string) => (page: Page) =>
  page
    .getByRole("group", { name: new RegExp(`^Carton ${number},`) })
    .getByLabel(label, { exact: true });
const choice = (question: string, label: string) => (page: Page) =>
  page.getByRole("group", { name: question, exact: true }).getByLabel(label, { exact: true });

const COMMA = { text: "12,5", message: "Use a point for decimals" };

export const landedCost: Tool = {
  name: "Landed cost",
  path: "/tools/landed-cost",
  question: "What will one piece really cost?",
  example: "8.79",
  entry: { field: labelled("Price per piece, USD"), text: "7" },
  figure: "9.97",
  announced: "One piece costs 9.97 USD, sell it for 16.62",
  summary: /^Cost per piece: 9\.97 USD \(total 9,968\.09\)$/m,
  query: "?v=1&ed=2026-11-23&p=7",
  spoiled: { field: labelled("Price per piece, USD"), ...COMMA },
  nudge: { field: labelled("Price per piece, USD"), text: "6.10" },
  badQuery: "?v=1&p=-3&to=Mars&zz=9&q=2400",
  badCount: 2,
  kept: { field: labelled("Quantity, pieces"), text: "2400" },
};

export const aqlSampling: Tool = {
  name: "AQL sampling",
  path: "/tools/aql-sampling",
  question: "How many pieces get checked?",
  example: "80",
  entry: { field: labelled("Lot size, pieces"), text: "100" },
  figure: "20",
  announced: "20 pieces; major accept 1, reject 2; minor accept 2, reject 3",
  summary: /^Major, AQL 2\.5: 20 pieces, accept 1, reject 2$/m,
  query: "?v=1&lot=100",
  spoiled: { field: labelled("Lot size, pieces"), ...COMMA },
  nudge: { field: labelled("Lot size, pieces"), text: "1,100" },
  badQuery: "?v=1&lot=1&lv=IV&zz=9&p=8",
  badCount: 2,
  kept: { field: labelled("Defective pieces, % of the lot"), text: "8" },
};

export const TOOLS: readonly Tool[] = [
  landedCost,
  {
    name: "Shipment volume",
    path: "/tools/shipment-volume",
    question: "How big is my shipment?",
    example: "4.800",
    entry: { field: inCarton(1, "Cartons"), text: "100" },
    figure: "8.400",
    announced: "8.400 m³, 1,720 kg, air freight 1,720.0 kg, courier 1,980.0 kg",
    summary: /^Carton: 50 x 40 x 30 cm, 15 kg, 100 cartons$/m,
    query: "?v=1&r=50x40x30x15x100xcm,80x60x50x22x10xcm",
    spoiled: { field: inCarton(2, "Length, cm"), ...COMMA },
    nudge: { field: inCarton(1, "Cartons"), text: "41" },
    badQuery: "?v=1&da=9&up=left&zz=9&r=70x40x30x15x40xcm,0x1x1x1x1xcm",
    badCount: 3,
    kept: { field: inCarton(1, "Length, cm"), text: "70" },
  },
  {
    name: "Production planner",
    path: "/tools/production-planner",
    question: "When do I have to order?",
    example: "Dec 15",
    entry: { field: labelled("Needed at your door, date"), text: "2027-03-15" },
    figure: "Dec 10",
    announced: "Order by December 10, 2026",
    summary: /^Order by: December 10, 2026$/m,
    query: "?v=1&t=2027-03-15",
    spoiled: { field: labelled("Production, days"), ...COMMA },
    nudge: { field: labelled("Needed at your door, date"), text: "2027-03-22" },
    badQuery: "?v=1&pr=2.5&m=rocket&zz=9&t=2027-11-01",
    badCount: 2,
    kept: { field: labelled("Needed at your door, date"), text: "2027-11-01" },
  },
  aqlSampling,
  {
    name: "Amazon carton check",
    path: "/tools/amazon-carton-check",
    question: "Will Amazon take this carton?",
    example: "0.04 lb",
    entry: { field: labelled("Weight, kg"), text: "20" },
    figure: "22",
    announced: "Inside the limits; up to 22 units by weight",
    summary: /^Amazon US: inside the limits$/m,
    query: "?v=1&g=20",
    spoiled: { field: labelled("Weight, kg"), ...COMMA },
    nudge: { field: labelled("Weight, kg"), text: "22.8" },
    badQuery: "?v=1&g=heavy&rg=Moon&zz=9&u=5",
    badCount: 2,
    kept: { field: labelled("Units in the carton"), text: "5" },
  },
  {
    name: "Incoterms",
    path: "/tools/incoterms",
    question: "Which Incoterm do I ask for?",
    example: "FCA",
    entry: { field: choice("Is there a forwarder?", "No"), text: CHOSEN },
    figure: "DAP",
    announced: "Ask for DAP",
    summary: /^Rule to ask for: DAP .+, Incoterms 2020$/m,
    query: "?v=1&f=no",
    spoiled: {
      field: placeToName,
      text: "Y".repeat(61),
      message: "Name it in 60 characters",
    },
    nudge: { field: placeToName, text: "Yantian, Huizhou" },
    badQuery: `?v=1&t=rocket&p=${"x".repeat(61)}&zz=9&q=EXW`,
    badCount: 2,
    kept: { field: labelled("Rule in the quotation"), text: "EXW" },
  },
];
