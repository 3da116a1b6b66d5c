import { feeRange } from "@/config/fees";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { NoteItem } from "@/content/sections";
import type { ToolTexts } from "./shared";

export const texts = {
  head: {
    title: `Landed Cost Calculator for Imports | ${site.name}`,
    description:
      "What one piece from China costs at your door: freight, insurance, duty, US entry fees, VAT and service fees line by line, and the price to sell for.",
    intro:
      "Freight, duty, fees and the last truck, on one page with the factory’s price. Type over the example; it counts as you type, in your browser only.",
  },
  call: {
    heading: "Send us the sheet. We’ll check the duty.",
    text: "Your figures arrive as text in the enquiry. You get the code, the rate and a freight price that holds.",
    label: "Get a Free Quote",
  },
  worksheet: { title: "Worksheet", note: "All money in one currency" },
} satisfies ToolTexts;

export const answer = {
  label: "One piece at your door costs",
  short: (currency: string, price: string) =>
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
  entry: {
    label: "This entry costs at your door",
    short: (currency: string, products: string) =>
      currency === "" ? `for ${products} products` : `${currency} for ${products} products`,
    text: (pieces: string, products: string, route: string, goods: string) =>
      `${pieces} pieces of ${products} products ${route}. ${goods} of it is the factories’ price.`,
    product: (pieces: string, share: string, price: string) =>
      `a piece; ${pieces}, ${share} of the shared costs, sell at ${price}`,
    bought: (pieces: string, price: string) => `${pieces} at ${price}`,
    rise: (more: string) => `${more} more in all`,
  },
  decisions: {
    dutyFirstOf: (product: string) =>
      `Have a customs broker name the duty rate of ${product} before you order: without one its regular duty counts as 0.`,
    checkFirst: (product: string, times: string) =>
      `Check ${product} first: at your door it costs ${times} times its factory price, the most of all; then have a customs broker confirm each duty before you order.`,
    sell: (price: string, duty: string) =>
      `Sell it for ${price} or more, and have a customs broker confirm the duty of ${duty} before you order.`,
    dutyByWeight: (price: string) =>
      `Sell it for ${price} or more, if a customs broker confirms before you order that these goods are free of duty.`,
    dutyFirst: (point: string) =>
      `Have a customs broker name the duty rate before you order: without one the regular duty counts as 0, and each point adds about ${point} a piece.`,
    originFirst: (incoterm: string) =>
      `Ask the seller for an FOB price, or a forwarder for the way to the port, before you compare this ${incoterm} price.`,
    deliveredAll: "Ask the seller who is the importer of record before you pay for the shipment.",
    delivered: (price: string) =>
      `Ask the seller who is the importer of record before you pay, then sell it for ${price} or more.`,
  },
  caveat: "An estimate from your figures. Duty depends on the product code; customs decides.",
};

const countWords =
  "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen";

export const invoice = {
  heading: (lines: number) => `${countWords.split(" ")[lines] ?? lines} lines make one price`,
  intro:
    "Each bar starts where the last one ended. Striped money goes to customs, solid money of the same color to carriers.",
  caption: "Worked invoice",
  columns: (currency: string) => [
    { label: "Line" },
    { label: "How it is counted" },
    { label: "Share" },
    { label: currency === "" ? "Amount" : currency, isNumber: true },
  ],
  total: "Landed at your door",
  baseSource: (country: string, source: string, asOf: string) =>
    `The basis of duty and tax in ${country}: ${source}. As of ${asOf}.`,
  baseAssumed:
    "For other countries we assume VAT on the customs value and the duties. Ask a customs broker there.",
  stepsHeading: "Behind the lines",
  stepsCaption: "What is counted from these lines",
  stepsColumns: [{ label: "Step" }, { label: "Counted" }, { label: "Comes to", isNumber: true }],
};

export const productsSection = {
  heading: "What each product bears",
  intro:
    "Each product pays its own duty and VAT. All else is one bill, divided as chosen in the worksheet, to the cent.",
  caption: "The products of this entry",
  columns: [
    { label: "Product" },
    { label: "Pieces", isNumber: true },
    { label: "Shared costs", isNumber: true },
    { label: "Duty", isNumber: true },
    { label: "In all", isNumber: true },
    { label: "A piece", isNumber: true },
    { label: "Sell at", isNumber: true },
  ],
  all: "All products",
};

export const sellingPrice = {
  heading: (price: string, yours: string) => `Of ${price} on the shelf, ${yours} is yours`,
  intro: (margin: string, breakEven: string) =>
    `Rounded up to the cent, so the margin never comes out under ${margin}. Break-even is ${breakEven}.`,
  salesHeading: (sales: string, yours: string) => `Of ${sales} in sales, ${yours} is yours`,
  salesIntro: (margin: string) =>
    `If every piece of each product sells at its own price, of which ${margin} is the margin.`,
  recipients: {
    factory: (amount: string) => `${amount} to the factory`,
    shipping: (amount: string) => `${amount} on the way`,
    marketplace: (amount: string) => `${amount} to the marketplace`,
    seller: (amount: string) => `${amount} to you`,
  },
  parts: {
    factory: "the price on the quotation",
    shipping: "fee, inspection, freight, customs",
  },
  share: (percent: string) => `${percent} of the price`,
};

export const whatIf = {
  heading: "What if freight or duty rises?",
  columns: [
    { label: "If" },
    { label: "In all", isNumber: true },
    { label: "A piece, on average", isNumber: true },
    { label: "Sell at", isNumber: true },
  ],
  today: "As it is",
  freightRise: "Freight plus half",
  dutyRise: "Duty plus 5 points",
  rates: (freight: string, customs: string) => `freight ${freight}, customs ${customs}`,
  marketplace: "On a marketplace",
  /** The fee and margin in percent that `marketplaceTerms` names. */
  marketplaceFee: 15,
  marketplaceMargin: 30,
  marketplaceTerms: "15% selling fee, 30% margin",
  note: "For the same margin. Fee and margin are both shares of the price, so they add before they divide.",
  freightInPrice: (incoterm: string) =>
    `Under ${incoterm} the seller pays the freight: dearer freight changes the next quotation, not this price.`,
  ddp: "Under DDP freight and duty are the seller’s. Ask for both anyway: a price that hides them cannot be compared.",
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
    text: (fobCountries: string, airFreight: string) =>
      `FOB in ${fobCountries}; FOB, freight and insurance in the EU, the UK and nearly everywhere else, but by air to the EU and the UK only ${airFreight} of the freight from China. In Switzerland duty goes by weight, and industrial goods have been free since 2024`,
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
      `${feeRange} of goods, at least ${minimum} USD, not part of the customs value`,
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
  ] satisfies readonly NoteItem[],
};
