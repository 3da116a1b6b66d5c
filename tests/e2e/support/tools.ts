import type { Locator, Page } from "@playwright/test";
import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import * as amazonWords from "@/content/tools/amazon-carton-check";
import * as aqlWords from "@/content/tools/aql-sampling";
import * as companyWords from "@/content/tools/company-number";
import * as quoteWords from "@/content/tools/compare-quotes";
import * as incotermsWords from "@/content/tools/incoterms";
import * as costWords from "@/content/tools/landed-cost";
import { form as costForm } from "@/content/tools/landed-cost-form";
import { toolNames } from "@/content/tools/names";
import * as plannerWords from "@/content/tools/production-planner";
import { toolQuestions } from "@/content/tools/questions";
import * as volumeWords from "@/content/tools/shipment-volume";
import { toolMessages } from "@/content/tools/shared";

/** In place of a text: the entry checks a radio button. */
export const CHECKED = Symbol("checked");

export type Entry = { field: (page: Page) => Locator; text: string | typeof CHECKED };

export type Tool = {
  name: string;
  path: string;
  question: string;
  /** The result of the page's example. */
  example: string;
  /** An invalid entry and its error message. */
  invalid: Entry & { message: string };
  /** An entry that changes figures, but not the number of lines. */
  smallChange: Entry;
  /** A link with long figures and texts in many fields. */
  longQuery: string;
  /** A line of the calculation behind the answer. */
  calculation: (page: Page) => Locator;
  /** At most so many printed pages. */
  printedPages: number;
};

export type TriedTool = Tool & {
  /** A valid entry and its result: in figures, announced and in the link. */
  entry: Entry;
  figure: string;
  announced: string;
  query: string;
};

const describeTool = (key: ToolKey) => ({
  name: toolNames[key],
  path: paths[key],
  question: toolQuestions[key],
});
export const labeled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
const inCarton = (number: number, label: string) => (page: Page) =>
  page
    .getByRole("group", { name: new RegExp(`^${volumeWords.form.cartons.title(number)},`) })
    .getByLabel(label, { exact: true });
/** The end of the label depends on the rule. */
const placeToName = (page: Page) => page.getByLabel(incotermsWords.place.label(""));
const rowOf = (table: string) => (page: Page) =>
  page.getByRole("table", { name: table, exact: true }).getByRole("row").last();

const WITH_UNIT = { text: "12 kg", message: toolMessages.unit };
const price = labeled(costForm.fields.price.label({ currency: "USD" }));
const lot = labeled(aqlWords.form.fields.lot.label);
const target = labeled(plannerWords.form.fields.target.label);
const weight = labeled(
  amazonWords.form.rows.cartons.columns.weight.label({ region: "US" }, "", { unit: "cm" }),
);
const { forwarder } = incotermsWords.form.fields;
const company = labeled(companyWords.form.fields.number.label);
const quoteColumns = quoteWords.form.rows.quotes.columns;
const ofSupplierB =
  ({ label }: { label: string }) =>
  (page: Page) =>
    page.getByRole("group", { name: /^Supplier B,/ }).getByLabel(label, { exact: true });
/** Fills each column of a row. */
const longQuote = (rule: string) =>
  `${"W".repeat(20)}:${rule}:${"W".repeat(60)}:1:999999.5:500000:999998.5:1000000:999997.5:1000000000:1000000000:1000000:365:99.5:${"W".repeat(60)}`;
const cartonWords = volumeWords.form.rows.cartons.columns;

export const landedCost: TriedTool = {
  ...describeTool("landedCost"),
  example: "8.79",
  entry: { field: price, text: "7" },
  figure: "9.97",
  announced: "9.97 USD a piece, sell at 16.62",
  query: "?v=1&ed=2026-11-23&p=7",
  invalid: { field: price, ...WITH_UNIT },
  smallChange: { field: price, text: "6.10" },
  longQuery: `?v=1&t=EXW&to=ES&rc=no&sl=15&p=1234.5678&q=10000&fc=WWWWW&fr=1.0835&ad=301:25&sb=weight&w=1234&r=${"W".repeat(40)}:1000000:1234.5678:12.345:perPiece::98765`,
  calculation: rowOf(costWords.invoice.stepsCaption),
  printedPages: 3,
};

