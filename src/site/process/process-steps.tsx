import { Accordion } from "@/ui/accordion";
import { LinkRow } from "@/ui/link-row";
import { steps as copy, type Step } from "@/content/how-it-works";
import { cn } from "@/lib/cn";
import { StepTotals } from "./step-totals";

/** The five steps as an accordion on the lane. */
export function ProcessSteps() {
  return (
    <section aria-labelledby="steps-heading" className="border-t border-border bg-muted">
      <div className="container py-section">
        <h2 id="steps-heading" className="sr-only">
          {copy.heading}
        </h2>
        <Accordion
          entries={copy.entries.map((step, i) => ({
            id: step.id,
            title: `${i + 1}. ${step.title}`,
            note: step.time,
            desk: step.desk,
            content: <StepDetails step={step} />,
          }))}
        />
        <StepTotals />
      </div>
    </section>
  );
}

function StepDetails({ step }: { step: Step }) {
  const { labels } = copy;
  return (
    <>
      <p className="max-w-text text-lead text-foreground">{step.text}</p>
      <dl className="card mt-7 mb-3 grid sm:grid-cols-2 xl:grid-cols-4">
        <Cell label={labels.youDo} text={step.youDo} />
        <Cell label={labels.weDo} text={step.weDo} className="max-sm:border-t sm:border-l" />
        <Cell
          label={labels.youGet}
          text={step.youGet}
          className="border-t xl:border-t-0 xl:border-l"
        />
        <Cell
          label={labels.youPay}
          text={step.youPay}
          className="rounded-b border-t bg-accent-100 sm:rounded-bl-none sm:border-l xl:rounded-r xl:border-t-0"
        />
      </dl>
      {step.links && <LinkRow links={step.links} />}
    </>
  );
}

type CellProps = { label: string; text: string; className?: string };

function Cell({ label, text, className }: CellProps) {
  return (
    <div className={cn("cell border-border", className)}>
      <dt className="cell-label">{label}</dt>
      <dd className="mt-0.5 text-lg leading-snug font-semibold text-foreground">{text}</dd>
    </div>
  );
}
