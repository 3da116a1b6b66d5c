import { blogPostPath, paths, type PathKey } from "@/config/paths";
import { site } from "@/config/site";
import type { Department } from "@/config/department";
import type { CallToAction } from "./call-to-action";
import type { PageCopy } from "./page-copy";
import type { DescribedPictureName } from "./described-pictures";
import { toolQuestions } from "./tools/questions";

/** A link to an existing page, with a summary of it. */
export type GuideLink = {
  kind: "Article" | "Service" | "Tool";
  title: string;
  to: string;
  text: string;
};

export type Guide = {
  head: PageCopy;
  /** The text link beside the button. */
  readFirst: { label: string; to: string };
  picture: DescribedPictureName;
  topicGroups: readonly { title: string; desk: Department; topics: readonly string[] }[];
  links: readonly GuideLink[];
};

export const guideLabels = {
  badge: "Coming soon",
  action: "Get a Free Quote",
  topicsHeading: "What it will cover",
  linksHeading: "Meanwhile, read",
};

/** Closes every guide. */
export const cta = {
  heading: "Goods that will not wait for the guide?",
  text: "Tell us the product, where it stands and where it goes. You hear what to check, what it costs and who does it, before you pay anybody.",
  label: "Get a Free Quote",
} satisfies CallToAction;

const reading = {
  landedCostTool: {
    kind: "Tool",
    title: toolQuestions.landedCost,
    to: paths.landedCost,
    text: "Your price, freight and duty rate, counted line by line to your door.",
  },
  incotermsTool: {
    kind: "Tool",
    title: toolQuestions.incoterms,
    to: paths.incoterms,
    text: "Who files which customs entry under each rule, and the sentence to write into the order.",
  },
  volumeTool: {
    kind: "Tool",
    title: toolQuestions.shipmentVolume,
    to: paths.shipmentVolume,
    text: "Cubic meters, the weight each carrier charges, and whether a container makes sense.",
  },
  plannerTool: {
    kind: "Tool",
    title: toolQuestions.productionPlanner,
    to: paths.productionPlanner,
    text: "The day the deposit is due, counted back from your door past every Chinese holiday.",
  },
  shipping: {
    kind: "Service",
    title: "Shipping from China",
    to: paths.shipping,
    text: "Sea, air, rail, courier and duty-paid delivery, with days for each and the moment to choose it.",
  },
  sourcing: {
    kind: "Service",
    title: "Product sourcing in China",
    to: paths.productSourcing,
    text: "How we find and compare three to five factories, and what they typically ask as a minimum order.",
  },
  landedCost: {
    kind: "Article",
    title: "How to Calculate Landed Cost When Importing from China",
    to: blogPostPath("how-to-calculate-landed-cost-when-importing-from-china"),
    text: "One unit of US$6.00 followed to US$8.79 at the door, with duty, freight and fees on lines of their own.",
  },
  compliance: {
    kind: "Article",
    title: "CE, UKCA, FCC and CPSIA: A Plain Guide to Product Compliance",
    to: blogPostPath("ce-ukca-fcc-and-cpsia-a-plain-guide-to-product-compliance"),
    text: "What these marks and safety laws ask of an importer, with eight product types set against three markets.",
  },
  incoterms: {
    kind: "Article",
    title: "EXW, FOB, CIF, DAP or DDP: Which Incoterm Should You Choose?",
    to: blogPostPath("exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose"),
    text: "One order priced under all five terms, and three questions that pick yours.",
  },
  payments: {
    kind: "Article",
    title: "How to Pay Chinese Suppliers Safely",
    to: blogPostPath("how-to-pay-chinese-suppliers-safely"),
    text: "Five ways to pay compared, by order size, and what to do in the first hours if money has gone astray.",
  },
  verifyFactory: {
    kind: "Article",
    title: "How to Verify a Chinese Factory Before You Pay a Deposit",
    to: blogPostPath("how-to-verify-a-chinese-factory-before-you-pay-a-deposit"),
    text: "License, contract and bank account must carry one name: the check that comes before any deposit.",
  },
} satisfies Record<string, GuideLink>;

