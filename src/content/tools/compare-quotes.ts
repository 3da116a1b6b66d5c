import { site } from "@/config/site";
import type { Mode } from "@/lib/trade/entry";
import { formatNumber } from "@/lib/numbers";
import { destinationTexts } from "./destinations";
import { countQuestions, joinWords, type ToolTexts } from "./shared";

export const texts = {
  head: {
    title: `Compare Quotations From China, at Your Door | ${site.name}`,
    description:
      "Two to six quotations under different Incoterms, brought to one price at your door, with cash and days, and the questions to send before you choose.",
    intro:
      "Type two to six quotations as they came. You get each price at your door, the cash and the days it takes, and what each supplier still has to tell you.",
  },
  worksheet: { title: "Worksheet", note: "All money in one currency" },
  call: {
    heading: "Send us the quotations. We’ll ask the rest.",
    text: "We put the open questions to the factories in Chinese, and find a third price to hold against the two you have.",
    label: "Get a Free Quote",
  },
} satisfies ToolTexts;

const quantityMessage = "Whole number of pieces, from 1 to 1,000,000";
const priceMessage = "Enter a price from 0.0001 to 1,000,000";
const amountMessage = "Enter an amount from 0 to 1,000,000,000";
const daysMessage = "Whole number of days, from 0 to 365";

const tierFrom = (tier: number) => ({
  label: `Tier ${tier}, from pieces`,
  message: quantityMessage,
});
const tierPrice = (tier: number) => ({ label: `Tier ${tier}, a piece`, message: priceMessage });
const once = (label: string) => ({ label, hint: "0 if none", message: amountMessage });

type Cells = Readonly<Record<string, string | undefined>>;

/** @param row counted from 0 */
export const supplierName = (name = "", row: number) =>
  name.trim() || `Supplier ${"ABCDEF".charAt(row)}`;

export const form = {
  groups: {
    order: { title: "Your order", detail: "the same for all" },
    door: { title: "To your door", detail: "if the price has it not" },
  },
  folded: "Terminal, delivery, insurance, days, currency",
  quotes: {
    title: (number: number, { name }: Cells) => supplierName(name, number - 1),
    detail: ({ rule = "", place = "" }: Cells) => `${rule} ${place}`.trim(),
    add: "Add a supplier",
    remove: (number: number, { name }: Cells) => `Remove ${supplierName(name, number - 1)}`,
  },
  fields: {
    pieces: { label: "Quantity wanted, pieces", message: quantityMessage },
    orderMore: {
      label: "If a larger quantity costs less in all",
      options: { no: "Count the quantity wanted", yes: "Order the larger one" },
    },
    destination: {
      label: "Destination",
      options: Object.fromEntries(
        Object.entries(destinationTexts).map(([code, { name }]) => [code, name]),
      ),
    },
    mode: { label: "Mode", options: { sea: "Sea", air: "Air", rail: "Rail", courier: "Courier" } },
    duty: { label: "All duties, %", message: "Enter a percentage from 0 to 1,000" },
    freight: { label: "Main freight", message: amountMessage },
    pickUp: {
      label: "Pick-up and export, for EXW",
      hint: "If FCA names the factory, choose EXW",
      message: amountMessage,
    },
    terminal: { label: "Terminal, clearance", message: amountMessage },
    delivery: { label: "Delivery to your door", message: amountMessage },
    insurance: { label: "Insurance, % of 110%", message: "Enter a percentage from 0 to 5" },
    doorDays: { label: "Days, factory to door", message: daysMessage },
    currency: { label: "Currency label", message: "At most 5 letters" },
  },
  rows: {
    quotes: {
      row: (number: number, { name }: Cells) => supplierName(name, number - 1),
      columns: {
        name: { label: "Supplier", message: "At most 60 letters" },
        rule: { label: "Rule quoted" },
        place: { label: "Named place", message: "At most 60 letters" },
        quantity1: tierFrom(1),
        price1: tierPrice(1),
        quantity2: tierFrom(2),
        price2: tierPrice(2),
        quantity3: tierFrom(3),
        price3: tierPrice(3),
        tooling: once("Tooling"),
        samples: once("Samples"),
        minimum: { label: "Minimum, pieces", message: quantityMessage },
        lead: { label: "Lead time, days", message: daysMessage },
        deposit: { label: "Before shipment, %", message: "Enter a percentage from 0 to 100" },
        excluded: {
          label: "Not included",
          hint: "“nothing” if all is",
          message: "At most 60 letters",
        },
      },
    },
  },
};

