import { depositPercentMax, depositPercentMin, depositRange, feeRange } from "@/config/fees";
import { airDays, productionTime, seaDays } from "@/config/lead-times";
import { paths } from "@/config/paths";
import { customQuoteTime, replyTime, reportTime, site } from "@/config/site";
import { nextChineseNewYear } from "./chinese-new-year";
import { CUSTOM_QUOTE_TIME, type CallToAction } from "./call-to-action";
import type { Department } from "@/config/department";
import { formatNumber } from "@/lib/numbers";
import { unbroken } from "@/lib/unbroken";
import { dollars, feeOf, regularOrder, shareOf } from "./example-orders";
import type { PageCopy } from "./page-copy";
import type { FactTableCopy, NoteItem, PageSection, TextLinkCopy } from "./sections";
import { toolLink } from "./tools/questions";

/** What each side does in a step, and what it costs. */
type StepTerms = { youDo: string; weDo: string; youGet: string; youPay: string };

export type Step = StepTerms & {
  /** The hash of its link. */
  id: string;
  title: string;
  time: string;
  desk: Department;
  text: string;
  links?: readonly TextLinkCopy[];
};

export type Total = { label: string; range: string; minWeeks: number; maxWeeks: number };

export const head = {
  title: `How It Works: Sourcing in 5 Steps | ${site.name}`,
  description:
    "From first message to delivery in five steps: what we do, what you receive, what you pay and how long each stage takes.",
  heading: "How it works: five steps, none of them a surprise",
  intro:
    "You should know who does what, how long it takes and what you pay before you commit. Open a step to see all three; you can stop after any of them.",
} satisfies PageCopy;

export const steps = {
  heading: "The five steps",
  labels: { youDo: "You do", weDo: "We do", youGet: "You get", youPay: "You pay" },
  entries: [
    {
      id: "step-1",
      title: "You send the brief",
      time: "1–2 days",
      desk: "find",
      text: "One message is enough to begin. We read it, send back 5–10 questions in a single list, and look up whether your country restricts the product. If it does, you hear that now, before anyone has spent money.",
      youDo: "Answer the list, then confirm the brief",
      weDo: "Check restrictions and the HS chapter (Harmonized System, the customs product list)",
      youGet: `A reply within ${replyTime} and a written brief`,
      youPay: "Nothing",
    },
    {
      id: "step-2",
      title: "We find and check the factories",
      time: "3–7 working days",
      desk: "find",
      text: `We write a long list, look up each company in the public registry and call the ones that are left. Your initial quotation comes within ${customQuoteTime}, while we are still calling. The full comparison follows when 3–5 factories have priced the same brief.`,
      youDo: "Compare, then choose one factory",
      weDo: "Search, check, call, and ask for prices at several quantities",
      youGet:
        "An initial quotation, then 3–5 named factories compared, with an estimate of landed cost (price to your door)",
      youPay: "Nothing until you choose",
      links: [toolLink("companyNumber"), toolLink("compareQuotes")],
    },
    {
      id: "step-3",
      title: "You hold the sample",
      time: "1–2 weeks a round",
      desk: "find",
      text: "The sample is photographed and measured here before the courier takes it to you. Tell us what to change and it goes around again. If the product needs its own mold or die (tooling), that often adds 3–6 weeks.",
      youDo: "Approve it, or list the changes",
      weDo: "Order, photograph, measure and send it",
      youGet:
        "The sample, a record of the golden sample (the approved reference piece), the final specification and a packaging proof",
      youPay: "Samples and courier; tooling, if it needs any",
    },
    {
      id: "step-4",
      title: "It is made, then inspected",
      time: productionTime,
      desk: "check",
      text: "The contract is signed, the deposit starts the run, and photos follow every week. You can add a pre-production inspection (PPI, materials and first pieces) or a check during production (DPI). Before shipment comes the PSI (pre-shipment inspection): a random sample, judged by the AQL (acceptance quality limit, how many faults pass).",
      youDo: "Sign the contract, read the report, decide",
      weDo: "Follow the run, send weekly photos, inspect",
      youGet: `A production calendar, a report within ${reportTime} of the inspection, and a clear choice: ship or rework`,
      youPay: `Deposit of ${depositRange} and our fee of ${feeRange}; inspections as quoted; the balance after your approval, before shipment`,
      links: [toolLink("aqlSampling")],
    },
    {
      id: "step-5",
      title: "It travels to your door",
      time: `Air ${airDays} days, sea ${seaDays} days`,
      desk: "ship",
      text: "We book the space, watch the container being loaded, file the export declaration and hand over to your customs broker. The goods go to your warehouse, your backers or an Amazon center (FBA, Fulfillment by Amazon). Clearance and holidays come on top of the days above.",
      youDo: "Receive the goods and count them",
      weDo: "Book, check the loading, declare, brief the broker, deliver",
      youGet:
        "Invoice, packing list, bill of lading or airway bill (the carrier’s receipt), tracking, and a check on day 14 after delivery",
      youPay: "Freight, insurance, duty and tax",
      links: [toolLink("landedCost")],
    },
  ] satisfies readonly Step[],
};

