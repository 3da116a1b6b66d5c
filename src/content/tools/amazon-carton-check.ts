import { amazonLimitsSource, boxesPerShipment, limits } from "@/config/amazon-limits";
import { upsLargePackage } from "@/config/carrier-limits";
import { blogPostPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolCopy } from "@/content/tools/shared";
import { formatMonth } from "@/lib/dates";
import { formatNumber } from "@/lib/numbers";

export const copy = {
  head: {
    title: `Amazon FBA Carton and Pallet Check | ${site.name}`,
    description:
      "Hold one carton against Amazon’s limits in the US, EU and UK: weight, sides, labels, bulk storage and pallet. Every limit is dated and can be changed.",
    heading: "Will Amazon take this carton?",
    intro:
      "Type the outside of the packed carton and its weight. Each limit answers with pass, fail or a label, and says how far off you are.",
  },
  name: "Amazon carton check",
  call: {
    heading: "Send the carton. We’ll prep the rest.",
    text: "Units, sets and destination. You get every label, bag and carton step, with its price and a shipping plan.",
    label: "Get a Free Quote",
  },
} satisfies ToolCopy;

const { US, EU, UK } = limits;
const asOf = `as of ${formatMonth(amazonLimitsSource.asOf)}`;
const warningOnly = `A warning only; ${asOf}`;
const bulkOnly = `AWD, US only; ${asOf}`;

export const worksheet = {
  title: "Worksheet",
  note: "Outside of the packed carton",
  warehouse: { title: "The warehouse", detail: "whose limits count" },
  carton: { title: "One carton", detail: "measured packed and closed" },
  pallet: { title: "The pallet", detail: "if the cartons go on one" },
  limits: `Limits, ${asOf}`,
  reset: "Reset to our limits",
  fields: {
    region: {
      label: "Amazon in",
      options: { US: "United States", EU: "European Union", UK: "United Kingdom" },
    },
    lengthUnit: { label: "Lengths in", options: { cm: "centimeters", in: "inches" } },
    weightUnit: { label: "Weights in", options: { kg: "kilograms", lb: "pounds" } },
    units: { label: "Units in the carton" },
    isSingle: {
      label: "One single unit only",
      options: { no: "No", yes: "Yes" },
      hint: "It may be longer and heavier",
    },
    isJewelry: { label: "Jewelry or watches", options: { no: "No", yes: "Yes" } },
    palletCartons: { label: "Cartons on a pallet", hint: "Blank if none" },
  },
  length: (unit: string) => ({ label: `Length, ${unit}` }),
  width: (unit: string) => ({ label: `Width, ${unit}` }),
  height: (unit: string) => ({ label: `Height, ${unit}` }),
  weight: (unit: string) => ({ label: `Weight, ${unit}` }),
  stackHeight: (unit: string) => ({
    label: `Height with pallet, ${unit}`,
    hint: "Blank if unknown",
  }),
  stackWeight: (unit: string) => ({
    label: `Weight with pallet, ${unit}`,
    hint: "Blank if unknown",
  }),
  twoStacked: (unit: string) => ({
    label: `Height of two stacked, ${unit}`,
    hint: "Blank if they stand alone",
  }),
  hangsOver: (unit: string) => ({
    label: `Goods hang over by, ${unit}`,
    hint: "Blank if unknown",
  }),
  limitFields: {
    cartonWeight: (_length: string, weight: string) => ({
      label: `Carton weight, ${weight}`,
      hint: asOf,
    }),
    longestSide: (length: string) => ({
      label: `Longest side, ${length}`,
      hint: `US: since June 20, 2025, older guides say ${US.otherSides} in for all; ${asOf}`,
    }),
    otherSides: (length: string) => ({ label: `Other sides, ${length}`, hint: asOf }),
    heavyWeight: (_length: string, weight: string) => ({
      label: `Heavy label from, ${weight}`,
      hint: `US: Team Lift, single units. EU, UK: Heavy Package; ${asOf}`,
    }),
    mechWeight: (_length: string, weight: string) => ({
      label: `Mech Lift label from, ${weight}`,
      hint: `Single units, blank if none; ${asOf}`,
    }),
    jewelryWeight: (_length: string, weight: string) => ({
      label: `Jewelry, watches, ${weight}`,
      hint: `Counts if “Jewelry or watches” is yes; ${asOf}`,
    }),
    maxUnits: () => ({ label: "Units in a carton", hint: warningOnly }),
    smallestLong: (length: string) => ({
      label: `Smallest length, ${length}`,
      hint: warningOnly,
    }),
    smallestMiddle: (length: string) => ({
      label: `Smallest width, ${length}`,
      hint: warningOnly,
    }),
    smallestShort: (length: string) => ({
      label: `Smallest height, ${length}`,
      hint: warningOnly,
    }),
    smallestWeight: (_length: string, weight: string) => ({
      label: `Smallest weight, ${weight}`,
      hint: warningOnly,
    }),
    bulkSide: (length: string) => ({
      label: `Bulk storage, every side, ${length}`,
      hint: bulkOnly,
    }),
    bulkWeight: (_length: string, weight: string) => ({
      label: `Bulk storage, weight, ${weight}`,
      hint: bulkOnly,
    }),
    palletLength: (length: string) => ({ label: `Pallet length, ${length}`, hint: asOf }),
    palletWidth: (length: string) => ({
      label: `Pallet width, ${length}`,
      hint: `${EU.palletWidth} cm in the EU, ${UK.palletWidth} in the UK; ${asOf}`,
    }),
    palletHeight: (length: string) => ({
      label: `Pallet height, ${length}`,
      hint: `With the goods; ${asOf}`,
    }),
    palletWeight: (_length: string, weight: string) => ({
      label: `Pallet weight, ${weight}`,
      hint: `${EU.palletWeight} kg in the EU and UK by Amazon’s own page; ${asOf}`,
    }),
    stackedHeight: (length: string) => ({
      label: `Two pallets stacked, ${length}`,
      hint: `Together. Blank if refused, as by partnered carriers in Europe; ${asOf}`,
    }),
    overhang: (length: string) => ({
      label: `Overhang on a pallet, ${length}`,
      hint: `EU and UK: none; ${asOf}`,
    }),
    palletBase: (length: string) => ({
      label: `Empty pallet, height, ${length}`,
      hint: `Measure yours; ${asOf}`,
    }),
  },
};

