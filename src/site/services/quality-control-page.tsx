import { CircleCheck } from "lucide-react";
import { quotePath } from "@/config/paths";
import { picture } from "@/content/pictures";
import {
  defectClasses,
  outcomes,
  report,
  resultSlip,
  sections,
  stages,
  texts,
  type DefectClass,
  type Inspection,
} from "@/content/services/quality-control";
import { DEPARTMENT_FILL, DEPARTMENT_TONE } from "@/ui/department-color";
import { FactTable } from "@/ui/fact-table";
import { LinkButton } from "@/ui/link-button";
import { Picture } from "@/ui/picture";
import { CheckList } from "@/ui/sections/blocks";
import { Section } from "@/ui/sections/section";
import { cn } from "@/lib/cn";
import { cssPercent } from "@/lib/css-percent";
import { ServicePage } from "./service-page";

export function QualityControlPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      slip={resultSlip}
      drawings={{
        stages: <InspectionStages />,
        defectClasses: <DefectClasses />,
        report: <SampleReport />,
        outcomes: <InspectionOutcomes />,
      }}
    />
  );
}

/** The strokes end side by side at the top: each starts below the one before it. */
const OUTCOME_BENDS = ["top-4.5 h-[3.1rem]", "top-[9px] h-[3.65rem]", "top-0 h-[4.2rem]"];

