import {
  amazonDhlLimits,
  amazonUpsLimits,
  carrierLimitsSource,
  fedexLimits,
  upsLargePackage,
  upsLimits,
  type ParcelLimits,
} from "@/config/carrier-limits";
import { carrierRulesSource, wholeContainerCbm } from "@/config/carrier-rules";
import { containers as boxes, containersSource } from "@/config/containers";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { Note } from "@/content/sections";
import { formatMonth } from "@/lib/dates";
import { formatPlain } from "@/lib/numbers";
import { toolNames } from "./names";
import type { ToolCopy } from "./shared";

export const copy = {
  name: toolNames.shipmentVolume,
  head: {
    title: `CBM and Chargeable Weight Calculator | ${site.name}`,
    description:
      "Type carton sizes in cm or inches: cubic meters, chargeable weight by air, courier, sea, rail and road, how many fit a 20 ft or 40 ft container.",
    heading: "How big is my shipment?",
    intro:
      "Copy the carton sizes from the factory’s quotation. You get the volume, the weight each carrier charges and the share of a container.",
  },
  call: {
    heading: "Give us the cartons. We’ll give you the dates.",
    text: "Weight, volume, pick-up city and your postcode. Three routes with prices come back within 24 hours.",
    label: "Get a Free Quote",
  },
} satisfies ToolCopy;

export const worksheet = {
  title: "Packing list",
  note: "Outside of the carton",
  carton: (number: number, contents = "") =>
    contents ? `Carton ${number}, ${contents}` : `Carton ${number}`,
  rowDetail: (cartons: string, volume: string) => `${cartons}, ${volume}`,
  rowOpen: "five fields to fill in",
  cells: {
    cm: {
      length: "Length, cm",
      width: "Width, cm",
      height: "Height, cm",
      weight: "Weight each, kg",
    },
    in: {
      length: "Length, in",
      width: "Width, in",
      height: "Height, in",
      weight: "Weight each, lb",
    },
  },
  cartons: "Cartons",
  unit: { label: "Units", options: { cm: "cm and kg", in: "in and lb" } },
  contents: { label: "What is in it, if you like" },
  remove: "Remove",
  next: { title: "Next size", detail: "up to 20 rows", add: "Add a carton size" },
  sideUp: {
    label: "Which side is up",
    hint: "For the count of cartons in a container",
    options: { any: "Any side", up: "This side up" },
  },
  quotes: {
    title: "Freight quotes",
    detail: "if you have both, in one currency",
    lclPerCbm: { label: "Shared container, per m³" },
    fclAllIn: { label: "Whole container, all in" },
    fclContainer: {
      label: "The whole one is a",
      options: { "20GP": "20 ft", "40GP": "40 ft", "40HQ": "40 ft high cube" },
    },
  },
};

export const paste = {
  title: "Paste a packing list",
  label: "Lines from a spreadsheet, an e-mail or a PDF",
  hint: "A table with its headings, or words: 5 cartons of lamps, 60 x 40 x 40 cm, 12 kg each. You see what it was taken for before it fills the rows.",
  button: "Read the list",
  loading: "Reading the list.",
  open: (questions: number) =>
    questions === 0
      ? "A preview of your list is below."
      : `A preview of your list is below, with ${formatQuestions(questions)}.`,
  /** While a question about the list is open, beside figures that do not contain it. */
  asked: (questions: number) => ({
    short: `Your list: ${formatQuestions(questions)}`,
    long: `Your pasted list is not in these figures yet: ${formatQuestions(questions)} to answer.`,
    action: "Answer",
  }),
  unused: {
    short: "Your list is not used yet",
    long: "Your pasted list is not in these figures yet.",
    action: "To the list",
  },
  failed: "The reader did not load. Try again.",
  filled: (count: number) => (count === 1 ? "1 row filled in." : `${count} rows filled in.`),
  undo: "Put my rows back",
  restored: "Your rows are back.",
};

export const carriers = {
  ups: "UPS",
  fedex: "FedEx",
  amazonUps: "UPS in Amazon’s partnered program",
};