export const guides = {
  importExportGuide: {
    head: {
      title: `China Import Export Guide, Coming Soon | ${site.name}`,
      description:
        "A step-by-step guide to importing from China is on its way: HS codes, customs, duties, licenses, documents and product rules. See the topics.",
      heading: "China import and export guide",
      intro:
        "Customs forms assume that you have filled one in before. We are still laying this guide; it opens when an importer who has never read one can follow it without calling us.",
    },
    readFirst: { label: "Read about landed cost meanwhile", to: reading.landedCost.to },
    picture: "customs-docs",
    topicGroups: [
      {
        title: "Before you order",
        desk: "find",
        topics: [
          "Is your product allowed? Licenses, restricted goods and safety marks",
          "The HS code (harmonized system, the customs product number) in five steps, and binding rulings",
          "Duty, value-added tax (VAT), goods and services tax (GST) and anti-dumping duty: who pays, on what value",
        ],
      },
      {
        title: "Leaving China",
        desk: "check",
        topics: [
          "The document set: invoice, packing list, bill of lading (the carrier’s receipt) and certificate of origin",
          "The Chinese side: exporter of record, VAT rebate and export declaration",
        ],
      },
      {
        title: "Arriving",
        desk: "ship",
        topics: [
          "United States: the customs bond, the importer security filing (ISF) and the entry types",
          "European Union and United Kingdom: the EORI (importer’s customs number) and import VAT",
          "Low-value parcels after the end of the duty-free limit (de minimis)",
          "Which records to keep: at the time of writing five years in the US, several in the EU and UK",
        ],
      },
    ],
    links: [reading.landedCostTool, reading.incotermsTool, reading.landedCost, reading.compliance],
  },
  shippingGuide: {
    head: {
      title: `Shipping from China Guide, Coming Soon | ${site.name}`,
      description:
        "A full guide to freight from China is in preparation: modes, transit times, Incoterms, LCL and FCL, insurance, batteries and customs delays.",
      heading: "Shipping guide",
      intro:
        "Freight quotes hide their costs in abbreviations, and one wrong term can make you pay twice. This guide is in preparation; it opens once every line of a freight quote, from pick-up to door, has its explanation.",
    },
    readFirst: { label: "See our shipping service", to: paths.shipping },
    picture: "shipping",
    topicGroups: [
      {
        title: "Choosing the route",
        desk: "find",
        topics: [
          "Door to door by country and mode, on one timeline",
          "Part loads (LCL, less than a container), full loads (FCL, a whole one) and loading plans",
          "The peak season calendar",
        ],
      },
      {
        title: "Reading the quote",
        desk: "check",
        topics: [
          "A freight quote, line by line",
          "Volumetric weight (bulky cargo billed by size), with examples",
          "A chooser for Incoterms 2020, the standard delivery terms",
          "Cargo insurance, and general average (owners share a rescue’s cost)",
        ],
      },
      {
        title: "On the way",
        desk: "ship",
        topics: [
          "Batteries, liquids and magnets: the dangerous goods papers",
          "Demurrage and detention (fees for containers kept too long), and customs exams",
        ],
      },
    ],
    links: [reading.volumeTool, reading.incotermsTool, reading.shipping, reading.incoterms],
  },
  paymentGuide: {
    head: {
      title: `Paying Chinese Suppliers Guide, Coming Soon | ${site.name}`,
      description:
        "Soon: how to pay suppliers in China safely. T/T, letters of credit, escrow and cards, deposit terms, currency and stopping bank-change fraud.",
      heading: "Payment guide",
      intro:
        "A deposit sent to the wrong account rarely comes back. We want this guide to cover deposits, balances and bank checks well enough to use before your first transfer; until then it stays closed.",
    },
    readFirst: { label: "Read how to pay safely meanwhile", to: reading.payments.to },
    picture: "payments",
    topicGroups: [
      {
        title: "Splitting the price",
        desk: "find",
        topics: [
          "30/70 and other splits, and what each one protects",
          "Tying the balance to the inspection report",
          "Paying in US dollars (USD) or Chinese yuan (CNY)",
        ],
      },
      {
        title: "Choosing the method",
        desk: "check",
        topics: [
          "T/T (telegraphic transfer, a bank wire) step by step, with fees and value dates",
          "The letter of credit (a bank pays against documents): often worth it only above about US$50,000",
          "Online wallets, cards and escrow (a third party holds the money) for samples and small orders",
        ],
      },
      {
        title: "Stopping a loss",
        desk: "ship",
        topics: [
          "Bank-detail change fraud: five checks before you send",
          "Refunds and disputes: what to ask, of whom, and with which evidence",
        ],
      },
    ],
    links: [reading.plannerTool, reading.landedCostTool, reading.payments, reading.verifyFactory],
  },
  popularProducts: {
    head: {
      title: `Popular Products to Sell Online, Coming Soon | ${site.name}`,
      description:
        "Soon: product categories that import well from China, where they are made, typical MOQs, margins to test and compliance traps to avoid.",
      heading: "Popular products to sell online",
      intro:
        "A product that sells is not always one that ships, clears customs and leaves a margin. We are still writing this guide; it opens when each category comes with its numbers and its traps.",
    },
    readFirst: { label: "See our product sourcing", to: paths.productSourcing },
    picture: "samples",
    topicGroups: [
      {
        title: "Categories that travel well",
        desk: "find",
        topics: [
          "Home and kitchen: organizers, drinkware, textiles",
          "Pet supplies: collars, bowls, beds",
          "Fitness and outdoor: bands, bottles, camping lights",
          "Phone and desk accessories: stands, cables, lamps",
        ],
      },
      {
        title: "Categories to test first",
        desk: "check",
        topics: [
          "Beauty tools and packaging: tools are easier than formulas",
          "Baby products, toys and stationery: the laboratory comes first",
          "Eco goods: bamboo, silicone, recycled fabric",
        ],
      },
      {
        title: "Filters for any idea",
        desk: "ship",
        topics: [
          "Size: under 2 kg (4.4 lb), under 0.02 m³ (0.7 ft³), and not fragile",
          "Margin: landed cost (all costs to your door) at most one third of the price",
          "Rights: no patent in the way, no gated category (one that needs marketplace approval)",
          "For later: supplements, medical products, cosmetic formulas, large furniture, branded lookalikes",
        ],
      },
    ],
    links: [reading.landedCostTool, reading.volumeTool, reading.sourcing, reading.compliance],
  },
} satisfies Partial<Record<PathKey, Guide>>;

export type GuideKey = keyof typeof guides;
