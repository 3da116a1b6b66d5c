import { exampleFeePercent } from "@/config/example-fees";
import { depositPercentMin, depositRange, feeRange, smallestFee } from "@/config/fees";
import { airDays, sampleTime, seaDays } from "@/config/lead-times";
import type { ServiceKey } from "@/config/paths";
import { quoteTime, reportTime, site } from "@/config/site";
import { amazonLimits } from "@/content/amazon-limits";
import type { CallToAction } from "@/content/call-to-action";
import type { Department } from "@/config/department";
import { feeOf } from "@/content/example-orders";
import { deskTitle } from "@/content/offices";
import type { PageCopy } from "@/content/page-copy";
import type { PictureName } from "@/content/pictures";
import type { PageSection, TermItem } from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import { formatNumber } from "@/lib/numbers";

export type ServiceSummary = {
  title: string;
  /** The buyer's problem and our solution. */
  text: string;
  /** What is delivered, when to book it, and one figure. */
  points: readonly string[];
  desk: Department;
  picture: PictureName;
};

export const head = {
  title: `China Sourcing and Trade Services | ${site.name}`,
  description:
    "Eight services from factory search to doorstep delivery. Use one or all: sourcing, inspection, shipping, warehousing, FBA prep, packaging and more.",
  heading: "China sourcing services: eight stops, one lane",
  intro:
    "You should not have to buy the whole chain to fix one weak link. Get on where you need us and off where you don’t: one service or all eight, with one account manager.",
} satisfies PageCopy;

export const quoteLabel = "Get a Free Quote";

export const summaries: Record<ServiceKey, ServiceSummary> = {
  productSourcing: {
    title: "Product sourcing",
    text: "You have a product and no supplier, or a supplier and no comparison. We find who really makes it.",
    points: [
      "You receive: a sheet of 3–5 vetted factories",
      "Book it: when the search starts from zero",
      `Samples in ${sampleTime}`,
    ],
    desk: "find",
    picture: "product-sourcing",
  },
  qualityControl: {
    title: "Quality control",
    text: "The supplier is chosen, and nobody on your side has seen the goods. An inspector goes before the money does.",
    points: [
      "You receive: a photo report, pass or fail",
      "Book it: before every balance payment",
      `Report within ${reportTime}`,
    ],
    desk: "check",
    picture: "quality-control",
  },
  shipping: {
    title: "Shipping and logistics",
    text: "The goods are ready and every quote stops somewhere else. We price each route all the way to your door.",
    points: [
      "You receive: one quote per route, duty estimated",
      "Book it: two weeks before the goods are ready",
      `Air ${airDays} days, sea ${seaDays}`,
    ],
    desk: "ship",
    picture: "shipping",
  },
  warehouse: {
    title: "Warehousing and fulfillment",
    text: "Each supplier sends its own shipment and its own freight invoice. We receive everything in one place and send it on together.",
    points: [
      "You receive: one consolidated shipment",
      "Book it: from the second supplier on",
      "Parcels to over 200 countries",
    ],
    desk: "ship",
    picture: "warehouse",
  },
  fbaPrep: {
    title: "Amazon FBA prep",
    text: "For FBA (Fulfillment by Amazon), a heavy carton or an unreadable label can hold a whole shipment. We make stock ready at origin.",
    points: [
      "You receive: check-in-ready cartons, with a scan log",
      "Book it: with the order, not after it",
      `US limit ${amazonLimits.us.weight} a carton, weighed here`,
    ],
    desk: "ship",
    picture: "fba-prep",
  },
  crowdfunding: {
    title: "Crowdfunding fulfillment",
    text: "Hundreds of promises in dozens of countries, and one date. We turn the backer list into parcels.",
    points: [
      "You receive: a wave plan with dates to announce",
      "Book it: before the campaign ends",
      "A pilot of 50–100 parcels goes first",
    ],
    desk: "ship",
    picture: "crowdfunding",
  },
  customPackaging: {
    title: "Custom packaging",
    text: "A box that opens well and arrives crushed has failed. We measure, draw, proof and drop it before you pay for 5,000.",
    points: [
      "You receive: an approved pre-production sample",
      "Book it: 4–6 weeks before packing starts",
      "Often from 500 boxes, by type",
    ],
    desk: "find",
    picture: "custom-packaging",
  },
  supplierManagement: {
    title: "Supplier management",
    text: "Re-orders drift when nobody keeps the file. We run orders, deadlines, defects and the awkward calls.",
    points: [
      "You receive: a scorecard every quarter",
      "Book it: when you order every month",
      "First-pass target: 90% or more",
    ],
    desk: "find",
    picture: "supplier-management",
  },
};

