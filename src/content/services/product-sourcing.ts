import {
  depositPercentMin,
  depositRange,
  feeMinimum,
  feePercentMin,
  feeRange,
  smallestFee,
} from "@/config/fees";
import { sampleTime } from "@/config/lead-times";
import { blogPostPath, caseStudyPath, paths } from "@/config/paths";
import { quoteTime, site } from "@/config/site";
import type { Department } from "@/config/department";
import {
  feeOf,
  firstOrder,
  regularOrder,
  shareOf,
  type ExampleOrder,
} from "@/content/example-orders";
import { cityOf } from "@/content/offices";
import type { FactTableCopy, NoteItem, TermItem } from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import type { PageSection } from "@/content/sections";
import { formatNumber } from "@/lib/numbers";
import type { ServiceCopy } from "./service-copy";

/** A region of China, with the towns that make each product. */
export type Region = {
  name: string;
  office: string;
  desk: Department;
  products: readonly TermItem[];
};

/** A typical minimum order in pieces. */
export type MinimumOrder = { title: string; detail: string; from: number; to: number };

export const texts = {
  service: "productSourcing",
  head: {
    title: `Product Sourcing in China, Vetted Factories | ${site.name}`,
    description: `We shortlist 3–5 Chinese factories, check licenses and sites, and compare their quotes on equal terms. Samples take ${sampleTime}. Fee ${feeRange}, disclosed.`,
    heading: "Find the right factory, and know who it is",
    intro:
      "Anyone can call itself a factory and take a deposit. We shortlist three to five, check the license, the bank account and the site, and give you every name and price before you order.",
  },
  crumb: "Product sourcing",
  picture: "product-sourcing",
  facts: [
    { figure: "3–5", label: "vetted factories, compared" },
    { figure: sampleTime, label: "to a sample" },
    { figure: feeRange, label: "our fee, disclosed" },
  ],
  link: {
    label: "Check a factory yourself",
    to: blogPostPath("how-to-verify-a-chinese-factory-before-you-pay-a-deposit"),
  },
  cta: {
    heading: "Send a link or a sketch. Get names and prices.",
    text: `A photo will do, too. The free quote comes within ${quoteTime}, and every name on it is one you can look up.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

/** The result of checking a factory, in the hero. */
export const resultSlip = {
  title: "Before any deposit",
  lines: [
    { term: "License", detail: "registered name" },
    { term: "Contract", detail: "same name" },
    { term: "Bank account", detail: "same name" },
    { term: "Workshop", detail: "seen" },
  ],
  result: "One company in all four",
};

export const quoteComparison = {
  heading: "Three to five quotes on one sheet",
  paragraphs: [
    "Each supplier stands there under its registered name, so you know who would hold your money before any of it moves.",
    "The sample you approve is sealed, and the run is measured against it while the balance is still yours. Freight, duty and lead time are part of the comparison: the figure to choose by is the landed cost, the price at your door.",
  ],
  links: [toolLink("compareQuotes")],
  receiveHeading: "What you receive",
  receive: [
    "Comparison sheet of 3–5 suppliers, all asked the same questions",
    "A copy of each business license",
    "A landed-cost estimate to your door",
    `Samples in ${sampleTime}`,
    "Our recommendation with reasons, and one rejected option explained",
  ],
  title: "Comparison sheet: 500 ml (17 fl oz) insulated food jar",
  mark: "Example, figures invented",
  table: {
    caption: "On your sheet, A, B and C are registered company names",
    columns: [
      { label: "Same question to all" },
      { label: "A, Yongkang" },
      { label: "B, Yongkang" },
      { label: "C, Yiwu" },
    ],
    rows: [
      ["What it is", "Factory", "Factory", "Trader"],
      ["Price at 500", "$5.40", "not offered", "$5.05"],
      ["Price at 1,000", "$4.85", "$4.60", "$4.70"],
      ["Price at 3,000", "$4.40", "$4.15", "$4.55"],
      ["MOQ (minimum order quantity)", "500", "1,000", "300"],
      ["Tooling (molds)", "none, stock mold", "$900", "none"],
      ["Lead time", "30 days", "40 days", "25 days"],
      ["Incoterm (delivery term)", "FOB (free on board), Ningbo", "FOB Ningbo", "FOB Ningbo"],
      ["Deposit", "30%", "50%", "100%"],
      ["Landed at 1,000, each", "$7.03", "$7.57 with tooling", "$6.82"],
      ["Our view", "First choice", "Second source", "Rejected: personal bank account"],
    ],
    exampleRow: 10,
  } satisfies FactTableCopy,
};

export const vetting = {
  heading: "Six checks, and what fails them",
  intro:
    "The desk checks come first because they cost minutes. A trader is fine for a small mixed order, if it says that it is one.",
  table: {
    caption: "Every factory we recommend has passed all six",
    columns: [{ label: "Check" }, { label: "Where we look" }, { label: "What fails it" }],
    rows: [
      [
        "Company\u00a0code",
        "The 18-character Unified Social Credit Code, in the public company registry.",
        "No entry, or an entry under another name.",
      ],
      [
        "Business\u00a0scope",
        "The scope line of the license: manufacturing, or only trading.",
        "It says “factory” to you and “wholesale” to the registry.",
      ],
      [
        "Bank\u00a0account",
        "The account name, beside the registered Chinese name.",
        "A personal account, or a company that is not on the license.",
      ],
      [
        "Export rights",
        "Who may export, and who will be exporter of record: at the time of writing, Chinese tax reporting by export agents is stricter (since 1 October 2025).",
        "Nobody will say whose name goes on the export declaration.",
      ],
      [
        "The site",
        "A visit by our staff, or a video walk-through.",
        "No machines for your product, or a camera that may not go near them.",
      ],
      [
        "Test reports",
        "The report number, with the lab that issued it.",
        "The lab does not know it, or the report shows another model.",
      ],
    ],
  } satisfies FactTableCopy,
  problems: [
    {
      title: "When no factory passes",
      text: "You get the list anyway, with the reason beside each name. Then we widen the search, or name the one thing that ruled them out: the material, the quantity or the target price. If you stop there, you owe nothing; the search is free until you choose.",
    },
    {
      title: "When the sample fails",
      text: "We list what is wrong and order a corrected one, or turn to the second source on your sheet. Each round takes another 1–2 weeks.",
    },
    {
      title: "When bank details change",
      text: "We stop, and call the factory on the number we already had. New details that came only by chat or email are not paid.",
    },
  ] satisfies readonly NoteItem[],
  links: [
    { label: "Book a factory audit", to: paths.qualityControl },
    {
      label: "How a seller found the maker behind a trader",
      to: caseStudyPath("amazon-seller-boosts-sales"),
    },
    toolLink("companyNumber"),
  ],
};

export const regions = {
  south: {
    name: "South: Guangdong",
    office: `Searched from our ${cityOf.find} office`,
    desk: "find",
    products: [
      { term: "Electronics, gadgets", detail: "Shenzhen, Dongguan" },
      { term: "Furniture", detail: "Foshan" },
      { term: "Lighting", detail: "Zhongshan" },
      { term: "Toys", detail: "Chenghai (Shantou)" },
      { term: "Small appliances", detail: "Shunde" },
      { term: "Knives, kitchen", detail: "Yangjiang" },
      { term: "Bags", detail: "Guangzhou" },
    ],
  } satisfies Region,
  others: [
    {
      name: "East: Zhejiang",
      office: "Within reach of the ports of the Yangtze delta",
      desk: "ship",
      products: [
        { term: "Drinkware, tools", detail: "Yongkang" },
        { term: "Small appliances", detail: "Cixi" },
        { term: "Textiles", detail: "Keqiao (Shaoxing)" },
        { term: "Small gifts, jewelry", detail: "Yiwu" },
        { term: "Leather", detail: "Haining" },
      ],
    },
    {
      name: "North: Hebei",
      office: "A visit, or a video walk-through",
      desk: "check",
      products: [{ term: "Bags", detail: "Baigou" }],
    },
  ] satisfies readonly Region[],
};

export const moq = {
  unit: "pieces",
  ticks: [50, 100, 200, 500, 1000, 2000, 5000, 10_000],
  ranges: [
    { title: "Stock items", detail: "made already, sold as they are", from: 50, to: 500 },
    { title: "Apparel", detail: "per color or size", from: 100, to: 500 },
    { title: "Electronics", detail: "with your logo or firmware", from: 500, to: 2000 },
    { title: "Light branding", detail: "your print on their product", from: 500, to: 3000 },
    { title: "Custom mold", detail: "a shape that is yours", from: 1000, to: 10_000 },
  ] satisfies readonly MinimumOrder[],
  waysHeading: "Five ways to bring it down",
  ways: [
    { term: "Stock colors", detail: "Take the fabric or plastic the factory already buys." },
    { term: "Fewer variants", detail: "One color fills a minimum sooner than four." },
    { term: "Higher unit price", detail: "Pay for the short run; we show you both prices." },
    { term: "Leftover material", detail: "Use what another order left behind." },
    { term: "Several products", detail: "Order more than one item from the same factory." },
  ] satisfies readonly TermItem[],
  warning:
    "A very low MOQ on a custom item often means a reseller. We have no minimum of our own, only a minimum fee.",
};

export const requestForQuotation = {
  title: "Request for quotation",
  mark: `Free quote within ${quoteTime}`,
  items: [
    { term: "Product", detail: "Photo, link or drawing" },
    { term: "Quantity", detail: "Now and per year; ask for 3 price tiers" },
    {
      term: "Make",
      detail: "Size, material, logo method, color (Pantone number, a print standard)",
    },
    { term: "Price", detail: "Your target, or what you pay today" },
    { term: "Destination", detail: "Postal code and preferred Incoterm" },
    { term: "Certificates", detail: "What your market asks for" },
    { term: "Deadline", detail: "The day you need the goods" },
    { term: "Packaging", detail: "A first idea is enough" },
  ] satisfies readonly TermItem[],
};

const deposit = depositPercentMin;

const orderRow = (label: string, figureOf: (order: ExampleOrder) => number): string[] => [
  label,
  formatNumber(figureOf(firstOrder)),
  formatNumber(figureOf(regularOrder)),
];

export const sections: readonly PageSection<
  "quoteComparison" | "vetting" | "regions" | "minimumOrders" | "requestForQuotation"
>[] = [
  { kind: "drawing", drawing: "quoteComparison" },
  { kind: "drawing", drawing: "vetting" },
  {
    kind: "full",
    heading: "Where your product is probably made",
    intro:
      "One trade, one town: the makers sit beside their parts suppliers. A quote from the wrong town is a reason to ask who makes it.",
    blocks: [{ kind: "drawing", drawing: "regions" }],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "How few you can order",
    intro:
      "Usual minimums in pieces, on a scale that multiplies: 50 to 500 is as long as 500 to 5,000. They are market ranges of 2025–2026; the factory decides, often once more per color or size.",
    blocks: [{ kind: "drawing", drawing: "minimumOrders" }],
  },
  {
    kind: "split",
    heading: "The fee, with nothing behind it",
    paragraphs: [
      `You pay a percentage of product value; larger orders sit near ${feePercentMin}%. The factory’s own quotation lies beside our invoice, so you can check the sum.`,
      "The deposit goes to the factory’s company account. The balance follows when the inspection report has told you what you are paying for.",
    ],
    links: [
      { label: "Pay a factory safely", to: blogPostPath("how-to-pay-chinese-suppliers-safely") },
      { label: "All questions about cost", to: paths.faq },
    ],
    blocks: [
      {
        kind: "terms",
        terms: [
          { term: "Our fee", detail: `${feeRange} of product value, ${smallestFee} at least` },
          { term: "Included", detail: "Search, negotiation, order follow-up" },
          { term: "At cost", detail: "Samples, couriers, lab tests, freight, tooling" },
          { term: "Per visit", detail: "Inspections and audits: a fixed fee on the quote" },
          { term: "Never", detail: "A commission from a factory" },
          { term: "Deposit", detail: `${depositRange}, then the balance before shipment` },
        ],
      },
      {
        kind: "table",
        isNarrow: true,
        table: {
          caption: "Two orders, worked through (examples)",
          columns: [
            { label: "US$" },
            { label: "First try", isNumber: true },
            { label: "Regular", isNumber: true },
          ],
          rows: [
            orderRow("Goods, at the factory’s price", ({ goods }) => goods),
            orderRow(`Deposit, ${deposit}%`, ({ goods }) => shareOf(goods, deposit)),
            orderRow("Balance, after the report", ({ goods }) => shareOf(goods, 100 - deposit)),
            ["Fee rate", `${firstOrder.feePercent}%`, `${regularOrder.feePercent}%`],
            orderRow("Fee at that rate", ({ goods, feePercent: rate }) => shareOf(goods, rate)),
            orderRow(`Our fee, ${feeMinimum} at least`, feeOf),
          ],
          exampleRow: 5,
        },
      },
    ],
  },
  {
    kind: "split",
    ground: "sand",
    heading: "What to send us",
    paragraphs: [
      "The first line is enough to start. We usually come back with 5–10 questions; every other line you fill answers one of them.",
      "A design of your own? Wait with the drawings until an NNN agreement (non-use, non-disclosure, non-circumvention) is signed. Only shortlisted factories see your files.",
    ],
    links: [
      {
        label: "Protect a design in China",
        to: blogPostPath("nnn-agreements-trademarks-and-tooling-protecting-your-product-in-china"),
      },
      toolLink("productionPlanner"),
    ],
    blocks: [{ kind: "drawing", drawing: "requestForQuotation" }],
  },
];