/** @param tier the price as typed, and from how many pieces it is */
export const enquiryLine = (
  { rule = "", place = "", minimum, lead, deposit, excluded = "" }: Cells,
  tier: { price: string; from: number } | null,
) =>
  [
    `${rule} ${place}`.trim(),
    tier && `${tier.price} from ${countPieces(tier.from)}`,
    minimum && `minimum ${minimum}`,
    lead && countDays(Number(lead)),
    deposit && `${deposit}% before shipment`,
    excluded && (nothingExcluded.test(excluded.trim()) ? "all included" : `without ${excluded}`),
  ]
    .filter(Boolean)
    .join(", ");

export const noPrice = "Enter the price that one of them asks";

export const sameTier = "Another price is for as many pieces; say from how many each is";

export const countPieces = (count: number) =>
  count === 1 ? "1 piece" : `${formatNumber(count)} pieces`;

/** What the mail to a supplier asks, by what it is about. */
export const questions = {
  tier: (lowest: string, pieces: string) =>
    `Your lowest tier is ${lowest}: what is the price at ${pieces}?`,
  price: (pieces: string) => `What is the price a piece at ${pieces}?`,
  minimum: (minimum: string, pieces: string) =>
    `Your minimum order is ${minimum}: would you make ${pieces}, and at what price?`,
  place: (rule: string) => `${rule} where: which place does your price name?`,
  pickUp: "EXW: what do pick-up and export papers cost, to the port?",
  importer: "DDP: who is the importer of record?",
  tooling: "What does the tooling cost, and who owns it?",
  samples: "What do samples cost, with their courier?",
  lead: "How many days from the deposit until the goods are ready?",
  deposit: "What percentage is to be paid before shipment?",
  excluded: "What is not included in the price: packing, tests, labels?",
  costOfExcluded: (excluded: string) => `What does this cost on top of your price: ${excluded}?`,
};

/** How one says that a price leaves nothing out. */
export const nothingExcluded = /^(nothing|none|no|nil|all (is )?included|0|-|n\/a)\.?$/i;

/** What the buyer pays besides the price, by the question about it. */
export const openCosts: Cells = {
  tier: "charges for fewer pieces",
  minimum: "charges for fewer pieces",
  place: "freight and fees to its place",
  pickUp: "pick-up and export",
  tooling: "tooling",
  samples: "samples",
  excluded: "extras not included",
  freight: "main freight",
  terminal: "terminal and clearance",
  delivery: "delivery to your door",
};

const listCosts = (topics: readonly string[]) =>
  joinWords([...new Set(topics.flatMap((topic) => openCosts[topic] ?? []))], "and");

const costLess = (topics: readonly string[], limit: string) => {
  const isSingular = /^(tooling|freight|delivery)$/.test(topics.join());
  return `${listCosts(topics)} ${isSingular ? "costs" : "cost"} less than ${limit} in all`;
};

/** @param count of the questions to a supplier, 0 if only a forwarder knows the cost */
const askFirst = (supplier: string, count: number) =>
  `${count === 0 ? "ask a forwarder" : `send ${supplier} the ${countQuestions(count)}`} first`;

/** Without a sign. */
const countDays = (days: number) => `${Math.abs(days)} day${Math.abs(days) === 1 ? "" : "s"}`;

const compareDays = (days: number) => {
  if (days === 0) return ", in the same time";
  return `, and ${countDays(days)} ${days > 0 ? "later" : "sooner"}`;
};

