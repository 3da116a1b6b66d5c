import {
  amazonLimitsSource,
  boxesPerShipment,
  findLimit,
  findRegion,
  getUnits,
  limits,
  type LimitName,
} from "@/config/amazon-limits";
import { upsLargePackage } from "@/config/carrier-limits";
import { blogPostPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolTexts } from "@/content/tools/shared";
import { formatMonth } from "@/lib/dates";
import { numberInWords } from "@/lib/number-words";
import { ordinal } from "./shared";
import { formatNumber } from "@/lib/numbers";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";

export const texts = {
  head: {
    title: `Amazon FBA Carton and Pallet Check | ${site.name}`,
    description:
      "Hold your cartons against Amazon’s limits in the US, EU and UK: weight, sides, labels, bulk storage and pallet. Every limit is dated and can be changed.",
    intro:
      "Type the outside of each packed carton and its weight. Every size answers with pass, fail or a label, and says how far off you are.",
  },
  worksheet: { title: "Worksheet", note: "Outside of the packed cartons" },
  call: {
    heading: "Send the cartons. We’ll prep the rest.",
    text: "Units, sets and destination. You get every label, bag and carton step, with its price and a shipping plan.",
    label: "Get a Free Quote",
  },
} satisfies ToolTexts;

const asOf = `as of ${formatMonth(amazonLimitsSource.asOf)}`;
const warningOnly = `A warning only; ${asOf}`;
const bulkOnly = `AWD, US only; ${asOf}`;

/** The unit of weight that goes with a unit of length. */
export const weightUnits = { cm: "kg", in: "lb" } as const;

const weightUnitOf = (unit: string | undefined) =>
  unit === "in" ? weightUnits.in : weightUnits.cm;

const tooLong = "Longer than any container; check the unit";
const tooHeavy = "More than a pallet; check the unit";

type Measured = { message?: string; hint?: string };

/** A side of a carton, or a measure of the pallet, in the unit that its form or row has. */
const length = (
  name: string,
  { message = "Enter a height greater than 0", ...words }: Measured = {},
) => ({
  label: (
    { palletLengthUnit }: GivenTexts,
    _today: string,
    { unit = palletLengthUnit }: GivenTexts,
  ) => `${name}, ${unit}`,
  ...words,
  message,
  tooLarge: tooLong,
});

const weight = (name: string, words: Measured = {}) => ({
  label: ({ palletWeightUnit }: GivenTexts, _today: string, { unit }: GivenTexts) =>
    `${name}, ${unit ? weightUnitOf(unit) : palletWeightUnit}`,
  ...words,
  message: "Enter a weight greater than 0",
  tooLarge: tooHeavy,
});

export const limitMessages = {
  positive: "Enter a limit greater than 0",
  zeroOrMore: "Enter a limit of 0 or more",
};

const limit = (key: LimitName, name: string, hint = asOf) => {
  const { kind, mayBeZero } = findLimit(key);
  return {
    label: ({ region }: GivenTexts) =>
      kind === "count" ? name : `${name}, ${getUnits(findRegion(region))[kind]}`,
    hint,
    message: limitMessages[mayBeZero ? "zeroOrMore" : "positive"],
    tooLarge: "Enter a limit up to 10,000",
  };
};

