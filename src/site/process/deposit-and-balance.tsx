import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { mishaps, money as copy } from "@/content/how-it-works";
import "@/ui/steps.css";

/**
 * The deposit and the balance drawn to scale, when each cost is due, and what happens if a step
 * fails.
 */
export function DepositAndBalance() {
  return (
    <Section heading={copy.heading} intro={copy.intro}>
      <div role="img" aria-label={copy.chartLabel} className="mt-12 grid sm:grid-cols-2">
        <div className="deposit-part rounded-t p-6 sm:rounded-l sm:rounded-r-none lg:p-8">
          <div className="w-3/5 pr-3">
            <p className="font-display text-d2 font-bold">{copy.deposit.title}</p>
            <p className="mt-1 font-semibold">{copy.deposit.text}</p>
          </div>
        </div>
        <div className="box surface-dark rounded-t-none p-6 sm:rounded-l-none sm:rounded-tr lg:p-8">
          <p className="font-display text-d2 font-bold">{copy.balance.title}</p>
          <p className="mt-1 max-w-measure font-semibold text-muted-foreground">
            {copy.balance.text}
          </p>
        </div>
      </div>
      <p className="mt-3 text-base text-muted-foreground">{copy.chartNote}</p>
      <Card className="mt-12">
        <FactTable table={copy.table} isCaptionHidden />
      </Card>
      <LinkRow links={copy.links} className="mt-6" />
      <h3 className="mt-20 text-d3">{mishaps.heading}</h3>
      <NoteColumns notes={mishaps.entries} headingLevel={4} className="mt-8" />
    </Section>
  );
}