export const answer = {
  label: (name: string, isAlone: boolean, isFinal: boolean) => {
    const figure = isAlone
      ? `Cost${isFinal ? "" : " so far"}`
      : `Lowest${isFinal ? "" : " sure"} cost`;
    return `${figure} at your door, ${name}`;
  },
  unit: (currency: string, isOpen: boolean) =>
    `${currency} a piece${isOpen ? ", not final" : ""}`.trim(),
  short: (currency: string, name: string, isAlone: boolean, isFinal: boolean) =>
    `${currency} a piece from ${name}${isFinal ? "" : isAlone ? ", not final" : ", for sure"}`.trim(),
  level: (count: number) => `${count} suppliers alike`,
  /** If each leaves a cost open. */
  undecided: {
    label: "No lowest cost yet at your door",
    figure: (count: number) => `0 of ${count}`,
    unit: "quotations complete",
  },
  /** @param costs of the larger quantity and of the one that is wanted */
  cheaper: (
    name: string,
    { pieces: larger, isOrdered }: { pieces: number; isOrdered: boolean },
    pieces: number,
    [more, wanted]: readonly [string, string],
  ) =>
    `${name}: ${countPieces(larger)} at ${more} cost less than ${formatNumber(pieces)} at ${wanted}. ${isOrdered ? `Counted as an order of ${formatNumber(larger)}.` : `Order ${formatNumber(larger)}, or count with it under “${form.fields.orderMore.label}”.`}`,
  shipment: (pieces: string, mode: Mode, country: string) =>
    `${pieces} by ${form.fields.mode.options[mode].toLowerCase()} to ${country}`,
  text: (shipment: string) => `${shipment}, with tooling and samples spread over this order.`,
  detail: (cash: string | null, lowest: number | null, days: number | null, open: number) =>
    `${cash === null ? "" : `${cash} before shipment, `}${lowest === null ? "" : `price from ${countPieces(lowest)}, `}${days === null ? "lead time open" : countDays(days)}, ${countQuestions(open)}`,
  noPrice: "no price",
  decisions: {
    ask: (name: string, count: number, open: readonly string[]) => {
      const first = askFirst(name, count);
      return `${first.charAt(0).toUpperCase()}${first.slice(1)}: ${listCosts(open)} may come on top.`;
    },
    /** @param limit what the open costs have to stay below, so that it is cheaper than the other */
    mayBeCheaper: (
      name: string,
      other: string,
      saved: string,
      open: readonly string[],
      limit: string,
      count: number,
    ) =>
      `${name} is cheaper than ${other} by up to ${saved} a piece if ${costLess(open, limit)}: ${askFirst("it", count)}.`,
    importer: (name: string, count: number) =>
      `Send ${name} the ${countQuestions(count)} first: DDP needs an importer of record.`,
    unpriced: (name: string, count: number) =>
      `Send ${name} the ${countQuestions(count)} first: without its price nobody knows who is cheaper.`,
    order: (name: string, saved: string, days: number | null, other: string) =>
      `Order samples from ${name}: ${saved} a piece cheaper than ${other}${days === null ? "" : compareDays(days)}.`,
    /** @param more "" if it costs as much */
    orderBefore: (name: string, other: string, more: string, open: readonly string[]) =>
      `Order samples from ${name}: ${other} costs ${more ? `${more} a piece more` : "as much"} even before ${listCosts(open)}.`,
    tie: (name: string, other: string, differences: readonly string[]) =>
      `${name} and ${other} cost the same a piece: ${
        differences.length === 0
          ? "ask both for lead time and deposit"
          : `${name} takes ${differences.join(" and ")}`
      }.`,
    moreDays: (days: number) =>
      days === 0 ? "as many days" : `${countDays(days)} ${days > 0 ? "more" : "fewer"}`,
    moreCash: (amount: string, sign: number) =>
      sign === 0
        ? "as much before shipment"
        : `${amount} ${sign > 0 ? "more" : "less"} before shipment`,
    alone: (name: string) => `Get a second quotation before you order samples from ${name}.`,
  },
  caveat:
    "Import VAT counts as reclaimed. No duty is counted on tooling and samples, though customs may add tooling to the value. US entry fees are today’s.",
};

export const table = {
  heading: "One basis, line by line",
  intro:
    "Transport inside a price is taken out of it and counted as yours is, so that the lines compare and add up. Under DDP all of it stays in the goods. After “from”, open costs come on top, and duty on them.",
  caption: (pieces: string, currency: string) => `For ${pieces}${currency && `, ${currency}`}`,
  line: "Line",
  lines: {
    terms: "Terms",
    price: "Price a piece",
    goods: "Goods, ex transport",
    transport: "Freight to your door",
    customs: "Duty and entry fees",
    insurance: "Insurance",
    tooling: "Tooling",
    samples: "Samples",
    total: "All at your door",
    piece: "A piece at your door",
    cash: "Before shipment",
    days: "Days to your door",
    excluded: "Not included",
    open: "Open costs",
  },
  from: (figure: string) => `from ${figure}`,
  limit: (limit: string) => `cheaper below ${limit}`,
  noLimit: "not cheaper even without",
  noOpenCosts: "none",
  allBefore: (cash: string) => `${cash} (100% assumed)`,
  price: (price: string, lowest: number | null) =>
    lowest === null ? price : `${price} (from ${formatNumber(lowest)})`,
  open: "open",
  noPlace: "without a place",
};

const numberLines = (lines: readonly string[]) =>
  lines.map((line, i) => `${i + 1}. ${line}`).join("\n");

export const mail = {
  heading: "What to ask first",
  intro: "One mail for each supplier, with all that its quotation does not say.",
  text: (name: string, pieces: string, list: readonly { text: string }[]) =>
    `Dear ${name},\n\nThank you for your quotation. To compare it for ${pieces}, we need to know:\n\n${numberLines(list.map(({ text }) => text))}`,
  forwarder: "Your forwarder",
  toForwarder: (shipment: string, topics: readonly string[]) =>
    `Please quote for ${shipment}, each for itself:\n\n${numberLines(topics.map((topic) => openCosts[topic] ?? ""))}`,
  copy: "Copy the questions",
  copying: { copied: "Copied", failed: "Select the text and copy it by hand" },
};