export const form = {
  groups: {
    warehouse: { title: "The warehouse", detail: "whose limits count" },
    pallet: { title: "The pallet", detail: "if the cartons go on one" },
    limits: { folded: `Limits, ${asOf}`, reset: "Reset to our limits" },
  },
  cartons: {
    title: (number: number, name = "") => `Carton ${number}${name && `, ${name}`}`,
    detail: "measured packed and closed",
    add: "Add a carton size",
    remove: (number: number) => `Remove carton ${number}`,
    none: "Fill in one carton",
  },
  fields: {
    region: {
      label: "Amazon in",
      options: { US: "United States", EU: "European Union", UK: "United Kingdom" },
    },
    palletCartons: {
      label: "Cartons on a pallet",
      hint: "All of one size. Blank if none or mixed",
      message: "Enter a whole number of cartons, 1 to 1,000",
    },
    palletLengthUnit: { label: "Pallet measured in", options: { cm: "centimeters", in: "inches" } },
    palletWeightUnit: { label: "Pallet weighed in", options: { kg: "kilograms", lb: "pounds" } },
    palletHeight: length("Height with pallet", { hint: "Blank if unknown" }),
    palletWeight: weight("Weight with pallet", { hint: "Blank if unknown" }),
    twoPalletsHeight: length("Height of two stacked", { hint: "Blank if they stand alone" }),
    overhang: length("Goods hang over by", {
      hint: "Blank if unknown",
      message: "Enter an overhang of 0 or more",
    }),
    maxCartonWeight: limit("maxCartonWeight", "Carton weight"),
    maxLongestSide: limit(
      "maxLongestSide",
      "Longest side",
      `US: since June 20, 2025, older guides say ${limits.maxOtherSides.US} in for all; ${asOf}`,
    ),
    maxOtherSides: limit("maxOtherSides", "Other sides"),
    heavyLabelWeight: limit(
      "heavyLabelWeight",
      "Heavy label from",
      `US: Team Lift, single units. EU, UK: Heavy Package; ${asOf}`,
    ),
    mechLiftWeight: limit(
      "mechLiftWeight",
      "Mech Lift label from",
      `Single units, blank if none; ${asOf}`,
    ),
    maxJewelryWeight: limit(
      "maxJewelryWeight",
      "Jewelry, watches",
      `Counts if “Jewelry or watches” is yes; ${asOf}`,
    ),
    maxUnits: limit("maxUnits", "Units in a carton", warningOnly),
    minLongestSide: limit("minLongestSide", "Smallest length", warningOnly),
    minMiddleSide: limit("minMiddleSide", "Smallest width", warningOnly),
    minShortestSide: limit("minShortestSide", "Smallest height", warningOnly),
    minWeight: limit("minWeight", "Smallest weight", warningOnly),
    maxBulkSide: limit("maxBulkSide", "Bulk storage, every side", bulkOnly),
    maxBulkWeight: limit("maxBulkWeight", "Bulk storage, weight", bulkOnly),
    palletLength: limit("palletLength", "Pallet length"),
    palletWidth: limit(
      "palletWidth",
      "Pallet width",
      `${limits.palletWidth.EU} cm in the EU, ${limits.palletWidth.UK} in the UK; ${asOf}`,
    ),
    maxPalletHeight: limit("maxPalletHeight", "Pallet height", `With the goods; ${asOf}`),
    maxTallPalletHeight: limit(
      "maxTallPalletHeight",
      "Pallet, tall single unit",
      `US: one unit taller than ${limits.maxPalletHeight.US} in may stand on a pallet of ${limits.maxTallPalletHeight.US}, by an article of Amazon’s staff; ${asOf}`,
    ),
    maxTwoPalletsHeight: limit(
      "maxTwoPalletsHeight",
      "Two pallets stacked",
      `Together. Blank if refused, as by partnered carriers in Europe; ${asOf}`,
    ),
    maxPalletWeight: limit(
      "maxPalletWeight",
      "Pallet weight",
      `${limits.maxPalletWeight.EU} kg in the EU and UK by Amazon’s own page; ${asOf}`,
    ),
    maxOverhang: limit("maxOverhang", "Overhang on a pallet", `EU and UK: none; ${asOf}`),
    emptyPalletHeight: limit("emptyPalletHeight", "Empty pallet, height", `Measure yours; ${asOf}`),
  },
  rows: {
    cartons: {
      row: (number: number) => `Carton ${number}`,
      summary: ({ unit, units, cartons, name, isSingle, isJewelry, ...carton }: GivenTexts) => {
        const size = `${carton["length"]} x ${carton["width"]} x ${carton["height"]} ${unit}`;
        return [
          name,
          `${cartons ? `${cartons} of ` : ""}${size}`,
          `${carton["weight"]} ${weightUnitOf(unit)}`,
          isSingle === "yes" ? "one single unit" : units && counted.units(units),
          isJewelry === "yes" && "jewelry or watches",
        ]
          .filter(Boolean)
          .join(", ");
      },
      columns: {
        length: length("Length", { message: "Enter a length greater than 0" }),
        width: length("Width", { message: "Enter a width greater than 0" }),
        height: length("Height"),
        weight: weight("Weight"),
        cartons: {
          label: "Cartons of it",
          hint: "Blank if unknown",
          message: "Enter a whole number of cartons, 1 to 100,000",
        },
        unit: { label: "Measured in", options: { cm: "cm and kg", in: "in and lb" } },
        name: { label: "What is in it, if you like", message: "Name it in 60 characters" },
        units: {
          label: "Units in the carton",
          hint: "Blank if unknown",
          message: "Enter a whole number of units, 1 to 1,000",
        },
        isSingle: {
          label: "One single unit only",
          options: { no: "No", yes: "Yes" },
          hint: "It may be longer and heavier",
        },
        isJewelry: { label: "Jewelry or watches", options: { no: "No", yes: "Yes" } },
      },
    },
  },
};

