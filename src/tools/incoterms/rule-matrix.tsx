import { OldFigures } from "@/tools/engine/old-figures";
import { ToolSection } from "@/tools/engine/tool-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { example, matrix as copy, matrixNotes, stageNames } from "@/content/tools/incoterms";
import { formatMonth } from "@/lib/dates";
import {
  findObligation,
  incotermsSource,
  obligations,
  rules,
  type Payer,
  type Rule,
  type Stage,
} from "@/lib/trade/incoterms";

/** Every obligation under every rule: a matrix or, on narrow screens, a list of rules by payer. */
export function RuleMatrix({ today }: { today: string }) {
  return (
    <ToolSection heading={copy.heading} intro={copy.intro}>
      <Card className="mt-12 overflow-clip max-lg:hidden print:block">
        <table className="fact-table [&_:is(td,th):not(:first-child)]:px-1 [&_:is(td,th):not(:first-child)]:text-center">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.obligation}</th>
              {rules.map((rule) => (
                <th key={rule} scope="col">
                  {rule}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {obligations.map(({ stage }) => (
              <tr key={stage}>
                <th scope="row">{stageNames[stage]}</th>
                {rules.map((rule) => (
                  <td key={rule}>{formatCell(stage, rule)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card className="mt-12 overflow-clip lg:hidden print:hidden">
        <FactTable
          table={{
            caption: copy.caption,
            columns: [
              { label: copy.obligation },
              { label: copy.seller },
              { label: copy.buyer },
              { label: copy.otherwise },
            ],
            rows: obligations.map(({ stage }) => [
              stageNames[stage],
              listRules(stage, "seller") || NONE,
              listRules(stage, "buyer") || NONE,
              listOthers(stage),
            ]),
          }}
        />
      </Card>
      <ul className="mt-6 grid gap-1 text-base text-muted-foreground print:block">
        {Object.entries(matrixNotes).map(([key, text]) => (
          <li key={key} className="print:mr-4 print:inline-block">
            {copy.note(key, text)}
          </li>
        ))}
      </ul>
      <div className="mt-10 border-t-2 border-strong pt-4 print:hidden">
        <h3 className="text-title">{example.title}</h3>
        <p className="mt-2 max-w-text text-lg text-muted-foreground">{example.text}</p>
      </div>
      <p className="tool-source mt-8 max-w-text text-base text-muted-foreground">
        {copy.source(formatMonth(incotermsSource.asOf))}
      </p>
      <OldFigures sources={[incotermsSource]} today={today} />
      <LinkRow links={copy.links} className="mt-4" />
    </ToolSection>
  );
}

const NONE = "–";
const LETTER: Record<Payer, string> = { seller: "S", buyer: "B", either: "S/B", nobody: NONE };

function formatCell(stage: Stage, rule: Rule): string {
  const { payer, note } = findObligation(stage, rule);
  return note ? `${LETTER[payer]} (${note})` : LETTER[payer];
}

/** For example "FCA (1), FAS, FOB". */
function listRules(stage: Stage, payer: Payer): string {
  return rules
    .map((rule) => ({ rule, ...findObligation(stage, rule) }))
    .filter((one) => one.payer === payer)
    .map(({ rule, note }) => (note ? `${rule} (${note})` : rule))
    .join(", ");
}

function listOthers(stage: Stage): string {
  const either = listRules(stage, "either");
  if (either) return copy.either(either);
  const nobody = listRules(stage, "nobody");
  return nobody ? copy.nobody(nobody) : NONE;
}
