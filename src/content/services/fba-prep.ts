import { feeRange } from "@/config/fees";
import { airDays, seaDays } from "@/config/lead-times";
import { amazonLimitsSource } from "@/config/amazon-limits";
import { blogPostPath, caseStudyPath, paths } from "@/config/paths";
import { quoteTime, reportTime, site } from "@/config/site";
import { amazonLimits } from "@/content/amazon-limits";
import type { FactTableCopy } from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import { formatMonth } from "@/lib/dates";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

const { us, europe } = amazonLimits;

/** The labels of the carton drawing, in the order of their numbers on phones. */
export type CartonCallout = {
  mark: "boxLabel" | "carrierLabel" | "tape" | "weight";
  title: string;
  /** Broken into lines by hand, because SVG text does not wrap. */
  lines: readonly string[];
};

export const texts = {
  service: "fbaPrep",
  head: {
    title: `Amazon FBA Prep Service in China | ${site.name}`,
    description: `Labels, polybags, bundles, cartons and pallets prepared in China to FBA rules, checked and shipped to the fulfillment center. Free quote within ${quoteTime}.`,
    heading: "Amazon FBA prep in China, before the goods sail",
    intro:
      "One missing label or heavy carton can get a shipment refused. We label, bag, bundle and pack your stock in China to the rules of FBA (Fulfillment by Amazon) and check it before it sails.",
  },
  crumb: "Amazon FBA prep",
  picture: "fba-prep",
  facts: [
    { figure: "22.7 kg", label: "US carton limit" },
    { figure: reportTime, label: "to the photo report" },
    { figure: feeRange, label: "one disclosed fee" },
  ],
  cta: {
    heading: "Send your SKUs. We’ll price every label.",
    text: `Add the prep needs, the units and the destination. Your free quote comes within ${quoteTime}: each prep step on its own line, the carton plan, and the way to the center.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

export const carton = {
  heading: "A carton inside every limit",
  paragraphs: [
    `${us.pounds} lb is ${us.kilograms} kg. Some older checklists round that up, and a carton packed to the rounder figure is too heavy.`,
  ],
  links: [toolLink("amazonCartonCheck")],
  checksHeading: "Before the tape goes on, we",
  checks: [
    "weigh the carton and photograph the scale",
    "measure its longest side",
    "compare the content with your shipping plan",
    "scan a unit label from the top layer",
  ],
  drawing: {
    title: "A closed carton with its labels and limits",
    description: `The FBA box label and the carrier label sit side by side on the long flat side. Tape runs along the seam on top and never covers a barcode. The longest side measures ${europe.side}. The weight limit is ${us.weight} in the US and ${europe.kilograms} kg in the EU and UK.`,
    longestSide: ["Longest side", europe.side],
    callouts: [
      { mark: "boxLabel", title: "FBA box label", lines: ["flat side, away", "from the edges"] },
      { mark: "carrierLabel", title: "Carrier label", lines: ["beside it, never", "on the seam"] },
      { mark: "tape", title: "Tape on the seam", lines: ["never over a barcode"] },
      {
        mark: "weight",
        title: "Weight",
        lines: [`US ${us.weight},`, `EU and UK ${europe.kilograms} kg`],
      },
    ] satisfies readonly CartonCallout[],
  },
  table: {
    caption: `FBA limits, as of ${formatMonth(amazonLimitsSource.asOf)}. Amazon’s seller help pages have the last word`,
    columns: [{ label: "Item" }, { label: "US" }, { label: "EU and UK" }],
    rows: [
      [
        "Carton weight",
        `${us.weight}. A single item that weighs more: “Team Lift” label`,
        `${europe.weight}. Above ${europe.heavyWeight}: “Heavy Package” label`,
      ],
      [
        "Carton side, mixed standard units",
        `${us.otherSides} is safe everywhere. In 2025 the longest side was relaxed to ${us.longestSide}, except for distribution stock`,
        `${europe.side}. A longer limit was announced, then withdrawn`,
      ],
      [
        "Pallet",
        `Wood, ${us.palletFoot}, up to ${us.palletHeight} high and ${us.palletWeight}, overhang up to ${us.overhang}`,
        `${europe.palletFoot}, in the UK ${europe.palletFootInUk}. Up to ${europe.palletHeight} high and ${europe.palletWeight} each; Amazon’s partnered carriers refuse stacked pallets`,
      ],
      [
        "Unit label",
        "Matte white, about 25 × 51 mm to 51 × 76 mm (1 × 2 in to 2 × 3 in), scannable, flat, away from edges",
        "Same principle",
      ],
      [
        "Polybag warning, by length plus width of the bag",
        "152 cm (60 in) or more: 24 pt. From 102 cm (40 in): 18 pt. From 76 cm (30 in): 14 pt. Smaller: 10 pt",
        "The same, and in the local language too",
      ],
      [
        "Case pack and expiry date",
        `Up to ${us.units} units in a case pack. Expiry date in 36 pt on the carton`,
        "The same",
      ],
      [
        "Filling and details",
        "No foam peanuts, no shredded paper",
        "The same, plus the details of the EU responsible person on the pack where required",
      ],
    ],
  } satisfies FactTableCopy,
};

export const sections: readonly PageSection<"carton">[] = [
  {
    kind: "benefits",
    heading: "Why prep here and not there",
    picture: "warehouse",
    benefits: [
      {
        figure: "1 Jan 2026",
        title: "Stock must arrive ready",
        text: "On that day Amazon ended its own prep and labeling in the US. At the time of writing, what leaves the factory unready arrives unready.",
      },
      {
        figure: "31 Mar 2026",
        title: "Barcode rules split sellers in two",
        text: "Resellers have needed Amazon barcodes on each unit since then. Registered brand owners may use a manufacturer barcode. Such rules move, so we ask which you are before we print.",
      },
      {
        figure: "1 stop less",
        title: "Packed where it is made",
        text: "Labor at origin replaces a second warehouse at the destination. You know the factory by name, and the prep stands on your quote line by line, with one disclosed fee.",
      },
      {
        figure: "1 label",
        title: "What a mistake costs here",
        text: "Found on our bench, an error costs a label. Found at the center, it can cost a refused shipment. You see unit, scan and carton in photos before you pay the balance.",
      },
    ],
  },
  {
    kind: "boxes",
    heading: "The prep menu",
    intro:
      "Take one step or all six. Each is priced per unit or per carton on the quote, and each is in the photo report.",
    boxes: [
      {
        title: "FNSKU labels",
        text: "The FNSKU (Fulfillment Network Stock Keeping Unit) is Amazon’s own barcode for your listing. It covers any older barcode, and we scan it on the unit.",
        fact: "300 dpi (dots per inch), scan tested",
      },
      {
        title: "Polybags",
        text: "Clear and sealed, with a suffocation warning when the opening is 12.7 cm (5 in) or more.",
        fact: "At least 0.038 mm (1.5 mil)",
      },
      {
        title: "Bundles",
        text: "Parts that belong together, packed as one unit and marked “sold as set”.",
        fact: "1 set, 1 barcode",
      },
      {
        title: "Fragile goods",
        text: "Bubble wrap around glass and ceramics, then a drop test with the unit as packed.",
        fact: "Dropped from 91 cm (3 ft)",
      },
      {
        title: "Carton labels",
        text: "Printed from your shipping plan. The content of every box is on file before the truck leaves.",
        fact: "1 label, 1 content list per carton",
      },
      {
        title: "Pallets",
        text: "Built on wood to the base, height and weight of the country they go to, then wrapped and labeled.",
        fact: `US: up to ${us.palletHeight} and ${us.palletWeight}`,
      },
    ],
  },
  { kind: "drawing", drawing: "carton" },
  {
    kind: "split",
    heading: "Six steps, and you approve the second",
    paragraphs: [
      "Nothing is labeled in bulk before you have seen one finished unit. That single photo settles which barcode, which bag and which side.",
    ],
    links: [
      {
        label: "The carton, label and polybag checklist",
        to: blogPostPath("amazon-fba-carton-label-and-polybag-checklist"),
      },
      { label: "How we inspect the lot", to: paths.qualityControl },
    ],
    blocks: [
      {
        kind: "steps",
        steps: [
          {
            title: "You share the listing",
            text: "With the barcode file and the prep category of each SKU (stock keeping unit, one product variant).",
            desk: "ship",
          },
          {
            title: "You approve one labeled unit",
            text: "We prepare a single sample and photograph every side of it. You say yes, or we change it.",
            desk: "check",
          },
          {
            title: "Goods received and counted",
            text: "Against the packing list. If something is missing, you hear it the same day, with photos.",
            desk: "ship",
          },
          {
            title: "Prep, then inspection",
            time: `report within ${reportTime}`,
            text: "Units are prepared, then sampled to an AQL (acceptance quality limit). The sample you approved lies on the bench.",
            desk: "check",
          },
          {
            title: "Carton labels",
            text: "Printed from your shipping plan once the carton count is final, so the plan and the pallet agree.",
            desk: "ship",
          },
          {
            title: "On the way to the center",
            time: "by air, sea or DDP",
            text: "DDP (delivered duty paid) puts freight, duty and delivery in one price. We name the importer on it.",
            desk: "ship",
          },
        ],
      },
    ],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "Launch by air, refill by sea",
    intro:
      "Days from China to the fulfillment center, as a guide. Add customs clearance and holidays.",
    blocks: [
      {
        kind: "chart",
        chart: {
          end: 50,
          ticks: [
            { at: 0, label: "Departure" },
            { at: 10, label: "Day 10" },
            { at: 20, label: "Day 20" },
            { at: 30, label: "Day 30" },
            { at: 40, label: "Day 40" },
          ],
          ranges: [
            {
              title: "Launch stock by air",
              detail: "The first units, or a gap in stock",
              from: 3,
              to: 10,
              label: `${airDays} days`,
              desk: "ship",
            },
            {
              title: "Refill by sea",
              detail: "The rest, at a lower cost per unit",
              from: 20,
              to: 45,
              label: `${seaDays} days`,
              desk: "ship",
            },
          ],
        },
      },
      {
        kind: "notes",
        notes: [
          {
            title: "Who imports",
            text: "Amazon will not be importer of record, the name that answers to customs. You are, or your customs representative is. We settle that before we book.",
          },
          {
            title: "The last mile",
            text: "A parcel carrier for a few cartons, a truck with a delivery appointment for pallets. The appointment is requested before arrival, not after.",
          },
          {
            title: "What lands on the bill",
            text: "Freight is charged at cost. Duty depends on the tariff code and the entry date, so it has its own line; ask a licensed broker for the rate.",
          },
        ],
      },
    ],
    links: [{ label: "Shipping routes and Incoterms", to: paths.shipping }],
  },
  {
    kind: "split",
    heading: "When something is wrong",
    paragraphs: [
      "Labels smear, cartons gain weight, lots fail. What counts is where it is found, and who still holds the money.",
      "A two-person seller of food jars had 2 of 5 shipments held for label faults. After prep moved to origin, 5 of 5 checked in without one.",
    ],
    links: [{ label: "Read the food jar case", to: caseStudyPath("amazon-seller-boosts-sales") }],
    blocks: [
      {
        kind: "table",
        table: {
          caption: "What happens next",
          columns: [{ label: "If" }, { label: "We" }, { label: "You" }],
          rows: [
            [
              "A label does not scan",
              "Cover it with a new one, scan again and photograph both",
              "Read it in the report",
            ],
            [
              "A carton is over its limit",
              "Open it, split the content and weigh it again before labels are printed",
              "Approve the new carton count",
            ],
            [
              "The lot fails inspection",
              "Stop the prep and send the report",
              "Decide: ship, rework or re-inspect, with the balance still in your account",
            ],
            [
              "A center refuses a delivery",
              "Compare the refusal with our weights, scans and photos, and say in writing what differs",
              "Choose a new appointment or another address",
            ],
          ],
        },
      },
      {
        kind: "notice",
        text: "This is an independent service, not affiliated with or endorsed by Amazon. Its rules change: check your seller account before you book. We check the seller help pages on the day we pack.",
      },
    ],
  },
];
