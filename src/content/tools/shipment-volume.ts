import {
  amazonDhlLimits,
  amazonUpsLimits,
  carrierLimitsSource,
  fedexLimits,
  upsLargePackage,
  upsLimits,
  usAdditionalHandling,
  type ParcelLimits,
} from "@/config/carrier-limits";
import { carrierRules, carrierRulesSource, wholeContainerCbm } from "@/config/carrier-rules";
import { containers as boxes, containersSource } from "@/config/containers";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { NoteItem } from "@/content/sections";
import { formatMonth } from "@/lib/dates";
import type { FactSource } from "@/lib/facts";
import { formatPlain } from "@/lib/numbers";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";
import { countQuestions, pieces, type ToolTexts } from "./shared";

export const texts = {
  head: {
    title: `CBM and Chargeable Weight Calculator | ${site.name}`,
    description:
      "Type carton sizes in cm or inches: cubic meters, chargeable weight by air, courier, sea, rail and road, how many fit a 20 ft or 40 ft container.",
    intro:
      "Copy the carton sizes from the factory’s quotation. You get the volume, the weight each carrier charges and the share of a container.",
  },
  call: {
    heading: "Give us the cartons. We’ll give you the dates.",
    text: "Weight, volume, pick-up city and your postcode. You get three routes with prices.",
    label: "Get a Free Quote",
  },
  worksheet: { title: "Packing list", note: "Outside of the carton" },
} satisfies ToolTexts;

export const carriers = {
  ups: "UPS",
  fedex: "FedEx",
  amazonUps: "UPS in Amazon’s partnered program",
};

const [box20gp, box40gp, box40hq] = boxes;

const messages = {
  divisor: "Enter a divisor from 3,000 to 7,000",
  kilogramsPerCbm: "Enter kilograms from 100 to 2,000",
  minimum: "Enter a minimum from 0 to 10",
  girth: "Enter centimeters from 10 to 3,000",
  price: { message: "Enter a price greater than 0", tooLarge: "Enter a price up to 1,000,000" },
};

function rule(name: keyof typeof carrierRules, label: string, message: string) {
  return { label, hint: sayOrigin(carrierRules[name].source, carrierRulesSource), message };
}

/** @param source where the carrier's limits come from */
function parcelLimits(carrier: string, source: string) {
  const hint = sayOrigin(source, carrierLimitsSource);
  return {
    maxKg: {
      label: `${carrier}, heaviest parcel, kg`,
      hint,
      message: "Enter kilograms from 1 to 1,000",
    },
    maxSideCm: {
      label: `${carrier}, longest side, cm`,
      hint,
      message: "Enter centimeters from 10 to 1,000",
    },
    maxGirthCm: { label: `${carrier}, length and girth, cm`, hint, message: messages.girth },
  };
}

function containerLimits(box: (typeof boxes)[number]) {
  const message = "Enter kilograms from 1,000 to 40,000";
  return {
    payload: {
      label: `${box.type} payload, kg`,
      hint: sayOrigin("By the usual plate", containersSource),
      message,
    },
    usable: {
      label: `${box.type} usable, m³`,
      hint: `${sayOrigin(`Inside ${describeInside(box)}, less 10 to 15%`, containersSource)}. It counts for several sizes; one size is counted in layers`,
      message: "Enter cubic meters from 1 to 100",
    },
    usRoad: {
      label: `${box.type} on US roads, kg`,
      hint: sayOrigin("Without a permit", containersSource),
      message,
    },
  };
}

function sayOrigin(origin: string, { asOf }: FactSource): string {
  return `${origin}, ${formatMonth(asOf)}`;
}

const ups = parcelLimits(
  carriers.ups,
  "UPS’s weight and size guide; it takes larger ones within the United States",
);
const fedex = parcelLimits(
  carriers.fedex,
  "International parcels, by undated pages of FedEx’s partners; confirm with FedEx",
);
const amazonUps = parcelLimits(
  carriers.amazonUps,
  "Amazon’s page on partnered carriers in Europe; the weight is UPS’s",
);
const limits20gp = containerLimits(box20gp);
const limits40gp = containerLimits(box40gp);
const limits40hq = containerLimits(box40hq);
const largeInUs = upsLargePackage.us;

/** A label in the unit of its row. */
function inUnit(metric: string, us: string) {
  return (_texts: GivenTexts, _today: string, { unit }: GivenTexts) =>
    unit === "in" ? us : metric;
}

