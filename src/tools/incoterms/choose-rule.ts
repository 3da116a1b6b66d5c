import { rules, type Rule } from "@/lib/trade/incoterms";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";

/** What can be answered to each question. The first answer is the example's. */
export const options = {
  cargo: ["cartons", "parcel", "bulk"],
  transport: ["sea", "air", "rail", "courier", "bulk-ship"],
  forwarder: ["yes", "no"],
  importer: ["yes", "no", "unknown"],
  vat: ["yes", "no", "none"],
  license: ["yes", "no", "unknown"],
  quotation: ["none", ...rules],
} as const;

export type Question = keyof typeof options;

export type Answers = { readonly [Name in Question]: (typeof options)[Name][number] };

/** The answers that decide. The others only bring warnings and a comparison. */
type Situation = Pick<Answers, "cargo" | "transport" | "forwarder" | "importer" | "vat">;

type Step = {
  name: "courierParcel" | "withoutPapers" | "outsideContainers" | "ownCarrier" | "toDoor";
  /** The questions that the step depends on. */
  asks: readonly (keyof Situation)[];
  applies: (situation: Situation) => boolean;
  rule: Rule;
  /** The second choice. */
  getAlternative: (situation: Situation) => Alternative | null;
};

type Alternative = "FCA" | "FOB" | "CIP";

const toDoor: Step = {
  name: "toDoor",
  asks: ["forwarder", "transport"],
  applies: () => true,
  rule: "DAP",
  getAlternative: () => "CIP",
};

/**
 * The first step that applies decides. No step recommends EXW or CIF, and DDP is never recommended
 * to somebody who can reclaim the tax.
 */
const steps: readonly Step[] = [
  {
    name: "courierParcel",
    asks: ["cargo", "transport"],
    applies: ({ cargo, transport }) => cargo === "parcel" && transport === "courier",
    rule: "DAP",
    getAlternative: () => "FCA",
  },
  {
    name: "withoutPapers",
    asks: ["importer", "vat"],
    applies: ({ importer, vat }) => importer === "no" && vat === "no",
    rule: "DDP",
    getAlternative: () => null,
  },
  {
    name: "outsideContainers",
    asks: ["cargo", "transport", "forwarder"],
    applies: ({ cargo, transport, forwarder }) =>
      forwarder === "yes" &&
      (transport === "bulk-ship" || (cargo === "bulk" && transport === "sea")),
    rule: "FOB",
    getAlternative: () => null,
  },
  {
    name: "ownCarrier",
    asks: ["forwarder", "transport"],
    applies: ({ forwarder, transport }) => forwarder === "yes" && transport !== "courier",
    rule: "FCA",
    getAlternative: ({ transport }) => (transport === "sea" ? "FOB" : null),
  },
  toDoor,
];

export type Choice = {
  rule: Rule;
  alternative: Alternative | null;
  /** The step that decided. */
  step: Step["name"];
  /** All steps up to it. */
  steps: readonly Step[];
};

/** @param given missing answers become the first option */
export function chooseRule(given: GivenTexts): Choice {
  const situation: Situation = {
    cargo: pick(options.cargo, given["cargo"]),
    transport: pick(options.transport, given["transport"]),
    forwarder: pick(options.forwarder, given["forwarder"]),
    importer: pick(options.importer, given["importer"]),
    vat: pick(options.vat, given["vat"]),
  };
  const step = steps.find(({ applies }) => applies(situation)) ?? toDoor;
  return {
    rule: step.rule,
    alternative: step.getAlternative(situation),
    step: step.name,
    steps: steps.slice(0, steps.indexOf(step) + 1),
  };
}

function pick<Option extends string>(
  all: readonly [Option, ...Option[]],
  text: string | undefined,
): Option {
  return all.find((option) => option === text) ?? all[0];
}
