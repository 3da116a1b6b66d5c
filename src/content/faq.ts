import { depositRange, feePercentMin, feeRange, smallestFee } from "@/config/fees";
import { airDays, courierDays, productionTime, sampleTime, seaDays } from "@/config/lead-times";
import type { ToastInput } from "@/ui/toast-store";
import { blogPostPath, paths } from "@/config/paths";
import { customQuoteTime, quoteTime, replyTime, reportTime, site } from "@/config/site";
import { capitalize, numberInWords } from "@/lib/number-words";
import { nextChineseNewYear } from "./chinese-new-year";
import { CUSTOM_QUOTE_TIME, type CallToAction } from "./call-to-action";
import { dollars, feeOf, regularOrder } from "./example-orders";
import type { LinkedText } from "./linked-text";
import type { PageCopy } from "./page-copy";
import type { TextLinkCopy } from "./sections";
import { toolLink } from "./tools/questions";

export type Question = {
  /** The hash of its link. Links are shared, so it must not change. */
  id: string;
  question: string;
  /** Paragraphs. A link such as "#payment" leads to another answer. */
  answer: readonly LinkedText[];
  /** Below the answer, and not part of it for search engines. */
  links?: readonly TextLinkCopy[];
};

export const copyMessages = {
  linkCopied: {
    title: "Link copied",
    description: "It opens this page at the same answer.",
  },
  copyFailed: {
    variant: "destructive",
    title: "Link not copied",
    description: "Your browser did not allow it. The same link is in the address bar.",
  },
} satisfies Record<string, ToastInput>;

export const page = {
  askLabel: "Ask us",
  copyLabel: "Copy link to this answer",
};

