import type { AnswerView } from "@/components/tools/answer";
import { answer as copy } from "@/content/tools/incoterms";
import type { Journey, RuleAdvice } from "./calculate";
import { riskPasses, ruleNames } from "./rules";

const paidLegs = ({ legs }: Journey) => legs.filter(({ payer }) => payer === "seller").length;

export function viewIncoterms({ choice, recommended, quoted }: RuleAdvice): AnswerView {
  const { rule, reason, alternative } = choice;
  return {
    label: copy.label,
    figure: rule,
    unit: ruleNames[rule],
    text: alternative ? `${reason} ${copy.alternative(alternative)}` : reason,
    rows: [
      {
        label: copy.riskRow,
        detail: copy.riskDetail(riskPasses[rule]),
        figure: copy.leg(recommended.riskAfter),
      },
      { label: copy.legsRow, detail: copy.legsDetail, figure: copy.legs(paidLegs(recommended)) },
      ...(quoted
        ? [
            {
              label: copy.quotedRow(quoted.rule),
              detail: copy.quotedDetail,
              figure: copy.legs(paidLegs(quoted)),
            },
          ]
        : []),
    ],
    caveat: copy.caveat,
  };
}
