import { depositRange, feeRange, smallestFee } from "@/config/fees";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { formatNumber } from "@/lib/numbers";
import type { CallToAction } from "./call-to-action";
import { feeOf, firstOrder, regularOrder, secondOrder, type ExampleOrder } from "./example-orders";
import type { PageCopy } from "./page-copy";
import type { FactTableCopy, PageSection } from "./sections";
import { toolLink } from "./tools/questions";

export const head = {
  title: `How We Are Paid: One Fee, No Commission | ${site.name}`,
  description: `A fee of ${feeRange} of product value, ${smallestFee} at least, on its own line. Freight and tests at cost, the deposit to the factory, and nothing from factories.`,
  heading: "How we are paid, line by line",
  intro:
    "Some agents quote “free” and earn from the factory. We are paid by you alone, with a fee on a line of its own, so that nobody else has a say in which factory you get.",
} satisfies PageCopy;

const describeOrder = (order: ExampleOrder): string[] => [
  formatNumber(order.goods),
  `${order.feePercent}%`,
  formatNumber(feeOf(order)),
];

export const orders: FactTableCopy = {
  caption: "The fee in three orders, in US dollars",
  columns: [
    { label: "Goods, US$" },
    { label: "Rate", isNumber: true },
    { label: "Our fee, US$", isNumber: true },
  ],
  rows: [firstOrder, secondOrder, regularOrder].map(describeOrder),
};

export const sections: readonly PageSection<"orders">[] = [
  {
    kind: "full",
    heading: "Who is paid what, and when",
    blocks: [
      {
        kind: "table",
        isCaptionHidden: true,
        table: {
          caption: "Who is paid what, and when",
          columns: [
            { label: "What" },
            { label: "How much" },
            { label: "Paid to" },
            { label: "When" },
          ],
          rows: [
            ["Quotation", "Nothing", "Nobody", "Before you order"],
            [
              "Our fee",
              `${feeRange} of the product value, ${smallestFee} at least`,
              "Us",
              "With the order",
            ],
            ["Inspections, audits, one-off jobs", "A fixed fee", "Us", "As agreed before we start"],
            [
              "Samples, courier, tests, tooling",
              "At cost",
              "Passed on by us",
              "Before the order is made",
            ],
            [
              "Deposit",
              `${depositRange} of the goods`,
              "The factory",
              "When the contract is signed",
            ],
            ["Balance", "The rest", "The factory", "After the inspection report, before shipment"],
            [
              "Freight, insurance, duty, tax",
              "At cost",
              "Passed on by us",
              "When the goods travel",
            ],
          ],
        },
      },
    ],
    links: [
      toolLink("landedCost"),
      { label: "The same money, step by step", to: paths.howItWorks },
      { label: "Terms of service", to: paths.terms },
    ],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "The fee in three orders",
    intro: "Examples. The rate falls as orders grow, and the quotation names it before you decide.",
    blocks: [{ kind: "drawing", drawing: "orders" }],
  },
  {
    kind: "full",
    heading: "What we do not take",
    blocks: [
      {
        kind: "notes",
        notes: [
          {
            title: "A commission",
            text: "An agent who is paid by the factory argues for the factory. Factories pay us nothing, in any form.",
          },
          {
            title: "A margin on freight or tests",
            text: "You pay what the carrier, the laboratory or the courier asks, without a margin.",
          },
          {
            title: "Your deposit",
            text: "It goes to the factory’s company account, in the name on its license. Never pay one to a person.",
          },
        ],
      },
    ],
  },
];

export const cta = {
  heading: "Ask for the fee before you need it.",
  text: "Send the product and the quantity. The quotation is free, and names our rate, the amount and what comes at cost.",
  label: "Get a Free Quote",
} satisfies CallToAction;
