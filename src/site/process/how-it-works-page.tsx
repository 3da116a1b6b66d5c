import { depositPercentMax, depositPercentMin } from "@/config/fees";
import { paths } from "@/config/paths";
import { describedPicture } from "@/content/described-pictures";
import {
  cta,
  head,
  mishaps,
  money,
  sections,
  steps,
  totals,
  type Step,
} from "@/content/how-it-works";
import { Accordion } from "@/ui/accordion";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { Picture } from "@/ui/picture";
import { Page } from "@/ui/sections/page";
import { PageSections } from "@/ui/sections/page-sections";
import { Section } from "@/ui/sections/section";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { cssPercent } from "@/lib/css-percent";
import { howTo } from "@/ui/structured-data";

export function HowItWorksPage() {
  return (
    <Page
      head={head}
      page="howItWorks"
      things={[
        howTo(
          {
            name: head.heading,
            description: head.description,
            path: paths.howItWorks,
          },
          steps.entries,
        ),
      ]}
      cta={cta}
    >
      <section>
        <div className="container grid gap-x-20 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:items-end lg:pt-16 lg:pb-24">
          <div>
            <h1 className="text-d1">{head.heading}</h1>
            <p className="mt-6 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
          </div>
          <Picture
            isPriority
            images={[describedPicture("how-it-works")]}
            sizes="(width >= 64rem) 36rem, calc(100vw - 2.5rem)"
            className="aspect-4/3 w-full rounded rounded-tr-bend object-cover"
          />
        </div>
      </section>
      <PageSections
        sections={sections}
        drawings={{ steps: <ProcessSteps />, money: <DepositAndBalance /> }}
      />
    </Page>
  );
}

/** The five steps as an accordion on the lane. */
function ProcessSteps() {
  return (
    <section aria-labelledby="steps-heading" className="border-t border-border bg-muted">
      <div className="container py-section">
        <h2 id="steps-heading" className="sr-only">
          {steps.heading}
        </h2>
        <Accordion
          entries={steps.entries.map((step, i) => ({
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

/** What is said of each step, in this order, with the borders between the cells. */
const CELLS = [
  ["youDo", ""],
  ["weDo", "max-sm:border-t sm:border-l"],
  ["youGet", "border-t xl:border-t-0 xl:border-l"],
  [
    "youPay",
    "rounded-b border-t bg-accent-100 sm:rounded-bl-none sm:border-l xl:rounded-r xl:border-t-0",
  ],
] as const;

function StepDetails({ step }: { step: Step }) {
  return (
    <>
      <p className="max-w-text text-lead text-foreground">{step.text}</p>
      <dl className="card mt-7 mb-3 grid sm:grid-cols-2 xl:grid-cols-4">
        {CELLS.map(([key, className]) => (
          <div key={key} className={cn("cell border-border", className)}>
            <dt className="cell-label">{steps.labels[key]}</dt>
            <dd className="mt-0.5 text-lg leading-snug font-semibold text-foreground">
              {step[key]}
            </dd>
          </div>
        ))}
      </dl>
      {step.links && <LinkRow links={step.links} />}
    </>
  );
}

/** The total duration for each route, as bars: solid is the minimum, striped the maximum. */
function StepTotals() {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8 border-t-2 border-strong pt-6 lg:grid-cols-2">
      <div>
        <h3 className="text-d3">{totals.heading}</h3>
        <p className="mt-3 max-w-measure text-lg text-muted-foreground">{totals.text}</p>
      </div>
      <dl className="tone-support grid content-start gap-5">
        {totals.routes.map(({ label, range, minWeeks, maxWeeks }) => (
          <div key={label}>
            <dt className="text-lg font-semibold">{label}</dt>
            <dd>
              <span className="tone-text font-display text-d3 font-bold">{range}</span>
              <div
                aria-hidden="true"
                className="relative mt-1.5 h-7 *:absolute *:inset-y-0 *:left-0 forced-colors:*:forced-color-adjust-none"
              >
                <span
                  className="bg-(--tone)"
                  style={{ width: cssPercent(minWeeks, totals.scaleWeeks) }}
                />
                <span
                  className="rounded-r-full border-2 border-(--tone) bg-[repeating-linear-gradient(115deg,var(--tone)_0_2px,transparent_2px_7px)]"
                  style={{ width: cssPercent(maxWeeks, totals.scaleWeeks) }}
                />
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The largest deposit as a share of the price, and of that the smallest. */
const depositShares = cssVariables({
  "--deposit": cssPercent(depositPercentMax, 100),
  "--solid": cssPercent(depositPercentMin, depositPercentMax),
});

/**
 * The deposit and the balance drawn to scale, when each cost is due, and what happens if a step
 * fails.
 */
function DepositAndBalance() {
  return (
    <Section heading={money.heading} intro={money.intro}>
      <div
        role="img"
        aria-label={money.chartLabel}
        style={depositShares}
        className="mt-12 grid sm:grid-cols-[var(--deposit)_minmax(0,1fr)]"
      >
        <div className="rounded-t bg-[linear-gradient(90deg,theme(colors.accent.DEFAULT)_var(--solid),transparent_0),repeating-linear-gradient(115deg,theme(colors.accent.DEFAULT)_0_3px,theme(colors.accent.100)_3px_10px)] p-6 sm:rounded-l sm:rounded-r-none lg:p-8 forced-colors:border">
          <div className="w-(--solid) pr-3 forced-colors:border">
            <p className="font-display text-d2 font-bold">{money.deposit.title}</p>
            <p className="mt-1 font-semibold">{money.deposit.text}</p>
          </div>
        </div>
        <div className="box surface-dark rounded-t-none p-6 sm:rounded-l-none sm:rounded-tr lg:p-8">
          <p className="font-display text-d2 font-bold">{money.balance.title}</p>
          <p className="mt-1 max-w-measure font-semibold text-muted-foreground">
            {money.balance.text}
          </p>
        </div>
      </div>
      <p className="mt-3 text-base text-muted-foreground">{money.chartNote}</p>
      <Card className="mt-12">
        <FactTable table={money.table} isCaptionHidden />
      </Card>
      <LinkRow links={money.links} className="mt-6" />
      <h3 className="mt-20 text-d3">{mishaps.heading}</h3>
      <NoteColumns notes={mishaps.entries} headingLevel={4} className="mt-8" />
    </Section>
  );
}
