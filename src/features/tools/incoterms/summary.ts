import type { FormState } from "@/lib/tools/form-state";
import type { RuleAdvice } from "./calculate";
import type { IncotermsField } from "./form";
import { riskPasses } from "./rules";

export function summarizeIncoterms(
  _state: FormState<IncotermsField, never>,
  { answers, choice, sentence, quoted }: RuleAdvice,
): string[] {
  const { cargo, transport, forwarder, importer, vat, license } = answers;
  return [
    `Goods: ${cargo}, by ${transport}; forwarder ${forwarder}`,
    `Registered importer: ${importer}; VAT reclaimed: ${vat}; factory exports itself: ${license}`,
    `Rule in the quotation: ${answers.quotation}`,
    `Rule to ask for: ${sentence}`,
    `Risk passes: ${riskPasses[choice.rule]}`,
    ...(quoted ? [`Under ${quoted.rule} it passes: ${riskPasses[quoted.rule]}`] : []),
  ];
}

export function announceIncoterms({ sentence }: RuleAdvice): string {
  return `Ask for ${sentence}`;
}
