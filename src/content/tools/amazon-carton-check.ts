import { blogPostPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolCopy } from "@/content/tools/shared";

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

const asOf = "as of November 2026";
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
      hint: `US: since June 20, 2025, older guides say 25 in for all; ${asOf}`,
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
      hint: asOf,
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
      hint: `80 cm in the EU, 100 in the UK; ${asOf}`,
    }),
    palletHeight: (length: string) => ({
      label: `Pallet height, ${length}`,
      hint: `With the goods; ${asOf}`,
    }),
    palletWeight: (_length: string, weight: string) => ({
      label: `Pallet weight, ${weight}`,
      hint: `Some UK guides say 1,000 kg; ${asOf}`,
    }),
    stackedHeight: (length: string) => ({
      label: `Two pallets stacked, ${length}`,
      hint: `Together, blank if none; ${asOf}`,
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

export const answer = {
  accepted: {
    weight: "By weight, a carton may hold",
    count: "By the limit of units, a carton may hold",
    single: "As a single unit, a carton may hold",
  },
  refused: "This carton is",
  palletRefused: "This pallet is",
  acceptedText: "This carton is inside every limit of the warehouse.",
  warnedText: "No limit refuses this carton, but mind the warning below.",
  labelText: (label: string) => `The warehouse takes this carton with a ${label}.`,
  refusedText: (failed: readonly string[]) =>
    failed.length === 1
      ? `The warehouse may refuse it for one limit: ${failed.join("")}.`
      : `The warehouse may refuse it for ${failed.length} limits: ${failed.join(", ")}.`,
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
  caveat:
    "Limits as of November 2026, from published guides; Amazon changes them. Check your seller account before you print labels.",
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
      text: "They come from published guides, as of November 2026. The shipping settings of your seller account are the authority, and they can differ by warehouse.",
    },
    {
      title: "A worked example",
      text: "A carton of 60 x 60 x 60 cm and 22.7 kg looks like 50 lb. It is 50.04: 0.04 lb too heavy for the United States, and fine for Europe with a Heavy Package label.",
    },
    {
      title: "On the pallet",
      text: "US: a 40 x 48 in wood pallet, four-way, GMA grade B; goods may hang over by 1 in, and two stacked pallets may reach 100 in. EU and UK: nothing may hang over.",
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
