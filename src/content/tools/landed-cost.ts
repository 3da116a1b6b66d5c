import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { deskTitle } from "@/content/offices";
import type { Note } from "@/content/sections";
import { toolNames } from "./names";
import type { ToolCopy } from "./shared";

export const copy = {
  name: toolNames.landedCost,
  head: {
    title: `Landed Cost Calculator for Imports | ${site.name}`,
    description:
      "What one piece from China costs at your door: freight, insurance, duty, US entry fees, VAT and service fees line by line, and the price to sell for.",
    heading: "What will one piece really cost?",
    intro:
      "Freight, duty, fees and the last truck, on one page with the factory’s price. Type over the example; it counts as you type, in your browser only.",
  },
  call: {
    heading: "Send us the sheet. We’ll check the duty.",
    text: "Your figures arrive as text in the enquiry. We answer within one working day with the code, the rate and a freight price that holds.",
    label: "Get a Free Quote",
  },
} satisfies ToolCopy;

/** A label with its currency. The currency label is optional, so it may be "". */
const inMoney = (label: string, currency: string) =>
  currency === "" ? label : `${label}, ${currency}`;

export const worksheet = {
  title: "Worksheet",
  note: (currency: string) =>
    currency === "" ? "All money in one currency" : `All money in ${currency}`,
  find: { title: deskTitle.find, detail: "goods and our fee" },
  check: { title: deskTitle.check, detail: "inspection" },
  ship: { title: deskTitle.ship, detail: "freight, customs, delivery" },
  sell: { title: "You sell it", detail: "your shop or marketplace" },
  price: (currency: string) => ({ label: inMoney("Price per piece", currency) }),
  quantity: { label: "Quantity, pieces" },
  incoterm: { label: "Incoterm in the quotation" },
  originCharges: (currency: string) => ({
    label: inMoney("To the port of loading", currency),
    hint: "Truck, export papers and port, not in this price",
  }),
  feePercent: (minimum: string) => ({
    label: "Service fee, % of goods",
    hint: `5–10%, at least ${minimum} USD`,
  }),
  inspection: (currency: string) => ({ label: inMoney("Inspection", currency) }),
  destination: { label: "Destination" },
  base: (basis: string, vat: string) => `Duty is charged on the ${basis} value, ${vat}`,
  baseByWeight: (basis: string, vat: string) =>
    `Industrial goods are free of duty; on others it goes by weight: add it as a flat amount. The customs value is ${basis}, ${vat}`,
  baseAssumed: (vat: string) => `We assume ${vat}; ask a customs broker there`,
  baseWithoutVat: "Duty is charged on the FOB value",
  /** By what is in the base besides the duties. `fee` is a charge of customs. */
  vatBase: {
    door: (vat: string) => `${vat} also on the duties and all costs to the door`,
    freight: (vat: string) => `${vat} also on the duties, freight and insurance`,
    uplift: (vat: string) => `${vat} on 110% of it and the duties`,
    duties: (vat: string, fee?: string) => `${vat} also on the duties${fee ? ` and ${fee}` : ""}`,
  },
  customsBasis: {
    label: "Customs value there",
    hint: "Nearly everywhere CIF; FOB in Haiti and in South Africa’s customs union",
    options: { CIF: "CIF, with freight", FOB: "FOB, without freight" },
  },
  mode: {
    label: "Mode",
    options: { sea: "Sea", air: "Air", rail: "Rail", courier: "Courier" },
  },
  freight: (currency: string) => ({ label: inMoney("Main freight", currency) }),
  insurancePercent: { label: "Insurance, % of 110%" },
  insuranceAmount: (currency: string) => ({ label: inMoney("Insurance", currency) }),
  destinationCharges: (currency: string, hint: string) => ({
    label: inMoney("Terminal, clearance, bond", currency),
    hint,
  }),
  delivery: (currency: string) => ({ label: inMoney("Delivery to your door", currency) }),
  inPrice: "Inside the price; ask the seller",
  terminalInPrice: "Only the terminal is inside the price; ask the seller",
  duty: (hint = "A customs broker names your code and rate.") => ({ label: "Duty rate, %", hint }),
  processingFee: (name = "", asOf = "", minimum = "") => ({
    label: `${name}, % of customs value`,
    hint: `Charged besides the duty, ${asOf}; at least ${minimum}`,
  }),
  dutyRow: (number: number) => `Additional duty ${number}`,
  dutyName: (number: number) => ({ label: `Additional duty ${number}, name` }),
  dutyFigure: (number: number, isAmount: boolean) => ({
    label: `Additional duty ${number}, ${isAmount ? "amount" : "%"}`,
  }),
  dutyKind: (number: number) => ({
    label: `Additional duty ${number} is`,
    options: { "": "A percentage", amount: "A flat amount" },
  }),
  addDuty: "Additional duty",
  removeDuty: (number: number) => `Remove duty ${number}`,
  margin: { label: "Target margin, % of price" },
  sellingFee: { label: "Selling fee, % of price" },
};

