import type { FormState } from "@/lib/tools/form-state";
import type { RuleAdvice } from "./calculate";
import type { IncotermsField } from "./form";
import { nameAnswer } from "./name-answer";
import { riskPasses } from "./rules";

export function summarizeIncoterms(
  _state: FormState<IncotermsField, never>,
  { answers, choice, sentence, quoted, differences }: RuleAdvice,
): string[] {
  const name = (question: keyof typeof answers) => nameAnswer(question, answers);
  return [
    `Rule to ask for: ${sentence}`,
    `Risk passes: ${riskPasses[choice.rule]}`,
    ...(choice.alternative ? [`Or: ${choice.alternative}`] : []),
    `Goods: ${name("cargo")}; ${name("transport")}`,
    `Forwarder: ${name("forwarder")}`,
    `Registered importer: ${name("importer")}; reclaims VAT: ${name("vat")}`,
    `Factory exports in its own name: ${name("license")}`,
    `Rule in the quotation: ${name("quotation")}`,
    ...(quoted
      ? [
          `Risk passes under ${quoted.rule}: ${riskPasses[quoted.rule]}`,
          `Changes hands: ${differences.map((row) => row.name).join(", ")}`,
        ]
      : []),
  ];
}

export function announceIncoterms({ sentence, quoted, differences }: RuleAdvice): string {
  if (!quoted) return `Ask for ${sentence}`;
  return `Ask for ${sentence}; against ${quoted.rule} ${differences.length} obligations change hands`;
}
