import { deskTitle } from "@/content/offices";
import type { Destination } from "@/lib/trade/destinations";
import type { Mode } from "@/lib/trade/entry";
import type { CarriageCost, CountedRule } from "@/lib/trade/incoterms";
import { destinationTexts, nameInSentence } from "./destinations";
import { describeEntryCharges } from "./entry-charges";
import { parcelDuty } from "./trade-measures";

/** The currency label is optional, so it may be "". */
type Money = { currency: string };

/** What the words of the form depend on. */
type About = Money & {
  /** "" for that of the goods. */
  freightCurrency: string;
  isDutyPerPiece: boolean;
  incoterm: CountedRule;
  /** What the price includes. */
  included: readonly CarriageCost[];
  mode: Mode;
  destination: Destination;
  /** Of the sources of our figures: "November 2026". */
  asOf: { fees: string; terms: string; countries: string; charges: string };
  /** The first day on which the US fees of the entry apply: "October 1, 2026". */
  feesFrom: string;
  /** Our least service fee, in US dollars. */
  minimum: string;
  /** Our own rates that the visitor has replaced, by the names of their fields. */
  replaced: Readonly<Partial<Record<string, string>>>;
};

/** What the words of a product's fields depend on. */
type ProductAbout = { cells: Readonly<Partial<Record<string, string>>>; form: Money };

const enterAmount = "Enter an amount from 0 to 1,000,000,000";
const marginTooLarge = "Margin and fees together must be under 100 %";

const enterPrice = "Enter a price from 0.0001 to 1,000,000";
const enterPieces = "Whole number of pieces, from 1 to 10,000,000";
const enterVolume = "Enter a volume up to 100,000 m³";
const enterWeight = "Enter a weight up to 100,000,000 kg";
const nameTooLong = "At most 40 letters";
const dutyKinds = {
  label: "Duty is",
  options: { percent: "A percentage", amount: "A flat amount", perPiece: "An amount a piece" },
};

const inMoney = (label: string, currency: string) =>
  currency === "" ? label : `${label}, ${currency}`;

const amount = (label: string) => ({
  label: ({ currency }: Money) => inMoney(label, currency),
  message: enterAmount,
});

const percentage = (label: string, max: string) => ({
  label,
  message: `Enter a percentage from 0 to ${max}`,
});

/** Says that the price includes a cost. */
const inPrice =
  (cost: CarriageCost) =>
  ({ included }: About) =>
    included.includes(cost) ? "Inside the price; ask the seller" : "";

export const ownFigure = (ours: string) => `Your figure; ours is ${ours}`;

/** Says where our rate comes from, which is untrue of a rate that somebody typed. */
const ourRate = (name: string, hint: (about: About) => string) => (about: About) => {
  const ours = about.replaced[name];
  return ours === undefined ? hint(about) : ownFigure(ours);
};

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
function describeBase({ destination, incoterm }: About): string {
  const { code, basis, isDutyByWeight, vatBase, vatName, processingFee } = destination;
  if (incoterm === "DDP") return "";
  if (code === "US") return bases.duty("FOB");
  const vat = bases.vat[vatBase](vatName, processingFee?.name);
  if (code === "other") return bases.assumed(vat);
  return `${isDutyByWeight ? bases.dutyByWeight(basis) : bases.duty(basis)}, ${vat}`;
}

/** The EU and the UK have a rule for parcels of low value. */
function describeDuty({ mode, destination }: About): string {
  if (mode === "courier" && destination.isInEu) return parcelDuty.EU;
  if (mode === "courier" && destination.code === "UK") return parcelDuty.UK;
  return "A customs broker names your code and rate.";
}

/** Whose duties apply. The members of the EU have theirs in common. */
function nameTariff({ code, isInEu }: Destination): string {
  if (code === "other") return "the destination";
  return isInEu ? "the EU" : nameInSentence(code);
}

