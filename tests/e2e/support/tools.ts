import type { Locator, Page } from "@playwright/test";

/** In place of a text: the entry checks a radio button. */
export const CHECKED = Symbol("checked");

export type Entry = { field: (page: Page) => Locator; text: string | typeof CHECKED };

export type Tool = {
  name: string;
  path: string;
  question: string;
  /** The result of the page's example. */
  example: string;
  /** A valid entry and its result: in figures, announced, in the enquiry and in the link. */
  entry: Entry;
  figure: string;
  announced: string;
  summary: RegExp;
  query: string;
  /** The same in the link once all entries of the example are confirmed. */
  confirmedQuery: string;
  /** An invalid entry and its error message. */
  invalid: Entry & { message: string };
  /** An entry that changes figures, but not the number of lines. */
  smallChange: Entry;
  /** A link with some invalid values, and a valid one, which is kept. */
  partlyInvalidQuery: string;
  invalidCount: number;
  kept: Entry;
};

const labeled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
/** The end of the label depends on the rule. */
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
  entry: { field: labeled("Price per piece, USD"), text: "7" },
  figure: "9.97",
  announced: "One piece costs 9.97 USD, sell it for 16.62",
  summary: /^Cost per piece: 9\.97 USD \(total 9,968\.09\)$/m,
  query: "?v=1&ed=2026-11-23&p=7",
  confirmedQuery:
    "?v=1&ed=2026-11-23&p=7&q=1000&t=FOB&to=US&m=sea&f=900&d=10&dc=250&dl=300&in=250&mg=40",
  invalid: { field: labeled("Price per piece, USD"), ...COMMA },
  smallChange: { field: labeled("Price per piece, USD"), text: "6.10" },
  partlyInvalidQuery: "?v=1&p=-3&to=Mars&zz=9&q=2400",
  invalidCount: 2,
  kept: { field: labeled("Quantity, pieces"), text: "2400" },
};

export const aqlSampling: Tool = {
  name: "AQL sampling",
  path: "/tools/aql-sampling",
  question: "How many pieces get checked?",
  example: "80",
  entry: { field: labeled("Lot size, pieces"), text: "100" },
  figure: "20",
  announced: "20 pieces; major accept 1, reject 2; minor accept 2, reject 3",
  summary: /^Major, AQL 2\.5: 20 pieces, accept 1, reject 2$/m,
  query: "?v=1&lot=100",
  confirmedQuery: "?v=1&lot=100",
  invalid: { field: labeled("Lot size, pieces"), ...COMMA },
  smallChange: { field: labeled("Lot size, pieces"), text: "1,100" },
  partlyInvalidQuery: "?v=1&lot=1&lv=IV&zz=9&p=8",
  invalidCount: 2,
  kept: { field: labeled("Defective pieces, % of the lot"), text: "8" },
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
    query: "?v=1&r=~50x~40x~30x~15x100xcm,~80x~60x~50x~22x~10xcm",
    confirmedQuery: "?v=1&r=50x40x30x15x100xcm,80x60x50x22x10xcm",
    invalid: { field: inCarton(2, "Length, cm"), ...COMMA },
    smallChange: { field: inCarton(1, "Cartons"), text: "41" },
    partlyInvalidQuery: "?v=1&da=9&up=left&zz=9&r=70x40x30x15x40xcm,0x1x1x1x1xcm",
    invalidCount: 3,
    kept: { field: inCarton(1, "Length, cm"), text: "70" },
  },
  {
    name: "Production planner",
    path: "/tools/production-planner",
    question: "When do I have to order?",
    example: "Dec 15",
    entry: { field: labeled("Needed at your door, date"), text: "2027-03-15" },
    figure: "Dec 10",
    announced: "Order by December 10, 2026",
    summary: /^Order by: December 10, 2026$/m,
    query: "?v=1&t=2027-03-15",
    confirmedQuery: "?v=1&t=2027-03-15&m=sea",
    invalid: { field: labeled("Production, days"), ...COMMA },
    smallChange: { field: labeled("Needed at your door, date"), text: "2027-03-22" },
    partlyInvalidQuery: "?v=1&pr=2.5&m=rocket&zz=9&t=2027-11-01",
    invalidCount: 2,
    kept: { field: labeled("Needed at your door, date"), text: "2027-11-01" },
  },
  aqlSampling,
  {
    name: "Amazon carton check",
    path: "/tools/amazon-carton-check",
    question: "Will Amazon take this carton?",
    example: "0.04 lb",
    entry: { field: labeled("Weight, kg"), text: "20" },
    figure: "22",
    announced: "Inside the limits; up to 22 units by weight",
    summary: /^Amazon US: inside the limits$/m,
    query: "?v=1&g=20",
    confirmedQuery: "?v=1&rg=US&l=60&w=60&h=60&g=20&u=20",
    invalid: { field: labeled("Weight, kg"), ...COMMA },
    smallChange: { field: labeled("Weight, kg"), text: "22.8" },
    partlyInvalidQuery: "?v=1&g=heavy&rg=Moon&zz=9&u=5",
    invalidCount: 2,
    kept: { field: labeled("Units in the carton"), text: "5" },
  },
  {
    name: "Incoterms",
    path: "/tools/incoterms",
    question: "Which Incoterm do I ask for?",
    example: "FCA",
    entry: { field: choice("Is there a forwarder?", "No"), text: CHECKED },
    figure: "DAP",
    announced: "Ask for DAP",
    summary: /^Rule to ask for: DAP .+, Incoterms 2020$/m,
    query: "?v=1&f=no",
    confirmedQuery: "?v=1&c=cartons&t=sea&f=no&i=yes&x=yes&e=yes",
    invalid: {
      field: placeToName,
      text: "Y".repeat(61),
      message: "Name it in 60 characters",
    },
    smallChange: { field: placeToName, text: "Yantian, Huizhou" },
    partlyInvalidQuery: `?v=1&t=rocket&p=${"x".repeat(61)}&zz=9&q=EXW`,
    invalidCount: 2,
    kept: { field: labeled("Rule in the quotation"), text: "EXW" },
  },
];