export const shipmentVolume: TriedTool = {
  ...describeTool("shipmentVolume"),
  example: "4.800",
  entry: { field: inCarton(1, cartonWords.cartons.label), text: "100" },
  figure: "8.400",
  announced: "8.400 m³ 1,720 kg, courier 1,980",
  query: "?v=1&r=~50x~40x~30x~15x100xcm,~80x~60x~50x~22x~10xcm",
  invalid: { field: inCarton(2, cartonWords.length.label({}, "", { unit: "cm" })), ...WITH_UNIT },
  smallChange: { field: inCarton(1, cartonWords.cartons.label), text: "41" },
  longQuery: "?v=1&r=60.25x40.75x40.5x12.75x1000xin,50x40x30x15x40xcm",
  calculation: rowOf(volumeWords.steps.caption),
  printedPages: 2,
};

export const aqlSampling: Tool = {
  ...describeTool("aqlSampling"),
  example: "80",
  invalid: { field: lot, ...WITH_UNIT },
  smallChange: { field: lot, text: "1,100" },
  longQuery: "?v=1&lot=1000000000&lv=III&ma=1.0",
  calculation: (page) =>
    page.getByRole("region", { name: aqlWords.reading.heading }).getByRole("listitem").last(),
  printedPages: 2,
};

export const incoterms: TriedTool = {
  ...describeTool("incoterms"),
  example: "FCA",
  entry: {
    field: (page) =>
      page
        .getByRole("group", { name: forwarder.label, exact: true })
        .getByLabel(forwarder.options.no, { exact: true }),
    text: CHECKED,
  },
  figure: "DAP",
  announced: "Ask for DAP",
  query: "?v=1&f=no",
  invalid: { field: placeToName, text: "Y".repeat(61), message: "Name it in 60 characters" },
  smallChange: { field: placeToName, text: "Yantian, Huizhou" },
  longQuery: `?v=1&f=no&i=unknown&e=no&q=CIP&p=${"W".repeat(60)}`,
  calculation: rowOf(incotermsWords.matrix.caption),
  printedPages: 2,
};

export const TOOLS: readonly Tool[] = [
  landedCost,
  shipmentVolume,
  {
    ...describeTool("productionPlanner"),
    example: "Dec 15",
    invalid: { field: labeled(plannerWords.form.fields.production.label), ...WITH_UNIT },
    smallChange: { field: target, text: "2027-03-22" },
    longQuery: "?v=1&s=2026-11-16&d=forward&su=yes&sa=365&pr=365&bo=200&tr=365&cb=60&ca=60",
    calculation: (page) => page.getByRole("table", { name: /\d{4}/ }).getByRole("row").last(),
    printedPages: 2,
  },
  aqlSampling,
  {
    ...describeTool("amazonCartonCheck"),
    example: "0.04 lb",
    invalid: { field: weight, ...WITH_UNIT },
    smallChange: { field: weight, text: "22.8" },
    longQuery:
      "?v=1&rg=UK&lu=in&wu=lb&l=393.7&w=200.125&h=99.875&g=1234.5678&u=1000&pc=999&ph=393.7&pw=9999.99&po=11.25&ps=393.7",
    calculation: rowOf(amazonWords.checks.caption),
    printedPages: 2,
  },
  incoterms,
  {
    ...describeTool("companyNumber"),
    example: "An enterprise",
    invalid: { field: company, text: "9144", message: "4 characters, 14 too few" },
    smallChange: { field: company, text: "91440300MAYBANE721" },
    longQuery: "?v=1&n=91320594MA1WW2WWXD",
    calculation: (page) =>
      page
        .getByRole("region", { name: companyWords.checking.heading })
        .getByRole("listitem")
        .last(),
    printedPages: 2,
  },
  {
    ...describeTool("compareQuotes"),
    example: "8.47",
    invalid: { field: ofSupplierB(quoteColumns.lead), ...WITH_UNIT },
    smallChange: { field: ofSupplierB(quoteColumns.price1), text: "5.61" },
    longQuery: `?v=1&q=1000000&to=CH&r=${["EXW", "CIF", "DDP"].map(longQuote).join(",")}`,
    calculation: rowOf(quoteWords.table.caption("1,000 pieces", "USD")),
    printedPages: 2,
  },
];
