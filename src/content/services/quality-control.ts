import { blogPostPath } from "@/config/paths";
import { reportTime, site } from "@/config/site";
import type { Department } from "@/config/department";
import type { FactTableCopy } from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

/** An inspection on the six stages of an order. `from` and `to` are stages, counted from 0. */
export type Inspection = {
  name: string;
  abbreviation?: string;
  text: string;
  from: number;
  to: number;
  catches: string;
  desk: Department;
};

export type DefectClass = {
  name: string;
  limit: string;
  meaning: string;
  examples: string;
  severity: "critical" | "major" | "minor";
};

export const texts = {
  service: "qualityControl",
  head: {
    title: `Quality Control and Inspection in China | ${site.name}`,
    description: `Pre-production, during-production and pre-shipment inspection, loading checks, factory audits and 100% checks. AQL sampling, photo report within ${reportTime}.`,
    heading: "Quality control in China: nothing ships till it passes",
    intro: `Once the balance is paid, you have little left to bargain with. Our inspectors measure the goods against the sample you approved and send a photo report within ${reportTime}, so you decide on evidence.`,
  },
  crumb: "Quality control",
  picture: "quality-control",
  facts: [
    { figure: reportTime, label: "from visit to report" },
    { figure: "6 types", label: "of inspection" },
    { figure: "0 / 2.5 / 4.0", label: "our default defect limits" },
  ],
  link: { label: "See a sample report", to: "#report" },
  cta: {
    heading: "Tell us the lot. We’ll name the day.",
    text: "Product, quantity, factory city and the date it should be ready. You get the inspection plan, the sample size and the price in one free quote.",
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

/** The inspection result in the hero. */
export const resultSlip = {
  title: "Pre-shipment inspection",
  lines: [
    { term: "Lot", detail: "1,200 speakers" },
    { term: "Sample, level II", detail: "80 pieces" },
    { term: "Major defects", detail: "3, limit 5" },
    { term: "Minor defects", detail: "6, limit 7" },
  ],
  result: "Result: pass",
};

export const stages = {
  columns: { inspection: "Inspection", catches: "What it catches" },
  names: ["Before order", "Materials in", "First pieces", "Mid-run", "Packed", "Loading"],
  inspections: [
    {
      name: "Factory audit",
      text: "License, capacity, machines, quality system, subcontracting and staff conditions. A small site takes about one auditor day.",
      from: 0,
      to: 1,
      catches: "A factory that cannot make what it quoted",
      desk: "find",
    },
    {
      name: "Pre-production inspection",
      abbreviation: "PPI",
      text: "Materials, components, tooling and the golden sample (the piece you approved), before the line starts.",
      from: 1,
      to: 3,
      catches: "The wrong cloth, chip or glaze, while it is still in the box",
      desk: "check",
    },
    {
      name: "During-production inspection",
      abbreviation: "DPI",
      text: "Finished and half-made pieces, pace and packing plan, when 20–50% of the order is done.",
      from: 2,
      to: 4,
      catches: "A fault in the process, while it can still be stopped",
      desk: "check",
    },
    {
      name: "Pre-shipment inspection",
      abbreviation: "PSI",
      text: "A random sample once 100% is made and at least 80% is packed. We choose the cartons, not the factory.",
      from: 4,
      to: 5,
      catches: "Bulk goods that drifted from the sample",
      desk: "check",
    },
    {
      name: "100% check",
      text: "Every unit, at the factory or in our warehouse: for high-value goods, or after a failed PSI.",
      from: 4,
      to: 5.5,
      catches: "The one bad piece in a hundred that a sample can miss",
      desk: "check",
    },
    {
      name: "Container loading check",
      text: "Carton count and marks, a container that is dry, clean and free of odor, loading photos, the seal number.",
      from: 5,
      to: 6,
      catches: "Short shipments, wet cartons, someone else’s cartons",
      desk: "ship",
    },
  ] satisfies readonly Inspection[],
};

export const samplingTable = {
  caption: "Most defects a lot may show and still pass. Critical: always 0",
  columns: [
    { label: "Lot size" },
    { label: "Sample", isNumber: true },
    { label: "AQL 1.5", isNumber: true },
    { label: "AQL 2.5", isNumber: true },
    { label: "AQL 4.0", isNumber: true },
  ],
  rows: [
    ["281–500", "50", "2", "3", "5"],
    ["501–1,200", "80", "3", "5", "7"],
    ["1,201–3,200", "125", "5", "7", "10"],
    ["3,201–10,000", "200", "7", "10", "14"],
    ["10,001–35,000", "315", "10", "14", "21"],
  ],
  exampleRow: 1,
} satisfies FactTableCopy;

export const defectClasses = {
  heading: "Three kinds of defect",
  classes: [
    {
      name: "Critical",
      limit: "0 allowed",
      meaning: "Unsafe or illegal.",
      examples: "A battery that overheats, a sharp edge, a missing safety mark.",
      severity: "critical",
    },
    {
      name: "Major",
      limit: "5 of 80 allowed",
      meaning: "It fails, or a customer sends it back.",
      examples: "One dead channel, a button that sticks, the wrong orange, the wrong barcode.",
      severity: "major",
    },
    {
      name: "Minor",
      limit: "7 of 80 allowed",
      meaning: "A small flaw; still sellable.",
      examples: "A dust speck under the lacquer, a carton scuff that leaves the box inside clean.",
      severity: "minor",
    },
  ] satisfies readonly DefectClass[],
};

export const report = {
  heading: "The report you would write yourself",
  intro: "In English, with a photo beside every figure. No score out of ten, no adjectives.",
  contents: [
    "Quantity and carton count, against the packing list",
    "The sampling plan, and the result for each class of defect, with photos",
    "Dimensions and weight beside the tolerance you set",
    "Function tests that we agreed on before the visit",
    "Packaging, labels and a barcode scan with your own files",
    "A carton drop test after ISTA 1A (ISTA is the International Safe Transit Association): 10 drops, on 1 corner, 3 edges and 6 faces. From 76 cm (30 in) up to 10 kg (22 lb), 61 cm (24 in) up to 19 kg (42 lb), 46 cm (18 in) up to 28 kg (62 lb)",
  ],
  action: "Send me a sample report",
  example: {
    title: "Inspection report",
    product: "Desk speaker, 10 W, orange lacquer",
    note: "Example",
    columns: [
      { label: "Check" },
      { label: "Standard" },
      { label: "Found" },
      { label: "Result", isNumber: true },
    ],
    rows: [
      { check: "Quantity", standard: "1,200", found: "1,200 in 50 cartons", isPass: true },
      { check: "Weight", standard: "612 g ± 10", found: "606 to 619 g", isPass: true },
      {
        check: "Sound, both channels",
        standard: "85 dB at 1 m",
        found: "80 of 80 play",
        isPass: true,
      },
      {
        check: "Lacquer",
        standard: "Golden sample",
        found: "3 scratches (major), 6 specks (minor)",
        isPass: true,
      },
      {
        check: "Carton drop",
        standard: "10 drops, 61 cm",
        found: "1 corner crushed, goods intact",
        isPass: false,
      },
      { check: "Barcode", standard: "Scans", found: "80 of 80 scan", isPass: true },
    ],
    pass: "Pass",
    remark: "Note",
    verdict: "Overall: pass, with one remark",
  },
};

export const outcomes = {
  heading: "Then you choose one of three ways out",
  intro:
    "A failed lot is not the end of an order, as long as the balance is still yours. Who pays for what is written into the order before production starts.",
  ways: [
    {
      title: "Release",
      text: "It passed, or you accept what was found. You pay the balance and the goods move. A discount or a partial shipment is your decision too.",
      desk: "ship",
    },
    {
      title: "Rework",
      text: "The factory sorts or repairs, at its own cost if the contract says so. We inspect again; the second visit is charged to the factory when the order says that.",
      desk: "find",
    },
    {
      title: "Refuse",
      text: "You hold the balance and the lot stays. Whether the deposit comes back depends on the contract, so read that clause before you pay it. Sampling lowers the risk but never to zero, so the order also covers goods that fail later.",
      desk: "check",
    },
  ] satisfies readonly { title: string; text: string; desk: Department }[],
};

export const sections: readonly PageSection<"stages" | "defectClasses" | "report" | "outcomes">[] =
  [
    {
      kind: "full",
      ground: "sand",
      heading: "Six inspections, shown where they happen",
      intro:
        "For a repeat order, one can be enough. A first order deserves three: one before it, one while mistakes are still small, one before the money leaves.",
      blocks: [{ kind: "drawing", drawing: "stages" }],
    },
    {
      kind: "split",
      heading: "How many pieces we pull",
      paragraphs: [
        "AQL (acceptance quality limit) is the share of defects at which a lot still passes on a sample. We use the tables of ISO 2859-1, general level II: 0 for critical defects, 2.5 for major, 4.0 for minor.",
        "Read the marked row like this: your lot is 1,200 pieces, so we open 80. Five major defects and it passes; the sixth fails the lot.",
        "For electronics or high-value goods we suggest 1.5 for major and 2.5 for minor. The limits are written into the order, so nobody argues about them afterward.",
      ],
      links: [
        {
          label: "AQL explained with a worked example",
          to: blogPostPath("aql-inspection-explained-for-first-time-importers"),
        },
        toolLink("aqlSampling"),
      ],
      blocks: [{ kind: "table", isNarrow: true, table: samplingTable }],
    },
    { kind: "drawing", drawing: "defectClasses" },
    { kind: "drawing", drawing: "report" },
    { kind: "drawing", drawing: "outcomes" },
    {
      kind: "full",
      ground: "sand",
      heading: "Which ones to book",
      intro:
        "An inspection costs a small part of a rejected batch. It still costs, so we say which visits you can leave out. An inspector day typically costs US$200–350 in China at the time of writing; yours stands on the quote.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "What we advise, by order",
            columns: [{ label: "Your order" }, { label: "Book" }, { label: "Because" }],
            rows: [
              [
                "First order with a factory",
                "Factory audit, PPI and PSI",
                "You know neither the workshop nor its materials yet",
              ],
              [
                "Over US$20,000, or over 3 weeks of production",
                "Add DPI",
                "A fault found at the end costs weeks, not hours",
              ],
              [
                "New supplier, or a dispute in the past",
                "Add a container loading check",
                "What was inspected must be what is loaded",
              ],
              [
                "Repeat order, supplier with good scores",
                "PSI only",
                "The earlier reports carry the rest",
              ],
            ],
          },
        },
        {
          kind: "notes",
          notes: [
            {
              title: "ISO 9001",
              text: "A quality-management certificate on a 3-year cycle with yearly surveillance. It says how a factory works, not that your goods are right. A new edition was due in 2026: check which one is printed.",
            },
            {
              title: "amfori BSCI and SMETA",
              text: "Social audits: Business Social Compliance Initiative, and Sedex Members Ethical Trade Audit. They are reports, not certificates. Look at the date and the site address: a report for the head office says nothing about the workshop.",
            },
            {
              title: "What we do with certificates",
              text: "We read them, call the issuer and compare the address with the place we visit. Certification itself stays with accredited bodies.",
            },
          ],
        },
      ],
    },
  ];
