import {
  moq,
  quoteComparison,
  regions,
  requestForQuotation,
  resultSlip,
  sections,
  texts,
  vetting,
  type Region,
} from "@/content/services/product-sourcing";
import { Card, CardTitle } from "@/ui/card";
import { DEPARTMENT_FILL } from "@/ui/department-color";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { CheckList } from "@/ui/sections/blocks";
import { RangeFrame, RangeRow } from "@/ui/sections/range-chart";
import { Section } from "@/ui/sections/section";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/numbers";
import { cssPercent } from "@/lib/css-percent";
import { ServicePage } from "./service-page";

export function ProductSourcingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      slip={resultSlip}
      drawings={{
        quoteComparison: <QuoteComparison />,
        vetting: <FactoryVetting />,
        regions: <RegionsList />,
        minimumOrders: <MinimumOrders />,
        requestForQuotation: <RequestForQuotation />,
      }}
    />
  );
}

/** The checks of a factory, and the consequences of failing one. */
function FactoryVetting() {
  return (
    <Section ground="dark" heading={vetting.heading} intro={vetting.intro}>
      <div className="mt-12">
        <FactTable table={vetting.table} />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr_1fr]">
        {vetting.problems.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-dune pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-lg text-muted-foreground">{text}</p>
          </div>
        ))}
      </div>
      <LinkRow links={vetting.links} className="mt-10" />
    </Section>
  );
}

/** What the agency needs to know for a quotation, drawn as a form. */
function RequestForQuotation() {
  return (
    <Card>
      <CardTitle title={requestForQuotation.title} note={requestForQuotation.mark} />
      <dl className="grid gap-px overflow-hidden rounded-b-card bg-border sm:grid-cols-2">
        {requestForQuotation.items.map(({ term, detail }) => (
          <div key={term} className="cell bg-card sm:min-h-24 sm:px-5">
            <dt className="cell-label">{term}</dt>
            <dd className="mt-1 font-display text-ui font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const HEADING_ID = "sheet-heading";

/** Three quotes side by side, and what comes with them. */
function QuoteComparison() {
  return (
    <Section
      ground="sand"
      labelledBy={HEADING_ID}
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:gap-x-20"
    >
      <div>
        <h2 id={HEADING_ID} className="text-d2">
          {quoteComparison.heading}
        </h2>
        {quoteComparison.paragraphs.map((text) => (
          <p key={text} className="mt-5 text-lg text-muted-foreground">
            {text}
          </p>
        ))}
        <LinkRow links={quoteComparison.links} className="mt-4" />
        <h3 className="mt-9 text-title">{quoteComparison.receiveHeading}</h3>
        <CheckList items={quoteComparison.receive} className="mt-4" />
      </div>
      <Card className="min-w-0 self-start overflow-hidden">
        <CardTitle title={quoteComparison.title} note={quoteComparison.mark} />
        <FactTable table={quoteComparison.table} />
      </Card>
    </Section>
  );
}

/**
 * Products and the towns that make them. The South fills one column, the other regions the second.
 */
function RegionsList() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 xl:gap-x-24">
      <RegionTowns region={regions.south} />
      <div className="grid content-start gap-y-12">
        {regions.others.map((region) => (
          <RegionTowns key={region.name} region={region} />
        ))}
      </div>
    </div>
  );
}

function RegionTowns({ region: { name, office, desk, products } }: { region: Region }) {
  return (
    <div>
      <span aria-hidden="true" className={cn("block h-2 rounded-r-full", DEPARTMENT_FILL[desk])} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4 pb-3">
        <h3 className="text-d3">{name}</h3>
        <p className="text-base text-muted-foreground">{office}</p>
      </div>
      <dl>
        {products.map(({ term, detail }) => (
          <div
            key={term}
            className="grid grid-cols-2 items-baseline gap-x-6 border-t border-border py-3"
          >
            <dt className="text-lg text-muted-foreground">{term}</dt>
            <dd className="font-display text-title font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const lowest = Math.min(...moq.ticks);
const highest = Math.max(...moq.ticks);

/** A logarithmic scale: 50 to 500 is as long as 500 to 5,000. */
function stretch(from: number, to: number): string {
  return cssPercent(Math.log(to / from), Math.log(highest / lowest));
}

/** Minimum orders on a scale, and how to lower them. */
function MinimumOrders() {
  return (
    <>
      <RangeFrame
        className="[--columns:17rem_1fr_9rem] [--row-padding:1.25rem]"
        ticks={moq.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: stretch(lowest, tick) }}
          >
            {formatNumber(tick)}
          </span>
        ))}
      >
        <ul>
          {moq.ranges.map(({ title, detail, from, to }) => (
            <RangeRow
              key={title}
              title={title}
              detail={detail}
              figure={
                <>
                  {formatNumber(from)}–{formatNumber(to)}{" "}
                  <span className="sr-only">{moq.unit}</span>
                </>
              }
            >
              {moq.ticks.map((tick) => (
                <span
                  key={tick}
                  className="absolute inset-y-0 w-px bg-grid"
                  style={{ left: stretch(lowest, tick) }}
                />
              ))}
              <span
                className="absolute inset-y-0 my-auto h-5 rounded-r-full bg-accent lg:h-7"
                style={{ left: stretch(lowest, from), width: stretch(from, to) }}
              />
            </RangeRow>
          ))}
        </ul>
      </RangeFrame>
      <h3 className="mt-16 text-d3">{moq.waysHeading}</h3>
      <dl className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-5">
        {moq.ways.map(({ term, detail }) => (
          <div key={term} className="border-t-2 border-strong pt-3">
            <dt className="font-display text-ui font-bold">{term}</dt>
            <dd className="mt-1 text-base text-muted-foreground">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-text text-lg font-semibold">{moq.warning}</p>
    </>
  );
}
