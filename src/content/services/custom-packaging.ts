import { blogPostPath, paths } from "@/config/paths";
import { quoteTime, site } from "@/config/site";
import type { Department } from "@/config/department";
import { cartonExample } from "@/content/carton-example";
import { cityOf } from "@/content/offices";
import type { NoteItem, TermItem } from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

const { courier } = cartonExample;

/** A step of making a package; `min` and `max` are days. */
export type PackagingStep = {
  title: string;
  text: string;
  min: number;
  max: number;
  desk: Department;
};

/** A line type of the drawing and its meaning. */
export type DrawingLine = TermItem & { line: "cut" | "fold" | "bleed" | "glue" };

export const texts = {
  service: "customPackaging",
  head: {
    title: `Custom Packaging Made in China | ${site.name}`,
    description:
      "Boxes, inserts, labels and mailers from dieline to drop test. Clear MOQs, printed proofs, Pantone control and packaging sized to cut freight.",
    heading: "Packaging that sells, survives and ships small",
    intro:
      "A handsome box that fails the corner drop, or ships mostly air, costs you twice. We take packaging from dieline (the flat cut pattern) to drop test, and size it to cut freight.",
  },
  crumb: "Custom packaging",
  picture: "custom-packaging",
  facts: [
    { figure: "4–6 weeks", label: "typical, start to finish" },
    { figure: "From 500", label: "pieces, often" },
    { figure: "17 drops", label: "in the parcel test" },
  ],
  link: { label: "We store and pack it, too", to: paths.warehouse },
  cta: {
    heading: "Give us the product. We’ll draw the box.",
    text: `Send its size, the quantity and a picture of a pack you like. A free quote is back within ${quoteTime}.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

export const schedule = {
  desks: [
    { desk: "find", text: `Prepared by ${cityOf.find}` },
    { desk: "check", text: `Checked by ${cityOf.check}` },
  ] satisfies readonly { desk: Department; text: string }[],
  unit: "days",
  ticks: ["Start", "1 week", "2", "3", "4", "5", "6"],
  end: 42,
  steps: [
    {
      title: "Measure",
      text: "The packed product, in millimeters, with its insert.",
      min: 1,
      max: 2,
      desk: "find",
    },
    {
      title: "Dieline",
      text: "Drawn by the factory that will cut it.",
      min: 2,
      max: 4,
      desk: "find",
    },
    {
      title: "Artwork",
      text: "Yours, on that dieline. We check the file.",
      min: 4,
      max: 7,
      desk: "find",
    },
    {
      title: "White sample",
      text: "Unprinted, real board. Does the product fit?",
      min: 4,
      max: 6,
      desk: "find",
    },
    {
      title: "Proof, signed",
      text: "A printed proof or a pre-production sample.",
      min: 5,
      max: 8,
      desk: "check",
    },
    {
      title: "Mass print, inspection",
      text: "The run is held against the piece you signed.",
      min: 12,
      max: 15,
      desk: "check",
    },
  ] satisfies readonly PackagingStep[],
};

export const artwork = {
  heading: "Artwork a printer can use",
  intro:
    "Most lost weeks start with a file. These six lines are what we check before it goes to the factory.",
  drawing: {
    title: "Dieline of a folding carton, drawn to scale",
    mark: "Example: 80 × 40 × 110 mm",
    alt: "Flat cut pattern of a folding carton: glue flap, front, side, back and side in a row, flaps above and below, a 3 mm bleed around the outline",
    front: "FRONT",
    width: "80 mm",
    height: "110 mm",
    depth: "40 mm",
    lines: [
      { line: "cut", term: "Cut", detail: "where the knife goes" },
      { line: "fold", term: "Fold", detail: "pressed, not cut" },
      { line: "bleed", term: "Bleed", detail: "3 mm (1/8 in) of color past the cut" },
      { line: "glue", term: "Glue flap", detail: "left unprinted" },
    ] satisfies readonly DrawingLine[],
  },
  checks: [
    { term: "Format", detail: "Vector, on the factory’s dieline" },
    { term: "Color", detail: "CMYK (four printing inks) plus Pantone (numbered inks)" },
    { term: "Bleed", detail: "3 mm (1/8 in) on every cut edge" },
    { term: "Pictures", detail: "300 dpi (dots per inch) at print size" },
    { term: "Fonts", detail: "Outlined, so none is replaced" },
    { term: "Barcode", detail: "At its final size, ready to be graded" },
  ] satisfies readonly TermItem[],
};

export const failures = {
  heading: "When it fails",
  cases: [
    {
      title: "At the white sample",
      text: "A new dieline and another sample. Nothing is printed yet, so the loss is days.",
    },
    {
      title: "At the drop test",
      text: "A stronger board or another insert, then the same drops again before anyone signs.",
    },
    {
      title: "At the inspection",
      text: "The balance waits. The printer sorts or reprints at its own cost if the order says so, and our orders ask for that line.",
    },
  ] satisfies readonly NoteItem[],
  links: [{ label: "How an inspection runs", to: paths.qualityControl }],
};

export const sections: readonly PageSection<"schedule" | "artwork" | "failures">[] = [
  {
    kind: "benefits",
    heading: "Why the box should grow up beside the product",
    picture: "quality-control",
    benefits: [
      {
        figure: "Made nearby",
        title: "On the packing line in time",
        text: "We buy the pack near the product, from a printer you know by name, and plan its weeks back from the packing date.",
      },
      {
        figure: `${courier.kg} → ${courier.lowerKg} kg`,
        title: "Sized to the carton",
        text: `Couriers bill space. A ${cartonExample.size} carton counts as ${courier.kg} kg (42 lb) even if it weighs ${cartonExample.kg}. Make it ${cartonExample.lowerBy} lower: ${courier.lowerKg}.`,
      },
      {
        figure: "Test, then print",
        title: "Tested before the mass run",
        text: "A sample pack takes the falls. A weak corner costs one new sample, and not the whole print.",
      },
      {
        figure: "1 visit",
        title: "Inspected with the goods",
        text: "The same inspector holds the run against the proof you signed. Its photos reach you while the balance is unpaid.",
      },
    ],
  },
  {
    kind: "boxes",
    heading: "Six kinds of pack, and how few you can order",
    intro:
      "MOQ is the minimum order quantity. These are typical market figures; size, board and finish move them, so your quotation decides.",
    boxes: [
      {
        title: "Folding cartons",
        text: "Printed board of 300–400 gsm (grams per square meter) that travels flat and folds at the line.",
        fact: "MOQ 1,000–3,000",
      },
      {
        title: "Rigid gift boxes",
        text: "Stiff gray board of 1.5–2 mm (about 1/16 in), wrapped in printed paper. They ship as air: check the freight first.",
        fact: "MOQ 500–1,000",
      },
      {
        title: "Corrugated mailers",
        text: "E flute (thin, prints finely) or B flute (thicker, carries more).",
        fact: "MOQ 500",
      },
      {
        title: "Polybags and pouches",
        text: "Clear, frosted or printed, with the warnings your market asks for.",
        fact: "Quoted at 3 quantities",
      },
      {
        title: "Labels and paper",
        text: "Labels, hangtags, inserts and manuals.",
        fact: "1 signed proof per language",
      },
      {
        title: "Protective inserts",
        text: "Molded pulp, EPE (expanded polyethylene, soft foam) or EVA (ethylene-vinyl acetate, firm foam). They hold the product where the corner cannot reach it.",
        fact: "Tested with 17 drops",
      },
    ],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "Six steps, four to six weeks",
    intro:
      "Solid is the short plan, outlined is the long one. The total is typical at the time of writing; how the days fall is an example, and a second sample round or a holiday adds to it.",
    blocks: [{ kind: "drawing", drawing: "schedule" }],
    links: [toolLink("productionPlanner")],
  },
  { kind: "drawing", drawing: "artwork" },
  {
    kind: "full",
    ground: "sand",
    heading: "Drop it here, not on a doorstep",
    intro:
      "Which tests a pack needs depends on how it travels. You approve the list with the quotation; lab fees are at cost.",
    blocks: [
      {
        kind: "table",
        table: {
          caption: "Packaging tests",
          columns: [{ label: "Test" }, { label: "What it shows" }, { label: "Measure" }],
          rows: [
            [
              "ISTA 3A (parcel test)",
              "Whether a single parcel up to 70 kg (150 lb) survives a courier network. ISTA is the International Safe Transit Association.",
              "17 drops for a standard pack: 9 before vibration, 8 after",
            ],
            [
              "Carton drop",
              "Whether the shipping carton protects the goods. Done at the pre-shipment inspection, after ISTA 1A.",
              "10 drops: 1 corner, 3 edges, 6 faces. From 76 cm (30 in) up to 10 kg (22 lb), lower for heavier cartons",
            ],
            [
              "Edge crush and burst",
              "How much the corrugated board carries in a stack.",
              "Grade written on the spec sheet",
            ],
            ["Rub and tape", "Whether the print smears or peels.", "Against the signed proof"],
            ["Barcode", "Whether a shop or a warehouse can scan it.", "Grade on the report"],
          ],
        },
      },
      { kind: "drawing", drawing: "failures" },
    ],
  },
  {
    kind: "split",
    heading: "What the law wants on the pack",
    paragraphs: [
      "Rules as we read them at the time of writing. They change, so check before you print; we are not lawyers.",
      "Tell us the countries first. A mark that is missing is one more print run, or a sticker by hand.",
    ],
    links: [
      {
        label: "CE, UKCA and the American rules",
        to: blogPostPath("ce-ukca-fcc-and-cpsia-a-plain-guide-to-product-compliance"),
      },
    ],
    blocks: [
      {
        kind: "table",
        table: {
          caption: "Marks and duties by market",
          columns: [{ label: "Where" }, { label: "Rule" }],
          rows: [
            ["United States", "The country of origin, on the pack."],
            [
              "EU and UK marks",
              "CE or UKCA (the EU and UK conformity marks), at least 5 mm (0.2 in) high, where they apply.",
            ],
            [
              "EU\u00a0packaging",
              "A regulation applies since 12 August 2026: declaration of conformity per pack type, as little empty space as possible, limits on PFAS (lasting fluorine chemicals) in food contact. Later deadlines follow.",
            ],
            ["EU states", "Registration as a producer of packaging, country by country."],
            ["Recycling marks", "They differ by country; one pack for all needs a plan."],
          ],
        },
      },
    ],
  },
];
