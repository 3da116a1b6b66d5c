import type { AnswerView } from "@/tools/engine/answer";
import { ruleNames } from "@/content/incoterm-names";
import { answer as copy, riskPasses } from "@/content/tools/incoterms";
import { riskPoints, type Payer } from "@/lib/trade/incoterms";
import type { RuleAdvice } from "./calculate";
import type { Journey } from "./compare-rules";

function countLegs({ legs }: Journey): string {
  const count = (wanted: Payer) => legs.filter(({ payer }) => payer === wanted).length;
  return copy.legs(count("seller"), count("either"));
}

export function makeAnswerView({ answers, choice, recommended, quoted }: RuleAdvice): AnswerView {
  const { rule, reason, alternative } = choice;
  return {
    label: copy.label,
    figure: rule,
    unit: ruleNames[rule],
    text: alternative ? `${reason} ${copy.alternative(alternative)}` : reason,
    rows: [
      {
        label: copy.riskRow,
        detail: riskPasses[riskPoints[rule]],
        figure: copy.leg(recommended.riskAfter),
      },
      { label: copy.legsRow, detail: copy.legsDetail, figure: countLegs(recommended) },
      ...(quoted
        ? [
            {
              label: copy.quotedRow(quoted.rule),
              detail: copy.quotedDetail,
              figure: countLegs(quoted),
            },
          ]
        : []),
      ...(answers.quotation === rule ? [copy.sameRow] : []),
    ],
    caveat: copy.caveat,
  };
}
