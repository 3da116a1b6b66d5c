import {
  defectClasses,
  type DefectClass,
  outcomes,
  resultSlip,
  sections,
  texts,
} from "@/content/services/quality-control";
import { Section } from "@/ui/sections/section";
import { DESK_TONE } from "@/ui/desk-color";
import { cn } from "@/lib/cn";
import { InspectionStages } from "./inspection-stages";
import { ResultSlip } from "./result-slip";
import { SampleReport } from "./sample-report";
import { ServicePage } from "./service-page";
import "./inspections.css";

export function QualityControlPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      overlay={<ResultSlip texts={resultSlip} />}
      drawings={{
        stages: <InspectionStages />,
        defectClasses: <DefectClasses />,
        report: <SampleReport />,
        outcomes: <InspectionOutcomes />,
      }}
    />
  );
}

/** The three outcomes of an inspection, as branches of the lane. */
function InspectionOutcomes() {
  return (
    <Section heading={outcomes.heading} intro={outcomes.intro}>
      <ul className="outcome-list relative mt-14 grid gap-y-8 lg:mt-16 lg:grid-cols-3 lg:gap-x-12">
        {outcomes.ways.map(({ title, text, desk }) => (
          <li key={title} className={cn("relative pl-10 lg:pt-24 lg:pl-0", DESK_TONE[desk])}>
            <span aria-hidden="true" className="outcome-lane" />
            <span aria-hidden="true" className="stop outcome-stop" />
            <h3 className="text-d3">{title}</h3>
            <p className="mt-2.5 max-w-[18.9em] text-lg text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const LOOKS: Record<DefectClass["severity"], string> = {
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
          <li key={name} className={cn("p-7 lg:p-8", LOOKS[severity])}>
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
