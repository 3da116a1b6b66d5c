import { ToolSection } from "@/tools/engine/tool-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { legNames } from "@/content/incoterm-names";
import {
  differences as differencesCopy,
  journey as copy,
  riskPasses,
  stageNames,
} from "@/content/tools/incoterms";
import { cn } from "@/lib/cn";
import { risk } from "@/lib/trade/incoterms";
import type { RuleAdvice } from "./calculate";
import type { Journey } from "./calculate";

/** Bars over the eight legs for the recommended and the quoted rule, and the same as a table. */
export function JourneySection({ result }: { result: RuleAdvice }) {
  const { recommended, quoted, differences } = result;
  const journeys = quoted ? [recommended, quoted] : [recommended];
  const payersOf = (leg: number) =>
    journeys.map(({ legs }) => copy.payers[legs[leg]?.payer ?? "nobody"]);
  return (
    <ToolSection hasLane ground="sand" heading={copy.heading} intro={copy.intro}>
      <Card className="journey">
        {journeys.map((one) => (
          <JourneyBar
            key={one.rule}
            journey={one}
            label={one === recommended ? copy.recommended : copy.quoted}
          />
        ))}
      </Card>
      <Card className="mt-6 overflow-clip">
        <FactTable
          table={{
            caption: copy.caption,
            columns: [{ label: copy.leg }, ...journeys.map(({ rule }) => ({ label: rule }))],
            rows: recommended.legs.map(({ leg }, i) => [
              `${i + 1}. ${legNames[leg]}`,
              ...payersOf(i),
            ]),
          }}
          isNarrow
        />
      </Card>
      {quoted && (
        <Card className="mt-6 overflow-clip">
          <FactTable
            table={{
              caption: differencesCopy.heading(quoted.rule, recommended.rule),
              columns: [
                { label: differencesCopy.obligation },
                { label: differencesCopy.under(quoted.rule) },
                { label: differencesCopy.under(recommended.rule) },
              ],
              rows: differences.map((row) => [
                stageNames[row.stage],
                copy.payers[row.quoted],
                copy.payers[row.recommended],
              ]),
            }}
            isNarrow
          />
        </Card>
      )}
    </ToolSection>
  );
}

function JourneyBar({ journey, label }: { journey: Journey; label: string }) {
  const { rule, legs, riskAfter } = journey;
  return (
    <div className="journey-row">
      <h3 className="text-d3">
        {rule}{" "}
        <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
          {label}
        </span>
      </h3>
      <div>
        <div aria-hidden="true" className="journey-bar">
          {legs.map(({ leg, payer }) => (
            <span key={leg} className={cn("journey-leg", `is-${payer}`)}>
              <i>{legNames[leg]}</i>
            </span>
          ))}
          <span className="stop" style={{ left: `${(riskAfter / legs.length) * 100}%` }} />
        </div>
        <p className="mt-3 text-lg">{copy.risk(riskPasses[risk[rule].point])}</p>
      </div>
    </div>
  );
}