export const tooLarge = { side: tooLong, weight: tooHeavy };

/** What is counted, with its singular and plural: "1 unit", "1,000 units". */
export const counted = {
  units: (figure: string) => `${figure} ${figure === "1" ? "unit" : "units"}`,
  cartons: (figure: string) => `${figure} ${figure === "1" ? "carton" : "cartons"}`,
  layers: (figure: string) => `${figure} ${figure === "1" ? "layer" : "layers"}`,
};

export type LimitCheckWords = {
  label: string;
  /** What exceeding the limit is called. */
  over: string;
  /** What to do if it is exceeded. @param excess "0.04 lb" */
  remedy?: (excess: string) => string;
};

const packLighter = (excess: string) => `pack it ${excess} lighter`;
const loadLess = (excess: string) => `load ${excess} less on the pallet`;

/** What is held against a limit of the table, or against another one. */
export const limitChecks = {
  maxCartonWeight: { label: "Carton weight", over: "too heavy", remedy: packLighter },
  maxJewelryWeight: {
    label: "Carton weight, jewelry or watches",
    over: "too heavy",
    remedy: packLighter,
  },
  maxLongestSide: {
    label: "Longest side",
    over: "too long",
    remedy: (excess) => `use a carton with a longest side ${excess} shorter`,
  },
  maxOtherSides: {
    label: "Second side",
    over: "too long",
    remedy: (excess) => `use a carton with a second side ${excess} shorter`,
  },
  maxUnits: { label: "Units in the carton", over: "too many" },
  maxBulkSide: { label: "Bulk storage (AWD), every side", over: "too long" },
  maxBulkWeight: { label: "Bulk storage (AWD), weight", over: "too heavy" },
  maxTallPalletHeight: {
    label: "Pallet height, tall single unit",
    over: "too high",
    remedy: (excess) => `load the pallet ${excess} lower`,
  },
  parcelGirth: { label: "UPS parcel, length + girth", over: "over" },
  parcelVolume: { label: "UPS parcel, volume", over: "over" },
  parcelSide: { label: "UPS parcel, longest side", over: "over" },
  parcelWeight: { label: "UPS parcel, weight", over: "over" },
  maxPalletHeight: {
    label: "Pallet height with goods",
    over: "too high",
    remedy: (excess) => `load the pallet ${excess} lower`,
  },
  maxTwoPalletsHeight: {
    label: "Two pallets stacked, height",
    over: "too high",
    remedy: (excess) => `load two stacked pallets ${excess} lower`,
  },
  maxPalletWeight: { label: "Pallet weight", over: "too heavy", remedy: loadLess },
  goodsWeight: {
    label: "Weight of the goods on the pallet",
    over: "too heavy",
    remedy: loadLess,
  },
  maxOverhang: {
    label: "Overhang of the goods",
    over: "too far out",
    remedy: (excess) => `pull the goods in by ${excess}`,
  },
  palletCartons: { label: "Cartons on the pallet", over: "more than we count" },
} satisfies Record<string, LimitCheckWords>;