export const warnings = {
  /** Why carriers refuse a carton: "over 70 kg (UPS), 68 kg (FedEx)". */
  refusals: {
    maxKg: { name: (limits: string) => `over ${limits}`, unit: "kg" },
    maxSideCm: { name: (limits: string) => `a side over ${limits}`, unit: "cm" },
    maxGirthCm: { name: (limits: string) => `length and girth over ${limits}`, unit: "cm" },
  } satisfies Record<keyof ParcelLimits, { name: (limits: string) => string; unit: string }>,
  noParcel: (cartons: string, reasons: string) =>
    `No parcel: ${cartons}, ${reasons}. Couriers take it as freight, if at all.`,
  refusedBySome: (cartons: string, reasons: string, takers: readonly string[]) =>
    `Not for every carrier: ${cartons}, ${reasons}. As a parcel: ${takers.join(", ")}.`,
  largePackage: (cartons: string, girth: string) =>
    `UPS adds a surcharge for large packages and charges at least ${upsLargePackage.minimumKg} kg for each: ${cartons}, length and girth over ${girth} cm.`,
};

function formatQuestions(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}

const largeInUs = upsLargePackage.us;

export const limits = {
  title: "Divisors and container limits",
  reset: "Reset to our figures",
  hint: (source: string, asOf: string) => `${source}, ${asOf}`,
  labels: {
    airDivisor: "Air divisor, cm³ per kg",
    courierDivisor: "Courier divisor, cm³ per kg",
    usCourierDivisor: "US courier divisor, in³ per lb",
    seaKgPerCbm: "Sea, kg per m³",
    seaMinimumCbm: "Sea minimum, m³",
    railKgPerCbm: "Rail, kg per m³",
    railMinimumCbm: "Rail minimum, m³",
    roadKgPerCbm: "Road in Europe, kg per m³",
  },
  parcel: {
    maxKg: (carrier: string) => `${carrier}, heaviest parcel, kg`,
    maxSideCm: (carrier: string) => `${carrier}, longest side, cm`,
    maxGirthCm: (carrier: string) => `${carrier}, length and girth, cm`,
  },
  /** Where a carrier's parcel limits come from. */
  parcelSources: {
    ups: "UPS’s weight and size guide; it takes larger ones within the United States",
    fedex: "International parcels, by undated pages of FedEx’s partners; confirm with FedEx",
    amazonUps: "Amazon’s page on partnered carriers in Europe; the weight is UPS’s",
  } satisfies Record<keyof typeof carriers, string>,
  largePackage: "UPS large package, length and girth, cm",
  largePackageHint: (asOf: string) =>
    `UPS in Europe and Asia; in the United States over ${largeInUs.overSideIn} in long, ${largeInUs.overGirthIn} in of length and girth, ${formatPlain(largeInUs.overCubicIn)} in³ or ${largeInUs.overPounds} lb, ${asOf}`,
  payload: (type: string) => `${type} payload, kg`,
  payloadHint: (asOf: string) => `By the usual plate, ${asOf}`,
  usable: (type: string) => `${type} usable, m³`,
  usableHint: (inside: string, asOf: string) =>
    `Inside ${inside}, less 10 to 15%, ${asOf}. It counts for several sizes; one size is counted in layers`,
  usRoad: (type: string) => `${type} on US roads, kg`,
  usRoadHint: (asOf: string) => `Without a permit, ${asOf}`,
};

export const answer = {
  label: "Your shipment measures",
  unit: "m³",
  stickyText: (kg: string, courier: string) => `${kg} kg, courier ${courier}`,
  text: (kg: string, cartons: string, density: string, verdict: string) =>
    `${kg} kg in ${cartons}. At ${density} kg a cubic meter it is ${verdict}.`,
  verdicts: {
    justHeavy: "just heavy enough for air freight to charge what it weighs",
    heavy: "heavy enough for air freight to charge what it weighs",
    light: "so light that air freight charges its space",
  },
  air: "Air freight charges",
  onWeight: (volumetric: string) => `real weight; by volume it would be ${volumetric}`,
  onVolume: (real: string) => `its volume; on the scale it is ${real}`,
  courier: "Courier charges",
  perCarton: "each carton at its larger figure",
  perShipment: (kg: string) => `carton by carton; counted as one shipment ${kg}`,
  sea: "Sea groupage",
  rail: "Rail groupage",
  seaAndRail: "Sea and rail groupage",
  chargedOn: {
    weight: "charged on weight",
    volume: "charged on volume",
    "weight and volume": "charged on weight and volume",
    minimum: "the least they charge",
  },
  caveat: "Carriers measure the packed cartons again; bulges and pallets count.",
};

