import type { Mode } from "@/lib/trade/entry";
import type { CarriageCost } from "@/lib/trade/incoterms";

const modeNames: Record<Mode, string> = {
  sea: "sea",
  air: "air",
  rail: "rail",
  courier: "courier",
};

/** For example "by sea to the United States". */
export const route = (mode: Mode, country: string) => `by ${modeNames[mode]} to ${country}`;

/** The name of a product that has none. */
export const nameProduct = (number: number) => `Product ${number}`;

/** Amounts, rates and prices come as text: "6,000.00", "10%". */
export const percentOf = (percent: string, amount: string) => `${percent} of ${amount}`;

/** Behind an amount that customs cut down. */
export const cutToWhole = (text: string, unit: string) => `${text}, cut to whole ${unit}`;

export const importTax = (name: string) => `Import ${name}`;

/** What the lines of the cost are called, and how they are counted. */
export const lines = {
  yourFigure: "your figure",
  inPrice: "inside the price, the seller’s figure",
  raised: (percent: string, amount: string) => `${percent} is ${amount}, raised to the minimum`,
  lowered: (percent: string, amount: string) => `${percent} is ${amount}, lowered to the maximum`,
  ofCustomsValue: (part: string, basis: string) => `${part} customs value (${basis})`,
  goods: {
    label: "Goods",
    fobValue: "Goods, FOB value",
    dutyPaid: "Goods, duty paid",
    product: (pieces: string, price: string) => `${pieces} × ${price}`,
    products: (count: string) => `${count} products`,
    how: (products: string, incoterm: string, included: readonly string[]) =>
      included.length > 0
        ? `${products}, ${incoterm}, less ${included.join(", ")}`
        : `${products}, ${incoterm}`,
  },
  origin: { label: "To the port of loading", unknown: "not filled in, counted as 0" },
  freight: {
    label: (mode: Mode) => `Main freight, ${modeNames[mode]}`,
    converted: (amount: string, currency: string, rate: string) =>
      `${amount} ${currency} × ${rate}`,
  },
  insurance: {
    label: "Insurance",
    percent: (percent: string, insured: string) => `${percent} of 110% of ${insured}`,
  },
  duty: {
    label: "Duty",
    amount: "a flat amount, your figure",
    perPiece: (amount: string, pieces: string) => `${amount} × ${pieces}`,
    several: "the sum of what each product pays",
  },
  processingFee: (name: string) => `Customs processing fee (${name})`,
  mpf: {
    label: "Merchandise processing fee",
    informal: (limit: string) => `flat for entries up to ${limit}`,
  },
  hmf: {
    label: "Harbor maintenance fee",
    bySea: (part: string) => `${part}, sea only`,
    none: (mode: Mode) => `sea only, none by ${modeNames[mode]}`,
  },
  destination: { label: "Terminal, clearance, bond", inPrice: "Terminal" },
  delivery: "Delivery to your door",
  fee: {
    label: "Our fee",
    none: "no fee",
    atLeast: (part: string, minimum: string) => `${part}, at least ${minimum}`,
  },
  inspection: "Inspection",
  payment: { label: "Payment fee", how: (part: string, fixed: string) => `${part} + ${fixed}` },
};

/** Amounts in the sums of `steps`. */
export const amountNames = {
  goods: "goods",
  origin: "to the port",
  freight: "freight",
  partOfFreight: (percent: string) => `${percent} of the freight`,
  restOfFreight: "rest of the freight",
  insurance: "insurance",
  destination: "terminal",
  delivery: "delivery",
  customsValue: "customs value",
  upliftedValue: "110% of customs value",
  duties: "duties",
  entryFees: "entry fees",
  tax: "tax",
  customs: "customs",
};

