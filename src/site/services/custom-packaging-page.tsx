import {
  artwork,
  failures,
  schedule,
  sections,
  texts,
  type DrawingLine,
} from "@/content/services/custom-packaging";
import type { Department } from "@/config/department";
import { Card, CardTitle } from "@/ui/card";
import { DEPARTMENT_FILL } from "@/ui/department-color";
import { LinkRow } from "@/ui/link-row";
import { TermList } from "@/ui/sections/blocks";
import { RangeFrame, RangeRow } from "@/ui/sections/range-chart";
import { Section } from "@/ui/sections/section";
import { cn } from "@/lib/cn";
import { cssPercent } from "@/lib/css-percent";
import { PackagingDieline } from "./packaging-dieline";
import { ServicePage } from "./service-page";

export function CustomPackagingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        schedule: <PackagingSchedule />,
        artwork: <PackagingArtwork />,
        failures: <PackagingFailures />,
      }}
    />
  );
}

/** What happens when a package fails a test. */
function PackagingFailures() {
  return (
    <div className="grid gap-x-12 gap-y-8 border-t-2 border-strong pt-5 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-d3">{failures.heading}</h3>
        <LinkRow links={failures.links} className="mt-3" />
      </div>
      <dl>
        {failures.cases.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-grid py-4 first:pt-0 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-display text-ui font-bold">{title}</dt>
            <dd className="text-lg text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const BORDER: Record<Department, string> = {
  find: "border-accent",
  check: "border-strong",
  ship: "border-support-600",
};
// Each step starts where the longest version of the previous one ends.
const steps = schedule.steps.map((step, i) => ({
  ...step,
  start: schedule.steps.slice(0, i).reduce((sum, { max }) => sum + max, 0),
}));

/** The steps from a measured product to printed packages, on a scale. */
function PackagingSchedule() {
  return (
    <RangeFrame
      className="[--columns:20.5rem_1fr_7.5rem] [--row-padding:1rem]"
      ticks={
        <span className="grid grid-cols-6">
          {schedule.ticks.slice(0, -1).map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </span>
      }
    >
      <ol>
        {steps.map(({ title, text, min, max, start, desk }) => (
          <RangeRow
            key={title}
            title={title}
            detail={text}
            figure={`${min}–${max} ${schedule.unit}`}
          >
            <span className="absolute inset-0 grid grid-cols-6">
              {schedule.ticks.slice(1).map((tick) => (
                <span key={tick} className="border-l border-grid" />
              ))}
            </span>
            <span
              className={cn(
                "absolute inset-y-0 my-auto h-5 overflow-hidden rounded-r-full border-2 lg:h-7",
                BORDER[desk],
              )}
              style={{
                left: cssPercent(start, schedule.end),
                width: cssPercent(max, schedule.end),
              }}
            >
              <span
                className={cn("block h-full", DEPARTMENT_FILL[desk])}
                style={{ width: cssPercent(min, max) }}
              />
            </span>
          </RangeRow>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-base text-muted-foreground">
        {schedule.desks.map(({ desk, text }) => (
          <span key={desk} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={cn("h-3 w-6 rounded-r-full", DEPARTMENT_FILL[desk])}
            />
            {text}
          </span>
        ))}
      </p>
    </RangeFrame>
  );
}

const HEADING_ID = "artwork-heading";

const SWATCH: Record<DrawingLine["line"], string> = {
  cut: "h-0 border-t-2 border-strong",
  fold: "h-0 border-t-2 border-dashed border-strong",
  bleed: "h-3 bg-accent-300",
  glue: "h-3 border border-input bg-white",
};

/** Requirements for artwork files, beside the drawing they refer to. */
function PackagingArtwork() {
  const { drawing } = artwork;
  return (
    <Section
      labelledBy={HEADING_ID}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center"
    >
      <Card className="max-lg:order-last">
        <CardTitle title={drawing.title} note={drawing.mark} />
        <div className="p-4 sm:p-8">
          <PackagingDieline />
        </div>
        <dl className="grid border-t border-border px-4 py-3 sm:grid-cols-2 sm:gap-x-8 sm:px-5">
          {drawing.lines.map(({ line, term, detail }) => (
            <div key={line} className="flex items-center gap-3 py-1.5 text-base">
              <span aria-hidden="true" className={cn("w-8 shrink-0", SWATCH[line])} />
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted-foreground">{detail}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div>
        <h2 id={HEADING_ID} className="text-d2">
          {artwork.heading}
        </h2>
        <p className="mt-6 max-w-measure text-lg text-muted-foreground">{artwork.intro}</p>
        <TermList terms={artwork.checks} className="mt-8" />
      </div>
    </Section>
  );
}