export const learnMore = "Learn More";

/** The eight services in chronological order, on the lines of the three desks. */
export const lineMap = {
  label: "Services by office",
  stops: [
    "productSourcing",
    "supplierManagement",
    "customPackaging",
    "qualityControl",
    "warehouse",
    "fbaPrep",
    "crowdfunding",
    "shipping",
  ] satisfies readonly ServiceKey[],
  lines: (["find", "check", "ship"] as const).map((desk) => ({
    desk,
    name: deskTitle[desk],
  })),
};

export const sections: readonly PageSection<"fees">[] = [
  {
    kind: "full",
    heading: "Which one do I need?",
    intro:
      "Find your situation on the left. A first order usually needs three: sourcing, inspection and shipping.",
    blocks: [
      {
        kind: "table",
        table: {
          caption: "Start here",
          columns: [{ label: "You have" }, { label: "Book" }, { label: "It answers" }],
          rows: [
            [
              "Only an idea",
              "Product sourcing and custom packaging",
              "Who makes it, from how many pieces, at what landed cost (price to your door)",
            ],
            [
              "A supplier, but doubts",
              "Factory audit and pre-shipment inspection",
              "Whether it is a factory, and whether the bulk matches the sample",
            ],
            [
              "Finished goods",
              "Shipping, or FBA prep",
              "What the way to your door costs, and when it lands",
            ],
            [
              "Orders every month",
              "Supplier management",
              "Which factory slips, before your customers notice",
            ],
          ],
        },
      },
    ],
  },
  { kind: "drawing", drawing: "fees" },
];

const mugs = { pieces: 1200, price: 2.1 };
const goods = mugs.pieces * mugs.price;
const feeRate = exampleFeePercent.second;
const deposit = depositPercentMin;
const invoice = { goods, fee: feeOf({ goods, feePercent: feeRate }), sample: 64, inspection: 250 };
const invoiceTotal = Object.values(invoice).reduce((sum, amount) => sum + amount);
const money = (amount: number) => formatNumber(amount, 2);

export const fees = {
  heading: "What it costs, in full",
  intro:
    "A percentage of product value for orders, a fixed fee for inspections, audits and one-off projects. The factory’s price stays the factory’s price, and factories pay us nothing.",
  terms: [
    { term: "Quotation", detail: "free" },
    { term: "Service fee", detail: `${feeRange} of product value` },
    { term: "Smallest fee", detail: smallestFee },
    { term: "Deposit", detail: `${depositRange}, then the balance before shipment` },
    { term: "At cost", detail: "samples, courier, lab tests, freight, tooling (molds)" },
  ] satisfies readonly TermItem[],
  invoice: {
    title: "A small first order, worked through",
    note: "Example",
    columns: { item: "Item", amount: "US$" },
    lines: [
      {
        item: `${formatNumber(mugs.pieces)} mugs at $${money(mugs.price)}, factory invoice`,
        when: `${deposit}% deposit, ${100 - deposit}% after the report`,
        amount: money(invoice.goods),
      },
      { item: `Service fee, ${feeRate}%`, when: "with the order", amount: money(invoice.fee) },
      { item: "Sample and courier", when: "before the deposit", amount: money(invoice.sample) },
      { item: "Inspection before shipment", when: "as quoted", amount: money(invoice.inspection) },
    ],
    total: { label: "Ready to ship", amount: money(invoiceTotal) },
    after:
      "Freight, duty, VAT (value-added tax) and the truck to your door come on top. We estimate them before the deposit.",
  },
  links: [toolLink("landedCost")],
};

export const cta = {
  heading: "Not sure where to start? Describe the product.",
  text: `You hear which services you need, which ones you don’t, and get a free quote for the rest within ${quoteTime}.`,
  label: quoteLabel,
} satisfies CallToAction;