/** What is counted from the lines. */
export const steps = {
  dutyOf: (product: string) => `Duty of ${product}`,
  customsValue: (basis: string) => `Customs value (${basis})`,
  vatBase: (tax: string) => `${tax}, base`,
  reclaimedVat: (part: string) => `${part}, reclaimed later, no part of the cost`,
  keptVat: (part: string) => `${part}, part of the cost`,
  total: "Total",
  each: (total: string, pieces: string) => `${total} ÷ ${pieces}`,
  unitCost: "Cost per piece",
  price: {
    label: "Selling price",
    how: (each: string, margin: string, fee: string) =>
      `${each} ÷ (100% − ${margin} margin − ${fee} selling fee), rounded up`,
  },
  /** What one of several products costs and sells for. */
  product: (total: string, pieces: string, unitCost: string, left: string) =>
    `${total} ÷ ${pieces} = ${unitCost}; ÷ ${left}, rounded up`,
  average: "Average cost per piece",
  breakEven: {
    label: "Break-even",
    how: (each: string, fee: string) => `${each} ÷ (100% − ${fee} selling fee), rounded up`,
  },
  priceWithTax: {
    label: (tax: string) => `Selling price with ${tax}`,
    how: (price: string, percent: string) => `${price} + ${percent}, rounded up`,
  },
  cash: "Cash needed at import",
  rise: {
    freight: "Cost per piece if freight rises 50%",
    duty: "Cost per piece if duty rises 5 points",
    dutyRate: (part: string) => `duty ${part}`,
    how: (changed: string, addition: string, total: string, pieces: string) =>
      `${changed}: ${addition} = ${total}, ÷ ${pieces}`,
  },
};

const askForFigures = "Ask the seller for these figures and type them.";
const tooMuch = "more than the price; the FOB value would be negative";

/** What a price includes, by the last of the costs in it. */
export const inThePrice: Record<
  CarriageCost,
  { warning: (incoterm: string) => string; tooMuch: string }
> = {
  freight: {
    warning: (incoterm) =>
      `The ${incoterm} price includes freight. Ask the seller for this figure and type it.`,
    tooMuch: `Freight is ${tooMuch}`,
  },
  insurance: {
    warning: (incoterm) => `The ${incoterm} price includes freight and insurance. ${askForFigures}`,
    tooMuch: `Freight and insurance are ${tooMuch}`,
  },
  destination: {
    warning: (incoterm) =>
      `The ${incoterm} price includes freight, insurance and terminal. ${askForFigures}`,
    tooMuch: `Freight, insurance and terminal are ${tooMuch}`,
  },
  delivery: {
    warning: (incoterm) =>
      `The ${incoterm} price includes freight, insurance, terminal and delivery. ${askForFigures} Clearance at customs is yours under DAP, and not in this total: ask a customs broker what it costs.`,
    tooMuch: `Freight, insurance, terminal and delivery are ${tooMuch}`,
  },
};

export const warnings = {
  airFreight: (percent: string, tax: string) =>
    `Customs count ${percent} of the air freight, the way to their border; ${tax} is charged on all of it. The air waybill or the invoice has to name the freight.`,
  courierFreight: (percent: string, tax: string) =>
    `Customs count ${percent} of a courier’s freight, as by air; ${tax} is charged on all of it. Many couriers declare a tariff agreed with customs instead of your price: ask for it.`,
  yenCuts:
    "Japan’s customs cut the value to whole 1,000 yen and each charge to whole 100 yen. This page does so only if the currency label is JPY.",
  /** @param tax its name, if there is any */
  sellerImports: (tax: string | null) =>
    `Under DDP, ask who is the importer of record. ${tax === null ? "Customs" : `Without import papers in your name you cannot deduct ${tax}, and customs`} may hold goods that were declared unclearly or too low.`,
  ourMinimum: (minimum: string, currency: string) =>
    `Our minimum fee of ${minimum} is in US dollars. Convert it to ${currency}.`,
  informal: (limit: string) =>
    `Customs may ask for a formal entry below ${limit}, with its higher minimum fee.`,
  usFeesInDollars: (currency: string) =>
    `US entry fees are set in US dollars. Convert their minimum, maximum and limit to ${currency}.`,
  tableEnds: (day: string) =>
    `Our table of US entry fees ends on ${day}. Ask a customs broker for the fees of your day of entry.`,
  tableStarts: (day: string) =>
    `Our table of US entry fees starts on ${day}. Type the fees of your day of entry.`,
  assists: "Tooling, artwork or parts you paid for belong in the customs value too.",
};

export const errors = {
  marginTooLarge: "Margin and fees together must be under 100 %",
  minimumTooLarge: "The minimum is over the maximum",
  percentage: "Enter a percentage from 0 to 1,000",
  amount: "Enter an amount from 0 to 1,000,000,000",
  tooMuchMoney: "More money than this page counts to the cent",
  noMeasure: "Needed to share the costs by it",
};