export const modes = {
  heading: "One packing list, six ways to charge it",
  intro:
    "Solid is the weight on the scale. Striped is space, charged as if it weighed something. Carriers take whichever is more.",
  caption: (cbm: string, kg: string) => `What each carrier charges for ${cbm} and ${kg} kg`,
  columns: {
    mode: "Mode",
    how: "How it is counted",
    chargedOn: "Charged on",
    chargeable: "Chargeable",
  },
  chargedOnPhone: "charged on ",
};

type SmallFigures = Record<"size" | "courier" | "air" | "sea", string>;

export const containers = {
  headings: {
    share: "Is a container sensible? Not yet.",
    both: "Is a container sensible? Ask for both.",
    whole: "Is a container sensible? Yes.",
    same: "Is a container sensible? Both cost the same.",
    small: "Is a container sensible? No, too little for one.",
    none: "Is a container sensible? None takes it.",
  },
  rule: (from: number, to: number) =>
    `Ask for both quotes between ${from} and ${to} m³; a whole 20 ft usually wins from ${wholeContainerCbm.from} to ${wholeContainerCbm.to}.`,
  /** For more cubic meters than the cartons measure: "28.500 m³, charged on weight,". */
  chargedAbove: (charged: string, why: string) => `${charged}, ${why},`,
  share: (at: string) => `At ${at} share one.`,
  both: (at: string) => `At ${at} ask for both quotes, shared and whole.`,
  whole: (at: string) => `At ${at} a whole one usually costs less.`,
  fitsNone: (cartons: string, count: number) =>
    count === 1
      ? `${cartons} fits no container: it is too large or too heavy.`
      : `${cartons} fit no container: they are too large or too heavy.`,
  noneTakesAll: "No container takes every carton.",
  none: "Ask a forwarder for an open-top or a flat rack, or ask the factory for smaller cartons.",
  smallParcel: ({ size, courier, sea }: SmallFigures) =>
    `At ${size} ask a courier, who charges ${courier}; sea groupage would charge ${sea} and its papers.`,
  smallFreight: ({ size, air, sea }: SmallFigures) =>
    `At ${size} ask for air freight, which charges ${air}: couriers refuse a carton like this, and sea groupage would charge ${sea}.`,
  wholeSaves: (shared: string, whole: string, difference: string) =>
    `By your quotes a share of ${shared}, and ${whole}: not sharing saves ${difference}.`,
  sharedSaves: (shared: string, whole: string, difference: string) =>
    `By your quotes a share of ${shared}, and ${whole}: sharing saves ${difference}.`,
  costsSame: (shared: string, whole: string) =>
    `By your quotes a share of ${shared}, and ${whole}: the same.`,
  onlyTaker: (types: string) => `Of these containers only a ${types} takes every carton.`,
  usable: (cbm: string) => `of ${cbm} m³ usable`,
  payload: (kg: string) => `of ${kg} kg payload`,
  usRoad: "held to on US roads",
  fit: "fit in",
  limits: {
    space: "room is the limit",
    weight: "weight is the limit",
    doorHeight: "too high for the door",
    doorWidth: "too wide for the door",
    size: "too large for the inside",
  },
  /** The share of one container. */
  full: "of a full one",
  fullBySize: (carton: string) => `of a full one, by the size of ${carton}`,
  fullByWeight: (carton: string) => `of a full one, by the weight of ${carton}`,
  needed: "for your shipment",
  about:
    "About, because mixed sizes and weights are not packed here: the figure is the most that volume, weight or one of the sizes needs. It can be more.",
  /** The count is empty for a single container. */
  breakEven: (count: string, cbm: string) =>
    count === ""
      ? `By your quotes a whole container costs less from ${cbm} m³ on.`
      : `By your quotes ${count} whole containers cost less from ${cbm} m³ on.`,
  neverWhole: (count: string) =>
    count === ""
      ? "By your quotes a share costs less even for as many of your cartons as a whole container holds."
      : `By your quotes a share costs less even for as many of your cartons as ${count} whole containers hold.`,
  noComparison: (type: string) =>
    `A ${type} does not take every carton, so that its price is not compared.`,
  noBreakEven:
    "Type both quotes into the packing list to see from where on a whole one costs less.",
  note: "Length and height to one scale, inside measures; the filled part is what your cartons need of one container. How many fit is an estimate without pallets, dunnage and axle limits. Payloads vary by maker and sit in open fields.",
  link: { text: "Shipping from China, quoted to your door", to: paths.shipping },
};