function describeVatRate({ destination: { code }, asOf }: About): string {
  if (code === "US") return "None in the United States";
  return code === "other" ? "Ask a customs broker there" : `Standard rate, ${asOf.countries}`;
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
      label: ({ currency }: Money) => inMoney("Price per piece", currency),
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
      label: ({ currency }: Money) => inMoney("To the port of loading", currency),
      hint: "Truck, export papers and port, not in this price",
      message: "Enter an amount from 0 to 10,000,000",
    },
    mode: { label: "Mode", options: { sea: "Sea", air: "Air", rail: "Rail", courier: "Courier" } },
    freight: {
      label: ({ currency, freightCurrency }: Money & { freightCurrency?: string }) =>
        inMoney("Main freight", freightCurrency || currency),
      hint: inPrice("freight"),
      message: enterAmount,
    },
    freightCurrency: {
      label: "Currency of the freight",
      hint: "If it is another one",
      message: "At most 5 letters",
    },
    freightRate: {
      label: ({ currency, freightCurrency }: About) =>
        inMoney(`What 1 ${freightCurrency} is worth`, currency),
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
      label: ({ currency, isDutyPerPiece }: About) =>
        inMoney(isDutyPerPiece ? "Duty per piece" : "Duty in all", currency),
      message: enterAmount,
    },
    processingFee: {
      label: ({ destination }: About) =>
        `${destination.processingFee?.name ?? ""}, % of customs value`,
      hint: ourRate("processingFee", ({ destination: { code }, asOf }) => {
        const least = destinationTexts[code].processingFeeMinimum ?? "";
        return `Charged besides the duty, ${asOf.countries}; at least ${least}`;
      }),
      message: "Enter a percentage from 0 to 100",
    },
    destinationCharges: {
      ...amount("Terminal, clearance, bond"),
      hint: ({ included, destination, asOf }: About) =>
        included.includes("destination")
          ? "Only the terminal is inside the price; ask the seller"
          : describeEntryCharges(destination.code, asOf.charges),
    },
    delivery: { ...amount("Delivery to your door"), hint: inPrice("delivery") },
    sharedBy: {
      label: "Costs are shared by",
      hint: ({ included }: About) =>
        included.length > 0
          ? "All but what the prices include, the products’ own duties and VAT"
          : "All but the products’ own duties and VAT",
      options: { value: "Value", volume: "Volume", weight: "Weight" },
    },
    feePercent: {
      ...percentage("Service fee, % of goods", "20"),
      hint: ourRate("feePercent", ({ minimum }) => `5–10%, at least ${minimum} USD`),
    },
    feeMinimum: {
      ...amount("Service fee, at least"),
      hint: ourRate("feeMinimum", ({ asOf }) => `Our terms, ${asOf.terms}`),
    },
    inspection: amount("Inspection"),
    paymentPercent: percentage("Payment fee, % of goods", "20"),
    paymentFixed: amount("Payment fee, fixed"),
    vat: {
      label: ({ destination: { vatName } }: About) => `Import ${vatName}, %`,
      hint: ourRate("vat", describeVatRate),
      message: "Enter a percentage from 0 to 100",
    },
    canReclaim: {
      label: ({ destination: { vatName } }: About) => `Can you reclaim the ${vatName}?`,
      hint: "Registered businesses usually can",
      options: { yes: "Yes", no: "No" },
    },
    margin: { ...percentage("Target margin, % of price", "100"), tooLarge: marginTooLarge },
    sellingFee: { ...percentage("Selling fee, % of price", "100"), tooLarge: marginTooLarge },
    currency: { label: "Currency label", message: "At most 5 letters" },
    entryDate: { label: "Day of entry", hint: "Chooses the year’s US fees" },
    mpfPercent: {
      ...percentage("Merchandise processing fee, %", "100"),
      hint: ourRate("mpfPercent", ({ asOf }) => `US, as of ${asOf.fees}`),
    },
    mpfMin: usFee("mpfMin", "Its minimum, USD"),
    mpfMax: usFee("mpfMax", "Its maximum, USD"),
    mpfInformal: usFee("mpfInformal", "Informal entry, USD"),
    formalLimit: {
      label: "Informal up to, USD",
      hint: ourRate("formalLimit", ({ asOf }) => `As of ${asOf.fees}`),
      message: enterAmount,
    },
    hmfPercent: {
      ...percentage("Harbor maintenance fee, %", "100"),
      hint: ourRate("hmfPercent", ({ asOf }) => `US, sea only, ${asOf.fees}`),
    },
  },
  rows: {
    products: {
      row: (number: number) => `Product ${number + 1}`,
      columns: {
        productName: { label: "Product", message: nameTooLong },
        productPieces: { label: "Quantity, pieces", message: enterPieces },
        productPrice: {
          label: ({ form: { currency } }: ProductAbout) => inMoney("Price per piece", currency),
          message: enterPrice,
        },
        productDuty: {
          label: ({ cells, form: { currency } }: ProductAbout) => {
            if (cells["productDutyKind"] === "percent") return "Duty rate, %";
            const isPerPiece = cells["productDutyKind"] === "perPiece";
            return inMoney(isPerPiece ? "Duty per piece" : "Duty in all", currency);
          },
          hint: ({ form: { destination } }: { form: About }) =>
            `What ${nameTariff(destination)} charges; check it if you change the destination`,
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
          label: ({ cells }: { cells: { kind?: string } }) =>
            cells.kind === "amount" ? "Amount" : "Rate, %",
          message: "Enter a percentage from 0 to 1,000, or an amount",
        },
        kind: { label: "It is", options: { "": "A percentage", amount: "A flat amount" } },
      },
    },
  },
};

function usFee(name: string, label: string) {
  return {
    label,
    hint: ourRate(name, ({ feesFrom }) => `From ${feesFrom}`),
    message: enterAmount,
  };
}
