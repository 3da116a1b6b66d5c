import { feeRange } from "@/config/fees";
import { landedCostFee, landedCostFeeSource } from "@/config/example-fees";
import { findEntryYear, usFeesSource } from "@/config/us-entry-fees";
import { deskTitle } from "@/content/offices";
import { formatCalendarDate, formatMonth } from "@/lib/dates";
import { formatPlain } from "@/lib/numbers";
import {
  airFreightPercents,
  destinationsSource,
  findDestination,
  type Destination,
} from "@/lib/trade/destinations";
import {
  carriageCosts,
  findCountedRule,
  priceIncludes,
  type CarriageCost,
} from "@/lib/trade/incoterms";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";
import { destinationTexts, nameInSentence } from "./destinations";
import { describeEntryCharges, entryChargesSource } from "./entry-charges";
import { parcelDuty } from "./trade-measures";

// What is selected, also while other fields are invalid.
const destinationOf = ({ destination = "US" }: GivenTexts) => findDestination(destination);
const includes = ({ incoterm }: GivenTexts, cost: CarriageCost) =>
  priceIncludes(findCountedRule(incoterm), cost);

/** While a currency is too long, labels show only so much of it. */
const MAX_CURRENCY = 5;
const shorten = (currency = "") => currency.trim().slice(0, MAX_CURRENCY);

/** The currency label is optional, so it may be "". */
const inMoney = (label: string, currency: string | undefined) =>
  shorten(currency) === "" ? label : `${label}, ${shorten(currency)}`;

const countriesAsOf = formatMonth(destinationsSource.asOf);
const feesAsOf = formatMonth(usFeesSource.asOf);

const enterAmount = "Enter an amount from 0 to 1,000,000,000";
const marginTooLarge = "Margin and fees together must be under 100 %";

const enterPrice = "Enter a price from 0.0001 to 1,000,000";
const enterPieces = "Whole number of pieces, from 1 to 10,000,000";
const enterVolume = "Enter a volume up to 100,000 m³";
const enterWeight = "Enter a weight up to 100,000,000 kg";
const nameTooLong = "At most 60 letters";
const dutyKinds = {
  label: "Duty is",
  options: { percent: "A percentage", amount: "A flat amount", perPiece: "An amount a piece" },
};

const amount = (label: string) => ({
  label: ({ currency }: GivenTexts) => inMoney(label, currency),
  message: enterAmount,
});

const percentage = (label: string, max: string) => ({
  label,
  message: `Enter a percentage from 0 to ${max}`,
});

/** Says that the price includes a cost. */
const inPrice = (cost: CarriageCost) => (texts: GivenTexts) =>
  includes(texts, cost) ? "Inside the price; ask the seller" : "";

export const ownFigure = (ours: string) => `Your figure; ours is ${ours}`;

/** What duty and VAT are charged on. */
export const bases = {
  duty: (basis: string) => `Duty is charged on the ${basis} value`,
  dutyByWeight: (basis: string) =>
    `Industrial goods are free of duty; on others it goes by weight: add it as a flat amount. The customs value is ${basis}`,
  assumed: (vat: string) => `We assume ${vat}; ask a customs broker there`,
  /** By what is in the base besides the duties. */
  vat: {
    door: (vat: string) => `${vat} also on the duties and all costs to the door`,
    freight: (vat: string) => `${vat} also on the duties, freight and insurance`,
    uplift: (vat: string) => `${vat} on 110% of it and the duties`,
    duties: (vat: string, fee = "") => `${vat} also on the duties${fee && ` and ${fee}`}`,
  } satisfies Record<Destination["vatBase"], (vat: string, fee?: string) => string>,
};

/** What duty and VAT are charged on there. Under DDP the seller pays them. */
function describeBase(texts: GivenTexts): string {
  const { code, basis, isDutyByWeight, vatBase, vatName, processingFee } = destinationOf(texts);
  if (texts["incoterm"] === "DDP") return "";
  if (code === "US") return bases.duty("FOB");
  const vat = bases.vat[vatBase](vatName, processingFee?.name);
  if (code === "other") return bases.assumed(vat);
  return `${isDutyByWeight ? bases.dutyByWeight(basis) : bases.duty(basis)}, ${vat}`;
}

/** The EU and the UK have a rule for parcels of low value. */
function describeDuty(texts: GivenTexts): string {
  const { code, isInEu } = destinationOf(texts);
  const isParcel = texts["mode"] === "courier";
  if (isParcel && isInEu) return parcelDuty.EU;
  if (isParcel && code === "UK") return parcelDuty.UK;
  return "A customs broker names your code and rate.";
}