export const smallest = {
  label: "Smallest carton",
  smaller: "smaller than allowed",
  lighter: "lighter than allowed",
  fine: "large enough",
};

export const howFar = {
  over: (distance: string, over: string) => `${distance} ${over}`,
  toSpare: (distance: string) => `${distance} to spare`,
  exact: "exactly at the limit",
  heavySingle: "heavier, which one single unit may be",
  longSingle: "longer, which one single unit may be",
  label: (name: string) => `“${name}” label, top and sides`,
};

/** Amazon’s names of labels for heavy cartons. */
export const heavyLabels = {
  mechLift: "Mech Lift",
  teamLift: "Team Lift",
  heavyPackage: "Heavy Package",
};

/** Warnings about fields that contradict each other. */
export const contradictions = {
  twoPallets: (two: string, one: string) =>
    `Two stacked pallets of ${two} disagree with one of ${one}: two must be higher than one.`,
  pallet: ({
    pallet,
    cartons,
    carton,
    goods,
  }: Record<"pallet" | "cartons" | "carton" | "goods", string>) =>
    `A pallet of ${pallet} disagrees with its goods: ${cartons} at ${carton} weigh ${goods} without it.`,
};

export const warnings = {
  bulkStorage: (cartons: string) =>
    `Amazon’s bulk storage (AWD) would refuse ${cartons}; its limits are lower.`,
  prepEnded:
    "Amazon ended its own prep and labeling in the US on January 1, 2026: barcodes and bags must be done before shipping.",
  check: (label: string, howFar: string, reason: string | undefined) =>
    [`${label}: ${howFar}.`, reason].filter(Boolean).join(" "),
};

/** Whose limit a warning is about, and what to do. */
export const reasons = {
  smallest: "Guides name this limit; ask before you ship.",
  units: "Guides name this limit; split the carton, or ask before you ship.",
  own: "This limit is your own.",
  singleJewelry: "One single unit may be heavier, but not of jewelry or watches.",
  palletRoom:
    "We count whole cartons, upright, in the pattern that holds most of those we try. Rarely another one holds more.",
  palletWeight: "More of them would be heavier than the limit for a pallet.",
};

/** Two stacked pallets where no height is allowed. */
export const noTwoPallets = {
  label: "Two stacked pallets",
  none: "none",
  refused: "not accepted",
  remedy: "stack no pallets, or ask a carrier that takes them",
  inEurope:
    "Amazon’s partnered carriers in Europe refuse stacked pallets at pickup. If your own carrier takes them, enter its height under “Limits”.",
  noLimit: "No height is entered under “Two pallets stacked”.",
};

/** The carton as a parcel with UPS, Amazon’s partnered carrier. */
export const parcel = {
  reasons: {
    handled:
      "UPS takes the parcel and charges additional handling since January 26, 2026, as FedEx does since January 12. On a pallet it does not count.",
    europe: {
      charged:
        "UPS takes the parcel and charges it as a large package, by Amazon’s page on partnered carriers. On a pallet it does not count.",
      tooLarge: "UPS takes no larger parcel, by Amazon’s page on partnered carriers.",
      tooHeavy: "UPS takes no heavier parcel, by its weight and size guide.",
    },
    us: {
      charged:
        "UPS takes the parcel and charges it as a large package, by guides to its rules since January 26, 2026; FedEx does so since January 12. On a pallet it does not count.",
      tooLarge: "UPS takes no larger parcel, by its weight and size guide.",
      tooHeavy: "UPS takes no heavier parcel, by its weight and size guide.",
    },
  },
  /** @param fitsOnPallet whether a pallet within its limits takes the carton */
  otherWay: (fitsOnPallet: boolean) =>
    fitsOnPallet ? "Send it on a pallet, or ask another carrier." : "Ask another carrier.",
};