export const totals = {
  heading: "All five together",
  text: "Steps 3 to 5 plus about a week of quoting. The solid part is a quick project, the striped part a slow one. A second sample round, tooling, customs clearance and holidays are extra. One person stays your contact from the first message to the last carton.",
  scaleWeeks: 16,
  routes: [
    { label: "By sea", range: "7–16 weeks", minWeeks: 7, maxWeeks: 16 },
    { label: "By air", range: "5–11 weeks", minWeeks: 5, maxWeeks: 11 },
  ] satisfies readonly Total[],
};

const { goods } = regularOrder;
const least = depositPercentMin;
const most = depositPercentMax;

const rangeOf = (from: number, to: number) =>
  `${dollars(shareOf(goods, from))}–${formatNumber(shareOf(goods, to))}`;

export const money = {
  heading: "Where the money is",
  intro:
    "The price of the goods, drawn to scale. Until you have read the inspection report, at least half of it is still yours.",
  chartLabel: `The price of the goods to scale: a deposit of ${least} to ${most} percent, then a balance of ${100 - most} to ${100 - least} percent.`,
  deposit: { title: depositRange, text: "deposit, when the contract is signed" },
  balance: {
    title: "The balance",
    text: "after you have read the inspection report, before the goods leave",
  },
  chartNote: `Solid is a deposit of ${least}%. Striped is the part that some factories ask on top.`,
  table: {
    caption: "Who pays when",
    columns: [
      { label: "When" },
      { label: "What you pay" },
      { label: `On ${dollars(goods)}`, isNumber: true },
    ],
    rows: [
      ["Steps 1 and 2", "Nothing: brief, search and quote are free", "US$0"],
      ["Step 3", "Samples, courier and any tooling, at cost", "as quoted"],
      ["Step 4, at the start", `Deposit of ${depositRange}`, rangeOf(least, most)],
      [
        "With the order",
        `Our service fee, ${feeRange} of the product value; here ${regularOrder.feePercent}%`,
        dollars(feeOf(regularOrder)),
      ],
      ["Step 4, per visit", "A fixed fee for each inspection you book", "as quoted"],
      [
        "Step 4, after the report",
        "The balance, before shipment",
        rangeOf(100 - most, 100 - least),
      ],
      ["Step 5", "Freight, insurance, duty and tax, at cost", "as quoted"],
    ],
  } satisfies FactTableCopy,
  links: [{ label: "How we are paid, line by line", to: paths.howWeArePaid }],
};

export const mishaps = {
  heading: "If it goes wrong",
  entries: [
    {
      title: "If the sample is wrong",
      text: "You can stop. You have paid for a sample and a courier, plus the mold if it needed one. Or we try the next factory on the comparison.",
    },
    {
      title: "If the lot fails",
      text: "You keep the balance. The factory sorts or repairs, we come back and inspect again, and the order already says at whose cost.",
    },
    {
      title: "If the vessel slips",
      text: "You read it the same day, with two ways out priced: wait for another departure, or fly the cartons you need first.",
    },
  ] satisfies readonly NoteItem[],
};

export const sections: readonly PageSection<"steps" | "money">[] = [
  { kind: "drawing", drawing: "steps" },
  { kind: "drawing", drawing: "money" },
  {
    kind: "full",
    ground: "dark",
    heading: "What slows a project",
    intro: "A late order usually has one of five reasons. Four of them can be planned for.",
    blocks: [
      {
        kind: "table",
        isCaptionHidden: true,
        table: {
          caption: "What slows a project",
          columns: [
            { label: "What happens" },
            { label: "What it adds" },
            { label: "What we do about it" },
          ],
          rows: [
            [
              "The brief leaves room to guess",
              "Prices that cannot be compared, and another round of quotes",
              "No factory is asked for a price before you have confirmed the brief in writing.",
            ],
            [
              "New artwork after approval",
              "A new proof, and the print run waits",
              "You approve the packaging proof together with the sample; after that, both are closed.",
            ],
            [
              "Two long holidays",
              `3–5 weeks around Chinese New Year (${nextChineseNewYear}), ${unbroken("1–2 weeks")} around ${unbroken("1–7 October")}`,
              "We ask each factory for its own closing dates, which are announced late in the year, and count back from them.",
            ],
            [
              "Laboratory tests",
              "1–4 weeks",
              "We ask in step 1 which certificates you need, so that testing starts on the sample.",
            ],
            [
              "A customs exam",
              "Days that nobody can promise",
              "Invoice, packing list and declaration are compared line by line before the goods leave.",
            ],
          ],
        },
      },
    ],
    links: [toolLink("productionPlanner"), { label: "All tools for importers", to: paths.tools }],
  },
];

export const cta = {
  heading: "Start at step one.",
  text: "Fill in the form, or forward the link to the product you have in mind. The asking is our part: one list of questions, and no charge until you choose a factory.",
  label: "Get a Free Quote",
  quoteTime: CUSTOM_QUOTE_TIME,
} satisfies CallToAction;