/** Whose duties apply. The members of the EU have theirs in common. */
function nameTariff({ code, isInEu }: Destination): string {
  if (code === "other") return "the destination";
  return isInEu ? "the EU" : nameInSentence(code);
}

function describeVatRate(texts: GivenTexts): string {
  const { code } = destinationOf(texts);
  if (code === "US") return "None in the United States";
  return code === "other" ? "Ask a customs broker there" : `Standard rate, ${countriesAsOf}`;
}

const destinationNames = Object.fromEntries(
  Object.entries(destinationTexts).map(([code, { name }]) => [code, name]),
);

export const form = {
  groups: {
    find: { title: deskTitle.find, detail: "your product" },
    ship: { title: deskTitle.ship, detail: "freight, customs, delivery" },
    sell: { title: "You sell it", detail: "our fee, your margin" },
  },
  folded: {
    more: "Insurance, inspection, selling fee, currencies",
    rates: "VAT, fees of customs, our least fee",
    reset: "Reset to our figures",
  },
  products: {
    title: (number: number, name: string) => name || `Product ${number + 1}`,
    detail: "in the same shipment",
    add: "Another product in this shipment",
    remove: (number: number) => `Remove product ${number + 1}`,
  },
  duties: {
    add: "Additional duty",
    remove: (number: number) => `Remove duty ${number}`,
    detail: "on top of the regular rate",
  },
  fields: {
    product: { label: "Product", hint: "Its name, if you like", message: nameTooLong },
    price: {
      label: ({ currency }: GivenTexts) => inMoney("Price per piece", currency),
      message: enterPrice,
    },
    quantity: { label: "Quantity, pieces", message: enterPieces },
    volume: { label: "Volume of all pieces, m³", message: enterVolume },
    weight: { label: "Weight of all pieces, kg", message: enterWeight },
    incoterm: { label: "Incoterm in the quotation" },
    destination: { label: "Destination", hint: describeBase, options: destinationNames },
    customsBasis: {
      label: "Customs value there",
      hint: "Nearly everywhere CIF; FOB in Haiti and in South Africa’s customs union",
      options: { CIF: "CIF, with freight", FOB: "FOB, without freight" },
    },
    originCharges: {
      label: ({ currency }: GivenTexts) => inMoney("To the port of loading", currency),
      hint: "Truck, export papers and port, not in this price",
      message: "Enter an amount from 0 to 10,000,000",
    },
    mode: { label: "Mode", options: { sea: "Sea", air: "Air", rail: "Rail", courier: "Courier" } },
    freight: {
      label: ({ currency, freightCurrency }: GivenTexts) =>
        inMoney("Main freight", shorten(freightCurrency) || currency),
      hint: inPrice("freight"),
      message: enterAmount,
    },
    freightCurrency: {
      label: "Currency of the freight",
      hint: "If it is another one",
      message: "At most 5 letters",
    },
    freightRate: {
      label: ({ currency, freightCurrency }: GivenTexts) =>
        inMoney(`What 1 ${shorten(freightCurrency)} is worth`, currency),
      message: "Enter a rate over 0, up to 1,000,000",
    },
    insuranceKind: {
      label: "Insurance is typed as",
      options: { percent: "% of 110%", amount: "an amount" },
    },
    insurancePercent: percentage("Insurance, % of 110%", "5"),
    insuranceAmount: { ...amount("Insurance"), hint: inPrice("insurance") },
    duty: { ...percentage("Duty rate, %", "1,000"), hint: describeDuty },
    dutyKind: dutyKinds,
    dutyAmount: {
      label: ({ currency, dutyKind }: GivenTexts) =>
        inMoney(dutyKind === "perPiece" ? "Duty per piece" : "Duty in all", currency),
      message: enterAmount,
    },
    processingFee: {
      label: (texts: GivenTexts) =>
        `${destinationOf(texts).processingFee?.name ?? ""}, % of customs value`,
      hint: (texts: GivenTexts) => {
        const least = destinationTexts[destinationOf(texts).code].processingFeeMinimum ?? "";
        return `Charged besides the duty, ${countriesAsOf}; at least ${least}`;
      },
      message: "Enter a percentage from 0 to 100",
    },
    airFreightPercent: {
      ...percentage("Air freight in the customs value, %", "100"),
      hint: `From China and Hong Kong ${airFreightPercents.china}, from Japan and Korea ${airFreightPercents.japanAndKorea}; ${countriesAsOf}`,
    },
    destinationCharges: {
      ...amount("Terminal, clearance, bond"),
      hint: (texts: GivenTexts) =>
        includes(texts, "destination")
          ? "Only the terminal is inside the price; ask the seller"
          : describeEntryCharges(destinationOf(texts).code, formatMonth(entryChargesSource.asOf)),
    },
    delivery: { ...amount("Delivery to your door"), hint: inPrice("delivery") },
    sharedBy: {
      label: "Costs are shared by",
      hint: (texts: GivenTexts) =>
        carriageCosts.some((cost) => includes(texts, cost))
          ? "All but what the prices include, the products’ own duties and VAT"
          : "All but the products’ own duties and VAT",
      options: { value: "Value", volume: "Volume", weight: "Weight" },
    },
    feePercent: {
      ...percentage("Service fee, % of goods", "20"),
      hint: `${feeRange}, at least ${formatPlain(landedCostFee.feeMinimum)} USD`,
    },
    feeMinimum: {
      ...amount("Service fee, at least"),
      hint: `Our terms, ${formatMonth(landedCostFeeSource.asOf)}`,
    },
    inspection: amount("Inspection"),
    paymentPercent: percentage("Payment fee, % of goods", "20"),
    paymentFixed: amount("Payment fee, fixed"),
    vat: {
      label: (texts: GivenTexts) => `Import ${destinationOf(texts).vatName}, %`,
      hint: describeVatRate,
      message: "Enter a percentage from 0 to 100",
    },
    canReclaim: {
      label: (texts: GivenTexts) => `Can you reclaim the ${destinationOf(texts).vatName}?`,
      hint: "Registered businesses usually can",
      options: { yes: "Yes", no: "No" },
    },
    margin: { ...percentage("Target margin, % of price", "100"), tooLarge: marginTooLarge },
    sellingFee: { ...percentage("Selling fee, % of price", "100"), tooLarge: marginTooLarge },
    currency: { label: "Currency label", message: "At most 5 letters" },
    entryDate: { label: "Day of entry", hint: "Chooses the year’s US fees" },
    mpfPercent: {
      ...percentage("Merchandise processing fee, %", "100"),
      hint: `US, as of ${feesAsOf}`,
    },
    mpfMin: usFee("Its minimum, USD"),
    mpfMax: usFee("Its maximum, USD"),
    mpfInformal: usFee("Informal entry, USD"),
    formalLimit: {
      label: "Informal up to, USD",
      hint: `As of ${feesAsOf}`,
      message: enterAmount,
    },
    hmfPercent: {
      ...percentage("Harbor maintenance fee, %", "100"),
      hint: `US, sea only, ${feesAsOf}`,
    },
  },
  rows: {
    products: {
      row: (number: number) => `Product ${number + 1}`,
      columns: {
        productName: { label: "Product", message: nameTooLong },
        productPieces: { label: "Quantity, pieces", message: enterPieces },
        productPrice: {
          label: ({ currency }: GivenTexts) => inMoney("Price per piece", currency),
          message: enterPrice,
        },
        productDuty: {
          label: ({ currency }: GivenTexts, _today: string, { productDutyKind }: GivenTexts) => {
            if (productDutyKind === "percent") return "Duty rate, %";
            const isPerPiece = productDutyKind === "perPiece";
            return inMoney(isPerPiece ? "Duty per piece" : "Duty in all", currency);
          },
          hint: (texts: GivenTexts) =>
            `What ${nameTariff(destinationOf(texts))} charges; check it if you change the destination`,
          message: enterAmount,
        },
        productDutyKind: dutyKinds,
        productVolume: { label: "Volume of all pieces, m³", message: enterVolume },
        productWeight: { label: "Weight of all pieces, kg", message: enterWeight },
      },
    },
    duties: {
      row: (number: number) => `Additional duty ${number}`,
      columns: {
        name: { label: "Name", message: nameTooLong },
        figure: {
          label: (_texts: GivenTexts, _today: string, { kind }: GivenTexts) =>
            kind === "amount" ? "Amount" : "Rate, %",
          message: "Enter a percentage from 0 to 1,000, or an amount",
        },
        kind: { label: "It is", options: { "": "A percentage", amount: "A flat amount" } },
      },
    },
  },
};

function usFee(label: string) {
  return {
    label,
    hint: ({ entryDate }: GivenTexts, today: string) =>
      `From ${formatCalendarDate(findEntryYear(entryDate, today).from)}`,
    message: enterAmount,
  };
}