const tooLong = "Longer than any container; check the unit";
const nameIt = "Name it in 60 characters";
const tooHeavy = "Heavier than any container takes; check the unit";

export const form = {
  groups: {
    load: { title: "Loading", detail: "how the cartons may lie" },
    quotes: { title: "Freight quotes", detail: "if you have both, in one currency" },
    limits: { folded: "Divisors and container limits", reset: "Reset to our figures" },
  },
  /** Errors of rows in which each figure is valid. */
  errors: { noRow: "Fill in one row", tooLong, tooHeavy },
  cartons: {
    title: (number: number, contents = "") =>
      contents ? `Carton ${number}, ${contents}` : `Carton ${number}`,
    detail: (cartons: string, volume: string) => `${cartons}, ${volume}`,
    open: "five fields to fill in",
    add: "Add a carton size",
    remove: (number: number) => `Remove carton ${number}`,
  },
  products: {
    title: (number: number, name = "") => name || `Product ${number}`,
    detail: "for the landed cost and your enquiry",
    add: "Add a product",
    remove: (number: number) => `Remove product ${number}`,
  },
  fields: {
    sideUp: {
      label: "Which side is up",
      hint: "For the count of cartons in a container",
      options: { any: "Any side", up: "This side up" },
      message: "Choose which side is up",
    },
    roadStacked: {
      label: "Stacked on a truck in Europe",
      hint: "If not, road freight charges loading meters: floor area ÷ 2.4 m",
      options: { yes: "Yes", no: "No, each stands alone" },
      message: "Choose yes or no",
    },
    lclPerCbm: {
      label: "Shared container, per m³",
      hint: "Seldom contains the charges of the ports",
      ...messages.price,
    },
    fclAllIn: {
      label: "Whole container, all in",
      hint: "With the charges of both ports",
      ...messages.price,
    },
    lclFirstCbm: {
      label: "Shared, the first m³",
      hint: "If it has a price of its own",
      ...messages.price,
    },
    lclOnce: {
      label: "Shared, once a shipment",
      hint: "Papers, terminal, port charges",
      ...messages.price,
    },
    fclContainer: {
      label: "The whole one is a",
      options: { "20GP": "20 ft", "40GP": "40 ft", "40HQ": "40 ft high cube" },
      message: "Choose the container of the quote",
    },
    quoteCurrency: {
      label: "Currency of the quotes",
      hint: ({ currency = "" }: GivenTexts) =>
        currency.trim() === ""
          ? "If it is another than that of the landed cost"
          : "The landed cost takes them only with their currency",
      message: "At most 5 letters",
    },
    currency: { label: "Currency of the prices", message: "At most 5 letters" },
    airDivisor: rule("airDivisor", "Air divisor, cm³ per kg", messages.divisor),
    courierDivisor: rule("courierDivisor", "Courier divisor, cm³ per kg", messages.divisor),
    usCourierDivisor: rule(
      "usCourierDivisor",
      "US courier divisor, in³ per lb",
      "Enter a divisor from 80 to 200",
    ),
    roadKgPerCbm: rule("roadKgPerCbm", "Road in Europe, kg per m³", messages.kilogramsPerCbm),
    roadKgPerMeter: rule(
      "roadKgPerMeter",
      "Road in Europe, kg per loading meter",
      "Enter kilograms from 500 to 5,000",
    ),
    seaKgPerCbm: rule("seaKgPerCbm", "Sea, kg per m³", messages.kilogramsPerCbm),
    seaMinimumCbm: rule("seaMinimumCbm", "Sea minimum, m³", messages.minimum),
    railKgPerCbm: rule("railKgPerCbm", "Rail, kg per m³", messages.kilogramsPerCbm),
    railMinimumCbm: rule("railMinimumCbm", "Rail minimum, m³", messages.minimum),
    largePackageGirthCm: {
      label: "UPS large package, length and girth, cm",
      hint: sayOrigin(
        `UPS in Europe and Asia; in the United States, as FedEx, over ${largeInUs.overSideIn} in long, ${largeInUs.overGirthIn} in of length and girth, ${formatPlain(largeInUs.overCubicIn)} in³ or ${largeInUs.overPounds} lb`,
        carrierLimitsSource,
      ),
      message: messages.girth,
    },
    upsMaxKg: ups.maxKg,
    upsMaxSideCm: ups.maxSideCm,
    upsMaxGirthCm: ups.maxGirthCm,
    fedexMaxKg: fedex.maxKg,
    fedexMaxSideCm: fedex.maxSideCm,
    fedexMaxGirthCm: fedex.maxGirthCm,
    amazonUpsMaxKg: amazonUps.maxKg,
    amazonUpsMaxSideCm: amazonUps.maxSideCm,
    amazonUpsMaxGirthCm: amazonUps.maxGirthCm,
    payload20GP: limits20gp.payload,
    usable20GP: limits20gp.usable,
    usRoad20GP: limits20gp.usRoad,
    payload40GP: limits40gp.payload,
    usable40GP: limits40gp.usable,
    usRoad40GP: limits40gp.usRoad,
    payload40HQ: limits40hq.payload,
    usable40HQ: limits40hq.usable,
    usRoad40HQ: limits40hq.usRoad,
  },
  rows: {
    cartons: {
      row: (number: number) => `Carton ${number}`,
      summary: ({ length, width, height, weight, cartons, unit, name }: GivenTexts) => {
        const size = `${length} x ${width} x ${height} ${unit}, ${weight} ${unit === "in" ? "lb" : "kg"}`;
        return `${name ? `${name}, ` : ""}${cartons} of ${size} each`;
      },
      columns: {
        length: {
          label: inUnit("Length, cm", "Length, in"),
          message: "Enter a length greater than 0",
          tooLarge: tooLong,
        },
        width: {
          label: inUnit("Width, cm", "Width, in"),
          message: "Enter a width greater than 0",
          tooLarge: tooLong,
        },
        height: {
          label: inUnit("Height, cm", "Height, in"),
          message: "Enter a height greater than 0",
          tooLarge: tooLong,
        },
        weight: {
          label: inUnit("Weight each, kg", "Weight each, lb"),
          message: "Enter a weight greater than 0",
          tooLarge: tooHeavy,
        },
        cartons: {
          label: "Cartons",
          message: "Whole number of cartons",
          tooLarge: "At most 100,000 cartons a row",
        },
        unit: {
          label: "Units",
          options: { cm: "cm and kg", in: "in and lb" },
          message: "Choose cm or in",
        },
        name: { label: "What is in it, if you like", message: nameIt },
      },
    },
    products: {
      row: (number: number, { productName = "" }: GivenTexts) =>
        productName.trim() || `Product ${number}`,
      summary: ({ productPieces, productPrice }: GivenTexts, { currency = "" }: GivenTexts) =>
        [
          productPieces && pieces(productPieces),
          productPrice && `${`${productPrice} ${currency}`.trim()} a piece`,
        ]
          .filter(Boolean)
          .join(", "),
      columns: {
        productName: { label: "Product", message: nameIt },
        productPieces: {
          label: "Quantity, pieces",
          message: "Whole number of pieces, from 1 to 10,000,000",
        },
        productPrice: {
          label: ({ currency = "" }: GivenTexts) =>
            currency.trim() ? `Price per piece, ${currency.trim()}` : "Price per piece",
          message: "Enter a price from 0.0001 to 1,000,000",
        },
      },
    },
  },
};