/** Singular and plural of what is counted. */
export const counted = {
  units: { one: "unit", many: "units" },
  cartons: { one: "carton", many: "cartons" },
  layers: { one: "layer", many: "layers" },
};

/** Warnings about fields that contradict each other. */
export const contradictions = {
  /** @param units "20 units", or what was typed instead of a number */
  single: (units: string) =>
    `“One single unit only” and ${units} in the carton disagree. It is checked as a single unit.`,
  stacked: (two: string, one: string) =>
    `Two stacked pallets of ${two} disagree with one of ${one}: two must be higher than one.`,
  pallet: ({
    pallet,
    cartons,
    carton,
    goods,
  }: Record<"pallet" | "cartons" | "carton" | "goods", string>) =>
    `A pallet of ${pallet} disagrees with its goods: ${cartons} at ${carton} weigh ${goods} without it.`,
};

/** Whose limit a warning is about, and what to do. */
export const reasons = {
  smallest: "Guides name this limit; ask before you ship.",
  units: "Guides name this limit; split the carton, or ask before you ship.",
  own: "This limit is your own.",
  singleJewelry: "One single unit may be heavier, but not of jewelry or watches.",
  palletRoom: "We count whole cartons, upright and in two blocks. Another pattern may hold more.",
  palletWeight: "More of them would be heavier than the limit for a pallet.",
};

/** Two stacked pallets where no height is allowed. */
export const stacked = {
  label: "Two stacked pallets",
  none: "none",
  refused: "not accepted",
  inEurope:
    "Amazon’s partnered carriers in Europe refuse stacked pallets at pickup. If your own carrier takes them, enter its height under “Limits”.",
  noLimit: "No height is entered under “Two pallets stacked”.",
};

/** The carton as a parcel with UPS, Amazon’s partnered carrier. */
export const parcel = {
  labels: {
    girth: "UPS parcel, length + girth",
    volume: "UPS parcel, volume",
    side: "UPS parcel, longest side",
    weight: "UPS parcel, weight",
  },
  over: "over",
  reasons: {
    europe: {
      charged:
        "UPS takes the parcel and charges it as a large package, by Amazon’s page on partnered carriers. On a pallet it does not count.",
      tooLarge: "UPS takes no larger parcel, by Amazon’s page on partnered carriers.",
      tooHeavy: "UPS takes no heavier parcel, by its weight and size guide.",
    },
    us: {
      charged:
        "UPS takes the parcel and charges it as a large package, by guides to its rules since January 26, 2026. On a pallet it does not count.",
      tooLarge: "UPS takes no larger parcel, by its weight and size guide.",
      tooHeavy: "UPS takes no heavier parcel, by its weight and size guide.",
    },
  },
  /** @param fitsOnPallet whether a pallet within its limits takes the carton */
  otherWay: (fitsOnPallet: boolean) =>
    fitsOnPallet ? "Send it on a pallet, or ask another carrier." : "Ask another carrier.",
};

