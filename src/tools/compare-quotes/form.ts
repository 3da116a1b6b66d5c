import { modeDays } from "@/config/usual-days";
import { form as words } from "@/content/tools/compare-quotes";
import { destinations, findDestination } from "@/lib/trade/destinations";
import { modes } from "@/lib/trade/entry";
import { countedRules } from "@/lib/trade/incoterms";
import { defineForm } from "@/tools/engine/form/define-form";
import * as fields from "@/tools/engine/form/field-kinds";
import { writeEnquiryLine } from "./tiers";

const { choice, number, text } = fields;

const example = { isExample: true } as const;
const optional = { isOptional: true, isExample: true } as const;
/** Blank where it is not known, which leaves it open in the comparison. */
const open = { ...optional, textIfUnknown: "" } as const;
const amount = { min: 0, max: 1_000_000_000 } as const;
const days = { min: 0, max: 365, isWhole: true } as const;
const quantity = { min: 1, max: 1_000_000, isWhole: true } as const;

const tierFrom = number("", { ...optional, ...quantity });
const tierPrice = number("", { ...optional, min: 0.0001, max: 1_000_000 });

const quotes = fields.rows({
  linkKey: "r",
  columns: {
    name: text("", { maxLength: 60 }),
    rule: choice("", { ...example, options: countedRules, isSelfNamed: true, default: "FOB" }),
    place: text("", { maxLength: 60 }),
    quantity1: tierFrom,
    price1: tierPrice,
    quantity2: tierFrom,
    price2: tierPrice,
    quantity3: tierFrom,
    price3: tierPrice,
    tooling: number("", { ...open, ...amount }),
    samples: number("", { ...open, ...amount }),
    minimum: number("", { ...open, ...quantity }),
    lead: number("", { ...open, ...days }),
    deposit: number("", { ...open, min: 0, max: 100 }),
    excluded: text("", { maxLength: 60 }),
  },
  separator: ":",
  max: 6,
  initial: [
    {
      name: "Supplier A",
      rule: "FOB",
      place: "Yantian",
      quantity1: "1,000",
      price1: "6.00",
      tooling: "300",
      samples: "50",
      lead: "30",
      deposit: "30",
      excluded: "nothing",
    },
    { name: "Supplier B", rule: "EXW", quantity1: "1,000", price1: "5.60", lead: "39" },
  ],
  blankIf: ["name", "place", "quantity1", "price1", "price2", "price3"],
});

const [, ...others] = destinations;
const codes = ["US", ...others.map(({ code }): string => code)] as const;

const findMode = ({ mode }: fields.GivenTexts) => modes.find((one) => one === mode) ?? "sea";

export const quotesForm = defineForm({
  fields: {
    pieces: number("q", { ...example, ...quantity, default: "1,000", shared: "pieces" }),
    duty: number("d", {
      ...example,
      min: 0,
      max: 1000,
      default: "10",
      // The members of the EU have their duties in common.
      scope: ({ destination = "" }) => (findDestination(destination).isInEu ? "EU" : destination),
    }),
    orderMore: choice("om", { options: ["no", "yes"], default: "no" }),
    destination: choice("to", { ...example, options: codes, default: "US", shared: "destination" }),
    mode: choice("m", { ...example, options: modes, default: "sea", shared: "mode" }),
    freight: number("f", { ...open, ...amount, default: "900.00" }),
    // Blank by default, because 0 would mean that there are no such charges.
    pickUp: number("o", { ...amount, isOptional: true }),
    terminal: number("dc", { ...open, ...amount, default: "250.00" }),
    delivery: number("dl", { ...open, ...amount, default: "300.00" }),
    insurance: number("ip", { min: 0, max: 5, default: "0.4" }),
    doorDays: number("dd", { ...days, default: countDoorDays, scope: findMode }),
    currency: text("cu", { maxLength: 5, default: "USD", shared: "currency" }),
  },
  rows: { quotes },
  words: { ...words, rows: { quotes: { ...words.rows.quotes, summary: writeEnquiryLine } } },
});

type Specs = (typeof quotesForm)["specs"];

export type QuotesValues = fields.ValuesOf<Specs["fields"], Specs["rows"]>;

export type Quote = QuotesValues["quotes"][number];

function countDoorDays(texts: fields.GivenTexts): string {
  const { booking, transit, customs } = modeDays[findMode(texts)];
  return String(booking + transit + customs);
}