/** Figures with their nouns. */
export const measures = {
  cartons: (count: string) => (count === "1" ? "1 carton" : `${count} cartons`),
  /** For example "about 3 containers". */
  containers: (count: string) => (count === "1" ? "1 container" : `${count} containers`),
  about: (count: string) => `about ${count}`,
  doesNotFit: "does not fit",
  /** For example "carton 1", or "cartons 1, 2 and 5". */
  cartonNumbers: (numbers: readonly number[]) =>
    numbers.length > 1
      ? `cartons ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`
      : `carton ${numbers[0]}`,
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
      : `A preview of your list is below, with ${countQuestions(questions)}.`,
  /** While a pasted list is open, beside figures that do not contain it. */
  asked: (questions: number) => ({
    text: `Your pasted list is not in these figures yet: ${countQuestions(questions)} to answer.`,
    action: "Answer",
  }),
  unused: { text: "Your pasted list is not in these figures yet.", action: "To the list" },
  failed: "The reader did not load. Try again.",
  filled: (count: number) => (count === 1 ? "1 row filled in." : `${count} rows filled in.`),
  undo: "Put my rows back",
  restored: "Your rows are back.",
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
  handledInUs: (cartons: string) =>
    `On US accounts UPS and FedEx charge additional handling over ${formatPlain(usAdditionalHandling.overCubicIn)} in³, and a large package over ${formatPlain(largeInUs.overCubicIn)} in³ or ${largeInUs.overPounds} lb: ${cartons}.`,
  tooLargeFor: (types: readonly string[], cartons: string) =>
    `Too large or too heavy for a ${types.join(" or ")}: ${cartons}.`,
  /** @param limits for example "17,237 kg in a 20GP" */
  usRoads: (limits: readonly string[]) =>
    `Too heavy for US roads, which take about ${limits.join(", ")}.`,
  usRoad: (kg: string, type: string) => `${kg} kg in a ${type}`,
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
    "floor space": "charged on floor space",
    "weight and volume": "charged on weight and volume",
    minimum: "the least they charge",
  },
  decisions: {
    share: (cbm: string) =>
      `Ship by sea, shared container: ask for the price of ${cbm} with the charges of both ports.`,
    shareSaves: (cbm: string, saved: string) =>
      `Ship by sea, shared container: ${cbm} by your quote saves ${saved} against a whole one.`,
    both: (cbm: string, containers: string) =>
      `Ask for both quotes, ${cbm} in a shared container and ${containers} of your own, and compare them here.`,
    whole: (containers: string) =>
      `Ship by sea, a container of your own: ask for the price of ${containers}, all in.`,
    wholeSaves: (containers: string, saved: string) =>
      `Ship by sea, a container of your own: ${containers} by your quote saves ${saved} against a share.`,
    same: (price: string) =>
      `Ship by sea, in whichever container sails sooner: shared or whole, by your quotes it costs ${price}.`,
    courier: (kg: string) => `Send it by courier: ask for the price of ${kg} to your door.`,
    air: (kg: string) =>
      `Send it by air freight: ask for the price of ${kg}, because couriers refuse a carton like this.`,
  },
  caveat: "Carriers measure the packed cartons again; bulges and pallets count.",
};

