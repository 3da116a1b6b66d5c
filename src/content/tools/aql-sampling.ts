import { blogPostPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolTexts } from "@/content/tools/shared";
import { ordinal } from "./shared";
import { formatNumber } from "@/lib/numbers";

export const texts = {
  head: {
    title: `AQL Sampling Calculator, ISO 2859-1 | ${site.name}`,
    description:
      "How many pieces are opened in an inspection, how many defects fail the lot, and how often a bad lot passes. ISO 2859-1 and ANSI Z1.4, arrows followed.",
    intro:
      "Type the size of your lot. You get the sample, the number of defects that fails it, and how often a bad lot slips through anyway.",
  },
  worksheet: { title: "Worksheet", note: "ISO 2859-1 / ANSI Z1.4" },
  call: {
    heading: "Tell us the lot. We’ll name the day.",
    text: "Product, quantity, city and the week it should be finished. You get the inspection plan, the sample size and the price.",
    label: "Get a Free Quote",
  },
} satisfies ToolTexts;

export const form = {
  groups: {
    lot: { title: "Your lot", detail: "one product, one batch" },
    limits: { title: "Your limits", detail: "AQL per kind of defect" },
    real: { title: "A real lot", detail: "what if this share is bad?" },
  },
  fields: {
    lot: {
      label: "Lot size, pieces",
      message: "Enter a whole number of pieces, 2 or more",
      tooLarge: "Enter a lot of 1,000,000,000 pieces or fewer",
    },
    level: { label: "Inspection level", hint: "II unless agreed otherwise" },
    severity: {
      label: "Severity",
      options: { normal: "Normal", tightened: "Tightened" },
      hint: "Tightened after failed lots",
    },
    critical: {
      label: "Critical, could hurt someone, AQL %",
      options: { none: "None allowed" },
      message: "Choose an AQL from the list",
    },
    major: { label: "Major, AQL %", message: "Choose an AQL from the list" },
    minor: { label: "Minor, AQL %", message: "Choose an AQL from the list" },
    defective: {
      label: "Defective pieces, % of the lot",
      hint: "Only for the chance of passing; it changes no sample.",
      message: "Enter a percentage from 0 to 100",
    },
  },
  rows: {},
} as const;

export const answer = {
  label: "The inspector opens",
  unit: (lot: string) => `of ${lot}`,
  pieces: (count: string) => `${count} pieces`,
  short: (major: number, minor: number) =>
    `pieces; major accept ${major}, reject ${major + 1}; minor accept ${minor}, reject ${minor + 1}`,
  /** Where an arrow of the table leads to another plan, with its letter. */
  letter: (ofLot: string, ofPlan: string) =>
    ofLot === ofPlan ? ofLot : `${ofLot}, arrow to ${ofPlan}`,
  drawn: (letter: string) =>
    `Code letter ${letter}, drawn at random from the whole lot, not from the nearest carton.`,
  whole: "The plan asks for as many pieces as you have, or more. All of them are opened.",
  classes: { critical: "Critical", major: "Major", minor: "Minor" },
  plan: (name: string, aql: string | null) => `${name}, ${aql ? `AQL ${aql}` : "none allowed"}`,
  noneAllowed: "none allowed",
  accept: (count: number) => `accept ${count}`,
  numbers: (accept: number) => `accept ${accept}, reject ${accept + 1}`,
  ownSample: (count: string, refusal: string) => `${count} pieces, ${refusal}`,
  risk: (share: string, passes: string) =>
    `a lot with ${share} defects passes ${passes} of the time`,
  decisions: {
    sample: (pieces: string, risk: string) =>
      `Write these numbers into the order, and book the inspection of ${pieces} pieces before you pay the balance: ${risk}.`,
    all: (pieces: string) =>
      `Have all ${pieces} pieces checked before you pay the balance; the lot is too small for a sample.`,
  },
  overMost: "over 99%",
  underLeast: "under 1%",
  caveat: "AQL is the level at which most lots pass, not the share of defects you agree to.",
};

export const steps = {
  band: (from: string, to: string | null) => (to === null ? `${from} and more` : `${from}–${to}`),
  letter: (lot: string, band: string, level: string) => ({
    label: `Lot ${lot} lies in ${band}`,
    how: `level ${level} gives the code letter`,
  }),
  noneAllowed: (name: string, pieces: string) => ({
    label: `No ${name} defect allowed`,
    how: `in the largest sample, ${pieces}`,
  }),
  plan: (name: string, letter: string, aql: string, isTightened: boolean) =>
    `${name}: ${letter} at AQL ${aql}${isTightened ? ", tightened" : ""}`,
  arrow: (from: string, to: string) => `the table sends you from ${from} to ${to}: `,
  moreThanLot: (asked: string, pieces: string) =>
    `${asked} are more than the lot, so all ${pieces}`,
  all: (pieces: string) => `all ${pieces}`,
};