export const answer = {
  accepted: {
    weight: "By weight, a carton may hold",
    count: "By the limit of units, a carton may hold",
    single: "As a single unit, a carton may hold",
  },
  refused: "This carton is",
  palletRefused: "This pallet is",
  acceptedText: "This carton is inside every limit of the warehouse.",
  warnedText: (warnings: number) =>
    warnings === 1
      ? "No limit refuses this carton, but mind the warning below."
      : "No limit refuses this carton, but mind the warnings below.",
  labelText: (label: string) => `The warehouse takes this carton with a ${label}.`,
  refusedText: (failed: readonly string[]) =>
    failed.length === 1
      ? `It may be refused for one limit: ${failed.join("")}.`
      : `It may be refused for ${failed.length} limits: ${failed.join(", ")}.`,
  unitsRow: "Units that pass",
  unitsDetail: {
    weight: (limit: string) => `by weight, at ${limit} for the carton`,
    count: (limit: string) => `by the limit of ${limit}`,
    single: "one single unit only",
  },
  layerRow: "Cartons in a layer",
  layerDetail: "upright, in two blocks",
  palletRow: "Cartons on a pallet",
  palletDetail: (layers: string, weight: string, limitedBy: "room" | "weight") =>
    limitedBy === "weight"
      ? `${weight} of goods, which is all that its weight limit takes`
      : `${layers}, ${weight} of goods`,
  palletTakesNone: {
    room: "upright it is larger than the pallet",
    weight: "it is heavier than a pallet may be",
  },
  caveat: `Limits ${asOf}, from published guides; Amazon changes them. Check your seller account before you print labels.`,
};

export const picture = {
  heading: "Your carton inside the limit",
  intro:
    "The longest side lies along the bottom, the second stands. The dashed outline is the largest carton the warehouse takes, at the same scale.",
  label: (yours: string, limit: string) => `A carton of ${yours} drawn inside a limit of ${limit}`,
  yours: "your carton",
  limit: "the limit",
};

export const checks = {
  heading: "Limit by limit",
  caption: "Each limit, and how this carton stands to it",
  columns: [
    { label: "Limit" },
    { label: "Yours", isNumber: true },
    { label: "Allowed", isNumber: true },
    { label: "Verdict" },
    { label: "How far off" },
  ],
  verdicts: { pass: "Pass", label: "Label needed", warning: "Warning", fail: "Fail" },
  counted: "How it is counted",
};

export const notes = {
  heading: "What these limits are",
  entries: [
    {
      title: "Second-hand",
      text: `They come from these pages, ${asOf}: ${amazonLimitsSource.source}. The shipping settings of your seller account are the authority, and they can differ by warehouse.`,
    },
    {
      title: "A worked example",
      text: `A carton of 60 x 60 x 60 cm and 22.7 kg looks like ${US.cartonWeight} lb. It is 50.04: 0.04 lb too heavy for the United States, and fine for Europe with a Heavy Package label.`,
    },
    {
      title: "Parcels and pallets",
      text: `By parcel, a partnered carrier takes ${boxesPerShipment.partnered} boxes a shipment, another one ${boxesPerShipment.other}. UPS charges a large package over ${upsLargePackage.overGirthCm} cm length plus girth in Europe, and in the US over ${upsLargePackage.us.overGirthIn} in or ${formatNumber(upsLargePackage.us.overCubicIn)} in³. US pallets: ${US.palletWidth} x ${US.palletLength} in wood, four-way, GMA grade B; goods may hang over by ${US.overhang} in, and two stacked pallets may reach ${US.stackedHeight} in. EU and UK: nothing may hang over, partnered carriers take no stacked pallets, and ${EU.palletWeight} kg is the most for each.`,
    },
  ],
  links: [
    {
      label: "The carton, label and polybag checklist",
      to: blogPostPath("amazon-fba-carton-label-and-polybag-checklist"),
    },
    { label: "Amazon FBA prep, priced", to: paths.fbaPrep },
  ],
};