export const modes = {
  heading: "One packing list, six ways to bill it",
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
  chargedOn: {
    weight: "weight",
    volume: "volume",
    "floor space": "floor space",
    "weight and volume": "weight and volume",
    minimum: "minimum",
  },
  names: {
    air: "Air freight",
    courier: "Courier",
    courierShipment: "Courier, counted per shipment",
    courierInPounds: "Courier, US account",
    rail: "Rail groupage",
    sea: "Sea groupage",
    road: "Road groupage in Europe",
  },
  /** @param space what the volume counts as: "3,075,000 cm³ ÷ 6,000" */
  against: (kg: string, space: string, volumetric: string) =>
    `Real weight ${kg} kg against ${space}, which is ${volumetric} kg`,
  loadingMeters: (meters: string, kg: string) => `${meters} loading meters × ${kg}`,
  manySizes: (count: number) =>
    `${count} sizes, each carton at the larger of its real and its volume weight`,
  piece: (cartons: string, weight: string, isByVolume: boolean) =>
    `${cartons} at ${weight} ${isByVolume ? "by volume" : "real"}`,
  otherAccount: (weight: string) =>
    `. Counted per shipment it would be ${weight}; ask which your account uses`,
  atLeast: (cbm: string) => `, at least ${cbm}`,
  groupage: (cbm: string, kg: string, kgPerCbm: string, counted: string) =>
    `${cbm} against ${kg} kg ÷ ${kgPerCbm}, which is ${counted}. One cubic meter counts as ${kgPerCbm} kg`,
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
  /** @param cartons for example "cartons 1 and 4" */
  fitsNone: (cartons: string, count: number) =>
    count === 1
      ? `No container takes ${cartons}: it is too large or too heavy.`
      : `No container takes ${cartons}: they are too large or too heavy.`,
  noneTakesAll: "No container takes every carton.",
  none: "Ask a forwarder for an open-top or a flat rack, or ask the factory for smaller cartons.",
  smallParcel: ({ size, courier, sea }: SmallFigures) =>
    `At ${size} ask a courier, who charges ${courier}; sea groupage would charge ${sea} and its papers.`,
  smallFreight: ({ size, air, sea }: SmallFigures) =>
    `At ${size} ask for air freight, which charges ${air}: couriers refuse a carton like this, and sea groupage would charge ${sea}.`,
  /** For example "9.600 m³ at 95 is 912.00". */
  cost: (amount: string, price: string, cost: string) => `${amount} at ${price} is ${cost}`,
  /** For example "2,450 for the first and 750 for each further, and 250 once". */
  sharedPrice: (perCbm: string, first: string | null | 0, once: string | null | 0) =>
    `${first ? `${first} for the first and ${perCbm} for each further` : perCbm}${once ? `, and ${once} once,` : ""}`,
  wholeSaves: (shared: string, whole: string, difference: string) =>
    `By your quotes a share of ${shared}, and ${whole}: not sharing saves ${difference}.`,
  sharedSaves: (shared: string, whole: string, difference: string) =>
    `By your quotes a share of ${shared}, and ${whole}: sharing saves ${difference}.`,
  costsSame: (shared: string, whole: string) =>
    `By your quotes a share of ${shared}, and ${whole}: the same.`,
  onlyTaker: (types: readonly string[]) =>
    `Of these containers only a ${types.join(" or ")} takes every carton.`,
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
  carton: form.cartons.title,
  /** For example "16 × 12 × 10 in × 2.54 is ", before the sides in centimeters. */
  fromInches: (inches: string, factor: string) => `${inches} × ${factor} is `,
  volume: "Volume",
  weight: "Gross weight",
  density: "Density",
  perCbm: (kg: string) => `${kg} kg per m³`,
  airSides: "Air freight, sides to the nearest cm",
  courierSides: "Courier, sides up to the next cm",
  courier: { label: "Courier", length: "cm", weight: "kg", step: "0.5 kg" },
  courierInPounds: { label: "Courier, US account", length: "in", weight: "lb", step: "pound" },
  piece: (courier: string, number: number) => `${courier}, carton ${number}`,
  upTo: (volumetric: string, real: string, step: string, charged: string) =>
    `${volumetric} against ${real} real; up to the next ${step}: ${charged}`,
  usable: (cbm: string, usable: string, share: string) =>
    `${cbm} ÷ ${usable} m³ usable is ${share}`,
  payload: (kg: string, payload: string, share: string) =>
    `${kg} ÷ ${payload} kg payload is ${share}`,
  fitting: (count: string, fitting: string, share: string) =>
    `${count} ÷ ${fitting} that fit in is ${share}`,
  asLarge: (carton: string, fitting: string) => `${carton} and larger ones: ${fitting}`,
  asHeavy: (carton: string, fitting: string) => `${carton} and heavier ones: ${fitting}`,
  fit: (type: string) => `${type}, how many fit`,
  layers: (onFloor: string, layers: string, bySpace: string, isThisSideUp: boolean) =>
    `${onFloor} on the floor × ${layers} high is ${bySpace} by space${isThisSideUp ? ", this side up" : ""}`,
  carries: (payload: string, count: string) => `${payload} kg payload carries ${count}`,
  share: "A share of a container, by your quote",
  whole: "Whole containers, by your quote",
  breakEven: "A whole container costs less from",
  perCbmPrice: (price: string) => `${price} per m³`,
};

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
      text: "100 cartons of 60 × 40 × 40 cm at 12 kg are 9.600 m³ and 1,200 kg. Air freight charges 1,600 kg, a courier 1,950 kg carton by carton or 1,920 kg as one shipment, sea groupage 9.600 m³. A 20 ft container takes 265 of them: 53 on the floor, 5 high.",
    },
    {
      title: "Rounding costs money",
      text: "Couriers round each side up to the next centimeter, and since August 18, 2025, FedEx and UPS in the US each fraction of an inch. A carton of 20 × 20 × 12.5 cm at 1 kg is charged as 1.5 kg. Ask the factory for whole centimeters.",
    },
    {
      title: "Containers differ",
      text: `Data sheets differ by up to a centimeter, which can be a whole layer of cartons. We count with the smallest that is usual, and some containers are 5 to 20 mm narrower; as of ${formatMonth(containersSource.asOf)}: ${describeInside(box20gp)} inside a 20 ft, ${describeInside(box40gp)} inside a 40 ft, ${box40hq.insideCm.height} cm high inside a high cube, behind a door of ${box20gp.doorCm.width} cm by ${box20gp.doorCm.height} or ${box40hq.doorCm.height}. Source: ${containersSource.source}.`,
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
  ] satisfies readonly NoteItem[],
};
