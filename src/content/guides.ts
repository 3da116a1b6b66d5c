import { blogPostPath, paths, type PathKey } from "@/config/paths";
import { site } from "@/config/site";
import type { CallToAction } from "./call-to-action";
import type { Desk } from "@/config/desk";
import type { PageCopy } from "./page-copy";
import type { DescribedPictureName } from "./described-pictures";
import { toolQuestions } from "./tools/questions";

/** A link to an existing page, with a summary of it. */
export type GuideLink = {
  kind: "Article" | "Service" | "Tool" | "Help";
  title: string;
  to: string;
  text: string;
};

export type Guide = {
  head: PageCopy;
  /** The text link beside the button. */
  readFirst: { label: string; to: string };
  picture: DescribedPictureName;
  topicGroups: readonly { title: string; desk: Desk; topics: readonly string[] }[];
  links: readonly GuideLink[];
  call: CallToAction;
};

export const guideLabels = {
  badge: "Coming soon",
  action: "Get a Free Quote",
  topicsHeading: "What it will cover",
  linksHeading: "Meanwhile, read",
};

const articles = {
  verifyFactory: {
    title: "How to Verify a Chinese Factory Before You Pay a Deposit",
    to: blogPostPath("how-to-verify-a-chinese-factory-before-you-pay-a-deposit"),
  },
  payments: {
    title: "How to Pay Chinese Suppliers Safely",
    to: blogPostPath("how-to-pay-chinese-suppliers-safely"),
  },
  inspection: {
    title: "AQL Inspection Explained for First Time Importers",
    to: blogPostPath("aql-inspection-explained-for-first-time-importers"),
  },
  fbaChecklist: {
    title: "Amazon FBA: Carton, Label and Polybag Checklist",
    to: blogPostPath("amazon-fba-carton-label-and-polybag-checklist"),
  },
  incoterms: {
    title: "EXW, FOB, CIF, DAP or DDP: Which Incoterm Should You Choose?",
    to: blogPostPath("exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose"),
  },
  contracts: {
    title: "NNN Agreements, Trademarks and Tooling: Protecting Your Product in China",
    to: blogPostPath("nnn-agreements-trademarks-and-tooling-protecting-your-product-in-china"),
  },
  compliance: {
    title: "CE, UKCA, FCC and CPSIA: A Plain Guide to Product Compliance",
    to: blogPostPath("ce-ukca-fcc-and-cpsia-a-plain-guide-to-product-compliance"),
  },
  landedCost: {
    title: "How to Calculate Landed Cost When Importing from China",
    to: blogPostPath("how-to-calculate-landed-cost-when-importing-from-china"),
  },
  newYear: {
    title: "Planning Production Around Chinese New Year 2027",
    to: blogPostPath("planning-production-around-chinese-new-year-2027"),
  },
};

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
    readFirst: { label: "Read about landed cost meanwhile", to: articles.landedCost.to },
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
    links: [
      {
        kind: "Tool",
        title: toolQuestions.landedCost,
        to: paths.landedCost,
        text: "Your price, freight and duty rate, counted line by line to your door.",
      },
      {
        kind: "Tool",
        title: toolQuestions.incoterms,
        to: paths.incoterms,
        text: "Who files which customs entry under each rule, and the sentence to write into the order.",
      },
      {
        kind: "Article",
        ...articles.landedCost,
        text: "One unit of US$6.00 followed to US$8.79 at the door, with duty, freight and fees on lines of their own.",
      },
      {
        kind: "Article",
        ...articles.compliance,
        text: "What these marks and safety laws ask of an importer, with eight product types set against three markets.",
      },
      {
        kind: "Article",
        ...articles.incoterms,
        text: "The five standard delivery terms: who files which customs entry, and when the risk becomes yours.",
      },
      {
        kind: "Service",
        title: "Shipping from China",
        to: paths.shipping,
        text: "Customs brokerage, duty-paid delivery, and the papers that a shipment carries.",
      },
      {
        kind: "Help",
        title: "How it works",
        to: paths.howItWorks,
        text: "Step five: the booking, the export declaration, the customs broker and the delivery.",
      },
      {
        kind: "Help",
        title: "Frequently asked questions",
        to: `${paths.faq}#shipping`,
        text: "The answer on countries we ship to, and on who deals with customs when the goods arrive.",
      },
    ],
    call: {
      heading: "Goods that will not wait for the guide?",
      text: "Tell us the product, what it is made of and where it goes. We check restrictions, list the papers and say what a licensed broker has to confirm.",
      label: "Get a Free Quote",
    },
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
    links: [
      {
        kind: "Tool",
        title: toolQuestions.shipmentVolume,
        to: paths.shipmentVolume,
        text: "Cubic meters, the weight each carrier charges, and whether a container makes sense.",
      },
      {
        kind: "Tool",
        title: toolQuestions.incoterms,
        to: paths.incoterms,
        text: "Seven questions about your order, then the rule, the place to name and who pays each leg.",
      },
      {
        kind: "Service",
        title: "Shipping from China",
        to: paths.shipping,
        text: "Sea, air, rail, courier and duty-paid delivery, with days for each and the moment to choose it.",
      },
      {
        kind: "Article",
        ...articles.incoterms,
        text: "One order priced under all five terms, and three questions that pick yours.",
      },
      {
        kind: "Article",
        ...articles.landedCost,
        text: "The same order by part load, full container and air, and what a freight rise does to it.",
      },
      {
        kind: "Article",
        ...articles.newYear,
        text: "When factories really close, when ships fill up, and the dates to count back from.",
      },
      {
        kind: "Article",
        ...articles.fbaChecklist,
        text: "FBA means fulfillment by Amazon: carton, pallet and label limits as a list of 20 boxes to tick.",
      },
      {
        kind: "Service",
        title: "Warehouse and fulfillment",
        to: paths.warehouse,
        text: "How goods from several factories are counted, stored and joined into one shipment.",
      },
    ],
    call: {
      heading: "Cargo ready before the guide?",
      text: "Tell us where it stands, where it must be and by when, with the carton list if you have one. We set the possible routes side by side.",
      label: "Get a Free Quote",
    },
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
    readFirst: { label: "Read how to pay safely meanwhile", to: articles.payments.to },
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
    links: [
      {
        kind: "Tool",
        title: toolQuestions.productionPlanner,
        to: paths.productionPlanner,
        text: "The day the deposit is due, counted back from your door past every Chinese holiday.",
      },
      {
        kind: "Tool",
        title: toolQuestions.companyNumber,
        to: paths.companyNumber,
        text: "The number on the license, read and checked for slips before you compare it with the account.",
      },
      {
        kind: "Article",
        ...articles.payments,
        text: "Five ways to pay compared, by order size, and what to do in the first hours if money has gone astray.",
      },
      {
        kind: "Article",
        ...articles.verifyFactory,
        text: "License, contract and bank account must carry one name: the check that comes before any deposit.",
      },
      {
        kind: "Article",
        ...articles.inspection,
        text: "AQL is the acceptance quality limit: how a sample decides whether you release the balance.",
      },
      {
        kind: "Article",
        ...articles.contracts,
        text: "NNN stands for non-use, non-disclosure, non-circumvention. Which paper to sign before which payment.",
      },
      {
        kind: "Help",
        title: "How it works",
        to: paths.howItWorks,
        text: "Our five steps, with the moment when each payment is due and what you have seen by then.",
      },
      {
        kind: "Help",
        title: "Frequently asked questions",
        to: `${paths.faq}#payment`,
        text: "The short answer on deposits, balances and a call before any new bank details are used.",
      },
    ],
    call: {
      heading: "A supplier is waiting for your deposit?",
      text: "Send us the invoice before you send them the money. We compare the names on it, look at the terms and tell you what the balance should wait for.",
      label: "Get a Free Quote",
    },
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
    links: [
      {
        kind: "Tool",
        title: toolQuestions.landedCost,
        to: paths.landedCost,
        text: "The price to sell at, before a product idea costs a sample.",
      },
      {
        kind: "Tool",
        title: toolQuestions.amazonCartonCheck,
        to: paths.amazonCartonCheck,
        text: "The size and weight of a carton against the limits of the warehouse it goes to.",
      },
      {
        kind: "Service",
        title: "Product sourcing in China",
        to: paths.productSourcing,
        text: "How we find and compare three to five factories, and what they typically ask as a minimum order.",
      },
      {
        kind: "Article",
        ...articles.landedCost,
        text: "A worksheet that turns a factory price into the price you must sell at.",
      },
      {
        kind: "Article",
        ...articles.compliance,
        text: "Toys, electronics, kitchenware: which product safety tests come before mass production, and in which market.",
      },
      {
        kind: "Article",
        ...articles.fbaChecklist,
        text: "FBA (fulfillment by Amazon) sets limits for size, weight and labels; check your idea against them.",
      },
      {
        kind: "Article",
        ...articles.contracts,
        text: "An NNN (non-use, non-disclosure, non-circumvention) text, your brand filed in China first, and a mold that is yours.",
      },
      {
        kind: "Help",
        title: "Case studies",
        to: paths.caseStudies,
        text: "A seller, a campaign and a retail chain: what went wrong with their products, and what changed.",
      },
    ],
    call: {
      heading: "Already picked a product? Let us do the math.",
      text: "Send a photo, your market and the price you hope to sell at. If the margin is not there, you hear it from us before you order.",
      label: "Get a Free Quote",
    },
  },
} satisfies Partial<Record<PathKey, Guide>>;

export type GuideKey = keyof typeof guides;