export const answer = {
  yes: "Yes,",
  no: "No:",
  /** Where the figure is not one of measures or units. */
  byLimits: "By the warehouse’s limits",
  carton: "this carton",
  pallet: "this pallet",
  /** One of several cartons in the headline, and some of them in a sentence. */
  one: (number: number, name: string) =>
    name ? `“${name}” (carton ${number})` : `the ${ordinal(number)}`,
  some: (numbers: readonly number[]) =>
    numbers.length > 1
      ? `cartons ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`
      : `carton ${numbers.join("")}`,
  sizes: (count: number) =>
    ["", "this size", "both sizes"][count] ?? `all ${numberInWords(count)} sizes`,
  someSizes: (some: number, all: number) => `${numberInWords(some)} of ${numberInWords(all)} sizes`,
  accepted: {
    weight: "Yes. By weight, a carton may hold",
    count: "Yes. By the limit of units, a carton may hold",
    single: "Yes. As a single unit, a carton may hold",
  },
  refused: (what: string) => `No: ${what} is`,
  isOver: (what: string, excess: string) => `${what} is ${excess}`,
  unit: (count: number) => (count === 1 ? "unit" : "units"),
  upTo: (units: string) => `up to ${units} a carton`,
  /** Behind the short answer, by the worst verdict. */
  remark: { pass: "", label: ", with a label", warning: ", with a warning", fail: "" },
  /** @param exact the limits that are met with nothing to spare */
  acceptedText: {
    pass: (exact: readonly string[]) =>
      `Inside every limit of the warehouse${exact.length > 0 ? `, and exactly at that for ${exact.join(" and ")}` : ""}.`,
    label: () => "The warehouse takes this with a label for its weight.",
    warning: () => "No limit of the warehouse refuses this, but mind the warnings below.",
  },
  refusedText: (failed: readonly string[]) =>
    failed.length === 1
      ? `It may be refused for one limit: ${failed.join("")}.`
      : `It may be refused for ${failed.length} limits: ${failed.join(", ")}.`,
  severalRefused: "Each may be refused for the limits that its line names.",
  /** What was found of one of several cartons. */
  line: {
    found: (check: string, howFar: string, remedy = "") =>
      `${check} ${howFar}${remedy && `: ${remedy}`}`,
    exact: (checks: readonly string[]) => `${howFar.exact}: ${checks.join(", ")}`,
    holds: (units: string) => `holds up to ${units}`,
    onPallet: (cartons: string) => `${cartons} on a pallet`,
  },
  foundAt: (howFar: string, number: number) => `${howFar} (carton ${number})`,
  unitsRow: "Units that pass",
  unitsDetail: {
    weight: (limit: string) => `by weight, at ${limit} for the carton`,
    count: (limit: string) => `by the limit of ${limit}`,
    single: () => "one single unit only",
  },
  layerRow: "Cartons in a layer",
  layerDetail: "upright, in the fullest pattern tried",
  palletRow: "Cartons on a pallet",
  palletDetail: (layers: string, weight: string, limitedBy: "room" | "weight") =>
    limitedBy === "weight"
      ? `${weight} of goods, which is all that its weight limit takes`
      : `${layers}, ${weight} of goods`,
  palletTakesNone: {
    room: "upright it is larger than the pallet",
    weight: "it is heavier than a pallet may be",
  },
  decisions: {
    ship: (what: string) => `Ship ${what}.`,
    cartonsOf: (units: string) => `cartons of ${units}`,
    /** @param label “Team Lift” label, top and sides */
    print: (label: string, cartons: string) => `Print the ${label}, for ${cartons}.`,
    /** @param warnings names of limits, or of the cartons that are off them */
    seeTo: (warnings: string) => `Before you ship, see to the warnings about ${warnings}.`,
    refused: (what: string, remedies: readonly string[]) =>
      `Do not ship ${what}: ${remedies.join("; ")}.`,
    refusedSeveral: (cartons: string) =>
      `Do not ship ${cartons} as they are: their lines say what to change.`,
    takeOut: (units: string) => `take out ${units} a carton, or pack lighter`,
  },
  caveat: `Limits ${asOf}, from published guides; Amazon changes them. Check your seller account before you print labels.`,
};

