import { placeKindNames, riskPasses, stageNames } from "@/content/tools/incoterms";
import type { Summary } from "@/lib/tools/enquiry-block";
import type { FormState } from "@/lib/tools/form-state";
import { riskPoints } from "@/lib/trade/incoterms";
import type { RuleAdvice } from "./calculate";
import type { IncotermsField } from "./form";
import { getAnswerLabel } from "./describe-answers";

export function summarizeIncoterms(
  _state: FormState<IncotermsField, never>,
  { answers, choice, sentence, quoted, differences }: RuleAdvice,
): Summary {
  const name = (question: keyof typeof answers) => getAnswerLabel(question, answers);
  return {
    answer: [
      `Rule to ask for: ${sentence}`,
      `Risk passes: ${riskPasses[riskPoints[choice.rule]]}`,
      ...(choice.alternative ? [`Or: ${choice.alternative}`] : []),
    ],
    details: [
      `Goods: ${name("cargo")}; ${name("transport")}`,
      `Rule in the quotation: ${name("quotation")}`,
      ...(quoted
        ? [
            `Risk passes under ${quoted.rule}: ${riskPasses[riskPoints[quoted.rule]]}`,
            `Changes hands: ${differences.map((row) => stageNames[row.stage]).join(", ")}`,
          ]
        : []),
      `Forwarder: ${name("forwarder")}`,
      `Registered importer: ${name("importer")}; reclaims VAT: ${name("vat")}`,
      `Factory exports in its own name: ${name("license")}`,
    ],
  };
}

export function announceIncoterms(result: RuleAdvice): string {
  const { quoted, differences } = result;
  const advice = describeAdvice(result);
  if (!quoted) return advice;
  const changes =
    differences.length === 1
      ? "1 obligation changes hands"
      : `${differences.length} obligations change hands`;
  return `${advice}; against ${quoted.rule} ${changes}`;
}

/** Says which place is missing, because a placeholder in brackets makes no sense read aloud. */
function describeAdvice({ choice: { rule }, place, sentence }: RuleAdvice): string {
  return place.status === "open"
    ? `Ask for ${rule}, and name ${placeKindNames[place.kind].any}`
    : `Ask for ${sentence}`;
}