export const questions = [
  {
    id: "sourcing-agent",
    question: "What does a sourcing agent do that I cannot do online?",
    answer: [
      "Stand in the workshop. An agent checks the site, negotiates in Chinese, follows the order week by week and puts the goods of several factories into one shipment.",
      "The difference from a trader is who pays whom. We work for you, for a fee you can see, and you receive the factory’s name. A trader buys and resells, and the margin stays hidden in the price.",
      [
        "If you already have a supplier that has proved itself, you do not need us for sourcing. ",
        { text: "Book inspections only", to: paths.qualityControl },
        ".",
      ],
    ],
  },
  {
    id: "cost",
    question: "How much does it cost?",
    answer: [
      `The quote is free. If you order, our fee is ${feeRange} of the product value, with a minimum of ${smallestFee}. Large orders come close to ${feePercentMin}%. Inspections, audits and one-off jobs have a fixed project fee, agreed before we start.`,
      `An example: on an order of ${dollars(regularOrder.goods)} at ${regularOrder.feePercent}%, the fee is ${dollars(feeOf(regularOrder))}.`,
      [
        "Samples, courier, laboratory tests, freight and duty are passed on at cost. Suppliers pay us no commission: see ",
        { text: "how we are paid", to: paths.howWeArePaid },
        ". ",
        { text: "Who pays what, and when", to: paths.howItWorks },
        " is drawn to scale on another page.",
      ],
    ],
    links: [toolLink("landedCost")],
  },
  {
    id: "quote",
    question: "How fast is a quote and what do you need?",
    answer: [
      `Standard items are quoted within ${quoteTime}. For custom items the initial quotation comes within ${customQuoteTime}. Every message gets a reply within ${replyTime}.`,
      [
        "Please ",
        { text: "send us", to: paths.contact },
        " a photo or a link, the quantity, the destination, the certificates you need and your target price.",
      ],
      "A vague brief still gets prices, but each factory prices a different product, so they cannot be compared.",
    ],
    links: [toolLink("compareQuotes")],
  },
  {
    id: "minimum-order",
    question: "What is the minimum order?",
    answer: [
      "The factory sets it: the MOQ (minimum order quantity) often holds for each color and each size too. We add none of our own beyond the minimum fee. Typical ranges are 50–500 units for stock items, 500–3,000 with light branding, 1,000–10,000 from a custom mold, 100–500 per color or size for clothing and 500–2,000 for electronics.",
      "It can often be lowered: take stock colors, fewer variants or leftover material, pay a higher unit price, or order several products from one factory.",
      [
        "Be careful when a custom item is offered in tiny quantities. It often means that you are talking to a reseller. Here is ",
        {
          text: "how to verify a factory",
          to: blogPostPath("how-to-verify-a-chinese-factory-before-you-pay-a-deposit"),
        },
        ".",
      ],
    ],
  },
  {
    id: "samples",
    question: "Can I see a sample first?",
    answer: [
      `Yes, and you should. A sample takes ${sampleTime}, plus ${courierDays} days by courier. A stock sample often costs US$20–100 plus the courier. A custom sample costs more, and some factories refund it against the order.`,
      [
        "The piece you approve becomes the golden sample (the sealed reference for the order). There are three of it: one with you, one at the factory, one with our inspector. ",
        { text: "Step 3 of the process", to: `${paths.howItWorks}#step-3` },
        " shows where it fits.",
      ],
    ],
  },
  {
    id: "quality",
    question: "How do you control quality, and what if goods fail?",
    answer: [
      [
        "You choose from six checks: PPI (pre-production inspection), DPI (during-production inspection), PSI (pre-shipment inspection), a container loading check, a factory audit or a 100% check. Each is described under ",
        { text: "quality control", to: paths.qualityControl },
        ".",
      ],
      [
        "Random samples follow AQL (acceptance quality limit, how many faults pass) at general level II: 0 for critical faults, 2.5 for major, 4.0 for minor. ",
        {
          text: "Our AQL article",
          to: blogPostPath("aql-inspection-explained-for-first-time-importers"),
        },
        ` works through a lot. You get the report within ${reportTime} of the inspection.`,
      ],
      [
        "If the lot fails, hold ",
        { text: "the balance", to: "#payment" },
        ". The factory sorts or reworks, then we inspect again. Who pays for that is written in the order. Sampling lowers the risk; it never brings it to zero.",
      ],
    ],
    links: [toolLink("aqlSampling")],
  },
  {
    id: "payment",
    question: "How do I pay, and how do I avoid fraud?",
    answer: [
      `You pay a deposit of ${depositRange}, then the balance after the inspection and before shipment. Both go by bank transfer to a company account whose name matches the business license, never to a personal account. For large orders, ask your bank about an L/C (letter of credit, payment against documents).`,
      "The usual fraud is an email with changed bank details. Confirm any change by calling a number you already had. We never send new bank details by chat or email alone, so treat such a message as false, even with our name on it.",
      [
        "More in ",
        {
          text: "how to pay Chinese suppliers",
          to: blogPostPath("how-to-pay-chinese-suppliers-safely"),
        },
        ".",
      ],
    ],
    links: [toolLink("companyNumber")],
  },
  {
    id: "timing",
    question: "How long does everything take?",
    answer: [
      `Samples take ${sampleTime} and production ${productionTime}. Then count ${airDays} days by air, about 18–30 days by rail to Europe or ${seaDays} days by sea. In total, plan 7–16 weeks by sea or 5–11 by air, plus clearance.`,
      [
        `Chinese New Year (${nextChineseNewYear}) adds 3–5 weeks, the holiday around 1 October 1–2 weeks. Each factory sets its own closing days late in the year, so check before you promise a date. We wrote down `,
        {
          text: "a plan for the 2027 holiday",
          to: blogPostPath("planning-production-around-chinese-new-year-2027"),
        },
        ".",
      ],
    ],
    links: [toolLink("productionPlanner")],
  },
  {
    id: "shipping",
    question: "Do you ship to my country, to Amazon, and who handles customs?",
    answer: [
      [
        "Probably: we ship to over 200 countries, and to Amazon’s FBA (Fulfillment by Amazon) centers. Amazon does not act as importer, so the seller stays importer of record (the party that answers to customs). See ",
        { text: "FBA prep", to: paths.fbaPrep },
        ".",
      ],
      [
        "The Incoterm (the standard rule for who pays which leg) decides who handles customs. DDP (delivered duty paid) is possible, and then we show you the entry documents. ",
        {
          text: "Which rule to choose",
          to: blogPostPath("exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose"),
        },
        " depends on who you want to trust with the border.",
      ],
      "Duty depends on the HS code (Harmonized System, the customs product number) and the country of origin, and it changes. Have a licensed broker confirm it. In the EU and the UK you need an EORI number (Economic Operators Registration and Identification). Sea freight to the US needs a customs bond (a payment guarantee) and an ISF (Importer Security Filing, sent before loading).",
    ],
    links: [toolLink("incoterms"), toolLink("amazonCartonCheck")],
  },
  {
    id: "design",
    question: "How do you protect my design?",
    answer: [
      "Before drawings are sent, the factory signs an NNN agreement (non-use, non-disclosure, non-circumvention: no going around you). The text is Chinese, Chinese law applies, and it carries the company chop (its registered seal). Your files go only to the factories on the shortlist.",
      "In China a trademark belongs to whoever files first, so file early. If you pay for a mold, a tooling contract says that you own it and how it comes back.",
      [
        "We do not give legal advice: licensed lawyers draft the contracts. ",
        {
          text: "What belongs in them",
          to: blogPostPath(
            "nnn-agreements-trademarks-and-tooling-protecting-your-product-in-china",
          ),
        },
        " is on the blog.",
      ],
    ],
  },
] satisfies readonly Question[];

/** The description of the page in the menu (navigation.ts) says it, too. */
const numberOfQuestions = capitalize(numberInWords(questions.length));

export const head = {
  title: `China Sourcing FAQ: Fees, MOQ, Quality | ${site.name}`,
  description: `${numberOfQuestions} straight answers on fees, minimum orders, samples, inspections, payments, timing, customs, Amazon FBA and protecting your design.`,
  heading: `${numberOfQuestions} things buyers ask first`,
  intro:
    "Most first questions are about money, minimum orders and what happens when goods fail. Here are short answers with the numbers in them. If yours is missing, write to us and ask.",
} satisfies PageCopy;

export const cta = {
  heading: "Your question is not here? Ask us.",
  text: "One line is enough, and it does not have to sound like an importer wrote it. If the honest answer is that you do not need us, that is the one you get.",
  label: "Ask your question",
  quoteTime: CUSTOM_QUOTE_TIME,
} satisfies CallToAction;