export const reading = { heading: "How the table was read" };

/** A lot with more pieces than squares: the number of squares, and how many of them are orange. */
type ScaledPicture = { lot: number; inspected: number; squares: number; opened: number };

export const lotPicture = {
  heading: "Your lot, one square a piece",
  headingScaled: "Your lot, drawn to scale",
  intro: (lot: string, drawn: string) =>
    drawn === lot
      ? `${lot} squares, all opened. Each piece is measured against the sample you signed.`
      : `${lot} squares, ${drawn} opened. Each orange piece is measured against the sample you signed; the others stay in their cartons.`,
  introScaled: ({ lot, inspected, squares, opened }: ScaledPicture) => {
    const ground = `${formatNumber(squares)} squares stand for ${formatNumber(lot)} pieces`;
    const drawn = formatNumber(inspected);
    const orange =
      inspected * squares < lot
        ? `. The ${drawn} that are opened would not fill the orange one.`
        : `, ${opened} in orange for the ${drawn} that are opened.`;
    return `${ground}${orange} Each is measured against the sample you signed; the others stay in their cartons.`;
  },
  label: (lot: string, drawn: string) =>
    `${lot} pieces drawn as squares, ${drawn === lot ? "all of them" : `${drawn} of them picked at random`}`,
  tableLabel: "Accept and reject numbers",
};

export const chance = {
  heading: "What a pass is worth",
  sentence: (share: string, passes: string) =>
    `A lot with ${share} defects passes ${passes} of the time.`,
  explanation: (bad: number, lot: string, drawn: string) =>
    `That is ${formatNumber(bad)} bad ${bad === 1 ? "piece" : "pieces"} in ${lot}, and ${drawn} opened.`,
  certain: (accept: number) =>
    `Every piece is opened, so luck has no part: with ${accept + 1} bad ${accept === 0 ? "piece" : "pieces"} or more the lot is refused, with fewer it passes.`,
  points: (often: string, half: string, tenth: string) =>
    `At ${often} it passes 19 times in 20. At ${half} it is a coin toss. At ${tenth} it passes one time in ten.`,
  caveat:
    "AQL is not the share of defects you agree to; it is the level at which most lots pass. A passed sample does not prove the lot.",
  article: {
    label: "AQL explained with 1,200 mugs",
    to: blogPostPath("aql-inspection-explained-for-first-time-importers"),
  },
  chartTitle: "Chance that the lot passes, major defects",
  chartNote: (lot: string, drawn: string, accept: number) =>
    `${lot} pieces, ${drawn} drawn, accept ${accept}`,
  chartLabel: (points: string) =>
    `Curve of the chance of passing: ${points}. The table below has the values.`,
  point: (share: string, passes: string) => `${share} bad, ${passes} pass`,
  passes: "Passes",
  refused: "Refused",
  axis: "Defective pieces in the lot",
  tableCaption: "Chance of passing by share of defective pieces, hypergeometric",
  defective: "Defective",
};

export const explanations = {
  heading: "What the words mean",
  rows: [
    {
      title: "Levels I, II and III",
      text: "How much you look. II is usual; I opens fewer pieces where past lots were good, III more where a fault is costly.",
    },
    {
      title: "Levels S-1 to S-4",
      text: "Small samples for checks that destroy the piece or take hours, such as a drop test or a taste test.",
    },
    {
      title: "Normal and tightened",
      text: "Tightened accepts fewer defects. The standard asks for it once two of five lots in a row were refused.",
    },
    {
      title: "Critical, major, minor",
      text: "Critical could hurt someone or break a law. Major makes a buyer send it back. Minor is seen, but lived with.",
    },
  ],
};

export const elsewhere = {
  heading: "When the table sends you elsewhere",
  notes: [
    {
      title: "100 pieces at AQL 1.0.",
      text: "The code letter is F, but the table points up to E: 13 pieces, accept 0. At 1.5 it points down to G: 32 pieces, accept 1. We show the letter where you stop.",
    },
    {
      title: "15 pieces at AQL 0.65.",
      text: "The plan asks for 20, more than you have. Then all 15 are opened and none may fail.",
    },
  ],
  source: (source: string, asOf: string) =>
    `Tables of ${source}, single sampling, as of ${asOf}. A third edition has been on sale since January 2026; its numbers are said to be the same. Reduced inspection is left out: it needs ten accepted lots, and a first order has none.`,
  link: { label: "Book an inspection", to: paths.qualityControl },
};

/** For example "the sixth refuses the lot". */
export function describeRefusal(accept: number): string {
  return `the ${ordinal(accept + 1)} refuses the lot`;
}