/** The three outcomes of an inspection, each at the end of its own stroke of the lane. */
function InspectionOutcomes() {
  return (
    <Section heading={outcomes.heading} intro={outcomes.intro}>
      <ul className="relative mt-14 grid gap-y-8 lg:mt-16 lg:grid-cols-3 lg:gap-x-12">
        {outcomes.ways.map(({ title, text, desk }, i) => (
          <li key={title} className={cn("relative pl-10 lg:pt-24 lg:pl-0", DEPARTMENT_TONE[desk])}>
            <span
              aria-hidden="true"
              className={cn(
                "hidden w-[200vw] rounded-tr-[40px] border-t-4 border-r-4 border-(--tone) lg:absolute lg:right-[calc(100%-11px)] lg:block",
                OUTCOME_BENDS[i],
              )}
            />
            <span
              aria-hidden="true"
              className="stop absolute top-1.5 left-0 [--stop:var(--tone)] lg:top-[4.1rem]"
            />
            <h3 className="text-d3">{title}</h3>
            <p className="mt-2.5 max-w-[18.9em] text-lg text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SEVERITY_COLORS: Record<DefectClass["severity"], string> = {
  critical: "bg-danger text-white",
  major: "surface-dark",
  minor: "bg-dune",
};

/** The classes of defects, and how many the highlighted row of the table allows. */
function DefectClasses() {
  return (
    <section aria-labelledby="defects-heading" className="container pb-section">
      <h2 id="defects-heading" className="text-d3">
        {defectClasses.heading}
      </h2>
      <ul className="mt-6 grid overflow-hidden rounded lg:grid-cols-[1fr_1.35fr_1.7fr]">
        {defectClasses.classes.map(({ name, limit, meaning, examples, severity }) => (
          <li key={name} className={cn("p-7 lg:p-8", SEVERITY_COLORS[severity])}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-d3">{name}</h3>
              <p className="font-display font-semibold">{limit}</p>
            </div>
            <p className="mt-3 text-lead font-semibold">{meaning}</p>
            <p className="mt-2 max-w-[21.9em] text-lg">{examples}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COLUMNS = "gap-x-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)_minmax(0,16rem)]";
const share = (count: number) => cssPercent(count, stages.names.length);

/** For example "Materials in to first pieces". */
function describeStages({ from, to }: Inspection): string {
  const first = stages.names[Math.floor(from)] ?? "";
  const last = stages.names[Math.min(stages.names.length, Math.ceil(to)) - 1] ?? first;
  return first === last ? first : `${first} to ${last.toLowerCase()}`;
}

/** The inspections as bars over the stages of an order. */
function InspectionStages() {
  return (
    <>
      <div
        aria-hidden="true"
        className={cn("hidden pb-3 text-label text-muted-foreground lg:grid", COLUMNS)}
      >
        <span>{stages.columns.inspection}</span>
        <span className="grid grid-cols-6">
          {stages.names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
        <span>{stages.columns.catches}</span>
      </div>
      <ul>
        {stages.inspections.map((inspection) => (
          <InspectionRow key={inspection.name} inspection={inspection} />
        ))}
      </ul>
    </>
  );
}

function InspectionRow({ inspection }: { inspection: Inspection }) {
  const { name, abbreviation, text, from, to, catches, desk } = inspection;

  return (
    <li className={cn("grid items-start gap-y-4 border-t border-grid py-6", COLUMNS)}>
      <div>
        <h3 className="text-title">
          {name}{" "}
          {abbreviation && (
            <span className="font-medium text-muted-foreground">{abbreviation}</span>
          )}
        </h3>
        <p className="mt-1.5 text-base text-muted-foreground">{text}</p>
      </div>
      <div className="relative h-12 lg:h-full lg:min-h-16">
        <span
          aria-hidden="true"
          className="absolute inset-0 bg-[repeating-linear-gradient(90deg,theme(colors.grid.DEFAULT)_0_1px,transparent_1px_calc(100%/6))] lg:-inset-y-6 forced-colors:border"
        />
        <span
          aria-hidden="true"
          className={cn(
            "absolute top-1.5 h-4 rounded-r-full lg:top-2.5 lg:h-5",
            DEPARTMENT_FILL[desk],
          )}
          style={{ left: share(from), width: share(to - from) }}
        />
        <span
          className="absolute bottom-0 text-label text-muted-foreground lg:sr-only"
          style={from > 3 ? { right: 0 } : { left: share(from) }}
        >
          {describeStages(inspection)}
        </span>
      </div>
      <p className="font-display text-ui leading-snug font-semibold">
        <span className="sr-only">{stages.columns.catches}: </span>
        {catches}
      </p>
    </li>
  );
}

const HEADING_ID = "report";
const { example } = report;

/** An example of an inspection report, and what every report contains. */
function SampleReport() {
  return (
    <Section
      ground="dark"
      labelledBy={HEADING_ID}
      className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <div className="order-2 lg:order-1">
        <ReportExample />
      </div>
      <div className="order-1 lg:order-2 lg:pt-4">
        <h2 id={HEADING_ID} className="text-d2">
          {report.heading}
        </h2>
        <p className="mt-6 text-lead text-muted-foreground">{report.intro}</p>
        <CheckList items={report.contents} className="mt-8" />
        <LinkButton to={quotePath("qualityControl")} variant="whiteOutline" className="mt-8">
          {report.action}
        </LinkButton>
      </div>
    </Section>
  );
}

function ReportExample() {
  return (
    <div className="card surface-paper">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b-fine border-strong p-4 sm:px-5">
        <p className="font-display text-title font-bold">
          {example.title}
          <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
            {example.product}
          </span>
        </p>
        <p className="text-base text-muted-foreground">{example.note}</p>
      </div>
      <ReportPhotos />
      <FactTable
        isCaptionHidden
        table={{
          caption: example.title,
          columns: example.columns,
          rows: example.rows.map(({ check, standard, found, isPass }) => [
            check,
            standard,
            found,
            <span className={isPass ? "text-success" : "text-danger"}>
              {isPass ? example.pass : example.remark}
            </span>,
          ]),
        }}
      />
      <p className="flex items-center justify-between gap-4 rounded-b bg-success px-4 py-4 font-display text-title font-bold text-white sm:px-5">
        {example.verdict}
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
      </p>
    </div>
  );
}

/** Three sections of one picture, as the photos of a report. */
function ReportPhotos() {
  const { url } = picture("quality-control");
  return (
    <div className="grid grid-cols-3 gap-1 p-1">
      {["origin-[48%_50%]", "origin-[60%_78%]", "origin-[92%_60%]"].map((origin) => (
        <div key={origin} className="overflow-hidden rounded">
          <Picture
            images={[{ url, alt: "" }]}
            sizes="(width >= 64rem) 40vw, 90vw"
            className={cn("aspect-4/3 w-full scale-270 object-cover", origin)}
          />
        </div>
      ))}
    </div>
  );
}