export const ratesDisclosure = {
  titles: {
    us: "Import VAT, US entry fees, payment fee, currency",
    elsewhere: "Payment fee, currency and terms",
  },
  vat: (name: string, hint: string) => ({ label: `Import ${name}, %`, hint }),
  vatNone: "None in the United States",
  vatHint: (asOf: string) => `Standard rate, ${asOf}`,
  vatUnknown: "Ask a customs broker there",
  ownFigure: (ours: string) => `Your figure; ours is ${ours}`,
  canReclaim: (name: string) => ({
    label: `Can you reclaim the ${name}?`,
    hint: "Registered businesses usually can",
    options: { yes: "Yes", no: "No" },
  }),
  entryDate: { label: "Day of entry", hint: "Chooses the year’s US fees" },
  mpfPercent: (asOf: string) => ({
    label: "Merchandise processing fee, %",
    hint: `US, as of ${asOf}`,
  }),
  mpfMin: (asOf: string) => ({ label: "Its minimum, USD", hint: `From ${asOf}` }),
  mpfMax: (asOf: string) => ({ label: "Its maximum, USD", hint: `From ${asOf}` }),
  mpfInformal: (asOf: string) => ({ label: "Informal entry, USD", hint: `From ${asOf}` }),
  formalLimit: (asOf: string) => ({ label: "Informal up to, USD", hint: `As of ${asOf}` }),
  hmfPercent: (asOf: string) => ({
    label: "Harbor maintenance fee, %",
    hint: `US, sea only, ${asOf}`,
  }),
  feeMinimum: (currency: string, asOf: string) => ({
    label: inMoney("Service fee, at least", currency),
    hint: `Our terms, ${asOf}`,
  }),
  paymentPercent: { label: "Payment fee, % of goods" },
  paymentFixed: (currency: string) => ({ label: inMoney("Payment fee, fixed", currency) }),
  insuranceKind: {
    label: "Insurance is typed as",
    options: { percent: "% of 110%", amount: "an amount" },
  },
  currency: { label: "Currency label" },
  reset: "Reset to our figures",
};

