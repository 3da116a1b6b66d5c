import type { CallToAction } from "@/content/call-to-action";
import type { PageCopy } from "@/content/page-copy";

/**
 * The texts that every tool has. Its heading is in questions.ts; its name in breadcrumbs, other tools
 * and enquiries in names.ts.
 */
export type ToolTexts = {
  head: Omit<PageCopy, "heading">;
  call: CallToAction;
  worksheet: { title: string; note: string };
};

/** For example "a, b and c". */
export function joinWords(words: readonly string[], conjunction: "and" | "or"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

export const pieces = (count: string) => (count === "1" ? "1 piece" : `${count} pieces`);

export const countQuestions = (count: number) =>
  count === 1 ? "1 question" : `${count} questions`;

/** Errors that fields of all tools have in common. */
export const toolMessages = {
  count: (figure: string) => `Write only the figure: ${figure}`,
  money: (figure: string) => `Write only the figure, in the form’s own currency: ${figure}`,
  unit: "Write only the figure, in the form’s own unit",
  choice: "Choose one",
  date: "Enter a real date",
};

/** The texts that all tools share. */
export const toolWords = {
  send: "Send this with an enquiry",
  copyLink: "Copy link",
  copied: "Copied",
  copyFailed: "Your browser does not copy. The link is in the address bar.",
  print: "Print",
  startOver: "Start over",
  undoStartOver: "Bring my figures back",
  result: "Result",
  decision: "What to do now",
  nextTools: "Go on to another tool",
  offers: {
    heading: (tools: string) => `${tools}: other figures. Take all of them, or keep yours.`,
    /** @param before "" if it replaces nothing of the visitor's */
    text: (label: string, text: string, before: string) =>
      `${label}: ${text}${before && ` instead of ${before}`}`,
    rows: (names: string, before: string) =>
      `${names || "None"}${before && before !== names ? ` instead of ${before}` : ""}`,
    /** @param entry what belongs to the visitor's earlier shipment */
    gone: (entry: string) => `Without ${entry}`,
    use: "Take all",
    decline: "Keep mine",
    taken: (tools: string) => `Filled in from: ${tools}.`,
    undo: "Undo",
    mark: (tool: string) => `from ${tool}`,
  },
  goOn: (tool: string) => `Go on to: ${tool}`,
  firstProblem: "First",
  fieldsToCorrect: (count: number) =>
    count === 1 ? "1 field to correct" : `${count} fields to correct`,
  unfinished: "Fill in the open fields",
  /** A step of a calculation and what it gives. */
  step: (how: string, value: string) => `${how}: ${value}`,
  /** What a number was read as that means another one in some countries. */
  readAs: (figure: string, other: string | null) =>
    other === null ? `Read as ${figure}.` : `Read as ${figure}, not ${other}.`,
  useCorrection: (figure: string) => `Use ${figure}`,
  converted: "The same measures, in the new unit.",
  keepFigures: "Keep my figures, change the unit",
  ignoredValues: "Part of this link was not valid. The defaults are in its place.",
  emptyHeading: "No answer yet",
  emptyText: "The answer appears as soon as these are right:",
  example: {
    /** Marks a field. */
    mark: "example",
    /** In the answer, by the number of entries that are still the example's. */
    all: "An example so far.",
    some: (count: number) => `${countExampleEntries(count)} in it.`,
    none: "From your own entries.",
    /** In the button that sends the answer. */
    first: (count: number) => `First settle ${countExampleEntries(count)}`,
    confirm: "Confirm the example",
    confirmOne: "It is mine",
    stillInIt: (fields: string) => `Still the example’s: ${fields}.`,
    /** In front of the short answer, and of the announced one. */
    prefix: (hasOwnEntries: boolean) => (hasOwnEntries ? "Partly the example’s:" : "Example:"),
    own: "Your figures:",
  },
  /** Figures that the visitor does not know. */
  unknown: {
    /** Marks a field. */
    mark: "not known",
    heading: "Is there a figure you don’t know?",
    all: "I don’t know any of the example’s",
    some: "Not all of it is known.",
    one: "I don’t know this",
    /** In the answer. @param fields for example "Main freight, USD; Duty rate, %" */
    leftOut: (fields: string) => `Without what you don’t know yet: ${fields}. That comes on top.`,
    standIn: (fields: string) => `Counted with a stand-in where you don’t know yet: ${fields}.`,
    decision: "First find out what is left out, or send this with an enquiry: we find out for you.",
    /** In front of what to do. */
    ifRight: "Only if the stand-in is right: ",
    /** In front of the short answer, and of the announced one. */
    prefix: "Not all of it known:",
  },
  printedOn: (date: string) => `Counted on ${date}.`,
  exampleNotSent: {
    title: "The example is not sent",
    description: "Confirm its entries, enter your own, or say that you don’t know them.",
  },
};

function countExampleEntries(count: number): string {
  return count === 1 ? "1 entry of the example" : `${count} entries of the example`;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** "second"; in figures above the tenth: "12th". */
export function ordinal(position: number): string {
  return ORDINALS[position - 1] ?? `${position}${ordinalEnding(position)}`;
}

function ordinalEnding(position: number): string {
  const isTeen = position % 100 > 10 && position % 100 < 14;
  return (!isTeen && ["th", "st", "nd", "rd"][position % 10]) || "th";
}