export const picture = {
  heading: "Your carton inside the limit",
  choose: "Show carton",
  option: (number: number, name: string, verdict: string) =>
    `${number}: ${verdict}${name && `, ${name}`}`,
  intro:
    "The longest side lies along the bottom, the second stands. The dashed outline is the largest carton the warehouse takes, at the same scale.",
  label: (yours: string, limit: string) => `A carton of ${yours} drawn inside a limit of ${limit}`,
  yours: "your carton",
  limit: "the limit",
};

export const checks = {
  heading: "Limit by limit",
  headingOf: (number: number) => `Limit by limit, carton ${number}`,
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

/** The calculation behind the answer. */
export const steps = {
  carton: (carton: string, units: string, region: string) => ({
    label: "Your carton",
    how: `${[carton, units].filter(Boolean).join(", ")}, for Amazon in the ${region}`,
  }),
  /** @param weight of all units */
  byWeight: (limit: string, weight: string, units: string) => ({
    label: "Units that pass by weight",
    how: `${limit} ÷ (${weight} ÷ ${units}) each, rounded down`,
  }),
  byCount: (byWeight: string, most: string) => ({
    label: "Units that pass",
    how: `${byWeight} by weight, at most ${most} in a carton`,
  }),
  single: { label: "Units that pass", how: "One single unit only" },
  singleByWeight: (weight: string, limit: string) => ({
    label: "Units that pass",
    how: `One single unit, ${weight} against ${limit}`,
  }),
  layer: (carton: string, pallet: string) => ({
    label: "Cartons in a layer",
    how: `${carton} on ${pallet}, in blocks`,
  }),
  layers: (room: string, height: string) => ({
    label: "Layers",
    how: `(${room}) ÷ ${height}, rounded down`,
  }),
  palletByWeight: (pallet: string, carton: string) => ({
    label: "Cartons on a pallet",
    how: `${pallet} ÷ ${carton}, rounded down`,
  }),
  palletByRoom: (perLayer: string, layers: string) => ({
    label: "Cartons on a pallet",
    how: `${perLayer} x ${layers}`,
  }),
  goods: (cartons: string, weight: string) => `${cartons}, ${weight} of goods`,
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
      text: `A carton of 60 x 60 x 60 cm and 22.7 kg looks like ${limits.maxCartonWeight.US} lb. It is 50.04: 0.04 lb too heavy for the United States, and fine for Europe with a Heavy Package label.`,
    },
    {
      title: "Parcels and pallets",
      text: `By parcel, a partnered carrier takes ${boxesPerShipment.partnered} boxes a shipment, another one ${boxesPerShipment.other}. UPS charges a large package over ${upsLargePackage.overGirthCm} cm length plus girth in Europe, and in the US, as FedEx, over ${upsLargePackage.us.overGirthIn} in or ${formatNumber(upsLargePackage.us.overCubicIn)} in³. US pallets: ${limits.palletWidth.US} x ${limits.palletLength.US} in wood, four-way, GMA grade B; goods may hang over by ${limits.maxOverhang.US} in, and two stacked pallets may reach ${limits.maxTwoPalletsHeight.US} in. EU and UK: nothing may hang over, partnered carriers take no stacked pallets, and ${limits.maxPalletWeight.EU} kg is the most for each.`,
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