export const answer = {
  label: "One piece at your door costs",
  stickyText: (currency: string, price: string) =>
    currency === "" ? `a piece, sell at ${price}` : `${currency} a piece, sell at ${price}`,
  text: (total: string, quantity: string, route: string, unitCost: string, price: string) =>
    `${total} for ${quantity} ${route}. Of the ${unitCost} a piece, ${price} is the factory’s price.`,
  noOrigin: (incoterm: string) => ({
    text: `An ${incoterm} price leaves the way to the port of loading to you. It is counted as 0 here, so ${incoterm} costs no more than FOB. Type what it costs, or 0 if it costs you nothing.`,
    action: "Fill in the way to the port",
  }),
  allPieces: (quantity: string) => `all ${quantity} pieces`,
  onePiece: "the one piece",
  sell: "Sell it for",
  margin: (percent: string) => `for a margin of ${percent}`,
  afterFee: (percent: string) => `after a selling fee of ${percent}`,
  beforeTax: "before sales tax",
  withTax: (name: string, price: string) => `${price} with ${name}`,
  cash: "Cash needed at import",
  duties: (duties: string) => `duty ${duties}`,
  entryFees: (fees: string) => `entry fees ${fees}`,
  noVatInUs: "no VAT in the US",
  noVat: (name: string) => `no ${name}`,
  vatReclaimed: (name: string, vat: string) => `${name} ${vat}, reclaimed later`,
  vatPaid: (name: string, vat: string) => `${name} ${vat}, part of the cost`,
  sellerPays: "the seller pays customs",
  freightRise: "If freight rises 50%",
  rise: (more: string, price: string) => `${more} more a piece, sell at ${price}`,
  caveat: "An estimate from your figures. Duty depends on the product code; customs decides.",
};

const countWords =
  "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen";

export const invoice = {
  heading: (lines: number) => `${countWords.split(" ")[lines] ?? lines} lines make one price`,
  intro:
    "Each bar starts where the last one ended. Striped money goes to customs, solid money of the same color to carriers. None is drawn thinner than 4 pixels.",
  caption: "Worked invoice",
  columns: {
    line: "Line",
    how: "How it is counted",
    scale: (currency: string) =>
      currency === "" ? "A piece, to scale" : `${currency} a piece, to scale`,
    axis: (currency: string) => (currency === "" ? "a piece" : `${currency} a piece`),
    share: "Share",
    amount: (currency: string) => (currency === "" ? "Amount" : currency),
  },
  phoneNote: (currency: string) => (currency === "" ? "share, amount" : `share, ${currency}`),
  total: "Landed at your door",
  totalNote: (unitCost: string, share: string) => `${unitCost} a piece, ${share}`,
  baseSource: (country: string, source: string, asOf: string) =>
    `The basis of duty and tax in ${country}: ${source}. As of ${asOf}.`,
  baseAssumed:
    "For other countries we assume VAT on the customs value and the duties. Ask a customs broker there.",
  stepsHeading: "Behind the lines",
  stepsCaption: "What is counted from these lines",
  stepsColumns: [{ label: "Step" }, { label: "Counted" }, { label: "Comes to", isNumber: true }],
};

export const sellingPrice = {
  heading: (price: string, yours: string) => `Of ${price} on the shelf, ${yours} is yours`,
  intro: (margin: string, breakEven: string) =>
    `Rounded up to the cent, so the margin never comes out under ${margin}. Break-even is ${breakEven}.`,
  factory: (amount: string) => ({
    title: `${amount} to the factory`,
    text: "the price on the quotation",
  }),
  shipping: (amount: string) => ({
    title: `${amount} on the way`,
    text: "fee, inspection, freight, customs",
  }),
  marketplace: (amount: string, percent: string) => ({
    title: `${amount} to the marketplace`,
    text: `${percent} of the price`,
  }),
  seller: (amount: string, percent: string) => ({
    title: `${amount} to you`,
    text: `${percent} of the price`,
  }),
};

