import type { Answers } from "./answers";
import type { Rule } from "@/lib/trade/incoterms";

export type Choice = {
  rule: Rule;
  /** The number of the deciding step, from 1. */
  step: number;
  reason: string;
  alternative: string | null;
  /** What to do before the rule can be used. */
  hints: readonly string[];
};

type Step = {
  question: string;
  /** The answers that the step depends on. */
  dependsOn: readonly (keyof Answers)[];
  applies: (answers: Answers) => boolean;
  rule: Rule;
  getReason: (answers: Answers) => string;
  getAlternative: (answers: Answers) => string | null;
};

const byCourier: Step = {
  question: "A parcel or samples, by courier?",
  dependsOn: ["cargo", "transport"],
  applies: ({ cargo, transport }) => cargo === "parcel" && transport === "courier",
  rule: "DAP",
  getReason: () =>
    "A courier picks up at the factory and carries to your door; the seller books it.",
  getAlternative: () => "FCA, seller’s premises, with your own courier account",
};

const withoutPapers: Step = {
  question: "Not registered, and no VAT to reclaim?",
  dependsOn: ["importer", "vat"],
  applies: ({ importer, vat }) => importer === "no" && vat === "no",
  rule: "DDP",
  getReason: () =>
    "You cannot import in your own name and have no tax to reclaim, so the seller imports.",
  getAlternative: () => null,
};

const outsideContainers: Step = {
  question: "Bulk or out of gauge on a ship, with a forwarder?",
  dependsOn: ["cargo", "transport", "forwarder"],
  applies: ({ cargo, transport, forwarder }) =>
    forwarder === "yes" && (transport === "bulk-ship" || (cargo === "bulk" && transport === "sea")),
  rule: "FOB",
  getReason: () => "Cargo outside a container is handed over on board, which is where FOB ends.",
  getAlternative: () => null,
};

const toOwnCarrier: Step = {
  question: "A forwarder, or an agency that books the freight?",
  dependsOn: ["forwarder", "transport"],
  applies: ({ forwarder, transport }) => forwarder === "yes" && transport !== "courier",
  rule: "FCA",
  getReason: () =>
    "Your carrier takes the goods over at the terminal, cleared for export, and risk passes there.",
  getAlternative: ({ transport }) =>
    transport === "sea"
      ? "FOB, if the factory insists: usual in China, but mind the gap between terminal and ship"
      : null,
};

const toYourDoor: Step = {
  question: "No forwarder, or a courier that needs none?",
  dependsOn: ["forwarder", "transport"],
  applies: () => true,
  rule: "DAP",
  getReason: ({ forwarder }) =>
    forwarder === "no"
      ? "Without a forwarder the seller arranges the way; you clear customs and pay duty and tax."
      : "A courier carries to your door; you clear customs and pay duty and tax.",
  getAlternative: () => "CIP to a named place, if you want the seller’s insurance",
};

/**
 * The first step that applies decides. No step recommends EXW or CIF, and DDP is never recommended
 * to somebody who can reclaim the tax.
 */
export const steps: readonly Step[] = [
  byCourier,
  withoutPapers,
  outsideContainers,
  toOwnCarrier,
  toYourDoor,
];

export function chooseRule(answers: Answers): Choice {
  const step = steps.find(({ applies }) => applies(answers)) ?? toYourDoor;
  const { rule, getReason, getAlternative } = step;
  return {
    rule,
    step: steps.indexOf(step) + 1,
    reason: getReason(answers),
    alternative: getAlternative(answers),
    // Couriers clear parcels themselves, and under DDP the seller imports.
    hints: step === byCourier || step === withoutPapers ? [] : registrationHints(answers),
  };
}

/** Hints for buyers who have to import but may not be registered yet. */
function registrationHints({ importer }: Answers): string[] {
  const where =
    "an EORI number in the EU and UK, an importer number in the US; usually a matter of days";
  if (importer === "no") return [`Register first: ${where}.`];
  if (importer === "unknown") return [`Ask whether you are registered: ${where}.`];
  return [];
}