export const steps = {
  heading: "Every step, to check by hand",
  intro:
    "What the modes and containers above are counted from, with the figures of your packing list.",
  caption: "Steps of the calculation",
  columns: [{ label: "Step" }, { label: "Counted" }, { label: "Comes to", isNumber: true }],
  asLarge: (carton: string) => `${carton} and larger ones`,
  asHeavy: (carton: string) => `${carton} and heavier ones`,
};

const [box20gp, box40gp, box40hq] = boxes;

function describeInside({ insideCm: { length, width, height } }: (typeof boxes)[number]): string {
  return `${formatPlain(length)} × ${width} × ${height} cm`;
}

function describeParcel({ maxKg, maxSideCm, maxGirthCm }: ParcelLimits): string {
  return `${maxKg} kg, ${maxSideCm} cm long and ${maxGirthCm} cm`;
}

export const background = {
  heading: "Why 820 kg can cost 1,080",
  intro:
    "A plane is full of pillows long before it is heavy. So every carrier turns space into kilograms, each with a divisor of its own, and charges the larger of the two.",
  notes: [
    {
      title: "A worked example",
      text: "100 cartons of 60 × 40 × 40 cm at 12 kg are 9.600 m³ and 1,200 kg. Air freight charges 1,600 kg, a courier 1,950 kg carton by carton or 1,920 kg as one shipment, sea groupage 9.600 m³. A 20 ft container takes 255 of them: 51 on the floor, 5 high.",
    },
    {
      title: "Rounding costs money",
      text: "Couriers round each side up to the next centimeter, and since August 18, 2025, FedEx and UPS in the US each fraction of an inch. A carton of 20 × 20 × 12.5 cm at 1 kg is charged as 1.5 kg. Ask the factory for whole centimeters.",
    },
    {
      title: "Containers differ",
      text: `Data sheets differ by up to a centimeter, which can be a whole layer of cartons. We count with the smallest they name, as of ${formatMonth(containersSource.asOf)}: ${describeInside(box20gp)} inside a 20 ft, ${describeInside(box40gp)} inside a 40 ft, ${box40hq.insideCm.height} cm high inside a high cube, behind a door of ${box20gp.doorCm.width} cm by ${box20gp.doorCm.height} or ${box40hq.doorCm.height}. Source: ${containersSource.source}.`,
    },
    {
      title: "Several sizes in one container",
      text: "One size is packed here, layer by layer. Mixed sizes are not: their count is the most that volume, weight or one of the sizes with the larger ones needs. It is about right and never falls when cartons are added, but it can be more. Ask the factory for a loading plan before you book.",
    },
    {
      title: "Parcels differ by carrier",
      text: `UPS takes ${describeParcel(upsLimits)} of length and girth (the longest side and twice the other two), FedEx ${describeParcel(fedexLimits)}, UPS in Amazon’s partnered program ${describeParcel(amazonUpsLimits)}, and DHL there ${amazonDhlLimits.maxKg} kg in ${amazonDhlLimits.maxSideCm} × ${amazonDhlLimits.maxOtherSidesCm} × ${amazonDhlLimits.maxOtherSidesCm} cm. We could not confirm what DHL Express takes: forwarders name 70 kg, and a surcharge for sides over 100 or 120 cm. Ask before you pack larger.`,
    },
    {
      title: "What may change",
      text: `Divisors, minimums, parcel limits and payloads are the carriers’ own, and sit in open fields. Ours are of ${formatMonth(carrierRulesSource.asOf)}, from ${carrierRulesSource.source}; parcel limits of ${formatMonth(carrierLimitsSource.asOf)}, from ${carrierLimitsSource.source}.`,
    },
  ] satisfies readonly Note[],
};