export const whatIf = {
  heading: "What if freight or duty rises?",
  dutyHeading: "What if duty rises?",
  today: "today",
  freight: (freight: string) => `Freight ${freight}`,
  plusHalf: "plus half",
  duty: (percent: string) => `Duty ${percent}`,
  plusPoints: "plus 5 points",
  legend: "Solid is the freight, striped is what customs takes.",
  freightText: (more: string, insurance: string, total: string, price: string) =>
    `Half as much freight again adds ${more}${insurance}: ${total} in all, and ${price} on the shelf for the same margin.`,
  withInsurance: (insurance: string) => ` and ${insurance} of insurance`,
  dutyText: (total: string, price: string) =>
    `Five points more of duty make it ${total}, and ${price} on the shelf.`,
  freightInPrice: (incoterm: string) =>
    `Under ${incoterm} the seller pays the freight: dearer freight changes the next quotation, not this price.`,
  ddp: "Under DDP freight and duty are the seller’s. Ask for both anyway: a price that hides them cannot be compared.",
  marketplaceHeading: "And a marketplace?",
  /** The fee and margin in percent that `marketplaceText` compares. */
  marketplaceFee: 15,
  marketplaceMargin: 30,
  marketplaceText: {
    before: "With a 15% selling fee and a 30% margin the shelf says ",
    after: ". Fee and margin are both shares of the price, so they add before they divide.",
  },
  link: { label: "Amazon FBA prep, priced", to: paths.fbaPrep },
};

export const ratesSection = {
  heading: "Figures a law can move",
  paragraphs: [
    "All of them sit in open fields. Change one and the link you copy keeps your figure.",
    "We fill in no additional duty. In 2026 they changed too often to print. Ask a customs broker for your product’s code and total rate.",
  ],
  links: [
    { label: "FOB, CIF or DDP: which suits a first import?", to: paths.incoterms },
    { label: "How freight is counted and booked", to: paths.shippingGuide },
  ],
  caption: "Rates and fees with their dates and sources",
  columns: [{ label: "Figure" }, { label: "Now" }, { label: "As of" }],
  mpf: {
    title: "Merchandise processing fee",
    text: (percent: string, min: string, max: string) => `${percent}, from ${min} to ${max} USD`,
  },
  informal: {
    title: (limit: string) => `Entries up to ${limit} USD`,
    text: (fee: string) => `${fee} flat; customs may still ask for a formal entry`,
  },
  hmf: {
    title: "Harbor maintenance fee",
    text: (percent: string) => `${percent} of customs value, sea only`,
  },
  customsValue: {
    title: "Customs value",
    text: (fobCountries: string) =>
      `FOB in ${fobCountries}; FOB, freight and insurance in the EU, the UK and nearly everywhere else. In Switzerland duty goes by weight, and industrial goods have been free since 2024`,
  },
  vat: {
    title: "VAT and GST",
    text: (eu: string, others: string) => `Standard rates: EU ${eu}; ${others}`,
    range: (least: string, most: string) => `${least} to ${most}`,
    canada: "without provincial tax",
  },
  fee: {
    title: "Our fee",
    text: (minimum: string) =>
      `5–10% of goods, at least ${minimum} USD, not part of the customs value`,
  },
  source: (source: string) => `Source: ${source}`,
  unconfirmed:
    "What a row calls not confirmed we could not look up: ask the source it names, or a customs broker.",
};

export const background = {
  heading: "What customs counts, and what it does not",
  intro:
    "Duty is a share of the customs value, not of the price you negotiated. The Incoterm says what that price includes; the country says whether freight belongs in the value. VAT then comes on top of the duty.",
  notes: [
    {
      title: "A worked example",
      text: "1,000 pieces at 5.00 EXW, 300 to the port, 800 of sea freight, 0.4% insurance, 10% duty, 250 at the terminal and 300 for the truck. Customs in the US counts 5,300. In all 7,598.05, or 7.60 a piece: sell at 12.67 to keep 40%.",
    },
    {
      title: "In the customs value or not",
      text: "A buying agent’s commission stays out, if the agent works for you alone and invoices it apart (WTO Valuation Agreement, Article 8). Tooling, artwork and parts you gave the factory for free belong in it.",
    },
    {
      title: "VAT is cash, seldom cost",
      text: "EU and UK VAT is charged on customs value, duty and the way to the first address; customs may add the agent’s commission. A registered business reclaims it later, but has to have it on the day.",
    },
  ] satisfies readonly Note[],
};
