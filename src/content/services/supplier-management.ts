import { blogPostPath, caseStudyPath, paths } from "@/config/paths";
import { quoteTime, site } from "@/config/site";
import { toolLink } from "@/content/tools/questions";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

/** A criterion of the score. The points of all criteria add up to 100. */
export type Measure = {
  name: string;
  points: number;
  counts: string;
  target: string;
  tone: "support" | "ink" | "accent" | "dune";
};

/** The meaning of a score from `from` to `to`. */
export type Band = {
  name: string;
  range: string;
  meaning: string;
  from: number;
  to: number;
  tone: "low" | "middle" | "high";
};

export const texts = {
  service: "supplierManagement",
  head: {
    title: `Supplier Management in China | ${site.name}`,
    description:
      "Scorecards, quality agreements, order follow-up, tooling records and cost reviews for importers who reorder. Your buying office in China, part-time.",
    heading: "Keep good suppliers good",
    intro:
      "Quality fades on the third order or the fifth, not on the first. We score each factory, follow every re-order with weekly photos and keep the tooling records: your buying office in China, part-time.",
  },
  crumb: "Supplier management",
  picture: "supplier-management",
  facts: [
    { figure: "4 scores", label: "per factory, each quarter" },
    { figure: "Weekly", label: "photos of open orders" },
    { figure: "30 days", label: "to mend a low score" },
  ],
  cta: {
    heading: "Send your supplier list. We’ll score the first.",
    text: `Names, products and the last three orders are enough. Your free quote comes within ${quoteTime}: which factories to visit, what we would check first, and one disclosed fee.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

export const scorecard = {
  title: "Supplier scorecard",
  period: "Every quarter, per factory",
  columns: [
    { label: "Measure" },
    { label: "What we count" },
    { label: "Target" },
    { label: "Points", isNumber: true },
  ],
  measures: [
    {
      name: "Quality",
      points: 40,
      counts: "Lots that pass their first inspection",
      target: "90% or more",
      tone: "support",
    },
    {
      name: "Delivery",
      points: 30,
      counts: "Orders ready on the agreed date",
      target: "95% or more",
      tone: "ink",
    },
    {
      name: "Communication",
      points: 15,
      counts: "How fast a message gets its answer",
      target: "Within 1 working day",
      tone: "accent",
    },
    {
      name: "Cost and compliance",
      points: 15,
      counts: "Price against the review, test reports up to date",
      target: "Set with you, per product",
      tone: "dune",
    },
  ] satisfies readonly Measure[],
  bandsHeading: "What the total means",
  bands: [
    {
      name: "Corrective plan",
      range: "Under 75",
      meaning: "Causes, actions and dates in writing. The plan has 30 days.",
      from: 0,
      to: 75,
      tone: "low",
    },
    {
      name: "Approved",
      range: "75–89",
      meaning: "Orders go on. The weakest measure is on the agenda of the next visit.",
      from: 75,
      to: 90,
      tone: "middle",
    },
    {
      name: "Preferred",
      range: "90+",
      meaning: "First call on new products. A repeat order may need one inspection only.",
      from: 90,
      to: 100,
      tone: "high",
    },
  ] satisfies readonly Band[],
};

export const sections: readonly PageSection<"scorecard">[] = [
  {
    kind: "benefits",
    heading: "Why the fifth order needs more care than the first",
    picture: "quality-control",
    benefits: [
      {
        figure: "Orders 3–5",
        title: "Quality fades late",
        text: "The first order gets the good material and the good crew. Thinner board and a quiet subcontractor can come later, so every lot is still measured against the golden sample (the piece you signed).",
      },
      {
        figure: "1 file",
        title: "The file has an owner",
        text: "When a buyer leaves, the history leaves too. We keep license, contract and bank details together, and a changed account number is checked by phone before your money moves.",
      },
      {
        figure: "1 visit",
        title: "Worth ten emails",
        text: "An inspector and a line manager with one checklist settle in an afternoon what a month of messages does not. What they agree on is photographed.",
      },
      {
        figure: "2nd source",
        title: "Costs less before you need it",
        text: "A second factory, found in calm weather, keeps your price and your delivery date honest. Found in a crisis, it costs a season.",
      },
    ],
  },
  {
    kind: "boxes",
    heading: "What a buying office does all year",
    intro:
      "You place the orders and pay the factory direct. We do the seven things that need someone on the spot, for one disclosed fee.",
    boxes: [
      {
        title: "Scorecards",
        text: "Each factory is scored from inspection reports and delivery dates, not from memory. You read the result before the next order, not after it.",
        fact: "100 points, 4 measures, every quarter",
      },
      {
        title: "Quality agreement",
        text: "What passes, what fails and who pays, signed before the next deposit.",
        fact: "6 clauses, listed below",
      },
      {
        title: "Order tracking",
        text: "Materials in, line started, packed: each stage with a picture and a date.",
        fact: "1 photo update a week",
      },
      {
        title: "Tooling register",
        text: "Which molds are yours, where they stand, when somebody last saw them.",
        fact: "Seen once a year",
      },
      {
        title: "Price reviews",
        text: "A price rise is held against the cost of material and the exchange rate before you answer it.",
        fact: "2 yardsticks: material, currency",
      },
      {
        title: "Second-source development",
        text: "Another factory is audited and sampled while the first one still performs, so a change is a decision and not a rescue.",
        fact: "3–5 candidates on one comparison sheet",
      },
      {
        title: "Dispute handling",
        text: "Agreement, report and photos on one table, in Chinese and in person. Where that is not enough, your lawyer gets the whole file.",
        fact: "1 file of evidence",
      },
    ],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "The scorecard, drawn to scale",
    intro:
      "A hundred points, four measures. The factory gets the same sheet as you, so nobody argues about the sum, only about the cause.",
    blocks: [{ kind: "drawing", drawing: "scorecard" }],
  },
  {
    kind: "split",
    heading: "Six clauses, signed while all is well",
    paragraphs: [
      "A quality agreement is two or three pages beside the order. It helps most on the day a lot fails, because the argument has been had already.",
      "AQL (acceptance quality limit) sets how many faults a sample may show before the lot fails. Write it down, with a photo for each kind of defect.",
    ],
    links: [
      { label: "The inspections behind the score", to: paths.qualityControl },
      {
        label: "AQL with a worked example",
        to: blogPostPath("aql-inspection-explained-for-first-time-importers"),
      },
      toolLink("aqlSampling"),
    ],
    blocks: [
      {
        kind: "checks",
        title: "Quality agreement",
        note: "One per factory",
        items: [
          "Specification, and the number of the golden sample",
          "AQL for each class, with the defect list",
          "Who pays for re-inspection and rework",
          "No change of material or subcontractor without your written consent",
          "Terms for late delivery",
          "The right to audit the site",
        ],
      },
    ],
  },
  {
    kind: "split",
    ground: "sand",
    heading: "Keep the mold yours",
    paragraphs: [
      "A mold that is not on paper belongs to whoever stands beside it. Four steps keep it yours, and the first comes before the payment.",
    ],
    blocks: [
      {
        kind: "terms",
        terms: [
          { term: "Contract", detail: "Says that you own the tool, signed before you pay for it" },
          {
            term: "Identity",
            detail: "Your ID engraved on the steel, photographed and entered in an asset list",
          },
          {
            term: "Return",
            detail: "A clause that names a fixed sum if the factory refuses to hand it over",
          },
          { term: "Yearly check", detail: "We see it, count it and photograph it once a year" },
        ],
      },
    ],
  },
  {
    kind: "full",
    heading: "Three promises before the drawings leave",
    intro:
      "An NNN agreement is written in Chinese, under Chinese law, and stamped with the factory’s company chop (its registered seal). We coordinate; a licensed lawyer drafts. This page is not legal advice.",
    blocks: [
      {
        kind: "notes",
        notes: [
          {
            title: "Non-use",
            text: "The factory makes nothing from your design for itself, with or without your logo.",
          },
          {
            title: "Non-disclosure",
            text: "Drawings, files and samples go to nobody else, sister company and mold shop included.",
          },
          {
            title: "Non-circumvention",
            text: "It does not sell around you to your customers, once their address is on the carton.",
          },
        ],
      },
    ],
    links: [
      {
        label: "NNN agreements, trademarks and tooling",
        to: blogPostPath("nnn-agreements-trademarks-and-tooling-protecting-your-product-in-china"),
      },
    ],
  },
  {
    kind: "split",
    ground: "sand",
    heading: "When a factory slips",
    paragraphs: [
      "Bad news comes with the weekly photos, not at the port. Each step below is yours to stop or to take.",
    ],
    links: [{ label: "How a new factory is vetted", to: paths.productSourcing }],
    blocks: [
      {
        kind: "steps",
        steps: [
          {
            title: "A lot fails",
            text: "The balance waits. The agreement says who sorts, who reworks and who pays for the second inspection.",
            desk: "check",
          },
          {
            title: "The score falls under 75",
            time: "30 days",
            text: "The factory signs a corrective plan. We stand at the line on the dates it names, and the next lot is inspected during production too.",
            desk: "check",
          },
          {
            title: "The plan fails",
            text: "Orders move to the second source. Your tool moves with them, because the contract says it may.",
            desk: "find",
          },
          {
            title: "The money is in dispute",
            text: "You get the file: agreement, reports, photos, messages. We talk to the factory; a claim in court is work for a licensed lawyer.",
            desk: "find",
          },
        ],
      },
      {
        kind: "project",
        project: {
          title: "One chain after 12 months",
          client: "46 homeware stores in Australia, 180 products, quarterly scorecards.",
          figures: [
            { figure: "19 to 9", label: "suppliers" },
            { figure: "71% to 94%", label: "on time" },
            { figure: "4.6% to 1.3%", label: "store defects" },
            { figure: "−17%", label: "landed cost (price to the door)" },
          ],
          link: {
            label: "Read the retail case",
            to: caseStudyPath("retail-chain-supply-optimization"),
          },
        },
      },
    ],
  },
];
