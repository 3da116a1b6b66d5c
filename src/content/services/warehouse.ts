import { airDays } from "@/config/lead-times";
import { quotedTurningPointCbm, wholeContainerCbm } from "@/config/carrier-rules";
import { caseStudyPath, paths } from "@/config/paths";
import { quoteTime, site } from "@/config/site";
import { cartonExample } from "@/content/carton-example";
import { turningPoint, twentyFootVolume } from "@/content/container-figures";
import { cityOf } from "@/content/offices";
import type {
  BenefitItem,
  FactTableCopy,
  StepItem,
  TermItem,
  TextLinkCopy,
} from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

const { air } = cartonExample;

/** The goods of one supplier; `volume` is in cubic meters. */
export type Lot = { supplier: string; goods: string; volume: number };

export const texts = {
  service: "warehouse",
  head: {
    title: `China Warehouse and Fulfillment | ${site.name}`,
    description:
      "Receive goods from several suppliers, check, store, kit, consolidate and ship in one go. Pick and pack from China to over 200 countries.",
    heading: "One warehouse between all your suppliers and all your customers",
    intro:
      "Five suppliers mean five shipments, five sets of papers and nobody who counts the lot. We receive, check and store it in one place, then ship it together or parcel by parcel to over 200 countries.",
  },
  crumb: "Warehouse and fulfillment",
  picture: "warehouse",
  facts: [
    { figure: "2–10", label: "suppliers in one shipment" },
    { figure: "1–3", label: "working days to book in" },
    { figure: "200+", label: "countries" },
  ],
  link: { label: "Ways to ship", to: paths.shipping },
  cta: {
    heading: "Tell us what sells. We’ll plan the shelf.",
    text: `Send your products, the orders of a normal month and the countries they go to. The free quote, with all four invoice lines, comes within ${quoteTime}.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

export const receiving = {
  heading: "Counted before it is ours to lose",
  intro: `A short count, a wrong shade or a crushed carton shows at our door in ${cityOf.ship}, not at your customer’s. Where the order allows it, keep the last payment until you have read the count. What it costs is agreed, line by line, before the first truck.`,
  steps: [
    {
      title: "Count",
      text: "Every carton against the packing list, then the pieces in the cartons we open.",
      time: "day of arrival",
      desk: "ship",
    },
    {
      title: "Photograph",
      text: "The cartons as they came, and one unit of each SKU (stock keeping unit, one product version).",
      time: "day of arrival",
      desk: "ship",
    },
    {
      title: "Check damage and labels",
      text: "Wet or crushed board, a barcode that does not scan, a missing country of origin.",
      time: "day of arrival",
      desk: "check",
    },
    {
      title: "Report what differs",
      text: "With photos, to you and to the factory.",
      time: "same day",
      desk: "check",
    },
    {
      title: "Book into stock",
      text: "From here on you see it as yours, by SKU and by lot.",
      time: "1–3 working days",
      desk: "ship",
    },
  ] satisfies readonly StepItem[],
  title: "Goods received",
  mark: "Example",
  table: {
    caption: "Delivery of 62 cartons, two lines on hold",
    columns: [
      { label: "SKU" },
      { label: "On the list", isNumber: true },
      { label: "Counted", isNumber: true },
      { label: "Result" },
    ],
    rows: [
      ["Tote, navy", "1,200", "1,200", "In stock"],
      ["Tote, sand", "800", "788", "Hold: 12 short"],
      ["Bottle, 500 ml", "600", "600", "In stock"],
      ["Gift box", "600", "560", "Hold: 40 crushed"],
    ],
  } satisfies FactTableCopy,
  problem: {
    title: "When the count is wrong",
    text: "The line stays on hold, apart from good stock, until you choose. The factory sends the missing pieces, or we repack or relabel here at a price you approve first. Or you accept the lot and take the difference off what you still owe. We write to the factory in Chinese either way.",
  },
};

export const consolidation = {
  end: twentyFootVolume.usableCbm,
  ticks: [0, 5, 10, 15, 20, 25],
  unit: "m³",
  lots: [
    { supplier: "Supplier A, Yiwu", goods: "gift boxes", volume: 2.4 },
    { supplier: "Supplier B, Yongkang", goods: "bottles", volume: 4.8 },
    { supplier: "Supplier C, Keqiao", goods: "totes", volume: 3.1 },
    { supplier: "Supplier D, Cixi", goods: "lamps", volume: 4.2 },
  ] satisfies readonly Lot[],
  total: { title: "One 20 ft container", detail: `holds up to ${twentyFootVolume.text}` },
  turningPoint: { ...wholeContainerCbm, label: "LCL or FCL: ask for both" },
  note: "An example, drawn to scale.",
  facts: [
    {
      figure: "2–10",
      title: "Suppliers in one shipment",
      text: "We agree the export papers with each factory before it delivers. Without them, goods reach us that cannot leave.",
    },
    {
      figure: `${airDays} days`,
      title: "LCL waits for other people",
      text: "A shared container leaves when it is full, and both ports add handling charges. Your own leaves when we close it.",
    },
    {
      figure: `${air.kg} → ${air.lowerKg} kg`,
      title: "Repacking cuts the billed weight",
      text: `Air freight bills a ${cartonExample.kg} kg (26 lb) carton of ${cartonExample.size} as ${air.kg} kg. Packed ${cartonExample.lowerBy} lower, it is billed as ${air.lowerKg}.`,
    },
  ] satisfies readonly BenefitItem[],
};

export const suitability = {
  good: {
    title: "Keep it here",
    items: [
      {
        term: "Many countries",
        detail: "A few orders each, none worth a warehouse of its own.",
      },
      { term: "Test markets", detail: "Ten parcels tell you before a pallet does." },
      { term: "Light goods", detail: "Air freight stays small beside the price." },
      { term: "Crowdfunding", detail: "One big wave, then a few late pledges." },
    ],
  },
  poor: {
    title: "Send it on",
    items: [
      {
        term: "A 2-day delivery promise",
        detail: `Air alone takes ${airDays} days.`,
      },
      { term: "Heavy, low-value goods", detail: "The parcel would cost more than the product." },
      {
        term: "Daily small parcels to the US or EU",
        detail:
          "At the time of writing, duty starts with the first dollar or euro there. The rules are still moving; ask before you plan on them.",
      },
    ],
  },
  links: [{ label: "Backer parcels in waves", to: paths.crowdfunding }],
} satisfies {
  good: { title: string; items: readonly TermItem[] };
  poor: { title: string; items: readonly TermItem[] };
  links: readonly TextLinkCopy[];
};

export const sections: readonly PageSection<"receiving" | "consolidation" | "suitability">[] = [
  { kind: "drawing", drawing: "receiving" },
  {
    kind: "full",
    ground: "dark",
    heading: "Four small lots, one container",
    intro: `Each lot alone would go as LCL (less than container load, in shared space). Together they reach ${turningPoint}, where FCL (full container load, all yours) usually starts to pay. Rates move that point between about ${quotedTurningPointCbm.from} and ${quotedTurningPointCbm.to} m³.`,
    blocks: [{ kind: "drawing", drawing: "consolidation" }],
    links: [
      { label: "LCL, FCL and every other route", to: paths.shipping },
      toolLink("shipmentVolume"),
      {
        label: "A retailer that consolidates every week",
        to: caseStudyPath("retail-chain-supply-optimization"),
      },
    ],
  },
  {
    kind: "boxes",
    heading: "Kit and pack",
    intro:
      "Work done here is work your team does not do in a rented garage. A first set is packed and photographed for you; we copy the one you approve.",
    boxes: [
      {
        title: "Bundles and gift sets",
        text: "Products from different factories, boxed together and sold as one.",
        fact: "2 or more SKUs, 1 new barcode",
      },
      {
        title: "Inserts",
        text: "Cards, manuals and samples, in the language of the order.",
        fact: "1 checklist per set",
      },
      {
        title: "Labels",
        text: "Barcodes and country of origin, put on and scanned.",
        fact: "1 test scan per batch at least",
      },
      {
        title: "Branded mailers",
        text: "Your bag or box instead of a plain one.",
        fact: "Printed from about 500 pieces",
      },
      {
        title: "Lots and expiry dates",
        text: "Recorded on arrival. The oldest date leaves first.",
        fact: "1 lot number per delivery",
      },
      {
        title: "Spare-parts kits",
        text: "The lid, the screw and the cable that customers ask for, packed before they ask. A kit by mail is cheaper than a second product.",
        fact: "Crowdfunding runs: often 2–5% spares",
      },
    ],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "When stock in China makes sense",
    intro:
      "It saves the second warehouse, and it costs days on every parcel. Sometimes our answer is to send a pallet to a warehouse near your buyers.",
    blocks: [{ kind: "drawing", drawing: "suitability" }],
  },
  {
    kind: "split",
    heading: "Orders go out, four lines come back",
    paragraphs: [
      "Send orders as a file or one by one. They leave as single parcels, as store replenishment or on pallets.",
      "A parcel that is stuck or returned shows in the daily tracking file, so you can write to the customer before the customer writes to you. If one is lost, we file the claim; what the carrier pays follows its own terms.",
    ],
    blocks: [
      {
        kind: "terms",
        terms: [
          { term: "In by the cut-off", detail: "Leaves the next working day" },
          { term: "Tracking file", detail: "Returned daily" },
          { term: "Reach", detail: "Over 200 countries" },
        ],
      },
      {
        kind: "table",
        header: { title: "Monthly invoice", note: "Its four lines" },
        table: {
          caption: "Kitting and rework are quoted before we start them",
          columns: [{ label: "Line" }, { label: "What it pays for" }, { label: "Charged" }],
          rows: [
            ["Inbound", "Unloading, count, photos, booking in", "On arrival"],
            ["Storage", "Floor space, after the free period on your quotation", "Per m³"],
            ["Handling", "Picking, packing, label, papers", "Per order"],
            ["Carrier", "Postage or freight, as the carrier bills it", "At cost"],
          ],
        },
      },
    ],
  },
];
