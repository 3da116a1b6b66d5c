import { FormReader } from "@/lib/tools/form-reader";
import type { FormState } from "@/lib/tools/form-state";
import type { Outcome } from "@/lib/tools/outcome";
import { chooseRule, type Answers, type Choice } from "./choose-rule";
import { findWarnings } from "./find-warnings";
import {
  cargos,
  forwarders,
  importers,
  incotermsForm,
  licenses,
  quotations,
  transports,
  vats,
  type IncotermsField,
} from "./form";
import { findObligation, legs, obligations, riskAfterLegs, type Payer, type Rule } from "./rules";

export type Journey = {
  rule: Rule;
  legs: readonly { name: string; payer: Payer }[];
  riskAfter: number;
};

export type RuleAdvice = {
  answers: Answers;
  choice: Choice;
  /** "FCA Yantian, Shenzhen, Incoterms 2020" */
  sentence: string;
  recommended: Journey;
  /** The rule of the quotation; null where there is none, or it is the recommended one. */
  quoted: Journey | null;
  /** What changes hands between the quoted rule and the recommended one. */
  differences: readonly { name: string; quoted: Payer; recommended: Payer }[];
};

export function calculateIncoterms({
  texts,
}: FormState<IncotermsField, never>): Outcome<RuleAdvice> {
  const reader = new FormReader(incotermsForm.fields, texts);
  const answers: Answers = {
    cargo: reader.choice("cargo", cargos),
    transport: reader.choice("transport", transports),
    forwarder: reader.choice("forwarder", forwarders),
    importer: reader.choice("importer", importers),
    vat: reader.choice("vat", vats),
    license: reader.choice("license", licenses),
    quotation: reader.choice("quotation", quotations),
  };
  if (!reader.hasErrors && isContradiction(answers)) {
    reader.reject("transport", "These two do not go together");
  }
  if (reader.hasErrors) return { ok: false, errors: reader.errors };

  const choice = chooseRule(answers);
  const quotation = answers.quotation === "none" ? null : answers.quotation;
  const isOther = quotation !== null && quotation !== choice.rule;
  return {
    ok: true,
    result: {
      answers,
      choice,
      sentence: `${choice.rule} ${namePlace(choice, answers)}, Incoterms 2020`,
      recommended: describeJourney(choice.rule),
      quoted: isOther ? describeJourney(quotation) : null,
      differences: isOther ? compareRules(quotation, choice.rule) : [],
    },
    lines: explainChoice(choice),
    warnings: [...choice.hints, ...findWarnings(answers, choice.rule)],
  };
}

function isContradiction({ cargo, transport }: Answers): boolean {
  return (
    (transport === "bulk-ship" && cargo === "parcel") ||
    (transport === "courier" && cargo === "bulk")
  );
}

/** A place is an example where the answers leave it open: every rule needs one. */
function namePlace({ rule, place }: Choice, { transport }: Answers): string {
  if (rule === "FOB") return "Ningbo";
  if (rule !== "FCA") return `[${place}]`;
  if (transport === "air") return "Shenzhen Airport";
  return transport === "rail" ? "Xi’an rail terminal" : "Yantian, Shenzhen";
}

function describeJourney(rule: Rule): Journey {
  return {
    rule,
    legs: legs.map(({ name, obligation }) => ({
      name,
      payer: findObligation(obligation, rule).payer,
    })),
    riskAfter: riskAfterLegs[rule],
  };
}

function compareRules(quoted: Rule, recommended: Rule) {
  return obligations
    .map(({ name }) => ({
      name,
      quoted: findObligation(name, quoted).payer,
      recommended: findObligation(name, recommended).payer,
    }))
    .filter((row) => row.quoted !== row.recommended);
}

const STEPS = [
  "Parcel or courier",
  "Not registered, and no VAT to reclaim",
  "Bulk or out-of-gauge, with a forwarder",
  "A forwarder, or an agency that books the freight",
  "No forwarder",
];

/** The questions in their order, up to the one that decided. */
function explainChoice(choice: Choice) {
  return STEPS.slice(0, choice.step).map((label, i) => ({
    label,
    how: i + 1 === choice.step ? choice.reason : "no, next question",
    value: i + 1 === choice.step ? choice.rule : "no",
  }));
}
