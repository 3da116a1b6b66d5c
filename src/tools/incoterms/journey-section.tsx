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
    <ToolSection
      hasLane
      ground="sand"
      heading={copy.heading}
      intro={copy.intro}
      className="print:break-inside-avoid print:[&_details>p]:hidden"
    >
      <Card className="p-5 lg:p-6">
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
    <div className="not-first:mt-6 not-first:border-t not-first:border-border not-first:pt-6 lg:grid lg:grid-cols-[12rem_1fr] print:grid print:grid-cols-[12rem_minmax(0,1fr)_auto] print:gap-4 print:not-first:mt-[0.3rem] print:not-first:pt-[0.3rem]">
      <h3 className="text-d3">
        {rule}{" "}
        <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
          {label}
        </span>
      </h3>
      <div>
        <div aria-hidden="true" className="tone-accent relative mt-3 grid grid-cols-8 print:hidden">
          {legs.map(({ leg, payer }) => (
            <span key={leg} className="group/leg min-w-0">
              <span
                className={cn(
                  "block h-6 border-y-2 border-ink group-first/leg:border-l-2 group-nth-8/leg:rounded-r-full group-nth-8/leg:border-r-2",
                  payer === "seller" && "bar",
                  payer === "either" && "bar hatch outline-none",
                )}
              />
              <span className="hidden pt-1.5 text-label text-muted-foreground lg:block">
                {legNames[leg]}
              </span>
            </span>
          ))}
          <span
            className="stop absolute -top-0.5 size-7 -translate-x-1/2 border-6 [--stop-bg:var(--card)] [--stop:theme(colors.support.600)]"
            style={{ left: `${(riskAfter / legs.length) * 100}%` }}
          />
        </div>
        <p className="mt-3 text-lg">{copy.risk(riskPasses[risk[rule].point])}</p>
      </div>
    </div>
  );
}
